// concat f32[2,3] f32[1,3]
module @concat {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    "func.return"(%0) : (tensor<3x3xf32>) -> ()
  }
}
// concat f32[2,1] f32[2,0] f32[2,3]
module @concat {
  func.func public @main(%arg0: tensor<2x1xf32>, %arg1: tensor<2x0xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1, %arg2) {dimension = 1 : i64} : (tensor<2x1xf32>, tensor<2x0xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
    "func.return"(%0) : (tensor<2x4xf32>) -> ()
  }
}
// concat f32[4]
module @concat {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.concatenate"(%arg0) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }
}
// concat f32[2,2,2] f32[2,1,2]
module @concat {
  func.func public @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<2x1x2xf32>) -> (tensor<2x3x2xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) {dimension = 1 : i64} : (tensor<2x2x2xf32>, tensor<2x1x2xf32>) -> tensor<2x3x2xf32>
    "func.return"(%0) : (tensor<2x3x2xf32>) -> ()
  }
}
