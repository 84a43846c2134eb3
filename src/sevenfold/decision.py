"""A decision as learning programs meet it: an observation, a mask of legal actions, and actions that make a move."""

from collections.abc import Mapping
from contextlib import suppress
from operator import index
from typing import Any

import numpy as np

from sevenfold import archive
from sevenfold import game as registry
from sevenfold.errors import ActionError, PositionError
from sevenfold.game.plugin import Game
from sevenfold.json_input import short
from sevenfold.kernel.steps import MASK, extend
from sevenfold.kernel.types import MOST_SEATS, State
from sevenfold.table import Table
from sevenfold.values import Move


class DecisionPoint:
    """What the seat on turn has to decide, given a table or nothing but this seat's view of one.

    It leads from what bots get, a view, to what networks read, numbers, and from the actions that a network chooses to
    the move that they make. The numbers are those of batches and environments. The table itself stays as it is.

    Raises ActionError where nobody is on turn and for a view of somebody who is not, PositionError for a view that no
    table gives.
    """

    def __init__(self, of: Table | Mapping[str, Any]) -> None:
        table = of if isinstance(of, Table) else table_of(of)
        if table.turn is None:
            raise ActionError("nobody is on turn: the game is over, and there is nothing to decide")
        self._game = registry.find(table.game)
        self._state, self._seat = table.state, table.turn
        self._table = table
        self._chosen = 0
        self._move: Move | None = None

    @property
    def seat(self) -> int:
        """Who decides."""
        return self._seat

    @property
    def move(self) -> Move | None:
        """The move that was chosen; None as long as actions are missing."""
        return self._move

    @property
    def observation(self) -> Any:
        """What the seat sees, and what it has chosen of a move so far, (features,) int8."""
        return observation(self._game, self._state, self._seat, self._chosen)

    @property
    def mask(self) -> Any:
        """Which actions can come next, (actions,) bool; none once the move is complete."""
        if self._move is not None:
            return np.zeros(self._game.steps.ACTIONS, np.bool_)
        return mask(self._game, self._state, self._chosen).view(np.bool_)

    def take(self, action: int) -> Move | None:
        """Takes one action; returns the move if it is complete now. Raises ActionError for one that is not legal."""
        action = integer(action)
        if self._move is not None:
            raise ActionError(f"the move is complete: {self._move}")
        if not 0 <= action < self._game.steps.ACTIONS or not self.mask[action]:
            raise ActionError(f"action {action} is not legal now; legal are {np.flatnonzero(self.mask).tolist()}")
        code = int(self._game.steps.complete(self._state, self._chosen, action))
        self._chosen = extend(self._chosen, action)
        self._move = Move(self._game.notation.write(code)) if code >= 0 else None
        return self._move

    def actions_of(self, move: str) -> tuple[int, ...]:
        """The actions that make this move, given in notation; ActionError if it is not legal."""
        if move not in self._table.legal_moves:
            raise ActionError(f"{move!r} is no legal move")
        return self._game.steps.path(self._state, self._game.notation.parse(move))


def integer(action: Any) -> int:
    """An action as a plain integer, whosever integer it is; ActionError for anything else."""
    try:
        return index(action)
    except TypeError:
        raise ActionError(f"an action is an integer, not {short(action)}") from None


def table_of(view: Mapping[str, Any]) -> Table:
    """Some table that gives this view: whatever lies hidden at it, the seat on turn sees and may do the same."""
    if view.get("turn") is None:
        raise ActionError("nobody is on turn in this view: the game is over, and there is nothing to decide")
    try:
        return archive.guess(view, view["turn"], seed=0)
    except PositionError:
        if (who := owner(view)) is not None:
            raise ActionError(f"this is what {who} sees, but seat {view['turn']} is on turn, and it decides") from None
        raise


def owner(view: Mapping[str, Any]) -> str | None:
    """Whose view this is, if not that of the seat on turn."""
    for seat in range(MOST_SEATS):
        with suppress(ValueError):  # also of a seat that has no player
            archive.guess(view, seat, seed=0)
            return f"seat {seat}"
    with suppress(ValueError):
        found = dict(view)
        if found == archive.load(registry.find(view["game"]).position.guess(found), seed=0).view(None):
            return "a spectator"
    return None


def observation(game: Game, state: State, seat: int, chosen: int) -> Any:
    """What a seat sees; only the player on turn knows what it has chosen so far."""
    numbers = game.tensors.OBSERVATION
    out: Any = np.zeros(numbers + game.steps.TOLD, np.int8)
    game.tensors.observe(state, seat, out[:numbers])
    if seat == state["turn"]:
        game.steps.tell(state, chosen, out[numbers:])
    return out


def mask(game: Game, state: State, chosen: int) -> Any:
    """The legal actions of the player on turn, int8."""
    out: Any = np.zeros(game.steps.ACTIONS, np.int8)
    game.steps.choices(state, chosen, out, MASK)
    return out
