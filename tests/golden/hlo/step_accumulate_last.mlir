module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg4: tensor<5x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg6: tensor<3x5xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<i32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<f32>, %arg11: tensor<f32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<5x6xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<5xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3x5xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<i1> {tf.aliasing_output = 0 : i32}, %arg17: tensor<5x6xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<5xf32> {tf.aliasing_output = 5 : i32}, %arg19: tensor<3x5xf32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<3xf32> {tf.aliasing_output = 9 : i32}) -> (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) {
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
    %27 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %29 = "stablehlo.reshape"(%27) : (tensor<4x1xi32>) -> tensor<4xi32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %31 = "stablehlo.compare"(%30, %28) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %32 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %34 = "stablehlo.compare"(%arg1, %33) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %35 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %37 = "stablehlo.select"(%31, %18, %36) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %38 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%37, %38) ({
    ^bb0(%39: tensor<f32>, %40: tensor<f32>):
      %41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = "stablehlo.reshape"(%26) : (tensor<4x1xf32>) -> tensor<4xf32>
    %44 = "stablehlo.subtract"(%43, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %47 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %48 = "stablehlo.select"(%34, %46, %47) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %49 = "stablehlo.multiply"(%44, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.multiply"(%48, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %55 = "stablehlo.reduce"(%50, %51) ({
    ^bb0(%52: tensor<f32>, %53: tensor<f32>):
      %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.multiply"(%49, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %57 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%56, %57) ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
      %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.compare"(%55, %35) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %63 = "stablehlo.select"(%62, %45, %55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.divide"(%61, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %66 = "stablehlo.reshape"(%15) : (tensor<4x1xf32>) -> tensor<4xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %68 = "stablehlo.subtract"(%9, %67) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %69 = "stablehlo.exponential"(%68) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %70 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %71 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %72 = "stablehlo.reshape"(%70) : (tensor<4x1xi32>) -> tensor<4xi32>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %74 = "stablehlo.compare"(%73, %71) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %75 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %77 = "stablehlo.compare"(%arg1, %76) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %78 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %80 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %82 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %83 = "stablehlo.select"(%77, %81, %82) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %84 = "stablehlo.multiply"(%83, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %85 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %89 = "stablehlo.reduce"(%84, %85) ({
    ^bb0(%86: tensor<f32>, %87: tensor<f32>):
      %88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.compare"(%89, %78) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %91 = "stablehlo.select"(%90, %80, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.divide"(%65, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %94 = "stablehlo.multiply"(%93, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %95 = "stablehlo.multiply"(%94, %83) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %96 = "stablehlo.negate"(%95) : (tensor<4xf32>) -> tensor<4xf32>
    %97 = "stablehlo.reshape"(%95) : (tensor<4xf32>) -> tensor<4x1xf32>
    %98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %99 = "stablehlo.select"(%74, %98, %79) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %100 = "stablehlo.divide"(%97, %25) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<4x1xf32>) -> tensor<4xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %103 = "stablehlo.multiply"(%102, %69) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %104 = "stablehlo.add"(%99, %103) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %105 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %109 = "stablehlo.reduce"(%104, %105) ({
    ^bb0(%106: tensor<f32>, %107: tensor<f32>):
      %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %110 = "stablehlo.dot_general"(%104, %arg6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %111 = "stablehlo.dot_general"(%104, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %112 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %114 = "stablehlo.compare"(%2, %113) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %115 = "stablehlo.select"(%114, %113, %110) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %116 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %120 = "stablehlo.reduce"(%115, %116) ({
    ^bb0(%117: tensor<f32>, %118: tensor<f32>):
      %119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %121 = "stablehlo.dot_general"(%115, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %122 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %126 = "stablehlo.reduce"(%arg2, %122) ({
    ^bb0(%123: tensor<f32>, %124: tensor<f32>):
      %125 = "stablehlo.add"(%123, %124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.add"(%arg11, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %129 = "stablehlo.multiply"(%121, %128) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %130 = "stablehlo.add"(%arg12, %129) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %131 = "stablehlo.constant"() {value = dense<0x2B8CBCCC> : tensor<f32>} : () -> tensor<f32>
    %132 = "stablehlo.maximum"(%127, %131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %134 = "stablehlo.divide"(%130, %133) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %135 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %136 = "stablehlo.multiply"(%120, %135) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %137 = "stablehlo.add"(%arg13, %136) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %138 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %139 = "stablehlo.divide"(%137, %138) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %140 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %141 = "stablehlo.multiply"(%111, %140) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %142 = "stablehlo.add"(%arg14, %141) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %143 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %144 = "stablehlo.divide"(%142, %143) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %145 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %146 = "stablehlo.multiply"(%109, %145) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %147 = "stablehlo.add"(%arg15, %146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %148 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %149 = "stablehlo.divide"(%147, %148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %150 = "stablehlo.abs"(%134) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %151 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %153 = "stablehlo.compare"(%150, %152) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %154 = "stablehlo.not"(%153) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %155 = "stablehlo.convert"(%154) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %156 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %160 = "stablehlo.reduce"(%155, %156) ({
    ^bb0(%157: tensor<ui8>, %158: tensor<ui8>):
      %159 = "stablehlo.maximum"(%157, %158) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%159) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %161 = "stablehlo.abs"(%139) : (tensor<5xf32>) -> tensor<5xf32>
    %162 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %163 = "stablehlo.compare"(%161, %162) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %164 = "stablehlo.not"(%163) : (tensor<5xi1>) -> tensor<5xi1>
    %165 = "stablehlo.convert"(%164) : (tensor<5xi1>) -> tensor<5xui8>
    %166 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %170 = "stablehlo.reduce"(%165, %166) ({
    ^bb0(%167: tensor<ui8>, %168: tensor<ui8>):
      %169 = "stablehlo.maximum"(%167, %168) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%169) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %171 = "stablehlo.maximum"(%160, %170) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %172 = "stablehlo.abs"(%144) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %173 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %174 = "stablehlo.compare"(%172, %173) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %175 = "stablehlo.not"(%174) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %176 = "stablehlo.convert"(%175) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %177 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %181 = "stablehlo.reduce"(%176, %177) ({
    ^bb0(%178: tensor<ui8>, %179: tensor<ui8>):
      %180 = "stablehlo.maximum"(%178, %179) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%180) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %182 = "stablehlo.maximum"(%171, %181) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %183 = "stablehlo.abs"(%149) : (tensor<3xf32>) -> tensor<3xf32>
    %184 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %185 = "stablehlo.compare"(%183, %184) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %186 = "stablehlo.not"(%185) : (tensor<3xi1>) -> tensor<3xi1>
    %187 = "stablehlo.convert"(%186) : (tensor<3xi1>) -> tensor<3xui8>
    %188 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %192 = "stablehlo.reduce"(%187, %188) ({
    ^bb0(%189: tensor<ui8>, %190: tensor<ui8>):
      %191 = "stablehlo.maximum"(%189, %190) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%191) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %193 = "stablehlo.maximum"(%182, %192) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %194 = "stablehlo.abs"(%64) : (tensor<f32>) -> tensor<f32>
    %195 = "stablehlo.compare"(%194, %151) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %196 = "stablehlo.not"(%195) : (tensor<i1>) -> tensor<i1>
    %197 = "stablehlo.convert"(%196) : (tensor<i1>) -> tensor<ui8>
    %198 = "stablehlo.maximum"(%193, %197) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %199 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %200 = "stablehlo.compare"(%198, %199) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %201 = "stablehlo.and"(%200, %arg16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %202 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %203 = "stablehlo.select"(%201, %64, %202) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %204 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %205 = "stablehlo.add"(%arg9, %204) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %206 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %207 = "stablehlo.multiply"(%206, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %208 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %209 = "stablehlo.multiply"(%134, %208) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %210 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %212 = "stablehlo.multiply"(%arg17, %211) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %213 = "stablehlo.add"(%212, %209) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %214 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %215 = "stablehlo.select"(%214, %213, %arg17) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %216 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %217 = "stablehlo.multiply"(%216, %215) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %218 = "stablehlo.subtract"(%arg4, %217) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %219 = "stablehlo.select"(%214, %218, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %220 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %221 = "stablehlo.multiply"(%139, %220) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %222 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %224 = "stablehlo.multiply"(%arg18, %223) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %225 = "stablehlo.add"(%224, %221) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %226 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %227 = "stablehlo.select"(%226, %225, %arg18) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %228 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %229 = "stablehlo.multiply"(%228, %227) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %230 = "stablehlo.subtract"(%arg5, %229) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %231 = "stablehlo.select"(%226, %230, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %232 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %233 = "stablehlo.multiply"(%144, %232) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %234 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %236 = "stablehlo.multiply"(%arg19, %235) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %237 = "stablehlo.add"(%236, %233) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %238 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %239 = "stablehlo.select"(%238, %237, %arg19) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %240 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %241 = "stablehlo.multiply"(%240, %239) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %242 = "stablehlo.subtract"(%arg6, %241) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %243 = "stablehlo.select"(%238, %242, %arg6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %244 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %245 = "stablehlo.multiply"(%149, %244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %246 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %248 = "stablehlo.multiply"(%arg20, %247) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %249 = "stablehlo.add"(%248, %245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %250 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %251 = "stablehlo.select"(%250, %249, %arg20) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %252 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %253 = "stablehlo.multiply"(%252, %251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %254 = "stablehlo.subtract"(%arg7, %253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %255 = "stablehlo.select"(%250, %254, %arg7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %256 = "stablehlo.select"(%201, %205, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %257 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %258 = "stablehlo.select"(%201, %257, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %259 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %260 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %261 = "stablehlo.select"(%260, %259, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %262 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %263 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %264 = "stablehlo.select"(%263, %262, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %265 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %266 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %267 = "stablehlo.select"(%266, %265, %arg14) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %268 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %269 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %270 = "stablehlo.select"(%269, %268, %arg15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%201, %203, %219, %215, %231, %227, %243, %239, %255, %251, %256, %258, %261, %264, %267, %270) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) -> ()
  }
}
