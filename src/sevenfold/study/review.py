"""A finished game, or one that goes on, decision by decision: what it was worth, what was best, what luck brought."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from sevenfold import __version__
from sevenfold import game as registry
from sevenfold.archive import opening, repeat
from sevenfold.arena import identity
from sevenfold.bots import comparison
from sevenfold.bots.heuristics import register
from sevenfold.bots.search_bot import SearchThread
from sevenfold.kernel.types import MOST_SEATS
from sevenfold.study.effects import Effects, effects
from sevenfold.study.judgement import Assessment, Thought, judge
from sevenfold.study.summary import ChoiceMade, Split, Turn, costliest, split, turning_points
from sevenfold.table import JOIN, Table

JSON = dict[str, Any]
FORMAT = "sevenfold-review"
OPEN_GAMES = 100  # played from every position with open cards
DEAL_GAMES = 1000  # and from the first one


@dataclass(frozen=True)
class Decided:
    """A decision with more than one legal move, judged."""

    choice: ChoiceMade
    played: str
    legal: int
    judgement: Assessment
    does: tuple[Effects, Effects] | None  # of the best move and of the one played, where this was a mistake


@dataclass(frozen=True)
class Review:
    """All that is to be said of a game."""

    table: Table  # as it ended
    thought: Thought
    decisions: tuple[Decided, ...]
    open: tuple[tuple[float, ...], ...]  # chances by seat with open cards, before every move and at the end
    seats: tuple[Split, ...]  # empty while the game goes on
    turns: tuple[Turn, ...]
    costliest: tuple[Decided, ...]

    def as_json(self) -> JSON:
        """As docs/study.md describes it."""
        write = registry.find(self.table.game).notation.write
        return {
            FORMAT: 1,
            "version": __version__,
            "rules": identity.of_rules(self.table.game),
            "thought": self.thought.as_json(),
            "record": self.table.record(),
            "decisions": [decided_json(one, write) for one in self.decisions],
            "open": [[round(share, 3) for share in shares] for shares in self.open],
            "turns": [{**asdict(turn), "change": round(turn.change, 4)} for turn in self.turns],
            "costliest": [one.choice.ply for one in self.costliest],
            "seats": [
                {
                    name: None if value is None else round(value, 4)
                    for name, value in (asdict(one) | {"skill": one.skill, "luck": one.luck, "fair": one.fair}).items()
                }
                for one in self.seats
            ],
        }


def decided_json(one: Decided, write: Callable[[int], str]) -> JSON:
    does = one.does and {"best": one.does[0].as_json(), "played": one.does[1].as_json()}
    return {
        "ply": one.choice.ply,
        "seat": one.choice.seat,
        "played": one.played,
        "legal": one.legal,
        "before": one.judgement.best.chance.as_json(),
        "after": one.judgement.own.chance.as_json(),
        "cost": one.choice.cost.as_json(),
        "short": one.choice.short.as_json(),
        "verdict": one.choice.verdict,
        "exact": one.judgement.exact,
        "best": [{"move": write(move.code), "chance": move.chance.as_json()} for move in one.judgement.moves],
        "does": does,
    }


def review(
    table: Table,
    thought: Thought | None = None,
    report: Callable[[int], None] = lambda _ply: None,
    open_games: int = OPEN_GAMES,
) -> Review:
    """Judges every decision of the game that led to this table; `report` is told how many moves were looked at."""
    deep = thought or Thought()
    decisions, shares = [], []
    for before, played in stages(table):
        if played is not None and len(before.legal_moves) > 1:
            decisions.append(decide(before, played, deep))
        if open_games:
            shares.append(open_chances(before, deep.seed, open_games if before.ply else DEAL_GAMES))
        report(before.ply)
    choices = [one.choice for one in decisions]
    results = shared(table)
    worst = {choice.ply for choice in costliest(choices)}
    by_cost = sorted((one for one in decisions if one.choice.ply in worst), key=lambda one: -one.choice.cost.value)
    return Review(
        table,
        deep,
        tuple(decisions),
        tuple(shares),
        tuple(split(table.seats, choices, results, dealt(shares, table)) if results else ()),
        tuple(turning_points(choices, results, table.ply)),
        tuple(by_cost),
    )


def dealt(shares: Sequence[tuple[float, ...]], table: Table) -> tuple[float, ...] | None:
    """The chances with open cards at the start, if everybody was there."""
    return shares[0] if shares and len(shares[0]) == len(table.seats) else None


def stages(table: Table) -> Iterator[tuple[Table, str | None]]:
    """The table before every move with the move, and as it stands at the end; the same object throughout."""
    again = opening(registry.find(table.game), table.record())
    for number, move in enumerate(table.moves, start=1):
        yield again, None if move == JOIN else move
        repeat(again, move, number)
    yield again, None


def decide(table: Table, played: str, thought: Thought) -> Decided:
    """Judges one decision."""
    judgement, seat = judge(table, table.code(played), thought), table.turn
    assert seat is not None
    own, best = judgement.own, judgement.best
    after = own.chance.value
    choice = ChoiceMade(table.ply, seat, max(after, best.chance.value), after, own.cost, judgement.short)
    does = None
    if choice.verdict == "mistake":
        better = registry.find(table.game).notation.write(best.code)
        does = effects(table, better), effects(table, played)
    return Decided(choice, played, len(table.legal_moves), judgement, does)


def shared(table: Table) -> dict[int, float]:
    """What each seat has of the win; nothing is known while the game goes on."""
    outcome = table.outcome
    if outcome is None:
        return {}
    return {seat: (seat in outcome.winners) / max(1, len(outcome.winners)) for seat in table.seats}


def open_chances(table: Table, number: int, games: int) -> tuple[float, ...]:
    """The share of games each seat wins from here if all cards are as they are and everybody plays by the policy."""
    game = registry.find(table.game)
    register(game)
    thread, shares = SearchThread(game, table.state, number), np.zeros(MOST_SEATS)
    comparison.play_open(
        table.state, thread.scratch, thread.memory, number, games if table.turn is not None else 1, shares
    )
    return tuple(float(shares[seat]) for seat in table.seats)
