module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 10 : i32}, %arg7: tensor<3x5xf32> {tf.aliasing_output = 14 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg9: tensor<5xf32> {tf.aliasing_output = 23 : i32}, %arg10: tensor<5xf32> {tf.aliasing_output = 24 : i32}, %arg11: tensor<i64> {tf.aliasing_output = 25 : i32}, %arg12: tensor<2xui32>, %arg13: tensor<i32> {tf.aliasing_output = 22 : i32}, %arg14: tensor<f32>, %arg15: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg16: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg17: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg18: tensor<5x6xf32> {tf.aliasing_output = 5 : i32}, %arg19: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<5xf32> {tf.aliasing_output = 8 : i32}, %arg21: tensor<5xf32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<5xf32> {tf.aliasing_output = 11 : i32}, %arg23: tensor<5xf32> {tf.aliasing_output = 12 : i32}, %arg24: tensor<5xf32> {tf.aliasing_output = 13 : i32}, %arg25: tensor<3x5xf32> {tf.aliasing_output = 15 : i32}, %arg26: tensor<3x5xf32> {tf.aliasing_output = 16 : i32}, %arg27: tensor<3x5xf32> {tf.aliasing_output = 17 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg30: tensor<3xf32> {tf.aliasing_output = 21 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) {
    %0 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<ui32>
    %1 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%arg2, %3) ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
      %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %12 = "stablehlo.select"(%11, %9, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%1, %2) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %14 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %14) ({
    ^bb0(%15: tensor<f32>, %16: tensor<f32>):
      %17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %19 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %22 = "stablehlo.subtract"(%1, %21) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %23 = "stablehlo.multiply"(%22, %22) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %24 = "stablehlo.multiply"(%23, %2) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %25 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) ({
    ^bb0(%26: tensor<f32>, %27: tensor<f32>):
      %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %30 = "stablehlo.divide"(%29, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.compare"(%9, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %32 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.select"(%31, %32, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.divide"(%9, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.select"(%31, %34, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.add"(%30, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %39 = "stablehlo.rsqrt"(%38) : (tensor<5xf32>) -> tensor<5xf32>
    %40 = "stablehlo.multiply"(%39, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %42 = "stablehlo.multiply"(%22, %41) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %43 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %45 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %47 = "stablehlo.multiply"(%20, %46) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %48 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %50 = "stablehlo.multiply"(%arg9, %49) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %51 = "stablehlo.add"(%50, %47) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %52 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %53 = "stablehlo.select"(%52, %51, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %54 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %55 = "stablehlo.multiply"(%30, %54) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %56 = "stablehlo.multiply"(%55, %46) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %57 = "stablehlo.multiply"(%arg10, %49) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %58 = "stablehlo.add"(%57, %56) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %59 = "stablehlo.select"(%52, %58, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %60 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %61 = "stablehlo.add"(%arg11, %60) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %62 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %64 = "stablehlo.compare"(%44, %63) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %65 = "stablehlo.select"(%64, %63, %44) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %66 = "stablehlo.constant"() {value = dense<2846199180> : tensor<ui32>} : () -> tensor<ui32>
    %67 = "stablehlo.reshape"(%66) : (tensor<ui32>) -> tensor<1xui32>
    %68 = "stablehlo.slice"(%arg12) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1xui32>) -> tensor<ui32>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %71 = "stablehlo.slice"(%arg12) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1xui32>) -> tensor<ui32>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %74 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<1xui32>) -> tensor<1x1xui32>
    %75 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xui32>
    %76 = "stablehlo.xor"(%70, %73) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %77 = "stablehlo.constant"() {value = dense<466688986> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %78 = "stablehlo.xor"(%76, %77) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %79 = "stablehlo.add"(%74, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %80 = "stablehlo.add"(%75, %73) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %82 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %83 = "stablehlo.shift_left"(%80, %82) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %84 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %85 = "stablehlo.shift_right_logical"(%80, %84) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %86 = "stablehlo.or"(%83, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %87 = "stablehlo.xor"(%86, %81) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %88 = "stablehlo.add"(%81, %87) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %89 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %90 = "stablehlo.shift_left"(%87, %89) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %91 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %93 = "stablehlo.or"(%90, %92) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %94 = "stablehlo.xor"(%93, %88) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %95 = "stablehlo.add"(%88, %94) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %96 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %97 = "stablehlo.shift_left"(%94, %96) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %98 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %99 = "stablehlo.shift_right_logical"(%94, %98) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %100 = "stablehlo.or"(%97, %99) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %101 = "stablehlo.xor"(%100, %95) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %102 = "stablehlo.add"(%95, %101) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %103 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %104 = "stablehlo.shift_left"(%101, %103) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %105 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %106 = "stablehlo.shift_right_logical"(%101, %105) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %107 = "stablehlo.or"(%104, %106) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %108 = "stablehlo.xor"(%107, %102) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %109 = "stablehlo.add"(%102, %73) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %110 = "stablehlo.add"(%108, %78) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %111 = "stablehlo.constant"() {value = dense<1> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %113 = "stablehlo.add"(%109, %112) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %114 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %115 = "stablehlo.shift_left"(%112, %114) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %116 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %117 = "stablehlo.shift_right_logical"(%112, %116) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %118 = "stablehlo.or"(%115, %117) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %119 = "stablehlo.xor"(%118, %113) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %120 = "stablehlo.add"(%113, %119) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %121 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %122 = "stablehlo.shift_left"(%119, %121) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %123 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %125 = "stablehlo.or"(%122, %124) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %126 = "stablehlo.xor"(%125, %120) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %127 = "stablehlo.add"(%120, %126) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %128 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %129 = "stablehlo.shift_left"(%126, %128) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %130 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %131 = "stablehlo.shift_right_logical"(%126, %130) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %132 = "stablehlo.or"(%129, %131) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %133 = "stablehlo.xor"(%132, %127) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %134 = "stablehlo.add"(%127, %133) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %135 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %136 = "stablehlo.shift_left"(%133, %135) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %137 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %138 = "stablehlo.shift_right_logical"(%133, %137) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %139 = "stablehlo.or"(%136, %138) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %140 = "stablehlo.xor"(%139, %134) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %141 = "stablehlo.add"(%134, %78) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %142 = "stablehlo.add"(%140, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %143 = "stablehlo.constant"() {value = dense<2> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %145 = "stablehlo.add"(%141, %144) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %146 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %147 = "stablehlo.shift_left"(%144, %146) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %148 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %149 = "stablehlo.shift_right_logical"(%144, %148) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %150 = "stablehlo.or"(%147, %149) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %151 = "stablehlo.xor"(%150, %145) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %152 = "stablehlo.add"(%145, %151) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %153 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %154 = "stablehlo.shift_left"(%151, %153) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %155 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %157 = "stablehlo.or"(%154, %156) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %158 = "stablehlo.xor"(%157, %152) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %159 = "stablehlo.add"(%152, %158) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %160 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %161 = "stablehlo.shift_left"(%158, %160) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %162 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %163 = "stablehlo.shift_right_logical"(%158, %162) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %164 = "stablehlo.or"(%161, %163) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %165 = "stablehlo.xor"(%164, %159) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %166 = "stablehlo.add"(%159, %165) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %167 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %168 = "stablehlo.shift_left"(%165, %167) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %169 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %170 = "stablehlo.shift_right_logical"(%165, %169) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %171 = "stablehlo.or"(%168, %170) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %172 = "stablehlo.xor"(%171, %166) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %173 = "stablehlo.add"(%166, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %174 = "stablehlo.add"(%172, %73) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %175 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %176 = "stablehlo.add"(%174, %175) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %177 = "stablehlo.add"(%173, %176) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %178 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %179 = "stablehlo.shift_left"(%176, %178) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %180 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %181 = "stablehlo.shift_right_logical"(%176, %180) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %182 = "stablehlo.or"(%179, %181) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %183 = "stablehlo.xor"(%182, %177) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %184 = "stablehlo.add"(%177, %183) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %185 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %186 = "stablehlo.shift_left"(%183, %185) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %187 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %189 = "stablehlo.or"(%186, %188) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %190 = "stablehlo.xor"(%189, %184) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %191 = "stablehlo.add"(%184, %190) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %192 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %193 = "stablehlo.shift_left"(%190, %192) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %194 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %196 = "stablehlo.or"(%193, %195) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %197 = "stablehlo.xor"(%196, %191) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %198 = "stablehlo.add"(%191, %197) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %199 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %200 = "stablehlo.shift_left"(%197, %199) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %201 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %203 = "stablehlo.or"(%200, %202) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %204 = "stablehlo.xor"(%203, %198) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %205 = "stablehlo.add"(%198, %73) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %206 = "stablehlo.add"(%204, %78) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %207 = "stablehlo.constant"() {value = dense<4> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %208 = "stablehlo.add"(%206, %207) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %209 = "stablehlo.add"(%205, %208) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %210 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %211 = "stablehlo.shift_left"(%208, %210) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %212 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %213 = "stablehlo.shift_right_logical"(%208, %212) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %214 = "stablehlo.or"(%211, %213) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %215 = "stablehlo.xor"(%214, %209) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %216 = "stablehlo.add"(%209, %215) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %217 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %218 = "stablehlo.shift_left"(%215, %217) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %219 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %220 = "stablehlo.shift_right_logical"(%215, %219) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %221 = "stablehlo.or"(%218, %220) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %222 = "stablehlo.xor"(%221, %216) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %223 = "stablehlo.add"(%216, %222) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %224 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %225 = "stablehlo.shift_left"(%222, %224) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %226 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %227 = "stablehlo.shift_right_logical"(%222, %226) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %228 = "stablehlo.or"(%225, %227) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %229 = "stablehlo.xor"(%228, %223) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %230 = "stablehlo.add"(%223, %229) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %231 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %232 = "stablehlo.shift_left"(%229, %231) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %233 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %234 = "stablehlo.shift_right_logical"(%229, %233) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %235 = "stablehlo.or"(%232, %234) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %236 = "stablehlo.xor"(%235, %230) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %237 = "stablehlo.add"(%230, %78) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %238 = "stablehlo.add"(%236, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %239 = "stablehlo.constant"() {value = dense<5> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %240 = "stablehlo.add"(%238, %239) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %241 = "stablehlo.reshape"(%237) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %242 = "stablehlo.reshape"(%240) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %243 = "stablehlo.concatenate"(%241, %242) {dimension = 2 : i64} : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x2xui32>
    %244 = "stablehlo.reshape"(%243) : (tensor<1x1x2xui32>) -> tensor<1x2xui32>
    %245 = "stablehlo.slice"(%244) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %246 = "stablehlo.reshape"(%245) : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %247 = "stablehlo.reshape"(%246) : (tensor<1x2xui32>) -> tensor<2xui32>
    %248 = "stablehlo.reshape"(%0) : (tensor<ui32>) -> tensor<1xui32>
    %249 = "stablehlo.slice"(%247) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %250 = "stablehlo.reshape"(%249) : (tensor<1xui32>) -> tensor<ui32>
    %251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %252 = "stablehlo.slice"(%247) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %253 = "stablehlo.reshape"(%252) : (tensor<1xui32>) -> tensor<ui32>
    %254 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %255 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64: 0>} : (tensor<1xui32>) -> tensor<1x1xui32>
    %256 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xui32>
    %257 = "stablehlo.xor"(%251, %254) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %258 = "stablehlo.constant"() {value = dense<466688986> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %259 = "stablehlo.xor"(%257, %258) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %260 = "stablehlo.add"(%255, %251) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %261 = "stablehlo.add"(%256, %254) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %262 = "stablehlo.add"(%260, %261) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %263 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %264 = "stablehlo.shift_left"(%261, %263) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %265 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %266 = "stablehlo.shift_right_logical"(%261, %265) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %267 = "stablehlo.or"(%264, %266) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %268 = "stablehlo.xor"(%267, %262) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %269 = "stablehlo.add"(%262, %268) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %270 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %271 = "stablehlo.shift_left"(%268, %270) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %272 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %273 = "stablehlo.shift_right_logical"(%268, %272) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %274 = "stablehlo.or"(%271, %273) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %275 = "stablehlo.xor"(%274, %269) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %276 = "stablehlo.add"(%269, %275) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %277 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %278 = "stablehlo.shift_left"(%275, %277) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %279 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %280 = "stablehlo.shift_right_logical"(%275, %279) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %281 = "stablehlo.or"(%278, %280) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %282 = "stablehlo.xor"(%281, %276) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %283 = "stablehlo.add"(%276, %282) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %284 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %285 = "stablehlo.shift_left"(%282, %284) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %286 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %287 = "stablehlo.shift_right_logical"(%282, %286) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %288 = "stablehlo.or"(%285, %287) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %289 = "stablehlo.xor"(%288, %283) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %290 = "stablehlo.add"(%283, %254) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %291 = "stablehlo.add"(%289, %259) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %292 = "stablehlo.constant"() {value = dense<1> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %293 = "stablehlo.add"(%291, %292) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %294 = "stablehlo.add"(%290, %293) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %295 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %296 = "stablehlo.shift_left"(%293, %295) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %297 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %298 = "stablehlo.shift_right_logical"(%293, %297) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %299 = "stablehlo.or"(%296, %298) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %300 = "stablehlo.xor"(%299, %294) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %301 = "stablehlo.add"(%294, %300) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %302 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %303 = "stablehlo.shift_left"(%300, %302) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %304 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %305 = "stablehlo.shift_right_logical"(%300, %304) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %306 = "stablehlo.or"(%303, %305) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %307 = "stablehlo.xor"(%306, %301) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %308 = "stablehlo.add"(%301, %307) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %309 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %310 = "stablehlo.shift_left"(%307, %309) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %311 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %312 = "stablehlo.shift_right_logical"(%307, %311) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %313 = "stablehlo.or"(%310, %312) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %314 = "stablehlo.xor"(%313, %308) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %315 = "stablehlo.add"(%308, %314) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %316 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %317 = "stablehlo.shift_left"(%314, %316) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %318 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %319 = "stablehlo.shift_right_logical"(%314, %318) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %320 = "stablehlo.or"(%317, %319) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %321 = "stablehlo.xor"(%320, %315) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %322 = "stablehlo.add"(%315, %259) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %323 = "stablehlo.add"(%321, %251) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %324 = "stablehlo.constant"() {value = dense<2> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %325 = "stablehlo.add"(%323, %324) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %326 = "stablehlo.add"(%322, %325) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %327 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %328 = "stablehlo.shift_left"(%325, %327) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %329 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %331 = "stablehlo.or"(%328, %330) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %332 = "stablehlo.xor"(%331, %326) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %333 = "stablehlo.add"(%326, %332) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %334 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %335 = "stablehlo.shift_left"(%332, %334) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %336 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %338 = "stablehlo.or"(%335, %337) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %339 = "stablehlo.xor"(%338, %333) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %340 = "stablehlo.add"(%333, %339) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %341 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %342 = "stablehlo.shift_left"(%339, %341) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %343 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %345 = "stablehlo.or"(%342, %344) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %346 = "stablehlo.xor"(%345, %340) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %347 = "stablehlo.add"(%340, %346) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %348 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %349 = "stablehlo.shift_left"(%346, %348) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %350 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %352 = "stablehlo.or"(%349, %351) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %353 = "stablehlo.xor"(%352, %347) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %354 = "stablehlo.add"(%347, %251) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %355 = "stablehlo.add"(%353, %254) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %356 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %357 = "stablehlo.add"(%355, %356) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %358 = "stablehlo.add"(%354, %357) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %359 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %360 = "stablehlo.shift_left"(%357, %359) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %361 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %362 = "stablehlo.shift_right_logical"(%357, %361) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %363 = "stablehlo.or"(%360, %362) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %364 = "stablehlo.xor"(%363, %358) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %365 = "stablehlo.add"(%358, %364) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %366 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %367 = "stablehlo.shift_left"(%364, %366) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %368 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %369 = "stablehlo.shift_right_logical"(%364, %368) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %370 = "stablehlo.or"(%367, %369) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %371 = "stablehlo.xor"(%370, %365) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %372 = "stablehlo.add"(%365, %371) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %373 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %374 = "stablehlo.shift_left"(%371, %373) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %375 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %376 = "stablehlo.shift_right_logical"(%371, %375) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %377 = "stablehlo.or"(%374, %376) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %378 = "stablehlo.xor"(%377, %372) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %379 = "stablehlo.add"(%372, %378) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %380 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %381 = "stablehlo.shift_left"(%378, %380) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %382 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %383 = "stablehlo.shift_right_logical"(%378, %382) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %384 = "stablehlo.or"(%381, %383) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %385 = "stablehlo.xor"(%384, %379) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %386 = "stablehlo.add"(%379, %254) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %387 = "stablehlo.add"(%385, %259) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %388 = "stablehlo.constant"() {value = dense<4> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %389 = "stablehlo.add"(%387, %388) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %390 = "stablehlo.add"(%386, %389) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %391 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %392 = "stablehlo.shift_left"(%389, %391) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %393 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %394 = "stablehlo.shift_right_logical"(%389, %393) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %395 = "stablehlo.or"(%392, %394) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %396 = "stablehlo.xor"(%395, %390) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %397 = "stablehlo.add"(%390, %396) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %398 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %399 = "stablehlo.shift_left"(%396, %398) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %400 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %401 = "stablehlo.shift_right_logical"(%396, %400) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %402 = "stablehlo.or"(%399, %401) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %403 = "stablehlo.xor"(%402, %397) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %404 = "stablehlo.add"(%397, %403) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %405 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %406 = "stablehlo.shift_left"(%403, %405) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %407 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %408 = "stablehlo.shift_right_logical"(%403, %407) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %409 = "stablehlo.or"(%406, %408) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %410 = "stablehlo.xor"(%409, %404) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %411 = "stablehlo.add"(%404, %410) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %412 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %413 = "stablehlo.shift_left"(%410, %412) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %414 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %415 = "stablehlo.shift_right_logical"(%410, %414) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %416 = "stablehlo.or"(%413, %415) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %417 = "stablehlo.xor"(%416, %411) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %418 = "stablehlo.add"(%411, %259) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %419 = "stablehlo.add"(%417, %251) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %420 = "stablehlo.constant"() {value = dense<5> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %421 = "stablehlo.add"(%419, %420) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %422 = "stablehlo.reshape"(%418) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %423 = "stablehlo.reshape"(%421) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %424 = "stablehlo.concatenate"(%422, %423) {dimension = 2 : i64} : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x2xui32>
    %425 = "stablehlo.reshape"(%424) : (tensor<1x1x2xui32>) -> tensor<1x2xui32>
    %426 = "stablehlo.slice"(%425) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %427 = "stablehlo.reshape"(%426) : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %428 = "stablehlo.reshape"(%427) : (tensor<1x2xui32>) -> tensor<2xui32>
    %429 = "stablehlo.slice"(%428) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %430 = "stablehlo.reshape"(%429) : (tensor<1xui32>) -> tensor<ui32>
    %431 = "stablehlo.broadcast_in_dim"(%430) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %432 = "stablehlo.slice"(%428) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %433 = "stablehlo.reshape"(%432) : (tensor<1xui32>) -> tensor<ui32>
    %434 = "stablehlo.broadcast_in_dim"(%433) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %435 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x3xui32>
    %436 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xui32>
    %437 = "stablehlo.xor"(%431, %434) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %438 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %439 = "stablehlo.xor"(%437, %438) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %440 = "stablehlo.add"(%435, %431) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %441 = "stablehlo.add"(%436, %434) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %442 = "stablehlo.add"(%440, %441) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %443 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %444 = "stablehlo.shift_left"(%441, %443) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %445 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %446 = "stablehlo.shift_right_logical"(%441, %445) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %447 = "stablehlo.or"(%444, %446) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %448 = "stablehlo.xor"(%447, %442) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %449 = "stablehlo.add"(%442, %448) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %450 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %451 = "stablehlo.shift_left"(%448, %450) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %452 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %453 = "stablehlo.shift_right_logical"(%448, %452) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %454 = "stablehlo.or"(%451, %453) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %455 = "stablehlo.xor"(%454, %449) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %456 = "stablehlo.add"(%449, %455) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %457 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %458 = "stablehlo.shift_left"(%455, %457) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %459 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %460 = "stablehlo.shift_right_logical"(%455, %459) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %461 = "stablehlo.or"(%458, %460) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %462 = "stablehlo.xor"(%461, %456) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %463 = "stablehlo.add"(%456, %462) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %464 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %465 = "stablehlo.shift_left"(%462, %464) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %466 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %467 = "stablehlo.shift_right_logical"(%462, %466) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %468 = "stablehlo.or"(%465, %467) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %469 = "stablehlo.xor"(%468, %463) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %470 = "stablehlo.add"(%463, %434) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %471 = "stablehlo.add"(%469, %439) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %472 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %473 = "stablehlo.add"(%471, %472) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %474 = "stablehlo.add"(%470, %473) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %475 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %476 = "stablehlo.shift_left"(%473, %475) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %477 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %478 = "stablehlo.shift_right_logical"(%473, %477) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %479 = "stablehlo.or"(%476, %478) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %480 = "stablehlo.xor"(%479, %474) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %481 = "stablehlo.add"(%474, %480) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %482 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %483 = "stablehlo.shift_left"(%480, %482) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %484 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %485 = "stablehlo.shift_right_logical"(%480, %484) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %486 = "stablehlo.or"(%483, %485) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %487 = "stablehlo.xor"(%486, %481) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %488 = "stablehlo.add"(%481, %487) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %489 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %490 = "stablehlo.shift_left"(%487, %489) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %491 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %492 = "stablehlo.shift_right_logical"(%487, %491) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %493 = "stablehlo.or"(%490, %492) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %494 = "stablehlo.xor"(%493, %488) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %495 = "stablehlo.add"(%488, %494) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %496 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %497 = "stablehlo.shift_left"(%494, %496) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %498 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %499 = "stablehlo.shift_right_logical"(%494, %498) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %500 = "stablehlo.or"(%497, %499) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %501 = "stablehlo.xor"(%500, %495) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %502 = "stablehlo.add"(%495, %439) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %503 = "stablehlo.add"(%501, %431) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %504 = "stablehlo.constant"() {value = dense<2> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %505 = "stablehlo.add"(%503, %504) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %506 = "stablehlo.add"(%502, %505) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %507 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %508 = "stablehlo.shift_left"(%505, %507) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %509 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %510 = "stablehlo.shift_right_logical"(%505, %509) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %511 = "stablehlo.or"(%508, %510) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %512 = "stablehlo.xor"(%511, %506) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %513 = "stablehlo.add"(%506, %512) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %514 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %515 = "stablehlo.shift_left"(%512, %514) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %516 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %517 = "stablehlo.shift_right_logical"(%512, %516) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %518 = "stablehlo.or"(%515, %517) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %519 = "stablehlo.xor"(%518, %513) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %520 = "stablehlo.add"(%513, %519) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %521 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %522 = "stablehlo.shift_left"(%519, %521) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %523 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %524 = "stablehlo.shift_right_logical"(%519, %523) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %525 = "stablehlo.or"(%522, %524) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %526 = "stablehlo.xor"(%525, %520) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %527 = "stablehlo.add"(%520, %526) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %528 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %529 = "stablehlo.shift_left"(%526, %528) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %530 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %531 = "stablehlo.shift_right_logical"(%526, %530) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %532 = "stablehlo.or"(%529, %531) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %533 = "stablehlo.xor"(%532, %527) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %534 = "stablehlo.add"(%527, %431) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %535 = "stablehlo.add"(%533, %434) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %536 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %537 = "stablehlo.add"(%535, %536) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %538 = "stablehlo.add"(%534, %537) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %539 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %540 = "stablehlo.shift_left"(%537, %539) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %541 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %542 = "stablehlo.shift_right_logical"(%537, %541) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %543 = "stablehlo.or"(%540, %542) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %544 = "stablehlo.xor"(%543, %538) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %545 = "stablehlo.add"(%538, %544) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %546 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %547 = "stablehlo.shift_left"(%544, %546) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %548 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %549 = "stablehlo.shift_right_logical"(%544, %548) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %550 = "stablehlo.or"(%547, %549) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %551 = "stablehlo.xor"(%550, %545) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %552 = "stablehlo.add"(%545, %551) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %553 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %554 = "stablehlo.shift_left"(%551, %553) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %555 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %556 = "stablehlo.shift_right_logical"(%551, %555) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %557 = "stablehlo.or"(%554, %556) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %558 = "stablehlo.xor"(%557, %552) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %559 = "stablehlo.add"(%552, %558) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %560 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %561 = "stablehlo.shift_left"(%558, %560) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %562 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %563 = "stablehlo.shift_right_logical"(%558, %562) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %564 = "stablehlo.or"(%561, %563) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %565 = "stablehlo.xor"(%564, %559) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %566 = "stablehlo.add"(%559, %434) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %567 = "stablehlo.add"(%565, %439) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %568 = "stablehlo.constant"() {value = dense<4> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %569 = "stablehlo.add"(%567, %568) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %570 = "stablehlo.add"(%566, %569) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %571 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %572 = "stablehlo.shift_left"(%569, %571) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %573 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %574 = "stablehlo.shift_right_logical"(%569, %573) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %575 = "stablehlo.or"(%572, %574) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %576 = "stablehlo.xor"(%575, %570) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %577 = "stablehlo.add"(%570, %576) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %578 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %579 = "stablehlo.shift_left"(%576, %578) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %580 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %581 = "stablehlo.shift_right_logical"(%576, %580) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %582 = "stablehlo.or"(%579, %581) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %583 = "stablehlo.xor"(%582, %577) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %584 = "stablehlo.add"(%577, %583) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %585 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %586 = "stablehlo.shift_left"(%583, %585) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %587 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %588 = "stablehlo.shift_right_logical"(%583, %587) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %589 = "stablehlo.or"(%586, %588) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %590 = "stablehlo.xor"(%589, %584) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %591 = "stablehlo.add"(%584, %590) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %592 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %593 = "stablehlo.shift_left"(%590, %592) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %594 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %595 = "stablehlo.shift_right_logical"(%590, %594) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %596 = "stablehlo.or"(%593, %595) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %597 = "stablehlo.xor"(%596, %591) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %598 = "stablehlo.add"(%591, %439) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %599 = "stablehlo.add"(%597, %431) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %600 = "stablehlo.constant"() {value = dense<5> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %601 = "stablehlo.add"(%599, %600) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %602 = "stablehlo.reshape"(%598) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %603 = "stablehlo.reshape"(%601) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %604 = "stablehlo.concatenate"(%602, %603) {dimension = 2 : i64} : (tensor<4x3x1xui32>, tensor<4x3x1xui32>) -> tensor<4x3x2xui32>
    %605 = "stablehlo.reshape"(%604) : (tensor<4x3x2xui32>) -> tensor<4x6xui32>
    %606 = "stablehlo.slice"(%605) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>} : (tensor<4x6xui32>) -> tensor<4x5xui32>
    %607 = "stablehlo.reshape"(%606) : (tensor<4x5xui32>) -> tensor<4x5xui32>
    %608 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %609 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %610 = "stablehlo.multiply"(%65, %609) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %611 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %612 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %613 = "stablehlo.compare"(%607, %612) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %614 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %615 = "stablehlo.broadcast_in_dim"(%614) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %616 = "stablehlo.select"(%613, %610, %615) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %617 = "stablehlo.dot_general"(%616, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %618 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %619 = "stablehlo.add"(%617, %618) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %620 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %624 = "stablehlo.reduce"(%619, %620) ({
    ^bb0(%621: tensor<f32>, %622: tensor<f32>):
      %623 = "stablehlo.maximum"(%621, %622) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%623) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %625 = "stablehlo.reshape"(%624) : (tensor<4xf32>) -> tensor<4x1xf32>
    %626 = "stablehlo.reshape"(%625) : (tensor<4x1xf32>) -> tensor<4xf32>
    %627 = "stablehlo.broadcast_in_dim"(%626) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %628 = "stablehlo.subtract"(%619, %627) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %629 = "stablehlo.exponential"(%628) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %630 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %634 = "stablehlo.reduce"(%629, %630) ({
    ^bb0(%631: tensor<f32>, %632: tensor<f32>):
      %633 = "stablehlo.add"(%631, %632) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%633) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %635 = "stablehlo.reshape"(%634) : (tensor<4xf32>) -> tensor<4x1xf32>
    %636 = "stablehlo.log"(%635) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %637 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %638 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %639 = "stablehlo.reshape"(%637) : (tensor<4x1xi32>) -> tensor<4xi32>
    %640 = "stablehlo.broadcast_in_dim"(%639) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %641 = "stablehlo.compare"(%640, %638) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %642 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %644 = "stablehlo.compare"(%arg1, %643) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %645 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %646 = "stablehlo.broadcast_in_dim"(%645) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %647 = "stablehlo.select"(%641, %628, %646) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %648 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %652 = "stablehlo.reduce"(%647, %648) ({
    ^bb0(%649: tensor<f32>, %650: tensor<f32>):
      %651 = "stablehlo.add"(%649, %650) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%651) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %653 = "stablehlo.reshape"(%636) : (tensor<4x1xf32>) -> tensor<4xf32>
    %654 = "stablehlo.subtract"(%653, %652) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %655 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %656 = "stablehlo.broadcast_in_dim"(%655) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %657 = "stablehlo.broadcast_in_dim"(%645) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %658 = "stablehlo.select"(%644, %656, %657) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %659 = "stablehlo.multiply"(%654, %658) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %660 = "stablehlo.multiply"(%658, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %661 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %665 = "stablehlo.reduce"(%660, %661) ({
    ^bb0(%662: tensor<f32>, %663: tensor<f32>):
      %664 = "stablehlo.add"(%662, %663) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%664) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %666 = "stablehlo.multiply"(%659, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %667 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %671 = "stablehlo.reduce"(%666, %667) ({
    ^bb0(%668: tensor<f32>, %669: tensor<f32>):
      %670 = "stablehlo.add"(%668, %669) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%670) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %672 = "stablehlo.compare"(%665, %645) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %673 = "stablehlo.select"(%672, %655, %665) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %674 = "stablehlo.divide"(%671, %673) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %675 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %676 = "stablehlo.reshape"(%625) : (tensor<4x1xf32>) -> tensor<4xf32>
    %677 = "stablehlo.broadcast_in_dim"(%676) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %678 = "stablehlo.subtract"(%619, %677) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %679 = "stablehlo.exponential"(%678) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %680 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %681 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %682 = "stablehlo.reshape"(%680) : (tensor<4x1xi32>) -> tensor<4xi32>
    %683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %684 = "stablehlo.compare"(%683, %681) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %685 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %686 = "stablehlo.broadcast_in_dim"(%685) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %687 = "stablehlo.compare"(%arg1, %686) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %688 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %689 = "stablehlo.broadcast_in_dim"(%688) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %690 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %691 = "stablehlo.broadcast_in_dim"(%690) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %692 = "stablehlo.broadcast_in_dim"(%688) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %693 = "stablehlo.select"(%687, %691, %692) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %694 = "stablehlo.multiply"(%693, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %695 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %699 = "stablehlo.reduce"(%694, %695) ({
    ^bb0(%696: tensor<f32>, %697: tensor<f32>):
      %698 = "stablehlo.add"(%696, %697) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%698) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %700 = "stablehlo.compare"(%699, %688) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %701 = "stablehlo.select"(%700, %690, %699) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %702 = "stablehlo.divide"(%675, %701) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %703 = "stablehlo.broadcast_in_dim"(%702) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %704 = "stablehlo.multiply"(%703, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %705 = "stablehlo.multiply"(%704, %693) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %706 = "stablehlo.negate"(%705) : (tensor<4xf32>) -> tensor<4xf32>
    %707 = "stablehlo.reshape"(%705) : (tensor<4xf32>) -> tensor<4x1xf32>
    %708 = "stablehlo.broadcast_in_dim"(%706) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %709 = "stablehlo.select"(%684, %708, %689) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %710 = "stablehlo.divide"(%707, %635) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %711 = "stablehlo.reshape"(%710) : (tensor<4x1xf32>) -> tensor<4xf32>
    %712 = "stablehlo.broadcast_in_dim"(%711) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %713 = "stablehlo.multiply"(%712, %679) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %714 = "stablehlo.add"(%709, %713) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %715 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %719 = "stablehlo.reduce"(%714, %715) ({
    ^bb0(%716: tensor<f32>, %717: tensor<f32>):
      %718 = "stablehlo.add"(%716, %717) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%718) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %720 = "stablehlo.dot_general"(%714, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %721 = "stablehlo.dot_general"(%714, %616) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %722 = "stablehlo.slice"(%428) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %723 = "stablehlo.reshape"(%722) : (tensor<1xui32>) -> tensor<ui32>
    %724 = "stablehlo.broadcast_in_dim"(%723) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %725 = "stablehlo.slice"(%428) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %726 = "stablehlo.reshape"(%725) : (tensor<1xui32>) -> tensor<ui32>
    %727 = "stablehlo.broadcast_in_dim"(%726) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %728 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x3xui32>
    %729 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xui32>
    %730 = "stablehlo.xor"(%724, %727) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %731 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %732 = "stablehlo.xor"(%730, %731) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %733 = "stablehlo.add"(%728, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %734 = "stablehlo.add"(%729, %727) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %735 = "stablehlo.add"(%733, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %736 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %737 = "stablehlo.shift_left"(%734, %736) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %738 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %739 = "stablehlo.shift_right_logical"(%734, %738) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %740 = "stablehlo.or"(%737, %739) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %741 = "stablehlo.xor"(%740, %735) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %742 = "stablehlo.add"(%735, %741) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %743 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %744 = "stablehlo.shift_left"(%741, %743) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %745 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %746 = "stablehlo.shift_right_logical"(%741, %745) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %747 = "stablehlo.or"(%744, %746) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %748 = "stablehlo.xor"(%747, %742) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %749 = "stablehlo.add"(%742, %748) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %750 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %751 = "stablehlo.shift_left"(%748, %750) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %752 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %753 = "stablehlo.shift_right_logical"(%748, %752) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %754 = "stablehlo.or"(%751, %753) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %755 = "stablehlo.xor"(%754, %749) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %756 = "stablehlo.add"(%749, %755) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %757 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %758 = "stablehlo.shift_left"(%755, %757) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %759 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %760 = "stablehlo.shift_right_logical"(%755, %759) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %761 = "stablehlo.or"(%758, %760) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %762 = "stablehlo.xor"(%761, %756) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %763 = "stablehlo.add"(%756, %727) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %764 = "stablehlo.add"(%762, %732) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %765 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %766 = "stablehlo.add"(%764, %765) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %767 = "stablehlo.add"(%763, %766) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %768 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %769 = "stablehlo.shift_left"(%766, %768) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %770 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %771 = "stablehlo.shift_right_logical"(%766, %770) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %772 = "stablehlo.or"(%769, %771) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %773 = "stablehlo.xor"(%772, %767) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %774 = "stablehlo.add"(%767, %773) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %775 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %776 = "stablehlo.shift_left"(%773, %775) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %777 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %778 = "stablehlo.shift_right_logical"(%773, %777) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %779 = "stablehlo.or"(%776, %778) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %780 = "stablehlo.xor"(%779, %774) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %781 = "stablehlo.add"(%774, %780) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %782 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %783 = "stablehlo.shift_left"(%780, %782) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %784 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %785 = "stablehlo.shift_right_logical"(%780, %784) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %786 = "stablehlo.or"(%783, %785) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %787 = "stablehlo.xor"(%786, %781) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %788 = "stablehlo.add"(%781, %787) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %789 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %790 = "stablehlo.shift_left"(%787, %789) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %791 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %792 = "stablehlo.shift_right_logical"(%787, %791) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %793 = "stablehlo.or"(%790, %792) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %794 = "stablehlo.xor"(%793, %788) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %795 = "stablehlo.add"(%788, %732) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %796 = "stablehlo.add"(%794, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %797 = "stablehlo.constant"() {value = dense<2> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %798 = "stablehlo.add"(%796, %797) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %799 = "stablehlo.add"(%795, %798) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %800 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %801 = "stablehlo.shift_left"(%798, %800) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %802 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %803 = "stablehlo.shift_right_logical"(%798, %802) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %804 = "stablehlo.or"(%801, %803) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %805 = "stablehlo.xor"(%804, %799) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %806 = "stablehlo.add"(%799, %805) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %807 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %808 = "stablehlo.shift_left"(%805, %807) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %809 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %810 = "stablehlo.shift_right_logical"(%805, %809) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %811 = "stablehlo.or"(%808, %810) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %812 = "stablehlo.xor"(%811, %806) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %813 = "stablehlo.add"(%806, %812) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %814 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %815 = "stablehlo.shift_left"(%812, %814) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %816 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %817 = "stablehlo.shift_right_logical"(%812, %816) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %818 = "stablehlo.or"(%815, %817) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %819 = "stablehlo.xor"(%818, %813) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %820 = "stablehlo.add"(%813, %819) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %821 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %822 = "stablehlo.shift_left"(%819, %821) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %823 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %824 = "stablehlo.shift_right_logical"(%819, %823) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %825 = "stablehlo.or"(%822, %824) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %826 = "stablehlo.xor"(%825, %820) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %827 = "stablehlo.add"(%820, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %828 = "stablehlo.add"(%826, %727) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %829 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %830 = "stablehlo.add"(%828, %829) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %831 = "stablehlo.add"(%827, %830) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %832 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %833 = "stablehlo.shift_left"(%830, %832) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %834 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %835 = "stablehlo.shift_right_logical"(%830, %834) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %836 = "stablehlo.or"(%833, %835) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %837 = "stablehlo.xor"(%836, %831) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %838 = "stablehlo.add"(%831, %837) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %839 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %840 = "stablehlo.shift_left"(%837, %839) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %841 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %842 = "stablehlo.shift_right_logical"(%837, %841) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %843 = "stablehlo.or"(%840, %842) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %844 = "stablehlo.xor"(%843, %838) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %845 = "stablehlo.add"(%838, %844) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %846 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %847 = "stablehlo.shift_left"(%844, %846) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %848 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %849 = "stablehlo.shift_right_logical"(%844, %848) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %850 = "stablehlo.or"(%847, %849) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %851 = "stablehlo.xor"(%850, %845) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %852 = "stablehlo.add"(%845, %851) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %853 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %854 = "stablehlo.shift_left"(%851, %853) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %855 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %856 = "stablehlo.shift_right_logical"(%851, %855) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %857 = "stablehlo.or"(%854, %856) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %858 = "stablehlo.xor"(%857, %852) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %859 = "stablehlo.add"(%852, %727) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %860 = "stablehlo.add"(%858, %732) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %861 = "stablehlo.constant"() {value = dense<4> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %862 = "stablehlo.add"(%860, %861) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %863 = "stablehlo.add"(%859, %862) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %864 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %865 = "stablehlo.shift_left"(%862, %864) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %866 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %867 = "stablehlo.shift_right_logical"(%862, %866) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %868 = "stablehlo.or"(%865, %867) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %869 = "stablehlo.xor"(%868, %863) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %870 = "stablehlo.add"(%863, %869) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %871 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %872 = "stablehlo.shift_left"(%869, %871) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %873 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %874 = "stablehlo.shift_right_logical"(%869, %873) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %875 = "stablehlo.or"(%872, %874) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %876 = "stablehlo.xor"(%875, %870) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %877 = "stablehlo.add"(%870, %876) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %878 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %879 = "stablehlo.shift_left"(%876, %878) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %880 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %881 = "stablehlo.shift_right_logical"(%876, %880) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %882 = "stablehlo.or"(%879, %881) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %883 = "stablehlo.xor"(%882, %877) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %884 = "stablehlo.add"(%877, %883) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %885 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %886 = "stablehlo.shift_left"(%883, %885) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %887 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %888 = "stablehlo.shift_right_logical"(%883, %887) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %889 = "stablehlo.or"(%886, %888) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %890 = "stablehlo.xor"(%889, %884) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %891 = "stablehlo.add"(%884, %732) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %892 = "stablehlo.add"(%890, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %893 = "stablehlo.constant"() {value = dense<5> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %894 = "stablehlo.add"(%892, %893) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %895 = "stablehlo.reshape"(%891) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %896 = "stablehlo.reshape"(%894) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %897 = "stablehlo.concatenate"(%895, %896) {dimension = 2 : i64} : (tensor<4x3x1xui32>, tensor<4x3x1xui32>) -> tensor<4x3x2xui32>
    %898 = "stablehlo.reshape"(%897) : (tensor<4x3x2xui32>) -> tensor<4x6xui32>
    %899 = "stablehlo.slice"(%898) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>} : (tensor<4x6xui32>) -> tensor<4x5xui32>
    %900 = "stablehlo.reshape"(%899) : (tensor<4x5xui32>) -> tensor<4x5xui32>
    %901 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %902 = "stablehlo.broadcast_in_dim"(%901) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %903 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %904 = "stablehlo.broadcast_in_dim"(%903) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %905 = "stablehlo.compare"(%900, %904) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %906 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %907 = "stablehlo.broadcast_in_dim"(%906) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %908 = "stablehlo.select"(%905, %720, %907) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %909 = "stablehlo.multiply"(%908, %902) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %910 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %911 = "stablehlo.broadcast_in_dim"(%910) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %912 = "stablehlo.compare"(%44, %911) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %913 = "stablehlo.select"(%912, %911, %909) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %914 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %915 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %919 = "stablehlo.reduce"(%arg2, %915) ({
    ^bb0(%916: tensor<f32>, %917: tensor<f32>):
      %918 = "stablehlo.add"(%916, %917) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%918) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %920 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %921 = "stablehlo.multiply"(%919, %920) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %922 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %923 = "stablehlo.compare"(%921, %922) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %924 = "stablehlo.select"(%923, %921, %920) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %925 = "stablehlo.broadcast_in_dim"(%924) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %926 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %927 = "stablehlo.subtract"(%1, %926) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %928 = "stablehlo.multiply"(%927, %927) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %929 = "stablehlo.multiply"(%928, %914) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %930 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %934 = "stablehlo.reduce"(%929, %930) ({
    ^bb0(%931: tensor<f32>, %932: tensor<f32>):
      %933 = "stablehlo.add"(%931, %932) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%933) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %935 = "stablehlo.divide"(%934, %925) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %936 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %937 = "stablehlo.broadcast_in_dim"(%936) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %938 = "stablehlo.add"(%935, %937) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %939 = "stablehlo.multiply"(%39, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %940 = "stablehlo.broadcast_in_dim"(%939) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %941 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %945 = "stablehlo.reduce"(%913, %941) ({
    ^bb0(%942: tensor<f32>, %943: tensor<f32>):
      %944 = "stablehlo.add"(%942, %943) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%944) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %946 = "stablehlo.multiply"(%913, %940) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %947 = "stablehlo.multiply"(%913, %927) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %948 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %952 = "stablehlo.reduce"(%947, %948) ({
    ^bb0(%949: tensor<f32>, %950: tensor<f32>):
      %951 = "stablehlo.add"(%949, %950) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%951) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %953 = "stablehlo.multiply"(%952, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %954 = "stablehlo.multiply"(%952, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %955 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<f32>} : () -> tensor<f32>
    %956 = "stablehlo.broadcast_in_dim"(%955) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %957 = "stablehlo.multiply"(%953, %956) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %958 = "stablehlo.multiply"(%957, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %959 = "stablehlo.divide"(%958, %938) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %960 = "stablehlo.divide"(%959, %925) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %961 = "stablehlo.broadcast_in_dim"(%960) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %962 = "stablehlo.multiply"(%961, %914) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %963 = "stablehlo.multiply"(%962, %927) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %964 = "stablehlo.add"(%946, %963) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %965 = "stablehlo.add"(%964, %963) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %966 = "stablehlo.negate"(%965) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %967 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %971 = "stablehlo.reduce"(%966, %967) ({
    ^bb0(%968: tensor<f32>, %969: tensor<f32>):
      %970 = "stablehlo.add"(%968, %969) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%970) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %972 = "stablehlo.divide"(%971, %925) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %973 = "stablehlo.broadcast_in_dim"(%972) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %974 = "stablehlo.multiply"(%973, %914) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %975 = "stablehlo.add"(%965, %974) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %976 = "stablehlo.dot_general"(%975, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %977 = "stablehlo.abs"(%976) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %978 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %979 = "stablehlo.broadcast_in_dim"(%978) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %980 = "stablehlo.compare"(%977, %979) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %981 = "stablehlo.not"(%980) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %982 = "stablehlo.convert"(%981) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %983 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %987 = "stablehlo.reduce"(%982, %983) ({
    ^bb0(%984: tensor<ui8>, %985: tensor<ui8>):
      %986 = "stablehlo.maximum"(%984, %985) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%986) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %988 = "stablehlo.abs"(%954) : (tensor<5xf32>) -> tensor<5xf32>
    %989 = "stablehlo.broadcast_in_dim"(%978) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %990 = "stablehlo.compare"(%988, %989) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %991 = "stablehlo.not"(%990) : (tensor<5xi1>) -> tensor<5xi1>
    %992 = "stablehlo.convert"(%991) : (tensor<5xi1>) -> tensor<5xui8>
    %993 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %997 = "stablehlo.reduce"(%992, %993) ({
    ^bb0(%994: tensor<ui8>, %995: tensor<ui8>):
      %996 = "stablehlo.maximum"(%994, %995) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%996) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %998 = "stablehlo.maximum"(%987, %997) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %999 = "stablehlo.abs"(%945) : (tensor<5xf32>) -> tensor<5xf32>
    %1000 = "stablehlo.compare"(%999, %989) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %1001 = "stablehlo.not"(%1000) : (tensor<5xi1>) -> tensor<5xi1>
    %1002 = "stablehlo.convert"(%1001) : (tensor<5xi1>) -> tensor<5xui8>
    %1003 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1007 = "stablehlo.reduce"(%1002, %1003) ({
    ^bb0(%1004: tensor<ui8>, %1005: tensor<ui8>):
      %1006 = "stablehlo.maximum"(%1004, %1005) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1006) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %1008 = "stablehlo.maximum"(%998, %1007) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1009 = "stablehlo.abs"(%721) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1010 = "stablehlo.broadcast_in_dim"(%978) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1011 = "stablehlo.compare"(%1009, %1010) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %1012 = "stablehlo.not"(%1011) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %1013 = "stablehlo.convert"(%1012) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %1014 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1018 = "stablehlo.reduce"(%1013, %1014) ({
    ^bb0(%1015: tensor<ui8>, %1016: tensor<ui8>):
      %1017 = "stablehlo.maximum"(%1015, %1016) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1017) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %1019 = "stablehlo.maximum"(%1008, %1018) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1020 = "stablehlo.abs"(%719) : (tensor<3xf32>) -> tensor<3xf32>
    %1021 = "stablehlo.broadcast_in_dim"(%978) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1022 = "stablehlo.compare"(%1020, %1021) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1023 = "stablehlo.not"(%1022) : (tensor<3xi1>) -> tensor<3xi1>
    %1024 = "stablehlo.convert"(%1023) : (tensor<3xi1>) -> tensor<3xui8>
    %1025 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1029 = "stablehlo.reduce"(%1024, %1025) ({
    ^bb0(%1026: tensor<ui8>, %1027: tensor<ui8>):
      %1028 = "stablehlo.maximum"(%1026, %1027) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1028) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %1030 = "stablehlo.maximum"(%1019, %1029) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1031 = "stablehlo.abs"(%674) : (tensor<f32>) -> tensor<f32>
    %1032 = "stablehlo.compare"(%1031, %978) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1033 = "stablehlo.not"(%1032) : (tensor<i1>) -> tensor<i1>
    %1034 = "stablehlo.convert"(%1033) : (tensor<i1>) -> tensor<ui8>
    %1035 = "stablehlo.maximum"(%1030, %1034) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1036 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1037 = "stablehlo.compare"(%1035, %1036) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %1038 = "stablehlo.and"(%1037, %arg15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %1039 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %1040 = "stablehlo.select"(%1038, %674, %1039) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1041 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %1042 = "stablehlo.add"(%arg13, %1041) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1043 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1044 = "stablehlo.multiply"(%1043, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1045 = "stablehlo.convert"(%1042) : (tensor<i32>) -> tensor<f32>
    %1046 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %1047 = "stablehlo.multiply"(%1045, %1046) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1048 = "stablehlo.exponential_minus_one"(%1047) : (tensor<f32>) -> tensor<f32>
    %1049 = "stablehlo.negate"(%1048) : (tensor<f32>) -> tensor<f32>
    %1050 = "stablehlo.divide"(%1044, %1049) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1051 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %1052 = "stablehlo.multiply"(%1045, %1051) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1053 = "stablehlo.exponential_minus_one"(%1052) : (tensor<f32>) -> tensor<f32>
    %1054 = "stablehlo.negate"(%1053) : (tensor<f32>) -> tensor<f32>
    %1055 = "stablehlo.sqrt"(%1054) : (tensor<f32>) -> tensor<f32>
    %1056 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %1057 = "stablehlo.multiply"(%1044, %1056) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1058 = "stablehlo.subtract"(%675, %1057) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1059 = "stablehlo.broadcast_in_dim"(%1058) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1060 = "stablehlo.multiply"(%arg4, %1059) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1061 = "stablehlo.subtract"(%976, %arg16) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1062 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1063 = "stablehlo.broadcast_in_dim"(%1062) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1064 = "stablehlo.multiply"(%1061, %1063) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1065 = "stablehlo.add"(%arg16, %1064) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1066 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1067 = "stablehlo.select"(%1066, %1065, %arg16) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1068 = "stablehlo.multiply"(%976, %976) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1069 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1070 = "stablehlo.broadcast_in_dim"(%1069) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1071 = "stablehlo.multiply"(%1068, %1070) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1072 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1073 = "stablehlo.broadcast_in_dim"(%1072) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1074 = "stablehlo.multiply"(%arg17, %1073) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1075 = "stablehlo.add"(%1074, %1071) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1076 = "stablehlo.select"(%1066, %1075, %arg17) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1077 = "stablehlo.sqrt"(%1076) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %1078 = "stablehlo.broadcast_in_dim"(%1055) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1079 = "stablehlo.divide"(%1077, %1078) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1080 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1081 = "stablehlo.broadcast_in_dim"(%1080) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1082 = "stablehlo.add"(%1079, %1081) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1083 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1084 = "stablehlo.multiply"(%1083, %1067) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1085 = "stablehlo.divide"(%1084, %1082) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1086 = "stablehlo.subtract"(%1060, %1085) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1087 = "stablehlo.select"(%1066, %1086, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1088 = "stablehlo.subtract"(%1087, %arg18) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1089 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1090 = "stablehlo.broadcast_in_dim"(%1089) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1091 = "stablehlo.multiply"(%1088, %1090) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1092 = "stablehlo.add"(%arg18, %1091) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1093 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1094 = "stablehlo.select"(%1093, %1092, %arg18) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1095 = "stablehlo.broadcast_in_dim"(%1058) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1096 = "stablehlo.multiply"(%arg5, %1095) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1097 = "stablehlo.subtract"(%954, %arg19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1098 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1099 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1100 = "stablehlo.multiply"(%1097, %1099) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1101 = "stablehlo.add"(%arg19, %1100) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1102 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1103 = "stablehlo.select"(%1102, %1101, %arg19) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1104 = "stablehlo.multiply"(%954, %954) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1105 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1106 = "stablehlo.broadcast_in_dim"(%1105) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1107 = "stablehlo.multiply"(%1104, %1106) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1108 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1109 = "stablehlo.broadcast_in_dim"(%1108) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1110 = "stablehlo.multiply"(%arg20, %1109) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1111 = "stablehlo.add"(%1110, %1107) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1112 = "stablehlo.select"(%1102, %1111, %arg20) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1113 = "stablehlo.sqrt"(%1112) : (tensor<5xf32>) -> tensor<5xf32>
    %1114 = "stablehlo.broadcast_in_dim"(%1055) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1115 = "stablehlo.divide"(%1113, %1114) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1116 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1117 = "stablehlo.broadcast_in_dim"(%1116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1118 = "stablehlo.add"(%1115, %1117) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1119 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1120 = "stablehlo.multiply"(%1119, %1103) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1121 = "stablehlo.divide"(%1120, %1118) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1122 = "stablehlo.subtract"(%1096, %1121) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1123 = "stablehlo.select"(%1102, %1122, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1124 = "stablehlo.subtract"(%1123, %arg21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1125 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1126 = "stablehlo.broadcast_in_dim"(%1125) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1127 = "stablehlo.multiply"(%1124, %1126) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1128 = "stablehlo.add"(%arg21, %1127) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1129 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1130 = "stablehlo.select"(%1129, %1128, %arg21) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1131 = "stablehlo.broadcast_in_dim"(%1058) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1132 = "stablehlo.multiply"(%arg6, %1131) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1133 = "stablehlo.subtract"(%945, %arg22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1134 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1135 = "stablehlo.broadcast_in_dim"(%1134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1136 = "stablehlo.multiply"(%1133, %1135) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1137 = "stablehlo.add"(%arg22, %1136) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1138 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1139 = "stablehlo.select"(%1138, %1137, %arg22) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1140 = "stablehlo.multiply"(%945, %945) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1141 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1142 = "stablehlo.broadcast_in_dim"(%1141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1143 = "stablehlo.multiply"(%1140, %1142) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1144 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1145 = "stablehlo.broadcast_in_dim"(%1144) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1146 = "stablehlo.multiply"(%arg23, %1145) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1147 = "stablehlo.add"(%1146, %1143) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1148 = "stablehlo.select"(%1138, %1147, %arg23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1149 = "stablehlo.sqrt"(%1148) : (tensor<5xf32>) -> tensor<5xf32>
    %1150 = "stablehlo.broadcast_in_dim"(%1055) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1151 = "stablehlo.divide"(%1149, %1150) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1152 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1153 = "stablehlo.broadcast_in_dim"(%1152) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1154 = "stablehlo.add"(%1151, %1153) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1155 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1156 = "stablehlo.multiply"(%1155, %1139) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1157 = "stablehlo.divide"(%1156, %1154) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1158 = "stablehlo.subtract"(%1132, %1157) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1159 = "stablehlo.select"(%1138, %1158, %arg6) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1160 = "stablehlo.subtract"(%1159, %arg24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1161 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1162 = "stablehlo.broadcast_in_dim"(%1161) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1163 = "stablehlo.multiply"(%1160, %1162) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1164 = "stablehlo.add"(%arg24, %1163) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1165 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1166 = "stablehlo.select"(%1165, %1164, %arg24) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1167 = "stablehlo.broadcast_in_dim"(%1058) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1168 = "stablehlo.multiply"(%arg7, %1167) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1169 = "stablehlo.subtract"(%721, %arg25) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1170 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1171 = "stablehlo.broadcast_in_dim"(%1170) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1172 = "stablehlo.multiply"(%1169, %1171) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1173 = "stablehlo.add"(%arg25, %1172) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1174 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1175 = "stablehlo.select"(%1174, %1173, %arg25) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1176 = "stablehlo.multiply"(%721, %721) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1177 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1178 = "stablehlo.broadcast_in_dim"(%1177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1179 = "stablehlo.multiply"(%1176, %1178) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1180 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1181 = "stablehlo.broadcast_in_dim"(%1180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1182 = "stablehlo.multiply"(%arg26, %1181) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1183 = "stablehlo.add"(%1182, %1179) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1184 = "stablehlo.select"(%1174, %1183, %arg26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1185 = "stablehlo.sqrt"(%1184) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1186 = "stablehlo.broadcast_in_dim"(%1055) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1187 = "stablehlo.divide"(%1185, %1186) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1188 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1189 = "stablehlo.broadcast_in_dim"(%1188) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1190 = "stablehlo.add"(%1187, %1189) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1191 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1192 = "stablehlo.multiply"(%1191, %1175) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1193 = "stablehlo.divide"(%1192, %1190) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1194 = "stablehlo.subtract"(%1168, %1193) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1195 = "stablehlo.select"(%1174, %1194, %arg7) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1196 = "stablehlo.subtract"(%1195, %arg27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1197 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1198 = "stablehlo.broadcast_in_dim"(%1197) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1199 = "stablehlo.multiply"(%1196, %1198) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1200 = "stablehlo.add"(%arg27, %1199) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1201 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1202 = "stablehlo.select"(%1201, %1200, %arg27) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1203 = "stablehlo.broadcast_in_dim"(%1058) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1204 = "stablehlo.multiply"(%arg8, %1203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1205 = "stablehlo.subtract"(%719, %arg28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1206 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1207 = "stablehlo.broadcast_in_dim"(%1206) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1208 = "stablehlo.multiply"(%1205, %1207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1209 = "stablehlo.add"(%arg28, %1208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1210 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1211 = "stablehlo.select"(%1210, %1209, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1212 = "stablehlo.multiply"(%719, %719) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1213 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1214 = "stablehlo.broadcast_in_dim"(%1213) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1215 = "stablehlo.multiply"(%1212, %1214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1216 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1217 = "stablehlo.broadcast_in_dim"(%1216) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1218 = "stablehlo.multiply"(%arg29, %1217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1219 = "stablehlo.add"(%1218, %1215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1220 = "stablehlo.select"(%1210, %1219, %arg29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1221 = "stablehlo.sqrt"(%1220) : (tensor<3xf32>) -> tensor<3xf32>
    %1222 = "stablehlo.broadcast_in_dim"(%1055) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1223 = "stablehlo.divide"(%1221, %1222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1224 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1225 = "stablehlo.broadcast_in_dim"(%1224) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1226 = "stablehlo.add"(%1223, %1225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1227 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1228 = "stablehlo.multiply"(%1227, %1211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1229 = "stablehlo.divide"(%1228, %1226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1230 = "stablehlo.subtract"(%1204, %1229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1231 = "stablehlo.select"(%1210, %1230, %arg8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1232 = "stablehlo.subtract"(%1231, %arg30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1233 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1234 = "stablehlo.broadcast_in_dim"(%1233) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1235 = "stablehlo.multiply"(%1232, %1234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1236 = "stablehlo.add"(%arg30, %1235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1237 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1238 = "stablehlo.select"(%1237, %1236, %arg30) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1239 = "stablehlo.select"(%1038, %1042, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1240 = "stablehlo.broadcast_in_dim"(%1038) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1241 = "stablehlo.select"(%1240, %53, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1242 = "stablehlo.select"(%1240, %59, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1243 = "stablehlo.select"(%1038, %61, %arg11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1038, %1040, %1087, %1067, %1076, %1094, %1123, %1103, %1112, %1130, %1159, %1139, %1148, %1166, %1195, %1175, %1184, %1202, %1231, %1211, %1220, %1238, %1239, %1241, %1242, %1243) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) -> ()
  }
}
