"""What a network is told of a state of Dragon: the table, all hands, the tokens, and the lines that are nearly full.

Seats are counted from the one whose chance is asked for. The state is an imagined one: its hands are guesses.
"""

from sevenfold.game.dragon.rules import column_cards, line_value, row_cards
from sevenfold.game.dragon.state import ANNOYED, COLUMN, KINDS, LINE, SEATS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

SAME = 3  # copies of a card in a hand that are told apart
AHEAD = 12  # tokens ahead that are told apart
PILE = 17  # parts of the pile
SPARE = 5  # tokens within reach that are told apart

CELLS = 0  # by row from the lowest, and column: a card lies there
FIRE = CELLS + LINE * LINE  # likewise: an annoyed dragon
ROWS = FIRE + LINE * LINE  # by row: how many cards it has
COLUMNS = ROWS + LINE * (LINE + 1)  # likewise
HEIGHT = COLUMNS + LINE * (LINE + 1)  # rows in use
LEFT = HEIGHT + LINE + 1
ROUNDS = LEFT + PILE  # to come
HANDS = ROUNDS + SEATS
A_HAND = KINDS * SAME
WITHIN_REACH = A_HAND  # tokens that a card in hand brings at once
ONE_OFF = WITHIN_REACH + SPARE  # lines that lack two cards, both of them in hand
TURN = ONE_OFF + SPARE
LEAD = TURN + 1  # of the seat that is asked about, over this one
A_SEAT = LEAD + 2 * AHEAD + 1
FEATURES = HANDS + SEATS * A_SEAT


@jit
def features(state: State, seat: int, out: Array) -> int:
    """Lists the numbers of all features that the state has; returns how many."""
    n = write_table(state, out)
    out[n] = LEFT + min(PILE - 1, (state.left + 1) // 2)
    out[n + 1] = ROUNDS + (state.players - 1 - state.round_index if state.multi else 0)
    n += 2
    for place in range(state.players):
        n = write_seat(state, seat, (seat + place) % state.players, HANDS + place * A_SEAT, out, n)
    return n


@jit
def write_table(state: State, out: Array) -> int:
    n = 0
    for column in range(LINE):
        cards = state.columns[column] >> state.lowest
        fire = state.fire[column] >> state.lowest
        filled = 0
        for row in range(LINE):
            if cards >> row & 1:
                out[n] = CELLS + row * LINE + column
                n += 1
                filled += 1
            if fire >> row & 1:
                out[n] = FIRE + row * LINE + column
                n += 1
        out[n] = COLUMNS + column * (LINE + 1) + filled
        n += 1
    for row in range(LINE):
        cards, _fire = row_cards(state, state.lowest + row)
        out[n] = ROWS + row * (LINE + 1) + cards
        n += 1
    out[n] = HEIGHT + state.highest - state.lowest
    return n + 1


@jit
def write_seat(state: State, seat: int, other: int, base: int, out: Array, n: int) -> int:
    """What one player has, and can do."""
    for card in range(KINDS):
        for copy in range(min(SAME, state.hands[other, card])):
            out[n] = base + card * SAME + copy
            n += 1
    within_reach, one_off = near(state, other)
    if within_reach > 0:
        out[n] = base + WITHIN_REACH + min(SPARE, within_reach) - 1
        n += 1
    if one_off > 0:
        out[n] = base + ONE_OFF + min(SPARE, one_off) - 1
        n += 1
    if other == state.turn:
        out[n] = base + TURN
        n += 1
    if other != seat:
        ahead = state.totals[seat] + state.tokens[seat] - state.totals[other] - state.tokens[other]
        out[n] = base + LEAD + AHEAD + max(-AHEAD, min(AHEAD, ahead))
        n += 1
    return n


@jit
def near(state: State, seat: int) -> tuple[int, int]:
    """Tokens that the hand brings at once, and lines that it can fill with two cards."""
    within_reach, one_off = 0, 0
    for column in range(LINE):
        cards, fire = column_cards(state, column)
        held, annoyed = held_of(state, seat, column)
        if cards == LINE - 1 and held > 0:
            within_reach += line_value(LINE, fire + annoyed)
        elif cards == LINE - 2 and held > 1:
            one_off += 1
    for level in range(state.lowest, state.highest + 1):
        cards, fire = row_cards(state, level)
        if cards == LINE - 1:
            held, annoyed = held_of(state, seat, row_gap(state, level, LINE))
            if held > 0:
                within_reach += line_value(LINE, fire + annoyed)
        elif cards == LINE - 2:
            gap = row_gap(state, level, LINE)
            one, _ = held_of(state, seat, gap)
            other, _ = held_of(state, seat, row_gap(state, level, gap))
            if one > 0 and other > 0:
                one_off += 1
    return within_reach, one_off


@jit
def row_gap(state: State, level: int, column: int) -> int:
    """The last column, but for this one, that has no card in a row."""
    gap = 0
    for other in range(LINE):
        if other != column and not state.columns[other] >> level & 1:
            gap = other
    return gap


@jit
def held_of(state: State, seat: int, column: int) -> tuple[int, int]:
    """How many cards of a column are in a hand, and whether an annoyed dragon is among them."""
    held, annoyed = 0, 0
    for card in range(KINDS):
        if COLUMN[card] == column and state.hands[seat, card] > 0:
            held += int(state.hands[seat, card])
            annoyed |= ANNOYED[card]
    return held, annoyed
