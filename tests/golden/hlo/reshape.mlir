// reshape f32[2,6]
module @reshape {
  func.func public @main(%arg0: tensor<2x6xf32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<3x4xf32>
    "func.return"(%0) : (tensor<3x4xf32>) -> ()
  }
}
// reshape f32[2,3,4]
module @reshape {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x12xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
    "func.return"(%0) : (tensor<2x12xf32>) -> ()
  }
}
// reshape f32[1,1]
module @reshape {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// reshape f32[]
module @reshape {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<1x1xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%0) : (tensor<1x1xf32>) -> ()
  }
}
// reshape f32[0,3]
module @reshape {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<5x0xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x3xf32>) -> tensor<5x0xf32>
    "func.return"(%0) : (tensor<5x0xf32>) -> ()
  }
}
