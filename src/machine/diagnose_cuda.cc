// CUDA's libraries: which a plugin will find, and whether they fit.
#include <algorithm>

#include "machine/diagnosis.h"

namespace fullbore::machine {
namespace {

const Library* find(std::span<const Library> libraries, std::string_view name) {
  for (const Library& library : libraries)
    if (library.name == name) return &library;
  return nullptr;
}

const char* title(std::string_view name) {
  if (name == "cudnn") return "cuDNN";
  if (name == "cublas") return "cuBLAS";
  if (name == "nccl") return "NCCL";
  return "ptxas";
}

bool is_exact(const Library* library) {
  return library != nullptr && library->version.find('.') != std::string::npos;
}

// One that the linker takes for the other in a program that asks for `like`: "9.12.0" for cuDNN 9.
const Library* find(std::span<const Library> libraries, std::string_view name,
                    std::string_view like) {
  for (const Library& library : libraries)
    if (library.name == name && library.major == number_in(like)) return &library;
  return nullptr;
}

// The libraries that a plugin gets: those that came with it are loaded first, then the linker's;
// its own ptxas too is named to XLA, which else takes the first on PATH.
std::vector<Library> effective(const Machine& m, const PluginFacts& plugin,
                               const PluginNeeds& needs) {
  std::vector<Library> libraries;
  for (const auto& [name, like] :
       {std::pair{"cudnn", needs.cudnn}, {"cublas", needs.cublas}, {"nccl", needs.nccl}}) {
    if (const Library* own = find(plugin.libraries, name, like))
      libraries.push_back(*own);
    else if (const Library* system = find(m.libraries, name, like))
      libraries.push_back(*system);
  }
  if (const Library* own = find(plugin.libraries, "ptxas"))
    libraries.push_back(*own);
  else if (!m.ptxas_path.empty())
    libraries.push_back({"ptxas", m.ptxas_version, m.ptxas_path, 0});
  return libraries;
}

bool applies(const Trap& trap, const Machine& m, std::span<const Library> libraries) {
  const Library* library = find(libraries, trap.library);
  if (!is_exact(library)) return false;
  const std::string& version = library->version;
  if (!trap.from.empty() && compare_versions(version, trap.from) < 0) return false;
  if (!trap.below.empty() && compare_versions(version, trap.below) >= 0) return false;
  if (!trap.beside.empty()) {
    const Library* beside = find(libraries, trap.beside);
    if (!is_exact(beside) || compare_versions(beside->version, trap.beside_from) < 0) return false;
  }
  const auto cards = cards_of(m, Vendor::kNvidia);
  const auto count = std::count_if(cards.begin(), cards.end(), [&](const Accelerator* card) {
    return trap.capability.empty() || card->capability == trap.capability;
  });
  return count >= trap.cards;
}

void check_minimum(Diagnosis& d, const PluginFacts& plugin, const PluginNeeds& needs,
                   std::span<const Library> libraries, std::string_view name,
                   std::string_view least) {
  const Library* library = find(libraries, name);
  const std::string fix = str_cat("fullbore plugin add ", plugin.kind);
  if (library == nullptr) {
    const Library* other = find(d.machine.libraries, name);
    if (name == "cudnn" || name == "cublas")
      d.error(Group::kCuda,
              str_cat(title(name), " is missing; plugin ", plugin.kind, " needs ", least,
                      " or a later ", least.substr(0, least.find('.')), ".x",
                      other != nullptr ? str_cat(", found ", other->path) : ""),
              fix, needs.source);
    else if (name == "nccl" && cards_of(d.machine, Vendor::kNvidia).size() > 1)
      d.warn(Group::kCuda, "NCCL is missing; training on several cards needs it", fix,
             needs.source);
    return;
  }
  if (!is_exact(library) || compare_versions(library->version, least) >= 0) return;
  // The table holds what the newest plugin asks for; an older one may do with less.
  const bool older = !plugin.version.empty() && compare_versions(plugin.version, needs.version) < 0;
  d.findings.push_back({Group::kCuda,
                        older ? Severity::kWarning : Severity::kError,
                        str_cat(title(name), " ", library->version, " is older than ", least,
                                ", which plugin ", plugin.kind, " needs: ", library->path),
                        fix,
                        std::string(needs.source),
                        {}});
}

void check_libraries(Diagnosis& d, const PluginFacts& plugin, const PluginNeeds& needs) {
  const std::vector<Library> libraries = effective(d.machine, plugin, needs);
  const size_t before = d.findings.size();
  std::vector<std::string_view> trapped;  // what a trap says more about than a minimum does
  for (const Trap& trap : traps()) {
    if (!applies(trap, d.machine, libraries)) continue;
    const Library& library = *find(libraries, trap.library);
    d.error(Group::kCuda,
            str_cat(title(trap.library), " ", library.version, ": ", trap.harm, " (", library.path,
                    ")"),
            trap.library == "ptxas" ? std::string(trap.fix)
                                    : str_cat(trap.fix, ": fullbore plugin add ", plugin.kind),
            trap.source);
    trapped.push_back(trap.library);
  }
  for (const auto& [name, least] :
       {std::pair{"cudnn", needs.cudnn}, {"cublas", needs.cublas}, {"nccl", needs.nccl}})
    if (std::find(trapped.begin(), trapped.end(), name) == trapped.end())
      check_minimum(d, plugin, needs, libraries, name, least);
  if (d.findings.size() != before || libraries.empty()) return;
  std::string what;
  for (const Library& library : libraries)
    what += str_cat(what.empty() ? "" : ", ", title(library.name), " ",
                    library.version.empty() ? "of unknown version" : library.version);
  d.ok(Group::kCuda, str_cat("for plugin ", plugin.kind, ": ", what));
}

void check_library_path(Diagnosis& d) {
  const Machine& m = d.machine;
  std::vector<int64_t> majors;
  std::string where;
  for (const SearchFolder& folder : m.library_path)
    for (int64_t major : folder.cuda) {
      if (std::find(majors.begin(), majors.end(), major) != majors.end()) continue;
      majors.push_back(major);
      where += str_cat(where.empty() ? "" : ", ", "CUDA ", major, " in ", folder.path);
    }
  if (majors.size() > 1) {
    d.error(Group::kCuda, str_cat("LD_LIBRARY_PATH mixes two CUDAs: ", where),
            "unset LD_LIBRARY_PATH; the plugins bring or find their libraries without it");
    return;
  }
  for (const PluginFacts& plugin : d.plugins) {
    const PluginNeeds* needs = needs_of(plugin.kind);
    if (majors.empty() || needs == nullptr || needs->cuda.empty()) continue;
    if (number_in(needs->cuda) == majors.front()) continue;
    d.warn(Group::kCuda,
           str_cat("LD_LIBRARY_PATH holds ", where, ", plugin ", plugin.kind, " uses CUDA ",
                   needs->cuda, ": their libraries may mix"),
           "unset LD_LIBRARY_PATH");
  }
}

}  // namespace

void check_cuda(Diagnosis& d) {
  const Machine& m = d.machine;
  for (const Toolkit& toolkit : m.toolkits)
    d.ok(Group::kCuda, str_cat("CUDA toolkit ", toolkit.version, toolkit.version.empty() ? "" : " ",
                               "in ", toolkit.path));
  if (cards_of(m, Vendor::kNvidia).empty()) return;
  check_library_path(d);
  std::vector<Finding> found;
  bool any_good = false;
  for (const PluginFacts& plugin : d.plugins) {
    const PluginNeeds* needs = needs_of(plugin.kind);
    if (needs == nullptr || needs->vendor != Vendor::kNvidia || !plugin.error.empty()) continue;
    Diagnosis part{m, d.plugins, {}};
    check_libraries(part, plugin, *needs);
    any_good |= !is_refused(m, plugin) &&
                std::none_of(part.findings.begin(), part.findings.end(),
                             [](const Finding& f) { return f.severity == Severity::kError; });
    found.insert(found.end(), part.findings.begin(), part.findings.end());
  }
  for (Finding& finding : found) {  // one plugin that works is enough
    if (any_good && finding.severity == Severity::kError) finding.severity = Severity::kNote;
    d.findings.push_back(std::move(finding));
  }
}

}  // namespace fullbore::machine
