module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<5xf32> {tf.aliasing_output = 10 : i32}, %arg7: tensor<3x5xf32> {tf.aliasing_output = 14 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg9: tensor<5xf32> {tf.aliasing_output = 23 : i32}, %arg10: tensor<5xf32> {tf.aliasing_output = 24 : i32}, %arg11: tensor<i64> {tf.aliasing_output = 25 : i32}, %arg12: tensor<2xui32>, %arg13: tensor<i32> {tf.aliasing_output = 22 : i32}, %arg14: tensor<f32>, %arg15: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg16: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg17: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg18: tensor<5x6xf32> {tf.aliasing_output = 5 : i32}, %arg19: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<5xf32> {tf.aliasing_output = 8 : i32}, %arg21: tensor<5xf32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<5xf32> {tf.aliasing_output = 11 : i32}, %arg23: tensor<5xf32> {tf.aliasing_output = 12 : i32}, %arg24: tensor<5xf32> {tf.aliasing_output = 13 : i32}, %arg25: tensor<3x5xf32> {tf.aliasing_output = 15 : i32}, %arg26: tensor<3x5xf32> {tf.aliasing_output = 16 : i32}, %arg27: tensor<3x5xf32> {tf.aliasing_output = 17 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg30: tensor<3xf32> {tf.aliasing_output = 21 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
      %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%arg2, %8) ({
    ^bb0(%9: tensor<f32>, %10: tensor<f32>):
      %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = "stablehlo.select"(%16, %14, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %19 = "stablehlo.divide"(%7, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %21 = "stablehlo.subtract"(%0, %20) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %22 = "stablehlo.multiply"(%21, %21) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %23 = "stablehlo.multiply"(%22, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %24 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%23, %24) ({
    ^bb0(%25: tensor<f32>, %26: tensor<f32>):
      %27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %29 = "stablehlo.divide"(%28, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %32 = "stablehlo.add"(%29, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %33 = "stablehlo.rsqrt"(%32) : (tensor<5xf32>) -> tensor<5xf32>
    %34 = "stablehlo.multiply"(%33, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %36 = "stablehlo.multiply"(%21, %35) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %40 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %42 = "stablehlo.multiply"(%arg9, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %43 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %45 = "stablehlo.multiply"(%19, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %46 = "stablehlo.add"(%42, %45) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %47 = "stablehlo.select"(%39, %46, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %48 = "stablehlo.multiply"(%arg10, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %49 = "stablehlo.compare"(%14, %13) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %50 = "stablehlo.subtract"(%14, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.select"(%49, %50, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.divide"(%14, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.select"(%49, %52, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %55 = "stablehlo.multiply"(%29, %54) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %56 = "stablehlo.multiply"(%55, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %57 = "stablehlo.add"(%48, %56) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %58 = "stablehlo.select"(%39, %57, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %59 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %61 = "stablehlo.compare"(%38, %60) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %62 = "stablehlo.select"(%61, %60, %38) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %63 = "stablehlo.constant"() {value = dense<2846199180> : tensor<ui32>} : () -> tensor<ui32>
    %64 = "stablehlo.reshape"(%63) : (tensor<ui32>) -> tensor<1xui32>
    %65 = "stablehlo.slice"(%arg12) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1xui32>) -> tensor<ui32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %68 = "stablehlo.slice"(%arg12) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1xui32>) -> tensor<ui32>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %71 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0>} : (tensor<1xui32>) -> tensor<1x1xui32>
    %72 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xui32>
    %73 = "stablehlo.xor"(%67, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %74 = "stablehlo.constant"() {value = dense<466688986> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %75 = "stablehlo.xor"(%73, %74) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %76 = "stablehlo.add"(%71, %67) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %77 = "stablehlo.add"(%72, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %79 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %80 = "stablehlo.shift_left"(%77, %79) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %81 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %82 = "stablehlo.shift_right_logical"(%77, %81) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %83 = "stablehlo.or"(%80, %82) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %84 = "stablehlo.xor"(%83, %78) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %85 = "stablehlo.add"(%78, %84) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %86 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %87 = "stablehlo.shift_left"(%84, %86) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %88 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %89 = "stablehlo.shift_right_logical"(%84, %88) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %90 = "stablehlo.or"(%87, %89) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %91 = "stablehlo.xor"(%90, %85) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %92 = "stablehlo.add"(%85, %91) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %93 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %94 = "stablehlo.shift_left"(%91, %93) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %95 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %96 = "stablehlo.shift_right_logical"(%91, %95) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %97 = "stablehlo.or"(%94, %96) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %98 = "stablehlo.xor"(%97, %92) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %99 = "stablehlo.add"(%92, %98) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %100 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %101 = "stablehlo.shift_left"(%98, %100) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %102 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %103 = "stablehlo.shift_right_logical"(%98, %102) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %104 = "stablehlo.or"(%101, %103) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %105 = "stablehlo.xor"(%104, %99) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %106 = "stablehlo.add"(%99, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %107 = "stablehlo.add"(%105, %75) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %108 = "stablehlo.constant"() {value = dense<1> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %110 = "stablehlo.add"(%106, %109) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %111 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %112 = "stablehlo.shift_left"(%109, %111) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %113 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %114 = "stablehlo.shift_right_logical"(%109, %113) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %115 = "stablehlo.or"(%112, %114) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %116 = "stablehlo.xor"(%115, %110) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %117 = "stablehlo.add"(%110, %116) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %118 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %119 = "stablehlo.shift_left"(%116, %118) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %120 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %121 = "stablehlo.shift_right_logical"(%116, %120) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %122 = "stablehlo.or"(%119, %121) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %123 = "stablehlo.xor"(%122, %117) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %124 = "stablehlo.add"(%117, %123) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %125 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %126 = "stablehlo.shift_left"(%123, %125) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %127 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %128 = "stablehlo.shift_right_logical"(%123, %127) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %129 = "stablehlo.or"(%126, %128) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %130 = "stablehlo.xor"(%129, %124) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %131 = "stablehlo.add"(%124, %130) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %132 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %133 = "stablehlo.shift_left"(%130, %132) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %134 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %135 = "stablehlo.shift_right_logical"(%130, %134) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %136 = "stablehlo.or"(%133, %135) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %137 = "stablehlo.xor"(%136, %131) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %138 = "stablehlo.add"(%131, %75) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %139 = "stablehlo.add"(%137, %67) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %140 = "stablehlo.constant"() {value = dense<2> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %142 = "stablehlo.add"(%138, %141) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %143 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %144 = "stablehlo.shift_left"(%141, %143) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %145 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %146 = "stablehlo.shift_right_logical"(%141, %145) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %147 = "stablehlo.or"(%144, %146) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %148 = "stablehlo.xor"(%147, %142) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %149 = "stablehlo.add"(%142, %148) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %150 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %151 = "stablehlo.shift_left"(%148, %150) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %152 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %153 = "stablehlo.shift_right_logical"(%148, %152) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %154 = "stablehlo.or"(%151, %153) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %155 = "stablehlo.xor"(%154, %149) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %156 = "stablehlo.add"(%149, %155) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %157 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %158 = "stablehlo.shift_left"(%155, %157) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %159 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %160 = "stablehlo.shift_right_logical"(%155, %159) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %161 = "stablehlo.or"(%158, %160) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %162 = "stablehlo.xor"(%161, %156) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %163 = "stablehlo.add"(%156, %162) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %164 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %165 = "stablehlo.shift_left"(%162, %164) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %166 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %167 = "stablehlo.shift_right_logical"(%162, %166) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %168 = "stablehlo.or"(%165, %167) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %169 = "stablehlo.xor"(%168, %163) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %170 = "stablehlo.add"(%163, %67) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %171 = "stablehlo.add"(%169, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %172 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %173 = "stablehlo.add"(%171, %172) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %174 = "stablehlo.add"(%170, %173) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %175 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %176 = "stablehlo.shift_left"(%173, %175) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %177 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %178 = "stablehlo.shift_right_logical"(%173, %177) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %179 = "stablehlo.or"(%176, %178) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %180 = "stablehlo.xor"(%179, %174) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %181 = "stablehlo.add"(%174, %180) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %182 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %183 = "stablehlo.shift_left"(%180, %182) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %184 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %185 = "stablehlo.shift_right_logical"(%180, %184) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %186 = "stablehlo.or"(%183, %185) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %187 = "stablehlo.xor"(%186, %181) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %188 = "stablehlo.add"(%181, %187) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %189 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %190 = "stablehlo.shift_left"(%187, %189) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %191 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %192 = "stablehlo.shift_right_logical"(%187, %191) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %193 = "stablehlo.or"(%190, %192) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %194 = "stablehlo.xor"(%193, %188) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %195 = "stablehlo.add"(%188, %194) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %196 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %197 = "stablehlo.shift_left"(%194, %196) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %198 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %199 = "stablehlo.shift_right_logical"(%194, %198) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %200 = "stablehlo.or"(%197, %199) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %201 = "stablehlo.xor"(%200, %195) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %202 = "stablehlo.add"(%195, %70) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %203 = "stablehlo.add"(%201, %75) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %204 = "stablehlo.constant"() {value = dense<4> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %205 = "stablehlo.add"(%203, %204) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %206 = "stablehlo.add"(%202, %205) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %207 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %208 = "stablehlo.shift_left"(%205, %207) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %209 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %210 = "stablehlo.shift_right_logical"(%205, %209) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %211 = "stablehlo.or"(%208, %210) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %212 = "stablehlo.xor"(%211, %206) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %213 = "stablehlo.add"(%206, %212) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %214 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %215 = "stablehlo.shift_left"(%212, %214) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %216 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %217 = "stablehlo.shift_right_logical"(%212, %216) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %218 = "stablehlo.or"(%215, %217) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %219 = "stablehlo.xor"(%218, %213) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %220 = "stablehlo.add"(%213, %219) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %221 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %222 = "stablehlo.shift_left"(%219, %221) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %223 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %224 = "stablehlo.shift_right_logical"(%219, %223) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %225 = "stablehlo.or"(%222, %224) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %226 = "stablehlo.xor"(%225, %220) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %227 = "stablehlo.add"(%220, %226) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %228 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %229 = "stablehlo.shift_left"(%226, %228) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %230 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %231 = "stablehlo.shift_right_logical"(%226, %230) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %232 = "stablehlo.or"(%229, %231) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %233 = "stablehlo.xor"(%232, %227) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %234 = "stablehlo.add"(%227, %75) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %235 = "stablehlo.add"(%233, %67) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %236 = "stablehlo.constant"() {value = dense<5> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %237 = "stablehlo.add"(%235, %236) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %238 = "stablehlo.reshape"(%234) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %239 = "stablehlo.reshape"(%237) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %240 = "stablehlo.concatenate"(%238, %239) {dimension = 2 : i64} : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x2xui32>
    %241 = "stablehlo.reshape"(%240) : (tensor<1x1x2xui32>) -> tensor<1x2xui32>
    %242 = "stablehlo.slice"(%241) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %243 = "stablehlo.reshape"(%242) : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %244 = "stablehlo.reshape"(%243) : (tensor<1x2xui32>) -> tensor<2xui32>
    %245 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<ui32>
    %246 = "stablehlo.reshape"(%245) : (tensor<ui32>) -> tensor<1xui32>
    %247 = "stablehlo.slice"(%244) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %248 = "stablehlo.reshape"(%247) : (tensor<1xui32>) -> tensor<ui32>
    %249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %250 = "stablehlo.slice"(%244) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %251 = "stablehlo.reshape"(%250) : (tensor<1xui32>) -> tensor<ui32>
    %252 = "stablehlo.broadcast_in_dim"(%251) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1x1xui32>
    %253 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 0>} : (tensor<1xui32>) -> tensor<1x1xui32>
    %254 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xui32>
    %255 = "stablehlo.xor"(%249, %252) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %256 = "stablehlo.constant"() {value = dense<466688986> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %257 = "stablehlo.xor"(%255, %256) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %258 = "stablehlo.add"(%253, %249) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %259 = "stablehlo.add"(%254, %252) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %260 = "stablehlo.add"(%258, %259) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %261 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %262 = "stablehlo.shift_left"(%259, %261) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %263 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %264 = "stablehlo.shift_right_logical"(%259, %263) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %265 = "stablehlo.or"(%262, %264) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %266 = "stablehlo.xor"(%265, %260) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %267 = "stablehlo.add"(%260, %266) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %268 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %269 = "stablehlo.shift_left"(%266, %268) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %270 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %271 = "stablehlo.shift_right_logical"(%266, %270) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %272 = "stablehlo.or"(%269, %271) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %273 = "stablehlo.xor"(%272, %267) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %274 = "stablehlo.add"(%267, %273) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %275 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %276 = "stablehlo.shift_left"(%273, %275) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %277 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %278 = "stablehlo.shift_right_logical"(%273, %277) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %279 = "stablehlo.or"(%276, %278) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %280 = "stablehlo.xor"(%279, %274) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %281 = "stablehlo.add"(%274, %280) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %282 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %283 = "stablehlo.shift_left"(%280, %282) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %284 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %285 = "stablehlo.shift_right_logical"(%280, %284) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %286 = "stablehlo.or"(%283, %285) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %287 = "stablehlo.xor"(%286, %281) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %288 = "stablehlo.add"(%281, %252) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %289 = "stablehlo.add"(%287, %257) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %290 = "stablehlo.constant"() {value = dense<1> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %291 = "stablehlo.add"(%289, %290) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %292 = "stablehlo.add"(%288, %291) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %293 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %294 = "stablehlo.shift_left"(%291, %293) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %295 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %297 = "stablehlo.or"(%294, %296) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %298 = "stablehlo.xor"(%297, %292) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %299 = "stablehlo.add"(%292, %298) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %300 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %301 = "stablehlo.shift_left"(%298, %300) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %302 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %304 = "stablehlo.or"(%301, %303) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %305 = "stablehlo.xor"(%304, %299) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %306 = "stablehlo.add"(%299, %305) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %307 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %308 = "stablehlo.shift_left"(%305, %307) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %309 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %311 = "stablehlo.or"(%308, %310) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %312 = "stablehlo.xor"(%311, %306) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %313 = "stablehlo.add"(%306, %312) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %314 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %315 = "stablehlo.shift_left"(%312, %314) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %316 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %318 = "stablehlo.or"(%315, %317) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %319 = "stablehlo.xor"(%318, %313) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %320 = "stablehlo.add"(%313, %257) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %321 = "stablehlo.add"(%319, %249) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %322 = "stablehlo.constant"() {value = dense<2> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %323 = "stablehlo.add"(%321, %322) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %324 = "stablehlo.add"(%320, %323) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %325 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %326 = "stablehlo.shift_left"(%323, %325) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %327 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %328 = "stablehlo.shift_right_logical"(%323, %327) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %329 = "stablehlo.or"(%326, %328) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %330 = "stablehlo.xor"(%329, %324) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %331 = "stablehlo.add"(%324, %330) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %332 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %333 = "stablehlo.shift_left"(%330, %332) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %334 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %336 = "stablehlo.or"(%333, %335) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %337 = "stablehlo.xor"(%336, %331) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %338 = "stablehlo.add"(%331, %337) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %339 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %340 = "stablehlo.shift_left"(%337, %339) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %341 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %342 = "stablehlo.shift_right_logical"(%337, %341) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %343 = "stablehlo.or"(%340, %342) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %344 = "stablehlo.xor"(%343, %338) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %345 = "stablehlo.add"(%338, %344) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %346 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %347 = "stablehlo.shift_left"(%344, %346) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %348 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %349 = "stablehlo.shift_right_logical"(%344, %348) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %350 = "stablehlo.or"(%347, %349) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %351 = "stablehlo.xor"(%350, %345) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %352 = "stablehlo.add"(%345, %249) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %353 = "stablehlo.add"(%351, %252) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %354 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %355 = "stablehlo.add"(%353, %354) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %356 = "stablehlo.add"(%352, %355) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %357 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %358 = "stablehlo.shift_left"(%355, %357) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %359 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %360 = "stablehlo.shift_right_logical"(%355, %359) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %361 = "stablehlo.or"(%358, %360) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %362 = "stablehlo.xor"(%361, %356) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %363 = "stablehlo.add"(%356, %362) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %364 = "stablehlo.constant"() {value = dense<29> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %365 = "stablehlo.shift_left"(%362, %364) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %366 = "stablehlo.constant"() {value = dense<3> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %367 = "stablehlo.shift_right_logical"(%362, %366) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %368 = "stablehlo.or"(%365, %367) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %369 = "stablehlo.xor"(%368, %363) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %370 = "stablehlo.add"(%363, %369) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %371 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %372 = "stablehlo.shift_left"(%369, %371) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %373 = "stablehlo.constant"() {value = dense<16> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %374 = "stablehlo.shift_right_logical"(%369, %373) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %375 = "stablehlo.or"(%372, %374) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %376 = "stablehlo.xor"(%375, %370) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %377 = "stablehlo.add"(%370, %376) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %378 = "stablehlo.constant"() {value = dense<24> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %379 = "stablehlo.shift_left"(%376, %378) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %380 = "stablehlo.constant"() {value = dense<8> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %381 = "stablehlo.shift_right_logical"(%376, %380) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %382 = "stablehlo.or"(%379, %381) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %383 = "stablehlo.xor"(%382, %377) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %384 = "stablehlo.add"(%377, %252) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %385 = "stablehlo.add"(%383, %257) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %386 = "stablehlo.constant"() {value = dense<4> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %387 = "stablehlo.add"(%385, %386) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %388 = "stablehlo.add"(%384, %387) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %389 = "stablehlo.constant"() {value = dense<13> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %390 = "stablehlo.shift_left"(%387, %389) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %391 = "stablehlo.constant"() {value = dense<19> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %392 = "stablehlo.shift_right_logical"(%387, %391) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %393 = "stablehlo.or"(%390, %392) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %394 = "stablehlo.xor"(%393, %388) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %395 = "stablehlo.add"(%388, %394) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %396 = "stablehlo.constant"() {value = dense<15> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %397 = "stablehlo.shift_left"(%394, %396) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %398 = "stablehlo.constant"() {value = dense<17> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %399 = "stablehlo.shift_right_logical"(%394, %398) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %400 = "stablehlo.or"(%397, %399) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %401 = "stablehlo.xor"(%400, %395) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %402 = "stablehlo.add"(%395, %401) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %403 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %404 = "stablehlo.shift_left"(%401, %403) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %405 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %406 = "stablehlo.shift_right_logical"(%401, %405) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %407 = "stablehlo.or"(%404, %406) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %408 = "stablehlo.xor"(%407, %402) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %409 = "stablehlo.add"(%402, %408) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %410 = "stablehlo.constant"() {value = dense<6> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %411 = "stablehlo.shift_left"(%408, %410) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %412 = "stablehlo.constant"() {value = dense<26> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %413 = "stablehlo.shift_right_logical"(%408, %412) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %414 = "stablehlo.or"(%411, %413) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %415 = "stablehlo.xor"(%414, %409) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %416 = "stablehlo.add"(%409, %257) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %417 = "stablehlo.add"(%415, %249) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %418 = "stablehlo.constant"() {value = dense<5> : tensor<1x1xui32>} : () -> tensor<1x1xui32>
    %419 = "stablehlo.add"(%417, %418) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %420 = "stablehlo.reshape"(%416) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %421 = "stablehlo.reshape"(%419) : (tensor<1x1xui32>) -> tensor<1x1x1xui32>
    %422 = "stablehlo.concatenate"(%420, %421) {dimension = 2 : i64} : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x2xui32>
    %423 = "stablehlo.reshape"(%422) : (tensor<1x1x2xui32>) -> tensor<1x2xui32>
    %424 = "stablehlo.slice"(%423) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %425 = "stablehlo.reshape"(%424) : (tensor<1x2xui32>) -> tensor<1x2xui32>
    %426 = "stablehlo.reshape"(%425) : (tensor<1x2xui32>) -> tensor<2xui32>
    %427 = "stablehlo.slice"(%426) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %428 = "stablehlo.reshape"(%427) : (tensor<1xui32>) -> tensor<ui32>
    %429 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %430 = "stablehlo.slice"(%426) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %431 = "stablehlo.reshape"(%430) : (tensor<1xui32>) -> tensor<ui32>
    %432 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %433 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x3xui32>
    %434 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xui32>
    %435 = "stablehlo.xor"(%429, %432) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %436 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %437 = "stablehlo.xor"(%435, %436) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %438 = "stablehlo.add"(%433, %429) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %439 = "stablehlo.add"(%434, %432) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %440 = "stablehlo.add"(%438, %439) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %441 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %442 = "stablehlo.shift_left"(%439, %441) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %443 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %444 = "stablehlo.shift_right_logical"(%439, %443) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %445 = "stablehlo.or"(%442, %444) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %446 = "stablehlo.xor"(%445, %440) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %447 = "stablehlo.add"(%440, %446) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %448 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %449 = "stablehlo.shift_left"(%446, %448) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %450 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %451 = "stablehlo.shift_right_logical"(%446, %450) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %452 = "stablehlo.or"(%449, %451) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %453 = "stablehlo.xor"(%452, %447) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %454 = "stablehlo.add"(%447, %453) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %455 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %456 = "stablehlo.shift_left"(%453, %455) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %457 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %458 = "stablehlo.shift_right_logical"(%453, %457) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %459 = "stablehlo.or"(%456, %458) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %460 = "stablehlo.xor"(%459, %454) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %461 = "stablehlo.add"(%454, %460) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %462 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %463 = "stablehlo.shift_left"(%460, %462) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %464 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %465 = "stablehlo.shift_right_logical"(%460, %464) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %466 = "stablehlo.or"(%463, %465) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %467 = "stablehlo.xor"(%466, %461) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %468 = "stablehlo.add"(%461, %432) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %469 = "stablehlo.add"(%467, %437) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %470 = "stablehlo.constant"() {value = dense<1> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %471 = "stablehlo.add"(%469, %470) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %472 = "stablehlo.add"(%468, %471) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %473 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %474 = "stablehlo.shift_left"(%471, %473) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %475 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %476 = "stablehlo.shift_right_logical"(%471, %475) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %477 = "stablehlo.or"(%474, %476) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %478 = "stablehlo.xor"(%477, %472) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %479 = "stablehlo.add"(%472, %478) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %480 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %481 = "stablehlo.shift_left"(%478, %480) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %482 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %483 = "stablehlo.shift_right_logical"(%478, %482) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %484 = "stablehlo.or"(%481, %483) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %485 = "stablehlo.xor"(%484, %479) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %486 = "stablehlo.add"(%479, %485) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %487 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %488 = "stablehlo.shift_left"(%485, %487) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %489 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %490 = "stablehlo.shift_right_logical"(%485, %489) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %491 = "stablehlo.or"(%488, %490) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %492 = "stablehlo.xor"(%491, %486) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %493 = "stablehlo.add"(%486, %492) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %494 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %495 = "stablehlo.shift_left"(%492, %494) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %496 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %497 = "stablehlo.shift_right_logical"(%492, %496) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %498 = "stablehlo.or"(%495, %497) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %499 = "stablehlo.xor"(%498, %493) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %500 = "stablehlo.add"(%493, %437) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %501 = "stablehlo.add"(%499, %429) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %502 = "stablehlo.constant"() {value = dense<2> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %503 = "stablehlo.add"(%501, %502) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %504 = "stablehlo.add"(%500, %503) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %505 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %506 = "stablehlo.shift_left"(%503, %505) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %507 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %508 = "stablehlo.shift_right_logical"(%503, %507) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %509 = "stablehlo.or"(%506, %508) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %510 = "stablehlo.xor"(%509, %504) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %511 = "stablehlo.add"(%504, %510) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %512 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %513 = "stablehlo.shift_left"(%510, %512) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %514 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %515 = "stablehlo.shift_right_logical"(%510, %514) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %516 = "stablehlo.or"(%513, %515) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %517 = "stablehlo.xor"(%516, %511) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %518 = "stablehlo.add"(%511, %517) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %519 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %520 = "stablehlo.shift_left"(%517, %519) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %521 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %522 = "stablehlo.shift_right_logical"(%517, %521) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %523 = "stablehlo.or"(%520, %522) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %524 = "stablehlo.xor"(%523, %518) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %525 = "stablehlo.add"(%518, %524) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %526 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %527 = "stablehlo.shift_left"(%524, %526) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %528 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %529 = "stablehlo.shift_right_logical"(%524, %528) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %530 = "stablehlo.or"(%527, %529) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %531 = "stablehlo.xor"(%530, %525) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %532 = "stablehlo.add"(%525, %429) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %533 = "stablehlo.add"(%531, %432) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %534 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %535 = "stablehlo.add"(%533, %534) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %536 = "stablehlo.add"(%532, %535) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %537 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %538 = "stablehlo.shift_left"(%535, %537) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %539 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %540 = "stablehlo.shift_right_logical"(%535, %539) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %541 = "stablehlo.or"(%538, %540) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %542 = "stablehlo.xor"(%541, %536) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %543 = "stablehlo.add"(%536, %542) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %544 = "stablehlo.constant"() {value = dense<29> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %545 = "stablehlo.shift_left"(%542, %544) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %546 = "stablehlo.constant"() {value = dense<3> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %547 = "stablehlo.shift_right_logical"(%542, %546) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %548 = "stablehlo.or"(%545, %547) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %549 = "stablehlo.xor"(%548, %543) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %550 = "stablehlo.add"(%543, %549) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %551 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %552 = "stablehlo.shift_left"(%549, %551) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %553 = "stablehlo.constant"() {value = dense<16> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %554 = "stablehlo.shift_right_logical"(%549, %553) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %555 = "stablehlo.or"(%552, %554) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %556 = "stablehlo.xor"(%555, %550) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %557 = "stablehlo.add"(%550, %556) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %558 = "stablehlo.constant"() {value = dense<24> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %559 = "stablehlo.shift_left"(%556, %558) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %560 = "stablehlo.constant"() {value = dense<8> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %561 = "stablehlo.shift_right_logical"(%556, %560) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %562 = "stablehlo.or"(%559, %561) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %563 = "stablehlo.xor"(%562, %557) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %564 = "stablehlo.add"(%557, %432) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %565 = "stablehlo.add"(%563, %437) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %566 = "stablehlo.constant"() {value = dense<4> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %567 = "stablehlo.add"(%565, %566) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %568 = "stablehlo.add"(%564, %567) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %569 = "stablehlo.constant"() {value = dense<13> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %570 = "stablehlo.shift_left"(%567, %569) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %571 = "stablehlo.constant"() {value = dense<19> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %572 = "stablehlo.shift_right_logical"(%567, %571) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %573 = "stablehlo.or"(%570, %572) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %574 = "stablehlo.xor"(%573, %568) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %575 = "stablehlo.add"(%568, %574) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %576 = "stablehlo.constant"() {value = dense<15> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %577 = "stablehlo.shift_left"(%574, %576) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %578 = "stablehlo.constant"() {value = dense<17> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %579 = "stablehlo.shift_right_logical"(%574, %578) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %580 = "stablehlo.or"(%577, %579) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %581 = "stablehlo.xor"(%580, %575) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %582 = "stablehlo.add"(%575, %581) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %583 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %584 = "stablehlo.shift_left"(%581, %583) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %585 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %586 = "stablehlo.shift_right_logical"(%581, %585) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %587 = "stablehlo.or"(%584, %586) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %588 = "stablehlo.xor"(%587, %582) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %589 = "stablehlo.add"(%582, %588) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %590 = "stablehlo.constant"() {value = dense<6> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %591 = "stablehlo.shift_left"(%588, %590) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %592 = "stablehlo.constant"() {value = dense<26> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %593 = "stablehlo.shift_right_logical"(%588, %592) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %594 = "stablehlo.or"(%591, %593) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %595 = "stablehlo.xor"(%594, %589) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %596 = "stablehlo.add"(%589, %437) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %597 = "stablehlo.add"(%595, %429) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %598 = "stablehlo.constant"() {value = dense<5> : tensor<4x3xui32>} : () -> tensor<4x3xui32>
    %599 = "stablehlo.add"(%597, %598) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %600 = "stablehlo.reshape"(%596) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %601 = "stablehlo.reshape"(%599) : (tensor<4x3xui32>) -> tensor<4x3x1xui32>
    %602 = "stablehlo.concatenate"(%600, %601) {dimension = 2 : i64} : (tensor<4x3x1xui32>, tensor<4x3x1xui32>) -> tensor<4x3x2xui32>
    %603 = "stablehlo.reshape"(%602) : (tensor<4x3x2xui32>) -> tensor<4x6xui32>
    %604 = "stablehlo.slice"(%603) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 1>} : (tensor<4x6xui32>) -> tensor<4x5xui32>
    %605 = "stablehlo.reshape"(%604) : (tensor<4x5xui32>) -> tensor<4x5xui32>
    %606 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %607 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %608 = "stablehlo.compare"(%605, %607) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %609 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %610 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %611 = "stablehlo.multiply"(%62, %610) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %612 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %613 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %614 = "stablehlo.select"(%608, %611, %613) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %615 = "stablehlo.dot_general"(%614, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %616 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %617 = "stablehlo.add"(%615, %616) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %618 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %622 = "stablehlo.reduce"(%617, %618) ({
    ^bb0(%619: tensor<f32>, %620: tensor<f32>):
      %621 = "stablehlo.maximum"(%619, %620) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%621) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %623 = "stablehlo.reshape"(%622) : (tensor<4xf32>) -> tensor<4x1xf32>
    %624 = "stablehlo.reshape"(%623) : (tensor<4x1xf32>) -> tensor<4xf32>
    %625 = "stablehlo.broadcast_in_dim"(%624) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %626 = "stablehlo.subtract"(%617, %625) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %627 = "stablehlo.exponential"(%626) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %628 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %632 = "stablehlo.reduce"(%627, %628) ({
    ^bb0(%629: tensor<f32>, %630: tensor<f32>):
      %631 = "stablehlo.add"(%629, %630) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%631) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %633 = "stablehlo.reshape"(%632) : (tensor<4xf32>) -> tensor<4x1xf32>
    %634 = "stablehlo.log"(%633) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %635 = "stablehlo.reshape"(%634) : (tensor<4x1xf32>) -> tensor<4xf32>
    %636 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %637 = "stablehlo.reshape"(%636) : (tensor<4x1xi32>) -> tensor<4xi32>
    %638 = "stablehlo.broadcast_in_dim"(%637) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %639 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %640 = "stablehlo.compare"(%638, %639) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %641 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %642 = "stablehlo.broadcast_in_dim"(%641) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %643 = "stablehlo.select"(%640, %626, %642) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %644 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %648 = "stablehlo.reduce"(%643, %644) ({
    ^bb0(%645: tensor<f32>, %646: tensor<f32>):
      %647 = "stablehlo.add"(%645, %646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%647) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %649 = "stablehlo.subtract"(%635, %648) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %650 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %651 = "stablehlo.broadcast_in_dim"(%650) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %652 = "stablehlo.compare"(%arg1, %651) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %653 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %654 = "stablehlo.broadcast_in_dim"(%653) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %655 = "stablehlo.broadcast_in_dim"(%641) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %656 = "stablehlo.select"(%652, %654, %655) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %657 = "stablehlo.multiply"(%649, %656) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %658 = "stablehlo.multiply"(%657, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %659 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %663 = "stablehlo.reduce"(%658, %659) ({
    ^bb0(%660: tensor<f32>, %661: tensor<f32>):
      %662 = "stablehlo.add"(%660, %661) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%662) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %664 = "stablehlo.multiply"(%656, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %665 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %669 = "stablehlo.reduce"(%664, %665) ({
    ^bb0(%666: tensor<f32>, %667: tensor<f32>):
      %668 = "stablehlo.add"(%666, %667) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%668) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %670 = "stablehlo.compare"(%669, %641) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %671 = "stablehlo.select"(%670, %653, %669) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %672 = "stablehlo.divide"(%663, %671) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %673 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %674 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %675 = "stablehlo.reshape"(%674) : (tensor<4x1xi32>) -> tensor<4xi32>
    %676 = "stablehlo.broadcast_in_dim"(%675) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %677 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %678 = "stablehlo.compare"(%676, %677) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %679 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %680 = "stablehlo.broadcast_in_dim"(%679) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %681 = "stablehlo.compare"(%arg1, %680) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %682 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %684 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %685 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %686 = "stablehlo.select"(%681, %683, %685) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %687 = "stablehlo.multiply"(%686, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %688 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %692 = "stablehlo.reduce"(%687, %688) ({
    ^bb0(%689: tensor<f32>, %690: tensor<f32>):
      %691 = "stablehlo.add"(%689, %690) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%691) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %693 = "stablehlo.compare"(%692, %684) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %694 = "stablehlo.select"(%693, %682, %692) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %695 = "stablehlo.divide"(%673, %694) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %696 = "stablehlo.broadcast_in_dim"(%695) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %697 = "stablehlo.multiply"(%696, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %698 = "stablehlo.multiply"(%697, %686) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %699 = "stablehlo.negate"(%698) : (tensor<4xf32>) -> tensor<4xf32>
    %700 = "stablehlo.broadcast_in_dim"(%699) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %701 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %702 = "stablehlo.select"(%678, %700, %701) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %703 = "stablehlo.reshape"(%698) : (tensor<4xf32>) -> tensor<4x1xf32>
    %704 = "stablehlo.divide"(%703, %633) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %705 = "stablehlo.reshape"(%704) : (tensor<4x1xf32>) -> tensor<4xf32>
    %706 = "stablehlo.broadcast_in_dim"(%705) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %707 = "stablehlo.reshape"(%623) : (tensor<4x1xf32>) -> tensor<4xf32>
    %708 = "stablehlo.broadcast_in_dim"(%707) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %709 = "stablehlo.subtract"(%617, %708) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %710 = "stablehlo.exponential"(%709) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %711 = "stablehlo.multiply"(%706, %710) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %712 = "stablehlo.add"(%702, %711) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %713 = "stablehlo.dot_general"(%712, %arg7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %714 = "stablehlo.slice"(%426) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %715 = "stablehlo.reshape"(%714) : (tensor<1xui32>) -> tensor<ui32>
    %716 = "stablehlo.broadcast_in_dim"(%715) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x3xui32>
    %717 = "stablehlo.slice"(%426) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
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
    %893 = "stablehlo.constant"() {value = dense<1073741824> : tensor<ui32>} : () -> tensor<ui32>
    %894 = "stablehlo.broadcast_in_dim"(%893) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x5xui32>
    %895 = "stablehlo.compare"(%892, %894) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %896 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %897 = "stablehlo.broadcast_in_dim"(%896) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %898 = "stablehlo.select"(%895, %713, %897) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %899 = "stablehlo.constant"() {value = dense<0x3FAAAAAB> : tensor<f32>} : () -> tensor<f32>
    %900 = "stablehlo.broadcast_in_dim"(%899) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %901 = "stablehlo.multiply"(%898, %900) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %902 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %903 = "stablehlo.broadcast_in_dim"(%902) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %904 = "stablehlo.compare"(%38, %903) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %905 = "stablehlo.select"(%904, %903, %901) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %906 = "stablehlo.multiply"(%33, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %907 = "stablehlo.broadcast_in_dim"(%906) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %908 = "stablehlo.multiply"(%905, %907) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %909 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %910 = "stablehlo.subtract"(%0, %909) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %911 = "stablehlo.multiply"(%905, %910) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %912 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %916 = "stablehlo.reduce"(%911, %912) ({
    ^bb0(%913: tensor<f32>, %914: tensor<f32>):
      %915 = "stablehlo.add"(%913, %914) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%915) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %917 = "stablehlo.multiply"(%916, %arg5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %918 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<f32>} : () -> tensor<f32>
    %919 = "stablehlo.broadcast_in_dim"(%918) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %920 = "stablehlo.multiply"(%917, %919) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %921 = "stablehlo.multiply"(%920, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %922 = "stablehlo.multiply"(%910, %910) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %923 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
    %924 = "stablehlo.multiply"(%922, %923) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %925 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %929 = "stablehlo.reduce"(%924, %925) ({
    ^bb0(%926: tensor<f32>, %927: tensor<f32>):
      %928 = "stablehlo.add"(%926, %927) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%928) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %930 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %934 = "stablehlo.reduce"(%arg2, %930) ({
    ^bb0(%931: tensor<f32>, %932: tensor<f32>):
      %933 = "stablehlo.add"(%931, %932) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%933) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %935 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %936 = "stablehlo.multiply"(%934, %935) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %937 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %938 = "stablehlo.compare"(%936, %937) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %939 = "stablehlo.select"(%938, %936, %935) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %940 = "stablehlo.broadcast_in_dim"(%939) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %941 = "stablehlo.divide"(%929, %940) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %942 = "stablehlo.constant"() {value = dense<0x3727C5AC> : tensor<f32>} : () -> tensor<f32>
    %943 = "stablehlo.broadcast_in_dim"(%942) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %944 = "stablehlo.add"(%941, %943) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %945 = "stablehlo.divide"(%921, %944) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %946 = "stablehlo.divide"(%945, %940) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %947 = "stablehlo.broadcast_in_dim"(%946) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %948 = "stablehlo.multiply"(%947, %923) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %949 = "stablehlo.multiply"(%948, %910) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %950 = "stablehlo.add"(%908, %949) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %951 = "stablehlo.add"(%950, %949) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %952 = "stablehlo.negate"(%951) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %953 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %957 = "stablehlo.reduce"(%952, %953) ({
    ^bb0(%954: tensor<f32>, %955: tensor<f32>):
      %956 = "stablehlo.add"(%954, %955) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%956) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %958 = "stablehlo.divide"(%957, %940) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %959 = "stablehlo.broadcast_in_dim"(%958) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %960 = "stablehlo.multiply"(%959, %923) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %961 = "stablehlo.add"(%951, %960) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %962 = "stablehlo.multiply"(%916, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %963 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %967 = "stablehlo.reduce"(%905, %963) ({
    ^bb0(%964: tensor<f32>, %965: tensor<f32>):
      %966 = "stablehlo.add"(%964, %965) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%966) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %968 = "stablehlo.dot_general"(%961, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %969 = "stablehlo.dot_general"(%712, %614) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %970 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %974 = "stablehlo.reduce"(%712, %970) ({
    ^bb0(%971: tensor<f32>, %972: tensor<f32>):
      %973 = "stablehlo.add"(%971, %972) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%973) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %975 = "stablehlo.abs"(%968) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %976 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %977 = "stablehlo.broadcast_in_dim"(%976) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %978 = "stablehlo.compare"(%975, %977) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %979 = "stablehlo.not"(%978) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %980 = "stablehlo.convert"(%979) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %981 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %985 = "stablehlo.reduce"(%980, %981) ({
    ^bb0(%982: tensor<ui8>, %983: tensor<ui8>):
      %984 = "stablehlo.maximum"(%982, %983) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%984) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %986 = "stablehlo.abs"(%962) : (tensor<5xf32>) -> tensor<5xf32>
    %987 = "stablehlo.broadcast_in_dim"(%976) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %988 = "stablehlo.compare"(%986, %987) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %989 = "stablehlo.not"(%988) : (tensor<5xi1>) -> tensor<5xi1>
    %990 = "stablehlo.convert"(%989) : (tensor<5xi1>) -> tensor<5xui8>
    %991 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %995 = "stablehlo.reduce"(%990, %991) ({
    ^bb0(%992: tensor<ui8>, %993: tensor<ui8>):
      %994 = "stablehlo.maximum"(%992, %993) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%994) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %996 = "stablehlo.maximum"(%985, %995) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %997 = "stablehlo.abs"(%967) : (tensor<5xf32>) -> tensor<5xf32>
    %998 = "stablehlo.compare"(%997, %987) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %999 = "stablehlo.not"(%998) : (tensor<5xi1>) -> tensor<5xi1>
    %1000 = "stablehlo.convert"(%999) : (tensor<5xi1>) -> tensor<5xui8>
    %1001 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1005 = "stablehlo.reduce"(%1000, %1001) ({
    ^bb0(%1002: tensor<ui8>, %1003: tensor<ui8>):
      %1004 = "stablehlo.maximum"(%1002, %1003) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1004) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %1006 = "stablehlo.maximum"(%996, %1005) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1007 = "stablehlo.abs"(%969) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1008 = "stablehlo.broadcast_in_dim"(%976) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1009 = "stablehlo.compare"(%1007, %1008) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %1010 = "stablehlo.not"(%1009) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %1011 = "stablehlo.convert"(%1010) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %1012 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1016 = "stablehlo.reduce"(%1011, %1012) ({
    ^bb0(%1013: tensor<ui8>, %1014: tensor<ui8>):
      %1015 = "stablehlo.maximum"(%1013, %1014) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1015) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %1017 = "stablehlo.maximum"(%1006, %1016) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1018 = "stablehlo.abs"(%974) : (tensor<3xf32>) -> tensor<3xf32>
    %1019 = "stablehlo.broadcast_in_dim"(%976) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1020 = "stablehlo.compare"(%1018, %1019) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1021 = "stablehlo.not"(%1020) : (tensor<3xi1>) -> tensor<3xi1>
    %1022 = "stablehlo.convert"(%1021) : (tensor<3xi1>) -> tensor<3xui8>
    %1023 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1027 = "stablehlo.reduce"(%1022, %1023) ({
    ^bb0(%1024: tensor<ui8>, %1025: tensor<ui8>):
      %1026 = "stablehlo.maximum"(%1024, %1025) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%1026) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %1028 = "stablehlo.maximum"(%1017, %1027) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1029 = "stablehlo.abs"(%672) : (tensor<f32>) -> tensor<f32>
    %1030 = "stablehlo.compare"(%1029, %976) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1031 = "stablehlo.not"(%1030) : (tensor<i1>) -> tensor<i1>
    %1032 = "stablehlo.convert"(%1031) : (tensor<i1>) -> tensor<ui8>
    %1033 = "stablehlo.maximum"(%1028, %1032) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %1034 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %1035 = "stablehlo.compare"(%1033, %1034) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %1036 = "stablehlo.and"(%1035, %arg15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %1037 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %1038 = "stablehlo.select"(%1036, %672, %1037) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1039 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1040 = "stablehlo.multiply"(%1039, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1041 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %1042 = "stablehlo.add"(%arg13, %1041) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1043 = "stablehlo.convert"(%1042) : (tensor<i32>) -> tensor<f32>
    %1044 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %1045 = "stablehlo.multiply"(%1043, %1044) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1046 = "stablehlo.exponential_minus_one"(%1045) : (tensor<f32>) -> tensor<f32>
    %1047 = "stablehlo.negate"(%1046) : (tensor<f32>) -> tensor<f32>
    %1048 = "stablehlo.divide"(%1040, %1047) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1049 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %1050 = "stablehlo.multiply"(%1043, %1049) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1051 = "stablehlo.exponential_minus_one"(%1050) : (tensor<f32>) -> tensor<f32>
    %1052 = "stablehlo.negate"(%1051) : (tensor<f32>) -> tensor<f32>
    %1053 = "stablehlo.sqrt"(%1052) : (tensor<f32>) -> tensor<f32>
    %1054 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %1055 = "stablehlo.multiply"(%1040, %1054) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1056 = "stablehlo.subtract"(%673, %1055) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1057 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1058 = "stablehlo.broadcast_in_dim"(%1056) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1059 = "stablehlo.multiply"(%arg4, %1058) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1060 = "stablehlo.broadcast_in_dim"(%1048) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1061 = "stablehlo.subtract"(%968, %arg16) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1062 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1063 = "stablehlo.broadcast_in_dim"(%1062) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1064 = "stablehlo.multiply"(%1061, %1063) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1065 = "stablehlo.add"(%arg16, %1064) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1066 = "stablehlo.select"(%1057, %1065, %arg16) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1067 = "stablehlo.multiply"(%1060, %1066) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1068 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1069 = "stablehlo.broadcast_in_dim"(%1068) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1070 = "stablehlo.multiply"(%arg17, %1069) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1071 = "stablehlo.multiply"(%968, %968) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1072 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1073 = "stablehlo.broadcast_in_dim"(%1072) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1074 = "stablehlo.multiply"(%1071, %1073) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1075 = "stablehlo.add"(%1070, %1074) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1076 = "stablehlo.select"(%1057, %1075, %arg17) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1077 = "stablehlo.sqrt"(%1076) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %1078 = "stablehlo.broadcast_in_dim"(%1053) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1079 = "stablehlo.divide"(%1077, %1078) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1080 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1081 = "stablehlo.broadcast_in_dim"(%1080) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1082 = "stablehlo.add"(%1079, %1081) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1083 = "stablehlo.divide"(%1067, %1082) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1084 = "stablehlo.subtract"(%1059, %1083) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1085 = "stablehlo.select"(%1057, %1084, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1086 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %1087 = "stablehlo.subtract"(%1085, %arg18) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1088 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1089 = "stablehlo.broadcast_in_dim"(%1088) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %1090 = "stablehlo.multiply"(%1087, %1089) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1091 = "stablehlo.add"(%arg18, %1090) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1092 = "stablehlo.select"(%1086, %1091, %arg18) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %1093 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1094 = "stablehlo.broadcast_in_dim"(%1056) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1095 = "stablehlo.multiply"(%arg5, %1094) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1096 = "stablehlo.broadcast_in_dim"(%1048) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1097 = "stablehlo.subtract"(%962, %arg19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1098 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1099 = "stablehlo.broadcast_in_dim"(%1098) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1100 = "stablehlo.multiply"(%1097, %1099) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1101 = "stablehlo.add"(%arg19, %1100) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1102 = "stablehlo.select"(%1093, %1101, %arg19) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1103 = "stablehlo.multiply"(%1096, %1102) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1104 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1105 = "stablehlo.broadcast_in_dim"(%1104) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1106 = "stablehlo.multiply"(%arg20, %1105) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1107 = "stablehlo.multiply"(%962, %962) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1108 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1109 = "stablehlo.broadcast_in_dim"(%1108) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1110 = "stablehlo.multiply"(%1107, %1109) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1111 = "stablehlo.add"(%1106, %1110) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1112 = "stablehlo.select"(%1093, %1111, %arg20) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1113 = "stablehlo.sqrt"(%1112) : (tensor<5xf32>) -> tensor<5xf32>
    %1114 = "stablehlo.broadcast_in_dim"(%1053) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1115 = "stablehlo.divide"(%1113, %1114) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1116 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1117 = "stablehlo.broadcast_in_dim"(%1116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1118 = "stablehlo.add"(%1115, %1117) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1119 = "stablehlo.divide"(%1103, %1118) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1120 = "stablehlo.subtract"(%1095, %1119) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1121 = "stablehlo.select"(%1093, %1120, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1122 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1123 = "stablehlo.subtract"(%1121, %arg21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1124 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1125 = "stablehlo.broadcast_in_dim"(%1124) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1126 = "stablehlo.multiply"(%1123, %1125) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1127 = "stablehlo.add"(%arg21, %1126) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1128 = "stablehlo.select"(%1122, %1127, %arg21) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1129 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1130 = "stablehlo.broadcast_in_dim"(%1056) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1131 = "stablehlo.multiply"(%arg6, %1130) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1132 = "stablehlo.broadcast_in_dim"(%1048) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1133 = "stablehlo.subtract"(%967, %arg22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1134 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1135 = "stablehlo.broadcast_in_dim"(%1134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1136 = "stablehlo.multiply"(%1133, %1135) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1137 = "stablehlo.add"(%arg22, %1136) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1138 = "stablehlo.select"(%1129, %1137, %arg22) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1139 = "stablehlo.multiply"(%1132, %1138) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1140 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1141 = "stablehlo.broadcast_in_dim"(%1140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1142 = "stablehlo.multiply"(%arg23, %1141) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1143 = "stablehlo.multiply"(%967, %967) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1144 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1145 = "stablehlo.broadcast_in_dim"(%1144) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1146 = "stablehlo.multiply"(%1143, %1145) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1147 = "stablehlo.add"(%1142, %1146) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1148 = "stablehlo.select"(%1129, %1147, %arg23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1149 = "stablehlo.sqrt"(%1148) : (tensor<5xf32>) -> tensor<5xf32>
    %1150 = "stablehlo.broadcast_in_dim"(%1053) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1151 = "stablehlo.divide"(%1149, %1150) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1152 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1153 = "stablehlo.broadcast_in_dim"(%1152) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1154 = "stablehlo.add"(%1151, %1153) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1155 = "stablehlo.divide"(%1139, %1154) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1156 = "stablehlo.subtract"(%1131, %1155) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1157 = "stablehlo.select"(%1129, %1156, %arg6) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1158 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1159 = "stablehlo.subtract"(%1157, %arg24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1160 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1161 = "stablehlo.broadcast_in_dim"(%1160) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %1162 = "stablehlo.multiply"(%1159, %1161) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1163 = "stablehlo.add"(%arg24, %1162) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1164 = "stablehlo.select"(%1158, %1163, %arg24) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1165 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1166 = "stablehlo.broadcast_in_dim"(%1056) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1167 = "stablehlo.multiply"(%arg7, %1166) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1168 = "stablehlo.broadcast_in_dim"(%1048) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1169 = "stablehlo.subtract"(%969, %arg25) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1170 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1171 = "stablehlo.broadcast_in_dim"(%1170) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1172 = "stablehlo.multiply"(%1169, %1171) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1173 = "stablehlo.add"(%arg25, %1172) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1174 = "stablehlo.select"(%1165, %1173, %arg25) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1175 = "stablehlo.multiply"(%1168, %1174) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1176 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1177 = "stablehlo.broadcast_in_dim"(%1176) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1178 = "stablehlo.multiply"(%arg26, %1177) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1179 = "stablehlo.multiply"(%969, %969) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1180 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1181 = "stablehlo.broadcast_in_dim"(%1180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1182 = "stablehlo.multiply"(%1179, %1181) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1183 = "stablehlo.add"(%1178, %1182) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1184 = "stablehlo.select"(%1165, %1183, %arg26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1185 = "stablehlo.sqrt"(%1184) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1186 = "stablehlo.broadcast_in_dim"(%1053) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1187 = "stablehlo.divide"(%1185, %1186) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1188 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1189 = "stablehlo.broadcast_in_dim"(%1188) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1190 = "stablehlo.add"(%1187, %1189) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1191 = "stablehlo.divide"(%1175, %1190) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1192 = "stablehlo.subtract"(%1167, %1191) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1193 = "stablehlo.select"(%1165, %1192, %arg7) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1194 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %1195 = "stablehlo.subtract"(%1193, %arg27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1196 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1197 = "stablehlo.broadcast_in_dim"(%1196) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %1198 = "stablehlo.multiply"(%1195, %1197) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1199 = "stablehlo.add"(%arg27, %1198) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1200 = "stablehlo.select"(%1194, %1199, %arg27) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1201 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1202 = "stablehlo.broadcast_in_dim"(%1056) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1203 = "stablehlo.multiply"(%arg8, %1202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1204 = "stablehlo.broadcast_in_dim"(%1048) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1205 = "stablehlo.subtract"(%974, %arg28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1206 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1207 = "stablehlo.broadcast_in_dim"(%1206) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1208 = "stablehlo.multiply"(%1205, %1207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1209 = "stablehlo.add"(%arg28, %1208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1210 = "stablehlo.select"(%1201, %1209, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1211 = "stablehlo.multiply"(%1204, %1210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1212 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %1213 = "stablehlo.broadcast_in_dim"(%1212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1214 = "stablehlo.multiply"(%arg29, %1213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1215 = "stablehlo.multiply"(%974, %974) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1216 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %1217 = "stablehlo.broadcast_in_dim"(%1216) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1218 = "stablehlo.multiply"(%1215, %1217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1219 = "stablehlo.add"(%1214, %1218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1220 = "stablehlo.select"(%1201, %1219, %arg29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1221 = "stablehlo.sqrt"(%1220) : (tensor<3xf32>) -> tensor<3xf32>
    %1222 = "stablehlo.broadcast_in_dim"(%1053) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1223 = "stablehlo.divide"(%1221, %1222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1224 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %1225 = "stablehlo.broadcast_in_dim"(%1224) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1226 = "stablehlo.add"(%1223, %1225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1227 = "stablehlo.divide"(%1211, %1226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1228 = "stablehlo.subtract"(%1203, %1227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1229 = "stablehlo.select"(%1201, %1228, %arg8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1230 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %1231 = "stablehlo.subtract"(%1229, %arg30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1232 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %1233 = "stablehlo.broadcast_in_dim"(%1232) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %1234 = "stablehlo.multiply"(%1231, %1233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1235 = "stablehlo.add"(%arg30, %1234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1236 = "stablehlo.select"(%1230, %1235, %arg30) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1237 = "stablehlo.select"(%1036, %1042, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1238 = "stablehlo.broadcast_in_dim"(%1036) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %1239 = "stablehlo.select"(%1238, %47, %arg9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1240 = "stablehlo.select"(%1238, %58, %arg10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1241 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %1242 = "stablehlo.add"(%arg11, %1241) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1243 = "stablehlo.select"(%1036, %1242, %arg11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1036, %1038, %1085, %1066, %1076, %1092, %1121, %1102, %1112, %1128, %1157, %1138, %1148, %1164, %1193, %1174, %1184, %1200, %1229, %1210, %1220, %1236, %1237, %1239, %1240, %1243) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<i64>) -> ()
  }
}
