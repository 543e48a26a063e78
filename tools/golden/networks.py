"""Networks for sequences, small: names and shapes of their state, logits and ten losses.

Weights and inputs are counter()'s; the files hold none.
"""

import os
import sys

import torch
import torch.nn.functional as F
import torchvision

from golden.common import counter, counter_state, save_json

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "..", "bench", "peers"))
from torch_networks import GPT, LSTMModel  # noqa: E402


def tokens(name, shape, vocabulary):
    return torch.tensor(counter(name, shape, 0, vocabulary)).floor().long()


def shapes(module):
    return {name: list(v.shape) for name, v in module.state_dict().items()}


def rounded(values):
    return [float(f"{v:.9g}") for v in values.detach().flatten().tolist()]


def losses(module, optimizer, x, y):
    """Of ten steps on one batch, in f32; y: classes [B] or [B, T] of logits [..., classes]."""
    result = []
    for _ in range(10):
        optimizer.zero_grad()
        logits = module(x)
        loss = F.cross_entropy(logits.flatten(0, -2), y.flatten())
        loss.backward()
        optimizer.step()
        result.append(loss.item())
    return result


def vit():
    options = {
        "image_size": 16,
        "patch_size": 4,
        "num_layers": 2,
        "num_heads": 2,
        "hidden_dim": 12,
        "mlp_dim": 20,
        "num_classes": 5,
    }
    net = torchvision.models.VisionTransformer(**options)
    counter_state(net)
    x = torch.tensor(counter("vit/x", (3, 3, 16, 16))).float()
    y = tokens("vit/y", (3,), 5)
    case = {"case": "vit", "options": options, "state": shapes(net)}
    case["logits"] = rounded(net.double().eval()(x.double()))
    net = net.float().train()
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2, weight_decay=0.1)
    return case | {"losses": losses(net, optimizer, x, y)}


def language(case, net, optimizer, vocabulary):
    counter_state(net)
    x, y = (tokens(f"{case}/{name}", (3, 7), vocabulary) for name in "xy")
    entry = {"case": case, "state": shapes(net)}
    entry["logits"] = rounded(net.double().eval()(x))
    net = net.float().train()
    return entry | {"losses": losses(net, optimizer(net.parameters()), x, y)}


def make_networks():
    gpt = GPT(0.0, vocabulary=11, positions=8, width=12, layers=2, heads=2)
    lstm = LSTMModel(0.0, vocabulary=11, width=6, layers=2)
    adamw = lambda p: torch.optim.AdamW(p, lr=1e-2, weight_decay=0.1)  # noqa: E731
    adam = lambda p: torch.optim.Adam(p, lr=1e-2)  # noqa: E731
    save_json(
        "networks", [vit(), language("gpt", gpt, adamw, 11), language("lstm", lstm, adam, 11)]
    )
