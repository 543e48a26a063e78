// Datasets in memory and the Loader: order, padding, resume, errors from threads, early exits.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <thread>

#include "files.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace {
using testing::error_of;
using testing::expect_contains;

// x[i] = {i, i + 0.5}, y[i] = i.
TensorDataset in_memory(int64_t n) {
  Array x(DType::f32, {n, 2}), y(DType::i32, {n});
  for (int64_t i = 0; i < n; ++i) {
    x.set(2 * i, static_cast<double>(i));
    x.set(2 * i + 1, static_cast<double>(i) + 0.5);
    y.set(i, static_cast<double>(i));
  }
  return TensorDataset(std::move(x), std::move(y));
}

// The same, made ahead by the loader's threads as data from elsewhere is.
struct Streamed : TensorDataset {
  explicit Streamed(const TensorDataset& d) : TensorDataset(d) {}
  bool in_memory() const override { return false; }
};
Streamed numbered(int64_t n) { return Streamed(in_memory(n)); }

std::vector<int64_t> labels_of(const Batch& batch) {
  std::vector<int64_t> out;
  for (int64_t i = 0; i < batch.size; ++i) out.push_back(static_cast<int64_t>(batch.y().at(i)));
  return out;
}

// Everything a batch holds, to compare.
std::vector<double> contents(const Batch& b) {
  std::vector<double> out = {double(b.size), double(b.index), double(b.epoch), double(b.first)};
  for (const Array* a : {&b.x(), &b.y(), &b.sample_weight, &b.sample_index})
    for (int64_t i = 0; i < a->numel(); ++i) out.push_back(a->at(i));
  return out;
}

std::vector<std::vector<double>> epochs_of(Loader& loader, int epochs) {
  std::vector<std::vector<double>> out;
  for (int e = 0; e < epochs; ++e)
    for (const Batch& batch : loader) out.push_back(contents(batch));
  return out;
}

TEST(TensorData, RefusesWhatDoesNotFit) {
  const Array x = Array::zeros({DType::f32, {3, 2}});
  const auto labels = [](std::vector<int32_t> v) {
    return Array::from<int32_t>({static_cast<int64_t>(v.size())}, v);
  };
  expect_contains(error_of([&] {
                    TensorDataset(x, labels({0, 1}));
                  }),
                  "expected as many samples in x as labels in y, got 3 and 2");
  expect_contains(error_of([&] {
                    TensorDataset(x, labels({0, -1, 2}));
                  }),
                  "expected labels of 0 or more in y, got -1 at index 1");
  TensorOptions two;
  two.num_classes = 2;
  expect_contains(error_of([&] {
                    TensorDataset(x, labels({0, 1, 2}), two);
                  }),
                  "expected labels of 0 to 1 in y, got 2 at index 2");
  two.ignore_index = -100;
  // One more would not fit the ids of classes.
  for (const int64_t label : {int64_t{2147483647}, std::numeric_limits<int64_t>::max()}) {
    const Array y = Array::from<int64_t>({3}, std::vector<int64_t>{0, label, 1});
    expect_contains(error_of([&] { TensorDataset(x, y); }),
                    str_cat("expected labels of 0 to 2147483646 in y, got ", label, " at index 1"));
  }
  const Array large = Array::from<int64_t>({3}, std::vector<int64_t>{0, 2147483646, 1});
  EXPECT_EQ(TensorDataset(x, large).num_classes(), 2147483647);
  TensorOptions many;
  many.num_classes = int64_t{1} << 31;
  expect_contains(error_of([&] {
                    TensorDataset(x, labels({0, 1, 2}), many);
                  }),
                  "expected num_classes of 0 to 2147483647, got 2147483648");
  EXPECT_EQ(TensorDataset(x, labels({0, -100, 1}), two).num_classes(), 2);
  expect_contains(error_of([&] { TensorDataset(Array::scalar(1.0f), labels({0})); }),
                  "expected x and y of shape [N, ...], got f32[] and i32[1]");
  two.class_names = {"a"};
  expect_contains(error_of([&] {
                    TensorDataset(x, labels({0, 1, 1}), two);
                  }),
                  "expected a name for each of 2 classes, got 1");
}

TEST(TensorData, FindsNonfiniteNumbers) {
  for (DType dtype : {DType::f32, DType::f64, DType::bf16, DType::f16}) {
    for (double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
      Array x = Array::zeros({dtype, {3, 4}});
      x.set(6, bad);
      TensorOptions options;
      options.x_name = "table";
      options.columns = {"a", "b", "c", "d"};
      const std::string e = error_of([&] { TensorDataset(x, options); });
      expect_contains(e, "expected finite numbers in table, got ");
      expect_contains(e, "at row 1, column 2 ('c')");
      options.allow_nonfinite = true;
      EXPECT_EQ(TensorDataset(x, options).size(), 3);
    }
  }
  Array y = Array::zeros({DType::f32, {2}});
  y.set(1, std::nan(""));
  expect_contains(error_of([&] {
                    TensorDataset(Array::zeros({DType::u8, {2, 1}}), y);
                  }),
                  "in y, got nan at row 1");
}

TEST(TensorData, SmallLabelsBecomeI32) {
  const Array x = Array::zeros({DType::u8, {2, 1}});
  for (DType dtype : {DType::u8, DType::i8, DType::u32, DType::i32}) {
    const TensorDataset d(x, Array::full({dtype, {2}}, 3));
    EXPECT_EQ(to_string(d.y().type()), "i32[2]");
    EXPECT_EQ(d.num_classes(), 4);
  }
  EXPECT_EQ(to_string(TensorDataset(x, Array::full({DType::i64, {2}}, 3)).y().type()), "i64[2]");
}

TEST(RandomSplit, PartsAreDisjointAndCoverEverything) {
  const auto data = numbered(100);
  const auto parts = random_split(data, {70, 30}, 1);
  std::vector<int64_t> all;
  for (const Subset& part : parts)
    all.insert(all.end(), part.indices().begin(), part.indices().end());
  EXPECT_EQ(parts[0].size(), 70);
  EXPECT_NE(all, random_split(data, {100}, 2)[0].indices());
  EXPECT_EQ(all, random_split(data, {100}, 1)[0].indices());
  EXPECT_FALSE(std::is_sorted(all.begin(), all.end()));
  std::sort(all.begin(), all.end());
  for (int64_t i = 0; i < 100; ++i) EXPECT_EQ(all[static_cast<size_t>(i)], i);
  const auto thirds = random_split_fractions(numbered(100), {0.5, 0.25, 0.25}, 1);
  EXPECT_EQ(thirds[1].size(), 25);
  const auto uneven = random_split_fractions(numbered(10), {1.0 / 3, 1.0 / 3, 1.0 / 3}, 1);
  EXPECT_EQ(uneven[0].size() * 100 + uneven[1].size() * 10 + uneven[2].size(), 433);
  expect_contains(error_of([&] { random_split(data, {70, 31}); }), "add up to 100 samples");
  expect_contains(error_of([&] { random_split(data, {70, 29}); }), "got 99");
  expect_contains(error_of([&] { random_split(data, {-1, 101}); }), "got -1");
  expect_contains(error_of([&] { random_split_fractions(data, {0.5, 0.6}); }), "got a sum of 1.1");
  expect_contains(error_of([&] { random_split_fractions(data, {}); }), "got a sum of 0");
}

TEST(SubsetData, TakesTheGivenSamples) {
  const auto data = numbered(10);
  Loader loader(Subset(data, {7, 3, 3}), {.batch_size = 3});
  EXPECT_EQ(labels_of(*loader.begin()), (std::vector<int64_t>{7, 3, 3}));
  expect_contains(error_of([&] {
                    Subset(data, {0, 10});
                  }),
                  "expected indices of 0 to 9, got 10 at place 1");
}

TEST(LoaderTest, ShuffledEpochTakesEverySampleOnce) {
  Loader loader(numbered(103), {.batch_size = 10, .shuffle = true, .seed = 5});
  std::vector<std::vector<int64_t>> epochs;
  for (int e = 0; e < 3; ++e) {
    std::vector<int64_t> seen;
    for (const Batch& batch : loader) {
      const auto labels = labels_of(batch);
      seen.insert(seen.end(), labels.begin(), labels.end());
      EXPECT_EQ(batch.epoch, e);
      for (int64_t i = 0; i < batch.size; ++i)
        EXPECT_EQ(batch.x().at(2 * i + 1), static_cast<double>(labels[i]) + 0.5);
    }
    EXPECT_EQ(seen, loader.order(e));
    epochs.push_back(seen);
    std::sort(seen.begin(), seen.end());
    std::vector<int64_t> all(103);
    std::iota(all.begin(), all.end(), 0);
    EXPECT_EQ(seen, all);
  }
  EXPECT_NE(epochs[0], epochs[1]);
  EXPECT_NE(epochs[1], epochs[2]);
}

TEST(LoaderTest, LastBatchIsPaddedWithItsFirstRow) {
  Loader loader(numbered(7), {.batch_size = 4});
  EXPECT_EQ(loader.num_batches(), 2);
  EXPECT_EQ(loader.num_samples(), 7);
  for (int epoch = 0; epoch < 2; ++epoch) {
    int64_t index = 0;
    for (const Batch& b : loader) {
      EXPECT_EQ(b.index, index);
      EXPECT_EQ(b.first, 4 * index);
      EXPECT_EQ(b.size, index == 0 ? 4 : 3);
      EXPECT_EQ(to_string(b.x_type()), "f32[4,2]");
      EXPECT_EQ(to_string(b.sample_index.type()), "u32[4]");
      const double last = index == 0 ? 3 : 4;
      EXPECT_EQ(b.y().at(3), last);
      EXPECT_EQ(b.x().at(7), last + 0.5);
      EXPECT_EQ(b.sample_weight.at(2), 1);
      EXPECT_EQ(b.sample_weight.at(3), index == 0 ? 1 : 0);
      EXPECT_EQ(b.sample_index.at(1), static_cast<double>(7 * epoch + 4 * index + 1));
      ++index;
    }
    EXPECT_EQ(index, 2);
  }
}

TEST(LoaderTest, DropLastAndLargeBatches) {
  Loader drop(numbered(7), {.batch_size = 4, .drop_last = true});
  EXPECT_EQ(drop.num_batches(), 1);
  EXPECT_EQ(drop.num_samples(), 4);
  EXPECT_EQ(epochs_of(drop, 2).size(), 2u);
  Loader one(numbered(3), {.batch_size = 100});
  const Batch& batch = *one.begin();
  EXPECT_EQ(batch.size, 3);
  const auto weights = batch.sample_weight.span<float>();
  EXPECT_EQ(std::accumulate(weights.begin(), weights.end(), 0.0f), 3);
}

TEST(LoaderTest, BatchesDoNotDependOnWorkersOrPrefetch) {
  LoaderOptions options{.batch_size = 3, .shuffle = true, .num_workers = 0, .seed = 9};
  for (int64_t n : {1, 2, 40, 100}) {
    Loader reference(numbered(n), options);
    const auto want = epochs_of(reference, 5);
    for (int workers : {1, 2, 5}) {
      for (int prefetch : {0, 1, 2, 3, 7, 100}) {
        LoaderOptions other = options;
        other.num_workers = workers;
        other.prefetch = prefetch;
        Loader loader(numbered(n), other);
        EXPECT_EQ(epochs_of(loader, 5), want) << n << ' ' << workers << ' ' << prefetch;
      }
    }
  }
}

TEST(LoaderTest, BatchesInMemoryAreTheSame) {
  const LoaderOptions options{.batch_size = 30, .shuffle = true, .seed = 9};
  for (int64_t n : {1, 40, 100}) {
    Loader streamed(numbered(n), options), whole(in_memory(n), options);
    EXPECT_EQ(epochs_of(whole, 3), epochs_of(streamed, 3)) << n;
    std::vector<int64_t> backwards(static_cast<size_t>(n));
    for (int64_t i = 0; i < n; ++i) backwards[static_cast<size_t>(i)] = n - 1 - i;
    Loader a(Subset(numbered(n), backwards), options), b(Subset(in_memory(n), backwards), options);
    EXPECT_TRUE(b.dataset().in_memory());
    EXPECT_EQ(epochs_of(a, 2), epochs_of(b, 2)) << n;
  }
}

// As a step's threads do it.
TEST(LoaderTest, PartsOfABatchMayBeFilledByDifferentThreads) {
  Loader loader(in_memory(100), {.batch_size = 7, .shuffle = true});
  Loader other(in_memory(100), {.batch_size = 7, .shuffle = true});
  const auto want = epochs_of(other, 1);
  size_t at = 0;
  for (const Batch& batch : loader) {
    ASSERT_TRUE(batch.is_pending());
    for (int part = 0; part < 3; ++part) std::thread([&] { batch.fill(part, 3); }).join();
    batch.set_filled();
    EXPECT_EQ(contents(batch), want[at++]);
  }
  EXPECT_EQ(at, want.size());
}

TEST(LoaderTest, ACopyOfABatchOutlivesItsLoader) {
  Batch copy;
  std::vector<double> want;
  {
    Loader loader(in_memory(10), {.batch_size = 4, .shuffle = true});
    const Batch& batch = *loader.begin();
    copy = batch;
    want = contents(batch);
  }
  EXPECT_FALSE(copy.is_pending());
  EXPECT_EQ(contents(copy), want);
}

TEST(LoaderTest, ABatchOfOnesOwn) {
  const Batch b(Array::zeros({DType::f32, {3, 2}}), Array::zeros({DType::i32, {3}}), 2, 5);
  EXPECT_EQ(b.size, 2);
  EXPECT_EQ(b.sample_weight.at(1), 1);
  EXPECT_EQ(b.sample_weight.at(2), 0);
  EXPECT_EQ(b.sample_index.at(2), 7);
  expect_contains(error_of([] {
                    Batch(Array::zeros({DType::f32, {3, 2}}), Array::zeros({DType::i32, {2}}));
                  }),
                  "expected x [B, ...] and y [B, ...], got f32[3,2] and i32[2]");
  expect_contains(error_of([] {
                    Batch(Array::zeros({DType::f32, {3}}), Array::zeros({DType::i32, {3}}), 4);
                  }),
                  "at most 3 real samples, got 4");
}

TEST(LoaderTest, ResumeInMidEpochIsTheTail) {
  const LoaderOptions options{.batch_size = 4, .shuffle = true, .seed = 3};
  Loader whole(numbered(50), options);
  const auto all = epochs_of(whole, 3);
  for (int64_t batch : {0, 1, 12, 13}) {
    Loader resumed(numbered(50), options);
    resumed.begin_at(1, batch);
    EXPECT_EQ(resumed.epoch(), 1);
    const auto tail = epochs_of(resumed, 2);
    EXPECT_EQ(tail, std::vector(all.begin() + 13 + batch, all.end())) << batch;
  }
  Loader set(numbered(50), options);
  epochs_of(set, 1);
  set.set_epoch(2);
  EXPECT_EQ(epochs_of(set, 1), std::vector(all.begin() + 26, all.end()));
  expect_contains(error_of([&] { set.begin_at(0, 14); }),
                  "a batch of 0 to 13, got epoch 0, batch 14");
  expect_contains(error_of([&] { set.begin_at(-1, 0); }), "got epoch -1");
}

TEST(LoaderTest, LeavingALoopEndsItsEpoch) {
  for (int workers : {0, 1, 3}) {
    Loader loader(numbered(1000), {.batch_size = 4, .shuffle = true, .num_workers = workers});
    Loader other(numbered(1000), {.batch_size = 4, .shuffle = true, .num_workers = 0});
    const auto want = epochs_of(other, 2);
    for (const Batch& batch : loader)
      if (batch.index == 5) break;
    EXPECT_EQ(loader.epoch(), 0);
    EXPECT_EQ(epochs_of(loader, 1), std::vector(want.begin() + 250, want.end()));
    EXPECT_EQ(loader.epoch(), 2);
    EXPECT_EQ(loader.next(), nullptr);
  }
}

TEST(LoaderTest, StopsAtAnyMoment) {
  for (int i = 0; i < 200; ++i) {
    Loader loader(numbered(64), {.batch_size = 1, .num_workers = 1 + i % 3, .prefetch = 1 + i % 5});
    int left = i % 50;
    for (const Batch& batch : loader)
      if (left-- == 0 || batch.size == 0) break;
    if (i % 2 == 0) loader.begin();
  }
}

TEST(LoaderTest, GivenOrderIsReplayed) {
  Loader loader(numbered(4), {.batch_size = 2, .shuffle = true, .seed = 1});
  std::vector<std::vector<int64_t>> orders = {{3, 1, 0, 2}, {2, 2, 0, 1}};
  for (size_t e = 0; e < 2; ++e) {
    loader.set_order(orders[e]);
    std::vector<int64_t> seen;
    for (const Batch& batch : loader) {
      EXPECT_EQ(batch.epoch, static_cast<int64_t>(e));
      for (int64_t label : labels_of(batch)) seen.push_back(label);
    }
    EXPECT_EQ(seen, orders[e]);
  }
  loader.set_order({});
  Loader plain(numbered(4), {.batch_size = 2, .shuffle = true, .seed = 1});
  plain.set_epoch(2);
  EXPECT_EQ(epochs_of(loader, 1), epochs_of(plain, 1));
  expect_contains(error_of([&] { loader.set_order({0, 1}); }), "an order of 4 samples, got 2");
  expect_contains(error_of([&] { loader.set_order({0, 1, 2, 4}); }), "got 4 at place 3");
}

TEST(LoaderTest, SampleIndexWrapsAndEpochsMayBeLarge) {
  Loader loader(numbered(10), {.batch_size = 10});
  const int64_t epoch = int64_t{1} << 33;
  loader.set_epoch(epoch);
  const Batch& batch = *loader.begin();
  EXPECT_EQ(batch.epoch, epoch);
  EXPECT_EQ(batch.sample_index.span<uint32_t>()[3], 3u);
}

TEST(LoaderTest, RefusesOptionsThatMakeNoSense) {
  const auto data = numbered(10);
  struct Case {
    LoaderOptions options;
    const char* says;
  };
  const Case cases[] = {
      {{.batch_size = 0}, "expected a batch size of 1 or more, got 0"},
      {{.batch_size = 11, .drop_last = true}, "at most 10, the size of the dataset, got 11"},
      {{.batch_size = int64_t{1} << 60}, "needs more than 1 TB"},
      {{.batch_size = 1, .num_workers = -1}, "expected num_workers of 0 to 63, got -1"},
      {{.batch_size = 1, .prefetch = -1}, "expected prefetch of 0 to 65536, got -1"},
  };
  for (const Case& c : cases) expect_contains(error_of([&] { Loader(data, c.options); }), c.says);
  const TensorDataset empty(Array(DType::f32, {0, 3}));
  expect_contains(error_of([&] { Loader(empty, {}); }),
                  "expected a dataset with samples, got an empty one");
  expect_contains(error_of([&] { Loader(std::shared_ptr<TensorDataset>(), {}); }), "null pointer");
}

// Throws for one sample; slow when asked.
class Fragile : public Dataset {
 public:
  Fragile(int64_t bad, int milliseconds) : bad_(bad), milliseconds_(milliseconds) {}
  int64_t size() const override { return 20; }
  Type x_type() const override { return {DType::i32, {}}; }
  Type y_type() const override { return {DType::f32, {0}}; }
  void gather(std::span<const int64_t> indices, std::byte* x, std::byte*) const override {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds_));
    for (size_t i = 0; i < indices.size(); ++i) {
      if (indices[i] == bad_) fail("[fragile] sample ", bad_, " is bad");
      reinterpret_cast<int32_t*>(x)[i] = static_cast<int32_t>(indices[i]);
    }
  }

 private:
  int64_t bad_;
  int milliseconds_;
};

TEST(LoaderTest, ErrorsOfWorkersReachTheConsumerInTheirPlace) {
  for (int workers : {0, 1, 4}) {
    Loader loader(Fragile(9, 0), {.batch_size = 2, .num_workers = workers});
    for (int epoch = 0; epoch < 3; ++epoch) {
      int64_t seen = 0;
      const std::string e = error_of([&] {
        for (const Batch& batch : loader) {
          EXPECT_EQ(batch.epoch, epoch);
          ++seen;
        }
      });
      EXPECT_EQ(e, "[fragile] sample 9 is bad");
      EXPECT_EQ(seen, 4);
      EXPECT_EQ(loader.next(), nullptr);
    }
  }
}

// Classes say what labels may be, also of a dataset that nobody has looked through.
struct Labelled : Fragile {
  explicit Labelled(int32_t label) : Fragile(-1, 0), label_(label) {}
  Type y_type() const override { return {DType::i32, {}}; }
  int64_t num_classes() const override { return 3; }
  void gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const override {
    Fragile::gather(indices, x, nullptr);
    for (size_t i = 0; i < indices.size(); ++i)
      reinterpret_cast<int32_t*>(y)[i] = indices[i] == 5 ? label_ : 2;
  }
  int32_t label_;
};

TEST(LoaderTest, LabelsOutsideTheClasses) {
  for (const int32_t label : {3, -1, 2000000000}) {
    Loader loader(Labelled(label), {.batch_size = 4});
    EXPECT_EQ(error_of([&] { epochs_of(loader, 1); }),
              str_cat("[loader] expected labels of 0 to 2 (num_classes() is 3), got ", label,
                      " for sample 5"));
  }
  for (const int32_t label : {0, -100}) {
    Loader loader(Labelled(label), {.batch_size = 4});
    EXPECT_EQ(epochs_of(loader, 1).size(), 5u);
  }
}

TEST(LoaderTest, CountsTheTimeItWaited) {
  for (int workers : {0, 1}) {
    Loader slow(Fragile(-1, 3), {.batch_size = 2, .num_workers = workers});
    epochs_of(slow, 1);
    EXPECT_GE(slow.wait_seconds(), 0.02) << workers;
  }
}

TEST(LoaderTest, WorkersRunAheadButNotTooFar) {
  struct Counting : Fragile {
    explicit Counting(std::atomic<int>* made) : Fragile(-1, 0), made_(made) {}
    void gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const override {
      Fragile::gather(indices, x, y);
      ++*made_;
    }
    std::atomic<int>* made_;
  };
  std::atomic<int> made{0};
  Loader loader(Counting(&made), {.batch_size = 1, .num_workers = 1, .prefetch = 6});
  loader.begin();
  for (int i = 0; i < 1000 && made < 6; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(made, 6);
}

}  // namespace
}  // namespace fullbore::data
