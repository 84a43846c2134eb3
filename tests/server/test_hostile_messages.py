"""Whatever is sent, the server answers, keeps its secrets and goes on. SEVENFOLD_HOSTILE=100000 sends that many."""

import asyncio
import json
import os
from contextlib import suppress
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Tab, play_out
from tests.server.harness import Server
from tests.server.hostility import Hostility

MESSAGES = int(os.environ.get("SEVENFOLD_HOSTILE", "3000"))
TABS = 6
GAMES = ("dragon", "double-seven", "seven-dragons")
ANSWERS = {"welcome", "snapshot", "event", "mine", "presence", "accepted", "refused", "pong"}


async def attack(guest: Guest, tables: list[str], seed: int, count: int) -> list[str]:
    """Sends so many messages over as many connections as it takes; everything that was heard."""
    hostility, sent, heard = Hostility(Random(seed), tables), 0, list[str]()
    while sent < count:
        async with guest.connect() as tab:
            sent += await attack_over(tab, hostility, count - sent)
            heard += tab.heard
    return heard


async def attack_over(tab: Tab, hostility: Hostility, count: int) -> int:
    """Until the count is reached or the server hangs up, which it may do only if bytes that are no text claim to be."""
    lied = False
    for sent in range(count):
        message = hostility.message()
        claims = isinstance(message, bytes) and hostility.random.random() < 0.1
        lied = lied or (claims and not is_text(message))
        try:
            await tab.socket.send(message, text=True if claims else None)
            if sent % 20 == 19:
                await tab.now()
        except ConnectionClosed:
            if not lied:
                raise
            return sent + 1
    with suppress(*([ConnectionClosed] if lied else [])):
        await tab.now()
    return count


def is_text(message: str | bytes) -> bool:
    try:
        return isinstance(message, str) or bool(message.decode()) or not message
    except UnicodeDecodeError:
        return False


async def storm(server: Server) -> None:
    victims = [await Guest.arrive(server, name) for name in ("Ada", "Bob")]
    tables = []
    for game in GAMES:
        table = await victims[0].set_up(game, {}, "me open greedy")
        await victims[1].do("POST", f"/api/tables/{table}/seats/1")
        await victims[0].do("POST", f"/api/tables/{table}/start")
        tables.append(table)
    own = await victims[1].set_up("dragon", {}, "me open")
    attackers = [await Guest.arrive(server, f"Eve {i}") for i in range(TABS - 1)]
    share = MESSAGES // TABS
    told = await asyncio.gather(
        *(attack(who, [*tables, own], seed, share) for seed, who in enumerate([*attackers, victims[1]]))
    )
    outsiders = [json.loads(text) for heard in told[:-1] for text in heard]
    assert {message["type"] for message in outsiders} <= ANSWERS
    for message in outsiders:
        check_public(message)
    await finish(victims, tables)
    assert '"level": "error"' not in server.journal.read_text()
    assert all(guest.secret is not None and guest.secret not in server.journal.read_text() for guest in victims)


def check_public(message: dict[str, object]) -> None:
    """Who has no seat sees no card, no choices and no secret."""
    state = message.get("state")
    if isinstance(state, dict) and state["phase"] == "running":
        assert state["choices"] is None
        assert state["secret"] is None
        view = state["view"]
        hidden = [hand for hand in view.get("hands", []) if hand is not None]
        assert all(card == "?" for hand in hidden for card in hand)
        assert all(
            set(rack) <= {"?", *shown} for rack, shown in zip(view.get("racks", []), view.get("shown", []), strict=True)
        )


async def finish(victims: list[Guest], tables: list[str]) -> None:
    """Every table can still be played to its end."""
    for table in tables:
        async with victims[0].connect() as first, victims[1].connect() as second:
            ends = await asyncio.gather(
                play_out(first, table, [(await first.watch(table))["mine"][0]], Random(1)),
                play_out(second, table, [(await second.watch(table))["mine"][0]], Random(2)),
            )
        assert ends[0]["outcome"] == ends[1]["outcome"] is not None


def test_hostile_messages_break_nothing_and_learn_nothing(server: Server) -> None:
    asyncio.run(storm(server))
