"""Rounds of playing and learning, each kept on disk: what was stopped goes on where it was."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import torch

from sevenfold import __version__
from sevenfold.arena import identity
from sevenfold.bots.network import Network
from sevenfold.bots.networks import STORED
from sevenfold.errors import OptionError
from sevenfold.game.plugin import Game
from sevenfold.training.learner import Learner
from sevenfold.training.positions import FRESH, GREEDY_MIND, Machine, Mind, Positions, tables
from sevenfold.training.processor import Processor
from sevenfold.training.self_play import ALWAYS, PAST

KEPT = 3  # rounds whose positions are learned from
EPOCHS = 3
POOL = 4  # past selves that it goes on playing against
SOME = 1024  # games at a time on a processor
MANY = 1 << 16  # and on a GPU
RIVAL = Mind(iterations=100)  # a search without a network, which it is tried against, with as many iterations
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
    against_rival: float  # and by as many iterations as RIVAL has, or the one that it learns to beat


@dataclass(frozen=True)
class Plan:
    """How a round goes."""

    positions: int = 2_000_000
    iterations: int = 0  # of a search for each move; none: looking one move ahead
    deals: int = 500  # that it is tried on


class Training:
    """A network in the making: against itself, or the best response to a rival, who stays as it is."""

    def __init__(self, game: Game, number: int, folder: Path, device: str, rival: Mind | None = None) -> None:
        self.game, self.device, self.rival = game, device, rival
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
            if stored.get("rival") != self.rival_is:
                raise OptionError(f"{self.checkpoint} is of a training against another rival: take another folder")
            self.learner.load_state_dict(stored["learner"])
            self.round, self.dealt = stored["round"], stored["dealt"]
            self.past = {number: each.numpy() for number, each in stored["past"].items()}
        elif rival is not None and rival.is_learned:
            self.learner.take_up(rival.network)  # so it is as good as its rival from the beginning
        self.learner.to(device)

    @property
    def checkpoint(self) -> Path:
        return self.name.with_suffix(".pt")

    @property
    def rival_is(self) -> str | None:
        """What tells rivals apart."""
        if self.rival is None:
            return None
        return f"{self.rival.iterations} {sha256(self.rival.network.tobytes()).hexdigest()[:16]}"

    @property
    def player(self) -> Mind:
        knows = self.round > 0 or (self.rival is not None and self.rival.is_learned)
        return Mind(self.learner.packed()) if knows else Mind()

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
        learning = self.player._replace(iterations=plan.iterations)
        others = [Mind(each, plan.iterations) for each in self.past.values()] if self.rival is None else [self.rival]
        often = PAST if self.rival is None else ALWAYS
        parts: list[Positions] = []
        games = SOME if self.device == "cpu" else MANY
        while (done := sum(len(part.won) for part in parts)) < plan.positions:
            length = done / len(parts) / games if parts else 1.0
            wanted = min(games, max(len(self.states), int((plan.positions - done) / length)))
            parts.append(self.machine.play(self.states, self.dealt, wanted, [learning, *others], often))
            self.dealt += wanted
        return joined(parts)

    def tried(self, plan: Plan) -> tuple[float, float]:
        """The shares won on fresh deals: looking one move ahead, and searching."""
        state, network, rival = self.states[0], self.player.network, self.rival or RIVAL
        greedy = self.machine.try_out(state, FRESH, plan.deals, Mind(network), GREEDY_MIND)
        against = self.machine.try_out(state, FRESH, plan.deals, Mind(network, rival.iterations), rival)
        return round(float(greedy.mean()), 4), round(float(against.mean()), 4)

    def remember(self) -> None:
        """Of all rounds a few, spread evenly over them, so that nothing which beat it once is forgotten."""
        if self.round == 0 or self.rival is not None:
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
        stored |= {"rival": self.rival_is}
        torch.save(stored, self.checkpoint)
        self.name.with_suffix(".bin").write_bytes(self.player.network.astype(STORED).tobytes())
        with self.name.with_suffix(".jsonl").open("a") as journal:
            made_of = {"version": __version__, "rules": identity.of_rules(self.game.id), "rival": self.rival_is}
            journal.write(json.dumps({**asdict(done), **made_of}) + "\n")


def machine(game: Game, device: str) -> Machine:
    if device == "cpu":
        return Processor(game)
    from sevenfold.training.graphics import Gpu

    return Gpu(game)


def joined(parts: list[Positions]) -> Positions:
    columns = zip(*parts, strict=True)
    return Positions(*(torch.cat([torch.as_tensor(each) for each in column]) for column in columns))
