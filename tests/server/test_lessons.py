"""Lessons over HTTP: nothing is kept, nothing is shown that the learner may not see, and the rules judge."""

from collections.abc import Iterator

import httpx
import pytest

from sevenfold.lessons import lesson, names
from tests.server.harness import PATIENCE, Server


@pytest.fixture
def stranger(server: Server) -> Iterator[httpx.Client]:
    """Learning needs no name."""
    with httpx.Client(base_url=f"{server.url}/api/lessons", trust_env=False, timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize("name", names())
def test_a_lesson_can_be_taken_to_its_end(name: str, stranger: httpx.Client) -> None:
    plan = stranger.get(f"/{name}").json()
    assert plan["game"] == lesson(name).game
    for number, (shown, step) in enumerate(zip(plan["steps"], lesson(name).steps, strict=True)):
        assert shown["scene"]["view"] == step.table.view(step.seat)
        assert shown["scene"]["choices"] == step.table.legal_moves.choices()
        for move in step.table.legal_moves:
            judged = stranger.post(f"/{name}/{number}", json={"move": step.table.fields(move)}).json()
            assert judged["good"] == step.is_wanted(move)
            assert judged["scene"]["view"] == step.tried(move).view(step.seat)


def test_a_move_against_the_rules_is_explained(stranger: httpx.Client) -> None:
    judged = stranger.post("/dragon/0", json={"move": {"kind": "place", "card": "1", "row": 0}}).json()
    why = {"reason": "illegal", "detail": "dr-place-alone", "clause": "DR-PLACE"}
    assert judged == {"good": False, "scene": None, "refusal": why}
    assert stranger.post("/dragon/0", json={"move": {"kind": "castle"}}).json()["reason"] == "invalid"


@pytest.mark.parametrize("path", ["/chess/0", "/dragon/7", "/dragon/-1"])
def test_there_are_no_other_lessons(path: str, stranger: httpx.Client) -> None:
    assert stranger.post(path, json={"move": {"kind": "place", "card": "4", "row": 1}}).status_code == 404
