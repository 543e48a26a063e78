// What follows from a profile, and its tables.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "fullbore/profile.h"

namespace fullbore {
namespace {

// Operations per second that the machine could do in this kernel.
double rate_for(const KernelProfile& k, const Roofline& roof) {
  return k.product == DType::bf16 && roof.bf16_flops_per_second > 0 ? roof.bf16_flops_per_second
                                                                    : roof.flops_per_second;
}

double ratio(double a, double b) { return b > 0 ? a / b : 0; }

std::string per_second(double amount, double seconds) {
  return amount > 0 && seconds > 0 ? fmt::format("{:.1f}", amount / seconds * 1e-9) : "";
}

std::string time_text(double seconds) {
  return seconds < 0.1 ? fmt::format("{:.1f} us", seconds * 1e6)
                       : fmt::format("{:.2f} ms", seconds * 1e3);
}

std::string kernels_text(const Profile& p, size_t most) {
  std::vector<const KernelProfile*> order;
  for (const KernelProfile& k : p.kernels) order.push_back(&k);
  std::stable_sort(order.begin(), order.end(), [](const KernelProfile* a, const KernelProfile* b) {
    return a->self_seconds > b->self_seconds;
  });
  const size_t rows = most == 0 ? order.size() : std::min(most, order.size());
  size_t width = 6;
  for (size_t i = 0; i < rows; ++i) width = std::max(width, order[i]->kernel.size());
  std::string text = fmt::format("{:>11} {:>6} {:>6} {:>9} {:>8} {:>6}  {:<{}}  what\n", "time",
                                 "share", "calls", "GFLOP/s", "GB/s", "roof", "kernel", width);
  const double total = p.kernel_seconds();
  for (size_t i = 0; i < rows; ++i) {
    const KernelProfile& k = *order[i];
    const double roof = k.share_of_roof(p.roof);
    text +=
        fmt::format("{:>11} {:>5.1f}% {:>6} {:>9} {:>8} {:>6}  {:<{}}  {}{}\n{:>{}}{}\n",
                    time_text(k.self_seconds), 100 * ratio(k.self_seconds, total), k.calls,
                    per_second(k.flops, k.self_seconds), per_second(k.bytes, k.self_seconds),
                    roof > 0 ? fmt::format("{:.0f}%", 100 * roof) : "", k.kernel, width,
                    k.label.empty() ? "" : "@" + k.label + "  ", k.ops, "", 54 + width, k.shapes);
  }
  if (rows < order.size()) text += fmt::format("and {} more\n", order.size() - rows);
  return text;
}

std::string kinds_text(const Profile& p) {
  std::string text = fmt::format("{:<24} {:>6} {:>11} {:>6} {:>9} {:>8}\n", "kind", "calls", "time",
                                 "share", "GFLOP/s", "GB/s");
  for (const KernelKind& kind : kernel_kinds(p))
    text += fmt::format("{:<24} {:>6} {:>11} {:>5.1f}% {:>9} {:>8}\n", kind.kernel, kind.calls,
                        time_text(kind.seconds), 100 * ratio(kind.seconds, p.kernel_seconds()),
                        per_second(kind.flops, kind.seconds), per_second(kind.bytes, kind.seconds));
  return text;
}

}  // namespace

double KernelProfile::share_of_roof(const Roofline& roof) const {
  if (roof.flops_per_second <= 0 || roof.bytes_per_second <= 0 || self_seconds <= 0) return 0;
  return std::max(flops / rate_for(*this, roof), bytes / roof.bytes_per_second) / self_seconds;
}

double Profile::kernel_seconds() const {
  double sum = 0;
  for (const KernelProfile& k : kernels) sum += k.self_seconds;
  return sum;
}

double Profile::flops() const {
  double sum = 0;
  for (const KernelProfile& k : kernels) sum += k.flops;
  return sum;
}

double Profile::bytes() const {
  double sum = 0;
  for (const KernelProfile& k : kernels) sum += k.bytes;
  return sum;
}

double Profile::product_flops() const {
  double sum = 0;
  for (const KernelProfile& k : kernels) sum += k.product ? k.flops : 0;
  return sum;
}

double Profile::share_of_matrix_rate() const {
  double seconds = 0;
  for (const KernelProfile& k : kernels)
    if (k.product) seconds += ratio(k.flops, rate_for(k, roof));
  return ratio(seconds, step_seconds);
}

std::vector<KernelKind> kernel_kinds(const Profile& p) {
  std::map<std::string, KernelKind> by_name;
  for (const KernelProfile& k : p.kernels) {
    KernelKind& kind = by_name[k.kernel];
    kind.kernel = k.kernel;
    kind.calls += k.calls;
    kind.seconds += k.self_seconds;
    kind.flops += k.flops;
    kind.bytes += k.bytes;
  }
  std::vector<KernelKind> kinds;
  for (auto& [name, kind] : by_name) kinds.push_back(std::move(kind));
  std::stable_sort(kinds.begin(), kinds.end(),
                   [](const KernelKind& a, const KernelKind& b) { return a.seconds > b.seconds; });
  return kinds;
}

std::string to_text(const Profile& p, size_t most) {
  std::string text = kernels_text(p, most) + "\n" + kinds_text(p) + "\n";
  text += fmt::format("step      {} in {} kernels, {}; median of {} steps\n",
                      time_text(p.step_seconds), p.kernels.size(),
                      p.threads == 1 ? "1 thread" : fmt::format("{} threads", p.threads), p.steps);
  text += fmt::format("kernels   {} ({:.0f}% of the step)\n", time_text(p.kernel_seconds()),
                      100 * ratio(p.kernel_seconds(), p.step_seconds));
  text += fmt::format("achieved  {:.1f} GFLOP/s, of that in products and convolutions {:.1f}\n",
                      ratio(p.flops(), p.step_seconds) * 1e-9,
                      ratio(p.product_flops(), p.step_seconds) * 1e-9);
  if (p.roof.flops_per_second <= 0) return text;
  text +=
      fmt::format("machine   {:.1f} GFLOP/s in a large product", p.roof.flops_per_second * 1e-9);
  if (p.roof.bf16_flops_per_second > 0)
    text += fmt::format(" ({:.1f} in bf16)", p.roof.bf16_flops_per_second * 1e-9);
  text += fmt::format(", {:.1f} GB/s of memory\n", p.roof.bytes_per_second * 1e-9);
  text += fmt::format("share     {:.1f}% of the matrix rate over the whole step\n",
                      100 * p.share_of_matrix_rate());
  return text;
}

}  // namespace fullbore
