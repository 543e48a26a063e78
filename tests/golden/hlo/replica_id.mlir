// replica_id
module @replica_id {
  func.func public @main() -> (tensor<ui32>) {
    %0 = "stablehlo.replica_id"() : () -> tensor<ui32>
    "func.return"(%0) : (tensor<ui32>) -> ()
  }
}
