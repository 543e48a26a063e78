// The bar: the seed programs' training step as a good C++ programmer writes it by hand on oneDNN's
// sgemm, loading included. No graph, no library of ours; plain loops that the compiler vectorises.
//
//   handwritten --workload mlp128_adam|mlp500_sgd [--serve] [--check]
//
// Prints {"ms": step, "products_ms": its bare matrix products}, medians of 11 blocks of 200 steps;
// --serve answers each line "go" (see peers/common.py); --check trains and prints losses.
// It counts as honest while ms <= 1.5 * products_ms.
#include <dnnl.h>
#include <omp.h>
#include <zlib.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

constexpr int kBatch = 64, kPixels = 784, kClasses = 10, kStepsPerBlock = 200, kBlocks = 11;

// The payload of a gzip-compressed IDX file.
std::vector<uint8_t> read_idx(const std::string& name, size_t header) {
  const char* folder = std::getenv("FULLBORE_DATA");
  const std::string path =
      std::string(folder ? folder : "/usr/share/datasets/fashion-mnist") + "/" + name + ".gz";
  gzFile file = gzopen(path.c_str(), "rb");
  if (!file) throw std::runtime_error("cannot open " + path);
  std::vector<uint8_t> bytes, chunk(1 << 20);
  for (int n; (n = gzread(file, chunk.data(), unsigned(chunk.size()))) > 0;)
    bytes.insert(bytes.end(), chunk.begin(), chunk.begin() + n);
  gzclose(file);
  if (bytes.size() <= header) throw std::runtime_error("truncated " + path);
  bytes.erase(bytes.begin(), bytes.begin() + long(header));
  return bytes;
}

struct Floats {  // 64-byte aligned, zeroed
  explicit Floats(size_t n)
      : data(static_cast<float*>(std::aligned_alloc(64, (n * 4 + 63) / 64 * 64))), size(n) {
    std::fill_n(data.get(), n, 0.f);
  }
  operator float*() { return data.get(); }
  struct Free {
    void operator()(float* p) const { std::free(p); }
  };
  std::unique_ptr<float, Free> data;
  size_t size;
};

// C[M, N] = op(A) op(B), row-major, dense.
void gemm(bool ta, bool tb, int M, int N, int K, const float* A, const float* B, float* C) {
  dnnl_sgemm(ta ? 'T' : 'N', tb ? 'T' : 'N', M, N, K, 1.f, A, ta ? M : K, B, tb ? K : N, 0.f, C, N);
}

class Net {
 public:
  Net(int hidden, bool adam, const uint8_t* images, const uint8_t* labels)
      : H_(hidden), adam_(adam), images_(images), labels_(labels) {
    std::mt19937 random(0);
    const auto fill = [&](float* p, size_t n, int fan_in) {
      const float bound = 1.f / std::sqrt(float(fan_in));
      std::uniform_real_distribution<float> uniform(-bound, bound);
      for (size_t i = 0; i < n; ++i) p[i] = uniform(random);
    };
    fill(w1(), size_t(H_) * kPixels, kPixels);
    fill(b1(), size_t(H_), kPixels);
    fill(w2(), size_t(H_) * kClasses, H_);
    fill(b2(), kClasses, H_);
  }

  // One training step on the samples in `rows`; returns the mean loss.
  float step(const int* rows) {
    load(rows);
    forward_1();
    bias_relu();
    forward_2();
    const float loss = softmax_cross_entropy();
    backward_2();
    relu_backward();
    ++t_;
    over_hidden([this](int first, int count) {  // updates while the gradient is in cache
      backward_1(first, count);
      update(long(first) * kPixels, long(count) * kPixels);
    });
    update(long(H_) * kPixels, long(size()) - long(H_) * kPixels);
    return loss;
  }

  // The same matrix products on the same buffers, nothing else.
  void products() {
    forward_1();
    forward_2();
    backward_2();
    over_hidden([this](int first, int count) { backward_1(first, count); });
  }

 private:
  size_t size() const { return size_t(H_) * (kPixels + 1 + kClasses) + kClasses; }
  // All parameters stand in one array, so do gradients: the optimizer is one loop.
  // Weights are kept [out, in] like PyTorch's (also the faster way round for these shapes).
  float* w1(float* base) { return base; }
  float* w2(float* base) { return base + size_t(H_) * kPixels; }
  float* b1(float* base) { return w2(base) + size_t(H_) * kClasses; }
  float* b2(float* base) { return b1(base) + H_; }
  float* w1() { return w1(p_); }
  float* w2() { return w2(p_); }
  float* b1() { return b1(p_); }
  float* b2() { return b2(p_); }

  void load(const int* rows) {
    float* x = x_;
#pragma omp parallel for
    for (int b = 0; b < kBatch; ++b) {
      // Random rows of 47 MB: ask for one four rows ahead, else each waits for memory.
      const uint8_t* image = images_ + size_t(rows[b]) * kPixels;
      if (b + 4 < kBatch)
        for (int i = 0; i < kPixels; i += 64)
          __builtin_prefetch(images_ + size_t(rows[b + 4]) * kPixels + i);
      for (int i = 0; i < kPixels; ++i) x[b * kPixels + i] = float(image[i]) * (2.f / 255.f) - 1.f;
      target_[b] = labels_[rows[b]];
    }
  }

  // Calls f(first, count) in each thread with its share of the hidden units, so that the large
  // weight, its gradient and its moments stay in one core's cache (whole products are cut as oneDNN
  // likes, differently each). Inside, sgemm runs on the calling thread alone.
  template <typename F>
  void over_hidden(F f) {
#pragma omp parallel
    {
      const int threads = omp_get_num_threads(), i = omp_get_thread_num();
      const int first = H_ * i / threads, last = H_ * (i + 1) / threads;
      f(first, last - first);
    }
  }

  void forward_1() {
    over_hidden([this](int first, int count) {
      dnnl_sgemm('N', 'T', kBatch, count, kPixels, 1.f, x_, kPixels, w1() + first * kPixels,
                 kPixels, 0.f, h_ + first, H_);
    });
  }
  void forward_2() { gemm(false, true, kBatch, kClasses, H_, h_, w2(), y_); }
  void backward_2() {
    gemm(true, false, kClasses, H_, kBatch, y_, h_, w2(g_));
    gemm(false, false, kBatch, H_, kClasses, y_, w2(), dh_);
  }
  void backward_1(int first, int count) {
    dnnl_sgemm('T', 'N', count, kPixels, kBatch, 1.f, dh_ + first, H_, x_, kPixels, 0.f,
               w1(g_) + first * kPixels, kPixels);
  }

  void bias_relu() {
    float *h = h_, *bias = b1();
    for (int b = 0; b < kBatch; ++b)
      for (int j = 0; j < H_; ++j) h[b * H_ + j] = std::max(h[b * H_ + j] + bias[j], 0.f);
  }

  // Turns the logits in y_ into their gradient.
  float softmax_cross_entropy() {
    float *y = y_, *bias = b2(), *db = b2(g_);
    float picked[kBatch], sum[kBatch];
    for (int b = 0; b < kBatch; ++b) {
      float* row = y + b * kClasses;
      float top = row[0] + bias[0];
      for (int c = 0; c < kClasses; ++c) top = std::max(top, row[c] += bias[c]);
      for (int c = 0; c < kClasses; ++c) row[c] -= top;
      picked[b] = row[target_[b]];
    }
#pragma omp simd
    for (int i = 0; i < kBatch * kClasses; ++i) y[i] = std::exp(y[i]);
    for (int b = 0; b < kBatch; ++b) {
      float total = 0.f;
      for (int c = 0; c < kClasses; ++c) total += y[b * kClasses + c];
      const float scale = 1.f / (total * kBatch);
      for (int c = 0; c < kClasses; ++c) y[b * kClasses + c] *= scale;
      y[b * kClasses + target_[b]] -= 1.f / kBatch;
      sum[b] = total;
    }
    float loss = 0.f;
    for (int b = 0; b < kBatch; ++b) loss += std::log(sum[b]) - picked[b];
    std::fill_n(db, kClasses, 0.f);
    for (int b = 0; b < kBatch; ++b)
      for (int c = 0; c < kClasses; ++c) db[c] += y[b * kClasses + c];
    return loss / kBatch;
  }

  void relu_backward() {
    float *h = h_, *dh = dh_, *db = b1(g_);
    std::fill_n(db, H_, 0.f);
    for (int b = 0; b < kBatch; ++b) {
      for (int j = 0; j < H_; ++j) {
        const float d = h[b * H_ + j] > 0.f ? dh[b * H_ + j] : 0.f;
        dh[b * H_ + j] = d;
        db[j] += d;
      }
    }
  }

  void update(long first, long count) {
    float *p = p_ + first, *g = g_ + first, *m = m_ + first, *v = v_ + first;
    if (!adam_) {
#pragma omp simd
      for (long i = 0; i < count; ++i) p[i] -= 0.01f * g[i];
      return;
    }
    const float lr = 1e-3f / float(1 - std::pow(0.9, t_));
    const float v_scale = 1.f / float(1 - std::pow(0.999, t_));
#pragma omp simd
    for (long i = 0; i < count; ++i) {
      m[i] = 0.9f * m[i] + 0.1f * g[i];
      v[i] = 0.999f * v[i] + 0.001f * g[i] * g[i];
      p[i] -= lr * m[i] / (std::sqrt(v[i] * v_scale) + 1e-8f);
    }
  }

  const int H_;
  const bool adam_;
  const uint8_t *images_, *labels_;
  long t_ = 0;
  Floats p_{size()}, g_{size()}, m_{size()}, v_{size()};
  Floats x_{kBatch * kPixels}, h_{size_t(kBatch * H_)}, dh_{size_t(kBatch * H_)};
  Floats y_{kBatch * kClasses};
  int target_[kBatch];
};

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + long(values.size() / 2), values.end());
  return values[values.size() / 2];
}

class Bench {
 public:
  explicit Bench(const std::string& workload)
      : images_(read_idx("train-images-idx3-ubyte", 16)),
        labels_(read_idx("train-labels-idx1-ubyte", 8)),
        order_(labels_.size()),
        net_(workload == "mlp128_adam" ? 128 : 500, workload == "mlp128_adam", images_.data(),
             labels_.data()) {
    std::iota(order_.begin(), order_.end(), 0);
    std::shuffle(order_.begin(), order_.end(), random_);
  }

  float step() {
    if (at_ + kBatch > order_.size()) {
      at_ = 0;
      std::shuffle(order_.begin(), order_.end(), random_);
    }
    const float loss = net_.step(&order_[at_]);
    at_ += kBatch;
    return loss;
  }

  void measure() {
    step_ms_.push_back(block([&] { last_loss_ = step(); }));
    products_ms_.push_back(block([&] { net_.products(); }));
  }

  void print(double step_ms, double products_ms) const {
    std::printf("{\"ms\": %.5f, \"products_ms\": %.5f, \"loss\": %.4f}\n", step_ms, products_ms,
                last_loss_);
    std::fflush(stdout);
  }
  void print_last() const { print(step_ms_.back(), products_ms_.back()); }
  void print_medians() const { print(median(step_ms_), median(products_ms_)); }

 private:
  template <typename F>
  static double block(F body) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kStepsPerBlock; ++i) body();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    return took.count() / kStepsPerBlock;
  }

  std::vector<uint8_t> images_, labels_;
  std::vector<int> order_;
  std::mt19937 random_{1};
  size_t at_ = 0;
  Net net_;
  float last_loss_ = 0.f;
  std::vector<double> step_ms_, products_ms_;
};

int run(int argc, char** argv) {
  std::string workload;
  bool serve = false, check = false;
  for (int i = 1; i < argc; ++i) {
    if (!std::strcmp(argv[i], "--workload") && i + 1 < argc) workload = argv[++i];
    if (!std::strcmp(argv[i], "--serve")) serve = true;
    if (!std::strcmp(argv[i], "--check")) check = true;
  }
  if (workload != "mlp128_adam" && workload != "mlp500_sgd") {
    throw std::runtime_error(
        "usage: handwritten --workload mlp128_adam|mlp500_sgd [--serve|--check]");
  }
  Bench bench(workload);
  if (check) {
    for (int i = 0; i < 938; ++i) {
      const float loss = bench.step();
      if (i % 100 == 0) std::printf("%d %.6f\n", i, double(loss));
    }
    return 0;
  }
  bench.measure();  // warm-up
  if (serve) {
    std::puts("ready");
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);) {
      if (line != "go") continue;
      bench.measure();  // not counted: the caches are as another program left them
      bench.measure();
      bench.print_last();
    }
    return 0;
  }
  for (int i = 0; i < kBlocks; ++i) bench.measure();
  bench.print_medians();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}
