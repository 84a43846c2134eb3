"""Every reason for which the server says no, over the socket or over HTTP, is one that a person can meet."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Request

from sevenfold.protocol.reasons import Reason
from sevenfold.server.http.common import network_of
from sevenfold.server.socket import MOST_WATCHED
from tests.server.client import JSON, Guest, play_out, some_move
from tests.server.conftest import Launch
from tests.server.harness import Server

NOBODY = "zzzzzzzzzzzz"


async def hot_seat(ada: Guest, **wish: object) -> str:
    """A running game of Ada with a guest at her device."""
    return await ada.set_up("dragon", {}, "me guest", away=None, **wish)


FOUR = {"kind": "place", "card": "4", "row": 0}  # a move of Dragon


async def submitted(ada: Guest, table: str, **changes: object) -> JSON:
    """Ada's answer to a legal first move, but for these changes."""
    async with ada.connect() as tab:
        state = (await tab.watch(table, 0))["state"]
        message = {"id": "a", "table": table, "seat": 0, "ply": 0, "move": {}}
        if state["choices"]:
            message["move"] = some_move(state, Random(1))
        await tab.send("move", **(message | changes))
        return await tab.until("refused", "accepted")


async def malformed(ada: Guest, _: Guest) -> str:
    async with ada.connect() as tab:
        for text in (
            "",
            "{}",
            "[]",
            "null",
            '{"type":"move"}',
            '{"type":"dance"}',
            '{"type":"watch","table":7}',
            "\x00",
        ):
            await tab.socket.send(text)
            assert (await tab.until("refused", id=""))["reason"] == "malformed"
        for since in (-2, 10_000):
            await tab.send("watch", table=await hot_seat(ada), since=since)
            assert (await tab.until("refused"))["reason"] == "malformed"
        await tab.send("say", id="s", table=NOBODY, phrase="something rude", seat=0)
        assert (await tab.until("refused", id="s"))["reason"] == "malformed"
    assert (await submitted(ada, await hot_seat(ada), id="x" * 65))["reason"] == "malformed"
    return await ada.refused("POST", "/api/tables", {"game": "dragon"})


async def unknown_table(ada: Guest, _: Guest) -> str:
    async with ada.connect() as tab:
        for table in (NOBODY, "", "\x00", "é", "a" * 1000, "../me", "%00"):
            await tab.send("watch", table=table)
            assert (await tab.until("refused"))["reason"] == "unknown-table"
    for path in (NOBODY, "%00", "%ff", "a" * 1000, f"{NOBODY}/record", f"{NOBODY}/history", f"{NOBODY}/qr.svg"):
        assert await ada.refused("GET", f"/api/tables/{path}") == "unknown-table"
    for path in ("start", "join", "rematch", "seats/0"):
        assert await ada.refused("POST", f"/api/tables/{NOBODY}/{path}") == "unknown-table"
    return await ada.refused("GET", "/api/nowhere")


async def not_seated(ada: Guest, bob: Guest) -> str:
    table = await hot_seat(ada)
    async with bob.connect() as tab:
        for seat in (0, 1, 2, -1, 99):
            await tab.send("watch", table=table, seat=seat)
            assert (await tab.until("refused"))["reason"] == "not-seated"
        for seat in (0, 9):
            answer = await tab.submit(table, seat, 0, FOUR)
            assert answer["reason"] == "not-seated"
        for whose in (0, None):
            await tab.send("say", id="s", table=table, phrase="hello", seat=whose)
            assert (await tab.until("refused", id="s"))["reason"] == "not-seated"
    for method, path in (("DELETE", "seats/0"), ("POST", "seats/0/back"), ("GET", "history?seat=0")):
        assert await bob.refused(method, f"/api/tables/{table}/{path}") == "not-seated"
    return await ada.refused("DELETE", f"/api/tables/{table}/seats/7")


async def not_host(ada: Guest, bob: Guest) -> str:
    table = await ada.set_up("dragon", {})
    await bob.do("POST", f"/api/tables/{table}/seats/1")
    assert await bob.refused("PUT", f"/api/tables/{table}/seats/1", {"level": "greedy"}) == "not-host"
    return await bob.refused("POST", f"/api/tables/{table}/start")


async def not_open(ada: Guest, bob: Guest) -> str:
    table = await hot_seat(ada)
    for path in ("start", "rematch", "seats/1"):
        assert await ada.refused("POST", f"/api/tables/{table}/{path}") == "not-open"
    for path in ("record", "history?everything=true"):
        assert await ada.refused("GET", f"/api/tables/{table}/{path}") == "not-open"
    closed = await ada.set_up("seven-dragons", {}, "me guest", late=False)
    assert await bob.refused("POST", f"/api/tables/{closed}/join") == "not-open"
    return await ada.refused("PUT", f"/api/tables/{table}/seats/1", {"level": "greedy"})


async def not_running(ada: Guest, bob: Guest) -> str:
    table = await ada.set_up("dragon", {})
    assert await bob.refused("POST", f"/api/tables/{table}/join") == "not-running"
    return str((await submitted(ada, table, move=FOUR))["reason"])


async def over(ada: Guest, bob: Guest) -> str:
    table = await hot_seat(ada)
    async with ada.connect() as tab:
        state = await play_out(tab, table, [0, 1], Random(1))
        assert await bob.refused("POST", f"/api/tables/{table}/join") == "over"
        assert await ada.refused("POST", f"/api/tables/{table}/seats/0/back") == "over"
        return str((await tab.submit(table, 0, state["ply"], FOUR, "late"))["reason"])


async def not_your_turn(ada: Guest, _: Guest) -> str:
    table = await ada.set_up("dragon", {"first": 1}, "me guest", away=None)
    assert (await submitted(ada, table, move=FOUR))["reason"] == "not-your-turn"
    mine = await ada.set_up("dragon", {}, "me guest", away=None)
    async with ada.connect() as tab:
        await tab.watch(mine, 0)
        return str((await tab.submit(mine, 1, 0, FOUR))["reason"])


async def stale(ada: Guest, _: Guest) -> str:
    table = await hot_seat(ada)
    assert (await submitted(ada, table, ply=1))["reason"] == "stale"
    assert (await submitted(ada, table, ply=-1))["reason"] == "stale"
    assert (await submitted(ada, table))["type"] == "accepted"
    async with ada.connect() as tab:
        await tab.watch(table, 0)
        return str((await tab.submit(table, 0, 0, FOUR, "another"))["reason"])


async def invalid(ada: Guest, _: Guest) -> str:
    table = await hot_seat(ada)
    card = {"kind": "place", "card": "4"}
    for move in ({}, {"kind": "castle"}, card, {**card, "row": "0"}, {**card, "row": None}, {**card, "row": 0, "x": 1}):
        assert (await submitted(ada, table, move=move))["reason"] == "invalid"
    return "invalid"


async def illegal(ada: Guest, _: Guest) -> str:
    answer = await submitted(ada, await hot_seat(ada), move={"kind": "place", "card": "4", "row": 77})
    assert answer["detail"]
    assert answer["clause"].startswith("DR-")
    return str(answer["reason"])


async def seat_taken(ada: Guest, bob: Guest) -> str:
    table = await ada.set_up("dragon", {}, "me open open")
    assert await bob.refused("POST", f"/api/tables/{table}/seats/0") == "seat-taken"
    assert await ada.refused("POST", f"/api/tables/{table}/seats/1") == "seat-taken"
    assert await ada.refused("PUT", f"/api/tables/{table}/seats/0", {"level": "greedy"}) == "seat-taken"
    running = await ada.set_up("seven-dragons", {}, "me guest")
    return await ada.refused("POST", f"/api/tables/{running}/join")


async def seats_open(ada: Guest, _: Guest) -> str:
    return await ada.refused("POST", f"/api/tables/{await ada.set_up('dragon', {})}/start")


async def bad_option(ada: Guest, bob: Guest) -> str:
    good = {"game": "dragon", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    worse: list[JSON] = [
        {"game": "chess"},
        {"options": {}},
        {"options": {"players": 9}},
        {"options": {"players": True}},
        {"options": {"players": 2, "colour": "red"}},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "open"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]},
        {"seats": [{"kind": "me"}, {"kind": "guest", "name": "x" * 25}]},
        {"clock": {"kind": "move", "seconds": 1}},
        {"away": 1},
    ]
    for bad in worse:
        assert await ada.refused("POST", "/api/tables", good | bad) == "bad-option", bad
    for name in ("", " ", "x" * 25, "a\x00b", "a\u202eb"):
        assert await ada.refused("PATCH", "/api/me", {"name": name}) == "bad-option"
        assert await bob.refused("POST", "/api/me", {"name": name}) == "bad-option"
    return await ada.refused("PATCH", "/api/me", {"language": "tlh"})


async def too_many(ada: Guest, _bob: Guest) -> str:
    tables = [await ada.set_up("dragon", {}) for _ in range(MOST_WATCHED + 1)]
    async with ada.connect() as tab:
        for table in tables[:-1]:
            await tab.watch(table, 0)
        await tab.watch(tables[0])  # again is no new one
        await tab.send("watch", table=tables[-1])
        assert (await tab.until("refused"))["reason"] == "too-many"
        await tab.send("unwatch", table=tables[0])
        await tab.watch(tables[-1], 0)
    for _ in range(10):
        await ada.do("POST", "/api/me/tokens", {"label": "bot"})
    return await ada.refused("POST", "/api/me/tokens", {"label": "bot"})


async def bad_code(ada: Guest, bob: Guest) -> str:
    first = (await ada.do("POST", "/api/me/codes"))["code"]
    second = (await ada.do("POST", "/api/me/codes"))["code"]
    assert await bob.refused("POST", f"/api/codes/{first}") == "bad-code"  # a newer one was made
    assert (await bob.request("POST", f"/api/codes/{second.lower()}")).status_code == 201
    assert await bob.refused("POST", "/api/codes/%00") == "bad-code"
    return await bob.refused("POST", f"/api/codes/{second}")  # used up


async def unauthorized(ada: Guest, _: Guest) -> str:
    for secret in (None, "nonsense", "x" * 1000):
        assert await Guest(ada.url, secret).refused("GET", "/api/me") == "unauthorized"
        async with Guest(ada.url, secret).connect() as tab:
            await tab.socket.wait_closed()
            assert tab.socket.close_code == 4401
    return await Guest(ada.url).refused("POST", "/api/tables", {})


SCENES: dict[Reason, Callable[[Guest, Guest], Awaitable[str]]] = {
    Reason.MALFORMED: malformed,
    Reason.UNKNOWN_TABLE: unknown_table,
    Reason.NOT_SEATED: not_seated,
    Reason.NOT_HOST: not_host,
    Reason.NOT_OPEN: not_open,
    Reason.NOT_RUNNING: not_running,
    Reason.OVER: over,
    Reason.NOT_YOUR_TURN: not_your_turn,
    Reason.STALE: stale,
    Reason.INVALID: invalid,
    Reason.ILLEGAL: illegal,
    Reason.SEAT_TAKEN: seat_taken,
    Reason.SEATS_OPEN: seats_open,
    Reason.BAD_OPTION: bad_option,
    Reason.TOO_MANY: too_many,
    Reason.BAD_CODE: bad_code,
    Reason.UNAUTHORIZED: unauthorized,
}
ELSEWHERE = {Reason.RATE_LIMITED, Reason.TOO_LATE, Reason.UNAVAILABLE}  # those need time, or a server of their own


def test_every_reason_is_met() -> None:
    assert set(SCENES) | ELSEWHERE == set(Reason)


@pytest.mark.parametrize("reason", SCENES)
def test_reason(server: Server, reason: Reason) -> None:
    async def scenario() -> None:
        ada, bob = [await Guest.arrive(server, name) for name in ("Ada", "Bob")]
        assert await SCENES[reason](ada, bob) == reason

    asyncio.run(scenario())


def test_rate_limited(launch: Launch) -> None:
    """By person, on the socket and over HTTP; the id says which submission it was. Others are not held up."""

    async def scenario() -> None:
        server = launch(rate=2)
        ada, bob = [await Guest.arrive(server, name) for name in ("Ada", "Bob")]
        table = await ada.set_up("dragon", {}, "me guest", away=None)
        async with ada.connect() as tab:
            for number in range(16):
                await tab.send("move", id=f"{number}", table=table, seat=0, ply=0, move={"kind": "nonsense"})
            reasons = [await tab.until("refused") for _ in range(16)]
            assert [answer["id"] for answer in reasons] == [f"{number}" for number in range(16)]
            assert {answer["reason"] for answer in reasons} == {"invalid", "rate-limited"}
            assert (await bob.request("GET", "/api/me")).status_code == 200
        answers = [await bob.request("GET", "/api/me") for _ in range(16)]
        assert {answer.status_code for answer in answers} == {200, 429}
        newcomers = [await Guest(server.url).request("POST", "/api/me", {"name": "Eve"}) for _ in range(8)]
        assert {answer.status_code for answer in newcomers} == {201, 429}

    asyncio.run(scenario())


def test_unavailable(launch: Launch, tmp_path: Path) -> None:
    """A database that cannot be written to: said so, nothing happened, and the same submission works afterwards.

    What the database was to write does not get into the log of the error.
    """

    async def scenario() -> None:
        server = launch(log="debug")
        ada = await Guest.arrive(server)
        running = await hot_seat(ada)
        async with ada.connect() as tab:
            state = (await tab.watch(running, 0))["state"]
            move = some_move(state, Random(1))
            with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
                other.execute("BEGIN IMMEDIATE")  # nobody else can write
                assert (await tab.submit(running, 0, 0, move, "m"))["reason"] == "unavailable"
                [(identity,)] = other.execute("SELECT id FROM identities")
            accepted = await tab.submit(running, 0, 0, move, "m")
            assert accepted["type"] == "accepted"
            assert await tab.submit(running, 0, 0, move, "m") == accepted
            assert tab.latest["ply"] == 1
        log = server.journal.read_text()
        assert "could not be written" in log
        assert "database is locked" in log
        assert not any(secret in log for secret in (json.dumps(move), identity, str(ada.secret)))

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("/run/socket", "/run/socket"),
    ],
)
def test_newcomers_are_counted_by_home_not_by_address(address: str, network: str) -> None:
    """Who has one address of IPv6 has 2^64 of them."""
    scope: Any = {"type": "http", "client": (address, 1), "headers": [], "method": "POST", "path": "/"}
    assert network_of(Request(scope)) == network
