"""What every game's rules offer, under one name for all games.

Compiled code that is written once for all games (playouts, search, batches) calls these functions; Numba resolves
the call by the type of the record, statically. Interpreted, the record's dtype finds the game.
"""

from typing import Any

import numba
import numpy as np
from numba.extending import overload

from sevenfold.kernel.types import Array, Record, State

RULES: dict[Any, dict[str, Any]] = {}  # by NumPy dtype and by Numba type: function name -> function


def deal(state: State) -> None:
    """Sets up the game that the record's options and seed describe."""
    RULES[state.dtype]["deal"](state)


def legal(state: State, out: Array, first: int) -> int:
    """Writes the legal moves numbered `first` and on, as far as `out` reaches; returns how many there are in all."""
    return int(RULES[state.dtype]["legal"](state, out, first))


def play(state: State, move: int) -> None:
    """Plays a legal move and brings the game to the next decision or to its end."""
    RULES[state.dtype]["play"](state, move)


def refusal(state: State, move: int) -> int:
    """0 if the move is legal, otherwise the number of the reason."""
    return int(RULES[state.dtype]["refusal"](state, move))


def redeal(state: State, seat: int, random: Array) -> None:
    """Replaces what `seat` does not know by something else it might be, uniformly."""
    RULES[state.dtype]["redeal"](state, seat, random)


def see(state: State, seat: int, view: Record) -> None:
    """Fills in what a seat, or SPECTATOR, or EVERYTHING, may know."""
    RULES[state.dtype]["see"](state, seat, view)


def notes(before: State, after: State, move: int, out: Array) -> int:
    """Writes what a move brought; returns how many notes there are."""
    return int(RULES[before.dtype]["notes"](before, after, move, out))


def result(state: State, scores: Array) -> int:
    """Fills in the scores by seat; returns the winners as bits."""
    return int(RULES[state.dtype]["result"](state, scores))


def choices(state: State, chosen: int, out: Array, first: int) -> int:
    """The actions that can come next, given what was chosen of the move so far; `out` is a window or a mask."""
    return int(RULES[state.dtype]["choices"](state, chosen, out, first))


def complete(state: State, chosen: int, action: int) -> int:
    """The move that an action makes together with what was chosen before, or INCOMPLETE."""
    return int(RULES[state.dtype]["complete"](state, chosen, action))


def tell(state: State, chosen: int, out: Array) -> None:
    """Writes what the player on turn has chosen of the move so far; `out` is all 0 before."""
    RULES[state.dtype]["tell"](state, chosen, out)


def observe(state: State, seat: int, out: Array) -> None:
    """Writes what a seat sees: all that its view tells, as numbers; `out` is all 0 before."""
    RULES[state.dtype]["observe"](state, seat, out)


def register(dtype: np.dtype[Any], *modules: object) -> None:
    """Makes a game's rules known: the functions named above, from the modules that define them."""
    found = {
        function: getattr(module, function) for function in STUBS for module in modules if hasattr(module, function)
    }
    RULES[dtype] = found
    RULES[numba.from_dtype(dtype)] = found


def resolve(stub: Any) -> None:
    @overload(stub, strict=False)
    def _(state: Any, *_arguments: Any) -> Any:
        rules = RULES.get(state)
        return rules and rules[stub.__name__].py_func


STUBS = {
    stub.__name__: stub
    for stub in (deal, legal, play, refusal, redeal, see, notes, result, choices, complete, tell, observe)
}
for _stub in STUBS.values():
    resolve(_stub)
