"""Structured logs: one JSON object a line, about what the server does, never about what somebody holds."""

import json
import logging
import sys
from typing import Any


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


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
