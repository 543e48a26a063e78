// scatter_add f32[4,2] i32[3] f32[3,2]
module @scatter_add {
  func.func public @main(%arg0: tensor<4x2xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf32>) -> (tensor<4x2xf32>) {
    %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%0: tensor<f32>, %1: tensor<f32>):
      %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2xf32>, tensor<3xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    "func.return"(%3) : (tensor<4x2xf32>) -> ()
  }
}
// scatter_add f32[2,3] i64[2,4] f32[2,4]
module @scatter_add {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xi64>, %arg2: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
    %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%0: tensor<f32>, %1: tensor<f32>):
      %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<2x3xf32>
    "func.return"(%3) : (tensor<2x3xf32>) -> ()
  }
}
// scatter_add f32[2,3,2] u32[2,2] f32[2,2,2,2]
module @scatter_add {
  func.func public @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x2xui32>, %arg2: tensor<2x2x2x2xf32>) -> (tensor<2x3x2xf32>) {
    %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%0: tensor<f32>, %1: tensor<f32>):
      %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x2xf32>, tensor<2x2xui32>, tensor<2x2x2x2xf32>) -> tensor<2x3x2xf32>
    "func.return"(%3) : (tensor<2x3x2xf32>) -> ()
  }
}
// scatter_add f32[3] i32[] f32[]
module @scatter_add {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> (tensor<3xf32>) {
    %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%0: tensor<f32>, %1: tensor<f32>):
      %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%3) : (tensor<3xf32>) -> ()
  }
}
// scatter_add f32[2,2] i32[0] f32[0,2]
module @scatter_add {
  func.func public @main(%arg0: tensor<2x2xf32>, %arg1: tensor<0xi32>, %arg2: tensor<0x2xf32>) -> (tensor<2x2xf32>) {
    %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%0: tensor<f32>, %1: tensor<f32>):
      %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<2x2xf32>, tensor<0xi32>, tensor<0x2xf32>) -> tensor<2x2xf32>
    "func.return"(%3) : (tensor<2x2xf32>) -> ()
  }
}
