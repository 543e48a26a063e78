// all_gather f32[2,3]
module @all_gather {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    "func.return"(%arg0) : (tensor<2x3xf32>) -> ()
  }
}
// all_gather f32[0,3]
module @all_gather {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32>) {
    "func.return"(%arg0) : (tensor<0x3xf32>) -> ()
  }
}
// all_gather f32[1]
module @all_gather {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<1xf32>) {
    "func.return"(%arg0) : (tensor<1xf32>) -> ()
  }
}
