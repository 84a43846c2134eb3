"""Who plays against a learner: policies of batches, bots, functions, or a pool of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from sevenfold.batch import Batch
from sevenfold.batch.batch import POLICIES
from sevenfold.batch.slots import SIT_OUT
from sevenfold.bots import Bot, program
from sevenfold.errors import OptionError
from sevenfold.game.options import SEED_LIMIT
from sevenfold.json_input import short

Policy = Callable[[Any, Any], Any]  # observations and masks of some tables to their actions
Opponent = str | Policy | Bot


class Answering(ABC):
    """One kind of opponent."""

    def seed(self, number: int) -> None:  # noqa: B027  most bring random numbers of their own
        """What it plays from here on follows from the number."""

    @abstractmethod
    def answer(self, batch: Batch, seats: Any) -> None:
        """Plays at each table until this seat is on turn; -1: not at this table."""


class PolicyOfBatches(Answering):
    """`random` and `greedy`, which play at all tables at once."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, batch: Batch, seats: Any) -> None:
        batch.answer(seats, self.name)


class Function(Answering):
    """A function from observations and masks to actions: a network, an older self of the learner."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def answer(self, batch: Batch, seats: Any) -> None:
        while (waiting := to_play(batch, seats)).size:
            actions = np.full(len(batch), SIT_OUT)
            actions[waiting] = self.policy(batch.observe()[waiting], batch.legal()[waiting])
            batch.step(actions)


class SeatedBot(Answering):
    """A bot that gets views, table by table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, batch: Batch, seats: Any) -> None:
        while (waiting := to_play(batch, seats)).size:
            paths = {int(i): self.path(batch, int(i)) for i in waiting}
            for step in range(max(map(len, paths.values()))):
                actions = np.full(len(batch), SIT_OUT)
                for i, path in paths.items():
                    actions[i] = path[step] if step < len(path) else SIT_OUT
                batch.step(actions)

    def path(self, batch: Batch, i: int) -> tuple[int, ...]:
        """The actions of the move that the bot chooses at this table."""
        table = batch.table(i)
        assert table.turn is not None
        return batch.actions_of(i, self.bot.choose(table.view(table.turn), table.legal_moves))


class NamedBot(SeatedBot):
    """A bot by its name, as the arena knows it: a level, `search:400`, the file of a program."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(program.seat(name, 0))

    def seed(self, number: int) -> None:
        if not isinstance(self.bot, program.ProgramBot):
            self.bot = program.seat(self.name, number)


def to_play(batch: Batch, seats: Any) -> Any:
    """The tables at which others are on turn, where a seat is given."""
    return np.flatnonzero((seats >= 0) & (batch.turn >= 0) & (batch.turn != seats))


def find(one: Opponent) -> Answering:
    if isinstance(one, str):
        return PolicyOfBatches(one) if one in POLICIES else NamedBot(one)
    if hasattr(one, "choose"):
        return SeatedBot(one)
    if callable(one):
        return Function(one)
    raise OptionError(
        f"an opponent is the name of a bot, a bot, or a function of observations and masks, not {short(one)}"
    )


class OpponentPool:
    """One opponent, or several, out of which each game gets one at random; it sits at all seats but the learner's."""

    def __init__(self, opponents: Opponent | Sequence[Opponent], tables: int) -> None:
        given: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents]
        if not given:
            raise OptionError("opponents must name one at least")
        self.members = [find(one) for one in given]
        self.playing = np.zeros(tables, np.int64)  # which of them, by table

    def seed(self, random: np.random.Generator) -> None:
        """What all of them do from here on follows from these random numbers."""
        if any(isinstance(member, NamedBot) for member in self.members):
            for member in self.members:
                member.seed(int(random.integers(SEED_LIMIT)))

    def begin(self, which: Any, random: np.random.Generator) -> None:
        """New games at these tables."""
        if len(self.members) > 1:
            self.playing[which] = random.integers(len(self.members), size=int(which.sum()))

    def answer(self, batch: Batch, seats: Any) -> None:
        """Plays until at each table this seat is on turn, or the game is over."""
        for number, member in enumerate(self.members):
            member.answer(batch, np.where(self.playing == number, seats, SIT_OUT))
