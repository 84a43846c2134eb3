"""Time to think, by itself: what a clock says follows from the times of the events alone."""

import pytest

from sevenfold.server import events
from sevenfold.server.clock import Clock
from sevenfold.server.events import ClockSettings
from sevenfold.server.room import Room

BEGAN = 1_700_000_000_000
SETTINGS = ClockSettings("game", 30)


def by_move(seconds: int = 30) -> Clock:
    clock = Clock(ClockSettings("move", seconds))
    clock.turn_began(BEGAN)
    return clock


def by_game(seconds: int = 30, seats: int = 2) -> Clock:
    clock = Clock(ClockSettings("game", seconds))
    for seat in range(seats):
        clock.seat(seat)
    clock.turn_began(BEGAN)
    return clock


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = Clock(None)
    clock.seat(0)
    clock.turn_began(BEGAN)
    clock.person_thought(0, BEGAN + 10**9)
    clock.person_changed(BEGAN + 10**9)
    assert clock.deadline(0) is None
    assert not clock.is_up(0, on_turn=True, at=BEGAN + 10**12)
    assert clock.banks == {}


def test_each_move_has_its_own_time() -> None:
    clock = by_move(30)
    assert clock.deadline(0) == BEGAN + 30_000
    clock.person_thought(0, BEGAN + 20_000)
    clock.turn_began(BEGAN + 20_000)
    assert clock.deadline(1) == BEGAN + 50_000
    assert clock.banks == {}


@pytest.mark.parametrize(
    ("on_turn", "after", "up"), [(True, 29_999, False), (True, 30_000, True), (False, 10**9, False)]
)
def test_the_time_for_a_move_is_up_for_who_is_on_turn_only(on_turn: bool, after: int, up: bool) -> None:
    assert by_move(30).is_up(0, on_turn, BEGAN + after) is up


def test_the_time_for_a_move_runs_on_when_a_bot_takes_over_or_somebody_comes_back() -> None:
    clock = by_move(30)
    clock.person_changed(BEGAN + 10_000)
    assert clock.deadline(0) == BEGAN + 30_000


def test_a_game_takes_from_the_bank_of_who_thinks() -> None:
    clock = by_game(30)
    assert clock.deadline(0) == BEGAN + 30_000
    clock.person_thought(0, BEGAN + 12_345)
    clock.turn_began(BEGAN + 12_345)
    assert clock.banks == {0: 17_655, 1: 30_000}
    assert clock.deadline(1) == BEGAN + 12_345 + 30_000


def test_a_bank_is_never_less_than_empty() -> None:
    clock = by_game(30)
    clock.person_thought(0, BEGAN + 31_000)
    assert clock.banks[0] == 0
    assert clock.is_up(0, on_turn=False, at=BEGAN)  # for the rest of the game, whoever is on turn
    assert not clock.is_up(1, on_turn=True, at=BEGAN + 10**9)  # until an event says so


def test_a_stand_in_thinks_for_free() -> None:
    """A bot takes over in mid-turn, and the person comes back: only the person's own time is counted."""
    clock = by_game(30)
    clock.person_thought(0, BEGAN + 5_000)
    clock.person_changed(BEGAN + 5_000)
    clock.person_changed(BEGAN + 9_000)  # back again; the bot's four seconds are nobody's
    assert clock.deadline(0) == BEGAN + 9_000 + 25_000
    clock.person_thought(0, BEGAN + 10_000)
    assert clock.banks == {0: 24_000, 1: 30_000}


def test_a_newcomer_gets_the_whole_time() -> None:
    clock = by_game(30)
    clock.person_thought(0, BEGAN + 5_000)
    clock.seat(2)
    assert clock.banks == {0: 25_000, 1: 30_000, 2: 30_000}


def test_a_seat_without_a_bank_costs_nothing() -> None:
    clock = by_game(30, seats=1)
    clock.person_thought(7, BEGAN + 5_000)
    assert clock.banks == {0: 30_000}


def test_copies_go_their_own_ways() -> None:
    clock = by_game(30)
    twin = clock.copy()
    twin.person_thought(0, BEGAN + 5_000)
    twin.turn_began(BEGAN + 5_000)
    assert (clock.since, clock.banks) == (BEGAN, {0: 30_000, 1: 30_000})
    clock.person_thought(1, BEGAN + 1_000)
    assert (twin.since, twin.banks) == (BEGAN + 5_000, {0: 25_000, 1: 30_000})
    assert twin.settings is clock.settings


@pytest.mark.parametrize("identities", [("ada", None), ("ada", "ada")], ids=["against a bot", "at one device"])
def test_no_clock_runs_where_nobody_waits(identities: tuple[str, str | None]) -> None:
    seats = [events.SeatPlan("person", name) if name else events.SeatPlan("bot", level="greedy") for name in identities]
    room = Room("table")
    room.apply(events.Created("dragon", {"players": 2}, "ada", seats, clock=SETTINGS), BEGAN)
    room.apply(events.Started(1, "nonce"), BEGAN)
    assert room.deadline() is None
    assert not room.is_out_of_time(0, BEGAN + 10**9)


def test_a_bot_on_turn_has_no_deadline() -> None:
    room = Room("table")
    seats = [events.SeatPlan("person", "ada"), events.SeatPlan("person", "bob")]
    room.apply(events.Created("dragon", {"players": 2}, "ada", seats, clock=SETTINGS), BEGAN)
    room.apply(events.Started(1, "nonce"), BEGAN)
    assert room.turn is not None
    assert room.deadline() == BEGAN + 30_000
    room.apply(events.Left(room.turn, "player", "left"), BEGAN + 4_000)
    assert room.deadline() is None
    room.apply(events.Back(room.turn), BEGAN + 9_000)
    assert room.deadline() == BEGAN + 9_000 + 26_000
