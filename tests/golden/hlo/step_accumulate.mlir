module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg4: tensor<5x6xf32>, %arg5: tensor<5xf32>, %arg6: tensor<3x5xf32>, %arg7: tensor<3xf32>, %arg11: tensor<f32> {tf.aliasing_output = 2 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<3x5xf32> {tf.aliasing_output = 5 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg16: tensor<i1> {tf.aliasing_output = 0 : i32}) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %5 = "stablehlo.compare"(%2, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %6 = "stablehlo.select"(%5, %4, %2) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %7 = "stablehlo.dot_general"(%6, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
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
    %27 = "stablehlo.reshape"(%26) : (tensor<4x1xf32>) -> tensor<4xf32>
    %28 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %29 = "stablehlo.reshape"(%28) : (tensor<4x1xi32>) -> tensor<4xi32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %31 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %32 = "stablehlo.compare"(%30, %31) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %33 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %35 = "stablehlo.select"(%32, %18, %34) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %36 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%35, %36) ({
    ^bb0(%37: tensor<f32>, %38: tensor<f32>):
      %39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = "stablehlo.subtract"(%27, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %44 = "stablehlo.compare"(%arg1, %43) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %45 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %48 = "stablehlo.select"(%44, %46, %47) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %49 = "stablehlo.multiply"(%41, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.multiply"(%49, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %55 = "stablehlo.reduce"(%50, %51) ({
    ^bb0(%52: tensor<f32>, %53: tensor<f32>):
      %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.multiply"(%48, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%56, %57) ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
      %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.compare"(%61, %33) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %63 = "stablehlo.select"(%62, %45, %61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.divide"(%55, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %66 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %67 = "stablehlo.reshape"(%66) : (tensor<4x1xi32>) -> tensor<4xi32>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %69 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %70 = "stablehlo.compare"(%68, %69) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %71 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %73 = "stablehlo.compare"(%arg1, %72) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %74 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %76 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %78 = "stablehlo.select"(%73, %75, %77) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %79 = "stablehlo.multiply"(%78, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %80 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %84 = "stablehlo.reduce"(%79, %80) ({
    ^bb0(%81: tensor<f32>, %82: tensor<f32>):
      %83 = "stablehlo.add"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.compare"(%84, %76) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %86 = "stablehlo.select"(%85, %74, %84) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.divide"(%65, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %89 = "stablehlo.multiply"(%88, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %90 = "stablehlo.multiply"(%89, %78) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %91 = "stablehlo.negate"(%90) : (tensor<4xf32>) -> tensor<4xf32>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %93 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %94 = "stablehlo.select"(%70, %92, %93) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %95 = "stablehlo.reshape"(%90) : (tensor<4xf32>) -> tensor<4x1xf32>
    %96 = "stablehlo.divide"(%95, %25) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<4x1xf32>) -> tensor<4xf32>
    %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %99 = "stablehlo.reshape"(%15) : (tensor<4x1xf32>) -> tensor<4xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %101 = "stablehlo.subtract"(%9, %100) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %102 = "stablehlo.exponential"(%101) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %103 = "stablehlo.multiply"(%98, %102) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %104 = "stablehlo.add"(%94, %103) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %105 = "stablehlo.dot_general"(%104, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %106 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %108 = "stablehlo.compare"(%2, %107) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %109 = "stablehlo.select"(%108, %107, %105) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %110 = "stablehlo.dot_general"(%109, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %111 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.reduce"(%109, %111) ({
    ^bb0(%112: tensor<f32>, %113: tensor<f32>):
      %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%114) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %116 = "stablehlo.dot_general"(%104, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %121 = "stablehlo.reduce"(%104, %117) ({
    ^bb0(%118: tensor<f32>, %119: tensor<f32>):
      %120 = "stablehlo.add"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %122 = "stablehlo.abs"(%110) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %123 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %125 = "stablehlo.compare"(%122, %124) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %126 = "stablehlo.not"(%125) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %127 = "stablehlo.convert"(%126) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %128 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %132 = "stablehlo.reduce"(%127, %128) ({
    ^bb0(%129: tensor<ui8>, %130: tensor<ui8>):
      %131 = "stablehlo.maximum"(%129, %130) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%131) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %133 = "stablehlo.abs"(%115) : (tensor<5xf32>) -> tensor<5xf32>
    %134 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %135 = "stablehlo.compare"(%133, %134) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %136 = "stablehlo.not"(%135) : (tensor<5xi1>) -> tensor<5xi1>
    %137 = "stablehlo.convert"(%136) : (tensor<5xi1>) -> tensor<5xui8>
    %138 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %142 = "stablehlo.reduce"(%137, %138) ({
    ^bb0(%139: tensor<ui8>, %140: tensor<ui8>):
      %141 = "stablehlo.maximum"(%139, %140) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%141) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %143 = "stablehlo.maximum"(%132, %142) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %144 = "stablehlo.abs"(%116) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %145 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %146 = "stablehlo.compare"(%144, %145) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %147 = "stablehlo.not"(%146) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %148 = "stablehlo.convert"(%147) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %149 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %153 = "stablehlo.reduce"(%148, %149) ({
    ^bb0(%150: tensor<ui8>, %151: tensor<ui8>):
      %152 = "stablehlo.maximum"(%150, %151) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%152) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %154 = "stablehlo.maximum"(%143, %153) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %155 = "stablehlo.abs"(%121) : (tensor<3xf32>) -> tensor<3xf32>
    %156 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %157 = "stablehlo.compare"(%155, %156) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %158 = "stablehlo.not"(%157) : (tensor<3xi1>) -> tensor<3xi1>
    %159 = "stablehlo.convert"(%158) : (tensor<3xi1>) -> tensor<3xui8>
    %160 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %164 = "stablehlo.reduce"(%159, %160) ({
    ^bb0(%161: tensor<ui8>, %162: tensor<ui8>):
      %163 = "stablehlo.maximum"(%161, %162) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%163) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %165 = "stablehlo.maximum"(%154, %164) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %166 = "stablehlo.abs"(%64) : (tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.compare"(%166, %123) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %168 = "stablehlo.not"(%167) : (tensor<i1>) -> tensor<i1>
    %169 = "stablehlo.convert"(%168) : (tensor<i1>) -> tensor<ui8>
    %170 = "stablehlo.maximum"(%165, %169) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %171 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %172 = "stablehlo.compare"(%170, %171) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %173 = "stablehlo.and"(%172, %arg16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %174 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %175 = "stablehlo.select"(%173, %64, %174) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %180 = "stablehlo.reduce"(%arg2, %176) ({
    ^bb0(%177: tensor<f32>, %178: tensor<f32>):
      %179 = "stablehlo.add"(%177, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%179) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.add"(%arg11, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.select"(%173, %181, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %184 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %185 = "stablehlo.multiply"(%110, %184) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %186 = "stablehlo.add"(%arg12, %185) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %187 = "stablehlo.select"(%183, %186, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %188 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %189 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %190 = "stablehlo.multiply"(%115, %189) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %191 = "stablehlo.add"(%arg13, %190) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %192 = "stablehlo.select"(%188, %191, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %193 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %194 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %195 = "stablehlo.multiply"(%116, %194) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %196 = "stablehlo.add"(%arg14, %195) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %197 = "stablehlo.select"(%193, %196, %arg14) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %198 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %199 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %200 = "stablehlo.multiply"(%121, %199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %201 = "stablehlo.add"(%arg15, %200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %202 = "stablehlo.select"(%198, %201, %arg15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%173, %175, %182, %187, %192, %197, %202) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) -> ()
  }
}
