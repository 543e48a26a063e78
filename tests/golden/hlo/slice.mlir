// slice f32[5]
module @slice {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<3xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<5xf32>) -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }
}
// slice f32[4,7]
module @slice {
  func.func public @main(%arg0: tensor<4x7xf32>) -> (tensor<2x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 7>, strides = array<i64: 2, 3>} : (tensor<4x7xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }
}
// slice f32[]
module @slice {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>} : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// slice f32[3,2]
module @slice {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<0x2xf32>
    "func.return"(%0) : (tensor<0x2xf32>) -> ()
  }
}
// slice f32[1,4]
module @slice {
  func.func public @main(%arg0: tensor<1x4xf32>) -> (tensor<1x1xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 4>, strides = array<i64: 5, 9>} : (tensor<1x4xf32>) -> tensor<1x1xf32>
    "func.return"(%0) : (tensor<1x1xf32>) -> ()
  }
}
