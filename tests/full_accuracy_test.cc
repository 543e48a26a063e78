// Full tier: the seed programs to the end, against PyTorch's final accuracy.
#include <gtest/gtest.h>

#include <cstdio>

#include "parity.h"

namespace fullbore {
namespace {

using testing::Golden;
using testing::kHalf;
using testing::TwoLayers;

const nn::CrossEntropyLoss kCriterion;

double accuracy_of(nn::Module& model) {
  data::Loader test(data::FashionMnist(data::Split::kTest), {.batch_size = 1000});
  train::Evaluator evaluate(model, kCriterion, {.normalize = kHalf});
  const train::EvalResult r = evaluate(test);
  EXPECT_EQ(r.samples, 10000);
  return *r.accuracy;
}

class SeedProgram : public ::testing::TestWithParam<const char*> {};

TEST_P(SeedProgram, FinalAccuracyIsThatOfPyTorch) {
  FB_SKIP_WITHOUT_FASHION_MNIST();
  const Golden golden("parity");
  const auto& c = testing::parity_case(golden, GetParam());
  const auto sizes = c["sizes"].get<std::vector<int64_t>>();
  const auto expected = c["test_accuracy"].get<std::vector<double>>();
  TwoLayers model(sizes[0], sizes[1], sizes[2]);
  testing::initialize_as_pytorch(model, c["init_seed"]);
  data::Loader loader(data::FashionMnist(data::Split::kTrain), {.batch_size = c["batch_size"]});
  train::Step step(model, kCriterion, testing::optimizer_of(c), {.normalize = kHalf});
  double accuracy = 0;
  for (uint32_t epoch = 0; epoch < expected.size(); ++epoch) {
    loader.set_order(testing::order_as_pytorch(60000, 1000 + epoch));
    for (const data::Batch& batch : loader) step(batch);
    accuracy = accuracy_of(model);
    std::printf("%s epoch %u: %.4f, PyTorch %.4f\n", GetParam(), epoch, accuracy, expected[epoch]);
  }
  EXPECT_FALSE(!(std::abs(accuracy - expected.back()) <= 0.003)) << accuracy;
  for (const auto& [name, value] : model.state_dict()) {
    double squares = 0;
    for (int64_t i = 0; i < value.numel(); ++i) squares += value.at(i) * value.at(i);
    const double norm = golden.at(str_cat(GetParam(), "/final_norm/", name)).item();
    // Thousands of steps apart in rounding, single numbers wander; norms of many stay.
    const double tolerance = value.numel() >= 1000 ? 0.02 : 0.1;
    EXPECT_FALSE(!(std::abs(std::sqrt(squares) / norm - 1) <= tolerance)) << name;
  }
}
INSTANTIATE_TEST_SUITE_P(Programs, SeedProgram, ::testing::Values("simple_net", "simple_nn"));

TEST(Accuracy, MeanOfFiveSeeds) {
  FB_SKIP_WITHOUT_FASHION_MNIST();
  double sum = 0;
  for (uint64_t seed = 0; seed < 5; ++seed) {
    TwoLayers model(784, 128, 10);
    data::Loader loader(data::FashionMnist(data::Split::kTrain),
                        {.batch_size = 64, .shuffle = true, .seed = seed});
    train::Step step(model, kCriterion, optim::Adam({.lr = 1e-3}),
                     {.seed = seed, .normalize = kHalf});
    for (int epoch = 0; epoch < 10; ++epoch)
      for (const data::Batch& batch : loader) step(batch);
    const double accuracy = accuracy_of(model);
    std::printf("seed %d: %.4f\n", static_cast<int>(seed), accuracy);
    sum += accuracy;
  }
  std::printf("mean of 5 seeds: %.4f\n", sum / 5);
  EXPECT_FALSE(!(sum / 5 >= 0.875));
}

}  // namespace
}  // namespace fullbore
