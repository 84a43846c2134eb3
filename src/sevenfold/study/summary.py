"""The arithmetic of a review: verdicts, turning points, and how a result is split into decisions and luck.

Plain functions of plain numbers, so that the page can do the same (docs/study.md).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from sevenfold.study.judgement import Chance

Verdict = Literal["best", "close", "mistake"]
MISTAKE = 0.05  # of a win: what a mistake costs at least, by the lower end of its interval (docs/results/reviews.md)
LAPSE = 0.2  # of a win: more no single decision counts in the split of a result (likewise)
TAKEN = 0.75  # of luck, from a fair result: how far decisions may be trusted to tell it (likewise)
COSTLIEST = 3  # decisions to try again
TURNS = 3  # turning points
TURN = 0.1  # of a win: the least change that makes one
LICHESS = (103.1668, -0.04354, -3.1669)  # accuracy of a move by the percentage points that it cost


def counted(short: float) -> float:
    return min(LAPSE, max(0.0, short))


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A decision with more than one legal move: the chance with the best one, and with the one that was played."""

    ply: int
    seat: int
    before: float
    after: float
    cost: Chance
    short: Chance  # what it fell short of a usual move (`shortfall.py`)

    @property
    def lapse(self) -> float:
        """What it fell short, as far as that counts; who did better than usual had no lapse."""
        return counted(self.short.value)

    @property
    def doubt(self) -> float:
        """Half of the interval of its lapse."""
        return (counted(self.short.high) - counted(self.short.low)) / 2

    @property
    def verdict(self) -> Verdict:
        """What does not survive more thought must not be called a mistake: so the interval decides, not the value."""
        if self.cost.value <= 0:
            return "best"
        return "mistake" if self.cost.low >= MISTAKE else "close"


@dataclass(frozen=True, slots=True)
class Split:
    """Where a seat's result comes from: initial + own + others + deal + draws = result."""

    seat: int
    initial: float  # an equal share
    own: float  # what the own decisions fell short of usual ones, 0 or less, as far as it counts
    others: float  # what the others' did, likewise, shared equally
    deal: float  # the first hand, and the seat
    draws: float  # every card that came later, to whomever
    result: float  # 1, or a share of it, for winners
    accuracy: float  # from 0 to 100
    mistakes: int
    margin: float  # half of the 95% interval of `skill`: decisions are judged by tries
    cards: float | None = None  # what all cards together, dealt and to come, were worth: see `review.open_chances`

    @property
    def skill(self) -> float:
        """By how much the own decisions were better than the others'."""
        return self.own + self.others

    @property
    def luck(self) -> float:
        """All that nobody decided."""
        return self.deal + self.draws

    @property
    def fair(self) -> float:
        """The result with most of the luck taken away: over several games it tells sooner who plays better."""
        return self.result - TAKEN * self.luck


@dataclass(frozen=True, slots=True)
class Turn:
    """A point at which a seat's chance changed a lot: by its own decision, or by luck since its last one."""

    ply: int
    seat: int
    change: float
    cause: Literal["decision", "luck"]


def split(
    seats: Sequence[int],
    choices: Sequence[ChoiceMade],
    results: Mapping[int, float],
    dealt: Sequence[float] | None = None,  # the chances with open cards before the first move
) -> list[Split]:
    """By seat. What is luck for one is bad luck for the others: over all seats luck adds up to zero."""
    found = [split_seat(seat, len(seats), choices, results[seat]) for seat in seats]
    if dealt is None:
        return found
    return [replace(one, cards=share - one.initial) for one, share in zip(found, dealt, strict=True)]


def split_seat(seat: int, players: int, choices: Sequence[ChoiceMade], result: float) -> Split:
    mine = [choice for choice in choices if choice.seat == seat]
    initial = 1 / players
    theirs, rivals = [choice for choice in choices if choice.seat != seat], max(1, players - 1)
    own = -sum(choice.lapse for choice in mine)
    others = sum(choice.lapse for choice in theirs) / rivals
    margin = math.hypot(doubt(mine), doubt(theirs) / rivals)
    deal = mine[0].before - initial if mine else 0.0
    draws = result - initial - own - others - deal
    kept = accuracy([choice.before - choice.after for choice in mine])
    mistakes = sum(choice.verdict == "mistake" for choice in mine)
    return Split(seat, initial, own, others, deal, draws, result, kept, mistakes, margin)


def doubt(choices: Sequence[ChoiceMade]) -> float:
    """Half of the interval of all lapses together."""
    return math.hypot(*(choice.doubt for choice in choices))


def decided_best(seats: Sequence[Split]) -> Split | None:
    """Whose decisions were better than all others', with 95% certainty."""
    first, *others = sorted(seats, key=lambda one: -one.skill)
    return first if others and first.skill - first.margin > max(0.0, others[0].skill) else None


def accuracy(costs: Sequence[float]) -> float:
    """The mean of lichess's accuracy of moves: 100 for the best, 80 for one that costs 5% of a win, 63 for 10%."""
    scale, rate, shift = LICHESS
    each = [min(100.0, max(0.0, scale * math.exp(rate * 100 * cost) + shift)) for cost in costs]
    return sum(each) / len(each) if each else 100.0


def costliest(choices: Sequence[ChoiceMade]) -> list[ChoiceMade]:
    """The mistakes that cost most."""
    mistakes = [choice for choice in choices if choice.verdict == "mistake"]
    return sorted(mistakes, key=lambda choice: (-choice.cost.value, choice.ply))[:COSTLIEST]


def turning_points(choices: Sequence[ChoiceMade], results: Mapping[int, float], plies: int) -> list[Turn]:
    """The largest changes of anybody's chance, in the order of the game; one for each moment."""
    found: list[Turn] = []
    for turn in sorted(changes(choices, results, plies), key=lambda turn: -abs(turn.change)):
        near = len(results)  # a change that one seat sees, the others see on their next turn
        if abs(turn.change) >= TURN and all(abs(turn.ply - other.ply) >= near for other in found):
            found.append(turn)
    return sorted(found[:TURNS], key=lambda turn: turn.ply)


def changes(choices: Sequence[ChoiceMade], results: Mapping[int, float], plies: int) -> list[Turn]:
    """Every change of a seat's chance: by its decisions, and, but for what others gave away, between them."""
    found, rivals = [], max(1, len(results) - 1)
    for seat, result in results.items():
        chance, given = None, 0.0
        for choice in choices:
            if choice.seat != seat:
                given += (choice.before - choice.after) / rivals
                continue
            if chance is not None:
                found.append(Turn(choice.ply, seat, choice.before - chance - given, "luck"))
            found.append(Turn(choice.ply, seat, choice.after - choice.before, "decision"))
            chance, given = choice.after, 0.0
        if chance is not None:
            found.append(Turn(plies, seat, result - chance - given, "luck"))
    return found
