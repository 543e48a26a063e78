module @step {
  func.func public @main(%arg0: tensor<4x2x3xui8>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x5xf32> {tf.aliasing_output = 8 : i32}, %arg7: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg9: tensor<i32> {tf.aliasing_output = 14 : i32}, %arg10: tensor<f32>, %arg11: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3x5xf32> {tf.aliasing_output = 9 : i32}, %arg17: tensor<3x5xf32> {tf.aliasing_output = 10 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 13 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x2x3xui8>) -> tensor<4x2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<0x3C008081> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2x3xf32>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %6 = "stablehlo.add"(%5, %2) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
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
    %35 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %37 = "stablehlo.reshape"(%35) : (tensor<4x1xi32>) -> tensor<4xi32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %39 = "stablehlo.compare"(%38, %36) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %40 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %42 = "stablehlo.compare"(%arg1, %41) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %43 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %45 = "stablehlo.select"(%39, %26, %44) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %46 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%45, %46) ({
    ^bb0(%47: tensor<f32>, %48: tensor<f32>):
      %49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %51 = "stablehlo.reshape"(%34) : (tensor<4x1xf32>) -> tensor<4xf32>
    %52 = "stablehlo.subtract"(%51, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %53 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %55 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %56 = "stablehlo.select"(%42, %54, %55) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.multiply"(%52, %56) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %58 = "stablehlo.multiply"(%56, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %59 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.reduce"(%58, %59) ({
    ^bb0(%60: tensor<f32>, %61: tensor<f32>):
      %62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.multiply"(%57, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %65 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%64, %65) ({
    ^bb0(%66: tensor<f32>, %67: tensor<f32>):
      %68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.compare"(%63, %43) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %71 = "stablehlo.select"(%70, %53, %63) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.divide"(%69, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %74 = "stablehlo.reshape"(%23) : (tensor<4x1xf32>) -> tensor<4xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %76 = "stablehlo.subtract"(%17, %75) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %77 = "stablehlo.exponential"(%76) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %78 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %79 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %80 = "stablehlo.reshape"(%78) : (tensor<4x1xi32>) -> tensor<4xi32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %82 = "stablehlo.compare"(%81, %79) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %83 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %85 = "stablehlo.compare"(%arg1, %84) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %86 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %88 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %90 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %91 = "stablehlo.select"(%85, %89, %90) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %92 = "stablehlo.multiply"(%91, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %93 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%92, %93) ({
    ^bb0(%94: tensor<f32>, %95: tensor<f32>):
      %96 = "stablehlo.add"(%94, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%96) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.compare"(%97, %86) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %99 = "stablehlo.select"(%98, %88, %97) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.divide"(%73, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %102 = "stablehlo.multiply"(%101, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %103 = "stablehlo.multiply"(%102, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %104 = "stablehlo.negate"(%103) : (tensor<4xf32>) -> tensor<4xf32>
    %105 = "stablehlo.reshape"(%103) : (tensor<4xf32>) -> tensor<4x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %107 = "stablehlo.select"(%82, %106, %87) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %108 = "stablehlo.divide"(%105, %33) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<4x1xf32>) -> tensor<4xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %111 = "stablehlo.multiply"(%110, %77) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %112 = "stablehlo.add"(%107, %111) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %113 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %113) ({
    ^bb0(%114: tensor<f32>, %115: tensor<f32>):
      %116 = "stablehlo.add"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %118 = "stablehlo.dot_general"(%112, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %119 = "stablehlo.dot_general"(%112, %14) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %120 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %122 = "stablehlo.compare"(%10, %121) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %123 = "stablehlo.select"(%122, %121, %118) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %124 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%123, %124) ({
    ^bb0(%125: tensor<f32>, %126: tensor<f32>):
      %127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %129 = "stablehlo.dot_general"(%123, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %130 = "stablehlo.abs"(%129) : (tensor<5x6xf32>) -> tensor<5x6xf32>
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
    %141 = "stablehlo.abs"(%128) : (tensor<5xf32>) -> tensor<5xf32>
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
    %152 = "stablehlo.abs"(%119) : (tensor<3x5xf32>) -> tensor<3x5xf32>
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
    %163 = "stablehlo.abs"(%117) : (tensor<3xf32>) -> tensor<3xf32>
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
    %184 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %185 = "stablehlo.add"(%arg9, %184) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %186 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %187 = "stablehlo.multiply"(%186, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.convert"(%185) : (tensor<i32>) -> tensor<f32>
    %189 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %190 = "stablehlo.multiply"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.exponential_minus_one"(%190) : (tensor<f32>) -> tensor<f32>
    %192 = "stablehlo.negate"(%191) : (tensor<f32>) -> tensor<f32>
    %193 = "stablehlo.divide"(%187, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %194 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %195 = "stablehlo.multiply"(%188, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.exponential_minus_one"(%195) : (tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.negate"(%196) : (tensor<f32>) -> tensor<f32>
    %198 = "stablehlo.sqrt"(%197) : (tensor<f32>) -> tensor<f32>
    %199 = "stablehlo.subtract"(%129, %arg12) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %200 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %202 = "stablehlo.multiply"(%199, %201) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %203 = "stablehlo.add"(%arg12, %202) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %204 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %205 = "stablehlo.select"(%204, %203, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %206 = "stablehlo.multiply"(%129, %129) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %207 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %209 = "stablehlo.multiply"(%206, %208) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %210 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %212 = "stablehlo.multiply"(%arg13, %211) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %213 = "stablehlo.add"(%212, %209) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %214 = "stablehlo.select"(%204, %213, %arg13) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %215 = "stablehlo.sqrt"(%214) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %216 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %217 = "stablehlo.divide"(%215, %216) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %218 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %220 = "stablehlo.add"(%217, %219) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %221 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %222 = "stablehlo.multiply"(%221, %205) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %223 = "stablehlo.divide"(%222, %220) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %224 = "stablehlo.subtract"(%arg4, %223) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %225 = "stablehlo.select"(%204, %224, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %226 = "stablehlo.subtract"(%128, %arg14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %227 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %229 = "stablehlo.multiply"(%226, %228) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %230 = "stablehlo.add"(%arg14, %229) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %231 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %232 = "stablehlo.select"(%231, %230, %arg14) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %233 = "stablehlo.multiply"(%128, %128) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %234 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %236 = "stablehlo.multiply"(%233, %235) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %237 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %239 = "stablehlo.multiply"(%arg15, %238) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %240 = "stablehlo.add"(%239, %236) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %241 = "stablehlo.select"(%231, %240, %arg15) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %242 = "stablehlo.sqrt"(%241) : (tensor<5xf32>) -> tensor<5xf32>
    %243 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %244 = "stablehlo.divide"(%242, %243) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %245 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %247 = "stablehlo.add"(%244, %246) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %248 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %249 = "stablehlo.multiply"(%248, %232) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %250 = "stablehlo.divide"(%249, %247) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %251 = "stablehlo.subtract"(%arg5, %250) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %252 = "stablehlo.select"(%231, %251, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %253 = "stablehlo.subtract"(%119, %arg16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %254 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %256 = "stablehlo.multiply"(%253, %255) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %257 = "stablehlo.add"(%arg16, %256) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %258 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %259 = "stablehlo.select"(%258, %257, %arg16) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %260 = "stablehlo.multiply"(%119, %119) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %261 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %262 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %263 = "stablehlo.multiply"(%260, %262) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %264 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %266 = "stablehlo.multiply"(%arg17, %265) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %267 = "stablehlo.add"(%266, %263) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %268 = "stablehlo.select"(%258, %267, %arg17) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %269 = "stablehlo.sqrt"(%268) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %270 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %271 = "stablehlo.divide"(%269, %270) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %272 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %273 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %274 = "stablehlo.add"(%271, %273) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %275 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %276 = "stablehlo.multiply"(%275, %259) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %277 = "stablehlo.divide"(%276, %274) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %278 = "stablehlo.subtract"(%arg6, %277) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %279 = "stablehlo.select"(%258, %278, %arg6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %280 = "stablehlo.subtract"(%117, %arg18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %281 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %283 = "stablehlo.multiply"(%280, %282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %284 = "stablehlo.add"(%arg18, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %285 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %286 = "stablehlo.select"(%285, %284, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %287 = "stablehlo.multiply"(%117, %117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %288 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %290 = "stablehlo.multiply"(%287, %289) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %291 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %293 = "stablehlo.multiply"(%arg19, %292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %294 = "stablehlo.add"(%293, %290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %295 = "stablehlo.select"(%285, %294, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %296 = "stablehlo.sqrt"(%295) : (tensor<3xf32>) -> tensor<3xf32>
    %297 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %298 = "stablehlo.divide"(%296, %297) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %299 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %301 = "stablehlo.add"(%298, %300) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %302 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %303 = "stablehlo.multiply"(%302, %286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %304 = "stablehlo.divide"(%303, %301) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %305 = "stablehlo.subtract"(%arg7, %304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %306 = "stablehlo.select"(%285, %305, %arg7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %307 = "stablehlo.select"(%181, %185, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%181, %183, %225, %205, %214, %252, %232, %241, %279, %259, %268, %306, %286, %295, %307) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> ()
  }
}
