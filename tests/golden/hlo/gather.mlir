// gather f32[4,2] i32[3]
module @gather {
  func.func public @main(%arg0: tensor<4x2xf32>, %arg1: tensor<3xi32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false} : (tensor<4x2xf32>, tensor<3xi32>) -> tensor<3x2xf32>
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }
}
// gather f32[2,3,2] i64[2,2]
module @gather {
  func.func public @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x2xi64>) -> (tensor<2x2x2x2xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 1, 2>, indices_are_sorted = false} : (tensor<2x3x2xf32>, tensor<2x2xi64>) -> tensor<2x2x2x2xf32>
    "func.return"(%0) : (tensor<2x2x2x2xf32>) -> ()
  }
}
// gather f32[2,5] u32[2]
module @gather {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2xui32>) -> (tensor<2xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<2x5xf32>, tensor<2xui32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }
}
// gather f32[2,2,3,2] i32[2,3]
module @gather {
  func.func public @main(%arg0: tensor<2x2x3x2xf32>, %arg1: tensor<2x3xi32>) -> (tensor<2x2x3x2xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1, 2>, indices_are_sorted = false} : (tensor<2x2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x2x3x2xf32>
    "func.return"(%0) : (tensor<2x2x3x2xf32>) -> ()
  }
}
// gather f32[4,1] i32[]
module @gather {
  func.func public @main(%arg0: tensor<4x1xf32>, %arg1: tensor<i32>) -> (tensor<1xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<4x1xf32>, tensor<i32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
  }
}
// gather f32[0,2] i32[0]
module @gather {
  func.func public @main(%arg0: tensor<0x2xf32>, %arg1: tensor<0xi32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    "func.return"(%0) : (tensor<0x2xf32>) -> ()
  }
}
