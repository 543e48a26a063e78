// Applying a pass to the bodies that a graph's nodes hold.
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "fullbore/graph.h"

namespace fullbore {

// Attributes with a pass applied to their bodies; a body that several nodes share is done once.
class BodyPass {
 public:
  explicit BodyPass(std::function<Graph(const Graph&)> pass) : pass_(std::move(pass)) {}

  Attr operator()(Attr attr) {
    for (auto& body : attr.bodies) {
      auto& done = done_[body.get()];
      if (done.second == nullptr) done = {body, std::make_shared<Graph>(pass_(*body))};
      body = done.second;
    }
    return attr;
  }

 private:
  using Shared = std::shared_ptr<const Graph>;
  std::function<Graph(const Graph&)> pass_;
  std::map<const Graph*, std::pair<Shared, Shared>> done_;  // the key is kept alive by .first
};

// Sets the graph's scope while nodes that replace `id` of `from` are made, so that they carry its
// label.
class LabelOf {
 public:
  LabelOf(Graph& to, const Graph& from, NodeId id) : to_(to) { to.set_scope(from.label(id)); }
  ~LabelOf() { to_.set_scope(""); }
  LabelOf(const LabelOf&) = delete;
  LabelOf& operator=(const LabelOf&) = delete;

 private:
  Graph& to_;
};

// Copies an input, label and batch axis included.
inline NodeId copy_input(Graph& to, const Graph& from, NodeId id) {
  const NodeId copy = to.append(Op::kInput, {}, from.type(id), from.attr(id));
  to.set_label(copy, from.label(id));
  return copy;
}

}  // namespace fullbore
