"""What the tests of Seven Dragons share."""

from collections import Counter
from itertools import product

import pytest

import sevenfold
from sevenfold import IllegalMove
from sevenfold.table import Table
from tests.building import Position
from tests.seven_dragons.cards import DRAGON_CARDS, printed

# Seven cards with red (gold) along the top, so that they make a row; the last can be any other red (gold) card.
RED_ROW = ["RRRR", "RRYY", "RRBB", "RRKG", "RRGG", "RRKK", "RRRR"]
GOLD_ROW = ["YYYY", "YYGG", "YYKK", "YYRK", "YYRR", "YYBB", "YYYY"]
# Six each to stand above and below RRYY.
RED_COLUMN = ["RRRR", "RRRR", "RKRK", "RYRB", "RBRB", "RGRG"]
GOLD_COLUMN = ["YYYY", "YYYY", "YBYB", "YGYG", "YBYG", "YKYK"]


def refused_join(table: Table) -> str:
    """The clause that forbids a newcomer; the table must stay as it was."""
    before = table.position()
    with pytest.raises(IllegalMove) as error:
        table.join()
    assert table.position() == before
    assert error.value.clause in str(error.value)
    return error.value.clause


def invalid(table: Table, text: str) -> bool:
    """Whether this is no move at all; the table must stay as it was."""
    before = table.position()
    assert text not in table.legal_moves
    with pytest.raises(sevenfold.InvalidMove):
        table.play(text)
    return table.position() == before


def row(cards: list[str], x: int, y: int) -> dict[str, str]:
    """Cards side by side, to the right."""
    return {f"{x + i},{y}": card for i, card in enumerate(cards)}


def column(cards: list[str], x: int, y: int, step: int = 1) -> dict[str, str]:
    """Cards one above the other, or below with step -1."""
    return {f"{x},{y + step * i}": card for i, card in enumerate(cards)}


def left_over(table: dict[str, str], elsewhere: list[str], rainbow: bool = False) -> list[str]:
    """The dragon cards that are neither on the table nor elsewhere."""
    every = DRAGON_CARDS + Counter({"****": int(rainbow)})
    used = Counter(printed(face) for face in table.values() if face != "SSSS") + Counter(elsewhere)
    assert used <= every, used - every
    return sorted((every - used).elements())


def scattered(table: dict[str, str], elsewhere: list[str], rainbow: bool = False) -> dict[str, str]:
    """All other dragon cards lie about singly, where they touch nothing; so the deck can be empty."""
    others = left_over(table, elsewhere, rainbow)
    return table | {f"{12 + 2 * (i % 7)},{2 * (i // 7) - 6}": card for i, card in enumerate(others)}


def walled() -> dict[str, str]:
    """All dragon cards but BBBB and BBBB in a block of 8 by 6 that shows no blue outside: nothing blue fits."""
    others = sorted(left_over({}, ["BBBB", "BBBB"]), key=lambda card: "B" in card)
    places = sorted(product(range(8), range(6)), key=lambda place: place[0] not in (0, 7) and place[1] not in (0, 5))
    return {f"{x},{y}": card for (x, y), card in zip(places, others, strict=True)}


def cards_of(position: Position) -> Counter[str]:
    """All cards but the goals; those on the table as they are printed."""
    used: Counter[str] = Counter(position["deck"]) + Counter(position["discard"])
    used += Counter(card for hand in position["hands"] if hand for card in hand)
    return used + Counter("SSSS" if face == "SSSS" else printed(face) for face in position["table"].values())
