"""What a process of the server counts, where it happens."""

import asyncio
import time
from typing import get_args

from sevenfold.protocol.messages import FromClient
from sevenfold.protocol.reasons import Reason
from sevenfold.server.metrics.families import SECONDS, Counter, Histogram

TYPES = {kind: str(kind.__struct_config__.tag) for kind in get_args(FromClient)}
LOOK = 0.5  # seconds between two looks at how late the event loop is


class Measurements:
    """A move costs two looks at the clock and a few additions."""

    def __init__(self) -> None:
        self.moves = Histogram(
            "sevenfold_move_seconds", "From the arrival of a person's move until it was on disk and told.", SECONDS
        )
        self.messages = Counter("sevenfold_messages_total", "Messages that clients sent.", "type", TYPES.values())
        self.refusals = Counter("sevenfold_refusals_total", "Messages and requests refused.", "reason", Reason)
        self.requests = Counter(
            "sevenfold_http_requests_total", "Requests answered.", "status", [f"{n}xx" for n in range(1, 6)]
        )
        self.request_seconds = Histogram("sevenfold_http_request_seconds", "Time to answer a request.", SECONDS)
        self.loop_delay = Histogram(
            "sevenfold_loop_delay_seconds", "How late the event loop was, looked at twice a second.", SECONDS
        )

    def received(self, message: FromClient) -> None:
        self.messages.add(TYPES[type(message)])

    def answered(self, status: int) -> None:
        """A request."""
        self.requests.add(f"{status // 100}xx")

    async def watch_loop(self) -> None:
        """Until cancelled."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.loop_delay.observe(max(0.0, time.perf_counter() - began - LOOK))
