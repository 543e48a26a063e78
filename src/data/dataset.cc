#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

#include "base/rng.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace {

// The type of one sample of an array of samples.
Type sample_type(const Array& all) { return {all.dtype(), all.shape().without(0)}; }

// Copies rows; asks for lines of later rows ahead, as rows in random order miss every cache.
void gather_rows(const Array& all, std::span<const int64_t> indices, std::byte* out) {
  constexpr size_t kAhead = 4, kLine = 64, kLargeRow = 4096;
  const auto row = static_cast<size_t>(sample_type(all).bytes());
  if (row == 0) return;
  const std::byte* base = all.data();
  for (size_t i = 0; i < indices.size(); ++i) {
    if (i + kAhead < indices.size() && row < kLargeRow) {
      const std::byte* later = base + static_cast<size_t>(indices[i + kAhead]) * row;
      for (size_t at = 0; at < row; at += kLine) __builtin_prefetch(later + at);
    }
    std::memcpy(out + i * row, base + static_cast<size_t>(indices[i]) * row, row);
  }
}

template <typename T>
constexpr bool kIsReal = std::is_same_v<T, float> || std::is_same_v<T, double> ||
                         std::is_same_v<T, bfloat16> || std::is_same_v<T, float16>;

void check_finite(const Array& a, const std::string& name,
                  const std::vector<std::string>& columns) {
  if (a.numel() == 0) return;
  const auto row = static_cast<size_t>(a.numel() / a.shape()[0]);
  dispatch(a.dtype(), [&]<typename T>() {
    if constexpr (kIsReal<T>) {
      using Real = std::conditional_t<std::is_same_v<T, double>, double, float>;
      const auto values = a.span<T>();
      for (size_t i = 0; i < values.size(); ++i) {
        const auto v = static_cast<Real>(values[i]);
        if (std::isfinite(v)) [[likely]]
          continue;
        const size_t column = i % row;
        const std::string title = column < columns.size() ? " ('" + columns[column] + "')" : "";
        fail("[data] expected finite numbers in ", name, ", got ", v, " at row ", i / row,
             ", column ", column, title, "; clean the data, or set allow_nonfinite");
      }
    }
  });
}

// Class ids are i32 in step programs.
constexpr int64_t kMaxClasses = std::numeric_limits<int32_t>::max();

// Checks integer labels; returns the number of classes.
int64_t check_labels(const Array& y, const TensorOptions& options) {
  const int64_t end = options.num_classes > 0 ? options.num_classes : kMaxClasses;
  int64_t largest = -1;
  dispatch(y.dtype(), [&]<typename T>() {
    if constexpr (std::is_integral_v<T>) {
      const auto labels = y.span<T>();
      const int64_t row = labels.empty() ? 1 : y.numel() / y.shape()[0];
      for (size_t i = 0; i < labels.size(); ++i) {
        const auto label = static_cast<int64_t>(labels[i]);
        if (label == options.ignore_index) continue;
        largest = std::max(largest, label);
        if (label >= 0 && label < end) continue;
        const std::string range = options.num_classes > 0 || label >= end
                                      ? str_cat("0 to ", end - 1)
                                      : std::string("0 or more");
        fail("[data] expected labels of ", range, " in ", options.y_name, ", got ", label,
             " at index ", static_cast<int64_t>(i) / row);
      }
    }
  });
  return options.num_classes > 0 ? options.num_classes : largest + 1;
}

}  // namespace

DatasetRef::DatasetRef(Checked, std::shared_ptr<const Dataset> dataset) : ptr_(std::move(dataset)) {
  if (ptr_ == nullptr) fail("[data] expected a dataset, got a null pointer");
}

TensorDataset::TensorDataset(Array x, Array y, const TensorOptions& options)
    : data_(make(std::move(x), std::move(y), options)) {}

TensorDataset::TensorDataset(Array x, const TensorOptions& options) {
  Array none(DType::f32, {x.shape().rank() > 0 ? x.shape()[0] : 0, 0});
  data_ = make(std::move(x), std::move(none), options);
}

std::shared_ptr<const TensorDataset::Data> TensorDataset::make(Array x, Array y,
                                                               const TensorOptions& options) {
  if (x.shape().rank() == 0 || y.shape().rank() == 0)
    fail("[data] expected x and y of shape [N, ...], got ", x.type(), " and ", y.type());
  if (x.shape()[0] != y.shape()[0])
    fail("[data] expected as many samples in ", options.x_name, " as labels in ", options.y_name,
         ", got ", x.shape()[0], " and ", y.shape()[0]);
  if (options.num_classes < 0 || options.num_classes > kMaxClasses)
    fail("[data] expected num_classes of 0 to ", kMaxClasses, ", got ", options.num_classes);
  if (options.floats) {
    for (Array* a : {&x, &y})
      if (is_float(a->dtype()) && a->dtype() != *options.floats) *a = a->to(*options.floats);
  }
  if (!options.allow_nonfinite) {
    check_finite(x, options.x_name, options.columns);
    check_finite(y, options.y_name, {});
  }
  int64_t num_classes = 0;
  if (is_integer(y.dtype())) {
    num_classes = check_labels(y, options);
    if (y.dtype() != DType::i64) y = y.dtype() == DType::i32 ? std::move(y) : y.to(DType::i32);
  }
  const auto names = static_cast<int64_t>(options.class_names.size());
  if (names > 0 && names != num_classes)
    fail("[data] expected a name for each of ", num_classes, " classes, got ", names);
  return std::make_shared<const Data>(
      Data{std::move(x), std::move(y), num_classes, options.class_names});
}

Type TensorDataset::x_type() const { return sample_type(data_->x); }
Type TensorDataset::y_type() const { return sample_type(data_->y); }

int64_t TensorDataset::num_tokens() const {
  const Array& x = data_->x;
  if (!is_integer(x.dtype()) || x.dtype() == DType::u8 || x.numel() == 0) return 0;
  int64_t count = 0;
  dispatch(x.dtype(), [&]<typename T>() {
    if constexpr (std::is_integral_v<T>) {
      const auto [low, high] = std::ranges::minmax(x.span<T>());
      count = low < T{0} ? kNegativeTokens : static_cast<int64_t>(high) + 1;
    }
  });
  return count;
}

void TensorDataset::gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const {
  gather_rows(data_->x, indices, x);
  gather_rows(data_->y, indices, y);
}

Subset::Subset(DatasetRef dataset, std::vector<int64_t> indices) : dataset_(std::move(dataset)) {
  for (size_t i = 0; i < indices.size(); ++i) {
    if (indices[i] < 0 || indices[i] >= dataset_->size())
      fail("[data] expected indices of 0 to ", dataset_->size() - 1, ", got ", indices[i],
           " at place ", i);
  }
  indices_ = std::make_shared<const std::vector<int64_t>>(std::move(indices));
}

void Subset::gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const {
  const auto x_row = static_cast<size_t>(x_type().bytes());
  const auto y_row = static_cast<size_t>(y_type().bytes());
  std::array<int64_t, 64> inner;  // part by part: a training step allocates nothing
  for (size_t at = 0; at < indices.size(); at += inner.size()) {
    const size_t count = std::min(inner.size(), indices.size() - at);
    for (size_t i = 0; i < count; ++i) inner[i] = (*indices_)[static_cast<size_t>(indices[at + i])];
    dataset_->gather(std::span(inner).first(count), x + at * x_row, y + at * y_row);
  }
}

std::vector<Subset> random_split(const DatasetRef& dataset, const std::vector<int64_t>& lengths,
                                 uint64_t seed) {
  int64_t total = 0;
  for (int64_t length : lengths) {
    if (length < 0 || length > dataset->size() - total)
      fail("[data] expected split lengths that add up to ", dataset->size(), " samples, got ",
           length, " after ", total);
    total += length;
  }
  if (total != dataset->size())
    fail("[data] expected split lengths that add up to ", dataset->size(), " samples, got ", total);
  // A stream of its own: the parts must not follow the order of an epoch of the same seed.
  constexpr uint64_t kSplitStream = 0x73706c6974ull;
  const std::vector<int64_t> order = random_permutation(total, seed, kSplitStream);
  std::vector<Subset> parts;
  auto at = order.begin();
  for (int64_t length : lengths) {
    parts.emplace_back(dataset, std::vector<int64_t>(at, at + length));
    at += length;
  }
  return parts;
}

std::vector<Subset> random_split_fractions(const DatasetRef& dataset,
                                           const std::vector<double>& fractions, uint64_t seed) {
  const double sum = std::accumulate(fractions.begin(), fractions.end(), 0.0);
  const bool valid =
      std::all_of(fractions.begin(), fractions.end(), [](double f) { return f >= 0; });
  if (!valid || !(std::abs(sum - 1) <= 1e-9))
    fail("[data] expected fractions of 0 or more that add up to 1, got a sum of ", sum);
  std::vector<int64_t> lengths;
  int64_t left = dataset->size();
  for (double f : fractions) {
    // The small term keeps 0.1 * 30 at 3.
    const double exact = f * static_cast<double>(dataset->size());
    lengths.push_back(std::min(left, static_cast<int64_t>(exact + 1e-6)));
    left -= lengths.back();
  }
  for (size_t i = 0; left > 0; i = (i + 1) % lengths.size(), --left) ++lengths[i];
  return random_split(dataset, lengths, seed);
}

}  // namespace fullbore::data
