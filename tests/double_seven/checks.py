"""What the tests of Double Seven share."""

import random
from collections import Counter

import sevenfold
from tests.building import Position, moves

ANIMALS = ("rabbit", "butterfly", "frog", "swan", "deer", "fox", "bird", "squirrel")
EVERY_TILE = Counter(dict.fromkeys(ANIMALS, 11) | {"clover": 3})


def offered(table: sevenfold.Table, kind: str) -> list[str]:
    """The legal moves of one kind, sorted."""
    return [move for move in moves(table) if move.split()[0] == kind]


def play(table: sevenfold.Table, *several: str) -> Position:
    for move in several:
        table.play(move)
    return table.position()


def finish_turn(table: sevenfold.Table) -> None:
    """Draws what must be drawn, then passes."""
    while table.position()["phase"] == "draw":
        table.play(offered(table, "draw")[0])
    table.play(offered(table, "pass")[0])


def lively(table: sevenfold.Table, choice: random.Random) -> str:
    """A random move, but seldom a pass: many families, many swaps."""
    legal = list(map(str, table.legal_moves))
    livelier = [move for move in legal if not move.startswith("pass")]
    return choice.choice(livelier if livelier and choice.random() < 0.8 else legal)


def tiles_of(position: Position) -> Counter[str]:
    """All the tiles, wherever they are."""
    tiles = Counter(position["pool"]["hidden"]) + Counter(position["pool"]["open"]) + Counter(position["removed"])
    for rack in position["racks"]:
        tiles += Counter(rack)
    for laid in (laid for row in position["families"] for laid in row):
        tiles += Counter({laid["animal"]: laid["animals"], "clover": laid["clovers"]})
    return tiles
