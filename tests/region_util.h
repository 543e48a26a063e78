// Runs a graph through fuse and the region kernels, everything else on reference kernels; compares
// with the reference interpreter.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <random>
#include <vector>

#include "cpu/fuse.h"
#include "cpu/region.h"
#include "fullbore/array.h"
#include "fullbore/tensor.h"
#include "ops/reference.h"

namespace fullbore::cpu {

struct FusedRun {
  std::vector<Array> outputs;
  std::vector<Group> groups;
  int regions = 0;     // groups run by the region kernel
  int composites = 0;  // by a fused composite's
  std::string refusals;
};

struct RunOptions {
  int threads = 2;
  FuseOptions fuse;
};

inline FusedRun run_fused(const Graph& g, std::span<const Array> inputs, RunOptions options = {}) {
  FusedRun run;
  run.groups = fuse(g, options.fuse);
  std::vector<std::vector<Array>> value(g.size());
  for (size_t i = 0; i < inputs.size(); ++i) value[g.inputs()[i].index] = {inputs[i]};
  const std::function<const Array&(NodeId)> get = [&](NodeId id) -> const Array& {
    auto& v = value[id.index];
    if (v.empty()) {
      EXPECT_TRUE(g[id].op == Op::kConst || is_view(g, id)) << "no value of " << g[id].op;
      std::vector<Array> in;
      if (g[id].op == Op::kGet) {
        v = {value[g.operands(id)[0].index].at(static_cast<size_t>(g.attr(id).index[0]))};
      } else {
        for (NodeId x : g.operands(id)) in.push_back(get(x));
        v = evaluate_node(g, id, in);
      }
    }
    return v[0];
  };
  for (const Group& group : run.groups) {
    std::vector<void*> address;
    std::vector<int> in_slots, out_slots;
    std::vector<Array> in;
    for (NodeId id : group.inputs) in.push_back(get(id));
    for (const Array& a : in) {
      in_slots.push_back(static_cast<int>(address.size()));
      address.push_back(const_cast<std::byte*>(a.data()));
    }
    std::vector<std::vector<Array>> out;
    for (NodeId id : group.outputs) {
      out.emplace_back();
      for (const Type& t : result_types(g, id)) out.back().emplace_back(t);
    }
    for (auto& list : out)
      for (Array& a : list) {
        out_slots.push_back(static_cast<int>(address.size()));
        address.push_back(a.data());
      }
    const KernelRequest request{.graph = g,
                                .group = group,
                                .input_slots = in_slots,
                                .output_slots = out_slots,
                                .scratch_slot = static_cast<int>(address.size()),
                                .threads = options.threads,
                                .deterministic = false};
    std::string refusal;
    auto kernel = make_fused_composite(request, refusal);
    run.composites += kernel != nullptr;
    if (kernel == nullptr) {
      kernel = make_region(request, refusal);
      run.regions += kernel != nullptr;
    }
    if (kernel == nullptr) {
      run.refusals += refusal + "; ";
      for (NodeId id : group.nodes) {
        std::vector<Array> operands;
        for (NodeId x : g.operands(id)) operands.push_back(get(x));
        value[id.index] = evaluate_node(g, id, operands);
      }
      continue;
    }
    // Scratch full of NaN: nothing may be read before it is written.
    const auto bytes = static_cast<size_t>(kernel->scratch_bytes() + 63) / 64 * 64 + 64;
    auto* scratch = static_cast<unsigned char*>(std::aligned_alloc(64, bytes));
    std::fill_n(scratch, bytes, static_cast<unsigned char>(0xff));
    address.push_back(scratch);
    kernel->run(address.data());
    std::free(scratch);
    for (size_t i = 0; i < group.outputs.size(); ++i)
      value[group.outputs[i].index] = std::move(out[i]);
  }
  for (const Output& o : g.outputs) run.outputs.push_back(get(o.node));
  return run;
}

// Values of one array as doubles.
inline std::vector<double> doubles(const Array& a) {
  std::vector<double> v;
  dispatch(a.dtype(), [&]<typename T>() {
    for (const T& x : a.span<T>()) {
      if constexpr (std::is_same_v<T, bfloat16> || std::is_same_v<T, float16>) {
        v.push_back(static_cast<float>(x));
      } else {
        v.push_back(static_cast<double>(x));
      }
    }
  });
  return v;
}

inline void expect_close(const Array& got, const Array& want, double relative, double absolute,
                         const std::string& what) {
  ASSERT_EQ(got.type(), want.type()) << what;
  const auto a = doubles(got), b = doubles(want);
  for (size_t i = 0; i < a.size(); ++i) {
    if (std::isnan(b[i]) && std::isnan(a[i])) continue;
    if (a[i] == b[i]) continue;
    ASSERT_TRUE(std::abs(a[i] - b[i]) <= absolute + relative * std::abs(b[i]))
        << what << ": element " << i << " of " << got.type() << ": got " << a[i] << ", expected "
        << b[i];
  }
}

// Random numbers in [lo, hi], of any type.
inline Array random_array(const Type& type, std::mt19937& rng, double lo = -2, double hi = 2) {
  Array a(type);
  std::uniform_real_distribution<double> u(lo, hi);
  dispatch(type.dtype, [&]<typename T>() {
    for (T& x : a.span<T>()) {
      if constexpr (std::is_same_v<T, bfloat16> || std::is_same_v<T, float16>) {
        x = T(static_cast<float>(u(rng)));
      } else if constexpr (std::is_same_v<T, bool>) {
        x = (rng() & 1u) != 0;
      } else if constexpr (std::is_floating_point_v<T>) {
        x = static_cast<T>(u(rng));
      } else {
        x = static_cast<T>(std::llround(std::is_signed_v<T> ? u(rng) : std::abs(u(rng))));
      }
    }
  });
  return a;
}

// Runs both ways on random inputs and compares.
inline FusedRun check(const Graph& g, unsigned seed = 1, double lo = -2, double hi = 2,
                      double relative = 2e-6, double absolute = 1e-6, RunOptions options = {}) {
  std::mt19937 rng(seed);
  std::vector<Array> inputs;
  for (NodeId id : g.inputs()) inputs.push_back(random_array(g.type(id), rng, lo, hi));
  const std::vector<Array> want = evaluate(g, inputs);
  FusedRun run = run_fused(g, inputs, options);
  for (size_t i = 0; i < want.size(); ++i)
    expect_close(run.outputs[i], want[i], relative, absolute, g.outputs[i].name);
  return run;
}

}  // namespace fullbore::cpu
