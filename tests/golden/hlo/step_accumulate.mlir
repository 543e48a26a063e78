module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xui8>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<5x6xf32>, %arg5: tensor<5xf32>, %arg6: tensor<3x5xf32>, %arg7: tensor<3xf32>, %arg8: tensor<2xui32>, %arg9: tensor<i32>, %arg10: tensor<f32>, %arg11: tensor<f32> {tf.aliasing_output = 2 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<3x5xf32> {tf.aliasing_output = 5 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 6 : i32}) -> (tensor<f32>, tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) {
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
    %123 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %124 = "stablehlo.multiply"(%112, %123) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %125 = "stablehlo.add"(%arg13, %124) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %126 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %127 = "stablehlo.multiply"(%103, %126) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %128 = "stablehlo.add"(%arg14, %127) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %129 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %130 = "stablehlo.multiply"(%101, %129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %131 = "stablehlo.add"(%arg15, %130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %132 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %134 = "stablehlo.abs"(%113) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %135 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %137 = "stablehlo.compare"(%134, %136) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %138 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %140 = "stablehlo.select"(%137, %139, %133) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %141 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %145 = "stablehlo.reduce"(%140, %141) ({
    ^bb0(%142: tensor<f32>, %143: tensor<f32>):
      %144 = "stablehlo.add"(%142, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%144) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %147 = "stablehlo.abs"(%112) : (tensor<5xf32>) -> tensor<5xf32>
    %148 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %149 = "stablehlo.compare"(%147, %148) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %150 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %151 = "stablehlo.select"(%149, %150, %146) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %152 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %156 = "stablehlo.reduce"(%151, %152) ({
    ^bb0(%153: tensor<f32>, %154: tensor<f32>):
      %155 = "stablehlo.add"(%153, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%155) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.add"(%145, %156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %159 = "stablehlo.abs"(%103) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %160 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %161 = "stablehlo.compare"(%159, %160) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %162 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %163 = "stablehlo.select"(%161, %162, %158) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %164 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %168 = "stablehlo.reduce"(%163, %164) ({
    ^bb0(%165: tensor<f32>, %166: tensor<f32>):
      %167 = "stablehlo.add"(%165, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%167) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.add"(%157, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %171 = "stablehlo.abs"(%101) : (tensor<3xf32>) -> tensor<3xf32>
    %172 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %173 = "stablehlo.compare"(%171, %172) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %174 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %175 = "stablehlo.select"(%173, %174, %170) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %176 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %180 = "stablehlo.reduce"(%175, %176) ({
    ^bb0(%177: tensor<f32>, %178: tensor<f32>):
      %179 = "stablehlo.add"(%177, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%179) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.add"(%169, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.abs"(%60) : (tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.compare"(%182, %135) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %184 = "stablehlo.select"(%183, %138, %132) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.add"(%181, %184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.compare"(%185, %138) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %187 = "stablehlo.select"(%186, %119, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %189 = "stablehlo.select"(%188, %122, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %190 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %191 = "stablehlo.select"(%190, %125, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %192 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %193 = "stablehlo.select"(%192, %128, %arg14) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %194 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %195 = "stablehlo.select"(%194, %131, %arg15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%60, %186, %187, %189, %191, %193, %195) : (tensor<f32>, tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) -> ()
  }
}
