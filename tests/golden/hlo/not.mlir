// not bool[2,3]
module @not {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    "func.return"(%0) : (tensor<2x3xi1>) -> ()
  }
}
// not i32[5]
module @not {
  func.func public @main(%arg0: tensor<5xi32>) -> (tensor<5xi32>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }
}
// not u8[3]
module @not {
  func.func public @main(%arg0: tensor<3xui8>) -> (tensor<3xui8>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<3xui8>) -> tensor<3xui8>
    "func.return"(%0) : (tensor<3xui8>) -> ()
  }
}
