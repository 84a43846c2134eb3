"""Search, written once for all games and compiled: a Monte-Carlo tree over one player's information sets.

Each iteration imagines a full table that the searcher cannot tell from the real one (`redeal`), walks down the tree,
plays on, to the end or for a while, and remembers how it went. The tree holds the searcher's own decisions, each
known by what the searcher would see there (`infoset_key`). So one decision serves all tables that look alike, and
nothing can be planned that needs to know the hidden cards (no strategy fusion). All others choose by the game's
`policy`, which reads what they know, as imagined, and nothing of the searcher's hand (no leak). Shuffles and draws are
sampled, too.

Moves enter a decision one by one, the policy's favourite first, then drawn from the policy or, now and then, from all
legal moves; the more a decision is visited, the more enter (progressive widening). So thousands of moves are no burden
and none is out of reach.

Where a game wants it (`rivals_think`) and there is a network (bots/network.py), the rival of a game of two decides in
the tree, too, and looks for what is bad for the searcher. Its decision is known by what the searcher sees there, so it
holds the moves of all hands that the rival may have, and those of the hand imagined now are chosen from. Such a rival
acts as if it knew the searcher's hand, but not its own cards to come: a cautious view. There, nothing is played on: the
network judges each decision that is new to the tree.

Results vary by chance far more than moves differ, so few tries say next to nothing. Two things help. The policy's
opinion counts like a number of tries (`believe`): a short search is never much worse than no search. And the n-th try
of every move at the root meets the n-th imagined table, with the same luck to come: moves are compared, not deals.
"""

import math
from typing import NamedTuple

import numpy as np

from sevenfold.bots.heuristics import (
    estimate,
    features,
    infoset_key,
    likelihood,
    policy,
    rivals_think,
)
from sevenfold.bots.network import ACTIVE, Network, chance
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.generic import legal, play, redeal, refusal, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, seed, word
from sevenfold.kernel.real import log
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

NODE = np.dtype([("key", "i8"), ("first", "i4"), ("moves", "i4"), ("opened", "i4"), ("visits", "i4")], align=True)
CHILD = np.dtype(
    [("move", "i8"), ("total", "f8"), ("prior", "f8"), ("visits", "i4"), ("next", "i4"), ("legal", "i4")], align=True
)
FOUND = np.dtype([("move", "i8"), ("visits", "i8"), ("value", "f8"), ("prior", "f8")], align=True)

SEEN = 128  # moves that a policy looks at from the beginning of a long list
STUDIED = 1024  # and at the root, where it matters most
GLIMPSED = 32  # and from somewhere in the rest
STRAY = 13  # one in so many new moves is drawn from all legal ones
EXPLORE = 0.3
CALM = 0.12  # likewise with a network, whose opinions vary less than the ends of games
TRUST = 30  # tries that the policy's opinion counts for
OPINION = 0.02  # of a win: what a move e times as likely by the policy is expected to be better
DOUBTFUL = 5.0  # a natural logarithm: beyond that, unlikely moves are all alike
MARGIN = 0.1  # of a finished game's value: by how much it was won
GUESSES = 8  # at a plausible table
CROWDED = 64  # places to look at before giving a new decision up
AT_ONCE = -1  # a horizon: positions are judged where they are met
WORD = float(1 << 32)


class Memory(NamedTuple):
    """All that the search writes to."""

    nodes: State  # decisions: a hash table by what the searcher sees there
    children: State  # moves tried: a list for each decision; number 0 is none, and counts the others
    path: Array  # children chosen in this iteration; those of rivals as negative numbers
    moves: Array
    weights: Floats
    scratch: Array  # of the game's own
    random: Array
    network: Network
    work: Array  # the network's


@jit
def think(root: State, scratch: State, memory: Memory, number: int, iterations: int, horizon: int) -> None:
    """So many iterations more for the player on turn; their luck follows from the number."""
    seat = root.turn
    node = memory.nodes[locate(memory.nodes, infoset_key(root, seat))]
    rivals = memory.network.size > 0 and rivals_think(root)
    for _ in range(iterations):
        node.visits += 1
        seed(memory.random, number, 2 * node.visits + 1)
        child = choose(root, node, memory, STUDIED, False)
        seed(memory.random, number, 2 * memory.children[child].visits)
        scratch[0] = root
        state = scratch[0]
        imagine(state, seat, memory.random)
        memory.path[0] = child
        play(state, memory.children[child].move)
        depth = descend(state, seat, memory, rivals)
        if not rivals:
            play_on(state, memory, horizon)
        value = judge(state, seat, memory)
        for i in range(depth):
            child = memory.path[i]
            memory.children[abs(child)].visits += 1
            memory.children[abs(child)].total += value if child > 0 else 1 - value


@jit
def imagine(state: State, seat: int, random: Array) -> None:
    """A table that the seat cannot tell from the real one; those that are more plausible more often."""
    for _ in range(GUESSES):
        redeal(state, seat, random)
        if word(random) / WORD < likelihood(state, seat):
            break


@jit
def descend(state: State, seat: int, memory: Memory, rivals: bool) -> int:
    """Plays on from the root's child to a decision new to the tree; notes the children chosen, returns how many."""
    depth = 1
    while state.turn >= 0 and depth < memory.path.size:
        own = state.turn == seat
        if not own and not rivals:
            play(state, pick(state, memory))
            continue
        place = locate(memory.nodes, infoset_key(state, seat))
        if place < 0:
            break
        node = memory.nodes[place]
        node.visits += 1
        if node.visits == 1:
            break
        child = choose(state, node, memory, SEEN, not own)
        if child == 0:  # no memory left for its first move
            break
        memory.path[depth] = child if own else -child
        depth += 1
        play(state, memory.children[child].move)
    return depth


@jit
def choose(state: State, node: State, memory: Memory, seen: int, rival: bool) -> int:
    """A new child, if it is time for one; otherwise the most promising; 0 if there is none."""
    opened = sift(state, node, memory.children) if rival else int(node.opened)
    child = widen(state, node, memory, seen, opened, rival) if opened * opened <= node.visits else 0
    if child > 0:
        return child
    return best(node, memory.children, EXPLORE if memory.network.size == 0 else CALM)


@jit
def sift(state: State, node: State, children: State) -> int:
    """Notes which of a rival's moves are legal at this table, for hands differ; returns how many."""
    count, child = 0, node.first
    while child > 0:
        children[child].legal = int(refusal(state, children[child].move) == 0)
        count += children[child].legal
        child = children[child].next
    return count


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
def widen(state: State, node: State, memory: Memory, seen: int, opened: int, rival: bool) -> int:
    """A new child, if there is one beside those that are open here; otherwise 0."""
    children, weights = memory.children, memory.weights
    moves = int(node.moves) if node.moves > 0 else legal(state, memory.moves[:0], 0)
    if not rival:
        node.moves = moves
    if opened == moves or children[0].visits + 1 == children.size:
        return 0
    count = look(state, memory, seen)
    favourite = 0
    for i in range(count):
        if weights[i] > weights[favourite]:
            favourite = i
    likely = log(weights[favourite])
    chosen = favourite if opened == 0 else newcomer(node, count, memory)
    if chosen < 0:
        return 0
    children[0].visits += 1
    child = children[0].visits
    children[child].move = memory.moves[chosen]
    children[child].prior = OPINION * max(-DOUBTFUL, log(weights[chosen]) - likely)
    children[child].next = node.first
    children[child].legal = 1
    node.first = child
    node.opened += 1
    return child


@jit
def newcomer(node: State, count: int, memory: Memory) -> int:
    """Which of the moves looked at enters: one that is not there yet, or -1."""
    moves, weights = memory.moves, memory.weights
    left = 0
    for i in range(count):  # those that are new come first
        if not is_open(node, memory.children, moves[i]):
            moves[left], moves[i] = moves[i], moves[left]
            weights[left], weights[i] = weights[i], weights[left]
            left += 1
    if left == 0:
        return -1
    return below(memory.random, left) if below(memory.random, STRAY) == 0 else draw(weights, left, memory.random)


@jit
def is_open(node: State, children: State, move: int) -> bool:
    child = node.first
    while child > 0:
        if children[child].move == move:
            return True
        child = children[child].next
    return False


@jit
def best(node: State, children: State, explore: float) -> int:
    """UCT: the child believed to be the best, with a bonus for those seldom tried."""
    total, tries = 0.0, 0
    child = node.first
    while child > 0:
        total += children[child].total
        tries += children[child].visits
        child = children[child].next
    mean, tried = total / max(1, tries), log(node.visits + 1.0)
    found, most = 0, -math.inf
    child = node.first
    while child > 0:
        one = children[child]
        value = believe(one.total, one.visits, mean + one.prior) + explore * math.sqrt(tried / (one.visits + 1))
        if one.legal and value > most:
            found, most = child, value
        child = one.next
    return found


@jit
def believe(total: float, tries: int, expected: float) -> float:
    """What a move is worth by its tries and by what was expected of it."""
    return (total + TRUST * expected) / (tries + TRUST)


@jit
def look(state: State, memory: Memory, seen: int) -> int:
    """Lists and rates the moves of the seat on turn, of very many only some; returns how many."""
    moves = memory.moves
    count = legal(state, moves[:seen], 0)
    if count > seen:
        first = seen + below(memory.random, max(1, count - seen - GLIMPSED + 1))
        legal(state, moves[seen : seen + GLIMPSED], first)
        count = min(count, seen + GLIMPSED)
    if count > 1:
        policy(state, moves, count, memory.weights, memory.scratch)
    else:
        memory.weights[0] = 1.0
    return count


@jit
def draw(weights: Floats, count: int, random: Array) -> int:
    """One of so many, by weight."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    aim = total * (word(random) / WORD)
    for i in range(count - 1):
        aim -= weights[i]
        if aim < 0:
            return i
    return count - 1


@jit
def pick(state: State, memory: Memory) -> int:
    """A move of the seat on turn, drawn by the policy's weights."""
    count = look(state, memory, SEEN)
    return memory.moves[draw(memory.weights, count, memory.random) if count > 1 else 0]


@jit
def play_on(state: State, memory: Memory, horizon: int) -> None:
    """Everybody plays by the policy, to the end or, after so many moves, to the end of a turn; not at all AT_ONCE."""
    played, seat = 0, state.turn
    while horizon != AT_ONCE and state.turn >= 0 and (played < horizon or state.turn == seat):
        seat = state.turn
        play(state, pick(state, memory))
        played += 1


@jit
def judge(state: State, seat: int, memory: Memory) -> float:
    """What a game, finished or not, is worth to a seat: from 0 to 1."""
    if state.turn >= 0:
        return foresee(state, seat, memory.network, memory.work)
    winners = result(state, memory.scratch[:MOST_SEATS])
    won = (winners >> seat & 1) / max(1, count_bits(winners))
    return (1 - MARGIN) * won + MARGIN * estimate(state, seat)


@jit
def foresee(state: State, seat: int, network: Network, work: Array) -> float:
    """The chance to win in a state that is not the end: as the network says, if there is one."""
    if network.size == 0:
        return estimate(state, seat)
    return chance(network, work, features(state, seat, work[ACTIVE:]))


@jit
def collect(root: State, memory: Memory, found: State) -> int:
    """Lists the root's moves as far as they were tried; returns how many."""
    count, child = 0, memory.nodes[locate(memory.nodes, infoset_key(root, root.turn))].first
    while child > 0 and count < found.size:
        one = memory.children[child]
        found[count].move = one.move
        found[count].visits = one.visits
        found[count].value = one.total / max(1, one.visits)
        found[count].prior = one.prior
        count += 1
        child = one.next
    return count


@jit
def rank(found: State, count: int) -> int:
    """Puts together what several searches found of each move, the one believed best first; says how many."""
    count = merge(found, count)
    total, tries = 0.0, 0
    for i in range(count):
        total += found[i].visits * found[i].value
        tries += found[i].visits
    mean = total / max(1, tries)
    for i in range(1, count):
        place = i
        while place > 0 and is_better(found[place], found[place - 1], mean):
            swap(found, place)
            place -= 1
    return count


@jit
def merge(found: State, count: int) -> int:
    """One entry for each move."""
    merged = 0
    for i in range(count):
        place, total = 0, found[i].visits * found[i].value
        while place < merged and found[place].move != found[i].move:
            place += 1
        if place == merged:
            merged += 1
            found[place].move, found[place].visits = found[i].move, found[i].visits
            found[place].value, found[place].prior = total, found[i].prior
        else:
            found[place].visits += found[i].visits
            found[place].value += total
            found[place].prior = max(found[place].prior, found[i].prior)
    for i in range(merged):
        found[i].value /= max(1, found[i].visits)
    return merged


@jit
def is_better(one: State, other: State, mean: float) -> bool:
    """Believed to be better; of equals the one tried more often, then the one with the lower number."""
    own = believe(one.visits * one.value, one.visits, mean + one.prior)
    others = believe(other.visits * other.value, other.visits, mean + other.prior)
    if own != others:
        return own > others
    if one.visits != other.visits:
        return one.visits > other.visits
    return one.move < other.move


@jit
def swap(found: State, place: int) -> None:
    """Exchanges an entry with the one before it."""
    one, other = found[place], found[place - 1]
    one.move, other.move = other.move, one.move
    one.visits, other.visits = other.visits, one.visits
    one.value, other.value = other.value, one.value
    one.prior, other.prior = other.prior, one.prior
