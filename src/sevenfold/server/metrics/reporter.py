"""A worker's side of metrics: it answers on a socket in a folder of the server's own, if there is one."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from sevenfold.server.services import Services

FOLDER = "SEVENFOLD_METRICS_FOLDER"  # tells the workers where


@asynccontextmanager
async def reporting(services: "Services") -> AsyncIterator[None]:
    """Answers meanwhile, if somebody wants to know."""
    if FOLDER not in os.environ:
        yield
        return
    from sevenfold.server.metrics.readings import metrics  # not on every system

    measured = metrics(services)

    async def report(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(Exception):  # what is wrong with the database, one of the numbers says
            await services.readiness.check()
        writer.write(msgspec.json.encode([metric.family() for metric in measured]))
        writer.close()

    socket = Path(os.environ[FOLDER]) / str(os.getpid())
    server = await asyncio.start_unix_server(report, socket)
    watching = asyncio.create_task(services.measurements.watch_loop(), name="loop delay")
    try:
        yield
    finally:
        watching.cancel()
        server.close()
        socket.unlink(missing_ok=True)
        if services.settings.workers == 1:  # this process may end by a signal as soon as it has stopped serving
            socket.parent.rmdir()
