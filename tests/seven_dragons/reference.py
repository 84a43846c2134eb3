"""The rules of Seven Dragons once more, slow and plain, read off a position in JSON: something to compare with."""

from collections import Counter
from itertools import product

from tests.building import Position

Place = tuple[int, int]
Mosaic = dict[Place, str]

SINGLE = ("RRRR", "YYYY", "BBBB", "GGGG", "KKKK")
DRAGON_CARDS = Counter(
    (
        *SINGLE,
        *SINGLE,
        *("RRYY", "RRBB", "YYGG", "YYKK", "BBYY", "BBKK", "GGRR", "GGBB", "KKRR", "KKGG"),
        *("RYRY", "RKRK", "YBYB", "YGYG", "BRBR", "BKBK", "GRGR", "GBGB", "KYKY", "KGKG"),
        *("RRKG", "YYRK", "BBYR", "GGBY", "KKGB"),
        *("RYRB", "YBYG", "BGBK", "GKGR", "KRKY"),
        *("RKBG", "BRGK", "YKGB", "GYBK", "GRKY", "KGYR", "YBRK", "BKYR", "YGBR", "GRYB"),
    )
)
ACTION_COLOURS = {"trade-hands": "K", "rotate-goals": "B", "trade-goals": "Y", "move-card": "G", "zap-card": "R"}
ACTION_CARDS = Counter(dict.fromkeys(ACTION_COLOURS, 3))

# Which quarter (TL TR BL BR) touches which quarter of the neighbour in this direction.
TOUCHING = {
    (0, 1): ((0, 2), (1, 3)),
    (1, 0): ((1, 0), (3, 2)),
    (0, -1): ((2, 0), (3, 1)),
    (-1, 0): ((0, 1), (2, 3)),
}


def printed(lies: str) -> str:
    """A card as it is printed, however it lies."""
    return lies if lies == "****" or lies in DRAGON_CARDS else lies[::-1]


def silver(position: Position) -> str:
    """SD-SILVER."""
    return ACTION_COLOURS[position["discard"][0]] if position["discard"] else "*"


def mosaic(position: Position) -> Mosaic:
    """The cards by place, Silver as what it counts as."""
    found = {}
    for place, lies in position["table"].items():
        x, y = map(int, place.split(","))
        found[x, y] = silver(position) * 4 if lies == "SSSS" else lies
    return found


def colours_touched(cards: Mosaic, lies: str, place: Place, wild: bool = True) -> set[str]:
    """The dragons in which a card here would touch its neighbours; without the wild ones for SD-BONUS."""
    touched = set()
    for (dx, dy), quarters in TOUCHING.items():
        neighbour = cards.get((place[0] + dx, place[1] + dy))
        if neighbour is not None and (wild or neighbour != "****"):
            for own, its in quarters:
                touched |= {c for c in "RYBGK" if lies[own] in (c, "*") and neighbour[its] in (c, "*")}
    return touched


def places_beside(cards: Mosaic) -> set[Place]:
    return {(x + dx, y + dy) for x, y in cards for dx, dy in TOUCHING} - cards.keys()


def placements(cards: Mosaic, card: str) -> set[str]:
    """SD-PLACE."""
    return {
        f"{lies}@{place[0]},{place[1]}"
        for lies in {card, card[::-1]}
        for place in places_beside(cards)
        if colours_touched(cards, lies, place)
    }


def shifts(cards: Mosaic) -> set[str]:
    """SD-MOVE."""
    found = set()
    for (x, y), lies in cards.items():
        if (x, y) != (0, 0):
            rest = {place: other for place, other in cards.items() if place != (x, y)}
            found |= {f"{x},{y} {put}" for put in placements(rest, printed(lies)) - {f"{lies}@{x},{y}"}}
    return found


def legal(position: Position) -> set[str]:
    """Everything that the player on turn may do."""
    turn = position["turn"]
    if turn is None:
        return set()
    cards, hand = mosaic(position), set(position["hands"][turn])
    found = {move for card in hand if card not in ACTION_COLOURS for move in placements(cards, card)}
    done = {
        "trade-hands": {str(seat) for seat in position["seats"] if seat != turn},
        "trade-goals": {str(seat) for seat in range(5) if seat != turn},
        "rotate-goals": {"left", "right"},
        "move-card": shifts(cards) if "move-card" in hand else set(),
        "zap-card": {f"{x},{y}" for x, y in cards if (x, y) != (0, 0)},
    }
    ways = ["", " under"] if position["options"]["silver"] and position["discard"] else [""]
    for action in hand & done.keys():
        found |= {f"{action} {what}{way}" for what, way in product(done[action], ways)} | {f"{action} color"}
    return found or {"pass"}


def largest(position: Position, colour: str) -> int:
    """SD-WIN: panels of the largest group. No card has two panels of a dragon: cards can be counted instead."""
    cards = mosaic(position)
    quarters = {(*place, q) for place, lies in cards.items() for q in range(4) if lies[q] in (colour, "*")}
    best = 0
    while quarters:
        reached, found = [quarters.pop()], set()
        while reached:
            x, y, quarter = reached.pop()
            found.add((x, y))
            beside = {(x, y, quarter ^ 1), (x, y, quarter ^ 2)}
            for (dx, dy), pairs in TOUCHING.items():
                beside |= {(x + dx, y + dy, its) for own, its in pairs if own == quarter}
            reached += beside & quarters
            quarters -= beside
        best = max(best, len(found))
    return best


def bonus(position: Position, move: str) -> int:
    """SD-BONUS: cards drawn for this move of the player on turn."""
    if "@" not in move or " " in move or position["goals"] is None:
        return 0
    lies, _, place = move.partition("@")
    x, y = map(int, place.split(","))
    met = len(colours_touched(mosaic(position), lies, (x, y), wild=False))
    return min(max(met - 1, 0), len(position["deck"])) if len(set(lies)) > 1 else 0
