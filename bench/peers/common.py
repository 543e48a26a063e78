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
import time

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


# ---- networks ------------------------------------------------------------------------------------


def resident(key):
    """Bytes of this process: "VmRSS" now, "VmHWM" at most so far."""
    with open("/proc/self/status") as status:
        return next(1024 * int(line.split()[1]) for line in status if line.startswith(key))


def serve_steps(step, finish, about):
    """Answers "run K" with the milliseconds per step of K steps, after one that is not counted, and "about"
    with what `about` says and the peak of memory. `step()` may return before the work is done; `finish()`
    waits for it and returns the last loss."""
    start = time.perf_counter()
    step()
    finish()
    about["first_step_s"] = time.perf_counter() - start
    for _ in range(2):  # PyTorch's compiler looks twice, allocators settle
        step()
    finish()
    print("ready", flush=True)
    for line in sys.stdin:
        words = line.split()
        if words and words[0] == "run":
            step()
            finish()
            count = int(words[1])
            start = time.perf_counter()
            for _ in range(count):
                step()
            loss = finish()
            print(json.dumps({"ms": 1e3 * (time.perf_counter() - start) / count, "loss": loss}), flush=True)
        elif words and words[0] == "about":
            print(json.dumps(about | {"peak_bytes": resident("VmHWM")}), flush=True)


def losses_of(step, finish, count):
    """The losses of the first `count` steps."""
    values = []
    for _ in range(count):
        step()
        values.append(finish())
    return values


def network_arguments(modes):
    import argparse

    import workloads

    parser = argparse.ArgumentParser()
    parser.add_argument("--workload", choices=list(workloads.WORKLOADS), required=True)
    parser.add_argument("--mode", choices=modes, default=modes[0])
    parser.add_argument("--bf16", action="store_true", help="mixed precision: bf16 products, f32 parameters")
    parser.add_argument("--serve", action="store_true", help="answers as serve_steps says")
    parser.add_argument("--check", type=int, metavar="N", help="prints N losses on one batch, without dropout")
    parser.add_argument("--weights", metavar="FILE", help="start from these (safetensors, PyTorch's names)")
    parser.add_argument("--export", metavar="FILE", help="write the initial weights and end")
    return parser


# ---- safetensors, f32 alone ----------------------------------------------------------------------


def write_tensors(path, tensors):
    header, offset = {}, 0
    for name, value in tensors.items():
        header[name] = {"dtype": "F32", "shape": list(value.shape), "data_offsets": [offset, offset + value.nbytes]}
        offset += value.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for value in tensors.values():
            file.write(np.ascontiguousarray(value, np.float32).tobytes())


def read_tensors(path):
    raw = np.fromfile(path, np.uint8)
    size = int.from_bytes(raw[:8].tobytes(), "little")
    header = json.loads(raw[8 : 8 + size].tobytes())
    header.pop("__metadata__", None)
    tensors = {}
    for name, entry in header.items():
        first, last = (8 + size + offset for offset in entry["data_offsets"])
        tensors[name] = raw[first:last].view(np.float32).reshape(entry["shape"])
    return tensors
