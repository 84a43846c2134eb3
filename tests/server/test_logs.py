"""Logs: one JSON object a line, with the keys that collectors look for."""

import io
import json
import logging
import signal
from datetime import datetime
from typing import Any

import pytest

from sevenfold.server import logs
from tests.server.conftest import Launch


@pytest.fixture
def log() -> tuple[logging.Logger, io.StringIO]:
    """A logger that writes as the server's do, and what it has written."""
    logger, stream = logging.Logger("sevenfold.test"), io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logger.addHandler(handler)
    return logger, stream


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_an_entry_has_the_usual_keys_first(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = log
    logger.warning("it took %d tries", 3)
    (entry,) = lines(stream.getvalue())
    assert list(entry) == ["timestamp", "level", "message", "logger", "process"]
    assert (entry["level"], entry["message"], entry["logger"]) == ("warning", "it took 3 tries", "sevenfold.test")


def test_the_time_is_of_the_whole_world() -> None:
    assert logs.timestamp(0.0421) == "1970-01-01T00:00:00.042Z"
    assert logs.timestamp(1794835983.5) == "2026-11-16T13:33:03.500Z"


def test_fields_of_a_call_stand_beside_the_message(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = log
    logger.info("a bot was refused", extra={"reason": "stale", "tries": 2, "where": ("a", 1), "color_message": "\x1b"})
    (entry,) = lines(stream.getvalue())
    assert entry["message"] == "a bot was refused"
    assert {name: entry[name] for name in list(entry)[5:]} == {"reason": "stale", "tries": 2, "where": ["a", 1]}


def test_an_error_is_one_line_with_its_traceback(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = log
    try:
        raise ValueError("what\nhas happened")
    except ValueError:
        logger.exception("it failed")
    (entry,) = lines(stream.getvalue())
    assert entry["error"].startswith("Traceback")
    assert entry["error"].endswith("ValueError: what\nhas happened")


def test_a_whole_server_writes_nothing_else(launch: Launch) -> None:
    server = launch()
    server.end(signal.SIGTERM)
    entries = lines(server.journal.read_text())
    assert [entry["message"] for entry in entries] == ["open", "closed"]
    for entry in entries:
        assert datetime.fromisoformat(entry["timestamp"]).utcoffset() is not None
        assert entry["level"] == "info"
