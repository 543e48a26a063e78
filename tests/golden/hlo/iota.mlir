// iota -> f32
module @iota {
  func.func public @main() -> (tensor<5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
    "func.return"(%0) : (tensor<5xf32>) -> ()
  }
}
// iota -> i32
module @iota {
  func.func public @main() -> (tensor<2x3x2xi32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x2xi32>
    "func.return"(%0) : (tensor<2x3x2xi32>) -> ()
  }
}
// iota -> u8
module @iota {
  func.func public @main() -> (tensor<300xui8>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<300xui8>
    "func.return"(%0) : (tensor<300xui8>) -> ()
  }
}
// iota -> u32
module @iota {
  func.func public @main() -> (tensor<3x0xui32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x0xui32>
    "func.return"(%0) : (tensor<3x0xui32>) -> ()
  }
}
