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
    "rules_digest",
]

# Numba takes a while to import: what needs it is fetched when it is used.


def __getattr__(name: str) -> Any:
    if name == "Table":
        from sevenfold.table import Table

        return Table
    raise AttributeError(f"module 'sevenfold' has no attribute {name!r}")


if not TYPE_CHECKING:  # type checkers know each game's options and views: typed.pyi

    def new(game: str, *, seed: int | None = None, **options: Any) -> "Table":
        """A new table, dealt from `seed`, an integer from 0 to 2**53 - 1; without one, from a random seed.

        `options` are those that `games()` lists; `players` must be given. The same options and seed give the same deal
        on every machine. Raises OptionError for an unknown game or option, or a value that it cannot take.
        """
        from sevenfold.table import Table

        return Table.new(game, options, seed)


def load(position: Any) -> "Table":
    """A table that stands at this position, as `Table.position()` gives it, or its JSON text.

    Raises PositionError, which names what is wrong, for a position that the material of the game does not allow.
    """
    from sevenfold import archive

    return archive.load(position)


def replay(record: Any) -> "Table":
    """The table of this record, as `Table.record()` gives it, or its JSON text: dealt and played again, and checked.

    Raises PositionError if a move is not legal or the outcome is another one.
    """
    from sevenfold import archive

    return archive.replay(record)


def guess(view: Any, seat: int, *, seed: int | None = None) -> "Table":
    """A full table that `seat` could be sitting at, given only its view (`Table.view`).

    What is hidden is drawn uniformly, from `seed` if there is one; `guess(view, seat).view(seat) == view`. Raises
    PositionError for a view that no table gives.
    """
    from sevenfold import archive

    return archive.guess(view, seat, seed)


def games() -> dict[str, Any]:
    """Every game by its id: its title, the possible numbers of players, its options with their values and defaults."""
    from sevenfold.game import find, ids

    return {
        id: {
            "title": find(id).title,
            "players": find(id).options.declared["players"].choices(),
            "options": find(id).options.describe(),
        }
        for id in ids()
    }


def rules_digest(game: str) -> str:
    """A digest of the sources that decide how a game is played: a result should name it beside `sevenfold.__version__`.

    Results can be compared if it is the same; whatever bots think does not change it.
    """
    from sevenfold import sources
    from sevenfold.game import find

    return sources.of_rules(find(game).id)
