// broadcast f32[3]
module @broadcast {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
}
// broadcast f32[2,3]
module @broadcast {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x4x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    "func.return"(%0) : (tensor<2x4x3xf32>) -> ()
  }
}
// broadcast f32[]
module @broadcast {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<2x2xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }
}
// broadcast f32[]
module @broadcast {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// broadcast f32[1]
module @broadcast {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<1x0xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x0xf32>
    "func.return"(%0) : (tensor<1x0xf32>) -> ()
  }
}
