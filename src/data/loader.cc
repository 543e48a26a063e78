// The ring of batches. Batches are numbered by tickets: 0, 1, ... from the place where the pipeline
// started, on across epochs. Ticket t lives in slot t mod ring size. Workers take whole chunks of
// tickets, a chunk being half the ring or less, and sleep until the consumer has emptied a chunk:
// so wake-ups are rare, and no core is burnt. Both sides hand over through one atomic per slot.
#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <exception>
#include <limits>
#include <mutex>
#include <numeric>
#include <system_error>
#include <thread>

#include "base/rng.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace {

using Order = std::shared_ptr<const std::vector<int64_t>>;

struct alignas(64) Slot {
  // Ticket + 1 of the batch that is ready here, mod 2^32; 0 at the start.
  std::atomic<uint32_t> ready{0};
  Batch batch;
  std::exception_ptr error;
};

uint32_t mark_of(int64_t ticket) { return static_cast<uint32_t>(ticket + 1); }

// Signals meant for the program (Ctrl-C) go to its own threads while this object lives, also in
// threads started meanwhile.
class BlockSignals {
 public:
  BlockSignals() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old_);
  }
  ~BlockSignals() { pthread_sigmask(SIG_SETMASK, &old_, nullptr); }
  BlockSignals(const BlockSignals&) = delete;
  BlockSignals& operator=(const BlockSignals&) = delete;

 private:
  sigset_t old_{};
};

Type batched(int64_t batch_size, const Type& sample) {
  return {sample.dtype, sample.shape.inserted(0, batch_size)};
}

}  // namespace

Batch::Batch(Array x, Array y, int64_t size_of, int64_t start)
    : size(size_of), first(start), x_(std::move(x)), y_(std::move(y)) {
  if (x_.shape().rank() == 0 || y_.shape().rank() == 0 || x_.shape()[0] != y_.shape()[0])
    fail("[batch] expected x [B, ...] and y [B, ...], got ", x_.type(), " and ", y_.type());
  const int64_t b = x_.shape()[0];
  if (size < 0) size = b;
  if (size > b) fail("[batch] expected at most ", b, " real samples, got ", size);
  sample_weight = Array(DType::f32, Shape{b});
  sample_index = Array(DType::u32, Shape{b});
  for (int64_t i = 0; i < b; ++i) {
    sample_weight.span<float>()[static_cast<size_t>(i)] = i < size ? 1.0f : 0.0f;
    sample_index.span<uint32_t>()[static_cast<size_t>(i)] = static_cast<uint32_t>(first + i);
  }
}

Batch::Batch(const Batch& other)
    : sample_weight(other.sample_weight),
      sample_index(other.sample_index),
      size(other.size),
      index(other.index),
      epoch(other.epoch),
      first(other.first),
      num_classes(other.num_classes),
      num_tokens(other.num_tokens),
      x_(other.x()),
      y_(other.y()) {}

Batch& Batch::operator=(const Batch& other) {
  if (this != &other) *this = Batch(other);
  return *this;
}

const Array& Batch::made(const Array& a) const {
  if (pending_) {
    fill(0, 1);
    set_filled();
  }
  return a;
}

void Batch::fill(int part, int parts) const noexcept {
  const size_t n = rows_.size(), from = n * static_cast<size_t>(part) / static_cast<size_t>(parts),
               to = n * (static_cast<size_t>(part) + 1) / static_cast<size_t>(parts);
  const auto row_of = [&](Array& a) {
    return a.data() + from * (static_cast<size_t>(a.bytes()) / n);
  };
  dataset_->gather(std::span(rows_).subspan(from, to - from), row_of(x_), row_of(y_));
}

class Loader::Impl {
 public:
  Impl(DatasetRef dataset, const LoaderOptions& options)
      : dataset_(std::move(dataset)),
        options_(options),
        num_workers_(dataset_->in_memory() ? 0 : options.num_workers) {
    check_options();
    const int64_t n = dataset_->size(), b = options_.batch_size;
    num_batches_ = options_.drop_last ? n / b : (n + b - 1) / b;
    make_ring();
  }
  ~Impl() { stop(); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  void begin() {
    // Between epochs the pipeline runs on; after a loop that was left, or a jump, it starts anew.
    if (!jump_ && in_epoch_) jump_ = Place{epoch_ + 1, 0};
    if (jump_) {
      stop();
      start_ = *jump_;
      jump_.reset();
      ticket_ = -1;
      epoch_ = start_.epoch;
      batch_ = start_.batch;
      restart_ring();
    } else {
      ++epoch_;
      batch_ = 0;
    }
    in_epoch_ = true;
  }

  const Batch* next() {
    if (!in_epoch_) return nullptr;
    release();
    if (batch_ == num_batches_) {
      in_epoch_ = false;
      return nullptr;
    }
    ++ticket_;
    ++batch_;
    holding_ = true;
    Slot& slot = slot_of(ticket_);
    wait_for(slot);
    if (slot.error != nullptr) {
      const std::exception_ptr error = slot.error;
      jump_ = Place{epoch_ + 1, 0};
      in_epoch_ = false;
      std::rethrow_exception(error);
    }
    return &slot.batch;
  }

  void begin_at(int64_t epoch, int64_t batch) {
    if (epoch < 0 || batch < 0 || batch > num_batches_)
      fail("[loader] expected an epoch of 0 or more and a batch of 0 to ", num_batches_,
           ", got epoch ", epoch, ", batch ", batch);
    jump_ = Place{epoch, batch};
  }

  int64_t epoch() const {
    if (in_epoch_) return epoch_;
    return jump_ ? jump_->epoch : epoch_ + 1;
  }

  void set_order(std::vector<int64_t> order) {
    const int64_t n = dataset_->size();
    if (!order.empty() && static_cast<int64_t>(order.size()) != n)
      fail("[loader] expected an order of ", n, " samples, got ", order.size());
    for (size_t i = 0; i < order.size(); ++i)
      if (order[i] < 0 || order[i] >= n)
        fail("[loader] expected indices of 0 to ", n - 1, " in the order, got ", order[i],
             " at place ", i);
    if (!jump_) jump_ = Place{in_epoch_ ? epoch_ + 1 : epoch(), 0};
    in_epoch_ = false;
    stop();
    fixed_order_ =
        order.empty() ? nullptr : std::make_shared<const std::vector<int64_t>>(std::move(order));
    for (KnownOrder& known : known_) known = {};
  }

  Order order(int64_t epoch) const {
    if (fixed_order_ != nullptr) return fixed_order_;
    const std::lock_guard lock(order_mutex_);
    KnownOrder& known = known_[static_cast<size_t>(epoch % 2)];
    if (known.order == nullptr || known.epoch != epoch) {
      if (options_.shuffle || known.order == nullptr) known.order = make_order(epoch);
      known.epoch = epoch;
    }
    return known.order;
  }

  const Dataset& dataset() const { return *dataset_; }
  const LoaderOptions& options() const { return options_; }
  int64_t num_batches() const { return num_batches_; }
  int64_t num_samples() const {
    return std::min(dataset_->size(), num_batches_ * options_.batch_size);
  }
  double wait_seconds() const { return wait_seconds_; }

 private:
  struct Place {
    int64_t epoch = 0, batch = 0;
  };
  struct KnownOrder {
    int64_t epoch = 0;
    Order order;
  };

  void check_options() const {
    const int64_t n = dataset_->size(), b = options_.batch_size;
    if (n <= 0) fail("[loader] expected a dataset with samples, got an empty one");
    if (b <= 0) fail("[loader] expected a batch size of 1 or more, got ", b);
    if (b > n && options_.drop_last)
      fail("[loader] expected a batch size of at most ", n, ", the size of the dataset, got ", b,
           "; with drop_last there would be no batch");
    if (options_.num_workers < 0 || options_.num_workers > 63)
      fail("[loader] expected num_workers of 0 to 63, got ", options_.num_workers);
    if (options_.prefetch < 0 || options_.prefetch > 65536)
      fail("[loader] expected prefetch of 0 to 65536, got ", options_.prefetch);
    // Sizes come from the user: refuse before they can overflow.
    const Type x = dataset_->x_type(), y = dataset_->y_type();
    if (x.shape.rank() == Shape::kMaxRank || y.shape.rank() == Shape::kMaxRank)
      fail("[loader] expected samples of at most ", Shape::kMaxRank - 1, " axes");
    if (b > (int64_t{1} << 40) / std::max<int64_t>(1, x.bytes() + y.bytes()))
      fail("[loader] a batch of ", b, " samples of ", x, " needs more than 1 TB");
  }

  void make_ring() {
    const int64_t b = options_.batch_size, workers = num_workers_;
    const int64_t bytes =
        std::max<int64_t>(1, b * (dataset_->x_type().bytes() + dataset_->y_type().bytes()));
    int64_t ahead = options_.prefetch;
    if (ahead == 0) ahead = std::clamp<int64_t>((int64_t{2} << 20) / bytes, 1 + workers, 64);
    // Each worker has a chunk of its own, and the consumer one.
    chunk_ = workers == 0 ? 1 : std::max<int64_t>(1, ahead / (workers + 1));
    chunks_ = workers == 0 ? 1 : std::max<int64_t>(2, ahead / chunk_);
    slots_ = std::vector<Slot>(static_cast<size_t>(chunk_ * chunks_));
    const int64_t num_tokens = dataset_->num_tokens();
    for (Slot& slot : slots_) {
      slot.batch.dataset_ = dataset_.operator->();
      slot.batch.num_classes = dataset_->num_classes();
      slot.batch.num_tokens = num_tokens;
      slot.batch.x_ = Array::zeros(batched(b, dataset_->x_type()));
      slot.batch.y_ = Array::zeros(batched(b, dataset_->y_type()));
      slot.batch.sample_weight = Array::full({DType::f32, {b}}, 1);
      slot.batch.sample_index = Array::zeros({DType::u32, {b}});
    }
  }

  Slot& slot_of(int64_t ticket) { return slots_[static_cast<size_t>(ticket) % slots_.size()]; }

  Order make_order(int64_t epoch) const {
    const int64_t n = dataset_->size();
    if (options_.shuffle)
      return std::make_shared<const std::vector<int64_t>>(
          random_permutation(n, options_.seed, static_cast<uint64_t>(epoch)));
    std::vector<int64_t> order(static_cast<size_t>(n));
    std::iota(order.begin(), order.end(), int64_t{0});
    return std::make_shared<const std::vector<int64_t>>(std::move(order));
  }

  // ---- Making a batch ----

  Place place_of(int64_t ticket) const {
    const int64_t linear = start_.batch + ticket;
    return {start_.epoch + linear / num_batches_, linear % num_batches_};
  }

  void fill(Slot& slot, int64_t ticket) noexcept {
    slot.error = nullptr;
    try {
      fill(slot.batch, place_of(ticket));
    } catch (...) {
      slot.error = std::current_exception();
    }
  }

  void fill(Batch& batch, const Place& place) const {
    const Order all = order(place.epoch);
    const auto n = static_cast<int64_t>(all->size()), b = options_.batch_size;
    batch.epoch = place.epoch;
    batch.index = place.batch;
    batch.first = place.batch * b;
    batch.size = std::min(b, n - batch.first);
    const auto size = static_cast<size_t>(batch.size);
    const auto rows = std::span(*all).subspan(static_cast<size_t>(batch.first), size);
    if (dataset_->in_memory()) {
      batch.rows_.assign(rows.begin(), rows.end());
      batch.rows_.resize(static_cast<size_t>(b), rows[0]);
      batch.pending_ = true;
    } else {
      dataset_->gather(rows, batch.x_.data(), batch.y_.data());
      check_labels(batch, rows);
      repeat_first_row(batch.x_, size);
      repeat_first_row(batch.y_, size);
    }
    const auto base =
        static_cast<uint32_t>(static_cast<uint64_t>(place.epoch) * static_cast<uint64_t>(n) +
                              static_cast<uint64_t>(batch.first));
    const auto index = batch.sample_index.span<uint32_t>();
    const auto weight = batch.sample_weight.span<float>();
    for (size_t i = 0; i < index.size(); ++i) {
      index[i] = base + static_cast<uint32_t>(i < size ? i : 0);
      weight[i] = i < size ? 1.0f : 0.0f;
    }
  }

  // A TensorDataset has looked at its labels; a dataset of the user's own may give any.
  void check_labels(const Batch& batch, std::span<const int64_t> rows) const {
    constexpr int64_t kIgnored = -100;  // the losses' ignore_index unless told otherwise
    const int64_t classes = dataset_->num_classes();
    const Array& y = batch.y_;
    if (classes <= 0 || is_float(y.dtype()) || y.shape().rank() != 1) return;
    for (size_t i = 0; i < rows.size(); ++i) {
      const auto label = static_cast<int64_t>(y.at(static_cast<int64_t>(i)));
      if ((label < 0 || label >= classes) && label != kIgnored)
        fail("[loader] expected labels of 0 to ", classes - 1, " (num_classes() is ", classes,
             "), got ", label, " for sample ", rows[i]);
    }
  }

  static void repeat_first_row(Array& a, size_t from) {
    const auto rows = static_cast<size_t>(a.shape()[0]);
    const size_t bytes = static_cast<size_t>(a.bytes()) / rows;
    if (bytes == 0) return;
    for (size_t i = from; i < rows; ++i) std::memcpy(a.data() + i * bytes, a.data(), bytes);
  }

  // ---- The consumer's side ----

  // Gives the batch in hand back to the workers.
  void release() {
    if (!std::exchange(holding_, false) || num_workers_ == 0) return;
    if ((ticket_ + 1) % chunk_ == 0) {
      emptied_.fetch_add(1, std::memory_order_release);
      emptied_.notify_all();
    }
  }

  void wait_for(Slot& slot) {
    const uint32_t wanted = mark_of(ticket_);
    uint32_t seen = slot.ready.load(std::memory_order_acquire);
    if (seen == wanted) return;
    const auto before = std::chrono::steady_clock::now();
    if (num_workers_ == 0) {
      fill(slot, ticket_);
      seen = wanted;
    }
    while (seen != wanted) {
      slot.ready.wait(seen, std::memory_order_acquire);
      seen = slot.ready.load(std::memory_order_acquire);
    }
    wait_seconds_ +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
  }

  // ---- The workers' side ----

  void work() noexcept {
    for (;;) {
      const int64_t chunk = next_chunk_.fetch_add(1, std::memory_order_relaxed);
      for (;;) {
        const int seen = emptied_.load(std::memory_order_acquire);
        if (stopping_.load(std::memory_order_acquire)) return;
        // Distance by subtraction: the counter may wrap.
        if (static_cast<int>(static_cast<uint32_t>(chunk) - static_cast<uint32_t>(seen)) < chunks_)
          break;
        emptied_.wait(seen, std::memory_order_acquire);
      }
      for (int64_t t = chunk * chunk_; t < (chunk + 1) * chunk_; ++t) {
        if (stopping_.load(std::memory_order_relaxed)) return;
        Slot& slot = slot_of(t);
        fill(slot, t);
        slot.ready.store(mark_of(t), std::memory_order_release);
        slot.ready.notify_one();
      }
    }
  }

  void restart_ring() {
    if (num_workers_ == 0) return;
    for (Slot& slot : slots_) slot.ready.store(0, std::memory_order_relaxed);
    emptied_.store(0, std::memory_order_relaxed);
    next_chunk_.store(0, std::memory_order_relaxed);
    stopping_.store(false, std::memory_order_relaxed);
    const BlockSignals block;
    try {
      for (int i = 0; i < num_workers_; ++i) workers_.emplace_back([this] { work(); });
    } catch (const std::system_error& e) {
      stop();
      fail("[loader] cannot start ", num_workers_, " threads: ", e.what());
    }
  }

  void stop() noexcept {
    holding_ = false;
    if (workers_.empty()) return;
    stopping_.store(true, std::memory_order_release);
    emptied_.fetch_add(1, std::memory_order_release);  // wait() returns only when the value changes
    emptied_.notify_all();
    for (std::thread& t : workers_) t.join();
    workers_.clear();
  }

  const DatasetRef dataset_;
  const LoaderOptions options_;
  const int num_workers_;  // threads in use: a dataset in memory needs none
  int64_t num_batches_ = 0;
  Order fixed_order_;
  mutable std::mutex order_mutex_;
  mutable KnownOrder known_[2];  // an epoch and the next: workers run ahead into it

  std::vector<Slot> slots_;
  int64_t chunk_ = 1, chunks_ = 1;
  alignas(64) std::atomic<int> emptied_{0};  // chunks given back
  alignas(64) std::atomic<int64_t> next_chunk_{0};
  std::atomic<bool> stopping_{false};
  std::vector<std::thread> workers_;

  Place start_;                          // of ticket 0
  std::optional<Place> jump_ = Place{};  // where the next begin() starts the pipeline anew
  int64_t epoch_ = -1, batch_ = 0;       // in progress; batches handed out
  int64_t ticket_ = -1;
  bool in_epoch_ = false, holding_ = false;
  double wait_seconds_ = 0;
};

Loader::Loader(DatasetRef dataset, const LoaderOptions& options)
    : impl_(std::make_unique<Impl>(std::move(dataset), options)) {}
Loader::~Loader() = default;
Loader::Loader(Loader&&) noexcept = default;
Loader& Loader::operator=(Loader&&) noexcept = default;

Loader::Iterator Loader::begin() {
  impl_->begin();
  return Iterator(this);
}
const Batch* Loader::next() { return impl_->next(); }
void Loader::begin_at(int64_t epoch, int64_t batch) { impl_->begin_at(epoch, batch); }
int64_t Loader::epoch() const { return impl_->epoch(); }
void Loader::set_order(std::vector<int64_t> order) { impl_->set_order(std::move(order)); }
std::vector<int64_t> Loader::order(int64_t epoch) const { return *impl_->order(epoch); }
const Dataset& Loader::dataset() const { return impl_->dataset(); }
const LoaderOptions& Loader::options() const { return impl_->options(); }
int64_t Loader::num_batches() const { return impl_->num_batches(); }
int64_t Loader::num_samples() const { return impl_->num_samples(); }
double Loader::wait_seconds() const { return impl_->wait_seconds(); }

}  // namespace fullbore::data
