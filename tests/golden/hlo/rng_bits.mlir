// rng_bits u32[2] u32[3]
module @rng_bits {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<3xui32>) -> (tensor<3x5xui32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui32>) -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<3x3xui32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<3x3xui32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xui32>) -> tensor<3x3xui32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xui32>
    %8 = "stablehlo.xor"(%2, %5) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %9 = "stablehlo.constant"() {value = dense<466688986> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %10 = "stablehlo.xor"(%8, %9) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %11 = "stablehlo.add"(%6, %2) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %12 = "stablehlo.add"(%7, %5) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %14 = "stablehlo.constant"() {value = dense<13> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %15 = "stablehlo.shift_left"(%12, %14) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %16 = "stablehlo.constant"() {value = dense<19> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %17 = "stablehlo.shift_right_logical"(%12, %16) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %18 = "stablehlo.or"(%15, %17) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %19 = "stablehlo.xor"(%18, %13) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %20 = "stablehlo.add"(%13, %19) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %21 = "stablehlo.constant"() {value = dense<15> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %22 = "stablehlo.shift_left"(%19, %21) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %23 = "stablehlo.constant"() {value = dense<17> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %24 = "stablehlo.shift_right_logical"(%19, %23) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %25 = "stablehlo.or"(%22, %24) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %26 = "stablehlo.xor"(%25, %20) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %28 = "stablehlo.constant"() {value = dense<26> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %29 = "stablehlo.shift_left"(%26, %28) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %30 = "stablehlo.constant"() {value = dense<6> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %32 = "stablehlo.or"(%29, %31) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %33 = "stablehlo.xor"(%32, %27) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %35 = "stablehlo.constant"() {value = dense<6> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %36 = "stablehlo.shift_left"(%33, %35) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %37 = "stablehlo.constant"() {value = dense<26> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %38 = "stablehlo.shift_right_logical"(%33, %37) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %39 = "stablehlo.or"(%36, %38) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %40 = "stablehlo.xor"(%39, %34) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %41 = "stablehlo.add"(%34, %5) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %42 = "stablehlo.add"(%40, %10) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %43 = "stablehlo.constant"() {value = dense<1> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %45 = "stablehlo.add"(%41, %44) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %46 = "stablehlo.constant"() {value = dense<17> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %47 = "stablehlo.shift_left"(%44, %46) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %48 = "stablehlo.constant"() {value = dense<15> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %51 = "stablehlo.xor"(%50, %45) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %52 = "stablehlo.add"(%45, %51) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %53 = "stablehlo.constant"() {value = dense<29> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %54 = "stablehlo.shift_left"(%51, %53) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %55 = "stablehlo.constant"() {value = dense<3> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %57 = "stablehlo.or"(%54, %56) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %58 = "stablehlo.xor"(%57, %52) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %59 = "stablehlo.add"(%52, %58) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %60 = "stablehlo.constant"() {value = dense<16> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %61 = "stablehlo.shift_left"(%58, %60) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %62 = "stablehlo.constant"() {value = dense<16> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %64 = "stablehlo.or"(%61, %63) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %65 = "stablehlo.xor"(%64, %59) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %66 = "stablehlo.add"(%59, %65) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %67 = "stablehlo.constant"() {value = dense<24> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %68 = "stablehlo.shift_left"(%65, %67) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %69 = "stablehlo.constant"() {value = dense<8> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %71 = "stablehlo.or"(%68, %70) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %72 = "stablehlo.xor"(%71, %66) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %73 = "stablehlo.add"(%66, %10) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %74 = "stablehlo.add"(%72, %2) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %75 = "stablehlo.constant"() {value = dense<2> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %77 = "stablehlo.add"(%73, %76) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %78 = "stablehlo.constant"() {value = dense<13> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %79 = "stablehlo.shift_left"(%76, %78) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %80 = "stablehlo.constant"() {value = dense<19> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %82 = "stablehlo.or"(%79, %81) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %83 = "stablehlo.xor"(%82, %77) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %84 = "stablehlo.add"(%77, %83) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %85 = "stablehlo.constant"() {value = dense<15> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %86 = "stablehlo.shift_left"(%83, %85) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %87 = "stablehlo.constant"() {value = dense<17> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %89 = "stablehlo.or"(%86, %88) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %90 = "stablehlo.xor"(%89, %84) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %91 = "stablehlo.add"(%84, %90) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %92 = "stablehlo.constant"() {value = dense<26> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %93 = "stablehlo.shift_left"(%90, %92) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %94 = "stablehlo.constant"() {value = dense<6> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %96 = "stablehlo.or"(%93, %95) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %97 = "stablehlo.xor"(%96, %91) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %98 = "stablehlo.add"(%91, %97) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %99 = "stablehlo.constant"() {value = dense<6> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %100 = "stablehlo.shift_left"(%97, %99) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %101 = "stablehlo.constant"() {value = dense<26> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %103 = "stablehlo.or"(%100, %102) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %104 = "stablehlo.xor"(%103, %98) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %105 = "stablehlo.add"(%98, %2) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %106 = "stablehlo.add"(%104, %5) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %107 = "stablehlo.constant"() {value = dense<3> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %109 = "stablehlo.add"(%105, %108) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %110 = "stablehlo.constant"() {value = dense<17> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %111 = "stablehlo.shift_left"(%108, %110) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %112 = "stablehlo.constant"() {value = dense<15> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %114 = "stablehlo.or"(%111, %113) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %115 = "stablehlo.xor"(%114, %109) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %116 = "stablehlo.add"(%109, %115) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %117 = "stablehlo.constant"() {value = dense<29> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %118 = "stablehlo.shift_left"(%115, %117) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %119 = "stablehlo.constant"() {value = dense<3> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %121 = "stablehlo.or"(%118, %120) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %122 = "stablehlo.xor"(%121, %116) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %123 = "stablehlo.add"(%116, %122) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %124 = "stablehlo.constant"() {value = dense<16> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %125 = "stablehlo.shift_left"(%122, %124) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %126 = "stablehlo.constant"() {value = dense<16> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %128 = "stablehlo.or"(%125, %127) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %129 = "stablehlo.xor"(%128, %123) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %130 = "stablehlo.add"(%123, %129) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %131 = "stablehlo.constant"() {value = dense<24> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %132 = "stablehlo.shift_left"(%129, %131) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %133 = "stablehlo.constant"() {value = dense<8> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %135 = "stablehlo.or"(%132, %134) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %136 = "stablehlo.xor"(%135, %130) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %137 = "stablehlo.add"(%130, %5) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %138 = "stablehlo.add"(%136, %10) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %139 = "stablehlo.constant"() {value = dense<4> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %141 = "stablehlo.add"(%137, %140) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %142 = "stablehlo.constant"() {value = dense<13> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %143 = "stablehlo.shift_left"(%140, %142) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %144 = "stablehlo.constant"() {value = dense<19> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %146 = "stablehlo.or"(%143, %145) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %147 = "stablehlo.xor"(%146, %141) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %148 = "stablehlo.add"(%141, %147) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %149 = "stablehlo.constant"() {value = dense<15> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %150 = "stablehlo.shift_left"(%147, %149) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %151 = "stablehlo.constant"() {value = dense<17> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %153 = "stablehlo.or"(%150, %152) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %154 = "stablehlo.xor"(%153, %148) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %155 = "stablehlo.add"(%148, %154) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %156 = "stablehlo.constant"() {value = dense<26> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %157 = "stablehlo.shift_left"(%154, %156) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %158 = "stablehlo.constant"() {value = dense<6> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %160 = "stablehlo.or"(%157, %159) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %161 = "stablehlo.xor"(%160, %155) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %162 = "stablehlo.add"(%155, %161) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %163 = "stablehlo.constant"() {value = dense<6> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %164 = "stablehlo.shift_left"(%161, %163) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %165 = "stablehlo.constant"() {value = dense<26> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %167 = "stablehlo.or"(%164, %166) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %168 = "stablehlo.xor"(%167, %162) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %169 = "stablehlo.add"(%162, %10) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %170 = "stablehlo.add"(%168, %2) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %171 = "stablehlo.constant"() {value = dense<5> : tensor<3x3xui32>} : () -> tensor<3x3xui32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %173 = "stablehlo.reshape"(%169) : (tensor<3x3xui32>) -> tensor<3x3x1xui32>
    %174 = "stablehlo.reshape"(%172) : (tensor<3x3xui32>) -> tensor<3x3x1xui32>
    %175 = "stablehlo.concatenate"(%173, %174) {dimension = 2 : i64} : (tensor<3x3x1xui32>, tensor<3x3x1xui32>) -> tensor<3x3x2xui32>
    %176 = "stablehlo.reshape"(%175) : (tensor<3x3x2xui32>) -> tensor<3x6xui32>
    %177 = "stablehlo.slice"(%176) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<3x6xui32>) -> tensor<3x5xui32>
    %178 = "stablehlo.reshape"(%177) : (tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%178) : (tensor<3x5xui32>) -> ()
  }
}
// rng_bits u32[2] u32[2]
module @rng_bits {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<2xui32>) -> (tensor<2x2x3xui32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui32>) -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<2xui32>) -> tensor<2x3xui32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xui32>
    %8 = "stablehlo.xor"(%2, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %9 = "stablehlo.constant"() {value = dense<466688986> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %10 = "stablehlo.xor"(%8, %9) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %11 = "stablehlo.add"(%6, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %12 = "stablehlo.add"(%7, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %14 = "stablehlo.constant"() {value = dense<13> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %15 = "stablehlo.shift_left"(%12, %14) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %16 = "stablehlo.constant"() {value = dense<19> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %17 = "stablehlo.shift_right_logical"(%12, %16) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %18 = "stablehlo.or"(%15, %17) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %19 = "stablehlo.xor"(%18, %13) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %20 = "stablehlo.add"(%13, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %21 = "stablehlo.constant"() {value = dense<15> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %22 = "stablehlo.shift_left"(%19, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %23 = "stablehlo.constant"() {value = dense<17> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %24 = "stablehlo.shift_right_logical"(%19, %23) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %25 = "stablehlo.or"(%22, %24) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %26 = "stablehlo.xor"(%25, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %28 = "stablehlo.constant"() {value = dense<26> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %29 = "stablehlo.shift_left"(%26, %28) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %30 = "stablehlo.constant"() {value = dense<6> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %32 = "stablehlo.or"(%29, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %33 = "stablehlo.xor"(%32, %27) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %35 = "stablehlo.constant"() {value = dense<6> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %36 = "stablehlo.shift_left"(%33, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %37 = "stablehlo.constant"() {value = dense<26> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %38 = "stablehlo.shift_right_logical"(%33, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %39 = "stablehlo.or"(%36, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %40 = "stablehlo.xor"(%39, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %41 = "stablehlo.add"(%34, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %42 = "stablehlo.add"(%40, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %43 = "stablehlo.constant"() {value = dense<1> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %45 = "stablehlo.add"(%41, %44) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %46 = "stablehlo.constant"() {value = dense<17> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %47 = "stablehlo.shift_left"(%44, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %48 = "stablehlo.constant"() {value = dense<15> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %51 = "stablehlo.xor"(%50, %45) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %52 = "stablehlo.add"(%45, %51) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %53 = "stablehlo.constant"() {value = dense<29> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %54 = "stablehlo.shift_left"(%51, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %55 = "stablehlo.constant"() {value = dense<3> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %57 = "stablehlo.or"(%54, %56) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %58 = "stablehlo.xor"(%57, %52) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %59 = "stablehlo.add"(%52, %58) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %60 = "stablehlo.constant"() {value = dense<16> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %61 = "stablehlo.shift_left"(%58, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %62 = "stablehlo.constant"() {value = dense<16> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %64 = "stablehlo.or"(%61, %63) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %65 = "stablehlo.xor"(%64, %59) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %66 = "stablehlo.add"(%59, %65) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %67 = "stablehlo.constant"() {value = dense<24> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %68 = "stablehlo.shift_left"(%65, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %69 = "stablehlo.constant"() {value = dense<8> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %71 = "stablehlo.or"(%68, %70) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %72 = "stablehlo.xor"(%71, %66) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %73 = "stablehlo.add"(%66, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %74 = "stablehlo.add"(%72, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %75 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %77 = "stablehlo.add"(%73, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %78 = "stablehlo.constant"() {value = dense<13> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %79 = "stablehlo.shift_left"(%76, %78) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %80 = "stablehlo.constant"() {value = dense<19> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %82 = "stablehlo.or"(%79, %81) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %83 = "stablehlo.xor"(%82, %77) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %84 = "stablehlo.add"(%77, %83) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %85 = "stablehlo.constant"() {value = dense<15> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %86 = "stablehlo.shift_left"(%83, %85) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %87 = "stablehlo.constant"() {value = dense<17> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %89 = "stablehlo.or"(%86, %88) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %90 = "stablehlo.xor"(%89, %84) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %91 = "stablehlo.add"(%84, %90) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %92 = "stablehlo.constant"() {value = dense<26> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %93 = "stablehlo.shift_left"(%90, %92) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %94 = "stablehlo.constant"() {value = dense<6> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %96 = "stablehlo.or"(%93, %95) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %97 = "stablehlo.xor"(%96, %91) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = "stablehlo.add"(%91, %97) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.constant"() {value = dense<6> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %100 = "stablehlo.shift_left"(%97, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.constant"() {value = dense<26> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %103 = "stablehlo.or"(%100, %102) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %104 = "stablehlo.xor"(%103, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %105 = "stablehlo.add"(%98, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %106 = "stablehlo.add"(%104, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %107 = "stablehlo.constant"() {value = dense<3> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %109 = "stablehlo.add"(%105, %108) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %110 = "stablehlo.constant"() {value = dense<17> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %111 = "stablehlo.shift_left"(%108, %110) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %112 = "stablehlo.constant"() {value = dense<15> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %114 = "stablehlo.or"(%111, %113) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %115 = "stablehlo.xor"(%114, %109) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %116 = "stablehlo.add"(%109, %115) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %117 = "stablehlo.constant"() {value = dense<29> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %118 = "stablehlo.shift_left"(%115, %117) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %119 = "stablehlo.constant"() {value = dense<3> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %121 = "stablehlo.or"(%118, %120) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %122 = "stablehlo.xor"(%121, %116) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %123 = "stablehlo.add"(%116, %122) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %124 = "stablehlo.constant"() {value = dense<16> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %125 = "stablehlo.shift_left"(%122, %124) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %126 = "stablehlo.constant"() {value = dense<16> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %128 = "stablehlo.or"(%125, %127) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %129 = "stablehlo.xor"(%128, %123) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %130 = "stablehlo.add"(%123, %129) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %131 = "stablehlo.constant"() {value = dense<24> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %132 = "stablehlo.shift_left"(%129, %131) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %133 = "stablehlo.constant"() {value = dense<8> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %135 = "stablehlo.or"(%132, %134) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %136 = "stablehlo.xor"(%135, %130) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %137 = "stablehlo.add"(%130, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %138 = "stablehlo.add"(%136, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %139 = "stablehlo.constant"() {value = dense<4> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %141 = "stablehlo.add"(%137, %140) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %142 = "stablehlo.constant"() {value = dense<13> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %143 = "stablehlo.shift_left"(%140, %142) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %144 = "stablehlo.constant"() {value = dense<19> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %146 = "stablehlo.or"(%143, %145) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %147 = "stablehlo.xor"(%146, %141) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %148 = "stablehlo.add"(%141, %147) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %149 = "stablehlo.constant"() {value = dense<15> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %150 = "stablehlo.shift_left"(%147, %149) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %151 = "stablehlo.constant"() {value = dense<17> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %153 = "stablehlo.or"(%150, %152) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %154 = "stablehlo.xor"(%153, %148) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %155 = "stablehlo.add"(%148, %154) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %156 = "stablehlo.constant"() {value = dense<26> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %157 = "stablehlo.shift_left"(%154, %156) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %158 = "stablehlo.constant"() {value = dense<6> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %160 = "stablehlo.or"(%157, %159) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %161 = "stablehlo.xor"(%160, %155) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %162 = "stablehlo.add"(%155, %161) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %163 = "stablehlo.constant"() {value = dense<6> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %164 = "stablehlo.shift_left"(%161, %163) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %165 = "stablehlo.constant"() {value = dense<26> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %167 = "stablehlo.or"(%164, %166) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %168 = "stablehlo.xor"(%167, %162) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %169 = "stablehlo.add"(%162, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %170 = "stablehlo.add"(%168, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %171 = "stablehlo.constant"() {value = dense<5> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %173 = "stablehlo.reshape"(%169) : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
    %174 = "stablehlo.reshape"(%172) : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
    %175 = "stablehlo.concatenate"(%173, %174) {dimension = 2 : i64} : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> tensor<2x3x2xui32>
    %176 = "stablehlo.reshape"(%175) : (tensor<2x3x2xui32>) -> tensor<2x6xui32>
    %177 = "stablehlo.slice"(%176) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>} : (tensor<2x6xui32>) -> tensor<2x6xui32>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x6xui32>) -> tensor<2x2x3xui32>
    "func.return"(%178) : (tensor<2x2x3xui32>) -> ()
  }
}
// rng_bits u32[2] u32[4]
module @rng_bits {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<4xui32>) -> (tensor<4xui32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui32>) -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x1xui32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4x1xui32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<4xui32>) -> tensor<4x1xui32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x1xui32>
    %8 = "stablehlo.xor"(%2, %5) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %9 = "stablehlo.constant"() {value = dense<466688986> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %10 = "stablehlo.xor"(%8, %9) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %11 = "stablehlo.add"(%6, %2) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %12 = "stablehlo.add"(%7, %5) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %14 = "stablehlo.constant"() {value = dense<13> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %15 = "stablehlo.shift_left"(%12, %14) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %16 = "stablehlo.constant"() {value = dense<19> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %17 = "stablehlo.shift_right_logical"(%12, %16) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %18 = "stablehlo.or"(%15, %17) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %19 = "stablehlo.xor"(%18, %13) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %20 = "stablehlo.add"(%13, %19) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %21 = "stablehlo.constant"() {value = dense<15> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %22 = "stablehlo.shift_left"(%19, %21) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %23 = "stablehlo.constant"() {value = dense<17> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %24 = "stablehlo.shift_right_logical"(%19, %23) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %25 = "stablehlo.or"(%22, %24) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %26 = "stablehlo.xor"(%25, %20) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %28 = "stablehlo.constant"() {value = dense<26> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %29 = "stablehlo.shift_left"(%26, %28) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %30 = "stablehlo.constant"() {value = dense<6> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %32 = "stablehlo.or"(%29, %31) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %33 = "stablehlo.xor"(%32, %27) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %35 = "stablehlo.constant"() {value = dense<6> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %36 = "stablehlo.shift_left"(%33, %35) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %37 = "stablehlo.constant"() {value = dense<26> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %38 = "stablehlo.shift_right_logical"(%33, %37) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %39 = "stablehlo.or"(%36, %38) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %40 = "stablehlo.xor"(%39, %34) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %41 = "stablehlo.add"(%34, %5) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %42 = "stablehlo.add"(%40, %10) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %43 = "stablehlo.constant"() {value = dense<1> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %45 = "stablehlo.add"(%41, %44) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %46 = "stablehlo.constant"() {value = dense<17> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %47 = "stablehlo.shift_left"(%44, %46) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %48 = "stablehlo.constant"() {value = dense<15> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %51 = "stablehlo.xor"(%50, %45) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %52 = "stablehlo.add"(%45, %51) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %53 = "stablehlo.constant"() {value = dense<29> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %54 = "stablehlo.shift_left"(%51, %53) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %55 = "stablehlo.constant"() {value = dense<3> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %57 = "stablehlo.or"(%54, %56) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %58 = "stablehlo.xor"(%57, %52) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %59 = "stablehlo.add"(%52, %58) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %60 = "stablehlo.constant"() {value = dense<16> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %61 = "stablehlo.shift_left"(%58, %60) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %62 = "stablehlo.constant"() {value = dense<16> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %64 = "stablehlo.or"(%61, %63) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %65 = "stablehlo.xor"(%64, %59) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %66 = "stablehlo.add"(%59, %65) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %67 = "stablehlo.constant"() {value = dense<24> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %68 = "stablehlo.shift_left"(%65, %67) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %69 = "stablehlo.constant"() {value = dense<8> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %71 = "stablehlo.or"(%68, %70) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %72 = "stablehlo.xor"(%71, %66) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %73 = "stablehlo.add"(%66, %10) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %74 = "stablehlo.add"(%72, %2) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %75 = "stablehlo.constant"() {value = dense<2> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %77 = "stablehlo.add"(%73, %76) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %78 = "stablehlo.constant"() {value = dense<13> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %79 = "stablehlo.shift_left"(%76, %78) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %80 = "stablehlo.constant"() {value = dense<19> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %82 = "stablehlo.or"(%79, %81) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %83 = "stablehlo.xor"(%82, %77) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %84 = "stablehlo.add"(%77, %83) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %85 = "stablehlo.constant"() {value = dense<15> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %86 = "stablehlo.shift_left"(%83, %85) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %87 = "stablehlo.constant"() {value = dense<17> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %89 = "stablehlo.or"(%86, %88) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %90 = "stablehlo.xor"(%89, %84) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %91 = "stablehlo.add"(%84, %90) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %92 = "stablehlo.constant"() {value = dense<26> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %93 = "stablehlo.shift_left"(%90, %92) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %94 = "stablehlo.constant"() {value = dense<6> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %96 = "stablehlo.or"(%93, %95) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %97 = "stablehlo.xor"(%96, %91) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %98 = "stablehlo.add"(%91, %97) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %99 = "stablehlo.constant"() {value = dense<6> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %100 = "stablehlo.shift_left"(%97, %99) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %101 = "stablehlo.constant"() {value = dense<26> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %103 = "stablehlo.or"(%100, %102) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %104 = "stablehlo.xor"(%103, %98) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %105 = "stablehlo.add"(%98, %2) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %106 = "stablehlo.add"(%104, %5) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %107 = "stablehlo.constant"() {value = dense<3> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %109 = "stablehlo.add"(%105, %108) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %110 = "stablehlo.constant"() {value = dense<17> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %111 = "stablehlo.shift_left"(%108, %110) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %112 = "stablehlo.constant"() {value = dense<15> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %114 = "stablehlo.or"(%111, %113) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %115 = "stablehlo.xor"(%114, %109) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %116 = "stablehlo.add"(%109, %115) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %117 = "stablehlo.constant"() {value = dense<29> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %118 = "stablehlo.shift_left"(%115, %117) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %119 = "stablehlo.constant"() {value = dense<3> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %121 = "stablehlo.or"(%118, %120) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %122 = "stablehlo.xor"(%121, %116) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %123 = "stablehlo.add"(%116, %122) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %124 = "stablehlo.constant"() {value = dense<16> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %125 = "stablehlo.shift_left"(%122, %124) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %126 = "stablehlo.constant"() {value = dense<16> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %128 = "stablehlo.or"(%125, %127) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %129 = "stablehlo.xor"(%128, %123) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %130 = "stablehlo.add"(%123, %129) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %131 = "stablehlo.constant"() {value = dense<24> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %132 = "stablehlo.shift_left"(%129, %131) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %133 = "stablehlo.constant"() {value = dense<8> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %135 = "stablehlo.or"(%132, %134) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %136 = "stablehlo.xor"(%135, %130) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %137 = "stablehlo.add"(%130, %5) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %138 = "stablehlo.add"(%136, %10) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %139 = "stablehlo.constant"() {value = dense<4> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %141 = "stablehlo.add"(%137, %140) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %142 = "stablehlo.constant"() {value = dense<13> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %143 = "stablehlo.shift_left"(%140, %142) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %144 = "stablehlo.constant"() {value = dense<19> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %146 = "stablehlo.or"(%143, %145) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %147 = "stablehlo.xor"(%146, %141) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %148 = "stablehlo.add"(%141, %147) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %149 = "stablehlo.constant"() {value = dense<15> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %150 = "stablehlo.shift_left"(%147, %149) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %151 = "stablehlo.constant"() {value = dense<17> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %153 = "stablehlo.or"(%150, %152) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %154 = "stablehlo.xor"(%153, %148) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %155 = "stablehlo.add"(%148, %154) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %156 = "stablehlo.constant"() {value = dense<26> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %157 = "stablehlo.shift_left"(%154, %156) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %158 = "stablehlo.constant"() {value = dense<6> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %160 = "stablehlo.or"(%157, %159) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %161 = "stablehlo.xor"(%160, %155) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %162 = "stablehlo.add"(%155, %161) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %163 = "stablehlo.constant"() {value = dense<6> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %164 = "stablehlo.shift_left"(%161, %163) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %165 = "stablehlo.constant"() {value = dense<26> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %167 = "stablehlo.or"(%164, %166) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %168 = "stablehlo.xor"(%167, %162) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %169 = "stablehlo.add"(%162, %10) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %170 = "stablehlo.add"(%168, %2) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %171 = "stablehlo.constant"() {value = dense<5> : tensor<4x1xui32>} : () -> tensor<4x1xui32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x1xui32>
    %173 = "stablehlo.reshape"(%169) : (tensor<4x1xui32>) -> tensor<4x1x1xui32>
    %174 = "stablehlo.reshape"(%172) : (tensor<4x1xui32>) -> tensor<4x1x1xui32>
    %175 = "stablehlo.concatenate"(%173, %174) {dimension = 2 : i64} : (tensor<4x1x1xui32>, tensor<4x1x1xui32>) -> tensor<4x1x2xui32>
    %176 = "stablehlo.reshape"(%175) : (tensor<4x1x2xui32>) -> tensor<4x2xui32>
    %177 = "stablehlo.slice"(%176) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 1>, strides = array<i64: 1, 1>} : (tensor<4x2xui32>) -> tensor<4x1xui32>
    %178 = "stablehlo.reshape"(%177) : (tensor<4x1xui32>) -> tensor<4xui32>
    "func.return"(%178) : (tensor<4xui32>) -> ()
  }
}
// rng_bits u32[2] u32[0]
module @rng_bits {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<0xui32>) -> (tensor<0x2xui32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui32>) -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x1xui32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x1xui32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<0xui32>) -> tensor<0x1xui32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<0x1xui32>
    %8 = "stablehlo.xor"(%2, %5) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %9 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %10 = "stablehlo.xor"(%8, %9) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %11 = "stablehlo.add"(%6, %2) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %12 = "stablehlo.add"(%7, %5) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %14 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %15 = "stablehlo.shift_left"(%12, %14) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %16 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %17 = "stablehlo.shift_right_logical"(%12, %16) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %18 = "stablehlo.or"(%15, %17) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %19 = "stablehlo.xor"(%18, %13) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %20 = "stablehlo.add"(%13, %19) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %21 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %22 = "stablehlo.shift_left"(%19, %21) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %23 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %24 = "stablehlo.shift_right_logical"(%19, %23) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %25 = "stablehlo.or"(%22, %24) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %26 = "stablehlo.xor"(%25, %20) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %28 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %29 = "stablehlo.shift_left"(%26, %28) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %30 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %32 = "stablehlo.or"(%29, %31) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %33 = "stablehlo.xor"(%32, %27) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %35 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %36 = "stablehlo.shift_left"(%33, %35) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %37 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %38 = "stablehlo.shift_right_logical"(%33, %37) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %39 = "stablehlo.or"(%36, %38) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %40 = "stablehlo.xor"(%39, %34) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %41 = "stablehlo.add"(%34, %5) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %42 = "stablehlo.add"(%40, %10) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %43 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %45 = "stablehlo.add"(%41, %44) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %46 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %47 = "stablehlo.shift_left"(%44, %46) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %48 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %51 = "stablehlo.xor"(%50, %45) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %52 = "stablehlo.add"(%45, %51) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %53 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %54 = "stablehlo.shift_left"(%51, %53) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %55 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %57 = "stablehlo.or"(%54, %56) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %58 = "stablehlo.xor"(%57, %52) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %59 = "stablehlo.add"(%52, %58) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %60 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %61 = "stablehlo.shift_left"(%58, %60) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %62 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %64 = "stablehlo.or"(%61, %63) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %65 = "stablehlo.xor"(%64, %59) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %66 = "stablehlo.add"(%59, %65) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %67 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %68 = "stablehlo.shift_left"(%65, %67) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %69 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %71 = "stablehlo.or"(%68, %70) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %72 = "stablehlo.xor"(%71, %66) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %73 = "stablehlo.add"(%66, %10) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %74 = "stablehlo.add"(%72, %2) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %75 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %77 = "stablehlo.add"(%73, %76) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %78 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %79 = "stablehlo.shift_left"(%76, %78) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %80 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %82 = "stablehlo.or"(%79, %81) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %83 = "stablehlo.xor"(%82, %77) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %84 = "stablehlo.add"(%77, %83) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %85 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %86 = "stablehlo.shift_left"(%83, %85) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %87 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %89 = "stablehlo.or"(%86, %88) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %90 = "stablehlo.xor"(%89, %84) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %91 = "stablehlo.add"(%84, %90) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %92 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %93 = "stablehlo.shift_left"(%90, %92) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %94 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %96 = "stablehlo.or"(%93, %95) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %97 = "stablehlo.xor"(%96, %91) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %98 = "stablehlo.add"(%91, %97) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %99 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %100 = "stablehlo.shift_left"(%97, %99) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %101 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %103 = "stablehlo.or"(%100, %102) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %104 = "stablehlo.xor"(%103, %98) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %105 = "stablehlo.add"(%98, %2) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %106 = "stablehlo.add"(%104, %5) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %107 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %109 = "stablehlo.add"(%105, %108) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %110 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %111 = "stablehlo.shift_left"(%108, %110) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %112 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %114 = "stablehlo.or"(%111, %113) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %115 = "stablehlo.xor"(%114, %109) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %116 = "stablehlo.add"(%109, %115) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %117 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %118 = "stablehlo.shift_left"(%115, %117) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %119 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %121 = "stablehlo.or"(%118, %120) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %122 = "stablehlo.xor"(%121, %116) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %123 = "stablehlo.add"(%116, %122) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %124 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %125 = "stablehlo.shift_left"(%122, %124) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %126 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %128 = "stablehlo.or"(%125, %127) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %129 = "stablehlo.xor"(%128, %123) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %130 = "stablehlo.add"(%123, %129) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %131 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %132 = "stablehlo.shift_left"(%129, %131) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %133 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %135 = "stablehlo.or"(%132, %134) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %136 = "stablehlo.xor"(%135, %130) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %137 = "stablehlo.add"(%130, %5) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %138 = "stablehlo.add"(%136, %10) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %139 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %141 = "stablehlo.add"(%137, %140) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %142 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %143 = "stablehlo.shift_left"(%140, %142) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %144 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %146 = "stablehlo.or"(%143, %145) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %147 = "stablehlo.xor"(%146, %141) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %148 = "stablehlo.add"(%141, %147) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %149 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %150 = "stablehlo.shift_left"(%147, %149) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %151 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %153 = "stablehlo.or"(%150, %152) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %154 = "stablehlo.xor"(%153, %148) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %155 = "stablehlo.add"(%148, %154) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %156 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %157 = "stablehlo.shift_left"(%154, %156) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %158 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %160 = "stablehlo.or"(%157, %159) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %161 = "stablehlo.xor"(%160, %155) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %162 = "stablehlo.add"(%155, %161) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %163 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %164 = "stablehlo.shift_left"(%161, %163) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %165 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %167 = "stablehlo.or"(%164, %166) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %168 = "stablehlo.xor"(%167, %162) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %169 = "stablehlo.add"(%162, %10) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %170 = "stablehlo.add"(%168, %2) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %171 = "stablehlo.constant"() {value = dense<> : tensor<0x1xui32>} : () -> tensor<0x1xui32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<0x1xui32>, tensor<0x1xui32>) -> tensor<0x1xui32>
    %173 = "stablehlo.reshape"(%169) : (tensor<0x1xui32>) -> tensor<0x1x1xui32>
    %174 = "stablehlo.reshape"(%172) : (tensor<0x1xui32>) -> tensor<0x1x1xui32>
    %175 = "stablehlo.concatenate"(%173, %174) {dimension = 2 : i64} : (tensor<0x1x1xui32>, tensor<0x1x1xui32>) -> tensor<0x1x2xui32>
    %176 = "stablehlo.reshape"(%175) : (tensor<0x1x2xui32>) -> tensor<0x2xui32>
    %177 = "stablehlo.slice"(%176) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<0x2xui32>) -> tensor<0x2xui32>
    %178 = "stablehlo.reshape"(%177) : (tensor<0x2xui32>) -> tensor<0x2xui32>
    "func.return"(%178) : (tensor<0x2xui32>) -> ()
  }
}
// rng_bits u32[2] u32[2]
module @rng_bits {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<2xui32>) -> (tensor<2x0xui32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xui32>) -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x0xui32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x0xui32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<2xui32>) -> tensor<2x0xui32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x0xui32>
    %8 = "stablehlo.xor"(%2, %5) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %9 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %10 = "stablehlo.xor"(%8, %9) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %11 = "stablehlo.add"(%6, %2) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %12 = "stablehlo.add"(%7, %5) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %14 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %15 = "stablehlo.shift_left"(%12, %14) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %16 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %17 = "stablehlo.shift_right_logical"(%12, %16) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %18 = "stablehlo.or"(%15, %17) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %19 = "stablehlo.xor"(%18, %13) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %20 = "stablehlo.add"(%13, %19) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %21 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %22 = "stablehlo.shift_left"(%19, %21) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %23 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %24 = "stablehlo.shift_right_logical"(%19, %23) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %25 = "stablehlo.or"(%22, %24) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %26 = "stablehlo.xor"(%25, %20) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %28 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %29 = "stablehlo.shift_left"(%26, %28) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %30 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %32 = "stablehlo.or"(%29, %31) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %33 = "stablehlo.xor"(%32, %27) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %35 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %36 = "stablehlo.shift_left"(%33, %35) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %37 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %38 = "stablehlo.shift_right_logical"(%33, %37) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %39 = "stablehlo.or"(%36, %38) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %40 = "stablehlo.xor"(%39, %34) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %41 = "stablehlo.add"(%34, %5) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %42 = "stablehlo.add"(%40, %10) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %43 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %45 = "stablehlo.add"(%41, %44) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %46 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %47 = "stablehlo.shift_left"(%44, %46) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %48 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %51 = "stablehlo.xor"(%50, %45) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %52 = "stablehlo.add"(%45, %51) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %53 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %54 = "stablehlo.shift_left"(%51, %53) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %55 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %57 = "stablehlo.or"(%54, %56) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %58 = "stablehlo.xor"(%57, %52) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %59 = "stablehlo.add"(%52, %58) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %60 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %61 = "stablehlo.shift_left"(%58, %60) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %62 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %64 = "stablehlo.or"(%61, %63) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %65 = "stablehlo.xor"(%64, %59) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %66 = "stablehlo.add"(%59, %65) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %67 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %68 = "stablehlo.shift_left"(%65, %67) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %69 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %71 = "stablehlo.or"(%68, %70) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %72 = "stablehlo.xor"(%71, %66) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %73 = "stablehlo.add"(%66, %10) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %74 = "stablehlo.add"(%72, %2) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %75 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %77 = "stablehlo.add"(%73, %76) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %78 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %79 = "stablehlo.shift_left"(%76, %78) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %80 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %82 = "stablehlo.or"(%79, %81) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %83 = "stablehlo.xor"(%82, %77) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %84 = "stablehlo.add"(%77, %83) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %85 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %86 = "stablehlo.shift_left"(%83, %85) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %87 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %89 = "stablehlo.or"(%86, %88) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %90 = "stablehlo.xor"(%89, %84) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %91 = "stablehlo.add"(%84, %90) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %92 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %93 = "stablehlo.shift_left"(%90, %92) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %94 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %96 = "stablehlo.or"(%93, %95) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %97 = "stablehlo.xor"(%96, %91) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %98 = "stablehlo.add"(%91, %97) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %99 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %100 = "stablehlo.shift_left"(%97, %99) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %101 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %103 = "stablehlo.or"(%100, %102) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %104 = "stablehlo.xor"(%103, %98) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %105 = "stablehlo.add"(%98, %2) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %106 = "stablehlo.add"(%104, %5) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %107 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %109 = "stablehlo.add"(%105, %108) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %110 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %111 = "stablehlo.shift_left"(%108, %110) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %112 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %114 = "stablehlo.or"(%111, %113) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %115 = "stablehlo.xor"(%114, %109) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %116 = "stablehlo.add"(%109, %115) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %117 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %118 = "stablehlo.shift_left"(%115, %117) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %119 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %121 = "stablehlo.or"(%118, %120) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %122 = "stablehlo.xor"(%121, %116) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %123 = "stablehlo.add"(%116, %122) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %124 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %125 = "stablehlo.shift_left"(%122, %124) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %126 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %128 = "stablehlo.or"(%125, %127) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %129 = "stablehlo.xor"(%128, %123) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %130 = "stablehlo.add"(%123, %129) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %131 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %132 = "stablehlo.shift_left"(%129, %131) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %133 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %135 = "stablehlo.or"(%132, %134) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %136 = "stablehlo.xor"(%135, %130) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %137 = "stablehlo.add"(%130, %5) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %138 = "stablehlo.add"(%136, %10) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %139 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %141 = "stablehlo.add"(%137, %140) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %142 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %143 = "stablehlo.shift_left"(%140, %142) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %144 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %146 = "stablehlo.or"(%143, %145) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %147 = "stablehlo.xor"(%146, %141) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %148 = "stablehlo.add"(%141, %147) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %149 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %150 = "stablehlo.shift_left"(%147, %149) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %151 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %153 = "stablehlo.or"(%150, %152) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %154 = "stablehlo.xor"(%153, %148) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %155 = "stablehlo.add"(%148, %154) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %156 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %157 = "stablehlo.shift_left"(%154, %156) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %158 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %160 = "stablehlo.or"(%157, %159) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %161 = "stablehlo.xor"(%160, %155) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %162 = "stablehlo.add"(%155, %161) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %163 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %164 = "stablehlo.shift_left"(%161, %163) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %165 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %167 = "stablehlo.or"(%164, %166) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %168 = "stablehlo.xor"(%167, %162) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %169 = "stablehlo.add"(%162, %10) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %170 = "stablehlo.add"(%168, %2) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %171 = "stablehlo.constant"() {value = dense<> : tensor<2x0xui32>} : () -> tensor<2x0xui32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<2x0xui32>
    %173 = "stablehlo.reshape"(%169) : (tensor<2x0xui32>) -> tensor<2x0x1xui32>
    %174 = "stablehlo.reshape"(%172) : (tensor<2x0xui32>) -> tensor<2x0x1xui32>
    %175 = "stablehlo.concatenate"(%173, %174) {dimension = 2 : i64} : (tensor<2x0x1xui32>, tensor<2x0x1xui32>) -> tensor<2x0x2xui32>
    %176 = "stablehlo.reshape"(%175) : (tensor<2x0x2xui32>) -> tensor<2x0xui32>
    %177 = "stablehlo.slice"(%176) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<2x0xui32>) -> tensor<2x0xui32>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x0xui32>) -> tensor<2x0xui32>
    "func.return"(%178) : (tensor<2x0xui32>) -> ()
  }
}
