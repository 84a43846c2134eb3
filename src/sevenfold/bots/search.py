"""Search, written once for all games and compiled: a Monte-Carlo tree over one player's information sets.

Each iteration imagines a full table that the searcher cannot tell from the real one (`redeal`), walks down the tree,
plays the game out, and remembers how it went. The tree holds the searcher's own decisions only, each known by what the
searcher would see there (`recognise`). So one decision serves all tables that look alike, and nothing can be planned
that needs to know the hidden cards (no strategy fusion). All others choose by the game's policy (`rate`), which reads
what they know, as imagined, and nothing of the searcher's hand (no leak). Shuffles and draws are sampled, too.

Moves enter a decision one by one, drawn from the policy or, now and then, from all legal moves; the more a decision is
visited, the more enter (progressive widening). So thousands of moves are no burden and none is out of reach.
"""

import math
from typing import NamedTuple

import numpy as np

from sevenfold.bots.generic import estimate, rate, recognise
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.generic import legal, play, redeal, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, word
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

NODE = np.dtype([("key", "i8"), ("first", "i4"), ("moves", "i4"), ("opened", "i4"), ("visits", "i4")], align=True)
CHILD = np.dtype([("move", "i8"), ("total", "f8"), ("visits", "i4"), ("next", "i4")], align=True)

SEEN = 128  # moves that a policy looks at from the beginning of a long list
GLIMPSED = 32  # and from somewhere in its rest
STRAY = 13  # one in so many new moves is drawn from all legal ones
EXPLORE = 0.45
MARGIN = 0.1  # of a finished game's value: by how much it was won
CROWDED = 64  # places to look at before giving a new decision up
WORD = float(1 << 32)


class Memory(NamedTuple):
    """All that the search writes to."""

    nodes: State  # decisions: a hash table by what the searcher sees there
    children: State  # moves tried: a list for each decision; number 0 is none, and counts the others
    path: Array  # children chosen in this iteration
    moves: Array
    weights: Floats
    notes: Array  # scratch of the game's own
    random: Array


@jit
def think(root: State, scratch: State, memory: Memory, iterations: int, horizon: int) -> None:
    """So many iterations more for the player on turn."""
    seat = root.turn
    for _ in range(iterations):
        scratch[0] = root
        state = scratch[0]
        redeal(state, seat, memory.random)
        depth = descend(state, seat, memory)
        play_on(state, memory, horizon)
        value = judge(state, seat, memory.notes)
        for i in range(depth):
            child = memory.children[memory.path[i]]
            child.visits += 1
            child.total += value


@jit
def descend(state: State, seat: int, memory: Memory) -> int:
    """Plays from the root to a decision that is new to the tree; notes the children chosen, returns how many."""
    depth = 0
    while state.turn >= 0 and depth < memory.path.size:
        if state.turn != seat:
            play(state, pick(state, memory))
            continue
        place = locate(memory.nodes, recognise(state, seat))
        if place < 0:
            break
        node = memory.nodes[place]
        node.visits += 1
        if node.visits == 1 and depth > 0:
            break
        child = widen(state, node, memory)
        if child == 0:
            child = best(node, memory.children)
        if child == 0:  # no memory left for its first move
            break
        memory.path[depth] = child
        depth += 1
        play(state, memory.children[child].move)
    return depth


@jit
def locate(nodes: State, key: int) -> int:
    """The place of a decision in the table, which may be new; -1 if the table is too full."""
    place = (key >> 7) % nodes.size
    for _ in range(CROWDED):
        if nodes[place].key == key:
            return place
        if nodes[place].key == 0:
            nodes[place].key = key
            return place
        place = (place + 1) % nodes.size
    return -1


@jit
def widen(state: State, node: State, memory: Memory) -> int:
    """A new child, if it is time for one and the move drawn is not there yet; otherwise 0."""
    children = memory.children
    if node.moves == 0:
        node.moves = legal(state, memory.moves[:0], 0)
    if node.opened == node.moves or node.opened * node.opened > node.visits or children[0].visits + 1 == children.size:
        return 0
    if below(memory.random, STRAY) == 0:
        legal(state, memory.moves[:1], below(memory.random, node.moves))
        move = memory.moves[0]
    else:
        move = pick(state, memory)
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
        visits = max(1, children[child].visits)
        value = children[child].total / visits + EXPLORE * math.sqrt(tried / visits)
        if value > most:
            found, most = child, value
        child = children[child].next
    return found


@jit
def pick(state: State, memory: Memory) -> int:
    """A move of the seat on turn, drawn by the policy's weights."""
    moves, weights = memory.moves, memory.weights
    count = legal(state, moves[:SEEN], 0)
    if count > SEEN:
        first = SEEN + below(memory.random, max(1, count - SEEN - GLIMPSED + 1))
        legal(state, moves[SEEN : SEEN + GLIMPSED], first)
        count = min(count, SEEN + GLIMPSED)
    if count == 1:
        return moves[0]
    rate(state, moves, count, weights, memory.notes)
    total = 0.0
    for i in range(count):
        total += weights[i]
    aim = total * (word(memory.random) / WORD)
    for i in range(count - 1):
        aim -= weights[i]
        if aim < 0:
            return moves[i]
    return moves[count - 1]


@jit
def play_on(state: State, memory: Memory, horizon: int) -> None:
    """Everybody plays by the policy, to the end or, after so many moves, to the end of somebody's turn."""
    played, seat = 0, state.turn
    while state.turn >= 0 and (played < horizon or state.turn == seat):
        seat = state.turn
        play(state, pick(state, memory))
        played += 1


@jit
def judge(state: State, seat: int, scores: Array) -> float:
    """What a game, finished or not, is worth to a seat: from 0 to 1."""
    if state.turn >= 0:
        return estimate(state, seat)
    winners = result(state, scores[:MOST_SEATS])
    won = (winners >> seat & 1) / max(1, count_bits(winners))
    return (1 - MARGIN) * won + MARGIN * estimate(state, seat)
