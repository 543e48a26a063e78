// CUDA's toolkits and libraries, and the folders of Python packages that may hold them.
#include <algorithm>

#include "fullbore/error.h"
#include "machine/parts.h"

namespace fullbore::machine {
namespace {

// Where a library's version stands when its file name does not have it.
struct Known {
  std::string_view name, stem;  // "cudnn", "libcudnn"
  std::string_view header, macros[3];
  std::string_view package;  // Python distribution begins so
};
constexpr Known kKnown[] = {
    {"cudnn",
     "libcudnn",
     "cudnn_version.h",
     {"CUDNN_MAJOR", "CUDNN_MINOR", "CUDNN_PATCHLEVEL"},
     "nvidia_cudnn"},
    {"cublas",
     "libcublas",
     "cublas_api.h",
     {"CUBLAS_VER_MAJOR", "CUBLAS_VER_MINOR", "CUBLAS_VER_PATCH"},
     "nvidia_cublas"},
    {"nccl", "libnccl", "nccl.h", {"NCCL_MAJOR", "NCCL_MINOR", "NCCL_PATCH"}, "nvidia_nccl"},
};

std::string value_of(const std::map<std::string, std::string>& variables, const char* name) {
  const auto found = variables.find(name);
  return found == variables.end() ? "" : found->second;
}

// The number after "#define NAME".
std::optional<int64_t> macro(std::string_view text, std::string_view name) {
  const size_t at = text.find(str_cat("#define ", name, " "));
  if (at == std::string_view::npos) return std::nullopt;
  return number_in(text.substr(at + name.size() + 9, 32));
}

std::string header_version(const Tree& tree, const std::string& folder, const Known& known) {
  const std::string text = tree.read(str_cat(folder, "/", known.header));
  std::string version;
  for (std::string_view name : known.macros) {
    const auto part = macro(text, name);
    if (!part) return "";
    version += str_cat(version.empty() ? "" : ".", *part);
  }
  return version;
}

// A distribution in `folder` whose name begins with `prefix`:
// nvidia_cudnn_cu13-9.12.0.46.dist-info.
std::string distribution_version(const Tree& tree, std::string_view folder,
                                 std::string_view prefix) {
  for (const std::string& name : tree.list(folder, prefix)) {
    const size_t dash = name.find('-');
    if (dash == std::string::npos || !name.ends_with(".dist-info")) continue;
    return version_in(name.substr(dash + 1, name.size() - dash - 1 - 10));
  }
  return "";
}

// Its version: of the file that the links end at (libcudnn.so.9.12.0), else of the headers, else of
// the Python package that `packages` holds; only its major one, "9", when nothing tells more.
std::string library_version(const Tree& tree, const std::string& folder, const std::string& file,
                            const Known& known, const std::string& packages) {
  const size_t stem = known.stem.size() + 4;  // libcudnn.so.
  const std::string major = file.substr(stem);
  const std::string real = tree.resolve(folder + "/" + file);
  const std::string name = real.substr(real.rfind('/') + 1);
  if (name.starts_with(file + ".")) return printable(name.substr(stem));
  for (const std::string& version :
       {header_version(tree, folder + "/../include", known),
        header_version(tree, folder + "/../../include", known),
        packages.empty() ? "" : distribution_version(tree, packages, known.package),
        distribution_version(tree, folder + "/../dist-info", known.package)})
    if (version.starts_with(major + ".")) return version;
  return major;
}

// What a folder has of a library: libcudnn.so.8 and libcudnn.so.9 are two.
std::vector<Library> libraries_in(const Tree& tree, const std::string& folder, const Known& known,
                                  const std::string& packages) {
  const std::string stem = str_cat(known.stem, ".so.");
  std::vector<Library> libraries;
  for (const std::string& file : tree.list(folder, stem)) {
    if (file.find_first_not_of("0123456789", stem.size()) != std::string::npos) continue;
    const auto major = number_in(std::string_view(file).substr(stem.size()));
    if (!major) continue;
    libraries.push_back({std::string(known.name),
                         library_version(tree, folder, file, known, packages),
                         printable(folder + "/" + file), *major});
  }
  return libraries;
}

// Version of a component in a toolkit's version.json: "cuda" is the toolkit itself.
std::string component_version(const Tree& tree, const std::string& folder, const char* component) {
  const std::string json = tree.read(folder + "/version.json");
  const size_t at = json.find(str_cat('"', component, '"'));
  const size_t version = at == std::string::npos ? at : json.find("\"version\"", at);
  if (version == std::string::npos) return "";
  return version_in(std::string_view(json).substr(version, 40));
}

// version.json of newer toolkits, "CUDA Version 10.2.89" of old ones, the header of all.
std::string toolkit_version(const Tree& tree, const std::string& folder) {
  std::string version = component_version(tree, folder, "cuda");
  if (version.empty()) version = version_in(tree.read(folder + "/version.txt"));
  if (!version.empty()) return version;
  if (const auto code = macro(tree.read(folder + "/include/cuda.h"), "CUDA_VERSION"))
    return str_cat(*code / 1000, ".", *code % 1000 / 10);
  return "";
}

void read_toolkits(const Tree& tree, Machine& machine) {
  std::vector<std::string> folders;
  for (const std::string& name : tree.list("/usr/local", "cuda"))
    folders.push_back("/usr/local/" + name);
  for (const char* folder : {"/usr/lib/cuda", "/opt/cuda"}) folders.push_back(folder);
  std::vector<std::string> seen;
  for (const std::string& folder : folders) {
    const std::string real = tree.resolve(folder);
    if (!tree.is_folder(folder) || std::find(seen.begin(), seen.end(), real) != seen.end())
      continue;
    seen.push_back(real);
    const bool complete = tree.exists(real + "/bin/ptxas") || tree.exists(real + "/bin/nvcc") ||
                          tree.exists(real + "/version.json") || tree.exists(real + "/lib64");
    if (complete) machine.toolkits.push_back({printable(real), toolkit_version(tree, real)});
  }
}

// The first ptxas on PATH; its version is that of the toolkit or Python package around it.
void read_ptxas(const Tree& tree, const std::string& path, Machine& machine) {
  for (const std::string& folder : split(path, ':')) {
    const std::string real = tree.resolve(folder + "/ptxas");
    if (real.empty()) continue;
    machine.ptxas_path = printable(folder + "/ptxas");
    const std::string home = real.substr(0, real.rfind("/bin/"));
    for (const char* packages : {"/dist-info", "/../..", "/.."})
      if (machine.ptxas_version.empty())
        machine.ptxas_version = distribution_version(tree, home + packages, "nvidia_cuda_nvcc");
    if (machine.ptxas_version.empty())
      machine.ptxas_version = component_version(tree, home, "cuda_nvcc");
    if (machine.ptxas_version.empty()) machine.ptxas_version = toolkit_version(tree, home);
    return;
  }
}

void read_library_path(const Tree& tree, const std::vector<std::string>& folders,
                       Machine& machine) {
  for (const std::string& folder : folders) {
    SearchFolder found{printable(folder), {}};
    for (const char* stem : {"libcudart.so.", "libcublas.so."})
      for (const std::string& name : tree.list(folder, stem))
        if (const auto major = number_in(std::string_view(name).substr(13)))
          found.cuda.push_back(*major);
    std::sort(found.cuda.begin(), found.cuda.end());
    found.cuda.erase(std::unique(found.cuda.begin(), found.cuda.end()), found.cuda.end());
    if (!found.cuda.empty()) machine.library_path.push_back(std::move(found));
  }
}

// Folders in the order of the dynamic linker: LD_LIBRARY_PATH, /etc/ld.so.conf.d, its own.
std::vector<std::string> linker_folders(const Tree& tree, std::vector<std::string> folders) {
  std::vector<std::string> files{"/etc/ld.so.conf"};
  for (const std::string& name : tree.list("/etc/ld.so.conf.d"))
    files.push_back("/etc/ld.so.conf.d/" + name);
  for (const std::string& file : files)
    for (const std::string& line : lines_of(tree.read(file)))
      if (line.starts_with('/')) folders.emplace_back(trimmed(line));
  for (const char* folder :
       {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/lib/x86_64-linux-gnu",
        "/usr/lib64", "/usr/lib", "/usr/local/lib", "/usr/local/nvidia/lib64", "/usr/lib/wsl/lib",
        "/run/opengl-driver/lib", "/usr/lib/x86_64-linux-gnu/nvidia/current"})
    folders.push_back(folder);
  return folders;
}

// Of the same name the linker takes the first that it finds.
void read_libraries(const Tree& tree, const std::vector<std::string>& folders, Machine& machine) {
  std::vector<Library>& all = machine.libraries;
  for (const Known& known : kKnown)
    for (const std::string& folder : folders)
      for (Library& library : libraries_in(tree, folder, known, ""))
        if (std::none_of(all.begin(), all.end(), [&](const Library& other) {
              return other.name == library.name && other.major == library.major;
            }))
          all.push_back(std::move(library));
}

void read_libcuda(const Tree& tree, const std::vector<std::string>& folders,
                  const std::string& live, Machine& machine) {
  std::vector<std::string> paths;
  if (!live.empty()) paths.push_back(live);
  for (const std::string& folder : folders) paths.push_back(folder + "/libcuda.so.1");
  for (const std::string& path : paths) {
    const std::string real = tree.resolve(path);
    if (real.empty()) continue;
    machine.libcuda_path = printable(path);
    machine.libcuda = version_in(real.substr(real.rfind('/') + 1));
    // Windows gives its library no version.
    if (machine.libcuda.empty() || machine.libcuda == "1.1") machine.libcuda = "unknown";
    return;
  }
}

// PREFIX/lib/python3.X/{site,dist}-packages.
void add_python(const Tree& tree, const std::string& prefix, std::vector<std::string>& folders) {
  for (const std::string& python : tree.list(prefix + "/lib", "python3"))
    for (const char* packages : {"/site-packages", "/dist-packages"})
      if (const std::string folder = prefix + "/lib/" + python + packages; tree.is_folder(folder))
        folders.push_back(folder);
}

std::vector<std::string> package_folders(const Tree& tree,
                                         const std::map<std::string, std::string>& variables) {
  std::vector<std::string> folders = split(value_of(variables, "FULLBORE_PLUGIN_PATH"), ':');
  const std::string home = value_of(variables, "HOME");
  std::string data = value_of(variables, "XDG_DATA_HOME");
  if (data.empty() && !home.empty()) data = home + "/.local/share";
  const auto add_plugins = [&](const std::string& parent) {
    for (const std::string& kind : tree.list(parent))
      if (!kind.ends_with(".new")) folders.push_back(parent + "/" + kind);
  };
  if (!data.empty()) add_plugins(data + "/fullbore/plugins");
  for (const std::string& prefix :
       {value_of(variables, "VIRTUAL_ENV"), home.empty() ? "" : home + "/.local",
        std::string("/usr/local"), std::string("/usr")})
    if (!prefix.empty()) add_python(tree, prefix, folders);
  add_plugins("/usr/local/lib/fullbore/plugins");
  add_plugins("/usr/lib/fullbore/plugins");
  return folders;
}

}  // namespace

void read_cuda(const Context& context, const Tree& tree, Machine& machine) {
  const std::vector<std::string> searched =
      split(value_of(context.variables, "LD_LIBRARY_PATH"), ':');
  read_toolkits(tree, machine);
  read_ptxas(tree, value_of(context.variables, "PATH"), machine);
  read_library_path(tree, searched, machine);
  const std::vector<std::string> folders = linker_folders(tree, searched);
  read_libraries(tree, folders, machine);
  read_libcuda(tree, folders, context.live.libcuda, machine);
  machine.package_folders = package_folders(tree, context.variables);
  if (const auto set = context.variables.find("CUDA_VISIBLE_DEVICES");
      set != context.variables.end())
    machine.cuda_visible_devices = printable(set->second);
}

std::string package_version(const Tree& tree, std::string_view folder, std::string_view name) {
  return distribution_version(tree, folder, str_cat(name, "-"));
}

std::vector<Library> libraries_beside(const Context& context, const std::string& plugin) {
  const Tree tree(context.root);
  std::string packages = plugin;  // PACKAGES/jax_plugins/xla_cuda13/xla_cuda_plugin.so
  for (int up = 0; up < 3; ++up) packages.erase(std::min(packages.rfind('/'), packages.size()));
  std::vector<std::string> folders =
      split(value_of(context.variables, "FULLBORE_NVIDIA_PATH"), ':');
  folders.push_back(packages + "/nvidia");
  std::vector<Library> libraries;
  for (const std::string& nvidia : folders)
    for (const std::string& name : tree.list(nvidia)) {
      const std::string folder = nvidia + "/" + name, beside = nvidia + "/..";
      for (const Known& known : kKnown)
        for (Library& library : libraries_in(tree, folder + "/lib", known, beside))
          libraries.push_back(std::move(library));
      if (tree.exists(folder + "/bin/ptxas"))
        libraries.push_back({"ptxas", distribution_version(tree, beside, "nvidia_cuda_nvcc"),
                             printable(folder + "/bin/ptxas"), 0});
    }
  if (tree.is_folder(packages + "/_rocm_sdk_core"))
    libraries.push_back({"rocm", package_version(tree, packages, "rocm_sdk_core"),
                         printable(packages + "/_rocm_sdk_core"), 0});
  return libraries;
}

}  // namespace fullbore::machine
