// shr u32[2,3] u32[2,3]
module @shr {
  func.func public @main(%arg0: tensor<2x3xui32>, %arg1: tensor<2x3xui32>) -> (tensor<2x3xui32>) {
    %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    "func.return"(%0) : (tensor<2x3xui32>) -> ()
  }
}
// shr i32[5] i32[5]
module @shr {
  func.func public @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> (tensor<5xi32>) {
    %0 = "stablehlo.shift_right_arithmetic"(%arg0, %arg1) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }
}
// shr u8[5] u8[5]
module @shr {
  func.func public @main(%arg0: tensor<5xui8>, %arg1: tensor<5xui8>) -> (tensor<5xui8>) {
    %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xui8>
    "func.return"(%0) : (tensor<5xui8>) -> ()
  }
}
