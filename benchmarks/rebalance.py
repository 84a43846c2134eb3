"""What happens to tables when machines die, come back or are added: a simulation over a recorded load.

python benchmarks/rebalance.py [--people 1000000] [--machines 20] [--seed 1]

The load are the games of tests/data/corpus.jsonl.gz, each with its players and moves, begun at random so that so
many people play at any time. Tables belong to machines by rendezvous hashing of the first four letters of their id, as
between the workers of a server; beside it, what a table of hash modulo machines would do. A machine that gets a table
reads it from the database and replays it. Prints Markdown.
"""

import argparse
import gzip
import json
from pathlib import Path
from typing import NamedTuple

import numpy as np

CORPUS = Path(__file__).parent.parent / "tests" / "data" / "corpus.jsonl.gz"
FAMILIES = 31**4  # four letters out of 31
THINKING = 10.0  # seconds that a person takes for a move
REPLAY = 0.02e-3  # seconds an event, when a table is opened again (benchmarks/storage.py)
FETCH = 1.0e-3  # seconds of the database's and our time to read a log
CONNECT = 1.5e-3  # seconds of our time for a connection (docs/results/server.md: 656 a second on one core)
MOVE = 0.21e-3  # seconds of our time for a move
CORES = 16  # of a machine
BACK_WITHIN = 2.0  # seconds in which pages connect again: a second's pause, and some chance


class Load(NamedTuple):
    """Tables that are being played at: their family, people and moves so far."""

    families: np.ndarray
    people: np.ndarray
    moves: np.ndarray

    def of(self, tables: np.ndarray) -> tuple[int, int, int]:
        """How many tables these are, with how many people and moves."""
        return int(tables.sum()), int(self.people[tables].sum()), int(self.moves[tables].sum())


def recorded(people: int, random: np.random.Generator) -> Load:
    """Recorded games, drawn by how long they last, each somewhere in its middle."""
    with gzip.open(CORPUS, "rt") as file:
        lines = [json.loads(line) for line in file]
    players = np.array([line["options"]["players"] for line in lines])
    lengths = np.array([len(line["moves"]) for line in lines])
    some = players > 1
    players, lengths = players[some], lengths[some]
    tables = int(people / (players * lengths).sum() * lengths.sum())
    drawn = random.choice(len(players), tables, p=lengths / lengths.sum())
    moves = (random.random(tables) * lengths[drawn]).astype(int)
    return Load(random.integers(0, FAMILIES, tables), players[drawn], moves)


def mixed(numbers: np.ndarray) -> np.ndarray:
    """A hash of 64 bits (SplitMix64)."""
    mixed = (numbers + np.uint64(0x9E3779B97F4A7C15)).astype(np.uint64)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


def rendezvous(load: Load, machines: list[int]) -> np.ndarray:
    """The machine of each table: the one whose hash together with the family is highest."""
    families = load.families.astype(np.uint64)
    best, owner = np.zeros(len(families), np.uint64), np.full(len(families), -1)
    for machine in machines:
        score = mixed(families ^ mixed(np.array([machine], np.uint64)))
        higher = score > best
        best[higher], owner[higher] = score[higher], machine
    return owner


def modulo(load: Load, machines: list[int]) -> np.ndarray:
    return np.array(machines)[mixed(load.families.astype(np.uint64)) % np.uint64(len(machines))]


def work(tables: int, people: int, moves: int) -> float:
    """Core seconds to take tables over: read, replay, and connect their people."""
    return tables * FETCH + moves * REPLAY + people * CONNECT


def story(name: str, load: Load, before: list[int], after: list[int]) -> str:
    """One line: what a change of machines costs."""
    owned, owner = rendezvous(load, before), rendezvous(load, after)
    moved = owned != owner
    tables, people, moves = load.of(moved)
    most = max(work(*load.of(moved & (owner == machine))) for machine in after)
    naive = (modulo(load, before) != modulo(load, after)).mean()
    shares = np.bincount(np.searchsorted(after, owner), weights=load.people) / load.people.sum() * len(after)
    return (
        f"| {name} | {moved.mean():.2%} | {naive:.0%} | {tables:,} | {people:,} | {people / BACK_WITHIN:,.0f} "
        f"| {work(tables, people, moves):,.0f} | {most:.1f} | {most / CORES:.2f} | {shares.max():.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--machines", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    load = recorded(options.people, np.random.default_rng(options.seed))
    machines = list(range(options.machines))
    tables, people, _ = load.of(np.ones(len(load.families), bool))
    rate = tables / THINKING
    print(
        f"{people:,} people at {tables:,} tables; a move every {THINKING:.0f} s at each, {rate:,.0f} moves a second, "
    )
    print(f"{rate * MOVE:.0f} cores for them. {options.machines} machines of {CORES} cores.\n")
    print(
        "| what happens | tables that move | by modulo | tables | people | connections a second | core seconds "
        "| of the busiest machine | seconds with all its cores | its share of people, 1 is even |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    third = options.machines // 3
    changes = {
        "one machine dies": machines[1:],
        "two die at once": machines[2:],
        "a third die at once": machines[third:],
        "one is added": [*machines, options.machines],
        "twice as many": [*machines, *range(options.machines, 2 * options.machines)],
    }
    for name, after in changes.items():
        print(story(name, load, machines, after))
    print(story("one comes back", load, machines[1:], machines))


if __name__ == "__main__":
    main()
