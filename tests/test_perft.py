"""Perft: how many lines of play lead on from fixed positions, by depth. One wrong rule anywhere changes a number.

The numbers were confirmed by independent implementations of the same rules.
"""

from typing import Any

import pytest

import sevenfold
from sevenfold.table import Table
from tests.building import double_seven, dragon, family, seven_dragons

POSITIONS: dict[str, Any] = {
    "dragon-opening": dragon(
        {0: "...o..."}, [["1", "2", "3", "3!", "4", "5", "6", "7"], ["1", "2!", "4", "4!", "5", "6!", "7"]]
    ),
    "dragon-full-lines": dragon(
        {0: "oo.oooo", 1: "oo!ooo.", 2: "o.o.o.o", 3: "ooooo.o", 4: "ooooo.o", 5: "oo.oo.o"},
        [["3", "6", "4!"], ["3", "7", "6!"]],
        rest=1,
        tokens=[0, 0],
    ),
    "dragon-stuck": dragon({0: "o......"}, [["4", "5", "6!"], ["1", "7"], ["3!"]], deck=["2", "1"]),
    "double-seven-draw": double_seven(
        [{"fox": 2, "clover": 1}, {"bird": 2}],
        families=[[family("deer", 3)], [family("swan", 2, 1), family("fox", 2)]],
        hidden=["fox", "clover", "frog"],
        open={"deer": 1, "swan": 1},
        phase="draw",
        rest="removed",
    ),
    "double-seven-sevens": double_seven(
        [{"fox": 2, "deer": 2}, {"bird": 1}],
        families=[[family("fox", 6), family("deer", 5)], [family("swan", 5), family("bird", 4, 1)]],
        hidden=["frog"],
        rest="removed",
    ),
    "double-seven-rainbow": double_seven(
        [{"fox": 1, "deer": 1, "frog": 1, "swan": 1, "bird": 1}, {"rabbit": 2}], hidden=["fox", "deer"], rest="removed"
    ),
    "seven-dragons-opening": seven_dragons(
        {"0,0": "SSSS"},
        [["RRRR", "RRKG", "RKBG", "zap-card"], ["YYYY", "trade-hands", "move-card"]],
        deck=["****", "BRGK"],
    ),
    "seven-dragons-actions": seven_dragons(
        {"0,0": "SSSS", "1,0": "RRKG", "2,0": "RYRY", "1,1": "KKRR", "0,-1": "****"},
        [["move-card", "rotate-goals"], ["trade-goals", "zap-card"], ["trade-hands"]],
        deck=["RRRR"],
        discard=["zap-card"],
        edition="ru",
        seats=[0, 2, 4],
    ),
    "seven-dragons-puzzle": seven_dragons(
        {"0,0": "RRRR"}, [["BBBB"]], deck=["RRYY", "GYBK"], players=1, variant="connections"
    ),
}

LINES = {
    "dragon-opening": [5, 31, 235, 1464, 11374],
    "dragon-full-lines": [10, 251, 1430, 26628],
    "dragon-stuck": [3, 9, 21, 44, 184, 488],
    "double-seven-draw": [3, 7, 127, 1085, 6394, 30946],
    "double-seven-sevens": [10, 58, 225, 802, 2750, 9096],
    "double-seven-rainbow": [12, 35, 74, 142, 483, 883],
    "seven-dragons-opening": [21, 372, 9076],
    "seven-dragons-actions": [88, 2225, 27810],
    "seven-dragons-puzzle": [1, 6, 10, 46, 98, 338],
}


def perft(table: Table, depth: int) -> int:
    """Lines of this many moves; a game that ends sooner counts once."""
    if depth == 0 or table.turn is None:
        return 1
    if depth == 1:
        return len(table.legal_moves)
    total = 0
    for move in table.legal_moves:
        after = table.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    table = sevenfold.load(POSITIONS[name])
    assert [perft(table, depth) for depth in range(1, len(LINES[name]) + 1)] == LINES[name]
