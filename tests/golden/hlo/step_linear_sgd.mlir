module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>, %arg4: tensor<3x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<3xf32> {tf.aliasing_output = 3 : i32}, %arg7: tensor<i32> {tf.aliasing_output = 4 : i32}, %arg8: tensor<f32>, %arg9: tensor<i1> {tf.aliasing_output = 0 : i32}) -> (tensor<i1>, tensor<f32>, tensor<3x6xf32>, tensor<3xf32>, tensor<i32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<3x6xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
      %6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4x1xf32>) -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %11 = "stablehlo.subtract"(%2, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) ({
    ^bb0(%14: tensor<f32>, %15: tensor<f32>):
      %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<4xf32>) -> tensor<4x1xf32>
    %19 = "stablehlo.log"(%18) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<4x1xf32>) -> tensor<4xf32>
    %21 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = "stablehlo.reshape"(%21) : (tensor<4x1xi32>) -> tensor<4xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %25 = "stablehlo.compare"(%23, %24) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %26 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %28 = "stablehlo.select"(%25, %11, %27) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) ({
    ^bb0(%30: tensor<f32>, %31: tensor<f32>):
      %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.subtract"(%20, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %37 = "stablehlo.compare"(%arg1, %36) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %38 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %40 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %41 = "stablehlo.select"(%37, %39, %40) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "stablehlo.multiply"(%34, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.multiply"(%42, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) ({
    ^bb0(%45: tensor<f32>, %46: tensor<f32>):
      %47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%41, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %54 = "stablehlo.reduce"(%49, %50) ({
    ^bb0(%51: tensor<f32>, %52: tensor<f32>):
      %53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.compare"(%54, %26) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %56 = "stablehlo.select"(%55, %38, %54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.divide"(%48, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %59 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %60 = "stablehlo.reshape"(%59) : (tensor<4x1xi32>) -> tensor<4xi32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %62 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %63 = "stablehlo.compare"(%61, %62) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %64 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %66 = "stablehlo.compare"(%arg1, %65) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %67 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %69 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %71 = "stablehlo.select"(%66, %68, %70) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %72 = "stablehlo.multiply"(%71, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %73 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %77 = "stablehlo.reduce"(%72, %73) ({
    ^bb0(%74: tensor<f32>, %75: tensor<f32>):
      %76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.compare"(%77, %69) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %79 = "stablehlo.select"(%78, %67, %77) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.divide"(%58, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %82 = "stablehlo.multiply"(%81, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %83 = "stablehlo.multiply"(%82, %71) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %84 = "stablehlo.negate"(%83) : (tensor<4xf32>) -> tensor<4xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %86 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %87 = "stablehlo.select"(%63, %85, %86) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %88 = "stablehlo.reshape"(%83) : (tensor<4xf32>) -> tensor<4x1xf32>
    %89 = "stablehlo.divide"(%88, %18) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<4x1xf32>) -> tensor<4xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %92 = "stablehlo.reshape"(%8) : (tensor<4x1xf32>) -> tensor<4xf32>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %94 = "stablehlo.subtract"(%2, %93) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %95 = "stablehlo.exponential"(%94) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %96 = "stablehlo.multiply"(%91, %95) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %97 = "stablehlo.add"(%87, %96) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %98 = "stablehlo.dot_general"(%97, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %99 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%97, %99) ({
    ^bb0(%100: tensor<f32>, %101: tensor<f32>):
      %102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%102) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %104 = "stablehlo.abs"(%98) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %105 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %107 = "stablehlo.compare"(%104, %106) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %108 = "stablehlo.not"(%107) : (tensor<3x6xi1>) -> tensor<3x6xi1>
    %109 = "stablehlo.convert"(%108) : (tensor<3x6xi1>) -> tensor<3x6xui8>
    %110 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %114 = "stablehlo.reduce"(%109, %110) ({
    ^bb0(%111: tensor<ui8>, %112: tensor<ui8>):
      %113 = "stablehlo.maximum"(%111, %112) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%113) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x6xui8>, tensor<ui8>) -> tensor<ui8>
    %115 = "stablehlo.abs"(%103) : (tensor<3xf32>) -> tensor<3xf32>
    %116 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %117 = "stablehlo.compare"(%115, %116) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %118 = "stablehlo.not"(%117) : (tensor<3xi1>) -> tensor<3xi1>
    %119 = "stablehlo.convert"(%118) : (tensor<3xi1>) -> tensor<3xui8>
    %120 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %124 = "stablehlo.reduce"(%119, %120) ({
    ^bb0(%121: tensor<ui8>, %122: tensor<ui8>):
      %123 = "stablehlo.maximum"(%121, %122) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%123) : (tensor<ui8>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
    %125 = "stablehlo.maximum"(%114, %124) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %126 = "stablehlo.abs"(%57) : (tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.compare"(%126, %105) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %128 = "stablehlo.not"(%127) : (tensor<i1>) -> tensor<i1>
    %129 = "stablehlo.convert"(%128) : (tensor<i1>) -> tensor<ui8>
    %130 = "stablehlo.maximum"(%125, %129) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %131 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %132 = "stablehlo.compare"(%130, %131) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %133 = "stablehlo.and"(%132, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %134 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %135 = "stablehlo.select"(%133, %57, %134) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %137 = "stablehlo.multiply"(%136, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x6xi1>
    %139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %140 = "stablehlo.multiply"(%139, %98) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %141 = "stablehlo.subtract"(%arg4, %140) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %142 = "stablehlo.select"(%138, %141, %arg4) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %143 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %144 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %145 = "stablehlo.multiply"(%144, %103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %146 = "stablehlo.subtract"(%arg5, %145) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %147 = "stablehlo.select"(%143, %146, %arg5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %148 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %149 = "stablehlo.add"(%arg7, %148) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %150 = "stablehlo.select"(%133, %149, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%133, %135, %142, %147, %150) : (tensor<i1>, tensor<f32>, tensor<3x6xf32>, tensor<3xf32>, tensor<i32>) -> ()
  }
}
