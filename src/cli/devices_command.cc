// `fullbore devices` and `fullbore version`.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/output.h"
#include "fullbore/device.h"

namespace fullbore::cli {

int devices_command(bool json) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Device& d : Device::list()) {
    list.push_back({{"name", d.name},
                    {"description", d.description},
                    {"threads", d.threads},
                    {"memory_bytes", d.memory_bytes}});
    if (!json)
      say("{}  {}, {}, {:.1f} GB\n", d.name, d.description, count_text(d.threads, "thread"),
          static_cast<double>(d.memory_bytes) / 1e9);
  }
  if (json) say("{}\n", list.dump());
  return 0;
}

int version_command(bool json) {
  if (json) {
    say("{}\n", nlohmann::ordered_json{{"version", FULLBORE_VERSION}}.dump());
  } else {
    say("fullbore {}\n", FULLBORE_VERSION);
  }
  return 0;
}

}  // namespace fullbore::cli
