"""What every peer shares: the data set, and the protocol by which bench/run asks for measurements.

Protocol: after its warm-up a program prints "ready"; then each line "go" on its standard input is
answered by one line of JSON, {"ms": milliseconds per step (or per epoch)}. bench/run keeps all
programs alive and asks them in turn, so that whatever else the machine does hits all of them.
"""

import gzip
import json
import os
import statistics
import sys

import numpy as np

DATA = os.environ.get("FULLBORE_DATA", "/usr/share/datasets/fashion-mnist")
BATCH = 64
LOG_INTERVAL = 100
STEPS = 200  # per measurement

HIDDEN = {"mlp128_adam": 128, "mlp500_sgd": 500}


def open_idx(name):
    return gzip.open(os.path.join(DATA, name + ".gz"), "rb")


def read_idx(name):
    with open_idx(name) as file:
        raw = file.read()
    rank = raw[3]
    shape = [int.from_bytes(raw[4 + 4 * i : 8 + 4 * i], "big") for i in range(rank)]
    return np.frombuffer(raw, np.uint8, offset=4 + 4 * rank).reshape(shape)


def load(split):
    """(images uint8 [N, 28, 28], labels uint8 [N]) of "train" or "t10k"."""
    return read_idx(f"{split}-images-idx3-ubyte"), read_idx(f"{split}-labels-idx1-ubyte")


def shuffled_batches(images, labels):
    """The training set in one fixed random order, cut into full batches."""
    order = np.random.default_rng(0).permutation(len(images))
    count = len(images) // BATCH
    order = order[: count * BATCH].reshape(count, BATCH)
    return [(images[rows].reshape(BATCH, 784), labels[rows].astype(np.int32)) for rows in order]


def answer(measure, serve, repeat=11, warm=True):
    """Runs `measure()` -> ms on request, or `repeat` times and prints the median as JSON.

    On request it runs once more before, uncounted, unless `warm` is False: the caches are as another program
    left them.
    """
    if not serve:
        values = [measure() for _ in range(repeat)]
        print(json.dumps({"ms": statistics.median(values), "min": min(values), "max": max(values)}))
        return
    print("ready", flush=True)
    for line in sys.stdin:
        if line.strip() == "go":
            if warm:
                measure()
            print(json.dumps({"ms": measure()}), flush=True)
