"""The distribution of every initialisation, by formula; checked here against PyTorch's samples."""

import math

import torch
from torch import nn

from golden.common import save_json


def normal_density(x):
    return math.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def normal_cdf(x):
    return (1 + math.erf(x / math.sqrt(2))) / 2


def uniform(low, high):
    return {"mean": (low + high) / 2, "std": (high - low) / math.sqrt(12), "low": low, "high": high}


def normal(mean, std):
    return {"mean": mean, "std": std, "low": None, "high": None}


def truncated_normal(mean, std, low, high):
    """Moments of a normal distribution cut off at low and high."""
    a, b = (low - mean) / std, (high - mean) / std
    z = normal_cdf(b) - normal_cdf(a)
    shift = (normal_density(a) - normal_density(b)) / z
    spread = 1 + (a * normal_density(a) - b * normal_density(b)) / z - shift * shift
    return {"mean": mean + std * shift, "std": std * math.sqrt(spread), "low": low, "high": high}


def table():
    """(name, function, options, shape, expected)."""
    fan_in, fan_out = 60, 80
    shape = (fan_out, fan_in)
    for function, gain, fan, options in [
        ("kaiming_uniform_", math.sqrt(2), fan_in, {"nonlinearity": "relu"}),
        ("kaiming_uniform_", math.sqrt(2), fan_out, {"nonlinearity": "relu", "mode": "fan_out"}),
        ("kaiming_uniform_", math.sqrt(2 / 1.04), fan_in, {"a": 0.2, "nonlinearity": "leaky_relu"}),
        ("kaiming_uniform_", 5 / 3, fan_in, {"nonlinearity": "tanh"}),
        ("kaiming_uniform_", 1.0, fan_in, {"nonlinearity": "linear"}),
    ]:
        bound = math.sqrt(3) * gain / math.sqrt(fan)
        yield function, options, shape, uniform(-bound, bound)
        yield "kaiming_normal_", options, shape, normal(0, gain / math.sqrt(fan))
    for gain in (1.0, math.sqrt(2)):
        bound = gain * math.sqrt(6 / (fan_in + fan_out))
        yield "xavier_uniform_", {"gain": gain}, shape, uniform(-bound, bound)
        std = gain * math.sqrt(2 / (fan_in + fan_out))
        yield "xavier_normal_", {"gain": gain}, shape, normal(0, std)
    # A convolution's receptive field (16 out, 8 in, 3 x 3) counts in both fans.
    bound = math.sqrt(6 / (8 * 9))
    yield "kaiming_uniform_", {"nonlinearity": "relu"}, (16, 8, 3, 3), uniform(-bound, bound)
    bound = math.sqrt(6 / (8 * 9 + 16 * 9))
    yield "xavier_uniform_", {"gain": 1.0}, (16, 8, 3, 3), uniform(-bound, bound)
    for options in [
        {"mean": 0.0, "std": 1.0, "a": -2.0, "b": 2.0},
        {"mean": 0.5, "std": 2.0, "a": -1.0, "b": 1.5},
        {"mean": 0.0, "std": 0.02, "a": -2.0, "b": 2.0},
    ]:
        yield "trunc_normal_", options, shape, truncated_normal(*options.values())
    yield "uniform_", {"a": -0.5, "b": 2.0}, shape, uniform(-0.5, 2.0)
    yield "normal_", {"mean": 0.3, "std": 0.7}, shape, normal(0.3, 0.7)


DEFAULTS = [
    ("Linear", [60, 80], {"weight": uniform(-(60**-0.5), 60**-0.5), "bias": uniform(-(60**-0.5), 60**-0.5)}),
    ("Bilinear", [60, 20, 40], {"weight": uniform(-(60**-0.5), 60**-0.5), "bias": uniform(-(60**-0.5), 60**-0.5)}),
    ("Embedding", [100, 50], {"weight": normal(0, 1)}),
]  # fmt: skip


def check(values, expected):
    """Five standard errors for the mean; 6 % for the deviation (n is some thousands)."""
    n = values.numel()
    assert abs(values.mean().item() - expected["mean"]) <= 5 * expected["std"] / math.sqrt(n)
    if n >= 1000:
        assert abs(values.std().item() / expected["std"] - 1) <= 0.06
    if expected["low"] is not None:
        tiny = 1e-6 * expected["std"]
        assert values.min().item() >= expected["low"] - tiny
        assert values.max().item() <= expected["high"] + tiny


def check_orthogonal(rows, columns, gain):
    w = torch.empty(rows, columns, dtype=torch.float64)
    nn.init.orthogonal_(w, gain)
    product = w @ w.T if rows <= columns else w.T @ w
    assert (product - gain * gain * torch.eye(len(product))).abs().max() <= 1e-12


def make_init():
    torch.manual_seed(0)
    cases = []
    for function, options, shape, expected in table():
        values = torch.empty(shape)
        getattr(nn.init, function)(values, **options)
        check(values, expected)
        cases.append({"init": function, "options": options, "shape": list(shape)} | expected)
    for rows, columns, gain in [(40, 40, 1.0), (20, 50, math.sqrt(2)), (50, 20, 1.0)]:
        check_orthogonal(rows, columns, gain)
        shape = [rows, columns]
        cases.append({"init": "orthogonal_", "options": {"gain": gain}, "shape": shape})
    for layer, arguments, parameters in DEFAULTS:
        made = dict(getattr(nn, layer)(*arguments).named_parameters())
        for name, expected in parameters.items():
            check(made[name], expected)
            shape = list(made[name].shape)
            case = {"layer": layer, "arguments": arguments, "parameter": name, "shape": shape}
            cases.append(case | expected)
    save_json("init", cases)
