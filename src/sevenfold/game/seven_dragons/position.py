"""Seven Dragons back from JSON: positions and views."""

from collections import Counter
from typing import Any

import numpy as np

from sevenfold import json_input
from sevenfold.errors import PositionError
from sevenfold.game.seven_dragons import options as own_options
from sevenfold.game.seven_dragons.actions import silver_kind
from sevenfold.game.seven_dragons.cards import ACTIONS, CARDS, COLOURS, DRAGONS, FACES, MOVE_CARD, ZAP_CARD
from sevenfold.game.seven_dragons.ending import finishers, out_of_cards, stuck
from sevenfold.game.seven_dragons.mosaic import measure_groups, put
from sevenfold.game.seven_dragons.setup import material, newcomers_seat
from sevenfold.game.seven_dragons.state import DECK, DISCARDS, GOALS, KINDS, SEATS, STATE, TABLE
from sevenfold.game.seven_dragons.view import View
from sevenfold.kernel.records import reader
from sevenfold.kernel.types import State

KEYS = tuple(View.__annotations__)
SILVER = "SSSS"
HIDDEN = "?"
INDEX = {card: kind for kind, card in enumerate(CARDS)}
ACTION_INDEX = {action: INDEX[action] for action in ACTIONS}


facts = reader(
    STATE,
    *("players", "seats", "turn", "silver", "passes", "last_played", "top", "left", "deck", "hands", "sizes"),
    *("goals_played", "goals", "goals_seen", "known", "targets", "largest"),
    *("discard", "discarded", "placed", "x", "y", "face"),
)


def seat_list(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = json_input.fields(position, KEYS, "the position")
    options = own_options.OPTIONS.in_force(found["options"])
    state = own_options.blank(options, seed)
    read_seats(state, found["seats"])
    seats = seat_list(int(state["seats"]))
    state["turn"] = json_input.seat(found["turn"], "turn", seats)
    state["last_played"] = json_input.seat(found["last_played"], "last_played", seats)
    read_piles(state, found["deck"], found["discard"])
    state["passes"] = json_input.integer(found["passes"], "passes", 0, most_passes(state))
    read_hands(state, seats, json_input.listing(found["hands"], "hands", SEATS))
    read_table(state, json_input.mapping(found["table"], "table"))
    check_material(state)
    read_goals(state, found["goals"], found["goals_seen"])
    read_known(state, seats, json_input.listing(found["known"], "known", SEATS))
    check_turn(state)
    return state, options


def most_passes(state: State) -> int:
    """How many there can be in a row: while there is a deck, every pass draws a card (SD-PASS) but in the puzzle."""
    game = facts(state)
    drawn = DECK if game.players == 1 else DECK - game.left + SEATS
    return int(drawn + (game.turn < 0))  # the one that ends the game


def read_seats(state: State, seats: Any) -> None:
    """SD-SEATS, SD-JOIN: the players of the deal, and newcomers in the order in which they sit down."""
    stated = json_input.listing(seats, "seats")
    state.seats = state.dealt
    while not json_input.same(stated, seat_list(state.seats)):
        if len(stated) <= int(state.seats).bit_count() or state.players == 1 or len(stated) > SEATS:
            raise PositionError(
                f"seats: {json_input.short(stated)} is not how {state.players} players and newcomers sit"
            )
        state.seats |= 1 << newcomers_seat(state.seats)


def read_piles(state: State, deck: Any, discard: Any) -> None:
    cards = json_input.kinds(deck, INDEX, "deck", DECK)
    state["deck"][: len(cards)] = cards
    state["left"] = len(cards)
    pile = json_input.kinds(discard, ACTION_INDEX, "discard", DISCARDS)
    state["discard"][: len(pile)] = pile[::-1]
    state["discarded"] = len(pile)


def read_hands(state: State, seats: list[int], hands: list[Any]) -> None:
    for seat, given in enumerate(hands):
        where = f"hands[{seat}]"
        if seat in seats:
            hand = Counter(json_input.kinds(given, INDEX, where, DECK))
            state["hands"][seat] = [hand[kind] for kind in range(KINDS)]
            state["held"][seat] = sum(1 << kind for kind in hand)
            state["sizes"][seat] = hand.total()
        elif given is not None:
            raise PositionError(f"{where} must be null: nobody sits there")
    if state["players"] == 1 and state["sizes"].sum() > 1:
        raise PositionError("hands[0] holds several cards; in the puzzle cards come one by one (SD-PUZZLE)")


def read_table(state: State, mosaic: dict[str, Any]) -> None:
    """The start card first: Silver must be the first of the list, and nothing ever takes its place."""
    if len(mosaic) > TABLE:
        raise PositionError(f"table holds {len(mosaic)} cards; there are only {TABLE}")
    places = {read_place(key): face for key, face in mosaic.items()}
    if (0, 0) not in places:
        raise PositionError("table: nothing lies at 0,0, where the game began")
    check_width(state, list(places))
    if state.silver != (places[0, 0] == SILVER):
        raise PositionError(f"table: Silver {'must lie' if state.silver else 'is not in this game, yet face'} at 0,0")
    for (x, y), face in sorted(places.items(), key=lambda item: item[0] != (0, 0)):
        if face == SILVER and (x, y) == (0, 0):
            put(state, 2 * silver_kind(state), x, y)
        else:
            put(state, FACES.index(json_input.one_of(face, FACES, f"table[{f'{x},{y}'!r}]")), x, y)
    measure_groups(state, (1 << GOALS) - 1)


def read_place(key: str) -> tuple[int, int]:
    x, comma, y = key.partition(",")
    if not comma:
        raise PositionError(f"table: {json_input.short(key)} is no place; write x,y")
    return json_input.written_integer(x, "table"), json_input.written_integer(y, "table")


def check_width(state: State, places: list[tuple[int, int]]) -> None:
    """A mosaic grows by one place with every card laid, moved, or zapped and laid again."""
    game = facts(state)
    wanderers = sum(kind in (MOVE_CARD, ZAP_CARD) for kind in game.discard[: game.discarded])
    for axis, name in enumerate("xy"):
        along = [place[axis] for place in places]
        if max(along) - min(along) > len(places) - 1 + wanderers:
            raise PositionError(f"table: no game with {len(places)} cards on the table is that wide along {name}")


def check_material(state: State) -> None:
    """SD-DECK: every card exists just as often as the options say."""
    game = facts(state)
    face = [face // 2 for face in game.face[: game.placed]][1 if game.silver else 0 :]
    piles = Counter([*game.deck[: game.left], *game.discard[: game.discarded], *face])
    for kind, wanted in enumerate(copies(state)):
        count = piles[kind] + sum(hand[kind] for hand in game.hands)
        if count != wanted:
            raise PositionError(f"there must be {wanted} cards {CARDS[kind]} in all, not {count}")


def copies(state: State) -> list[int]:
    out = np.zeros(KINDS, np.int64)
    material(state, out)
    found: list[int] = out.tolist()
    return found


def read_goals(state: State, goals: Any, goals_seen: Any) -> None:
    if not state.goals_played:
        if goals is not None or goals_seen != {}:
            raise PositionError("goals must be null and goals_seen {}: this variant has no goals")
        return
    for seat, goal in enumerate(json_input.listing(goals, "goals", SEATS)):
        state["goals"][seat] = COLOURS.index(json_input.one_of(goal, tuple(COLOURS), f"goals[{seat}]"))
    if len(set(goals)) < SEATS:
        raise PositionError(f"goals: {max(goals, key=goals.count)} stands twice")
    players = seat_list(int(state["seats"]))
    seen = json_input.fields(goals_seen, tuple(COLOURS), "goals_seen")
    for colour, goal in enumerate(COLOURS):
        where = f"goals_seen[{goal!r}]"
        knowing = [json_input.integer(seat, where, 0, SEATS - 1) for seat in json_input.listing(seen[goal], where)]
        if knowing != [seat for seat in players if seat in knowing]:
            raise PositionError(f"{where} must list seats with players, ascending")
        state["goals_seen"][colour] = sum(1 << seat for seat in knowing)
    for seat in players:
        if seat not in seen[goals[seat]]:
            raise PositionError(f"goals_seen: seat {seat} must have seen its own goal {goals[seat]}")


def read_known(state: State, seats: list[int], known: list[Any]) -> None:
    """SD-KNOWN: nobody knows of a card that is not there."""
    hands = state["hands"].tolist()
    for seat, line in enumerate(known):
        if seat not in seats:
            if line is not None:
                raise PositionError(f"known[{seat}] must be null: nobody sits there")
            continue
        for other, counts in enumerate(json_input.listing(line, f"known[{seat}]", SEATS)):
            where = f"known[{seat}][{other}]"
            if other == seat or other not in seats:
                if counts is not None:
                    raise PositionError(f"{where} must be null: there is no other player")
                continue
            for kind, count in json_input.counts(counts, INDEX, where).items():
                if count > hands[other][kind]:
                    raise PositionError(f"{where}: {count} {CARDS[kind]} where the hand has fewer")
                state["known"][seat, other, kind] = count


def check_turn(state: State) -> None:
    """SD-WIN, SD-EXHAUST: somebody is on turn, with a card to play, unless the game is over."""
    if state.turn >= 0:
        if state.sizes[state.turn] == 0:
            raise PositionError(f"hands[{state.turn}] is empty although seat {state.turn} is on turn")
        return
    if state.passes:
        over = stuck(state) and (state.players > 1 or state.sizes[0] == 0)
    else:
        over = finishers(state) or out_of_cards(state)
    if not over:
        raise PositionError("turn is null although the game is not over (SD-WIN, SD-EXHAUST)")


def guess(view: dict[str, Any]) -> dict[str, Any]:
    """Some position that gives this view. What others know is taken to be no more than they must know."""
    found = json_input.fields(view, KEYS, "the view")
    if isinstance(found["deck"], list):  # the game is over: everything is open
        return found
    seats = [json_input.integer(seat, "seats", 0, SEATS - 1) for seat in json_input.listing(found["seats"], "seats")]
    unseen = list_unseen(found)
    hands = [hand and guess_hand(hand, unseen, seat) for seat, hand in enumerate(found["hands"])]
    goals = guess_goals(found["goals"])
    known = json_input.listing(found["known"], "known", SEATS)
    return {
        **found,
        "deck": unseen,
        "hands": hands,
        "goals": goals,
        "known": [line or guess_known(seats, other) for other, line in enumerate(known)],
        "goals_seen": guess_goals_seen(seats, goals, json_input.mapping(found["goals_seen"], "goals_seen")),
    }


def guess_hand(hand: list[str], unseen: list[str], seat: int) -> list[str]:
    known = [card for card in hand if card != HIDDEN]
    return known + json_input.taken(unseen, len(hand) - len(known), f"hands[{seat}]")


def guess_goals(goals: Any) -> list[str] | None:
    if goals is None:
        return None
    shown = [json_input.one_of(goal, (*COLOURS, HIDDEN), "goals") for goal in json_input.listing(goals, "goals", SEATS)]
    missing = [colour for colour in COLOURS if colour not in shown]
    if len(missing) != shown.count(HIDDEN):
        raise PositionError("goals: one of them stands twice")
    return [missing.pop() if goal == HIDDEN else goal for goal in shown]


def guess_known(seats: list[int], seat: int) -> list[dict[str, int] | None] | None:
    if seat not in seats:
        return None
    return [{} if other in seats and other != seat else None for other in range(SEATS)]


def guess_goals_seen(seats: list[int], goals: list[str] | None, seen: dict[str, Any]) -> dict[str, list[int]]:
    """The viewer's own knowledge, and that everybody knows the own goal."""
    if goals is None:
        return {}
    knowing = {colour: json_input.listing(seen.get(colour, []), f"goals_seen[{colour!r}]") for colour in COLOURS}
    own = {goal: [seat] if seat in seats else [] for seat, goal in enumerate(goals)}
    return {
        colour: sorted({json_input.integer(seat, "goals_seen", 0, SEATS - 1) for seat in knowing[colour] + own[colour]})
        for colour in COLOURS
    }


def list_unseen(found: dict[str, Any]) -> list[str]:
    """The cards of this game that the view shows nowhere."""
    state = own_options.blank(own_options.OPTIONS.in_force(found["options"]), 0)
    seen: Counter[Any] = Counter()
    for seat, hand in enumerate(json_input.listing(found["hands"], "hands", SEATS)):
        if hand is not None:
            names = json_input.listing(hand, f"hands[{seat}]")
            seen.update(json_input.one_of(name, (*CARDS, HIDDEN), f"hands[{seat}]") for name in names)
    seen.update(CARDS[kind] for kind in json_input.kinds(found["discard"], ACTION_INDEX, "discard", DISCARDS))
    for face in json_input.mapping(found["table"], "table").values():
        if face != SILVER:
            seen[DRAGONS[FACES.index(json_input.one_of(face, FACES, "table")) // 2]] += 1
    return [name for name, count in zip(CARDS, copies(state), strict=True) for _ in range(count - seen[name])]
