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
    %20 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %22 = "stablehlo.reshape"(%20) : (tensor<4x1xi32>) -> tensor<4xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %24 = "stablehlo.compare"(%23, %21) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %25 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %27 = "stablehlo.compare"(%arg1, %26) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %28 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %30 = "stablehlo.select"(%24, %11, %29) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %31 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%30, %31) ({
    ^bb0(%32: tensor<f32>, %33: tensor<f32>):
      %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.reshape"(%19) : (tensor<4x1xf32>) -> tensor<4xf32>
    %37 = "stablehlo.subtract"(%36, %35) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %40 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %41 = "stablehlo.select"(%27, %39, %40) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "stablehlo.multiply"(%37, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.multiply"(%41, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%43, %44) ({
    ^bb0(%45: tensor<f32>, %46: tensor<f32>):
      %47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%42, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %54 = "stablehlo.reduce"(%49, %50) ({
    ^bb0(%51: tensor<f32>, %52: tensor<f32>):
      %53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.compare"(%48, %28) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %56 = "stablehlo.select"(%55, %38, %48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.divide"(%54, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %59 = "stablehlo.reshape"(%8) : (tensor<4x1xf32>) -> tensor<4xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %61 = "stablehlo.subtract"(%2, %60) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %62 = "stablehlo.exponential"(%61) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %63 = "stablehlo.reshape"(%arg1) : (tensor<4xi32>) -> tensor<4x1xi32>
    %64 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %65 = "stablehlo.reshape"(%63) : (tensor<4x1xi32>) -> tensor<4xi32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %67 = "stablehlo.compare"(%66, %64) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %68 = "stablehlo.constant"() {value = dense<-100> : tensor<i32>} : () -> tensor<i32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %70 = "stablehlo.compare"(%arg1, %69) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %71 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %73 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %75 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %76 = "stablehlo.select"(%70, %74, %75) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %77 = "stablehlo.multiply"(%76, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %78 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %82 = "stablehlo.reduce"(%77, %78) ({
    ^bb0(%79: tensor<f32>, %80: tensor<f32>):
      %81 = "stablehlo.add"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.compare"(%82, %71) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %84 = "stablehlo.select"(%83, %73, %82) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.divide"(%58, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %87 = "stablehlo.multiply"(%86, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %88 = "stablehlo.multiply"(%87, %76) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %89 = "stablehlo.negate"(%88) : (tensor<4xf32>) -> tensor<4xf32>
    %90 = "stablehlo.reshape"(%88) : (tensor<4xf32>) -> tensor<4x1xf32>
    %91 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %92 = "stablehlo.select"(%67, %91, %72) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %93 = "stablehlo.divide"(%90, %18) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<4x1xf32>) -> tensor<4xf32>
    %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %96 = "stablehlo.multiply"(%95, %62) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %97 = "stablehlo.add"(%92, %96) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %98 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%97, %98) ({
    ^bb0(%99: tensor<f32>, %100: tensor<f32>):
      %101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%101) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %103 = "stablehlo.dot_general"(%97, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %104 = "stablehlo.abs"(%103) : (tensor<3x6xf32>) -> tensor<3x6xf32>
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
    %115 = "stablehlo.abs"(%102) : (tensor<3xf32>) -> tensor<3xf32>
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
    %136 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %137 = "stablehlo.add"(%arg7, %136) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %138 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %139 = "stablehlo.multiply"(%138, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %141 = "stablehlo.multiply"(%140, %103) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %142 = "stablehlo.subtract"(%arg4, %141) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %143 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x6xi1>
    %144 = "stablehlo.select"(%143, %142, %arg4) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %145 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %146 = "stablehlo.multiply"(%145, %102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %147 = "stablehlo.subtract"(%arg5, %146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %148 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %149 = "stablehlo.select"(%148, %147, %arg5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %150 = "stablehlo.select"(%133, %137, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%133, %135, %144, %149, %150) : (tensor<i1>, tensor<f32>, tensor<3x6xf32>, tensor<3xf32>, tensor<i32>) -> ()
  }
}
