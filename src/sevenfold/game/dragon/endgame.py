"""The end of Dragon, played exactly.

Two players and no pile left: what is not on the table or in the own hand is in the other's, so nothing is hidden any
more. Alpha-beta with a table of places already solved finds the most tokens that can be had against best play.
"""

from typing import NamedTuple

import numpy as np

from sevenfold.bots.search import CROWDED
from sevenfold.game.dragon.rules import legal, play
from sevenfold.game.dragon.state import DECK, KINDS, LINE, MAX_MOVES, STATE
from sevenfold.kernel.digest import close, mix
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

KNOWN = 1 << 18  # places that are remembered
ENTRY = np.dtype([("key", "i8"), ("low", "i2"), ("high", "i2")], align=True)
TRIED = ("low", "high", "floor", "ceiling", "best", "gain", "place", "moves", "tried", "quiet")
FRAME = np.dtype([(name, "i4") for name in TRIED])  # a table whose moves are being tried
MOST = 100  # tokens: more than there are
UNKNOWN = 1000  # tokens: the moves must be tried


@jit
def is_known(state: State) -> bool:
    """Whether nothing is hidden: two players, an empty pile, and no round to come."""
    last = not state.multi or state.round_index + 1 == state.players
    return state.players == 2 and state.left == 0 and last


class Scratch(NamedTuple):
    """All that solving writes to."""

    left: Array  # places that may still be looked at
    tables: State
    moves: Array  # of each table
    gains: Array  # of the first table's moves
    known: State
    frames: State


def make_scratch(nodes: int) -> Scratch:
    return Scratch(
        left=np.array([nodes]),
        tables=np.zeros(DECK, STATE).view(np.recarray),
        moves=np.zeros((DECK, MAX_MOVES), np.int64),
        gains=np.zeros(MAX_MOVES, np.int64),
        known=np.zeros(KNOWN, ENTRY).view(np.recarray),
        frames=np.zeros(DECK, FRAME).view(np.recarray),
    )


def solve(root: State, nodes: int) -> list[tuple[int, int]] | None:
    """The legal moves with the tokens that each will bring ahead of the other's, or None if that takes too long."""
    scratch = make_scratch(nodes)
    count = value_moves(root, scratch)
    return list(zip(scratch.moves[0, :count].tolist(), scratch.gains[:count].tolist(), strict=True)) or None


@jit
def value_moves(root: State, scratch: Scratch) -> int:
    """Lists the legal moves in `moves[0]` and what each gains on the other; says how many, 0 if it takes too long."""
    tables, moves, gains = scratch.tables, scratch.moves, scratch.gains
    count = legal(root, moves[0], 0)
    for i in range(count):
        tables[1] = root
        play(tables[1], moves[0, i])
        gains[i] = lead(tables[1], root.turn) - lead(root, root.turn)
        gains[i] += value(scratch, root.turn)
    return count if scratch.left[0] > 0 else 0


@jit
def lead(state: State, seat: int) -> int:
    """Tokens of this round ahead of the other player's."""
    return state.tokens[seat] - state.tokens[1 - seat]


@jit
def value(scratch: Scratch, seat: int) -> int:
    """Tokens that the seat will still gain on the other from table 1 on."""
    depth, answer = 1, look(scratch, 1, seat, -MOST, MOST)
    while depth > 0:
        frame = scratch.frames[depth]
        if answer == UNKNOWN:
            if play_next(scratch, depth, seat):
                depth += 1
                answer = look(scratch, depth, seat, frame.floor - frame.gain, frame.ceiling - frame.gain)
                continue
            answer = finish(scratch, frame)
        depth -= 1
        if depth > 0:
            weigh(scratch.frames[depth], answer, scratch.tables[depth].turn == seat)
            answer = UNKNOWN
    return answer


@jit
def look(scratch: Scratch, depth: int, seat: int, low: int, high: int) -> int:
    """What is known of a table between these bounds; if nothing is, its moves are to be tried."""
    state, frame, known = scratch.tables[depth], scratch.frames[depth], scratch.known
    scratch.left[0] -= 1
    if state.turn < 0 or scratch.left[0] <= 0 or depth + 1 == scratch.tables.size:
        return 0
    frame.place = find(known, recall(state))
    if frame.place >= 0:
        entry = known[frame.place]
        if entry.low == entry.high or entry.low >= high:
            return int(entry.low)
        if entry.high <= low:
            return int(entry.high)
    frame.low, frame.high, frame.floor, frame.ceiling = low, high, low, high
    frame.best = -MOST if state.turn == seat else MOST
    frame.moves, frame.tried, frame.quiet = legal(state, scratch.moves[depth], 0), 0, 0
    return UNKNOWN


@jit
def play_next(scratch: Scratch, depth: int, seat: int) -> bool:
    """Plays the next move that is worth trying, on the next table: first those that pay at once."""
    state, after, frame = scratch.tables[depth], scratch.tables[depth + 1], scratch.frames[depth]
    while frame.floor < frame.ceiling and frame.quiet < 2:
        if frame.tried == frame.moves:
            frame.tried = 0
            frame.quiet += 1
            continue
        scratch.tables[depth + 1] = state
        play(after, scratch.moves[depth, frame.tried])
        frame.tried += 1
        frame.gain = lead(after, seat) - lead(state, seat)
        if (frame.gain == 0) == (frame.quiet == 1):
            return True
    return False


@jit
def weigh(frame: State, future: int, mine: bool) -> None:
    """What a move that was tried brings."""
    if mine:
        frame.best = max(frame.best, future + frame.gain)
        frame.floor = max(frame.floor, frame.best)
    else:
        frame.best = min(frame.best, future + frame.gain)
        frame.ceiling = min(frame.ceiling, frame.best)


@jit
def finish(scratch: Scratch, frame: State) -> int:
    """What a table is worth whose moves were tried."""
    if frame.place >= 0 and scratch.left[0] > 0:
        remember(scratch.known[frame.place], frame.best, frame.low, frame.high)
    return int(frame.best)


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
