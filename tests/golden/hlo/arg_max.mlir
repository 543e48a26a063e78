// arg_max f32[3,4]
module @arg_max {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3xi32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) ({
    ^bb0(%3: tensor<f32>, %4: tensor<i32>, %5: tensor<f32>, %6: tensor<i32>):
      %7 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%5, %5) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.and"(%9, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.or"(%7, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.or"(%8, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.or"(%13, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %3, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.select"(%18, %4, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19, %20) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    "func.return"(%21#1) : (tensor<3xi32>) -> ()
  }
}
// arg_max f32[3,4,2]
module @arg_max {
  func.func public @main(%arg0: tensor<3x4x2xf32>) -> (tensor<3x2xi32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4x2xi32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) ({
    ^bb0(%3: tensor<f32>, %4: tensor<i32>, %5: tensor<f32>, %6: tensor<i32>):
      %7 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%5, %5) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.and"(%9, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.or"(%7, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.or"(%8, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.or"(%13, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %3, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.select"(%18, %4, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19, %20) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x4x2xf32>, tensor<3x4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
    "func.return"(%21#1) : (tensor<3x2xi32>) -> ()
  }
}
// arg_max f32[5]
module @arg_max {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<i32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) ({
    ^bb0(%3: tensor<f32>, %4: tensor<i32>, %5: tensor<f32>, %6: tensor<i32>):
      %7 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%5, %5) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.and"(%9, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.or"(%7, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.or"(%8, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.or"(%13, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %3, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.select"(%18, %4, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19, %20) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    "func.return"(%21#1) : (tensor<i32>) -> ()
  }
}
// arg_max f32[2,1]
module @arg_max {
  func.func public @main(%arg0: tensor<2x1xf32>) -> (tensor<2xi32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x1xi32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) ({
    ^bb0(%3: tensor<f32>, %4: tensor<i32>, %5: tensor<f32>, %6: tensor<i32>):
      %7 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%5, %5) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.and"(%9, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.or"(%7, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.or"(%8, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.or"(%13, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %3, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.select"(%18, %4, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19, %20) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x1xf32>, tensor<2x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    "func.return"(%21#1) : (tensor<2xi32>) -> ()
  }
}
// arg_max f32[0,2]
module @arg_max {
  func.func public @main(%arg0: tensor<0x2xf32>) -> (tensor<0xi32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<0x2xi32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) ({
    ^bb0(%3: tensor<f32>, %4: tensor<i32>, %5: tensor<f32>, %6: tensor<i32>):
      %7 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%5, %5) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.and"(%9, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.or"(%7, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.or"(%8, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.or"(%13, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %3, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.select"(%18, %4, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19, %20) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<0x2xf32>, tensor<0x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<0xf32>, tensor<0xi32>)
    "func.return"(%21#1) : (tensor<0xi32>) -> ()
  }
}
