"""The cards of Seven Dragons as the box has them, and where they lie in a position."""

from collections import Counter
from collections.abc import Iterable

import sevenfold
from tests.building import Position

Place = tuple[int, int]

SINGLE = ("RRRR", "YYYY", "BBBB", "GGGG", "KKKK")
DRAGON_CARDS = Counter(
    (
        *SINGLE,
        *SINGLE,
        *("RRYY", "RRBB", "YYGG", "YYKK", "BBYY", "BBKK", "GGRR", "GGBB", "KKRR", "KKGG"),
        *("RYRY", "RKRK", "YBYB", "YGYG", "BRBR", "BKBK", "GRGR", "GBGB", "KYKY", "KGKG"),
        *("RRKG", "YYRK", "BBYR", "GGBY", "KKGB"),
        *("RYRB", "YBYG", "BGBK", "GKGR", "KRKY"),
        *("RKBG", "BRGK", "YKGB", "GYBK", "GRKY", "KGYR", "YBRK", "BKYR", "YGBR", "GRYB"),
    )
)
ACTION_COLOURS = {"trade-hands": "K", "rotate-goals": "B", "trade-goals": "Y", "move-card": "G", "zap-card": "R"}
ACTION_CARDS = Counter(dict.fromkeys(ACTION_COLOURS, 3))


def printed(face: str) -> str:
    """A card as it is printed, however it lies."""
    return face if face == "****" or face in DRAGON_CARDS else face[::-1]


def places(position: Position) -> dict[Place, str]:
    """The cards on the table by place, as they lie."""
    found = {}
    for key, face in position["table"].items():
        x, _, y = key.partition(",")
        found[int(x), int(y)] = face
    return found


def places_beside(cards: Iterable[Place]) -> set[Place]:
    """The empty places that share a side with one of these."""
    return {(x + dx, y + dy) for x, y in cards for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - set(cards)


def largest(position: Position, colour: str) -> int:
    """Panels of the largest group of a dragon."""
    return int(sevenfold.load(position).insight(None)["largest"][colour])
