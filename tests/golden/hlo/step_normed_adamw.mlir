module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xui8>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 10 : i32}, %arg7: tensor<3x5xf32> {tf.aliasing_output = 14 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg9: tensor<5xf32> {tf.aliasing_output = 23 : i32}, %arg10: tensor<5xf32> {tf.aliasing_output = 24 : i32}, %arg11: tensor<i64> {tf.aliasing_output = 25 : i32}, %arg12: tensor<2xui32>, %arg13: tensor<i32> {tf.aliasing_output = 22 : i32}, %arg14: tensor<f32>, %arg15: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<5x6xf32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg19: tensor<5xf32> {tf.aliasing_output = 8 : i32}, %arg20: tensor<5xf32> {tf.aliasing_output = 9 : i32}, %arg21: tensor<5xf32> {tf.aliasing_output = 11 : i32}, %arg22: tensor<5xf32> {tf.aliasing_output = 12 : i32}, %arg23: tensor<5xf32> {tf.aliasing_output = 13 : i32}, %arg24: tensor<3x5xf32> {tf.aliasing_output = 15 : i32}, %arg25: tensor<3x5xf32> {tf.aliasing_output = 16 : i32}, %arg26: tensor<3x5xf32> {tf.aliasing_output = 17 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xf32> {tf.aliasing_output = 21 : i32}) -> (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) {
    %0 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<ui32>
    %1 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
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
    %617 = "stablehlo.dot_general"(%616, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
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
    %637 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %638 = "stablehlo.reshape"(%637) : (tensor<4xi32>) -> tensor<4x1xi32>
    %639 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %640 = "stablehlo.reshape"(%638) : (tensor<4x1xi32>) -> tensor<4xi32>
    %641 = "stablehlo.broadcast_in_dim"(%640) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %642 = "stablehlo.compare"(%641, %639) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %643 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %644 = "stablehlo.broadcast_in_dim"(%643) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %645 = "stablehlo.select"(%642, %628, %644) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %646 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %650 = "stablehlo.reduce"(%645, %646) ({
    ^bb0(%647: tensor<f32>, %648: tensor<f32>):
      %649 = "stablehlo.add"(%647, %648) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%649) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %651 = "stablehlo.reshape"(%636) : (tensor<4x1xf32>) -> tensor<4xf32>
    %652 = "stablehlo.subtract"(%651, %650) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %653 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %654 = "stablehlo.broadcast_in_dim"(%653) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %655 = "stablehlo.multiply"(%652, %654) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %656 = "stablehlo.multiply"(%654, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %657 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %661 = "stablehlo.reduce"(%656, %657) ({
    ^bb0(%658: tensor<f32>, %659: tensor<f32>):
      %660 = "stablehlo.add"(%658, %659) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%660) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %662 = "stablehlo.multiply"(%655, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %663 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %667 = "stablehlo.reduce"(%662, %663) ({
    ^bb0(%664: tensor<f32>, %665: tensor<f32>):
      %666 = "stablehlo.add"(%664, %665) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%666) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %668 = "stablehlo.compare"(%661, %643) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %669 = "stablehlo.select"(%668, %653, %661) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %670 = "stablehlo.divide"(%667, %669) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %671 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %672 = "stablehlo.reshape"(%625) : (tensor<4x1xf32>) -> tensor<4xf32>
    %673 = "stablehlo.broadcast_in_dim"(%672) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %674 = "stablehlo.subtract"(%619, %673) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %675 = "stablehlo.exponential"(%674) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %676 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %677 = "stablehlo.reshape"(%676) : (tensor<4xi32>) -> tensor<4x1xi32>
    %678 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %679 = "stablehlo.reshape"(%677) : (tensor<4x1xi32>) -> tensor<4xi32>
    %680 = "stablehlo.broadcast_in_dim"(%679) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %681 = "stablehlo.compare"(%680, %678) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %682 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %684 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %685 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %686 = "stablehlo.multiply"(%685, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %687 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %691 = "stablehlo.reduce"(%686, %687) ({
    ^bb0(%688: tensor<f32>, %689: tensor<f32>):
      %690 = "stablehlo.add"(%688, %689) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%690) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %692 = "stablehlo.compare"(%691, %682) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %693 = "stablehlo.select"(%692, %684, %691) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %694 = "stablehlo.divide"(%671, %693) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %695 = "stablehlo.broadcast_in_dim"(%694) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %696 = "stablehlo.multiply"(%695, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %697 = "stablehlo.multiply"(%696, %685) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %698 = "stablehlo.negate"(%697) : (tensor<4xf32>) -> tensor<4xf32>
    %699 = "stablehlo.reshape"(%697) : (tensor<4xf32>) -> tensor<4x1xf32>
    %700 = "stablehlo.broadcast_in_dim"(%698) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %701 = "stablehlo.select"(%681, %700, %683) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %702 = "stablehlo.divide"(%699, %635) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %703 = "stablehlo.reshape"(%702) : (tensor<4x1xf32>) -> tensor<4xf32>
    %704 = "stablehlo.broadcast_in_dim"(%703) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %705 = "stablehlo.multiply"(%704, %675) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %706 = "stablehlo.add"(%701, %705) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %707 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %711 = "stablehlo.reduce"(%706, %707) ({
    ^bb0(%708: tensor<f32>, %709: tensor<f32>):
      %710 = "stablehlo.add"(%708, %709) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%710) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %712 = "stablehlo.dot_general"(%706, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %713 = "stablehlo.dot_general"(%706, %616) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %714 = "stablehlo.slice"(%428) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %715 = "stablehlo.reshape"(%714) : (tensor<1xui32>) -> tensor<ui32>
    %716 = "stablehlo.broadcast_in_dim"(%715) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %717 = "stablehlo.slice"(%428) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %718 = "stablehlo.reshape"(%717) : (tensor<1xui32>) -> tensor<ui32>
    %719 = "stablehlo.broadcast_in_dim"(%718) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %720 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x3xui32>
    %721 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xui32>
    %722 = "stablehlo.xor"(%716, %719) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %723 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %724 = "stablehlo.xor"(%722, %723) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %725 = "stablehlo.add"(%720, %716) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %726 = "stablehlo.add"(%721, %719) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %727 = "stablehlo.add"(%725, %726) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %728 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %729 = "stablehlo.shift_left"(%726, %728) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %730 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %731 = "stablehlo.shift_right_logical"(%726, %730) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %732 = "stablehlo.or"(%729, %731) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %733 = "stablehlo.xor"(%732, %727) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %734 = "stablehlo.add"(%727, %733) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %735 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %736 = "stablehlo.shift_left"(%733, %735) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %737 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %738 = "stablehlo.shift_right_logical"(%733, %737) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %739 = "stablehlo.or"(%736, %738) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %740 = "stablehlo.xor"(%739, %734) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %741 = "stablehlo.add"(%734, %740) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %742 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %743 = "stablehlo.shift_left"(%740, %742) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %744 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %745 = "stablehlo.shift_right_logical"(%740, %744) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %746 = "stablehlo.or"(%743, %745) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %747 = "stablehlo.xor"(%746, %741) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %748 = "stablehlo.add"(%741, %747) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %749 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %750 = "stablehlo.shift_left"(%747, %749) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %751 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %752 = "stablehlo.shift_right_logical"(%747, %751) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %753 = "stablehlo.or"(%750, %752) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %754 = "stablehlo.xor"(%753, %748) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %755 = "stablehlo.add"(%748, %719) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %756 = "stablehlo.add"(%754, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %757 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %758 = "stablehlo.add"(%756, %757) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %759 = "stablehlo.add"(%755, %758) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %760 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %761 = "stablehlo.shift_left"(%758, %760) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %762 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %763 = "stablehlo.shift_right_logical"(%758, %762) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %764 = "stablehlo.or"(%761, %763) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %765 = "stablehlo.xor"(%764, %759) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %766 = "stablehlo.add"(%759, %765) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %767 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %768 = "stablehlo.shift_left"(%765, %767) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %769 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %770 = "stablehlo.shift_right_logical"(%765, %769) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %771 = "stablehlo.or"(%768, %770) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %772 = "stablehlo.xor"(%771, %766) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %773 = "stablehlo.add"(%766, %772) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %774 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %775 = "stablehlo.shift_left"(%772, %774) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %776 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %777 = "stablehlo.shift_right_logical"(%772, %776) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %778 = "stablehlo.or"(%775, %777) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %779 = "stablehlo.xor"(%778, %773) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %780 = "stablehlo.add"(%773, %779) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %781 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %782 = "stablehlo.shift_left"(%779, %781) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %783 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %784 = "stablehlo.shift_right_logical"(%779, %783) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %785 = "stablehlo.or"(%782, %784) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %786 = "stablehlo.xor"(%785, %780) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %787 = "stablehlo.add"(%780, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %788 = "stablehlo.add"(%786, %716) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %789 = "stablehlo.constant"() {value = dense<2> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %790 = "stablehlo.add"(%788, %789) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %791 = "stablehlo.add"(%787, %790) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %792 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %793 = "stablehlo.shift_left"(%790, %792) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %794 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %795 = "stablehlo.shift_right_logical"(%790, %794) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %796 = "stablehlo.or"(%793, %795) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %797 = "stablehlo.xor"(%796, %791) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %798 = "stablehlo.add"(%791, %797) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %799 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %800 = "stablehlo.shift_left"(%797, %799) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %801 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %802 = "stablehlo.shift_right_logical"(%797, %801) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %803 = "stablehlo.or"(%800, %802) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %804 = "stablehlo.xor"(%803, %798) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %805 = "stablehlo.add"(%798, %804) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %806 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %807 = "stablehlo.shift_left"(%804, %806) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %808 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %809 = "stablehlo.shift_right_logical"(%804, %808) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %810 = "stablehlo.or"(%807, %809) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %811 = "stablehlo.xor"(%810, %805) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %812 = "stablehlo.add"(%805, %811) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %813 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %814 = "stablehlo.shift_left"(%811, %813) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %815 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %816 = "stablehlo.shift_right_logical"(%811, %815) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %817 = "stablehlo.or"(%814, %816) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %818 = "stablehlo.xor"(%817, %812) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %819 = "stablehlo.add"(%812, %716) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %820 = "stablehlo.add"(%818, %719) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %821 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %822 = "stablehlo.add"(%820, %821) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %823 = "stablehlo.add"(%819, %822) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %824 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %825 = "stablehlo.shift_left"(%822, %824) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %826 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %827 = "stablehlo.shift_right_logical"(%822, %826) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %828 = "stablehlo.or"(%825, %827) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %829 = "stablehlo.xor"(%828, %823) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %830 = "stablehlo.add"(%823, %829) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %831 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %832 = "stablehlo.shift_left"(%829, %831) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %833 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %834 = "stablehlo.shift_right_logical"(%829, %833) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %835 = "stablehlo.or"(%832, %834) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %836 = "stablehlo.xor"(%835, %830) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %837 = "stablehlo.add"(%830, %836) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %838 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %839 = "stablehlo.shift_left"(%836, %838) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %840 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %841 = "stablehlo.shift_right_logical"(%836, %840) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %842 = "stablehlo.or"(%839, %841) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %843 = "stablehlo.xor"(%842, %837) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %844 = "stablehlo.add"(%837, %843) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %845 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %846 = "stablehlo.shift_left"(%843, %845) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %847 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %848 = "stablehlo.shift_right_logical"(%843, %847) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %849 = "stablehlo.or"(%846, %848) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %850 = "stablehlo.xor"(%849, %844) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %851 = "stablehlo.add"(%844, %719) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %852 = "stablehlo.add"(%850, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %853 = "stablehlo.constant"() {value = dense<4> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %854 = "stablehlo.add"(%852, %853) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %855 = "stablehlo.add"(%851, %854) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %856 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %857 = "stablehlo.shift_left"(%854, %856) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %858 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %859 = "stablehlo.shift_right_logical"(%854, %858) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %860 = "stablehlo.or"(%857, %859) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %861 = "stablehlo.xor"(%860, %855) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %862 = "stablehlo.add"(%855, %861) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %863 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %864 = "stablehlo.shift_left"(%861, %863) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %865 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %866 = "stablehlo.shift_right_logical"(%861, %865) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %867 = "stablehlo.or"(%864, %866) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %868 = "stablehlo.xor"(%867, %862) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %869 = "stablehlo.add"(%862, %868) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %870 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %871 = "stablehlo.shift_left"(%868, %870) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %872 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %873 = "stablehlo.shift_right_logical"(%868, %872) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %874 = "stablehlo.or"(%871, %873) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %875 = "stablehlo.xor"(%874, %869) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %876 = "stablehlo.add"(%869, %875) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %877 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %878 = "stablehlo.shift_left"(%875, %877) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %879 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %880 = "stablehlo.shift_right_logical"(%875, %879) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %881 = "stablehlo.or"(%878, %880) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %882 = "stablehlo.xor"(%881, %876) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %883 = "stablehlo.add"(%876, %724) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %884 = "stablehlo.add"(%882, %716) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %885 = "stablehlo.constant"() {value = dense<5> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %886 = "stablehlo.add"(%884, %885) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %887 = "stablehlo.reshape"(%883) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %888 = "stablehlo.reshape"(%886) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %889 = "stablehlo.concatenate"(%887, %888) {dimension = 2 : i64} : (tensor<4x3x1xui32>, tensor<4x3x1xui32>) -> tensor<4x3x2xui32>
    %890 = "stablehlo.reshape"(%889) : (tensor<4x3x2xui32>) -> tensor<4x6xui32>
    %891 = "stablehlo.slice"(%890) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>} : (tensor<4x6xui32>) -> tensor<4x5xui32>
    %892 = "stablehlo.reshape"(%891) : (tensor<4x5xui32>) -> tensor<4x5xui32>
    %893 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %894 = "stablehlo.broadcast_in_dim"(%893) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %895 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %896 = "stablehlo.broadcast_in_dim"(%895) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %897 = "stablehlo.compare"(%892, %896) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %898 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %899 = "stablehlo.broadcast_in_dim"(%898) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %900 = "stablehlo.select"(%897, %712, %899) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %901 = "stablehlo.multiply"(%900, %894) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %902 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %903 = "stablehlo.broadcast_in_dim"(%902) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %904 = "stablehlo.compare"(%44, %903) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %905 = "stablehlo.select"(%904, %903, %901) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %906 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %907 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %911 = "stablehlo.reduce"(%arg2, %907) ({
    ^bb0(%908: tensor<f32>, %909: tensor<f32>):
      %910 = "stablehlo.add"(%908, %909) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%910) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %912 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %913 = "stablehlo.multiply"(%911, %912) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %914 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %915 = "stablehlo.compare"(%913, %914) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %916 = "stablehlo.select"(%915, %913, %912) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %917 = "stablehlo.broadcast_in_dim"(%916) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %918 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %919 = "stablehlo.subtract"(%1, %918) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %920 = "stablehlo.multiply"(%919, %919) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %921 = "stablehlo.multiply"(%920, %906) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %922 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %926 = "stablehlo.reduce"(%921, %922) ({
    ^bb0(%923: tensor<f32>, %924: tensor<f32>):
      %925 = "stablehlo.add"(%923, %924) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%925) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %927 = "stablehlo.divide"(%926, %917) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %928 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %929 = "stablehlo.broadcast_in_dim"(%928) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %930 = "stablehlo.add"(%927, %929) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %931 = "stablehlo.multiply"(%39, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %932 = "stablehlo.broadcast_in_dim"(%931) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %933 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %937 = "stablehlo.reduce"(%905, %933) ({
    ^bb0(%934: tensor<f32>, %935: tensor<f32>):
      %936 = "stablehlo.add"(%934, %935) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%936) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %938 = "stablehlo.multiply"(%905, %932) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %939 = "stablehlo.multiply"(%905, %919) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %940 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %944 = "stablehlo.reduce"(%939, %940) ({
    ^bb0(%941: tensor<f32>, %942: tensor<f32>):
      %943 = "stablehlo.add"(%941, %942) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%943) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %945 = "stablehlo.multiply"(%944, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %946 = "stablehlo.multiply"(%944, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %947 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<f32>} : () -> tensor<f32>
    %948 = "stablehlo.broadcast_in_dim"(%947) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %949 = "stablehlo.multiply"(%945, %948) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %950 = "stablehlo.multiply"(%949, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %951 = "stablehlo.divide"(%950, %930) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %952 = "stablehlo.divide"(%951, %917) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %953 = "stablehlo.broadcast_in_dim"(%952) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %954 = "stablehlo.multiply"(%953, %906) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %955 = "stablehlo.multiply"(%954, %919) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %956 = "stablehlo.add"(%938, %955) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %957 = "stablehlo.add"(%956, %955) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %958 = "stablehlo.negate"(%957) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %959 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %963 = "stablehlo.reduce"(%958, %959) ({
    ^bb0(%960: tensor<f32>, %961: tensor<f32>):
      %962 = "stablehlo.add"(%960, %961) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%962) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %964 = "stablehlo.divide"(%963, %917) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %965 = "stablehlo.broadcast_in_dim"(%964) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %966 = "stablehlo.multiply"(%965, %906) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %967 = "stablehlo.add"(%957, %966) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %968 = "stablehlo.dot_general"(%967, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %969 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %970 = "stablehlo.broadcast_in_dim"(%969) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %971 = "stablehlo.abs"(%968) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %972 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %973 = "stablehlo.broadcast_in_dim"(%972) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %974 = "stablehlo.compare"(%971, %973) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %975 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %976 = "stablehlo.broadcast_in_dim"(%975) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %977 = "stablehlo.select"(%974, %976, %970) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %978 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %982 = "stablehlo.reduce"(%977, %978) ({
    ^bb0(%979: tensor<f32>, %980: tensor<f32>):
      %981 = "stablehlo.add"(%979, %980) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%981) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %983 = "stablehlo.broadcast_in_dim"(%969) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %984 = "stablehlo.abs"(%946) : (tensor<5xf32>) -> tensor<5xf32>
    %985 = "stablehlo.broadcast_in_dim"(%972) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %986 = "stablehlo.compare"(%984, %985) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %987 = "stablehlo.broadcast_in_dim"(%975) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %988 = "stablehlo.select"(%986, %987, %983) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %989 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %993 = "stablehlo.reduce"(%988, %989) ({
    ^bb0(%990: tensor<f32>, %991: tensor<f32>):
      %992 = "stablehlo.add"(%990, %991) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%992) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %994 = "stablehlo.add"(%982, %993) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %995 = "stablehlo.abs"(%937) : (tensor<5xf32>) -> tensor<5xf32>
    %996 = "stablehlo.compare"(%995, %985) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %997 = "stablehlo.select"(%996, %987, %983) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %998 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %1002 = "stablehlo.reduce"(%997, %998) ({
    ^bb0(%999: tensor<f32>, %1000: tensor<f32>):
      %1001 = "stablehlo.add"(%999, %1000) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1001) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %1003 = "stablehlo.add"(%994, %1002) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1004 = "stablehlo.broadcast_in_dim"(%969) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1005 = "stablehlo.abs"(%713) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1006 = "stablehlo.broadcast_in_dim"(%972) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1007 = "stablehlo.compare"(%1005, %1006) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %1008 = "stablehlo.broadcast_in_dim"(%975) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1009 = "stablehlo.select"(%1007, %1008, %1004) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1010 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %1014 = "stablehlo.reduce"(%1009, %1010) ({
    ^bb0(%1011: tensor<f32>, %1012: tensor<f32>):
      %1013 = "stablehlo.add"(%1011, %1012) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1013) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %1015 = "stablehlo.add"(%1003, %1014) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1016 = "stablehlo.broadcast_in_dim"(%969) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1017 = "stablehlo.abs"(%711) : (tensor<3xf32>) -> tensor<3xf32>
    %1018 = "stablehlo.broadcast_in_dim"(%972) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1019 = "stablehlo.compare"(%1017, %1018) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1020 = "stablehlo.broadcast_in_dim"(%975) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1021 = "stablehlo.select"(%1019, %1020, %1016) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1022 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %1026 = "stablehlo.reduce"(%1021, %1022) ({
    ^bb0(%1023: tensor<f32>, %1024: tensor<f32>):
      %1025 = "stablehlo.add"(%1023, %1024) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1025) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %1027 = "stablehlo.add"(%1015, %1026) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1028 = "stablehlo.abs"(%670) : (tensor<f32>) -> tensor<f32>
    %1029 = "stablehlo.compare"(%1028, %972) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1030 = "stablehlo.select"(%1029, %975, %969) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1031 = "stablehlo.add"(%1027, %1030) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1032 = "stablehlo.compare"(%1031, %975) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1033 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %1034 = "stablehlo.add"(%arg13, %1033) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1035 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1036 = "stablehlo.multiply"(%1035, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1037 = "stablehlo.convert"(%1034) : (tensor<i32>) -> tensor<f32>
    %1038 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %1039 = "stablehlo.multiply"(%1037, %1038) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1040 = "stablehlo.exponential_minus_one"(%1039) : (tensor<f32>) -> tensor<f32>
    %1041 = "stablehlo.negate"(%1040) : (tensor<f32>) -> tensor<f32>
    %1042 = "stablehlo.divide"(%1036, %1041) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1043 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %1044 = "stablehlo.multiply"(%1037, %1043) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1045 = "stablehlo.exponential_minus_one"(%1044) : (tensor<f32>) -> tensor<f32>
    %1046 = "stablehlo.negate"(%1045) : (tensor<f32>) -> tensor<f32>
    %1047 = "stablehlo.sqrt"(%1046) : (tensor<f32>) -> tensor<f32>
    %1048 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %1049 = "stablehlo.multiply"(%1036, %1048) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1050 = "stablehlo.subtract"(%671, %1049) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1051 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1052 = "stablehlo.multiply"(%arg4, %1051) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1053 = "stablehlo.subtract"(%968, %arg15) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1054 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1055 = "stablehlo.broadcast_in_dim"(%1054) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1056 = "stablehlo.multiply"(%1053, %1055) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1057 = "stablehlo.add"(%arg15, %1056) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1058 = "stablehlo.multiply"(%968, %968) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1059 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1060 = "stablehlo.broadcast_in_dim"(%1059) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1061 = "stablehlo.multiply"(%1058, %1060) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1062 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1063 = "stablehlo.broadcast_in_dim"(%1062) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1064 = "stablehlo.multiply"(%arg16, %1063) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1065 = "stablehlo.add"(%1064, %1061) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1066 = "stablehlo.sqrt"(%1065) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %1067 = "stablehlo.broadcast_in_dim"(%1047) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1068 = "stablehlo.divide"(%1066, %1067) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1069 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1070 = "stablehlo.broadcast_in_dim"(%1069) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1071 = "stablehlo.add"(%1068, %1070) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1072 = "stablehlo.broadcast_in_dim"(%1042) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1073 = "stablehlo.multiply"(%1072, %1057) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1074 = "stablehlo.divide"(%1073, %1071) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1075 = "stablehlo.subtract"(%1052, %1074) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1076 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1077 = "stablehlo.select"(%1076, %1075, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1078 = "stablehlo.select"(%1076, %1057, %arg15) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1079 = "stablehlo.select"(%1076, %1065, %arg16) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1080 = "stablehlo.subtract"(%1077, %arg17) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1081 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1082 = "stablehlo.broadcast_in_dim"(%1081) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1083 = "stablehlo.multiply"(%1080, %1082) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1084 = "stablehlo.add"(%arg17, %1083) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1085 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1086 = "stablehlo.select"(%1085, %1084, %arg17) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1087 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1088 = "stablehlo.multiply"(%arg5, %1087) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1089 = "stablehlo.subtract"(%946, %arg18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1090 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1091 = "stablehlo.broadcast_in_dim"(%1090) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1092 = "stablehlo.multiply"(%1089, %1091) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1093 = "stablehlo.add"(%arg18, %1092) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1094 = "stablehlo.multiply"(%946, %946) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1095 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1096 = "stablehlo.broadcast_in_dim"(%1095) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1097 = "stablehlo.multiply"(%1094, %1096) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1098 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1099 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1100 = "stablehlo.multiply"(%arg19, %1099) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1101 = "stablehlo.add"(%1100, %1097) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1102 = "stablehlo.sqrt"(%1101) : (tensor<5xf32>) -> tensor<5xf32>
    %1103 = "stablehlo.broadcast_in_dim"(%1047) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1104 = "stablehlo.divide"(%1102, %1103) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1105 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1106 = "stablehlo.broadcast_in_dim"(%1105) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1107 = "stablehlo.add"(%1104, %1106) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1108 = "stablehlo.broadcast_in_dim"(%1042) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1109 = "stablehlo.multiply"(%1108, %1093) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1110 = "stablehlo.divide"(%1109, %1107) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1111 = "stablehlo.subtract"(%1088, %1110) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1112 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1113 = "stablehlo.select"(%1112, %1111, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1114 = "stablehlo.select"(%1112, %1093, %arg18) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1115 = "stablehlo.select"(%1112, %1101, %arg19) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1116 = "stablehlo.subtract"(%1113, %arg20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1117 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1118 = "stablehlo.broadcast_in_dim"(%1117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1119 = "stablehlo.multiply"(%1116, %1118) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1120 = "stablehlo.add"(%arg20, %1119) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1121 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1122 = "stablehlo.select"(%1121, %1120, %arg20) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1123 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1124 = "stablehlo.multiply"(%arg6, %1123) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1125 = "stablehlo.subtract"(%937, %arg21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1126 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1127 = "stablehlo.broadcast_in_dim"(%1126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1128 = "stablehlo.multiply"(%1125, %1127) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1129 = "stablehlo.add"(%arg21, %1128) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1130 = "stablehlo.multiply"(%937, %937) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1131 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1132 = "stablehlo.broadcast_in_dim"(%1131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1133 = "stablehlo.multiply"(%1130, %1132) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1134 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1135 = "stablehlo.broadcast_in_dim"(%1134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1136 = "stablehlo.multiply"(%arg22, %1135) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1137 = "stablehlo.add"(%1136, %1133) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1138 = "stablehlo.sqrt"(%1137) : (tensor<5xf32>) -> tensor<5xf32>
    %1139 = "stablehlo.broadcast_in_dim"(%1047) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1140 = "stablehlo.divide"(%1138, %1139) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1141 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1142 = "stablehlo.broadcast_in_dim"(%1141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1143 = "stablehlo.add"(%1140, %1142) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1144 = "stablehlo.broadcast_in_dim"(%1042) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1145 = "stablehlo.multiply"(%1144, %1129) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1146 = "stablehlo.divide"(%1145, %1143) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1147 = "stablehlo.subtract"(%1124, %1146) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1148 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1149 = "stablehlo.select"(%1148, %1147, %arg6) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1150 = "stablehlo.select"(%1148, %1129, %arg21) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1151 = "stablehlo.select"(%1148, %1137, %arg22) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1152 = "stablehlo.subtract"(%1149, %arg23) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1153 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1154 = "stablehlo.broadcast_in_dim"(%1153) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1155 = "stablehlo.multiply"(%1152, %1154) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1156 = "stablehlo.add"(%arg23, %1155) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1157 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1158 = "stablehlo.select"(%1157, %1156, %arg23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1159 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1160 = "stablehlo.multiply"(%arg7, %1159) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1161 = "stablehlo.subtract"(%713, %arg24) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1162 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1163 = "stablehlo.broadcast_in_dim"(%1162) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1164 = "stablehlo.multiply"(%1161, %1163) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1165 = "stablehlo.add"(%arg24, %1164) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1166 = "stablehlo.multiply"(%713, %713) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1167 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1168 = "stablehlo.broadcast_in_dim"(%1167) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1169 = "stablehlo.multiply"(%1166, %1168) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1170 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1171 = "stablehlo.broadcast_in_dim"(%1170) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1172 = "stablehlo.multiply"(%arg25, %1171) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1173 = "stablehlo.add"(%1172, %1169) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1174 = "stablehlo.sqrt"(%1173) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1175 = "stablehlo.broadcast_in_dim"(%1047) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1176 = "stablehlo.divide"(%1174, %1175) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1177 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1178 = "stablehlo.broadcast_in_dim"(%1177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1179 = "stablehlo.add"(%1176, %1178) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1180 = "stablehlo.broadcast_in_dim"(%1042) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1181 = "stablehlo.multiply"(%1180, %1165) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1182 = "stablehlo.divide"(%1181, %1179) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1183 = "stablehlo.subtract"(%1160, %1182) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1184 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1185 = "stablehlo.select"(%1184, %1183, %arg7) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1186 = "stablehlo.select"(%1184, %1165, %arg24) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1187 = "stablehlo.select"(%1184, %1173, %arg25) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1188 = "stablehlo.subtract"(%1185, %arg26) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1189 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1190 = "stablehlo.broadcast_in_dim"(%1189) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1191 = "stablehlo.multiply"(%1188, %1190) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1192 = "stablehlo.add"(%arg26, %1191) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1193 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1194 = "stablehlo.select"(%1193, %1192, %arg26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1195 = "stablehlo.broadcast_in_dim"(%1050) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1196 = "stablehlo.multiply"(%arg8, %1195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1197 = "stablehlo.subtract"(%711, %arg27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1198 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1199 = "stablehlo.broadcast_in_dim"(%1198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1200 = "stablehlo.multiply"(%1197, %1199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1201 = "stablehlo.add"(%arg27, %1200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1202 = "stablehlo.multiply"(%711, %711) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1203 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1204 = "stablehlo.broadcast_in_dim"(%1203) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1205 = "stablehlo.multiply"(%1202, %1204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1206 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1207 = "stablehlo.broadcast_in_dim"(%1206) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1208 = "stablehlo.multiply"(%arg28, %1207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1209 = "stablehlo.add"(%1208, %1205) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1210 = "stablehlo.sqrt"(%1209) : (tensor<3xf32>) -> tensor<3xf32>
    %1211 = "stablehlo.broadcast_in_dim"(%1047) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1212 = "stablehlo.divide"(%1210, %1211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1213 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1214 = "stablehlo.broadcast_in_dim"(%1213) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1215 = "stablehlo.add"(%1212, %1214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1216 = "stablehlo.broadcast_in_dim"(%1042) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1217 = "stablehlo.multiply"(%1216, %1201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1218 = "stablehlo.divide"(%1217, %1215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1219 = "stablehlo.subtract"(%1196, %1218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1220 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1221 = "stablehlo.select"(%1220, %1219, %arg8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1222 = "stablehlo.select"(%1220, %1201, %arg27) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1223 = "stablehlo.select"(%1220, %1209, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1224 = "stablehlo.subtract"(%1221, %arg29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1225 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1226 = "stablehlo.broadcast_in_dim"(%1225) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1227 = "stablehlo.multiply"(%1224, %1226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1228 = "stablehlo.add"(%arg29, %1227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1229 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1230 = "stablehlo.select"(%1229, %1228, %arg29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1231 = "stablehlo.select"(%1032, %1034, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1232 = "stablehlo.broadcast_in_dim"(%1032) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1233 = "stablehlo.select"(%1232, %53, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1234 = "stablehlo.select"(%1232, %59, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1235 = "stablehlo.select"(%1032, %61, %arg11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%670, %1032, %1077, %1078, %1079, %1086, %1113, %1114, %1115, %1122, %1149, %1150, %1151, %1158, %1185, %1186, %1187, %1194, %1221, %1222, %1223, %1230, %1231, %1233, %1234, %1235) : (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) -> ()
  }
}
