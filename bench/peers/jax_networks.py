"""JAX's training step of the networks in workloads.py: one jit with donated state, images N H W C, bf16 by
casting operands while parameters stay f32.

  python jax_networks.py --workload resnet18 [--bf16] [--serve | --check N]
  python jax_networks.py --workload resnet18 --emit FILE    writes the step as StableHLO text
"""

import itertools
import json
import math
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import common
import workloads


class Scope:
    """What a network reads its parameters from, by PyTorch's names. Without values it only records shapes and
    initial distributions, in `specs`."""

    def __init__(self, values=None, dtype=jnp.float32, dropout=0.0, key=None):
        self.values, self.dtype, self.dropout_rate, self.key = values, dtype, dropout, key
        self.specs, self.buffers, self.draws = {}, {}, 0

    def get(self, name, shape, init, trained=True):
        self.specs[name] = (shape, init, trained)
        return jnp.zeros(shape) if self.values is None else self.values[name]

    def weight(self, name, shape, init):
        return self.get(name, shape, init).astype(self.dtype)

    def dropout(self, x, rate=None):
        rate = self.dropout_rate if rate is None else rate
        if rate == 0 or self.key is None:
            return x
        self.draws += 1
        keep = jax.random.bernoulli(jax.random.fold_in(self.key, self.draws), 1 - rate, x.shape)
        return jnp.where(keep, x / (1 - rate), 0).astype(x.dtype)


# ---- layers ----------------------------------------------------------------------------------------


def uniform(bound):
    return lambda rng, shape: rng.uniform(-bound, bound, shape)


def normal(std):
    return lambda rng, shape: rng.normal(0, std, shape)


def ones(rng, shape):
    return np.ones(shape)


def zeros(rng, shape):
    return np.zeros(shape)


def linear(s, name, x, n_out, init=None, bias_init=None):
    """Weights [in, out]."""
    n_in = x.shape[-1]
    bound = uniform(1 / math.sqrt(n_in))
    w = s.weight(name + ".weight", (n_in, n_out), init or bound)
    return x @ w + s.weight(name + ".bias", (n_out,), bias_init or bound)


def conv(s, name, x, n_out, size, stride=1, padding=0, groups=1, bias=False):
    n_in = x.shape[-1] // groups
    w = s.weight(name + ".weight", (size, size, n_in, n_out), normal(math.sqrt(2 / (n_out * size * size))))
    pads = [(padding, padding)] * 2
    y = lax.conv_general_dilated(
        x, w, (stride, stride), pads, dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups
    )
    return y + s.weight(name + ".bias", (n_out,), uniform(1 / math.sqrt(n_in * size * size))) if bias else y


def batch_norm(s, name, x, momentum=0.1, eps=1e-5):
    c = x.shape[-1]
    weight, bias = s.get(name + ".weight", (c,), ones), s.get(name + ".bias", (c,), zeros)
    f = x.astype(jnp.float32)
    mean = f.mean((0, 1, 2))
    var = jnp.maximum(jnp.square(f).mean((0, 1, 2)) - mean * mean, 0)
    n = x.size // c
    for suffix, value, init in ((".running_mean", mean, zeros), (".running_var", var * (n / (n - 1)), ones)):
        old = s.get(name + suffix, (c,), init, trained=False)
        s.buffers[name + suffix] = lax.stop_gradient((1 - momentum) * old + momentum * value)
    scale = lax.rsqrt(var + eps) * weight
    return (f * scale + (bias - mean * scale)).astype(x.dtype)


def layer_norm(s, name, x, eps=1e-5):
    c = x.shape[-1]
    weight, bias = s.get(name + ".weight", (c,), ones), s.get(name + ".bias", (c,), zeros)
    f = x.astype(jnp.float32)
    centred = f - f.mean(-1, keepdims=True)
    scale = lax.rsqrt(jnp.square(centred).mean(-1, keepdims=True) + eps)
    return (centred * scale * weight + bias).astype(x.dtype)


def max_pool(x, size, stride, padding=0):
    pads = [(0, 0), (padding, padding), (padding, padding), (0, 0)]
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, size, size, 1), (1, stride, stride, 1), pads)


def attend(s, q, k, v, causal):
    """q, k, v [B, T, H, D]."""
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32) / math.sqrt(q.shape[-1])
    if causal:
        scores = jnp.where(jnp.tri(q.shape[1], dtype=bool), scores, -jnp.inf)
    p = s.dropout(jax.nn.softmax(scores).astype(q.dtype))
    return jnp.einsum("bhqk,bkhd->bqhd", p, v)


# ---- networks ----------------------------------------------------------------------------------------


def mnist_cnn(s, x):
    x = jax.nn.relu(conv(s, "conv1", x, 32, 3, bias=True))
    x = max_pool(jax.nn.relu(conv(s, "conv2", x, 64, 3, bias=True)), 2, 2)
    x = s.dropout(x).transpose(0, 3, 1, 2).reshape(x.shape[0], -1)  # in PyTorch's order
    x = jax.nn.relu(linear(s, "fc1", x, 128))
    return linear(s, "fc2", s.dropout(x, 2 * s.dropout_rate), 10)


def basic_block(s, name, x, width, stride):
    y = jax.nn.relu(batch_norm(s, name + ".bn1", conv(s, name + ".conv1", x, width, 3, stride, 1)))
    y = batch_norm(s, name + ".bn2", conv(s, name + ".conv2", y, width, 3, 1, 1))
    return y


def bottleneck(s, name, x, width, stride):
    y = jax.nn.relu(batch_norm(s, name + ".bn1", conv(s, name + ".conv1", x, width, 1)))
    y = jax.nn.relu(batch_norm(s, name + ".bn2", conv(s, name + ".conv2", y, width, 3, stride, 1)))
    return batch_norm(s, name + ".bn3", conv(s, name + ".conv3", y, 4 * width, 1))


def residual_layers(s, x, block, depths):
    for layer, depth in enumerate(depths):
        for i in range(depth):
            name = f"layer{layer + 1}.{i}"
            stride = 2 if layer > 0 and i == 0 else 1
            y = block(s, name, x, 64 << layer, stride)
            if x.shape != y.shape:
                x = batch_norm(
                    s, name + ".downsample.1", conv(s, name + ".downsample.0", x, y.shape[-1], 1, stride)
                )
            x = jax.nn.relu(x + y)
    return x.mean((1, 2))


def resnet18(s, x):
    """With the stem for small images."""
    x = jax.nn.relu(batch_norm(s, "bn1", conv(s, "conv1", x, 64, 3, 1, 1)))
    return linear(s, "fc", residual_layers(s, x, basic_block, (2, 2, 2, 2)), 10)


def resnet50(s, x):
    x = jax.nn.relu(batch_norm(s, "bn1", conv(s, "conv1", x, 64, 7, 2, 3)))
    x = max_pool(x, 3, 2, 1)
    return linear(s, "fc", residual_layers(s, x, bottleneck, (3, 4, 6, 3)), 1000)


def mobilenet_v2(s, x):
    def relu6(x):
        return jnp.clip(x, 0, 6)

    def conv_bn(name, x, width, size, stride=1, groups=1):
        return batch_norm(s, name + ".1", conv(s, name + ".0", x, width, size, stride, (size - 1) // 2, groups))

    x = relu6(conv_bn("features.0", x, 32, 3, 2))
    index = 1
    for expand, width, repeats, first_stride in (
        (1, 16, 1, 1),
        (6, 24, 2, 2),
        (6, 32, 3, 2),
        (6, 64, 4, 2),
        (6, 96, 3, 1),
        (6, 160, 3, 2),
        (6, 320, 1, 1),
    ):
        for i in range(repeats):
            name, y = f"features.{index}.conv", x
            stride = first_stride if i == 0 else 1
            hidden, part = expand * x.shape[-1], 0
            if expand != 1:
                y, part = relu6(conv_bn(f"{name}.0", y, hidden, 1)), 1
            y = relu6(conv_bn(f"{name}.{part}", y, hidden, 3, stride, hidden))
            y = conv(s, f"{name}.{part + 1}", y, width, 1)
            y = batch_norm(s, f"{name}.{part + 2}", y)
            x = x + y if x.shape == y.shape else y
            index += 1
    x = relu6(conv_bn("features.18", x, 1280, 1)).mean((1, 2))
    return linear(s, "classifier.1", s.dropout(x), 1000, normal(0.01), zeros)


def vit_s(s, x, width=384, heads=6, layers=12, patch=16):
    b = x.shape[0]
    # A convolution whose stride is its size, as a product.
    n = x.shape[1] // patch
    x = x.reshape(b, n, patch, n, patch, 3).transpose(0, 1, 3, 2, 4, 5).reshape(b, n * n, -1)
    w = s.weight("conv_proj.weight", (patch, patch, 3, width), normal(math.sqrt(1 / (3 * patch * patch))))
    x = x @ w.reshape(-1, width) + s.weight("conv_proj.bias", (width,), zeros)
    token = s.weight("class_token", (1, 1, width), zeros)
    x = jnp.concatenate([jnp.broadcast_to(token, (b, 1, width)), x], 1)
    t = x.shape[1]
    x = x + s.weight("encoder.pos_embedding", (1, t, width), normal(0.02))
    small = uniform(math.sqrt(6 / (2 * width)))
    for i in range(layers):
        name = f"encoder.layers.encoder_layer_{i}"
        h = layer_norm(s, name + ".ln_1", x, 1e-6)
        w = s.weight(name + ".self_attention.in_proj_weight", (width, 3 * width), small)
        qkv = h @ w + s.weight(name + ".self_attention.in_proj_bias", (3 * width,), zeros)
        q, k, v = (part.reshape(b, t, heads, -1) for part in jnp.split(qkv, 3, -1))
        h = attend(s, q, k, v, causal=False).reshape(b, t, width)
        x = x + linear(s, name + ".self_attention.out_proj", h, width, None, zeros)
        h = layer_norm(s, name + ".ln_2", x, 1e-6)
        h = jax.nn.gelu(linear(s, name + ".mlp.0", h, 4 * width, small, zeros), approximate=False)
        x = x + linear(s, name + ".mlp.3", h, width, small, zeros)
    x = layer_norm(s, "encoder.ln", x, 1e-6)[:, 0]
    return linear(s, "heads.head", x, 1000, normal(0.02), zeros)


def gpt(s, tokens, width=384, heads=6, layers=6):
    b, t = tokens.shape
    std, small = normal(0.02), normal(0.02 / math.sqrt(2 * layers))
    table = s.weight("transformer.wte.weight", (workloads.VOCABULARY, width), std)
    x = s.dropout(table[tokens] + s.weight("transformer.wpe.weight", (256, width), std)[:t])
    for i in range(layers):
        name = f"transformer.h.{i}"
        h = linear(s, name + ".attn.c_attn", layer_norm(s, name + ".ln_1", x), 3 * width, std, zeros)
        q, k, v = (part.reshape(b, t, heads, -1) for part in jnp.split(h, 3, -1))
        h = attend(s, q, k, v, causal=True).reshape(b, t, width)
        x = x + s.dropout(linear(s, name + ".attn.c_proj", h, width, small, zeros))
        h = linear(s, name + ".mlp.c_fc", layer_norm(s, name + ".ln_2", x), 4 * width, std, zeros)
        h = linear(s, name + ".mlp.c_proj", jax.nn.gelu(h, approximate=True), width, small, zeros)
        x = x + s.dropout(h)
    return layer_norm(s, "transformer.ln_f", x) @ table.T


def lstm_layer(s, layer, x, width):
    """x [T, B, C]; the products with x of all steps are one."""
    bound = uniform(1 / math.sqrt(width))
    w_x = s.weight(f"rnn.weight_ih_l{layer}", (x.shape[-1], 4 * width), bound)
    w_h = s.weight(f"rnn.weight_hh_l{layer}", (width, 4 * width), bound)
    b = s.weight(f"rnn.bias_ih_l{layer}", (4 * width,), bound)
    b = b + s.weight(f"rnn.bias_hh_l{layer}", (4 * width,), bound)
    inputs = x @ w_x + b

    def cell(state, z):
        h, c = state
        i, f, g, o = jnp.split((z + h @ w_h).astype(jnp.float32), 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = (jax.nn.sigmoid(o) * jnp.tanh(c)).astype(x.dtype)
        return (h, c), h

    start = (jnp.zeros((x.shape[1], width), x.dtype), jnp.zeros((x.shape[1], width)))
    return lax.scan(cell, start, inputs)[1]


def lstm(s, tokens, width=256, layers=2):
    table = s.weight("encoder.weight", (workloads.VOCABULARY, width), uniform(0.1))
    x = s.dropout(table[tokens.T])
    for layer in range(layers):
        x = s.dropout(lstm_layer(s, layer, x, width))
    return linear(s, "decoder", x, workloads.VOCABULARY, uniform(0.1), zeros).transpose(1, 0, 2)


NETWORKS = {
    f.__name__: f for f in (mnist_cnn, resnet18, resnet50, mobilenet_v2, gpt, vit_s, lstm)
} | {"gpt_no_dropout": gpt}


# ---- optimizers: (parameter, gradient, slots, step from 1) -> (parameter, slots) -----------------------


def sgd(o, p, g, slots, t):
    (m,) = slots
    m = o["momentum"] * m + g + o["weight_decay"] * p
    return p - o["lr"] * m, (m,)


def adadelta(o, p, g, slots, t, rho=0.9, eps=1e-6):
    square, delta = slots
    square = rho * square + (1 - rho) * g * g
    d = jnp.sqrt(delta + eps) * lax.rsqrt(square + eps) * g
    return p - o["lr"] * d, (square, rho * delta + (1 - rho) * d * d)


def adam(o, p, g, slots, t, decay=0.0):
    m, v = slots
    m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
    d = (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
    return p * (1 - o["lr"] * decay) - o["lr"] * d, (m, v)


OPTIMIZERS = {"sgd": (sgd, 1), "adadelta": (adadelta, 2), "adam": (adam, 2), "adamw": (partial(adam, decay=0.01), 2)}


# ---- the step ------------------------------------------------------------------------------------------

# How PyTorch's axes of a weight lie here. Embeddings and Conv1D are alike in both.
def from_pytorch(name, value):
    if value.ndim == 4:
        return value.transpose(2, 3, 1, 0)
    alike = ("wte", "wpe", "c_attn", "c_proj", "c_fc", "encoder.weight")
    return value.T if value.ndim == 2 and not any(part in name for part in alike) else value


class Steps:
    """Callable: one step on the next batch. finish(): the last loss."""

    def __init__(self, name, bf16, dropout, batches, weights=None):
        workload, network = workloads.WORKLOADS[name], NETWORKS[name]
        dtype = jnp.bfloat16 if bf16 else jnp.float32
        x, y = batches[0]
        self.batches = [(jnp.asarray(x.transpose(0, 2, 3, 1) if x.ndim == 4 else x), jnp.asarray(y)) for x, y in batches]
        x = self.batches[0][0]
        probe = Scope()
        jax.eval_shape(lambda x: network(probe, x), x)
        rng = np.random.default_rng(0)
        values = {
            n: jnp.asarray(from_pytorch(n, weights[n]) if weights else init(rng, shape), jnp.float32)
            for n, (shape, init, _) in probe.specs.items()
        }
        for n, (shape, _, _) in probe.specs.items():
            assert values[n].shape == shape, n
        params = {n: v for n, v in values.items() if probe.specs[n][2]}
        buffers = {n: v for n, v in values.items() if not probe.specs[n][2]}
        self.parameters = sum(v.size for v in params.values())
        rule, count = OPTIMIZERS[workload.optimizer]
        slots = {n: tuple(jnp.zeros_like(v) for _ in range(count)) for n, v in params.items()}
        # "rbg": the fast generator, as speed is what counts here.
        self.state = (params, slots, buffers, jnp.float32(0), jax.random.key(0, impl="rbg"))

        def loss_of(params, buffers, key, x, y):
            scope = Scope(params | buffers, dtype, dropout, key)
            logits = network(scope, x.astype(dtype) if workload.image else x).astype(jnp.float32)
            picked = jnp.take_along_axis(jax.nn.log_softmax(logits), y[..., None], axis=-1)
            return -picked.mean(), scope.buffers

        @partial(jax.jit, donate_argnums=0)
        def step(state, x, y):
            params, slots, buffers, t, key = state
            key, use = jax.random.split(key)
            (loss, buffers), grads = jax.value_and_grad(loss_of, has_aux=True)(params, buffers, use, x, y)
            updated = {n: rule(workload.options, p, grads[n], slots[n], t + 1) for n, p in params.items()}
            params, slots = ({n: u[i] for n, u in updated.items()} for i in (0, 1))
            return (params, slots, buffers, t + 1, key), loss

        self.step, self.feed = step, itertools.cycle(self.batches)

    def __call__(self):
        self.state, self.loss = self.step(self.state, *next(self.feed))

    def finish(self):
        jax.block_until_ready(self.state)
        return float(self.loss)


def main():
    parser = common.network_arguments(["jit"])
    parser.add_argument("--emit", metavar="FILE")
    args = parser.parse_args()
    before = common.resident("VmRSS")
    weights = common.read_tensors(args.weights) if args.weights else None
    dropout = 0.0 if args.check else workloads.WORKLOADS[args.workload].dropout
    batches = workloads.batches(args.workload, 1 if args.check else 4)
    steps = Steps(args.workload, args.bf16, dropout, batches, weights)
    about = {"parameters": steps.parameters, "before_bytes": before}
    if args.emit:
        with open(args.emit, "w") as file:
            file.write(steps.step.lower(steps.state, *next(steps.feed)).as_text())
    elif args.check:
        print(json.dumps(about | {"losses": common.losses_of(steps, steps.finish, args.check)}))
    else:
        common.serve_steps(steps, steps.finish, about)


if __name__ == "__main__":
    main()
