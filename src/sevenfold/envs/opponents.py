"""Who plays against a learner: one opponent, or a pool of them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sevenfold.batch import Batch
from sevenfold.batch.answering import NamedBot, Opponent, find
from sevenfold.batch.slots import SIT_OUT
from sevenfold.errors import OptionError
from sevenfold.game.options import SEED_LIMIT


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
