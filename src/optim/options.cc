#include "optim/options.h"

#include <cmath>

#include "base/nearest.h"

namespace fullbore::optim {

void check_option(std::string_view what, const OptionDef& def, const std::vector<double>& value) {
  const size_t count = std::max<size_t>(def.value.size(), 1);
  if (def.list ? value.empty() : value.size() != count)
    fail(what, " expected ", def.list ? "one or more values" : str_cat(count, " value(s)"), " for ",
         def.name, ", got ", value.size());
  for (double v : value) {
    if (!(v >= def.lo && v <= def.hi))
      fail(what, " expected ", def.name, " from ", def.lo, " to ", def.hi, ", got ", v);
    if (def.integer && v != std::floor(v))
      fail(what, " expected an integer for ", def.name, ", got ", v);
  }
}

const OptionDef& find_option(std::string_view what, std::span<const OptionDef> defs,
                             std::string_view name) {
  std::vector<std::string_view> names;
  for (const OptionDef& d : defs) {
    if (d.name == name) return d;
    names.push_back(d.name);
  }
  fail(what, " option ", unknown_name(name, names));
}

OptionMap resolve_options(std::string_view what, std::span<const OptionDef> defs,
                          const OptionMap& given) {
  for (const auto& [name, value] : given) check_option(what, find_option(what, defs, name), value);
  OptionMap options;
  for (const OptionDef& d : defs) {
    const auto it = given.find(d.name);
    if (it == given.end() && d.value.empty()) fail(what, " needs the option ", d.name);
    options.emplace(d.name, it == given.end() ? d.value : it->second);
  }
  return options;
}

}  // namespace fullbore::optim
