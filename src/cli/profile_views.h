// A profile for other programs: JSON, a Chrome trace, a page with a flame view.
// Pure functions.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "fullbore/profile.h"

namespace fullbore::cli {

nlohmann::ordered_json profile_json(const Profile& profile);
// The fastest step in the Trace Event Format, for chrome://tracing and ui.perfetto.dev.
std::string chrome_trace(const Profile& profile, const std::string& name);
// A page that needs nothing else: the step by kind of kernel, layer and kernel, to click into.
std::string flame_page(const Profile& profile, const std::string& name);

}  // namespace fullbore::cli
