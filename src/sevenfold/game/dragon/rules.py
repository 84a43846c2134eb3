"""The rules of Dragon. Clause names (DR-...) are those of docs/dragon.md."""

from sevenfold.game.dragon.moves import card_of, level_of, pack
from sevenfold.game.dragon.refusals import REFUSALS, is_stuck, places, refusal
from sevenfold.game.dragon.state import (
    ANNOYED,
    CENTRE,
    COLUMN,
    COPIES,
    HAND,
    KINDS,
    LINE,
    UNDER,
)
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.deck import bury, draw, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.moves import offer_bits
from sevenfold.kernel.random import seed
from sevenfold.kernel.scores import leaders
from sevenfold.kernel.types import NO_SEAT, Array, State

__all__ = ["REASONS", "REFUSALS", "deal", "legal", "play", "reason", "refusal", "result"]
REASONS: tuple[str, ...] = ("tokens",)


@jit
def deal(state: State) -> None:
    """DR-SETUP for the first round; options and seed are in the record already."""
    state.round_index = 0
    state.totals[:] = 0
    deal_round(state)


@jit
def deal_round(state: State) -> None:
    """DR-SETUP, DR-MULTI: a round follows from the seed and its number alone."""
    seed(state.random, state.seed, state.round_index)
    for card in range(KINDS):
        state.loose[card] = COPIES[card]
    stack(state, state.random)
    state.hands[:] = 0
    state.sizes[:] = 0
    state.tokens[:] = 0
    state.columns[:] = 0
    state.fire[:] = 0
    state.lowest = CENTRE
    state.highest = CENTRE
    put(state, draw(state), CENTRE)
    for _ in range(HAND):
        for seat in range(state.players):
            take(state, seat)
    state.turn = (state.first + state.round_index) % state.players
    take(state, state.turn)


@jit
def take(state: State, seat: int) -> None:
    """The top card of the pile goes to a hand."""
    state.hands[seat, draw(state)] += 1
    state.sizes[seat] += 1


@jit
def put(state: State, card: int, level: int) -> None:
    """A card goes to the table; DR-GRID: its value decides the column."""
    column = COLUMN[card]
    state.columns[column] |= 1 << level
    state.fire[column] |= ANNOYED[card] << level
    state.lowest = min(state.lowest, level)
    state.highest = max(state.highest, level)


@jit
def legal(state: State, out: Array, first: int) -> int:
    """DR-TURN: every card in hand wherever it may go."""
    n = 0
    if state.turn < 0:
        return n
    stuck = is_stuck(state)
    for card in range(KINDS):
        n = offer_bits(out, first, n, pack(card, 0), places(state, card, stuck))
    return n


@jit
def play(state: State, move: int) -> None:
    """DR-TURN: one card leaves the hand; then the next player draws, or the round is over."""
    card, level = card_of(move), level_of(move)
    state.hands[state.turn, card] -= 1
    state.sizes[state.turn] -= 1
    if level == UNDER:
        bury(state, card)
    else:
        state.tokens[state.turn] += earned(state, card, level)
        put(state, card, level)
    if round_over(state):
        end_round(state)
    else:
        next_turn(state)


@jit
def earned(state: State, card: int, level: int) -> int:
    """DR-SCORE: what a card earns that comes to lie here, in its column and in this row."""
    cards, fire = column_cards(state, COLUMN[card])
    tokens = line_value(cards + 1, fire + ANNOYED[card])
    cards, fire = row_cards(state, level)
    return tokens + line_value(cards + 1, fire + ANNOYED[card])


@jit
def line_value(cards: int, fire: int) -> int:
    """DR-SCORE: what a row or column pays that has so many cards, annoyed dragons among them: 0 unless it is full."""
    return 1 + fire if cards == LINE else 0


@jit
def column_cards(state: State, column: int) -> tuple[int, int]:
    """How many cards lie in a column, and how many annoyed dragons."""
    return count_bits(state.columns[column]), count_bits(state.fire[column])


@jit
def row_cards(state: State, level: int) -> tuple[int, int]:
    """How many cards lie in a row, and how many annoyed dragons."""
    cards, fire = 0, 0
    for column in range(LINE):
        cards += state.columns[column] >> level & 1
        fire += state.fire[column] >> level & 1
    return cards, fire


@jit
def round_over(state: State) -> bool:
    """DR-END: nothing to draw and nobody holds more than the one card that stays."""
    if state.left > 0:
        return False
    for seat in range(state.players):
        if state.sizes[seat] > 1:
            return False
    return True


@jit
def next_turn(state: State) -> None:
    """DR-TURN, DR-EMPTY: the next player who can take a turn draws."""
    state.turn = (state.turn + 1) % state.players
    while state.left == 0 and state.sizes[state.turn] <= 1:
        state.turn = (state.turn + 1) % state.players
    if state.left > 0:
        take(state, state.turn)


@jit
def end_round(state: State) -> None:
    """DR-END, DR-MULTI: the next round is dealt at once; after the last one, tokens and totals stay."""
    if state.multi and state.round_index + 1 < state.players:
        for seat in range(state.players):
            state.totals[seat] += state.tokens[seat]
        state.round_index += 1
        deal_round(state)
    else:
        state.turn = -1


@jit
def result(state: State, scores: Array) -> int:
    """DR-END, DR-MULTI: tokens of all rounds by seat; returns who has most, as bits."""
    scores[:] = NO_SEAT
    for seat in range(state.players):
        scores[seat] = state.totals[seat] + state.tokens[seat]
    return leaders(scores)


@jit
def reason(_state: State, _scores: Array) -> int:
    """Tokens decide every game."""
    return 0
