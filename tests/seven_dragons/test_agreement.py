"""Listing, refusing and keeping the mosaic from move to move agree with each other."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

import sevenfold
from sevenfold.game.scene import everything
from sevenfold.game.seven_dragons import GAME
from sevenfold.game.seven_dragons.cards import (
    ACTIONS,
    CARDS,
    FACES,
    ROTATE_GOALS,
    TRADE_GOALS,
    TRADE_HANDS,
)
from sevenfold.game.seven_dragons.knowledge import redeal
from sevenfold.game.seven_dragons.moves import action, placement, shift, zap
from sevenfold.game.seven_dragons.notation import parse, write
from sevenfold.game.seven_dragons.refusals import LEGAL, REFUSALS, refusal
from sevenfold.game.seven_dragons.rules import deal, legal, play
from sevenfold.game.seven_dragons.state import COLOUR_ONLY, MAX_MOVES, PASS, PLAIN, SEATS, SLIP_UNDER, TORUS
from sevenfold.kernel import random
from tests.building import Position
from tests.seven_dragons.cards import ACTION_CARDS, DRAGON_CARDS, Place, places, places_beside, printed

KINDS_OF_GAME: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 5, "edition": "ru"},
    {"players": 3, "edition": "ru", "ages": [4, None, 6]},
    {"players": 4, "variant": "single-action", "actions": ["move-card", "zap-card"], "silver": True, "rainbow": False},
    {"players": 2, "variant": "single-action", "actions": list(ACTIONS)},
    {"players": 2, "variant": "basic", "ages": [6, None]},
    {"players": 4, "variant": "connections"},
    {"players": 1, "variant": "connections"},
]
LOOKS = sorted({FACES.index(face) for face in FACES})  # ways for a card to lie that look different
MODES = (PLAIN, SLIP_UNDER)


def aliases(some: set[Place]) -> set[Place]:
    """Places that share a cell of the torus with these."""
    return {(x + dx, y + dy) for x, y in some for dx, dy in ((TORUS, 0), (-TORUS, 0), (0, TORUS), (TORUS, -TORUS))}


def plausible(position: Position, choose: Random) -> Iterator[int]:
    """Codes of moves that somebody might write here, legal ones and many others."""
    cards = places(position)
    near = cards.keys() | places_beside(cards)
    near |= {(x + 1, y + 1) for x, y in near} | {(x - 2, y) for x, y in near}
    beyond = set(choose.sample(sorted(aliases(near)), 12)) | {(100, 0), (-128, -128), (0, -128)}
    somewhere = sorted(near | beyond)
    yield action(PASS, PLAIN, 0)
    for kind in map(CARDS.index, ACTIONS):
        yield action(kind, COLOUR_ONLY, 0)
    for mode, seat in product(MODES, range(SEATS)):
        yield action(TRADE_HANDS, mode, seat)
        yield action(TRADE_GOALS, mode, seat)
    for mode, direction in product(MODES, range(2)):
        yield action(ROTATE_GOALS, mode, direction)
    for mode, (x, y) in product(MODES, somewhere):
        yield zap(mode, x, y)
    for face, (x, y) in product(LOOKS, somewhere):
        yield placement(face, x, y)
    held = "move-card" in (position["hands"][position["turn"]] or [])
    origins = somewhere if held else choose.sample(somewhere, 3)
    for x, y in origins:
        own = cards.get((x, y))
        looks = [] if own is None or (x, y) == (0, 0) else [FACES.index(own), FACES.index(own[::-1])]
        some = somewhere if looks else choose.sample(somewhere, 3)
        for mode, face, (to_x, to_y) in product(MODES, {*looks, choose.choice(LOOKS)}, some):
            yield shift(mode, x, y, placement(face, to_x, to_y))


@pytest.mark.parametrize("options", KINDS_OF_GAME)
def test_SD_PLACE_listing_and_refusing_agree_on_every_move(options: dict[str, Any]) -> None:
    """The list of legal moves and the judgement of a single move are the same rule; codes and text, too."""
    looked_at = 0
    for seed in (11, 12):
        table = sevenfold.new("seven-dragons", seed=seed, **options)
        choose = Random(seed)
        while table.turn is not None:
            position = table.position()
            if len(table.moves) % 13 == 4 or ("move-card" in position["hands"][table.turn] and looked_at < 6):
                looked_at += 1
                judged = {code: refusal(table.state, code) for code in plausible(position, choose)}
                legal = {code for code, refused in judged.items() if refused == LEGAL}
                assert legal == set(map(parse, table.legal_moves))
                assert set(judged.values()) - {LEGAL} <= REFUSALS.keys()
                assert all(parse(write(code)) == code for code in choose.sample(sorted(judged), 200))
                assert table.position() == position
            table.play(choose.choice(table.legal_moves))
    assert looked_at > 2


@pytest.mark.parametrize("options", KINDS_OF_GAME)
def test_SD_PLACE_a_loaded_position_has_the_same_moves_in_the_same_order(options: dict[str, Any]) -> None:
    """What a game keeps up to date from move to move is what a fresh look at the table gives."""
    table = sevenfold.new("seven-dragons", seed=21, **options)
    choose = Random(21)
    while table.turn is not None:
        fresh = sevenfold.load(table.position())
        assert list(fresh.legal_moves) == list(table.legal_moves)
        assert fresh.insight(None) == table.insight(None)
        assert fresh.position() == table.position()
        table.play(choose.choice(table.legal_moves))
    assert sevenfold.load(table.position()).outcome == table.outcome


@pytest.mark.parametrize("options", KINDS_OF_GAME)
def test_SD_KNOWN_what_is_kept_beside_the_hands_agrees_with_them(options: dict[str, Any]) -> None:
    """The set of kinds in a hand; nobody knows cards that are not there; a new deal leaves nothing behind."""
    state = sevenfold.new("seven-dragons", seed=31, **options).state.copy()
    out, generator = np.zeros(MAX_MOVES, np.int64), np.zeros(1, np.int64)
    random.seed(generator, 31, 0)
    for number in range(12):
        state["seed"] = number
        deal(state)
        fresh = sevenfold.new("seven-dragons", seed=number, **options).position()
        assert everything(GAME, state, dict(fresh["options"])) == fresh
        while state["turn"] >= 0:
            held = state["hands"] > 0
            assert state["held"].tolist() == [sum(1 << kind for kind in np.flatnonzero(row).tolist()) for row in held]
            assert state["sizes"].tolist() == state["hands"].sum(1).tolist()
            assert not state["known"][:, ~held].any()
            play(state, int(out[random.below(generator, legal(state, out, 0))]))
            redeal(state, max(0, int(state["turn"])), generator)


@pytest.mark.interpreted
def test_SD_ACTION_cards_come_back_from_the_table_as_printed() -> None:
    """However cards are moved, turned and zapped: 66 cards and Silver, each in one place."""
    table = sevenfold.new("seven-dragons", players=3, seed=5)
    choose = Random(5)
    while table.turn is not None:
        active = [move for move in table.legal_moves if move.startswith(("zap-card", "move-card"))]
        table.play(choose.choice(active or list(table.legal_moves)))
        position = table.position()
        hands = [card for hand in position["hands"] if hand for card in hand]
        face = [printed(face) for face in position["table"].values() if face != "SSSS"]
        cards = sorted(hands + face + position["deck"] + position["discard"])
        assert cards == sorted([*(DRAGON_CARDS + ACTION_CARDS).elements(), "****"])
