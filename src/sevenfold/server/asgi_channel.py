"""A channel over plain ASGI, for servers that know nothing of ours.

It is slower than `WebSocketProtocol` and has fewer bounds: what a message is made of, how many heartbeats come, and for
how long somebody may not read what was sent, is left to the server below.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from litestar.types import Receive, Send

from sevenfold.server.channel import GOODBYE, LARGEST_MESSAGE, TOO_LARGE, MessageHandler


class AsgiChannel:
    """Messages are received and sent by a task each, so that whoever does not read can still be heard."""

    handler: MessageHandler | None = None

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send
        self.listening = asyncio.Event()
        self.listening.set()
        self.closed = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None

    # From the other end

    async def wait_until_closed(self) -> None:
        reading = asyncio.create_task(self.read())
        try:
            await self.closed.wait()
        finally:
            reading.cancel()
            if self.sending is not None:
                await asyncio.wait([self.sending], timeout=GOODBYE)
                self.sending.cancel()

    async def read(self) -> None:
        try:
            while (message := await self.receive())["type"] == "websocket.receive":
                text = message.get("text")
                self.take(text if text is not None else message.get("bytes") or b"")
                await self.listening.wait()
        finally:
            self.closed.set()

    def take(self, message: str | bytes) -> None:
        size = len(message.encode()) if isinstance(message, str) else len(message)
        if size > LARGEST_MESSAGE:
            self.hang_up(TOO_LARGE)
        elif self.handler is not None and not self.closed.is_set():
            self.handler.on_message(message)

    def pause(self, paused: bool) -> None:
        self.listening.clear() if paused else self.listening.set()

    # To the other end

    @property
    def is_writable(self) -> bool:
        return self.sending is None and not self.closed.is_set()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        self.sending = asyncio.create_task(self.write([message.decode() for message in messages]))

    async def write(self, texts: list[str]) -> None:
        try:
            for text in texts:
                await self.send({"type": "websocket.send", "text": text, "bytes": None})
        except Exception:  # servers differ in how they say that nobody is there any more
            self.closed.set()
        if self.sending is asyncio.current_task():  # not so if we are saying goodbye meanwhile
            self.sending = None
        if self.handler is not None:
            self.handler.on_writable()

    # The end

    def hang_up(self, code: int) -> None:
        if not self.closed.is_set():
            self.sending = asyncio.create_task(self.say_goodbye(self.sending, code))
            self.closed.set()

    async def say_goodbye(self, sending: asyncio.Task[None] | None, code: int) -> None:
        if sending is not None:
            await sending
        with suppress(Exception):  # likewise
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def abort(self) -> None:
        """ASGI has no word for it: what is under way is dropped, and the server closes when we are done."""
        if self.sending is not None:
            self.sending.cancel()
        self.closed.set()
