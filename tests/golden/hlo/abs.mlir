// abs f32[2,3]
module @abs {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
}
// abs f32[17]
module @abs {
  func.func public @main(%arg0: tensor<17xf32>) -> (tensor<17xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<17xf32>) -> tensor<17xf32>
    "func.return"(%0) : (tensor<17xf32>) -> ()
  }
}
// abs f32[]
module @abs {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// abs f32[0,2]
module @abs {
  func.func public @main(%arg0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%0) : (tensor<0x2xf32>) -> ()
  }
}
