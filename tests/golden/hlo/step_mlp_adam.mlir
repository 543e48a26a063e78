module @step {
  func.func public @main(%arg0: tensor<4x2x3xui8>, %arg1: tensor<4xui8>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x5xf32> {tf.aliasing_output = 8 : i32}, %arg7: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg8: tensor<2xui32>, %arg9: tensor<i32> {tf.aliasing_output = 14 : i32}, %arg10: tensor<f32>, %arg11: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 4 : i32}, %arg13: tensor<5xf32> {tf.aliasing_output = 6 : i32}, %arg14: tensor<5xf32> {tf.aliasing_output = 7 : i32}, %arg15: tensor<3x5xf32> {tf.aliasing_output = 9 : i32}, %arg16: tensor<3x5xf32> {tf.aliasing_output = 10 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 13 : i32}) -> (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x2x3xui8>) -> tensor<4x2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<0x3C008081> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2x3xf32>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %6 = "stablehlo.add"(%5, %2) : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x2x3xf32>) -> tensor<4x6xf32>
    %8 = "stablehlo.dot_general"(%7, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %13 = "stablehlo.compare"(%10, %12) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %14 = "stablehlo.select"(%13, %12, %10) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %15 = "stablehlo.dot_general"(%14, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
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
    %35 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %36 = "stablehlo.reshape"(%35) : (tensor<4xi32>) -> tensor<4x1xi32>
    %37 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %38 = "stablehlo.reshape"(%36) : (tensor<4x1xi32>) -> tensor<4xi32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %40 = "stablehlo.compare"(%39, %37) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %41 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %43 = "stablehlo.select"(%40, %26, %42) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %44 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) ({
    ^bb0(%45: tensor<f32>, %46: tensor<f32>):
      %47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %49 = "stablehlo.reshape"(%34) : (tensor<4x1xf32>) -> tensor<4xf32>
    %50 = "stablehlo.subtract"(%49, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %54 = "stablehlo.multiply"(%52, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %55 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%54, %55) ({
    ^bb0(%56: tensor<f32>, %57: tensor<f32>):
      %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.multiply"(%53, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %61 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%60, %61) ({
    ^bb0(%62: tensor<f32>, %63: tensor<f32>):
      %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.compare"(%59, %41) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %67 = "stablehlo.select"(%66, %51, %59) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.divide"(%65, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %70 = "stablehlo.reshape"(%23) : (tensor<4x1xf32>) -> tensor<4xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %72 = "stablehlo.subtract"(%17, %71) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %73 = "stablehlo.exponential"(%72) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %74 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %75 = "stablehlo.reshape"(%74) : (tensor<4xi32>) -> tensor<4x1xi32>
    %76 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %77 = "stablehlo.reshape"(%75) : (tensor<4x1xi32>) -> tensor<4xi32>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %79 = "stablehlo.compare"(%78, %76) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %80 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %82 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %84 = "stablehlo.multiply"(%83, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %85 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %89 = "stablehlo.reduce"(%84, %85) ({
    ^bb0(%86: tensor<f32>, %87: tensor<f32>):
      %88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.compare"(%89, %80) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %91 = "stablehlo.select"(%90, %82, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.divide"(%69, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %94 = "stablehlo.multiply"(%93, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %95 = "stablehlo.multiply"(%94, %83) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %96 = "stablehlo.negate"(%95) : (tensor<4xf32>) -> tensor<4xf32>
    %97 = "stablehlo.reshape"(%95) : (tensor<4xf32>) -> tensor<4x1xf32>
    %98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %99 = "stablehlo.select"(%79, %98, %81) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %100 = "stablehlo.divide"(%97, %33) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<4x1xf32>) -> tensor<4xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %103 = "stablehlo.multiply"(%102, %73) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %104 = "stablehlo.add"(%99, %103) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %105 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %109 = "stablehlo.reduce"(%104, %105) ({
    ^bb0(%106: tensor<f32>, %107: tensor<f32>):
      %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %110 = "stablehlo.dot_general"(%104, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %111 = "stablehlo.dot_general"(%104, %14) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %112 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %114 = "stablehlo.compare"(%10, %113) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %115 = "stablehlo.select"(%114, %113, %110) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %116 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %120 = "stablehlo.reduce"(%115, %116) ({
    ^bb0(%117: tensor<f32>, %118: tensor<f32>):
      %119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %121 = "stablehlo.dot_general"(%115, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %122 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %124 = "stablehlo.abs"(%121) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %125 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %127 = "stablehlo.compare"(%124, %126) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %128 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %130 = "stablehlo.select"(%127, %129, %123) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %131 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %135 = "stablehlo.reduce"(%130, %131) ({
    ^bb0(%132: tensor<f32>, %133: tensor<f32>):
      %134 = "stablehlo.add"(%132, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%134) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %137 = "stablehlo.abs"(%120) : (tensor<5xf32>) -> tensor<5xf32>
    %138 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %139 = "stablehlo.compare"(%137, %138) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %140 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %141 = "stablehlo.select"(%139, %140, %136) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %142 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %146 = "stablehlo.reduce"(%141, %142) ({
    ^bb0(%143: tensor<f32>, %144: tensor<f32>):
      %145 = "stablehlo.add"(%143, %144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%145) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.add"(%135, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %149 = "stablehlo.abs"(%111) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %150 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %151 = "stablehlo.compare"(%149, %150) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %152 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %153 = "stablehlo.select"(%151, %152, %148) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %154 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%153, %154) ({
    ^bb0(%155: tensor<f32>, %156: tensor<f32>):
      %157 = "stablehlo.add"(%155, %156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %159 = "stablehlo.add"(%147, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %161 = "stablehlo.abs"(%109) : (tensor<3xf32>) -> tensor<3xf32>
    %162 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %163 = "stablehlo.compare"(%161, %162) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %164 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %165 = "stablehlo.select"(%163, %164, %160) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %166 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %170 = "stablehlo.reduce"(%165, %166) ({
    ^bb0(%167: tensor<f32>, %168: tensor<f32>):
      %169 = "stablehlo.add"(%167, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%169) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.add"(%159, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %172 = "stablehlo.abs"(%68) : (tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.compare"(%172, %125) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %174 = "stablehlo.select"(%173, %128, %122) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.add"(%171, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.compare"(%175, %128) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %177 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %178 = "stablehlo.add"(%arg9, %177) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %179 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %180 = "stablehlo.multiply"(%179, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.convert"(%178) : (tensor<i32>) -> tensor<f32>
    %182 = "stablehlo.constant"() {value = dense<0xBDD7C741> : tensor<f32>} : () -> tensor<f32>
    %183 = "stablehlo.multiply"(%181, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %184 = "stablehlo.exponential_minus_one"(%183) : (tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.negate"(%184) : (tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.divide"(%180, %185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %187 = "stablehlo.constant"() {value = dense<0xBA832338> : tensor<f32>} : () -> tensor<f32>
    %188 = "stablehlo.multiply"(%181, %187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.exponential_minus_one"(%188) : (tensor<f32>) -> tensor<f32>
    %190 = "stablehlo.negate"(%189) : (tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.sqrt"(%190) : (tensor<f32>) -> tensor<f32>
    %192 = "stablehlo.subtract"(%121, %arg11) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %193 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %195 = "stablehlo.multiply"(%192, %194) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %196 = "stablehlo.add"(%arg11, %195) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %197 = "stablehlo.multiply"(%121, %121) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %198 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %200 = "stablehlo.multiply"(%197, %199) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %201 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %203 = "stablehlo.multiply"(%arg12, %202) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %204 = "stablehlo.add"(%203, %200) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %205 = "stablehlo.sqrt"(%204) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %206 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %207 = "stablehlo.divide"(%205, %206) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %208 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %210 = "stablehlo.add"(%207, %209) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %211 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %212 = "stablehlo.multiply"(%211, %196) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %213 = "stablehlo.divide"(%212, %210) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %214 = "stablehlo.subtract"(%arg4, %213) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %215 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %216 = "stablehlo.select"(%215, %214, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %217 = "stablehlo.select"(%215, %196, %arg11) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %218 = "stablehlo.select"(%215, %204, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %219 = "stablehlo.subtract"(%120, %arg13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %220 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %222 = "stablehlo.multiply"(%219, %221) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %223 = "stablehlo.add"(%arg13, %222) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %224 = "stablehlo.multiply"(%120, %120) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %225 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %227 = "stablehlo.multiply"(%224, %226) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %228 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %230 = "stablehlo.multiply"(%arg14, %229) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %231 = "stablehlo.add"(%230, %227) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %232 = "stablehlo.sqrt"(%231) : (tensor<5xf32>) -> tensor<5xf32>
    %233 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %234 = "stablehlo.divide"(%232, %233) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %235 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %237 = "stablehlo.add"(%234, %236) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %238 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %239 = "stablehlo.multiply"(%238, %223) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %240 = "stablehlo.divide"(%239, %237) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %241 = "stablehlo.subtract"(%arg5, %240) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %242 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %243 = "stablehlo.select"(%242, %241, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %244 = "stablehlo.select"(%242, %223, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %245 = "stablehlo.select"(%242, %231, %arg14) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %246 = "stablehlo.subtract"(%111, %arg15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %247 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %249 = "stablehlo.multiply"(%246, %248) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %250 = "stablehlo.add"(%arg15, %249) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %251 = "stablehlo.multiply"(%111, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %252 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %253 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %254 = "stablehlo.multiply"(%251, %253) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %255 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %257 = "stablehlo.multiply"(%arg16, %256) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %258 = "stablehlo.add"(%257, %254) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %259 = "stablehlo.sqrt"(%258) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %260 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %261 = "stablehlo.divide"(%259, %260) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %262 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %264 = "stablehlo.add"(%261, %263) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %265 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %266 = "stablehlo.multiply"(%265, %250) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %267 = "stablehlo.divide"(%266, %264) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %268 = "stablehlo.subtract"(%arg6, %267) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %269 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %270 = "stablehlo.select"(%269, %268, %arg6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %271 = "stablehlo.select"(%269, %250, %arg15) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %272 = "stablehlo.select"(%269, %258, %arg16) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %273 = "stablehlo.subtract"(%109, %arg17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %274 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %276 = "stablehlo.multiply"(%273, %275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %277 = "stablehlo.add"(%arg17, %276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %278 = "stablehlo.multiply"(%109, %109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %279 = "stablehlo.constant"() {value = dense<0x3A83126F> : tensor<f32>} : () -> tensor<f32>
    %280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %281 = "stablehlo.multiply"(%278, %280) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %282 = "stablehlo.constant"() {value = dense<0x3F7FBE77> : tensor<f32>} : () -> tensor<f32>
    %283 = "stablehlo.broadcast_in_dim"(%282) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %284 = "stablehlo.multiply"(%arg18, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %285 = "stablehlo.add"(%284, %281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %286 = "stablehlo.sqrt"(%285) : (tensor<3xf32>) -> tensor<3xf32>
    %287 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %288 = "stablehlo.divide"(%286, %287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %289 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %291 = "stablehlo.add"(%288, %290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %292 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %293 = "stablehlo.multiply"(%292, %277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %294 = "stablehlo.divide"(%293, %291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %295 = "stablehlo.subtract"(%arg7, %294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %296 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %297 = "stablehlo.select"(%296, %295, %arg7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %298 = "stablehlo.select"(%296, %277, %arg17) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %299 = "stablehlo.select"(%296, %285, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %300 = "stablehlo.select"(%176, %178, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%68, %176, %216, %217, %218, %243, %244, %245, %270, %271, %272, %297, %298, %299, %300) : (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> ()
  }
}
