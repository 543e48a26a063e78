"""Parity of whole programs: initial values, losses, gradients and accuracies of PyTorch."""

import gzip
import math
import os

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from golden.common import DTYPES, save, wave

DATA = os.environ.get("FULLBORE_DATA", "/usr/share/datasets/fashion-mnist")


def mt_words(seed, count):
    """The 32-bit words of MT19937 seeded as std::mt19937(seed) and torch.manual_seed(seed)."""
    generator = np.random.MT19937()
    generator._legacy_seeding(seed)
    return generator.random_raw(count).astype(np.uint32)


def formula_params(sizes, seed):
    """nn.Linear's initial values after torch.manual_seed(seed), by the formula of README.md."""
    result, at = [], 0
    words = mt_words(seed, sum((a + 1) * b for a, b in zip(sizes, sizes[1:])))
    for fan_in, fan_out in zip(sizes, sizes[1:]):
        for shape in [(fan_out, fan_in), (fan_out,)]:
            count = math.prod(shape)
            unit = (words[at : at + count] & 0xFFFFFF) * 2.0**-24
            at += count
            # PyTorch's kaiming_uniform_(a=sqrt(5)) and its bias bound, as it rounds them.
            if len(shape) == 2:
                bound = math.sqrt(3.0) * (math.sqrt(2.0 / (1 + math.sqrt(5) ** 2)) / math.sqrt(fan_in))
            else:
                bound = 1 / math.sqrt(fan_in)
            low, high = np.float32(-bound), np.float32(bound)
            width = float(high - low)  # f64 stands for the fused multiply-add in f32
            result.append((unit * width + float(low)).astype(np.float32).reshape(shape))
    return result


def formula_order(count, seed):
    """torch.randperm(count, generator=torch.Generator().manual_seed(seed)) by the formula."""
    order = np.arange(count)
    for i, word in enumerate(mt_words(seed, count - 1)):
        j = i + int(word) % (count - i)
        order[i], order[j] = order[j], order[i]
    return order


def order_of_epoch(count, epoch):
    order = torch.randperm(count, generator=torch.Generator().manual_seed(1000 + epoch))
    return order


def check_formulas():
    """The C++ side makes initial values and orders itself, so the formulas must be exact."""
    for hidden in (128, 500):
        torch.manual_seed(0)
        layers = [nn.Linear(784, hidden), nn.Linear(hidden, 10)]
        params = [p.detach().numpy() for layer in layers for p in (layer.weight, layer.bias)]
        for expected, got in zip(params, formula_params([784, hidden, 10], 0)):
            assert (expected == got).all()
    for epoch in (0, 9):
        assert (formula_order(60000, 1000 + epoch) == order_of_epoch(60000, epoch).numpy()).all()


def load(split):
    def read(name):
        with gzip.open(os.path.join(DATA, name + ".gz"), "rb") as file:
            raw = file.read()
        shape = [int.from_bytes(raw[4 + 4 * i : 8 + 4 * i], "big") for i in range(raw[3])]
        return torch.tensor(np.frombuffer(raw, np.uint8, offset=4 + 4 * raw[3]).reshape(shape))

    images = read(f"{split}-images-idx3-ubyte").reshape(-1, 784)
    return (images.float() / 255 - 0.5) / 0.5, read(f"{split}-labels-idx1-ubyte").long()


def accuracy(model, images, labels):
    with torch.no_grad():
        return (model(images).argmax(1) == labels).double().mean().item()


def seed_program(name, hidden, make_optimizer, epochs, train, test, tensors):
    images, labels = train
    torch.manual_seed(0)
    model = nn.Sequential()
    model.add_module("fc1", nn.Linear(784, hidden))
    model.add_module("relu", nn.ReLU())
    model.add_module("fc2", nn.Linear(hidden, 10))
    optimizer = make_optimizer(model.parameters())
    losses, accuracies = [], []
    for epoch in range(epochs):
        order = order_of_epoch(len(labels), epoch)
        for step, rows in enumerate(order.split(64)):
            optimizer.zero_grad()
            logits = model(images[rows])
            loss = F.cross_entropy(logits, labels[rows])
            loss.backward()
            if epoch == 0 and step < 100:
                losses.append(loss.item())
            if epoch == 0 and step == 0:
                tensors[f"{name}/logits"] = logits.clone()
                for key, p in model.named_parameters():
                    store_gradient(f"{name}/grad/{key}", p.grad, hidden // 25, tensors)
            optimizer.step()
        accuracies.append(accuracy(model, *test))
        print(name, epoch, accuracies[-1], flush=True)
    tensors[f"{name}/losses"] = np.array(losses, np.float32)
    for key, p in model.named_parameters():
        # Sums only: after thousands of steps rounding has moved single weights apart.
        tensors[f"{name}/final_norm/{key}"] = p.detach().double().norm().reshape(1)
    return accuracies


def store_gradient(key, grad, every, tensors):
    """Whole if small; else every `every`-th row, and the sums over rows and columns of all of it."""
    if grad.numel() <= 8192:
        tensors[key] = grad.clone()
        return
    tensors[f"{key}/rows"] = grad[::every].clone()
    tensors[f"{key}/sum_over_rows"] = grad.double().sum(0)
    tensors[f"{key}/sum_over_columns"] = grad.double().sum(1)


def small_network(dtype, tensors):
    """12-8-4, batch 6, everything stored: one step and ten losses."""
    tag = f"small_net/{dtype}"
    torch.manual_seed(3)
    model = nn.Sequential()
    model.add_module("fc1", nn.Linear(12, 8))
    model.add_module("relu", nn.ReLU())
    model.add_module("fc2", nn.Linear(8, 4))
    model = model.to(DTYPES[dtype])
    x = torch.tensor(wave((6, 12), 0.3), dtype=DTYPES[dtype])
    labels = torch.tensor([0, 3, 1, 2, 2, 1])
    tensors[f"{tag}/x"], tensors[f"{tag}/labels"] = x, labels
    for key, p in model.named_parameters():
        tensors[f"{tag}/param/{key}"] = p.detach().clone()
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    losses = []
    for step in range(10):
        optimizer.zero_grad()
        logits = model(x)
        loss = F.cross_entropy(logits, labels)
        loss.backward()
        losses.append(loss.item())
        if step == 0:
            tensors[f"{tag}/logits"] = logits.clone()
            for key, p in model.named_parameters():
                tensors[f"{tag}/grad/{key}"] = p.grad.clone()
        optimizer.step()
    tensors[f"{tag}/losses"] = torch.tensor(losses, dtype=DTYPES[dtype])
    for key, p in model.named_parameters():
        tensors[f"{tag}/final/{key}"] = p.detach().clone()


def make_parity():
    check_formulas()
    tensors = {}
    for dtype in DTYPES:
        small_network(dtype, tensors)
    train, test = load("train"), load("t10k")
    adam = seed_program(
        "simple_net", 128, lambda p: torch.optim.Adam(p, lr=1e-3), 10, train, test, tensors
    )
    sgd = seed_program(
        "simple_nn", 500, lambda p: torch.optim.SGD(p, lr=0.01), 2, train, test, tensors
    )
    common = {"batch_size": 64, "init_seed": 0, "order_seed": "1000 + epoch"}
    cases = [
        {"case": "small_net", "sizes": [12, 8, 4], "optimizer": "Adam", "options": {"lr": 1e-2}},
        {
            "case": "simple_net",
            "sizes": [784, 128, 10],
            "optimizer": "Adam",
            "options": {"lr": 1e-3},
            **common,
            "grad_every": 128 // 25,
            "test_accuracy": adam,
        },
        {
            "case": "simple_nn",
            "sizes": [784, 500, 10],
            "optimizer": "SGD",
            "options": {"lr": 0.01},
            **common,
            "grad_every": 500 // 25,
            "test_accuracy": sgd,
        },
    ]
    save("parity", tensors, cases)
