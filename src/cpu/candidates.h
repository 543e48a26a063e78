// The makers of kernels, one per file that implements them. Each returns null and a reason when the
// group is not for it.
#pragma once

#include "cpu/kernel.h"

namespace fullbore::cpu {

// oneDNN: one Dot, with a bias added to it when the group has one.
std::unique_ptr<Kernel> make_onednn_dot(const KernelRequest& request, std::string& refusal);
// Whether make_onednn_dot can run these nodes (the product first) as one group.
bool dot_takes_epilogue(const Graph& graph, std::span<const NodeId> nodes);
// oneDNN: a convolution or one of its gradients, with the transposes that connect it to images as
// they lie, and a bias added to it when the group has one.
std::unique_ptr<Kernel> make_onednn_conv(const KernelRequest& request, std::string& refusal);
bool conv_takes_epilogue(const Graph& graph, std::span<const NodeId> nodes);
// PoolMax, PoolMaxGrad, PoolSum.
std::unique_ptr<Kernel> make_pool(const KernelRequest& request, std::string& refusal);
// One Transpose, Slice, Concat, Pad, DynSlice or DynUpdate.
std::unique_ptr<Kernel> make_move(const KernelRequest& request, std::string& refusal);
// Gather, ScatterAdd, ArgMax.
std::unique_ptr<Kernel> make_index(const KernelRequest& request, std::string& refusal);
// scaled_dot_product_attention and its gradient.
std::unique_ptr<Kernel> make_attention(const KernelRequest& request, std::string& refusal);
// Whether make_attention can run this Call: then it is not inlined.
bool is_attention(const Graph& graph, NodeId id);
// Scan, Cond, and Call nodes that no other kernel recognises: compiled bodies.
std::unique_ptr<Kernel> make_control(const KernelRequest& request, std::string& refusal);
// The op's reference kernel; any single node.
std::unique_ptr<Kernel> make_reference(const KernelRequest& request, std::string& refusal);

}  // namespace fullbore::cpu
