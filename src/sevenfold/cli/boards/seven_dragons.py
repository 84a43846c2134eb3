"""Seven Dragons in the terminal: the mosaic of cards, hands and goals."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sevenfold.cli.boards.mosaic import RAINBOW, SHAPES, STYLES, Hand, Mosaic, Place, half
from sevenfold.cli.look import Look
from sevenfold.game.seven_dragons.cards import ACTION_COLOURS
from sevenfold.game.seven_dragons.state import SEATS
from sevenfold.values import Outcome

JSON = dict[str, Any]

ACTION = "black on grey82"
SOLID = "\u00a0"  # a space that is not trimmed
LETTERS = False
BESIDE = True  # the mosaic grows high: there is no room below it
CARD = re.compile(r"(?<![A-Za-z])[RYBGK*]{4}(?![A-Za-z])")


def cards_of(view: JSON) -> dict[Place, str]:
    """The mosaic by place."""
    found = {}
    for key, card in view["table"].items():
        x, _, y = key.partition(",")
        found[int(x), int(y)] = card
    return found


def draw(view: JSON, insight: JSON, marks: dict[Any, str], _look: Look) -> RenderableType:
    """The mosaic. `marks` names places (x, y) to choose from."""
    groups: dict[Place, str] = dict.fromkeys(((x, y) for x, y in insight["group"]), str(insight["goal"]))
    return Mosaic(cards_of(view), marks, groups, insight["silver"])


def facts(view: JSON, insight: JSON, look: Look) -> list[Text]:
    """Deck, discard pile, Silver, and the largest group of each dragon."""
    deck = view["deck"]
    lines = [Text(look("seven-dragons-deck", count=len(deck) if isinstance(deck, list) else deck))]
    if view["options"]["variant"] != "full":
        lines.insert(0, Text(look(f"seven-dragons-variant-{view['options']['variant']}"), style="dim"))
    if insight["silver"] is not None:
        name = look("colour-all" if insight["silver"] == "*" else f"colour-{insight['silver']}")
        lines.append(Text(look("seven-dragons-silver", dragon=name)))
    if view["discard"]:
        top = look(f"card-{view['discard'][0]}")
        lines.append(Text(look("seven-dragons-discard", count=len(view["discard"]), card=top)))
    if view["goals"] is not None:
        sizes = Text(" ").join(
            Text(f" {letter}{SHAPES[letter]} {size} ", style=STYLES[letter])
            for letter, size in insight["largest"].items()
        )
        lines += [Text(look("seven-dragons-largest")), sizes]
        unused = [seat for seat in range(SEATS) if seat not in view["seats"]]
        if unused:
            goals = (Text.assemble(f"{seat + 1} ", goal(view, insight, seat, look)) for seat in unused)
            lines.append(Text.assemble(look("seven-dragons-unused"), " ", Text("  ").join(goals)))
    return lines


def grouped(hand: list[str]) -> Iterator[tuple[str, int]]:
    """A hand as it is drawn: dragons one by one, equal action cards together."""
    for name, count in Counter(hand).items():
        yield from [(name, count)] if name in ACTION_COLOURS else [(name, 1)] * count


def card(name: str, count: int, look: Look) -> tuple[Text, Text]:
    """A card of a hand in two lines: its halves, or an action's name and the colour it gives to Silver."""
    if name in ACTION_COLOURS:
        title = f"{SOLID}{look(f'card-{name}')}{f' ×{count}' if count > 1 else ''}{SOLID}"
        letter = ACTION_COLOURS[name]
        shown = f"{f'◇{SOLID}{letter}{SHAPES[letter]}':{SOLID}^{len(title)}}"
        return Text(title, style=ACTION), Text(shown, style=STYLES[letter])
    return half(name, True), half(name, False)


def draw_players(view: JSON, insight: JSON, look: Look) -> Iterator[tuple[int, Text, RenderableType | None]]:
    """What each player has: a goal and a hand, the reader's own as it looks and the others' as far as it is known."""
    for seat in view["seats"]:
        summary, hand = goal(view, insight, seat, look), view["hands"][seat]
        if seat == insight["seat"]:
            yield seat, summary, Hand([card(name, count, look) for name, count in grouped(hand)]) if hand else None
        else:
            known = [name for name in hand if name != "?"]
            hidden = f" ?×{len(hand) - len(known)} " if len(hand) > len(known) else ""
            listed = paint(", ".join(card_name(name, look) for name in known))
            yield seat, Text(" ").join(filter(None, (summary, listed, Text(hidden, style=STYLES["?"])))), None


def goal(view: JSON, insight: JSON, seat: int, look: Look) -> Text:
    """A goal, if it is known; the reader's own with how far it has come."""
    if view["goals"] is None:
        return Text("")
    letter = view["goals"][seat]
    if letter == "?":
        return Text(look("seven-dragons-goal-hidden"), style="dim")
    reached = ""
    if insight["seat"] == seat:
        reached = " " + look("seven-dragons-reached", size=insight["largest"][letter], target=insight["target"])
    return Text.assemble((f" {letter}{SHAPES[letter]} {look(f'colour-{letter}')} ", STYLES[letter]), reached)


def hand(view: JSON, seat: int) -> list[str]:
    """The cards of a seat."""
    return list(view["hands"][seat])


def card_name(name: str, look: Look) -> str:
    return look(f"card-{name}") if name in ACTION_COLOURS else name


def paint(text: str) -> Text:
    """Cards named in a text wear their colours."""
    painted = Text(text)
    for found in CARD.finditer(text):
        for i, letter in enumerate(found.group()):
            style = RAINBOW[i] if letter == "*" else STYLES[letter]
            painted.stylize(style, found.start() + i, found.start() + i + 1)
    return painted


def heading(_view: JSON, _look: Look) -> str:
    """Nothing belongs beside the title: the mosaic may be narrow."""
    return ""


def score(outcome: Outcome, seat: int, view: JSON, look: Look) -> str:
    """What a seat has reached; the last card of connections is no score."""
    if outcome.reason == "last-card":
        return ""
    if outcome.reason == "puzzle":
        placed = len(view["table"]) - 1
        return look("seven-dragons-placed", count=placed, all=placed + len(view["deck"]) + len(view["hands"][seat]))
    return look("seven-dragons-group", count=outcome.scores[seat])


def about(parts: JSON, look: Look) -> str:
    """What an action card does."""
    return look(f"about-{parts['kind']}") if parts["kind"] in ACTION_COLOURS else ""


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
