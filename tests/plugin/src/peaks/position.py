"""Peaks back from JSON: positions and views."""

from typing import Any

from peaks.options import OPTIONS
from peaks.state import CARDS, COPIES, DECK, HAND, HIGHEST, KINDS
from peaks.view import View
from sevenfold import json_input
from sevenfold.errors import PositionError
from sevenfold.game import find
from sevenfold.kernel.types import State

KEYS = tuple(View.__annotations__)
INDEX = {card: kind for kind, card in enumerate(CARDS)}
MOST_TOKENS = 2 * HAND


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = json_input.fields(position, KEYS, "the position")
    options = OPTIONS.in_force(found["options"])
    state = find("peaks").setup.blank(options, seed)
    players = options["players"]
    deck = json_input.kinds(found["deck"], INDEX, "deck", DECK)
    state["turn"] = json_input.seat(found["turn"], "turn", range(players))
    state["height"] = json_input.integer(found["height"], "height", 0, HIGHEST)
    state["rests"] = json_input.integer(found["rests"], "rests", 0, players - 1)
    state["deck"][: len(deck)] = deck
    state["left"] = len(deck)
    for kind, count in json_input.counts(found["laid"], INDEX, "laid").items():
        state["laid"][kind] = min(count, DECK)
    for seat, cards in enumerate(json_input.listing(found["hands"], "hands", players)):
        hand = json_input.kinds(cards, INDEX, f"hands[{seat}]", DECK)
        state["hands"][seat] = [hand.count(kind) for kind in range(KINDS)]
        state["sizes"][seat] = len(hand)
    for seat, count in enumerate(json_input.listing(found["tokens"], "tokens", players)):
        state["tokens"][seat] = json_input.integer(count, f"tokens[{seat}]", 0, MOST_TOKENS)
    check(state)
    return state, options


def check(state: State) -> None:
    """PK-CARDS, PK-END: every card is there twice, and somebody is on turn, with a card, as long as there are any."""
    for kind, card in enumerate(CARDS):
        pile = state["deck"][: state["left"]].tolist()
        count = int(state["laid"][kind]) + int(state["hands"][:, kind].sum()) + pile.count(kind)
        if count != COPIES:
            raise PositionError(f"there must be {COPIES} cards {card} in all, not {count}")
    if (state["turn"] < 0) != (state["sizes"].sum() == 0):
        raise PositionError("turn must be null when all hands are empty, and only then (PK-END)")
    if state["turn"] >= 0 and state["sizes"][state["turn"]] == 0:
        raise PositionError(f"hands[{state['turn']}] is empty although seat {state['turn']} is on turn")


def guess(view: dict[str, Any]) -> dict[str, Any]:
    """Some position that gives this view: the cards not seen, in order, wherever a hidden card is."""
    found = json_input.fields(view, KEYS, "the view")
    if isinstance(found["deck"], list):  # the game is over: everything is open
        return found
    shown = [json_input.listing(cards, "hands") for cards in json_input.listing(found["hands"], "hands")]
    laid = json_input.counts(found["laid"], INDEX, "laid")
    seen = [card for cards in shown for card in cards]
    unseen = [card for kind, card in enumerate(CARDS) for _ in range(COPIES - seen.count(card) - laid.get(kind, 0))]
    hands = []
    for seat, cards in enumerate(shown):
        known = [card for card in cards if card != "?"]
        hands.append(known + json_input.taken(unseen, len(cards) - len(known), f"hands[{seat}]"))
    return {**found, "hands": hands, "deck": unseen}
