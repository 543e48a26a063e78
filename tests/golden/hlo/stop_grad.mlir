// stop_grad f32[2,3]
module @stop_grad {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    "func.return"(%arg0) : (tensor<2x3xf32>) -> ()
  }
}
// stop_grad f32[]
module @stop_grad {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    "func.return"(%arg0) : (tensor<f32>) -> ()
  }
}
// stop_grad f32[0]
module @stop_grad {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32>) {
    "func.return"(%arg0) : (tensor<0xf32>) -> ()
  }
}
