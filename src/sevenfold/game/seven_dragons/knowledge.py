"""What a seat of Seven Dragons knows: its hand and goal, and what it has seen of others' (SD-KNOWN)."""

from typing import Any

from sevenfold.game.seven_dragons import position
from sevenfold.game.seven_dragons.actions import silver_kind
from sevenfold.game.seven_dragons.cards import COLOURS, RAINBOW, WILD
from sevenfold.game.seven_dragons.hands import is_player, receive, set_held
from sevenfold.game.seven_dragons.mosaic import group, shows
from sevenfold.game.seven_dragons.state import GOALS, KINDS, SEATS
from sevenfold.kernel.bits import count_bits, nth_bit
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, new_seed
from sevenfold.kernel.records import Facts
from sevenfold.kernel.types import Array, State


def seats(state: State) -> tuple[int, ...]:
    """Those with a player."""
    return tuple(position.seat_list(int(state["seats"])))


def spectacle(game: Facts, options: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees while the game goes on."""
    return position.layout(
        game,
        options,
        deck=game.left,
        hands=[[position.HIDDEN] * game.sizes[seat] if game.seats >> seat & 1 else None for seat in range(SEATS)],
        goals=[position.HIDDEN] * GOALS,
        known=[None] * SEATS,
        goals_seen={},
    )


def own(game: Facts, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The own hand, the cards and goals that this seat has seen, and what it knows of each hand."""
    mine: dict[str, Any] = {
        "hands": [hand and known_hand(game, seat, other) for other, hand in enumerate(seen["hands"])],
        "known": [position.known_by(game, seat) if other == seat else None for other in range(SEATS)],
    }
    if game.goals_played:
        looked = [colour for colour in range(GOALS) if game.goals_seen[colour] >> seat & 1]
        mine["goals"] = [COLOURS[colour] if colour in looked else position.HIDDEN for colour in game.goals]
        mine["goals_seen"] = {COLOURS[colour]: [seat] for colour in looked}
    return mine


def known_hand(game: Facts, seat: int, other: int) -> list[str]:
    """A hand as a seat knows it: the own one whole; of others the cards it has seen, then the rest face down."""
    if other == seat:
        return position.cards(game.hands[other])
    known = position.cards(game.known[seat][other])
    return known + [position.HIDDEN] * (game.sizes[other] - len(known))


def shown(move: str) -> str:
    """Everybody sees every move."""
    return move


def insight(state: State, game: Facts, seat: int | None) -> dict[str, Any]:
    """Silver's colour, the largest group of each dragon, and the cards of the seat's own largest group."""
    silver = None
    if game.silver:
        kind = silver_kind(state)
        silver = WILD if kind == RAINBOW else COLOURS[kind]
    goal, target, places = None, None, []
    if seat is not None and game.goals_played:
        goal, target = game.goals[seat], game.targets[seat]
        members = largest_group(state, goal)
        places = sorted([game.x[card], game.y[card]] for card in range(game.lying) if members >> card & 1)
    return {
        "silver": silver,
        "largest": {COLOURS[colour]: game.largest[colour] for colour in range(GOALS)},
        "seat": seat,
        "goal": None if goal is None else COLOURS[goal],
        "target": target,
        "group": places,
    }


@jit
def largest_group(state: State, colour: int) -> int:
    """The cards of a largest group of this colour (SD-WIN), as bits."""
    largest, seen = 0, 0
    for card in range(state.lying):
        if shows(state.lies[card], colour) and not seen >> card & 1:
            members = group(state, card, colour)
            seen |= members
            if count_bits(members) > count_bits(largest):
                largest = members
    return largest


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Draws anew what the seat does not know: the deck, the unseen cards of other hands, the unseen goals."""
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
    for way in range(ways):
        if is_possible(state, seat, way):
            possible += 1
    chosen = below(random, possible if possible > 0 else ways)
    for way in range(ways):
        if possible == 0 or is_possible(state, seat, way):
            if chosen == 0:
                distribute_goals(state, seat, way)
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
def goal_in(state: State, seat: int, way: int, where: int) -> int:
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
            colour = nth_bit(free, way % unseen)
            free &= ~(1 << colour)
            way //= unseen
            unseen -= 1
    return colour


@jit
def is_possible(state: State, seat: int, way: int) -> bool:
    """SD-WIN: nobody who was dealt in holds a goal that is reached already, or the game would be over."""
    for other in range(SEATS):
        if state.dealt >> other & 1 and not has_seen(state, seat, other):
            if state.largest[goal_in(state, seat, way, other)] >= state.targets[other]:
                return False
    return True


@jit
def distribute_goals(state: State, seat: int, way: int) -> None:
    """Lays the unseen goals in this way. Who knows the goal at a place knows the one that lies there now."""
    goals, knowers = 0, 0
    for other in range(SEATS):
        goal = state.goals[other] if has_seen(state, seat, other) else goal_in(state, seat, way, other)
        goals |= int(goal) << 8 * other
        knowers |= int(state.goals_seen[state.goals[other]]) << 8 * other
    for other in range(SEATS):
        goal = goals >> 8 * other & 255
        state.goals[other] = goal
        state.goals_seen[goal] = knowers >> 8 * other & 255
