// The machine's matrix rate: oneDNN's product of two matrices of 1024 x 1024 (larger ones were
// slower), all cores, weights laid out as oneDNN likes them best.
//
//   matrix_rate [--bf16]    answers each line "run K" with {"ms": per product, "gflops": rate} of
//                           K products, after one that is not counted (bench/peers/common.py)
#include <chrono>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <oneapi/dnnl/dnnl.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr dnnl::memory::dim kSize = 1024;

class Product {
 public:
  explicit Product(dnnl::memory::data_type type)
      : engine_(dnnl::engine::kind::cpu, 0), stream_(engine_) {
    using Tag = dnnl::memory::format_tag;
    const dnnl::memory::dims dims{kSize, kSize};
    const dnnl::memory::desc plain(dims, type, Tag::ab), any(dims, type, Tag::any);
    const dnnl::matmul::primitive_desc desc({plain, any, plain}, engine_);
    primitive_ = dnnl::matmul(desc);
    a_ = zeros(plain), c_ = zeros(plain);
    b_ = zeros(desc.weights_desc());
  }

  void operator()() {
    primitive_.execute(stream_, {{DNNL_ARG_SRC, a_}, {DNNL_ARG_WEIGHTS, b_}, {DNNL_ARG_DST, c_}});
    stream_.wait();
  }

 private:
  // Zeros take as long as other numbers, and never become denormal.
  dnnl::memory zeros(const dnnl::memory::desc& desc) {
    dnnl::memory memory(desc, engine_);
    std::memset(memory.get_data_handle(), 0, desc.get_size());
    return memory;
  }

  dnnl::engine engine_;
  dnnl::stream stream_;
  dnnl::matmul primitive_;
  dnnl::memory a_, b_, c_;
};

}  // namespace

int main(int argc, char** argv) try {
  const bool bf16 = argc > 1 && std::strcmp(argv[1], "--bf16") == 0;
  Product product(bf16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32);
  product();
  std::puts("ready");
  std::fflush(stdout);
  for (std::string line, word; std::getline(std::cin, line);) {
    std::istringstream words(line);
    int count = 0;
    if (!(words >> word >> count) || word != "run" || count < 1) continue;
    product();
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < count; ++i) product();
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / count;
    std::printf("{\"ms\": %.4f, \"gflops\": %.1f}\n", 1e3 * seconds,
                2e-9 * kSize * kSize * kSize / seconds);
    std::fflush(stdout);
  }
} catch (const std::exception& e) {
  std::fprintf(stderr, "matrix_rate: %s\n", e.what());
  return 1;
}
