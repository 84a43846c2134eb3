"""The past of a table, told again to somebody who comes back: a page of the log at a time."""

from sevenfold.server import live_room, public
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.room import Room
from sevenfold.server.store import Log, Store

PAGE = 100  # events: some milliseconds of work
TOLD, PASSED = 0.1, 0.01  # what an event costs of a person's rate: to be told, or only to be passed on the way


def cost(since: int, last: int) -> float:
    """Of everything after one event up to another, in messages."""
    return TOLD * max(0, last - since) + PASSED * max(0, since + 1)


class Past:
    """A table as it was once, and as it became: from the eyes of a seat, or of a watcher."""

    def __init__(self, store: Store, found: LiveRoom, seat: int | None) -> None:
        self.store = store
        self.found = found
        self.seat = seat
        self.room = Room(found.room.id)

    @property
    def number(self) -> int:
        """Of the next event."""
        return self.room.number

    async def pass_by(self, number: int) -> None:
        """Goes on to this event without a word."""
        while page := await self.read(number):
            for at, event in page:
                self.room.apply(event, at)

    async def tell(self, number: int) -> list[bytes]:
        """The next messages before this event, at most a page: as they were told then, but with today's names."""
        told = []
        for at, event in await self.read(number):
            self.room.apply(event, at)
            form = public.event_form(self.room, public.seat_states(self.room, self.found.names))
            told.append(live_room.Telling(self.room, form, event, at).message(self.seat))
        return told

    async def read(self, number: int) -> Log:
        most = min(PAGE, number - self.number)
        return await self.store.log(self.room.id, self.number, most) if most > 0 else []
