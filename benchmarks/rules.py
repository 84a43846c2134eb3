"""Moves per second of our rules beside OpenSpiel's and RLCard's games of hidden information, on one core, in one run.

    python -m venv .bench && .bench/bin/pip install -r requirements-bench.lock && .bench/bin/pip install --no-deps -e .
    .bench/bin/python benchmarks/rules.py [--seconds 3] [--markdown FILE]

Everybody plays uniformly random legal moves; what counts is decisions of players, not chance. OpenSpiel is measured
twice: in its own C++ loop (`evaluate_bots` with its uniform random bots) and through its Python interface. We are, too:
in the compiled kernel, and through `Table`.
"""

import argparse
import platform
import random
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import numpy as np

import sevenfold
from sevenfold.speed import moves_per_second

OURS = ["dragon", "double-seven", "seven-dragons"]
OPEN_SPIEL = ["gin_rummy", "hearts", "dou_dizhu", "hanabi"]
RLCARD = ["gin-rummy", "doudizhu", "uno", "mahjong"]


def timed(play_game: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of a function that plays one game and says how many there were."""
    play_game(0)
    decisions, number, started = 0, 0, time.perf_counter()
    while (took := time.perf_counter() - started) < seconds:
        number += 1
        decisions += play_game(number)
    return decisions / took


def table_game(game: str) -> Callable[[int], int]:
    """Random play through our Python interface."""

    def play(seed: int) -> int:
        table, choice = sevenfold.new(game, players=3, seed=seed), random.Random(seed)
        while table.turn is not None:
            moves = table.legal_moves
            table.play(moves[choice.randrange(len(moves))])
        return len(table.moves)

    return play


def open_spiel_python(name: str) -> Callable[[int], int]:
    """Random play through OpenSpiel's Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        state, choice, decisions = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice.choices(outcomes, chances)[0])
            else:
                state.apply_action(choice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def open_spiel_compiled(name: str, seconds: float) -> float:
    """Random play in OpenSpiel's C++ loop; its games are as long as those of the Python loop on average."""
    import pyspiel

    play = open_spiel_python(name)
    length = float(np.mean([play(seed) for seed in range(100)]))
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def evaluate(seed: int) -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 1

    return timed(evaluate, seconds) * length


def rlcard_game(name: str) -> Callable[[int], int]:
    """Random play in RLCard, which is written in Python."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        choice, decisions = random.Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def measure(seconds: float) -> Iterator[tuple[str, str, float]]:
    """Who, what, decisions per second."""
    for game in OURS:
        yield "Sevenfold, compiled", game, moves_per_second(game, seconds)
    for name in OPEN_SPIEL:
        yield "OpenSpiel, C++ loop", name, open_spiel_compiled(name, seconds)
    for game in OURS:
        yield "Sevenfold, Python", game, timed(table_game(game), seconds)
    for name in OPEN_SPIEL:
        yield "OpenSpiel, Python", name, timed(open_spiel_python(name), seconds)
    for name in RLCARD:
        yield "RLCard, Python", name, timed(rlcard_game(name), seconds)


def machine() -> str:
    """What this was measured on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        cpu = names[0] if names else cpu
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel", "rlcard"))
    return f"{cpu}, one core; Python {platform.python_version()}, sevenfold {sevenfold.__version__}, {packages}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3.0, help="how long to measure each game")
    arguments.add_argument("--markdown", type=Path, help="write the table to this file, too")
    given = arguments.parse_args()
    lines = [machine(), "", "| engine | game | moves/s | dragon is | double-seven is | seven-dragons is |"]
    lines.append("|---|---|---:|---:|---:|---:|")
    own: dict[str, float] = {}
    print("\n".join(lines))
    for engine, game, rate in measure(given.seconds):
        if engine == "Sevenfold, compiled":
            own[game] = rate
        ratios = " | ".join(f"{own[name] / rate:,.1f}×" if name in own else "" for name in OURS)
        lines.append(f"| {engine} | {game} | {rate:,.0f} | {ratios} |")
        print(lines[-1], flush=True)
    if given.markdown:
        given.markdown.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
