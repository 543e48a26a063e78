module @step {
  func.func public @main(%arg0: tensor<4x2x3xui8>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x5xf32> {tf.aliasing_output = 8 : i32}, %arg7: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg9: tensor<i32> {tf.aliasing_output = 14 : i32}, %arg10: tensor<f32>, %arg11: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3x5xf32> {tf.aliasing_output = 9 : i32}, %arg17: tensor<3x5xf32> {tf.aliasing_output = 10 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 13 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x2x3xui8>) -> tensor<4x2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0x3C008081> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2x3xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %4 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2x3xf32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x2x3xf32>) -> tensor<4x6xf32>
    %8 = "stablehlo.dot_general"(%7, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %13 = "stablehlo.compare"(%10, %12) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %14 = "stablehlo.select"(%13, %12, %10) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %15 = "stablehlo.dot_general"(%14, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%17, %18) ({
    ^bb0(%19: tensor<f32>, %20: tensor<f32>):
      %21 = "stablehlo.maximum"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4xf32>) -> tensor<4x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<4x1xf32>) -> tensor<4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %26 = "stablehlo.subtract"(%17, %25) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %27 = "stablehlo.exponential"(%26) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %28 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) ({
    ^bb0(%29: tensor<f32>, %30: tensor<f32>):
      %31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<4xf32>) -> tensor<4x1xf32>
    %34 = "stablehlo.log"(%33) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<4x1xf32>) -> tensor<4xf32>
    %36 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %37 = "stablehlo.reshape"(%36) : (tensor<4x1xi32>) -> tensor<4xi32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %39 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %40 = "stablehlo.compare"(%38, %39) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %41 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %43 = "stablehlo.select"(%40, %26, %42) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %44 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) ({
    ^bb0(%45: tensor<f32>, %46: tensor<f32>):
      %47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %49 = "stablehlo.subtract"(%35, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %52 = "stablehlo.compare"(%arg1, %51) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %53 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %55 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %56 = "stablehlo.select"(%52, %54, %55) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.multiply"(%49, %56) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %58 = "stablehlo.multiply"(%57, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %59 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.reduce"(%58, %59) ({
    ^bb0(%60: tensor<f32>, %61: tensor<f32>):
      %62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.multiply"(%56, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %65 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%64, %65) ({
    ^bb0(%66: tensor<f32>, %67: tensor<f32>):
      %68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.compare"(%69, %41) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %71 = "stablehlo.select"(%70, %53, %69) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.divide"(%63, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %74 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %75 = "stablehlo.reshape"(%74) : (tensor<4x1xi32>) -> tensor<4xi32>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %77 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %78 = "stablehlo.compare"(%76, %77) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %79 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %81 = "stablehlo.compare"(%arg1, %80) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %82 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %84 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %86 = "stablehlo.select"(%81, %83, %85) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %87 = "stablehlo.multiply"(%86, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %88 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %92 = "stablehlo.reduce"(%87, %88) ({
    ^bb0(%89: tensor<f32>, %90: tensor<f32>):
      %91 = "stablehlo.add"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.compare"(%92, %84) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %94 = "stablehlo.select"(%93, %82, %92) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.divide"(%73, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %97 = "stablehlo.multiply"(%96, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %98 = "stablehlo.multiply"(%97, %86) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %99 = "stablehlo.negate"(%98) : (tensor<4xf32>) -> tensor<4xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %101 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %102 = "stablehlo.select"(%78, %100, %101) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %103 = "stablehlo.reshape"(%98) : (tensor<4xf32>) -> tensor<4x1xf32>
    %104 = "stablehlo.divide"(%103, %33) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<4x1xf32>) -> tensor<4xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %107 = "stablehlo.reshape"(%23) : (tensor<4x1xf32>) -> tensor<4xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %109 = "stablehlo.subtract"(%17, %108) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %110 = "stablehlo.exponential"(%109) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %111 = "stablehlo.multiply"(%106, %110) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %112 = "stablehlo.add"(%102, %111) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %113 = "stablehlo.dot_general"(%112, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %114 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %116 = "stablehlo.compare"(%10, %115) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %117 = "stablehlo.select"(%116, %115, %113) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %118 = "stablehlo.dot_general"(%117, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %119 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %123 = "stablehlo.reduce"(%117, %119) ({
    ^bb0(%120: tensor<f32>, %121: tensor<f32>):
      %122 = "stablehlo.add"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %124 = "stablehlo.dot_general"(%112, %14) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %125 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %129 = "stablehlo.reduce"(%112, %125) ({
    ^bb0(%126: tensor<f32>, %127: tensor<f32>):
      %128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%128) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %130 = "stablehlo.abs"(%118) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %131 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %133 = "stablehlo.compare"(%130, %132) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %134 = "stablehlo.not"(%133) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %135 = "stablehlo.convert"(%134) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %136 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %140 = "stablehlo.reduce"(%135, %136) ({
    ^bb0(%137: tensor<ui8>, %138: tensor<ui8>):
      %139 = "stablehlo.maximum"(%137, %138) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%139) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %141 = "stablehlo.abs"(%123) : (tensor<5xf32>) -> tensor<5xf32>
    %142 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %143 = "stablehlo.compare"(%141, %142) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %144 = "stablehlo.not"(%143) : (tensor<5xi1>) -> tensor<5xi1>
    %145 = "stablehlo.convert"(%144) : (tensor<5xi1>) -> tensor<5xui8>
    %146 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %150 = "stablehlo.reduce"(%145, %146) ({
    ^bb0(%147: tensor<ui8>, %148: tensor<ui8>):
      %149 = "stablehlo.maximum"(%147, %148) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%149) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %151 = "stablehlo.maximum"(%140, %150) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %152 = "stablehlo.abs"(%124) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %153 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %154 = "stablehlo.compare"(%152, %153) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %155 = "stablehlo.not"(%154) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %156 = "stablehlo.convert"(%155) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %157 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %161 = "stablehlo.reduce"(%156, %157) ({
    ^bb0(%158: tensor<ui8>, %159: tensor<ui8>):
      %160 = "stablehlo.maximum"(%158, %159) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%160) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %162 = "stablehlo.maximum"(%151, %161) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %163 = "stablehlo.abs"(%129) : (tensor<3xf32>) -> tensor<3xf32>
    %164 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %165 = "stablehlo.compare"(%163, %164) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %166 = "stablehlo.not"(%165) : (tensor<3xi1>) -> tensor<3xi1>
    %167 = "stablehlo.convert"(%166) : (tensor<3xi1>) -> tensor<3xui8>
    %168 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %172 = "stablehlo.reduce"(%167, %168) ({
    ^bb0(%169: tensor<ui8>, %170: tensor<ui8>):
      %171 = "stablehlo.maximum"(%169, %170) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%171) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %173 = "stablehlo.maximum"(%162, %172) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %174 = "stablehlo.abs"(%72) : (tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.compare"(%174, %131) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %176 = "stablehlo.not"(%175) : (tensor<i1>) -> tensor<i1>
    %177 = "stablehlo.convert"(%176) : (tensor<i1>) -> tensor<ui8>
    %178 = "stablehlo.maximum"(%173, %177) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %179 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %180 = "stablehlo.compare"(%178, %179) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %181 = "stablehlo.and"(%180, %arg11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %182 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %183 = "stablehlo.select"(%181, %72, %182) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %184 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %185 = "stablehlo.multiply"(%184, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %187 = "stablehlo.add"(%arg9, %186) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %188 = "stablehlo.convert"(%187) : (tensor<i32>) -> tensor<f32>
    %189 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %190 = "stablehlo.multiply"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.exponential_minus_one"(%190) : (tensor<f32>) -> tensor<f32>
    %192 = "stablehlo.negate"(%191) : (tensor<f32>) -> tensor<f32>
    %193 = "stablehlo.divide"(%185, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %194 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %195 = "stablehlo.multiply"(%188, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.exponential_minus_one"(%195) : (tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.negate"(%196) : (tensor<f32>) -> tensor<f32>
    %198 = "stablehlo.sqrt"(%197) : (tensor<f32>) -> tensor<f32>
    %199 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %200 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %201 = "stablehlo.subtract"(%118, %arg12) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %202 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %204 = "stablehlo.multiply"(%201, %203) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %205 = "stablehlo.add"(%arg12, %204) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %206 = "stablehlo.select"(%199, %205, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %207 = "stablehlo.multiply"(%200, %206) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %208 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %210 = "stablehlo.multiply"(%arg13, %209) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %211 = "stablehlo.multiply"(%118, %118) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %212 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %214 = "stablehlo.multiply"(%211, %213) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %215 = "stablehlo.add"(%210, %214) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %216 = "stablehlo.select"(%199, %215, %arg13) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %217 = "stablehlo.sqrt"(%216) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %218 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %219 = "stablehlo.divide"(%217, %218) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %220 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %222 = "stablehlo.add"(%219, %221) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %223 = "stablehlo.divide"(%207, %222) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %224 = "stablehlo.subtract"(%arg4, %223) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %225 = "stablehlo.select"(%199, %224, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %226 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %227 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %228 = "stablehlo.subtract"(%123, %arg14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %229 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %230 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %231 = "stablehlo.multiply"(%228, %230) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %232 = "stablehlo.add"(%arg14, %231) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %233 = "stablehlo.select"(%226, %232, %arg14) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %234 = "stablehlo.multiply"(%227, %233) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %235 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %237 = "stablehlo.multiply"(%arg15, %236) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %238 = "stablehlo.multiply"(%123, %123) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %239 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %241 = "stablehlo.multiply"(%238, %240) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %242 = "stablehlo.add"(%237, %241) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %243 = "stablehlo.select"(%226, %242, %arg15) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %244 = "stablehlo.sqrt"(%243) : (tensor<5xf32>) -> tensor<5xf32>
    %245 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %246 = "stablehlo.divide"(%244, %245) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %247 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %249 = "stablehlo.add"(%246, %248) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %250 = "stablehlo.divide"(%234, %249) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %251 = "stablehlo.subtract"(%arg5, %250) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %252 = "stablehlo.select"(%226, %251, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %253 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %254 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %255 = "stablehlo.subtract"(%124, %arg16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %256 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %258 = "stablehlo.multiply"(%255, %257) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %259 = "stablehlo.add"(%arg16, %258) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %260 = "stablehlo.select"(%253, %259, %arg16) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %261 = "stablehlo.multiply"(%254, %260) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %262 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %264 = "stablehlo.multiply"(%arg17, %263) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %265 = "stablehlo.multiply"(%124, %124) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %266 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %268 = "stablehlo.multiply"(%265, %267) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %269 = "stablehlo.add"(%264, %268) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %270 = "stablehlo.select"(%253, %269, %arg17) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %271 = "stablehlo.sqrt"(%270) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %272 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %273 = "stablehlo.divide"(%271, %272) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %274 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %276 = "stablehlo.add"(%273, %275) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %277 = "stablehlo.divide"(%261, %276) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %278 = "stablehlo.subtract"(%arg6, %277) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %279 = "stablehlo.select"(%253, %278, %arg6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %280 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %281 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %282 = "stablehlo.subtract"(%129, %arg18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %283 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %285 = "stablehlo.multiply"(%282, %284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %286 = "stablehlo.add"(%arg18, %285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %287 = "stablehlo.select"(%280, %286, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %288 = "stablehlo.multiply"(%281, %287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %289 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %291 = "stablehlo.multiply"(%arg19, %290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %292 = "stablehlo.multiply"(%129, %129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %293 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %294 = "stablehlo.broadcast_in_dim"(%293) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %295 = "stablehlo.multiply"(%292, %294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %296 = "stablehlo.add"(%291, %295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %297 = "stablehlo.select"(%280, %296, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %298 = "stablehlo.sqrt"(%297) : (tensor<3xf32>) -> tensor<3xf32>
    %299 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %300 = "stablehlo.divide"(%298, %299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %301 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %302 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %303 = "stablehlo.add"(%300, %302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %304 = "stablehlo.divide"(%288, %303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %305 = "stablehlo.subtract"(%arg7, %304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %306 = "stablehlo.select"(%280, %305, %arg7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %307 = "stablehlo.select"(%181, %187, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%181, %183, %225, %206, %216, %252, %233, %243, %279, %260, %270, %306, %287, %297, %307) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> ()
  }
}
