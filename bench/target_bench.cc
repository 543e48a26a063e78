// What a card that is not there makes of StableHLO programs.
//
//   fullbore compile --list --json > cards.json
//   target_bench cards.json h100_sxm FILE...    prints {"peak": bytes, "kernels": n} for each
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "program_text.h"
#include "xla/discover.h"
#include "xla/hlo_summary.h"
#include "xla/topology.h"

using namespace fullbore;

int main(int argc, char** argv) try {
  if (argc < 4) throw Error("usage: target_bench CARDS.json CARD FILE...");
  ::setenv("TF_CPP_MIN_LOG_LEVEL", "3", 0);
  nlohmann::json card;
  for (const auto& c : nlohmann::json::parse(bench::text_of(argv[1])))
    if (c["id"] == argv[2]) card = c;
  const std::string kind = card.at("plugin");
  const auto found = xla::find_plugin(kind);
  if (!found) throw Error("no plugin; fullbore plugin add " + kind + " --compile-only");
  xla::Options options;
  if (kind != "tpu")
    options = {{"target_config", std::string(card["target_config"])},
               {"topology", std::string("1x1x1")}};
  const auto topology =
      xla::Topology::create(xla::Plugin::load(found->path), card["topology"], options);
  for (int i = 3; i < argc; ++i) {
    const xla::Compiled program = topology->compile(bench::text_of(argv[i]));
    const xla::HloSummary hlo = xla::summarize_hlo(program.optimized_hlo());
    std::printf("{\"peak\": %lld, \"kernels\": %lld}\n",
                static_cast<long long>(program.memory().peak()),
                static_cast<long long>(hlo.kernels));
  }
} catch (const std::exception& e) {
  std::fprintf(stderr, "target_bench: %s\n", e.what());
  return 1;
}
