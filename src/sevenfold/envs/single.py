"""One game, played action by action: what all environments share."""

from typing import Any

import numpy as np

from sevenfold import game as registry
from sevenfold.batch.slots import share
from sevenfold.decision import mask, observation
from sevenfold.errors import ActionError
from sevenfold.game.plugin import Game
from sevenfold.game.scene import Scene, heading
from sevenfold.kernel.entry import boxed
from sevenfold.kernel.records import clone
from sevenfold.kernel.steps import extend
from sevenfold.kernel.types import MOST_SEATS, State
from sevenfold.table import Table


class Single:
    """A game in progress and what the player on turn has chosen of a move so far."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game: Game = registry.find(game)
        self.options = self.game.options.resolve(options)
        self.seats = tuple(self.game.setup.seats(self.options))
        self.actions = self.game.steps.ACTIONS
        self.features = self.game.tensors.OBSERVATION + self.game.steps.TOLD
        self.chosen = 0
        self.record: State = None  # none before the deal

    @property
    def state(self) -> State:
        """The game's record."""
        if self.record is None:
            raise ActionError("nothing has been dealt yet: call reset() first; in OpenSpiel let chance choose first")
        return self.record

    def deal(self, seed: int) -> None:
        self.record = self.game.setup.blank(self.options, seed)
        self.game.rules.deal(self.state)
        self.chosen = 0

    @property
    def turn(self) -> int:
        """The seat on turn, -1 when the game is over."""
        return int(self.state["turn"])

    def mask(self) -> Any:
        """The legal actions of the player on turn."""
        return mask(self.game, self.state, self.chosen)

    def legal_actions(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.mask())]

    def observe(self, seat: int) -> Any:
        """What a seat sees; only the player on turn knows what it has chosen so far."""
        return observation(self.game, self.state, seat, self.chosen)

    def act(self, action: int) -> int | None:
        """One action; the move if it is complete now."""
        if not 0 <= action < self.actions or not self.mask()[action]:
            raise ActionError(f"action {action} is not legal now; legal are {self.legal_actions()}")
        move = int(self.game.steps.complete(self.state, self.chosen, action))
        if move < 0:
            self.chosen = extend(self.chosen, action)
            return None
        self.chosen = 0
        self.game.rules.play(self.state, move)
        return move

    def returns(self) -> list[float]:
        """What the game pays, by place among `seats`; nothing before its end."""
        if self.turn >= 0:
            return [0.0] * len(self.seats)
        scores, returns = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.float32)
        share(self.game.rules.result(self.state, scores), scores, returns)
        return [float(returns[seat]) for seat in self.seats]

    def table(self) -> Table:
        """The game as a table, for looking."""
        state = clone(self.state)
        return Table(self.game, self.options, state, clone(state))

    def scene(self) -> Scene:
        """What there is to see now."""
        return Scene(self.game, boxed(self.state), heading(self.game, self.options))
