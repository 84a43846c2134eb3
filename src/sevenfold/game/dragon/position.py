"""Dragon as JSON, and back."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from sevenfold import reading
from sevenfold.errors import PositionError
from sevenfold.game.dragon import options as own_options
from sevenfold.game.dragon import rules
from sevenfold.game.dragon.state import ANNOYED, CARDS, CENTRE, COLUMN, COPIES, DECK, KINDS, LEVELS, LINE
from sevenfold.game.options import copied, in_force
from sevenfold.kernel.records import plain
from sevenfold.kernel.types import State

KEYS = ("game", "options", "round", "turn", "deck", "hands", "rows", "tokens", "totals")
MOST_TOKENS = 21  # that one round can pay
HIDDEN = "?"


FIELDS = (
    *("players", "turn", "round_index", "top", "left", "lowest", "highest"),
    *("columns", "fire", "tokens", "totals", "sizes", "hands", "deck"),
)


def write(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """Everything."""
    game = plain(state, *FIELDS)
    deck = [CARDS[game.deck[(game.top + i) % DECK]] for i in range(game.left)]
    return layout(game, options, deck, [hand(game, seat) for seat in range(game.players)])


def layout(
    game: SimpleNamespace, options: dict[str, Any], deck: list[str] | int, hands: list[list[str]]
) -> dict[str, Any]:
    """What lies open on the table, together with as much of the deck and the hands as the reader may see."""
    return {
        "game": "dragon",
        "options": copied(options),
        "round": game.round_index,
        "turn": game.turn if game.turn >= 0 else None,
        "deck": deck,
        "hands": hands,
        "rows": {str(level - CENTRE): row(game, level) for level in range(game.lowest, game.highest + 1)},
        "tokens": game.tokens[: game.players],
        "totals": game.totals[: game.players],
    }


def hand(game: SimpleNamespace, seat: int) -> list[str]:
    """The cards of a hand by value, calm first."""
    return [card for card, count in zip(CARDS, game.hands[seat], strict=True) for _ in range(count)]


def row(game: SimpleNamespace, level: int) -> str:
    columns = zip(game.columns, game.fire, strict=True)
    return "".join([".o!"[(cards >> level & 1) + (fire >> level & 1)] for cards, fire in columns])


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = reading.fields(position, KEYS, "the position")
    options = in_force(own_options, found["options"])
    state = own_options.blank(options, seed)
    players = options["players"]
    state.round_index = reading.integer(found["round"], "round", 0, players - 1 if options["multi"] else 0)
    state.turn = reading.seat(found["turn"], "turn", range(players))
    for card in read_cards(found["deck"], "deck"):
        state.deck[state.left] = card
        state.left += 1
    for seat, cards in enumerate(reading.listing(found["hands"], "hands", players)):
        for card in read_cards(cards, f"hands[{seat}]"):
            state.hands[seat, card] += 1
            state.sizes[seat] += 1
    read_rows(state, reading.mapping(found["rows"], "rows"))
    for seat in range(players):
        most = MOST_TOKENS * int(state.round_index)
        tokens = reading.listing(found["tokens"], "tokens", players)[seat]
        totals = reading.listing(found["totals"], "totals", players)[seat]
        state.tokens[seat] = reading.integer(tokens, f"tokens[{seat}]", 0, MOST_TOKENS)
        state.totals[seat] = reading.integer(totals, f"totals[{seat}]", 0, most)
    check_material(state)
    check_tokens(state)
    check_turn(state)
    return state, options


def read_cards(cards: Any, where: str) -> list[int]:
    names = reading.listing(cards, where)
    if len(names) > DECK:
        raise PositionError(f"{where} holds {len(names)} cards; there are only {DECK}")
    return [CARDS.index(reading.one_of(name, CARDS, where)) for name in names]


def read_rows(state: State, rows: Mapping[str, Any]) -> None:
    """DR-GRID: at most seven rows without a gap, row 0 among them, and every card touching another."""
    levels = sorted(reading.written_integer(key, "rows") + CENTRE for key in rows)
    if CENTRE not in levels:
        raise PositionError("rows: row 0, where the start card lies, is missing")
    if len(levels) > LINE:
        raise PositionError(f"rows: {len(levels)} rows; there are at most {LINE} (DR-GRID)")
    if levels != list(range(levels[0], levels[0] + len(levels))):
        raise PositionError("rows: the rows are not contiguous")
    state.lowest, state.highest = levels[0], levels[-1]
    for level in levels:
        read_row(state, level, rows[str(level - CENTRE)])
    for column in range(LINE):
        for level in range(LEVELS):
            if state.columns[column] >> level & 1 and not touching(state, column, level):
                raise PositionError(f"rows: the card of value {column + 1} in row {level - CENTRE} touches no other")


def read_row(state: State, level: int, cells: Any) -> None:
    where = f"rows[{str(level - CENTRE)!r}]"
    if not isinstance(cells, str) or len(cells) != LINE or not set(cells) <= set(".o!"):
        raise PositionError(f"{where} must be seven of '.', 'o' and '!', not {reading.short(cells)}")
    if cells == "." * LINE:
        raise PositionError(f"{where} holds no card")
    for column, cell in enumerate(cells):
        if cell == "!" and column in (0, LINE - 1):
            raise PositionError(f"{where}: there is no annoyed {column + 1}")
        state.columns[column] |= (cell != ".") << level
        state.fire[column] |= (cell == "!") << level


def touching(state: State, column: int, level: int) -> bool:
    """A lone start card needs no neighbour."""
    alone = sum(int(bits).bit_count() for bits in state.columns) == 1
    beside = any(state.columns[c] >> level & 1 for c in (column - 1, column + 1) if 0 <= c < LINE)
    along = int(state.columns[column])
    return alone or beside or bool((along << 1 | along >> 1) >> level & 1)


def check_material(state: State) -> None:
    """DR-CARDS: every card exists just as often as it should."""
    for card in range(KINDS):
        column = COLUMN[card]
        annoyed = int(state.fire[column]).bit_count()
        lying = annoyed if ANNOYED[card] else int(state.columns[column]).bit_count() - annoyed
        count = lying + int(state.hands[:, card].sum()) + list(state.deck[: state.left]).count(card)
        if count != COPIES[card]:
            raise PositionError(f"there must be {COPIES[card]} cards {CARDS[card]} in all, not {count}")


def check_tokens(state: State) -> None:
    """DR-SCORE: the round has paid what its full lines are worth."""
    paid = sum(rules.column_value(state, column) for column in range(LINE))
    paid += sum(rules.row_value(state, level) for level in range(LEVELS))
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


def guess(view: dict[str, Any], _seat: int) -> dict[str, Any]:
    """Some position that gives this view: the cards not seen, in order, wherever a hidden card is."""
    unseen = list_unseen(view)
    hands = [[unseen.pop() if card == HIDDEN else card for card in cards] for cards in view["hands"]]
    return {**view, "hands": hands, "deck": unseen if isinstance(view["deck"], int) else view["deck"]}


def list_unseen(view: dict[str, Any]) -> list[str]:
    """The cards that neither lie on the table nor stand in a hand that the view shows."""
    seen = [card for cards in view["hands"] for card in cards]
    for cells in view["rows"].values():
        seen += [f"{column + 1}{cell.strip('o')}" for column, cell in enumerate(cells) if cell != "."]
    return [card for kind, card in enumerate(CARDS) for _ in range(COPIES[kind] - seen.count(card))]
