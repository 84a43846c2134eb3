"""What bots say, as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sevenfold.errors import ActionError
from sevenfold.values import Move


def choosable(legal_moves: Sequence[Move]) -> Sequence[Move]:
    """The moves, if there are any; without them a bot cannot choose."""
    if not legal_moves:
        raise ActionError("there is no legal move to choose from: a bot can choose only while somebody is on turn")
    return legal_moves


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, the share of games it should win (a tie is shared), the 95% interval, and how often it was tried."""

    move: Move
    win: float  # from 0 to 1
    low: float  # ends of the 95% interval
    high: float
    tries: int  # 0: calculated exactly

    def as_json(self) -> dict[str, Any]:
        """As the server gives it."""
        return {"move": str(self.move), "win": self.win, "low": self.low, "high": self.high, "tries": self.tries}
