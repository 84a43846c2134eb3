"""Time to think: for each move, or for the whole game by seat. Times are milliseconds since the epoch."""

from sevenfold.server.events import ClockSettings


class Clock:
    """Runs from event to event; what it says follows from their times alone."""

    def __init__(self, settings: ClockSettings | None) -> None:
        self.settings = settings
        self.since = 0  # when the turn on the clock began
        self.banks: dict[int, int] = {}  # for the whole game: what is left, by seat

    def copy(self) -> "Clock":
        twin = Clock(self.settings)
        twin.since, twin.banks = self.since, dict(self.banks)
        return twin

    def seat(self, seat: int) -> None:
        """Gives a seat its time."""
        if self.settings and self.settings.kind == "game":
            self.banks[seat] = self.settings.seconds * 1000

    def turn_began(self, at: int) -> None:
        self.since = at

    def person_moved(self, seat: int, at: int) -> None:
        """Takes from the seat's bank what the move took. Bots move for free."""
        if seat in self.banks:
            self.banks[seat] = max(0, self.banks[seat] - (at - self.since))

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat, being on turn, is up."""
        if self.settings is None:
            return None
        if self.settings.kind == "move":
            return self.since + self.settings.seconds * 1000
        return self.since + self.banks[seat]

    def is_spent(self, seat: int) -> bool:
        """Whether the seat has no time left for the rest of the game."""
        return self.banks.get(seat) == 0
