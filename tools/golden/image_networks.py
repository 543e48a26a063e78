"""Networks for images that torchvision lacks; fullbore/models/image.h has the same."""

import torch
import torch.nn.functional as F
from torch import nn


class MnistCnn(nn.Module):
    """PyTorch's MNIST example, giving logits."""

    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 32, 3), nn.Conv2d(32, 64, 3)
        self.fc1, self.fc2 = nn.Linear(9216, 128), nn.Linear(128, 10)

    def forward(self, x):
        y = F.max_pool2d(F.relu(self.conv2(F.relu(self.conv1(x)))), 2)
        return self.fc2(F.relu(self.fc1(torch.flatten(y, 1))))


class LeNet(nn.Module):
    """LeNet-5 with ReLU and max pooling, for 28 x 28."""

    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 6, 5, padding=2), nn.Conv2d(6, 16, 5)
        self.fc1, self.fc2, self.fc3 = nn.Linear(400, 120), nn.Linear(120, 84), nn.Linear(84, 10)

    def forward(self, x):
        y = F.max_pool2d(F.relu(self.conv1(x)), 2)
        y = F.max_pool2d(F.relu(self.conv2(y)), 2)
        return self.fc3(F.relu(self.fc2(F.relu(self.fc1(torch.flatten(y, 1))))))


def small_stem(model):
    """A ResNet for 32 x 32 images."""
    model.conv1 = nn.Conv2d(3, 64, 3, 1, 1, bias=False)
    model.maxpool = nn.Identity()
    return model


class DoubleConv(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        layers = []
        for i in (inputs, outputs):
            layers += [nn.Conv2d(i, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs)]
            layers += [nn.ReLU()]
        self.double_conv = nn.Sequential(*layers)

    def forward(self, x):
        return self.double_conv(x)


class Up(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.up = nn.ConvTranspose2d(inputs, outputs, 2, 2)
        self.conv = DoubleConv(2 * outputs, outputs)

    def forward(self, below, across):
        return self.conv(torch.cat([across, self.up(below)], 1))


class UNet(nn.Module):
    """Four halvings; classes of every pixel."""

    def __init__(self, channels=3, classes=2, width=4):
        super().__init__()
        self.inc = DoubleConv(channels, width)
        self.down = nn.ModuleList(DoubleConv(width << i, width << (i + 1)) for i in range(4))
        self.up = nn.ModuleList(Up(width << (4 - i), width << (3 - i)) for i in range(4))
        self.outc = nn.Conv2d(width, classes, 1)

    def forward(self, x):
        levels = [self.inc(x)]
        for block in self.down:
            levels.append(block(F.max_pool2d(levels[-1], 2)))
        y = levels.pop()
        for block in self.up:
            y = block(y, levels.pop())
        return self.outc(y)


class Autoencoder(nn.Module):
    """Two convolutions of stride 2 and two transposed ones."""

    def __init__(self, channels=1, width=16):
        super().__init__()
        down, up = {"stride": 2, "padding": 1}, {"stride": 2, "padding": 1, "output_padding": 1}
        self.encoder = nn.Sequential(
            nn.Conv2d(channels, width, 3, **down), nn.ReLU(),
            nn.Conv2d(width, 2 * width, 3, **down), nn.ReLU(),
        )  # fmt: skip
        self.decoder = nn.Sequential(
            nn.ConvTranspose2d(2 * width, width, 3, **up), nn.ReLU(),
            nn.ConvTranspose2d(width, channels, 3, **up), nn.Sigmoid(),
        )  # fmt: skip

    def forward(self, x):
        return self.decoder(self.encoder(x))
