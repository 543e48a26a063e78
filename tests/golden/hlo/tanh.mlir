// tanh f32[2,3]
module @tanh {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.tanh"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
}
// tanh f32[17]
module @tanh {
  func.func public @main(%arg0: tensor<17xf32>) -> (tensor<17xf32>) {
    %0 = "stablehlo.tanh"(%arg0) : (tensor<17xf32>) -> tensor<17xf32>
    "func.return"(%0) : (tensor<17xf32>) -> ()
  }
}
// tanh f32[]
module @tanh {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.tanh"(%arg0) : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// tanh f32[0,2]
module @tanh {
  func.func public @main(%arg0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.tanh"(%arg0) : (tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%0) : (tensor<0x2xf32>) -> ()
  }
}
