// There must be one pool of OpenMP threads in the process: oneDNN's and ours. Two pools would fight
// for the cores in every step (docs/decisions/001-one-openmp-pool.md).
#include <gtest/gtest.h>
#include <omp.h>

#include <dnnl.hpp>
#include <filesystem>
#include <vector>

namespace {

int threads_of_this_process() {
  int count = 0;
  for ([[maybe_unused]] const auto& task : std::filesystem::directory_iterator("/proc/self/task"))
    ++count;
  return count;
}

TEST(OpenMpPool, OneDnnSharesOurThreads) {
  const int before = threads_of_this_process();
  const int team = 4;
  omp_set_num_threads(team);
  int seen = 0;
#pragma omp parallel reduction(+ : seen)
  seen += 1;
  ASSERT_EQ(seen, team);
  const int with_our_team = threads_of_this_process();
  // A sanitizer or clang's runtime may keep a helper thread; the team itself must be there.
  ASSERT_GE(with_our_team, before + team - 1);

  const dnnl_dim_t n = 512;  // large enough for oneDNN to use every thread
  std::vector<float> a(n * n, 1.0f), b(n * n, 2.0f), c(n * n);
  ASSERT_EQ(dnnl_sgemm('N', 'N', n, n, n, 1.0f, a.data(), n, b.data(), n, 0.0f, c.data(), n),
            dnnl_success);
  EXPECT_EQ(c[0], 2.0f * static_cast<float>(n));
  EXPECT_EQ(threads_of_this_process(), with_our_team);
}

}  // namespace
