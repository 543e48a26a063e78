#include "cli/model.h"

#include "nn/trace.h"
#include "train/step_graph.h"

namespace fullbore::cli {
namespace {

// What a layer makes of a batch, found by tracing it alone.
Type output_type(nn::Module& layer, const Type& x) {
  Graph g;
  const Tensor in(g, g.input("x", x, 0));
  nn::Trace trace(g, layer, false);
  return layer(in).type();
}

// Runs f; its errors say where the recipe asked for it.
template <typename F>
void at_place(const std::string& where, const std::string& type, F&& f) {
  try {
    f();
  } catch (const InternalError&) {
    throw;
  } catch (const Error& e) {
    fail("[recipe] ", where, " (", type, "): ", e.what());
  }
}

void check_classes(const Recipe& r, const DataInfo& data, const Type& out) {
  if (r.loss != "cross_entropy" && r.loss != "nll") return;
  if (!is_integer(data.y.dtype))
    fail("[recipe] the loss ", r.loss, " expected class labels (integers), got targets of ",
         data.y.dtype, "; use loss.kind = \"mse\" or another loss for numbers");
  const int axis = r.class_dim == 1 ? 1 : out.shape.rank() - 1;
  if (out.shape.rank() >= 2 && out.shape[axis] < data.num_classes)
    fail("[recipe] the model gives ", out.shape[axis], " values per ",
         r.class_dim == 1 ? "sample" : "token", ", expected at least ", data.num_classes,
         ", one for each class of the data");
}

// Loss and metrics, traced so that what does not fit is refused before anything is written.
Graph eval_graph(Network& network, const Recipe& r, const DataInfo& data, int64_t batch_size) {
  const train::EvalOptions options{.normalize = normalization(r.data, data.x.dtype),
                                   .top_k = r.trainer.top_k};
  return train::build_eval(network, r.criterion, options, batched(data.x, batch_size),
                           batched(data.y, batch_size));
}

}  // namespace

Type batched(const Type& sample, int64_t batch_size) {
  return {sample.dtype, sample.shape.inserted(0, batch_size)};
}

Network::Network(const Recipe& r, const DataInfo& data, int64_t batch_size)
    : input_(batched(data.x, batch_size)) {
  if (normalization(r.data, data.x.dtype)) input_.dtype = DType::f32;
  if (r.model) {
    at_place(r.model->where, r.model->type, [&] {
      named_ = r.model->make(input_, data.num_classes);
      output_ = output_type(*named_, input_);
    });
  } else {
    add_layers(r);
  }
  check_classes(r, data, output_);
  eval_graph_ = eval_graph(*this, r, data, batch_size);
  check_tokens(data.num_tokens);
}

void Network::check_tokens(int64_t num_tokens) const {
  train::check_tokens(eval_graph_, num_tokens);
}

void Network::add_layers(const Recipe& r) {
  output_ = input_;
  for (const LayerRecipe& layer : r.layers)
    at_place(layer.where, layer.type, [&] {
      auto module = layer.make(output_);
      if (!layer.requires_grad) module->requires_grad(false);
      output_ = output_type(*module, output_);
      layers_.push_back({layer.name, std::move(module), output_});
    });
}

Tensor Network::forward(const Tensor& x) {
  if (named_ != nullptr) return (*named_)(x);
  Tensor y = x;
  for (const Layer& layer : layers_) y = (*layer.module)(y);
  return y;
}

void Network::visit_members(nn::Visitor& visitor) {
  if (named_ != nullptr) named_->visit_members(visitor);
  for (const Layer& layer : layers_) visitor.member(layer.name, *layer.module);
}

std::string forward_graph(Network& network, const Recipe& r, const DataInfo& data,
                          int64_t batch_size) {
  const train::EvalOptions options{.normalize = normalization(r.data, data.x.dtype)};
  return print(train::build_eval(network, nullptr, options, batched(data.x, batch_size),
                                 {DType::f32, {batch_size, 0}}));
}

}  // namespace fullbore::cli
