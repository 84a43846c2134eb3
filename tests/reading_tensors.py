"""Views read back from observation tensors: whatever a view tells must be in there."""

from typing import Any

from sevenfold.game.double_seven import tensors as ds
from sevenfold.game.double_seven.state import MOST_FAMILIES, TILES
from sevenfold.game.dragon import tensors as dr
from sevenfold.game.dragon.state import CARDS as DRAGON_CARDS
from sevenfold.game.dragon.state import CENTRE, LEVELS, LINE
from sevenfold.game.seven_dragons import tensors as sd
from sevenfold.game.seven_dragons.cards import ACTIONS, CARDS, COLOURS, FACES
from sevenfold.game.seven_dragons.state import CELLS, DISCARDS, KINDS, SEATS, TORUS

JSON = dict[str, Any]


def seat_at(flags: list[int], seat: int, seats: int) -> int | None:
    """The seat that is marked, counted from the viewer's; None if none is."""
    return (seat + flags.index(1)) % seats if 1 in flags else None


def by_seat(numbers: list[Any], seat: int, seats: int) -> list[Any]:
    """From places, counted from the viewer's, to seats."""
    return [numbers[(other - seat) % seats] for other in range(seats)]


def counts(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, numbers, strict=True) if count}


def cards(numbers: list[int], names: tuple[str, ...]) -> list[str]:
    return [name for name, count in zip(names, numbers, strict=True) for _ in range(count)]


def dragon(out: list[int], seat: int) -> JSON:
    players = out[dr.PLAYERS]
    hand = cards(out[dr.HAND : dr.LAYOUT], DRAGON_CARDS)
    sizes = by_seat(out[dr.SIZES : dr.HAND], seat, players)
    rows = {}
    for level in range(LEVELS):
        row = "".join(".o!"[cell] for cell in out[dr.LAYOUT + level * LINE :][:LINE])
        if row != "." * LINE:
            rows[str(level - CENTRE)] = row
    return {
        "round": out[dr.ROUND],
        "turn": seat_at(out[dr.TURN : dr.PLAYERS], seat, players),
        "deck": out[dr.DECK],
        "hands": [hand if other == seat else ["?"] * sizes[other] for other in range(players)],
        "rows": rows,
        "tokens": by_seat(out[dr.TOKENS : dr.TOTALS], seat, players),
        "totals": by_seat(out[dr.TOTALS : dr.SIZES], seat, players),
    }


def double_seven(out: list[int], seat: int) -> JSON:
    players, kinds = out[ds.PLAYERS], len(TILES)
    shown = [counts(out[ds.SHOWN + place * kinds :][:kinds], TILES) for place in range(players)]
    racks: list[dict[str, int]] = [counts(out[ds.RACK : ds.DOUBLE_SEVEN], TILES)]
    for place in range(1, players):
        hidden = out[ds.SIZES + place] - sum(shown[place].values())
        racks.append({**shown[place], "?": hidden} if hidden else shown[place])
    families = []
    for place in range(players):
        slots = [out[ds.FAMILIES + (place * MOST_FAMILIES + i) * 3 :][:3] for i in range(MOST_FAMILIES)]
        families.append(
            [{"animal": TILES[a - 1], "animals": animals, "clovers": clovers} for a, animals, clovers in slots if a]
        )
    return {
        "turn": seat_at(out[ds.TURN : ds.PLAYERS], seat, players),
        "phase": ("draw", "act")[out[ds.PHASE]],
        "draws": out[ds.DRAWS],
        "rainbow": bool(out[ds.RAINBOW]),
        "two_for_one": bool(out[ds.TWO_FOR_ONE]),
        "swaps": out[ds.SWAPS],
        "pool": {"hidden": out[ds.HIDDEN], "open": counts(out[ds.OPEN : ds.REMOVED], TILES)},
        "removed": counts(out[ds.REMOVED : ds.RACK], TILES),
        "racks": by_seat(racks, seat, players),
        "shown": by_seat(shown, seat, players),
        "families": by_seat(families, seat, players),
        "sevens": by_seat(out[ds.SEVENS : ds.SHOWN], seat, players),
        "sevens_left": out[ds.SEVENS_LEFT],
        "double_seven": seat_at(out[ds.DOUBLE_SEVEN : ds.ENDING], seat, players),
        "ending": seat_at(out[ds.ENDING : ds.SIZES], seat, players),
    }


def seven_dragons(out: list[int], seat: int) -> JSON:
    seated = by_seat(out[sd.SEATED : sd.PLAYERS], seat, SEATS)
    sizes = by_seat(out[sd.SIZES : sd.GOALS], seat, SEATS)
    known = by_seat([out[sd.HANDS + place * KINDS :][:KINDS] for place in range(SEATS)], seat, SEATS)
    goals = by_seat(out[sd.GOALS : sd.HANDS], seat, SEATS)
    seen = [COLOURS[goal - 1] for goal in goals if goal]
    table = {}
    for spot in sorted(range(CELLS), key=lambda spot: (spot % TORUS, spot // TORUS)):
        if card := out[sd.MOSAIC + spot]:
            x, y = spot % TORUS - TORUS // 2, spot // TORUS - TORUS // 2
            table[f"{x},{y}"] = "SSSS" if card == sd.SILVER_CARD else FACES[card - 1]
    return {
        "turn": seat_at(out[sd.TURN : sd.SEATED], seat, SEATS),
        "seats": [other for other in range(SEATS) if seated[other]],
        "deck": out[sd.DECK],
        "hands": [
            cards(known[other], CARDS) + ["?"] * (sizes[other] - sum(known[other])) if seated[other] else None
            for other in range(SEATS)
        ],
        "goals": [COLOURS[goal - 1] if goal else "?" for goal in goals] if out[sd.GOALS_PLAYED] else None,
        "table": table,
        "discard": [ACTIONS[action - 1] for action in out[sd.DISCARD :][:DISCARDS] if action],
        "passes": out[sd.PASSES],
        "last_played": seat_at(out[sd.LAST_PLAYED : sd.DECK], seat, SEATS),
        "known": [
            [counts(known[p], CARDS) if seated[p] and p != seat else None for p in range(SEATS)] if o == seat else None
            for o in range(SEATS)
        ],
        "goals_seen": {colour: [seat] for colour in COLOURS if colour in seen},
    }


READERS = {"dragon": dragon, "double-seven": double_seven, "seven-dragons": seven_dragons}
