"""Heuristics for Seven Dragons: the own group nearing its target, the others' kept from theirs."""

import numpy as np

from sevenfold.bots.curve import bend
from sevenfold.bots.search import AT_ONCE
from sevenfold.game.seven_dragons.bot_mosaic import (
    OWN,
    SUSPICION,
    THEIRS,
    VICTORY,
    open_ends,
    place_appeal,
    share,
    silver_appeal,
    take_appeal,
    take_stock,
)
from sevenfold.game.seven_dragons.cards import DRAGONS, MOVE_CARD, ROTATE_GOALS, TRADE_GOALS, TRADE_HANDS
from sevenfold.game.seven_dragons.features import features as features
from sevenfold.game.seven_dragons.hands import is_player
from sevenfold.game.seven_dragons.mosaic import card_at, shows
from sevenfold.game.seven_dragons.moves import face, from_x, from_y, mode, number, to_x, to_y, what
from sevenfold.game.seven_dragons.state import COLOUR_ONLY, GOALS, KINDS, LEFT, PASS, PLACE, SEATS, SLIP_UNDER, TARGET
from sevenfold.kernel.digest import close, mix
from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import Array, Floats, State

ACTION = len(DRAGONS)  # the first kind of card that is one
FAR, NEAR = 256, 12  # moves: to the end; and where goals are hidden, for beyond luck drowns what a move did
WON = 100.0
CARD = 0.15  # in hand
TEMPO = 0.01  # in `connections`: cards laid by whom does not matter, having some left does
STEEP = 2.5  # how much standing tells about the end
LACKING = np.array([1.5, 0.75, 0.15, -0.1, -0.27, -0.35, -0.35, -0.25])  # standing by panels that lack
SLOPE, OFFSET = 0.8, -0.08  # slope of the logistic curve that makes chances of opinions, and its shift for each player
FITTING, HELD, OPEN = 0.1, 0.1, 0.1  # and for each card of the own goal, action, and place to grow

FORGONE = -1.2  # an action played for its colour only
SAVED = -0.2  # an action is worth keeping
HANDFUL = 0.3  # a card more by trading hands
SHARP = 4.0


@jit
def evaluate(state: State, seat: int) -> float:
    """Victory if it is there, otherwise progress; goals that the bot does not know are imagined ones."""
    if not state.goals_played:
        return 1.0 * (state.last_played == seat) + TEMPO * state.sizes[seat]
    value = CARD * state.sizes[seat]
    for other in range(SEATS):
        if state.seats >> other & 1:
            progress = state.largest[state.goals[other]] / state.targets[other]
            if progress >= 1:
                value += WON if other == seat else -WON
            elif other == seat:
                value += 10 * progress * progress
            else:
                value -= 6 * progress * progress
    return value


@jit
def policy(state: State, moves: Array, count: int, weights: Floats, scratch: Array) -> None:
    """Placements by the groups they make, takings by the groups they break, trades by what they bring."""
    if not state.goals_played:
        weights[:count] = 1.0
        return
    take_stock(state, scratch)
    for i in range(count):
        weights[i] = exp(SHARP * min(VICTORY, appeal(state, moves[i], scratch)))


@jit
def appeal(state: State, move: int, scratch: Array) -> float:
    kind = what(move)
    if kind == PLACE:
        return place_appeal(state, face(move), to_x(move), to_y(move), -1, scratch)
    if kind == PASS:
        return 0.0
    value = silver_appeal(state, kind, scratch) if state.silver and mode(move) != SLIP_UNDER else 0.0
    if mode(move) == COLOUR_ONLY:
        return value + FORGONE
    if kind == TRADE_HANDS:
        return value + SAVED + HANDFUL * (state.sizes[number(move)] - state.sizes[state.turn] + 1)
    if kind == TRADE_GOALS:
        return value + SAVED + exchange(state, number(move), number(move))
    if kind == ROTATE_GOALS:
        step = 1 if number(move) == LEFT else SEATS - 1
        return value + SAVED + exchange(state, (state.turn + SEATS - step) % SEATS, (state.turn + step) % SEATS)
    card = card_at(state, from_x(move), from_y(move))
    value += SAVED + take_appeal(state, card, scratch)
    if kind == MOVE_CARD:
        value += place_appeal(state, face(move), to_x(move), to_y(move), card, scratch)
    return value


@jit
def exchange(state: State, giver: int, taker: int) -> float:
    """The goal at one seat comes, the own one goes to another."""
    seat = state.turn
    own = state.goals[seat]
    value = -OWN * closeness(state, own, seat)
    if is_player(state, taker):
        value -= THEIRS * share(state) * closeness(state, own, taker)
    if state.goals_seen[state.goals[giver]] >> seat & 1:
        return value + coming(state, state.goals[giver], giver)
    hope, unseen = 0.0, 0
    for colour in range(GOALS):
        if not state.goals_seen[colour] >> seat & 1:
            hope += coming(state, colour, giver)
            unseen += 1
    return value + hope / unseen


@jit
def coming(state: State, colour: int, giver: int) -> float:
    """A goal that may be reached already wins at once, if it was nobody's (SD-WIN)."""
    if state.largest[colour] >= state.targets[state.turn]:
        return 0.0 if is_player(state, giver) else VICTORY
    value = OWN * closeness(state, colour, state.turn)
    return value + (THEIRS * share(state) * closeness(state, colour, giver) if is_player(state, giver) else 0.0)


@jit
def closeness(state: State, colour: int, seat: int) -> float:
    progress = min(1.0, state.largest[colour] / state.targets[seat])
    return progress * progress


@jit
def estimate(state: State, seat: int) -> float:
    """By the own standing and that of each of the others; alone, by the cards placed (SD-PUZZLE)."""
    if state.players == 1:
        return state.placed / 50
    if not state.goals_played:
        return 1.0 if state.last_played == seat else 0.0
    own = exp(STEEP * standing(state, seat))
    total = 0.0
    for other in range(SEATS):
        if is_player(state, other):
            total += exp(STEEP * standing(state, other))
    return own / total


@jit
def standing(state: State, seat: int) -> float:
    """How near to winning: panels that lack, cards that may bring one, actions, and places where the group can grow."""
    goal = state.goals[seat]
    cards, actions = 0, 0
    for kind in range(ACTION):
        if state.hands[seat, kind] > 0 and shows(2 * kind, goal):
            cards += state.hands[seat, kind]
    for kind in range(ACTION, KINDS):
        actions += state.hands[seat, kind]
    lacking = max(0, min(TARGET, state.targets[seat] - state.largest[goal]))
    in_hand = FITTING * min(cards, 2) + HELD * min(actions, 3)
    return LACKING[lacking] + in_hand + OPEN * min(open_ends(state, goal), 6)


@jit
def likelihood(state: State, seat: int) -> float:
    """Dragons that have grown are likely somebody's goal: compared with the likeliest way the unseen goals can lie."""
    if not state.goals_played:
        return 1.0
    doubt, rivals, unseen = 0, 0, 0
    for other in range(SEATS):
        if not state.goals_seen[state.goals[other]] >> seat & 1:
            unseen |= 1 << int(state.goals[other])
            if is_player(state, other):
                rivals += 1
                doubt -= state.largest[state.goals[other]]
    for _ in range(rivals):
        most = 0
        for colour in range(GOALS):
            if unseen >> colour & 1 and (not unseen >> most & 1 or state.largest[colour] > state.largest[most]):
                most = colour
        unseen &= ~(1 << most)
        doubt += state.largest[most]
    return exp(-SUSPICION * doubt)


@jit
def infoset_key(state: State, seat: int) -> int:
    """The mosaic, the own hand and goal, and what was seen of the others'."""
    mosaic = 0
    for card in range(state.placed):  # in whatever order they came
        place = (int(state.x[card]) + 128) << 16 | (int(state.y[card]) + 128) << 8 | int(state.face[card])
        mosaic += mix(1, place) >> 8
    digest = mix(mosaic, int(state.turn) << 16 | int(state.passes) << 8 | int(state.last_played + 1))
    top = state.discard[state.discarded - 1] if state.discarded > 0 else 0
    digest = mix(digest, int(state.left) << 16 | int(state.discarded) << 8 | int(top))
    for other in range(SEATS):
        seen = state.goals_seen[state.goals[other]] >> seat & 1
        digest = mix(digest, int(state.sizes[other]) << 8 | (state.goals[other] + 1 if seen else 0))
        for kind in range(KINDS):
            known = state.hands[seat, kind] if other == seat else state.known[seat, other, kind]
            if known > 0:
                digest = mix(digest, other << 16 | kind << 8 | int(known))
    return close(digest)


@jit
def horizon(state: State, learned: bool) -> int:
    """The children's games without goals and the puzzle (SD-PUZZLE) are decided at the very end."""
    if not state.goals_played or state.players == 1:
        return FAR
    return AT_ONCE if learned else NEAR  # a network says in a moment more than moves by the policy do


@jit
def network_of(state: State) -> int:
    """One for two players, one for more; none where there are no goals, or nobody else."""
    if not state.goals_played or state.players == 1:
        return 0
    return 1 if state.players == 2 else 2


@jit
def calibrate(state: State, value: float) -> float:
    """Where playouts are broken off, the search's chances were too high (benchmarks/calibration.py)."""
    return bend(value, SLOPE, OFFSET * state.players) if state.goals_played else value


def solve(_state: State, _nodes: int) -> None:
    """Too much stays hidden to the end."""
