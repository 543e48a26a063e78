// `fullbore plugin list`, `add` and `remove`. Python's package index is where plugins are
// published, so pip fetches them; nothing of Python is needed afterwards.
#include <spawn.h>
#include <sys/wait.h>

#include <cerrno>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/commands.h"
#include "cli/output.h"
#include "fullbore/error.h"
#include "xla/discover.h"
#include "xla/plugin.h"

extern char** environ;

namespace fullbore::cli {
namespace fs = std::filesystem;
namespace {

const xla::PluginKind& kind_named(const std::string& name) {
  if (const xla::PluginKind* kind = xla::find_kind(name)) return *kind;
  std::string known;
  for (const xla::PluginKind& kind : xla::plugin_kinds())
    known += str_cat(known.empty() ? "" : ", ", kind.name);
  fail("[plugin] expected one of ", known, ", got '", name, "'");
}

fs::path folder_of(const xla::PluginKind& kind) {
  const auto folder = xla::user_plugin_folder(kind);
  if (!folder) fail("[plugin] neither XDG_DATA_HOME nor HOME is set: no place for plugins");
  return *folder;
}

// compile_only: without the libraries that only running needs.
std::vector<std::string> pip_command(const xla::PluginKind& kind, const fs::path& folder,
                                     bool compile_only) {
  std::vector<std::string> words = {"python3", "-m",        "pip",      "install",
                                    "--quiet", "--upgrade", "--target", folder.string()};
  const bool fewer = compile_only && !kind.compile_packages.empty();
  if (fewer) words.push_back("--no-deps");
  std::istringstream packages{std::string(fewer ? kind.compile_packages : kind.packages)};
  for (std::string package; packages >> package;) words.push_back(package);
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// The exit status; 127 when there is no such program.
int run(const std::vector<std::string>& words) {
  std::vector<char*> argv;
  for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  pid_t child = 0;
  if (::posix_spawnp(&child, argv[0], nullptr, nullptr, argv.data(), environ) != 0) return 127;
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return 127;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// "0.81", or why it cannot be loaded.
std::string version_text(const fs::path& path, std::string* error) {
  try {
    const auto [major, minor] = xla::Plugin::version_of(path);
    return str_cat(major, ".", minor);
  } catch (const Error& e) {
    *error = e.what();
    return "";
  }
}

}  // namespace

int plugin_list_command(bool json) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const xla::PluginKind& kind : xla::plugin_kinds()) {
    nlohmann::ordered_json entry{{"name", kind.name}, {"platform", kind.platform}};
    const auto found = xla::find_plugin(kind.name);
    std::string text = str_cat("not there; fullbore plugin add ", kind.name);
    if (found) {
      std::string error;
      const std::string version = version_text(found->path, &error);
      entry["path"] = found->path.string();
      entry[error.empty() ? "pjrt_version" : "error"] = error.empty() ? version : error;
      text = error.empty() ? str_cat("PJRT ", version, ", ", found->path.string()) : error;
    }
    if (!json) say("{:8} {}\n", kind.name, text);
    list.push_back(entry);
  }
  if (json) say("{}\n", list.dump());
  return 0;
}

int plugin_add_command(const std::string& name, bool dry_run, bool compile_only) {
  const xla::PluginKind& kind = kind_named(name);
  const fs::path folder = folder_of(kind);
  // A fetch that breaks off must not spoil a plugin that works: pip fills another folder first.
  fs::path fresh = folder;
  fresh += ".new";
  const std::vector<std::string> words = pip_command(kind, fresh, compile_only);
  if (dry_run) {
    say("would run: {}\nthen move {} to {}\n", joined(words), fresh.string(), folder.string());
    return 0;
  }
  fs::remove_all(fresh);
  fs::create_directories(fresh);
  const int status = run(words);
  if (status != 0 || !fs::exists(fresh / kind.library)) {
    fs::remove_all(fresh);
    if (status == 127)
      fail("[plugin] expected python3 with pip to fetch ", kind.packages,
           ", found none; apt-get install python3-pip");
    if (status != 0) fail("[plugin] pip ended with status ", status, ": ", joined(words));
    fail("[plugin] expected ", kind.library, " in ", kind.packages, ", it is not there");
  }
  fs::remove_all(folder);
  fs::rename(fresh, folder);
  say("added {}: {}\n", name, (folder / kind.library).string());
  return 0;
}

int plugin_remove_command(const std::string& name) {
  const xla::PluginKind& kind = kind_named(name);
  const fs::path folder = folder_of(kind);
  if (!fs::exists(folder)) {
    const auto found = xla::find_plugin(name);
    fail("[plugin] expected ", name, " in ", folder.string(), ", it is not there",
         found ? str_cat("; the one in use, ", found->path.string(), ", was not added here") : "");
  }
  fs::remove_all(folder);
  say("removed {}: {}\n", name, folder.string());
  return 0;
}

}  // namespace fullbore::cli
