// convert f32[3,2] -> f32
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }
}
// convert f32[3,2] -> f64
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf64>
    "func.return"(%0) : (tensor<3x2xf64>) -> ()
  }
}
// convert f32[3,2] -> bf16
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xbf16>
    "func.return"(%0) : (tensor<3x2xbf16>) -> ()
  }
}
// convert f32[3,2] -> f16
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf16>
    "func.return"(%0) : (tensor<3x2xf16>) -> ()
  }
}
// convert f32[3,2] -> i8
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xi8>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %1 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %2 = "stablehlo.constant"() {value = dense<0x405FC00000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %4 = "stablehlo.constant"() {value = dense<0xC060000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %5 = "stablehlo.compare"(%0, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %6 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %7 = "stablehlo.select"(%1, %6, %0) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %8 = "stablehlo.convert"(%7) : (tensor<3x2xf64>) -> tensor<3x2xi8>
    %9 = "stablehlo.constant"() {value = dense<127> : tensor<3x2xi8>} : () -> tensor<3x2xi8>
    %10 = "stablehlo.select"(%3, %9, %8) : (tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xi8>) -> tensor<3x2xi8>
    %11 = "stablehlo.constant"() {value = dense<-128> : tensor<3x2xi8>} : () -> tensor<3x2xi8>
    %12 = "stablehlo.select"(%5, %11, %10) : (tensor<3x2xi1>, tensor<3x2xi8>, tensor<3x2xi8>) -> tensor<3x2xi8>
    "func.return"(%12) : (tensor<3x2xi8>) -> ()
  }
}
// convert f32[3,2] -> u8
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xui8>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %1 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %2 = "stablehlo.constant"() {value = dense<0x406FE00000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %4 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %5 = "stablehlo.compare"(%0, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %6 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %7 = "stablehlo.select"(%1, %6, %0) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %8 = "stablehlo.convert"(%7) : (tensor<3x2xf64>) -> tensor<3x2xui8>
    %9 = "stablehlo.constant"() {value = dense<255> : tensor<3x2xui8>} : () -> tensor<3x2xui8>
    %10 = "stablehlo.select"(%3, %9, %8) : (tensor<3x2xi1>, tensor<3x2xui8>, tensor<3x2xui8>) -> tensor<3x2xui8>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<3x2xui8>} : () -> tensor<3x2xui8>
    %12 = "stablehlo.select"(%5, %11, %10) : (tensor<3x2xi1>, tensor<3x2xui8>, tensor<3x2xui8>) -> tensor<3x2xui8>
    "func.return"(%12) : (tensor<3x2xui8>) -> ()
  }
}
// convert f32[3,2] -> i32
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %1 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %2 = "stablehlo.constant"() {value = dense<0x41DFFFFFFFC00000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %4 = "stablehlo.constant"() {value = dense<0xC1E0000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %5 = "stablehlo.compare"(%0, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %6 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %7 = "stablehlo.select"(%1, %6, %0) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %8 = "stablehlo.convert"(%7) : (tensor<3x2xf64>) -> tensor<3x2xi32>
    %9 = "stablehlo.constant"() {value = dense<2147483647> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
    %10 = "stablehlo.select"(%3, %9, %8) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %11 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
    %12 = "stablehlo.select"(%5, %11, %10) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    "func.return"(%12) : (tensor<3x2xi32>) -> ()
  }
}
// convert f32[3,2] -> i64
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %1 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %2 = "stablehlo.constant"() {value = dense<0x43E0000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %4 = "stablehlo.constant"() {value = dense<0xC3E0000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %5 = "stablehlo.compare"(%0, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %6 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %7 = "stablehlo.select"(%1, %6, %0) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %8 = "stablehlo.convert"(%7) : (tensor<3x2xf64>) -> tensor<3x2xi64>
    %9 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<3x2xi64>} : () -> tensor<3x2xi64>
    %10 = "stablehlo.select"(%3, %9, %8) : (tensor<3x2xi1>, tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %11 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<3x2xi64>} : () -> tensor<3x2xi64>
    %12 = "stablehlo.select"(%5, %11, %10) : (tensor<3x2xi1>, tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    "func.return"(%12) : (tensor<3x2xi64>) -> ()
  }
}
// convert f32[3,2] -> u32
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xui32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %1 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %2 = "stablehlo.constant"() {value = dense<0x41EFFFFFFFE00000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %4 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %5 = "stablehlo.compare"(%0, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %6 = "stablehlo.constant"() {value = dense<0x0000000000000000> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
    %7 = "stablehlo.select"(%1, %6, %0) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %8 = "stablehlo.convert"(%7) : (tensor<3x2xf64>) -> tensor<3x2xui32>
    %9 = "stablehlo.constant"() {value = dense<4294967295> : tensor<3x2xui32>} : () -> tensor<3x2xui32>
    %10 = "stablehlo.select"(%3, %9, %8) : (tensor<3x2xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<3x2xui32>} : () -> tensor<3x2xui32>
    %12 = "stablehlo.select"(%5, %11, %10) : (tensor<3x2xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    "func.return"(%12) : (tensor<3x2xui32>) -> ()
  }
}
// convert f32[3,2] -> bool
module @convert {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xi1>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xi1>
    "func.return"(%0) : (tensor<3x2xi1>) -> ()
  }
}
// convert u8[7] -> f32
module @convert {
  func.func public @main(%arg0: tensor<7xui8>) -> (tensor<7xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<7xui8>) -> tensor<7xf32>
    "func.return"(%0) : (tensor<7xf32>) -> ()
  }
}
