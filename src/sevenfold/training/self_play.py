"""Games from which a network learns: it plays itself, and what it met is kept together with who won.

Whoever is on turn looks at the moves that the game's policy likes best, plays each at a few imagined tables, and takes
one of those after which the network likes its place best. Without a network the policy plays.
"""

from typing import NamedTuple

from sevenfold.bots.greedy import best_move
from sevenfold.bots.heuristics import features, policy
from sevenfold.bots.network import Network
from sevenfold.bots.search import draw, foresee
from sevenfold.kernel.bits import count_bits, nth_bit
from sevenfold.kernel.generic import deal, legal, play, redeal, result, seated
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, word
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

SEEN = 128  # moves that are listed
STUDIED = 12  # of them, those that are tried
TABLES = 4  # imagined
SHARP = 60.0  # how much a better chance is preferred (a natural logarithm for each win)
LASTING = 0.9  # of what came of a position, what is seen later counts so much less for each move in between
STRAY = 0.04  # of moves that are drawn from all legal ones, so that the network learns of blunders, too
WORD = float(1 << 32)


class Workroom(NamedTuple):
    """What a player works with."""

    scratch: State  # two states
    moves: Array
    weights: Floats
    scores: Array  # and notes of the policy's own
    random: Array
    network: Network
    work: Array


@jit
def choose(state: State, room: Workroom, stray: float) -> int:
    """A move of the seat on turn; so often any that is legal."""
    listed = min(SEEN, legal(state, room.moves, 0))
    if listed == 1:
        return int(room.moves[0])
    if word(room.random) / WORD < stray:
        return int(room.moves[below(room.random, listed)])
    policy(state, room.moves, listed, room.weights, room.scores)
    count = listed
    if room.network.size > 0:
        count = min(STUDIED, listed)
        bring_forward(room, listed, count)
        weigh(state, room, count)
    return int(room.moves[draw(room.weights, count, room.random)])


@jit
def bring_forward(room: Workroom, listed: int, count: int) -> None:
    """So many of the moves listed, those that the policy likes best, come first."""
    moves, weights = room.moves, room.weights
    for i in range(count):
        best = i
        for j in range(i + 1, listed):
            if weights[j] > weights[best]:
                best = j
        moves[i], moves[best] = moves[best], moves[i]
        weights[i], weights[best] = weights[best], weights[i]


@jit
def weigh(state: State, room: Workroom, count: int) -> None:
    """The first moves by how the network likes what comes of them, at imagined tables."""
    weights = room.weights
    weights[:count] = 0.0
    for _ in range(TABLES):
        room.scratch[0] = state
        redeal(room.scratch[0], state.turn, room.random)
        for i in range(count):
            room.scratch[1] = room.scratch[0]
            play(room.scratch[1], room.moves[i])
            weights[i] += share(room.scratch[1], state.turn, room) / TABLES
    best = 0.0
    for i in range(count):
        best = max(best, weights[i])
    for i in range(count):
        weights[i] = exp(SHARP * (weights[i] - best))


@jit
def share(state: State, seat: int, room: Workroom) -> float:
    """Of the win: foreseen, or known at the end."""
    if state.turn >= 0:
        return foresee(state, seat, room.network, room.work)
    return share_won(state, seat, room.scores)


@jit
def share_won(state: State, seat: int, scores: Array) -> float:
    winners = result(state, scores[:MOST_SEATS])
    return (winners >> seat & 1) / max(1, count_bits(winners))


@jit
def play_games(state: State, room: Workroom, seed: int, seen: Array, counts: Array, won: Floats) -> int:
    """Plays games, of the deals from this seed on, as long as there is room; returns how many positions were kept.

    Of each state the features of one seat are kept, drawn by lot for each game, and what came of it.
    """
    first, kept = 0, 0
    while True:
        state.seed = seed
        seed += 1
        deal(state)
        seats = seated(state)
        seat = nth_bit(seats, below(room.random, count_bits(seats)))
        while state.turn >= 0:
            if kept == counts.size:
                return first
            counts[kept] = features(state, seat, seen[kept])
            won[kept] = foresee(state, seat, room.network, room.work)
            kept += 1
            play(state, choose(state, room, STRAY))
        look_back(won[first:kept], share_won(state, seat, room.scores), LASTING if room.network.size > 0 else 1.0)
        first = kept


@jit
def look_back(said: Floats, won: float, lasting: float) -> None:
    """What was said at each position of a game becomes what came of it: what was said later, and the end."""
    for i in range(said.size - 1, -1, -1):
        said[i], won = won, lasting * won + (1 - lasting) * said[i]


@jit
def play_against_greedy(state: State, room: Workroom, seed: int, deals: int, moves: Array, values: Floats) -> float:
    """The share that the network wins of so many deals, each from every seat, the others being greedy."""
    total, games = 0.0, 0
    for n in range(deals):
        state.seed = seed + n
        deal(state)
        seats = seated(state)
        for seat in range(MOST_SEATS):
            if not seats >> seat & 1:
                continue
            deal(state)
            while state.turn >= 0:
                if state.turn == seat:
                    play(state, choose(state, room, 0.0))
                else:
                    count = legal(state, moves, 0)
                    play(state, best_move(state, room.scratch, room.random, moves, count, values))
            total += share_won(state, seat, room.scores)
            games += 1
    return total / games
