"""Every loss with its options: value and gradient.

dx is the gradient of sum(cotangent * loss); the cotangent is stored as dy where the loss is not a
scalar, and is 1 where it is.
"""

import numpy as np
import torch
import torch.nn.functional as F

from golden.common import DTYPES, save, wave

CLASSES = [2, 0, 4, 1, 1, 3]
IGNORED = [2, -100, 4, 1, -100, 3]
CLASS_WEIGHTS = [0.5, 1.0, 2.0, 0.25, 1.5]


def tensor(values, dtype):
    return torch.tensor(np.asarray(values), dtype=DTYPES[dtype])


def cases():
    """(name, function, options, kind of inputs)."""
    for reduction in ["mean", "sum", "none"]:
        r = {"reduction": reduction}
        tag = "" if reduction == "mean" else "_" + reduction
        for name, options in [
            ("", {}),
            ("_weight", {"weight": CLASS_WEIGHTS}),
            ("_smoothing", {"label_smoothing": 0.1}),
            ("_ignore", {"ignore_index": -100}),
            ("_all", {"weight": CLASS_WEIGHTS, "label_smoothing": 0.2, "ignore_index": -100}),
        ]:
            yield "cross_entropy" + name + tag, "cross_entropy", options | r, "logits"
        for name, options in [
            ("", {}),
            ("_weight", {"weight": CLASS_WEIGHTS}),
            ("_all", {"weight": CLASS_WEIGHTS, "ignore_index": -100}),
        ]:
            yield "nll" + name + tag, "nll_loss", options | r, "log_probabilities"
        yield "mse" + tag, "mse_loss", r, "pair"
        yield "l1" + tag, "l1_loss", r, "pair"
        yield "smooth_l1" + tag, "smooth_l1_loss", {"beta": 1.0} | r, "pair"
        yield "smooth_l1_beta" + tag, "smooth_l1_loss", {"beta": 0.3} | r, "pair"
        yield "huber" + tag, "huber_loss", {"delta": 1.0} | r, "pair"
        yield "huber_delta" + tag, "huber_loss", {"delta": 0.4} | r, "pair"
        bce = "binary_cross_entropy_with_logits"
        yield "bce_with_logits" + tag, bce, r, "binary"
        yield "bce_with_logits_pos_weight" + tag, bce, {"pos_weight": CLASS_WEIGHTS} | r, "binary"
        for log_target in [False, True]:
            name = "kl_div" + ("_log" if log_target else "") + tag
            yield name, "kl_div", {"log_target": log_target} | r, "distributions"
    yield "kl_div_batchmean", "kl_div", {"log_target": False, "reduction": "batchmean"}, "distributions"


def inputs(kind, options, dtype):
    logits = tensor(wave((6, 5), 0.4, 3.0), dtype)
    if kind == "logits" or kind == "log_probabilities":
        classes = torch.tensor(IGNORED if "ignore_index" in options else CLASSES)
        return (logits if kind == "logits" else logits.log_softmax(1)), classes
    if kind == "pair":
        return tensor(wave((6, 5), 0.4, 1.5), dtype), tensor(wave((6, 5), 2.0), dtype)
    if kind == "binary":
        x = logits.clone()
        x[0, 0], x[0, 1] = 60.0, -60.0  # must neither overflow nor lose the gradient
        return x, tensor((wave((6, 5), 1.3) + 1) / 2, dtype)
    target = tensor(wave((6, 5), 2.0), dtype).log_softmax(1)
    return logits.log_softmax(1), target if options["log_target"] else target.exp()


def make_losses():
    tensors, listed = {}, []
    for name, function, options, kind in cases():
        listed.append({"case": name, "loss": function, "options": options})
        for dtype in DTYPES:
            x, target = inputs(kind, options, dtype)
            x = x.detach().requires_grad_()
            arguments = {
                k: tensor(v, dtype) if isinstance(v, list) else v for k, v in options.items()
            }
            y = getattr(F, function)(x, target, **arguments)
            dy = torch.ones_like(y)
            if y.dim() > 0:
                dy = tensor(wave(tuple(y.shape), 0.9), dtype)
                tensors[f"{name}/{dtype}/dy"] = dy
            (dx,) = torch.autograd.grad(y, x, dy)
            tensors[f"{name}/{dtype}/x"], tensors[f"{name}/{dtype}/target"] = x, target
            tensors[f"{name}/{dtype}/y"] = y.reshape(y.shape or (1,))
            tensors[f"{name}/{dtype}/dx"] = dx
    save("losses", tensors, listed)
