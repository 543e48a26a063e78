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
    %131 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %132 = "stablehlo.multiply"(%120, %131) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %133 = "stablehlo.add"(%arg13, %132) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %134 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %135 = "stablehlo.multiply"(%111, %134) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %136 = "stablehlo.add"(%arg14, %135) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %137 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %138 = "stablehlo.multiply"(%109, %137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %139 = "stablehlo.add"(%arg15, %138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %140 = "stablehlo.abs"(%121) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %141 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6xf32>
    %143 = "stablehlo.compare"(%140, %142) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %144 = "stablehlo.not"(%143) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    %145 = "stablehlo.convert"(%144) : (tensor<5x6xi1>) -> tensor<5x6xui8>
    %146 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %150 = "stablehlo.reduce"(%145, %146) ({
    ^bb0(%147: tensor<ui8>, %148: tensor<ui8>):
      %149 = "stablehlo.maximum"(%147, %148) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%149) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x6xui8>, tensor<ui8>) -> tensor<ui8>
    %151 = "stablehlo.abs"(%120) : (tensor<5xf32>) -> tensor<5xf32>
    %152 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %153 = "stablehlo.compare"(%151, %152) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %154 = "stablehlo.not"(%153) : (tensor<5xi1>) -> tensor<5xi1>
    %155 = "stablehlo.convert"(%154) : (tensor<5xi1>) -> tensor<5xui8>
    %156 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %160 = "stablehlo.reduce"(%155, %156) ({
    ^bb0(%157: tensor<ui8>, %158: tensor<ui8>):
      %159 = "stablehlo.maximum"(%157, %158) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%159) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
    %161 = "stablehlo.maximum"(%150, %160) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %162 = "stablehlo.abs"(%111) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %163 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %164 = "stablehlo.compare"(%162, %163) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %165 = "stablehlo.not"(%164) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %166 = "stablehlo.convert"(%165) : (tensor<3x5xi1>) -> tensor<3x5xui8>
    %167 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %171 = "stablehlo.reduce"(%166, %167) ({
    ^bb0(%168: tensor<ui8>, %169: tensor<ui8>):
      %170 = "stablehlo.maximum"(%168, %169) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%170) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %172 = "stablehlo.maximum"(%161, %171) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %173 = "stablehlo.abs"(%109) : (tensor<3xf32>) -> tensor<3xf32>
    %174 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %175 = "stablehlo.compare"(%173, %174) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %176 = "stablehlo.not"(%175) : (tensor<3xi1>) -> tensor<3xi1>
    %177 = "stablehlo.convert"(%176) : (tensor<3xi1>) -> tensor<3xui8>
    %178 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %182 = "stablehlo.reduce"(%177, %178) ({
    ^bb0(%179: tensor<ui8>, %180: tensor<ui8>):
      %181 = "stablehlo.maximum"(%179, %180) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%181) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %183 = "stablehlo.maximum"(%172, %182) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %184 = "stablehlo.abs"(%64) : (tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.compare"(%184, %141) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %186 = "stablehlo.not"(%185) : (tensor<i1>) -> tensor<i1>
    %187 = "stablehlo.convert"(%186) : (tensor<i1>) -> tensor<ui8>
    %188 = "stablehlo.maximum"(%183, %187) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %189 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %190 = "stablehlo.compare"(%188, %189) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %191 = "stablehlo.and"(%190, %arg16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %192 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %193 = "stablehlo.select"(%191, %64, %192) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %194 = "stablehlo.select"(%191, %127, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %195 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x6xi1>
    %196 = "stablehlo.select"(%195, %130, %arg12) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %197 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    %198 = "stablehlo.select"(%197, %133, %arg13) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %199 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x5xi1>
    %200 = "stablehlo.select"(%199, %136, %arg14) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %201 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %202 = "stablehlo.select"(%201, %139, %arg15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%191, %193, %194, %196, %198, %200, %202) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<3xf32>) -> ()
  }
}
