"""What a game need not say, because most say the same: shape.py lists what modules offer, and what a game's package
leaves out is made here from what it declares."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np

from sevenfold.errors import InvalidMove
from sevenfold.game.kinds import Kind, Kinds, Values
from sevenfold.game.shape import Knowledge, Notation, Notes, Setup, Steps, Tensors
from sevenfold.json_input import short
from sevenfold.kernel import records
from sevenfold.kernel.generic import refusal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.steps import MOST_ACTIONS, propose
from sevenfold.kernel.types import Array, State

if TYPE_CHECKING:
    from sevenfold.game.plugin import Game

JSON = dict[str, Any]
HIDDEN = "?"


def options(game: "Game") -> JSON:
    """Players sit side by side; options are the fields of the record that have their names."""
    layout = game.layout.STATE

    def seats(options: Mapping[str, Any]) -> list[int]:
        return list(range(options["players"]))

    def blank(options: Mapping[str, Any], seed: int) -> State:
        state = records.blank(layout)
        for name, value in {"seed": seed, **options}.items():
            state[name] = value
        return state

    return {"seats": seats, "blank": blank}


def knowledge(_game: "Game") -> JSON:
    """All players play to the end, and everybody sees all of a move."""
    return {"seats": lambda state: tuple(range(int(state["players"]))), "shown": lambda move: move}


@jit
def no_notes(_before: State, _after: State, _move: int, _out: Array) -> int:
    return 0


def notes(game: "Game") -> JSON:
    """There is nothing to say about a move but the move."""
    return {"NOTES": Kinds(game.title), "notes": no_notes}


def notation(game: "Game") -> JSON:
    """The kind of a move, then its fields: `climb 7`."""
    kinds = {kind.name: kind for kind in game.moves.kinds}
    usage = " or ".join(
        " ".join((name, *(field.name.upper() for field in kind.needed))) for name, kind in kinds.items()
    )

    def parse(text: str) -> int:
        name, *values = text.split(" ")
        fields = kinds[name].needed if name in kinds else ()
        if name not in kinds or len(values) != len(fields):
            raise InvalidMove(f"{short(text)} is no move of {game.title}; write {usage}")
        read = {field.name: read_value(field.values[0], value) for field, value in zip(fields, values, strict=True)}
        return game.moves.code({"kind": name, **read})

    def write(move: int) -> str:
        kind = game.moves.kind(move)
        return " ".join((kind.name, *(str(field.value(move)) for field in kind.needed)))

    return {"parse": parse, "write": write}


def read_value(values: Values, text: str) -> Any:
    """The value that is written so, or the text itself, which is none."""
    return next((value for value in values.known if str(value) == text), text)


def steps(game: "Game") -> JSON:
    """Every move that can be said is one action; where they are too many, the game must divide them into steps."""
    table = np.array(sorted(set(every_move(game.moves))), np.int64)
    assert table.size <= MOST_ACTIONS, f"{game.title} needs a module `steps`: it has {table.size} moves"

    @jit
    def choices(state: State, _chosen: int, out: Array, first: int) -> int:
        n = 0
        if state.turn >= 0:
            for action in range(table.size):
                if refusal(state, table[action]) == 0:
                    n = propose(out, first, n, action)
        return n

    @jit
    def complete(_state: State, _chosen: int, action: int) -> int:
        return table[action]

    @jit
    def tell(_state: State, _chosen: int, _out: Array) -> None:
        """There is nothing to remember between steps."""

    return {
        "ACTIONS": int(table.size),
        "STEPS": 1,
        "TOLD": 0,
        "choices": choices,
        "complete": complete,
        "tell": tell,
        "path": lambda _state, move: (int(np.searchsorted(table, move)),),
        "label": lambda action: game.notation.write(int(table[action])),
    }


def tensors(_game: "Game") -> JSON:
    """The numbers of an observation have one name."""
    return {"FIELDS": {"observation": 0}}


def every_move(moves: Kinds) -> Iterator[int]:
    """Every move that somebody can make who sees what he does."""
    for kind in moves.kinds:
        for chosen in product(*(field_bits(kind, number) for number in range(len(kind.needed)))):
            yield kind.head | sum(chosen)


def field_bits(kind: Kind, number: int) -> list[int]:
    field = kind.needed[number]
    assert not field.several, f"{kind.name}: its {field.name} takes several values, which needs a module `steps`"
    return [bits << field.shift for value, bits in field.values[0].known.items() if value != HIDDEN]


USUAL: Mapping[str, tuple[type, Callable[["Game"], JSON]]] = {
    "options": (Setup, options),
    "knowledge": (Knowledge, knowledge),
    "notes": (Notes, notes),
    "notation": (Notation, notation),
    "steps": (Steps, steps),
    "tensors": (Tensors, tensors),
}
