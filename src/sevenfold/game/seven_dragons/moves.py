"""The parts of a move of Seven Dragons: what, how, where from (or a number), which card as it lies, where to."""

from sevenfold.game.seven_dragons.cards import MOVE_CARD, ZAP_CARD
from sevenfold.game.seven_dragons.state import CENTRE
from sevenfold.kernel.jit import jit


@jit
def action(what: int, how: int, number: int) -> int:
    """An action with a seat, a direction or nothing to choose; also a pass."""
    return what << 48 | how << 40 | number << 32


@jit
def zap(how: int, x: int, y: int) -> int:
    """Zap a Card: from where."""
    return ZAP_CARD << 48 | how << 40 | (x + CENTRE) << 32 | (y + CENTRE) << 24


@jit
def placement(lies: int, x: int, y: int) -> int:
    """A dragon card from the hand: as it lies, and where."""
    return lies << 16 | (x + CENTRE) << 8 | (y + CENTRE)


@jit
def shift(how: int, x: int, y: int, put: int) -> int:
    """Move a Card: from where, then a placement."""
    return MOVE_CARD << 48 | how << 40 | (x + CENTRE) << 32 | (y + CENTRE) << 24 | put


@jit
def what(move: int) -> int:
    return move >> 48


@jit
def how(move: int) -> int:
    return move >> 40 & 255


@jit
def number(move: int) -> int:
    """A seat or a direction."""
    return move >> 32 & 255


@jit
def from_x(move: int) -> int:
    return (move >> 32 & 255) - CENTRE


@jit
def from_y(move: int) -> int:
    return (move >> 24 & 255) - CENTRE


@jit
def lies(move: int) -> int:
    return move >> 16 & 255


@jit
def to_x(move: int) -> int:
    return (move >> 8 & 255) - CENTRE


@jit
def to_y(move: int) -> int:
    return (move & 255) - CENTRE
