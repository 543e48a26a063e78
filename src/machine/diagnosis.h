// diagnose() while it works: the machine, the plugins, and the findings so far.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "fullbore/error.h"
#include "machine/diagnose.h"
#include "machine/known_good.h"

namespace fullbore::machine {

struct Diagnosis {
  const Machine& machine;
  std::span<const PluginFacts> plugins;
  std::vector<Finding> findings;

  void ok(Group group, std::string what) {
    findings.push_back({group, Severity::kOk, std::move(what), "", "", {}});
  }
  void note(Group group, std::string what, std::string fix = "") {
    findings.push_back({group, Severity::kNote, std::move(what), std::move(fix), "", {}});
  }
  void warn(Group group, std::string what, std::string fix, std::string_view source = "") {
    findings.push_back(
        {group, Severity::kWarning, std::move(what), std::move(fix), std::string(source), {}});
  }
  void error(Group group, std::string what, std::string fix, std::string_view source = "") {
    findings.push_back(
        {group, Severity::kError, std::move(what), std::move(fix), std::string(source), {}});
  }
  // The finding added last rules all devices of a vendor out.
  void blocks(Vendor vendor) { findings.back().blocks = vendor; }
  bool blocked(Vendor vendor) const {
    for (const Finding& finding : findings)
      if (finding.blocks == vendor) return true;
    return false;
  }
};

// Cards of a vendor that training is expected to run on.
std::vector<const Accelerator*> cards_of(const Machine& machine, Vendor vendor);
// The command that installs a package, by its name on each distribution.
std::string install_driver(const Machine& machine, std::string_view version);

void check_nvidia_driver(Diagnosis& d);
void check_nvidia_cards(Diagnosis& d);
void check_cuda(Diagnosis& d);
void check_nvidia_plugins(Diagnosis& d);
// Whether driver or cards rule a CUDA plugin out.
bool is_refused(const Machine& machine, const PluginFacts& plugin);
void check_amd(Diagnosis& d);
void check_intel(Diagnosis& d);
void check_tpu(Diagnosis& d);

// Permission for the nodes whose paths begin so; the finding blocks the vendor.
void check_permission(Diagnosis& d, std::string_view prefix, Vendor vendor);

// Memory of a card that others use.
void check_memory(Diagnosis& d, const Accelerator& card);

}  // namespace fullbore::machine
