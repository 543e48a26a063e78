#include "cli/recipe.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "cli/section.h"
#include "cli/toml_text.h"
#include "fullbore/io.h"

namespace fullbore::cli {
namespace {
namespace fs = std::filesystem;

toml::table parse_toml(std::string_view text, const std::string& file) {
  check_keys(text, file);
  try {
    return toml::parse(text, file);
  } catch (const toml::parse_error& e) {
    const std::string at =
        file.starts_with("--set") ? file : str_cat(file, ":", e.source().begin.line);
    fail("[recipe] ", at, ": ", e.description());
  }
}

// A value as TOML writes it, or a bare word: lr=0.1, device=cpu, mean=[0.5, 0.5]. Parsed either
// way, so that it knows where it came from.
toml::table parse_value(const std::string& value, const std::string& set) {
  const std::string source = "--set " + set;
  check_keys(value, source);
  try {
    return toml::parse("value = " + value, source);
  } catch (const toml::parse_error&) {
    std::ostringstream quoted;
    quoted << "value = " << toml::value<std::string>(value);
    return parse_toml(quoted.str(), source);
  }
}

std::vector<std::string> split(std::string_view text, char delimiter) {
  std::vector<std::string> parts;
  while (true) {
    const size_t at = text.find(delimiter);
    parts.emplace_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string trimmed(const std::string& text) {
  const size_t first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

// Element `key` of a table, made where it is not there; or element number `key` of a list.
toml::node* enter(toml::node& node, const std::string& key, const std::string& set) {
  if (toml::table* table = node.as_table()) {
    if (table->get(key) == nullptr)
      table->insert(key, std::move(*parse_value("{}", set).get_as<toml::table>("value")));
    return table->get(key);
  }
  toml::array* list = node.as_array();
  size_t index = 0;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), index);
  if (list == nullptr || error != std::errc() || end != key.data() + key.size()) return nullptr;
  return list->get(index);
}

void apply_set(toml::table& recipe, const std::string& set) {
  const size_t equals = set.find('=');
  if (equals == 0 || equals == std::string::npos)
    fail("[recipe] --set expected key=value, got '", set, "'; for example --set optimizer.lr=0.01");
  const auto path = split(trimmed(set.substr(0, equals)), '.');
  if (path.size() > kMaxKeyParts) fail("[recipe] --set: ", too_many_parts());
  toml::table holder = parse_value(set.substr(equals + 1), set);
  if (holder.size() != 1) fail("[recipe] --set ", set, ": expected one value, got several");
  toml::node* at = &recipe;
  for (size_t i = 0; at != nullptr && i + 1 < path.size(); ++i) at = enter(*at, path[i], set);
  toml::table* table = at == nullptr ? nullptr : at->as_table();
  toml::node* element = table == nullptr && at != nullptr ? enter(*at, path.back(), set) : nullptr;
  if (table == nullptr && element == nullptr)
    fail("[recipe] --set ", set, ": expected a key of the recipe, got '", set.substr(0, equals),
         "', which leads nowhere");
  holder.get("value")->visit([&](auto& value) {
    if (table != nullptr) {
      table->insert_or_assign(path.back(), std::move(value));
    } else {
      toml::array& list = *at->as_array();
      size_t index = 0;
      std::from_chars(path.back().data(), path.back().data() + path.back().size(), index);
      list.replace(list.cbegin() + static_cast<std::ptrdiff_t>(index), std::move(value));
    }
  });
}

void parse_precision(Section& top) {
  const std::string precision = top.text("precision", "f32");
  if (precision != "f32")
    fail("[recipe] ", top.where("precision"), " expected f32, got '", precision,
         "'; mixed precision (bf16, f16) comes with a later version");
}

train::MatmulPrecision parse_matmul_precision(Section& top) {
  constexpr std::string_view kNames[] = {"highest", "tf32", "default"};
  const std::string name = top.choice("matmul_precision", kNames);
  if (name == "tf32") return train::MatmulPrecision::kTf32;
  return name == "default" ? train::MatmulPrecision::kDefault : train::MatmulPrecision::kHighest;
}

void parse_training(Section& top, Recipe& r) {
  train::TrainerOptions& t = r.trainer;
  r.seed = static_cast<uint64_t>(top.integer("seed", 0, 0));
  t.epochs = top.integer("epochs", 1, 0, 1'000'000'000);
  t.max_steps = top.integer("max_steps", 0, 0);
  r.batch_size = top.integer("batch_size", 64, 1, 1'000'000'000);
  t.log_interval = top.integer("log_interval", 100, 0);
  parse_precision(top);
  r.device = top.text("device", "auto");
  t.step.device = r.device;
  t.step.threads = static_cast<int>(top.integer("threads", 0, 0, 1024));
  t.step.deterministic = top.flag("deterministic", false);
  t.step.matmul_precision = parse_matmul_precision(top);
  t.step.seed = r.seed;
  t.step.clip_grad_norm = top.number("clip_grad_norm", 0, 0);
  t.step.clip_grad_value = top.number("clip_grad_value", 0, 0);
  t.step.accumulate = static_cast<int>(top.integer("accumulate", 1, 1, 1'000'000));
  t.step.ema_decay = top.number("ema_decay", 0, 0, 1);
  if (t.step.ema_decay == 1) top.fail_at("ema_decay", "a number of 0 or more, below 1");
}

std::vector<std::string> names_of(const optim::OptionMap& options) {
  std::vector<std::string> names;
  for (const auto& [name, value] : options) names.push_back(name);
  return names;
}

void parse_groups(Section& section, optim::Optimizer& optimizer) {
  for (Section& s : section.sections("groups")) {
    optim::ParamGroup group;
    group.params = s.texts("params");
    if (group.params.empty()) s.fail_missing("params");
    group.lr_scale = s.number("lr_scale", 1, 0);
    group.options = s.options(names_of(optimizer.options()));
    s.finish();
    s.at("", [&] { optimizer.group(group); });
  }
}

optim::Optimizer parse_optimizer(Section section) {
  if (!section.has("kind")) section.fail_missing("kind");
  const std::string kind = section.text("kind", "");
  optim::Optimizer optimizer = section.at("kind", [&] { return optim::Optimizer(kind); });
  const optim::OptionMap options = section.options(names_of(optimizer.options()));
  // One option at a time, so that the error stands at its line.
  for (const auto& option : options)
    section.at(option.first, [&] { optim::Optimizer(kind).set(option.first, option.second); });
  optimizer = section.at("kind", [&] { return optim::Optimizer(kind, options); });
  parse_groups(section, optimizer);
  section.finish();
  return optimizer;
}

// Lengths that stand for "the whole run" where the recipe leaves them out.
const std::map<std::string, std::string>& whole_run_options() {
  static const std::map<std::string, std::string> names{{"cosine", "T_max"},
                                                        {"one_cycle", "total_steps"}};
  return names;
}

ScheduleRecipe parse_schedule(Section section) {
  ScheduleRecipe r;
  if (!section.has("kind")) section.fail_missing("kind");
  r.kind = section.text("kind", "");
  r.per_epoch = section.flag("per_epoch", false);
  r.options =
      section.options(section.at("kind", [&] { return optim::Schedule::option_names(r.kind); }));
  section.finish();
  optim::OptionMap complete = r.options;
  if (const auto it = whole_run_options().find(r.kind); it != whole_run_options().end())
    complete.try_emplace(it->second, std::vector<double>{1});
  section.at("kind", [&] { return optim::Schedule(r.kind, complete); });
  return r;
}

optim::PlateauOptions parse_plateau(Section s) {
  optim::PlateauOptions p;
  p.factor = s.number("factor", p.factor, 0, 1);
  p.patience = s.integer("patience", p.patience, 0);
  p.threshold = s.number("threshold", p.threshold, 0);
  constexpr std::string_view kModes[] = {"rel", "abs"};
  p.absolute_threshold = s.choice("threshold_mode", kModes) == "abs";
  p.cooldown = s.integer("cooldown", p.cooldown, 0);
  p.min_lr = s.number("min_lr", p.min_lr, 0);
  p.eps = s.number("eps", p.eps, 0);
  s.finish();
  s.at("", [&] { return optim::ReduceLROnPlateau(1, p); });
  return p;
}

void parse_extras(Section& top, Recipe& r) {
  if (auto s = top.section("checkpoint")) {
    r.trainer.checkpoint_every_steps = s->integer("every_steps", 0, 0);
    r.trainer.checkpoint_keep = static_cast<int>(s->integer("keep", 3, 1, 1'000'000));
    s->finish();
  }
  if (auto s = top.section("early_stopping")) {
    r.trainer.early_stop_patience = s->integer("patience", 5, 1);
    s->finish();
  }
  if (auto s = top.section("plateau")) r.trainer.plateau = parse_plateau(*s);
  if (auto s = top.section("metrics")) {
    for (int64_t k : s->integers("top_k", 1, 1'000'000))
      r.trainer.top_k.push_back(static_cast<int>(k));
    s->finish();
  }
  for (const char* key : {"early_stopping", "plateau"})
    if (top.has(key) && r.data.validation == 0)
      fail("[recipe] ", top.where(key),
           " watches the validation loss: expected data.validation (a fraction of the training "
           "samples) above 0, got none");
}

}  // namespace

Recipe parse_recipe(std::string_view text, const fs::path& file, const Overrides& overrides) {
  toml::table table = parse_toml(text, file.string());
  for (const std::string& set : overrides.sets) apply_set(table, set);
  toml::table resolved;
  Section top(table, resolved, file.string(), fs::absolute(file).parent_path());
  Recipe r;
  r.name = top.text("name", file.stem().string());
  const bool has_control = std::any_of(r.name.begin(), r.name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 32 || c == 127;
  });
  if (r.name.empty() || r.name.find('/') != std::string::npos || r.name[0] == '.' || has_control)
    top.fail_at("name", "a name for the run's folder");
  parse_training(top, r);
  r.data = parse_data(top.need_section("data"));
  parse_model(top.need_section("model"), r);
  parse_loss(top.section("loss"), r);
  r.optimizer = parse_optimizer(top.need_section("optimizer"));
  if (auto s = top.section("schedule")) r.schedule = parse_schedule(*s);
  parse_extras(top, r);
  top.finish();
  std::ostringstream out;
  out << resolved << '\n';
  r.resolved = shortest_numbers(std::move(out).str());
  return r;
}

Recipe load_recipe(const fs::path& path, const Overrides& overrides) {
  std::error_code ignored;
  const fs::path file = fs::is_directory(path, ignored) ? path / "recipe.toml" : path;
  if (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored))
    fail("[recipe] ", file.string(), ": expected a file, got a folder, pipe or device");
  if (!fs::exists(file, ignored))
    fail("[recipe] expected a recipe file, or the folder of a run, at ", path.string(),
         file == path ? ", but there is none" : ", but it holds no recipe.toml");
  return parse_recipe(io::read_text(file), file, overrides);
}

optim::Schedule make_schedule(const Recipe& r, int64_t batches_per_epoch) {
  const int64_t steps_per_epoch =
      std::max<int64_t>(1, batches_per_epoch / r.trainer.step.accumulate);
  optim::OptionMap options = r.schedule.options;
  if (const auto it = whole_run_options().find(r.schedule.kind); it != whole_run_options().end()) {
    int64_t length = r.trainer.epochs;
    if (!r.schedule.per_epoch) {
      length *= steps_per_epoch;
      if (r.trainer.max_steps > 0) length = std::min(length, r.trainer.max_steps);
    }
    options.try_emplace(it->second,
                        std::vector<double>{static_cast<double>(std::max<int64_t>(length, 1))});
  }
  optim::Schedule schedule(r.schedule.kind, options);
  if (r.schedule.per_epoch) schedule.per_epoch(steps_per_epoch);
  return schedule;
}

}  // namespace fullbore::cli
