// pool_max_grad f32[2,3,4,4] f32[2,3,2,2]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x4xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<2x3x4x4xf32>, tensor<2x3x2x2xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
    "func.return"(%9) : (tensor<2x3x4x4xf32>) -> ()
  }
}
// pool_max_grad f32[1,2,6,5] f32[1,2,3,2]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x2x6x5xf32>, %arg1: tensor<1x2x3x2xf32>) -> (tensor<1x2x6x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 3>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 1]]> : tensor<4x2xi64>} : (tensor<1x2x6x5xf32>, tensor<1x2x3x2xf32>, tensor<f32>) -> tensor<1x2x6x5xf32>
    "func.return"(%9) : (tensor<1x2x6x5xf32>) -> ()
  }
}
// pool_max_grad f32[1,1,7] f32[1,1,6]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x1x7xf32>, %arg1: tensor<1x1x6xf32>) -> (tensor<1x1x7xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [2, 1]]> : tensor<3x2xi64>} : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<1x1x6xf32>
    %5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg0, %5) {edge_padding_low = array<i64: 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<1x1x10xf32>
    %7 = "stablehlo.constant"() {value = dense<true> : tensor<1x1x7xi1>} : () -> tensor<1x1x7xi1>
    %8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %9 = "stablehlo.pad"(%7, %8) {edge_padding_low = array<i64: 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x7xi1>, tensor<i1>) -> tensor<1x1x10xi1>
    %10 = "stablehlo.constant"() {value = dense<false> : tensor<1x1x6xi1>} : () -> tensor<1x1x6xi1>
    %11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x1x10xf32>} : () -> tensor<1x1x10xf32>
    %12 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x1x6xf32>} : () -> tensor<1x1x6xf32>
    %13 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 6>, strides = array<i64: 1, 1, 1>} : (tensor<1x1x10xf32>) -> tensor<1x1x6xf32>
    %14 = "stablehlo.compare"(%13, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xi1>
    %15 = "stablehlo.compare"(%13, %13) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xi1>
    %16 = "stablehlo.or"(%14, %15) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %17 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 1, 6>, strides = array<i64: 1, 1, 1>} : (tensor<1x1x10xi1>) -> tensor<1x1x6xi1>
    %18 = "stablehlo.and"(%16, %17) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %19 = "stablehlo.not"(%10) : (tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %20 = "stablehlo.and"(%18, %19) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %21 = "stablehlo.or"(%10, %18) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %22 = "stablehlo.select"(%20, %arg1, %12) : (tensor<1x1x6xi1>, tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xf32>
    %23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.pad"(%22, %23) {edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 4>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<1x1x10xf32>
    %25 = "stablehlo.add"(%11, %24) : (tensor<1x1x10xf32>, tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %26 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 1, 8>, strides = array<i64: 1, 1, 1>} : (tensor<1x1x10xf32>) -> tensor<1x1x6xf32>
    %27 = "stablehlo.compare"(%26, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xi1>
    %28 = "stablehlo.compare"(%26, %26) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xi1>
    %29 = "stablehlo.or"(%27, %28) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %30 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 1, 8>, strides = array<i64: 1, 1, 1>} : (tensor<1x1x10xi1>) -> tensor<1x1x6xi1>
    %31 = "stablehlo.and"(%29, %30) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %32 = "stablehlo.not"(%21) : (tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %33 = "stablehlo.and"(%31, %32) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %34 = "stablehlo.or"(%21, %31) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %35 = "stablehlo.select"(%33, %arg1, %12) : (tensor<1x1x6xi1>, tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xf32>
    %36 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.pad"(%35, %36) {edge_padding_low = array<i64: 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<1x1x10xf32>
    %38 = "stablehlo.add"(%25, %37) : (tensor<1x1x10xf32>, tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %39 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 1, 1, 10>, strides = array<i64: 1, 1, 1>} : (tensor<1x1x10xf32>) -> tensor<1x1x6xf32>
    %40 = "stablehlo.compare"(%39, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xi1>
    %41 = "stablehlo.compare"(%39, %39) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xi1>
    %42 = "stablehlo.or"(%40, %41) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %43 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 1, 1, 10>, strides = array<i64: 1, 1, 1>} : (tensor<1x1x10xi1>) -> tensor<1x1x6xi1>
    %44 = "stablehlo.and"(%42, %43) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %45 = "stablehlo.not"(%34) : (tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %46 = "stablehlo.and"(%44, %45) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %47 = "stablehlo.or"(%34, %44) : (tensor<1x1x6xi1>, tensor<1x1x6xi1>) -> tensor<1x1x6xi1>
    %48 = "stablehlo.select"(%46, %arg1, %12) : (tensor<1x1x6xi1>, tensor<1x1x6xf32>, tensor<1x1x6xf32>) -> tensor<1x1x6xf32>
    %49 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.pad"(%48, %49) {edge_padding_low = array<i64: 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<1x1x10xf32>
    %51 = "stablehlo.add"(%38, %50) : (tensor<1x1x10xf32>, tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %52 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %53 = "stablehlo.pad"(%51, %52) {edge_padding_low = array<i64: 0, 0, -2>, edge_padding_high = array<i64: 0, 0, -1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x10xf32>, tensor<f32>) -> tensor<1x1x7xf32>
    "func.return"(%53) : (tensor<1x1x7xf32>) -> ()
  }
}
// pool_max_grad f32[2,1,5] f32[2,1,3]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<2x1x5xf32>, %arg1: tensor<2x1x3xf32>) -> (tensor<2x1x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<2x1x5xf32>, tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x1x5xf32>
    "func.return"(%9) : (tensor<2x1x5xf32>) -> ()
  }
}
// pool_max_grad f32[0,2,4,4] f32[0,2,2,2]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<0x2x4x4xf32>, %arg1: tensor<0x2x2x2xf32>) -> (tensor<0x2x4x4xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<0x2x4x4xf32>, tensor<0x2x2x2xf32>, tensor<f32>) -> tensor<0x2x4x4xf32>
    "func.return"(%9) : (tensor<0x2x4x4xf32>) -> ()
  }
}
// pool_max_grad f32[3,1,2,3,3] f32[2,1,1,3,1]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<3x1x2x3x3xf32>, %arg1: tensor<2x1x1x3x1xf32>) -> (tensor<3x1x2x3x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 2, 1, 2, 2, 3>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 1], [0, 0]]> : tensor<5x2xi64>} : (tensor<3x1x2x3x3xf32>, tensor<f32>) -> tensor<2x1x1x3x1xf32>
    %5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg0, %5) {edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<3x1x2x3x3xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %7 = "stablehlo.constant"() {value = dense<true> : tensor<3x1x2x3x3xi1>} : () -> tensor<3x1x2x3x3xi1>
    %8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %9 = "stablehlo.pad"(%7, %8) {edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<3x1x2x3x3xi1>, tensor<i1>) -> tensor<3x1x2x4x3xi1>
    %10 = "stablehlo.constant"() {value = dense<false> : tensor<2x1x1x3x1xi1>} : () -> tensor<2x1x1x3x1xi1>
    %11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3x1x2x4x3xf32>} : () -> tensor<3x1x2x4x3xf32>
    %12 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<2x1x1x3x1xf32>} : () -> tensor<2x1x1x3x1xf32>
    %13 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 1, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %14 = "stablehlo.compare"(%13, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %15 = "stablehlo.compare"(%13, %13) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %16 = "stablehlo.or"(%14, %15) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %17 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 1, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %18 = "stablehlo.and"(%16, %17) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %19 = "stablehlo.not"(%10) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %20 = "stablehlo.and"(%18, %19) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %21 = "stablehlo.or"(%10, %18) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %22 = "stablehlo.select"(%20, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.pad"(%22, %23) {edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 1, 0, 1, 1, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %25 = "stablehlo.add"(%11, %24) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %26 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 2, 1, 1, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %27 = "stablehlo.compare"(%26, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %28 = "stablehlo.compare"(%26, %26) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %29 = "stablehlo.or"(%27, %28) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %30 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 2, 1, 1, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %31 = "stablehlo.and"(%29, %30) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %32 = "stablehlo.not"(%21) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %33 = "stablehlo.and"(%31, %32) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %34 = "stablehlo.or"(%21, %31) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %35 = "stablehlo.select"(%33, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %36 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.pad"(%35, %36) {edge_padding_low = array<i64: 0, 0, 0, 0, 1>, edge_padding_high = array<i64: 1, 0, 1, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %38 = "stablehlo.add"(%25, %37) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %39 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 1, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %40 = "stablehlo.compare"(%39, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %41 = "stablehlo.compare"(%39, %39) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %42 = "stablehlo.or"(%40, %41) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %43 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 1, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %44 = "stablehlo.and"(%42, %43) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %45 = "stablehlo.not"(%34) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %46 = "stablehlo.and"(%44, %45) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %47 = "stablehlo.or"(%34, %44) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %48 = "stablehlo.select"(%46, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %49 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.pad"(%48, %49) {edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 1, 0, 1, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %51 = "stablehlo.add"(%38, %50) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %52 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 1, 1, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %53 = "stablehlo.compare"(%52, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %54 = "stablehlo.compare"(%52, %52) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %55 = "stablehlo.or"(%53, %54) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %56 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 1, 1, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %57 = "stablehlo.and"(%55, %56) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %58 = "stablehlo.not"(%47) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %59 = "stablehlo.and"(%57, %58) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %60 = "stablehlo.or"(%47, %57) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %61 = "stablehlo.select"(%59, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %62 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.pad"(%61, %62) {edge_padding_low = array<i64: 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 1, 0, 1, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %64 = "stablehlo.add"(%51, %63) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %65 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 1, 1>, limit_indices = array<i64: 2, 1, 1, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %66 = "stablehlo.compare"(%65, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %67 = "stablehlo.compare"(%65, %65) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %68 = "stablehlo.or"(%66, %67) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %69 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0, 1, 1>, limit_indices = array<i64: 2, 1, 1, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %70 = "stablehlo.and"(%68, %69) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %71 = "stablehlo.not"(%60) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %72 = "stablehlo.and"(%70, %71) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %73 = "stablehlo.or"(%60, %70) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %74 = "stablehlo.select"(%72, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %75 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %76 = "stablehlo.pad"(%74, %75) {edge_padding_low = array<i64: 0, 0, 0, 1, 1>, edge_padding_high = array<i64: 1, 0, 1, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %77 = "stablehlo.add"(%64, %76) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %78 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 1, 2>, limit_indices = array<i64: 2, 1, 1, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %79 = "stablehlo.compare"(%78, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %80 = "stablehlo.compare"(%78, %78) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %81 = "stablehlo.or"(%79, %80) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %82 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0, 1, 2>, limit_indices = array<i64: 2, 1, 1, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %83 = "stablehlo.and"(%81, %82) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %84 = "stablehlo.not"(%73) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %85 = "stablehlo.and"(%83, %84) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %86 = "stablehlo.or"(%73, %83) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %87 = "stablehlo.select"(%85, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %88 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %89 = "stablehlo.pad"(%87, %88) {edge_padding_low = array<i64: 0, 0, 0, 1, 2>, edge_padding_high = array<i64: 1, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %90 = "stablehlo.add"(%77, %89) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %91 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 1, 2, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %92 = "stablehlo.compare"(%91, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %93 = "stablehlo.compare"(%91, %91) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %94 = "stablehlo.or"(%92, %93) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %95 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 1, 2, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %96 = "stablehlo.and"(%94, %95) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %97 = "stablehlo.not"(%86) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %98 = "stablehlo.and"(%96, %97) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %99 = "stablehlo.or"(%86, %96) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %100 = "stablehlo.select"(%98, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %101 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %102 = "stablehlo.pad"(%100, %101) {edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 1, 0, 0, 1, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %103 = "stablehlo.add"(%90, %102) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %104 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 1, 0, 1>, limit_indices = array<i64: 2, 1, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %105 = "stablehlo.compare"(%104, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %106 = "stablehlo.compare"(%104, %104) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %107 = "stablehlo.or"(%105, %106) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %108 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 1, 0, 1>, limit_indices = array<i64: 2, 1, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %109 = "stablehlo.and"(%107, %108) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %110 = "stablehlo.not"(%99) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %111 = "stablehlo.and"(%109, %110) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %112 = "stablehlo.or"(%99, %109) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %113 = "stablehlo.select"(%111, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %114 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.pad"(%113, %114) {edge_padding_low = array<i64: 0, 0, 1, 0, 1>, edge_padding_high = array<i64: 1, 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %116 = "stablehlo.add"(%103, %115) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %117 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 1, 0, 2>, limit_indices = array<i64: 2, 1, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %118 = "stablehlo.compare"(%117, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %119 = "stablehlo.compare"(%117, %117) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %120 = "stablehlo.or"(%118, %119) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %121 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 1, 0, 2>, limit_indices = array<i64: 2, 1, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %122 = "stablehlo.and"(%120, %121) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %123 = "stablehlo.not"(%112) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %124 = "stablehlo.and"(%122, %123) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %125 = "stablehlo.or"(%112, %122) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %126 = "stablehlo.select"(%124, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %127 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %128 = "stablehlo.pad"(%126, %127) {edge_padding_low = array<i64: 0, 0, 1, 0, 2>, edge_padding_high = array<i64: 1, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %129 = "stablehlo.add"(%116, %128) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %130 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 1, 1, 0>, limit_indices = array<i64: 2, 1, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %131 = "stablehlo.compare"(%130, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %132 = "stablehlo.compare"(%130, %130) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %133 = "stablehlo.or"(%131, %132) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %134 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 1, 1, 0>, limit_indices = array<i64: 2, 1, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %135 = "stablehlo.and"(%133, %134) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %136 = "stablehlo.not"(%125) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %137 = "stablehlo.and"(%135, %136) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %138 = "stablehlo.or"(%125, %135) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %139 = "stablehlo.select"(%137, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %140 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %141 = "stablehlo.pad"(%139, %140) {edge_padding_low = array<i64: 0, 0, 1, 1, 0>, edge_padding_high = array<i64: 1, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %142 = "stablehlo.add"(%129, %141) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %143 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 1, 1, 1>, limit_indices = array<i64: 2, 1, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %144 = "stablehlo.compare"(%143, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %145 = "stablehlo.compare"(%143, %143) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %146 = "stablehlo.or"(%144, %145) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %147 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 1, 1, 1>, limit_indices = array<i64: 2, 1, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %148 = "stablehlo.and"(%146, %147) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %149 = "stablehlo.not"(%138) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %150 = "stablehlo.and"(%148, %149) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %151 = "stablehlo.or"(%138, %148) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %152 = "stablehlo.select"(%150, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %153 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %154 = "stablehlo.pad"(%152, %153) {edge_padding_low = array<i64: 0, 0, 1, 1, 1>, edge_padding_high = array<i64: 1, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %155 = "stablehlo.add"(%142, %154) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %156 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 1, 1, 2>, limit_indices = array<i64: 2, 1, 2, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %157 = "stablehlo.compare"(%156, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %158 = "stablehlo.compare"(%156, %156) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %159 = "stablehlo.or"(%157, %158) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %160 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 1, 1, 2>, limit_indices = array<i64: 2, 1, 2, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %161 = "stablehlo.and"(%159, %160) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %162 = "stablehlo.not"(%151) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %163 = "stablehlo.and"(%161, %162) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %164 = "stablehlo.or"(%151, %161) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %165 = "stablehlo.select"(%163, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %166 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %167 = "stablehlo.pad"(%165, %166) {edge_padding_low = array<i64: 0, 0, 1, 1, 2>, edge_padding_high = array<i64: 1, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %168 = "stablehlo.add"(%155, %167) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %169 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 1, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %170 = "stablehlo.compare"(%169, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %171 = "stablehlo.compare"(%169, %169) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %172 = "stablehlo.or"(%170, %171) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %173 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 1, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %174 = "stablehlo.and"(%172, %173) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %175 = "stablehlo.not"(%164) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %176 = "stablehlo.and"(%174, %175) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %177 = "stablehlo.or"(%164, %174) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %178 = "stablehlo.select"(%176, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %179 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %180 = "stablehlo.pad"(%178, %179) {edge_padding_low = array<i64: 1, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 1, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %181 = "stablehlo.add"(%168, %180) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %182 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 0, 0, 1>, limit_indices = array<i64: 3, 1, 1, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %183 = "stablehlo.compare"(%182, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %184 = "stablehlo.compare"(%182, %182) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %185 = "stablehlo.or"(%183, %184) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %186 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 0, 0, 1>, limit_indices = array<i64: 3, 1, 1, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %187 = "stablehlo.and"(%185, %186) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %188 = "stablehlo.not"(%177) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %189 = "stablehlo.and"(%187, %188) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %190 = "stablehlo.or"(%177, %187) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %191 = "stablehlo.select"(%189, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %192 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %193 = "stablehlo.pad"(%191, %192) {edge_padding_low = array<i64: 1, 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %194 = "stablehlo.add"(%181, %193) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %195 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 0, 0, 2>, limit_indices = array<i64: 3, 1, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %196 = "stablehlo.compare"(%195, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %197 = "stablehlo.compare"(%195, %195) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %198 = "stablehlo.or"(%196, %197) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %199 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 0, 0, 2>, limit_indices = array<i64: 3, 1, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %200 = "stablehlo.and"(%198, %199) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %201 = "stablehlo.not"(%190) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %202 = "stablehlo.and"(%200, %201) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %203 = "stablehlo.or"(%190, %200) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %204 = "stablehlo.select"(%202, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %205 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %206 = "stablehlo.pad"(%204, %205) {edge_padding_low = array<i64: 1, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 1, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %207 = "stablehlo.add"(%194, %206) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %208 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 0, 1, 0>, limit_indices = array<i64: 3, 1, 1, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %209 = "stablehlo.compare"(%208, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %210 = "stablehlo.compare"(%208, %208) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %211 = "stablehlo.or"(%209, %210) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %212 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 0, 1, 0>, limit_indices = array<i64: 3, 1, 1, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %213 = "stablehlo.and"(%211, %212) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %214 = "stablehlo.not"(%203) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %215 = "stablehlo.and"(%213, %214) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %216 = "stablehlo.or"(%203, %213) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %217 = "stablehlo.select"(%215, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %218 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %219 = "stablehlo.pad"(%217, %218) {edge_padding_low = array<i64: 1, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %220 = "stablehlo.add"(%207, %219) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %221 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 0, 1, 1>, limit_indices = array<i64: 3, 1, 1, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %222 = "stablehlo.compare"(%221, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %223 = "stablehlo.compare"(%221, %221) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %224 = "stablehlo.or"(%222, %223) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %225 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 0, 1, 1>, limit_indices = array<i64: 3, 1, 1, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %226 = "stablehlo.and"(%224, %225) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %227 = "stablehlo.not"(%216) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %228 = "stablehlo.and"(%226, %227) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %229 = "stablehlo.or"(%216, %226) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %230 = "stablehlo.select"(%228, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %231 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %232 = "stablehlo.pad"(%230, %231) {edge_padding_low = array<i64: 1, 0, 0, 1, 1>, edge_padding_high = array<i64: 0, 0, 1, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %233 = "stablehlo.add"(%220, %232) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %234 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 0, 1, 2>, limit_indices = array<i64: 3, 1, 1, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %235 = "stablehlo.compare"(%234, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %236 = "stablehlo.compare"(%234, %234) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %237 = "stablehlo.or"(%235, %236) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %238 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 0, 1, 2>, limit_indices = array<i64: 3, 1, 1, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %239 = "stablehlo.and"(%237, %238) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %240 = "stablehlo.not"(%229) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %241 = "stablehlo.and"(%239, %240) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %242 = "stablehlo.or"(%229, %239) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %243 = "stablehlo.select"(%241, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %244 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %245 = "stablehlo.pad"(%243, %244) {edge_padding_low = array<i64: 1, 0, 0, 1, 2>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %246 = "stablehlo.add"(%233, %245) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %247 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 1, 0, 0>, limit_indices = array<i64: 3, 1, 2, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %248 = "stablehlo.compare"(%247, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %249 = "stablehlo.compare"(%247, %247) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %250 = "stablehlo.or"(%248, %249) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %251 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 1, 0, 0>, limit_indices = array<i64: 3, 1, 2, 3, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %252 = "stablehlo.and"(%250, %251) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %253 = "stablehlo.not"(%242) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %254 = "stablehlo.and"(%252, %253) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %255 = "stablehlo.or"(%242, %252) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %256 = "stablehlo.select"(%254, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %257 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %258 = "stablehlo.pad"(%256, %257) {edge_padding_low = array<i64: 1, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %259 = "stablehlo.add"(%246, %258) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %260 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 1, 0, 1>, limit_indices = array<i64: 3, 1, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %261 = "stablehlo.compare"(%260, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %262 = "stablehlo.compare"(%260, %260) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %263 = "stablehlo.or"(%261, %262) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %264 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 1, 0, 1>, limit_indices = array<i64: 3, 1, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %265 = "stablehlo.and"(%263, %264) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %266 = "stablehlo.not"(%255) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %267 = "stablehlo.and"(%265, %266) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %268 = "stablehlo.or"(%255, %265) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %269 = "stablehlo.select"(%267, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %270 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %271 = "stablehlo.pad"(%269, %270) {edge_padding_low = array<i64: 1, 0, 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %272 = "stablehlo.add"(%259, %271) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %273 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 1, 0, 2>, limit_indices = array<i64: 3, 1, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %274 = "stablehlo.compare"(%273, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %275 = "stablehlo.compare"(%273, %273) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %276 = "stablehlo.or"(%274, %275) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %277 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 1, 0, 2>, limit_indices = array<i64: 3, 1, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %278 = "stablehlo.and"(%276, %277) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %279 = "stablehlo.not"(%268) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %280 = "stablehlo.and"(%278, %279) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %281 = "stablehlo.or"(%268, %278) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %282 = "stablehlo.select"(%280, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %283 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %284 = "stablehlo.pad"(%282, %283) {edge_padding_low = array<i64: 1, 0, 1, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %285 = "stablehlo.add"(%272, %284) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %286 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 1, 1, 0>, limit_indices = array<i64: 3, 1, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %287 = "stablehlo.compare"(%286, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %288 = "stablehlo.compare"(%286, %286) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %289 = "stablehlo.or"(%287, %288) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %290 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 1, 1, 0>, limit_indices = array<i64: 3, 1, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %291 = "stablehlo.and"(%289, %290) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %292 = "stablehlo.not"(%281) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %293 = "stablehlo.and"(%291, %292) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %294 = "stablehlo.or"(%281, %291) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %295 = "stablehlo.select"(%293, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %296 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %297 = "stablehlo.pad"(%295, %296) {edge_padding_low = array<i64: 1, 0, 1, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %298 = "stablehlo.add"(%285, %297) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %299 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 1, 1, 1>, limit_indices = array<i64: 3, 1, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %300 = "stablehlo.compare"(%299, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %301 = "stablehlo.compare"(%299, %299) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %302 = "stablehlo.or"(%300, %301) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %303 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 1, 1, 1>, limit_indices = array<i64: 3, 1, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %304 = "stablehlo.and"(%302, %303) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %305 = "stablehlo.not"(%294) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %306 = "stablehlo.and"(%304, %305) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %307 = "stablehlo.or"(%294, %304) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %308 = "stablehlo.select"(%306, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %309 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %310 = "stablehlo.pad"(%308, %309) {edge_padding_low = array<i64: 1, 0, 1, 1, 1>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %311 = "stablehlo.add"(%298, %310) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %312 = "stablehlo.slice"(%6) {start_indices = array<i64: 1, 0, 1, 1, 2>, limit_indices = array<i64: 3, 1, 2, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xf32>) -> tensor<2x1x1x3x1xf32>
    %313 = "stablehlo.compare"(%312, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %314 = "stablehlo.compare"(%312, %312) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xi1>
    %315 = "stablehlo.or"(%313, %314) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %316 = "stablehlo.slice"(%9) {start_indices = array<i64: 1, 0, 1, 1, 2>, limit_indices = array<i64: 3, 1, 2, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<3x1x2x4x3xi1>) -> tensor<2x1x1x3x1xi1>
    %317 = "stablehlo.and"(%315, %316) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %318 = "stablehlo.not"(%307) : (tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %319 = "stablehlo.and"(%317, %318) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %320 = "stablehlo.or"(%307, %317) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xi1>) -> tensor<2x1x1x3x1xi1>
    %321 = "stablehlo.select"(%319, %arg1, %12) : (tensor<2x1x1x3x1xi1>, tensor<2x1x1x3x1xf32>, tensor<2x1x1x3x1xf32>) -> tensor<2x1x1x3x1xf32>
    %322 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %323 = "stablehlo.pad"(%321, %322) {edge_padding_low = array<i64: 1, 0, 1, 1, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x1x1x3x1xf32>, tensor<f32>) -> tensor<3x1x2x4x3xf32>
    %324 = "stablehlo.add"(%311, %323) : (tensor<3x1x2x4x3xf32>, tensor<3x1x2x4x3xf32>) -> tensor<3x1x2x4x3xf32>
    %325 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %326 = "stablehlo.pad"(%324, %325) {edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<3x1x2x4x3xf32>, tensor<f32>) -> tensor<3x1x2x3x3xf32>
    "func.return"(%326) : (tensor<3x1x2x3x3xf32>) -> ()
  }
}
// pool_max_grad f32[1,4,5,3] f32[1,2,2,3]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x4x5x3xf32>, %arg1: tensor<1x2x2x3xf32>) -> (tensor<1x4x5x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<1x4x5x3xf32>, tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x4x5x3xf32>
    "func.return"(%9) : (tensor<1x4x5x3xf32>) -> ()
  }
}
// pool_max_grad f32[1,4,3,4] f32[1,2,2,4]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x4x3x4xf32>, %arg1: tensor<1x2x2x4xf32>) -> (tensor<1x4x3x4xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>} : (tensor<1x4x3x4xf32>, tensor<1x2x2x4xf32>, tensor<f32>) -> tensor<1x4x3x4xf32>
    "func.return"(%9) : (tensor<1x4x3x4xf32>) -> ()
  }
}
// pool_max_grad f32[1,3,35] f32[1,1,17]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x3x35xf32>, %arg1: tensor<1x1x17xf32>) -> (tensor<1x3x35xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x35xf32>, tensor<1x1x17xf32>, tensor<f32>) -> tensor<1x3x35xf32>
    "func.return"(%9) : (tensor<1x3x35xf32>) -> ()
  }
}
// pool_max_grad f32[1,2,18] f32[1,2,18]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x2x18xf32>, %arg1: tensor<1x2x18xf32>) -> (tensor<1x2x18xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>} : (tensor<1x2x18xf32>, tensor<1x2x18xf32>, tensor<f32>) -> tensor<1x2x18xf32>
    "func.return"(%9) : (tensor<1x2x18xf32>) -> ()
  }
}
// pool_max_grad f32[1,50] f32[1,17]
module @pool_max_grad {
  func.func public @main(%arg0: tensor<1x50xf32>, %arg1: tensor<1x17xf32>) -> (tensor<1x50xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>} : (tensor<1x50xf32>, tensor<1x17xf32>, tensor<f32>) -> tensor<1x50xf32>
    "func.return"(%9) : (tensor<1x50xf32>) -> ()
  }
}
