module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 10 : i32}, %arg7: tensor<3x5xf32> {tf.aliasing_output = 14 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg9: tensor<5xf32> {tf.aliasing_output = 23 : i32}, %arg10: tensor<5xf32> {tf.aliasing_output = 24 : i32}, %arg11: tensor<i64> {tf.aliasing_output = 25 : i32}, %arg12: tensor<2xui32>, %arg13: tensor<i32> {tf.aliasing_output = 22 : i32}, %arg14: tensor<f32>, %arg15: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg16: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg17: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg18: tensor<5x6xf32> {tf.aliasing_output = 5 : i32}, %arg19: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<5xf32> {tf.aliasing_output = 8 : i32}, %arg21: tensor<5xf32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<5xf32> {tf.aliasing_output = 11 : i32}, %arg23: tensor<5xf32> {tf.aliasing_output = 12 : i32}, %arg24: tensor<5xf32> {tf.aliasing_output = 13 : i32}, %arg25: tensor<3x5xf32> {tf.aliasing_output = 15 : i32}, %arg26: tensor<3x5xf32> {tf.aliasing_output = 16 : i32}, %arg27: tensor<3x5xf32> {tf.aliasing_output = 17 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg30: tensor<3xf32> {tf.aliasing_output = 21 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
      %5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %7 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %11 = "stablehlo.subtract"(%0, %10) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) ({
    ^bb0(%16: tensor<f32>, %17: tensor<f32>):
      %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %20 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%arg2, %20) ({
    ^bb0(%21: tensor<f32>, %22: tensor<f32>):
      %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%24, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.compare"(%25, %26) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %28 = "stablehlo.select"(%27, %25, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %30 = "stablehlo.divide"(%19, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%13, %31) ({
    ^bb0(%32: tensor<f32>, %33: tensor<f32>):
      %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %36 = "stablehlo.divide"(%35, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %37 = "stablehlo.multiply"(%36, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %38 = "stablehlo.subtract"(%30, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %40 = "stablehlo.maximum"(%38, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %41 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %43 = "stablehlo.add"(%40, %42) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %44 = "stablehlo.rsqrt"(%43) : (tensor<5xf32>) -> tensor<5xf32>
    %45 = "stablehlo.multiply"(%44, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %47 = "stablehlo.multiply"(%11, %46) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %48 = "stablehlo.multiply"(%36, %45) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %49 = "stablehlo.negate"(%48) : (tensor<5xf32>) -> tensor<5xf32>
    %50 = "stablehlo.add"(%49, %arg6) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %52 = "stablehlo.add"(%47, %51) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %53 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %54 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %56 = "stablehlo.multiply"(%arg9, %55) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %57 = "stablehlo.add"(%36, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %58 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %61 = "stablehlo.add"(%56, %60) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %62 = "stablehlo.select"(%53, %61, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %63 = "stablehlo.multiply"(%arg10, %55) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %64 = "stablehlo.compare"(%25, %7) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %65 = "stablehlo.subtract"(%25, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.select"(%64, %65, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.divide"(%25, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.select"(%64, %67, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %70 = "stablehlo.multiply"(%40, %69) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %71 = "stablehlo.multiply"(%70, %59) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %72 = "stablehlo.add"(%63, %71) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %73 = "stablehlo.select"(%53, %72, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %74 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %76 = "stablehlo.compare"(%52, %75) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %77 = "stablehlo.select"(%76, %75, %52) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %78 = "stablehlo.constant"() {value = dense<2846199180> : tensor<ui32>} : () -> tensor<ui32>
    %79 = "stablehlo.reshape"(%78) : (tensor<ui32>) -> tensor<1xui32>
    %80 = "stablehlo.slice"(%arg12) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xui32>) -> tensor<ui32>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %83 = "stablehlo.slice"(%arg12) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1xui32>) -> tensor<ui32>
    %85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %86 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0>} : (tensor<1xui32>) -> tensor<1x1xui32>
    %87 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xui32>
    %88 = "stablehlo.xor"(%82, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %89 = "stablehlo.constant"() {value = dense<466688986> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %90 = "stablehlo.xor"(%88, %89) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %91 = "stablehlo.add"(%86, %82) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %92 = "stablehlo.add"(%87, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %94 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %95 = "stablehlo.shift_left"(%92, %94) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %96 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %97 = "stablehlo.shift_right_logical"(%92, %96) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %98 = "stablehlo.or"(%95, %97) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %99 = "stablehlo.xor"(%98, %93) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %100 = "stablehlo.add"(%93, %99) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %101 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %102 = "stablehlo.shift_left"(%99, %101) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %103 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %104 = "stablehlo.shift_right_logical"(%99, %103) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %105 = "stablehlo.or"(%102, %104) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %106 = "stablehlo.xor"(%105, %100) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %107 = "stablehlo.add"(%100, %106) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %108 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %109 = "stablehlo.shift_left"(%106, %108) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %110 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %112 = "stablehlo.or"(%109, %111) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %113 = "stablehlo.xor"(%112, %107) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %114 = "stablehlo.add"(%107, %113) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %115 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %116 = "stablehlo.shift_left"(%113, %115) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %117 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %119 = "stablehlo.or"(%116, %118) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %120 = "stablehlo.xor"(%119, %114) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %121 = "stablehlo.add"(%114, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %122 = "stablehlo.add"(%120, %90) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %123 = "stablehlo.constant"() {value = dense<1> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %125 = "stablehlo.add"(%121, %124) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %126 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %127 = "stablehlo.shift_left"(%124, %126) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %128 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %129 = "stablehlo.shift_right_logical"(%124, %128) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %130 = "stablehlo.or"(%127, %129) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %131 = "stablehlo.xor"(%130, %125) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %132 = "stablehlo.add"(%125, %131) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %133 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %134 = "stablehlo.shift_left"(%131, %133) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %135 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %136 = "stablehlo.shift_right_logical"(%131, %135) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %137 = "stablehlo.or"(%134, %136) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %138 = "stablehlo.xor"(%137, %132) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %139 = "stablehlo.add"(%132, %138) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %140 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %141 = "stablehlo.shift_left"(%138, %140) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %142 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %144 = "stablehlo.or"(%141, %143) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %145 = "stablehlo.xor"(%144, %139) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %146 = "stablehlo.add"(%139, %145) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %147 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %148 = "stablehlo.shift_left"(%145, %147) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %149 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %151 = "stablehlo.or"(%148, %150) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %152 = "stablehlo.xor"(%151, %146) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %153 = "stablehlo.add"(%146, %90) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %154 = "stablehlo.add"(%152, %82) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %155 = "stablehlo.constant"() {value = dense<2> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %157 = "stablehlo.add"(%153, %156) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %158 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %159 = "stablehlo.shift_left"(%156, %158) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %160 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %161 = "stablehlo.shift_right_logical"(%156, %160) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %162 = "stablehlo.or"(%159, %161) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %163 = "stablehlo.xor"(%162, %157) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %164 = "stablehlo.add"(%157, %163) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %165 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %166 = "stablehlo.shift_left"(%163, %165) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %167 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %168 = "stablehlo.shift_right_logical"(%163, %167) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %169 = "stablehlo.or"(%166, %168) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %170 = "stablehlo.xor"(%169, %164) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %171 = "stablehlo.add"(%164, %170) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %172 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %173 = "stablehlo.shift_left"(%170, %172) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %174 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %176 = "stablehlo.or"(%173, %175) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %177 = "stablehlo.xor"(%176, %171) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %178 = "stablehlo.add"(%171, %177) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %179 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %180 = "stablehlo.shift_left"(%177, %179) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %181 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %183 = "stablehlo.or"(%180, %182) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %184 = "stablehlo.xor"(%183, %178) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %185 = "stablehlo.add"(%178, %82) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %186 = "stablehlo.add"(%184, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %187 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %188 = "stablehlo.add"(%186, %187) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %189 = "stablehlo.add"(%185, %188) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %190 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %191 = "stablehlo.shift_left"(%188, %190) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %192 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %193 = "stablehlo.shift_right_logical"(%188, %192) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %194 = "stablehlo.or"(%191, %193) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %195 = "stablehlo.xor"(%194, %189) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %196 = "stablehlo.add"(%189, %195) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %197 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %198 = "stablehlo.shift_left"(%195, %197) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %199 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %200 = "stablehlo.shift_right_logical"(%195, %199) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %201 = "stablehlo.or"(%198, %200) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %202 = "stablehlo.xor"(%201, %196) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %203 = "stablehlo.add"(%196, %202) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %204 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %205 = "stablehlo.shift_left"(%202, %204) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %206 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %208 = "stablehlo.or"(%205, %207) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %209 = "stablehlo.xor"(%208, %203) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %210 = "stablehlo.add"(%203, %209) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %211 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %212 = "stablehlo.shift_left"(%209, %211) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %213 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %215 = "stablehlo.or"(%212, %214) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %216 = "stablehlo.xor"(%215, %210) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %217 = "stablehlo.add"(%210, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %218 = "stablehlo.add"(%216, %90) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %219 = "stablehlo.constant"() {value = dense<4> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %220 = "stablehlo.add"(%218, %219) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %221 = "stablehlo.add"(%217, %220) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %222 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %223 = "stablehlo.shift_left"(%220, %222) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %224 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %225 = "stablehlo.shift_right_logical"(%220, %224) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %226 = "stablehlo.or"(%223, %225) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %227 = "stablehlo.xor"(%226, %221) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %228 = "stablehlo.add"(%221, %227) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %229 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %230 = "stablehlo.shift_left"(%227, %229) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %231 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %232 = "stablehlo.shift_right_logical"(%227, %231) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %233 = "stablehlo.or"(%230, %232) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %234 = "stablehlo.xor"(%233, %228) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %235 = "stablehlo.add"(%228, %234) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %236 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %237 = "stablehlo.shift_left"(%234, %236) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %238 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %239 = "stablehlo.shift_right_logical"(%234, %238) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %240 = "stablehlo.or"(%237, %239) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %241 = "stablehlo.xor"(%240, %235) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %242 = "stablehlo.add"(%235, %241) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %243 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %244 = "stablehlo.shift_left"(%241, %243) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %245 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %246 = "stablehlo.shift_right_logical"(%241, %245) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %247 = "stablehlo.or"(%244, %246) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %248 = "stablehlo.xor"(%247, %242) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %249 = "stablehlo.add"(%242, %90) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %250 = "stablehlo.add"(%248, %82) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %251 = "stablehlo.constant"() {value = dense<5> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %252 = "stablehlo.add"(%250, %251) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %253 = "stablehlo.reshape"(%249) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %254 = "stablehlo.reshape"(%252) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %255 = "stablehlo.concatenate"(%253, %254) {dimension = 2 : i64} : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x2xui32>
    %256 = "stablehlo.reshape"(%255) : (tensor<1x1x2xui32>) -> tensor<1x2xui32>
    %257 = "stablehlo.slice"(%256) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %258 = "stablehlo.reshape"(%257) : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %259 = "stablehlo.reshape"(%258) : (tensor<1x2xui32>) -> tensor<2xui32>
    %260 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<ui32>
    %261 = "stablehlo.reshape"(%260) : (tensor<ui32>) -> tensor<1xui32>
    %262 = "stablehlo.slice"(%259) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %263 = "stablehlo.reshape"(%262) : (tensor<1xui32>) -> tensor<ui32>
    %264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %265 = "stablehlo.slice"(%259) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %266 = "stablehlo.reshape"(%265) : (tensor<1xui32>) -> tensor<ui32>
    %267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %268 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64: 0>} : (tensor<1xui32>) -> tensor<1x1xui32>
    %269 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xui32>
    %270 = "stablehlo.xor"(%264, %267) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %271 = "stablehlo.constant"() {value = dense<466688986> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %272 = "stablehlo.xor"(%270, %271) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %273 = "stablehlo.add"(%268, %264) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %274 = "stablehlo.add"(%269, %267) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %275 = "stablehlo.add"(%273, %274) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %276 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %277 = "stablehlo.shift_left"(%274, %276) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %278 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %279 = "stablehlo.shift_right_logical"(%274, %278) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %280 = "stablehlo.or"(%277, %279) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %281 = "stablehlo.xor"(%280, %275) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %282 = "stablehlo.add"(%275, %281) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %283 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %284 = "stablehlo.shift_left"(%281, %283) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %285 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %286 = "stablehlo.shift_right_logical"(%281, %285) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %287 = "stablehlo.or"(%284, %286) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %288 = "stablehlo.xor"(%287, %282) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %289 = "stablehlo.add"(%282, %288) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %290 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %291 = "stablehlo.shift_left"(%288, %290) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %292 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %293 = "stablehlo.shift_right_logical"(%288, %292) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %294 = "stablehlo.or"(%291, %293) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %295 = "stablehlo.xor"(%294, %289) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %296 = "stablehlo.add"(%289, %295) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %297 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %298 = "stablehlo.shift_left"(%295, %297) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %299 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %300 = "stablehlo.shift_right_logical"(%295, %299) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %301 = "stablehlo.or"(%298, %300) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %302 = "stablehlo.xor"(%301, %296) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %303 = "stablehlo.add"(%296, %267) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %304 = "stablehlo.add"(%302, %272) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %305 = "stablehlo.constant"() {value = dense<1> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %306 = "stablehlo.add"(%304, %305) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %307 = "stablehlo.add"(%303, %306) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %308 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %309 = "stablehlo.shift_left"(%306, %308) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %310 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %312 = "stablehlo.or"(%309, %311) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %313 = "stablehlo.xor"(%312, %307) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %314 = "stablehlo.add"(%307, %313) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %315 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %316 = "stablehlo.shift_left"(%313, %315) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %317 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %319 = "stablehlo.or"(%316, %318) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %320 = "stablehlo.xor"(%319, %314) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %321 = "stablehlo.add"(%314, %320) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %322 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %323 = "stablehlo.shift_left"(%320, %322) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %324 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %325 = "stablehlo.shift_right_logical"(%320, %324) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %326 = "stablehlo.or"(%323, %325) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %327 = "stablehlo.xor"(%326, %321) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %328 = "stablehlo.add"(%321, %327) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %329 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %330 = "stablehlo.shift_left"(%327, %329) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %331 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %332 = "stablehlo.shift_right_logical"(%327, %331) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %333 = "stablehlo.or"(%330, %332) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %334 = "stablehlo.xor"(%333, %328) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %335 = "stablehlo.add"(%328, %272) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %336 = "stablehlo.add"(%334, %264) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %337 = "stablehlo.constant"() {value = dense<2> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %338 = "stablehlo.add"(%336, %337) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %339 = "stablehlo.add"(%335, %338) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %340 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %341 = "stablehlo.shift_left"(%338, %340) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %342 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %343 = "stablehlo.shift_right_logical"(%338, %342) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %344 = "stablehlo.or"(%341, %343) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %345 = "stablehlo.xor"(%344, %339) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %346 = "stablehlo.add"(%339, %345) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %347 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %348 = "stablehlo.shift_left"(%345, %347) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %349 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %350 = "stablehlo.shift_right_logical"(%345, %349) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %351 = "stablehlo.or"(%348, %350) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %352 = "stablehlo.xor"(%351, %346) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %353 = "stablehlo.add"(%346, %352) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %354 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %355 = "stablehlo.shift_left"(%352, %354) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %356 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %357 = "stablehlo.shift_right_logical"(%352, %356) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %358 = "stablehlo.or"(%355, %357) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %359 = "stablehlo.xor"(%358, %353) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %360 = "stablehlo.add"(%353, %359) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %361 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %362 = "stablehlo.shift_left"(%359, %361) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %363 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %364 = "stablehlo.shift_right_logical"(%359, %363) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %365 = "stablehlo.or"(%362, %364) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %366 = "stablehlo.xor"(%365, %360) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %367 = "stablehlo.add"(%360, %264) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %368 = "stablehlo.add"(%366, %267) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %369 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %370 = "stablehlo.add"(%368, %369) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %371 = "stablehlo.add"(%367, %370) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %372 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %373 = "stablehlo.shift_left"(%370, %372) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %374 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %375 = "stablehlo.shift_right_logical"(%370, %374) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %376 = "stablehlo.or"(%373, %375) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %377 = "stablehlo.xor"(%376, %371) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %378 = "stablehlo.add"(%371, %377) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %379 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %380 = "stablehlo.shift_left"(%377, %379) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %381 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %382 = "stablehlo.shift_right_logical"(%377, %381) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %383 = "stablehlo.or"(%380, %382) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %384 = "stablehlo.xor"(%383, %378) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %385 = "stablehlo.add"(%378, %384) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %386 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %387 = "stablehlo.shift_left"(%384, %386) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %388 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %389 = "stablehlo.shift_right_logical"(%384, %388) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %390 = "stablehlo.or"(%387, %389) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %391 = "stablehlo.xor"(%390, %385) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %392 = "stablehlo.add"(%385, %391) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %393 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %394 = "stablehlo.shift_left"(%391, %393) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %395 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %396 = "stablehlo.shift_right_logical"(%391, %395) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %397 = "stablehlo.or"(%394, %396) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %398 = "stablehlo.xor"(%397, %392) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %399 = "stablehlo.add"(%392, %267) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %400 = "stablehlo.add"(%398, %272) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %401 = "stablehlo.constant"() {value = dense<4> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %402 = "stablehlo.add"(%400, %401) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %403 = "stablehlo.add"(%399, %402) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %404 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %405 = "stablehlo.shift_left"(%402, %404) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %406 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %407 = "stablehlo.shift_right_logical"(%402, %406) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %408 = "stablehlo.or"(%405, %407) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %409 = "stablehlo.xor"(%408, %403) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %410 = "stablehlo.add"(%403, %409) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %411 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %412 = "stablehlo.shift_left"(%409, %411) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %413 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %414 = "stablehlo.shift_right_logical"(%409, %413) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %415 = "stablehlo.or"(%412, %414) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %416 = "stablehlo.xor"(%415, %410) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %417 = "stablehlo.add"(%410, %416) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %418 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %419 = "stablehlo.shift_left"(%416, %418) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %420 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %421 = "stablehlo.shift_right_logical"(%416, %420) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %422 = "stablehlo.or"(%419, %421) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %423 = "stablehlo.xor"(%422, %417) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %424 = "stablehlo.add"(%417, %423) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %425 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %426 = "stablehlo.shift_left"(%423, %425) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %427 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %428 = "stablehlo.shift_right_logical"(%423, %427) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %429 = "stablehlo.or"(%426, %428) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %430 = "stablehlo.xor"(%429, %424) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %431 = "stablehlo.add"(%424, %272) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %432 = "stablehlo.add"(%430, %264) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %433 = "stablehlo.constant"() {value = dense<5> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %434 = "stablehlo.add"(%432, %433) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %435 = "stablehlo.reshape"(%431) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %436 = "stablehlo.reshape"(%434) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %437 = "stablehlo.concatenate"(%435, %436) {dimension = 2 : i64} : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x2xui32>
    %438 = "stablehlo.reshape"(%437) : (tensor<1x1x2xui32>) -> tensor<1x2xui32>
    %439 = "stablehlo.slice"(%438) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %440 = "stablehlo.reshape"(%439) : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %441 = "stablehlo.reshape"(%440) : (tensor<1x2xui32>) -> tensor<2xui32>
    %442 = "stablehlo.slice"(%441) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %443 = "stablehlo.reshape"(%442) : (tensor<1xui32>) -> tensor<ui32>
    %444 = "stablehlo.broadcast_in_dim"(%443) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %445 = "stablehlo.slice"(%441) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %446 = "stablehlo.reshape"(%445) : (tensor<1xui32>) -> tensor<ui32>
    %447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %448 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x3xui32>
    %449 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xui32>
    %450 = "stablehlo.xor"(%444, %447) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %451 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %452 = "stablehlo.xor"(%450, %451) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %453 = "stablehlo.add"(%448, %444) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %454 = "stablehlo.add"(%449, %447) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %455 = "stablehlo.add"(%453, %454) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %456 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %457 = "stablehlo.shift_left"(%454, %456) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %458 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %459 = "stablehlo.shift_right_logical"(%454, %458) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %460 = "stablehlo.or"(%457, %459) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %461 = "stablehlo.xor"(%460, %455) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %462 = "stablehlo.add"(%455, %461) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %463 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %464 = "stablehlo.shift_left"(%461, %463) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %465 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %466 = "stablehlo.shift_right_logical"(%461, %465) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %467 = "stablehlo.or"(%464, %466) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %468 = "stablehlo.xor"(%467, %462) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %469 = "stablehlo.add"(%462, %468) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %470 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %471 = "stablehlo.shift_left"(%468, %470) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %472 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %473 = "stablehlo.shift_right_logical"(%468, %472) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %474 = "stablehlo.or"(%471, %473) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %475 = "stablehlo.xor"(%474, %469) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %476 = "stablehlo.add"(%469, %475) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %477 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %478 = "stablehlo.shift_left"(%475, %477) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %479 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %480 = "stablehlo.shift_right_logical"(%475, %479) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %481 = "stablehlo.or"(%478, %480) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %482 = "stablehlo.xor"(%481, %476) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %483 = "stablehlo.add"(%476, %447) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %484 = "stablehlo.add"(%482, %452) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %485 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %486 = "stablehlo.add"(%484, %485) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %487 = "stablehlo.add"(%483, %486) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %488 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %489 = "stablehlo.shift_left"(%486, %488) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %490 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %491 = "stablehlo.shift_right_logical"(%486, %490) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %492 = "stablehlo.or"(%489, %491) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %493 = "stablehlo.xor"(%492, %487) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %494 = "stablehlo.add"(%487, %493) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %495 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %496 = "stablehlo.shift_left"(%493, %495) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %497 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %498 = "stablehlo.shift_right_logical"(%493, %497) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %499 = "stablehlo.or"(%496, %498) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %500 = "stablehlo.xor"(%499, %494) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %501 = "stablehlo.add"(%494, %500) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %502 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %503 = "stablehlo.shift_left"(%500, %502) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %504 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %505 = "stablehlo.shift_right_logical"(%500, %504) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %506 = "stablehlo.or"(%503, %505) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %507 = "stablehlo.xor"(%506, %501) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %508 = "stablehlo.add"(%501, %507) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %509 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %510 = "stablehlo.shift_left"(%507, %509) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %511 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %512 = "stablehlo.shift_right_logical"(%507, %511) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %513 = "stablehlo.or"(%510, %512) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %514 = "stablehlo.xor"(%513, %508) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %515 = "stablehlo.add"(%508, %452) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %516 = "stablehlo.add"(%514, %444) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %517 = "stablehlo.constant"() {value = dense<2> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %518 = "stablehlo.add"(%516, %517) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %519 = "stablehlo.add"(%515, %518) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %520 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %521 = "stablehlo.shift_left"(%518, %520) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %522 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %523 = "stablehlo.shift_right_logical"(%518, %522) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %524 = "stablehlo.or"(%521, %523) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %525 = "stablehlo.xor"(%524, %519) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %526 = "stablehlo.add"(%519, %525) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %527 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %528 = "stablehlo.shift_left"(%525, %527) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %529 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %530 = "stablehlo.shift_right_logical"(%525, %529) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %531 = "stablehlo.or"(%528, %530) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %532 = "stablehlo.xor"(%531, %526) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %533 = "stablehlo.add"(%526, %532) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %534 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %535 = "stablehlo.shift_left"(%532, %534) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %536 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %537 = "stablehlo.shift_right_logical"(%532, %536) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %538 = "stablehlo.or"(%535, %537) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %539 = "stablehlo.xor"(%538, %533) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %540 = "stablehlo.add"(%533, %539) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %541 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %542 = "stablehlo.shift_left"(%539, %541) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %543 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %544 = "stablehlo.shift_right_logical"(%539, %543) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %545 = "stablehlo.or"(%542, %544) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %546 = "stablehlo.xor"(%545, %540) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %547 = "stablehlo.add"(%540, %444) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %548 = "stablehlo.add"(%546, %447) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %549 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %550 = "stablehlo.add"(%548, %549) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %551 = "stablehlo.add"(%547, %550) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %552 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %553 = "stablehlo.shift_left"(%550, %552) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %554 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %555 = "stablehlo.shift_right_logical"(%550, %554) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %556 = "stablehlo.or"(%553, %555) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %557 = "stablehlo.xor"(%556, %551) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %558 = "stablehlo.add"(%551, %557) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %559 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %560 = "stablehlo.shift_left"(%557, %559) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %561 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %562 = "stablehlo.shift_right_logical"(%557, %561) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %563 = "stablehlo.or"(%560, %562) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %564 = "stablehlo.xor"(%563, %558) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %565 = "stablehlo.add"(%558, %564) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %566 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %567 = "stablehlo.shift_left"(%564, %566) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %568 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %569 = "stablehlo.shift_right_logical"(%564, %568) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %570 = "stablehlo.or"(%567, %569) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %571 = "stablehlo.xor"(%570, %565) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %572 = "stablehlo.add"(%565, %571) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %573 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %574 = "stablehlo.shift_left"(%571, %573) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %575 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %576 = "stablehlo.shift_right_logical"(%571, %575) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %577 = "stablehlo.or"(%574, %576) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %578 = "stablehlo.xor"(%577, %572) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %579 = "stablehlo.add"(%572, %447) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %580 = "stablehlo.add"(%578, %452) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %581 = "stablehlo.constant"() {value = dense<4> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %582 = "stablehlo.add"(%580, %581) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %583 = "stablehlo.add"(%579, %582) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %584 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %585 = "stablehlo.shift_left"(%582, %584) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %586 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %587 = "stablehlo.shift_right_logical"(%582, %586) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %588 = "stablehlo.or"(%585, %587) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %589 = "stablehlo.xor"(%588, %583) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %590 = "stablehlo.add"(%583, %589) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %591 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %592 = "stablehlo.shift_left"(%589, %591) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %593 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %594 = "stablehlo.shift_right_logical"(%589, %593) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %595 = "stablehlo.or"(%592, %594) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %596 = "stablehlo.xor"(%595, %590) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %597 = "stablehlo.add"(%590, %596) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %598 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %599 = "stablehlo.shift_left"(%596, %598) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %600 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %601 = "stablehlo.shift_right_logical"(%596, %600) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %602 = "stablehlo.or"(%599, %601) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %603 = "stablehlo.xor"(%602, %597) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %604 = "stablehlo.add"(%597, %603) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %605 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %606 = "stablehlo.shift_left"(%603, %605) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %607 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %608 = "stablehlo.shift_right_logical"(%603, %607) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %609 = "stablehlo.or"(%606, %608) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %610 = "stablehlo.xor"(%609, %604) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %611 = "stablehlo.add"(%604, %452) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %612 = "stablehlo.add"(%610, %444) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %613 = "stablehlo.constant"() {value = dense<5> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %614 = "stablehlo.add"(%612, %613) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %615 = "stablehlo.reshape"(%611) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %616 = "stablehlo.reshape"(%614) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %617 = "stablehlo.concatenate"(%615, %616) {dimension = 2 : i64} : (tensor<4x3x1xui32>, tensor<4x3x1xui32>) -> tensor<4x3x2xui32>
    %618 = "stablehlo.reshape"(%617) : (tensor<4x3x2xui32>) -> tensor<4x6xui32>
    %619 = "stablehlo.slice"(%618) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>} : (tensor<4x6xui32>) -> tensor<4x5xui32>
    %620 = "stablehlo.reshape"(%619) : (tensor<4x5xui32>) -> tensor<4x5xui32>
    %621 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %622 = "stablehlo.broadcast_in_dim"(%621) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %623 = "stablehlo.compare"(%620, %622) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %624 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %625 = "stablehlo.broadcast_in_dim"(%624) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %626 = "stablehlo.multiply"(%77, %625) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %627 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %628 = "stablehlo.broadcast_in_dim"(%627) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %629 = "stablehlo.select"(%623, %626, %628) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %630 = "stablehlo.dot_general"(%629, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %631 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %632 = "stablehlo.add"(%630, %631) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %633 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %637 = "stablehlo.reduce"(%632, %633) ({
    ^bb0(%634: tensor<f32>, %635: tensor<f32>):
      %636 = "stablehlo.maximum"(%634, %635) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%636) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %638 = "stablehlo.reshape"(%637) : (tensor<4xf32>) -> tensor<4x1xf32>
    %639 = "stablehlo.reshape"(%638) : (tensor<4x1xf32>) -> tensor<4xf32>
    %640 = "stablehlo.broadcast_in_dim"(%639) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %641 = "stablehlo.subtract"(%632, %640) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %642 = "stablehlo.exponential"(%641) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %643 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %647 = "stablehlo.reduce"(%642, %643) ({
    ^bb0(%644: tensor<f32>, %645: tensor<f32>):
      %646 = "stablehlo.add"(%644, %645) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%646) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %648 = "stablehlo.reshape"(%647) : (tensor<4xf32>) -> tensor<4x1xf32>
    %649 = "stablehlo.log"(%648) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %650 = "stablehlo.reshape"(%649) : (tensor<4x1xf32>) -> tensor<4xf32>
    %651 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %652 = "stablehlo.reshape"(%651) : (tensor<4x1xi32>) -> tensor<4xi32>
    %653 = "stablehlo.broadcast_in_dim"(%652) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %654 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %655 = "stablehlo.compare"(%653, %654) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %656 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %657 = "stablehlo.broadcast_in_dim"(%656) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %658 = "stablehlo.select"(%655, %641, %657) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %659 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %663 = "stablehlo.reduce"(%658, %659) ({
    ^bb0(%660: tensor<f32>, %661: tensor<f32>):
      %662 = "stablehlo.add"(%660, %661) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%662) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %664 = "stablehlo.subtract"(%650, %663) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %665 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %666 = "stablehlo.broadcast_in_dim"(%665) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %667 = "stablehlo.compare"(%arg1, %666) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %668 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %669 = "stablehlo.broadcast_in_dim"(%668) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %670 = "stablehlo.broadcast_in_dim"(%656) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %671 = "stablehlo.select"(%667, %669, %670) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %672 = "stablehlo.multiply"(%664, %671) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %673 = "stablehlo.multiply"(%672, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %674 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %678 = "stablehlo.reduce"(%673, %674) ({
    ^bb0(%675: tensor<f32>, %676: tensor<f32>):
      %677 = "stablehlo.add"(%675, %676) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%677) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %679 = "stablehlo.multiply"(%671, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %680 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %684 = "stablehlo.reduce"(%679, %680) ({
    ^bb0(%681: tensor<f32>, %682: tensor<f32>):
      %683 = "stablehlo.add"(%681, %682) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%683) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %685 = "stablehlo.compare"(%684, %656) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %686 = "stablehlo.select"(%685, %668, %684) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %687 = "stablehlo.divide"(%678, %686) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %688 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %689 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %690 = "stablehlo.reshape"(%689) : (tensor<4x1xi32>) -> tensor<4xi32>
    %691 = "stablehlo.broadcast_in_dim"(%690) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %692 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %693 = "stablehlo.compare"(%691, %692) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %694 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %695 = "stablehlo.broadcast_in_dim"(%694) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %696 = "stablehlo.compare"(%arg1, %695) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %697 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %698 = "stablehlo.broadcast_in_dim"(%697) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %699 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %700 = "stablehlo.broadcast_in_dim"(%699) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %701 = "stablehlo.select"(%696, %698, %700) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %702 = "stablehlo.multiply"(%701, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %703 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %707 = "stablehlo.reduce"(%702, %703) ({
    ^bb0(%704: tensor<f32>, %705: tensor<f32>):
      %706 = "stablehlo.add"(%704, %705) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%706) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %708 = "stablehlo.compare"(%707, %699) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %709 = "stablehlo.select"(%708, %697, %707) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %710 = "stablehlo.divide"(%688, %709) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %711 = "stablehlo.broadcast_in_dim"(%710) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %712 = "stablehlo.multiply"(%711, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %713 = "stablehlo.multiply"(%712, %701) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %714 = "stablehlo.negate"(%713) : (tensor<4xf32>) -> tensor<4xf32>
    %715 = "stablehlo.broadcast_in_dim"(%714) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %716 = "stablehlo.broadcast_in_dim"(%699) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %717 = "stablehlo.select"(%693, %715, %716) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %718 = "stablehlo.reshape"(%713) : (tensor<4xf32>) -> tensor<4x1xf32>
    %719 = "stablehlo.divide"(%718, %648) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %720 = "stablehlo.reshape"(%719) : (tensor<4x1xf32>) -> tensor<4xf32>
    %721 = "stablehlo.broadcast_in_dim"(%720) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %722 = "stablehlo.reshape"(%638) : (tensor<4x1xf32>) -> tensor<4xf32>
    %723 = "stablehlo.broadcast_in_dim"(%722) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %724 = "stablehlo.subtract"(%632, %723) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %725 = "stablehlo.exponential"(%724) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %726 = "stablehlo.multiply"(%721, %725) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %727 = "stablehlo.add"(%717, %726) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %728 = "stablehlo.dot_general"(%727, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %729 = "stablehlo.slice"(%441) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %730 = "stablehlo.reshape"(%729) : (tensor<1xui32>) -> tensor<ui32>
    %731 = "stablehlo.broadcast_in_dim"(%730) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %732 = "stablehlo.slice"(%441) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %733 = "stablehlo.reshape"(%732) : (tensor<1xui32>) -> tensor<ui32>
    %734 = "stablehlo.broadcast_in_dim"(%733) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %735 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x3xui32>
    %736 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xui32>
    %737 = "stablehlo.xor"(%731, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %738 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %739 = "stablehlo.xor"(%737, %738) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %740 = "stablehlo.add"(%735, %731) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %741 = "stablehlo.add"(%736, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %742 = "stablehlo.add"(%740, %741) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %743 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %744 = "stablehlo.shift_left"(%741, %743) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %745 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %746 = "stablehlo.shift_right_logical"(%741, %745) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %747 = "stablehlo.or"(%744, %746) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %748 = "stablehlo.xor"(%747, %742) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %749 = "stablehlo.add"(%742, %748) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %750 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %751 = "stablehlo.shift_left"(%748, %750) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %752 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %753 = "stablehlo.shift_right_logical"(%748, %752) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %754 = "stablehlo.or"(%751, %753) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %755 = "stablehlo.xor"(%754, %749) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %756 = "stablehlo.add"(%749, %755) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %757 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %758 = "stablehlo.shift_left"(%755, %757) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %759 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %760 = "stablehlo.shift_right_logical"(%755, %759) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %761 = "stablehlo.or"(%758, %760) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %762 = "stablehlo.xor"(%761, %756) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %763 = "stablehlo.add"(%756, %762) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %764 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %765 = "stablehlo.shift_left"(%762, %764) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %766 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %767 = "stablehlo.shift_right_logical"(%762, %766) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %768 = "stablehlo.or"(%765, %767) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %769 = "stablehlo.xor"(%768, %763) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %770 = "stablehlo.add"(%763, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %771 = "stablehlo.add"(%769, %739) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %772 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %773 = "stablehlo.add"(%771, %772) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %774 = "stablehlo.add"(%770, %773) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %775 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %776 = "stablehlo.shift_left"(%773, %775) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %777 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %778 = "stablehlo.shift_right_logical"(%773, %777) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %779 = "stablehlo.or"(%776, %778) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %780 = "stablehlo.xor"(%779, %774) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %781 = "stablehlo.add"(%774, %780) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %782 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %783 = "stablehlo.shift_left"(%780, %782) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %784 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %785 = "stablehlo.shift_right_logical"(%780, %784) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %786 = "stablehlo.or"(%783, %785) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %787 = "stablehlo.xor"(%786, %781) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %788 = "stablehlo.add"(%781, %787) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %789 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %790 = "stablehlo.shift_left"(%787, %789) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %791 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %792 = "stablehlo.shift_right_logical"(%787, %791) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %793 = "stablehlo.or"(%790, %792) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %794 = "stablehlo.xor"(%793, %788) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %795 = "stablehlo.add"(%788, %794) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %796 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %797 = "stablehlo.shift_left"(%794, %796) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %798 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %799 = "stablehlo.shift_right_logical"(%794, %798) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %800 = "stablehlo.or"(%797, %799) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %801 = "stablehlo.xor"(%800, %795) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %802 = "stablehlo.add"(%795, %739) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %803 = "stablehlo.add"(%801, %731) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %804 = "stablehlo.constant"() {value = dense<2> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %805 = "stablehlo.add"(%803, %804) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %806 = "stablehlo.add"(%802, %805) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %807 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %808 = "stablehlo.shift_left"(%805, %807) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %809 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %810 = "stablehlo.shift_right_logical"(%805, %809) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %811 = "stablehlo.or"(%808, %810) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %812 = "stablehlo.xor"(%811, %806) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %813 = "stablehlo.add"(%806, %812) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %814 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %815 = "stablehlo.shift_left"(%812, %814) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %816 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %817 = "stablehlo.shift_right_logical"(%812, %816) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %818 = "stablehlo.or"(%815, %817) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %819 = "stablehlo.xor"(%818, %813) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %820 = "stablehlo.add"(%813, %819) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %821 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %822 = "stablehlo.shift_left"(%819, %821) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %823 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %824 = "stablehlo.shift_right_logical"(%819, %823) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %825 = "stablehlo.or"(%822, %824) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %826 = "stablehlo.xor"(%825, %820) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %827 = "stablehlo.add"(%820, %826) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %828 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %829 = "stablehlo.shift_left"(%826, %828) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %830 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %831 = "stablehlo.shift_right_logical"(%826, %830) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %832 = "stablehlo.or"(%829, %831) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %833 = "stablehlo.xor"(%832, %827) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %834 = "stablehlo.add"(%827, %731) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %835 = "stablehlo.add"(%833, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %836 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %837 = "stablehlo.add"(%835, %836) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %838 = "stablehlo.add"(%834, %837) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %839 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %840 = "stablehlo.shift_left"(%837, %839) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %841 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %842 = "stablehlo.shift_right_logical"(%837, %841) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %843 = "stablehlo.or"(%840, %842) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %844 = "stablehlo.xor"(%843, %838) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %845 = "stablehlo.add"(%838, %844) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %846 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %847 = "stablehlo.shift_left"(%844, %846) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %848 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %849 = "stablehlo.shift_right_logical"(%844, %848) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %850 = "stablehlo.or"(%847, %849) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %851 = "stablehlo.xor"(%850, %845) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %852 = "stablehlo.add"(%845, %851) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %853 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %854 = "stablehlo.shift_left"(%851, %853) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %855 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %856 = "stablehlo.shift_right_logical"(%851, %855) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %857 = "stablehlo.or"(%854, %856) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %858 = "stablehlo.xor"(%857, %852) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %859 = "stablehlo.add"(%852, %858) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %860 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %861 = "stablehlo.shift_left"(%858, %860) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %862 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %863 = "stablehlo.shift_right_logical"(%858, %862) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %864 = "stablehlo.or"(%861, %863) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %865 = "stablehlo.xor"(%864, %859) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %866 = "stablehlo.add"(%859, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %867 = "stablehlo.add"(%865, %739) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %868 = "stablehlo.constant"() {value = dense<4> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %869 = "stablehlo.add"(%867, %868) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %870 = "stablehlo.add"(%866, %869) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %871 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %872 = "stablehlo.shift_left"(%869, %871) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %873 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %874 = "stablehlo.shift_right_logical"(%869, %873) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %875 = "stablehlo.or"(%872, %874) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %876 = "stablehlo.xor"(%875, %870) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %877 = "stablehlo.add"(%870, %876) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %878 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %879 = "stablehlo.shift_left"(%876, %878) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %880 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %881 = "stablehlo.shift_right_logical"(%876, %880) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %882 = "stablehlo.or"(%879, %881) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %883 = "stablehlo.xor"(%882, %877) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %884 = "stablehlo.add"(%877, %883) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %885 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %886 = "stablehlo.shift_left"(%883, %885) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %887 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %888 = "stablehlo.shift_right_logical"(%883, %887) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %889 = "stablehlo.or"(%886, %888) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %890 = "stablehlo.xor"(%889, %884) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %891 = "stablehlo.add"(%884, %890) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %892 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %893 = "stablehlo.shift_left"(%890, %892) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %894 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %895 = "stablehlo.shift_right_logical"(%890, %894) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %896 = "stablehlo.or"(%893, %895) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %897 = "stablehlo.xor"(%896, %891) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %898 = "stablehlo.add"(%891, %739) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %899 = "stablehlo.add"(%897, %731) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %900 = "stablehlo.constant"() {value = dense<5> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %901 = "stablehlo.add"(%899, %900) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %902 = "stablehlo.reshape"(%898) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %903 = "stablehlo.reshape"(%901) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %904 = "stablehlo.concatenate"(%902, %903) {dimension = 2 : i64} : (tensor<4x3x1xui32>, tensor<4x3x1xui32>) -> tensor<4x3x2xui32>
    %905 = "stablehlo.reshape"(%904) : (tensor<4x3x2xui32>) -> tensor<4x6xui32>
    %906 = "stablehlo.slice"(%905) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>} : (tensor<4x6xui32>) -> tensor<4x5xui32>
    %907 = "stablehlo.reshape"(%906) : (tensor<4x5xui32>) -> tensor<4x5xui32>
    %908 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %909 = "stablehlo.broadcast_in_dim"(%908) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %910 = "stablehlo.compare"(%907, %909) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %911 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %912 = "stablehlo.broadcast_in_dim"(%911) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %913 = "stablehlo.select"(%910, %728, %912) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %914 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %915 = "stablehlo.broadcast_in_dim"(%914) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %916 = "stablehlo.multiply"(%913, %915) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %917 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %918 = "stablehlo.broadcast_in_dim"(%917) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %919 = "stablehlo.compare"(%52, %918) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %920 = "stablehlo.select"(%919, %918, %916) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %921 = "stablehlo.multiply"(%44, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %922 = "stablehlo.broadcast_in_dim"(%921) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %923 = "stablehlo.multiply"(%920, %922) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %924 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %925 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %929 = "stablehlo.reduce"(%924, %925) ({
    ^bb0(%926: tensor<f32>, %927: tensor<f32>):
      %928 = "stablehlo.add"(%926, %927) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%928) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %930 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %931 = "stablehlo.broadcast_in_dim"(%930) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %932 = "stablehlo.divide"(%929, %931) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %933 = "stablehlo.broadcast_in_dim"(%932) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %934 = "stablehlo.subtract"(%0, %933) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %935 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %936 = "stablehlo.multiply"(%934, %935) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %937 = "stablehlo.multiply"(%936, %934) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %938 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %942 = "stablehlo.reduce"(%937, %938) ({
    ^bb0(%939: tensor<f32>, %940: tensor<f32>):
      %941 = "stablehlo.add"(%939, %940) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%941) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %943 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %947 = "stablehlo.reduce"(%arg2, %943) ({
    ^bb0(%944: tensor<f32>, %945: tensor<f32>):
      %946 = "stablehlo.add"(%944, %945) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%946) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %948 = "stablehlo.multiply"(%947, %930) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %949 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %950 = "stablehlo.compare"(%948, %949) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %951 = "stablehlo.select"(%950, %948, %930) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %952 = "stablehlo.broadcast_in_dim"(%951) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %953 = "stablehlo.divide"(%942, %952) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %954 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %958 = "stablehlo.reduce"(%936, %954) ({
    ^bb0(%955: tensor<f32>, %956: tensor<f32>):
      %957 = "stablehlo.add"(%955, %956) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%957) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %959 = "stablehlo.divide"(%958, %952) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %960 = "stablehlo.multiply"(%959, %959) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %961 = "stablehlo.subtract"(%953, %960) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %962 = "stablehlo.broadcast_in_dim"(%949) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %963 = "stablehlo.compare"(%961, %962) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %964 = "stablehlo.multiply"(%920, %934) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %965 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %969 = "stablehlo.reduce"(%964, %965) ({
    ^bb0(%966: tensor<f32>, %967: tensor<f32>):
      %968 = "stablehlo.add"(%966, %967) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%968) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %970 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %974 = "stablehlo.reduce"(%920, %970) ({
    ^bb0(%971: tensor<f32>, %972: tensor<f32>):
      %973 = "stablehlo.add"(%971, %972) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%973) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %975 = "stablehlo.negate"(%974) : (tensor<5xf32>) -> tensor<5xf32>
    %976 = "stablehlo.multiply"(%975, %959) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %977 = "stablehlo.add"(%969, %976) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %978 = "stablehlo.multiply"(%977, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %979 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<f32>} : () -> tensor<f32>
    %980 = "stablehlo.broadcast_in_dim"(%979) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %981 = "stablehlo.multiply"(%978, %980) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %982 = "stablehlo.multiply"(%981, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %983 = "stablehlo.maximum"(%961, %962) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %984 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %985 = "stablehlo.broadcast_in_dim"(%984) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %986 = "stablehlo.add"(%983, %985) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %987 = "stablehlo.divide"(%982, %986) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %988 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<f32>} : () -> tensor<f32>
    %989 = "stablehlo.broadcast_in_dim"(%988) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %990 = "stablehlo.multiply"(%987, %989) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %991 = "stablehlo.compare"(%961, %983) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %992 = "stablehlo.select"(%991, %987, %962) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %993 = "stablehlo.select"(%963, %990, %992) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %994 = "stablehlo.divide"(%993, %952) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %995 = "stablehlo.broadcast_in_dim"(%994) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %996 = "stablehlo.multiply"(%995, %936) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %997 = "stablehlo.add"(%923, %996) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %998 = "stablehlo.multiply"(%995, %934) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %999 = "stablehlo.multiply"(%975, %921) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1000 = "stablehlo.negate"(%993) : (tensor<5xf32>) -> tensor<5xf32>
    %1001 = "stablehlo.multiply"(%1000, %959) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1002 = "stablehlo.add"(%999, %1001) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1003 = "stablehlo.add"(%1002, %1001) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1004 = "stablehlo.divide"(%1003, %952) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1005 = "stablehlo.broadcast_in_dim"(%1004) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %1006 = "stablehlo.add"(%998, %1005) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %1007 = "stablehlo.multiply"(%1006, %935) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %1008 = "stablehlo.add"(%997, %1007) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %1009 = "stablehlo.multiply"(%977, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1010 = "stablehlo.dot_general"(%1008, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %1011 = "stablehlo.dot_general"(%727, %629) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %1012 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %1016 = "stablehlo.reduce"(%727, %1012) ({
    ^bb0(%1013: tensor<f32>, %1014: tensor<f32>):
      %1015 = "stablehlo.add"(%1013, %1014) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1015) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %1017 = "stablehlo.abs"(%1010) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %1018 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %1019 = "stablehlo.broadcast_in_dim"(%1018) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1020 = "stablehlo.compare"(%1017, %1019) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %1021 = "stablehlo.not"(%1020) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %1022 = "stablehlo.convert"(%1021) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %1023 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1027 = "stablehlo.reduce"(%1022, %1023) ({
    ^bb0(%1024: tensor<ui8>, %1025: tensor<ui8>):
      %1026 = "stablehlo.maximum"(%1024, %1025) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1026) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %1028 = "stablehlo.abs"(%1009) : (tensor<5xf32>) -> tensor<5xf32>
    %1029 = "stablehlo.broadcast_in_dim"(%1018) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1030 = "stablehlo.compare"(%1028, %1029) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %1031 = "stablehlo.not"(%1030) : (tensor<5xi1>) -> tensor<5xi1>
    %1032 = "stablehlo.convert"(%1031) : (tensor<5xi1>) -> tensor<5xui8>
    %1033 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1037 = "stablehlo.reduce"(%1032, %1033) ({
    ^bb0(%1034: tensor<ui8>, %1035: tensor<ui8>):
      %1036 = "stablehlo.maximum"(%1034, %1035) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1036) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %1038 = "stablehlo.maximum"(%1027, %1037) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1039 = "stablehlo.abs"(%974) : (tensor<5xf32>) -> tensor<5xf32>
    %1040 = "stablehlo.compare"(%1039, %1029) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %1041 = "stablehlo.not"(%1040) : (tensor<5xi1>) -> tensor<5xi1>
    %1042 = "stablehlo.convert"(%1041) : (tensor<5xi1>) -> tensor<5xui8>
    %1043 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1047 = "stablehlo.reduce"(%1042, %1043) ({
    ^bb0(%1044: tensor<ui8>, %1045: tensor<ui8>):
      %1046 = "stablehlo.maximum"(%1044, %1045) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1046) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %1048 = "stablehlo.maximum"(%1038, %1047) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1049 = "stablehlo.abs"(%1011) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1050 = "stablehlo.broadcast_in_dim"(%1018) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1051 = "stablehlo.compare"(%1049, %1050) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %1052 = "stablehlo.not"(%1051) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %1053 = "stablehlo.convert"(%1052) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %1054 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1058 = "stablehlo.reduce"(%1053, %1054) ({
    ^bb0(%1055: tensor<ui8>, %1056: tensor<ui8>):
      %1057 = "stablehlo.maximum"(%1055, %1056) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1057) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %1059 = "stablehlo.maximum"(%1048, %1058) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1060 = "stablehlo.abs"(%1016) : (tensor<3xf32>) -> tensor<3xf32>
    %1061 = "stablehlo.broadcast_in_dim"(%1018) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1062 = "stablehlo.compare"(%1060, %1061) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1063 = "stablehlo.not"(%1062) : (tensor<3xi1>) -> tensor<3xi1>
    %1064 = "stablehlo.convert"(%1063) : (tensor<3xi1>) -> tensor<3xui8>
    %1065 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1069 = "stablehlo.reduce"(%1064, %1065) ({
    ^bb0(%1066: tensor<ui8>, %1067: tensor<ui8>):
      %1068 = "stablehlo.maximum"(%1066, %1067) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1068) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %1070 = "stablehlo.maximum"(%1059, %1069) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1071 = "stablehlo.abs"(%687) : (tensor<f32>) -> tensor<f32>
    %1072 = "stablehlo.compare"(%1071, %1018) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1073 = "stablehlo.not"(%1072) : (tensor<i1>) -> tensor<i1>
    %1074 = "stablehlo.convert"(%1073) : (tensor<i1>) -> tensor<ui8>
    %1075 = "stablehlo.maximum"(%1070, %1074) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1076 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1077 = "stablehlo.compare"(%1075, %1076) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %1078 = "stablehlo.and"(%1077, %arg15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %1079 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %1080 = "stablehlo.select"(%1078, %687, %1079) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1081 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1082 = "stablehlo.multiply"(%1081, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1083 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %1084 = "stablehlo.add"(%arg13, %1083) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1085 = "stablehlo.convert"(%1084) : (tensor<i32>) -> tensor<f32>
    %1086 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %1087 = "stablehlo.multiply"(%1085, %1086) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1088 = "stablehlo.exponential_minus_one"(%1087) : (tensor<f32>) -> tensor<f32>
    %1089 = "stablehlo.negate"(%1088) : (tensor<f32>) -> tensor<f32>
    %1090 = "stablehlo.divide"(%1082, %1089) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1091 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %1092 = "stablehlo.multiply"(%1085, %1091) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1093 = "stablehlo.exponential_minus_one"(%1092) : (tensor<f32>) -> tensor<f32>
    %1094 = "stablehlo.negate"(%1093) : (tensor<f32>) -> tensor<f32>
    %1095 = "stablehlo.sqrt"(%1094) : (tensor<f32>) -> tensor<f32>
    %1096 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %1097 = "stablehlo.multiply"(%1082, %1096) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1098 = "stablehlo.subtract"(%688, %1097) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1099 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1100 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1101 = "stablehlo.multiply"(%arg4, %1100) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1102 = "stablehlo.broadcast_in_dim"(%1090) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1103 = "stablehlo.subtract"(%1010, %arg16) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1104 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1105 = "stablehlo.broadcast_in_dim"(%1104) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1106 = "stablehlo.multiply"(%1103, %1105) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1107 = "stablehlo.add"(%arg16, %1106) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1108 = "stablehlo.select"(%1099, %1107, %arg16) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1109 = "stablehlo.multiply"(%1102, %1108) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1110 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1111 = "stablehlo.broadcast_in_dim"(%1110) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1112 = "stablehlo.multiply"(%arg17, %1111) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1113 = "stablehlo.multiply"(%1010, %1010) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1114 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1115 = "stablehlo.broadcast_in_dim"(%1114) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1116 = "stablehlo.multiply"(%1113, %1115) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1117 = "stablehlo.add"(%1112, %1116) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1118 = "stablehlo.select"(%1099, %1117, %arg17) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1119 = "stablehlo.sqrt"(%1118) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %1120 = "stablehlo.broadcast_in_dim"(%1095) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1121 = "stablehlo.divide"(%1119, %1120) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1122 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1123 = "stablehlo.broadcast_in_dim"(%1122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1124 = "stablehlo.add"(%1121, %1123) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1125 = "stablehlo.divide"(%1109, %1124) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1126 = "stablehlo.subtract"(%1101, %1125) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1127 = "stablehlo.select"(%1099, %1126, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1128 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1129 = "stablehlo.subtract"(%1127, %arg18) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1130 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1131 = "stablehlo.broadcast_in_dim"(%1130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1132 = "stablehlo.multiply"(%1129, %1131) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1133 = "stablehlo.add"(%arg18, %1132) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1134 = "stablehlo.select"(%1128, %1133, %arg18) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1135 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1136 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1137 = "stablehlo.multiply"(%arg5, %1136) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1138 = "stablehlo.broadcast_in_dim"(%1090) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1139 = "stablehlo.subtract"(%1009, %arg19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1140 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1141 = "stablehlo.broadcast_in_dim"(%1140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1142 = "stablehlo.multiply"(%1139, %1141) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1143 = "stablehlo.add"(%arg19, %1142) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1144 = "stablehlo.select"(%1135, %1143, %arg19) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1145 = "stablehlo.multiply"(%1138, %1144) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1146 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1147 = "stablehlo.broadcast_in_dim"(%1146) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1148 = "stablehlo.multiply"(%arg20, %1147) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1149 = "stablehlo.multiply"(%1009, %1009) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1150 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1151 = "stablehlo.broadcast_in_dim"(%1150) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1152 = "stablehlo.multiply"(%1149, %1151) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1153 = "stablehlo.add"(%1148, %1152) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1154 = "stablehlo.select"(%1135, %1153, %arg20) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1155 = "stablehlo.sqrt"(%1154) : (tensor<5xf32>) -> tensor<5xf32>
    %1156 = "stablehlo.broadcast_in_dim"(%1095) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1157 = "stablehlo.divide"(%1155, %1156) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1158 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1159 = "stablehlo.broadcast_in_dim"(%1158) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1160 = "stablehlo.add"(%1157, %1159) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1161 = "stablehlo.divide"(%1145, %1160) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1162 = "stablehlo.subtract"(%1137, %1161) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1163 = "stablehlo.select"(%1135, %1162, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1164 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1165 = "stablehlo.subtract"(%1163, %arg21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1166 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1167 = "stablehlo.broadcast_in_dim"(%1166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1168 = "stablehlo.multiply"(%1165, %1167) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1169 = "stablehlo.add"(%arg21, %1168) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1170 = "stablehlo.select"(%1164, %1169, %arg21) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1171 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1172 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1173 = "stablehlo.multiply"(%arg6, %1172) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1174 = "stablehlo.broadcast_in_dim"(%1090) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1175 = "stablehlo.subtract"(%974, %arg22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1176 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1177 = "stablehlo.broadcast_in_dim"(%1176) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1178 = "stablehlo.multiply"(%1175, %1177) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1179 = "stablehlo.add"(%arg22, %1178) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1180 = "stablehlo.select"(%1171, %1179, %arg22) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1181 = "stablehlo.multiply"(%1174, %1180) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1182 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1183 = "stablehlo.broadcast_in_dim"(%1182) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1184 = "stablehlo.multiply"(%arg23, %1183) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1185 = "stablehlo.multiply"(%974, %974) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1186 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1187 = "stablehlo.broadcast_in_dim"(%1186) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1188 = "stablehlo.multiply"(%1185, %1187) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1189 = "stablehlo.add"(%1184, %1188) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1190 = "stablehlo.select"(%1171, %1189, %arg23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1191 = "stablehlo.sqrt"(%1190) : (tensor<5xf32>) -> tensor<5xf32>
    %1192 = "stablehlo.broadcast_in_dim"(%1095) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1193 = "stablehlo.divide"(%1191, %1192) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1194 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1195 = "stablehlo.broadcast_in_dim"(%1194) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1196 = "stablehlo.add"(%1193, %1195) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1197 = "stablehlo.divide"(%1181, %1196) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1198 = "stablehlo.subtract"(%1173, %1197) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1199 = "stablehlo.select"(%1171, %1198, %arg6) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1200 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1201 = "stablehlo.subtract"(%1199, %arg24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1202 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1203 = "stablehlo.broadcast_in_dim"(%1202) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1204 = "stablehlo.multiply"(%1201, %1203) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1205 = "stablehlo.add"(%arg24, %1204) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1206 = "stablehlo.select"(%1200, %1205, %arg24) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1207 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1208 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1209 = "stablehlo.multiply"(%arg7, %1208) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1210 = "stablehlo.broadcast_in_dim"(%1090) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1211 = "stablehlo.subtract"(%1011, %arg25) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1212 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1213 = "stablehlo.broadcast_in_dim"(%1212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1214 = "stablehlo.multiply"(%1211, %1213) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1215 = "stablehlo.add"(%arg25, %1214) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1216 = "stablehlo.select"(%1207, %1215, %arg25) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1217 = "stablehlo.multiply"(%1210, %1216) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1218 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1219 = "stablehlo.broadcast_in_dim"(%1218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1220 = "stablehlo.multiply"(%arg26, %1219) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1221 = "stablehlo.multiply"(%1011, %1011) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1222 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1223 = "stablehlo.broadcast_in_dim"(%1222) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1224 = "stablehlo.multiply"(%1221, %1223) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1225 = "stablehlo.add"(%1220, %1224) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1226 = "stablehlo.select"(%1207, %1225, %arg26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1227 = "stablehlo.sqrt"(%1226) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1228 = "stablehlo.broadcast_in_dim"(%1095) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1229 = "stablehlo.divide"(%1227, %1228) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1230 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1231 = "stablehlo.broadcast_in_dim"(%1230) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1232 = "stablehlo.add"(%1229, %1231) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1233 = "stablehlo.divide"(%1217, %1232) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1234 = "stablehlo.subtract"(%1209, %1233) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1235 = "stablehlo.select"(%1207, %1234, %arg7) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1236 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1237 = "stablehlo.subtract"(%1235, %arg27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1238 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1239 = "stablehlo.broadcast_in_dim"(%1238) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1240 = "stablehlo.multiply"(%1237, %1239) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1241 = "stablehlo.add"(%arg27, %1240) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1242 = "stablehlo.select"(%1236, %1241, %arg27) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1243 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1244 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1245 = "stablehlo.multiply"(%arg8, %1244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1246 = "stablehlo.broadcast_in_dim"(%1090) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1247 = "stablehlo.subtract"(%1016, %arg28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1248 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1249 = "stablehlo.broadcast_in_dim"(%1248) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1250 = "stablehlo.multiply"(%1247, %1249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1251 = "stablehlo.add"(%arg28, %1250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1252 = "stablehlo.select"(%1243, %1251, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1253 = "stablehlo.multiply"(%1246, %1252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1254 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1255 = "stablehlo.broadcast_in_dim"(%1254) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1256 = "stablehlo.multiply"(%arg29, %1255) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1257 = "stablehlo.multiply"(%1016, %1016) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1258 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1259 = "stablehlo.broadcast_in_dim"(%1258) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1260 = "stablehlo.multiply"(%1257, %1259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1261 = "stablehlo.add"(%1256, %1260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1262 = "stablehlo.select"(%1243, %1261, %arg29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1263 = "stablehlo.sqrt"(%1262) : (tensor<3xf32>) -> tensor<3xf32>
    %1264 = "stablehlo.broadcast_in_dim"(%1095) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1265 = "stablehlo.divide"(%1263, %1264) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1266 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1267 = "stablehlo.broadcast_in_dim"(%1266) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1268 = "stablehlo.add"(%1265, %1267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1269 = "stablehlo.divide"(%1253, %1268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1270 = "stablehlo.subtract"(%1245, %1269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1271 = "stablehlo.select"(%1243, %1270, %arg8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1272 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1273 = "stablehlo.subtract"(%1271, %arg30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1274 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1275 = "stablehlo.broadcast_in_dim"(%1274) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1276 = "stablehlo.multiply"(%1273, %1275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1277 = "stablehlo.add"(%arg30, %1276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1278 = "stablehlo.select"(%1272, %1277, %arg30) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1279 = "stablehlo.select"(%1078, %1084, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1280 = "stablehlo.broadcast_in_dim"(%1078) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1281 = "stablehlo.select"(%1280, %62, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1282 = "stablehlo.select"(%1280, %73, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1283 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %1284 = "stablehlo.add"(%arg11, %1283) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1285 = "stablehlo.select"(%1078, %1284, %arg11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1078, %1080, %1127, %1108, %1118, %1134, %1163, %1144, %1154, %1170, %1199, %1180, %1190, %1206, %1235, %1216, %1226, %1242, %1271, %1252, %1262, %1278, %1279, %1281, %1282, %1285) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) -> ()
  }
}
