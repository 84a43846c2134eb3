"""Seven Dragons in the terminal: the mosaic of cards, hands and goals."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenfold.cli.boards.mosaic import SHAPES, STYLES, Hand, Mosaic, Place, half
from sevenfold.cli.look import Look
from sevenfold.game.seven_dragons.cards import ACTION_COLOURS

JSON = dict[str, Any]

ACTION = "black on grey82"
SOLID = "\u00a0"  # a space that is not trimmed
LETTERS = False


def cards_of(view: JSON) -> dict[Place, str]:
    """The mosaic by place."""
    found = {}
    for key, card in view["table"].items():
        x, _, y = key.partition(",")
        found[int(x), int(y)] = card
    return found


def draw(view: JSON, insight: JSON, marks: dict[Any, str], look: Look) -> RenderableType:
    """The mosaic and what lies beside it. `marks` names places (x, y) to choose from."""
    groups = {(x, y): insight["goal"] for x, y in insight["group"]}
    mosaic = Mosaic(cards_of(view), marks, groups, insight["silver"])
    return Group(mosaic, Text(""), *below(view, insight, look))


def below(view: JSON, insight: JSON, look: Look) -> list[Text]:
    """Deck, discard pile, Silver, and the largest group of each dragon."""
    deck = view["deck"]
    about = [look("seven-dragons-deck", count=len(deck) if isinstance(deck, list) else deck)]
    if view["discard"]:
        about.append(look("seven-dragons-discard", count=len(view["discard"]), card=look(f"card-{view['discard'][0]}")))
    if insight["silver"] is not None:
        name = look("colour-all" if insight["silver"] == "*" else f"colour-{insight['silver']}")
        about.append(look("seven-dragons-silver", dragon=name))
    lines = [Text(" · ".join(about))]
    if view["goals"] is not None:
        sizes = Text(" ").join(
            Text(f" {letter}{SHAPES[letter]} {look(f'colour-{letter}')} {size} ", style=STYLES[letter])
            for letter, size in insight["largest"].items()
        )
        lines.append(Text.assemble(look("seven-dragons-largest"), " ", sizes))
    return lines


def card(name: str, look: Look) -> tuple[Text, Text]:
    """A card of a hand in two lines: its halves, or an action's name and the colour it gives to Silver."""
    if name == "?":
        return Text(" ? ", style="reverse dim"), Text("")
    if name in ACTION_COLOURS:
        title = f"{SOLID}{look(f'card-{name}')}{SOLID}"
        letter = ACTION_COLOURS[name]
        shown = f"{f'◇{SOLID}{letter}{SHAPES[letter]}':{SOLID}^{len(title)}}"
        return Text(title, style=ACTION), Text(shown, style=STYLES[letter])
    return half(name, True), half(name, False)


def draw_players(view: JSON, insight: JSON, look: Look) -> Iterator[tuple[int, RenderableType]]:
    """What is at each of the five seats: a goal, and a hand where somebody plays."""
    for seat in range(5):
        if seat in view["seats"] or view["goals"] is not None:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_row(
                goal(view, insight, seat, look), Hand([card(name, look) for name in view["hands"][seat] or []])
            )
            yield seat, grid


def goal(view: JSON, insight: JSON, seat: int, look: Look) -> Text:
    """A goal, if it is known; the reader's own with how far it has come."""
    if view["goals"] is None:
        return Text("")
    letter = view["goals"][seat]
    name = "?" if letter == "?" else f"{letter}{SHAPES[letter]} {look(f'colour-{letter}')}"
    reached = ""
    if insight["seat"] == seat:
        reached = " " + look("seven-dragons-reached", size=insight["largest"][letter], target=insight["target"])
    return Text.assemble((look("seven-dragons-goal") + " ", "dim"), (f" {name} ", STYLES[letter]), reached)


def hand(view: JSON, seat: int) -> list[str]:
    """The cards of a seat."""
    return list(view["hands"][seat])


def card_name(name: str, look: Look) -> str:
    return look(f"card-{name}") if name in ACTION_COLOURS else name


def heading(view: JSON, look: Look) -> str:
    """What belongs beside the title."""
    return look(f"seven-dragons-variant-{view['options']['variant']}")


def place(parts: JSON) -> Place | None:
    """The place that a move concerns, as in `marks`."""
    if "x" in parts:
        return parts["x"], parts["y"]
    return tuple(parts["from"]) if "from" in parts else None


def lying(view: JSON, place: list[int]) -> str:
    """The card at a place, as it lies."""
    return str(view["table"][f"{place[0]},{place[1]}"])


def path(parts: JSON, view: JSON, look: Look) -> tuple[str, ...]:
    """The steps by which a person arrives at this move; what happens to the action card comes last."""
    match parts:
        case {"kind": "pass"}:
            return (look("seven-dragons-step-pass"),)
        case {"kind": "place", "card": name, "x": x, "y": y}:
            return name, f"{x},{y}"
        case {"kind": kind, "mode": "color"}:
            return look(f"card-{kind}"), look("seven-dragons-step-color")
    step, how = look(f"card-{parts['kind']}"), look(f"seven-dragons-step-{parts['mode']}")
    match parts:
        case {"direction": direction}:
            return step, look(f"seven-dragons-step-{direction}"), how
        case {"from": [x, y], "card": name, "x": to_x, "y": to_y}:
            lifted = look("seven-dragons-step-from", card=lying(view, parts["from"]), place=f"{x},{y}")
            return step, lifted, look("seven-dragons-step-to", card=name, place=f"{to_x},{to_y}"), how
        case {"from": [x, y]}:
            return step, look("seven-dragons-step-from", card=lying(view, parts["from"]), place=f"{x},{y}"), how
    return step, look("seven-dragons-step-seat", player=look.who(parts["seat"])), how


def words(parts: JSON, view: JSON, look: Look) -> str:
    """The move as people read it; `view` is from before it."""
    kind, mode = parts["kind"], parts.get("mode")
    if mode == "color":
        return look("move-seven-dragons-color", action=look(f"card-{kind}"))
    details = {name: value for name, value in parts.items() if name not in ("kind", "mode", "from", "seat")}
    if "from" in parts:
        details["from"] = f"{parts['from'][0]},{parts['from'][1]}"
        details["lifted"] = lying(view, parts["from"])
    if "x" in details:
        details["to"] = f"{details.pop('x')},{details.pop('y')}"
    if "seat" in parts:
        details["player"] = look.who(parts["seat"])
    told = look(f"move-seven-dragons-{kind}", **details)
    return look("move-seven-dragons-under", words=told) if mode == "under" else told


def notes(before: JSON, after: JSON, seat: int, look: Look) -> list[str]:
    """What a move has brought: bonus cards."""
    if len(after["table"]) <= len(before["table"]) or after["goals"] is None:
        return []
    bonus = len(after["hands"][seat]) - len(before["hands"][seat]) + 1
    if after["turn"] == seat:  # the next card is drawn already
        bonus -= 1
    return [look("note-bonus", count=bonus)] if bonus > 0 else []
