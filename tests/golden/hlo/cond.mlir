// cond bool[] f32[3]
module @cond {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %2:2 = "stablehlo.if"(%arg0) ({
      %0 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }, {
      %1 = "stablehlo.sine"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
    "func.return"(%2#0, %2#1) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }
}
// cond bool[] f32[3]
module @cond {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %2:2 = "stablehlo.if"(%arg0) ({
      %0 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }, {
      %1 = "stablehlo.sine"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
    "func.return"(%2#0, %2#1) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }
}
