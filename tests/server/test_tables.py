"""Around a game: sitting down, beginning, leaving, coming back, newcomers, playing again, keeping."""

import asyncio
import json
from random import Random

import pytest

import sevenfold
from sevenfold.protocol import COOKIE
from sevenfold.protocol.fairness import commitment
from sevenfold.server.errors import RequestRefused
from sevenfold.server.people import checked_name
from sevenfold.table import Table
from tests.server.client import JSON, Guest, Reachable, play_out
from tests.server.harness import Server


async def people(server: Reachable, *names: str) -> list[Guest]:
    return [await Guest.arrive(server, name) for name in names]


def by_seat(state: JSON) -> list[tuple[str, str | None, str | None, str | None]]:
    return [(seat["kind"], seat["name"], seat["bot"], seat["away"]) for seat in state["seats"]]


async def begun(ada: Guest, bob: Guest, game: str = "dragon", **wish: object) -> str:
    """A running table with Ada at seat 0 and Bob at seat 1."""
    table = await ada.set_up(game, {}, "me open", **wish)
    await bob.do("POST", f"/api/tables/{table}/seats/1")
    await ada.do("POST", f"/api/tables/{table}/start")
    return table


async def finished(ada: Guest, game: str = "dragon", seats: str = "me guest", **options: object) -> str:
    """A table where the game is over."""
    table = await ada.set_up(game, options, seats, away=None)
    mine = [number for number, word in enumerate(seats.split()) if word in ("me", "guest")]
    async with ada.connect() as tab:
        await play_out(tab, table, mine, Random(1))
    return table


def test_people_sit_down_get_up_and_the_host_fills_with_bots(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        table = await ada.set_up("dragon", {}, "me open open")
        at = f"/api/tables/{table}"
        async with bob.connect() as tab:
            assert (await tab.watch(table))["mine"] == []
            await bob.do("POST", f"{at}/seats/2")
            assert (await tab.until("mine")) == {"type": "mine", "table": table, "seats": [2], "host": False}
            await ada.do("PUT", f"{at}/seats/1", {"level": "greedy"})
            await ada.do("PUT", f"{at}/seats/1", {"level": "random"})
            await tab.event("manned")
            state = (await tab.event("manned"))["state"]
            assert by_seat(state) == [
                ("person", "Ada", None, None),
                ("bot", None, "random", None),
                ("person", "Bob", None, None),
            ]
            await ada.do("PUT", f"{at}/seats/1", {"level": None})
            assert await ada.refused("POST", f"{at}/start") == "seats-open"
            await bob.do("DELETE", f"{at}/seats/2")
            assert (await tab.event("stood"))["event"]["seat"] == 1
            assert by_seat((await tab.event("stood"))["state"])[1:] == [("open", None, None, None)] * 2

    asyncio.run(scenario())


def test_a_host_sends_somebody_away_who_does_not_come_back(server: Server) -> None:
    async def scenario() -> None:
        ada, bob, eve = await people(server, "Ada", "Bob", "Eve")
        table = await ada.set_up("seven-dragons", {}, "me open guest", away=None)
        at = f"/api/tables/{table}"
        await bob.do("POST", f"{at}/seats/1")
        async with bob.connect() as tab:
            await tab.watch(table, 1)
            for seat in (0, 1):
                assert await bob.refused("PUT", f"{at}/seats/{seat}", {"level": None}) == "not-host"
            assert await ada.refused("PUT", f"{at}/seats/1", {"level": "greedy"}) == "seat-taken"
            for seat in (0, 2):  # the own one, and that of a guest beside her
                assert await ada.refused("PUT", f"{at}/seats/{seat}", {"level": None}) == "seat-taken"
            await ada.do("PUT", f"{at}/seats/1", {"level": None})
            assert (await tab.event("stood"))["event"] == {"kind": "stood", "seat": 1}
            assert (await tab.until("mine"))["seats"] == []
        assert await bob.refused("POST", f"{at}/seats/1") == "not-open"
        await eve.do("POST", f"{at}/seats/1")
        await ada.do("POST", f"{at}/start")
        assert await bob.refused("POST", f"{at}/join") == "not-open"
        assert table not in [mine["id"] for mine in await bob.get("/api/tables/mine")]

    asyncio.run(scenario())


def test_a_host_who_gets_up_leaves_the_table_to_the_next(server: Server) -> None:
    async def scenario() -> None:
        ada, bob, eve = await people(server, "Ada", "Bob", "Eve")
        table = await ada.set_up("dragon", {}, "me open")
        at = f"/api/tables/{table}"
        await bob.do("POST", f"{at}/seats/1")
        await ada.do("DELETE", f"{at}/seats/0")
        assert (await bob.get(at))["host"] is True
        await bob.do("DELETE", f"{at}/seats/1")  # nobody is left
        await eve.do("POST", f"{at}/seats/0")
        assert (await bob.get(at))["host"] is False
        assert (await eve.get(at))["host"] is True
        await eve.do("PUT", f"{at}/seats/1", {"level": "greedy"})
        await eve.do("POST", f"{at}/start")

    asyncio.run(scenario())


def test_somebody_leaves_a_bot_plays_and_the_seat_is_given_back(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        table = await ada.set_up("dragon", {}, "me open", away=None)
        at = f"/api/tables/{table}"
        await bob.do("POST", f"{at}/seats/1")
        await ada.do("POST", f"{at}/start")
        async with ada.connect() as one, bob.connect() as other:
            await one.watch(table, 0)
            await other.watch(table, 1)
            await ada.do("DELETE", f"{at}/seats/0")
            left = await other.event("left")
            assert left["event"] == {"kind": "left", "seat": 0, "why": "left"}
            assert by_seat(left["state"])[0] == ("person", "Ada", "player", "left")
            assert (await other.event("moved"))["event"]["bot"] is True
            await play_out(other, table, [1], Random(1), most=2)
            while one.latest["turn"] != 1:
                await one.until("event")
            await ada.do("POST", f"{at}/seats/0/back")
            assert by_seat((await one.event("back"))["state"])[0] == ("person", "Ada", None, None)
            async with asyncio.TaskGroup() as group:
                group.create_task(play_out(one, table, [0], Random(2)))
                group.create_task(play_out(other, table, [1], Random(3)))
            mine = [m["event"] for m in map(json.loads, one.events) if m["event"].get("seat") == 0]
            assert {event.get("bot") for event in mine if event["kind"] == "moved"} == {True, False}

    asyncio.run(scenario())


def test_SD_JOIN_a_newcomer_sits_down_in_mid_game(server: Server) -> None:
    async def scenario() -> None:
        ada, bob, eve = await people(server, "Ada", "Bob", "Eve")
        table = await ada.set_up("seven-dragons", {}, "me guest", away=None)
        async with ada.connect() as one, bob.connect() as other, eve.connect() as third:
            await play_out(one, table, [0, 1], Random(1), most=2)
            watching = (await third.watch(table))["number"]
            await other.watch(table)
            before = len(other.events)
            joined = await bob.do("POST", f"/api/tables/{table}/join")
            seat = joined["seat"]
            assert seat not in (0, 1)
            event = await other.event("joined")
            assert event["event"] == {"kind": "joined", "seat": seat, "move": {"kind": "join"}}
            assert (await other.until("mine"))["seats"] == [seat]
            assert await bob.refused("POST", f"/api/tables/{table}/join") == "seat-taken"
            # From the new seat's eyes the past is what a watcher saw.
            await other.send("watch", table=table, seat=seat, since=watching - 1)
            await other.until("mine")
            past, present = other.events[before + 1 :]
            assert json.loads(past)["state"]["view"]["hands"][0][0] == "?"
            assert "?" not in json.loads(present)["state"]["view"]["hands"][seat]
            assert "?" in json.loads(present)["state"]["view"]["hands"][0]
            async with asyncio.TaskGroup() as group:
                group.create_task(play_out(one, table, [0, 1], Random(2)))
                group.create_task(play_out(other, table, [seat], Random(3)))
        record = (await ada.get(f"/api/tables/{table}/record"))["record"]
        assert "join" in record["moves"]
        assert sevenfold.replay(record).outcome is not None
        again = (await bob.do("POST", f"/api/tables/{table}/rematch"))["id"]
        asked = await bob.get(f"/api/tables/{again}")
        assert (asked["state"]["phase"], asked["mine"]) == ("open", [2])  # until Ada agrees
        assert (await ada.do("POST", f"/api/tables/{table}/rematch"))["id"] == again
        fresh = await bob.get(f"/api/tables/{again}")
        assert fresh["state"]["options"]["players"] == 3
        assert fresh["state"]["turn"] == 1
        assert (await ada.get(f"/api/tables/{again}"))["mine"] == [0, 1]
        assert fresh["mine"] == [2]

    asyncio.run(scenario())


def test_a_rematch_is_one_table_whoever_asks_and_how_often(server: Server) -> None:
    async def scenario() -> None:
        ada, bob, eve = await people(server, "Ada", "Bob", "Eve")
        table = await ada.set_up("dragon", {}, "me open guest", away=None)
        at = f"/api/tables/{table}"
        await bob.do("POST", f"{at}/seats/1")
        await ada.do("POST", f"{at}/start")
        async with ada.connect() as one, bob.connect() as other:
            async with asyncio.TaskGroup() as group:
                group.create_task(play_out(one, table, [0, 2], Random(2)))
                group.create_task(play_out(other, table, [1], Random(3)))
            assert await eve.refused("POST", f"{at}/rematch") == "not-seated"
            made = await asyncio.gather(*(who.do("POST", f"{at}/rematch") for who in (ada, bob) * 4))
            assert len({one["id"] for one in made}) == 1
            rematch = made[0]["id"]
            assert (await other.event("rematch"))["event"]["table"] == rematch
            assert other.latest["rematch"] == rematch
        for guest in (ada, bob):
            assert {row["id"] for row in await guest.get("/api/tables/mine")} == {table, rematch}
        fresh = await ada.get(f"/api/tables/{rematch}")
        assert fresh["mine"] == [0, 2]
        assert fresh["state"]["phase"] == "running"
        assert fresh["state"]["turn"] == 1  # the next player begins
        assert by_seat(fresh["state"])[2] == ("guest", "Ada", None, None)

    asyncio.run(scenario())


def test_dragon_of_several_rounds(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        table = await finished(ada, multi=True)
        stages = await ada.get(f"/api/tables/{table}/history?everything=true")
        rounds = [stage["view"]["round"] for stage in stages]
        assert rounds[0] == 0
        assert rounds[-1] == 1
        record = (await ada.get(f"/api/tables/{table}/record"))["record"]
        assert len(stages) == len(record["moves"]) + 1

    asyncio.run(scenario())


def test_the_lobby_lists_what_is_open_to_all_and_nothing_else(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        listed = await ada.set_up("dragon", {}, "me open", listed=True)
        private = await ada.set_up("dragon", {}, "me open")
        shown = {row["id"]: row for row in await bob.get("/api/tables")}
        assert shown[listed]["open_seats"] == 1
        assert private not in shown
        await bob.do("POST", f"/api/tables/{listed}/seats/1")
        await ada.do("POST", f"/api/tables/{listed}/start")
        running = {row["id"]: row for row in await bob.get("/api/tables")}[listed]
        assert (running["phase"], running["open_seats"], running["my_turn"]) == ("running", 0, False)
        mine = await ada.get("/api/tables/mine")
        assert [(row["id"], row["my_turn"]) for row in mine] == [(listed, True), (private, False)]

    asyncio.run(scenario())


def walk(record: JSON) -> list[Table]:
    """The table after the deal and after every move of a record."""
    table = Table.dealt(record["game"], record["options"], record["seed"])
    past = [table.copy()]
    for move in record["moves"]:
        table.play(move)
        past.append(table.copy())
    return past


def test_records_history_and_export(server: Server) -> None:
    async def scenario() -> None:
        ada, eve = await people(server, "Ada", "Eve")
        tables = [await finished(ada, game) for game in ("dragon", "double-seven", "seven-dragons")]
        for table in tables:
            at = f"/api/tables/{table}"
            file = await eve.get(f"{at}/record")
            record = file["record"]
            assert sevenfold.replay(record).outcome is not None
            assert file["sevenfold-game"] == 1
            assert file["names"] == {"0": "Ada", "1": "Ada"}
            assert file["commitment"] == commitment(record["game"], record["options"], record["seed"], file["nonce"])
            past = walk(record)
            for stage, then in zip(await eve.get(f"{at}/history?everything=true"), past, strict=True):
                assert stage["view"] == then.position()
            for seat, query in ((None, ""), (0, "?seat=0"), (1, "?seat=1")):
                for stage, then in zip(await eve.get(f"{at}/history{query}"), past, strict=True):
                    assert stage["view"] == then.view(seat)
        lines = (await ada.request("GET", "/api/me/games.jsonl")).text.splitlines()
        assert sorted(json.loads(line)["record"]["game"] for line in lines) == sorted(sevenfold.games())

    asyncio.run(scenario())


def test_forget_me(server: Server) -> None:
    """Seats go to bots, names disappear, keys are dead, connections end; the games stay."""

    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        over = await finished(ada)
        open_table = await ada.set_up("dragon", {}, "me open")
        await bob.do("POST", f"/api/tables/{open_table}/seats/1")
        running = await ada.set_up("dragon", {}, "me open", away=None)
        await bob.do("POST", f"/api/tables/{running}/seats/1")
        await ada.do("POST", f"/api/tables/{running}/start")
        token = await ada.do("POST", "/api/me/tokens", {"label": "bot"})
        code = await ada.do("POST", "/api/me/codes")
        async with ada.connect() as one, bob.connect() as other:
            await one.watch(running, 0)
            await other.watch(running, 1)
            gone = await ada.request("DELETE", "/api/me")
            assert gone.status_code == 204
            assert 'sevenfold=""' in gone.headers["set-cookie"] or "Max-Age=0" in gone.headers["set-cookie"]
            left = await other.event("left")
            assert left["event"]["why"] == "forgotten"
            assert by_seat(left["state"])[0][:3] == ("bot", None, "player")
            await one.socket.wait_closed()
            assert one.socket.close_code == 4401
            await play_out(other, running, [1], Random(1))
        for guest in (ada, Guest(server.url, token["secret"])):
            assert await guest.refused("GET", "/api/me") == "unauthorized"
        assert await bob.refused("POST", f"/api/codes/{code['code']}") == "bad-code"
        state = (await bob.get(f"/api/tables/{open_table}"))["state"]
        assert by_seat(state)[0] == ("open", None, None, None)
        assert (await bob.get(f"/api/tables/{open_table}"))["host"] is True
        assert (await bob.get(f"/api/tables/{over}/record"))["names"] == {}

    asyncio.run(scenario())


def test_a_token_that_is_withdrawn_ends_its_connections_and_no_others(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        token = await ada.do("POST", "/api/me/tokens", {"label": "My bot"})
        assert [one["label"] for one in await ada.get("/api/me/tokens")] == ["My bot"]
        assert (await ada.get("/api/me/tokens"))[0].get("secret") is None
        assert token["secret"].isalnum()  # as the argument of --token it must never look like an option
        bearer = {"authorization": f"Bearer {token['secret']}"}
        async with ada.connect() as mine, Guest(server.url).connect(**bearer) as its:
            await its.until("welcome")
            await ada.do("DELETE", f"/api/me/tokens/{token['id']}")
            await its.socket.wait_closed()
            assert its.socket.close_code == 4401
            await mine.now()
        assert (await Guest(server.url).request("GET", "/api/me", **bearer)).status_code == 401
        await ada.do("DELETE", "/api/me/tokens/%00")  # nothing of that name: as good as gone

    asyncio.run(scenario())


def test_a_token_plays_and_makes_no_keys(server: Server) -> None:
    """It cannot outlive its withdrawal by a device's code, see or withdraw other keys, or delete its person."""

    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        token = await ada.do("POST", "/api/me/tokens", {"label": "My bot"})
        program = Guest(server.url, token["secret"])
        assert (await program.get("/api/me"))["name"] == "Ada"
        await program.set_up("dragon", {}, "me guest")
        for method, path, body in (
            ("POST", "/api/me/codes", None),
            ("POST", "/api/me/tokens", {"label": "another"}),
            ("GET", "/api/me/tokens", None),
            ("DELETE", f"/api/me/tokens/{token['id']}", None),
            ("GET", "/api/me/devices", None),
            ("DELETE", "/api/me", None),
        ):
            assert await program.refused(method, path, body) == "unauthorized", path
        assert len(await ada.get("/api/me/tokens")) == 1

    asyncio.run(scenario())


def test_devices_are_listed_and_withdrawn(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        code = (await ada.do("POST", "/api/me/codes"))["code"]
        moved = await Guest(server.url).request("POST", f"/api/codes/{code}")
        lost = Guest(server.url, moved.cookies[COOKIE])
        devices = await ada.get("/api/me/devices")
        assert [device["this"] for device in devices] == [True, False]
        assert [device["this"] for device in await lost.get("/api/me/devices")] == [False, True]
        await bob.do("DELETE", f"/api/me/devices/{devices[1]['id']}")  # not his
        async with lost.connect() as tab:
            await tab.until("welcome")
            await ada.do("DELETE", f"/api/me/devices/{devices[1]['id']}")
            await tab.socket.wait_closed()
            assert tab.socket.close_code == 4401
        assert await lost.refused("GET", "/api/me") == "unauthorized"
        assert len(await ada.get("/api/me/devices")) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "Z\u0300\u0301\u0302\u0303", "\u0301", "a\u202eb", "x" * 25]
)
def test_names_can_be_read(name: str) -> None:
    with pytest.raises(RequestRefused):
        checked_name(name)


@pytest.mark.parametrize("name", ["Ada", "Ngọc Ánh", "Żółw", "Анна-Мария", "李", "Zoë 2", "🐉"])
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert checked_name(name) == name


def test_another_name_is_shown_from_the_next_change_on(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        assert await ada.do("PATCH", "/api/me", {"name": "Ada L.", "language": "fr"}) == {
            "name": "Ada L.",
            "language": "fr",
        }
        assert await ada.get("/api/me") == {"name": "Ada L.", "language": "fr"}
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        assert by_seat((await bob.get(f"/api/tables/{table}"))["state"])[0][1] == "Ada L."

    asyncio.run(scenario())


def test_a_known_guest_who_says_hello_is_recognised(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        assert (await ada.do("POST", "/api/me", {"name": "Somebody else", "language": "nl"}))["name"] == "Ada"

    asyncio.run(scenario())
