// transpose f32[2,3]
module @transpose {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }
}
// transpose f32[2,3,4]
module @transpose {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    "func.return"(%0) : (tensor<4x2x3xf32>) -> ()
  }
}
// transpose f32[]
module @transpose {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64>} : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// transpose f32[1,0,3]
module @transpose {
  func.func public @main(%arg0: tensor<1x0x3xf32>) -> (tensor<0x3x1xf32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 2, 0>} : (tensor<1x0x3xf32>) -> tensor<0x3x1xf32>
    "func.return"(%0) : (tensor<0x3x1xf32>) -> ()
  }
}
