"""What a network is told of a state of Dragon: the table, all hands, the tokens, and the lines that are nearly full.

Seats are counted from the one whose chance is asked for. The state is an imagined one: its hands are guesses.
"""

from sevenfold.game.dragon.refusals import open_levels
from sevenfold.game.dragon.rules import column_cards, line_value, row_cards
from sevenfold.game.dragon.state import ANNOYED, COLUMN, KINDS, LINE, SEATS
from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

SAME = 3  # copies of a card in a hand that are told apart
AHEAD = 12  # tokens ahead that are told apart
PILE = 17  # parts of the pile
SPARE = 5  # tokens within reach that are told apart
CALM_PLACES = 16  # open places that leave nothing to anybody, likewise
CALM_CARDS = 9  # cards in a hand that can go to one

CELLS = 0  # by row from the lowest, and column: a card lies there
FIRE = CELLS + LINE * LINE  # likewise: an annoyed dragon
ROWS = FIRE + LINE * LINE  # by row: how many cards it has
COLUMNS = ROWS + LINE * (LINE + 1)  # likewise
HEIGHT = COLUMNS + LINE * (LINE + 1)  # rows in use
LEFT = HEIGHT + LINE + 1
ROUNDS = LEFT + PILE  # to come
QUIET = ROUNDS + SEATS  # open places in lines that have four cards at most
NOBODYS = QUIET + CALM_PLACES  # tokens in lines that no hand can fill at once
HANDS = NOBODYS + SPARE
A_HAND = KINDS * SAME
WITHIN_REACH = A_HAND  # tokens that a card in hand brings at once
ONE_OFF = WITHIN_REACH + SPARE  # lines that lack two cards, both of them in hand
QUIET_CARDS = ONE_OFF + SPARE  # cards for such places
QUIET_WAYS = QUIET_CARDS + CALM_CARDS  # and how many of those places
SAFE_CARDS = QUIET_WAYS + CALM_PLACES  # cards that leave nothing to those who hold what they hold
TURN = SAFE_CARDS + CALM_CARDS
LEAD = TURN + 1  # of the seat that is asked about, over this one
A_SEAT = LEAD + 2 * AHEAD + 1
FEATURES = HANDS + SEATS * A_SEAT


@jit
def features(state: State, seat: int, out: Array) -> int:
    """Lists the numbers of all features that the state has; returns how many."""
    ones, twos, fours = count_rows(state)
    n = write_table(state, ones, twos, fours, out)
    out[n] = LEFT + min(PILE - 1, (state.left + 1) // 2)
    out[n + 1] = ROUNDS + (state.players - 1 - state.round_index if state.multi else 0)
    n += 2
    five, six, held = fours & ones & ~twos, fours & twos & ~ones, 0
    for other in range(state.players):
        held |= columns_held(state, other)
    loose = nobodys(state, six, held)
    if loose > 0:
        out[n] = NOBODYS + min(SPARE, loose) - 1
        n += 1
    for place in range(state.players):
        other = (seat + place) % state.players
        base = HANDS + place * A_SEAT
        n = write_seat(state, seat, other, base, out, n)
        n = write_lines(state, other, base, five, six, out, n)
        n = write_safety(state, other, base, five, fours & (ones | twos), out, n)
    return n


@jit
def count_rows(state: State) -> tuple[int, int, int]:
    """How many cards each row has: all are counted at once, each word being a digit of the sums."""
    ones, twos, fours = 0, 0, 0
    for column in range(LINE):
        more = int(state.columns[column])
        ones, more = ones ^ more, ones & more
        twos, more = twos ^ more, twos & more
        fours |= more
    return ones, twos, fours


@jit
def write_table(state: State, ones: int, twos: int, fours: int, out: Array) -> int:
    n, nearly_full, quiet = 0, fours & (ones | twos), 0
    for column in range(LINE):
        cards = state.columns[column] >> state.lowest
        fire = state.fire[column] >> state.lowest
        filled = count_bits(cards)
        out[n] = COLUMNS + column * (LINE + 1) + filled
        n += 1
        if filled < LINE - 2:
            quiet += count_bits(open_levels(state, column) & ~nearly_full)
        while cards:
            out[n] = CELLS + lowest_bit(cards) * LINE + column
            cards &= cards - 1
            n += 1
        while fire:
            out[n] = FIRE + lowest_bit(fire) * LINE + column
            fire &= fire - 1
            n += 1
    for row in range(LINE):
        level = state.lowest + row
        out[n] = ROWS + row * (LINE + 1) + (ones >> level & 1) + 2 * (twos >> level & 1) + 4 * (fours >> level & 1)
        n += 1
    out[n] = HEIGHT + state.highest - state.lowest
    out[n + 1] = QUIET + min(CALM_PLACES - 1, quiet)
    return n + 2


@jit
def write_seat(state: State, seat: int, other: int, base: int, out: Array, n: int) -> int:
    """What one player has."""
    for card in range(KINDS):
        for copy in range(min(SAME, state.hands[other, card])):
            out[n] = base + card * SAME + copy
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
def write_lines(state: State, other: int, base: int, five: int, six: int, out: Array, n: int) -> int:
    """What one player can do with lines that are nearly full."""
    within_reach, one_off = near(state, other, five, six)
    if within_reach > 0:
        out[n] = base + WITHIN_REACH + min(SPARE, within_reach) - 1
        n += 1
    if one_off > 0:
        out[n] = base + ONE_OFF + min(SPARE, one_off) - 1
        n += 1
    return n


@jit
def near(state: State, seat: int, five: int, six: int) -> tuple[int, int]:
    """Tokens that the hand brings at once, and lines that it can fill with two cards."""
    within_reach, one_off = 0, 0
    for column in range(LINE):
        cards, fire = column_cards(state, column)
        if cards == LINE - 1:
            held, annoyed = held_of(state, seat, column)
            within_reach += line_value(LINE, fire + annoyed) if held > 0 else 0
        elif cards == LINE - 2:
            held, _ = held_of(state, seat, column)
            one_off += int(held > 1)
    while six:
        level = lowest_bit(six)
        six &= six - 1
        held, annoyed = held_of(state, seat, row_gap(state, level, LINE))
        if held > 0:
            _, fire = row_cards(state, level)
            within_reach += line_value(LINE, fire + annoyed)
    while five:
        level = lowest_bit(five)
        five &= five - 1
        gap = row_gap(state, level, LINE)
        one, _ = held_of(state, seat, gap)
        other, _ = held_of(state, seat, row_gap(state, level, gap))
        one_off += int(one > 0 and other > 0)
    return within_reach, one_off


@jit
def write_safety(state: State, seat: int, base: int, five: int, nearly_full: int, out: Array, n: int) -> int:
    """For how long a player need not leave anything to others, as their hands are."""
    others, cards, ways, safe = 0, 0, 0, 0
    for other in range(state.players):
        if other != seat:
            others |= columns_held(state, other)
    for column in range(LINE):
        held, _ = held_of(state, seat, column)
        if held == 0:
            continue
        free, filled = open_levels(state, column), count_bits(state.columns[column])
        quiet = count_bits(free & ~nearly_full) if filled < LINE - 2 else 0
        ways += quiet
        cards += held if quiet > 0 else 0
        if filled != LINE - 2 or not others >> column & 1:
            safe += held if free & ~gifts(state, column, five, others) else 0
    out[n] = base + QUIET_CARDS + min(CALM_CARDS - 1, cards)
    out[n + 1] = base + QUIET_WAYS + min(CALM_PLACES - 1, ways)
    out[n + 2] = base + SAFE_CARDS + min(CALM_CARDS - 1, safe)
    return n + 3


@jit
def gifts(state: State, column: int, five: int, others: int) -> int:
    """The rows that somebody else can fill once a card of this column lies there, as bits."""
    found = 0
    while five:
        level = lowest_bit(five)
        five &= five - 1
        found |= (others >> row_gap(state, level, column) & 1) << level
    return found


@jit
def nobodys(state: State, six: int, held: int) -> int:
    """Tokens in lines that lack one card, which nobody holds."""
    tokens = 0
    for column in range(LINE):
        cards, fire = column_cards(state, column)
        if cards == LINE - 1 and not held >> column & 1:
            tokens += line_value(LINE, fire)
    while six:
        level = lowest_bit(six)
        six &= six - 1
        if not held >> row_gap(state, level, LINE) & 1:
            _, fire = row_cards(state, level)
            tokens += line_value(LINE, fire)
    return tokens


@jit
def row_gap(state: State, level: int, column: int) -> int:
    """The last column, but for this one, that has no card in a row."""
    gap = 0
    for other in range(LINE):
        if other != column and not state.columns[other] >> level & 1:
            gap = other
    return gap


@jit
def columns_held(state: State, seat: int) -> int:
    """The columns for which a hand has cards, as bits."""
    found = 0
    for card in range(KINDS):
        found |= int(state.hands[seat, card] > 0) << COLUMN[card]
    return found


@jit
def held_of(state: State, seat: int, column: int) -> tuple[int, int]:
    """How many cards of a column are in a hand, and whether an annoyed dragon is among them."""
    held, annoyed = 0, 0
    for card in range(max(0, 2 * column - 1), min(KINDS, 2 * column + 1)):  # in the order of CARDS
        if state.hands[seat, card] > 0:
            held += int(state.hands[seat, card])
            annoyed |= ANNOYED[card]
    return held, annoyed
