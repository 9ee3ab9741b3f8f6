"""Trains the wide net by which Silver & Gold's master evaluates, from nothing, on an NVIDIA GPU:

    python3 scripts/train-silver-and-gold/gpu/train.py --out wide.bin

It needs CUDA 12 or later (nvcc), PyTorch 2 and NumPy, and Node 24 for the deck. The kernels are compiled at
the first start. On an H200 a run takes about 8 minutes after that. The last fit holds tens of millions of
samples, so a GPU with less memory needs a smaller `--last`.

The first generation is played by the heuristic and every other one by the net of the generation before, at a
glance. A net learns what positions after a marking or a pick turned out to be worth, without the luck of the
patterns. The last fit uses many games of one net and averages its weights. Now and then, and at the end, the
net plays against the small net in use. The last match is between players who look one turn ahead, and in it
the new net also chooses the cards to keep.

Everything is counted rather than timed, so that the same seed gives the same weights on the same kind of GPU
with the same versions of CUDA and PyTorch. The digest of the weights after every generation shows where two
runs part.

`--out` receives the weights as 32-bit floats in the order of net.cuh. `--judge FILE` only plays the matches
of the end, with the weights in FILE. `--deck FOLDER` takes the output of deck.ts from a folder, for a machine
without Node.
"""

import argparse
import hashlib
import os
import time

# cuBLAS is deterministic only with a fixed workspace, which it reads before PyTorch starts.
os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")

from library import Library, Style  # First, because it checks the requirements.
from net import Fit, Net

import torch

# Games by number of seats.
HEURISTIC_GAMES = {2: 60000, 3: 20000, 4: 20000}
GAMES = {2: 40000, 3: 12000, 4: 8000}
# The latest sets of samples that a generation is fitted to.
WINDOW = 4
# Learning rates: for the heuristic's games, for the generations (falling to a share of it), for the last fit.
HEURISTIC_RATES = 2e-3, 3e-4
RATE, RATE_FALLS_TO = 1.5e-3, 0.07
LAST_RATES = 3e-4, 5e-6
HEURISTIC_EPOCHS, LAST_EPOCHS = 4, 2
# The part of the last fit whose weights are averaged.
AVERAGED = 0.25
# λ at first, and from this part of the generations on.
TRACE, LATE_TRACE, LATE = 0.9, 0.8, 0.6
# Games of a match, in whole warps for each seat.
MATCH_GAMES, LAST_MATCH_GAMES = 20480, 40960
# Series of deals. The number of seats is added to those of self-play.
HEURISTIC_SERIES, GENERATION_SERIES, LAST_SERIES = 10, 1000, 500_000
GLANCE_SERIES, LAST_GLANCE_SERIES, AHEAD_SERIES = 77, 99, 101
# The series of two seeds lie this far apart.
SEED_SERIES = 10_000_000
MOST_GENERATIONS = LAST_SERIES // GENERATION_SERIES - 1


def parse_arguments():
    parser = argparse.ArgumentParser(description="Trains the wide net of Silver & Gold on a GPU.")
    parser.add_argument("--generations", type=int, default=80)
    parser.add_argument("--last", type=int, default=10, help="sets of games for the last fit, or 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", metavar="FILE", help="where the weights are written")
    parser.add_argument("--judge", metavar="FILE", help="only play the matches, with these weights")
    parser.add_argument("--deck", metavar="FOLDER", help="what deck.ts has written; by default it is started")
    arguments = parser.parse_args()
    if not arguments.judge and not arguments.out:
        parser.error("--out says where the weights are written")
    if not 0 <= arguments.generations <= MOST_GENERATIONS:
        parser.error(f"there can be at most {MOST_GENERATIONS} generations")
    return arguments


def digest(weights):
    return hashlib.sha256(weights.cpu().numpy().tobytes()).hexdigest()[:12]


def save(weights, path):
    weights.cpu().numpy().tofile(path)


class Training:
    def __init__(self, library, arguments):
        self.library = library
        self.arguments = arguments
        self.begun = time.time()
        self.net = Net(library.inputs, library.hidden, library.second).to("cuda")
        self.fit = Fit(self.net)

    def log(self, text):
        print(f"{time.time() - self.begun:.0f} s: {text}", flush=True)

    def play(self, weights, series, games, trace):
        """Samples of games with two, three and four seats, and the mean score of each."""
        first = series + (self.arguments.seed - 1) * SEED_SERIES
        self_play = self.library.self_play
        parts = [self_play(weights, first + seats, seats, count, trace) for seats, count in games.items()]
        samples = torch.cat([part[0] for part in parts]), torch.cat([part[1] for part in parts])
        return samples, [round(part[2], 2) for part in parts]

    def learn_from_heuristic(self):
        samples, scores = self.play(None, HEURISTIC_SERIES, HEURISTIC_GAMES, 1.0)
        error, weights = self.fit.run([samples], HEURISTIC_EPOCHS, *HEURISTIC_RATES)
        self.log(f"heuristic {scores}, {len(samples[1])} samples, error {error:.3f}, {digest(weights)}")

    def learn_from_generations(self):
        generations = self.arguments.generations
        window = []
        for number in range(1, generations + 1):
            done = (number - 1) / generations
            trace = TRACE if done < LATE else LATE_TRACE
            samples, scores = self.play(self.net.weights(), GENERATION_SERIES * number, GAMES, trace)
            window = [*window, samples][-WINDOW:]
            rate = RATE * RATE_FALLS_TO**done
            error, weights = self.fit.run(window, 1, rate, rate)
            self.log(f"generation {number} {scores}, error {error:.3f}, {digest(weights)}")
            if number % 10 == 0 or number < 3:
                self.log(f"  at a glance: {self.library.match(weights, MATCH_GAMES, GLANCE_SERIES)}")
                save(weights, self.arguments.out)

    def learn_from_last_games(self):
        """Fits the net to many games of itself. Returns the final weights."""
        weights = self.net.weights()
        if self.arguments.last == 0:
            return weights
        sets = []
        for number in range(self.arguments.last):
            samples, scores = self.play(weights, LAST_SERIES + GENERATION_SERIES * number, GAMES, LATE_TRACE)
            sets.append(samples)
        error, weights = self.fit.run(sets, LAST_EPOCHS, *LAST_RATES, AVERAGED)
        self.log(f"last fit {scores}, error {error:.3f}, {digest(weights)}")
        return weights


def judge(library, weights):
    print(f"at a glance: {library.match(weights, LAST_MATCH_GAMES, LAST_GLANCE_SERIES)}", flush=True)
    keeping, ahead = Style(looks_ahead=True, keeps_by_net=True), Style(looks_ahead=True)
    print(f"one turn ahead: {library.match(weights, MATCH_GAMES, AHEAD_SERIES, keeping, ahead)}", flush=True)


def main():
    arguments = parse_arguments()
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(arguments.seed)
    library = Library(arguments.deck)
    if arguments.judge:
        judge(library, library.read_weights(arguments.judge))
        return
    training = Training(library, arguments)
    training.learn_from_heuristic()
    training.learn_from_generations()
    weights = training.learn_from_last_games()
    save(weights, arguments.out)
    judge(library, weights)


main()
