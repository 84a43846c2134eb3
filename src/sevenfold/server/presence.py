"""Who is connected to this process, and with which key."""

import asyncio
import logging
from typing import Protocol

from sevenfold.server.people import People, Person
from sevenfold.server.store import Store
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.presence")

UNAUTHORIZED = 4401  # close code
NOTED = 20_000  # milliseconds within which every process notes who is connected


class Connected(Protocol):
    """A tab or a program."""

    person: Person
    key: str

    def end(self, code: int) -> None: ...


class Presence:
    """Connections by person."""

    def __init__(self, store: Store, people: People, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self.people = people
        self.connections: dict[str, set[Connected]] = {}
        self.to_note: set[str] = set()
        self.noting = asyncio.Lock()

    def is_here(self, identity: str) -> bool:
        return identity in self.connections

    async def is_away(self, identity: str) -> bool:
        """Whether somebody is connected to no process; the others note their people now and then."""
        if self.is_here(identity):
            return False
        return not self.store.shared or await self.store.last_seen(identity) < self.time.now() - NOTED

    def count(self, identity: str) -> int:
        """How many connections somebody has."""
        return len(self.connections.get(identity, ()))

    async def connected(self, connection: Connected) -> None:
        first = not self.is_here(connection.person.id)
        self.connections.setdefault(connection.person.id, set()).add(connection)
        if first and self.store.shared:  # other processes may be about to let a bot stand in
            await self.note(connection.person.id)

    async def disconnected(self, connection: Connected) -> None:
        identity = connection.person.id
        self.connections[identity].discard(connection)
        if not self.connections[identity]:
            del self.connections[identity]
            await self.note(identity)

    async def note_all(self) -> None:
        """Tells the database that all these people are still there."""
        if self.connections:
            await self.note(*self.connections)

    async def note(self, *identities: str) -> None:
        """Never fails: without the note somebody is taken for away a little sooner, and can come back.

        When a crowd goes at once, the first call writes for all that wait behind it.
        """
        self.to_note.update(identities)
        async with self.noting:
            batch, self.to_note = self.to_note, set()
            try:
                if batch:
                    await self.store.seen(batch, self.time.now())
            except Exception as error:
                log.warning("who is there could not be noted", extra={"reason": type(error).__name__})

    async def keys_changed(self, identity: str) -> None:
        """Whoever is connected with a key that is withdrawn is not any more."""
        self.people.forget_cached(identity)
        await self.end_withdrawn(identity)

    async def recheck(self) -> None:
        """The same for all: news of a withdrawn key may have been missed. One after the other, since requests go on."""
        self.people.forget_all_cached()
        for identity in list(self.connections):
            await self.end_withdrawn(identity)

    async def end_withdrawn(self, identity: str) -> None:
        for connection in list(self.connections.get(identity, ())):
            if await self.people.recognise(connection.key) is None:
                connection.end(UNAUTHORIZED)
