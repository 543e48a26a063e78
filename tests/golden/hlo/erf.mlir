// erf f32[2,3]
module @erf {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x407547CB> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0xC07547CB> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %2 = "stablehlo.clamp"(%1, %arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() {value = dense<0x39702D51> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() {value = dense<0x3B5F5DA2> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0x3D50B6EB> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() {value = dense<0x3E3DA740> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%13, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() {value = dense<0x3F906EBA> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() {value = dense<0xB3FD3906> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() {value = dense<0x37C588DF> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%20, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() {value = dense<0x3A856D28> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%23, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() {value = dense<0x3C6687D4> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() {value = dense<0x3DE34C21> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() {value = dense<0x3EFEB44A> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%2, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.divide"(%36, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %40 = "stablehlo.clamp"(%38, %37, %39) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%40) : (tensor<2x3xf32>) -> ()
  }
}
// erf f32[17]
module @erf {
  func.func public @main(%arg0: tensor<17xf32>) -> (tensor<17xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0x407547CB> : tensor<17xf32>} : () -> tensor<17xf32>
    %1 = "stablehlo.constant"() {value = dense<0xC07547CB> : tensor<17xf32>} : () -> tensor<17xf32>
    %2 = "stablehlo.clamp"(%1, %arg0, %0) : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %4 = "stablehlo.constant"() {value = dense<0x39702D51> : tensor<17xf32>} : () -> tensor<17xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %6 = "stablehlo.constant"() {value = dense<0x3B5F5DA2> : tensor<17xf32>} : () -> tensor<17xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %9 = "stablehlo.constant"() {value = dense<0x3D50B6EB> : tensor<17xf32>} : () -> tensor<17xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %12 = "stablehlo.constant"() {value = dense<0x3E3DA740> : tensor<17xf32>} : () -> tensor<17xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %14 = "stablehlo.multiply"(%13, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %15 = "stablehlo.constant"() {value = dense<0x3F906EBA> : tensor<17xf32>} : () -> tensor<17xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %17 = "stablehlo.constant"() {value = dense<0xB3FD3906> : tensor<17xf32>} : () -> tensor<17xf32>
    %18 = "stablehlo.multiply"(%17, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %19 = "stablehlo.constant"() {value = dense<0x37C588DF> : tensor<17xf32>} : () -> tensor<17xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %21 = "stablehlo.multiply"(%20, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %22 = "stablehlo.constant"() {value = dense<0x3A856D28> : tensor<17xf32>} : () -> tensor<17xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %24 = "stablehlo.multiply"(%23, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %25 = "stablehlo.constant"() {value = dense<0x3C6687D4> : tensor<17xf32>} : () -> tensor<17xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %28 = "stablehlo.constant"() {value = dense<0x3DE34C21> : tensor<17xf32>} : () -> tensor<17xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %31 = "stablehlo.constant"() {value = dense<0x3EFEB44A> : tensor<17xf32>} : () -> tensor<17xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %34 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<17xf32>} : () -> tensor<17xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %36 = "stablehlo.multiply"(%2, %16) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %37 = "stablehlo.divide"(%36, %35) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %38 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<17xf32>} : () -> tensor<17xf32>
    %39 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<17xf32>} : () -> tensor<17xf32>
    %40 = "stablehlo.clamp"(%38, %37, %39) : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    "func.return"(%40) : (tensor<17xf32>) -> ()
  }
}
// erf f32[]
module @erf {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<0x407547CB> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.constant"() {value = dense<0xC07547CB> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.clamp"(%1, %arg0, %0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() {value = dense<0x39702D51> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() {value = dense<0x3B5F5DA2> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() {value = dense<0x3D50B6EB> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() {value = dense<0x3E3DA740> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%13, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() {value = dense<0x3F906EBA> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() {value = dense<0xB3FD3906> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.multiply"(%17, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() {value = dense<0x37C588DF> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%20, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() {value = dense<0x3A856D28> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%23, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() {value = dense<0x3C6687D4> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() {value = dense<0x3DE34C21> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() {value = dense<0x3EFEB44A> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.multiply"(%2, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.divide"(%36, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<f32>} : () -> tensor<f32>
    %39 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.clamp"(%38, %37, %39) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%40) : (tensor<f32>) -> ()
  }
}
// erf f32[0,2]
module @erf {
  func.func public @main(%arg0: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %1 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %2 = "stablehlo.clamp"(%1, %arg0, %0) : (tensor<0x2xf32>, tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %4 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %6 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %9 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %12 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %14 = "stablehlo.multiply"(%13, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %15 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %17 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %18 = "stablehlo.multiply"(%17, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %19 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %21 = "stablehlo.multiply"(%20, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %22 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %24 = "stablehlo.multiply"(%23, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %25 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %28 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %31 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %34 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %36 = "stablehlo.multiply"(%2, %16) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %37 = "stablehlo.divide"(%36, %35) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %38 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %39 = "stablehlo.constant"() {value = dense<> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
    %40 = "stablehlo.clamp"(%38, %37, %39) : (tensor<0x2xf32>, tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    "func.return"(%40) : (tensor<0x2xf32>) -> ()
  }
}
