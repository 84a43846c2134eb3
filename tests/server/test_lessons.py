"""The exercises are real positions, solvable, and judged by the rules."""

import pytest

from sevenfold.game import REGISTRY
from sevenfold.server import lessons
from sevenfold.server.errors import Reason, Refusal
from sevenfold.server.http.lessons import judge, task
from sevenfold.texts import LANGUAGES, texts

EXERCISES = lessons.exercises()


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
def test_every_exercise_can_be_solved(exercise: lessons.Exercise) -> None:
    table = exercise.table()
    assert table.turn == lessons.SEAT
    judged = {str(move): judge(exercise, move).right for move in table.legal_moves}
    assert any(judged.values())
    if exercise.wish in lessons.WISHES:  # something to find
        assert not all(judged.values())


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exercise_has_its_texts(exercise: lessons.Exercise, language: str) -> None:
    for id in (f"web-task-{exercise.id}", f"web-task-{exercise.id}-done"):
        assert texts(language).has(id)


def test_every_game_has_a_lesson() -> None:
    assert {exercise.game for exercise in EXERCISES} == set(REGISTRY)


def test_learners_see_what_their_seat_may_know() -> None:
    for exercise in EXERCISES:
        assert task(exercise).view == exercise.table().view(lessons.SEAT)


def test_an_illegal_answer_is_explained() -> None:
    [exercise] = [one for one in EXERCISES if one.id == "dragon-place"]
    with pytest.raises(Refusal) as refused:
        judge(exercise, f"under {task(exercise).view['hands'][lessons.SEAT][0]}")
    assert (refused.value.reason, refused.value.clause) == (Reason.ILLEGAL, "DR-STUCK")
    with pytest.raises(Refusal) as refused:
        judge(exercise, "nonsense")
    assert refused.value.reason is Reason.INVALID
