"""Lessons over HTTP. Nothing is stored: every answer names the exercise and the move."""

from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath

from sevenfold.errors import IllegalMove, InvalidMove
from sevenfold.server import lessons
from sevenfold.server.errors import Reason, Refusal
from sevenfold.server.http.common import REFUSALS, Asker


class Task(msgspec.Struct, frozen=True):
    """An exercise as the learner sees it."""

    id: str
    seat: int
    view: dict[str, Any]
    insight: dict[str, Any]
    choices: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    move: str


class Judgement(msgspec.Struct, frozen=True):
    """A legal answer: was it what the exercise is about, and the table after it."""

    right: bool
    view: dict[str, Any]
    insight: dict[str, Any]


class LessonsController(Controller):
    path = "/api/lessons"
    tags = ["lessons"]  # noqa: RUF012

    @get("/{game:str}", summary="The exercises of a game", responses=REFUSALS)
    async def tasks(self, person: Asker, game: FromPath[str]) -> list[Task]:
        found = lessons.of(game)
        if not found:
            raise Refusal(Reason.UNKNOWN_TABLE, "there is no such game")
        return [task(exercise) for exercise in found]

    @post("/{game:str}/{number:int}", summary="Try a move in an exercise", status_code=200, responses=REFUSALS)
    async def attempt(self, person: Asker, game: FromPath[str], number: FromPath[int], data: Answer) -> Judgement:
        found = lessons.of(game)
        if not 0 <= number < len(found):
            raise Refusal(Reason.UNKNOWN_TABLE, "there is no such exercise")
        return judge(found[number], data.move)


def task(exercise: lessons.Exercise) -> Task:
    table = exercise.table()
    seen, known = table.view(lessons.SEAT), table.insight(lessons.SEAT)
    return Task(exercise.id, lessons.SEAT, seen, known, table.legal_moves.choices())


def judge(exercise: lessons.Exercise, move: str) -> Judgement:
    before = exercise.table()
    after = before.copy()
    try:
        after.play(move)
    except InvalidMove as error:
        raise Refusal(Reason.INVALID, str(error)[:200]) from None
    except IllegalMove as error:
        raise Refusal(Reason.ILLEGAL, error.reason, error.clause) from None
    right = lessons.fulfils(exercise.wish, before, move, after)
    return Judgement(right, after.view(lessons.SEAT), after.insight(lessons.SEAT))
