// IDX (the MNIST format): two zero bytes, an element code, the number of axes, each extent as a
// big-endian 32-bit number, then the elements, big-endian, row-major.
#include <zlib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <limits>
#include <optional>

#include "base/file.h"
#include "data/convert.h"
#include "data/idx_cache.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace fs = std::filesystem;
namespace {

struct Header {
  Element element;
  Shape shape;
  int64_t header_bytes = 0;
  int64_t data_bytes = 0;  // as stored
};

// Fills the span or throws Error.
using Source = std::function<void(std::span<std::byte>)>;

std::optional<Element> element_of(std::byte code) {
  switch (std::to_integer<int>(code)) {
    case 0x08: return Element{DType::u8, 1};
    case 0x09: return Element{DType::i8, 1};
    case 0x0b: return Element{DType::i32, 2};
    case 0x0c: return Element{DType::i32, 4};
    case 0x0d: return Element{DType::f32, 4};
    case 0x0e: return Element{DType::f64, 8};
    default: return std::nullopt;
  }
}

std::string hex(std::span<const std::byte> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string s;
  for (std::byte b : bytes) {
    s += s.empty() ? "" : " ";
    s += kDigits[std::to_integer<size_t>(b >> 4)];
    s += kDigits[std::to_integer<size_t>(b & std::byte{15})];
  }
  return s;
}

Header read_header(const fs::path& path, const Source& source) {
  std::array<std::byte, 4> magic{};
  source(magic);
  const auto element = element_of(magic[2]);
  if (magic[0] != std::byte{0} || magic[1] != std::byte{0} || !element)
    fail("[idx] ", path.string(), ": expected an IDX file (00 00, element code, axes), got bytes ",
         hex(magic));
  const int rank = std::to_integer<int>(magic[3]);
  if (rank < 1 || rank > Shape::kMaxRank)
    fail("[idx] ", path.string(), ": expected 1 to ", Shape::kMaxRank, " axes, got ", rank);
  std::array<int64_t, Shape::kMaxRank> dims{};
  for (int i = 0; i < rank; ++i) {
    std::array<uint8_t, 4> b{};
    source(std::as_writable_bytes(std::span(b)));
    dims[static_cast<size_t>(i)] =
        int64_t{b[0]} << 24 | int64_t{b[1]} << 16 | int64_t{b[2]} << 8 | int64_t{b[3]};
  }
  Header h{*element, {}, 4 + 4 * rank, 0};
  try {
    h.shape = Shape(Dims(dims.data(), static_cast<size_t>(rank)));
  } catch (const Error& e) {
    fail("[idx] ", path.string(), ": impossible extents in the header: ", e.what());
  }
  const int64_t numel = h.shape.numel();
  if (numel > std::numeric_limits<int64_t>::max() / 16)
    fail("[idx] ", path.string(), ": impossible extents in the header: ", h.shape);
  h.data_bytes = numel * h.element.stored_bytes;
  return h;
}

Array read_elements(const Header& h, const Source& source) {
  return read_stored(h.element, h.shape, std::endian::big, source);
}

// A file that is not compressed: its size must be exactly what the header says.
Array read_plain(FileReader& file) {
  const Source source = [&](std::span<std::byte> out) { file.read(out); };
  const Header h = read_header(file.path(), source);
  if (file.size() - h.header_bytes != h.data_bytes)
    fail("[idx] ", file.path().string(), ": the header promises ", h.shape, ", expected ",
         h.header_bytes + h.data_bytes, " bytes, got ", file.size(),
         file.size() < h.header_bytes + h.data_bytes ? " (truncated?)" : " (trailing bytes)");
  return read_elements(h, source);
}

// Decompresses a gzip file (one or several members) in pieces.
class Inflater {
 public:
  explicit Inflater(FileReader& file) : file_(file), in_(256 << 10) {
    if (inflateInit2(&z_, 16 + MAX_WBITS) != Z_OK) fail("[idx] zlib cannot start");
  }
  ~Inflater() { inflateEnd(&z_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  // Fills `out` as far as the data goes; returns the bytes written.
  size_t read(std::span<std::byte> out) {
    constexpr size_t kMax = 1u << 30;  // zlib counts in 32 bits
    size_t done = 0;
    while (done < out.size() && !ended_) {
      const size_t room = std::min(out.size() - done, kMax);
      z_.next_out = reinterpret_cast<Bytef*>(out.data() + done);
      z_.avail_out = static_cast<uInt>(room);
      step();
      done += room - z_.avail_out;
    }
    total_ += static_cast<int64_t>(done);
    return done;
  }
  int64_t total() const { return total_; }
  // True when the data is at its end; reads the checksum on the way.
  bool at_end() {
    std::byte extra{};
    return read({&extra, 1}) == 0;
  }

 private:
  void step() {
    if (z_.avail_in == 0) {
      const size_t got = file_.read_some(in_);
      if (got == 0)
        fail("[idx] ", file_.path().string(), ": the gzip data ends early, after ", file_.size(),
             " bytes (truncated?)");
      z_.next_in = reinterpret_cast<Bytef*>(in_.data());
      z_.avail_in = static_cast<uInt>(got);
    }
    const int status = inflate(&z_, Z_NO_FLUSH);
    if (status == Z_STREAM_END) {
      next_member();
    } else if (status != Z_OK && status != Z_BUF_ERROR) {
      fail("[idx] ", file_.path().string(),
           ": damaged gzip data: ", z_.msg != nullptr ? z_.msg : zError(status));
    }
  }
  void next_member() {
    if (z_.avail_in == 0) {
      const size_t got = file_.read_some(in_);
      z_.next_in = reinterpret_cast<Bytef*>(in_.data());
      z_.avail_in = static_cast<uInt>(got);
    }
    ended_ = z_.avail_in == 0;
    if (!ended_) inflateReset(&z_);
  }
  FileReader& file_;
  std::vector<std::byte> in_;
  z_stream z_{};
  int64_t total_ = 0;
  bool ended_ = false;
};

std::vector<std::byte> header_of(const Header& h) {
  std::vector<std::byte> bytes = {
      std::byte{0}, std::byte{0},
      std::byte{static_cast<uint8_t>(h.element.dtype == DType::u8 ? 8 : 9)},
      std::byte{static_cast<uint8_t>(h.shape.rank())}};
  for (int64_t d : h.shape)
    for (int shift = 24; shift >= 0; shift -= 8)
      bytes.push_back(static_cast<std::byte>((d >> shift) & 255));
  return bytes;
}

// Leaves the decompressed bytes in `cache`, if any, when they are worth it: single bytes, which no
// byte order changes.
Array read_gzip(FileReader& file, const std::optional<fs::path>& cache) {
  constexpr int64_t kWorthKeeping = 1 << 20;
  constexpr size_t kPiece = size_t{1} << 20;
  Inflater inflater(file);
  Array a;
  std::optional<CacheWriter> copy;  // goes before `a`, which it reads
  const Source source = [&](std::span<std::byte> out) {
    for (size_t at = 0; at < out.size(); at += kPiece) {
      const auto piece = out.subspan(at, std::min(kPiece, out.size() - at));
      if (inflater.read(piece) != piece.size())
        fail("[idx] ", file.path().string(), ": the data ends early, after ", inflater.total(),
             " bytes (decompressed); the header promises more");
      if (copy) copy->add(piece);
    }
  };
  const Header h = read_header(file.path(), source);
  // Deflate cannot shrink data more than 1032 times: a promise beyond that is refused before
  // memory is asked for.
  if (h.data_bytes / 1040 > file.size())
    fail("[idx] ", file.path().string(), ": the header promises ", h.shape, ", expected ",
         h.data_bytes, " bytes, which a gzip file of ", file.size(), " bytes cannot hold");
  if (cache && h.element.stored_bytes == 1 && h.data_bytes >= kWorthKeeping)
    copy.emplace(*cache, header_of(h));
  a = read_elements(h, [&](std::span<std::byte> out) {
    try {
      source(out);
    } catch (...) {
      copy.reset();  // it reads from `out`, which is about to go
      throw;
    }
  });
  if (!inflater.at_end())
    fail("[idx] ", file.path().string(), ": the header promises ", h.shape, ", expected ",
         h.header_bytes + h.data_bytes, " bytes (decompressed), got more (trailing bytes)");
  if (copy) copy->commit();
  return a;
}

std::optional<Array> read_cache(const fs::path& path) try {
  if (!fs::exists(path)) return std::nullopt;
  FileReader file(path, "[cache]");
  return read_plain(file);
} catch (const std::exception&) {
  return std::nullopt;
}

}  // namespace

Array read_idx(const fs::path& path) {
  FileReader file(path, "[idx]");
  std::array<std::byte, 2> start{};
  if (file.size() >= 2) file.read(start);
  file.seek(0);
  if (start[0] != std::byte{0x1f} || start[1] != std::byte{0x8b}) return read_plain(file);
  const auto cached = cache_path(file);
  if (cached) {
    if (auto a = read_cache(*cached)) return std::move(*a);
  }
  return read_gzip(file, cached);
}

}  // namespace fullbore::data
