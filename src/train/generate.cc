#include "fullbore/generate.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "base/rng.h"

namespace fullbore::train {
namespace {

constexpr int64_t kBytes = 256;

void check(const SampleOptions& o) {
  if (!(o.temperature >= 0 && std::isfinite(o.temperature)))
    fail("[generate] expected a temperature of 0 or more, got ", o.temperature);
  if (o.top_k < 0) fail("[generate] expected top_k of 0 or more, got ", o.top_k);
  if (!(o.top_p > 0 && o.top_p <= 1))
    fail("[generate] expected top_p above 0 and at most 1, got ", o.top_p);
}

void check_finite(std::span<const float> logits) {
  for (const float l : logits)
    if (!std::isfinite(l)) fail("[generate] expected finite logits, got ", l);
}

// How many tokens of the sorted, not normalised probabilities stay.
size_t kept_by_top_p(const std::vector<double>& p, double top_p) {
  const double total = std::accumulate(p.begin(), p.end(), 0.0);
  double sum = 0;
  for (size_t i = 0; i < p.size(); ++i)
    if ((sum += p[i]) >= top_p * total) return i + 1;
  return p.size();
}

}  // namespace

int64_t sample_token(std::span<const float> logits, const SampleOptions& o, double uniform) {
  check(o);
  if (logits.empty()) throw Error("[generate] expected logits, got none");
  check_finite(logits);
  std::vector<int64_t> order(logits.size());
  std::iota(order.begin(), order.end(), int64_t{0});
  const auto at = [&](int64_t token) { return logits[static_cast<size_t>(token)]; };
  // Among equals the lower number comes first, so that nothing depends on the sort.
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return at(a) > at(b); });
  if (o.temperature == 0) return order[0];
  if (o.top_k > 0) order.resize(std::min(order.size(), static_cast<size_t>(o.top_k)));
  std::vector<double> p;
  for (const int64_t token : order)
    p.push_back(std::exp((double{at(token)} - double{at(order[0])}) / o.temperature));
  if (o.top_p < 1) p.resize(kept_by_top_p(p, o.top_p));
  const double target = uniform * std::accumulate(p.begin(), p.end(), 0.0);
  double sum = 0;
  for (size_t i = 0; i < p.size(); ++i)
    if ((sum += p[i]) > target) return order[i];
  return order[p.size() - 1];
}

struct Generator::Impl {
  Evaluator evaluator;
  int64_t block_size;
  SampleOptions options;
  Rng rng;
  std::string window{};  // the last block_size bytes

  char next() {
    if (window.empty()) throw Error("[generate] expected a prompt of at least one byte, got none");
    // What stands behind the text does not matter to a causal model.
    Array x = Array::zeros({DType::u8, {1, block_size}});
    std::memcpy(x.data(), window.data(), window.size());
    const Array& y = evaluator.predict(batch_of(std::move(x)));
    const Shape& shape = y.shape();
    if (shape.rank() != 3 || shape[1] != block_size || y.dtype() != DType::f32)
      fail("[generate] expected a model that gives f32[1,", block_size, ",tokens] for u8[1,",
           block_size, "], got ", y.type());
    const int64_t tokens = shape[2], last = static_cast<int64_t>(window.size()) - 1;
    const auto logits = y.span<float>().subspan(static_cast<size_t>(last * tokens),
                                                static_cast<size_t>(std::min(tokens, kBytes)));
    append(static_cast<char>(sample_token(logits, options, rng.uniform())));
    return window.back();
  }

  // A batch that says how large a vocabulary it needs.
  data::Batch batch_of(Array x) const {
    data::Batch batch(std::move(x), Array(DType::f32, {1, 0}));
    for (const char c : window)
      batch.num_tokens = std::max(batch.num_tokens, int64_t{static_cast<unsigned char>(c)} + 1);
    return batch;
  }

  void append(char c) {
    if (static_cast<int64_t>(window.size()) == block_size) window.erase(0, 1);
    window += c;
  }
};

Generator::Generator(nn::Module& model, int64_t block_size, const SampleOptions& options,
                     const EvalOptions& run) {
  check(options);
  if (block_size < 1 || block_size > std::numeric_limits<int32_t>::max())
    fail("[generate] expected a block_size of 1 or more, got ", block_size);
  impl_.reset(new Impl{Evaluator(model, nullptr, run), block_size, options, Rng(options.seed)});
}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

void Generator::prompt(std::string_view text) {
  if (text.empty()) throw Error("[generate] expected a prompt of at least one byte, got none");
  const auto most = static_cast<size_t>(impl_->block_size);
  impl_->window = text.substr(text.size() - std::min(text.size(), most));
}

char Generator::next() { return impl_->next(); }

std::string generate(nn::Module& model, int64_t block_size, std::string_view prompt, int64_t bytes,
                     const SampleOptions& options, const EvalOptions& run) {
  if (bytes < 0) fail("[generate] expected 0 bytes or more, got ", bytes);
  Generator generator(model, block_size, options, run);
  generator.prompt(prompt);
  std::string text(prompt);
  for (int64_t i = 0; i < bytes; ++i) text += generator.next();
  return text;
}

}  // namespace fullbore::train
