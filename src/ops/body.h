// What the ops with bodies (Call, Scan, Cond), their gradients and the passes share: what follows
// from a body for the node that holds it. Thread safe: no shared state.
#pragma once

#include <span>
#include <vector>

#include "fullbore/array.h"
#include "ops/op_def.h"

namespace fullbore {

// Per input: whether an output needs it.
std::vector<char> used_inputs(const Graph& body);

// Types of the body's inputs and outputs.
std::vector<Type> input_types(const Graph& body);
std::vector<Type> output_types(const Graph& body);

// Fails unless attr holds `count` bodies, none null, that have outputs, none of them a tuple.
void expect_bodies(const InferContext& c, size_t count);
// Fails unless the body's inputs have exactly these types.
void expect_body_inputs(const InferContext& c, const Graph& body, const std::vector<Type>& types);

// Axis maps count the axes of a tuple through its elements: axis 3 of (f32[2,3], f32[4,5]) is the
// last axis of element 1.
int num_axes(std::span<const Type> types);
// Where the axes of a body's outputs (as those of a tuple) come from; AxisLink::operand is the
// position of the body's input.
AxisMap body_axes(const Graph& body);
// Appends the link unless it is there.
void add_link(std::vector<AxisLink>& links, const AxisLink& link);
// The kind of a way of two links.
AxisKind joined(AxisKind first, AxisKind second);

// Sum over the body's nodes; bytes as if every node read and wrote memory.
Cost body_cost(const Graph& body);
// Bytes of a node's operands and results.
double io_bytes(const Graph& g, NodeId id);

// Host arrays for a reference kernel's views, and back.
Array to_array(const ConstView& view);
void copy_to(const View& view, const Array& value);

}  // namespace fullbore
