// Datasets made of IDX files.
#include "fullbore/data.h"

namespace fullbore::data {
namespace fs = std::filesystem;
namespace {

constexpr const char* kFashionRoot = "/usr/share/datasets/fashion-mnist";

// An uncompressed file is read without work, so it comes first.
fs::path find(const fs::path& root, const std::string& name, const std::string& hint) {
  for (const char* suffix : {"", ".gz"}) {
    fs::path path = root / (name + suffix);
    std::error_code error;
    if (fs::exists(path, error)) return path;
  }
  fail("[data] expected ", (root / name).string(), " (or .gz), but it is not there; ", hint);
}

TensorDataset load(const fs::path& root, Split split, const std::string& hint,
                   std::vector<std::string> class_names) {
  const std::string part = split == Split::kTrain ? "train" : "t10k";
  const fs::path images = find(root, part + "-images-idx3-ubyte", hint);
  const fs::path labels = find(root, part + "-labels-idx1-ubyte", hint);
  TensorOptions options;
  options.num_classes = 10;
  options.class_names = std::move(class_names);
  return idx(images, labels, options);
}

std::string fashion_hint(const fs::path& root) {
  if (root == kFashionRoot) return "install it: apt-get install dataset-fashion-mnist";
  return str_cat(
      "give the folder that holds it, or install the package dataset-fashion-mnist and "
      "use ",
      kFashionRoot);
}

}  // namespace

TensorDataset idx(const fs::path& images, const fs::path& labels, const TensorOptions& options) {
  Array y = read_idx(labels);
  if (y.shape().rank() != 1 || !is_integer(y.dtype()))
    fail("[idx] ", labels.string(), ": expected labels, integers of shape [N], got ", y.type());
  Array x = read_idx(images);
  if (x.shape().rank() == 3) {
    const Shape with_channel = x.shape().inserted(1, 1);
    x = std::move(x).reshaped(with_channel);
  }
  TensorOptions named = options;
  named.x_name = images.string();
  named.y_name = labels.string();
  return TensorDataset(std::move(x), std::move(y), named);
}

Split split_from_name(std::string_view name) {
  if (name == "train") return Split::kTrain;
  if (name == "test") return Split::kTest;
  fail("[data] expected the split 'train' or 'test', got '", name, "'");
}

Mnist::Mnist(const fs::path& root, Split split)
    : TensorDataset(load(root, split, "put MNIST's four IDX files into that folder",
                         {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"})) {}

FashionMnist::FashionMnist(Split split, const fs::path& root)
    : TensorDataset(load(root, split, fashion_hint(root),
                         {"T-shirt/top", "Trouser", "Pullover", "Dress", "Coat", "Sandal", "Shirt",
                          "Sneaker", "Bag", "Ankle boot"})) {}

}  // namespace fullbore::data
