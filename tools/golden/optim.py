"""Ten steps of every optimizer; gradient clipping; the moving average of weights."""

import math

import numpy as np
import torch
from torch import nn

from golden.common import DTYPES, save, wave

STEPS = 10


class Lion:
    """Chen et al. 2023, Symbolic Discovery of Optimization Algorithms, algorithm 2."""

    def __init__(self, x, lr=1e-4, betas=(0.9, 0.99), weight_decay=0.0):
        self.x, self.lr, self.betas, self.weight_decay = x, lr, betas, weight_decay
        self.m = np.zeros_like(x)

    def step(self, g):
        b1, b2 = self.betas
        update = np.sign(b1 * self.m + (1 - b1) * g)
        self.m = b2 * self.m + (1 - b2) * g
        self.x = self.x - self.lr * (update + self.weight_decay * self.x)


def trust(x, update):
    """||x|| / ||update||, 1 where either is 0."""
    a, b = np.linalg.norm(x), np.linalg.norm(update)
    return a / b if a > 0 and b > 0 else x.dtype.type(1)


class LAMB:
    """You et al. 2019, Large Batch Optimization for Deep Learning, algorithm 2, phi(z) = z."""

    def __init__(self, x, lr=1e-3, betas=(0.9, 0.999), eps=1e-6, weight_decay=0.0):
        self.x, self.lr, self.betas, self.eps, self.weight_decay = x, lr, betas, eps, weight_decay
        self.m, self.v, self.t = np.zeros_like(x), np.zeros_like(x), 0

    def step(self, g):
        b1, b2 = self.betas
        self.t += 1
        self.m = b1 * self.m + (1 - b1) * g
        self.v = b2 * self.v + (1 - b2) * g * g
        m, v = self.m / (1 - b1**self.t), self.v / (1 - b2**self.t)
        update = m / (np.sqrt(v) + self.eps) + self.weight_decay * self.x
        self.x = self.x - self.lr * trust(self.x, update) * update


class LARS:
    """You et al. 2017, Large Batch Training of Convolutional Networks, algorithm 1.

    Local rate = trust_coefficient ||w|| / (||g|| + weight_decay ||w||), 1 where a norm is 0;
    v = momentum v + lr * local rate * (g + weight_decay w); w = w - v.
    """

    def __init__(self, x, lr=0.1, momentum=0.9, weight_decay=0.0, trust_coefficient=1e-3):
        self.x, self.lr, self.momentum = x, lr, momentum
        self.weight_decay, self.trust_coefficient = weight_decay, trust_coefficient
        self.v = np.zeros_like(x)

    def step(self, g):
        w_norm, g_norm = np.linalg.norm(self.x), np.linalg.norm(g)
        local = self.x.dtype.type(1)
        if w_norm > 0 and g_norm > 0:
            local = self.trust_coefficient * w_norm / (g_norm + self.weight_decay * w_norm)
        self.v = self.momentum * self.v + self.lr * local * (g + self.weight_decay * self.x)
        self.x = self.x - self.v


OPTIMIZERS = [
    ("sgd", "SGD", {"lr": 0.1}),
    ("sgd_momentum", "SGD", {"lr": 0.1, "momentum": 0.9}),
    ("sgd_nesterov", "SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True}),
    ("sgd_dampening", "SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.5}),
    ("sgd_wd", "SGD", {"lr": 0.1, "weight_decay": 0.05}),
    ("sgd_momentum_wd", "SGD", {"lr": 0.1, "momentum": 0.8, "dampening": 0.1, "weight_decay": 0.05}),
    ("adam", "Adam", {"lr": 0.01}),
    ("adam_options", "Adam", {"lr": 0.02, "betas": [0.8, 0.95], "eps": 1e-6, "weight_decay": 0.05}),
    ("adamw", "AdamW", {"lr": 0.01}),
    ("adamw_wd", "AdamW", {"lr": 0.02, "betas": [0.8, 0.95], "weight_decay": 0.2}),
    ("nadam", "NAdam", {"lr": 0.01}),
    ("nadam_wd", "NAdam", {"lr": 0.01, "momentum_decay": 0.01, "weight_decay": 0.05}),
    ("radam", "RAdam", {"lr": 0.01}),
    ("radam_wd", "RAdam", {"lr": 0.01, "betas": [0.8, 0.9], "weight_decay": 0.05}),
    ("adagrad", "Adagrad", {"lr": 0.1}),
    (
        "adagrad_options",
        "Adagrad",
        {"lr": 0.1, "lr_decay": 0.1, "weight_decay": 0.05, "initial_accumulator_value": 0.1},
    ),
    ("adadelta", "Adadelta", {"lr": 1.0}),
    ("adadelta_options", "Adadelta", {"lr": 0.5, "rho": 0.8, "eps": 1e-5, "weight_decay": 0.05}),
    ("rmsprop", "RMSprop", {"lr": 0.01}),
    ("rmsprop_centered", "RMSprop", {"lr": 0.01, "alpha": 0.9, "centered": True}),
    ("rmsprop_momentum", "RMSprop", {"lr": 0.01, "momentum": 0.9}),
    (
        "rmsprop_all",
        "RMSprop",
        {"lr": 0.01, "alpha": 0.9, "centered": True, "momentum": 0.5, "weight_decay": 0.05},
    ),
    ("lion", Lion, {"lr": 0.01}),
    ("lion_wd", Lion, {"lr": 0.01, "betas": [0.8, 0.95], "weight_decay": 0.2}),
    ("lamb", LAMB, {"lr": 0.01}),
    ("lamb_wd", LAMB, {"lr": 0.01, "betas": [0.8, 0.95], "eps": 1e-5, "weight_decay": 0.1}),
    ("lars", LARS, {"lr": 1.0, "momentum": 0.9, "trust_coefficient": 0.02}),
    ("lars_wd", LARS, {"lr": 1.0, "momentum": 0.8, "weight_decay": 0.1, "trust_coefficient": 0.02}),
]


def optimizer_inputs():
    """Two parameters and ten gradients for each; some gradients are exactly 0."""
    params = [wave((3, 4), 0.5), wave((5,), 1.1, 0.5)]
    grads = [wave((STEPS, 3, 4), 0.2), wave((STEPS, 5), 2.2, 0.1)]
    grads[0][:, 2, 3] = 0.0  # never any gradient
    grads[0][:5, 1, 1] = 0.0  # none at first
    grads[1][5:, 0] = 0.0  # none later
    return params, grads


def run_optimizer(optimizer, options, params, grads, dtype):
    """Parameter values after each step: one array [10, *shape] for each parameter."""
    numpy_dtype = np.float32 if dtype == "f32" else np.float64
    if not isinstance(optimizer, str):
        history = []
        for p, g in zip(params, grads):
            one = optimizer(p.astype(numpy_dtype), **options)
            values = []
            for step in range(STEPS):
                one.step(g[step].astype(numpy_dtype))
                assert one.x.dtype == numpy_dtype
                values.append(one.x)
            history.append(np.stack(values))
        return history
    leaves = [torch.tensor(p, dtype=DTYPES[dtype], requires_grad=True) for p in params]
    torch_optimizer = getattr(torch.optim, optimizer)(leaves, **options)
    history = [[] for _ in leaves]
    for step in range(STEPS):
        for leaf, g, values in zip(leaves, grads, history):
            leaf.grad = torch.tensor(g[step], dtype=DTYPES[dtype])
        torch_optimizer.step()
        for leaf, values in zip(leaves, history):
            values.append(leaf.detach().numpy().copy())
    return [np.stack(values) for values in history]


def make_optim():
    params, grads = optimizer_inputs()
    tensors, cases = {}, []
    for i in range(2):
        tensors[f"inputs/param{i}"], tensors[f"inputs/grad{i}"] = params[i], grads[i]
    for name, optimizer, options in OPTIMIZERS:
        label = optimizer if isinstance(optimizer, str) else optimizer.__name__
        cases.append({"case": name, "optimizer": label, "options": options})
        for dtype in DTYPES:
            history = run_optimizer(optimizer, options, params, grads, dtype)
            for i, values in enumerate(history):
                tensors[f"{name}/{dtype}/param{i}"] = values
    cases += make_clip(params, grads, tensors) + make_ema(grads, tensors)
    save("optim", tensors, cases)


def make_clip(params, grads, tensors):
    cases = []
    for name, function, options in [
        ("clip_norm", "clip_grad_norm_", {"max_norm": 0.5}),
        ("clip_norm_idle", "clip_grad_norm_", {"max_norm": 100.0}),
        ("clip_norm_inf", "clip_grad_norm_", {"max_norm": 0.5, "norm_type": math.inf}),
        ("clip_value", "clip_grad_value_", {"clip_value": 0.3}),
    ]:
        for dtype in DTYPES:
            leaves = [torch.zeros(p.shape, dtype=DTYPES[dtype]) for p in params]
            for leaf, g in zip(leaves, grads):
                leaf.grad = torch.tensor(g[0], dtype=DTYPES[dtype])
            norm = getattr(nn.utils, function)(leaves, **options)
            if norm is not None:
                tensors[f"{name}/{dtype}/total_norm"] = norm.reshape(1)
            for i, leaf in enumerate(leaves):
                tensors[f"{name}/{dtype}/grad{i}"] = leaf.grad
        if options.get("norm_type") == math.inf:
            options["norm_type"] = "inf"
        cases.append({"case": name, "function": function, "options": options})
    return cases


def make_ema(grads, tensors):
    """inputs/grad0 stands for the parameter's value after each step."""
    for dtype in DTYPES:
        model = nn.Linear(4, 3, bias=False).to(DTYPES[dtype])
        average = torch.optim.swa_utils.AveragedModel(
            model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.9)
        )
        values = []
        for step in range(STEPS):
            with torch.no_grad():
                model.weight.copy_(torch.tensor(grads[0][step], dtype=DTYPES[dtype]))
            average.update_parameters(model)
            values.append(average.module.weight.detach().numpy().copy())
        tensors[f"ema/{dtype}/average"] = np.stack(values)
    return [{"case": "ema", "function": "ema", "options": {"decay": 0.9}}]
