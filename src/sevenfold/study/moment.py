"""One moment of a game by itself, the same as in the review of all of it."""

from dataclasses import dataclass
from itertools import islice

from sevenfold.study.judgement import Thought
from sevenfold.study.review import DEAL_GAMES, OPEN_GAMES, Decided, decide, open_chances, stages
from sevenfold.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """All that is to be known of it."""

    ply: int
    thought: Thought
    decided: Decided | None  # None: there was no choice
    open: tuple[float, ...]  # chances with open cards, by seat


def look(table: Table, ply: int, thought: Thought) -> Moment:
    """The table before the move of this number, or at the end; the game that led to `table` is played again."""
    before, played = next(islice(stages(table), ply, None))
    decided = decide(before, played, thought) if played is not None and len(before.legal_moves) > 1 else None
    return Moment(ply, thought, decided, open_chances(before, thought.seed, OPEN_GAMES if ply else DEAL_GAMES))
