// The network that a recipe describes.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/datasets.h"
#include "cli/recipe.h"
#include "fullbore/nn.h"

namespace fullbore::cli {

// Layers one after the other, each under its own name; or a network known by name, whose members
// are its own. Stays where it is.
class Network : public nn::Module {
 public:
  struct Layer {
    std::string name;
    std::unique_ptr<nn::Module> module;
    Type output;  // of a batch
  };
  // Throws Error naming the layer that does not fit the output of the one before it, or when the
  // last one cannot tell the dataset's classes apart.
  Network(const Recipe& recipe, const DataInfo& data, int64_t batch_size);

  Tensor forward(const Tensor& x) override;
  void visit_members(nn::Visitor& visitor) override;
  const std::vector<Layer>& layers() const { return layers_; }
  // Null for layers.
  nn::Module* named() const { return named_.get(); }
  const Type& input() const { return input_; }
  const Type& output() const { return output_; }
  // Throws Error when the model's vocabulary is smaller (data::Dataset::num_tokens).
  void check_tokens(int64_t num_tokens) const;

 private:
  void add_layers(const Recipe& recipe);
  Type input_, output_;  // of a batch, normalised
  std::unique_ptr<nn::Module> named_;
  std::vector<Layer> layers_;
  Graph eval_graph_;
};

// The forward graph for batches of this size, as text.
std::string forward_graph(Network& network, const Recipe& recipe, const DataInfo& data,
                          int64_t batch_size);
// The same types with a batch axis.
Type batched(const Type& sample, int64_t batch_size);

}  // namespace fullbore::cli
