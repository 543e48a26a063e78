"""The networks of bench/run (bench/peers/workloads.py): ours beside PyTorch and JAX, in f32 and bf16."""

import os
import statistics
import sys
import tempfile

from measure import PEERS, RELEASE, Program, note, quiet

sys.path.insert(0, PEERS)
import workloads  # noqa: E402

NETWORKS = list(workloads.WORKLOADS)
BENCHES = ["bench_network_bench", "bench_matrix_rate"]
OURS = os.path.join(RELEASE, "bench", "network_bench")

# Aims: how many times as fast as the best peer, in f32 and bf16; the share of the matrix rate in f32
# and bf16; seconds to compile. Memory: half of PyTorch's.
SPEED = {
    "mnist_cnn": (2.0, 2.5),
    "resnet18": (1.15, 1.25),
    "resnet50": (1.15, 1.25),
    "mobilenet_v2": (1.5, 1.3),
    "gpt": (1.6, 1.4),
    "gpt_no_dropout": (1.6, 1.4),
    "vit_s": (1.4, 1.3),
    "lstm": (1.4, None),
}
SHARE = {"mnist_cnn": (0.65, 0.55), "resnet18": (0.75, 0.55), "gpt": (0.65, 0.55)}
MEMORY = 0.5
COMPILE = {"resnet50": 1.0}  # others: 0.5


class StepProgram(Program):
    """A program that runs any number of steps on request."""

    def __init__(self, name, command, steps=1):
        super().__init__(name, command)
        self.steps = steps

    def measure(self):
        self.answers.append(self.ask(f"run {self.steps}"))

    def about(self):
        return self.ask("about")

    def growth(self):
        """Bytes at the peak, more than before the network was made."""
        return self.facts["peak_bytes"] - self.facts["before_bytes"]


def torch_modes(name):
    images = workloads.WORKLOADS[name].image
    return ["eager", "channels_last", "compiled", "compiled_channels_last"] if images else ["eager", "compiled"]


def commands_of(name, python, bf16):
    """(program, its command without a task), ours first."""
    work = ["--workload", name] + (["--bf16"] if bf16 else [])
    torch = [python, os.path.join(PEERS, "torch_networks.py"), *work]
    return [
        ("ours", [OURS, *work]),
        *((f"pytorch {mode.replace('_', ' ')}", torch + ["--mode", mode]) for mode in torch_modes(name)),
        ("jax jit", [python, os.path.join(PEERS, "jax_networks.py"), *work]),
    ]


def ours():
    """What our program knows: "resnet18 f32", ..."""
    return quiet([OURS, "--list"]).splitlines()


def measure(name, bf16, python, rounds, with_ours):
    steps = workloads.WORKLOADS[name].steps
    what = f"{name} {'bf16' if bf16 else 'f32'}"
    with_ours = with_ours and what in ours()
    programs = [StepProgram(p, command + ["--serve"], steps) for p, command in commands_of(name, python, bf16)]
    if not with_ours:
        programs = programs[1:]
    else:
        rate = [os.path.join(RELEASE, "bench", "matrix_rate")] + (["--bf16"] if bf16 else [])
        programs.append(StepProgram("matrix rate", rate, 30))
    for program in programs:
        note(f"{what}: starting {program.name} ...")
        program.start()
    for _ in range(rounds):
        for program in programs:
            program.measure()
    for program in programs:
        if program.name != "matrix rate":
            program.facts = program.about()
        program.stop()
    if with_ours:
        return row(name, bf16, programs[0], programs[1:-1], programs[-1])
    return row(name, bf16, None, programs, None)


def row(name, bf16, ours, peers, rate):
    best = min(peers, key=lambda p: p.median())
    # Compilers of PyTorch take memory of their own: what is compared is the network's.
    eager = min((p for p in peers if p.name in ("pytorch eager", "pytorch channels last")), key=StepProgram.growth)
    result = {
        "workload": name,
        "precision": "bf16" if bf16 else "f32",
        "peer": best.name,
        "peer_ms": best.median(),
        "peer_spread_percent": best.spread(),
        "peers": {p.name: p.median() for p in peers},
        "pytorch_peak_bytes": eager.facts["peak_bytes"],
        "pytorch_growth_bytes": eager.growth(),
        "ours_ms": None,
        "ratio": None,
    }
    counts = {p.facts["parameters"] for p in peers + ([ours] if ours else [])}
    if len(counts) != 1:
        sys.exit(f"{name}: the programs differ in their numbers of parameters: {counts}")
    if ours is None:
        return result
    gflops = ours.facts["product_flops"] / ours.median() / 1e6
    bars = {"speed": SPEED[name][bf16], "memory": MEMORY, "share": SHARE.get(name, (None, None))[bf16]}
    return result | {
        "ours_ms": ours.median(),
        "ours_spread_percent": ours.spread(),
        "ratio": best.median() / ours.median(),
        "bars": bars | {"compile_s": COMPILE.get(name, 0.5)},
        "peak_bytes": ours.facts["peak_bytes"],
        "growth_bytes": ours.growth(),
        "planned_bytes": ours.facts["planned_bytes"],
        "memory_ratio": ours.growth() / eager.growth(),
        "resident_ratio": ours.facts["peak_bytes"] / eager.facts["peak_bytes"],
        "gflops": gflops,
        "matrix_gflops": rate.median("gflops"),
        "share": gflops / rate.median("gflops"),
        "compile_s": ours.facts["compile_s"],
    }


# ---- the check: all programs compute the same --------------------------------------------------------


# The most that the first, the second and any loss may differ from PyTorch's in f32. The first holds the forward
# pass tightly, the second one update; rounding grows from step to step (batch statistics of eight samples, above
# all).
TOLERANCE = {False: (1e-3, 1e-2, 0.1), True: (1e-2, 3e-2, 0.2)}


def agree(found, wanted, bf16):
    first, second, any_step = TOLERANCE[bf16]
    losses = found["losses"]
    errors = [abs(a / b - 1) for a, b in zip(losses, wanted["losses"], strict=True)]
    return (
        found["parameters"] == wanted["parameters"]
        and errors[0] <= first
        and errors[1] <= second
        and all(error <= any_step for error in errors)  # false for NaN
        and losses[-1] < losses[0]
    )


def check(names, precisions, python, with_ours, count=6):
    """Trains every program from the same weights on the same batch without dropout; returns whether all losses
    agree with PyTorch's in f32, and fall."""
    good = True
    with tempfile.TemporaryDirectory() as folder:
        weights = os.path.join(folder, "weights.safetensors")
        task = ["--check", str(count), "--weights", weights]
        for name in names:
            pytorch = dict(commands_of(name, python, False))["pytorch eager"]
            Program("pytorch", pytorch + ["--export", weights]).read()
            wanted = Program("pytorch", pytorch + task).read()
            for bf16 in precisions:
                what = f"{name} {'bf16' if bf16 else 'f32'}"
                commands = commands_of(name, python, bf16)
                for program, command in commands if with_ours and what in ours() else commands[1:]:
                    found = Program(program, command + task).read()
                    fine = agree(found, wanted, bf16)
                    good = good and fine
                    losses = " ".join(f"{loss:.4f}" for loss in found["losses"])
                    print(
                        f"{what:22}{program:32}{found['parameters']:>10} parameters, losses {losses}",
                        "" if fine else "  WRONG",
                        flush=True,
                    )
    return good


# ---- reporting -----------------------------------------------------------------------------------------


def against(value, bar, more=True, form="{:.2f}"):
    """A figure and its aim: "1.31 (1.15)", with a ! where it is missed."""
    if bar is None:
        return form.format(value)
    missed = "" if (value >= bar if more else value <= bar) else "!"
    return f"{form.format(value)}{missed} ({form.format(bar)})"


def print_tables(rows):
    print(f"\n{'network':16}{'':5}{'ours ms':>9}  {'best peer':32}{'ms':>9}  {'ratio (aim)':14}  spread ours, peer")
    for r in rows:
        head = f"{r['workload']:16}{r['precision']:5}"
        peer = f"{r['peer']:32}{r['peer_ms']:9.2f}"
        if r["ours_ms"] is None:
            print(f"{head}{'-':>9}  {peer}  {'-':14}  -, {r['peer_spread_percent']:.0f} %")
            continue
        ratio = against(r["ratio"], r["bars"]["speed"])
        spread = f"{r['ours_spread_percent']:.0f} %, {r['peer_spread_percent']:.0f} %"
        print(f"{head}{r['ours_ms']:9.2f}  {peer}  {ratio:14}  {spread}")
    print("\nall peers, ms")
    for r in rows:
        peers = ", ".join(f"{name} {ms:.2f}" for name, ms in r["peers"].items())
        print(f"{r['workload']:16}{r['precision']:5}{peers}")
    measured = [r for r in rows if r["ours_ms"] is not None]
    if not measured:
        return
    print(
        f"\n{'network':16}{'':5}{'GFLOP/s':>9}{'matrix rate':>13}  {'share (aim)':14}"
        f"{'peak MB':>9}{'growth':>8}{'planned':>9}{'PyTorch':>9}{'growth':>8}  {'growth ratio (aim)':20}compile s (aim)"
    )
    for r in measured:
        share = against(r["share"], r["bars"]["share"])
        memory = against(r["memory_ratio"], r["bars"]["memory"], more=False)
        seconds = against(r["compile_s"], r["bars"]["compile_s"], more=False)
        mb = [
            r[key] / 1e6
            for key in ("peak_bytes", "growth_bytes", "planned_bytes", "pytorch_peak_bytes", "pytorch_growth_bytes")
        ]
        print(
            f"{r['workload']:16}{r['precision']:5}{r['gflops']:9.1f}{r['matrix_gflops']:13.1f}  {share:14}"
            f"{mb[0]:9.0f}{mb[1]:8.0f}{mb[2]:9.0f}{mb[3]:9.0f}{mb[4]:8.0f}  {memory:20}{seconds}"
        )
    ratios = [r["ratio"] for r in measured]
    print(f"\ngeometric mean of the ratios: {statistics.geometric_mean(ratios):.2f}")
