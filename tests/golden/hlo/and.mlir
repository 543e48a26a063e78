// and bool[2,3] bool[2,3]
module @and {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    "func.return"(%0) : (tensor<2x3xi1>) -> ()
  }
}
// and i32[5] i32[5]
module @and {
  func.func public @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> (tensor<5xi32>) {
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }
}
// and u8[5] u8[5]
module @and {
  func.func public @main(%arg0: tensor<5xui8>, %arg1: tensor<5xui8>) -> (tensor<5xui8>) {
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xui8>
    "func.return"(%0) : (tensor<5xui8>) -> ()
  }
}
