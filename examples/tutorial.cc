// The code of docs/tutorial.md, as one program: a regression on data made here, in about a second.
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "fullbore/fullbore.h"

using namespace fullbore;

// [layer]
// y = x + fc2(dropout(gelu(fc1(norm(x))))): parameters are members, FB_MODULE names them.
struct ResidualBlock : nn::Module {
  explicit ResidualBlock(int64_t width)
      : norm(width), fc1(width, 4 * width), fc2(4 * width, width) {}
  nn::LayerNorm norm;
  nn::Linear fc1, fc2;
  nn::Dropout drop{0.1};
  FB_MODULE(norm, fc1, fc2, drop)
  Tensor forward(const Tensor& x) override { return x + fc2(drop(gelu(fc1(norm(x))))); }
};

struct Regressor : nn::Module {
  nn::Linear first{2, 16}, last{16, 1};
  ResidualBlock block{16};
  FB_MODULE(first, block, last)
  Tensor forward(const Tensor& x) override { return last(block(first(x))); }
};
// [layer]

// [data]
// Samples in memory: x [N, 2], y [N]. Floats are targets of a regression, integers are classes.
data::TensorDataset make_data(int64_t n) {
  Array x(DType::f32, {n, 2}), y(DType::f32, {n});
  for (int64_t i = 0; i < n; ++i) {
    const double a = std::fmod(0.618 * static_cast<double>(i), 1.0),
                 b = static_cast<double>(i) / static_cast<double>(n);
    x.set(2 * i, a), x.set(2 * i + 1, b);
    y.set(i, std::sin(6 * a) + b * b);
  }
  return {std::move(x), std::move(y)};
}
// [data]

int main(int argc, char** argv) try {
  const std::filesystem::path out =
      argc > 1 ? argv[1] : (std::filesystem::temp_directory_path() / "fullbore_tutorial").string();

  // [split]
  const auto parts = data::random_split_fractions(make_data(2000), {0.9, 0.1}, /*seed=*/1);
  data::Loader train_loader(parts[0], {.batch_size = 64, .shuffle = true});
  data::Loader valid_loader(parts[1], {.batch_size = 100});
  // [split]

  // [trainer]
  Regressor model;
  optim::AdamW optimizer({.lr = 3e-3, .weight_decay = 0.01});
  optimizer.group({.params = {"*.bias", "*norm*"}, .options = {{"weight_decay", {0}}}});
  train::TrainerOptions options;
  options.epochs = 10;
  options.out = out;  // checkpoints/ and metrics.jsonl
  options.step.schedule = optim::CosineAnnealingLR(290).warmup(20);
  options.step.clip_grad_norm = 1.0;
  options.step.ema_decay = 0.95;
  options.on_epoch = [](const train::Progress& p) {
    std::printf("epoch %lld: loss %.4f, validation %.4f, R2 %.3f\n",
                static_cast<long long>(p.epoch), p.loss, p.validation->loss,
                p.validation->r2.value_or(0));
  };
  train::Trainer trainer(model, nn::MSELoss(), optimizer, options);
  const train::Report report = trainer.fit(train_loader, &valid_loader);
  // [trainer]

  // [save]
  // PyTorch's names: first.weight, block.norm.weight, ...
  io::save_safetensors(out / "model.safetensors", model.state_dict());
  Regressor copy;
  copy.load_state_dict(io::load_safetensors(out / "model.safetensors"));
  // [save]

  // [inspect]
  const train::Plan plan = trainer.step().plan();
  std::printf("%d kernels, %.1f KB between them, %.2f MFLOP a step\n", plan.kernels,
              static_cast<double>(plan.arena_bytes) / 1e3, plan.flops / 1e6);
  // [inspect]

  // [predict]
  train::Evaluator evaluator(copy, nn::MSELoss());
  const Array& output = evaluator.predict(*valid_loader.begin());
  std::printf("first prediction: %.3f\n", output.at(0));
  // [predict]

  // [text]
  // The bytes of a text are its tokens; data::Text("bible.txt", ...) reads a file.
  std::string rhyme;
  for (int i = 0; i < 40; ++i) rhyme += "one, two, buckle my shoe; ";
  const auto text = data::Text::from_string(rhyme, {.block_size = 32, .stride = 5});
  data::Loader text_loader(text, {.batch_size = 32, .shuffle = true});

  models::GPT gpt({.block_size = 32, .n_layer = 2, .n_head = 2, .n_embd = 32, .dropout = 0});
  train::Step step(gpt, nn::CrossEntropyLoss{.class_dim = -1}, optim::AdamW({.lr = 5e-3}));
  for (int epoch = 0; epoch < 20; ++epoch)
    for (const data::Batch& batch : text_loader) step(batch);
  const std::string written = train::generate(gpt, 32, "one", 50, {.temperature = 0});
  std::printf("%s\n", written.c_str());
  // [text]
  const bool rhymes = written.starts_with("one, two, buckle my shoe; one, two, buckle");
  return report.validation->loss < 0.05 && rhymes ? 0 : 1;
} catch (const Error& e) {
  std::fprintf(stderr, "tutorial: %s\n", e.what());
  return 1;
}
