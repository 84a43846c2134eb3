"""Sevenfold: Seven Dragons, Double Seven and Dragon, with exact rules.

>>> import sevenfold
>>> table = sevenfold.new("dragon", players=3, seed=7)
>>> move = table.play(table.legal_moves[0])
"""

from typing import TYPE_CHECKING, Any

from sevenfold.errors import IllegalMove, InvalidMove, OptionError, PositionError, SevenfoldError
from sevenfold.values import Move, Outcome

if TYPE_CHECKING:
    from sevenfold.table import Table
    from sevenfold.typed import new

__version__ = "0.1.0"
__all__ = [
    "IllegalMove",
    "InvalidMove",
    "Move",
    "OptionError",
    "Outcome",
    "PositionError",
    "SevenfoldError",
    "Table",
    "games",
    "guess",
    "load",
    "new",
    "replay",
]

# Numba takes a while to import: what needs it is fetched when it is used.


def __getattr__(name: str) -> Any:
    if name == "Table":
        from sevenfold.table import Table

        return Table
    raise AttributeError(f"module 'sevenfold' has no attribute {name!r}")


if not TYPE_CHECKING:  # type checkers know each game's options and views: typed.pyi

    def new(game: str, *, seed: int | None = None, **options: Any) -> "Table":
        """A fresh game. Without a seed, one is drawn from the system."""
        from sevenfold.table import Table

        return Table.new(game, options, seed)


def load(position: Any) -> "Table":
    """A game that stands at this position (as `Table.position()` gives it, or its JSON text)."""
    from sevenfold import archive

    return archive.load(position)


def replay(record: Any) -> "Table":
    """The game of this record (as `Table.record()` gives it, or its JSON text), played again and checked."""
    from sevenfold import archive

    return archive.replay(record)


def guess(view: Any, seat: int, *, seed: int | None = None) -> "Table":
    """A full table that `seat` could be sitting at, given only its view: what is hidden is drawn uniformly."""
    from sevenfold import archive

    return archive.guess(view, seat, seed)


def games() -> dict[str, Any]:
    """Every game: id -> title, players, options with their choices and defaults."""
    from sevenfold.game import find, ids

    return {
        id: {
            "title": find(id).title,
            "players": find(id).options.declared["players"].choices(),
            "options": find(id).options.describe(),
        }
        for id in ids()
    }
