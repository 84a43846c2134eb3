"""What rules.wasm offers: the kernel's functions, for every game under the game's id."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import numba
from numba import types

from sevenfold import game as registry
from sevenfold.bots import advice, comparison, greedy, search
from sevenfold.bots.heuristics import bot_module, register
from sevenfold.game.plugin import Game
from sevenfold.kernel import choices, entry, json, kinds, playout, random
from sevenfold.kernel.json_writer import JsonWriter
from sevenfold.study import shortfall
from sevenfold.wasm.compile import Export
from sevenfold.wasm.door import LONG, REAL, SHORT


def array(of: Any, ndim: int = 1) -> Any:
    return types.Array(of, ndim, "C")


def named_tuple(of: type, *fields: Any) -> Any:
    make: Any = types.NamedTuple
    return make(fields, of)


NOTHING, BYTES = types.none, array(types.uint8)
NUMBERS, REALS = array(LONG), array(REAL)
WRITER = named_tuple(JsonWriter, BYTES, NUMBERS, BYTES)
DECLARED = named_tuple(kinds.Declared, NUMBERS, WRITER)
JOB = named_tuple(json.Job, NUMBERS, array(types.int8), array(types.int32), WRITER)
NODES, CHILDREN = array(numba.from_dtype(search.NODE)), array(numba.from_dtype(search.CHILD))
WORK = array(types.int16), array(types.int32)  # a network, and what it works with
MEMORY = named_tuple(search.Memory, NODES, CHILDREN, NUMBERS, NUMBERS, REALS, NUMBERS, NUMBERS, *WORK)
FOUND = array(numba.from_dtype(search.FOUND))
SHARED = ""  # the part that belongs to no game
OPTIONAL = ("refuse_join", "seat_newcomer")  # SD-JOIN; other games have no such thing


def games() -> list[Game]:
    """Ours: those of other packages are played on servers."""
    found = map(registry.find, registry.ids())
    return [game for game in found if game.package.startswith("sevenfold.")]


def parts() -> list[str]:
    """What can be compiled apart: the games, those with the most work first, and what they share."""
    return [*(game.id for game in games()), SHARED]


def exports(part: str) -> Iterator[Export]:
    """The functions of a part."""
    if part == SHARED:
        return shared()
    game = registry.find(part)
    register(game)
    export = named(game)
    return chain(rules_of(game, export), bots_of(game, export))


def shared() -> Iterator[Export]:
    """Functions that know no game."""
    yield Export("seed", random.seed, (NUMBERS, LONG, SHORT), NOTHING)
    yield Export("write", json.write, (JOB,), SHORT)
    yield Export("put_all", kinds.put_all, (DECLARED, NUMBERS), SHORT)
    scratch = (NUMBERS, array(LONG, 2), array(types.uint8, 2))
    yield Export("put_choices", choices.put_choices, (DECLARED, NUMBERS, *scratch), SHORT)
    yield Export("rank", search.rank, (FOUND, SHORT), SHORT)


def named(game: Game) -> Callable[..., Export]:
    def export(function: Any, *parameters: Any, returns: Any = NOTHING) -> Export:
        return Export(f"{game.id}.{function.__name__}", function, parameters, returns)

    return export


def rules_of(game: Game, export: Callable[..., Export]) -> Iterator[Export]:
    """Playing, and what seats know."""
    state, view, rules = numba.from_dtype(game.layout.STATE), numba.from_dtype(game.views.VIEW), game.rules
    yield export(game.setup.set_options, state, NUMBERS)
    yield export(rules.deal, state)
    yield export(rules.legal, state, NUMBERS, SHORT, returns=SHORT)
    yield export(entry.play_noted, array(state), array(state), LONG, NUMBERS, returns=SHORT)
    yield export(rules.refusal, state, LONG, returns=SHORT)
    yield export(rules.result, state, NUMBERS, returns=SHORT)
    yield export(rules.reason, state, NUMBERS, returns=SHORT)
    yield export(game.knowledge.seated, state, returns=SHORT)
    yield export(game.knowledge.shown, LONG, returns=LONG)
    yield export(game.knowledge.redeal, state, SHORT, NUMBERS)
    yield export(game.views.see, state, SHORT, view)
    for name in OPTIONAL:
        if hasattr(rules, name):
            yield export(getattr(rules, name), state, returns=SHORT)


def bots_of(game: Game, export: Callable[..., Export]) -> Iterator[Export]:
    """Random play, the greedy bot, and the search."""
    state, bot = numba.from_dtype(game.layout.STATE), bot_module(game)
    yield export(playout.run, state, NUMBERS, NUMBERS, SHORT, returns=SHORT)
    yield export(greedy.decide, state, array(state), NUMBERS, REALS, REAL, NUMBERS, LONG, returns=LONG)
    yield export(bot.horizon, state, SHORT, returns=SHORT)
    yield export(bot.network_of, state, returns=SHORT)
    yield export(advice.assess, state, REAL, SHORT, REALS)
    yield export(search.think, state, array(state), MEMORY, LONG, SHORT, SHORT)
    yield export(search.collect, state, MEMORY, FOUND, returns=SHORT)
    yield from studies_of(state, export)
    if hasattr(bot, "find_exactly"):
        endgame = game.module("endgame")
        known, frames = array(numba.from_dtype(endgame.ENTRY)), array(numba.from_dtype(endgame.FRAME))
        scratch = named_tuple(endgame.Scratch, NUMBERS, array(state), array(LONG, 2), NUMBERS, known, frames)
        yield export(bot.find_exactly, state, scratch, FOUND, returns=SHORT)


def studies_of(state: Any, export: Callable[..., Export]) -> Iterator[Export]:
    """Moves compared, for reviews and puzzles."""
    yield export(comparison.compare, state, array(state), MEMORY, LONG, NUMBERS, REALS, SHORT)
    yield export(comparison.difference, state, REALS, SHORT, SHORT, SHORT, REALS)
    yield export(comparison.count_threats, state, array(state), LONG, LONG, SHORT, MEMORY, returns=SHORT)
    yield export(shortfall.fall_short, state, array(state), MEMORY, LONG, LONG, SHORT, SHORT, REALS)
    yield export(comparison.play_open, state, array(state), MEMORY, LONG, SHORT, REALS)
