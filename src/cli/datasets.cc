#include "cli/datasets.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

namespace fullbore::cli {
namespace {
namespace fs = std::filesystem;
using nlohmann::json;

json to_json(const Type& type) {
  return {{"dtype", name(type.dtype)},
          {"shape", std::vector<int64_t>(type.shape.begin(), type.shape.end())}};
}

Type type_from_json(const json& j) {
  const auto dims = j.at("shape").get<std::vector<int64_t>>();
  return {dtype_from_name(j.at("dtype").get<std::string>()), Shape(Dims(dims))};
}

bool is_mnist_kind(const DataRecipe& r) { return r.kind == "mnist" || r.kind == "fashion_mnist"; }

data::TensorDataset load_mnist(const DataRecipe& r, data::Split split) {
  if (r.kind == "mnist") return data::Mnist(r.root, split);
  return r.root.empty() ? data::FashionMnist(split) : data::FashionMnist(split, r.root);
}

data::TensorOptions tensor_options(const DataRecipe& r, int64_t ignore_index) {
  data::TensorOptions o;
  o.num_classes = r.num_classes;
  o.floats = DType::f32;  // recipes train in f32; numpy writes f64 unless told otherwise
  o.ignore_index = ignore_index;
  o.allow_nonfinite = r.allow_nonfinite;
  o.class_names = r.class_names;
  return o;
}

struct CsvData {
  data::TensorDataset dataset;
  std::vector<std::string> columns;
  std::string label;
  std::map<std::string, std::vector<std::string>> vocabulary;
};

CsvData load_csv(const fs::path& path, const data::CsvOptions& csv, data::TensorOptions options) {
  data::CsvTable table = data::read_csv(path, csv);
  options.x_name = options.y_name = path.string();
  options.columns = table.columns;
  const auto words = table.vocabulary.find(table.label);
  if (words != table.vocabulary.end() && options.class_names.empty())
    options.class_names = words->second;
  if (is_integer(table.y.dtype()) && options.num_classes == 0)
    options.num_classes = table.num_classes;
  return {data::TensorDataset(std::move(table.x), std::move(table.y), options),
          std::move(table.columns), table.label, std::move(table.vocabulary)};
}

// Reads another file as the training file was read: same columns, same ids of texts. The recipe's
// numbers of columns need not hold there, so names take their place.
data::CsvOptions options_like_training(const DataRecipe& r, const DataInfo& info) {
  data::CsvOptions csv = r.csv;
  csv.columns = info.columns;
  csv.label = info.label;
  csv.categories.clear();  // the vocabulary has them all
  csv.vocabulary = info.vocabulary;
  return csv;
}

DataInfo info_of(const data::Dataset& d) {
  return {d.x_type(), d.y_type(), d.num_classes(), d.num_tokens(), d.class_names(), {}, {}, {}};
}

data::TensorDataset load_pair(const DataRecipe& r, const std::string& part,
                              const data::TensorOptions& options) {
  const bool is_idx = r.kind == "idx";
  const fs::path& x = r.files.at(part + (is_idx ? "_images" : "_x"));
  const fs::path& y = r.files.at(part + (is_idx ? "_labels" : "_y"));
  data::TensorOptions named = options;
  named.x_name = x.string();
  named.y_name = y.string();
  data::TensorDataset d = is_idx ? data::idx(x, y, named) : data::npy(x, y, named);
  if (d.size() == 0) fail("[data] ", x.string(), ": expected samples, got none");
  return d;
}

void check_same(const Type& got, const Type& want, std::string_view what) {
  if (!(got == want))
    fail("[data] expected ", what, " like the training samples, ", want, " each, got ", got);
}

}  // namespace

std::string to_json(const DataInfo& i) try {
  return json{{"x", to_json(i.x)},
              {"y", to_json(i.y)},
              {"num_classes", i.num_classes},
              {"num_tokens", i.num_tokens},
              {"class_names", i.class_names},
              {"columns", i.columns},
              {"label", i.label},
              {"vocabulary", i.vocabulary}}
             .dump(2) +
         "\n";
} catch (const json::type_error&) {
  // Kept as something else, they would not be found again in other files.
  fail(
      "[data] expected the names of columns, classes and categories in UTF-8, got another "
      "encoding; convert the file, for example with iconv -f latin1 -t utf-8");
}

DataInfo info_from_json(std::string_view text) try {
  const json j = json::parse(text);
  return {type_from_json(j.at("x")),
          type_from_json(j.at("y")),
          j.at("num_classes").get<int64_t>(),
          j.value("num_tokens", int64_t{0}),
          j.at("class_names").get<std::vector<std::string>>(),
          j.at("columns").get<std::vector<std::string>>(),
          j.at("label").get<std::string>(),
          j.at("vocabulary").get<std::map<std::string, std::vector<std::string>>>()};
} catch (const json::exception& e) {
  fail("[data] data.json of the checkpoint is damaged: ", e.what());
}

std::optional<DataInfo> known_info(const DataRecipe& r) {
  if (!is_mnist_kind(r)) return std::nullopt;
  return DataInfo{{DType::u8, {1, 28, 28}}, {DType::i32, {}}, 10, 0, {}, {}, {}, {}};
}

TrainingData load_training_data(const DataRecipe& r, int64_t ignore_index) {
  if (is_mnist_kind(r)) {
    data::TensorDataset d = load_mnist(r, data::Split::kTrain);
    DataInfo info = info_of(d);
    return {std::move(d), std::move(info)};
  }
  if (r.kind == "text") {
    data::Text d(r.files.at("train"), r.text);
    DataInfo info = info_of(d);
    return {std::move(d), std::move(info)};
  }
  if (r.kind != "csv") {
    data::TensorDataset d = load_pair(r, "train", tensor_options(r, ignore_index));
    DataInfo info = info_of(d);
    // Bytes that are not images are tokens.
    if (info.x.dtype == DType::u8 && !normalization(r, info.x.dtype) && d.x().numel() > 0)
      info.num_tokens = int64_t{std::ranges::max(d.x().span<uint8_t>())} + 1;
    return {std::move(d), std::move(info)};
  }
  CsvData csv = load_csv(r.files.at("train"), r.csv, tensor_options(r, ignore_index));
  DataInfo info = info_of(csv.dataset);
  info.columns = std::move(csv.columns);
  info.label = csv.label;
  info.vocabulary = std::move(csv.vocabulary);
  return {std::move(csv.dataset), std::move(info)};
}

DataInfo info_for(const Recipe& r) {
  if (auto info = known_info(r.data)) return *info;
  return load_training_data(r.data, r.ignore_index).info;
}

std::optional<data::DatasetRef> load_test_data(const DataRecipe& r, const DataInfo& info,
                                               int64_t ignore_index) {
  if (r.kind == "text") {
    if (!r.files.contains("test")) return std::nullopt;
    return data::DatasetRef(data::Text(r.files.at("test"), r.text));
  }
  data::TensorOptions options = tensor_options(r, ignore_index);
  options.num_classes = info.num_classes;
  const auto load = [&]() -> std::optional<data::TensorDataset> {
    if (is_mnist_kind(r)) return load_mnist(r, data::Split::kTest);
    if (r.kind != "csv") {
      if (!r.files.contains(r.kind == "idx" ? "test_images" : "test_x")) return std::nullopt;
      return load_pair(r, "test", options);
    }
    if (!r.files.contains("test")) return std::nullopt;
    data::CsvOptions csv = options_like_training(r, info);
    csv.target = is_integer(info.y.dtype) ? data::CsvOptions::Target::kClass
                                          : data::CsvOptions::Target::kNumber;
    return load_csv(r.files.at("test"), csv, options).dataset;
  };
  auto d = load();
  if (!d) return std::nullopt;
  check_same(d->x_type(), info.x, "test samples");
  check_same(d->y_type(), info.y, "test targets");
  return data::DatasetRef(std::move(*d));
}

Split split(const data::DatasetRef& all, double validation, uint64_t seed) {
  if (validation == 0) return {all, std::nullopt};
  if (const auto* text = dynamic_cast<const data::Text*>(&*all)) {
    auto [train, last] = text->split(validation);
    return {std::move(train), data::DatasetRef(std::move(last))};
  }
  auto parts = data::random_split_fractions(all, {1 - validation, validation}, seed);
  if (parts[0].size() == 0 || parts[1].size() == 0)
    fail("[data] expected data.validation = ", validation, " to leave samples on both sides, got ",
         parts[0].size(), " for training and ", parts[1].size(), " for validation");
  return {parts[0], data::DatasetRef(parts[1])};
}

data::Loader training_loader(const data::DatasetRef& dataset, const DataRecipe& r,
                             int64_t batch_size, uint64_t seed) {
  if (batch_size > dataset->size())
    fail("[data] expected a batch_size of at most ", dataset->size(),
         ", the number of training samples, got ", batch_size);
  return {dataset,
          {.batch_size = batch_size,
           .shuffle = r.shuffle,
           .drop_last = r.drop_last,
           .num_workers = r.workers,
           .seed = seed}};
}

data::Loader evaluation_loader(const data::DatasetRef& dataset, int64_t batch_size) {
  return {dataset, {.batch_size = std::min(batch_size, std::max<int64_t>(dataset->size(), 1))}};
}

std::optional<train::Normalize> normalization(const DataRecipe& r, DType stored) {
  if (!r.normalize || r.kind == "text") return std::nullopt;
  // Bytes are taken as images, 0 to 1, unless the recipe says otherwise.
  if (!r.normalize_given) {
    if (stored != DType::u8) return std::nullopt;
    return train::Normalize{};
  }
  train::Normalize n{.scale = r.scale.value_or(stored == DType::u8 ? 1.0 / 255 : 1.0)};
  n.mean = r.mean;
  n.stddev = r.stddev;
  return n;
}

// ---- inputs of predict ----

namespace {

bool starts_with(const fs::path& path, std::string_view bytes) {
  std::ifstream in(path, std::ios::binary);
  std::string start(bytes.size(), '\0');
  in.read(start.data(), static_cast<std::streamsize>(start.size()));
  return in && start == bytes;
}

// One sample without a batch axis becomes a batch of one; images without channels get one channel.
Array as_samples(Array x, const Type& sample, const fs::path& path) {
  const Shape& s = sample.shape;
  const auto fits = [&](const Shape& shape) {
    return shape.rank() == s.rank() + 1 && shape.without(0) == s;
  };
  if (fits(x.shape())) return x;
  if (x.shape() == s) return std::move(x).reshaped(s.inserted(0, 1));
  if (s.rank() > 1 && s[0] == 1) {
    const Shape plain = s.without(0);
    if (x.shape() == plain) return std::move(x).reshaped(s.inserted(0, 1));
    if (x.shape().rank() == s.rank() && x.shape().without(0) == plain) {
      const Shape with_channel = x.shape().inserted(1, 1);
      return std::move(x).reshaped(with_channel);
    }
  }
  fail("[predict] ", path.string(), ": expected samples of ", sample, " each, as in training, got ",
       x.type());
}

data::CsvTable read_csv_input(const fs::path& path, const DataRecipe& r, const DataInfo& info) {
  data::CsvOptions csv = options_like_training(r, info);
  // The column that was learnt may be there or not.
  csv.label = "";
  if (!info.label.empty()) csv.ignore.push_back(info.label);
  csv.vocabulary.erase(info.label);
  return data::read_csv(path, csv);
}

}  // namespace

data::DatasetRef load_input(const fs::path& path, const DataRecipe& r, const DataInfo& info) {
  if (r.kind == "text")
    throw Error("[predict] the model was trained on text; fullbore generate lets it write");
  std::error_code ignored;
  if (fs::exists(path, ignored) && !fs::is_regular_file(path, ignored))
    fail("[predict] ", path.string(), ": expected a file, got a folder, pipe or device");
  if (starts_with(path, "\x89PNG") || starts_with(path, "\xff\xd8\xff"))
    fail("[predict] ", path.string(),
         ": PNG and JPEG images cannot be read yet; expected an IDX, CSV or .npy file");
  data::TensorOptions options;
  options.x_name = path.string();
  options.allow_nonfinite = r.allow_nonfinite;
  Array x;
  if (starts_with(path, "\x93NUMPY")) {
    x = data::read_npy(path);
  } else if (path.extension() == ".csv" || path.extension() == ".tsv") {
    data::CsvTable table = read_csv_input(path, r, info);
    options.columns = table.columns;
    x = std::move(table.x);
  } else {
    x = data::read_idx(path);
  }
  x = as_samples(std::move(x), info.x, path);
  // The step program was made for the stored type: bytes are scaled, floats are not.
  if (x.dtype() != info.x.dtype && (x.dtype() == DType::u8 || info.x.dtype == DType::u8))
    fail("[predict] ", path.string(), ": expected ", info.x.dtype, " as in training, got ",
         x.dtype());
  if (x.dtype() != info.x.dtype) x = x.to(info.x.dtype);
  if (x.shape()[0] == 0) fail("[predict] ", path.string(), ": expected samples, got none");
  return data::TensorDataset(std::move(x), options);
}

}  // namespace fullbore::cli
