"""Attention, rotary positions and transformer layers in f64, inputs and weights by counter().

Gradients are those of sum(dy * y); dNAME is the gradient of NAME.
"""

import torch
from torch import nn

from golden.common import counter, counter_state, save

BATCH, QUERIES, KEYS, WIDTH, HEADS = 2, 3, 4, 8, 4


def leaf(case, name, shape):
    return torch.tensor(counter(f"{case}/{name}", shape)).requires_grad_()


def mask_of(case, kind):
    """attn_mask: bools and floats; key_padding: of sample 1 the last two keys; causal: by a mask."""
    if kind == "bool":
        mask = torch.tensor(counter(f"{case}/mask", (QUERIES, KEYS)) > 0.3)
        mask[:, 0] = False
        return {"attn_mask": mask}
    if kind == "float":
        return {"attn_mask": torch.tensor(counter(f"{case}/mask", (QUERIES, KEYS)))}
    if kind == "each_head":
        return {"attn_mask": torch.tensor(counter(f"{case}/mask", (BATCH * HEADS, QUERIES, KEYS)))}
    if kind == "padding":
        mask = torch.zeros(BATCH, KEYS, dtype=torch.bool)
        mask[1, 2:] = True
        return {"key_padding_mask": mask}
    if kind == "causal":
        return {"attn_mask": torch.ones(KEYS, KEYS, dtype=torch.bool).triu(1)}
    return {}


def attention_cases():
    """(case, options, kinds of masks, inputs: query, key, value are one, two or three tensors)"""
    yield "mha", {}, [], 3
    yield "mha_self", {"batch_first": True}, [], 1
    yield "mha_self_causal", {"batch_first": True}, ["causal"], 1
    yield "mha_memory", {"batch_first": True}, [], 2
    yield "mha_no_bias", {"bias": False}, [], 3
    yield "mha_kdim_vdim", {"kdim": 5, "vdim": 6}, [], 3
    yield "mha_bool_mask", {"batch_first": True}, ["bool"], 2
    yield "mha_float_mask", {}, ["float"], 2
    yield "mha_mask_each_head", {"batch_first": True}, ["each_head"], 2
    yield "mha_padding", {"batch_first": True}, ["padding"], 2
    yield "mha_both_masks", {"batch_first": True}, ["bool", "padding"], 2


class GroupedQuery(nn.Module):
    """What MultiheadAttention with num_kv_heads computes, by F.scaled_dot_product_attention."""

    def __init__(self, kv_heads):
        super().__init__()
        self.kv = WIDTH // HEADS * kv_heads
        self.kv_heads = kv_heads
        self.in_proj_weight = nn.Parameter(torch.zeros(WIDTH + 2 * self.kv, WIDTH))
        self.in_proj_bias = nn.Parameter(torch.zeros(WIDTH + 2 * self.kv))
        self.out_proj = nn.Linear(WIDTH, WIDTH)

    def forward(self, x):
        all = nn.functional.linear(x, self.in_proj_weight, self.in_proj_bias)
        q, k, v = all.split([WIDTH, self.kv, self.kv], dim=2)
        q = q.unflatten(2, (HEADS, -1)).transpose(1, 2)
        k, v = (t.unflatten(2, (self.kv_heads, -1)).transpose(1, 2) for t in (k, v))
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return self.out_proj(y.transpose(1, 2).flatten(2))


class Rotary(nn.Module):
    """Hugging Face's apply_rotary_pos_emb, and GPT-J's interleaved form."""

    def __init__(self, base=10000.0, offset=0, interleaved=False):
        super().__init__()
        self.base, self.offset, self.interleaved = base, offset, interleaved

    def forward(self, x):
        steps, width = x.shape[-2:]
        frequency = self.base ** (-torch.arange(0, width, 2, dtype=torch.float64) / width)
        angle = torch.arange(self.offset, self.offset + steps)[:, None] * frequency
        if self.interleaved:
            angle = angle.repeat_interleave(2, dim=-1)
            turned = torch.stack((-x[..., 1::2], x[..., ::2]), dim=-1).flatten(-2)
        else:
            angle = torch.cat((angle, angle), dim=-1)
            a, b = x.chunk(2, dim=-1)
            turned = torch.cat((-b, a), dim=-1)
        return x * angle.cos() + turned * angle.sin()


class Sinusoidal(nn.Module):
    """PositionalEncoding of PyTorch's tutorials."""

    def forward(self, x):
        steps, width = x.shape[-2:]
        angle = torch.arange(steps)[:, None] * 10000.0 ** (
            -torch.arange(0, width, 2, dtype=torch.float64) / width
        )
        table = torch.zeros(steps, width, dtype=torch.float64)
        table[:, 0::2], table[:, 1::2] = angle.sin(), angle.cos()
        return x + table


def transformer_cases():
    """(case, class, options)"""
    for kind in ["Encoder", "Decoder"]:
        low = kind.lower()
        yield f"{low}_layer", kind, {}
        yield f"{low}_layer_batch_first", kind, {"batch_first": True, "activation": "gelu"}
        yield f"{low}_layer_norm_first", kind, {"batch_first": True, "norm_first": True}
        yield f"{low}_stack", kind, {"batch_first": True, "num_layers": 2}


class Golden:
    def __init__(self):
        self.tensors, self.cases = {}, []

    def add(self, case, kind, options, module, inputs, f, **more):
        y = f(**inputs)
        dy = torch.tensor(counter(f"{case}/dy", tuple(y.shape)))
        leaves = inputs | dict(module.named_parameters())
        for name, grad in zip(leaves, torch.autograd.grad((y * dy).sum(), list(leaves.values()))):
            self.tensors[f"{case}/d{name}"] = grad
        self.tensors[f"{case}/y"] = y
        self.cases.append(
            {"case": case, "kind": kind, "options": options, "inputs": list(inputs)} | more
        )

    def attention(self, case, options, kinds, count):
        module = nn.MultiheadAttention(WIDTH, HEADS, **options).double()
        counter_state(module)
        first = options.get("batch_first", False)

        def shape(steps, width):
            return (BATCH, steps, width) if first else (steps, BATCH, width)

        widths = [WIDTH, options.get("kdim", WIDTH), options.get("vdim", WIDTH)]
        steps = [KEYS if count == 1 else QUERIES, KEYS, KEYS]
        names = ["query", "key", "value"][:count]
        inputs = {n: leaf(case, n, shape(s, w)) for n, s, w in zip(names, steps, widths)}
        masks = {}
        for kind in kinds:
            masks |= mask_of(case, kind)

        def run(query, key=None, value=None):
            key = query if key is None else key
            value = key if value is None else value
            return module(query, key, value, need_weights=False, **masks)[0]

        self.add(case, "attention", options, module, inputs, run, masks=kinds)

    def transformer(self, case, kind, options):
        options = dict(options)
        layers = options.pop("num_layers", None)
        make = getattr(nn, f"Transformer{kind}Layer")
        module = make(WIDTH, HEADS, dim_feedforward=6, dropout=0.0, **options).double()
        if layers:
            module = getattr(nn, f"Transformer{kind}")(module, layers, nn.LayerNorm(WIDTH).double())
        counter_state(module)
        first = options.get("batch_first", False)

        def shape(steps):
            return (BATCH, steps, WIDTH) if first else (steps, BATCH, WIDTH)

        masks = mask_of(case, "causal") | mask_of(case, "padding")
        inputs = {"x": leaf(case, "x", shape(KEYS))}
        if kind == "Encoder":
            more = {"mask" if layers else "src_mask": masks["attn_mask"]}

            def run(x):
                return module(x, src_key_padding_mask=masks["key_padding_mask"], **more)

        else:
            inputs["memory"] = leaf(case, "memory", shape(KEYS))

            def run(x, memory):
                return module(
                    x,
                    memory,
                    tgt_mask=masks["attn_mask"],
                    memory_key_padding_mask=masks["key_padding_mask"],
                )

        stored = options | ({"num_layers": layers} if layers else {})
        self.add(case, kind.lower(), stored, module, inputs, run)


def make_attention():
    golden = Golden()
    for case in attention_cases():
        golden.attention(*case)
    for kv_heads in [1, 2]:
        module = GroupedQuery(kv_heads).double()
        counter_state(module)
        case = f"mha_kv_heads_{kv_heads}"
        inputs = {"query": leaf(case, "query", (BATCH, KEYS, WIDTH))}
        options = {"batch_first": True, "num_kv_heads": kv_heads}
        golden.add(case, "attention", options, module, inputs, lambda query: module(query),
                   masks=["causal"])  # fmt: skip
    for case, options in [
        ("rotary", {}),
        ("rotary_offset", {"base": 500.0, "offset": 3}),
        ("rotary_interleaved", {"interleaved": True}),
    ]:
        module = Rotary(**options)
        inputs = {"x": leaf(case, "x", (BATCH, HEADS, QUERIES, 6))}
        golden.add(case, "rotary", options, module, inputs, module)
    module = Sinusoidal()
    inputs = {"x": leaf("sinusoidal", "x", (BATCH, QUERIES, 6))}
    golden.add("sinusoidal", "sinusoidal", {}, module, inputs, module)
    for case in transformer_cases():
        golden.transformer(*case)
    save("attention", golden.tensors, golden.cases)
