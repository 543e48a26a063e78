"""What the golden tables share: where they go, their file format, their input values."""

import json
import math
import os

import numpy as np
import torch

OUT = os.path.join(os.path.dirname(__file__), "..", "..", "tests", "golden")
DTYPES = {"f32": torch.float32, "f64": torch.float64}
SAFETENSORS_NAMES = {"float32": "F32", "float64": "F64", "int64": "I64", "int32": "I32"}


def save(name, tensors, cases):
    """Writes NAME.safetensors (format: 8-byte header length, JSON header, data) and NAME.json."""
    arrays = {
        key: np.ascontiguousarray(v.detach().numpy() if isinstance(v, torch.Tensor) else v)
        for key, v in tensors.items()
    }
    header, data = {}, b""
    # Wide elements first, so that every tensor is aligned.
    for key, value in sorted(arrays.items(), key=lambda item: -item[1].itemsize):
        blob = value.tobytes()
        header[key] = {
            "dtype": SAFETENSORS_NAMES[str(value.dtype)],
            "shape": list(value.shape),
            "data_offsets": [len(data), len(data) + len(blob)],
        }
        data += blob
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(os.path.join(OUT, name + ".safetensors"), "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text + data)
    save_json(name, cases)


def save_json(name, cases):
    about = {"made_by": "tools/make_golden.py", "torch": torch.__version__.split("+")[0]}
    with open(os.path.join(OUT, name + ".json"), "w") as file:
        lines = ",\n".join("    " + json.dumps(case) for case in cases)
        file.write(f'{{\n  "about": {json.dumps(about)},\n  "cases": [\n{lines}\n  ]\n}}\n')


def wave(shape, phase, scale=1.0):
    """Well-spread values without ties: scale * sin(1.7 i + phase), in f64."""
    i = np.arange(math.prod(shape), dtype=np.float64)
    return scale * np.sin(1.7 * i + phase).reshape(shape)


def counter(name, shape, low=-1.0, high=1.0):
    """Numbers in [low, high) that depend on (name, index) only, as tests/counter.h makes them: f64.

    SplitMix64 over the index, started at the FNV-1a hash of the name; the upper 24 bits count.
    """
    state = 0xCBF29CE484222325
    for byte in name.encode():
        state = (state ^ byte) * 0x100000001B3 % 2**64
    with np.errstate(over="ignore"):
        i = np.arange(1, math.prod(shape) + 1, dtype=np.uint64)
        z = np.uint64(state) + i * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z = z ^ (z >> np.uint64(31))
    unit = (z >> np.uint64(40)).astype(np.float64) * 2.0**-24
    return (low + (high - low) * unit).reshape(shape)


def counter_state(module):
    """Gives a module's parameters and buffers the values that tests/counter.h gives them."""
    state = module.state_dict()
    for name, value in state.items():
        shape = tuple(value.shape)
        if not value.is_floating_point():
            numbers = np.zeros(shape)
        elif len(shape) >= 2:
            bound = math.sqrt(3 * shape[0] / max(1, math.prod(shape)))
            numbers = counter(name, shape, -bound, bound)
        elif name.endswith(("weight", "running_var")):
            numbers = counter(name, shape, 0.5, 1.5)
        else:
            numbers = counter(name, shape, -0.1, 0.1)
        state[name] = torch.tensor(numbers).to(value.dtype)
    module.load_state_dict(state)
