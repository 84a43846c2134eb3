"""How players decide in games that networks learn from, or are tried in: by looking one move ahead, or by a search.

Threads of a processor and of a GPU run the same functions. All that they write to is handed in: a `Workroom` for each.
"""

from typing import Any, NamedTuple

import numpy as np

from sevenfold.bots.greedy import best_move
from sevenfold.bots.heuristics import policy
from sevenfold.bots.network import WORK, Network
from sevenfold.bots.search import (
    CHILD,
    FOUND,
    NODE,
    STUDIED,
    Memory,
    believe,
    collect,
    draw,
    foresee,
    rank,
    think,
)
from sevenfold.game.plugin import Game
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.generic import legal, play, redeal, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, new_seed, word
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

# How somebody decides: whose word they take (the number of a network, or NOBODYS), by how many iterations of a search
# that plays on for so many moves, or else LOOKS one move ahead, or is GREEDY.
MIND = np.dtype([("network", "i8"), ("iterations", "i8"), ("horizon", "i8")], align=True)
NOBODYS = -1
LOOKS, GREEDY = 0, -1

SEEN = 128  # moves that are listed
TRIED = 12  # of them, those that are tried
IMAGINED = 4  # tables
SHARP = 60.0  # how much a better chance is preferred (a natural logarithm for each win)
DEEP = 256  # decisions on a path
MOST_FOUND = 256  # moves tried at the root
TABLES = 4  # the game's own, one that a search plays at, two to look ahead at
NUMBERS = 1024  # a policy's notes
WORD = float(1 << 32)


class Workroom(NamedTuple):
    """What a player works with."""

    tables: State
    moves: Array
    weights: Floats
    scores: Array  # and notes of the policy's own
    random: Array
    luck: Array  # of a search
    work: Array  # the network's
    nodes: State
    children: State
    path: Array
    found: State


def sizes(game: Game, iterations: int) -> dict[str, tuple[int, Any]]:
    """How much of everything one room has, for searches of so many iterations at the most."""
    most = game.layout.MAX_MOVES
    return {
        "tables": (TABLES, game.layout.STATE),
        "moves": (most, np.int64),
        "weights": (most, np.float64),
        "scores": (NUMBERS, np.int64),
        "random": (1, np.int64),
        "luck": (1, np.int64),
        "work": (WORK, np.int32),
        "nodes": (4 * iterations + 1, NODE),
        "children": (2 * iterations + STUDIED, CHILD),
        "path": (DEEP, np.int64),
        "found": (MOST_FOUND, FOUND),
    }


@jit
def decide(state: State, mind: State, networks: Any, room: Workroom, stray: float) -> int:
    """A move of the seat on turn; so often any that is legal, and the best one always if nobody ever strays."""
    listed = min(SEEN, legal(state, room.moves[:SEEN], 0))
    if listed == 1:
        return int(room.moves[0])
    if word(room.random) / WORD < stray:
        return int(room.moves[below(room.random, listed)])
    if mind.iterations == GREEDY:
        return int(
            best_move(state, room.tables[2:4], room.random, room.moves, legal(state, room.moves, 0), room.weights)
        )
    network = networks[0, :0] if mind.network == NOBODYS else networks[mind.network]
    if mind.iterations == LOOKS:
        return look_ahead(state, network, room, listed)
    return search(state, mind, network, room, stray)


@jit
def search(state: State, mind: State, network: Network, room: Workroom, stray: float) -> int:
    """Thinks it through, and takes what is believed best, or something nearly as good while players stray."""
    nodes, children, found, weights = room.nodes, room.children, room.found, room.weights
    memory = Memory(nodes, children, room.path, room.moves, weights, room.scores, room.luck, network, room.work)
    forget(nodes, children)
    think(state, room.tables[1:2], memory, new_seed(room.random), mind.iterations, mind.horizon)
    count = rank(found, collect(state, memory, found))
    if stray == 0.0:
        return int(found[0].move)
    total, tries = 0.0, 0
    for i in range(count):
        total += found[i].visits * found[i].value
        tries += found[i].visits
    for i in range(count):
        weights[i] = believe(found[i].visits * found[i].value, found[i].visits, total / tries + found[i].prior)
    sharpen(weights, count)
    return int(found[draw(weights, count, room.random)].move)


@jit
def forget(nodes: State, children: State) -> None:
    """Makes room for another search."""
    for place in range(nodes.size):
        if nodes[place].key != 0:
            nodes[place].key, nodes[place].first, nodes[place].moves = 0, 0, 0
            nodes[place].opened, nodes[place].visits = 0, 0
    for child in range(children[0].visits + 1):
        children[child].total, children[child].visits = 0.0, 0


@jit
def look_ahead(state: State, network: Network, room: Workroom, listed: int) -> int:
    """One of the moves that the policy likes best, and after which the network likes the own place best."""
    policy(state, room.moves, listed, room.weights, room.scores)
    count = listed
    if network.size > 0:
        count = min(TRIED, listed)
        bring_forward(room, listed, count)
        weigh(state, network, room, count)
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
def weigh(state: State, network: Network, room: Workroom, count: int) -> None:
    """The first moves by how the network likes what comes of them, at imagined tables."""
    weights, imagined, after = room.weights, room.tables[2], room.tables[3]
    weights[:count] = 0.0
    for _ in range(IMAGINED):
        room.tables[2] = state
        redeal(imagined, state.turn, room.random)
        for i in range(count):
            room.tables[3] = imagined
            play(after, room.moves[i])
            weights[i] += share(after, state.turn, network, room) / IMAGINED
    sharpen(weights, count)


@jit
def sharpen(weights: Floats, count: int) -> None:
    """Of chances to win: how likely each is taken."""
    best = 0.0
    for i in range(count):
        best = max(best, weights[i])
    for i in range(count):
        weights[i] = exp(SHARP * (weights[i] - best))


@jit
def share(state: State, seat: int, network: Network, room: Workroom) -> float:
    """Of the win: foreseen, or known at the end."""
    if state.turn >= 0:
        return foresee(state, seat, network, room.work)
    return share_won(state, seat, room.scores)


@jit
def share_won(state: State, seat: int, scores: Array) -> float:
    winners = result(state, scores[:MOST_SEATS])
    return (winners >> seat & 1) / max(1, count_bits(winners))
