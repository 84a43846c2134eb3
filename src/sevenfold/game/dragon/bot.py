"""Heuristics for Dragon: take tokens, and leave no line that others can finish."""

import numpy as np

from sevenfold.bots.curve import bend
from sevenfold.bots.search import AT_ONCE, FOUND
from sevenfold.game.dragon import endgame
from sevenfold.game.dragon.features import count_rows, row_gap
from sevenfold.game.dragon.features import features as features
from sevenfold.game.dragon.moves import card_of, level_of
from sevenfold.game.dragon.rules import column_cards, line_value, row_cards
from sevenfold.game.dragon.state import ANNOYED, COLUMN, KINDS, LINE, MAX_MOVES, UNDER
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.digest import close, mix
from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import Array, Floats, State

HORIZON = 256  # moves: a round is played to its end
GIFT = 0.6  # of its value: a line with one place left, if others may hold the card
TAKE = 4.0  # how much a token is wanted when choosing (a natural logarithm)
LEAVE = 3.0  # how much a token left to others is feared
KEEP = 1.0  # how much a line that nobody else can finish is liked
SWAY = 2.0  # tokens ahead that make a win likely
BOLDER_OF_TWO, BOLDER = 2.0, 1.3  # slopes of the logistic curve that makes chances of opinions, by players
FLATTERY = -0.3  # and its shift with two: what looks best is not quite as good


@jit
def evaluate(state: State, seat: int) -> float:
    """Own tokens against the best of the others, less what the table offers to them."""
    value = 1.0 * lead(state, seat)
    for column in range(LINE):
        cards, fire = column_cards(state, column)
        if cards == LINE - 1:
            value -= GIFT * line_value(LINE, fire) * share_of_others(state, seat, column)
    for level in range(state.lowest, state.highest + 1):
        cards, fire = row_cards(state, level)
        if cards == LINE - 1:
            value -= GIFT * line_value(LINE, fire) * share_of_others(state, seat, row_gap(state, level, LINE))
    return value


@jit
def lead(state: State, seat: int) -> int:
    """Tokens ahead of the best of the others."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.totals[other] + state.tokens[other])
    return state.totals[seat] + state.tokens[seat] - best


@jit
def share_of_others(state: State, seat: int, column: int) -> float:
    """Of the cards of a value that are still to come, the part that is not in the own hand."""
    left = LINE - count_bits(state.columns[column])
    own = 0
    for card in range(KINDS):
        if COLUMN[card] == column:
            own += state.hands[seat, card]
    return (left - own) / left


@jit
def policy(state: State, moves: Array, count: int, weights: Floats, _scratch: Array) -> None:
    """Each placement by the tokens it takes and those it leaves to others."""
    seat, rows, columns = state.turn, nearly_full_rows(state), nearly_full_columns(state)
    for i in range(count):
        card, level = card_of(moves[i]), level_of(moves[i])
        matters = rows >> level & 1 or columns >> COLUMN[card] & 1
        weights[i] = exp(appeal(state, seat, card, level)) if matters and level != UNDER else 1.0


@jit
def nearly_full_rows(state: State) -> int:
    """The rows with at least five cards, as bits."""
    ones, twos, fours = count_rows(state)
    return fours & (ones | twos)


@jit
def nearly_full_columns(state: State) -> int:
    """The columns with at least five cards, as bits."""
    found = 0
    for column in range(LINE):
        found |= int(count_bits(state.columns[column]) >= LINE - 2) << column
    return found


@jit
def appeal(state: State, seat: int, card: int, level: int) -> float:
    """The two lines through a place, once this card lies there: nothing, unless one of them has five cards already."""
    column, annoyed = COLUMN[card], ANNOYED[card]
    in_column, column_fire = column_cards(state, column)
    in_row, row_fire = row_cards(state, level)
    column_fire += annoyed
    row_fire += annoyed
    value = TAKE * (line_value(in_column + 1, column_fire) + line_value(in_row + 1, row_fire))
    if in_column + 1 == LINE - 1:
        value += left_open(state, seat, card, column, line_value(LINE, column_fire))
    if in_row + 1 == LINE - 1:
        value += left_open(state, seat, card, row_gap(state, level, column), line_value(LINE, row_fire))
    return value


@jit
def left_open(state: State, seat: int, played: int, column: int, tokens: int) -> float:
    """A line lacks one card of this column: a gift, unless all that are left are in the own hand."""
    left = LINE - count_bits(state.columns[column])
    own = 0
    for card in range(KINDS):
        if COLUMN[card] == column:
            own += state.hands[seat, card]
    if COLUMN[played] == column:
        left -= 1
        own -= 1
    return KEEP * tokens if own == left else -LEAVE * tokens * (left - own) / left


@jit
def estimate(state: State, seat: int) -> float:
    """By the tokens ahead."""
    return 1 / (1 + exp(-lead(state, seat) / SWAY))


@jit
def likelihood(_state: State, _seat: int) -> float:
    """All ways the hidden cards can lie are equally likely."""
    return 1.0


@jit
def infoset_key(state: State, seat: int) -> int:
    """The layout, the own hand, the score, and how the hidden cards are spread."""
    digest = mix(state.turn, state.round_index)
    for column in range(LINE):
        digest = mix(digest, int(state.columns[column]) << 13 | int(state.fire[column]))
    for other in range(state.players):
        digest = mix(digest, int(state.tokens[other]) << 16 | int(state.totals[other]) << 8 | int(state.sizes[other]))
    for card in range(KINDS):
        digest = mix(digest, state.hands[seat, card])
    return close(mix(digest, state.left))


@jit
def horizon(_state: State, learned: bool) -> int:
    """The round, whatever the place; a network is asked at once."""
    return AT_ONCE if learned else HORIZON


@jit
def rivals_think(state: State) -> bool:
    """With two: a policy does not see what it leaves to the other two moves on."""
    return state.players == 2


@jit
def network_of(state: State) -> int:
    """One for two players, one for three; with more it has not learned to judge better than playouts do."""
    return state.players - 1 if state.players <= 3 else 0


@jit
def calibrate(state: State, value: float) -> float:
    """The search is too timid, since its playouts lose leads that players keep (benchmarks/calibration.py)."""
    if state.players == 2:
        return bend(value, BOLDER_OF_TWO, FLATTERY)
    return bend(value, BOLDER, 0.0)


def solve(state: State, nodes: int) -> list[tuple[int, float]] | None:
    """The end of a game of two, exactly: moves and what each is worth, the best first."""
    found = np.zeros(MAX_MOVES, FOUND).view(np.recarray)
    count = find_exactly(state, endgame.make_scratch(nodes), found)
    return [(move, value) for move, _, value, _ in found[:count].tolist()] or None


@jit
def find_exactly(state: State, scratch: endgame.Scratch, found: State) -> int:
    """Lists all moves with what each is worth, the best first; returns how many, 0 if that cannot be said."""
    count = endgame.value_moves(state, scratch) if endgame.is_known(state) else 0
    ahead = lead(state, state.turn)
    for i in range(count):
        more, place = scratch.gains[i], i
        while place > 0 and scratch.gains[place - 1] < more:
            scratch.gains[place] = scratch.gains[place - 1]
            found[place] = found[place - 1]
            place -= 1
        scratch.gains[place] = more
        found[place].move = scratch.moves[0, i]
        found[place].value = 0.5 + 0.5 * (int(ahead + more > 0) - int(ahead + more < 0))
    return count
