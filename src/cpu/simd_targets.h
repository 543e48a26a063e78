// Which instruction sets Highway compiles for: SSE4, AVX2, AVX-512 and the plain baseline. Include
// before any Highway header.
#pragma once

#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_AVX3_DL)
#define HWY_WANT_SSE4 1
