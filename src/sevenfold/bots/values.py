"""What bots say, as plain values."""

from dataclasses import dataclass
from typing import Any

from sevenfold.values import Move


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, the share of games it should win (a tie is shared), the 95% interval, and how often it was tried."""

    move: Move
    win: float
    low: float
    high: float
    tries: int

    def as_json(self) -> dict[str, Any]:
        return {"move": str(self.move), "win": self.win, "low": self.low, "high": self.high, "tries": self.tries}
