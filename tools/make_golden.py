#!/usr/bin/env python3
"""Writes tests/golden: what PyTorch computes, for the C++ tests to compare with.

Needs torch and numpy (bench/peers/requirements.txt). "parity" also needs Fashion-MNIST and takes
some minutes. Names and options are described in tests/golden/README.md.
"""

import argparse

from golden.attention import make_attention
from golden.image import make_image
from golden.image_models import make_image_models
from golden.init import make_init
from golden.layers import make_layers
from golden.losses import make_losses
from golden.networks import make_networks
from golden.optim import make_optim
from golden.parity import make_parity
from golden.recurrent import make_recurrent
from golden.schedules import make_schedules

MAKERS = {
    "optim": make_optim,
    "schedules": make_schedules,
    "losses": make_losses,
    "layers": make_layers,
    "image": make_image,
    "image_models": make_image_models,
    "init": make_init,
    "parity": make_parity,
    "recurrent": make_recurrent,
    "attention": make_attention,
    "networks": make_networks,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", help="comma-separated: " + ",".join(MAKERS))
    args = parser.parse_args()
    wanted = args.only.split(",") if args.only else list(MAKERS)
    for name in wanted:
        MAKERS[name]()


if __name__ == "__main__":
    main()
