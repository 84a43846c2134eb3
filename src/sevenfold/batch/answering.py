"""Who else plays at the tables of a batch: its own policies, bots, functions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from sevenfold.batch import checks
from sevenfold.batch.slots import SIT_OUT
from sevenfold.bots import Bot, program, timed
from sevenfold.errors import OptionError
from sevenfold.json_input import short

if TYPE_CHECKING:
    from sevenfold.batch.batch import Batch

POLICIES = ("random", "greedy")  # that play at all tables at once
Policy = Callable[[Any, Any], Any]  # observations and masks of some tables to their actions
Opponent = str | Policy | Bot


class Answering(ABC):
    """One kind of opponent."""

    def seed(self, number: int) -> None:  # noqa: B027  most bring random numbers of their own
        """What it plays from here on follows from the number."""

    @abstractmethod
    def answer(self, batch: "Batch", seats: Any) -> None:
        """Plays at each table until this seat is on turn; -1: not at this table."""


class PolicyOfBatches(Answering):
    """`random` and `greedy`, which play at all tables at once."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, batch: "Batch", seats: Any) -> None:
        batch.answer(seats, self.name)


class Stepping(Answering):
    """Whoever plays by steps of the batch."""

    def answer(self, batch: "Batch", seats: Any) -> None:
        ended = batch.done.copy()
        while (waiting := to_play(batch, seats)).size:
            for actions in self.play(batch, waiting):
                batch.step(actions)
                ended |= batch.done
        batch.done[:] = ended

    @abstractmethod
    def play(self, batch: "Batch", waiting: Any) -> Iterator[Any]:
        """An action, or those of a move, at each of the tables that wait for it."""


class Function(Stepping):
    """A function from observations and masks to actions: a network, an older self of the learner."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def play(self, batch: "Batch", waiting: Any) -> Iterator[Any]:
        actions = np.full(len(batch), SIT_OUT)
        given = np.asarray(self.policy(batch.observe()[waiting], batch.legal()[waiting]))
        actions[waiting] = checks.array(given, len(waiting), "an opponent's actions", np.integer)
        yield actions


class SeatedBot(Stepping):
    """A bot that gets views, table by table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def play(self, batch: "Batch", waiting: Any) -> Iterator[Any]:
        paths = {int(i): self.path(batch, int(i)) for i in waiting}
        for step in range(max(map(len, paths.values()))):
            actions = np.full(len(batch), SIT_OUT)
            for i, path in paths.items():
                actions[i] = path[step] if step < len(path) else SIT_OUT
            yield actions

    def path(self, batch: "Batch", i: int) -> tuple[int, ...]:
        """The actions of the move that the bot chooses at this table."""
        table = batch.table(i)
        assert table.turn is not None
        return batch.actions_of(i, self.bot.choose(table.view(table.turn), table.legal_moves))


class NamedBot(SeatedBot):
    """A bot by its name, as the arena knows it: a level, `search:400`, the file of a program."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(program.seat(name, 0, program.PATIENCE))

    def seed(self, number: int) -> None:
        if not timed.is_program(timed.parse(self.name)[0]):
            self.bot = program.seat(self.name, number)


def to_play(batch: "Batch", seats: Any) -> Any:
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
