"""Dragon back from JSON: positions and views."""

from collections.abc import Mapping
from typing import Any

from sevenfold import json_input
from sevenfold.errors import PositionError
from sevenfold.game.dragon import options as own_options
from sevenfold.game.dragon import rules
from sevenfold.game.dragon.state import ANNOYED, CARDS, CENTRE, COLUMN, COPIES, DECK, KINDS, LEVELS, LINE, STATE
from sevenfold.game.dragon.view import View
from sevenfold.kernel.records import reader
from sevenfold.kernel.types import State

KEYS = tuple(View.__annotations__)
MOST_TOKENS = 2 * (LINE + int(ANNOYED.sum()))  # that one round can pay: every row and column, with all the fire
INDEX = {card: kind for kind, card in enumerate(CARDS)}
HIDDEN = "?"


facts = reader(
    STATE,
    *("players", "turn", "round_index", "top", "left", "lowest", "highest"),
    *("columns", "fire", "tokens", "totals", "sizes", "hands", "deck"),
)


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = json_input.fields(position, KEYS, "the position")
    options = own_options.OPTIONS.in_force(found["options"])
    state = own_options.blank(options, seed)
    players = options["players"]
    round_index = json_input.integer(found["round"], "round", 0, players - 1 if options["multi"] else 0)
    deck = json_input.kinds(found["deck"], INDEX, "deck", DECK)
    state["round_index"] = round_index
    state["turn"] = json_input.seat(found["turn"], "turn", range(players))
    state["deck"][: len(deck)] = deck
    state["left"] = len(deck)
    for seat, cards in enumerate(json_input.listing(found["hands"], "hands", players)):
        hand = json_input.kinds(cards, INDEX, f"hands[{seat}]", DECK)
        state["hands"][seat] = [hand.count(kind) for kind in range(KINDS)]
        state["sizes"][seat] = len(hand)
    read_rows(state, json_input.mapping(found["rows"], "rows"))
    for key, most in (("tokens", MOST_TOKENS), ("totals", MOST_TOKENS * round_index)):
        for seat, count in enumerate(json_input.listing(found[key], key, players)):
            state[key][seat] = json_input.integer(count, f"{key}[{seat}]", 0, most)
    check_material(state)
    check_tokens(state)
    check_turn(state)
    return state, options


def read_rows(state: State, rows: Mapping[str, Any]) -> None:
    """DR-GRID: at most seven rows without a gap, row 0 among them, and every card touching another."""
    levels = sorted(json_input.written_integer(key, "rows") + CENTRE for key in rows)
    if CENTRE not in levels:
        raise PositionError("rows: row 0, where the start card lies, is missing")
    if len(levels) > LINE:
        raise PositionError(f"rows: {len(levels)} rows; there are at most {LINE} (DR-GRID)")
    if levels != list(range(levels[0], levels[0] + len(levels))):
        raise PositionError("rows: the rows are not contiguous")
    placed = set()
    columns, fire = [0] * LINE, [0] * LINE
    for level in levels:
        for column, cell in enumerate(read_cells(rows[str(level - CENTRE)], level - CENTRE)):
            columns[column] |= (cell != ".") << level
            fire[column] |= (cell == "!") << level
            placed |= {(column, level)} if cell != "." else set()
    for column, level in placed if len(placed) > 1 else ():  # a lone start card needs no neighbour
        if placed.isdisjoint([(column - 1, level), (column + 1, level), (column, level - 1), (column, level + 1)]):
            raise PositionError(f"rows: the card of value {column + 1} in row {level - CENTRE} touches no other")
    state["lowest"], state["highest"] = levels[0], levels[-1]
    state["columns"][:] = columns
    state["fire"][:] = fire


def read_cells(cells: Any, row: int) -> str:
    """One row: seven places."""
    where = f"rows[{str(row)!r}]"
    if not isinstance(cells, str) or len(cells) != LINE or not set(cells) <= set(".o!"):
        raise PositionError(f"{where} must be seven of '.', 'o' and '!', not {json_input.short(cells)}")
    if cells == "." * LINE:
        raise PositionError(f"{where} holds no card")
    for column in (0, LINE - 1):
        if cells[column] == "!":
            raise PositionError(f"{where}: there is no annoyed {column + 1}")
    return cells


def check_material(state: State) -> None:
    """DR-CARDS: every card exists just as often as it should."""
    game = facts(state)
    for card in range(KINDS):
        column = COLUMN[card]
        annoyed = game.fire[column].bit_count()
        placed = annoyed if ANNOYED[card] else game.columns[column].bit_count() - annoyed
        count = placed + sum(hand[card] for hand in game.hands) + game.deck[: game.left].count(card)
        if count != COPIES[card]:
            raise PositionError(f"there must be {COPIES[card]} cards {CARDS[card]} in all, not {count}")


def check_tokens(state: State) -> None:
    """DR-SCORE: the round has paid what its full lines are worth."""
    lines = [rules.column_cards(state, column) for column in range(LINE)]
    lines += [rules.row_cards(state, level) for level in range(LEVELS)]
    paid = sum(rules.line_value(cards, fire) for cards, fire in lines)
    if int(state.tokens.sum()) != paid:
        raise PositionError(f"tokens: the completed lines pay {paid} in all, not {int(state.tokens.sum())}")


def check_turn(state: State) -> None:
    """DR-END: somebody is on turn, with a card to play, unless the last round is over."""
    over = rules.round_over(state)
    if state.turn >= 0:
        if over:
            raise PositionError("turn must be null: the round is over (DR-END)")
        if state.sizes[state.turn] == 0:
            raise PositionError(f"hands[{state.turn}] is empty although seat {state.turn} is on turn")
    elif not over:
        raise PositionError("turn is null although the round is not over (DR-END)")
    elif state.multi and state.round_index + 1 < state.players:
        raise PositionError("turn is null although there are rounds to come (DR-MULTI)")


def guess(view: dict[str, Any]) -> dict[str, Any]:
    """Some position that gives this view: the cards not seen, in order, wherever a hidden card is."""
    found = json_input.fields(view, KEYS, "the view")
    if isinstance(found["deck"], list):  # the game is over: everything is open
        return found
    shown = [
        json_input.listing(cards, f"hands[{seat}]")
        for seat, cards in enumerate(json_input.listing(found["hands"], "hands"))
    ]
    unseen = list_unseen(shown, json_input.mapping(found["rows"], "rows"))
    hands = []
    for seat, cards in enumerate(shown):
        known = [card for card in cards if card != HIDDEN]
        hands.append(known + json_input.taken(unseen, len(cards) - len(known), f"hands[{seat}]"))
    return {**found, "hands": hands, "deck": unseen}


def list_unseen(hands: list[list[Any]], rows: dict[str, Any]) -> list[str]:
    """The cards that neither lie on the table nor stand in a hand that the view shows."""
    seen = [card for cards in hands for card in cards]
    for row, cells in rows.items():
        places = enumerate(read_cells(cells, json_input.written_integer(row, "rows")), start=1)
        seen += [f"{value}{cell.strip('o')}" for value, cell in places if cell != "."]
    return [card for kind, card in enumerate(CARDS) for _ in range(COPIES[kind] - seen.count(card))]
