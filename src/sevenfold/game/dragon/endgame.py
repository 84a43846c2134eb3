"""The end of Dragon, played exactly.

Two players and no pile left: what is not on the table or in the own hand is in the other's, so nothing is hidden any
more. Alpha-beta with a table of places already solved finds the most tokens that can be had against best play.
"""

import numpy as np

from sevenfold.bots.search import CROWDED
from sevenfold.game.dragon.rules import legal, play
from sevenfold.game.dragon.state import DECK, KINDS, LINE, MAX_MOVES, STATE
from sevenfold.kernel.digest import close, mix
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

KNOWN = 1 << 18  # places that are remembered
ENTRY = np.dtype([("key", "i8"), ("low", "i2"), ("high", "i2")], align=True)
MOST = 100  # tokens: more than there are


def is_known(state: State) -> bool:
    """Whether nothing is hidden: two players, an empty pile, and no round to come."""
    last = not state.multi or state.round_index + 1 == state.players
    return bool(state.players == 2 and state.left == 0 and last)


def solve(root: State, nodes: int) -> list[tuple[int, int]] | None:
    """The legal moves with the tokens that each will bring ahead of the other's, or None if that takes too long."""
    tables = np.zeros(DECK, STATE).view(np.recarray)
    moves = np.zeros((DECK, MAX_MOVES), np.int64)
    known, left = np.zeros(KNOWN, ENTRY).view(np.recarray), np.array([nodes])
    found = []
    for move in moves[0, : legal(root, moves[0], 0)].tolist():
        tables[1] = root
        play(tables[1], move)
        gain = lead(tables[1], root.turn) - lead(root, root.turn)
        found.append((move, gain + value(tables, 1, root.turn, -MOST, MOST, moves, known, left)))
    return found if left[0] > 0 else None


@jit
def lead(state: State, seat: int) -> int:
    """Tokens of this round ahead of the other player's."""
    return state.tokens[seat] - state.tokens[1 - seat]


@jit
def value(tables: State, depth: int, seat: int, low: int, high: int, moves: Array, known: State, left: Array) -> int:
    """Tokens that the seat will still gain on the other from here, exact between the bounds."""
    state = tables[depth]
    left[0] -= 1
    if state.turn < 0 or left[0] <= 0 or depth + 1 == tables.size:
        return 0
    place = find(known, recall(state))
    if place >= 0:
        if known[place].low == known[place].high or known[place].low >= high:
            return known[place].low
        if known[place].high <= low:
            return known[place].high
    mine = state.turn == seat
    best, floor, ceiling = (-MOST if mine else MOST), low, high
    for tokens in (True, False):  # first what pays at once
        for i in range(legal(state, moves[depth], 0)):
            tables[depth + 1] = state
            play(tables[depth + 1], moves[depth, i])
            gain = lead(tables[depth + 1], seat) - lead(state, seat)
            if (gain != 0) == tokens:
                future = value(tables, depth + 1, seat, floor - gain, ceiling - gain, moves, known, left) + gain
                if mine:
                    best = max(best, future)
                    floor = max(floor, best)
                else:
                    best = min(best, future)
                    ceiling = min(ceiling, best)
                if floor >= ceiling:
                    break
        if floor >= ceiling:
            break
    if place >= 0 and left[0] > 0:
        remember(known[place], best, low, high)
    return best


@jit
def recall(state: State) -> int:
    """A number for the whole place but the score."""
    digest = mix(state.turn, state.left)
    for column in range(LINE):
        digest = mix(digest, int(state.columns[column]) << 13 | int(state.fire[column]))
    for card in range(KINDS):
        digest = mix(digest, int(state.hands[0, card]) << 8 | int(state.hands[1, card]))
    for i in range(state.left):
        digest = mix(digest, state.deck[(state.top + i) % DECK])
    return close(digest)


@jit
def find(known: State, key: int) -> int:
    """Where a place is remembered, or can be; -1 if there is no room."""
    place = (key >> 7) % known.size
    for _ in range(CROWDED):
        if known[place].key == key:
            return place
        if known[place].key == 0:
            known[place].key = key
            known[place].low = -MOST
            known[place].high = MOST
            return place
        place = (place + 1) % known.size
    return -1


@jit
def remember(entry: State, best: int, low: int, high: int) -> None:
    """Within the bounds the value is exact, beyond them it is a bound itself."""
    if best > low:
        entry.low = max(entry.low, best)
    if best < high:
        entry.high = min(entry.high, best)
