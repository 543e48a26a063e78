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
