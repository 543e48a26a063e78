// pad f32[3] f32[]
module @pad {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> (tensor<6xf32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    "func.return"(%0) : (tensor<6xf32>) -> ()
  }
}
// pad f32[2,3] f32[]
module @pad {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: -1, 1>, interior_padding = array<i64: 2, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%0) : (tensor<3x5xf32>) -> ()
  }
}
// pad f32[] f32[]
module @pad {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// pad f32[0,2] f32[]
module @pad {
  func.func public @main(%arg0: tensor<0x2xf32>, %arg1: tensor<f32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 3, 0>} : (tensor<0x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }
}
// pad f32[1] f32[]
module @pad {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<f32>) -> (tensor<0xf32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 4>} : (tensor<1xf32>, tensor<f32>) -> tensor<0xf32>
    "func.return"(%0) : (tensor<0xf32>) -> ()
  }
}
