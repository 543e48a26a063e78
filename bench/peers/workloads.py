"""The networks of bench/run: what every program, ours included, trains on.

Shapes, optimizers and batches are written once here and once in bench/network_bench.cc;
`bench/run --check` holds all programs to the same losses.
"""

from dataclasses import dataclass, field

try:
    import numpy as np
except ImportError:  # bench/run reads the table without the peers' environment
    np = None


@dataclass(frozen=True)
class Workload:
    batch: int
    x_shape: tuple  # of one sample; () of f32 images, (T,) of token numbers
    classes: int
    optimizer: str
    options: dict = field(default_factory=dict)
    dropout: float = 0.0
    steps: int = 1  # in one measurement
    image: bool = True


SGD = {"lr": 0.05, "momentum": 0.9, "weight_decay": 5e-4}
CAREFUL_SGD = SGD | {"lr": 0.005}  # these batches are small
VOCABULARY = 256  # bytes

WORKLOADS = {
    "mnist_cnn": Workload(64, (1, 28, 28), 10, "adadelta", {"lr": 1.0}, dropout=0.25, steps=20),
    "resnet18": Workload(32, (3, 32, 32), 10, "sgd", SGD, steps=3),
    "resnet50": Workload(8, (3, 224, 224), 1000, "sgd", CAREFUL_SGD),
    "mobilenet_v2": Workload(16, (3, 224, 224), 1000, "sgd", CAREFUL_SGD, dropout=0.2),
    "gpt": Workload(4, (256,), VOCABULARY, "adamw", {"lr": 3e-4}, dropout=0.2, steps=2, image=False),
    "gpt_no_dropout": Workload(4, (256,), VOCABULARY, "adamw", {"lr": 3e-4}, steps=2, image=False),
    "vit_s": Workload(8, (3, 224, 224), 1000, "adamw", {"lr": 2e-4}, steps=2),
    "lstm": Workload(32, (64,), VOCABULARY, "adam", {"lr": 1e-3}, dropout=0.2, steps=10, image=False),
}


def mixed(n, seed):
    """n words of 32 bits, each a hash of its place: the same in C++."""
    h = np.arange(n, dtype=np.uint32) + np.uint32(seed * 0x9E3779B9 % 2**32)
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        h ^= h >> np.uint32(shift)
        h *= np.uint32(factor)
    return h ^ (h >> np.uint32(16))


def batches(name, count=4):
    """(x, y) pairs. Images are normalised f32 in -1 .. 1, N C H W; texts are i32 tokens with their successors."""
    w = WORKLOADS[name]
    result = []
    for b in range(count):
        if w.image:
            n = w.batch * int(np.prod(w.x_shape))
            x = (mixed(n, 2 * b + 1) >> np.uint32(8)).astype(np.float32) / np.float32(1 << 23) - np.float32(1)
            y = mixed(w.batch, 2 * b + 2) % np.uint32(w.classes)
            result.append((x.reshape(w.batch, *w.x_shape), y.astype(np.int32)))
        else:
            length = w.x_shape[0]
            text = mixed(w.batch * (length + 1), 2 * b + 1) % np.uint32(w.classes)
            text = text.astype(np.int32).reshape(w.batch, length + 1)
            result.append((np.ascontiguousarray(text[:, :-1]), np.ascontiguousarray(text[:, 1:])))
    return result
