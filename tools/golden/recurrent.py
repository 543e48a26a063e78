"""Recurrent layers and cells in f64 on inputs and weights by counter(): outputs and gradients.

Gradients are those of the sum over results R of sum(dR * R); dNAME is the gradient of NAME.
"""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from golden.common import counter, counter_state, save

BATCH, STEPS, INPUTS, HIDDEN = 3, 4, 3, 2
LENGTHS = [4, 1, 3]


def cases():
    """(case, layer, options, whether states are given, whether lengths are)"""
    yield "rnn", "RNN", {}, True, False
    yield "rnn_relu", "RNN", {"nonlinearity": "relu", "bidirectional": True}, True, True
    yield "rnn_no_bias", "RNN", {"bias": False}, False, False
    for layer in ["LSTM", "GRU"]:
        low = layer.lower()
        yield low, layer, {}, False, False
        yield f"{low}_state", layer, {}, True, False
        yield f"{low}_no_bias", layer, {"bias": False}, True, False
        yield f"{low}_batch_first", layer, {"batch_first": True, "num_layers": 2}, True, False
        yield f"{low}_bidirectional", layer, {"bidirectional": True, "num_layers": 2}, True, False
        yield f"{low}_lengths", layer, {"batch_first": True}, True, True
        both = {"bidirectional": True, "num_layers": 2}
        yield f"{low}_lengths_both_ways", layer, both, True, True
    yield "rnn_cell", "RNNCell", {}, True, False
    yield "rnn_cell_relu", "RNNCell", {"nonlinearity": "relu"}, True, False
    yield "lstm_cell", "LSTMCell", {}, True, False
    yield "lstm_cell_no_state", "LSTMCell", {"bias": False}, False, False
    yield "gru_cell", "GRUCell", {}, True, False


def leaf(case, name, shape):
    return torch.tensor(counter(f"{case}/{name}", shape)).requires_grad_()


def run_layer(case, layer, options, with_state, with_lengths):
    module = getattr(nn, layer)(INPUTS, HIDDEN, **options).double()
    counter_state(module)
    first = options.get("batch_first", False)
    inputs = {"x": leaf(case, "x", (BATCH, STEPS, INPUTS) if first else (STEPS, BATCH, INPUTS))}
    states = ["h", "c"] if layer == "LSTM" else ["h"]
    rows = options.get("num_layers", 1) * (2 if options.get("bidirectional") else 1)
    if with_state:
        inputs |= {s: leaf(case, s, (rows, BATCH, HIDDEN)) for s in states}
    given = tuple(inputs[s] for s in states) if with_state else None
    if given and len(given) == 1:
        given = given[0]
    x = inputs["x"]
    if with_lengths:
        x = pack_padded_sequence(x, torch.tensor(LENGTHS), first, enforce_sorted=False)
    output, last = module(x, given)
    if with_lengths:
        output, _ = pad_packed_sequence(output, first, total_length=STEPS)
    last = last if layer == "LSTM" else (last,)
    results = {"output": output} | {f"{s}_n": v for s, v in zip(states, last)}
    return module, inputs, results


def run_cell(case, layer, options, with_state, _):
    module = getattr(nn, layer)(INPUTS, HIDDEN, **options).double()
    counter_state(module)
    inputs = {"x": leaf(case, "x", (BATCH, INPUTS))}
    states = ["h", "c"] if layer == "LSTMCell" else ["h"]
    if with_state:
        inputs |= {s: leaf(case, s, (BATCH, HIDDEN)) for s in states}
    given = tuple(inputs[s] for s in states) if with_state else None
    if given and len(given) == 1:
        given = given[0]
    last = module(inputs["x"], given)
    last = last if layer == "LSTMCell" else (last,)
    return module, inputs, {f"{s}_n": v for s, v in zip(states, last)}


def make_recurrent():
    tensors, table = {}, []
    for case, layer, options, with_state, with_lengths in cases():
        run = run_cell if layer.endswith("Cell") else run_layer
        module, inputs, results = run(case, layer, options, with_state, with_lengths)
        loss = sum(
            (v * torch.tensor(counter(f"{case}/d{k}", tuple(v.shape)))).sum()
            for k, v in results.items()
        )
        leaves = inputs | dict(module.named_parameters())
        for name, grad in zip(leaves, torch.autograd.grad(loss, list(leaves.values()))):
            tensors[f"{case}/d{name}"] = grad
        tensors |= {f"{case}/{k}": v for k, v in results.items()}
        table.append(
            {"case": case, "layer": layer, "options": options, "inputs": list(inputs)}
            | ({"lengths": LENGTHS} if with_lengths else {})
        )
    save("recurrent", tensors, table)
