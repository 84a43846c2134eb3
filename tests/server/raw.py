"""Sockets without manners: bytes as they are, read or not."""

import socket
import struct
from contextlib import suppress
from urllib.parse import urlsplit

from tests.server.harness import PATIENCE

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
ABNORMAL = 1006  # how a connection ends without a goodbye
KEY = b"AAAAAAAAAAAAAAAAAAAAAA=="


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame as clients send them; the mask is zero."""
    head = (0x80 if fin else 0) | opcode
    if len(payload) < 126:
        return struct.pack("!BB4x", head, 0x80 | len(payload)) + payload
    return struct.pack("!BBH4x", head, 0x80 | 126, len(payload)) + payload


class Raw:
    """A TCP connection to a server."""

    def __init__(self, url: str, receive_buffer: int | None = None) -> None:
        where = urlsplit(url)
        assert where.hostname is not None
        assert where.port is not None
        found = socket.getaddrinfo(where.hostname, where.port, type=socket.SOCK_STREAM)[0]
        self.host = where.netloc.encode()
        self.socket = socket.socket(*found[:3])
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(found[4])
        self.read = b""

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """False if the other end has gone."""
        try:
            self.socket.sendall(data)
        except (ConnectionError, TimeoutError):
            return False
        return True

    def hang_up(self) -> None:
        """Ends what another thread may be waiting for."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def until(self, end: bytes) -> bytes:
        """What comes up to here."""
        while end not in self.read:
            more = self.socket.recv(65536)
            assert more, self.read
            self.read += more
        head, _, self.read = self.read.partition(end)
        return head + end

    def rest(self) -> bytes:
        """What comes until the other end closes."""
        try:
            while more := self.socket.recv(65536):
                self.read += more
        except ConnectionError:
            pass
        return self.read

    def upgrade(self, **headers: str) -> None:
        """Becomes a WebSocket."""
        lines = [b"GET /ws HTTP/1.1", b"Host: " + self.host, b"Connection: Upgrade", b"Upgrade: websocket"]
        lines += [b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: " + KEY]
        lines += [f"{name}: {value}".encode() for name, value in headers.items()]
        self.send(b"\r\n".join(lines) + b"\r\n\r\n")
        assert b" 101 " in self.until(b"\r\n\r\n")

    def close_code(self) -> int:
        """With which code the other end closes, after whatever else it says."""
        data, place = self.rest(), 0
        while place + 2 <= len(data):
            opcode, length, place = data[place] & 0xF, data[place + 1], place + 2
            if length == 126:
                (length,), place = struct.unpack_from("!H", data, place), place + 2
            elif length == 127:
                (length,), place = struct.unpack_from("!Q", data, place), place + 8
            if opcode == CLOSE:
                return int.from_bytes(data[place : place + 2])
            place += length
        return ABNORMAL
