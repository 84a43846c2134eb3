"""The story of a game, for people to read: who did what, and what came of it."""

from dataclasses import dataclass
from typing import Any

from sevenfold.archive import opening, repeat
from sevenfold.cli import boards
from sevenfold.cli.look import Look
from sevenfold.game import find
from sevenfold.table import JOIN, Table

HIDDEN = {"under ?": {"kind": "under", "card": "?"}}  # no notation of a move, but what others see of it (DR-STUCK)


@dataclass(frozen=True)
class Entry:
    """One move. The mover may read more than others."""

    seat: int
    own: str
    others: str
    notes: tuple[str, ...]

    def lines(self, reader: int | None, look: Look) -> list[str]:
        told = self.own if reader == self.seat else self.others
        return [look("cli-played", player=look.who(self.seat), words=told), *(f"    {note}" for note in self.notes)]


def tell(id: str, seat: int, move: str, before: dict[str, Any], after: dict[str, Any], look: Look) -> Entry:
    """An entry made of what everybody could see before and after a move."""
    if move == JOIN:
        joined = look("move-join")
        return Entry(seat, joined, joined, ())
    board, game = boards.find(id), find(id)
    parts = HIDDEN[move] if move in HIDDEN else game.notation.parts(game.notation.parse(move))
    own = board.words(parts, before, look)
    shown = move if move in HIDDEN else game.move_seen(move, seat, None, over=False)
    others = own if shown == move else board.words(HIDDEN[shown], before, look)
    return Entry(seat, own, others, tuple(board.notes(before, after, seat, look)))


def retell(table: Table, look: Look) -> list[Entry]:
    """The whole story of a table so far."""
    again = opening(find(table.game), table.record())
    entries = []
    for number, (seat, move) in enumerate(zip(table.movers, table.moves, strict=True), start=1):
        before = again.view(None)
        repeat(again, move, number)
        entries.append(tell(table.game, seat, move, before, again.view(None), look))
    return entries
