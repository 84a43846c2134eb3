"""Bots as players. They think off the event loop, in turns with the bots and hints of other people."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

from sevenfold import bots
from sevenfold.bots.foresight import Foresight, foresee
from sevenfold.bots.values import Advice
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.store.engine import is_away
from sevenfold.server.tables import Tables
from sevenfold.server.thinking import ThinkingQueue
from sevenfold.server.time_source import TimeSource
from sevenfold.table import Table

log = logging.getLogger("sevenfold.bots")

PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds before the next tries, while the database is away
MOST_UNWATCHED = 100  # tables where bots play at a time and nobody looks: the sweeper comes by for the others
MOST_OF_ONE = 20  # of them, tables of one host

Result = TypeVar("Result")


class Choose(Protocol):
    """What a bot of a level plays, being on turn: called in a thread of the runner's."""

    def __call__(self, table: Table, seat: int, level: str) -> str: ...


def choose(table: Table, seat: int, level: str) -> str:
    """All that a bot gets is its view and the legal moves."""
    return str(bots.find(level).choose(table.view(seat), table.legal_moves))


class BotRunner:
    """Lets the bot on turn choose, at a pace that people can follow."""

    def __init__(
        self, tables: Tables, thinking: ThinkingQueue, pace: float, time: TimeSource, choose: Choose = choose
    ) -> None:
        self.tables = tables
        self.thinking = thinking
        self.pace = pace
        self.time = time
        self.choose = choose
        self.busy: dict[str, asyncio.Task[None]] = {}  # by table
        self.unwatched: dict[str, str] = {}  # those of them where nobody looked on at first, and their hosts

    def wake(self, live: LiveRoom) -> None:
        """If a bot is on turn and not thinking yet, it begins."""
        id = live.room.id
        if id in self.busy or not is_to_play(live):
            return
        if not live.watchers:
            host = live.room.host
            if not self.free or list(self.unwatched.values()).count(host) >= MOST_OF_ONE:
                return
            self.unwatched[id] = host
        self.busy[id] = asyncio.create_task(self.play(id), name=f"bot at {id[:4]}")

    @property
    def free(self) -> int:
        """At how many more tables that nobody watches bots may begin."""
        return MOST_UNWATCHED - len(self.unwatched)

    async def play(self, id: str) -> None:
        """Plays for bots as long as they are on turn."""
        try:
            while await self.play_once(id):
                pass
        except RequestRefused as refused:
            log.info("a bot was refused", extra={"reason": refused.reason})
        except Exception:
            log.exception("a bot failed")
        finally:
            del self.busy[id]
            self.unwatched.pop(id, None)

    async def play_once(self, id: str) -> bool:
        """One move of a bot; False if none is on turn."""
        live = await self.persist(lambda: self.tables.rooms.open(id))
        room, mover = live.room, live.room.mover
        if not is_to_play(live) or mover is None or mover.level is None or room.table is None or room.turn is None:
            return False
        seat, ply, takebacks, began = room.turn, room.ply, room.takebacks, self.time.monotonic()
        move = await self.thinking.run(room.host or "", partial(self.choose, room.table, seat, mover.level))
        await self.time.sleep(max(0.0, self.pace - (self.time.monotonic() - began)))
        try:
            await self.persist(lambda: self.tables.bot_move(id, seat, ply, takebacks, move))
        except RequestRefused as refused:
            if (
                refused.reason is not Reason.STALE
            ):  # the person came back, took a move back, or another process was first
                raise
        return True

    async def persist(self, action: Callable[[], Awaitable[Result]]) -> Result:
        """Tries again while the database is away, but not for ever: the sweeper will come by."""
        for pause in PAUSES:
            try:
                return await action()
            except RequestRefused as refused:
                if refused.reason is not Reason.UNAVAILABLE:
                    raise
            except Exception as error:
                if not is_away(error):
                    raise
            await self.time.sleep(pause)
        return await action()

    async def advise(self, person: str, table: Table, seat: int) -> list[tuple[Advice, Foresight]]:
        """What the strongest bot would think in this seat, from what the seat may know, and what each move brings."""
        return await self.thinking.answer(person, partial(advise, table, seat))

    def close(self) -> None:
        for task in self.busy.values():
            task.cancel()


def is_to_play(live: LiveRoom) -> bool:
    """Whether a bot is on turn, and somebody cares: a person who plays, or one who looks on."""
    mover = live.room.mover
    return mover is not None and mover.level is not None and (bool(live.watchers) or not live.room.is_deserted)


def advise(table: Table, seat: int) -> list[tuple[Advice, Foresight]]:
    advised = bots.advise(table.view(seat), list(table.legal_moves))
    return [(advice, foresee(table, seat, advice.move)) for advice in advised]
