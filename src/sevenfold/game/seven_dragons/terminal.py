"""Seven Dragons in the terminal: the mosaic of cards, hands and goals."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sevenfold.game.seven_dragons.cards import ACTION_COLOURS, WILD
from sevenfold.game.seven_dragons.state import SEATS
from sevenfold.game.seven_dragons.terminal_mosaic import RAINBOW, SHAPES, STYLES, DrawnHand, Mosaic, Place, half
from sevenfold.terminal.look import Look
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
        lines.insert(0, Text(look(f"option-seven-dragons-variant-{view['options']['variant']}"), style="dim"))
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
            yield seat, summary, DrawnHand([card(name, count, look) for name, count in grouped(hand)]) if hand else None
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


def place(move: JSON) -> Place | None:
    """The place that a move concerns, as in `marks`."""
    found = move.get("at", move.get("from"))
    return None if found is None else (found[0], found[1])


def word(type: str, value: Any, view: JSON | None, look: Look) -> str | None:
    """Cards by their dragons; where moves are chosen, as notation has them."""
    match type:
        case "card" if value in ACTION_COLOURS:
            return look(f"card-{value}")
        case "card" if view is None:
            return dragons(value, look)
        case "mode" | "direction":
            return look(f"seven-dragons-{type}-{value}")
        case "color":
            return look("colour-all" if value == WILD else f"colour-{value}")
        case "place" if view is not None and (face := view["table"].get(f"{value[0]},{value[1]}")):
            return f"{value[0]},{value[1]} ({face})"
        case "place" if view is not None:
            return look("seven-dragons-at", place=f"{value[0]},{value[1]}")
    return None


def dragons(card: str, look: Look) -> str:
    """The dragons on a card, in words, as one reads them: which way up it lies can be heard."""
    if card == WILD * 4:
        return look("web-rainbow")
    return ", ".join(look(f"colour-{letter}") for letter in dict.fromkeys(card))
