"""What a process of the server can say of itself when it is asked."""

import resource
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from sqlalchemy.pool import QueuePool

from sevenfold.server.metrics.families import Metric, Reading

if TYPE_CHECKING:
    from sevenfold.server.services import Services

PROC = Path("/proc/self")  # only Linux has it


def metrics(services: "Services") -> list[Metric]:
    """All that this process can say of itself."""
    writer = services.store.writer
    parts = [services.thinking.waited, writer.seconds, writer.sizes, writer.failures]
    return [*vars(services.measurements).values(), *parts, *service_readings(services), *process_readings()]


def service_readings(services: "Services") -> list[Metric]:
    presence, rooms, thinking = services.presence, services.rooms, services.thinking
    writing = services.store.writer
    pool = cast(QueuePool, services.store.engine.pool)
    return [
        Reading("sevenfold_ready", "1 if the database could be written to.", lambda: services.readiness.error is None),
        Reading("sevenfold_connections", "WebSockets open.", lambda: sum(map(len, presence.connections.values()))),
        Reading("sevenfold_people", "People connected.", lambda: len(presence.connections)),
        Reading("sevenfold_tables", "Tables in memory.", lambda: len(rooms.live)),
        Reading(
            "sevenfold_tables_watched",
            "Tables that somebody looks at.",
            lambda: sum(bool(live.watchers) for live in rooms.live.values()),
        ),
        Reading("sevenfold_thinking_threads", "Threads for bots, hints and reviews.", lambda: thinking.threads),
        Reading("sevenfold_thinking_busy", "Threads that think.", lambda: thinking.threads - thinking.free),
        Reading(
            "sevenfold_thinking_waiting",
            "Bots and hints that wait for a thread.",
            lambda: sum(map(len, thinking.waiting.values())),
        ),
        Reading("sevenfold_events_waiting", "Events that wait for the next commit.", lambda: len(writing.waiting)),
        Reading("sevenfold_database_connections", "Connections for reading that are allowed.", pool.size),
        Reading("sevenfold_database_connections_busy", "Those of them in use.", pool.checkedout),
    ]


def process_readings() -> list[Metric]:
    """As Prometheus' own libraries name them."""
    time_worked = Reading("process_cpu_seconds_total", "Time that the processor worked.", time.process_time, "counter")
    if not PROC.exists():
        return [time_worked]
    return [
        time_worked,
        Reading("process_resident_memory_bytes", "Memory in use.", resident),
        Reading("process_open_fds", "Open files and sockets.", lambda: sum(1 for _ in (PROC / "fd").iterdir())),
        Reading("process_max_fds", "How many there may be.", lambda: resource.getrlimit(resource.RLIMIT_NOFILE)[0]),
    ]


def resident() -> int:
    return int((PROC / "statm").read_text().split()[1]) * resource.getpagesize()
