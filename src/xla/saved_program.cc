#include "xla/saved_program.h"

#include <nlohmann/json.hpp>

#include "base/file.h"

namespace fullbore::xla {
namespace {

// The file: this line, one line of JSON, the code.
constexpr std::string_view kMagic = "fullbore program 1\n";
constexpr std::string_view kWhat = "[program]";

nlohmann::ordered_json json_of(const Digest& d) { return {d.low, d.high, d.length}; }
Digest digest_of(const nlohmann::ordered_json& j) { return {j.at(0), j.at(1), j.at(2)}; }

}  // namespace

void write_program(const std::filesystem::path& path, const SavedProgram& p) {
  const nlohmann::ordered_json head{
      {"target", p.target},          {"platform", p.platform},
      {"plugin", p.plugin},          {"platform_version", p.platform_version},
      {"pjrt_minor", p.pjrt_minor},  {"batch_size", p.batch_size},
      {"source", json_of(p.source)}, {"code", json_of(digest(p.code))}};
  FileWriter file(path, kWhat);
  file.write(kMagic);
  // Names come from plugins: what is not UTF-8 is replaced, as it must not fail.
  file.write(head.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
  file.write(p.code);
  file.commit();
}

SavedProgram read_program(const std::filesystem::path& path) {
  const std::string text = read_file(path, kWhat);
  const auto refuse = [&](std::string_view why) {
    fail(kWhat, " expected a program that `fullbore compile --save` wrote, got '", path.string(),
         "', ", why);
  };
  const size_t end = text.find('\n', kMagic.size());
  if (!text.starts_with(kMagic) || end == std::string::npos) refuse("which is none");
  SavedProgram p;
  Digest code;
  try {
    const auto head = nlohmann::ordered_json::parse(text.begin() + kMagic.size(),
                                                    text.begin() + static_cast<ptrdiff_t>(end));
    p.target = head.at("target");
    p.platform = head.at("platform");
    p.plugin = head.at("plugin");
    p.platform_version = head.at("platform_version");
    p.pjrt_minor = head.at("pjrt_minor");
    p.batch_size = head.at("batch_size");
    p.source = digest_of(head.at("source"));
    code = digest_of(head.at("code"));
  } catch (const nlohmann::json::exception&) {
    refuse("whose head is damaged");
  }
  p.code = text.substr(end + 1);
  if (digest(p.code) != code) refuse("which is damaged");
  return p;
}

SavedProgram read_program_for(const std::filesystem::path& path, const Client& client,
                              const std::string& stablehlo) {
  SavedProgram p = read_program(path);
  const int minor = client.plugin().minor();
  if (p.platform != client.platform() || p.pjrt_minor != minor)
    fail(kWhat, " expected a program for ", client.platform(), " (PJRT 0.", minor, "), got '",
         path.string(), "' for ", p.target, " (", p.platform, ", PJRT 0.", p.pjrt_minor,
         "); compile it with the plugin that is here");
  if (p.source != digest(stablehlo))
    fail(kWhat, " expected the program of this training step, got '", path.string(),
         "', which was compiled from another one (batches of ", p.batch_size,
         "); compile the same recipe with the same settings");
  return p;
}

}  // namespace fullbore::xla
