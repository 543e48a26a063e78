"""PyTorch's training step of the networks in workloads.py.

  python torch_networks.py --workload resnet18 [--mode M] [--bf16] [--serve | --check N | --export FILE]

eager: as most people write it. channels_last: images and weights in that memory format. compiled and
compiled_channels_last: torch.compile on the forward pass and the loss. The optimizer is the fused one where
there is one, else the one that updates all parameters together.
"""

import itertools
import json
import math

import torch
import torch.nn as nn
import torch.nn.functional as F
import torchvision

import common
import workloads

MODES = ["eager", "channels_last", "compiled", "compiled_channels_last"]


# ---- networks that torchvision does not have -------------------------------------------------------


class MnistCNN(nn.Module):
    """pytorch/examples, mnist."""

    def __init__(self, dropout):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 32, 3)
        self.conv2 = nn.Conv2d(32, 64, 3)
        self.dropout1 = nn.Dropout(dropout)
        self.dropout2 = nn.Dropout(2 * dropout)
        self.fc1 = nn.Linear(9216, 128)
        self.fc2 = nn.Linear(128, 10)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = torch.flatten(self.dropout1(x), 1)
        return self.fc2(self.dropout2(F.relu(self.fc1(x))))


class Conv1D(nn.Module):
    """A linear layer with its weight [in, out], as GPT-2's files have it."""

    def __init__(self, n_in, n_out, std=0.02):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(n_in, n_out) * std)
        self.bias = nn.Parameter(torch.zeros(n_out))

    def forward(self, x):
        return torch.addmm(self.bias, x.view(-1, x.size(-1)), self.weight).view(*x.shape[:-1], -1)


class Attention(nn.Module):
    def __init__(self, width, heads, dropout, std):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.c_attn = Conv1D(width, 3 * width)
        self.c_proj = Conv1D(width, width, std)
        self.resid_dropout = nn.Dropout(dropout)

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (
            part.view(b, t, self.heads, c // self.heads).transpose(1, 2) for part in self.c_attn(x).split(c, dim=2)
        )
        p = self.dropout if self.training else 0.0
        y = F.scaled_dot_product_attention(q, k, v, dropout_p=p, is_causal=True)
        return self.resid_dropout(self.c_proj(y.transpose(1, 2).reshape(b, t, c)))


class MLP(nn.Module):
    def __init__(self, width, dropout, std):
        super().__init__()
        self.c_fc = Conv1D(width, 4 * width)
        self.c_proj = Conv1D(4 * width, width, std)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        return self.dropout(self.c_proj(F.gelu(self.c_fc(x), approximate="tanh")))


class Block(nn.Module):
    def __init__(self, width, heads, dropout, std):
        super().__init__()
        self.ln_1 = nn.LayerNorm(width)
        self.attn = Attention(width, heads, dropout, std)
        self.ln_2 = nn.LayerNorm(width)
        self.mlp = MLP(width, dropout, std)

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        return x + self.mlp(self.ln_2(x))


class GPT(nn.Module):
    """GPT-2, named as Hugging Face names it; the output layer shares the token embedding."""

    def __init__(self, dropout, vocabulary=256, positions=256, width=384, layers=6, heads=6):
        super().__init__()
        std = 0.02 / math.sqrt(2 * layers)
        self.transformer = nn.ModuleDict(
            dict(
                wte=nn.Embedding(vocabulary, width),
                wpe=nn.Embedding(positions, width),
                drop=nn.Dropout(dropout),
                h=nn.ModuleList([Block(width, heads, dropout, std) for _ in range(layers)]),
                ln_f=nn.LayerNorm(width),
            )
        )
        for embedding in (self.transformer.wte, self.transformer.wpe):
            nn.init.normal_(embedding.weight, std=0.02)

    def forward(self, tokens):
        net = self.transformer
        x = net.drop(net.wte(tokens) + net.wpe.weight[: tokens.size(1)])
        for block in net.h:
            x = block(x)
        return F.linear(net.ln_f(x), net.wte.weight)


class LSTMModel(nn.Module):
    """pytorch/examples, word_language_model."""

    def __init__(self, dropout, vocabulary=256, width=256, layers=2):
        super().__init__()
        self.drop = nn.Dropout(dropout)
        self.encoder = nn.Embedding(vocabulary, width)
        self.rnn = nn.LSTM(width, width, layers, dropout=dropout, batch_first=True)
        self.decoder = nn.Linear(width, vocabulary)
        nn.init.uniform_(self.encoder.weight, -0.1, 0.1)
        nn.init.uniform_(self.decoder.weight, -0.1, 0.1)
        nn.init.zeros_(self.decoder.bias)

    def forward(self, tokens):
        y, _ = self.rnn(self.drop(self.encoder(tokens)))
        return self.decoder(self.drop(y))


def make_network(name, dropout):
    models = torchvision.models
    if name == "mnist_cnn":
        return MnistCNN(dropout)
    if name == "resnet18":
        net = models.resnet18(num_classes=10)
        net.conv1 = nn.Conv2d(3, 64, 3, padding=1, bias=False)
        net.maxpool = nn.Identity()
        return net
    if name == "resnet50":
        return models.resnet50()
    if name == "mobilenet_v2":
        return models.mobilenet_v2(dropout=dropout)
    if name == "vit_s":
        net = models.VisionTransformer(
            image_size=224, patch_size=16, num_layers=12, num_heads=6, hidden_dim=384, mlp_dim=1536
        )
        # torchvision starts its head at zero: the check would see little of the gradients behind it.
        nn.init.normal_(net.heads.head.weight, std=0.02)
        return net
    return LSTMModel(dropout) if name == "lstm" else GPT(dropout)


def make_optimizer(parameters, workload):
    if workload.optimizer == "adadelta":
        return torch.optim.Adadelta(parameters, **workload.options, foreach=True)
    kind = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam, "adamw": torch.optim.AdamW}[workload.optimizer]
    return kind(parameters, **workload.options, fused=True)


# ---- the step ---------------------------------------------------------------------------------------


class Steps:
    """Callable: one step on the next batch. finish(): the last loss."""

    def __init__(self, name, mode, bf16, dropout, batches, weights=None):
        workload = workloads.WORKLOADS[name]
        torch.manual_seed(0)
        self.net = make_network(name, dropout)
        if weights:
            state = {k: torch.from_numpy(v) for k, v in weights.items()}
            missing = self.net.load_state_dict(state, strict=False).missing_keys
            assert all(k.endswith("num_batches_tracked") for k in missing), missing
        channels_last = mode.endswith("channels_last")
        if channels_last:
            self.net = self.net.to(memory_format=torch.channels_last)
        data = []
        for x, y in batches:
            x, y = torch.from_numpy(x), torch.from_numpy(y).long()
            if channels_last:
                x = x.contiguous(memory_format=torch.channels_last)
            data.append((x if workload.image else x.long(), y))
        self.batches = itertools.cycle(data)
        self.optimizer = make_optimizer(self.net.parameters(), workload)

        def loss_of(x, y):
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=bf16):
                logits = self.net(x)
            return F.cross_entropy(logits.flatten(0, -2).float(), y.flatten())

        self.loss_of = torch.compile(loss_of) if mode.startswith("compiled") else loss_of

    def __call__(self):
        x, y = next(self.batches)
        self.optimizer.zero_grad()
        self.loss = self.loss_of(x, y)
        self.loss.backward()
        self.optimizer.step()

    def finish(self):
        return self.loss.item()

    def parameters(self):
        return sum(p.numel() for p in self.net.parameters())


def main():
    args = common.network_arguments(MODES).parse_args()
    workload = workloads.WORKLOADS[args.workload]
    before = common.resident("VmRSS")
    weights = common.read_tensors(args.weights) if args.weights else None
    dropout = 0.0 if args.check else workload.dropout
    batches = workloads.batches(args.workload, 1 if args.check else 4)
    steps = Steps(args.workload, args.mode, args.bf16, dropout, batches, weights)
    about = {"parameters": steps.parameters(), "before_bytes": before}
    if args.export:
        state = {k: v.numpy() for k, v in steps.net.state_dict().items() if v.dtype == torch.float32}
        common.write_tensors(args.export, state)
    elif args.check:
        print(json.dumps(about | {"losses": common.losses_of(steps, steps.finish, args.check)}))
    else:
        common.serve_steps(steps, steps.finish, about)


if __name__ == "__main__":
    main()
