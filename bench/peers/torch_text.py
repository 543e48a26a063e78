"""PyTorch's twin of a recipe that trains a language model on a text: what does it learn in the same steps?

  python torch_text.py ../../recipes/gpt.toml --steps 1000 --seeds 3 [--bf16] [--threads N]

Reads the recipe's model, optimizer, schedule (constant or cosine), clipping and batch, and the text. Prints a line
of JSON per seed: {"seed", "steps", "validation_loss", "train_loss"}. The losses to compare: those of
fullbore train RECIPE --set seed=S --set max_steps=N --json
"""

import argparse
import json
import math
import os
import tomllib

import numpy as np
import torch
import torch.nn.functional as F

from torch_networks import GPT, LSTMModel


def windows(text, block, stride):
    """(x, y) [N, block]: as fullbore's data::Text cuts them."""
    starts = np.arange(0, len(text) - block, stride)
    rows = starts[:, None] + np.arange(block)
    return torch.from_numpy(text[rows].astype(np.int64)), torch.from_numpy(text[rows + 1].astype(np.int64))


def load(recipe, folder):
    data = recipe["data"]
    text = np.fromfile(os.path.join(folder, data["train"]), np.uint8)
    block = data.get("block_size", 256)
    stride = data.get("stride", 0) or block
    fraction = data["validation"]
    cut = round(len(text) * (1 - fraction))
    return windows(text[:cut], block, stride), windows(text[cut:], block, stride)


def make_model(options, block):
    kind = options["type"]
    dropout = options.get("dropout", 0.2)
    vocabulary = options.get("vocab_size", 256)
    if kind == "gpt":
        return GPT(
            dropout,
            vocabulary,
            options.get("block_size", block),
            options.get("n_embd", 384),
            options.get("n_layer", 6),
            options.get("n_head", 6),
        )
    return LSTMModel(dropout, vocabulary, options.get("width", 256), options.get("num_layers", 2))


def make_optimizer(options, parameters):
    options = dict(options)
    kind = {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW, "sgd": torch.optim.SGD}[options.pop("kind")]
    assert "groups" not in options, "parameter groups are not read here"
    if "betas" in options:
        options["betas"] = tuple(options["betas"])
    return kind(parameters, fused=True, **options)


def rate(schedule, step, steps):
    """The factor on the learning rate, as src/optim/schedule.cc has it."""
    kind = schedule.get("kind", "constant")
    unknown = set(schedule) - {"kind", "T_max", "warmup_steps", "warmup_start_factor"}
    assert kind in ("constant", "cosine") and not unknown, f"this schedule is not read here: {schedule}"
    warmup = schedule.get("warmup_steps", 0)
    if step < warmup:
        start = schedule.get("warmup_start_factor", 1 / 3)
        return start + (1 - start) * step / warmup
    if kind == "constant":
        return 1.0
    return (1 + math.cos(math.pi * (step - warmup) / schedule.get("T_max", steps - warmup))) / 2


def loss_of(model, x, y, bf16):
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=bf16):
        logits = model(x)
    return F.cross_entropy(logits.flatten(0, 1).float(), y.flatten())


@torch.no_grad()
def evaluate(model, x, y, bf16):
    model.eval()
    total = sum(float(loss_of(model, *xy, bf16)) * len(xy[0]) for xy in zip(x.split(32), y.split(32)))
    model.train()
    return total / len(x)


def train(recipe, folder, steps, seed, bf16, every):
    torch.manual_seed(seed)
    (x, y), validation = load(recipe, folder)
    model = make_model(recipe["model"], recipe["data"].get("block_size", 256))
    optimizer = make_optimizer(recipe["optimizer"], model.parameters())
    base, batch = optimizer.param_groups[0]["lr"], recipe["batch_size"]
    order, losses = torch.empty(0, dtype=torch.int64), []
    for step in range(steps):
        if len(order) < batch:
            order = torch.randperm(len(x))
        rows, order = order[:batch], order[batch:]
        optimizer.param_groups[0]["lr"] = base * rate(recipe.get("schedule", {}), step, steps)
        optimizer.zero_grad()
        loss = loss_of(model, x[rows], y[rows], bf16)
        loss.backward()
        if recipe.get("clip_grad_norm"):
            torch.nn.utils.clip_grad_norm_(model.parameters(), recipe["clip_grad_norm"])
        optimizer.step()
        losses.append(loss.item())
        if every and (step + 1) % every == 0:
            print(f"step {step + 1}: {np.mean(losses[-every:]):.4f}", flush=True)
    return {
        "seed": seed,
        "steps": steps,
        "validation_loss": evaluate(model, *validation, bf16),
        "train_loss": float(np.mean(losses[-50:])),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("recipe")
    parser.add_argument("--steps", type=int, help="the recipe's max_steps by default")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--bf16", action="store_true")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--every", type=int, default=0, help="print the training loss so often")
    args = parser.parse_args()
    if args.threads:
        torch.set_num_threads(args.threads)
    with open(args.recipe, "rb") as file:
        recipe = tomllib.load(file)
    steps = args.steps or recipe["max_steps"]
    for seed in range(args.seeds):
        result = train(recipe, os.path.dirname(args.recipe), steps, seed, args.bf16, args.every)
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
