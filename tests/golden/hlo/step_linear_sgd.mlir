module @step {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4xui8>, %arg2: tensor<4xf32>, %arg3: tensor<4xui32>, %arg4: tensor<3x6xf32> {tf.aliasing_output = 2 : i32}, %arg5: tensor<3xf32> {tf.aliasing_output = 3 : i32}, %arg6: tensor<2xui32>, %arg7: tensor<i32> {tf.aliasing_output = 4 : i32}, %arg8: tensor<f32>) -> (tensor<f32>, tensor<i1>, tensor<3x6xf32>, tensor<3xf32>, tensor<i32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x6xf32>, tensor<3x6xf32>) -> tensor<4x3xf32>
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
    %20 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %21 = "stablehlo.reshape"(%20) : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %23 = "stablehlo.reshape"(%21) : (tensor<4x1xi32>) -> tensor<4xi32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %25 = "stablehlo.compare"(%24, %22) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %26 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %28 = "stablehlo.select"(%25, %11, %27) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) ({
    ^bb0(%30: tensor<f32>, %31: tensor<f32>):
      %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.reshape"(%19) : (tensor<4x1xf32>) -> tensor<4xf32>
    %35 = "stablehlo.subtract"(%34, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.multiply"(%37, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %40 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%39, %40) ({
    ^bb0(%41: tensor<f32>, %42: tensor<f32>):
      %43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.multiply"(%38, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%45, %46) ({
    ^bb0(%47: tensor<f32>, %48: tensor<f32>):
      %49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.compare"(%44, %26) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %52 = "stablehlo.select"(%51, %36, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %55 = "stablehlo.reshape"(%8) : (tensor<4x1xf32>) -> tensor<4xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %57 = "stablehlo.subtract"(%2, %56) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %58 = "stablehlo.exponential"(%57) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %59 = "stablehlo.convert"(%arg1) : (tensor<4xui8>) -> tensor<4xi32>
    %60 = "stablehlo.reshape"(%59) : (tensor<4xi32>) -> tensor<4x1xi32>
    %61 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %62 = "stablehlo.reshape"(%60) : (tensor<4x1xi32>) -> tensor<4xi32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x3xi32>
    %64 = "stablehlo.compare"(%63, %61) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %65 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %67 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %69 = "stablehlo.multiply"(%68, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %70 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %74 = "stablehlo.reduce"(%69, %70) ({
    ^bb0(%71: tensor<f32>, %72: tensor<f32>):
      %73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.compare"(%74, %65) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %76 = "stablehlo.select"(%75, %67, %74) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.divide"(%54, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %79 = "stablehlo.multiply"(%78, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %80 = "stablehlo.multiply"(%79, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %81 = "stablehlo.negate"(%80) : (tensor<4xf32>) -> tensor<4xf32>
    %82 = "stablehlo.reshape"(%80) : (tensor<4xf32>) -> tensor<4x1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %84 = "stablehlo.select"(%64, %83, %66) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %85 = "stablehlo.divide"(%82, %18) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<4x1xf32>) -> tensor<4xf32>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3xf32>
    %88 = "stablehlo.multiply"(%87, %58) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %89 = "stablehlo.add"(%84, %88) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %90 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %94 = "stablehlo.reduce"(%89, %90) ({
    ^bb0(%91: tensor<f32>, %92: tensor<f32>):
      %93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %95 = "stablehlo.dot_general"(%89, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %96 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %98 = "stablehlo.abs"(%95) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %99 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %101 = "stablehlo.compare"(%98, %100) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %102 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %104 = "stablehlo.select"(%101, %103, %97) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %105 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %109 = "stablehlo.reduce"(%104, %105) ({
    ^bb0(%106: tensor<f32>, %107: tensor<f32>):
      %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %111 = "stablehlo.abs"(%94) : (tensor<3xf32>) -> tensor<3xf32>
    %112 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %113 = "stablehlo.compare"(%111, %112) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %114 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %115 = "stablehlo.select"(%113, %114, %110) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %116 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %120 = "stablehlo.reduce"(%115, %116) ({
    ^bb0(%117: tensor<f32>, %118: tensor<f32>):
      %119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.add"(%109, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.abs"(%53) : (tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.compare"(%122, %99) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %124 = "stablehlo.select"(%123, %102, %96) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.add"(%121, %124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.compare"(%125, %102) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %127 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %128 = "stablehlo.add"(%arg7, %127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %129 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<f32>} : () -> tensor<f32>
    %130 = "stablehlo.multiply"(%129, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x6xf32>
    %132 = "stablehlo.multiply"(%131, %95) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %133 = "stablehlo.subtract"(%arg4, %132) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %134 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x6xi1>
    %135 = "stablehlo.select"(%134, %133, %arg4) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %136 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %137 = "stablehlo.multiply"(%136, %94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %138 = "stablehlo.subtract"(%arg5, %137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %139 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %140 = "stablehlo.select"(%139, %138, %arg5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %141 = "stablehlo.select"(%126, %128, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%53, %126, %135, %140, %141) : (tensor<f32>, tensor<i1>, tensor<3x6xf32>, tensor<3xf32>, tensor<i32>) -> ()
  }
}
