"""PyTorch's training step, tensors in memory, the loss read every log_interval steps.

  python pytorch_steps.py --workload mlp128_adam [--mode eager|fused|compiled]

eager: as most people write it. fused: the optimizer's fused=True. compiled: torch.compile on the
forward pass and the loss, fused optimizer (compiling the optimizer as well was slower).
"""

import argparse
import itertools
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

import common


def make_step(workload, mode):
    """A function (images uint8, labels) -> loss that updates its model."""
    hidden = common.HIDDEN[workload]
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(784, hidden), nn.ReLU(), nn.Linear(hidden, 10))
    fused = None if mode == "eager" else True
    if workload == "mlp128_adam":
        optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, fused=fused)
    else:
        optimizer = torch.optim.SGD(model.parameters(), lr=0.01, fused=fused)

    def loss_of(images, labels):
        x = (images.to(torch.float32) / 255 - 0.5) / 0.5
        return F.cross_entropy(model(x), labels)

    if mode == "compiled":
        loss_of = torch.compile(loss_of)

    def step(images, labels):
        optimizer.zero_grad()
        loss = loss_of(images, labels)
        loss.backward()
        optimizer.step()
        return loss

    return step


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--workload", choices=sorted(common.HIDDEN), required=True)
    parser.add_argument("--mode", choices=["eager", "fused", "compiled"], default="eager")
    parser.add_argument("--serve", action="store_true")
    args = parser.parse_args()

    batches = itertools.cycle(
        [
            (torch.from_numpy(images), torch.from_numpy(labels).long())
            for images, labels in common.shuffled_batches(*common.load("train"))
        ]
    )
    step = make_step(args.workload, args.mode)

    def measure():
        start = time.perf_counter()
        for i in range(common.STEPS):
            loss = step(*next(batches))
            if i % common.LOG_INTERVAL == 0:
                loss.item()
        return 1e3 * (time.perf_counter() - start) / common.STEPS

    measure()
    common.answer(measure, args.serve)


if __name__ == "__main__":
    main()
