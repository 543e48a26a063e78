module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg6: tensor<1x5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<1xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<2xui32>, %arg9: tensor<i32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<f32>, %arg11: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg13: tensor<1x5xf32> {tf.aliasing_output = 7 : i32}, %arg14: tensor<1xf32> {tf.aliasing_output = 9 : i32}) -> (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.tanh"(%2) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %4 = "stablehlo.dot_general"(%3, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<1x5xf32>) -> tensor<4x1xf32>
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
    %50 = "stablehlo.dot_general"(%44, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1xf32>, tensor<1x5xf32>) -> tensor<4x5xf32>
    %51 = "stablehlo.dot_general"(%44, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1xf32>, tensor<4x5xf32>) -> tensor<1x5xf32>
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
    %61 = "stablehlo.dot_general"(%55, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %62 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %64 = "stablehlo.abs"(%61) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %65 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %67 = "stablehlo.compare"(%64, %66) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %68 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %70 = "stablehlo.select"(%67, %69, %63) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %71 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %75 = "stablehlo.reduce"(%70, %71) ({
    ^bb0(%72: tensor<f32>, %73: tensor<f32>):
      %74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%74) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %77 = "stablehlo.abs"(%60) : (tensor<5xf32>) -> tensor<5xf32>
    %78 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %79 = "stablehlo.compare"(%77, %78) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %80 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %81 = "stablehlo.select"(%79, %80, %76) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %82 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %86 = "stablehlo.reduce"(%81, %82) ({
    ^bb0(%83: tensor<f32>, %84: tensor<f32>):
      %85 = "stablehlo.add"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.add"(%75, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %89 = "stablehlo.abs"(%51) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %90 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %91 = "stablehlo.compare"(%89, %90) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %92 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %93 = "stablehlo.select"(%91, %92, %88) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %94 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %98 = "stablehlo.reduce"(%93, %94) ({
    ^bb0(%95: tensor<f32>, %96: tensor<f32>):
      %97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%97) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.add"(%87, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %101 = "stablehlo.abs"(%49) : (tensor<1xf32>) -> tensor<1xf32>
    %102 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %103 = "stablehlo.compare"(%101, %102) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %104 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %105 = "stablehlo.select"(%103, %104, %100) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %106 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %110 = "stablehlo.reduce"(%105, %106) ({
    ^bb0(%107: tensor<f32>, %108: tensor<f32>):
      %109 = "stablehlo.add"(%107, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.add"(%99, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.abs"(%26) : (tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.compare"(%112, %65) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %114 = "stablehlo.select"(%113, %68, %62) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.add"(%111, %114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.compare"(%115, %68) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %117 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<f32>} : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %119 = "stablehlo.maximum"(%61, %118) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %120 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<f32>} : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %122 = "stablehlo.minimum"(%119, %121) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %123 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %124 = "stablehlo.maximum"(%60, %123) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %125 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %126 = "stablehlo.minimum"(%124, %125) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %127 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %128 = "stablehlo.maximum"(%51, %127) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %129 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %130 = "stablehlo.minimum"(%128, %129) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %131 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %132 = "stablehlo.maximum"(%49, %131) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %133 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %134 = "stablehlo.minimum"(%132, %133) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %135 = "stablehlo.multiply"(%122, %122) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %136 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %140 = "stablehlo.reduce"(%135, %136) ({
    ^bb0(%137: tensor<f32>, %138: tensor<f32>):
      %139 = "stablehlo.add"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%139) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.multiply"(%126, %126) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %142 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %146 = "stablehlo.reduce"(%141, %142) ({
    ^bb0(%143: tensor<f32>, %144: tensor<f32>):
      %145 = "stablehlo.add"(%143, %144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%145) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.add"(%140, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.multiply"(%130, %130) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %149 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %153 = "stablehlo.reduce"(%148, %149) ({
    ^bb0(%150: tensor<f32>, %151: tensor<f32>):
      %152 = "stablehlo.add"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%152) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.add"(%147, %153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %155 = "stablehlo.multiply"(%134, %134) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %156 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %160 = "stablehlo.reduce"(%155, %156) ({
    ^bb0(%157: tensor<f32>, %158: tensor<f32>):
      %159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%159) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.add"(%154, %160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.sqrt"(%161) : (tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.constant"() {value = dense<0x358637BD> : tensor<f32>} : () -> tensor<f32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.divide"(%27, %164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %166 = "stablehlo.minimum"(%165, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %168 = "stablehlo.multiply"(%122, %167) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %169 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %170 = "stablehlo.multiply"(%126, %169) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %171 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %172 = "stablehlo.multiply"(%130, %171) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %173 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %174 = "stablehlo.multiply"(%134, %173) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %175 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %176 = "stablehlo.add"(%arg9, %175) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %177 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %178 = "stablehlo.multiply"(%177, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.multiply"(%168, %168) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %180 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %182 = "stablehlo.multiply"(%179, %181) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %183 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %185 = "stablehlo.multiply"(%arg11, %184) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %186 = "stablehlo.add"(%185, %182) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %187 = "stablehlo.sqrt"(%186) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %188 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %190 = "stablehlo.add"(%187, %189) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %191 = "stablehlo.divide"(%168, %190) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %192 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %193 = "stablehlo.multiply"(%192, %191) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %194 = "stablehlo.subtract"(%arg4, %193) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %195 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %196 = "stablehlo.select"(%195, %194, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %197 = "stablehlo.select"(%195, %186, %arg11) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %198 = "stablehlo.multiply"(%170, %170) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %199 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %201 = "stablehlo.multiply"(%198, %200) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %202 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %204 = "stablehlo.multiply"(%arg12, %203) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %205 = "stablehlo.add"(%204, %201) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %206 = "stablehlo.sqrt"(%205) : (tensor<5xf32>) -> tensor<5xf32>
    %207 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %209 = "stablehlo.add"(%206, %208) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %210 = "stablehlo.divide"(%170, %209) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %211 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %212 = "stablehlo.multiply"(%211, %210) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %213 = "stablehlo.subtract"(%arg5, %212) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %214 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %215 = "stablehlo.select"(%214, %213, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %216 = "stablehlo.select"(%214, %205, %arg12) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %217 = "stablehlo.multiply"(%172, %172) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %218 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %220 = "stablehlo.multiply"(%217, %219) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %221 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %223 = "stablehlo.multiply"(%arg13, %222) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %224 = "stablehlo.add"(%223, %220) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %225 = "stablehlo.sqrt"(%224) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %226 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %228 = "stablehlo.add"(%225, %227) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %229 = "stablehlo.divide"(%172, %228) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %230 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %231 = "stablehlo.multiply"(%230, %229) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %232 = "stablehlo.subtract"(%arg6, %231) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %233 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1x5xi1>
    %234 = "stablehlo.select"(%233, %232, %arg6) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %235 = "stablehlo.select"(%233, %224, %arg13) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %236 = "stablehlo.multiply"(%174, %174) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %237 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %239 = "stablehlo.multiply"(%236, %238) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %240 = "stablehlo.constant"() {value = dense<0x3F7D70A4> : tensor<f32>} : () -> tensor<f32>
    %241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %242 = "stablehlo.multiply"(%arg14, %241) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %243 = "stablehlo.add"(%242, %239) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %244 = "stablehlo.sqrt"(%243) : (tensor<1xf32>) -> tensor<1xf32>
    %245 = "stablehlo.constant"() {value = dense<0x322BCC77> : tensor<f32>} : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %247 = "stablehlo.add"(%244, %246) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %248 = "stablehlo.divide"(%174, %247) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %249 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
    %250 = "stablehlo.multiply"(%249, %248) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %251 = "stablehlo.subtract"(%arg7, %250) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %252 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
    %253 = "stablehlo.select"(%252, %251, %arg7) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %254 = "stablehlo.select"(%252, %243, %arg14) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %255 = "stablehlo.select"(%116, %176, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%26, %116, %196, %197, %215, %216, %234, %235, %253, %254, %255) : (tensor<f32>, tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> ()
  }
}
