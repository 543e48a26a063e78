// conv_input_grad f32[2,4,5,3] f32[4,3,3,2]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<4x3x3x2xf32>) -> (tensor<2x3x5x4xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x5x3xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x5x4xf32>
    "func.return"(%1) : (tensor<2x3x5x4xf32>) -> ()
  }
}
// conv_input_grad f32[1,3,2] f32[3,2,3]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<1x3x2xf32>, %arg1: tensor<3x2x3xf32>) -> (tensor<1x2x7xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2>} : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {window_strides = array<i64: 1>, padding = dense<[[3, 5]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[i, o, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2xf32>, tensor<3x2x3xf32>) -> tensor<1x2x7xf32>
    "func.return"(%1) : (tensor<1x2x7xf32>) -> ()
  }
}
// conv_input_grad f32[1,2,2,2,2] f32[2,1,2,2,2]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<1x2x2x2x2xf32>, %arg1: tensor<2x1x2x2x2xf32>) -> (tensor<1x1x3x4x3xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3, 4>} : (tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 2], [2, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 2, 1>, rhs_dilation = array<i64: 1, 1, 2>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2x2x2xf32>, tensor<2x1x2x2x2xf32>) -> tensor<1x1x3x4x3xf32>
    "func.return"(%1) : (tensor<1x1x3x4x3xf32>) -> ()
  }
}
// conv_input_grad f32[2,6,2,4] f32[6,2,2,3]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<2x6x2x4xf32>, %arg1: tensor<6x2x2x3xf32>) -> (tensor<2x4x4x4xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<6x2x2x3xf32>) -> tensor<6x2x2x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<6x2x2x3xf32>) -> tensor<2x3x2x2x3xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<2x3x2x2x3xf32>) -> tensor<2x2x3x2x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2x3x2x3xf32>) -> tensor<4x3x2x3xf32>
    %4 = "stablehlo.convolution"(%arg0, %3) {window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x6x2x4xf32>, tensor<4x3x2x3xf32>) -> tensor<2x4x4x4xf32>
    "func.return"(%4) : (tensor<2x4x4x4xf32>) -> ()
  }
}
// conv_input_grad f32[1,3,2,2] f32[3,1,3,3]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<1x3x2x2xf32>, %arg1: tensor<3x1x3x3xf32>) -> (tensor<1x3x4x4xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<3x1x3x3xf32>) -> tensor<3x1x3x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x1x3x3xf32>) -> tensor<3x1x1x3x3xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<3x1x1x3x3xf32>) -> tensor<3x1x1x3x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x1x1x3x3xf32>) -> tensor<3x1x3x3xf32>
    %4 = "stablehlo.convolution"(%arg0, %3) {window_strides = array<i64: 1, 1>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x2xf32>, tensor<3x1x3x3xf32>) -> tensor<1x3x4x4xf32>
    "func.return"(%4) : (tensor<1x3x4x4xf32>) -> ()
  }
}
// conv_input_grad f32[2,2,1,1] f32[2,3,1,1]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<2x2x1x1xf32>, %arg1: tensor<2x3x1x1xf32>) -> (tensor<2x3x1x1xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x1x1xf32>, tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
    "func.return"(%1) : (tensor<2x3x1x1xf32>) -> ()
  }
}
// conv_input_grad f32[1,1,2,2] f32[1,1,2,2]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<1x1x2x2xf32>, %arg1: tensor<1x1x2x2xf32>) -> (tensor<1x1x6x6xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 4, 3>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x6x6xf32>
    "func.return"(%1) : (tensor<1x1x6x6xf32>) -> ()
  }
}
// conv_input_grad f32[0,3,4,4] f32[3,2,3,3]
module @conv_input_grad {
  func.func public @main(%arg0: tensor<0x3x4x4xf32>, %arg1: tensor<3x2x3x3xf32>) -> (tensor<0x2x4x4xf32>) {
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<3x2x3x3xf32>) -> tensor<3x2x3x3xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<0x3x4x4xf32>, tensor<3x2x3x3xf32>) -> tensor<0x2x4x4xf32>
    "func.return"(%1) : (tensor<0x2x4x4xf32>) -> ()
  }
}
