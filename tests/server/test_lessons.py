"""Lessons over HTTP: nothing is kept, nothing is shown that the learner may not see, and the rules judge."""

import asyncio
from typing import Any

import pytest

from sevenfold.lessons import NAMES, lesson
from tests.server.client import Guest
from tests.server.harness import Server


@pytest.fixture
def stranger(server: Server) -> Guest:
    """Learning needs no name."""
    return Guest(server.url)


def ask(stranger: Guest, method: str, path: str, body: Any = None) -> Any:
    return asyncio.run(stranger.do(method, path, body))


def refused(stranger: Guest, path: str, move: str) -> dict[str, str]:
    answer = asyncio.run(stranger.request("POST", path, {"move": move}))
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_taken_to_its_end(name: str, stranger: Guest) -> None:
    plan = ask(stranger, "GET", f"/api/lessons/{name}")
    assert plan["game"] == lesson(name).game
    for number, (shown, step) in enumerate(zip(plan["steps"], lesson(name).steps, strict=True)):
        assert shown["scene"]["view"] == step.table.view(step.seat)
        assert shown["scene"]["choices"] == step.table.legal_moves.choices()
        for move in step.table.legal_moves:
            judged = ask(stranger, "POST", f"/api/lessons/{name}/{number}", {"move": move})
            assert judged["good"] == step.is_wanted(move)
            assert judged["scene"]["view"] == step.tried(move).view(step.seat)


def test_a_move_against_the_rules_is_explained(stranger: Guest) -> None:
    wrong = refused(stranger, "/api/lessons/dragon/0", "1@0")
    assert wrong == {"status": 409, "reason": "illegal", "detail": "dr-place-alone", "clause": "DR-PLACE"}
    assert refused(stranger, "/api/lessons/dragon/0", "castle")["reason"] == "invalid"


@pytest.mark.parametrize("path", ["/api/lessons/chess/0", "/api/lessons/dragon/7", "/api/lessons/dragon/-1"])
def test_there_are_no_other_lessons(path: str, stranger: Guest) -> None:
    assert refused(stranger, path, "4@1")["status"] == 404
