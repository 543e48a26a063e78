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
    %115 = "stablehlo.reduce"(%arg2, %111) ({
    ^bb0(%112: tensor<f32>, %113: tensor<f32>):
      %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%114) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %117 = "stablehlo.multiply"(%110, %116) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %118 = "stablehlo.add"(%arg12, %117) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %119 = "stablehlo.add"(%arg11, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() {value = dense<0x2B8CBCCC> : tensor<f32>} : () -> tensor<f32>
    %121 = "stablehlo.maximum"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %123 = "stablehlo.divide"(%118, %122) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %124 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%109, %124) ({
    ^bb0(%125: tensor<f32>, %126: tensor<f32>):
      %127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %129 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %130 = "stablehlo.multiply"(%128, %129) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %131 = "stablehlo.add"(%arg13, %130) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %132 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %133 = "stablehlo.divide"(%131, %132) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %134 = "stablehlo.dot_general"(%104, %6) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %135 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %136 = "stablehlo.multiply"(%134, %135) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %137 = "stablehlo.add"(%arg14, %136) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %138 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %139 = "stablehlo.divide"(%137, %138) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %140 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %144 = "stablehlo.reduce"(%104, %140) ({
    ^bb0(%141: tensor<f32>, %142: tensor<f32>):
      %143 = "stablehlo.add"(%141, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%143) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %145 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %146 = "stablehlo.multiply"(%144, %145) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %147 = "stablehlo.add"(%arg15, %146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %148 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %149 = "stablehlo.divide"(%147, %148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %150 = "stablehlo.abs"(%123) : (tensor<5x6xf32>) -> tensor<5x6xf32>
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
    %161 = "stablehlo.abs"(%133) : (tensor<5xf32>) -> tensor<5xf32>
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
    %172 = "stablehlo.abs"(%139) : (tensor<3x5xf32>) -> tensor<3x5xf32>
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
    %204 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
    %205 = "stablehlo.multiply"(%204, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %207 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %208 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %210 = "stablehlo.multiply"(%arg17, %209) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %211 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %212 = "stablehlo.multiply"(%123, %211) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %213 = "stablehlo.add"(%210, %212) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %214 = "stablehlo.select"(%206, %213, %arg17) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %215 = "stablehlo.multiply"(%207, %214) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %216 = "stablehlo.subtract"(%arg4, %215) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %217 = "stablehlo.select"(%206, %216, %arg4) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %218 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %219 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %220 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %222 = "stablehlo.multiply"(%arg18, %221) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %223 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %224 = "stablehlo.multiply"(%133, %223) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %225 = "stablehlo.add"(%222, %224) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %226 = "stablehlo.select"(%218, %225, %arg18) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %227 = "stablehlo.multiply"(%219, %226) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %228 = "stablehlo.subtract"(%arg5, %227) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %229 = "stablehlo.select"(%218, %228, %arg5) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %230 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %231 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %232 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %233 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %234 = "stablehlo.multiply"(%arg19, %233) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %235 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %236 = "stablehlo.multiply"(%139, %235) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %237 = "stablehlo.add"(%234, %236) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %238 = "stablehlo.select"(%230, %237, %arg19) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %239 = "stablehlo.multiply"(%231, %238) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %240 = "stablehlo.subtract"(%arg6, %239) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %241 = "stablehlo.select"(%230, %240, %arg6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %242 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %243 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %244 = "stablehlo.constant"() {value = dense<0x3F666666> : tensor<f32>} : () -> tensor<f32>
    %245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %246 = "stablehlo.multiply"(%arg20, %245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %247 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %248 = "stablehlo.multiply"(%149, %247) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %249 = "stablehlo.add"(%246, %248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %250 = "stablehlo.select"(%242, %249, %arg20) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %251 = "stablehlo.multiply"(%243, %250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %252 = "stablehlo.subtract"(%arg7, %251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %253 = "stablehlo.select"(%242, %252, %arg7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %254 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %255 = "stablehlo.add"(%arg9, %254) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %256 = "stablehlo.select"(%201, %255, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %257 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %258 = "stablehlo.select"(%201, %257, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %259 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %260 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %261 = "stablehlo.select"(%259, %260, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %262 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %263 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %264 = "stablehlo.select"(%262, %263, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %265 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %266 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %267 = "stablehlo.select"(%265, %266, %arg14) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %268 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %269 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %270 = "stablehlo.select"(%268, %269, %arg15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%201, %203, %217, %214, %229, %226, %241, %238, %253, %250, %256, %258, %261, %264, %267, %270) : (tensor<i1>, tensor<f32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) -> ()
  }
}
