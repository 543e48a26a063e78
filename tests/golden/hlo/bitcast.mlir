// bitcast f32[2,3] -> u32
module @bitcast {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xui32>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xui32>
    "func.return"(%0) : (tensor<2x3xui32>) -> ()
  }
}
// bitcast i32[4] -> f32
module @bitcast {
  func.func public @main(%arg0: tensor<4xi32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4xi32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }
}
