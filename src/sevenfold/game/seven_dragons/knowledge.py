"""What a seat of Seven Dragons knows: its hand and goal, and what it has seen of others' (SD-KNOWN)."""

from sevenfold.game.seven_dragons.hands import is_player, receive, set_held
from sevenfold.game.seven_dragons.state import GOALS, KINDS, SEATS
from sevenfold.kernel.bits import nth_bit
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, drop_key, new_seed
from sevenfold.kernel.types import Array, State


@jit
def seated(state: State) -> int:
    """Those with a player, as bits."""
    return state.seats


@jit
def shown(move: int) -> int:
    """Everybody sees every move."""
    return move


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Draws anew what the seat does not know: the deck, the unseen cards of other hands, the unseen goals."""
    drop_key(state.random)
    if state.turn < 0:  # everything is open
        return
    state.seed = new_seed(random)
    redeal_cards(state, seat, random)
    if state.goals_played:
        redeal_goals(state, seat, random)
    for other in range(SEATS):
        if other != seat and is_player(state, other):
            redeal_knowledge(state, seat, other, random)


@jit
def redeal_cards(state: State, seat: int, random: Array) -> None:
    loosen(state)
    for other in range(SEATS):
        if other != seat and is_player(state, other):
            for kind in range(KINDS):
                state.loose[kind] += state.hands[other, kind] - state.known[seat, other, kind]
                set_held(state, other, kind, state.known[seat, other, kind])
    stack(state, random)
    for other in range(SEATS):
        if other != seat and is_player(state, other):
            for _ in range(count_unseen(state, seat, other)):
                receive(state, other, draw(state))


@jit
def count_unseen(state: State, seat: int, other: int) -> int:
    """How many cards of another's hand the seat does not know."""
    unseen = state.sizes[other]
    for kind in range(KINDS):
        unseen -= state.known[seat, other, kind]
    return unseen


@jit
def redeal_knowledge(state: State, seat: int, holder: int, random: Array) -> None:
    """Third players know as many cards of a hand as before; those that the seat has not seen are now others."""
    for other in range(SEATS):
        if other != seat and other != holder and is_player(state, other):
            secret = 0  # cards that `other` knows and the seat does not
            for kind in range(KINDS):
                more = state.known[other, holder, kind] - state.known[seat, holder, kind]
                if more > 0:
                    secret += more
                    state.known[other, holder, kind] -= more
            unseen = count_unseen(state, seat, holder)
            for kind in range(KINDS):
                for _ in range(state.hands[holder, kind] - state.known[seat, holder, kind]):
                    if below(random, unseen) < secret:
                        state.known[other, holder, kind] += 1
                        secret -= 1
                    unseen -= 1


@jit
def redeal_goals(state: State, seat: int, random: Array) -> None:
    """Distributes the goals that the seat has not seen, uniformly among the ways that the game so far allows."""
    ways = count_ways(state, seat)
    possible = 0
    for mode in range(ways):
        if is_possible(state, seat, mode):
            possible += 1
    chosen = below(random, possible if possible > 0 else ways)
    for mode in range(ways):
        if possible == 0 or is_possible(state, seat, mode):
            if chosen == 0:
                distribute_goals(state, seat, mode)
                return
            chosen -= 1


@jit
def has_seen(state: State, seat: int, other: int) -> bool:
    """Whether the seat knows the goal at another one."""
    return state.goals_seen[state.goals[other]] >> seat & 1 == 1


@jit
def count_ways(state: State, seat: int) -> int:
    """In how many ways the unseen goals can lie."""
    ways, unseen = 1, 0
    for other in range(SEATS):
        if not has_seen(state, seat, other):
            unseen += 1
            ways *= unseen
    return ways


@jit
def goal_in(state: State, seat: int, mode: int, where: int) -> int:
    """The unseen goal that lies at a place in distribution number `way`."""
    free = (1 << GOALS) - 1
    unseen = GOALS
    for other in range(SEATS):
        if has_seen(state, seat, other):
            free &= ~(1 << int(state.goals[other]))
            unseen -= 1
    colour = 0
    for other in range(where + 1):
        if not has_seen(state, seat, other):
            colour = nth_bit(free, mode % unseen)
            free &= ~(1 << colour)
            mode //= unseen
            unseen -= 1
    return colour


@jit
def is_possible(state: State, seat: int, mode: int) -> bool:
    """SD-WIN: nobody who was dealt in holds a goal that is reached already, or the game would be over."""
    for other in range(SEATS):
        if state.dealt >> other & 1 and not has_seen(state, seat, other):
            if state.largest[goal_in(state, seat, mode, other)] >= state.targets[other]:
                return False
    return True


@jit
def distribute_goals(state: State, seat: int, mode: int) -> None:
    """Lays the unseen goals in this way. Who knows the goal at a place knows the one that lies there now."""
    goals, knowers = 0, 0
    for other in range(SEATS):
        goal = state.goals[other] if has_seen(state, seat, other) else goal_in(state, seat, mode, other)
        goals |= int(goal) << 8 * other
        knowers |= int(state.goals_seen[state.goals[other]]) << 8 * other
    for other in range(SEATS):
        goal = goals >> 8 * other & 255
        state.goals[other] = goal
        state.goals_seen[goal] = knowers >> 8 * other & 255
