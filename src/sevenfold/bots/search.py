"""Search, written once for all games and compiled: a Monte-Carlo tree over one player's information sets.

Each iteration imagines a full table that the searcher cannot tell from the real one (`redeal`), walks down the tree, plays
the game out, and remembers how it went. The tree holds the searcher's own decisions only, each known by what the searcher
would see there (`recognise`). So one decision serves all tables that look alike, and nothing can be planned that needs to
know the hidden cards (no strategy fusion). All others choose by the game's policy (`rate`), which reads what they know, as
imagined, and nothing of the searcher's hand (no leak). Shuffles and draws are sampled with the table.

Moves enter a decision one by one, drawn from the policy or, now and then, from all legal moves; the more a decision is
visited, the more enter (progressive widening). So thousands of moves are no burden and none is out of reach.
"""

import math

import numpy as np

from sevenfold.bots.generic import estimate, rate, recognise
from sevenfold.kernel.generic import legal, play, redeal, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, word
from sevenfold.kernel.types import Array, Floats, State

NODE = np.dtype([("key", "i8"), ("first", "i4"), ("moves", "i4"), ("opened", "i4"), ("visits", "i4")], align=True)
CHILD = np.dtype([("move", "i8"), ("total", "f8"), ("visits", "i4"), ("next", "i4")], align=True)
DEEP = 256  # own decisions on a path

SEEN = 128  # moves that a policy looks at from the beginning of a long list
GLIMPSED = 32  # and from somewhere in its rest
STRAY = 13  # one in so many new moves is drawn from all legal ones
EXPLORE = 0.45
MARGIN = 0.1  # of a finished game's value: by how much it was won
WORD = float(1 << 32)


@jit
def think(
    root: State,
    scratch: State,
    nodes: State,
    children: State,
    path: Array,
    moves: Array,
    weights: Floats,
    notes: Array,
    random: Array,
    iterations: int,
    horizon: int,
) -> None:
    """Iterates; the statistics stay in `nodes` and `children`. child 0 counts the children, and is none."""
    seat = root.turn
    for _ in range(iterations):
        scratch[0] = root
        state = scratch[0]
        redeal(state, seat, random)
        depth = descend(state, seat, nodes, children, path, moves, weights, notes, random)
        play_on(state, moves, weights, notes, random, horizon)
        value = judge(state, seat, notes)
        for i in range(depth):
            children[path[i]].visits += 1
            children[path[i]].total += value


@jit
def descend(
    state: State,
    seat: int,
    nodes: State,
    children: State,
    path: Array,
    moves: Array,
    weights: Floats,
    notes: Array,
    random: Array,
) -> int:
    """Plays from the root to a decision that is new to the tree; notes the children chosen, returns how many."""
    depth = 0
    while state.turn >= 0 and depth < path.size:
        if state.turn != seat:
            play(state, pick(state, moves, weights, notes, random))
            continue
        node = locate(nodes, recognise(state, seat))
        if node < 0:
            break
        new = nodes[node].visits == 0
        nodes[node].visits += 1
        if new and depth > 0:
            break
        child = widen(state, nodes[node], children, moves, weights, notes, random)
        if child == 0:
            child = best(nodes[node], children)
        path[depth] = child
        depth += 1
        play(state, children[child].move)
    return depth


@jit
def locate(nodes: State, key: int) -> int:
    """The place of a decision in the table, which may be new; -1 if the table is too full."""
    place = (key >> 7) % nodes.size
    for _ in range(64):
        if nodes[place].key == key:
            return place
        if nodes[place].key == 0:
            nodes[place].key = key
            return place
        place = (place + 1) % nodes.size
    return -1


@jit
def widen(
    state: State, node: State, children: State, moves: Array, weights: Floats, notes: Array, random: Array
) -> int:
    """A new child, if it is time for one and the move drawn is not there yet; otherwise 0."""
    if node.moves == 0:
        node.moves = legal(state, moves[:0], 0)
    if node.opened == node.moves or node.opened * node.opened > node.visits or children[0].visits + 1 >= children.size:
        return 0
    if below(random, STRAY) == 0:
        legal(state, moves[:1], below(random, node.moves))
        move = moves[0]
    else:
        move = pick(state, moves, weights, notes, random)
    child = node.first
    while child > 0:
        if children[child].move == move:
            return 0
        child = children[child].next
    children[0].visits += 1
    child = children[0].visits
    children[child].move = move
    children[child].next = node.first
    node.first = child
    node.opened += 1
    return child


@jit
def best(node: State, children: State) -> int:
    """UCT: the child with the best mean and a bonus for those seldom tried."""
    found, most = 0, -1.0
    tried = math.log(node.visits + 1.0)
    child = node.first
    while child > 0:
        visits = children[child].visits
        value = children[child].total / visits + EXPLORE * math.sqrt(tried / visits) if visits > 0 else 2.0
        if value > most:
            found, most = child, value
        child = children[child].next
    return found


@jit
def pick(state: State, moves: Array, weights: Floats, notes: Array, random: Array) -> int:
    """A move of the seat on turn, drawn by the policy's weights."""
    count = legal(state, moves[:SEEN], 0)
    if count > SEEN:
        first = SEEN + below(random, max(1, count - SEEN - GLIMPSED + 1))
        legal(state, moves[SEEN : SEEN + GLIMPSED], first)
        count = min(count, SEEN + GLIMPSED)
    if count == 1:
        return moves[0]
    rate(state, moves, count, weights, notes)
    total = 0.0
    for i in range(count):
        total += weights[i]
    aim = total * word(random) / WORD
    for i in range(count - 1):
        aim -= weights[i]
        if aim < 0:
            return moves[i]
    return moves[count - 1]


@jit
def play_on(state: State, moves: Array, weights: Floats, notes: Array, random: Array, horizon: int) -> None:
    """Everybody plays by the policy, to the end or, after so many moves, to the end of somebody's turn."""
    played, seat = 0, state.turn
    while state.turn >= 0 and (played < horizon or state.turn == seat):
        seat = state.turn
        play(state, pick(state, moves, weights, notes, random))
        played += 1


@jit
def judge(state: State, seat: int, scores: Array) -> float:
    """What a game, finished or not, is worth to a seat: from 0 to 1."""
    if state.turn >= 0:
        return estimate(state, seat)
    winners = result(state, scores[:5])
    shared = 0
    for other in range(5):
        shared += winners >> other & 1
    won = (winners >> seat & 1) / max(1, shared)
    return (1 - MARGIN) * won + MARGIN * estimate(state, seat)
