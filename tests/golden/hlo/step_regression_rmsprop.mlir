module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4xf32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg6: tensor<1x5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<1xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<i32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<f32>, %arg11: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg14: tensor<1x5xf32> {tf.aliasing_output = 7 : i32}, %arg15: tensor<1xf32> {tf.aliasing_output = 9 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.tanh"(%2) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %4 = "stablehlo.dot_general"(%3, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<1x5xf32>) -> tensor<4x1xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<4x1xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %7 = "stablehlo.subtract"(%6, %arg1) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) ({
    ^bb0(%12: tensor<f32>, %13: tensor<f32>):
      %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%arg2, %16) ({
    ^bb0(%17: tensor<f32>, %18: tensor<f32>):
      %19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.compare"(%22, %23) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %25 = "stablehlo.select"(%24, %21, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.divide"(%15, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%arg2, %28) ({
    ^bb0(%29: tensor<f32>, %30: tensor<f32>):
      %31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.compare"(%34, %35) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %37 = "stablehlo.select"(%36, %33, %34) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.divide"(%27, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x1xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %42 = "stablehlo.subtract"(%6, %arg1) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %44 = "stablehlo.add"(%43, %43) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %45 = "stablehlo.dot_general"(%44, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x1xf32>, tensor<1x5xf32>) -> tensor<4x5xf32>
    %46 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %47 = "stablehlo.multiply"(%3, %3) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %48 = "stablehlo.subtract"(%46, %47) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %49 = "stablehlo.multiply"(%45, %48) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %50 = "stablehlo.dot_general"(%49, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %51 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %55 = "stablehlo.reduce"(%49, %51) ({
    ^bb0(%52: tensor<f32>, %53: tensor<f32>):
      %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %56 = "stablehlo.dot_general"(%44, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x1xf32>, tensor<4x5xf32>) -> tensor<1x5xf32>
    %57 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%44, %57) ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
      %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
    %62 = "stablehlo.abs"(%50) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %63 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %65 = "stablehlo.compare"(%62, %64) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %66 = "stablehlo.not"(%65) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %67 = "stablehlo.convert"(%66) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %68 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %72 = "stablehlo.reduce"(%67, %68) ({
    ^bb0(%69: tensor<ui8>, %70: tensor<ui8>):
      %71 = "stablehlo.maximum"(%69, %70) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%71) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %73 = "stablehlo.abs"(%55) : (tensor<5xf32>) -> tensor<5xf32>
    %74 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %75 = "stablehlo.compare"(%73, %74) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %76 = "stablehlo.not"(%75) : (tensor<5xi1>) -> tensor<5xi1>
    %77 = "stablehlo.convert"(%76) : (tensor<5xi1>) -> tensor<5xui8>
    %78 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %82 = "stablehlo.reduce"(%77, %78) ({
    ^bb0(%79: tensor<ui8>, %80: tensor<ui8>):
      %81 = "stablehlo.maximum"(%79, %80) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%81) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %83 = "stablehlo.maximum"(%72, %82) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %84 = "stablehlo.abs"(%56) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %85 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %86 = "stablehlo.compare"(%84, %85) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %87 = "stablehlo.not"(%86) : (tensor<1x5xi1>) -> tensor<1x5xi1>
    %88 = "stablehlo.convert"(%87) : (tensor<1x5xi1>) -> tensor<1x5xui8>
    %89 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %93 = "stablehlo.reduce"(%88, %89) ({
    ^bb0(%90: tensor<ui8>, %91: tensor<ui8>):
      %92 = "stablehlo.maximum"(%90, %91) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%92) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<1x5xui8>, tensor<ui8>) -> tensor<ui8>
    %94 = "stablehlo.maximum"(%83, %93) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %95 = "stablehlo.abs"(%61) : (tensor<1xf32>) -> tensor<1xf32>
    %96 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %97 = "stablehlo.compare"(%95, %96) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %98 = "stablehlo.not"(%97) : (tensor<1xi1>) -> tensor<1xi1>
    %99 = "stablehlo.convert"(%98) : (tensor<1xi1>) -> tensor<1xui8>
    %100 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %104 = "stablehlo.reduce"(%99, %100) ({
    ^bb0(%101: tensor<ui8>, %102: tensor<ui8>):
      %103 = "stablehlo.maximum"(%101, %102) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%103) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xui8>, tensor<ui8>) -> tensor<ui8>
    %105 = "stablehlo.maximum"(%94, %104) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %106 = "stablehlo.abs"(%26) : (tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.compare"(%106, %63) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %108 = "stablehlo.not"(%107) : (tensor<i1>) -> tensor<i1>
    %109 = "stablehlo.convert"(%108) : (tensor<i1>) -> tensor<ui8>
    %110 = "stablehlo.maximum"(%105, %109) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %111 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %112 = "stablehlo.compare"(%110, %111) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %113 = "stablehlo.and"(%112, %arg11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %114 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.select"(%113, %26, %114) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<f32>} : () -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %118 = "stablehlo.maximum"(%50, %117) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %119 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<f32>} : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %121 = "stablehlo.minimum"(%118, %120) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %122 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %123 = "stablehlo.maximum"(%55, %122) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %124 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %125 = "stablehlo.minimum"(%123, %124) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %126 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %127 = "stablehlo.maximum"(%56, %126) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %128 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %129 = "stablehlo.minimum"(%127, %128) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %130 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %131 = "stablehlo.maximum"(%61, %130) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %132 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %133 = "stablehlo.minimum"(%131, %132) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %134 = "stablehlo.multiply"(%121, %121) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %135 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%134, %135) ({
    ^bb0(%136: tensor<f32>, %137: tensor<f32>):
      %138 = "stablehlo.add"(%136, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.multiply"(%125, %125) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %141 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %145 = "stablehlo.reduce"(%140, %141) ({
    ^bb0(%142: tensor<f32>, %143: tensor<f32>):
      %144 = "stablehlo.add"(%142, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%144) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.add"(%139, %145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.multiply"(%129, %129) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %148 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %152 = "stablehlo.reduce"(%147, %148) ({
    ^bb0(%149: tensor<f32>, %150: tensor<f32>):
      %151 = "stablehlo.add"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.add"(%146, %152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.multiply"(%133, %133) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %155 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %159 = "stablehlo.reduce"(%154, %155) ({
    ^bb0(%156: tensor<f32>, %157: tensor<f32>):
      %158 = "stablehlo.add"(%156, %157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%158) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.add"(%153, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.sqrt"(%160) : (tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.constant"() {value = dense<0x358637BD> : tensor<f32>} : () -> tensor<f32>
    %163 = "stablehlo.add"(%161, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %164 = "stablehlo.divide"(%27, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.minimum"(%164, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %167 = "stablehlo.multiply"(%121, %166) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %168 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %169 = "stablehlo.multiply"(%168, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %171 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %172 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %174 = "stablehlo.multiply"(%arg12, %173) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %175 = "stablehlo.multiply"(%167, %167) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %176 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %178 = "stablehlo.multiply"(%175, %177) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %179 = "stablehlo.add"(%174, %178) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %180 = "stablehlo.select"(%170, %179, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %181 = "stablehlo.sqrt"(%180) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %182 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %184 = "stablehlo.add"(%181, %183) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %185 = "stablehlo.divide"(%167, %184) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %186 = "stablehlo.multiply"(%171, %185) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %187 = "stablehlo.subtract"(%arg4, %186) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %188 = "stablehlo.select"(%170, %187, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %189 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %190 = "stablehlo.multiply"(%125, %189) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %191 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %192 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %193 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %195 = "stablehlo.multiply"(%arg13, %194) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %196 = "stablehlo.multiply"(%190, %190) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %197 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %199 = "stablehlo.multiply"(%196, %198) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %200 = "stablehlo.add"(%195, %199) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %201 = "stablehlo.select"(%191, %200, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %202 = "stablehlo.sqrt"(%201) : (tensor<5xf32>) -> tensor<5xf32>
    %203 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %205 = "stablehlo.add"(%202, %204) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %206 = "stablehlo.divide"(%190, %205) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %207 = "stablehlo.multiply"(%192, %206) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %208 = "stablehlo.subtract"(%arg5, %207) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %209 = "stablehlo.select"(%191, %208, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %210 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %211 = "stablehlo.multiply"(%129, %210) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %212 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x5xi1>
    %213 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %214 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %216 = "stablehlo.multiply"(%arg14, %215) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %217 = "stablehlo.multiply"(%211, %211) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %218 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %220 = "stablehlo.multiply"(%217, %219) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %221 = "stablehlo.add"(%216, %220) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %222 = "stablehlo.select"(%212, %221, %arg14) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %223 = "stablehlo.sqrt"(%222) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %224 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %226 = "stablehlo.add"(%223, %225) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %227 = "stablehlo.divide"(%211, %226) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %228 = "stablehlo.multiply"(%213, %227) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %229 = "stablehlo.subtract"(%arg6, %228) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %230 = "stablehlo.select"(%212, %229, %arg6) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %231 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %232 = "stablehlo.multiply"(%133, %231) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %233 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
    %234 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %235 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %237 = "stablehlo.multiply"(%arg15, %236) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %238 = "stablehlo.multiply"(%232, %232) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %239 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %241 = "stablehlo.multiply"(%238, %240) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %242 = "stablehlo.add"(%237, %241) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %243 = "stablehlo.select"(%233, %242, %arg15) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %244 = "stablehlo.sqrt"(%243) : (tensor<1xf32>) -> tensor<1xf32>
    %245 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %247 = "stablehlo.add"(%244, %246) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %248 = "stablehlo.divide"(%232, %247) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %249 = "stablehlo.multiply"(%234, %248) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %250 = "stablehlo.subtract"(%arg7, %249) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %251 = "stablehlo.select"(%233, %250, %arg7) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %252 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %253 = "stablehlo.add"(%arg9, %252) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %254 = "stablehlo.select"(%113, %253, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%113, %115, %188, %180, %209, %201, %230, %222, %251, %243, %254) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> ()
  }
}
