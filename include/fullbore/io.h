// Files: tensors by name (safetensors), and checkpoints of a training run.
// Every failure is an Error that names the path and the cause. Files appear whole or not at all:
// bytes go to a temporary name, reach the disk (fsync), and are renamed; when saving fails, what
// was there before is untouched. Thread safety: functions may run concurrently on different paths.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fullbore/array.h"

namespace fullbore::io {

using Tensors = std::map<std::string, Array>;
using Types = std::map<std::string, Type>;
using Metadata = std::map<std::string, std::string>;

// A tensor that lives elsewhere, row-major; must outlive the call it is given to.
struct TensorView {
  TensorView(const Array& a) : type(a.type()), data(a.data()) {}  // NOLINT
  TensorView(const Type& t, const std::byte* d) : type(t), data(d) {}
  Type type;
  const std::byte* data;
};
using TensorViews = std::map<std::string, TensorView>;

TensorViews views_of(const Tensors& tensors);
Types types_of(const Tensors& tensors);

// Reads a safetensors file with elements of F64 F32 F16 BF16 I64 I32 I8 U32 U8 BOOL. The header is
// checked in full before memory is asked for: sizes against the file, keys once each, offsets
// without gap or overlap.
Tensors load_safetensors(const std::filesystem::path& path, Metadata* metadata = nullptr);
// Types only, without reading the elements.
Types peek_safetensors(const std::filesystem::path& path, Metadata* metadata = nullptr);
void save_safetensors(const std::filesystem::path& path, const Tensors& tensors,
                      const Metadata& metadata = {});
void save_safetensors(const std::filesystem::path& path, const TensorViews& tensors,
                      const Metadata& metadata = {});

// Replaces (or makes) a file by these bytes.
void atomic_write(const std::filesystem::path& path, std::string_view bytes);
// A whole file.
std::string read_text(const std::filesystem::path& path);

// Names what differs between two sets of tensors: "missing: ...; unexpected: ...; different: ..."
// as seen from `want`. Empty when names and types are the same.
std::string describe_difference(const Types& have, const Types& want);

// ---- Checkpoints ----
// A folder of checkpoints, OUT/checkpoints, holds one folder for each: step-000000123 with
// state.safetensors, checkpoint.json and text files; `best` is a link to one of them. A process
// that is killed while it saves leaves all earlier checkpoints as they were.

struct Checkpoint {
  int64_t step = 0;   // optimizer steps done
  int64_t epoch = 0;  // epoch in progress
  int64_t batch = 0;  // batches of it done
  uint64_t seed = 0;
  std::map<std::string, double> numbers;       // metrics, ...; NaN and infinity survive
  std::map<std::string, std::string> strings;  // names, ...
  std::map<std::string, std::string> files;    // text files by file name: graph, recipe
  Tensors tensors;                             // parameters, slots, buffers, averages
  std::filesystem::path path;                  // set by loading
};

struct SaveOptions {
  int keep_last = 3;  // the newest by step; 0 keeps all. The best one is kept besides.
  bool best = false;  // `best` points to this one from now on
};

// Saves as `folder`/step-NNNNNNNNN, replacing one of the same step; then removes old ones and what
// a killed process left. `more`: tensors saved beside checkpoint.tensors. Returns the new path. One
// process at a time may save into a folder.
std::filesystem::path save_checkpoint(const std::filesystem::path& folder,
                                      const Checkpoint& checkpoint, const SaveOptions& options = {},
                                      const TensorViews& more = {});

// Loads one checkpoint; checks the checksum of every file.
Checkpoint load_checkpoint(const std::filesystem::path& path);
// The newest checkpoint that is whole, or nothing. Damaged ones are passed over; `skipped` gets the
// reason for each.
std::optional<Checkpoint> latest_checkpoint(const std::filesystem::path& folder,
                                            std::vector<std::string>* skipped = nullptr);
// The one marked as best, or nothing when none is.
std::optional<Checkpoint> best_checkpoint(const std::filesystem::path& folder);
// What the user points at: a checkpoint, a folder of them, or a run's folder that holds
// checkpoints/ (then the newest whole one). Throws Error when there is none.
Checkpoint open_checkpoint(const std::filesystem::path& path,
                           std::vector<std::string>* skipped = nullptr);

}  // namespace fullbore::io
