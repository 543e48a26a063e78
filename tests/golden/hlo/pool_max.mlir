// pool_max f32[2,3,4,4]
module @pool_max {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x2x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x2x2xf32>
    "func.return"(%4) : (tensor<2x3x2x2xf32>) -> ()
  }
}
// pool_max f32[1,2,6,5]
module @pool_max {
  func.func public @main(%arg0: tensor<1x2x6x5xf32>) -> (tensor<1x2x3x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 3>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 1]]> : tensor<4x2xi64>} : (tensor<1x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x2xf32>
    "func.return"(%4) : (tensor<1x2x3x2xf32>) -> ()
  }
}
// pool_max f32[1,1,7]
module @pool_max {
  func.func public @main(%arg0: tensor<1x1x7xf32>) -> (tensor<1x1x6xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [2, 1]]> : tensor<3x2xi64>} : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<1x1x6xf32>
    "func.return"(%4) : (tensor<1x1x6xf32>) -> ()
  }
}
// pool_max f32[2,1,5]
module @pool_max {
  func.func public @main(%arg0: tensor<2x1x5xf32>) -> (tensor<2x1x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<2x1x5xf32>, tensor<f32>) -> tensor<2x1x3xf32>
    "func.return"(%4) : (tensor<2x1x3xf32>) -> ()
  }
}
// pool_max f32[0,2,4,4]
module @pool_max {
  func.func public @main(%arg0: tensor<0x2x4x4xf32>) -> (tensor<0x2x2x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<0x2x4x4xf32>, tensor<f32>) -> tensor<0x2x2x2xf32>
    "func.return"(%4) : (tensor<0x2x2x2xf32>) -> ()
  }
}
// pool_max f32[3,1,2,3,3]
module @pool_max {
  func.func public @main(%arg0: tensor<3x1x2x3x3xf32>) -> (tensor<2x1x1x3x1xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 2, 1, 2, 2, 3>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 1], [0, 0]]> : tensor<5x2xi64>} : (tensor<3x1x2x3x3xf32>, tensor<f32>) -> tensor<2x1x1x3x1xf32>
    "func.return"(%4) : (tensor<2x1x1x3x1xf32>) -> ()
  }
}
// pool_max f32[1,4,5,3]
module @pool_max {
  func.func public @main(%arg0: tensor<1x4x5x3xf32>) -> (tensor<1x2x2x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<1x4x5x3xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    "func.return"(%4) : (tensor<1x2x2x3xf32>) -> ()
  }
}
// pool_max f32[1,4,3,4]
module @pool_max {
  func.func public @main(%arg0: tensor<1x4x3x4xf32>) -> (tensor<1x2x2x4xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>} : (tensor<1x4x3x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
    "func.return"(%4) : (tensor<1x2x2x4xf32>) -> ()
  }
}
// pool_max f32[1,3,35]
module @pool_max {
  func.func public @main(%arg0: tensor<1x3x35xf32>) -> (tensor<1x1x17xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x35xf32>, tensor<f32>) -> tensor<1x1x17xf32>
    "func.return"(%4) : (tensor<1x1x17xf32>) -> ()
  }
}
// pool_max f32[1,2,18]
module @pool_max {
  func.func public @main(%arg0: tensor<1x2x18xf32>) -> (tensor<1x2x18xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>} : (tensor<1x2x18xf32>, tensor<f32>) -> tensor<1x2x18xf32>
    "func.return"(%4) : (tensor<1x2x18xf32>) -> ()
  }
}
// pool_max f32[1,50]
module @pool_max {
  func.func public @main(%arg0: tensor<1x50xf32>) -> (tensor<1x17xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>} : (tensor<1x50xf32>, tensor<f32>) -> tensor<1x17xf32>
    "func.return"(%4) : (tensor<1x17xf32>) -> ()
  }
}
