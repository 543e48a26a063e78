"""Programs that answer over a pipe, and how others are run: what the parts of bench/run share."""

import json
import os
import statistics
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PEERS = os.path.join(ROOT, "bench", "peers")
RELEASE = os.path.join(ROOT, "build", "release")
FOREIGN = ("OMP_", "GOMP_", "KMP_", "MKL_", "OPENBLAS_", "DNNL_", "ONEDNN_", "XLA_", "JAX_", "TORCH")


def note(*words):
    print(*words, file=sys.stderr, flush=True)


def clean_environment():
    """Every program gets the machine's defaults, whatever the caller has set for others."""
    return {k: v for k, v in os.environ.items() if not k.startswith(FOREIGN)}


def quiet(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


class Program:
    """A program that speaks the protocol of bench/peers/common.py."""

    def __init__(self, name, command):
        self.name, self.command, self.answers = name, command, []

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=clean_environment()
        )
        self.expect(lambda line: line == "ready")

    def expect(self, accept):
        for line in self.process.stdout:
            if accept(line.strip()):
                return line
        sys.exit(f"{self.name} ended: {' '.join(self.command)}")

    def ask(self, line):
        """Sends a line; what it is answered."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.expect(lambda answer: answer.startswith("{")))

    def measure(self):
        self.answers.append(self.ask("go"))

    def read(self):
        """Runs the program to its end instead; what its last line says, None for nothing."""
        lines = quiet(self.command, env=clean_environment()).strip().splitlines()
        return json.loads(lines[-1]) if lines else None

    def stop(self):
        self.process.stdin.close()
        self.process.wait()

    def median(self, key="ms"):
        return statistics.median(answer[key] for answer in self.answers)

    def spread(self):
        """Half of what lies between the quartiles, in per cent of the median."""
        low, _, high = statistics.quantiles([answer["ms"] for answer in self.answers], n=4)
        return 50 * (high - low) / self.median()
