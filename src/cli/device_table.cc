#include "cli/device_table.h"

#include <toml++/toml.h>

#include <vector>

#include "base/nearest.h"
#include "fullbore/error.h"

namespace fullbore::cli {
namespace {

constexpr const char* kRates[] = {"f32", "tf32", "bf16", "f16", "f8", "i8"};

// The file is ours: what it lacks is our bug, which a test finds.
double number(const toml::table& table, std::string_view key, double unit) {
  const auto value = table[key].value<double>();
  FB_CHECK(value.has_value(), "devices.toml: no '", key, "'");
  return *value * unit;
}
int64_t whole(const toml::table& table, std::string_view key, double unit = 1) {
  return static_cast<int64_t>(number(table, key, unit));
}
std::string text(const toml::table& table, std::string_view key) {
  const auto value = table[key].value<std::string>();
  FB_CHECK(value.has_value(), "devices.toml: no '", key, "'");
  return *value;
}

Card read_card(std::string_view id, const toml::table& t, const toml::table& architectures) {
  constexpr double kKiB = 1024, kMiB = 1024 * kKiB, kGiB = 1024 * kMiB;
  const std::string name = text(t, "architecture");
  const toml::table* a = architectures[name].as_table();
  FB_CHECK(a != nullptr, "devices.toml: no architecture ", name);
  Card c;
  c.id = id;
  c.plugin = text(*a, "plugin");
  c.source = text(t, "source");
  c.gpu.name = text(t, "name");
  c.gpu.memory = whole(t, "memory", kGiB);
  c.gpu.bandwidth = whole(t, "bandwidth", 1e9);
  for (const char* type : kRates)
    if (t.contains(type)) c.rates[type] = number(t, type, 1e12);
  if (c.plugin == "tpu") {
    c.topology = text(t, "topology");
    return c;
  }
  c.gpu.capability = text(*a, "capability");
  c.gpu.lanes = whole(*a, "lanes");
  c.gpu.warp = whole(*a, "warp");
  c.gpu.threads = whole(*a, "threads");
  c.gpu.shared_memory = whole(*a, "shared_memory", kKiB);
  c.gpu.shared_memory_optin = whole(*a, "shared_memory_optin", kKiB);
  c.gpu.registers = whole(*a, "registers");
  c.gpu.cores = whole(t, "cores");
  c.gpu.clock_ghz = number(t, "clock", 1);
  c.gpu.l2 = whole(t, "l2", kMiB);
  return c;
}

std::vector<Card> read_cards() {
  const toml::table file = toml::parse(std::string_view(kDevicesToml));
  const toml::table* architectures = file["architecture"].as_table();
  const toml::table* devices = file["device"].as_table();
  FB_CHECK(architectures != nullptr && devices != nullptr);
  std::vector<Card> cards;
  for (const auto& [id, node] : *devices)
    cards.push_back(read_card(id.str(), *node.as_table(), *architectures));
  return cards;
}

}  // namespace

std::span<const Card> cards() {
  static const std::vector<Card> all = read_cards();
  return all;
}

const Card& card_named(const std::string& id) {
  std::vector<std::string_view> names;
  for (const Card& c : cards()) {
    if (c.id == id) return c;
    names.push_back(c.id);
  }
  fail("[compile] device ", unknown_name(id, names));
}

}  // namespace fullbore::cli
