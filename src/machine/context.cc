// Whose eyes a machine is seen with: this process's, or those that a recording tells.
#include <unistd.h>

#include "fullbore/error.h"
#include "machine/machine.h"

extern char** environ;

namespace fullbore::machine {
namespace {

constexpr const char* kFacts = "/recorded-facts";

// "key=value key=value ..." of a recorded line; the value of `name` goes on to the end of the line.
std::map<std::string, std::string> pairs_of(std::string_view text) {
  std::map<std::string, std::string> pairs;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const size_t equals = text.find('=');
    if (equals == std::string_view::npos) break;
    const std::string key(text.substr(0, equals));
    text.remove_prefix(equals + 1);
    const size_t end = key == "name" ? text.size() : std::min(text.find(' '), text.size());
    pairs[key] = printable(text.substr(0, end));
    text.remove_prefix(end);
  }
  return pairs;
}

int64_t number_of(const std::map<std::string, std::string>& pairs, const char* key,
                  int64_t otherwise) {
  const auto found = pairs.find(key);
  return found == pairs.end() ? otherwise : number_in(found->second).value_or(otherwise);
}

std::string text_of(const std::map<std::string, std::string>& pairs, const char* key) {
  const auto found = pairs.find(key);
  return found == pairs.end() ? "" : found->second;
}

void add_gpu(const std::map<std::string, std::string>& pairs, LiveFacts& live) {
  LiveGpu gpu;
  gpu.bus = text_of(pairs, "bus");
  gpu.model = text_of(pairs, "name");
  gpu.capability = text_of(pairs, "cc");
  gpu.memory_bytes = number_of(pairs, "memory", 0);
  gpu.free_bytes = number_of(pairs, "free", -1);
  gpu.mig = number_of(pairs, "mig", 0) != 0;
  live.gpus.push_back(std::move(gpu));
}

// user UID GID...              who looks
// variable NAME=VALUE          of the environment
// node PATH UID GID MODE       owner of a device node, the mode in octal
// driver VERSION, nvml ERROR   what NVML told
// gpu bus=.. cc=.. memory=BYTES free=BYTES mig=0|1 name=..
// process pid=.. bytes=.. name=..      of the last gpu
void read_fact(const std::string& line, Context& context) {
  const std::vector<std::string> words = split(line, ' ');
  if (words.empty()) return;
  const std::string rest(trimmed(line.substr(words[0].size())));
  if (words[0] == "user" && words.size() >= 2) {
    context.uid = static_cast<uint32_t>(number_in(words[1]).value_or(0));
    for (size_t i = 2; i < words.size(); ++i)
      context.gids.push_back(static_cast<uint32_t>(number_in(words[i]).value_or(0)));
  } else if (words[0] == "variable") {
    const size_t equals = rest.find('=');
    if (equals != std::string::npos)
      context.variables[rest.substr(0, equals)] = rest.substr(equals + 1);
  } else if (words[0] == "node" && words.size() == 5) {
    uint32_t mode = 0;
    for (char c : words[4]) mode = mode * 8 + (static_cast<uint32_t>(c - '0') & 7u);
    context.owners[words[1]] = {static_cast<uint32_t>(number_in(words[2]).value_or(0)),
                                static_cast<uint32_t>(number_in(words[3]).value_or(0)), mode};
  } else if (words[0] == "driver") {
    context.live.driver = version_in(rest);
  } else if (words[0] == "nvml") {
    context.live.error = printable(rest);
  } else if (words[0] == "gpu") {
    add_gpu(pairs_of(rest), context.live);
  } else if (words[0] == "process" && !context.live.gpus.empty()) {
    const auto pairs = pairs_of(rest);
    context.live.gpus.back().processes.push_back(
        {number_of(pairs, "pid", 0), number_of(pairs, "bytes", 0), text_of(pairs, "name")});
  }
}

}  // namespace

Context this_process(bool ask_live) {
  Context context;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const size_t equals = text.find('=');
    if (equals == std::string_view::npos) continue;
    context.variables.emplace(text.substr(0, equals), text.substr(equals + 1));
  }
  context.uid = ::geteuid();
  if (ask_live) context.live = ask_nvml();
  return context;
}

Context recorded(const std::filesystem::path& root) {
  std::error_code error;
  if (!std::filesystem::is_directory(root, error))
    fail("[doctor] expected a folder with a recorded machine, got ", root.string());
  Context context;
  context.root = std::filesystem::absolute(root, error).lexically_normal();
  if (!context.root.has_filename()) context.root = context.root.parent_path();  // a trailing slash
  context.variables["PATH"] = "/usr/local/bin:/usr/bin:/bin";
  const Tree tree(context.root);
  for (const std::string& line : lines_of(tree.read(kFacts))) read_fact(line, context);
  return context;
}

}  // namespace fullbore::machine
