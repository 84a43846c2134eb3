"""The WebSocket below ours: uvicorn's, with a short cut for messages.

ASGI lets every message pass a queue, a pause and a resumption of reading, and a task on each side. Here texts go
straight from the socket to a connection and back; connecting, heartbeats and closing are as uvicorn does them.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "sevenfold.wire"  # where an ASGI scope has the wire
NO_TEXT = 1007  # close code


class Ear(Protocol):
    """Who is at this end of a wire."""

    def hear(self, message: str | bytes) -> None: ...
    def go_on(self) -> None: ...  # the other end reads again


class Wire(WebSocketsSansIOProtocol):
    """Once somebody listens, messages come and go without detours."""

    ear: Ear | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    # Messages

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.ear is None:
            return super().send_receive_event_to_app()
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:  # what comes after our goodbye is not heard
            return None
        try:
            self.ear.hear(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.hang_up(NO_TEXT)
        return None

    def say(self, messages: Iterable[bytes]) -> None:
        """Sends texts; they may wait in the system's buffers, never here."""
        if self.disconnected or self.close_sent:
            return
        with suppress(InvalidState):  # the other end is saying goodbye
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self, code: int) -> None:
        """Says goodbye, and closes when the other end has answered or the time for that is over."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        with suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.hold(False)
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # Neither end gets ahead of the other

    @property
    def is_clear(self) -> bool:
        """Whether the other end keeps up with what it is told."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.ear is not None:
            self.ear.go_on()

    def hold(self, held: bool) -> None:
        """Stops listening for a while, or goes on."""
        if held != self.read_paused and not self.transport.is_closing():
            self.read_paused = held
            self.transport.pause_reading() if held else self.transport.resume_reading()
