"""The two programs that started Fullbore, as their users wrote them in PyTorch.

  python pytorch_seed.py                     784-128-10, Adam, 10 epochs
  python pytorch_seed.py --model simple_nn   784-500-10, SGD, 2 epochs
  python pytorch_seed.py --serve             answers with the time of one epoch (see common.py)

The data set is torchvision's, with the transforms of its tutorials; --lean takes one that holds the images
as a tensor and leaves out the detour by PIL, as careful users write it.
"""

import argparse
import os
import shutil
import tempfile
import time

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.utils.data import DataLoader, Dataset
from torchvision import datasets, transforms

import common


def fashion_mnist(root, train):
    transform = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.5,), (0.5,))])
    return datasets.FashionMNIST(root, train=train, transform=transform)


def unpack(root):
    """Puts the data set where torchvision's download would have."""
    folder = os.path.join(root, "FashionMNIST", "raw")
    os.makedirs(folder)
    for split in ("train", "t10k"):
        for kind in ("images-idx3", "labels-idx1"):
            name = f"{split}-{kind}-ubyte"
            with common.open_idx(name) as source, open(os.path.join(folder, name), "wb") as target:
                shutil.copyfileobj(source, target)


class LeanFashionMNIST(Dataset):
    """The same samples without the detour by PIL."""

    def __init__(self, train):
        images, labels = common.load("train" if train else "t10k")
        self.images, self.labels = torch.tensor(images), labels.tolist()

    def __len__(self):
        return len(self.labels)

    def __getitem__(self, index):
        image = self.images[index].unsqueeze(0).to(torch.float32).div(255)
        return image.sub_(0.5).div_(0.5), self.labels[index]


class SimpleNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Linear(784, 128)
        self.fc2 = nn.Linear(128, 10)

    def forward(self, x):
        x = torch.flatten(x, 1)
        return self.fc2(F.relu(self.fc1(x)))


class SimpleNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Linear(784, 500)
        self.relu = nn.ReLU()
        self.fc2 = nn.Linear(500, 10)

    def forward(self, x):
        return self.fc2(self.relu(self.fc1(x.reshape(-1, 784))))


def train(model, loader, optimizer, epoch, log_interval, quiet=False):
    model.train()
    for batch_idx, (data, target) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.cross_entropy(model(data), target)
        loss.backward()
        optimizer.step()
        if batch_idx % log_interval == 0:
            text = "Train Epoch: {} [{}/{} ({:.0f}%)]\tLoss: {:.6f}".format(
                epoch,
                batch_idx * len(data),
                len(loader.dataset),
                100.0 * batch_idx / len(loader),
                loss.item(),
            )
            if not quiet:
                print(text)


def test(model, loader):
    model.eval()
    correct = 0
    with torch.no_grad():
        for data, target in loader:
            correct += (model(data).argmax(dim=1) == target).sum().item()
    count = len(loader.dataset)
    print(f"Accuracy of the network on the {count} test images: {100.0 * correct / count:.2f} %")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", choices=["simple_net", "simple_nn"], default="simple_net")
    parser.add_argument("--epochs", type=int)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--log_interval", type=int, default=common.LOG_INTERVAL)
    parser.add_argument("--lean", action="store_true")
    parser.add_argument("--serve", action="store_true")
    args = parser.parse_args()

    torch.manual_seed(0)
    if args.lean:
        train_set, test_set = LeanFashionMNIST(True), LeanFashionMNIST(False)
    else:
        with tempfile.TemporaryDirectory() as root:  # read into memory by the constructors
            unpack(root)
            train_set, test_set = fashion_mnist(root, True), fashion_mnist(root, False)
    loader = DataLoader(train_set, batch_size=64, shuffle=True, num_workers=args.workers)
    if args.model == "simple_net":
        model, epochs = SimpleNet(), 10
        optimizer = optim.Adam(model.parameters(), lr=1e-3)
    else:
        model, epochs = SimpleNN(), 2
        optimizer = optim.SGD(model.parameters(), lr=0.01)

    if args.serve:

        def measure():
            start = time.perf_counter()
            train(model, loader, optimizer, 0, args.log_interval, quiet=True)
            return 1e3 * (time.perf_counter() - start)

        common.answer(measure, serve=True, warm=False)
        return
    for epoch in range(args.epochs or epochs):
        train(model, loader, optimizer, epoch, args.log_interval)
    test(model, DataLoader(test_set, batch_size=64))


if __name__ == "__main__":
    main()
