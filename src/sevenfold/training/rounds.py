"""Rounds of playing and learning, each kept on disk: what was stopped goes on where it was."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from sevenfold import __version__
from sevenfold.arena import identity
from sevenfold.bots.network import NONE, Network
from sevenfold.bots.networks import STORED
from sevenfold.game.plugin import Game
from sevenfold.machine import cores
from sevenfold.training.learner import Learner
from sevenfold.training.positions import Positions, SelfPlayer, collect, tables

KEPT = 3  # rounds whose positions are learned from
KINDS = {1: (2,), 2: (3, 4, 5)}  # networks by number, and the players of the tables that they are for


@dataclass(frozen=True)
class Round:
    """What came of one."""

    round: int
    positions: int
    played: float  # seconds
    learned: float
    loss: float
    against_greedy: float  # the share won by looking one move ahead


class Training:
    """A network in the making."""

    def __init__(self, game: Game, number: int, folder: Path, device: str) -> None:
        self.game, self.device = game, device
        self.name = folder / f"{game.id}-{number}"
        possible = game.options.declared["players"].declaration()["choices"]
        self.states = tables(game, [players for players in KINDS[number] if players in possible])
        self.learner = Learner(game.module("features").FEATURES)
        self.kept: list[Positions] = []
        self.round = 0
        if self.checkpoint.exists():
            stored: Any = torch.load(self.checkpoint, weights_only=True)
            self.learner.load_state_dict(stored["learner"])
            self.round = stored["round"]
        self.learner.to(device)

    @property
    def checkpoint(self) -> Path:
        return self.name.with_suffix(".pt")

    @property
    def network(self) -> Network:
        return self.learner.packed() if self.round > 0 else NONE

    def run(self, rounds: int, positions: int, deals: int) -> Iterator[Round]:
        """So many rounds more."""
        for _ in range(rounds):
            yield self.next(positions, deals)

    def next(self, positions: int, deals: int) -> Round:
        began = time.perf_counter()
        seed = 1 + self.round * cores()
        found = collect(self.game, self.states, self.network, seed, positions, cores())
        self.kept = [*self.kept[1 - KEPT :], found] if self.round > 1 else [found]  # the policy's games are forgotten
        played = time.perf_counter()
        loss = self.learner.learn(self.kept, self.device)
        learned = time.perf_counter()
        self.round += 1
        won = SelfPlayer(self.game, self.states[0], self.network, seed).against_greedy(deals)
        done = Round(self.round, len(found.won), round(played - began, 1), round(learned - played, 1), loss, won)
        self.save(done)
        return done

    def save(self, done: Round) -> None:
        self.name.parent.mkdir(parents=True, exist_ok=True)
        torch.save({"learner": self.learner.state_dict(), "round": self.round}, self.checkpoint)
        self.name.with_suffix(".bin").write_bytes(self.network.astype(STORED).tobytes())
        with self.name.with_suffix(".jsonl").open("a") as journal:
            made_of = {"version": __version__, "rules": identity.of_rules(self.game.id)}
            journal.write(json.dumps({**asdict(done), **made_of}) + "\n")
