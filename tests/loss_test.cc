// Losses: values and gradients against PyTorch's, against differences, and with sample weights.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "fullbore/functional.h"
#include "golden.h"
#include "trace.h"

namespace fullbore {
namespace {

using trace::array;
using trace::check_gradients;
using trace::compare;
using trace::run;
using trace::wave;
using Json = nlohmann::json;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// The loss that a golden case names, of in[0] and in[1], class weights in[2] when it has some.
Tensor golden_loss(const Json& c, const std::vector<Tensor>& in) {
  const std::string name = c.at("loss");
  const Json& o = c.at("options");
  const Reduce reduction = reduce_from_name(o.at("reduction").get<std::string>());
  const Tensor extra = in.size() > 2 ? in[2] : Tensor();
  const LossOptions plain{.reduction = reduction};
  const int64_t ignore = o.value("ignore_index", int64_t{-100});
  if (name == "cross_entropy")
    return cross_entropy(in[0], in[1],
                         {.weight = extra,
                          .ignore_index = ignore,
                          .label_smoothing = o.value("label_smoothing", 0.0),
                          .reduction = reduction});
  if (name == "nll_loss")
    return nll_loss(in[0], in[1],
                    {.weight = extra, .ignore_index = ignore, .reduction = reduction});
  if (name == "mse_loss") return mse_loss(in[0], in[1], plain);
  if (name == "l1_loss") return l1_loss(in[0], in[1], plain);
  if (name == "smooth_l1_loss") return smooth_l1_loss(in[0], in[1], o.at("beta"), plain);
  if (name == "huber_loss") return huber_loss(in[0], in[1], o.at("delta"), plain);
  if (name == "binary_cross_entropy_with_logits")
    return bce_with_logits(in[0], in[1], {.pos_weight = extra, .reduction = reduction});
  if (name == "kl_div")
    return kl_div(in[0], in[1], {.log_target = o.at("log_target"), .reduction = reduction});
  throw Error("unknown loss " + name);
}

TEST(LossGolden, ValuesAndGradientsArePyTorchs) {
  const io::Tensors golden = golden::tensors("losses");
  int checked = 0;
  for (const Json& c : golden::cases("losses")) {
    for (const auto& [dtype, tolerance] : {std::pair{"f32", 1e-6}, std::pair{"f64", 1e-12}}) {
      const std::string name = c.at("case"), prefix = name + "/" + dtype + "/";
      SCOPED_TRACE(prefix);
      std::vector<Array> inputs{golden.at(prefix + "x"), golden.at(prefix + "target")};
      for (const char* key : {"weight", "pos_weight"})
        if (c.at("options").contains(key))
          inputs.push_back(array(inputs[0].dtype(), {5}, c.at("options").at(key)));
      const bool scalar = !golden.contains(prefix + "dy");
      if (!scalar) inputs.push_back(golden.at(prefix + "dy"));
      const auto results = run(inputs, [&](std::vector<Tensor> in) {
        const Tensor dy = in.back();
        if (!scalar) in.pop_back();
        const Tensor y = golden_loss(c, in);
        const Tensor wrt[] = {in[0]};
        return std::vector<Tensor>{y, gradients(scalar ? y : sum(y * dy), wrt)[0]};
      });
      EXPECT_EQ(compare(results[0], golden.at(prefix + "y"), tolerance), "");
      EXPECT_EQ(compare(results[1], golden.at(prefix + "dx"), tolerance), "");
      ++checked;
    }
  }
  EXPECT_GE(checked, 100);
}

// ---- every loss as a function of (input, target), for the tests below ----

using Loss = std::function<Tensor(const Tensor& x, const Tensor& target, Reduce, const Tensor& w)>;
struct NamedLoss {
  std::string name;
  Array x, target;  // [N, ...]
  Loss loss;
};
void PrintTo(const NamedLoss& l, std::ostream* out) { *out << l.name; }

std::vector<NamedLoss> losses() {
  const Shape s{4, 3};
  const Array x = wave(s, 0.3, 2), t = wave(s, 1.9);
  const Array p = wave(s, 1.3, 0.4, 0.5), classes = array(DType::i64, {4}, {2, 0, 1, 1});
  const Array image = wave({4, 3, 2}, 0.5),
              image_classes = array(DType::u8, {4, 2}, {0, 2, 1, 1, 2, 2, 0, 1});
  const auto class_weight = [](const Tensor& v) {
    return constant(v.graph(), array(v.dtype(), {3}, {0.5, 2, 1.25}));
  };
  std::vector<NamedLoss> list;
  for (double smoothing : {0.0, 0.1})
    for (bool weighted : {false, true}) {
      const Loss ce = [=](const Tensor& a, const Tensor& b, Reduce r, const Tensor& w) {
        return cross_entropy(a, b,
                             {.weight = weighted ? class_weight(a) : Tensor(),
                              .ignore_index = 2,
                              .label_smoothing = smoothing,
                              .reduction = r,
                              .sample_weight = w});
      };
      const std::string tag = str_cat("_smoothing", smoothing, weighted ? "_weighted" : "");
      list.push_back({"cross_entropy" + tag, x, classes, ce});
      list.push_back({"cross_entropy_image" + tag, image, image_classes, ce});
      list.push_back({"cross_entropy_probabilities" + tag, x, p, ce});
    }
  for (int64_t ignore : {-100, 1})
    list.push_back({str_cat("nll", ignore), x, classes,
                    [=](const Tensor& a, const Tensor& b, Reduce r, const Tensor& w) {
                      return nll_loss(a, b,
                                      {.weight = class_weight(a),
                                       .ignore_index = ignore,
                                       .reduction = r,
                                       .sample_weight = w});
                    }});
  const auto plain = [&](const std::string& name, auto function) {
    list.push_back({name, x, t, [=](const Tensor& a, const Tensor& b, Reduce r, const Tensor& w) {
                      return function(a, b, LossOptions{r, w});
                    }});
  };
  plain("mse", [](const auto&... a) { return mse_loss(a...); });
  plain("l1", [](const auto&... a) { return l1_loss(a...); });
  plain("smooth_l1", [](const Tensor& a, const Tensor& b, const LossOptions& o) {
    return smooth_l1_loss(a, b, 0.7, o);
  });
  plain("smooth_l1_beta_0", [](const Tensor& a, const Tensor& b, const LossOptions& o) {
    return smooth_l1_loss(a, b, 0, o);
  });
  plain("huber", [](const Tensor& a, const Tensor& b, const LossOptions& o) {
    return huber_loss(a, b, 0.7, o);
  });
  for (bool positive : {false, true})
    list.push_back({str_cat("bce_with_logits", positive), x, p,
                    [=](const Tensor& a, const Tensor& b, Reduce r, const Tensor& w) {
                      return bce_with_logits(a, b,
                                             {.pos_weight = positive ? class_weight(a) : Tensor(),
                                              .reduction = r,
                                              .sample_weight = w});
                    }});
  for (bool log_target : {false, true})
    list.push_back({str_cat("kl_div", log_target), x, log_target ? t : p,
                    [=](const Tensor& a, const Tensor& b, Reduce r, const Tensor& w) {
                      return kl_div(a, b,
                                    {.log_target = log_target, .reduction = r, .sample_weight = w});
                    }});
  return list;
}

class EveryLoss : public ::testing::TestWithParam<NamedLoss> {};
INSTANTIATE_TEST_SUITE_P(All, EveryLoss, ::testing::ValuesIn(losses()),
                         [](const auto& test) { return golden::test_name(test.param.name); });

TEST_P(EveryLoss, GradientsAreDifferences) {
  const NamedLoss& l = GetParam();
  const Array w = array(DType::f64, {4}, {0.5, 0, 2, 1});
  for (Reduce r : {Reduce::kMean, Reduce::kSum, Reduce::kNone, Reduce::kBatchMean}) {
    SCOPED_TRACE(name(r));
    EXPECT_EQ(check_gradients({l.x, l.target},
                              [&](const std::vector<Tensor>& in) {
                                return std::vector<Tensor>{l.loss(in[0], in[1], r, {})};
                              }),
              "");
    EXPECT_EQ(check_gradients({l.x, l.target, w},
                              [&](const std::vector<Tensor>& in) {
                                return std::vector<Tensor>{l.loss(in[0], in[1], r, in[2])};
                              }),
              "");
  }
}

Array rows(const Array& a, int64_t n) {
  const Array all = a;
  Array part(a.dtype(), a.shape().with(0, n));
  for (int64_t i = 0; i < part.numel(); ++i) part.set(i, all.at(i));
  return part;
}

// A batch padded with samples of weight 0 gives the loss and the gradients of the batch without
// them.
TEST_P(EveryLoss, PaddingDoesNotCount) {
  const NamedLoss& l = GetParam();
  const Array w = array(DType::f32, {4}, {1, 1, 0, 0});
  for (Reduce r : {Reduce::kMean, Reduce::kSum, Reduce::kBatchMean}) {
    SCOPED_TRACE(name(r));
    const auto with_gradient = [&](const std::vector<Tensor>& in, const Tensor& weights) {
      const Tensor y = l.loss(in[0], in[1], r, weights);
      const Tensor wrt[] = {in[0]};
      return std::vector<Tensor>{y, gradients(y, wrt)[0]};
    };
    const auto padded = run({l.x, l.target, w}, [&](const std::vector<Tensor>& in) {
      return with_gradient(in, in[2]);
    });
    const auto whole = run({rows(l.x, 2), rows(l.target, 2)},
                           [&](const std::vector<Tensor>& in) { return with_gradient(in, {}); });
    EXPECT_EQ(compare(padded[0], whole[0], 1e-14), "");
    EXPECT_EQ(compare(rows(padded[1], 2), whole[1], 1e-14), "");
    for (int64_t i = whole[1].numel(); i < padded[1].numel(); ++i) EXPECT_EQ(padded[1].at(i), 0);
  }
}

TEST_P(EveryLoss, PaddingOnlyGivesZero) {
  const NamedLoss& l = GetParam();
  const auto results = run({l.x, l.target, array(DType::f32, {4}, {0, 0, 0, 0})},
                           [&](const std::vector<Tensor>& in) {
                             const Tensor y = l.loss(in[0], in[1], Reduce::kMean, in[2]);
                             const Tensor wrt[] = {in[0]};
                             return std::vector<Tensor>{y, gradients(y, wrt)[0]};
                           });
  EXPECT_EQ(results[0].item(), 0);
  for (int64_t i = 0; i < results[1].numel(); ++i) EXPECT_EQ(results[1].at(i), 0);
}

TEST_P(EveryLoss, MeanOverOnesIsTheMean) {
  const NamedLoss& l = GetParam();
  const auto r = run({l.x, l.target, array(DType::f32, {4}, {1, 1, 1, 1})},
                     [&](const std::vector<Tensor>& in) {
                       return std::vector<Tensor>{l.loss(in[0], in[1], Reduce::kMean, {}),
                                                  l.loss(in[0], in[1], Reduce::kMean, in[2])};
                     });
  EXPECT_EQ(compare(r[1], r[0], 1e-14), "");
}

// ---- single facts ----

double cross_entropy_of(const Array& x, const Array& t, const CrossEntropyOptions& o = {}) {
  return run({x, t},
             [&](const std::vector<Tensor>& in) {
               return std::vector<Tensor>{cross_entropy(in[0], in[1], o)};
             })[0]
      .item();
}

TEST(CrossEntropy, IsLogOfClassesForEqualLogits) {
  for (DType d : {DType::u8, DType::i8, DType::i32, DType::i64, DType::u32})
    EXPECT_NEAR(cross_entropy_of(array(DType::f64, {2, 4}, std::vector<double>(8, 3.0)),
                                 array(d, {2}, {0, 3})),
                std::log(4), 1e-15)
        << name(d);
}

TEST(CrossEntropy, CountsMoreClassesThanABytesRange) {
  // Class 255 must not wrap onto class -1 or 511.
  const int64_t classes = 600;
  Array x = Array::zeros({DType::f64, {1, classes}});
  x.set(255, 10);
  const double want = std::log(std::exp(10.0) + classes - 1) - 10;
  EXPECT_NEAR(cross_entropy_of(x, array(DType::u8, {1}, {255})), want, 1e-12);
}

TEST(CrossEntropy, StaysFiniteForLargeLogits) {
  const Array x = array(DType::f32, {2, 2}, {1e4, -1e4, -1e38, 1e38});
  EXPECT_EQ(cross_entropy_of(x, array(DType::u8, {2}, {0, 1})), 0);
  EXPECT_EQ(cross_entropy_of(array(DType::f32, {1, 2}, {1e4, -1e4}), array(DType::u8, {1}, {1})),
            2e4f);
}

TEST(CrossEntropy, PassesNaNOn) {
  EXPECT_TRUE(std::isnan(
      cross_entropy_of(array(DType::f32, {1, 2}, {kNaN, 0}), array(DType::u8, {1}, {1}))));
}

TEST(CrossEntropy, IsNaNWhenAllTargetsAreIgnored) {
  EXPECT_TRUE(
      std::isnan(cross_entropy_of(wave({2, 3}, 0.1), array(DType::i32, {2}, {-100, -100}))));
}

TEST(CrossEntropy, TakesOneSampleWithoutBatchAxis) {
  EXPECT_NEAR(cross_entropy_of(array(DType::f64, {2}, {0, 0}), array(DType::i64, {}, {1})),
              std::log(2), 1e-15);
}

TEST(CrossEntropy, ComputesSixteenBitLogitsInF32) {
  const auto r = run({array(DType::bf16, {1, 2}, {1, 2}), array(DType::u8, {1}, {0})},
                     [](const std::vector<Tensor>& in) {
                       return std::vector<Tensor>{cross_entropy(in[0], in[1])};
                     });
  EXPECT_EQ(r[0].dtype(), DType::f32);
  EXPECT_NEAR(r[0].item(), std::log1p(std::exp(1.0)), 1e-6);
}

TEST(BceWithLogits, HasPyTorchsGradientAtZero) {
  const auto r = run({array(DType::f64, {1}, {0}), array(DType::f64, {1}, {0.25})},
                     [](const std::vector<Tensor>& in) {
                       const Tensor wrt[] = {in[0]};
                       return gradients(bce_with_logits(in[0], in[1]), wrt);
                     });
  EXPECT_NEAR(r[0].item(), 0.25, 1e-15);  // sigmoid(0) - 0.25
}

TEST(KlDiv, TakesZeroProbabilities) {
  const auto r =
      run({array(DType::f64, {1, 2}, {-1, -2}), array(DType::f64, {1, 2}, {0, 1})},
          [](const std::vector<Tensor>& in) {
            return std::vector<Tensor>{kl_div(in[0], in[1], {.reduction = Reduce::kSum})};
          });
  EXPECT_EQ(r[0].item(), 2);
}

TEST(Losses, RefuseWhatDoesNotFit) {
  const struct {
    std::vector<Type> inputs;
    Loss loss;
    std::string message;
  } table[] = {
      {{{DType::f32, {4, 3}}, {DType::f32, {4, 3}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) { return nll_loss(a, b); },
       "expected target of an integer type, got f32[4,3]"},
      {{{DType::f32, {4, 3}}, {DType::u8, {5}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) { return cross_entropy(a, b); },
       "[cross_entropy] expected target of shape [4], got u8[5]"},
      {{{DType::i32, {4, 3}}, {DType::u8, {4}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) { return cross_entropy(a, b); },
       "expected a floating tensor, got i32[4,3]"},
      {{{DType::f32, {4, 3}}, {DType::u8, {4}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) {
         return cross_entropy(a, b, {.label_smoothing = 1.5});
       },
       "expected label_smoothing in [0, 1], got 1.5"},
      {{{DType::f32, {4, 3}}, {DType::f32, {4}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) { return mse_loss(a, b); },
       "[mse_loss] expected target of shape [4,3], got f32[4]"},
      {{{DType::f32, {4}}, {DType::f32, {4}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) { return huber_loss(a, b, 0); },
       "expected delta above 0"},
      {{{DType::f32, {4}}, {DType::f32, {4}}},
       [](const Tensor& a, const Tensor& b, Reduce, const Tensor&) {
         return mse_loss(a, b, {.sample_weight = full(a.graph(), {DType::f32, {3}}, 1)});
       },
       "expected sample_weight of shape [4]"},
  };
  for (const auto& row : table) {
    Graph g;
    const Tensor a(g, g.input("a", row.inputs[0])), b(g, g.input("b", row.inputs[1]));
    try {
      row.loss(a, b, Reduce::kMean, {});
      ADD_FAILURE() << "accepted: " << row.message;
    } catch (const Error& e) {
      EXPECT_NE(std::string(e.what()).find(row.message), std::string::npos) << e.what();
    }
  }
  EXPECT_THROW(reduce_from_name("average"), Error);
}

// ---- metrics ----

TEST(TopK, CountsAsStableSortingDoes) {
  const Array logits = array(DType::f32, {4, 3}, {1, 2, 3, 5, 5, 1, 0, 0, 0, kNaN, 1, 2});
  const struct {
    std::vector<double> target;
    int64_t k;
    double want;
  } table[] = {
      {{2, 0, 0, 2}, 1, 3},  // ties go to the lower class; a NaN beats class 2 of the last row
      {{1, 1, 1, 2}, 1, 0},
      {{1, 1, 1, 2}, 2, 4},
      {{0, 2, 2, 0}, 3, 3},  // NaN is never right
  };
  for (const auto& row : table) {
    const auto r = run({logits, array(DType::u8, {4}, row.target)}, [&](const auto& in) {
      return std::vector<Tensor>{top_k_correct(in[0], in[1], row.k)};
    });
    EXPECT_EQ(r[0].item(), row.want) << "k = " << row.k;
  }
}

TEST(Accuracy, LeavesPaddingOut) {
  const auto r =
      run({array(DType::f32, {3, 2}, {1, 0, 0, 1, 1, 0}), array(DType::i64, {3}, {0, 0, 0}),
           array(DType::f32, {3}, {1, 1, 0})},
          [](const auto& in) {
            return std::vector<Tensor>{accuracy(in[0], in[1], in[2]), accuracy(in[0], in[1])};
          });
  EXPECT_FLOAT_EQ(static_cast<float>(r[0].item()), 0.5f);
  EXPECT_FLOAT_EQ(static_cast<float>(r[1].item()), 2.0f / 3);
}

TEST(R2, SumsGiveTheScore) {
  const auto r =
      run({array(DType::f32, {4, 1}, {1, 2, 4, 9}), array(DType::f32, {4, 1}, {1, 3, 4, 0}),
           array(DType::f32, {4}, {1, 1, 1, 0})},
          [](const auto& in) { return std::vector<Tensor>{r2_sums(in[0], in[1], in[2])}; });
  const Array& s = r[0];
  EXPECT_NEAR(1 - s.at(3) / (s.at(2) - s.at(1) * s.at(1) / s.at(0)), 1 - 1 / (14.0 / 3), 1e-6);
}

}  // namespace
}  // namespace fullbore
