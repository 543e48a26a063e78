// Where plugins are found: kinds by name, and the folders that are searched for them.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fullbore::xla {

// A plugin that is known by name.
struct PluginKind {
  std::string_view name;      // "cuda13": as in `fullbore plugin add cuda13`
  std::string_view platform;  // of the client: "cpu", "cuda", "rocm", "tpu"
  std::string_view library;   // in a folder of Python packages
  std::string_view packages;  // that hold it and what it needs, for pip
  // Those that suffice to compile for devices that are not there; "": all of them.
  std::string_view compile_packages{};
};
std::span<const PluginKind> plugin_kinds();
const PluginKind* find_kind(std::string_view name);  // null: unknown
// The Python package that holds the library: the last of those that pip is asked for, as its
// metadata spells it ("jax_cuda13_pjrt").
std::string package_of(const PluginKind& kind);

struct FoundPlugin {
  const PluginKind* kind;
  std::filesystem::path path;
};

// Where `fullbore plugin add` puts a kind's packages: $XDG_DATA_HOME/fullbore/plugins/KIND, or the
// same in ~/.local/share; nothing without a home.
std::optional<std::filesystem::path> user_plugin_folder(const PluginKind& kind);
// The folders that are searched for a kind, in order: those in $FULLBORE_PLUGIN_PATH (separated by
// colons), the user's, those of Python's packages ($VIRTUAL_ENV, the user's, the system's), the
// system's own.
std::vector<std::filesystem::path> plugin_folders(const PluginKind& kind);
// The plugin of this kind in the first folder that has it.
std::optional<FoundPlugin> find_plugin(std::string_view kind);

}  // namespace fullbore::xla
