"""What people do with tables: set one up, sit down, begin, play, leave, come back, play again, look at one."""

from functools import partial
from typing import Any, Literal

from sevenfold.errors import IllegalMove, InvalidMove
from sevenfold.game import find
from sevenfold.protocol import fairness
from sevenfold.protocol.phrases import EVERYTHING
from sevenfold.protocol.reasons import Reason
from sevenfold.server import decisions
from sevenfold.server.decisions import Decision, row
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.new_table import TableWish, created, guest_name
from sevenfold.server.people import Person
from sevenfold.server.presence import Presence
from sevenfold.server.registry import Done, RoomRegistry
from sevenfold.server.rematch import rematch
from sevenfold.server.room import Room, replay
from sevenfold.server.store import Log, Row
from sevenfold.server.table_ids import new_id
from sevenfold.table import Table

JSON = dict[str, Any]
LONGEST_ID = 64
ALL = 10_000  # tables of one person


class Tables:
    """Checks what is asked for, and lets it happen in the rooms."""

    def __init__(self, rooms: RoomRegistry, most_unfinished: int = ALL) -> None:
        self.rooms = rooms
        self.most_unfinished = most_unfinished  # tables of one person

    # Setting up

    async def create(self, person: Person, wish: TableWish) -> LiveRoom:
        """A new table; if nobody has to be waited for, the game begins at once."""
        event = created(person, wish)
        if await self.rooms.store.unfinished(person.id) >= self.most_unfinished:
            limit = f"{self.most_unfinished} unfinished games are the limit: finish or leave some of them first"
            raise RequestRefused(Reason.TOO_MANY, limit)
        numbers = find(event.game).setup.seats(event.options)
        rows = [
            row(number, seat.identity, guest_name(wanted))
            for number, seat, wanted in zip(numbers, event.seats, wish.seats, strict=True)
        ]
        names = {row["seat"]: row["name"] or person.name for row in rows if row["identity"] is not None}
        live = await self.rooms.create(new_id(), event, rows, names)
        if not any(seat.kind == "open" for seat in event.seats):
            await self.start(person, live.room.id)
        return live

    async def sit(self, person: Person, table: str, seat: int) -> None:
        """Takes an open seat before the game begins."""
        await self.rooms.act(table, lambda room: decisions.sit(room, person, seat))

    async def arrange(self, person: Person, table: str, seat: int, level: str | None) -> None:
        """The host gives an open seat to a bot, or sends a bot or somebody else away."""
        await self.rooms.act(table, lambda room: decisions.arrange(room, person.id, seat, level))

    async def start(self, person: Person, table: str) -> None:
        """The host begins the game."""
        game = (await self.rooms.last_known(table)).room.created.game
        seed, nonce = fairness.draw_secret(game)
        await self.rooms.act(table, lambda room: decisions.start(room, person.id, seed, nonce))

    # Playing

    async def move(self, person: Person, table: str, seat: int, ply: int, move: JSON, id: str) -> int:
        """Plays a move, given as data; the number of the event. The same submission again has the same answer."""
        if not 1 <= len(id) <= LONGEST_ID:
            raise RequestRefused(Reason.MALFORMED, f"an id has 1 to {LONGEST_ID} letters")
        try:
            return await self.rooms.act(table, partial(self.decide_move, person.id, seat, ply, move, id))
        except RequestRefused as refused:
            if refused.reason is Reason.TOO_LATE:
                await self.replace(table, seat, ply, "time")  # whoever is told that the time is up sees the game go on
            raise

    def move_at_once(self, person: Person, table: str, seat: int, ply: int, move: JSON, id: str, done: Done) -> bool:
        """The same without waiting; False where that cannot be, and nothing has happened: see `act_at_once`."""
        if not 1 <= len(id) <= LONGEST_ID:
            return False
        return self.rooms.act_at_once(table, partial(self.decide_move, person.id, seat, ply, move, id), done)

    def decide_move(self, identity: str, seat: int, ply: int, move: JSON, id: str, room: Room) -> Decision | int:
        return decisions.move(room, identity, seat, ply, move, id, self.rooms.time_is_up(room))

    async def explain(self, person: Person, table: str, seat: int, move: JSON) -> IllegalMove | None:
        """Why somebody may not play a move now; None if nothing is wrong with it."""
        room = (await self.rooms.open(table)).room
        try:
            return decisions.table_on_turn(room, person.id, seat).refusal(move)
        except InvalidMove as error:
            raise RequestRefused(Reason.INVALID, str(error)[:200]) from None

    async def take_back(self, person: Person, table: str, seat: int) -> None:
        """Takes back the last move of somebody who plays against bots, and all that came after it."""
        await self.rooms.act(table, lambda room: decisions.take_back(room, person.id, seat))

    async def bot_move(self, table: str, seat: int, ply: int, takebacks: int, move: str) -> int:
        """Plays a bot's move, if it is still that bot's turn and nothing was taken back meanwhile."""
        return await self.rooms.act(table, lambda room: decisions.bot_move(room, seat, ply, takebacks, move))

    async def table_for_hints(self, person: Person, id: str, seat: int) -> Table:
        """The table as it stands, if its people agreed to hints when it was set up and the seat is to move."""
        room = (await self.rooms.open(id)).room
        decisions.own_seat(room, person.id, seat)
        decisions.require_running(room)
        if not room.created.hints:
            raise RequestRefused(Reason.NOT_OPEN, "this table is played without hints")
        return decisions.table_on_turn(room, person.id, seat)

    async def say(self, person: Person, table: str, phrase: str, seat: int | None, id: str) -> int:
        """Says one of the phrases."""
        if phrase not in EVERYTHING or not 1 <= len(id) <= LONGEST_ID:
            raise RequestRefused(Reason.MALFORMED, "there is no such phrase")
        return await self.rooms.act(table, lambda room: decisions.say(room, person.id, phrase, seat, id))

    async def join(self, person: Person, table: str) -> int:
        """A newcomer sits down in mid-game (SD-JOIN); the new seat."""
        taken = -1

        def decide(room: Room) -> decisions.Decision:
            nonlocal taken
            taken = decisions.new_seat(room, person.id)
            return decisions.join(taken, person)

        await self.rooms.act(table, decide)
        return taken

    async def rematch(self, person: Person, table: str) -> LiveRoom:
        """The same people at a new table, the next player beginning. However many ask at once, there is one."""
        return await rematch(self.rooms, person, table)

    # Leaving and coming back

    async def leave(self, person: Person, table: str, seat: int) -> None:
        """Gets up: before the game the seat is open again, during it a bot stands in."""
        await self.rooms.act(table, lambda room: decisions.leave(room, person.id, seat))

    async def come_back(self, person: Person, table: str, seat: int) -> None:
        """Takes the seat back from the bot that stands in."""

        def decide(room: Room) -> decisions.Decision | int:
            return decisions.come_back(room, person.id, seat, self.rooms.time.now())

        await self.rooms.act(table, decide)

    async def replace(self, table: str, seat: int, ply: int, why: Literal["away", "time"]) -> None:
        """A bot stands in for somebody who is away or out of time, if that is still so."""

        def decide(room: Room) -> decisions.Decision | int:
            return decisions.replace(room, seat, ply, why, self.rooms.time_is_up(room))

        await self.rooms.act(table, decide)

    async def stand_in(self, person: Person, table: str, seat: int, presence: Presence) -> None:
        """The others have had enough of waiting for somebody who is away: a bot plays until they are back."""
        absent = (await self.rooms.open(table)).room.seats.get(seat)
        is_away = absent is not None and absent.identity is not None and await presence.is_away(absent.identity)

        def decide(room: Room) -> decisions.Decision | int:
            return decisions.stand_in(room, person.id, seat, is_away, self.rooms.time.now())

        await self.rooms.act(table, decide)

    async def forget(self, person: Person) -> None:
        """Hands all seats of somebody who wants to be forgotten to bots."""
        for kept in await self.rooms.store.tables_of(person.id, ALL):
            live = await self.rooms.open(kept["id"])
            for seat in live.room.seats_of(person.id):
                await self.rooms.act(kept["id"], partial(decisions.forget, seat=seat))

    # Looking

    async def look(self, table: str) -> LiveRoom:
        """A table as it stands."""
        return await self.rooms.open(table)

    async def lobby(self, most: int) -> list[Row]:
        """Tables that anybody may join or watch, the open ones first."""
        return await self.rooms.store.lobby(most)

    async def mine(self, person: Person, most: int = ALL) -> list[Row]:
        """Somebody's tables, the latest first."""
        return await self.rooms.store.tables_of(person.id, most)

    async def log(self, table: str) -> Log:
        """All that happened at a table."""
        return await self.rooms.log_of(table)

    async def last_state(self, table: str) -> tuple[Room, dict[int, str]]:
        """A table as its log tells it, outside memory, and what its people are called."""
        return replay(table, await self.log(table)), await self.rooms.store.names(table)
