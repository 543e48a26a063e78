// reduce_scatter f32[4,3]
module @reduce_scatter {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
    "func.return"(%arg0) : (tensor<4x3xf32>) -> ()
  }
}
// reduce_scatter f32[2,1]
module @reduce_scatter {
  func.func public @main(%arg0: tensor<2x1xf32>) -> (tensor<2x1xf32>) {
    "func.return"(%arg0) : (tensor<2x1xf32>) -> ()
  }
}
// reduce_scatter f32[0]
module @reduce_scatter {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32>) {
    "func.return"(%arg0) : (tensor<0xf32>) -> ()
  }
}
