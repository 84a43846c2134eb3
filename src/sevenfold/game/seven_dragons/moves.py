"""The moves of Seven Dragons: what, how, where from (or a number), which card as it lies, where to; a byte each."""

from sevenfold.game.kinds import BYTE, Field, Kind, Kinds, names, numbers
from sevenfold.game.seven_dragons.cards import (
    ACTIONS,
    CARDS,
    COLOURS,
    DRAGONS,
    FACES,
    MOVE_CARD,
    ROTATE_GOALS,
    TRADE_GOALS,
    TRADE_HANDS,
    ZAP_CARD,
)
from sevenfold.game.seven_dragons.state import CENTRE, COLOUR_ONLY, JOIN, NOWHERE, PASS, PLACE, SEATS
from sevenfold.kernel.jit import jit

DIRECTIONS = ("left", "right")
MODES = ("both", "under")  # PLAIN, SLIP_UNDER


@jit
def action(what: int, mode: int, number: int) -> int:
    """An action with a seat, a direction or nothing to choose; also a pass."""
    return what << 48 | mode << 40 | number << 32


@jit
def zap(mode: int, x: int, y: int) -> int:
    """Zap a Card: from where."""
    return ZAP_CARD << 48 | mode << 40 | (x + CENTRE) << 32 | (y + CENTRE) << 24


@jit
def placement(face: int, x: int, y: int) -> int:
    """A dragon card from the hand: as it lies, and where."""
    return face << 16 | (x + CENTRE) << 8 | (y + CENTRE)


@jit
def shift(mode: int, x: int, y: int, put: int) -> int:
    """Move a Card: from where, then a placement."""
    return MOVE_CARD << 48 | mode << 40 | (x + CENTRE) << 32 | (y + CENTRE) << 24 | put


@jit
def what(move: int) -> int:
    return move >> 48


@jit
def mode(move: int) -> int:
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
def face(move: int) -> int:
    return move >> 16 & 255


@jit
def to_x(move: int) -> int:
    return (move >> 8 & 255) - CENTRE


@jit
def to_y(move: int) -> int:
    return (move & 255) - CENTRE


COORDINATE = numbers("coordinate", -CENTRE, BYTE - CENTRE, CENTRE, beyond=NOWHERE)
LYING = names("card", FACES)
MODE = Field("mode", names("mode", MODES), 40)  # SD-ACTION
SEAT = Field("seat", numbers("seat", 0, SEATS - 1, beyond=SEATS), 32)
FROM = Field("from", (COORDINATE, COORDINATE), 32, type="place")
CARD = Field("card", LYING, 16)
AT = Field("at", (COORDINATE, COORDINATE), 8, type="place")
ACTION = Field("action", names("card", ACTIONS, len(DRAGONS)), 48)

# What programs that draw cards need to know: which there are, and how each looks turned upside down.
VOCABULARY = {
    "colors": list(COLOURS),
    "actions": list(ACTIONS),
    "turned": {card: card[::-1] for card in FACES if card != card[::-1]},
}
WHAT, HOW = BYTE << 48, BYTE << 40


def action_kind(card: int, *fields: Field) -> Kind:
    return Kind(CARDS[card], WHAT, card << 48, (MODE, *fields), last="mode")


MOVES = Kinds(
    "Seven Dragons",
    Kind("color", HOW, COLOUR_ONLY << 40, (ACTION,)),  # the action is forgone
    Kind("place", WHAT, PLACE << 48, (CARD, AT)),
    Kind("pass", WHAT, PASS << 48),
    Kind("join", WHAT, JOIN << 48),
    action_kind(TRADE_HANDS, SEAT),
    action_kind(ROTATE_GOALS, Field("direction", names("direction", DIRECTIONS), 32)),
    action_kind(TRADE_GOALS, SEAT),
    action_kind(MOVE_CARD, FROM, CARD, AT),
    action_kind(ZAP_CARD, FROM),
)
