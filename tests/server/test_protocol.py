"""The protocol: numbers without gaps, answers without exception, and everybody in step."""

import asyncio
import json
from contextlib import AsyncExitStack
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sevenfold.game import find
from sevenfold.protocol import messages
from tests.server.client import Guest, Tab, play_out, some_move
from tests.server.harness import Server


async def people(server: Server, *names: str) -> list[Guest]:
    return [await Guest.arrive(server, name) for name in names]


async def begin(host: Guest, other: Guest, game: str = "dragon", seats: str = "me open", **wish: object) -> str:
    """A running table with the host at seat 0 and the other at seat 1."""
    table = await host.set_up(game, {}, seats, **{"away": None, **wish})
    await other.do("POST", f"/api/tables/{table}/seats/1")
    await host.do("POST", f"/api/tables/{table}/start")
    return table


async def move(tab: Tab, table: str, seat: int, random: Random, id: str) -> int:
    """One move for a seat that is on turn and watched from; the number of the event."""
    while tab.latest["turn"] != seat:
        await tab.until("event")
    answer = await tab.submit(table, seat, tab.latest["ply"], some_move(tab.latest, random), id)
    assert answer["type"] == "accepted", answer
    return int(answer["number"])


async def heard(tab: Tab, number: int) -> None:
    """Waits until this event has been heard."""
    while not tab.events or json.loads(tab.events[-1])["number"] < number:
        await tab.until("event")


def test_the_first_message_is_a_welcome(server: Server) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(server, "Åda  Lovelace", "nl")
        async with ada.connect() as tab:
            welcome = await tab.receive()
            assert (welcome["type"], welcome["protocol"]) == ("welcome", messages.PROTOCOL)
            assert (welcome["name"], welcome["language"]) == ("Åda Lovelace", "nl")

    asyncio.run(scenario())


def test_the_address_may_name_a_table_and_any_table_can_be_followed(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        tables = [await begin(ada, bob) for _ in range(2)]
        async with ada.connect(tables[0]) as tab:
            for table in tables:
                assert (await tab.watch(table, 0))["table"] == table
        with pytest.raises(InvalidStatus):
            async with ada.connect(f"{tables[0]}/more"):
                pass

    asyncio.run(scenario())


def test_a_submission_is_played_once_however_often_it_comes(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        async with ada.connect() as tab, ada.connect() as other:
            state = (await tab.watch(table, 0))["state"]
            move = some_move(state, Random(1))
            for _ in range(3):  # without waiting for answers, then from another tab
                await tab.send("move", id="once", table=table, seat=0, ply=0, move=move)
            answers = [await tab.until("accepted", "refused") for _ in range(3)]
            answers.append(await other.submit(table, 0, 0, move, "once"))
            answers.append(await other.submit(table, 1, 99, {"kind": "nonsense"}, "once"))
            assert answers == [{"type": "accepted", "id": "once", "number": 2}] * 5
            await tab.now()
            assert len(tab.events) == 1

    asyncio.run(scenario())


def test_a_phrase_and_a_move_may_have_the_same_id(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        async with ada.connect() as tab:
            state = (await tab.watch(table, 0))["state"]
            await tab.send("say", id="same", table=table, seat=0, phrase="hello")
            said = await tab.until("accepted", "refused")
            played = await tab.submit(table, 0, 0, some_move(state, Random(1)), "same")
            assert (said["number"], played["number"]) == (2, 3)

    asyncio.run(scenario())


def test_the_event_comes_before_its_acceptance_and_numbers_have_no_gaps(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        table = await begin(ada, bob)
        async with ada.connect() as one, bob.connect() as other, asyncio.TaskGroup() as group:
            group.create_task(play_out(one, table, [0], Random(1)))
            group.create_task(play_out(other, table, [1], Random(2)))
        for tab in (one, other):
            known = None
            for message in map(json.loads, tab.heard):
                if message["type"] == "snapshot":
                    known = message["number"]
                elif message["type"] == "event":
                    assert known is not None
                    assert message["number"] == known + 1
                    known = message["number"]
                elif message["type"] == "accepted":
                    assert known is not None
                    assert message["number"] <= known

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["dragon", "double-seven", "seven-dragons"])
def test_whoever_comes_back_hears_exactly_what_was_missed(server: Server, game: str) -> None:
    """From every number on, for every audience: the same bytes as somebody who never went away."""

    async def scenario() -> None:
        ada, bob, eve = await people(server, "Ada", "Bob", "Eve")
        table = await ada.set_up(game, {}, "me open greedy", away=None)
        async with AsyncExitStack() as stack:
            eyes: list[tuple[Guest, int | None]] = [(ada, 0), (bob, 1), (eve, None)]
            await bob.do("POST", f"/api/tables/{table}/seats/1")
            tabs = [await stack.enter_async_context(guest.connect()) for guest, _ in eyes]
            first = 0
            for tab, (_, whose) in zip(tabs, eyes, strict=True):
                first = (await tab.watch(table, whose))["number"] + 1
            await ada.do("POST", f"/api/tables/{table}/start")
            last, random = 0, Random(3)
            for turn in range(8):
                while tabs[0].latest["outcome"] is None and tabs[0].latest["turn"] not in (0, 1):
                    await tabs[0].until("event")
                if tabs[0].latest["outcome"] is not None:
                    break  # one deal in ten is won as early as this
                seat: int = tabs[0].latest["turn"]
                last = await move(tabs[seat], table, seat, random, f"{turn}")
                await heard(tabs[0], last)
            await tabs[0].send("say", id="hi", table=table, phrase="hello", seat=0)
            last = (await tabs[0].until("accepted", id="hi"))["number"]
            for tab in tabs:
                await heard(tab, last)
            for tab, (guest, whose) in zip(tabs, eyes, strict=True):
                for since in (first - 1, first, first + 5, last - 1, last):
                    async with guest.connect() as again:
                        await again.send("watch", table=table, seat=whose, since=since)
                        await again.until("mine")
                        assert again.events[: last - since] == tab.events[since + 1 - first : last + 1 - first]

    asyncio.run(scenario())


def test_bytes_that_claim_to_be_text_end_the_connection(server: Server) -> None:
    async def scenario() -> int | None:
        (ada,) = await people(server, "Ada")
        async with ada.connect() as tab:
            await tab.socket.send(b"\xff", text=True)
            await tab.socket.wait_closed()
            return tab.socket.close_code

    assert asyncio.run(scenario()) == 1007


def test_a_very_long_absence_is_no_problem(server: Server) -> None:
    """More events than a slow reader may have waiting for it."""

    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        table = await ada.set_up("dragon", {"multi": True}, "me random random random random", away=None)
        await ada.do("DELETE", f"/api/tables/{table}/seats/0")
        async with ada.connect() as tab:
            await tab.watch(table)
            for number in range(700):
                await tab.send("say", id=f"{number}", table=table, phrase="hello", seat=0)
            await tab.until("accepted", id="699")
        async with ada.connect() as tab:
            await tab.send("watch", table=table, since=-1)
            await tab.until("mine")
            assert len(tab.events) > 700

    asyncio.run(scenario())


def test_tabs_and_devices_stay_in_step(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        code = await ada.do("POST", "/api/me/codes")
        moved = await Guest(server.url).request("POST", f"/api/codes/{code['code']}")
        phone = Guest(server.url, moved.cookies["sevenfold"])
        assert phone.secret != ada.secret
        token = await ada.do("POST", "/api/me/tokens", {"label": "My bot"})
        table = await ada.set_up("double-seven", {}, "me greedy", away=None)
        async with (
            ada.connect() as one,
            phone.connect() as two,
            Guest(server.url).connect(authorization=f"Bearer {token['secret']}") as three,
        ):
            tabs = [one, two, three]
            for tab in tabs:
                assert (await tab.watch(table, 0))["mine"] == [0]
            random = Random(1)
            for turn in range(9):
                number = await move(tabs[turn % 3], table, 0, random, f"{turn}")
                for tab in tabs:
                    await heard(tab, number)
            # bots may have moved since: compare what all have heard
            least = min(len(tab.events) for tab in tabs)
            assert least >= 9
            assert one.events[:least] == two.events[:least] == three.events[:least]

    asyncio.run(scenario())


def test_hot_seat_one_device_plays_several_seats(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        seats = [{"kind": "me"}, {"kind": "guest", "name": "Grandma"}, {"kind": "guest"}]
        wish = {"game": "seven-dragons", "options": {"players": 3}, "seats": seats}
        made = await ada.do("POST", "/api/tables", wish)
        assert made["mine"] == [0, 1, 2]
        assert [(seat["kind"], seat["name"]) for seat in made["state"]["seats"]] == [
            ("person", "Ada"),
            ("guest", "Grandma"),
            ("guest", "Ada"),
        ]
        async with ada.connect() as tab:
            final = await play_out(tab, made["id"], [0, 1, 2], Random(4))
            assert final["phase"] == "over"
            eyes = {m["seat"] for m in map(json.loads, tab.heard) if m["type"] == "snapshot"}
            assert eyes == {0, 1, 2}
        assert await bob.refused("GET", f"/api/tables/{made['id']}/history?seat=7") == "not-seated"

    asyncio.run(scenario())


def test_presence_says_who_is_there(server: Server) -> None:
    async def scenario() -> None:
        ada, bob, eve = await people(server, "Ada", "Bob", "Eve")
        table = await begin(ada, bob)
        async with ada.connect() as tab:
            await tab.watch(table, 0)
            assert await tab.until("presence") == {"type": "presence", "table": table, "seats": [0], "watchers": 0}
            async with bob.connect() as other, eve.connect() as third:
                await other.watch(table, 1)
                assert (await tab.until("presence"))["seats"] == [0, 1]
                await third.watch(table)
                assert await tab.until("presence") == {
                    "type": "presence",
                    "table": table,
                    "seats": [0, 1],
                    "watchers": 1,
                }
                await third.send("unwatch", table=table)
                assert (await tab.until("presence"))["watchers"] == 0
            while (await tab.until("presence"))["seats"] != [0]:
                pass

    asyncio.run(scenario())


def test_whoever_sits_down_is_there_and_not_away(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        table = await ada.set_up("dragon", {"players": 2}, "me open")
        async with ada.connect() as tab, bob.connect() as other:
            await tab.watch(table)
            await other.watch(table)
            await bob.request("POST", f"/api/tables/{table}/seats/1")
            while (await tab.until("presence"))["seats"] != [0, 1]:
                pass

    asyncio.run(scenario())


def test_a_watcher_hears_only_what_everybody_may_know(server: Server) -> None:
    async def scenario() -> None:
        ada, eve = await people(server, "Ada", "Eve")
        table = await ada.set_up("double-seven", {}, "me guest", away=None)
        async with ada.connect() as one, eve.connect() as third:
            await third.watch(table)
            await play_out(one, table, [0, 1], Random(1), most=30)
            await third.now()
            assert len(third.events) == 30
            for message in map(json.loads, third.events):
                state = message["state"]
                assert state["choices"] is None
                assert state["secret"] is None
                for rack, shown in zip(state["view"]["racks"], state["view"]["shown"], strict=True):
                    assert {tile: n for tile, n in rack.items() if tile != "?"} == shown
                assert isinstance(state["view"]["pool"]["hidden"], int)

    asyncio.run(scenario())


def test_choices_come_with_the_view_and_to_nobody_else(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        table = await begin(ada, bob)
        async with ada.connect() as one, bob.connect() as other:
            await one.watch(table, 0)
            await other.watch(table, 1)
            assert one.latest["turn"] == 0
            assert other.latest["choices"] is None
            moves = list(find("dragon").moves.expand(one.latest["choices"]))
            assert moves
            hand = one.latest["view"]["hands"][0]
            assert all(move["card"] in hand for move in moves)

    asyncio.run(scenario())


def test_phrases_reach_everybody_as_keys_that_each_reads_in_their_language(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await people(server, "Ada", "Bob")
        catalogue = await ada.get("/api/games")
        table = await begin(ada, bob)
        async with ada.connect() as one, bob.connect() as other:
            await other.watch(table, 1)
            for phrase in catalogue["phrases"] + catalogue["reactions"]:
                for _ in range(2):
                    await one.send("say", id=phrase, table=table, phrase=phrase, seat=0)
                answers = [await one.until("accepted", id=phrase) for _ in range(2)]
                assert answers[0] == answers[1]
                said = await other.event("said")
                assert said["event"] == {"kind": "said", "seat": 0, "phrase": phrase}
                assert said["number"] == answers[0]["number"]

    asyncio.run(scenario())


def test_messages_have_a_limit(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        async with ada.connect() as tab:
            await tab.until("welcome")
            await tab.socket.send("x" * 16_000)
            assert (await tab.until("refused"))["reason"] == "malformed"
            await tab.socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                await tab.receive()
            assert tab.socket.close_code == 1009
        body = {"game": "dragon", "options": {"players": 2, "x": "x" * 20_000}, "seats": []}
        assert (await ada.request("POST", "/api/tables", body)).status_code == 413

    asyncio.run(scenario())


def test_binary_frames_and_bad_letters_are_refused_not_fatal(server: Server) -> None:
    async def scenario() -> None:
        (ada,) = await people(server, "Ada")
        async with ada.connect() as tab:
            await tab.socket.send(b'{"type":"ping"}')
            await tab.socket.send(b"\xff\xfe")
            await tab.socket.send('{"type":"ping","more":"\\ud800"}')
            await tab.socket.send('{"type":"watch","table":"\\u0000"}')
            await tab.socket.send('{"type":"ping"}' + " " * 100)
            await tab.until("pong")
            await tab.now()

    asyncio.run(scenario())
