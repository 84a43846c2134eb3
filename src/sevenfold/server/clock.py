"""Time to think: for each move, or for the whole game by seat. Times are milliseconds since the epoch."""

from copy import copy

import msgspec

from sevenfold.server.events import ClockSettings


class Clock(msgspec.Struct, eq=False):
    """Runs from event to event; what it says follows from their times alone."""

    settings: ClockSettings | None = None  # None: there is no limit, and nothing is noted
    since: int = 0  # when the turn on the clock began
    banks: dict[int, int] = {}  # for the whole game: what is left, by seat

    def copy(self) -> "Clock":
        if self.settings is None:  # then it never changes
            return self
        twin = copy(self)
        twin.banks = dict(self.banks)
        return twin

    def seat(self, seat: int) -> None:
        """Gives a seat its time."""
        if self.settings and self.settings.kind == "game":
            self.banks[seat] = self.settings.seconds * 1000

    def turn_began(self, at: int) -> None:
        if self.settings is not None:
            self.since = at

    def person_thought(self, seat: int, at: int) -> None:
        """Takes from the seat's bank what the turn has taken so far. Bots think for free."""
        if seat in self.banks:
            self.banks[seat] = max(0, self.banks[seat] - (at - self.since))

    def person_changed(self, at: int) -> None:
        """In mid-turn a bot took over from a person, or a person from a bot. The time for one move runs on."""
        if self.banks:
            self.since = at

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat, being on turn, is up."""
        if self.settings is None:
            return None
        if self.settings.kind == "move":
            return self.since + self.settings.seconds * 1000
        return self.since + self.banks[seat]

    def is_up(self, seat: int, on_turn: bool, at: int) -> bool:
        """Whether the seat has no time left: for this move, or for the rest of the game."""
        if self.settings is None:
            return False
        if self.settings.kind == "game":
            return self.banks[seat] == 0
        return on_turn and self.since + self.settings.seconds * 1000 <= at
