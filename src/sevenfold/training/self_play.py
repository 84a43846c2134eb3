"""Games from which a network learns: it plays itself, now and then as it was before, and what it met is kept together
with who won. And games in which players are tried against each other.
"""

from typing import Any

from sevenfold.bots.heuristics import estimate, features
from sevenfold.bots.network import ACTIVE, Network, chance
from sevenfold.kernel.bits import count_bits, nth_bit
from sevenfold.kernel.generic import deal, legal, play, seated
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.types import State
from sevenfold.training.players import NOBODYS, Workroom, decide, share_won

LASTING = 0.9  # of what came of a position, what is seen later counts so much less for each move in between
STRAY = 0.04  # of moves that are drawn from all legal ones, so that the network learns of blunders, too
PAST = 4  # one game in so many is played against somebody who plays as the network did before
ALWAYS = 1  # or every game against a rival that stays as it is, and never strays
LEARNING, TRYING, TELLING = 7, 8, 9  # streams of luck


@jit
def play_to_learn(
    thread: int,
    threads: int,
    blank: State,
    first: int,
    minds: State,
    networks: Any,
    room: Workroom,
    often: int,
    seen: Any,
    counts: Any,
    came: Any,
    kept: Any,
) -> None:
    """What one of so many threads does: every so many-th game, each with a row of its own for what is kept.

    The first of the minds learns; one game in so many is against one of the others. Of each game the features of one
    seat, drawn by lot, are kept at every position, as many as there is room for, and what came of it.
    """
    for game in range(thread, kept.size, threads):
        room.tables[0] = blank[game % blank.size]
        kept[game] = play_one(first + game, minds, networks, room, often, seen[game], counts[game], came[game])


@jit
def play_one(
    number: int, minds: State, networks: Any, room: Workroom, often: int, seen: Any, counts: Any, came: Any
) -> int:
    """The game of this number; returns how many positions were kept."""
    state, kept, mind = room.tables[0], 0, minds[0]
    state.seed = number
    deal(state)
    seed(room.random, number, LEARNING)
    seats = seated(state)
    seat = nth_bit(seats, below(room.random, count_bits(seats)))
    rival = 1 + below(room.random, minds.size - 1) if minds.size > 1 and below(room.random, often) == 0 else 0
    strays = 0.0 if often == ALWAYS else STRAY  # the rival
    network = networks[0, :0] if mind.network == NOBODYS else networks[mind.network]
    while state.turn >= 0:
        if kept < counts.size:
            counts[kept] = note(state, seat, room.work, seen[kept])
            came[kept] = judge(state, seat, network, room.work, counts[kept])
            kept += 1
        own = state.turn == seat
        play(state, decide(state, minds[0 if own else rival], networks, room, STRAY if own else strays))
    won = share_won(state, seat, room.scores)
    look_back(came[:kept], won, 1.0 if mind.network == NOBODYS else LASTING)
    return kept


@jit
def note(state: State, seat: int, work: Any, seen: Any) -> int:
    """The features of a state; returns how many."""
    count = features(state, seat, work[ACTIVE:])
    for n in range(count):
        seen[n] = work[ACTIVE + n]
    return count


@jit
def judge(state: State, seat: int, network: Network, work: Any, count: int) -> float:
    """What there is to say of a state whose features have just been noted."""
    return chance(network, work, count) if network.size > 0 else estimate(state, seat)


@jit
def look_back(said: Any, won: float, lasting: float) -> None:
    """What was said at each position of a game becomes what came of it: what was said later, and the end."""
    for i in range(said.size - 1, -1, -1):
        before = said[i]
        said[i], won = won, lasting * won + (1 - lasting) * before


@jit
def play_to_try(
    thread: int, threads: int, blank: State, first: int, minds: State, networks: Any, room: Workroom, won: Any
) -> None:
    """What one of so many threads does: every so many-th game between the first mind and the second.

    The first one sits at one seat, all others are the second; each deal is played from every seat. `won` becomes the
    first one's share of each game.
    """
    for game in range(thread, won.size, threads):
        room.tables[0] = blank
        state = room.tables[0]
        state.seed = first + game // blank.players
        deal(state)
        seat = nth_bit(seated(state), game % blank.players)
        seed(room.random, first + game, TRYING)
        while state.turn >= 0:
            play(state, decide(state, minds[0 if state.turn == seat else 1], networks, room, 0.0))
        won[game] = share_won(state, seat, room.scores)


@jit
def play_to_tell(
    thread: int,
    threads: int,
    blank: State,
    first: int,
    minds: State,
    networks: Any,
    room: Workroom,
    every: int,
    said: Any,
    won: Any,
    kept: Any,
) -> None:
    """What one of so many threads does: every so many-th game, played by the first mind.

    At every so many-th decision the second one tells what its best move is worth; `won` is what the seat that was on
    turn there had of the win in the end.
    """
    for game in range(thread, kept.size, threads):
        room.tables[0] = blank
        kept[game] = tell_one(first + game, minds, networks, room, every, said[game], won[game])


@jit
def tell_one(number: int, minds: State, networks: Any, room: Workroom, every: int, said: Any, won: Any) -> int:
    """The game of this number; returns how often something was said."""
    state, kept, decisions = room.tables[0], 0, 0
    state.seed = number
    deal(state)
    seed(room.random, number, TELLING)
    while state.turn >= 0:
        tells = decisions % every == 0 and kept < said.size
        move = decide(state, minds[1 if tells else 0], networks, room, 0.0)
        if legal(state, room.moves[:2], 0) > 1:  # a decision
            decisions += 1
            if tells:
                said[kept] = room.found[0].value
                won[kept] = state.turn
                kept += 1
        play(state, move)
    for i in range(kept):
        won[i] = share_won(state, int(won[i]), room.scores)
    return kept
