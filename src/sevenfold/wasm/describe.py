"""What a caller of rules.wasm must know that is no code: layouts, programs, declarations, levels.

It is a section of the file. TypeScript's side is web/src/rules/description.ts.
"""

from typing import Any

import msgspec
import numpy as np

from sevenfold import bots
from sevenfold.bots import advice, network, search, search_bot
from sevenfold.bots.search_bot import Budget
from sevenfold.game.json_buffer import JsonBuffer
from sevenfold.game.kinds import Field, Kinds
from sevenfold.game.options import Option
from sevenfold.game.plugin import Game
from sevenfold.game.views import Shape
from sevenfold.kernel.choices import LEVELS
from sevenfold.kernel.types import EMPTY_SEAT, EVERYTHING, MOST_SEATS, NO_SEAT, SPECTATOR
from sevenfold.table import MOST_NOTES, USUAL
from sevenfold.wasm import exports

JSON = dict[str, Any]
SECTION = "sevenfold"  # the name of the file's section


def describe() -> bytes:
    """All of it as JSON."""
    games = {game.id: describe_game(game) for game in exports.games()}
    limits = {"seats": MOST_SEATS, "notes": MOST_NOTES, "usual": USUAL, "levels": LEVELS}
    seats = {"spectator": SPECTATOR, "everything": EVERYTHING, "empty": EMPTY_SEAT, "none": NO_SEAT}
    return msgspec.json.encode({"games": games, "limits": limits, "seats": seats, "search": describe_search()})


def describe_search() -> JSON:
    """How much memory a search has, item by item, and how big the items are."""
    looked_at = search.STUDIED + search.GLIMPSED
    memory = [
        [search_bot.NODES, search.NODE.itemsize],
        [search_bot.CHILDREN, search.CHILD.itemsize],
        *([count, 8] for count in (search_bot.DEEP, looked_at, looked_at, search_bot.SCRATCH, 1)),
        [0, 2],  # a network has its own place
        [network.WORK, 4],
    ]
    found = {"most": search_bot.MOST_FOUND, "size": search.FOUND.itemsize, "offsets": offsets(search.FOUND)}
    return {
        "memory": memory,
        "network": search.Memory._fields.index("network"),
        "found": found,
        "batch": search_bot.BATCH,
        "advice": {"few": advice.FEW, "endgame": advice.ENDGAME},
    }


def offsets(layout: np.dtype[Any]) -> dict[str, int]:
    """Where in a record each field begins."""
    return {name: int(field[1]) for name, field in (layout.fields or {}).items()}


def describe_game(game: Game) -> JSON:
    state, rules = game.layout.STATE, game.rules
    where = offsets(state)
    return {
        "title": game.title,
        "folder": game.folder.name,
        "state": {"size": state.itemsize, "seed": where["seed"], "random": where["random"], "turn": where["turn"]},
        "moves": describe_kinds(game.moves),
        "notes": describe_kinds(game.notes),
        "views": {"size": game.views.VIEW.itemsize, "view": text(game.view), "insight": text(game.insight)},
        "options": [describe_option(option) for option in game.options.declared.values()],
        "reasons": rules.REASONS,
        "refusals": {
            number: {"clause": each.clause, "reason": f"{each.clause.lower()}-{each.word}", "text": each.text}
            for number, each in rules.REFUSALS.items()
        },
        "levels": describe_levels(game),
        "endgame": describe_endgame(game),
    }


def texts(buffer: JsonBuffer) -> list[str]:
    return [text.decode() for text in buffer.texts]


def text(shape: Shape) -> JSON:
    """A program that writes JSON, and the texts it uses."""
    return {"program": shape.program.tolist(), "texts": texts(shape.buffer)}


def describe_kinds(kinds: Kinds) -> JSON:
    """The program that writes moves, and how moves are read: by kind its bits and fields."""
    declared = [
        {"kind": kind.name, "head": str(kind.head), "fields": [describe_field(kinds, field) for field in kind.fields]}
        for kind in kinds.kinds
    ]
    return {"program": list(map(str, kinds.program.tolist())), "texts": texts(kinds.buffer), "kinds": declared}


def describe_field(kinds: Kinds, field: Field) -> JSON:
    """Where it stands, and the numbers of the texts of its values, byte by byte; a text's place is the value's bits."""
    return {
        "name": field.name,
        "shift": field.shift,
        "several": field.several,
        "ordered": field.ordered,
        "default": None if field.default is ... else [field.default],
        "bytes": [{"first": kinds.buffer.add(*each.texts()), "beyond": each.beyond} for each in field.values],
    }


def describe_option(option: Option) -> JSON:
    names = {"names": option.names} if hasattr(option, "names") else {}
    return {"name": option.name, **option.declaration(), **names, "by": getattr(option.default, "option", None)}


def describe_levels(game: Game) -> list[JSON]:
    """From how many players on which level plays how: a share of moves noticed, or a budget of the search."""
    found = game.module("levels").LEVELS
    return [
        {"players": players, "levels": {name: strength(found[players][name]) for name in bots.LEVELS}}
        for players in sorted(found, reverse=True)
    ]


def strength(given: float | Budget) -> JSON:
    if isinstance(given, Budget):
        return {
            "iterations": given.iterations,
            "seconds": given.seconds,
            "endgame": given.endgame,
            "learned": given.learned,
        }
    return {"attention": given}


def describe_endgame(game: Game) -> list[list[int]] | None:
    """How much memory an exact end needs, item by item; None where there is no such thing."""
    if not hasattr(game.module("bot"), "find_exactly"):
        return None
    return [[*each.shape, each.itemsize] for each in game.module("endgame").make_scratch(0)]
