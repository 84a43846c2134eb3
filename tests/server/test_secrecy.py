"""Whoever cannot tell two games apart is told the same of both, byte for byte. SEVENFOLD_EXAMPLES=100 tries harder."""

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenfold.game import find
from sevenfold.kernel.entry import boxed
from sevenfold.protocol import messages
from sevenfold.server import events, live_room, public
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.people import Person
from sevenfold.server.room import Room, replay
from sevenfold.server.submissions import Submissions
from sevenfold.table import CODE, Table
from tests.server.client import Guest, play_out
from tests.server.conftest import Launch
from tests.server.walking import identity, walk
from tests.strategies import OPTIONS, seeds

EXAMPLES = int(os.environ.get("SEVENFOLD_EXAMPLES", "3"))
NAMES = {seat: f"Player {seat}" for seat in range(5)}
UNDER = [f"under {card}" for card in ("1", "2!", "3", "4!", "5", "6!", "7")]


def other_world(table: Table, seat: int | None, random: Random) -> Table:
    """A table that the seat, or a watcher, cannot tell from this one."""
    changed = table
    for eyes in table.seats if seat is None else (seat,):
        changed = changed.redeal(eyes, random.randrange(2**53))
    twin = table.copy()
    twin._set_state(boxed(changed.state))
    return twin


def change_hidden_move(table: Table, seat: int | None, random: Random) -> None:
    """Whoever did not see the last move whole cannot tell it from another one (DR-STUCK)."""
    if table.ply and table.turn is not None and table.movers[-1] != seat:
        game, code = find(table.game), table._numbers[-1]
        if game.knowledge.shown(code) != code:
            assert game.moves.fields(code)["kind"] == "under"  # the only move that others do not see whole
            other = game.notation.parse(random.choice([card for card in UNDER if card != table.moves[-1]]))
            table._codes = table._codes[:-CODE] + other.to_bytes(CODE, sys.byteorder, signed=True)


def twin_of(room: Room, seat: int | None, random: Random) -> Room:
    """The same room in another world: other hidden cards, another secret, other people behind the names."""
    twin = room.copy()
    if room.table is not None:
        twin.table = other_world(room.table, seat, random)
        change_hidden_move(twin.table, seat, random)
    if room.phase != "over" and room.secret is not None:
        twin.secret = events.Started(random.randrange(2**53), random.randbytes(32).hex())
    for number, there in twin.seats.items():
        if there.identity is not None:
            twin.seats[number] = msgspec.structs.replace(there, identity=f"another-{number}")
    twin.submissions = Submissions()
    return twin


def event_twin(room: Room, event: events.AnyEvent, seat: int | None, random: Random) -> events.AnyEvent:
    """The event as it was in the other world."""
    match event:
        case events.Moved(seat=mover, move=move, by=by):
            return events.Moved(mover, move, by and "another", "another submission")
        case events.Started():
            return events.Started(7, "another nonce")
        case events.Sat(seat=number) | events.Joined(seat=number):
            return type(event)(number, "another")
        case events.Said(phrase=phrase, seat=number):
            return events.Said(phrase, number, "another submission")
        case events.Created():
            return msgspec.structs.replace(event, host="another")
    return event


def outgoing(room: Room, event: events.AnyEvent, at: int, seat: int | None) -> list[bytes]:
    """All that is ever told of a moment: the event, a snapshot, who is there."""
    here = LiveRoom(room, NAMES)
    nobody = Person("nobody", "Eve", "en")
    return [
        live_room.Telling(room, public.event_form(room, public.seat_states(room, NAMES)), event, at).message(seat),
        here.snapshot(nobody, seat),
        here.mine(nobody),
    ]


@pytest.mark.parametrize("game", list(OPTIONS))
@settings(max_examples=EXAMPLES, deadline=None)
@given(data=st.data())
def test_indistinguishable_games_are_told_in_the_same_bytes(game: str, data: st.DataObject) -> None:
    random = Random(data.draw(seeds))
    different = compared = 0
    for room, event, at in walk(game, data.draw(OPTIONS[game]), random):
        audiences: list[int | None] = [None, *(room.table.seats if room.table else room.seats)]
        for seat in audiences:
            twin, twin_event = twin_of(room, seat, random), event_twin(room, event, seat, random)
            assert outgoing(twin, twin_event, at, seat) == outgoing(room, event, at, seat)
            if room.table is not None and twin.table is not None and room.phase != "over":
                compared += 1
                different += twin.table.position() != room.table.position()
    assert different > compared / 2 or len(room.seats) == 1, "the other worlds are hardly different"


@pytest.mark.parametrize("game", list(OPTIONS))
@settings(max_examples=EXAMPLES, deadline=None)
@given(data=st.data())
def test_secrets_stay_here(game: str, data: st.DataObject) -> None:
    """No identity ever, and neither seed nor nonce before the end; the commitment and then the secret for all."""
    for room, event, at in walk(game, data.draw(OPTIONS[game]), Random(data.draw(seeds))):
        for seat in (None, *(room.table.seats if room.table else ())):
            text = b"".join(outgoing(room, event, at, seat)).decode()
            assert not any(identity(number) in text for number in range(5))
            assert "submission-" not in text
            if room.secret is not None:
                open_now = room.phase == "over"
                assert (str(room.secret.seed) in text) == open_now
                assert (room.secret.nonce in text) == open_now
                assert str(room.commitment) in text


@pytest.mark.parametrize("game", list(OPTIONS))
@settings(max_examples=EXAMPLES, deadline=None)
@given(data=st.data())
def test_what_is_put_together_for_all_is_what_each_would_be_told_alone(game: str, data: st.DataObject) -> None:
    """One call of the kernel for all audiences, one form for what all see: nothing passes from one to another."""
    live: LiveRoom | None = None
    for room, event, at in walk(game, data.draw(OPTIONS[game]), Random(data.draw(seeds))):
        audiences: list[int | None] = [*room.seats, None]
        if live is None or not isinstance(event, events.SAME_PEOPLE):
            live = LiveRoom(room, NAMES)
            form = public.event_form(room, live.seats)
        together = live_room.Telling(room, form, event, at, audiences)
        for seat in audiences:
            alone = messages.EventMessage(
                room.id,
                room.number - 1,
                at,
                public.happening(room, event, seat),
                public.table_state(room, live.seats, seat),
            )
            assert together.message(seat) == messages.encode(alone)


def test_the_other_worlds_would_betray_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a watcher given a seat's view, the comparison would fail: it is able to."""
    monkeypatch.setattr(public.Shown, "seen", leaky(public.Shown.seen))
    random = Random(1)
    steps = walk("dragon", {"players": 2}, random)
    assert any(
        outgoing(twin_of(room, None, random), event_twin(room, event, None, random), at, None)
        != outgoing(room, event, at, None)
        for room, event, at in steps
    )


def leaky(seen: Any) -> Any:
    def told(shown: public.Shown, seat: int | None) -> Any:
        return seen(shown, 0)

    return told


def test_what_leaves_the_socket_is_that_and_nothing_else(launch: Launch, tmp_path: Any) -> None:
    """A whole game through a real server: every event is what the log says for that audience, and logs stay silent."""

    async def scenario() -> tuple[list[tuple[int | None, list[str]]], list[str]]:
        server = launch(log="debug")
        ada, bob, eve = [await Guest.arrive(server, name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.set_up("dragon", {"multi": True}, "me open greedy", away=None)
        async with ada.connect() as one, bob.connect() as other, eve.connect() as third:
            await one.watch(table, 0)
            await third.watch(table)
            await bob.do("POST", f"/api/tables/{table}/seats/1")
            await other.watch(table, 1)
            await ada.do("POST", f"/api/tables/{table}/start")
            async with asyncio.TaskGroup() as group:
                group.create_task(play_out(one, table, [0], Random(1)))
                group.create_task(play_out(other, table, [1], Random(2)))
            while third.latest["outcome"] is None:
                await third.until("event")
        for tab in (one, other, third):
            before = "".join(text for text in tab.heard if '"outcome":null' in text)
            assert not any(str(guest.secret) in before for guest in (ada, bob, eve))
        told = [(0, one.heard), (1, other.heard), (None, third.heard)]
        return told, [str(guest.secret) for guest in (ada, bob, eve)]

    told, secrets = asyncio.run(scenario())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        rows = database.execute("SELECT at, body FROM events ORDER BY number").fetchall()
        [(table,)] = database.execute("SELECT id FROM tables")
        people = [row[0] for row in database.execute("SELECT id FROM identities")]
        keys = b"".join(row[0] for row in database.execute("SELECT secret FROM keys"))
    assert not any(secret.encode() in (tmp_path / "tables.db").read_bytes() for secret in secrets)
    assert len(keys) == 3 * 32  # hashes
    kept = [(at, events.decode(body)) for at, body in rows]
    begun = next(event for _, event in kept if isinstance(event, events.Started))
    names = {0: "Ada", 1: "Bob"}
    for seat, heard in told:
        compared = 0
        for text in heard:
            assert not any(person in text for person in people)
            message = json.loads(text)
            if message.get("state", {}).get("outcome") is None:
                assert begun.nonce not in text
                assert str(begun.seed) not in text
            if message["type"] == "event" and message["state"]["phase"] != "open":
                number = message["number"]
                at, event = kept[number]
                room = replay(table, kept, number + 1)
                form = public.event_form(room, public.seat_states(room, names))
                assert live_room.Telling(room, form, event, at).message(seat).decode() == text
                compared += 1
        assert compared > 20
    for journal in tmp_path.glob("log*"):
        log = journal.read_text()
        private = [begun.nonce, str(begun.seed), "hands", *people, *secrets]
        assert not any(word in log for word in private)
        assert not any(event.move in log for _, event in kept if isinstance(event, events.Moved))


@pytest.mark.parametrize("how", ["gets up", "is sent away"])
@pytest.mark.parametrize("game", list(OPTIONS))
def test_whoever_loses_a_seat_is_told_what_watchers_are_told(launch: Launch, game: str, how: str) -> None:
    """Even if their page goes on as if nothing had happened, and somebody else sits there now."""

    async def scenario() -> None:
        server = launch()
        ada, bob, eve, carl = [await Guest.arrive(server, name) for name in ("Ada", "Bob", "Eve", "Carl")]
        table = await ada.set_up(game, {"players": 2})
        at = f"/api/tables/{table}"
        await eve.do("POST", f"{at}/seats/1")
        async with ada.connect() as one, bob.connect() as other, eve.connect() as seated, carl.connect() as watcher:
            await seated.watch(table, 1)
            await watcher.watch(table)
            if how == "gets up":
                await eve.do("DELETE", f"{at}/seats/1")
            else:
                await ada.do("PUT", f"{at}/seats/1", {"level": None})
            await bob.do("POST", f"{at}/seats/1")
            await ada.do("POST", f"{at}/start")
            await asyncio.gather(play_out(one, table, [0], Random(1)), play_out(other, table, [1], Random(2)))
            await seated.now()
            await watcher.now()
            assert len(seated.events) > 6
            assert seated.events == watcher.events
            assert any(hers != his for hers, his in zip(seated.events[::-1], other.events[::-1], strict=False))

    asyncio.run(scenario())
