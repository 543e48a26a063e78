// scan f32[2] f32[3,2] f32[2]
module @scan {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
    %26:5 = "stablehlo.while"(%0, %arg0, %1, %arg1, %arg2) ({
    ^bb0(%2: tensor<i32>, %3: tensor<2xf32>, %4: tensor<3x2xf32>, %5: tensor<3x2xf32>, %6: tensor<2xf32>):
      %7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %8 = "stablehlo.compare"(%2, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%9: tensor<i32>, %10: tensor<2xf32>, %11: tensor<3x2xf32>, %12: tensor<3x2xf32>, %13: tensor<2xf32>):
      %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%12, %9, %14) {slice_sizes = array<i64: 1, 2>} : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x2xf32>) -> tensor<2xf32>
      %17 = "stablehlo.multiply"(%10, %13) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %18 = "stablehlo.add"(%17, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %19 = "stablehlo.tanh"(%18) : (tensor<2xf32>) -> tensor<2xf32>
      %20 = "stablehlo.multiply"(%19, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %21 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %22 = "stablehlo.add"(%9, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %23 = "stablehlo.reshape"(%20) : (tensor<2xf32>) -> tensor<1x2xf32>
      %24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %25 = "stablehlo.dynamic_update_slice"(%11, %23, %9, %24) : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
      "stablehlo.return"(%22, %19, %25, %12, %13) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xf32>) -> ()
    }) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xf32>)
    "func.return"(%26#1, %26#2) : (tensor<2xf32>, tensor<3x2xf32>) -> ()
  }
}
// scan f32[2] f32[3,2] f32[2]
module @scan {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
    %28:5 = "stablehlo.while"(%0, %arg0, %1, %arg1, %arg2) ({
    ^bb0(%2: tensor<i32>, %3: tensor<2xf32>, %4: tensor<3x2xf32>, %5: tensor<3x2xf32>, %6: tensor<2xf32>):
      %7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %8 = "stablehlo.compare"(%2, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%9: tensor<i32>, %10: tensor<2xf32>, %11: tensor<3x2xf32>, %12: tensor<3x2xf32>, %13: tensor<2xf32>):
      %14 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %15 = "stablehlo.subtract"(%14, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %17 = "stablehlo.dynamic_slice"(%12, %15, %16) {slice_sizes = array<i64: 1, 2>} : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1x2xf32>) -> tensor<2xf32>
      %19 = "stablehlo.multiply"(%10, %13) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %20 = "stablehlo.add"(%19, %18) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %21 = "stablehlo.tanh"(%20) : (tensor<2xf32>) -> tensor<2xf32>
      %22 = "stablehlo.multiply"(%21, %18) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %24 = "stablehlo.add"(%9, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %25 = "stablehlo.reshape"(%22) : (tensor<2xf32>) -> tensor<1x2xf32>
      %26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %27 = "stablehlo.dynamic_update_slice"(%11, %25, %15, %26) : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
      "stablehlo.return"(%24, %21, %27, %12, %13) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xf32>) -> ()
    }) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xf32>)
    "func.return"(%28#1, %28#2) : (tensor<2xf32>, tensor<3x2xf32>) -> ()
  }
}
// scan f32[2] f32[0,2] f32[2]
module @scan {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<0x2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<0x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    "func.return"(%arg0, %0) : (tensor<2xf32>, tensor<0x2xf32>) -> ()
  }
}
