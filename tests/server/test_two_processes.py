"""Many processes, one PostgreSQL: any of them serves any table, and the log decides who was first."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import asyncpg
import pytest

from sevenfold.server.notify import NotifyListener
from sevenfold.server.people import Person
from sevenfold.server.settings import Settings
from sevenfold.server.store import CHANNEL
from sevenfold.server.store.engine import driver_url
from tests.server.client import Guest, Tab, play_out, some_move
from tests.server.conftest import Launch
from tests.server.harness import PATIENCE, Postgres, Server
from tests.server.inside import serving


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder, database = tmp_path_factory.mktemp("pair"), postgres.database()
    with Server(database, folder / "one") as one, Server(database, folder / "other") as other:
        yield one, other


def at(server: Server, guest: Guest) -> Guest:
    """The same person at another process."""
    return Guest(server.url, guest.secret)


async def two_people(
    one: Server, other: Server, game: str = "dragon", seats: str = "me open"
) -> tuple[Guest, Guest, str]:
    """A begun game with Ada at one process and Bob at the other."""
    ada, bob = await Guest.arrive(one, "Ada"), await Guest.arrive(other, "Bob")
    table = await ada.set_up(game, {}, seats, away=None)
    await bob.do("POST", f"/api/tables/{table}/seats/1")
    await ada.do("POST", f"/api/tables/{table}/start")
    return ada, bob, table


async def play_together(tabs: list[Tab], table: str, random: Random) -> None:
    """Everybody plays their own seat, by what they hear themselves."""
    async with asyncio.TaskGroup() as group:
        for seat, tab in enumerate(tabs):
            group.create_task(play_out(tab, table, [seat], random))


@pytest.mark.parametrize(("game", "seats"), [("dragon", "me open"), ("seven-dragons", "me open greedy")])
def test_players_at_different_processes_hear_the_same(pair: tuple[Server, Server], game: str, seats: str) -> None:
    async def scenario() -> None:
        one, other = pair
        ada, bob, table = await two_people(one, other, game=game, seats=seats)
        async with AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(guest.connect()) for guest in (ada, bob)]
            watchers = [await stack.enter_async_context(at(server, ada).connect()) for server in pair]
            for watcher in watchers:
                await watcher.watch(table)
            await play_together(tabs, table, Random(5))
            for watcher in watchers:
                while watcher.latest["outcome"] is None:
                    await watcher.until("event")
            assert watchers[0].events == watchers[1].events
            assert len(watchers[0].events) >= 6
            assert tabs[0].latest["view"] == tabs[1].latest["view"]
        records = [await at(server, ada).get(f"/api/tables/{table}/record") for server in pair]
        assert records[0] == records[1]

    asyncio.run(scenario())


def test_of_two_submissions_for_one_ply_exactly_one_wins(pair: tuple[Server, Server]) -> None:
    """Ada's two tabs, each at a process of its own, submit different moves at the same moment, again and again."""

    async def scenario() -> list[str]:
        one, other = pair
        ada = await Guest.arrive(one)
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        refusals: list[str] = []
        async with ada.connect() as here, at(other, ada).connect() as there:
            tabs = [here, there]
            random = Random(11)
            for tab in tabs:
                await tab.watch(table, 0)
            while tabs[0].latest["outcome"] is None:
                for tab in tabs:
                    await tab.watch(table, here.latest["turn"])
                state = here.latest
                moves = [some_move(state, random) for _ in tabs]
                answers = await asyncio.gather(
                    *(
                        tab.submit(table, state["turn"], state["ply"], move, f"{number}-{state['ply']}")
                        for number, (tab, move) in enumerate(zip(tabs, moves, strict=True))
                    )
                )
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["accepted", "refused"], answers
                refusals += [answer["reason"] for answer in answers if answer["type"] == "refused"]
                for tab in tabs:
                    while tab.latest["ply"] == state["ply"]:
                        await tab.until("event")
            assert here.latest["ply"] == there.latest["ply"] == len(refusals)
        return refusals

    assert set(asyncio.run(scenario())) <= {"stale", "over", "not-your-turn"}


def test_whoever_has_heard_more_than_a_process_is_believed(pair: tuple[Server, Server]) -> None:
    """A move, a reconnection with `since`, at a process that has not heard the news yet: it looks, and agrees."""

    async def scenario() -> None:
        one, other = pair
        ada = await Guest.arrive(one)
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        random = Random(2)
        async with ada.connect() as here, at(other, ada).connect() as there:
            state = (await here.watch(table, 0))["state"]
            for ply in range(20):
                tab = (here, there)[ply % 2]
                answer = await tab.submit(table, state["turn"], ply, some_move(state, random), str(ply))
                assert answer["type"] == "accepted", answer
                following = (there, here)[ply % 2]
                await following.send("watch", table=table, seat=1 - state["turn"], since=answer["number"] - 1)
                state = (await following.until("event", number=answer["number"]))["state"]

    asyncio.run(scenario())


def test_a_killed_process_is_replaced_by_the_other(launch: Launch, postgres_url: str) -> None:
    """Its bots are taken over, and its people carry on at the other process."""

    async def scenario() -> None:
        one, other = launch(postgres_url, pace=3600), launch(postgres_url)
        ada, bob, table = await two_people(one, other, seats="me open greedy greedy")
        alone = await ada.set_up("dragon", {"first": 1}, "me greedy", away=None)
        async with bob.connect() as there:
            async with ada.connect() as here:
                await there.watch(table, 1)
                await play_out(here, table, [0], Random(3), most=1)
                assert (await here.watch(alone, 0))["state"]["ply"] == 0
                one.kill()  # while its bot thinks, for an hour if it is left alone
            async with at(other, ada).connect() as here:
                await play_together([here, there], table, Random(4))
                assert here.latest["outcome"] == there.latest["outcome"] is not None
                assert (await play_out(here, alone, [0], Random(5)))["outcome"] is not None

    asyncio.run(scenario())


def test_a_key_that_is_withdrawn_at_one_process_is_dead_at_all(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        one, other = pair
        ada = await Guest.arrive(one)
        token = await ada.do("POST", "/api/me/tokens", {"label": "My bot"})
        bearer = {"authorization": f"Bearer {token['secret']}"}
        program = Guest(other.url)
        async with program.connect(**bearer) as tab:
            await tab.until("welcome")
            await ada.do("DELETE", f"/api/me/tokens/{token['id']}")
            await asyncio.wait_for(tab.socket.wait_closed(), 10)
            assert tab.socket.close_code == 4401
        assert (await program.request("GET", "/api/me", **bearer)).status_code == 401

    asyncio.run(scenario())


async def stop_listening(database: str) -> None:
    """Cuts the connections for notifications of all processes."""
    connection = await asyncpg.connect(driver_url(database))
    listening = "datname = current_database() AND query LIKE 'LISTEN%'"
    assert await connection.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
    await connection.close()


def test_a_key_that_is_withdrawn_while_a_process_hears_nothing_is_dead_there_when_it_hears_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, reachable = NotifyListener.connect, asyncio.Event()

    async def connect_then(self: NotifyListener) -> object:
        await reachable.wait()
        return await connect(self)

    monkeypatch.setattr(NotifyListener, "connect", connect_then)

    async def scenario() -> None:
        reachable.set()
        settings = Settings(database=postgres_url)
        async with serving(settings) as here, serving(settings) as there:
            ada, bob = await Guest.arrive(here, "Ada"), await Guest.arrive(here, "Bob")
            token = await ada.do("POST", "/api/me/tokens", {"label": "My bot"})
            ada.url = bob.url = there.url
            async with Guest(there.url, token["secret"]).connect() as its, ada.connect() as hers, bob.connect() as his:
                for tab in (its, hers, his):
                    await tab.until("welcome")
                reachable.clear()
                await stop_listening(postgres_url)
                ada.url = here.url
                await ada.do("DELETE", f"/api/me/tokens/{token['id']}")
                await its.now()  # word of it has not come
                reachable.set()
                await asyncio.wait_for(its.socket.wait_closed(), PATIENCE)
                assert its.socket.close_code == 4401
                for tab in (hers, his):
                    await tab.now()

    asyncio.run(scenario())


def test_whoever_sits_down_elsewhere_while_being_forgotten_keeps_no_seat(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        settings = Settings(database=postgres_url)
        async with serving(settings) as here, serving(settings) as there:
            ada, bob = await Guest.arrive(here, "Ada"), await Guest.arrive(there, "Bob")
            table = await bob.set_up("dragon", {})
            forget = here.services.people.forget

            async def sit_down_first(person: Person) -> None:
                await there.services.tables.sit(person, table, 1)
                await forget(person)

            monkeypatch.setattr(here.services.people, "forget", sit_down_first)
            async with bob.connect() as tab:
                await tab.watch(table, 0)
                await ada.do("DELETE", "/api/me")
                assert (await tab.event("stood"))["state"]["seats"][1]["kind"] == "open"

    asyncio.run(scenario())


def test_two_people_at_two_processes_want_a_rematch_and_get_one(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        one, other = pair
        ada, bob, table = await two_people(one, other)
        async with ada.connect() as here, bob.connect() as there:
            await play_together([here, there], table, Random(8))
        made = await asyncio.gather(*(who.do("POST", f"/api/tables/{table}/rematch") for who in (ada, bob, ada, bob)))
        assert len({one["id"] for one in made}) == 1
        assert {row["id"] for row in await ada.get("/api/tables/mine")} == {table, made[0]["id"]}

    asyncio.run(scenario())


class Overhearing:
    """What the processes of a database tell each other."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.end = asyncio.Event()

    def hear(self, _connection: object, _pid: int, _channel: str, message: str) -> None:
        self.end.set() if message == "test end" else self.heard.append(message)

    async def events(self, table: str) -> int:
        """How many events of a table were told since the last question."""
        self.end.clear()
        await self.connection.execute("SELECT pg_notify($1, 'test end')", CHANNEL)
        await self.end.wait()
        heard, self.heard = self.heard, []
        return sum(message.split()[1] == "events" and table in message for message in heard)


@asynccontextmanager
async def overhearing(server: Server) -> AsyncIterator[Overhearing]:
    connection = await asyncpg.connect(driver_url(server.database))
    found = Overhearing(connection)
    await connection.add_listener(CHANNEL, found.hear)
    yield found
    await connection.close()


async def play_some(tabs: list[Tab], table: str, moves: int, random: Random) -> None:
    for _ in range(moves):
        seat = tabs[0].latest["turn"]
        while tabs[seat].latest["turn"] != seat:
            await tabs[seat].until("event")
        state = tabs[seat].latest
        answer = await tabs[seat].submit(table, seat, state["ply"], some_move(state, random), str(state["ply"]))
        assert answer["type"] == "accepted"
        while tabs[0].latest["ply"] == state["ply"]:
            await tabs[0].until("event")


def test_where_everybody_is_at_one_process_it_tells_no_other_and_does_when_somebody_comes_to_another(
    pair: tuple[Server, Server],
) -> None:
    async def scenario() -> None:
        one, other = pair
        ada, bob, table = await two_people(one, one)
        random = Random(2)
        async with overhearing(one) as told, ada.connect() as here, bob.connect() as too:
            for seat, tab in enumerate((here, too)):
                await tab.watch(table, seat)
            await told.events(table)
            await play_some([here, too], table, 4, random)
            assert await told.events(table) == 0
            async with at(other, ada).connect() as there:
                snapshot = await there.watch(table)
                assert snapshot["state"]["ply"] == here.latest["ply"]
                for _ in range(2):  # who has heard of the first moves is known to listen when the next ones come
                    await play_some([here, too], table, 2, random)
                    while there.latest["ply"] < here.latest["ply"]:
                        await there.until("event")
                assert len(there.events) == here.latest["ply"] - snapshot["state"]["ply"]
            assert await told.events(table) >= 1
            assert (await at(other, bob).get(f"/api/tables/{table}"))["state"]["ply"] == here.latest["ply"]

    asyncio.run(scenario())


def test_a_table_that_was_made_here_is_no_news_until_somebody_watches_elsewhere(pair: tuple[Server, Server]) -> None:
    """News makes commits wait for each other in all of PostgreSQL, and most people are where their table is."""

    async def scenario() -> None:
        one, other = pair
        async with overhearing(one) as told:
            ada, bob, table = await two_people(one, one)  # made, sat down, begun
            assert await told.events(table) == 0
            async with at(other, bob).connect() as there, ada.connect() as here:
                await there.watch(table, 1)
                await here.watch(table, 0)
                await play_some([here, there], table, 3, Random(3))
                while there.latest["ply"] < 3:
                    await there.until("event")
                assert here.latest["ply"] == 3
            assert await told.events(table) >= 1

    asyncio.run(scenario())


def test_workers_share_one_port(launch: Launch, postgres_url: str) -> None:
    """`--workers 2`: every connection may land at another process."""

    async def scenario() -> None:
        server = launch(postgres_url, from_scratch=True, workers=2)
        ada = await Guest.arrive(server)
        table = await ada.set_up("dragon", {}, "me greedy", away=None)
        async with AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(ada.connect()) for _ in range(8)]
            for tab in tabs:
                await tab.watch(table, 0)
            final = await play_out(tabs[0], table, [0], Random(6))
            for tab in tabs[1:]:
                while tab.latest["outcome"] is None:
                    await tab.until("event")
                assert tab.latest == final

    asyncio.run(scenario())


def test_whoever_has_just_sat_down_in_another_process_may_look_from_there(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although the news of it has not come yet, and somebody watches here, too."""
    monkeypatch.setattr(NotifyListener, "on_notify", lambda *_: None)

    async def scenario() -> None:
        settings = Settings(database=postgres_url)
        async with serving(settings) as here, serving(settings) as there:
            ada, bob = await Guest.arrive(here), await Guest.arrive(here)
            table = await ada.set_up("dragon", {}, "me open", away=None)
            ada.url = bob.url = there.url
            async with ada.connect() as hers, bob.connect() as his:
                await hers.watch(table)
                bob.url = here.url
                await bob.do("POST", f"/api/tables/{table}/seats/1")
                await his.send("watch", table=table, seat=1, since=-1)
                assert (await his.until("event", "refused"))["type"] == "event"

    asyncio.run(scenario())
