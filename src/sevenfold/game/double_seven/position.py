"""Double Seven back from JSON: positions and views."""

from collections import Counter
from typing import Any

from sevenfold import json_input
from sevenfold.errors import PositionError
from sevenfold.game.double_seven import options as own_options
from sevenfold.game.double_seven.state import (
    ACTING,
    ANIMALS,
    CLOVER,
    CLOVERS,
    COPIES,
    DRAWING,
    KINDS,
    MOST_FAMILIES,
    MOST_SWAPS,
    POOL,
    SEVENS,
    STATE,
    TILES,
)
from sevenfold.game.double_seven.view import View
from sevenfold.kernel.records import reader
from sevenfold.kernel.types import State

KEYS = tuple(View.__annotations__)
PHASES = ("draw", "act")  # DRAWING, ACTING
HIDDEN = "?"
INDEX = {tile: kind for kind, tile in enumerate(TILES)}


facts = reader(
    STATE,
    *("players", "turn", "phase", "draws", "rainbow", "two_for_one", "swaps", "sevens", "sevens_left", "double_seven"),
    *("ending", "top", "left", "deck", "open", "face_up", "removed", "racks", "shown", "sizes"),
    *("family_counts", "animal", "animals", "clovers"),
)


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = json_input.fields(position, KEYS, "the position")
    options = own_options.OPTIONS.in_force(found["options"])
    state = own_options.blank(options, seed)
    players = options["players"]
    seats = range(players)
    state["turn"] = json_input.seat(found["turn"], "turn", seats)
    state["phase"] = PHASES.index(json_input.one_of(found["phase"], PHASES, "phase"))
    state["draws"] = json_input.integer(found["draws"], "draws", 0, 3)
    state["rainbow"] = json_input.boolean(found["rainbow"], "rainbow")
    state["two_for_one"] = json_input.boolean(found["two_for_one"], "two_for_one")
    state["swaps"] = json_input.integer(found["swaps"], "swaps", 0, MOST_SWAPS)
    state["double_seven"] = json_input.seat(found["double_seven"], "double_seven", seats)
    state["ending"] = json_input.seat(found["ending"], "ending", seats)
    read_pool(state, found)
    read_racks(state, found, players)
    read_families(state, json_input.listing(found["families"], "families", players))
    read_tokens(state, found, players)
    check_material(state)
    check_moment(state)
    return state, options


def read_pool(state: State, found: dict[str, Any]) -> None:
    """The pool, and the tiles that are out of the game."""
    pool = json_input.fields(found["pool"], ("hidden", "open"), "pool")
    hidden = json_input.kinds(pool["hidden"], INDEX, "pool.hidden", POOL)
    state["deck"][: len(hidden)] = hidden
    state["left"] = len(hidden)
    face_up = json_input.counts(pool["open"], INDEX, "pool.open")
    state["open"][:] = by_kind(face_up)
    state["face_up"] = sum(face_up.values())
    state["removed"][:] = by_kind(json_input.counts(found["removed"], INDEX, "removed"))


def read_racks(state: State, found: dict[str, Any], players: int) -> None:
    """The racks, and what everybody knows of them."""
    racks = json_input.listing(found["racks"], "racks", players)
    shown = json_input.listing(found["shown"], "shown", players)
    for seat in range(players):
        rack = json_input.counts(racks[seat], INDEX, f"racks[{seat}]")
        known = json_input.counts(shown[seat], INDEX, f"shown[{seat}]")
        for kind, count in known.items():
            if count > rack.get(kind, 0):
                raise PositionError(f"shown[{seat}]: {count} {TILES[kind]} where the rack has fewer")
        state["racks"][seat] = by_kind(rack)
        state["shown"][seat] = by_kind(known)
        state["sizes"][seat] = sum(rack.values())


def by_kind(counts: dict[int, int]) -> list[int]:
    return [counts.get(kind, 0) for kind in range(KINDS)]


def read_families(state: State, families: list[Any]) -> None:
    """DS-START: a family has at least two tiles, at least one of them an animal."""
    for seat, row in enumerate(families):
        if len(json_input.listing(row, f"families[{seat}]")) > MOST_FAMILIES:
            raise PositionError(f"families[{seat}]: {len(row)} families; the tiles make {MOST_FAMILIES} at most")
        for i, given in enumerate(row):
            animal, animals, clovers = read_family(given, f"families[{seat}][{i}]")
            state["animal"][seat, i] = animal
            state["animals"][seat, i] = animals
            state["clovers"][seat, i] = clovers
        state["family_counts"][seat] = len(row)


def read_family(given: Any, where: str) -> tuple[int, int, int]:
    found = json_input.fields(given, ("animal", "animals", "clovers"), where)
    animals = json_input.integer(found["animals"], f"{where}.animals", 1, int(COPIES[0]))
    clovers = json_input.integer(found["clovers"], f"{where}.clovers", 0, CLOVERS)
    if animals + clovers < 2:
        raise PositionError(f"{where} must have at least 2 tiles")
    return INDEX[json_input.one_of(found["animal"], TILES[:ANIMALS], f"{where}.animal")], animals, clovers


def read_tokens(state: State, found: dict[str, Any], players: int) -> None:
    """DS-TILES: there are eight 7s."""
    sevens = json_input.listing(found["sevens"], "sevens", players)
    owned = [json_input.integer(count, f"sevens[{seat}]", 0, SEVENS) for seat, count in enumerate(sevens)]
    left = json_input.integer(found["sevens_left"], "sevens_left", 0, SEVENS)
    if sum(owned) + left != SEVENS:
        raise PositionError(f"sevens and sevens_left must be {SEVENS} together")
    state["sevens"][:players] = owned
    state["sevens_left"] = left


def check_material(state: State) -> None:
    """DS-TILES: every tile exists just as often as it should."""
    game = facts(state)
    piles = game.deck[: game.left]
    count = [piles.count(kind) + game.open[kind] + game.removed[kind] for kind in range(KINDS)]
    for kind in range(KINDS):
        count[kind] += sum(rack[kind] for rack in game.racks)
    for seat, laid in enumerate(game.family_counts):
        for i in range(laid):
            count[game.animal[seat][i]] += game.animals[seat][i]
            count[CLOVER] += game.clovers[seat][i]
    for kind in range(KINDS):
        if count[kind] != COPIES[kind]:
            raise PositionError(f"there must be {COPIES[kind]} {TILES[kind]} tiles in all, not {count[kind]}")


def check_moment(state: State) -> None:
    """The point of the turn at which the position stands."""
    game = facts(state)
    pool = game.face_up + game.left
    acted = game.swaps > 0 or not game.two_for_one
    if game.phase == DRAWING:
        if not 1 <= game.draws <= pool:
            raise PositionError(f"draws must be from 1 to what the pool holds ({pool}) in phase 'draw' (DS-DRAW)")
        if game.rainbow or acted:
            raise PositionError("rainbow, two_for_one, swaps: no action can precede the draws (DS-DRAW)")
    if game.phase == ACTING:
        if game.draws:
            raise PositionError("draws must be 0 in phase 'act'")
        if game.rainbow and acted:
            raise PositionError("rainbow must be false after the first action (DS-RAINBOW)")
        if game.turn >= 0 and game.sizes[game.turn] == 0:
            raise PositionError(f"racks[{game.turn}] is empty although seat {game.turn} is on turn")
    if game.turn < 0 and (game.ending < 0 or game.phase == DRAWING):
        raise PositionError("turn is null although the game is not over (DS-END)")
    if pool == 0 and game.ending < 0:
        raise PositionError("ending must name a seat: the pool is empty (DS-END)")


def guess(view: dict[str, Any]) -> dict[str, Any]:
    """Some position that gives this view: the tiles not seen, in order, wherever a hidden tile is."""
    found = json_input.fields(view, KEYS, "the view")
    pool = json_input.fields(found["pool"], ("hidden", "open"), "pool")
    if isinstance(pool["hidden"], list):  # the game is over: everything is open
        return found
    shown = [
        json_input.counts(rack, {**INDEX, HIDDEN: KINDS}, f"racks[{seat}]")
        for seat, rack in enumerate(json_input.listing(found["racks"], "racks"))
    ]
    unseen = list_unseen(found, pool, shown)
    racks = []
    for seat, rack in enumerate(shown):
        names = [name for kind, name in enumerate(TILES) for _ in range(rack.get(kind, 0))]
        racks.append(Counter(names + json_input.taken(unseen, rack.get(KINDS, 0), f"racks[{seat}]")))
    return {**found, "pool": {**pool, "hidden": unseen}, "racks": [dict(rack) for rack in racks]}


def list_unseen(found: dict[str, Any], pool: dict[str, Any], racks: list[dict[int, int]]) -> list[str]:
    """The tiles that neither lie open nor stand on a rack where the view shows them."""
    seen = [
        *racks,
        json_input.counts(pool["open"], INDEX, "pool.open"),
        json_input.counts(found["removed"], INDEX, "removed"),
    ]
    for seat, row in enumerate(json_input.listing(found["families"], "families")):
        for i, given in enumerate(json_input.listing(row, f"families[{seat}]")):
            animal, animals, clovers = read_family(given, f"families[{seat}][{i}]")
            seen += [{animal: animals}, {CLOVER: clovers}]
    return [
        name for kind, name in enumerate(TILES) for _ in range(COPIES[kind] - sum(part.get(kind, 0) for part in seen))
    ]
