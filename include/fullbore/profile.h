// Where the time of a step goes: what Step::profile measures on the CPU executor, kernel by kernel,
// against what the machine can do. Plain values.
// Seconds, operations and bytes; a multiply-add counts as two operations, and bytes are those that
// a kernel must read and write once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fullbore/type.h"

namespace fullbore {

// The limits of a machine (S. Williams, A. Waterman, D. Patterson, "Roofline", CACM 52(4), 2009).
struct Roofline {
  double flops_per_second = 0;       // a large product of f32, by oneDNN
  double bf16_flops_per_second = 0;  // the same of bf16; 0 where nothing asked for it
  double bytes_per_second = 0;       // a sum of arrays that do not fit into the caches
};

// One kernel of a step.
struct KernelProfile {
  std::string kernel;  // its kind: "onednn_dot", "region", ...
  std::string
      label;        // names that the model gives to what it computes, "fc1, fc1.weight"; may be ""
  std::string ops;  // "dot add"
  std::string shapes;  // "f32[64, 784] f32[128, 784] -> f32[64, 128]"
  int parent = -1;     // position of the loop or call whose body it belongs to; -1: none
  // Element type of the factors where it computes products or convolutions.
  std::optional<DType> product{};
  int64_t calls = 0;        // in one step
  double seconds = 0;       // all calls in one step, median of the steps; a loop's with its body
  double self_seconds = 0;  // without the kernels of its body
  double flops = 0;         // of all calls; a loop's stand with the kernels of its body
  double bytes = 0;         // of all calls; likewise
  // The part of `self_seconds` that the machine's limits explain; above 1 where the bytes were
  // found in a cache.
  double share_of_roof(const Roofline& roof) const;
};

// One call of a kernel, in seconds since its step began.
struct KernelSpan {
  int kernel = 0;  // position in Profile::kernels
  double begin = 0, end = 0;
};

struct Profile {
  std::vector<KernelProfile> kernels;  // in the order in which they run; a body follows its loop
  std::vector<KernelSpan> spans;       // of the fastest timed step
  double step_seconds = 0;             // a whole step without timers inside; median
  int steps = 0;                       // that were timed
  int threads = 0;
  Roofline roof{};

  double kernel_seconds() const;  // of all kernels in one step
  double flops() const;           // in one step
  double bytes() const;           // in one step
  double product_flops() const;   // of kernels with products or convolutions
  // The time that products and convolutions need at the machine's matrix rate, over the step's.
  double share_of_matrix_rate() const;
};

// Totals of all kernels of one kind.
struct KernelKind {
  std::string kernel;
  int64_t calls = 0;
  double seconds = 0, flops = 0, bytes = 0;
};
// Slowest first.
std::vector<KernelKind> kernel_kinds(const Profile& profile);

// Measures for about half a second with this many threads (0: as many as the process may use);
// needs 200 MB.
Roofline measure_roofline(int threads = 0, bool bf16 = false);

// Tables for people: the slowest kernels (`most` of them; 0: all), totals per kind, the whole step.
std::string to_text(const Profile& profile, size_t most = 40);

}  // namespace fullbore
