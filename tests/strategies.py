"""Hypothesis strategies: games, options, tables in mid-game."""

from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import strategies as st

import sevenfold
from sevenfold.game.seven_dragons.cards import ACTIONS
from sevenfold.table import Table

seeds = st.integers(0, 2**53 - 1)


@st.composite
def dragon_options(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.integers(2, 5))
    return {"players": players, "first": draw(st.integers(0, players - 1)), "multi": draw(st.booleans())}


@st.composite
def double_seven_options(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.integers(2, 4))
    return {"players": players, "first": draw(st.integers(0, players - 1))}


@st.composite
def seven_dragons_options(draw: st.DrawFn) -> dict[str, Any]:
    variant = draw(st.sampled_from(["full", "single-action", "basic", "connections"]))
    players = draw(st.integers(1 if variant == "connections" else 2, 5))
    options = {
        "players": players,
        "first": draw(st.integers(0, players - 1)),
        "variant": variant,
        "edition": draw(st.sampled_from(["en", "fr", "nl", "ru"])),
    }
    if variant == "single-action":
        options["actions"] = draw(st.lists(st.sampled_from(ACTIONS), unique=True))
        options["silver"] = draw(st.booleans())
        options["rainbow"] = draw(st.booleans())
    if variant != "connections":
        ages = st.lists(st.none() | st.integers(3, 12), min_size=players, max_size=players)
        options["ages"] = draw(st.none() | ages)
    return options


OPTIONS = {
    "dragon": dragon_options(),
    "double-seven": double_seven_options(),
    "seven-dragons": seven_dragons_options(),
}


def any_move(table: Table, random: Random) -> str:
    """A random move, first by kind, so that no kind of move crowds out the others."""
    kinds = [fields["kind"] for fields in table.legal_moves.fields()]
    kind = random.choice(sorted(set(kinds)))
    return table.legal_moves[random.choice([i for i, other in enumerate(kinds) if other == kind])]


def advance(table: Table, random: Random, moves: int) -> Table:
    """Plays up to so many moves; newcomers may join on the way."""
    for _ in range(moves):
        if table.turn is None:
            break
        if table.game == "seven-dragons" and random.random() < 0.03:
            with suppress(sevenfold.IllegalMove):
                table.join()
        table.play(any_move(table, random))
    return table


@st.composite
def tables(draw: st.DrawFn, game: str, most: int = 60) -> Table:
    """A table somewhere in a game."""
    table = sevenfold.new(game, seed=draw(seeds), **draw(OPTIONS[game]))
    return advance(table, Random(draw(seeds)), draw(st.integers(0, most)))
