// expm1 f32[2,3]
module @expm1 {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
}
// expm1 f32[17]
module @expm1 {
  func.func public @main(%arg0: tensor<17xf32>) -> (tensor<17xf32>) {
    %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<17xf32>) -> tensor<17xf32>
    "func.return"(%0) : (tensor<17xf32>) -> ()
  }
}
// expm1 f32[]
module @expm1 {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// expm1 f32[0,2]
module @expm1 {
  func.func public @main(%arg0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%0) : (tensor<0x2xf32>) -> ()
  }
}
