"""What happened, ready to be put into words: the terminal and the page (web/src/narration.ts) only translate it.

A sentence is the id of a text and what it speaks of: named values, each with its type (card, tile, seat …), which
decides how it is put into words. A move is told by `move-GAME-KIND`, with its fields and those of a note of the same
kind; then each other note by `note-GAME-KIND`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sevenfold.game.kinds import Kinds
from sevenfold.game.plugin import Game

JSON = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text, and the types and values of what it speaks of."""

    id: str
    about: dict[str, tuple[str, Any]]


def tell(game: Game, fields: JSON, notes: Sequence[JSON]) -> list[Sentence]:
    """A move and what it brought."""
    kind = fields["kind"]
    about = typed(game.moves, fields)
    for note in notes:
        if note["kind"] == kind:
            about |= typed(game.notes, note)
    brought = [note for note in notes if note["kind"] != kind]
    return [
        Sentence(f"move-{game.id}-{kind}", about),
        *(Sentence(f"note-{game.id}-{note['kind']}", typed(game.notes, note)) for note in brought),
    ]


def typed(declared: Kinds, data: JSON) -> dict[str, tuple[str, Any]]:
    """The fields of a move or note with their types."""
    kind = next(kind for kind in declared.kinds if kind.name == data["kind"])
    return {field.name: (field.type, data[field.name]) for field in kind.fields if field.name in data}


def steps(game: Game, fields: JSON) -> list[Sentence]:
    """How people arrive at a move: its kind, `step-GAME-KIND`, then its fields, `step-GAME-KIND-FIELD`, one by one."""
    kind = next(kind for kind in game.moves.kinds if kind.name == fields["kind"])
    first = f"step-{game.id}-{kind.name}"
    about = [(field.name, (field.type, fields[field.name])) for field in kind.chosen]
    return [Sentence(first, {}), *(Sentence(f"{first}-{name}", {name: typed_value}) for name, typed_value in about)]
