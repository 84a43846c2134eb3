"""What a connection needs of the server below it: a WebSocket that passes messages on, and can be paused and closed.

There are two: `WebSocketProtocol`, which replaces uvicorn's own, and `AsgiChannel`, which any ASGI server can carry.
"""

from collections.abc import Iterable
from typing import Protocol

EXTENSION = "sevenfold.channel"  # where an ASGI scope has a channel, if the server below gives us one
LARGEST_MESSAGE = 16_384  # bytes
TOO_LARGE = 1009  # close code
GOODBYE = 1.0  # seconds in which somebody who is cut off can read why


class MessageHandler(Protocol):
    """Who is at this end of a channel."""

    def on_message(self, message: str | bytes) -> None: ...
    def on_writable(self) -> None: ...  # the other end reads again


class Channel(Protocol):
    """A WebSocket that is open."""

    handler: MessageHandler | None

    @property
    def is_writable(self) -> bool: ...  # the other end keeps up with what it is told
    def send_texts(self, messages: Iterable[bytes]) -> None: ...  # only while it is writable
    def pause(self, paused: bool) -> None: ...  # takes in no more messages for a while, or goes on
    def hang_up(self, code: int) -> None: ...  # closes, with a goodbye
    def abort(self) -> None: ...  # closes at once: what the other end has not read is dropped
    async def wait_until_closed(self) -> None: ...  # by either side
