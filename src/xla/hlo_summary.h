// What a compiled program consists of, read from its optimized HLO (XLA's hlo.proto on the wire):
// kernels, convolutions, products, transposes, collectives.
// Thread safety: functions may run concurrently; plain values.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

namespace fullbore::xla {

// Counts are per run: bodies of loops count as often as they run where the compiler knows it (else
// once), all branches of a conditional count.
struct HloSummary {
  int64_t kernels = 0;  // what is launched: fusions, library calls, copies, ...
  int64_t library_calls = 0;
  int64_t bytes = 0;  // that kernels read and write, each operand whole
  // Convolutions by cuDNN.
  int64_t conv_forward = 0, conv_input_grad = 0, conv_filter_grad = 0;
  int64_t conv_other = 0;  // by XLA's own code; on a TPU all of them, and the products too
  // Matrix products.
  int64_t cublas = 0, triton = 0, product_other = 0;
  // Values whose elements are put into another order in memory, by number of elements: how many.
  std::map<int64_t, int64_t> transposes;
  int64_t collectives = 0, collective_bytes = 0;
  bool f64 = false;  // anywhere at all

  int64_t conv_cudnn() const { return conv_forward + conv_input_grad + conv_filter_grad; }
  // Transposes of values with at least this many elements.
  int64_t transposes_of(int64_t elements) const;
};

// `bytes`: an HloModuleProto, or an HloModuleProtoWithConfig. Throws BackendError on bytes that are
// neither or damaged.
HloSummary summarize_hlo(std::string_view bytes);

}  // namespace fullbore::xla
