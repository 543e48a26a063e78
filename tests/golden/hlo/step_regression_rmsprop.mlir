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
    %28 = "stablehlo.subtract"(%6, %arg1) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x1xf32>
    %30 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%arg2, %30) ({
    ^bb0(%31: tensor<f32>, %32: tensor<f32>):
      %33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.compare"(%36, %37) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %39 = "stablehlo.select"(%38, %35, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.divide"(%27, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
    %42 = "stablehlo.multiply"(%41, %29) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %43 = "stablehlo.multiply"(%42, %28) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %44 = "stablehlo.add"(%43, %43) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %45 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%44, %45) ({
    ^bb0(%46: tensor<f32>, %47: tensor<f32>):
      %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
    %50 = "stablehlo.dot_general"(%44, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x1xf32>, tensor<1x5xf32>) -> tensor<4x5xf32>
    %51 = "stablehlo.dot_general"(%44, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x1xf32>, tensor<4x5xf32>) -> tensor<1x5xf32>
    %52 = "stablehlo.multiply"(%3, %3) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %53 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %54 = "stablehlo.subtract"(%53, %52) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %55 = "stablehlo.multiply"(%50, %54) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %56 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %60 = "stablehlo.reduce"(%55, %56) ({
    ^bb0(%57: tensor<f32>, %58: tensor<f32>):
      %59 = "stablehlo.add"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %61 = "stablehlo.dot_general"(%55, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %62 = "stablehlo.abs"(%61) : (tensor<5x6xf32>) -> tensor<5x6xf32>
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
    %73 = "stablehlo.abs"(%60) : (tensor<5xf32>) -> tensor<5xf32>
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
    %84 = "stablehlo.abs"(%51) : (tensor<1x5xf32>) -> tensor<1x5xf32>
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
    %95 = "stablehlo.abs"(%49) : (tensor<1xf32>) -> tensor<1xf32>
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
    %118 = "stablehlo.maximum"(%61, %117) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %119 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<f32>} : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %121 = "stablehlo.minimum"(%118, %120) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %122 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %123 = "stablehlo.maximum"(%60, %122) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %124 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %125 = "stablehlo.minimum"(%123, %124) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %126 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %127 = "stablehlo.maximum"(%51, %126) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %128 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %129 = "stablehlo.minimum"(%127, %128) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %130 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %131 = "stablehlo.maximum"(%49, %130) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
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
    %168 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %169 = "stablehlo.multiply"(%125, %168) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %170 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %171 = "stablehlo.multiply"(%129, %170) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %172 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %173 = "stablehlo.multiply"(%133, %172) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %174 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %175 = "stablehlo.add"(%arg9, %174) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %176 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %177 = "stablehlo.multiply"(%176, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %178 = "stablehlo.multiply"(%167, %167) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %179 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %181 = "stablehlo.multiply"(%178, %180) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %182 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %184 = "stablehlo.multiply"(%arg12, %183) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %185 = "stablehlo.add"(%184, %181) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %186 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %187 = "stablehlo.select"(%186, %185, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %188 = "stablehlo.sqrt"(%187) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %189 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %191 = "stablehlo.add"(%188, %190) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %192 = "stablehlo.divide"(%167, %191) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %193 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %194 = "stablehlo.multiply"(%193, %192) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %195 = "stablehlo.subtract"(%arg4, %194) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %196 = "stablehlo.select"(%186, %195, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %197 = "stablehlo.multiply"(%169, %169) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %198 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %200 = "stablehlo.multiply"(%197, %199) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %201 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %203 = "stablehlo.multiply"(%arg13, %202) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %204 = "stablehlo.add"(%203, %200) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %205 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %206 = "stablehlo.select"(%205, %204, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %207 = "stablehlo.sqrt"(%206) : (tensor<5xf32>) -> tensor<5xf32>
    %208 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %210 = "stablehlo.add"(%207, %209) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %211 = "stablehlo.divide"(%169, %210) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %212 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %213 = "stablehlo.multiply"(%212, %211) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %214 = "stablehlo.subtract"(%arg5, %213) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %215 = "stablehlo.select"(%205, %214, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %216 = "stablehlo.multiply"(%171, %171) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %217 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %218 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %219 = "stablehlo.multiply"(%216, %218) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %220 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %222 = "stablehlo.multiply"(%arg14, %221) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %223 = "stablehlo.add"(%222, %219) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %224 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x5xi1>
    %225 = "stablehlo.select"(%224, %223, %arg14) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %226 = "stablehlo.sqrt"(%225) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %227 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %229 = "stablehlo.add"(%226, %228) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %230 = "stablehlo.divide"(%171, %229) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %231 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %232 = "stablehlo.multiply"(%231, %230) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %233 = "stablehlo.subtract"(%arg6, %232) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %234 = "stablehlo.select"(%224, %233, %arg6) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %235 = "stablehlo.multiply"(%173, %173) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %236 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %237 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %238 = "stablehlo.multiply"(%235, %237) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %239 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %241 = "stablehlo.multiply"(%arg15, %240) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %242 = "stablehlo.add"(%241, %238) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %243 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
    %244 = "stablehlo.select"(%243, %242, %arg15) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %245 = "stablehlo.sqrt"(%244) : (tensor<1xf32>) -> tensor<1xf32>
    %246 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %248 = "stablehlo.add"(%245, %247) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %249 = "stablehlo.divide"(%173, %248) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %250 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %251 = "stablehlo.multiply"(%250, %249) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %252 = "stablehlo.subtract"(%arg7, %251) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %253 = "stablehlo.select"(%243, %252, %arg7) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %254 = "stablehlo.select"(%113, %175, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%113, %115, %196, %187, %215, %206, %234, %225, %253, %244, %254) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> ()
  }
}
