// all_reduce f32[2,3]
module @all_reduce {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    "func.return"(%arg0) : (tensor<2x3xf32>) -> ()
  }
}
// all_reduce f32[4]
module @all_reduce {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>) {
    %3 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%0: tensor<f32>, %1: tensor<f32>):
      %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%3) : (tensor<4xf32>) -> ()
  }
}
// all_reduce f32[]
module @all_reduce {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    "func.return"(%arg0) : (tensor<f32>) -> ()
  }
}
// all_reduce f32[0]
module @all_reduce {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32>) {
    "func.return"(%arg0) : (tensor<0xf32>) -> ()
  }
}
