"""Requests without end: in their headers, their number, or their time. Each is refused or cut off, and costs little."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sevenfold.server import http_protocol
from sevenfold.server.http_protocol import MOST_HEAD, MOST_HEADERS
from sevenfold.server.settings import Settings
from tests.server.client import Guest
from tests.server.harness import Server
from tests.server.inside import serving
from tests.server.raw import Raw

START = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
HELLO = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
MANY = 3_000  # blocks of 100 kB: far more than the system's own buffers take in


def endless(block: bytes) -> Iterator[bytes]:
    for _ in range(MANY):
        yield block


ENDLESS = {
    "headers": (START, b"X-Header: of little value\r\n" * 4_000),
    "one header": (START + b"X-Header: ", b"x" * 100_000),
    "a name": (START, b"x" * 100_000),
    "an address": (b"GET /", b"x" * 100_000),
    "empty lines": (b"", b"\r\n" * 50_000),
    "trailers": (HELLO + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-Trailer: of no value\r\n" * 4_000),
    "crumbs of a body": (HELLO + b"Transfer-Encoding: chunked\r\n\r\n", b"1;" + b"x" * 9_990 + b"\r\n{\r\n"),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_a_request_without_end_is_cut_off(server: Server, what: str) -> None:
    """Three hundred megabytes are offered; the server takes in what its buffers hold, and hangs up."""
    first, again = ENDLESS[what]
    with Raw(server.url) as raw:
        assert raw.send(first)
        sent = sum(1 for block in endless(again) if raw.send(block))
    assert sent < MANY / 2
    assert asyncio.run(Guest.arrive(server)).secret


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([b"X: " + b"x" * (MOST_HEAD - 1_000)], 200),
        ([b"X: " + b"x" * MOST_HEAD], 431),
        ([b"X: " + b"x" * MOST_HEAD * 3], 431),
        ([b"X: x"] * (MOST_HEADERS - 1), 200),
        ([b"X: x"] * MOST_HEADERS, 431),
    ],
)
def test_too_many_headers_are_refused_in_words(server: Server, headers: list[bytes], status: int) -> None:
    with Raw(server.url) as raw:
        raw.send(START + b"\r\n".join(headers) + b"\r\n\r\n")
        head = raw.until(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 %d " % status)
        if status == 431:
            assert b"connection: close" in head
            assert raw.rest() == b"Send at most 100 headers of together 32768 bytes."


def test_headers_are_counted_for_every_request_anew(server: Server) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        for _ in range(5):
            assert client.get("/api/games", headers={"X": "x" * (MOST_HEAD // 2)}).status_code == 200
            assert client.post("/api/me", json={"name": "Ada", "more": "x" * 15_000}).is_success


def test_requests_may_be_sent_before_the_first_is_answered_but_not_thousands(server: Server) -> None:
    one = START + b"\r\n"
    with Raw(server.url) as raw:
        raw.send(one * 10)
        for _ in range(10):
            raw.until(b"HTTP/1.1 200 OK")
    with Raw(server.url) as raw:
        raw.send(one * 5_000)
        assert raw.rest().count(b"HTTP/1.1 200 OK") < 1_000


HALVES = {"nothing": b"", "half a line": b"GET /api", "half the headers": START, "empty lines": b"\r\n\r\n"}
HALVES |= {"half a body": HELLO + b"Content-Length: 1000\r\n\r\n{", "after another": START + b"\r\n" + START}


@pytest.mark.parametrize("what", HALVES)
def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(http_protocol, "WHOLE", 0.1)

    async def scenario() -> bytes:
        async with serving(Settings(database=f"sqlite:///{tmp_path}/tables.db")) as server:
            with Raw(server.url) as raw:
                raw.send(HALVES[what])
                return await asyncio.to_thread(raw.rest)

    heard = asyncio.run(scenario())
    if what == "half the headers":
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert heard.endswith(b"Send the whole request within 0 seconds.")
    elif what == "after another":
        assert heard.count(b"HTTP/1.1 200 ") == heard.count(b"HTTP/1.1 408 ") == 1


def test_an_answer_that_nobody_reads_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "STALLED", 0.1)
    lost: list[http_protocol.HttpProtocol] = []
    forget = http_protocol.HttpProtocol.connection_lost

    def note(connection: http_protocol.HttpProtocol, exc: Exception | None) -> None:
        lost.append(connection)
        forget(connection, exc)

    monkeypatch.setattr(http_protocol.HttpProtocol, "connection_lost", note)

    async def scenario() -> None:
        async with serving(Settings(database=f"sqlite:///{tmp_path}/tables.db")) as server:
            with Raw(server.url, receive_buffer=4096) as raw:
                while not lost:
                    await asyncio.to_thread(raw.send, START + b"\r\n")
                    await asyncio.sleep(0)

    asyncio.run(scenario())


@pytest.mark.parametrize("body", [b'{"game": "\xff"}', b'{"\xff": 1}', b'"\xf0\x9f"'])
def test_a_body_that_is_no_text_is_malformed_and_no_error_of_ours(server: Server, body: bytes) -> None:
    ada = asyncio.run(Guest.arrive(server))
    headers = {**ada.headers, "content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=headers, trust_env=False)
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
