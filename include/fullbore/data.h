// Data: datasets (a sample is addressed by its index) and Loader, which cuts them into batches.
// Bytes stay as stored (images uint8); a step program converts and normalises.
// Thread safety: const methods of a Dataset may run concurrently, gather() included. A Loader
// belongs to one thread. Copies of a TensorDataset or Subset share their samples.
#pragma once

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fullbore/array.h"

namespace fullbore::data {

// ---- Datasets ----

// N samples, each an input x and a target y of one fixed type. Derive from it for data of your own.
class Dataset {
 public:
  virtual ~Dataset() = default;
  virtual int64_t size() const = 0;
  // Types of one sample, without the batch axis. y of shape [0] means: no targets.
  virtual Type x_type() const = 0;
  virtual Type y_type() const = 0;
  // Copies sample indices[i] to row i of x and y (row = bytes of x_type / y_type). Must be callable
  // from several threads at once. REQUIRES: indices in [0, size()), room for indices.size() rows.
  virtual void gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const = 0;
  // Whether gather() merely copies from memory, and never throws. Then nothing is made ahead: each
  // training step copies its samples itself, with all its threads.
  virtual bool in_memory() const { return false; }
  // Number of classes when y holds class labels, else 0.
  virtual int64_t num_classes() const { return 0; }
  // One name per class, or empty.
  virtual std::vector<std::string> class_names() const { return {}; }
  // The largest number in x plus 1 where x holds integers that may be tokens, kNegativeTokens where
  // there are negative ones, 0 where x holds something else: a model whose vocabulary is smaller is
  // refused. May read all samples.
  virtual int64_t num_tokens() const { return 0; }
  static constexpr int64_t kNegativeTokens = std::numeric_limits<int64_t>::max();
};

// A shared handle on a dataset, made from a dataset (copied or moved in) or from a shared_ptr.
class DatasetRef {
 public:
  template <std::derived_from<Dataset> D>
  DatasetRef(D dataset) : ptr_(std::make_shared<const D>(std::move(dataset))) {}  // NOLINT
  template <std::derived_from<Dataset> D>
  DatasetRef(std::shared_ptr<D> dataset) : DatasetRef(Checked{}, std::move(dataset)) {}  // NOLINT
  template <std::derived_from<Dataset> D>
  DatasetRef(std::shared_ptr<const D> dataset)  // NOLINT
      : DatasetRef(Checked{}, std::move(dataset)) {}

  const Dataset& operator*() const { return *ptr_; }
  const Dataset* operator->() const { return ptr_.get(); }

 private:
  struct Checked {};
  DatasetRef(Checked, std::shared_ptr<const Dataset> dataset);  // throws Error on null
  std::shared_ptr<const Dataset> ptr_;
};

struct TensorOptions {
  // Labels must lie in [0, num_classes). 0: the largest label + 1.
  int64_t num_classes = 0;
  // Element type that floats are converted to; nothing: as they are.
  std::optional<DType> floats{};
  // A label that is allowed besides (a loss with the same ignore_index skips it).
  std::optional<int64_t> ignore_index{};
  // NaN and infinity in x or y are errors unless allowed.
  bool allow_nonfinite = false;
  std::vector<std::string> class_names{};
  // Where x and y come from, for errors.
  std::string x_name = "x", y_name = "y";
  // Names of the columns of x, for errors.
  std::vector<std::string> columns{};
};

// Samples in memory.
class TensorDataset : public Dataset {
 public:
  // x [N, ...] of any element type. y [N, ...]: integers are class labels (8-bit and u32 become
  // i32), floats are targets. Throws Error when the counts differ, on a label outside the classes
  // or beyond 2^31 - 2 (naming index and label), on NaN or infinity (naming row and column).
  TensorDataset(Array x, Array y, const TensorOptions& options = {});
  // Without targets, for prediction.
  explicit TensorDataset(Array x, const TensorOptions& options = {});

  int64_t size() const override { return data_->x.shape()[0]; }
  Type x_type() const override;
  Type y_type() const override;
  void gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const override;
  bool in_memory() const override { return true; }
  int64_t num_classes() const override { return data_->num_classes; }
  std::vector<std::string> class_names() const override { return data_->class_names; }
  // Of integers; bytes are taken as images: 0.
  int64_t num_tokens() const override;
  // All samples: [N, ...].
  const Array& x() const { return data_->x; }
  const Array& y() const { return data_->y; }

 private:
  struct Data {
    Array x, y;
    int64_t num_classes = 0;
    std::vector<std::string> class_names;
  };
  static std::shared_ptr<const Data> make(Array x, Array y, const TensorOptions& options);
  std::shared_ptr<const Data> data_;
};

// Some samples of another dataset, in the given order.
class Subset : public Dataset {
 public:
  // Throws Error on an index outside the dataset.
  Subset(DatasetRef dataset, std::vector<int64_t> indices);
  int64_t size() const override { return static_cast<int64_t>(indices_->size()); }
  Type x_type() const override { return dataset_->x_type(); }
  Type y_type() const override { return dataset_->y_type(); }
  void gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const override;
  bool in_memory() const override { return dataset_->in_memory(); }
  int64_t num_classes() const override { return dataset_->num_classes(); }
  std::vector<std::string> class_names() const override { return dataset_->class_names(); }
  int64_t num_tokens() const override { return dataset_->num_tokens(); }
  const std::vector<int64_t>& indices() const { return *indices_; }

 private:
  DatasetRef dataset_;
  std::shared_ptr<const std::vector<int64_t>> indices_;
};

// Disjoint random parts of the given lengths, which must add up to dataset.size() (else Error);
// a pure function of (size, lengths, seed).
std::vector<Subset> random_split(const DatasetRef& dataset, const std::vector<int64_t>& lengths,
                                 uint64_t seed = 0);
// The same by fractions, which must add up to 1: each part is rounded down, and what is left over
// goes to the first parts, one each.
std::vector<Subset> random_split_fractions(const DatasetRef& dataset,
                                           const std::vector<double>& fractions, uint64_t seed = 0);

// ---- Files ----
// Readers check every size against the file before they allocate; damage is an Error that names the
// file, what was expected and what was found.

// An IDX file (the MNIST format), plain or gzip, as stored: u8 i8 i32 f32 f64, 16-bit integers as
// i32. The decompressed bytes of a gzip file are kept in $FULLBORE_CACHE, $XDG_CACHE_HOME/fullbore
// or ~/.cache/fullbore (whichever is set first) when that can be written.
Array read_idx(const std::filesystem::path& path);

// A .npy file (versions 1 to 3; Fortran order and big-endian are converted; 16-bit integers as
// i32).
Array read_npy(const std::filesystem::path& path);

struct CsvOptions {
  enum class Header { kAuto, kYes, kNo };
  enum class Target { kAuto, kClass, kNumber };
  // kAuto: the first line is a header when none of its cells is a number.
  Header header = Header::kAuto;
  char delimiter = ',';
  // The column that holds y: a name, or an index from 0 (negative from the end); "" for none.
  std::string label = "-1";
  // kAuto: text becomes class ids; whole numbers >= 0 stay labels (i32); other numbers are f32.
  Target target = Target::kAuto;
  // Columns of text: each value becomes its place among the sorted values.
  std::vector<std::string> categories{};
  // Values of category columns (and of a text label), sorted, by column name: pass the vocabulary
  // of the training file to read another file alike; a value that is not in it is an Error.
  std::map<std::string, std::vector<std::string>> vocabulary{};
  // Columns to leave out.
  std::vector<std::string> ignore{};
  // The columns of x in order; empty: all but the label and those to ignore. Pass CsvTable::columns
  // of the training file to read another file alike. With a header they are found by name, others
  // are left out, and label and categories must be names; a missing one is an Error. Without a
  // header (here or in the training file) they are taken in order and their number must agree;
  // without a label the file need not have the last of the columns to ignore.
  std::vector<std::string> columns{};
  // Allow NaN and infinity; an empty cell then is NaN.
  bool allow_nonfinite = false;
};

struct CsvTable {
  Array x;                             // f32 [N, columns]
  Array y;                             // i32 or f32 [N]; [N, 0] without a label column
  std::vector<std::string> columns{};  // of x; "0", "1", ... without a header
  std::string label;                   // name of the column of y
  int64_t num_classes = 0;             // 0: y is a number
  std::map<std::string, std::vector<std::string>> vocabulary{};
};

// Text in lines and cells (RFC 4180: quotes, doubled quotes and line ends inside them). Errors name
// file, line, and column.
CsvTable read_csv(const std::filesystem::path& path, const CsvOptions& options = {});

// ---- Datasets from files ----

// Images and labels from two IDX files. Images [N, H, W] become [N, 1, H, W].
TensorDataset idx(const std::filesystem::path& images, const std::filesystem::path& labels,
                  const TensorOptions& options = {});
TensorDataset npy(const std::filesystem::path& x, const std::filesystem::path& y,
                  const TensorOptions& options = {});
TensorDataset csv(const std::filesystem::path& path, const CsvOptions& options = {});

enum class Split { kTrain, kTest };
// "train" or "test"; throws Error otherwise.
Split split_from_name(std::string_view name);

// A folder with the four files of MNIST (train-images-idx3-ubyte, ..., plain or .gz): x u8
// [1, 28, 28], y i32 [], 10 classes.
class Mnist : public TensorDataset {
 public:
  Mnist(const std::filesystem::path& root, Split split);
};

class FashionMnist : public TensorDataset {
 public:
  explicit FashionMnist(Split split,
                        const std::filesystem::path& root = "/usr/share/datasets/fashion-mnist");
};

// ---- Text ----

struct TextOptions {
  int64_t block_size = 256;  // bytes of x in a sample
  // From the start of one sample to that of the next; 0: block_size, which takes each byte once in
  // an epoch. 1 gives every window of the text.
  int64_t stride = 0;
};

// A text in memory as samples for a language model, its bytes being the tokens: x u8 [block_size],
// and y u8 [block_size], the byte that follows each one of x.
class Text : public Dataset {
 public:
  // Reads the file. Throws Error on a text of block_size bytes or fewer.
  explicit Text(const std::filesystem::path& path, const TextOptions& options = {});
  static Text from_string(std::string text, const TextOptions& options = {});

  // The text without its last part, and that part: a fraction above 0 and below 1 of its bytes.
  // Throws Error when one of them is too short for a sample.
  std::pair<Text, Text> split(double fraction) const;

  int64_t size() const override;
  Type x_type() const override { return {DType::u8, {options_.block_size}}; }
  Type y_type() const override { return x_type(); }
  void gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const override;
  bool in_memory() const override { return true; }
  // The largest byte of the whole text, parts that were split off included, plus 1.
  int64_t num_classes() const override { return num_tokens_; }
  int64_t num_tokens() const override { return num_tokens_; }
  std::string_view text() const { return text_; }

 private:
  Text(std::shared_ptr<const std::string> owner, std::string_view text, int64_t num_tokens,
       const TextOptions& options);
  std::shared_ptr<const std::string> owner_;
  std::string_view text_;  // of *owner_
  int64_t num_tokens_ = 0;
  TextOptions options_;
};

// ---- Loader ----

// One batch. The last one of an epoch may hold fewer samples: its tail then repeats its first row
// with sample_weight 0, so that every batch has one shape.
class Batch {
 public:
  Batch() = default;
  // A batch of your own, without a Loader: x [B, ...], y [B, ...], of which the first `size`
  // samples are real (-1: all), numbered from `first`. Throws Error when x and y differ in B.
  Batch(Array x, Array y, int64_t size = -1, int64_t first = 0);
  // A copy does not depend on the Loader.
  Batch(const Batch& other);
  Batch& operator=(const Batch& other);
  Batch(Batch&&) noexcept = default;
  Batch& operator=(Batch&&) noexcept = default;

  const Array& x() const { return made(x_); }  // [B, ...]
  const Array& y() const { return made(y_); }  // [B, ...]
  const Type& x_type() const { return x_.type(); }
  const Type& y_type() const { return y_.type(); }

  Array sample_weight;  // f32 [B], 1 or 0
  Array sample_index;   // u32 [B]: (epoch * N + place in the order) mod 2^32, for random bits
  int64_t size = 0;     // real samples
  int64_t index = 0;    // number of the batch in the epoch
  int64_t epoch = 0;
  int64_t first = 0;        // samples before it in the epoch
  int64_t num_classes = 0;  // of the dataset; 0 when y holds no class labels
  int64_t num_tokens = 0;   // of the dataset; 0 when x holds no tokens

  // For executors. x and y of a dataset in memory are copied when they are asked for, or by a team
  // of threads before that: each calls fill(part, parts) with its own part of 0 .. parts - 1.
  bool is_pending() const { return pending_; }
  void fill(int part, int parts) const noexcept;
  // The memory that holds x and y once all parts are filled; then the batch is no longer pending.
  const void* x_memory() const { return x_.data(); }
  const void* y_memory() const { return y_.data(); }
  void set_filled() const { pending_ = false; }

 private:
  friend class Loader;
  const Array& made(const Array& a) const;

  mutable Array x_, y_;
  mutable bool pending_ = false;
  const Dataset* dataset_ = nullptr;  // the Loader's
  std::vector<int64_t> rows_;         // of the dataset, while pending: B of them
};

struct LoaderOptions {
  int64_t batch_size = 1;
  // A new order each epoch, a pure function of (seed, epoch).
  bool shuffle = false;
  // Leave out the last batch when it is not full.
  bool drop_last = false;
  // Background threads; 0: batches are made when they are asked for. A dataset in memory needs
  // none.
  int num_workers = 1;
  // Batches made ahead at most; 0: about 2 MB of them, 2 at least and 64 at most.
  int prefetch = 0;
  uint64_t seed = 0;
};

// Batches of a dataset, made ahead by background threads in buffers that are reused.
//   for (const data::Batch& batch : loader) ...      // one epoch; the next loop is the next epoch
// A batch is valid until the next one is asked for. Batches do not depend on num_workers. What
// gather() throws is thrown again when its batch is asked for; the next loop starts a new epoch.
class Loader {
 public:
  // Throws Error on an empty dataset, on options that make no sense, and on a batch larger than the
  // dataset with drop_last.
  Loader(DatasetRef dataset, const LoaderOptions& options);
  ~Loader();
  Loader(Loader&&) noexcept;
  Loader& operator=(Loader&&) noexcept;

  class Iterator {
   public:
    using value_type = Batch;
    using difference_type = std::ptrdiff_t;
    const Batch& operator*() const { return *batch_; }
    const Batch* operator->() const { return batch_; }
    Iterator& operator++() {
      batch_ = loader_->next();
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return batch_ == nullptr; }

   private:
    friend class Loader;
    explicit Iterator(Loader* loader) : loader_(loader), batch_(loader->next()) {}
    Loader* loader_;
    const Batch* batch_;
  };
  // Starts the next epoch (or the place that begin_at set); an earlier loop that was left is over.
  Iterator begin();
  std::default_sentinel_t end() const { return {}; }
  // The next batch of the epoch in progress, or null at its end.
  const Batch* next();

  // The next begin() starts at this batch of this epoch: the rest of the epoch is what it would
  // have been. batch may be num_batches(): an empty rest.
  void begin_at(int64_t epoch, int64_t batch);
  void set_epoch(int64_t epoch) { begin_at(epoch, 0); }
  // The epoch in progress, or the one that begin() will start.
  int64_t epoch() const;

  // Takes samples in this order (dataset.size() indices) from the next begin() on, whatever
  // `shuffle` says; an empty list goes back to it.
  void set_order(std::vector<int64_t> order);
  // The order of an epoch: indices into the dataset.
  std::vector<int64_t> order(int64_t epoch) const;

  const Dataset& dataset() const;
  const LoaderOptions& options() const;
  int64_t num_batches() const;  // of one epoch
  int64_t num_samples() const;  // of one epoch: dataset size, less what drop_last leaves out
  // Seconds spent in waiting for batches since the loader was made.
  double wait_seconds() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fullbore::data
