"""Convolutional networks: their weights' names, their logits and ten losses of training.

Weights and images are counter()'s; the files hold none.
"""

import numpy as np
import torch
import torch.nn.functional as F
import torchvision.models as tv
from torch import nn

from golden.common import counter, counter_state, save
from golden.image_networks import Autoencoder, LeNet, MnistCnn, UNet, small_stem


def names_hash(model):
    """64-bit FNV-1a of all names and shapes."""
    h = 0xCBF29CE484222325
    for name, value in sorted(model.state_dict().items()):
        for byte in f"{name} {list(value.shape)}\n".encode():
            h = (h ^ byte) * 0x100000001B3 % 2**64
    return str(h)


def fill(model):
    counter_state(model)
    for module in model.modules():
        if isinstance(module, nn.Dropout):
            module.p = 0.0
    return model


def image(name, shape):
    return torch.tensor(counter(name, shape)).float()


def losses(model, x, y, lr):
    model.train()
    optimizer = torch.optim.SGD(model.parameters(), lr=lr, momentum=0.9)
    values = []
    for _ in range(10):
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        values.append(loss.item())
    return np.array(values, np.float32)


# MobileNetV2 has no losses here: within ten steps f32 and f64 part in PyTorch itself.
# name, how to make it, shape of the images, [shape of the training images, lr]
NETWORKS = [
    ("mnist_cnn", MnistCnn, (2, 1, 28, 28), [(4, 1, 28, 28), 0.002]),
    ("lenet", LeNet, (2, 1, 28, 28), None),
    ("vgg11", lambda: tv.vgg11(num_classes=10), (1, 3, 32, 32), None),
    ("vgg11_bn", lambda: tv.vgg11_bn(num_classes=10), (1, 3, 32, 32), None),
    ("resnet18", lambda: tv.resnet18(num_classes=10), (2, 3, 64, 64), None),
    ("resnet18_small", lambda: small_stem(tv.resnet18(num_classes=10)), (1, 3, 32, 32),
     [(4, 3, 16, 16), 0.0002]),
    ("resnet34", lambda: tv.resnet34(num_classes=10), (1, 3, 64, 64), None),
    ("resnet50", lambda: tv.resnet50(num_classes=10), (1, 3, 64, 64), None),
    ("mobilenet_v2", lambda: tv.mobilenet_v2(num_classes=10), (2, 3, 64, 64), None),
    ("efficientnet_b0", lambda: tv.efficientnet_b0(num_classes=10), (2, 3, 64, 64), None),
    ("unet", UNet, (1, 3, 32, 32), [(2, 3, 32, 32), 0.002]),
    ("autoencoder", Autoencoder, (2, 1, 28, 28), None),
]  # fmt: skip


def make_image_models():
    tensors, cases = {}, []
    for name, make, shape, training in NETWORKS:
        torch.manual_seed(0)
        model = fill(make())
        case = {"case": name, "names": names_hash(model), "shape": list(shape)}
        with torch.no_grad():
            tensors[f"{name}/y"] = model.eval()(image("x", shape))
        if training:
            train_shape, lr = training
            x = image("x", train_shape)
            y = model(x).argmax(1) * 0  # the shape of the classes
            y = y + torch.arange(y.numel()).reshape(y.shape) % tensors[f"{name}/y"].shape[1]
            fill(model)
            tensors[f"{name}/losses"] = losses(model, x, y, lr)
            case |= {"train_shape": list(train_shape), "lr": lr}
        print(name, float(tensors[f"{name}/y"].abs().max()), tensors.get(f"{name}/losses"))
        cases.append(case)
    save("image_models", tensors, cases)
