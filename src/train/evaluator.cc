#include "fullbore/train.h"
#include "train/session.h"
#include "train/step_graph.h"

namespace fullbore::train {

struct Evaluator::Impl {
  nn::Module& model;
  nn::Criterion criterion;
  EvalOptions options;
  std::map<std::string, Array> replaced;  // weights that stand in for the model's
  struct Compiled {
    std::unique_ptr<Session> session;
    Type x, y;
  };
  Compiled metrics;  // output, loss and metrics
  Compiled output;   // the output alone

  void compile(Compiled& c, const Type& x, const Type& y, int64_t num_tokens) {
    if (c.session != nullptr && x == c.x && y == c.y) return;
    c.x = x;
    c.y = y;
    model.initialize();
    Graph graph = build_eval(model, criterion, options, x, y);
    check_tokens(graph, num_tokens);
    c.session = Session::make(std::move(graph), {.device = choose_device(options.device),
                                                 .threads = options.threads,
                                                 .deterministic = options.deterministic,
                                                 .matmul_precision = options.matmul_precision});
    Session* session = c.session.get();
    for (const auto& list : {model.named_parameters(), model.named_buffers()}) {
      for (const auto& p : list) {
        if (!session->has_input(p.name)) continue;
        const auto it = replaced.find(p.name);
        session->bind(p.name, it == replaced.end() ? p.parameter->value() : it->second);
      }
    }
  }

  // y is not looked at unless the loss is wanted.
  Session& run(const data::Batch& b, bool with_loss) {
    Compiled& c = with_loss ? metrics : output;
    const Type& x = b.x_type();
    compile(c, x, with_loss ? b.y_type() : Type{DType::f32, {x.shape[0], 0}}, b.num_tokens);
    c.session->run(b);
    return *c.session;
  }
};

Evaluator::Evaluator(nn::Module& model, nn::Criterion criterion, EvalOptions options)
    : impl_(new Impl{model, std::move(criterion), std::move(options), {}, {}, {}}) {
  if (impl_->options.weights != nullptr) impl_->replaced = *impl_->options.weights;
}
Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;

const Array& Evaluator::predict(const data::Batch& batch) {
  return *impl_->run(batch, false).result("output");
}

namespace {

// Sums over batches, in double.
struct Totals {
  double weight = 0, loss = 0, correct = 0, abs_error = 0;
  std::map<int, double> top_k;
  std::vector<double> r2 = std::vector<double>(4, 0.0);
};

bool has(const Session& session, std::string_view name) {
  for (const Output& o : session.graph().outputs)
    if (o.name == name) return true;
  return false;
}

// Row = target, column = prediction; real samples only.
void count_confusion(EvalResult& r, const data::Batch& batch, const Array& prediction) {
  for (int64_t i = 0; i < batch.size; ++i) {
    const auto target = static_cast<int64_t>(batch.y().at(i));
    const auto predicted = static_cast<int64_t>(prediction.at(i));
    if (target >= 0 && target < r.classes)
      ++r.confusion[static_cast<size_t>(target * r.classes + predicted)];
  }
}

}  // namespace

EvalResult Evaluator::operator()(data::Loader& loader) {
  Impl& m = *impl_;
  EvalResult r;
  Totals t;
  bool classification = false, regression = false;
  for (const data::Batch& batch : loader) {
    if (batch.y_type().shape.numel() == 0) throw Error("[evaluate] the dataset has no targets");
    const Session& s = m.run(batch, true);
    const auto value = [&](std::string_view name) { return s.result(name)->item(); };
    classification = has(s, "correct");
    regression = has(s, "abs_error");
    const double w = value("weight");
    t.weight += w;
    t.loss += w * value(kLoss);
    r.samples += batch.size;
    if (classification) {
      t.correct += value("correct");
      for (int k : m.options.top_k) t.top_k[k] += value(str_cat("top_k.", k));
      if (r.confusion.empty()) {
        r.classes = s.result("output")->shape()[1];
        r.confusion.assign(static_cast<size_t>(r.classes * r.classes), 0);
      }
      count_confusion(r, batch, *s.result("prediction"));
    } else if (regression) {
      t.abs_error += value("abs_error");
      for (int64_t k = 0; k < 4; ++k) t.r2[static_cast<size_t>(k)] += s.result("r2_sums")->at(k);
    }
  }
  if (t.weight <= 0) throw Error("[evaluate] there was no sample to evaluate");
  r.loss = t.loss / t.weight;
  if (classification) {
    r.accuracy = t.correct / t.weight;
    for (const auto& [k, hits] : t.top_k) r.top_k[k] = hits / t.weight;
  } else if (regression) {
    r.mean_absolute_error = t.abs_error / t.weight;
    const double spread = t.r2[2] - t.r2[1] * t.r2[1] / t.r2[0];
    if (spread > 0) r.r2 = 1 - t.r2[3] / spread;
  }
  return r;
}

}  // namespace fullbore::train
