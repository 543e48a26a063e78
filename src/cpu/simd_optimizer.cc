// Optimizer steps over many parameters: the arithmetic.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_optimizer.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include <limits>

#include "cpu/optimizer_kernels.h"
#include "cpu/simd_loops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {

using DF = hn::ScalableTag<float>;
using DI = hn::ScalableTag<int32_t>;
using VF = hn::Vec<DF>;

// Calls f(load, store, position) for each vector; the last few elements go through masks.
struct Whole {
  HWY_INLINE VF load(const float* p) const { return hn::LoadU(DF(), p); }
  HWY_INLINE void store(VF v, float* p) const { hn::StoreU(v, DF(), p); }
};
struct Rest {
  size_t n;
  HWY_INLINE VF load(const float* p) const { return load_tail(DF(), p, n); }
  HWY_INLINE void store(VF v, float* p) const { store_tail(v, DF(), p, n); }
};
template <class F>
HWY_INLINE void for_vectors(int64_t count, const F& f) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(DF()));
  int64_t i = 0;
  for (; i + lanes <= count; i += lanes) f(Whole{}, i);
  if (i < count) f(Rest{static_cast<size_t>(count - i)}, i);
}

// x / y to 2^-22 or better: an estimate of 1 / y and one step of Newton's iteration. The division
// unit would bound the whole loop (it takes the square root already). y > 0; infinity counts as the
// largest number, which keeps the iteration from making a NaN of it.
HWY_INLINE VF quotient(VF x, VF y) {
  const VF d = hn::Min(y, hn::Set(DF(), std::numeric_limits<float>::max()));
  const VF estimate = hn::ApproximateReciprocal(d);
  return hn::Mul(x, hn::Mul(estimate, hn::NegMulAdd(d, estimate, hn::Set(DF(), 2.0f))));
}

template <bool kDecoupled, bool kWeightDecay, bool kAmsgrad>
struct Adam {
  const StepArgs& a;
  VF one_minus_beta1, beta2, one_minus_beta2, eps, weight_decay, step_size, scale, decay;

  Adam(const StepArgs& args, const AdamNumbers& n)
      : a(args),
        one_minus_beta1(hn::Set(DF(), n.one_minus_beta1)),
        beta2(hn::Set(DF(), n.beta2)),
        one_minus_beta2(hn::Set(DF(), n.one_minus_beta2)),
        eps(hn::Set(DF(), n.eps)),
        weight_decay(hn::Set(DF(), n.weight_decay)),
        step_size(hn::Set(DF(), n.step_size)),
        scale(hn::Set(DF(), 1.0f / n.bias_correction2_sqrt)),
        decay(hn::Set(DF(), n.decay)) {}

  template <class Memory>
  HWY_INLINE void operator()(const Memory& io, int64_t i) const {
    VF p = io.load(a.param + i), g = io.load(a.grad + i);
    if constexpr (kDecoupled) p = hn::Mul(p, decay);
    if constexpr (kWeightDecay) g = hn::Add(g, hn::Mul(p, weight_decay));
    const VF m0 = io.load(a.slot[0] + i), v0 = io.load(a.slot[1] + i);
    const VF m = hn::Add(m0, hn::Mul(hn::Sub(g, m0), one_minus_beta1));
    const VF v = hn::Add(hn::Mul(v0, beta2), hn::Mul(hn::Mul(g, g), one_minus_beta2));
    VF largest = v;
    if constexpr (kAmsgrad) {
      const VF before = io.load(a.slot[2] + i);
      largest = hn::IfThenElse(hn::IsNaN(v), v, hn::Max(v, before));
      io.store(largest, a.new_slot[2] + i);
    }
    const VF denominator = hn::Add(hn::Mul(hn::Sqrt(largest), scale), eps);
    io.store(hn::Sub(p, quotient(hn::Mul(step_size, m), denominator)), a.new_param + i);
    io.store(m, a.new_slot[0] + i);
    io.store(v, a.new_slot[1] + i);
  }
};
template <bool kDecoupled, bool kWeightDecay, bool kAmsgrad>
void run_adam(const StepArgs& a, const AdamNumbers& n) {
  for_vectors(a.count, Adam<kDecoupled, kWeightDecay, kAmsgrad>(a, n));
}

template <bool kMomentum, bool kWeightDecay, bool kNesterov>
struct Sgd {
  const StepArgs& a;
  VF lr, keep, momentum, weight_decay;
  Sgd(const StepArgs& args, const SgdNumbers& n)
      : a(args),
        lr(hn::Set(DF(), n.lr)),
        keep(hn::Set(DF(), n.keep)),
        momentum(hn::Set(DF(), n.momentum)),
        weight_decay(hn::Set(DF(), n.weight_decay)) {}

  template <class Memory>
  HWY_INLINE void operator()(const Memory& io, int64_t i) const {
    const VF p = io.load(a.param + i);
    VF g = io.load(a.grad + i);
    if constexpr (kWeightDecay) g = hn::Add(g, hn::Mul(p, weight_decay));
    if constexpr (kMomentum) {
      const VF buffer = hn::Add(hn::Mul(io.load(a.slot[0] + i), momentum), hn::Mul(g, keep));
      io.store(buffer, a.new_slot[0] + i);
      g = kNesterov ? hn::Add(g, hn::Mul(buffer, momentum)) : buffer;
    }
    io.store(hn::Sub(p, hn::Mul(lr, g)), a.new_param + i);
  }
};
template <bool kMomentum, bool kWeightDecay, bool kNesterov>
void run_sgd(const StepArgs& a, const SgdNumbers& n) {
  for_vectors(a.count, Sgd<kMomentum, kWeightDecay, kNesterov>(a, n));
}

template <bool kWeightDecay>
struct Adadelta {
  const StepArgs& a;
  VF lr, rho, one_minus_rho, eps, weight_decay;
  Adadelta(const StepArgs& args, const AdadeltaNumbers& n)
      : a(args),
        lr(hn::Set(DF(), n.lr)),
        rho(hn::Set(DF(), n.rho)),
        one_minus_rho(hn::Set(DF(), n.one_minus_rho)),
        eps(hn::Set(DF(), n.eps)),
        weight_decay(hn::Set(DF(), n.weight_decay)) {}

  HWY_INLINE VF running_square(VF before, VF x) const {
    return hn::Add(hn::Mul(before, rho), hn::Mul(hn::Mul(x, x), one_minus_rho));
  }
  template <class Memory>
  HWY_INLINE void operator()(const Memory& io, int64_t i) const {
    const VF p = io.load(a.param + i), u = io.load(a.slot[1] + i);
    VF g = io.load(a.grad + i);
    if constexpr (kWeightDecay) g = hn::Add(g, hn::Mul(p, weight_decay));
    const VF v = running_square(io.load(a.slot[0] + i), g);
    // One root instead of two.
    const VF delta = hn::Mul(hn::Sqrt(quotient(hn::Add(u, eps), hn::Add(v, eps))), g);
    io.store(hn::Sub(p, hn::Mul(lr, delta)), a.new_param + i);
    io.store(v, a.new_slot[0] + i);
    io.store(running_square(u, delta), a.new_slot[1] + i);
  }
};
template <bool kWeightDecay>
void run_adadelta(const StepArgs& a, const AdadeltaNumbers& n) {
  for_vectors(a.count, Adadelta<kWeightDecay>(a, n));
}

int32_t magnitude(const float* x, int64_t count) {
  const DI d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  const auto* bits = reinterpret_cast<const int32_t*>(x);
  const auto absolute = hn::Set(d, INT32_MAX);
  auto a = hn::Zero(d), b = a;
  int64_t i = 0;
  for (; i + 2 * lanes <= count; i += 2 * lanes) {
    a = hn::Max(a, hn::And(hn::LoadU(d, bits + i), absolute));
    b = hn::Max(b, hn::And(hn::LoadU(d, bits + i + lanes), absolute));
  }
  for (; i < count; i += lanes) {
    const int64_t n = count - i < lanes ? count - i : lanes;
    const auto v =
        n == lanes ? hn::LoadU(d, bits + i) : load_tail(d, bits + i, static_cast<size_t>(n));
    a = hn::Max(a, hn::And(v, absolute));
  }
  return hn::GetLane(hn::MaxOfLanes(d, hn::Max(a, b)));
}

double squares(const float* x, int64_t count) {
  const DF d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  VF a = hn::Zero(d), b = a;
  int64_t i = 0;
  for (; i + 2 * lanes <= count; i += 2 * lanes) {
    const VF u = hn::LoadU(d, x + i), v = hn::LoadU(d, x + i + lanes);
    a = hn::Add(a, hn::Mul(u, u));
    b = hn::Add(b, hn::Mul(v, v));
  }
  for (; i < count; i += lanes) {
    const int64_t n = count - i < lanes ? count - i : lanes;
    const VF v = n == lanes ? hn::LoadU(d, x + i) : load_tail(d, x + i, static_cast<size_t>(n));
    a = hn::Add(a, hn::Mul(v, v));
  }
  return static_cast<double>(hn::GetLane(hn::SumOfLanes(d, hn::Add(a, b))));
}

AdamFn pick_adam(bool decoupled, bool weight_decay, bool amsgrad) {
  constexpr AdamFn kTable[] = {run_adam<false, false, false>, run_adam<false, false, true>,
                               run_adam<false, true, false>,  run_adam<false, true, true>,
                               run_adam<true, false, false>,  run_adam<true, false, true>};
  return kTable[decoupled ? 4 + amsgrad : 2 * weight_decay + amsgrad];
}
SgdFn pick_sgd(bool momentum, bool weight_decay, bool nesterov) {
  constexpr SgdFn kTable[] = {run_sgd<false, false, false>, run_sgd<false, true, false>,
                              run_sgd<true, false, false>,  run_sgd<true, true, false>,
                              run_sgd<true, false, true>,   run_sgd<true, true, true>};
  return kTable[(momentum ? (nesterov ? 4 : 2) : 0) + weight_decay];
}
AdadeltaFn pick_adadelta(bool weight_decay) {
  return weight_decay ? run_adadelta<true> : run_adadelta<false>;
}
MagnitudeFn pick_magnitude() { return magnitude; }
SquaresFn pick_squares() { return squares; }

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace fullbore::cpu {
HWY_EXPORT(pick_adam);
HWY_EXPORT(pick_sgd);
HWY_EXPORT(pick_adadelta);
HWY_EXPORT(pick_magnitude);
HWY_EXPORT(pick_squares);
AdamFn adam_kernel(bool decoupled, bool weight_decay, bool amsgrad) {
  return HWY_DYNAMIC_DISPATCH(pick_adam)(decoupled, weight_decay, amsgrad);
}
SgdFn sgd_kernel(bool momentum, bool weight_decay, bool nesterov) {
  return HWY_DYNAMIC_DISPATCH(pick_sgd)(momentum, weight_decay, nesterov);
}
AdadeltaFn adadelta_kernel(bool weight_decay) {
  return HWY_DYNAMIC_DISPATCH(pick_adadelta)(weight_decay);
}
MagnitudeFn magnitude_kernel() { return HWY_DYNAMIC_DISPATCH(pick_magnitude)(); }
SquaresFn squares_kernel() { return HWY_DYNAMIC_DISPATCH(pick_squares)(); }
}  // namespace fullbore::cpu
#endif
