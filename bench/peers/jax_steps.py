"""JAX's training step: one jit with donated state, dispatched asynchronously, the loss read every
log_interval steps.

  python jax_steps.py --workload mlp128_adam
  python jax_steps.py --workload mlp128_adam --emit FILE    writes the step as StableHLO text
"""

import argparse
import itertools
import math
import time
from functools import partial

import jax
import jax.numpy as jnp

import common


def init(hidden, key):
    """PyTorch's default initial distribution of two Linear layers."""
    params = {}
    for name, fan_in, fan_out in [("fc1", 784, hidden), ("fc2", hidden, 10)]:
        key, for_weight, for_bias = jax.random.split(key, 3)
        bound = 1 / math.sqrt(fan_in)
        uniform = partial(jax.random.uniform, minval=-bound, maxval=bound)
        params[name + ".weight"] = uniform(for_weight, (fan_in, fan_out))
        params[name + ".bias"] = uniform(for_bias, (fan_out,))
    return params


def loss_of(params, images, labels):
    x = (images.astype(jnp.float32) / 255 - 0.5) / 0.5
    h = jax.nn.relu(x @ params["fc1.weight"] + params["fc1.bias"])
    logits = h @ params["fc2.weight"] + params["fc2.bias"]
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=1)
    return -picked.mean()


@partial(jax.jit, donate_argnums=0)
def adam_step(state, images, labels):
    params, m, v, t = state
    loss, grads = jax.value_and_grad(loss_of)(params, images, labels)
    t = t + 1
    tree = jax.tree_util.tree_map
    m = tree(lambda a, g: 0.9 * a + 0.1 * g, m, grads)
    v = tree(lambda a, g: 0.999 * a + 0.001 * g * g, v, grads)
    m_scale, v_scale = 1 / (1 - 0.9**t), 1 / (1 - 0.999**t)
    params = tree(
        lambda p, a, b: p - 1e-3 * (a * m_scale) / (jnp.sqrt(b * v_scale) + 1e-8), params, m, v
    )
    return (params, m, v, t), loss


@partial(jax.jit, donate_argnums=0)
def sgd_step(params, images, labels):
    loss, grads = jax.value_and_grad(loss_of)(params, images, labels)
    return jax.tree_util.tree_map(lambda p, g: p - 0.01 * g, params, grads), loss


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--workload", choices=sorted(common.HIDDEN), required=True)
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--emit", metavar="FILE")
    args = parser.parse_args()

    batches = itertools.cycle(
        [
            (jnp.asarray(images), jnp.asarray(labels))
            for images, labels in common.shuffled_batches(*common.load("train"))
        ]
    )
    state = init(common.HIDDEN[args.workload], jax.random.key(0))
    step = sgd_step
    if args.workload == "mlp128_adam":
        zeros = partial(jax.tree_util.tree_map, jnp.zeros_like)
        state, step = (state, zeros(state), zeros(state), jnp.float32(0)), adam_step

    if args.emit:
        with open(args.emit, "w") as file:
            file.write(step.lower(state, *next(batches)).as_text())
        return

    def measure():
        nonlocal state
        start = time.perf_counter()
        for i in range(common.STEPS):
            state, loss = step(state, *next(batches))
            if i % common.LOG_INTERVAL == 0:
                float(loss)
        jax.block_until_ready(state)
        return 1e3 * (time.perf_counter() - start) / common.STEPS

    measure()
    common.answer(measure, args.serve)


if __name__ == "__main__":
    main()
