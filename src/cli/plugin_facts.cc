#include "cli/plugin_facts.h"

#include "fullbore/error.h"
#include "xla/discover.h"
#include "xla/plugin.h"

namespace fullbore::cli {
namespace {

std::string path_below(const machine::Tree& tree, const machine::Machine& found,
                       const xla::PluginKind& kind) {
  for (const std::string& folder : found.package_folders)
    if (const std::string path = str_cat(folder, "/", kind.library); tree.exists(path)) return path;
  return "";
}

std::string load_error(const std::string& path) {
  try {
    xla::Plugin::version_of(path);
    return "";
  } catch (const Error& e) {
    return e.what();
  }
}

}  // namespace

std::vector<machine::PluginFacts> installed_plugins(const machine::Context& context,
                                                    const machine::Machine& found,
                                                    bool try_loading) {
  const machine::Tree tree(context.root);
  std::vector<machine::PluginFacts> plugins;
  for (const xla::PluginKind& kind : xla::plugin_kinds()) {
    std::string path;
    if (!tree.is_live())
      path = path_below(tree, found, kind);
    else if (const auto here = xla::find_plugin(kind.name))
      path = here->path.string();
    if (path.empty()) continue;
    plugins.push_back(machine::plugin_facts(context, kind.name, path, xla::package_of(kind)));
    if (tree.is_live() && try_loading) plugins.back().error = load_error(path);
  }
  return plugins;
}

}  // namespace fullbore::cli
