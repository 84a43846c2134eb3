"""Double Seven as JSON, and back."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from sevenfold import reading
from sevenfold.errors import PositionError
from sevenfold.game.double_seven import options as own_options
from sevenfold.game.double_seven.state import (
    ACTING,
    ANIMALS,
    CLOVERS,
    COPIES,
    DRAWING,
    KINDS,
    MOST_FAMILIES,
    MOST_SWAPS,
    POOL,
    SEVENS,
    TILES,
)
from sevenfold.game.options import copied, in_force
from sevenfold.kernel.records import plain
from sevenfold.kernel.types import State

KEYS = (
    "game",
    "options",
    "turn",
    "phase",
    "draws",
    "rainbow",
    "two_for_one",
    "swaps",
    "pool",
    "removed",
    "racks",
    "shown",
    "families",
    "sevens",
    "sevens_left",
    "double_seven",
    "ending",
)
PHASES = ("draw", "act")  # DRAWING, ACTING
HIDDEN = "?"


FIELDS = (
    *("players", "turn", "phase", "draws", "rainbow", "two_for_one", "swaps", "sevens", "sevens_left", "double_seven"),
    *("ending", "top", "left", "deck", "open", "removed", "racks", "shown", "sizes"),
    *("laid", "animal", "animals", "clovers"),
)


def write(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """Everything."""
    game = plain(state, *FIELDS)
    hidden = [TILES[game.deck[(game.top + i) % POOL]] for i in range(game.left)]
    return layout(game, options, hidden, [counts(game.racks[seat]) for seat in range(game.players)])


def layout(
    game: SimpleNamespace, options: dict[str, Any], hidden: list[str] | int, racks: list[dict[str, int]]
) -> dict[str, Any]:
    """What lies open on the table, together with as much of the pool and the racks as the reader may see."""
    seats = range(game.players)
    return {
        "game": "double-seven",
        "options": copied(options),
        "turn": seat_or_none(game.turn),
        "phase": PHASES[game.phase],
        "draws": game.draws,
        "rainbow": bool(game.rainbow),
        "two_for_one": bool(game.two_for_one),
        "swaps": game.swaps,
        "pool": {"hidden": hidden, "open": counts(game.open)},
        "removed": counts(game.removed),
        "racks": racks,
        "shown": [counts(game.shown[seat]) for seat in seats],
        "families": [[family(game, seat, i) for i in range(game.laid[seat])] for seat in seats],
        "sevens": game.sevens[: game.players],
        "sevens_left": game.sevens_left,
        "double_seven": seat_or_none(game.double_seven),
        "ending": seat_or_none(game.ending),
    }


def counts(tiles: Iterable[int]) -> dict[str, int]:
    """Tiles by kind, in tile order, without the kinds that are missing."""
    return {tile: count for tile, count in zip(TILES, tiles, strict=True) if count > 0}


def family(game: SimpleNamespace, seat: int, i: int) -> dict[str, Any]:
    return {
        "animal": TILES[game.animal[seat][i]],
        "animals": game.animals[seat][i],
        "clovers": game.clovers[seat][i],
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = reading.fields(position, KEYS, "the position")
    options = in_force(own_options, found["options"])
    state = own_options.blank(options, seed)
    seats = range(state.players)
    state.turn = reading.seat(found["turn"], "turn", seats)
    state.phase = PHASES.index(reading.one_of(found["phase"], PHASES, "phase"))
    state.draws = reading.integer(found["draws"], "draws", 0, 3)
    state.rainbow = reading.boolean(found["rainbow"], "rainbow")
    state.two_for_one = reading.boolean(found["two_for_one"], "two_for_one")
    state.swaps = reading.integer(found["swaps"], "swaps", 0, MOST_SWAPS)
    state.double_seven = reading.seat(found["double_seven"], "double_seven", seats)
    state.ending = reading.seat(found["ending"], "ending", seats)
    read_tiles(state, found)
    read_families(state, reading.listing(found["families"], "families", state.players))
    read_tokens(state, found)
    check_material(state)
    check_moment(state)
    return state, options


def read_tiles(state: State, found: dict[str, Any]) -> None:
    """The pool, the removed tiles and the racks."""
    pool = reading.fields(found["pool"], ("hidden", "open"), "pool")
    hidden = reading.listing(pool["hidden"], "pool.hidden")
    if len(hidden) > POOL:
        raise PositionError(f"pool.hidden holds {len(hidden)} tiles; there are only {POOL}")
    for name in hidden:
        state.deck[state.left] = TILES.index(reading.one_of(name, TILES, "pool.hidden"))
        state.left += 1
    for kind, count in reading.counts(pool["open"], TILES, "pool.open").items():
        state.open[kind] = count
        state.face_up += count
    for kind, count in reading.counts(found["removed"], TILES, "removed").items():
        state.removed[kind] = count
    for seat, rack in enumerate(reading.listing(found["racks"], "racks", state.players)):
        for kind, count in reading.counts(rack, TILES, f"racks[{seat}]").items():
            state.racks[seat, kind] = count
            state.sizes[seat] += count
    for seat, rack in enumerate(reading.listing(found["shown"], "shown", state.players)):
        for kind, count in reading.counts(rack, TILES, f"shown[{seat}]").items():
            if count > state.racks[seat, kind]:
                raise PositionError(f"shown[{seat}]: {count} {TILES[kind]} where the rack has fewer")
            state.shown[seat, kind] = count


def read_families(state: State, families: list[Any]) -> None:
    """DS-START: a family has at least two tiles, at least one of them an animal."""
    for seat, row in enumerate(families):
        if len(reading.listing(row, f"families[{seat}]")) > MOST_FAMILIES:
            raise PositionError(f"families[{seat}]: {len(row)} families; the tiles make {MOST_FAMILIES} at most")
        for i, given in enumerate(row):
            where = f"families[{seat}][{i}]"
            found = reading.fields(given, ("animal", "animals", "clovers"), where)
            animals = reading.integer(found["animals"], f"{where}.animals", 1, int(COPIES[0]))
            clovers = reading.integer(found["clovers"], f"{where}.clovers", 0, CLOVERS)
            if animals + clovers < 2:
                raise PositionError(f"{where} must have at least 2 tiles")
            state.animal[seat, i] = TILES.index(reading.one_of(found["animal"], TILES[:ANIMALS], f"{where}.animal"))
            state.animals[seat, i] = animals
            state.clovers[seat, i] = clovers
        state.laid[seat] = len(row)


def read_tokens(state: State, found: dict[str, Any]) -> None:
    """DS-TILES: there are eight 7s."""
    for seat, count in enumerate(reading.listing(found["sevens"], "sevens", state.players)):
        state.sevens[seat] = reading.integer(count, f"sevens[{seat}]", 0, SEVENS)
    state.sevens_left = reading.integer(found["sevens_left"], "sevens_left", 0, SEVENS)
    if int(state.sevens.sum()) + state.sevens_left != SEVENS:
        raise PositionError(f"sevens and sevens_left must be {SEVENS} together")


def check_material(state: State) -> None:
    """DS-TILES: every tile exists just as often as it should."""
    for kind in range(KINDS):
        count = list(state.deck[: state.left]).count(kind) + int(state.open[kind]) + int(state.removed[kind])
        count += int(state.racks[:, kind].sum())
        if kind < ANIMALS:
            count += int(state.animals[state.animal == kind].sum())
        else:
            count += int(state.clovers.sum())
        if count != COPIES[kind]:
            raise PositionError(f"there must be {COPIES[kind]} {TILES[kind]} tiles in all, not {count}")


def check_moment(state: State) -> None:
    """The point of the turn at which the position stands."""
    pool = int(state.face_up + state.left)
    acted = state.swaps > 0 or not state.two_for_one
    if state.phase == DRAWING:
        if not 1 <= state.draws <= pool:
            raise PositionError(f"draws must be from 1 to what the pool holds ({pool}) in phase 'draw' (DS-DRAW)")
        if state.rainbow or acted:
            raise PositionError("rainbow, two_for_one, swaps: no action can precede the draws (DS-DRAW)")
    if state.phase == ACTING:
        if state.draws:
            raise PositionError("draws must be 0 in phase 'act'")
        if state.rainbow and acted:
            raise PositionError("rainbow must be false after the first action (DS-RAINBOW)")
        if state.turn >= 0 and state.sizes[state.turn] == 0:
            raise PositionError(f"racks[{state.turn}] is empty although seat {state.turn} is on turn")
    if state.turn < 0 and (state.ending < 0 or state.phase == DRAWING):
        raise PositionError("turn is null although the game is not over (DS-END)")
    if pool == 0 and state.ending < 0:
        raise PositionError("ending must name a seat: the pool is empty (DS-END)")


def guess(view: dict[str, Any], _seat: int) -> dict[str, Any]:
    """Some position that gives this view: the tiles not seen, in order, wherever a hidden tile is."""
    if isinstance(view["pool"]["hidden"], list):
        return view
    unseen = list_unseen(view)
    racks = []
    for rack in view["racks"]:
        known = {name: count for name, count in rack.items() if name != HIDDEN}
        for _ in range(rack.get(HIDDEN, 0)):
            name = unseen.pop()
            known[name] = known.get(name, 0) + 1
        racks.append(known)
    return {**view, "pool": {**view["pool"], "hidden": unseen}, "racks": racks}


def list_unseen(view: dict[str, Any]) -> list[str]:
    """The tiles that neither lie open nor stand on a rack where the view shows them."""
    seen = [view["pool"]["open"], view["removed"], *view["racks"]]
    for laid in (family for row in view["families"] for family in row):
        seen += [{laid["animal"]: laid["animals"]}, {"clover": laid["clovers"]}]
    return [
        name for kind, name in enumerate(TILES) for _ in range(COPIES[kind] - sum(part.get(name, 0) for part in seen))
    ]
