"""Seven Dragons as JSON, and back."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from sevenfold import reading
from sevenfold.errors import PositionError
from sevenfold.game.options import copied, in_force
from sevenfold.game.seven_dragons import options as own_options
from sevenfold.game.seven_dragons.actions import silver_kind
from sevenfold.game.seven_dragons.cards import ACTIONS, CARDS, COLOURS, DRAGONS, LIES, MOVE_CARD, ZAP_CARD
from sevenfold.game.seven_dragons.ending import finishers, out_of_cards, stuck
from sevenfold.game.seven_dragons.hands import is_player
from sevenfold.game.seven_dragons.mosaic import measure_groups, put
from sevenfold.game.seven_dragons.setup import copies, newcomers_seat
from sevenfold.game.seven_dragons.state import DECK, DISCARDS, GOALS, KINDS, SEATS, TABLE
from sevenfold.kernel.records import plain
from sevenfold.kernel.types import State

KEYS = (
    "game",
    "options",
    "turn",
    "seats",
    "deck",
    "hands",
    "goals",
    "table",
    "discard",
    "passes",
    "last_played",
    "known",
    "goals_seen",
)
SILVER = "SSSS"
HIDDEN = "?"
MOST_PASSES = 72  # every pass but the last few draws a card


FIELDS = (
    *("seats", "turn", "goals_played", "silver", "passes", "last_played", "top", "left", "deck", "hands", "sizes"),
    *("goals", "goals_seen", "known", "discard", "discarded", "lying", "x", "y", "lies"),
)


def write(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """Everything."""
    game = plain(state, *FIELDS)
    seats = seat_list(game.seats)
    return layout(
        game,
        options,
        deck=[CARDS[game.deck[(game.top + i) % DECK]] for i in range(game.left)],
        hands=[cards(game.hands[seat]) if seat in seats else None for seat in range(SEATS)],
        goals=[COLOURS[colour] for colour in game.goals],
        known=[known_by(game, seat) if seat in seats else None for seat in range(SEATS)],
        goals_seen={COLOURS[colour]: seat_list(bits) for colour, bits in enumerate(game.goals_seen)},
    )


def layout(
    game: SimpleNamespace,
    options: dict[str, Any],
    deck: list[str] | int,
    hands: list[list[str] | None],
    goals: list[str],
    known: list[list[dict[str, int] | None] | None],
    goals_seen: dict[str, list[int]],
) -> dict[str, Any]:
    """What lies open on the table, together with as much of the rest as the reader may see."""
    return {
        "game": "seven-dragons",
        "options": copied(options),
        "turn": game.turn if game.turn >= 0 else None,
        "seats": seat_list(game.seats),
        "deck": deck,
        "hands": hands,
        "goals": goals if game.goals_played else None,
        "table": table(game),
        "discard": [CARDS[kind] for kind in reversed(game.discard[: game.discarded])],
        "passes": game.passes,
        "last_played": game.last_played if game.last_played >= 0 else None,
        "known": known,
        "goals_seen": goals_seen if game.goals_played else {},
    }


def table(game: SimpleNamespace) -> dict[str, str]:
    """The mosaic by x, then y."""
    places = sorted(zip(game.x[: game.lying], game.y[: game.lying], game.lies[: game.lying], strict=True))
    mosaic = {f"{x},{y}": LIES[lies] for x, y, lies in places}
    return {**mosaic, "0,0": SILVER} if game.silver else mosaic


def cards(counts: Iterable[int]) -> list[str]:
    """The cards of a hand in order."""
    return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def known_by(game: SimpleNamespace, seat: int) -> list[dict[str, int] | None]:
    """What a player knows of each hand (SD-KNOWN)."""
    return [
        {card: count for card, count in zip(CARDS, game.known[seat][other], strict=True) if count > 0}
        if game.seats >> other & 1 and other != seat
        else None
        for other in range(SEATS)
    ]


def seat_list(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def read(position: Any, seed: int) -> tuple[State, dict[str, Any]]:
    """The record and options that a position describes, or a PositionError."""
    found = reading.fields(position, KEYS, "the position")
    options = in_force(own_options, found["options"])
    state = own_options.blank(options, seed)
    read_seats(state, found["seats"])
    seats = seat_list(state.seats)
    state.turn = reading.seat(found["turn"], "turn", seats)
    state.last_played = reading.seat(found["last_played"], "last_played", seats)
    state.passes = reading.integer(found["passes"], "passes", 0, MOST_PASSES)
    read_piles(state, found["deck"], found["discard"])
    read_hands(state, reading.listing(found["hands"], "hands", SEATS))
    read_table(state, reading.mapping(found["table"], "table"))
    check_material(state)
    read_goals(state, found["goals"], found["goals_seen"])
    read_known(state, reading.listing(found["known"], "known", SEATS))
    check_turn(state)
    return state, options


def read_seats(state: State, seats: Any) -> None:
    """SD-SEATS, SD-JOIN: the players of the deal, and newcomers in the order in which they sit down."""
    stated = reading.listing(seats, "seats")
    state.seats = state.dealt
    while not reading.same(stated, seat_list(state.seats)):
        if len(stated) <= int(state.seats).bit_count() or state.players == 1 or len(stated) > SEATS:
            raise PositionError(f"seats: {reading.short(stated)} is not how {state.players} players and newcomers sit")
        state.seats |= 1 << newcomers_seat(state.seats)


def read_piles(state: State, deck: Any, discard: Any) -> None:
    if len(reading.listing(deck, "deck")) > DECK:
        raise PositionError(f"deck holds {len(deck)} cards; there are only {DECK}")
    for name in deck:
        state.deck[state.left] = CARDS.index(reading.one_of(name, CARDS, "deck"))
        state.left += 1
    if len(reading.listing(discard, "discard")) > DISCARDS:
        raise PositionError(f"discard holds {len(discard)} cards; there are only {DISCARDS} actions")
    for name in reversed(discard):
        state.discard[state.discarded] = CARDS.index(reading.one_of(name, ACTIONS, "discard"))
        state.discarded += 1


def read_hands(state: State, hands: list[Any]) -> None:
    for seat, hand in enumerate(hands):
        where = f"hands[{seat}]"
        if not is_player(state, seat):
            if hand is not None:
                raise PositionError(f"{where} must be null: nobody sits there")
            continue
        if len(reading.listing(hand, where)) > DECK:
            raise PositionError(f"{where} holds {len(hand)} cards; there are only {DECK}")
        for name in hand:
            state.hands[seat, CARDS.index(reading.one_of(name, CARDS, where))] += 1
            state.sizes[seat] += 1
    if state.players == 1 and state.sizes.sum() > 1:
        raise PositionError("hands[0] holds several cards; in the puzzle cards come one by one (SD-PUZZLE)")


def read_table(state: State, mosaic: dict[str, Any]) -> None:
    """The start card first: Silver must be the first of the list, and nothing ever takes its place."""
    if len(mosaic) > TABLE:
        raise PositionError(f"table holds {len(mosaic)} cards; there are only {TABLE}")
    places = {read_place(key): lies for key, lies in mosaic.items()}
    if (0, 0) not in places:
        raise PositionError("table: nothing lies at 0,0, where the game began")
    check_width(state, list(places))
    if state.silver != (places[0, 0] == SILVER):
        raise PositionError(f"table: Silver {'must lie' if state.silver else 'is not in this game, yet lies'} at 0,0")
    for (x, y), lies in sorted(places.items(), key=lambda item: item[0] != (0, 0)):
        if lies == SILVER and (x, y) == (0, 0):
            put(state, 2 * silver_kind(state), x, y)
        else:
            put(state, LIES.index(reading.one_of(lies, LIES, f"table[{f'{x},{y}'!r}]")), x, y)
    for colour in range(GOALS):
        measure_groups(state, colour)


def read_place(key: str) -> tuple[int, int]:
    x, comma, y = key.partition(",")
    if not comma:
        raise PositionError(f"table: {reading.short(key)} is no place; write x,y")
    return reading.written_integer(x, "table"), reading.written_integer(y, "table")


def check_width(state: State, places: list[tuple[int, int]]) -> None:
    """A mosaic grows by one place with every card laid, moved, or zapped and laid again."""
    wanderers = sum(int(kind) in (MOVE_CARD, ZAP_CARD) for kind in state.discard[: state.discarded])
    for axis, name in enumerate("xy"):
        along = [place[axis] for place in places]
        if max(along) - min(along) > len(places) - 1 + wanderers:
            raise PositionError(f"table: no game with {len(places)} cards on the table is that wide along {name}")


def check_material(state: State) -> None:
    """SD-DECK: every card exists just as often as the options say."""
    first = 1 if state.silver else 0
    lying = [int(lies) // 2 for lies in state.lies[first : state.lying]]
    piles = [*state.deck[: state.left], *state.discard[: state.discarded], *lying]
    for kind in range(KINDS):
        count = piles.count(kind) + int(state.hands[:, kind].sum())
        if count != copies(state, kind):
            raise PositionError(f"there must be {copies(state, kind)} cards {CARDS[kind]} in all, not {count}")


def read_goals(state: State, goals: Any, goals_seen: Any) -> None:
    if not state.goals_played:
        if goals is not None or goals_seen != {}:
            raise PositionError("goals must be null and goals_seen {}: this variant has no goals")
        return
    for seat, goal in enumerate(reading.listing(goals, "goals", SEATS)):
        state.goals[seat] = COLOURS.index(reading.one_of(goal, tuple(COLOURS), f"goals[{seat}]"))
    if len(set(goals)) < SEATS:
        raise PositionError(f"goals: {max(goals, key=goals.count)} stands twice")
    for goal, seats in reading.fields(goals_seen, tuple(COLOURS), "goals_seen").items():
        where = f"goals_seen[{goal!r}]"
        for seat in reading.listing(seats, where):
            bit = 1 << reading.integer(seat, where, 0, SEATS - 1)
            if not state.seats & bit or state.goals_seen[COLOURS.index(goal)] >= bit:
                raise PositionError(f"{where} must list seats with players, ascending")
            state.goals_seen[COLOURS.index(goal)] |= bit
    for seat in seat_list(state.seats):
        if not state.goals_seen[state.goals[seat]] >> seat & 1:
            raise PositionError(f"goals_seen: seat {seat} must have seen its own goal {goals[seat]}")


def read_known(state: State, known: list[Any]) -> None:
    """SD-KNOWN: nobody knows of a card that is not there."""
    for seat, line in enumerate(known):
        if not is_player(state, seat):
            if line is not None:
                raise PositionError(f"known[{seat}] must be null: nobody sits there")
            continue
        for other, counts in enumerate(reading.listing(line, f"known[{seat}]", SEATS)):
            where = f"known[{seat}][{other}]"
            if other == seat or not is_player(state, other):
                if counts is not None:
                    raise PositionError(f"{where} must be null: there is no other player")
                continue
            for kind, count in reading.counts(counts, CARDS, where).items():
                if count > state.hands[other, kind]:
                    raise PositionError(f"{where}: {count} {CARDS[kind]} where the hand has fewer")
                state.known[seat, other, kind] = count


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


def guess(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Some position that gives this view. What others know is taken to be no more than they must know."""
    if isinstance(view["deck"], list):
        return view
    unseen = list_unseen(view)
    hands = [hand and [unseen.pop() if card == HIDDEN else card for card in hand] for hand in view["hands"]]
    goals = view["goals"]
    if goals is not None:
        missing = [colour for colour in COLOURS if colour not in goals]
        goals = [missing.pop() if goal == HIDDEN else goal for goal in goals]
    return {
        **view,
        "deck": unseen,
        "hands": hands,
        "goals": goals,
        "known": [line or guess_known(view["seats"], other) for other, line in enumerate(view["known"])],
        "goals_seen": guess_goals_seen(view, goals, seat),
    }


def guess_known(seats: list[int], seat: int) -> list[dict[str, int] | None] | None:
    if seat not in seats:
        return None
    return [{} if other in seats and other != seat else None for other in range(SEATS)]


def guess_goals_seen(view: dict[str, Any], goals: list[str] | None, seat: int) -> dict[str, list[int]]:
    """The viewer's own knowledge, and that everybody knows the own goal."""
    if goals is None:
        return {}
    seen = {}
    for colour in COLOURS:
        holder = goals.index(colour)
        knowing = set(view["goals_seen"].get(colour, ())) | ({holder} & set(view["seats"]))
        seen[colour] = sorted(knowing)
    return seen


def list_unseen(view: dict[str, Any]) -> list[str]:
    """The cards of this game that the view shows nowhere."""
    state = own_options.blank(view["options"], 0)
    seen = [card for hand in view["hands"] if hand for card in hand] + view["discard"]
    for lies in view["table"].values():
        if lies != SILVER:
            seen.append(DRAGONS[LIES.index(lies) // 2])
    return [name for kind, name in enumerate(CARDS) for _ in range(copies(state, kind) - seen.count(name))]
