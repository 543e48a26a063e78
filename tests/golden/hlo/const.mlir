// const -> f32
module @const {
  func.func public @main() -> (tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// const -> f32
module @const {
  func.func public @main() -> (tensor<2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<2xf32>} : () -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }
}
// const -> u8
module @const {
  func.func public @main() -> (tensor<2x2xui8>) {
    %0 = "stablehlo.constant"() {value = dense<"0x61626364"> : tensor<2x2xui8>} : () -> tensor<2x2xui8>
    "func.return"(%0) : (tensor<2x2xui8>) -> ()
  }
}
// const -> bool
module @const {
  func.func public @main() -> (tensor<3xi1>) {
    %0 = "stablehlo.constant"() {value = dense<"0x010001"> : tensor<3xui8>} : () -> tensor<3xui8>
    %1 = "stablehlo.convert"(%0) : (tensor<3xui8>) -> tensor<3xi1>
    "func.return"(%1) : (tensor<3xi1>) -> ()
  }
}
// const -> i64
module @const {
  func.func public @main() -> (tensor<0x2xi64>) {
    %0 = "stablehlo.constant"() {value = dense<> : tensor<0x2xi64>} : () -> tensor<0x2xi64>
    "func.return"(%0) : (tensor<0x2xi64>) -> ()
  }
}
