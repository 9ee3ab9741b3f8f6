"""The CUDA library: compiles it where needed, and plays games on the GPU."""

import ctypes
import math
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
LIBRARY = FOLDER / "kernels.so"
NO_NET, SMALL_NET, WIDE_NET = -1, 0, 1
LEAST_CUDA = 12

try:
    import numpy
    import torch
except ImportError as missing:
    sys.exit(f"Training needs NumPy and PyTorch 2 with CUDA: {missing}")

if int(torch.__version__.split(".")[0]) < 2:
    sys.exit(f"Training needs PyTorch 2 or later; this is {torch.__version__}.")
if not torch.cuda.is_available():
    sys.exit("Training needs an NVIDIA GPU that PyTorch can use, and finds none.")


def compile_library():
    """Compiles the kernels, unless there is a library that is newer than its sources."""
    sources = [*FOLDER.glob("*.cu"), *FOLDER.glob("*.cuh")]
    if LIBRARY.exists() and LIBRARY.stat().st_mtime > max(source.stat().st_mtime for source in sources):
        return
    compiler = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
    if compiler is None:
        sys.exit(f"To compile the kernels, install CUDA {LEAST_CUDA} or later, with nvcc on the PATH.")
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    release = version.split("release ")[1].split(",")[0]
    if int(release.split(".")[0]) < LEAST_CUDA:
        sys.exit(f"The kernels need CUDA {LEAST_CUDA} or later; {compiler} is of {release}.")
    print("compiling the kernels, which takes a few minutes", flush=True)
    major, minor = torch.cuda.get_device_capability()
    flags = ["-O3", "-use_fast_math", "-std=c++17", f"-arch=sm_{major}{minor}"]
    # The name is given at the end, so that an interrupted compilation leaves no library behind.
    part = LIBRARY.with_suffix(".part.so")
    output = ["-shared", "-Xcompiler", "-fPIC", "-o", str(part)]
    subprocess.run([compiler, *flags, *output, str(FOLDER / "kernels.cu")], check=True)
    part.replace(LIBRARY)


def write_deck(folder):
    """The deck and the net in use, as the project has them."""
    node = shutil.which("node")
    if node is None:
        sys.exit(
            "The deck comes from the project, through Node 24. Where there is no Node, run\n"
            "  node scripts/train-silver-and-gold/gpu/deck.ts FOLDER\n"
            "on another machine, copy FOLDER here and pass --deck FOLDER."
        )
    subprocess.run([node, str(FOLDER / "deck.ts"), str(folder)], check=True)


class Side(ctypes.Structure):
    """One side of a match, as in kernels.cu."""

    _fields_ = [
        ("weights", ctypes.c_void_p),
        ("kind", ctypes.c_int),
        ("looks_ahead", ctypes.c_int),
        ("keeps_by_net", ctypes.c_int),
        ("tries_display", ctypes.c_int),
    ]


@dataclass(frozen=True)
class Style:
    """How a bot decides; lookahead.cuh explains the fields."""

    looks_ahead: bool = False
    keeps_by_net: bool = False
    tries_display: bool = False


AT_A_GLANCE = Style()


def pointer(tensor):
    return ctypes.c_void_p(tensor.data_ptr())


class Library:
    def __init__(self, deck_folder=None):
        compile_library()
        self.functions = ctypes.CDLL(str(LIBRARY))
        for name in ("init", "selfPlay", "match"):
            getattr(self.functions, name).restype = ctypes.c_char_p
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(deck_folder or temporary)
            if deck_folder is None:
                write_deck(folder)
            self.call("init", str(folder / "deck.txt").encode())
            self.net_in_use = self.read_weights(folder / "net-in-use.bin")
        self.inputs = self.functions.inputCount()
        self.hidden = self.functions.hiddenCount()
        self.second = self.functions.secondCount()
        self.samples_per_seat = self.functions.samplesPerSeat()
        self.lanes = self.functions.laneCount()

    def call(self, name, *arguments):
        message = getattr(self.functions, name)(*arguments)
        if message is not None:
            raise RuntimeError(f"{name}: {message.decode()}")

    def read_weights(self, path):
        weights = torch.from_numpy(numpy.fromfile(path, dtype=numpy.float32)).to("cuda")
        self.kind_of(weights)
        return weights

    def kind_of(self, weights):
        for kind in (SMALL_NET, WIDE_NET):
            if weights.numel() == self.functions.weightCountOf(kind):
                return kind
        raise ValueError(f"no net has {weights.numel()} weights")

    def self_play(self, weights, seed, seats, games, trace):
        """Inputs and targets of samples, and the mean score. Without weights, the heuristic plays."""
        if games % self.lanes != 0:
            raise ValueError(f"{games} games are not whole warps of {self.lanes}")
        count = games * seats * self.samples_per_seat
        inputs = torch.empty(count, self.inputs, dtype=torch.half, device="cuda")
        targets = torch.empty(count, device="cuda")
        scores = torch.empty(games, device="cuda")
        net = None if weights is None else pointer(weights)
        kind = NO_NET if weights is None else self.kind_of(weights)
        outputs = [pointer(tensor) for tensor in (inputs, targets, scores)]
        self.call("selfPlay", net, kind, ctypes.c_uint64(seed), seats, games, ctypes.c_float(trace), *outputs)
        written = torch.isfinite(targets)
        return inputs[written], targets[written], scores.mean().item()

    def match(self, weights, games, seed, style=AT_A_GLANCE, rival_style=AT_A_GLANCE, seats=2):
        """A match against the net in use, every deal once from each seat. Returns the result in words."""
        if games % (seats * self.lanes) != 0:
            raise ValueError(f"{games} games are not the same number of whole warps for each seat")
        rival = self.net_in_use
        outcomes = torch.empty(games, 3, device="cuda")
        begun = time.time()
        side, rival_side = self.side(weights, style), self.side(rival, rival_style)
        sides = ctypes.byref(side), ctypes.byref(rival_side)
        self.call("match", *sides, seats, games, ctypes.c_uint64(seed), pointer(outcomes))
        seconds = time.time() - begun
        # The games of a deal depend on each other, so the intervals are those of their means.
        score, rival_score, won = outcomes.view(seats, games // seats, 3).mean(0).cpu().unbind(1)
        return (
            f"won {interval(100 * won)} %, {score.mean():.2f} to {rival_score.mean():.2f} points, "
            f"difference {interval(score - rival_score)} ({games} games, {seconds:.1f} s)"
        )

    def side(self, weights, style):
        kind = self.kind_of(weights)
        return Side(weights.data_ptr(), kind, style.looks_ahead, style.keeps_by_net, style.tries_display)


def interval(values):
    """A mean with its 95 % interval."""
    return f"{values.mean():.2f} ± {1.96 * values.std().item() / math.sqrt(len(values)):.2f}"
