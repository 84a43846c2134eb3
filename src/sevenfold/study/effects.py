"""What a move does, as far as the mover can know: notes that come true however the hidden cards lie, a win at once, and
how often somebody else could win with the very next move."""

from dataclasses import dataclass
from typing import Any

from sevenfold import game as registry
from sevenfold.bots import comparison
from sevenfold.bots.heuristics import register
from sevenfold.bots.search_bot import SearchThread
from sevenfold.table import Table
from sevenfold.values import Move

JSON = dict[str, Any]
REDEALT = 6  # tables at which a note must come true
IMAGINED = 60  # tables at which others look for a win


@dataclass(frozen=True, slots=True)
class Effects:
    """Of one move, for who makes it."""

    notes: tuple[JSON, ...]
    wins: bool  # at once, whatever is hidden
    allows: float  # the share of tables at which somebody else can win with the next move

    def as_json(self) -> JSON:
        return {"notes": list(self.notes), "wins": self.wins, "allows": round(self.allows, 3)}


def effects(table: Table, move: str) -> Effects:
    """Of a legal move of the seat on turn."""
    notes, wins = certain_effects(table, move)
    return Effects(notes, wins, 0.0 if wins else threat(table, move))


def certain_effects(table: Table, move: str) -> tuple[tuple[JSON, ...], bool]:
    """The notes that the move has at every table that the mover cannot tell from this one; and whether it wins."""
    seat, each, wins = table.turn, [], True
    assert seat is not None
    for number in range(REDEALT):
        imagined = table.redeal(seat, number)
        each.append(imagined.play_noted(move).notes)
        wins = wins and imagined.outcome is not None and seat in imagined.outcome.winners
    return tuple(note for note in each[0] if all(note in notes for notes in each)), wins


def wins_at_once(table: Table, move: str) -> bool:
    """Whether a move wins whatever is hidden; most do not, and the first table shows it."""
    assert table.turn is not None
    for number in range(REDEALT):
        imagined = table.redeal(table.turn, number)
        imagined.play(move)
        if imagined.outcome is None or table.turn not in imagined.outcome.winners:
            return False
    return True


def winning_moves(table: Table) -> list[Move]:
    """The moves that win at once."""
    return [move for move in table.legal_moves if wins_at_once(table, move)]


def can_win(table: Table) -> bool:
    """Whether some move wins at once at one of the tables that the mover cannot tell from this one."""
    thread = thinking(table)
    scratch = twin(thread)
    scratch[0] = thread.root
    return bool(comparison.can_win(scratch, thread.memory))


def threat(table: Table, move: str, tables: int = IMAGINED) -> float:
    """At what share of imagined tables somebody else, next on turn, can win at once."""
    thread = thinking(table)
    found = comparison.count_threats(thread.root, twin(thread), table.code(move), 0, tables, thread.memory)
    return found / tables


def thinking(table: Table) -> SearchThread:
    """A search from what the seat on turn knows, and its memory."""
    game = registry.find(table.game)
    register(game)
    assert table.turn is not None
    return SearchThread(game, table.redeal(table.turn, 0).state, 0)


def twin(thread: SearchThread) -> Any:
    """Room for two tables."""
    return thread.scratch.repeat(2)
