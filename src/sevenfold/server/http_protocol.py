"""HTTP below ours: uvicorn's, with bounds on what a request may be made of, and on how long it may take.

uvicorn leaves headers to a parser that takes any number of any length, and waits for the rest of a request for ever.
"""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

PORTION = 4096  # bytes that are parsed before they are counted
MOST_HEAD = 32_768  # bytes of a request that are not its body: address, headers, trailers
MOST_HEADERS = 100
MOST_PIPELINED = 20  # requests that are sent before the first one is answered
WHOLE = 20.0  # seconds within which a request must have come
STALLED = 30.0  # seconds in which a reader must have read something


class TooLarge(Exception):
    """The parser is to stop here."""


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.taken = self.body = 0  # bytes: of the present request but for its body; of bodies in the present portion
        self.head = self.fields = 0  # what the parser has found of the head: bytes, headers
        self.in_body = False
        self.ended = False
        self.coming: asyncio.TimerHandle | None = None  # a request is on its way
        self.leaving: asyncio.TimerHandle | None = None  # an answer waits for its reader

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop()

    def stop(self) -> None:
        self.ended = True
        for timer in (self.coming, self.leaving):
            if timer is not None:
                timer.cancel()

    # A request

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            if self.ended or self.transport.is_closing():
                return
            self.take(data[start : start + PORTION])

    def take(self, portion: bytes) -> None:
        if self.coming is None:
            self.expect()
        self.body = 0
        super().data_received(portion)
        self.taken += len(portion) - self.body
        if self.ended:
            return
        if self.taken > MOST_HEAD:  # the parser may still wait for the end of a header
            self.refuse_head()
        elif len(self.pipeline) > MOST_PIPELINED:
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, f"Send at most {MOST_PIPELINED} requests before an answer.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begin()
        if self.coming is None:
            self.expect()

    def begin(self) -> None:
        self.taken = self.head = self.fields = 0
        self.in_body = False

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.fields += 1
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def count(self, size: int) -> None:
        self.head += size
        if self.head > MOST_HEAD or self.fields > MOST_HEADERS:
            self.refuse_head()
            raise TooLarge

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_body = True

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.body += len(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.begin()
        if self.coming is not None:
            self.coming.cancel()
            self.coming = None

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.stop()
        self.parser = None  # type: ignore[assignment]  # it knows us, and we it

    # Time

    def expect(self) -> None:
        self.coming = self.loop.call_later(WHOLE, self.give_up)

    def give_up(self) -> None:
        """The request has not come. Whoever is being answered meanwhile is not disturbed."""
        self.coming = None
        if self.cycle is not None and not self.cycle.response_complete and not self.in_body:
            self.expect()
        else:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT, f"Send the whole request within {WHOLE:.0f} seconds.")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None

    def watch_reader(self, left_before: int | None = None) -> None:
        """Whoever has read nothing for a while is cut off: what waits for them would wait for ever."""
        left = self.transport.get_write_buffer_size()
        if left_before is not None and left >= left_before:
            self.transport.abort()
        else:
            self.leaving = self.loop.call_later(STALLED, self.watch_reader, left)

    # No

    def send_400_response(self, msg: str) -> None:
        """What the parser cannot read, or was told not to."""
        if not self.ended:
            super().send_400_response(msg)

    def refuse_head(self) -> None:
        sentence = f"Send at most {MOST_HEADERS} headers of together {MOST_HEAD} bytes."
        self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, sentence)

    def refuse(self, status: HTTPStatus, sentence: str) -> None:
        """Says why, unless another answer is under way, and closes."""
        self.ended = True
        if self.cycle is None or self.cycle.response_complete:
            text = sentence.encode()
            kind = b"content-type: text/plain; charset=utf-8\r\n"
            length = b"content-length: %d\r\n" % len(text)
            self.transport.write(STATUS_LINE[status] + kind + length + b"connection: close\r\n\r\n" + text)
        self.transport.close()
