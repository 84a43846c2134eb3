"""Nobody is taken from: a bot plays for somebody only when the others say so, and a name changes for all at once."""

import asyncio
import json
from pathlib import Path

import pytest

from sevenfold.protocol.reasons import Reason
from sevenfold.server.decisions import PATIENCE
from sevenfold.server.errors import RequestRefused
from sevenfold.server.people import Person
from tests.server.inside import inside


class Listener:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, payload: bytes) -> None:
        self.heard.append(payload)


def test_the_others_let_a_bot_play_for_somebody_who_is_away_and_nobody_else_can(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            ada, bob, eve = await house.arrive("Ada", "Bob", "Eve")
            live = await house.begin("table", "ada bob", away=None)

            async def refused(person: Person, seat: int) -> Reason:
                with pytest.raises(RequestRefused) as refusal:
                    await house.tables.stand_in(person, "table", seat, house.presence)
                return refusal.value.reason

            assert await refused(bob, 0) is Reason.NOT_OPEN  # everybody waits a little
            house.time.advance(PATIENCE / 1000)
            house.connect(ada)
            assert await refused(bob, 0) is Reason.NOT_OPEN  # she is here, and thinks
            house.presence.connections.clear()
            assert await refused(eve, 0) is Reason.NOT_SEATED
            assert await refused(ada, 0) is Reason.NOT_SEATED
            assert await refused(ada, 1) is Reason.NOT_OPEN  # nobody waits for Bob
            await house.tables.stand_in(bob, "table", 0, house.presence)
            assert (live.room.seats[0].level, live.room.seats[0].why) == ("player", "away")
            await house.tables.come_back(ada, "table", 0)
            assert live.room.seats[0].level is None

    asyncio.run(scenario())


def test_a_new_name_is_told_to_everybody_at_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            ada, bob = await house.arrive("Ada", "Bob")
            live = await house.begin("table", "ada bob")
            listener = Listener(bob)
            live.watch(listener, 1)
            await house.people.change(ada, "Ada Lovelace", None)
            await house.rooms.renamed(ada.id)
            told = json.loads(listener.heard[-1])
            assert told["type"] == "seats"
            assert [seat["name"] for seat in told["seats"]] == ["Ada Lovelace", "Bob"]

    asyncio.run(scenario())
