"""Layers of images in f64 on inputs and weights by counter(): results and gradients.

Gradients are those of sum(dy * y); dNAME is the gradient of NAME.
"""

import torch
from torch import nn

from golden.common import counter, counter_state, save

SHAPES = {1: (2, 4, 9), 2: (2, 4, 6, 7), 3: (1, 4, 4, 5, 4)}


def convolutions(n):
    yield "conv", "Conv", [4, 6, 3], {}
    yield "conv_stride", "Conv", [4, 6, 3], {"stride": 2, "padding": 1, "bias": False}
    yield "conv_dilation", "Conv", [4, 6, 2], {"dilation": 2, "padding": 1}
    yield "conv_same", "Conv", [4, 2, 2], {"padding": "same", "dilation": 1}
    yield "conv_groups", "Conv", [4, 6, 3], {"groups": 2, "padding": 1}
    yield "conv_groups_dilation", "Conv", [4, 4, 2], {"groups": 2, "dilation": 2}
    yield "conv_depthwise", "Conv", [4, 8, 3], {"groups": 4, "padding": 1, "stride": 2}
    for mode in ["reflect", "replicate", "circular"]:
        yield f"conv_{mode}", "Conv", [4, 2, 3], {"padding": 1, "padding_mode": mode}
    yield "transpose", "ConvTranspose", [4, 6, 3], {}
    yield "transpose_stride", "ConvTranspose", [4, 2, 3], {
        "stride": 2, "padding": 1, "output_padding": 1,
    }  # fmt: skip
    yield "transpose_groups", "ConvTranspose", [4, 6, 2], {"groups": 2, "dilation": 2}
    yield "transpose_depthwise", "ConvTranspose", [4, 4, 2], {
        "groups": 4, "stride": 2, "bias": False,
    }  # fmt: skip


def poolings(n):
    yield "max", "MaxPool", [2], {}
    yield "max_padding", "MaxPool", [3], {"stride": 2, "padding": 1}
    yield "max_dilation", "MaxPool", [2], {"stride": 1, "dilation": 2}
    yield "max_ceil", "MaxPool", [2], {"stride": 2, "ceil_mode": True}
    yield "avg", "AvgPool", [2], {}
    yield "avg_padding", "AvgPool", [3], {"stride": 2, "padding": 1}
    yield "avg_exclude", "AvgPool", [3], {"stride": 2, "padding": 1, "count_include_pad": False}
    yield "avg_ceil", "AvgPool", [3], {"stride": 2, "padding": 1, "ceil_mode": True}
    for size in [1, 3]:
        yield f"adaptive_avg_{size}", "AdaptiveAvgPool", [size], {}
        yield f"adaptive_max_{size}", "AdaptiveMaxPool", [size], {}


def others(n):
    yield "instance_norm", "InstanceNorm", [4], {"affine": True}
    yield "instance_norm_plain", "InstanceNorm", [4], {"eps": 1e-3}
    for layer in ["ZeroPad", "ReflectionPad", "ReplicationPad", "CircularPad"]:
        yield layer.lower(), layer, [2], {}


def of_any_rank():
    yield "group_norm", "GroupNorm", [2, 4], {}
    yield "group_norm_plain", "GroupNorm", [4, 4], {"eps": 1e-3, "affine": False}
    yield "local_response_norm", "LocalResponseNorm", [3], {"alpha": 0.5, "k": 2}
    yield "local_response_norm_even", "LocalResponseNorm", [2], {"alpha": 0.5}
    yield "pixel_shuffle", "PixelShuffle", [2], {}
    yield "upsample", "Upsample", [], {"scale_factor": 2}
    yield "upsample_size", "Upsample", [], {"size": [9, 4]}
    for corners in [False, True]:
        name = "corners" if corners else "centres"
        options = {"mode": "bilinear", "align_corners": corners}
        yield f"bilinear_{name}", "Upsample", [], {"scale_factor": 2} | options
        yield f"bilinear_size_{name}", "Upsample", [], {"size": [9, 4]} | options
    for name in ["ReLU6", "Hardsigmoid", "Hardswish", "Mish"]:
        yield name.lower(), name, [], {}


def make_image():
    tensors, cases = {}, []

    def add(name, layer, rank, arguments, options):
        full = layer + (f"{rank}d" if rank else "")
        case = f"{name}_{rank}d" if rank else name
        module = getattr(nn, full)(*arguments, **options).double()
        counter_state(module)
        x = torch.tensor(counter(f"{case}/x", SHAPES[rank or 2])).requires_grad_()
        # PyTorch's own gradient of hardsigmoid holds 1/6 as f32 even in f64.
        y = nn.functional.relu6(x + 3) / 6 if layer == "Hardsigmoid" else module(x)
        leaves = {"x": x} | dict(module.named_parameters())
        dy = torch.tensor(counter(f"{case}/dy", tuple(y.shape)))
        for key, grad in zip(leaves, torch.autograd.grad(y, list(leaves.values()), dy)):
            tensors[f"{case}/d{key}"] = grad
        tensors[f"{case}/y"] = y
        cases.append(
            {"case": case, "layer": layer, "rank": rank, "arguments": arguments,
             "options": options, "inputs": ["x"]}
        )  # fmt: skip

    for n in SHAPES:
        for group in [convolutions, poolings, others]:
            for name, layer, arguments, options in group(n):
                add(name, layer, n, arguments, options)
    for name, layer, arguments, options in of_any_rank():
        add(name, layer, 0, arguments, options)
    save("image", tensors, cases)
