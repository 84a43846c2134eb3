"""The least of HTTP and WebSocket that a client needs, so that the generator costs little beside what it measures."""

import asyncio
import os
import struct
import time
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
KEPT = 2.0  # seconds for which servers surely keep a connection open


class Web:
    """One HTTP connection that is kept open; one request at a time."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = float("-inf")
        self.lock = asyncio.Lock()

    async def post(self, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """The decoded answer, and the cookie that came with it; an OSError for any refusal."""
        async with self.lock:
            if time.monotonic() - self.used > KEPT:
                self.close()
                self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
            assert self.streams is not None
            reader, writer = self.streams
            data = b"" if body is None else msgspec.json.encode(body)
            kind = "content-type: application/json\r\n" if data else ""
            writer.write(
                f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {cookie}\r\n{kind}"
                f"content-length: {len(data)}\r\n\r\n".encode()
                + data
            )
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status, *lines = head.split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            answer = await reader.readexactly(int(headers.get("content-length", 0)))
            self.used = time.monotonic()
        if not status.split()[1].startswith("2"):
            raise OSError(f"POST {path}: {status} {answer[:200]!r}")
        return msgspec.json.decode(answer) if answer else None, headers.get("set-cookie", "").split(";")[0]

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Socket(asyncio.Protocol):
    """A WebSocket. `heard` gets every text message; `lost` is called if the other side goes away."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.heard = heard
        self.lost = lost
        self.buffer = b""
        self.transport: asyncio.Transport
        self.upgraded: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()

    async def connect(self, port: int, source: str = "127.0.0.1") -> None:
        """Returns when the server has agreed."""
        upgraded = self.upgraded
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=(source, 0))
        assert upgraded is not None
        await upgraded

    def send(self, text: bytes, code: int = TEXT) -> None:
        # A mask of zeros is a mask: the server has the same work with it, and we have none.
        size = len(text)
        if size < 126:
            head = struct.pack("!BBI", 0x80 | code, 0x80 | size, 0)
        else:
            head = struct.pack("!BBHI", 0x80 | code, 0x80 | 126, size, 0)
        self.transport.write(head + text)

    def close(self) -> None:
        self.lost = lambda: None
        self.transport.close()

    # asyncio.Protocol

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\ncookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if self.upgraded is not None:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " in head.split(b"\r\n")[0]:
                self.upgraded.set_result(None)
            else:
                self.upgraded.set_exception(OSError(head[:200].decode("latin-1")))
            self.upgraded = None
        start = 0
        while len(data) - start >= 2:
            begin, size = start + 2, data[start + 1]
            if size == 126:
                begin, size = start + 4, int.from_bytes(data[start + 2 : start + 4])
            elif size == 127:
                begin, size = start + 10, int.from_bytes(data[start + 2 : start + 10])
            if len(data) < begin + size:
                break
            self.frame(data[start] & 0xF, data[begin : begin + size])
            start = begin + size
        self.buffer = data[start:]

    def frame(self, code: int, payload: bytes) -> None:
        if code == TEXT:
            self.heard(payload)
        elif code == PING:
            self.send(payload, PONG)
        elif code == CLOSE:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if self.upgraded is not None and not self.upgraded.done():
            self.upgraded.set_exception(OSError("refused"))
        self.lost()
