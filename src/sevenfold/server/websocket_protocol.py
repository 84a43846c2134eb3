"""The WebSocket below ours: uvicorn's, with a short cut for messages and with bounds.

ASGI lets every message pass a queue, a pause and a resumption of reading, and a task on each side. Here texts go
straight from the socket to a connection and back; connecting, heartbeats and closing are as uvicorn does them. Whatever
the other end sends or does not read, the work for it in one turn of the loop and the memory it takes are bounded.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it comes without compiled parts
    from websockets.utils import apply_mask

from sevenfold.server.channel import EXTENSION, GOODBYE, LARGEST_MESSAGE, MessageHandler
from sevenfold.server.limits import Bucket

WHOLE_TEXT = 0x81  # the first byte of a frame
NEXT_FRAME = StreamReader.at_eof.__code__  # what the parser does between two frames
MASKED = 0x80  # in its second byte, beside the size
LONGER, LONGEST = Struct("!BBH"), Struct("!BBQ")  # what it begins with, from 126 bytes on, and from 65,536 on
NO_TEXT, TOO_MUCH = 1007, 1008  # close codes
PORTION = 4096  # bytes that are parsed before others have their turn: at most 680 frames
MOST_UNPARSED = 2**20  # bytes
MOST_FRAGMENTS = 64  # frames of one message
CONTROL_RATE, CONTROL_BURST = 10.0, 100.0  # pings and pongs, where one in twenty seconds is usual


def head(size: int) -> bytes:
    """What a text of so many bytes begins with on the wire, all of it in one frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return LONGER.pack(WHOLE_TEXT, 126, size) if size < 2**16 else LONGEST.pack(WHOLE_TEXT, 127, size)


def whole_text(data: bytes) -> bytes | None:
    """The text in these bytes, if they are one whole frame of a client with one whole text (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 8
    elif size == 127:  # longer than we take
        return None
    if len(data) != start + size or size > LARGEST_MESSAGE:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def rests(parser: Any) -> bool:
    """Whether a parser of frames waits for the next one to begin."""
    while parser is not None and getattr(parser, "gi_code", None) is not NEXT_FRAME:
        parser = getattr(parser, "gi_yieldfrom", None)
    return parser is not None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Once somebody listens, messages come and go without detours."""

    handler: MessageHandler | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unparsed = bytearray()
        self.parsing: asyncio.Handle | None = None
        self.paused = False  # what came before is to be answered first
        self.is_writable = True  # the other end keeps up with what it is told
        self.parser_rests: bool | None = None  # between two messages, open; None: it was fed since we looked
        self.fragments = 0
        self.heard = self.loop.time()  # when the other end last said anything
        self.control = Bucket(CONTROL_RATE, CONTROL_BURST, self.loop.time())
        self.given_up = False
        self.last_call: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]
            self.end_within(self.close_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of the connection stays behind, not even until the garbage is collected."""
        super().connection_lost(exc)
        self.is_writable = True  # whatever comes is dropped
        self.give_up_reading()
        self.handler = None
        if self.last_call is not None:
            self.last_call.cancel()
        self.conn.parser.close()  # knows the connection, which knows it
        self.conn.parser_exc = None

    # From the other end

    def data_received(self, data: bytes) -> None:
        if self.given_up:
            return
        self.heard = self.loop.time()
        if self.unparsed or self.paused or len(data) > PORTION:
            self.unparsed += data
            self.parse_on()
        elif self.is_between_messages and (text := whole_text(data)) is not None:
            self.pass_on(text)
        else:
            self.feed(data)
        if len(self.unparsed) > MOST_UNPARSED:
            self.cut_off(TOO_MUCH)

    @property
    def is_between_messages(self) -> bool:
        """Whether the next byte begins a message, and somebody is there to hear it."""
        if self.handler is None or self.close_sent:
            return False
        if self.parser_rests is None:
            is_open = self.conn.state is State.OPEN
            self.parser_rests = is_open and self.conn.current_size is None and rests(self.conn.parser)
        return self.parser_rests

    def feed(self, data: bytes) -> None:
        self.parser_rests = None
        super().data_received(data)

    def parse_on(self) -> None:
        """Parses the rest when others have had their turn. Until then nothing more is read."""
        if self.given_up:
            return
        if self.unparsed and not self.paused and self.parsing is None:
            self.parsing = self.loop.call_soon(self.parse)
        queued = self.handler is None and not self.close_sent and not self.queue.empty()
        full = self.paused or queued or bool(self.unparsed)
        if full != self.read_paused and not self.transport.is_closing():
            self.read_paused = full
            self.transport.pause_reading() if full else self.transport.resume_reading()

    def parse(self) -> None:
        self.parsing = None
        if self.paused:
            return
        portion = bytes(self.unparsed[:PORTION])
        del self.unparsed[:PORTION]
        self.feed(portion)
        self.parse_on()

    def handle_events(self) -> None:
        if all(self.is_bearable(frame) for frame in self.conn.events if isinstance(frame, Frame)):
            super().handle_events()
        else:
            self.cut_off(TOO_MUCH)

    def is_bearable(self, frame: Frame) -> bool:
        """Frames that cost us work and bring nothing are counted: crumbs of messages, pings, and all after goodbye."""
        if self.close_sent or frame.opcode in (Opcode.PING, Opcode.PONG):
            return self.control.take(1, self.loop.time())
        self.fragments = 0 if frame.fin else self.fragments + 1
        return self.fragments <= MOST_FRAGMENTS

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.handler is None:
            return super().send_receive_event_to_app()
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:  # what comes after our close frame is not read
            return None
        if self.curr_msg_data_type == "text":
            self.pass_on(data)
        else:
            self.handler.on_message(data)
        return None

    def pass_on(self, text: bytes) -> None:
        assert self.handler is not None
        try:
            message = text.decode()
        except UnicodeDecodeError:
            self.hang_up(NO_TEXT)
        else:
            self.handler.on_message(message)

    def pause(self, paused: bool) -> None:
        """Stops listening for a while, or goes on."""
        if paused != self.paused:
            self.paused = paused
            self.parse_on()

    # To the other end

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.handler is not None:
            self.handler.on_writable()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Sends texts; they may wait in the system's buffers, never here."""
        if not self.disconnected and not self.close_sent and self.conn.state is State.OPEN:
            parts: list[bytes] = []
            for message in messages:
                parts += (head(len(message)), message)
            self.transport.write(b"".join(parts))

    # The end

    async def wait_until_closed(self) -> None:
        while (await self.receive())["type"] != "websocket.disconnect":
            pass

    def hang_up(self, code: int) -> None:
        """Says goodbye, and closes when the other end has answered or the time for that is over."""
        if self.say_goodbye(code):
            self.pause(False)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def cut_off(self, code: int) -> None:
        """For who sends too much: nothing more is read, and the end is near."""
        self.give_up_reading()
        if self.say_goodbye(code):
            self.transport.pause_reading()
            self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)
        else:
            self.abort()

    def say_goodbye(self, code: int) -> bool:
        """False if that was said before."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        with suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        return True

    def abort(self) -> None:
        """Ends the connection now. What the other end has not read is dropped: it may never be."""
        self.give_up_reading()
        self.transport.abort()

    def end_within(self, seconds: float) -> None:
        """A polite end lasts until the other one has read everything, perhaps for ever."""
        if self.last_call is not None:
            self.last_call.cancel()
        if not self.disconnected:
            self.last_call = self.loop.call_later(seconds, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops, and waits for nobody who does not read."""
        super().shutdown()
        self.end_within(GOODBYE)

    def send_keepalive_ping(self) -> None:
        """Only who has been silent is asked whether they are there: with thousands who play, pings were work."""
        assert self.ping_interval is not None
        rest = self.heard + self.ping_interval - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """The other end has not answered a ping. A polite end would wait until it reads."""
        super().keepalive_timeout()
        self.abort()

    def give_up_reading(self) -> None:
        self.given_up = True
        self.unparsed.clear()
        self.frames = []
        self.conn.events_received()
        if self.parsing is not None:
            self.parsing.cancel()
            self.parsing = None
