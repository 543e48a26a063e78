// div f32[2,3] f32[2,3]
module @div {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
}
// div f32[19] f32[19]
module @div {
  func.func public @main(%arg0: tensor<19xf32>, %arg1: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%0) : (tensor<19xf32>) -> ()
  }
}
// div f32[] f32[]
module @div {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// div f32[0] f32[0]
module @div {
  func.func public @main(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>) {
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    "func.return"(%0) : (tensor<0xf32>) -> ()
  }
}
