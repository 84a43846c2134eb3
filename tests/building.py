"""Positions for tests: say what matters, the rest of the cards goes where you say."""

from collections import Counter
from typing import Any

import pytest

import sevenfold
from sevenfold.game.double_seven.state import TILES
from sevenfold.game.seven_dragons.cards import ACTIONS, CARDS, DRAGONS, FACES
from sevenfold.table import Table

Position = dict[str, Any]

DRAGON_CARDS = Counter(
    card
    for value in range(1, 8)
    for card in [str(value)] * (7 if value in (1, 7) else 6) + [f"{value}!"][: 1 < value < 7]
)


def dragon(
    rows: dict[int, str],
    hands: list[list[str]],
    *,
    deck: list[str] | None = None,
    rest: int | None = None,
    turn: int | None = 0,
    tokens: list[int] | None = None,
    round: int = 0,
    totals: list[int] | None = None,
    **options: Any,
) -> Position:
    """A position of Dragon; cards not named lie under the deck, or in the hand of seat `rest`."""
    given = {"players": len(hands), "first": 0, "multi": False, **options}
    used = Counter(card for hand in hands for card in hand) + Counter(deck or [])
    for cells in rows.values():
        used += Counter(f"{column}{cell.strip('o')}" for column, cell in enumerate(cells, start=1) if cell != ".")
    assert used <= DRAGON_CARDS, used - DRAGON_CARDS
    left = sorted((DRAGON_CARDS - used).elements())
    hands = [hand + left if seat == rest else hand for seat, hand in enumerate(hands)]
    return {
        "game": "dragon",
        "options": given,
        "round": round,
        "turn": turn,
        "deck": (deck or []) + ([] if rest is not None else left),
        "hands": hands,
        "rows": {str(row): rows[row] for row in sorted(rows)},
        "tokens": tokens or [0] * len(hands),
        "totals": totals or [0] * len(hands),
    }


def family(animal: str, animals: int, clovers: int = 0) -> dict[str, Any]:
    return {"animal": animal, "animals": animals, "clovers": clovers}


def double_seven(
    racks: list[dict[str, int]],
    *,
    families: list[list[dict[str, Any]]] | None = None,
    hidden: list[str] | None = None,
    open: dict[str, int] | None = None,
    rest: str = "hidden",
    turn: int | None = 0,
    phase: str = "act",
    **fields: Any,
) -> Position:
    """A position of Double Seven; tiles not named lie behind the hidden ones (`rest="hidden"`) or are `removed`."""
    players = len(racks)
    families = families or [[] for _ in racks]
    hidden = hidden or []
    open = open or {}
    used = Counter(hidden) + Counter(open)
    for rack in racks:
        used += Counter(rack)
    for laid in (laid for row in families for laid in row):
        used += Counter({laid["animal"]: laid["animals"], "clover": laid["clovers"]})
    every = Counter({tile: 3 if tile == "clover" else 11 for tile in TILES})
    assert used <= every, used - every
    left = every - used
    position: Position = {
        "game": "double-seven",
        "options": {"players": players, "first": 0},
        "turn": turn,
        "phase": phase,
        "draws": 0 if phase == "act" else 2,
        "rainbow": phase == "act",
        "two_for_one": True,
        "swaps": 0,
        "pool": {"hidden": hidden + (sorted(left.elements()) if rest == "hidden" else []), "open": dict(open)},
        "removed": dict(left) if rest == "removed" else {},
        "racks": racks,
        "shown": [{} for _ in racks],
        "families": families,
        "sevens": [0] * players,
        "sevens_left": 8,
        "double_seven": None,
        "ending": None,
    }
    assert fields.keys() <= position.keys()
    return {**position, **fields}


def seven_dragons(
    table: dict[str, str],
    hands: list[list[str]],
    *,
    goals: str = "RYBGK",
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    rest: int | None = None,
    seats: list[int] | None = None,
    turn: int | None = 0,
    fields: dict[str, Any] | None = None,
    **options: Any,
) -> Position:
    """A position of Seven Dragons; cards not named lie under the deck, or in the hand of player number `rest`."""
    options = sevenfold.new("seven-dragons", **{"players": len(hands), **options}).options
    start = sevenfold.new("seven-dragons", **options)
    seats = seats or list(start.seats)
    every = Counter({card: (2 if card[0] * 4 == card else 1) for card in DRAGONS})
    every["****"] = int(options["rainbow"])
    every += Counter({action: 3 for action in ACTIONS if action in options["actions"]})
    used = Counter(card for hand in hands for card in hand) + Counter(deck or []) + Counter(discard or [])
    used += Counter(DRAGONS[FACES.index(lies) // 2] for lies in table.values() if lies != "SSSS")
    assert used <= every, used - every
    left = sorted((every - used).elements(), key=CARDS.index)
    held = {
        seat: hand + left if number == rest else hand
        for number, (seat, hand) in enumerate(zip(seats, hands, strict=True))
    }
    with_goals = options["variant"] != "connections"
    position: Position = {
        "game": "seven-dragons",
        "options": options,
        "turn": turn,
        "seats": seats,
        "deck": (deck or []) + ([] if rest is not None else left),
        "hands": [sorted(held[seat], key=CARDS.index) if seat in held else None for seat in range(5)],
        "goals": list(goals) if with_goals else None,
        "table": dict(sorted(table.items(), key=lambda item: tuple(map(int, item[0].split(","))))),
        "discard": discard or [],
        "passes": 0,
        "last_played": None,
        "known": [
            [{} if other in held and other != seat else None for other in range(5)] if seat in held else None
            for seat in range(5)
        ],
        "goals_seen": {colour: [seat] if (seat := goals.index(colour)) in held else [] for colour in "RYBGK"}
        if with_goals
        else {},
    }
    assert (fields or {}).keys() <= position.keys()
    return {**position, **(fields or {})}


def moves(table: Table) -> list[str]:
    """The legal moves as plain text, sorted."""
    return sorted(map(str, table.legal_moves))


def refused(table: Table, move: str) -> str:
    """The clause that forbids a move. The move must not be listed, and the table must stay as it was."""
    before = table.position()
    assert move not in table.legal_moves
    with pytest.raises(sevenfold.IllegalMove) as error:
        table.play(move)
    assert table.position() == before
    assert error.value.clause in str(error.value)
    return error.value.clause
