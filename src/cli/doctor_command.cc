// `fullbore doctor`: what this machine has for training, what is wrong, and how to mend it.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/rng.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/plugin_facts.h"
#include "fullbore/fullbore.h"
#include "machine/diagnose.h"

namespace fullbore::cli {
namespace {

using machine::Finding;
using machine::Severity;

struct SmallNet : nn::Module {
  nn::Linear fc1{16, 32}, fc2{32, 4};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(x))); }
};

// Points around four corners, which a small network learns in a few steps.
data::Batch small_batch(Rng& rng) {
  constexpr int kSamples = 64, kFeatures = 16, kClasses = 4;
  Array x(DType::f32, {kSamples, kFeatures}), y(DType::i32, {kSamples});
  for (int i = 0; i < kSamples; ++i) {
    const int label = i % kClasses;
    y.span<int32_t>()[static_cast<size_t>(i)] = label;
    for (int j = 0; j < kFeatures; ++j)
      x.span<float>()[static_cast<size_t>(i * kFeatures + j)] =
          static_cast<float>(rng.normal(j % kClasses == label ? 1.0 : 0.0, 0.3));
  }
  return {std::move(x), std::move(y)};
}

// Trains for a few steps on the best device there is: drivers, libraries and compilers are only
// known to work together once they have.
Finding train_a_little() {
  constexpr int kSteps = 20;
  Finding finding;
  try {
    const Device device = Device::select("auto");
    SmallNet net;
    train::Step step(net, nn::CrossEntropyLoss{}, optim::Adam({.lr = 0.01}),
                     {.device = device.name});
    Rng rng(1);
    double first = 0, last = 0;
    for (int i = 0; i < kSteps; ++i) {
      last = step(small_batch(rng)).item();
      if (i == 0) first = last;
    }
    finding.what = fmt::format("{} steps of a small network on {} ({}): loss {} to {}", kSteps,
                               device.name, device.description, loss_text(first), loss_text(last));
    if (last < first / 2) return finding;
    finding.severity = Severity::kError;
    finding.what += ", which should have fallen by half";
    finding.fix = "fullbore plugin add fetches a plugin anew; --device cpu trains without one";
  } catch (const Error& e) {
    finding.severity = Severity::kError;
    finding.what = fmt::format("training failed: {}", e.what());
    finding.fix = "mend what is named above first; --device cpu trains without an accelerator";
  }
  return finding;
}

nlohmann::ordered_json finding_json(const Finding& finding, const char* group) {
  nlohmann::ordered_json entry{{"group", group},
                               {"severity", machine::severity_name(finding.severity)},
                               {"what", finding.what}};
  if (!finding.fix.empty()) entry["fix"] = finding.fix;
  if (!finding.source.empty()) entry["source"] = finding.source;
  return entry;
}

void print(const Finding& finding) {
  say("  {:8} {}\n", machine::severity_name(finding.severity), finding.what);
  if (!finding.fix.empty()) say("           fix: {}\n", finding.fix);
}

}  // namespace

int doctor_command(const std::filesystem::path& root, bool json) {
  const machine::Context context = root.empty() ? machine::this_process() : machine::recorded(root);
  const machine::Machine found = machine::inspect(context);
  const std::vector<machine::PluginFacts> plugins = installed_plugins(context, found, true);
  const std::vector<Finding> findings = machine::diagnose(found, plugins);
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  int64_t errors = 0, warnings = 0;
  std::string group;
  const auto report = [&](const Finding& finding, const char* name) {
    errors += finding.severity == Severity::kError;
    warnings += finding.severity == Severity::kWarning;
    list.push_back(finding_json(finding, name));
    if (json) return;
    if (group != name) say("{}\n", group = name);
    print(finding);
  };
  for (const Finding& finding : findings) report(finding, machine::group_name(finding.group));
  if (root.empty()) report(train_a_little(), "training");
  if (json)
    say("{}\n",
        nlohmann::ordered_json{{"errors", errors}, {"warnings", warnings}, {"findings", list}}
            .dump());
  else
    say("{}, {}\n", count_text(errors, "error"), count_text(warnings, "warning"));
  return errors == 0 ? 0 : 1;
}

}  // namespace fullbore::cli
