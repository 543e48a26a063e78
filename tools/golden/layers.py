"""Every activation and layer in f64: inputs, parameters, output, gradients.

Gradients are those of sum(dy * y); dNAME is the gradient of NAME.
"""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from golden.common import save, wave


def tensor(values):
    return torch.tensor(np.asarray(values), dtype=torch.float64)


def activations():
    """(name, function name, options); all on the same x [5, 6] with large values in its corners."""
    yield "relu", "relu", {}
    yield "leaky_relu", "leaky_relu", {"negative_slope": 0.01}
    yield "leaky_relu_slope", "leaky_relu", {"negative_slope": 0.2}
    yield "elu", "elu", {"alpha": 1.0}
    yield "elu_alpha", "elu", {"alpha": 0.5}
    yield "gelu", "gelu", {"approximate": "none"}
    yield "gelu_tanh", "gelu", {"approximate": "tanh"}
    yield "silu", "silu", {}
    yield "softplus", "softplus", {"beta": 1.0, "threshold": 20.0}
    yield "softplus_beta", "softplus", {"beta": 2.0, "threshold": 20.0}
    yield "sigmoid", "sigmoid", {}
    yield "tanh", "tanh", {}
    yield "softmax", "softmax", {"dim": 1}
    yield "softmax_dim0", "softmax", {"dim": 0}
    yield "log_softmax", "log_softmax", {"dim": 1}
    yield "log_softmax_dim0", "log_softmax", {"dim": 0}


class Table:
    def __init__(self):
        self.tensors, self.cases = {}, []

    def add(self, name, kind, options, function, **inputs):
        """Runs function(**inputs) and stores it with its gradients for every float input."""
        leaves = {
            k: v.detach().clone().requires_grad_(v.is_floating_point()) for k, v in inputs.items()
        }
        y = function(**leaves)
        dy = tensor(wave(tuple(y.shape), 0.9))
        wanted = [k for k, v in leaves.items() if v.requires_grad]
        for k, grad in zip(wanted, torch.autograd.grad(y, [leaves[k] for k in wanted], dy)):
            self.tensors[f"{name}/d{k}"] = grad
        self.tensors |= {f"{name}/{k}": v for k, v in inputs.items()}
        self.tensors |= {f"{name}/y": y, f"{name}/dy": dy}
        self.cases.append({"case": name, "kind": kind, "options": options})


def add_norms(table):
    x = tensor(wave((4, 3, 6), 0.4, 2.0) + 0.5)
    weight, bias = tensor(wave((6,), 1.0) + 1.5), tensor(wave((6,), 2.0))
    for name, shape, eps, affine in [
        ("layer_norm", [6], 1e-5, True),
        ("layer_norm_plain", [6], 1e-5, False),
        ("layer_norm_two_axes", [3, 6], 1e-3, True),
    ]:
        inputs = {"x": x}
        if affine:
            inputs["weight"] = weight if len(shape) == 1 else tensor(wave((3, 6), 1.0) + 1.5)
            inputs["bias"] = bias if len(shape) == 1 else tensor(wave((3, 6), 2.0))
        table.add(
            name,
            "layer_norm",
            {"normalized_shape": shape, "eps": eps, "affine": affine},
            lambda x, weight=None, bias=None, s=shape, e=eps: F.layer_norm(x, s, weight, bias, e),
            **inputs,
        )
    for name, eps, affine in [("rms_norm", 1e-6, True), ("rms_norm_plain", 1e-3, False)]:
        table.add(
            name,
            "rms_norm",
            {"normalized_shape": [6], "eps": eps, "affine": affine},
            lambda x, weight=None, e=eps: F.rms_norm(x, [6], weight, e),
            **({"x": x, "weight": weight} if affine else {"x": x}),
        )


def add_batch_norms(table):
    for name, shape, training, affine, momentum in [
        ("batch_norm_train", (8, 5), True, True, 0.1),
        ("batch_norm_train_plain", (8, 5), True, False, 0.3),
        ("batch_norm_train_3d", (4, 5, 3), True, True, 0.1),
        ("batch_norm_eval", (8, 5), False, True, 0.1),
    ]:
        running_mean, running_var = tensor(wave((5,), 0.7)), tensor(wave((5,), 1.9) + 1.5)
        table.tensors |= {
            f"{name}/running_mean": running_mean.clone(),
            f"{name}/running_var": running_var.clone(),
        }
        inputs = {"x": tensor(wave(shape, 0.4, 2.0) + 0.5)}
        if affine:
            inputs |= {"weight": tensor(wave((5,), 1.0) + 1.5), "bias": tensor(wave((5,), 2.0))}

        def run(x, weight=None, bias=None):
            return F.batch_norm(
                x, running_mean, running_var, weight, bias, training, momentum, 1e-5
            )

        options = {"training": training, "momentum": momentum, "eps": 1e-5, "affine": affine}
        table.add(name, "batch_norm", options, run, **inputs)
        table.tensors |= {
            f"{name}/running_mean_after": running_mean,
            f"{name}/running_var_after": running_var,
        }


def add_layers(table):
    x = tensor(wave((4, 6), 0.4))
    table.add(
        "linear", "linear", {"bias": True}, F.linear, input=x,
        weight=tensor(wave((3, 6), 1.0)), bias=tensor(wave((3,), 2.0)),
    )  # fmt: skip
    table.add("linear_no_bias", "linear", {"bias": False}, F.linear, input=x,
              weight=tensor(wave((3, 6), 1.0)))  # fmt: skip
    table.add(
        "bilinear", "bilinear", {"bias": True}, F.bilinear, input1=x,
        input2=tensor(wave((4, 5), 1.2)), weight=tensor(wave((3, 6, 5), 1.0)),
        bias=tensor(wave((3,), 2.0)),
    )  # fmt: skip
    ids = torch.tensor([[1, 4, 4], [0, 6, 2]])
    for name, padding_idx in [("embedding", None), ("embedding_padding", 4)]:
        table.add(
            name, "embedding", {"padding_idx": padding_idx},
            lambda ids, weight, p=padding_idx: F.embedding(ids, weight, padding_idx=p),
            ids=ids, weight=tensor(wave((7, 3), 0.6)),
        )  # fmt: skip


def make_layers():
    table = Table()
    x = wave((5, 6), 0.4, 4.0)
    x[0, 0], x[4, 5], x[0, 5] = 40.0, -40.0, 0.0
    for name, function, options in activations():
        table.add(
            name,
            "activation",
            {"function": function} | options,
            lambda x, f=function, o=options: getattr(F, f, None)(x, **o)
            if f not in ("sigmoid", "tanh")
            else getattr(torch, f)(x),
            x=tensor(x),
        )
    add_norms(table)
    add_batch_norms(table)
    add_layers(table)
    save("layers", table.tensors, table.cases)
