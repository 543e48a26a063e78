// dyn_update f32[5] f32[2] i32[1]
module @dyn_update {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<2xf32>, %arg2: tensor<1xi32>) -> (tensor<5xf32>) {
    %0 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<1xi32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %1) : (tensor<5xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
    "func.return"(%2) : (tensor<5xf32>) -> ()
  }
}
// dyn_update f32[3,4] f32[1,4] i32[2]
module @dyn_update {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<2xi32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<i32>
    %4 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %1, %3) : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    "func.return"(%4) : (tensor<3x4xf32>) -> ()
  }
}
// dyn_update f32[] f32[] i32[0]
module @dyn_update {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<0xi32>) -> (tensor<f32>) {
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
// dyn_update f32[3] f32[0] i32[1]
module @dyn_update {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<0xf32>, %arg2: tensor<1xi32>) -> (tensor<3xf32>) {
    %0 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<1xi32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %1) : (tensor<3xf32>, tensor<0xf32>, tensor<i32>) -> tensor<3xf32>
    "func.return"(%2) : (tensor<3xf32>) -> ()
  }
}
