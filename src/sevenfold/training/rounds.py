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
from sevenfold.bots.network import Network
from sevenfold.bots.networks import STORED
from sevenfold.game.plugin import Game
from sevenfold.training.learner import Learner
from sevenfold.training.positions import FRESH, GREEDY_MIND, Machine, Mind, Positions, tables
from sevenfold.training.processor import Processor

KEPT = 3  # rounds whose positions are learned from
EPOCHS = 3
POOL = 4  # past selves that it goes on playing against
SOME = 1024  # games at a time on a processor
MANY = 1 << 16  # and on a GPU
RIVAL = 100  # iterations of a search without a network, which it is tried against
KINDS = {1: (2,), 2: (3, 4, 5)}  # networks by number, and the players of the tables that they are for


@dataclass(frozen=True)
class Round:
    """What came of one."""

    round: int
    positions: int
    played: float  # seconds
    learned: float
    loss: float
    against_greedy: float  # the share won against those who look one move ahead
    against_search: float  # and by as many iterations as a search without a network has


@dataclass(frozen=True)
class Plan:
    """How a round goes."""

    positions: int = 2_000_000
    iterations: int = 0  # of a search for each move; none: looking one move ahead
    deals: int = 500  # that it is tried on


class Training:
    """A network in the making."""

    def __init__(self, game: Game, number: int, folder: Path, device: str) -> None:
        self.game, self.device = game, device
        self.name = folder / f"{game.id}-{number}"
        possible = game.options.declared["players"].declaration()["choices"]
        self.states = tables(game, [players for players in KINDS[number] if players in possible])
        self.machine = machine(game, device)
        self.learner = Learner(game.module("features").FEATURES)
        self.kept: list[Positions] = []
        self.past: dict[int, Network] = {}  # by round
        self.round, self.dealt = 0, 1
        if self.checkpoint.exists():
            stored: Any = torch.load(self.checkpoint, weights_only=True)
            self.learner.load_state_dict(stored["learner"])
            self.round, self.dealt = stored["round"], stored["dealt"]
            self.past = {number: each.numpy() for number, each in stored["past"].items()}
        self.learner.to(device)

    @property
    def checkpoint(self) -> Path:
        return self.name.with_suffix(".pt")

    @property
    def player(self) -> Mind:
        return Mind(self.learner.packed()) if self.round > 0 else Mind()

    def run(self, rounds: int, plan: Plan) -> Iterator[Round]:
        """So many rounds more."""
        for _ in range(rounds):
            yield self.next(plan)

    def next(self, plan: Plan) -> Round:
        began = time.perf_counter()
        found = self.collect(plan)
        self.kept = [*self.kept[1 - KEPT :], found] if self.round > 1 else [found]  # the policy's games are forgotten
        played = time.perf_counter()
        loss = self.learner.learn(self.kept, self.device, EPOCHS)
        learned = time.perf_counter()
        self.remember()
        self.round += 1
        times = (round(played - began, 1), round(learned - played, 1))
        done = Round(self.round, len(found.won), *times, loss, *self.tried(plan))
        self.save(done)
        return done

    def collect(self, plan: Plan) -> Positions:
        """About so many positions, of all kinds of tables in turn."""
        minds = [
            self.player._replace(iterations=plan.iterations),
            *(Mind(each, plan.iterations) for each in self.past.values()),
        ]
        parts: list[Positions] = []
        games = SOME if self.device == "cpu" else MANY
        while (done := sum(len(part.won) for part in parts)) < plan.positions:
            length = done / len(parts) / games if parts else 1.0
            wanted = min(games, max(len(self.states), int((plan.positions - done) / length)))
            parts.append(self.machine.play(self.states, self.dealt, wanted, minds if self.round > 0 else minds[:1]))
            self.dealt += wanted
        return joined(parts)

    def tried(self, plan: Plan) -> tuple[float, float]:
        """The shares won on fresh deals: looking one move ahead, and searching."""
        state, network = self.states[0], self.player.network
        greedy = self.machine.try_out(state, FRESH, plan.deals, Mind(network), GREEDY_MIND)
        search = self.machine.try_out(state, FRESH, plan.deals, Mind(network, RIVAL), Mind(iterations=RIVAL))
        return round(float(greedy.mean()), 4), round(float(search.mean()), 4)

    def remember(self) -> None:
        """Of all rounds a few, spread evenly over them, so that nothing which beat it once is forgotten."""
        if self.round == 0:
            return
        self.past[self.round] = self.player.network
        apart = 1
        while self.round // apart > POOL:
            apart *= 2
        self.past = {number: network for number, network in self.past.items() if number % apart == 0}

    def save(self, done: Round) -> None:
        self.name.parent.mkdir(parents=True, exist_ok=True)
        past = {number: torch.from_numpy(each) for number, each in self.past.items()}
        stored = {"learner": self.learner.state_dict(), "round": self.round, "dealt": self.dealt, "past": past}
        torch.save(stored, self.checkpoint)
        self.name.with_suffix(".bin").write_bytes(self.player.network.astype(STORED).tobytes())
        with self.name.with_suffix(".jsonl").open("a") as journal:
            made_of = {"version": __version__, "rules": identity.of_rules(self.game.id)}
            journal.write(json.dumps({**asdict(done), **made_of}) + "\n")


def machine(game: Game, device: str) -> Machine:
    if device == "cpu":
        return Processor(game)
    from sevenfold.training.graphics import Gpu

    return Gpu(game)


def joined(parts: list[Positions]) -> Positions:
    columns = zip(*parts, strict=True)
    return Positions(*(torch.cat([torch.as_tensor(each) for each in column]) for column in columns))
