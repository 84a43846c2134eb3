"""The story of a game, for people to read: who did what, and what came of it."""

from dataclasses import dataclass
from typing import Any

from sevenfold.archive import opening
from sevenfold.game import find
from sevenfold.narration import tell
from sevenfold.table import JOIN, Table
from sevenfold.terminal.board import board
from sevenfold.terminal.look import Look
from sevenfold.terminal.words import path, said
from sevenfold.values import Played

JSON = dict[str, Any]


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


def entry(game: str, seat: int, own: JSON, others: JSON, notes: list[JSON], look: Look) -> Entry:
    """A move as its mover and as others may read it, and what it brought."""
    first, *rest = (line for line in told(game, own, notes, look))
    return Entry(seat, first, told(game, others, notes, look)[0], tuple(rest))


def told(game: str, move: JSON, notes: list[JSON], look: Look) -> list[str]:
    """A move in words, with its notation, and what it brought."""
    found = find(game)
    words, *brought = (said(sentence, board(game), look) for sentence in tell(found, move, notes))
    return [f"{words}  {found.notation.write(found.moves.code(move))}", *brought]


def proposed(table: Table, move: JSON, notes: list[JSON], look: Look) -> list[str]:
    """A move that could be made, as people choose it, with its notation, and what it would bring.

    Its own sentence may speak of what is known only afterwards: the card that it moves, for example.
    """
    found, seat = find(table.game), table.turn
    assert seat is not None
    words = " ".join(path(found, move, board(table.game), look, table.view(seat)))
    brought = [said(sentence, board(table.game), look) for sentence in tell(found, move, notes)[1:]]
    return [f"{words}  {found.notation.write(found.moves.code(move))}", *brought]


def played(table: Table, done: Played, look: Look) -> Entry:
    """A move that has just been made at a table."""
    return entry(table.game, done.seat, done.fields, table.move_seen(table.ply - 1, None), done.notes, look)


def joined(table: Table, seat: int, look: Look) -> Entry:
    """Somebody has just sat down at a table."""
    move = table.move_seen(table.ply - 1, seat)
    return entry(table.game, seat, move, move, [], look)


def retell(table: Table, look: Look) -> list[Entry]:
    """The whole story of a table so far."""
    again = opening(find(table.game), table.record())
    entries = []
    for seat, move in zip(table.movers, table.moves, strict=True):
        if move == JOIN:
            again.join()
            entries.append(joined(again, seat, look))
        else:
            entries.append(played(again, again.play_noted(move), look))
    return entries
