// [data]: where samples come from.
#include "cli/recipe.h"
#include "cli/section.h"

namespace fullbore::cli {
namespace {

constexpr std::string_view kKinds[] = {"fashion_mnist", "mnist", "idx", "csv", "npy", "text"};

void parse_normalize(Section& s, DataRecipe& r) {
  r.normalize_given = s.has("normalize");
  if (s.is_flag("normalize")) {
    r.normalize = s.flag("normalize", true);
    if (r.normalize) s.fail_at("normalize", "a table, such as {mean = 0.5, std = 0.25}, or false");
    return;
  }
  auto table = s.section("normalize");
  if (!table) return;
  r.scale = table->find_number("scale", -kMaxNumber);
  r.mean = table->numbers("mean", -kMaxNumber);
  r.stddev = table->numbers("std", 1e-300);
  table->finish();
  if (r.mean.empty()) r.mean.assign(std::max<size_t>(r.stddev.size(), 1), 0);
  if (r.stddev.empty()) r.stddev.assign(r.mean.size(), 1);
  if (r.mean.size() != r.stddev.size())
    table->fail_at("std", str_cat("as many numbers as mean has (", r.mean.size(), ")"));
}

void parse_files(Section& s, DataRecipe& r, std::initializer_list<const char*> needed,
                 std::initializer_list<const char*> optional) {
  for (const char* key : needed) r.files[key] = s.need_path(key);
  for (const char* key : optional)
    if (auto path = s.find_path(key)) r.files[key] = *path;
  const auto given = static_cast<size_t>(
      std::count_if(optional.begin(), optional.end(), [&](const char* k) { return s.has(k); }));
  if (given > 0 && given < optional.size())
    for (const char* key : optional)
      if (!s.has(key)) s.fail_missing(key);
}

void parse_csv(Section& s, DataRecipe& r) {
  parse_files(s, r, {"train"}, {"test"});
  constexpr std::string_view kHeader[] = {"auto", "yes", "no"};
  constexpr std::string_view kTarget[] = {"auto", "class", "number"};
  const std::string header = s.choice("header", kHeader), target = s.choice("target", kTarget);
  using Csv = data::CsvOptions;
  r.csv.header = header == "yes"  ? Csv::Header::kYes
                 : header == "no" ? Csv::Header::kNo
                                  : Csv::Header::kAuto;
  r.csv.target = target == "class"    ? Csv::Target::kClass
                 : target == "number" ? Csv::Target::kNumber
                                      : Csv::Target::kAuto;
  const std::string delimiter = s.text("delimiter", ",");
  if (delimiter.size() != 1) s.fail_at("delimiter", "one character");
  r.csv.delimiter = delimiter[0];
  r.csv.label = s.is_integer("label") ? std::to_string(s.integer("label", -1, -kMaxInteger))
                                      : s.text("label", "-1");
  if (r.csv.label.empty()) s.fail_at("label", "the name or number of the column to learn");
  r.csv.categories = s.texts("categories");
  r.csv.ignore = s.texts("ignore");
}

}  // namespace

DataRecipe parse_data(Section s) {
  DataRecipe r;
  r.kind = s.need_choice("kind", kKinds);
  if (r.kind == "fashion_mnist") {
    if (auto root = s.find_path("root")) r.root = *root;
  } else if (r.kind == "mnist") {
    r.root = s.need_path("root");
  } else if (r.kind == "idx") {
    parse_files(s, r, {"train_images", "train_labels"}, {"test_images", "test_labels"});
  } else if (r.kind == "npy") {
    parse_files(s, r, {"train_x", "train_y"}, {"test_x", "test_y"});
  } else if (r.kind == "text") {
    parse_files(s, r, {"train"}, {"test"});
    r.text.block_size = s.integer("block_size", 256, 1, int64_t{1} << 24);
    r.text.stride = s.integer("stride", r.text.block_size, 1);
  } else {
    parse_csv(s, r);
  }
  if (!r.files.empty() && r.kind != "text") {
    r.num_classes = s.integer("num_classes", 0, 0, int64_t{1} << 31);
    r.class_names = s.texts("class_names");
    r.allow_nonfinite = s.flag("allow_nonfinite", false);
    r.csv.allow_nonfinite = r.allow_nonfinite;
  }
  r.validation = s.number("validation", 0, 0, 1);
  if (r.validation == 1) s.fail_at("validation", "a fraction of 0 or more, below 1");
  r.shuffle = s.flag("shuffle", true);
  r.drop_last = s.flag("drop_last", false);
  r.workers = static_cast<int>(s.integer("workers", 1, 0, 63));
  if (r.kind != "text") parse_normalize(s, r);
  s.finish();
  return r;
}

}  // namespace fullbore::cli
