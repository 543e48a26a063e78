#include "cpu/memory_plan.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "fullbore/error.h"

namespace fullbore::cpu {
namespace {

// Buffers that follow one another in the same memory.
struct Chain {
  int64_t bytes = 0;
  int first = 0;
  int last = 0;
  int64_t offset = 0;
};

int64_t aligned(int64_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

bool live_together(const auto& a, const auto& b) { return a.first <= b.last && b.first <= a.last; }

}  // namespace

int64_t plan_memory(std::span<Buffer> buffers) {
  std::vector<Chain> chains;
  std::vector<size_t> chain_of(buffers.size());
  for (size_t i = 0; i < buffers.size(); ++i) {
    const Buffer& b = buffers[i];
    if (b.shares >= 0) {
      const size_t c = chain_of[i] = chain_of[static_cast<size_t>(b.shares)];
      chains[c].last = std::max(chains[c].last, b.last);
      FB_CHECK(aligned(b.bytes) <= chains[c].bytes);
      continue;
    }
    chain_of[i] = chains.size();
    chains.push_back({aligned(b.bytes), b.first, b.last, 0});
  }

  std::vector<size_t> order(chains.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return chains[a].bytes > chains[b].bytes; });
  std::vector<size_t> placed;  // by offset
  int64_t arena = 0;
  for (const size_t c : order) {
    Chain& chain = chains[c];
    if (chain.bytes == 0) continue;
    for (const size_t p : placed) {
      const Chain& other = chains[p];
      if (other.offset >= chain.offset + chain.bytes) break;
      if (live_together(chain, other))
        chain.offset = std::max(chain.offset, other.offset + other.bytes);
    }
    const auto at =
        std::upper_bound(placed.begin(), placed.end(), chain.offset,
                         [&](int64_t offset, size_t p) { return offset < chains[p].offset; });
    placed.insert(at, c);
    arena = std::max(arena, chain.offset + chain.bytes);
  }
  for (size_t i = 0; i < buffers.size(); ++i) buffers[i].offset = chains[chain_of[i]].offset;
  return arena;
}

std::string check_plan(std::span<const Buffer> buffers, int64_t arena_bytes) {
  const auto same_chain = [&](size_t later, size_t earlier) {
    for (int i = static_cast<int>(later); i >= 0; i = buffers[static_cast<size_t>(i)].shares)
      if (i == static_cast<int>(earlier)) return true;
    return false;
  };
  for (size_t i = 0; i < buffers.size(); ++i) {
    const Buffer& b = buffers[i];
    if (b.offset < 0 || b.offset % kAlignment != 0 || b.offset + b.bytes > arena_bytes)
      return str_cat("buffer ", i, " lies at ", b.offset, ", ", b.bytes, " bytes, arena ",
                     arena_bytes);
    for (size_t j = 0; j < i; ++j) {
      const Buffer& a = buffers[j];
      if (a.offset >= b.offset + b.bytes || b.offset >= a.offset + a.bytes) continue;
      if (!live_together(a, b)) continue;
      if (same_chain(i, j) && a.last <= b.first) continue;
      return str_cat("buffers ", j, " [", a.first, ",", a.last, "] and ", i, " [", b.first, ",",
                     b.last, "] overlap at offset ", std::max(a.offset, b.offset));
    }
  }
  return "";
}

}  // namespace fullbore::cpu
