#include "cpu/candidates.h"

namespace fullbore::cpu {

std::span<const Candidate> candidates() {
  static constexpr Candidate kCandidates[] = {
      {"reference", make_reference},
  };
  return kCandidates;
}

}  // namespace fullbore::cpu
