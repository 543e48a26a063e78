// compare f32[3,3] f32[3,3]
module @compare {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    "func.return"(%0) : (tensor<3x3xi1>) -> ()
  }
}
// compare f32[3,3] f32[3,3]
module @compare {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    "func.return"(%0) : (tensor<3x3xi1>) -> ()
  }
}
// compare f32[3,3] f32[3,3]
module @compare {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    "func.return"(%0) : (tensor<3x3xi1>) -> ()
  }
}
// compare f32[3,3] f32[3,3]
module @compare {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    "func.return"(%0) : (tensor<3x3xi1>) -> ()
  }
}
// compare f32[3,3] f32[3,3]
module @compare {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    "func.return"(%0) : (tensor<3x3xi1>) -> ()
  }
}
// compare f32[3,3] f32[3,3]
module @compare {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    "func.return"(%0) : (tensor<3x3xi1>) -> ()
  }
}
