module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xui8>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg6: tensor<3x5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<2xui32>, %arg9: tensor<i32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<f32>, %arg11: tensor<f32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<5xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3x5xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg17: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<3x5xf32> {tf.aliasing_output = 7 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 9 : i32}) -> (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %5 = "stablehlo.compare"(%2, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %6 = "stablehlo.select"(%5, %4, %2) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %7 = "stablehlo.dot_general"(%6, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%11: tensor<f32>, %12: tensor<f32>):
      %13 = "stablehlo.maximum"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<4xf32>) -> tensor<4x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<4x1xf32>) -> tensor<4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.subtract"(%9, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.exponential"(%18) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %20 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%19, %20) ({
    ^bb0(%21: tensor<f32>, %22: tensor<f32>):
      %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<4xf32>) -> tensor<4x1xf32>
    %26 = "stablehlo.log"(%25) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %27 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %28 = "stablehlo.reshape"(%27) : (tensor<4xi32>) -> tensor<4x1xi32>
    %29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %30 = "stablehlo.reshape"(%28) : (tensor<4x1xi32>) -> tensor<4xi32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %32 = "stablehlo.compare"(%31, %29) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %33 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %35 = "stablehlo.select"(%32, %18, %34) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %36 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%35, %36) ({
    ^bb0(%37: tensor<f32>, %38: tensor<f32>):
      %39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = "stablehlo.reshape"(%26) : (tensor<4x1xf32>) -> tensor<4xf32>
    %42 = "stablehlo.subtract"(%41, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.multiply"(%44, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %47 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%46, %47) ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
      %50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.multiply"(%45, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %53 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%52, %53) ({
    ^bb0(%54: tensor<f32>, %55: tensor<f32>):
      %56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.compare"(%51, %33) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %59 = "stablehlo.select"(%58, %43, %51) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.divide"(%57, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %62 = "stablehlo.reshape"(%15) : (tensor<4x1xf32>) -> tensor<4xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %64 = "stablehlo.subtract"(%9, %63) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %65 = "stablehlo.exponential"(%64) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %66 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %67 = "stablehlo.reshape"(%66) : (tensor<4xi32>) -> tensor<4x1xi32>
    %68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %69 = "stablehlo.reshape"(%67) : (tensor<4x1xi32>) -> tensor<4xi32>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %71 = "stablehlo.compare"(%70, %68) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %72 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %74 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %76 = "stablehlo.multiply"(%75, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %77 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %81 = "stablehlo.reduce"(%76, %77) ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
      %80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%80) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.compare"(%81, %72) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %83 = "stablehlo.select"(%82, %74, %81) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.divide"(%61, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %86 = "stablehlo.multiply"(%85, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %87 = "stablehlo.multiply"(%86, %75) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %88 = "stablehlo.negate"(%87) : (tensor<4xf32>) -> tensor<4xf32>
    %89 = "stablehlo.reshape"(%87) : (tensor<4xf32>) -> tensor<4x1xf32>
    %90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %91 = "stablehlo.select"(%71, %90, %73) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %92 = "stablehlo.divide"(%89, %25) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<4x1xf32>) -> tensor<4xf32>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %95 = "stablehlo.multiply"(%94, %65) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %96 = "stablehlo.add"(%91, %95) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %97 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %101 = "stablehlo.reduce"(%96, %97) ({
    ^bb0(%98: tensor<f32>, %99: tensor<f32>):
      %100 = "stablehlo.add"(%98, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%100) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %102 = "stablehlo.dot_general"(%96, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %103 = "stablehlo.dot_general"(%96, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %104 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %106 = "stablehlo.compare"(%2, %105) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %107 = "stablehlo.select"(%106, %105, %102) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %108 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %112 = "stablehlo.reduce"(%107, %108) ({
    ^bb0(%109: tensor<f32>, %110: tensor<f32>):
      %111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%111) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %113 = "stablehlo.dot_general"(%107, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %114 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %118 = "stablehlo.reduce"(%arg2, %114) ({
    ^bb0(%115: tensor<f32>, %116: tensor<f32>):
      %117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.add"(%arg11, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %121 = "stablehlo.multiply"(%113, %120) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %122 = "stablehlo.add"(%arg12, %121) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %123 = "stablehlo.constant"() {value = dense<0x2B8CBCCC> : tensor<f32>} : () -> tensor<f32>
    %124 = "stablehlo.maximum"(%119, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %126 = "stablehlo.divide"(%122, %125) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %127 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %128 = "stablehlo.multiply"(%112, %127) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %129 = "stablehlo.add"(%arg13, %128) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %130 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %131 = "stablehlo.divide"(%129, %130) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %132 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %133 = "stablehlo.multiply"(%103, %132) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %134 = "stablehlo.add"(%arg14, %133) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %135 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %136 = "stablehlo.divide"(%134, %135) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %137 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %138 = "stablehlo.multiply"(%101, %137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %139 = "stablehlo.add"(%arg15, %138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %140 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %141 = "stablehlo.divide"(%139, %140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %142 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %144 = "stablehlo.abs"(%126) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %145 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %147 = "stablehlo.compare"(%144, %146) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %148 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %150 = "stablehlo.select"(%147, %149, %143) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %151 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %155 = "stablehlo.reduce"(%150, %151) ({
    ^bb0(%152: tensor<f32>, %153: tensor<f32>):
      %154 = "stablehlo.add"(%152, %153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%154) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %157 = "stablehlo.abs"(%131) : (tensor<5xf32>) -> tensor<5xf32>
    %158 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %159 = "stablehlo.compare"(%157, %158) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %160 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %161 = "stablehlo.select"(%159, %160, %156) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %162 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %166 = "stablehlo.reduce"(%161, %162) ({
    ^bb0(%163: tensor<f32>, %164: tensor<f32>):
      %165 = "stablehlo.add"(%163, %164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%165) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.add"(%155, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %169 = "stablehlo.abs"(%136) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %170 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %171 = "stablehlo.compare"(%169, %170) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %172 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %173 = "stablehlo.select"(%171, %172, %168) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %174 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %178 = "stablehlo.reduce"(%173, %174) ({
    ^bb0(%175: tensor<f32>, %176: tensor<f32>):
      %177 = "stablehlo.add"(%175, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%177) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.add"(%167, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %181 = "stablehlo.abs"(%141) : (tensor<3xf32>) -> tensor<3xf32>
    %182 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %183 = "stablehlo.compare"(%181, %182) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %184 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %185 = "stablehlo.select"(%183, %184, %180) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %186 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %190 = "stablehlo.reduce"(%185, %186) ({
    ^bb0(%187: tensor<f32>, %188: tensor<f32>):
      %189 = "stablehlo.add"(%187, %188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.add"(%179, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %192 = "stablehlo.abs"(%60) : (tensor<f32>) -> tensor<f32>
    %193 = "stablehlo.compare"(%192, %145) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %194 = "stablehlo.select"(%193, %148, %142) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %195 = "stablehlo.add"(%191, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.compare"(%195, %148) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %197 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %198 = "stablehlo.add"(%arg9, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %199 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %200 = "stablehlo.multiply"(%199, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %201 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %202 = "stablehlo.multiply"(%126, %201) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %203 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %205 = "stablehlo.multiply"(%arg16, %204) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %206 = "stablehlo.add"(%205, %202) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %207 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %208 = "stablehlo.multiply"(%207, %206) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %209 = "stablehlo.subtract"(%arg4, %208) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %210 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %211 = "stablehlo.select"(%210, %209, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %212 = "stablehlo.select"(%210, %206, %arg16) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %213 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %214 = "stablehlo.multiply"(%131, %213) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %215 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %217 = "stablehlo.multiply"(%arg17, %216) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %218 = "stablehlo.add"(%217, %214) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %219 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %220 = "stablehlo.multiply"(%219, %218) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %221 = "stablehlo.subtract"(%arg5, %220) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %222 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %223 = "stablehlo.select"(%222, %221, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %224 = "stablehlo.select"(%222, %218, %arg17) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %225 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %226 = "stablehlo.multiply"(%136, %225) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %227 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %229 = "stablehlo.multiply"(%arg18, %228) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %230 = "stablehlo.add"(%229, %226) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %231 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %232 = "stablehlo.multiply"(%231, %230) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %233 = "stablehlo.subtract"(%arg6, %232) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %234 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %235 = "stablehlo.select"(%234, %233, %arg6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %236 = "stablehlo.select"(%234, %230, %arg18) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %237 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %238 = "stablehlo.multiply"(%141, %237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %239 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %241 = "stablehlo.multiply"(%arg19, %240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %242 = "stablehlo.add"(%241, %238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %243 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %244 = "stablehlo.multiply"(%243, %242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %245 = "stablehlo.subtract"(%arg7, %244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %246 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %247 = "stablehlo.select"(%246, %245, %arg7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %248 = "stablehlo.select"(%246, %242, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %249 = "stablehlo.select"(%196, %198, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %250 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %251 = "stablehlo.select"(%196, %250, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %252 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %253 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %254 = "stablehlo.select"(%253, %252, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %255 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %256 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %257 = "stablehlo.select"(%256, %255, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %258 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %259 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %260 = "stablehlo.select"(%259, %258, %arg14) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %261 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %262 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %263 = "stablehlo.select"(%262, %261, %arg15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%60, %196, %211, %212, %223, %224, %235, %236, %247, %248, %249, %251, %254, %257, %260, %263) : (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) -> ()
  }
}
