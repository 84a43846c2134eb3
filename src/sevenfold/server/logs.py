"""Structured logs: one JSON object a line, about what the server does, never about what somebody holds.

The keys are those that collectors of logs look for: `timestamp`, `level`, `message`. A call adds fields of its own with
`extra={"table": …}`.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

USUAL = {*vars(logging.makeLogRecord({})), "color_message"}  # of every record, and uvicorn's for terminals


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "timestamp": timestamp(record.created),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "logger": record.name,
            "process": record.process,
        }
        entry |= {name: value for name, value in vars(record).items() if name not in USUAL | entry.keys()}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def timestamp(seconds: float) -> str:
    """As RFC 3339 has it: 2026-11-16T13:33:03.042Z."""
    moment = datetime.fromtimestamp(seconds, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def is_ours_to_know(record: logging.LogRecord) -> bool:
    """Bytes that are no text end the connection of whoever sends them; they are no error of the server."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, UnicodeDecodeError) and not isinstance(
        getattr(error, "__context__", None), UnicodeDecodeError
    )


def set_up(level: str) -> None:
    """Everything of ours, and what the web server has to complain about, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours_to_know)
    for name, least in (("sevenfold", level), ("uvicorn.error", "warning"), ("asyncio", "warning")):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least.upper())
