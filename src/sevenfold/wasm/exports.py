"""What rules.wasm offers: the kernel's functions, for every game under the game's id."""

from collections.abc import Iterator
from typing import Any

import numba
from numba import types

from sevenfold import game as registry
from sevenfold.bots.heuristics import register
from sevenfold.game.plugin import Game
from sevenfold.kernel import choices, entry, json, kinds, playout, random
from sevenfold.kernel.json_writer import JsonWriter
from sevenfold.wasm.compile import Export
from sevenfold.wasm.door import LONG, REAL, SHORT


def array(of: Any, ndim: int = 1) -> Any:
    return types.Array(of, ndim, "C")


NUMBERS, REALS = array(LONG), array(REAL)
WRITER = types.NamedTuple((array(types.uint8), NUMBERS, array(types.uint8)), JsonWriter)
DECLARED = types.NamedTuple((NUMBERS, WRITER), kinds.Declared)
JOB = types.NamedTuple((NUMBERS, array(types.int8), array(types.int32), WRITER), json.Job)
NOTHING = types.none


def exports() -> Iterator[Export]:
    yield Export("seed", random.seed, (NUMBERS, LONG, SHORT), NOTHING)
    yield Export("write", json.write, (JOB,), SHORT)
    yield Export("put_all", kinds.put_all, (DECLARED, NUMBERS), SHORT)
    scratch = (NUMBERS, array(LONG, 2), array(types.uint8, 2))
    yield Export("put_choices", choices.put_choices, (DECLARED, NUMBERS, *scratch), SHORT)
    for id in registry.ids():
        game = registry.find(id)
        register(game)
        yield from of_game(game)


def of_game(game: Game) -> Iterator[Export]:
    state, view = numba.from_dtype(game.layout.STATE), numba.from_dtype(game.views.VIEW)
    box = array(state)

    def export(function: Any, *parameters: Any, returns: Any = NOTHING) -> Export:
        return Export(f"{game.id}.{function.__name__}", function, parameters, returns)

    rules = game.rules
    yield export(rules.deal, state)
    yield export(rules.legal, state, NUMBERS, SHORT, returns=SHORT)
    yield export(rules.play, state, LONG)
    yield export(entry.play_noted, box, box, LONG, NUMBERS, returns=SHORT)
    yield export(rules.refusal, state, LONG, returns=SHORT)
    yield export(rules.result, state, NUMBERS, returns=SHORT)
    yield export(rules.reason, state, NUMBERS, returns=SHORT)
    yield export(game.knowledge.redeal, state, SHORT, NUMBERS)
    yield export(game.views.see, state, SHORT, view)
    yield export(playout.run, state, NUMBERS, NUMBERS, SHORT, returns=SHORT)
