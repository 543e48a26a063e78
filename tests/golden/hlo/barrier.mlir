// barrier f32[2,3] f32[4]
module @barrier {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> (tensor<2x3xf32>) {
    %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>)
    "func.return"(%0#0) : (tensor<2x3xf32>) -> ()
  }
}
// barrier f32[] f32[0]
module @barrier {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<0xf32>) -> (tensor<f32>) {
    %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<f32>, tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>)
    "func.return"(%0#0) : (tensor<f32>) -> ()
  }
}
