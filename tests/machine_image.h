// Unpacks a recorded machine (tests/machines/README.md) into a folder.
#pragma once

#include <fstream>
#include <map>
#include <sstream>

#include "files.h"

namespace fullbore::testing {

class MachineImage {
 public:
  // Throws Error on a line that is not understood, so that a misspelt one does not go unnoticed.
  MachineImage(std::filesystem::path root, const std::string& text) : root_(std::move(root)) {
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("| "))
        append(line.substr(2) + "\n");
      else if (!line.empty() && line[0] != '#')
        directive(line);
    }
  }

 private:
  using Words = std::vector<std::string>;

  std::filesystem::path below(const std::string& path) const { return root_ / path.substr(1); }
  void write(const std::string& path, std::string_view bytes) {
    std::filesystem::create_directories(below(path).parent_path());
    std::ofstream(below(path), std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
  void append(const std::string& text) {
    if (file_.empty()) throw Error("contents without a file: " + text);
    std::ofstream(below(file_), std::ios::app) << text;
  }
  void directive(const std::string& line) {
    std::istringstream in(line);
    std::string what;
    in >> what;
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    file_.clear();
    if (what == "file" && words.size() == 1) {
      write(file_ = words[0], "");
    } else if (what == "hex" && !words.empty()) {
      std::string bytes;
      for (size_t i = 1; i < words.size(); ++i)
        bytes += static_cast<char>(std::stoi(words[i], nullptr, 16));
      write(words[0], bytes);
    } else if (what == "empty") {
      for (const std::string& path : words) write(path, "");
    } else if (what == "folder") {
      for (const std::string& path : words) std::filesystem::create_directories(below(path));
    } else if (what == "link" && words.size() == 2) {
      std::filesystem::create_directories(below(words[0]).parent_path());
      std::filesystem::create_symlink(words[1], below(words[0]));
    } else if (what == "pci" && words.size() >= 4) {
      pci(words);
    } else if (what == "debian" || what == "ubuntu") {
      system(what);
    } else if (what == "plugin" && words.size() == 2) {
      plugin(words[0], words[1]);
    } else if (what == "package" && words.size() == 2) {
      package(words[0], words[1]);
    } else {
      throw Error("not understood: " + line);
    }
  }
  void pci(const Words& words) {
    const std::string folder = "/sys/bus/pci/devices/" + words[0] + "/";
    write(folder + "vendor", "0x" + words[1] + "\n");
    write(folder + "device", "0x" + words[2] + "\n");
    write(folder + "class", "0x" + words[3] + "\n");
    write(folder + "uevent", (words.size() > 4 ? "DRIVER=" + words[4] + "\n" : "") +
                                 "PCI_CLASS=" + words[3] + "\nPCI_SLOT_NAME=" + words[0] + "\n");
  }
  void system(const std::string& name) {
    const bool debian = name == "debian";
    write(
        "/etc/os-release",
        str_cat("PRETTY_NAME=\"", debian ? "Debian GNU/Linux 12 (bookworm)" : "Ubuntu 24.04.1 LTS",
                "\"\nID=", name, "\n"));
    write("/proc/sys/kernel/osrelease", debian ? "6.1.0-18-amd64\n" : "6.8.0-45-generic\n");
  }
  void plugin(const std::string& kind, const std::string& version) {
    static const std::map<std::string, std::pair<std::string, std::string>> kLibraries = {
        {"cuda13", {"jax_plugins/xla_cuda13/xla_cuda_plugin.so", "jax_cuda13_pjrt"}},
        {"cuda12", {"jax_plugins/xla_cuda12/xla_cuda_plugin.so", "jax_cuda12_pjrt"}},
        {"rocm", {"jax_plugins/xla_rocm7/xla_rocm_plugin.so", "jax_rocm7_pjrt"}},
        {"tpu", {"libtpu/libtpu.so", "libtpu"}}};
    packages_ = "/home/u/.local/share/fullbore/plugins/" + kind + "/";
    const auto& [library, package] = kLibraries.at(kind);
    write(packages_ + library, "");
    write(str_cat(packages_, package, "-", version, ".dist-info/METADATA"), "");
  }
  void package(const std::string& name, const std::string& version) {
    static const std::map<std::string, std::string> kFiles = {
        {"nvidia_cudnn_cu13", "nvidia/cudnn/lib/libcudnn.so.9"},
        {"nvidia_cudnn_cu12", "nvidia/cudnn/lib/libcudnn.so.9"},
        {"nvidia_cublas", "nvidia/cu13/lib/libcublas.so.13"},
        {"nvidia_cublas_cu12", "nvidia/cublas/lib/libcublas.so.12"},
        {"nvidia_nccl_cu13", "nvidia/nccl/lib/libnccl.so.2"},
        {"nvidia_nccl_cu12", "nvidia/nccl/lib/libnccl.so.2"},
        {"nvidia_cuda_nvcc", "nvidia/cu13/bin/ptxas"},
        {"nvidia_cuda_nvcc_cu12", "nvidia/cuda_nvcc/bin/ptxas"}};
    if (packages_.empty()) throw Error("a package needs a plugin before it: " + name);
    write(packages_ + kFiles.at(name), "");
    write(str_cat(packages_, name, "-", version, ".dist-info/METADATA"), "");
  }

  std::filesystem::path root_;
  std::string file_;      // that "| " lines go to
  std::string packages_;  // folder of the plugin named last
};

}  // namespace fullbore::testing
