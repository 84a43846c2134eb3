"""Frames that are allowed, and by the million a burden: who sends them is cut off, and nobody else notices."""

import asyncio
import json
import re
import threading
from pathlib import Path
from random import Random

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from sevenfold.protocol import COOKIE
from sevenfold.server.channel import LARGEST_MESSAGE
from sevenfold.server.settings import Settings
from sevenfold.server.websocket_protocol import CONTROL_BURST, MOST_FRAGMENTS, PORTION, WebSocketProtocol, whole_text
from tests.server.client import Guest
from tests.server.harness import Server
from tests.server.inside import serving
from tests.server.raw import ABNORMAL, BINARY, CONT, PING, PONG, TEXT, Raw, frame

SMALLEST = len(frame(PONG))
MILLIONS = 2_000_000
FLOODS = {
    "crumbs": (frame(TEXT, fin=False), frame(CONT, fin=False)),
    "pongs": (b"", frame(PONG)),
    "pings": (b"", frame(PING, b"x" * 125)),
    "empty messages": (b"", frame(TEXT)),
}


def flood(raw: Raw, first: bytes, again: bytes, count: int) -> None:
    """Sends and never reads, until it is all sent or the other end has gone."""
    block = again * 10_000
    sent = raw.send(first)
    for _ in range(count // 10_000):
        sent = sent and raw.send(block)


@pytest.mark.parametrize("what", ["crumbs", "pongs", "pings"])
def test_who_sends_frames_that_bring_nothing_is_cut_off_and_told_why(server: Server, what: str) -> None:
    ada = asyncio.run(Guest.arrive(server))
    first, again = FLOODS[what]
    with Raw(server.url) as raw:
        raw.upgrade(Cookie=f"{COOKIE}={ada.secret}")
        raw.send(first + again * 200)
        assert raw.close_code() == 1008


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize("what", FLOODS)
def test_others_are_answered_while_somebody_floods(server: Server, what: str, known: bool) -> None:
    """Of people whom the server knows, and of anybody."""

    async def scenario() -> int:
        ada, eve = await Guest.arrive(server), await Guest.arrive(server, "Eve")
        with Raw(server.url) as raw:
            await asyncio.to_thread(raw.upgrade, **({"Cookie": f"{COOKIE}={eve.secret}"} if known else {}))
            flooding = threading.Thread(target=flood, args=(raw, *FLOODS[what], MILLIONS), daemon=True)
            flooding.start()
            async with ada.connect() as tab:
                for _ in range(50):
                    await tab.now()
            raw.hang_up()  # whoever is not cut off is held, and would wait for ever
            await asyncio.to_thread(flooding.join)
            return raw.close_code()

    assert asyncio.run(scenario()) in (1008, 4401, ABNORMAL)


def test_a_message_may_come_in_pieces_with_pings_between(server: Server) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(server)
        async with ada.connect() as tab:
            text = json.dumps({"type": "ping", "more": "x" * 1000})
            for count in (2, 10, MOST_FRAGMENTS):
                pieces = [text[i * len(text) // count : (i + 1) * len(text) // count] for i in range(count)]
                await tab.socket.ping()
                await tab.socket.send(pieces)
                await tab.until("pong")

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 200], ids=["short", "long"])
def test_a_frame_may_be_cut_anywhere(server: Server, size: int) -> None:
    """Whole frames take a short way, but not while half of another one is there."""

    def said(id: str) -> bytes:
        return frame(TEXT, json.dumps({"type": "say", "id": id, "table": "x" * size, "phrase": "hello"}).encode())

    async def scenario() -> None:
        ada, bob = await Guest.arrive(server), await Guest.arrive(server, "Bob")
        with Raw(server.url) as raw:
            await asyncio.to_thread(raw.upgrade, Cookie=f"{COOKIE}={ada.secret}")
            async with bob.connect() as tab:
                for place in (1, 2, 3, 4, 5, 6, 7, 8, 9, len(said("<00>")) - 1):
                    raw.send(said(f"<{place}0>")[:place])
                    await tab.now()  # the server has read the first part
                    raw.send(said(f"<{place}0>")[place:] + frame(TEXT, fin=False))
                    await tab.now()
                    raw.send(frame(CONT) + said(f"<{place}1>"))  # an empty message of two parts before it
                    await tab.now()
                    raw.send(said(f"<{place}2>"))
                    answers = await asyncio.to_thread(raw.until, b"<%d2>" % place)
                    assert re.findall(rb"<(\d+)>", answers) == [b"%d%d" % (place, number) for number in range(3)]
                inner = said("<99>")  # a frame within a frame is none
                raw.send(frame(BINARY, inner)[: -len(inner)])
                await tab.now()
                raw.send(inner)
                await tab.now()
                raw.send(said("<0>"))
                assert b"<99>" not in await asyncio.to_thread(raw.until, b"<0>")

    asyncio.run(scenario())


def test_a_whole_text_is_read_as_the_parser_reads_it() -> None:
    random = Random(1)
    for size in (0, 1, 125, 126, 127, 128, 1000, LARGEST_MESSAGE, LARGEST_MESSAGE + 1):
        text = random.randbytes(size)
        sent = bytes(Frame(Opcode.TEXT, text).serialize(mask=True))
        assert whole_text(sent) == (text if size <= LARGEST_MESSAGE else None)
        assert whole_text(sent[:-1]) is None
        assert whole_text(sent + b"\0") is None
        for other in (Opcode.BINARY, Opcode.PING, Opcode.CLOSE, Opcode.CONT):
            assert size > 125 or whole_text(bytes(Frame(other, text).serialize(mask=True))) is None
        assert whole_text(bytes(Frame(Opcode.TEXT, text, fin=False).serialize(mask=True))) is None
        assert whole_text(bytes(Frame(Opcode.TEXT, text).serialize(mask=False))) is None
    assert whole_text(bytes((0x81, 0xFF)) + bytes(4 + 127)) is None  # the size would be in the next eight bytes


def test_whole_texts_pass_without_the_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The short way goes by parts of websockets that its documentation does not promise."""
    parsed = 0
    receive = WebSocketsSansIOProtocol.data_received

    def receive_and_count(channel: WebSocketsSansIOProtocol, data: bytes) -> None:
        nonlocal parsed
        parsed += 1
        receive(channel, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", receive_and_count)

    async def scenario() -> None:
        async with serving(Settings(database=f"sqlite:///{tmp_path}/tables.db")) as server:
            ada = await Guest.arrive(server)
            async with ada.connect() as tab:
                await tab.now()
                before = parsed
                for _ in range(5):
                    await tab.now()
                assert parsed == before

    asyncio.run(scenario())


def test_many_messages_at_once_are_all_answered(server: Server) -> None:
    """Far more than are taken in before they are answered, in one piece."""

    async def scenario() -> None:
        ada = await Guest.arrive(server)
        with Raw(server.url) as raw:
            await asyncio.to_thread(raw.upgrade, Cookie=f"{COOKIE}={ada.secret}")
            says = [{"type": "say", "id": f"<{number}>", "table": "", "phrase": "hello"} for number in range(2_000)]
            raw.send(b"".join(frame(TEXT, json.dumps(said).encode()) for said in says))
            answers = await asyncio.to_thread(raw.until, b"<1999>")
            assert [int(id) for id in re.findall(rb"<(\d+)>", answers)] == list(range(2_000))

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("what", "most"),
    [("crumbs", MOST_FRAGMENTS), ("pongs", CONTROL_BURST), ("pings", CONTROL_BURST), ("empty messages", 100)],
)
def test_work_in_one_turn_of_the_loop_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, most: float
) -> None:
    """A hundred thousand frames lie there to be read: one portion is parsed at a time, and soon none."""
    parsed: list[int] = []
    frames = 0
    receive, bear = WebSocketsSansIOProtocol.data_received, WebSocketProtocol.is_bearable

    def receive_and_count(channel: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(len(data))
        receive(channel, data)

    def bear_and_count(channel: WebSocketProtocol, frame: Frame) -> bool:
        nonlocal frames
        frames += 1
        return bear(channel, frame)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", receive_and_count)
    monkeypatch.setattr(WebSocketProtocol, "is_bearable", bear_and_count)

    async def scenario() -> None:
        async with serving(Settings(database=f"sqlite:///{tmp_path}/tables.db")) as server:
            ada, eve = await Guest.arrive(server), await Guest.arrive(server, "Eve")
            with Raw(server.url) as raw:
                await asyncio.to_thread(raw.upgrade, Cookie=f"{COOKIE}={eve.secret}")
                sending = asyncio.create_task(asyncio.to_thread(flood, raw, *FLOODS[what], 100_000))
                async with ada.connect() as tab:
                    for _ in range(20):
                        await tab.now()
                    async with asyncio.timeout(60):  # the flood may begin late
                        while frames < most:
                            await tab.now()
                raw.hang_up()
                await sending

    asyncio.run(scenario())
    assert max(parsed) <= PORTION
    assert most <= frames <= most + 2 * PORTION // SMALLEST
