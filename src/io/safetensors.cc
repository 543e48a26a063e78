#include "io/safetensors.h"

#include <algorithm>
#include <array>
#include <bit>
#include <nlohmann/json.hpp>
#include <set>

#include "base/file.h"

namespace fullbore::io {
namespace fs = std::filesystem;
namespace {

using nlohmann::json;

static_assert(std::endian::native == std::endian::little, "elements are stored little-endian");

struct Name {
  std::string_view text;
  DType dtype;
};
constexpr Name kNames[] = {{"F64", DType::f64},     {"F32", DType::f32}, {"F16", DType::f16},
                           {"BF16", DType::bf16},   {"I64", DType::i64}, {"I32", DType::i32},
                           {"I8", DType::i8},       {"U32", DType::u32}, {"U8", DType::u8},
                           {"BOOL", DType::boolean}};

struct Entry {
  std::string name, dtype;
  std::vector<uint64_t> shape, offsets;
  bool has_dtype = false, has_shape = false, has_offsets = false;
};

// A tensor whose header entry has been checked.
struct Placed {
  std::string name;
  Type type;
  uint64_t begin = 0, end = 0;
};

// Walks the header; anything that is not in the format's grammar is refused where it stands.
class HeaderHandler : public nlohmann::json_sax<json> {
 public:
  explicit HeaderHandler(const std::string& file) : file_(file) {}
  std::vector<Entry> entries;
  Metadata metadata;

  bool start_object(size_t) override {
    if (in_array_ || depth_ == 2) bad("another object");
    ++depth_;
    if (depth_ == 2 && !in_metadata_) entries.emplace_back().name = name_;
    return true;
  }
  bool end_object() override {
    --depth_;
    return true;
  }
  bool key(string_t& text) override {
    if (depth_ == 1) {
      name_ = text;
      in_metadata_ = text == "__metadata__";
      if (!names_.insert(text).second)
        fail(file_, "expected every name once, got '", text, "' twice");
      return true;
    }
    field_ = text;
    if (in_metadata_) {
      if (metadata.contains(text))
        fail(file_, "expected every metadata key once, got '", text, "' twice");
      return true;
    }
    Entry& e = entries.back();
    bool* seen = text == "dtype"          ? &e.has_dtype
                 : text == "shape"        ? &e.has_shape
                 : text == "data_offsets" ? &e.has_offsets
                                          : nullptr;
    if (seen == nullptr || std::exchange(*seen, true))
      fail(file_, "tensor '", name_, "': expected dtype, shape and data_offsets, once each, got '",
           text, "'");
    return true;
  }
  bool string(string_t& text) override {
    if (depth_ == 2 && in_metadata_) {
      metadata[field_] = text;
    } else if (depth_ == 2 && field_ == "dtype" && !in_array_) {
      entries.back().dtype = text;
    } else {
      bad("text");
    }
    return true;
  }
  bool start_array(size_t) override {
    if (depth_ != 2 || in_metadata_ || in_array_ || field_ == "dtype") bad("a list");
    in_array_ = true;
    return true;
  }
  bool end_array() override {
    in_array_ = false;
    return true;
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (!in_array_) bad("a number");
    Entry& e = entries.back();
    std::vector<uint64_t>& list = field_ == "shape" ? e.shape : e.offsets;
    if (list.size() == Shape::kMaxRank)
      fail(file_, "tensor '", name_, "': expected at most ", Shape::kMaxRank, " numbers in ",
           field_);
    list.push_back(value);
    return true;
  }
  bool number_integer(number_integer_t value) override { bad(str_cat("the number ", value)); }
  bool number_float(number_float_t, const string_t& text) override { bad("the number " + text); }
  bool null() override { bad("null"); }
  bool boolean(bool) override { bad("true or false"); }
  bool binary(binary_t&) override { bad("binary data"); }
  bool parse_error(size_t position, const std::string& token, const json::exception&) override {
    fail(file_, "the header is not JSON: unexpected '", token.substr(0, 40), "' at byte ",
         position);
  }

 private:
  [[noreturn]] void bad(const std::string& what) const {
    if (depth_ == 0) fail(file_, "expected the header to be an object, got ", what);
    if (depth_ == 1) fail(file_, "expected an object for '", name_, "', got ", what);
    fail(file_, "'", name_, "': expected ",
         in_metadata_        ? "text"
         : field_ == "dtype" ? "text"
                             : "a list of whole numbers >= 0",
         " for ", field_, ", got ", what);
  }
  const std::string& file_;  // begins every message
  int depth_ = 0;
  bool in_metadata_ = false, in_array_ = false;
  std::string name_, field_;
  std::set<std::string> names_;
};

DType dtype_of_entry(const Entry& e, const std::string& file) {
  for (const Name& n : kNames)
    if (n.text == e.dtype) return n.dtype;
  fail(file, "tensor '", e.name,
       "': expected a dtype of F64 F32 F16 BF16 I64 I32 I8 U32 U8 BOOL, got '", e.dtype, "'");
}

Placed checked(const Entry& e, uint64_t data_size, const std::string& file) {
  if (!e.has_dtype || !e.has_shape || !e.has_offsets)
    fail(file, "tensor '", e.name,
         "': expected dtype, shape and data_offsets, got only some of them");
  const DType dtype = dtype_of_entry(e, file);
  if (e.offsets.size() != 2 || e.offsets[0] > e.offsets[1] || e.offsets[1] > data_size)
    fail(file, "tensor '", e.name, "': expected data_offsets [begin, end] within the ", data_size,
         " bytes of data, got ", json(e.offsets).dump());
  // Counted in floating point too, where nothing overflows.
  double numel = 1;
  std::vector<int64_t> dims;
  for (uint64_t d : e.shape) {
    numel *= static_cast<double>(d);
    dims.push_back(static_cast<int64_t>(d));  // beyond 2^63: negative, which Shape refuses
  }
  const uint64_t length = e.offsets[1] - e.offsets[0];
  const double bytes = numel * static_cast<double>(byte_size(dtype));
  const auto mismatch = [&]() {
    fail(file, "tensor '", e.name, "': expected ", bytes, " bytes for ", e.dtype,
         json(e.shape).dump(), ", got ", length);
  };
  if (bytes > 0x1p62) mismatch();
  Placed p{e.name, {dtype, {}}, e.offsets[0], e.offsets[1]};
  try {
    p.type.shape = Shape(Dims(dims));
  } catch (const Error& error) {  // [2^63, 0]
    fail(file, "tensor '", e.name, "': impossible shape: ", error.what());
  }
  if (static_cast<uint64_t>(p.type.bytes()) != length) mismatch();
  return p;
}

// Reads and checks the header; tensors come in the order of their bytes.
std::vector<Placed> read_header(const Source& source, int64_t size, const std::string& file,
                                Metadata* metadata) {
  constexpr uint64_t kMaxHeader = 100'000'000;  // as in the reference implementation
  if (size < 8) fail(file, "expected 8 bytes of header length, got ", size);
  uint64_t length = 0;
  source(std::as_writable_bytes(std::span(&length, 1)));
  const uint64_t rest = static_cast<uint64_t>(size) - 8;
  if (length > rest || length > kMaxHeader)
    fail(file, "expected a header of at most ", std::min(rest, kMaxHeader),
         " bytes, got a length of ", length, length > kMaxHeader ? "" : " (truncated?)");
  std::string text(length, '\0');
  source(std::as_writable_bytes(std::span(text.data(), text.size())));
  if (!text.starts_with('{')) fail(file, "expected the header to start with '{'");
  HeaderHandler handler(file);
  json::sax_parse(text, &handler);
  const uint64_t data_size = rest - length;
  std::vector<Placed> tensors;
  for (const Entry& e : handler.entries) tensors.push_back(checked(e, data_size, file));
  std::sort(tensors.begin(), tensors.end(), [](const Placed& a, const Placed& b) {
    return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name);
  });
  uint64_t at = 0;
  for (const Placed& p : tensors) {
    if (p.begin != at)
      fail(file, "tensor '", p.name, "': expected its bytes to start at ", at, ", got ", p.begin,
           p.begin < at ? " (tensors overlap)" : " (a gap)");
    at = p.end;
  }
  if (at != data_size)
    fail(file, "expected ", at, " bytes of data, got ", data_size, " (trailing bytes)");
  if (metadata != nullptr) *metadata = std::move(handler.metadata);
  return tensors;
}

std::string_view format_name(DType dtype) {
  for (const Name& n : kNames)
    if (n.dtype == dtype) return n.text;
  throw InternalError("safetensors: a tensor without element type");
}

std::string head(const std::string& name) { return "[safetensors] " + name + ": "; }

// The start of the file, and the tensors in the order in which their bytes follow: large elements
// first, so that all are aligned.
std::string make_header(const TensorViews& tensors, const Metadata& metadata,
                        std::vector<const TensorView*>& in_order) {
  std::vector<const TensorViews::value_type*> sorted;
  for (const auto& item : tensors) sorted.push_back(&item);
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) {
    return byte_size(a->second.type.dtype) > byte_size(b->second.type.dtype);
  });
  json header = json::object();
  if (!metadata.empty()) header["__metadata__"] = metadata;
  int64_t at = 0;
  for (const auto* item : sorted) {
    const auto& [name, view] = *item;
    if (name == "__metadata__") fail("[safetensors] a tensor cannot have the name '__metadata__'");
    const auto dims = view.type.shape.dims();
    header[name] = {{"dtype", format_name(view.type.dtype)},
                    {"shape", std::vector<int64_t>(dims.begin(), dims.end())},
                    {"data_offsets", {at, at + view.type.bytes()}}};
    at += view.type.bytes();
    in_order.push_back(&view);
  }
  std::string text;
  try {
    text = header.dump();
  } catch (const json::exception& e) {
    fail("[safetensors] expected names and metadata in UTF-8: ", e.what());
  }
  text.resize((text.size() + 7) / 8 * 8, ' ');
  return text;
}

}  // namespace

Tensors read_safetensors(const Source& source, int64_t size, const std::string& name,
                         Metadata* metadata) {
  Tensors tensors;
  for (const Placed& p : read_header(source, size, head(name), metadata)) {
    Array a(p.type);
    source({a.data(), static_cast<size_t>(a.bytes())});
    if (p.type.dtype == DType::boolean) {
      // A C++ bool may hold nothing but 0 and 1.
      const auto* bytes = reinterpret_cast<const uint8_t*>(a.data());
      const auto* bad = std::find_if(bytes, bytes + a.bytes(), [](uint8_t b) { return b > 1; });
      if (bad != bytes + a.bytes())
        fail(head(name), "tensor '", p.name, "': expected bytes 0 or 1 in a BOOL tensor, got ",
             int{*bad});
    }
    tensors.emplace(p.name, std::move(a));
  }
  return tensors;
}

void write_safetensors(const Sink& sink, const TensorViews& tensors, const Metadata& metadata) {
  std::vector<const TensorView*> in_order;
  const std::string header = make_header(tensors, metadata, in_order);
  const uint64_t length = header.size();
  sink(std::as_bytes(std::span(&length, 1)));
  sink(std::as_bytes(std::span(header.data(), header.size())));
  for (const TensorView* view : in_order)
    sink({view->data, static_cast<size_t>(view->type.bytes())});
}

Tensors load_safetensors(const fs::path& path, Metadata* metadata) {
  FileReader file(path, "[safetensors]");
  return read_safetensors([&](std::span<std::byte> out) { file.read(out); }, file.size(),
                          path.string(), metadata);
}

Types peek_safetensors(const fs::path& path, Metadata* metadata) {
  FileReader file(path, "[safetensors]");
  Types types;
  const Source source = [&](std::span<std::byte> out) { file.read(out); };
  for (Placed& p : read_header(source, file.size(), head(path.string()), metadata))
    types.emplace(std::move(p.name), p.type);
  return types;
}

void save_safetensors(const fs::path& path, const TensorViews& tensors, const Metadata& metadata) {
  FileWriter file(path, "[safetensors]");
  write_safetensors([&](std::span<const std::byte> bytes) { file.write(bytes); }, tensors,
                    metadata);
  file.commit();
}

void save_safetensors(const fs::path& path, const Tensors& tensors, const Metadata& metadata) {
  save_safetensors(path, views_of(tensors), metadata);
}

}  // namespace fullbore::io
