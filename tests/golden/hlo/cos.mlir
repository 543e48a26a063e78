// cos f32[2,3]
module @cos {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.cosine"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
}
// cos f32[17]
module @cos {
  func.func public @main(%arg0: tensor<17xf32>) -> (tensor<17xf32>) {
    %0 = "stablehlo.cosine"(%arg0) : (tensor<17xf32>) -> tensor<17xf32>
    "func.return"(%0) : (tensor<17xf32>) -> ()
  }
}
// cos f32[]
module @cos {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.cosine"(%arg0) : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// cos f32[0,2]
module @cos {
  func.func public @main(%arg0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.cosine"(%arg0) : (tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%0) : (tensor<0x2xf32>) -> ()
  }
}
