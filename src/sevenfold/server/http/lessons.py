"""Lessons: prepared tables to try moves at. Nothing is kept: every try begins at the step's own position."""

from functools import cache
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from sevenfold.errors import IllegalMove, InvalidMove
from sevenfold.lessons import Lesson, lesson
from sevenfold.protocol.messages import OutcomeState
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.common import REFUSALS, Problem
from sevenfold.table import Table


class LessonScene(msgspec.Struct, frozen=True):
    """A table as the learner sees it."""

    view: dict[str, Any]
    insight: dict[str, Any]
    choices: dict[str, Any] | None  # the legal moves, if the learner is on turn
    outcome: OutcomeState | None


class LessonStep(msgspec.Struct, frozen=True):
    name: str
    seat: int
    scene: LessonScene
    point: list[str]  # what its text speaks of, by the spots of the board


class LessonPlan(msgspec.Struct, frozen=True):
    name: str
    game: str
    steps: list[LessonStep]


class Attempt(msgspec.Struct, frozen=True):
    move: dict[str, Any]


class Judgement(msgspec.Struct, frozen=True):
    """What comes of a try. One against the rules is no error here: it is how people learn."""

    good: bool  # what the step is about
    scene: LessonScene | None  # after a legal move
    refusal: Problem | None  # of one that is not


class LessonsController(Controller):
    path = "/api/lessons/{name:str}"
    tags = ["lessons"]  # noqa: RUF012

    @get(summary="A lesson: its tables, step by step", responses=REFUSALS, sync_to_thread=True)
    def read(self, name: FromPath[str]) -> LessonPlan:
        return plan(found(name).name)

    @post("/{step:int}", summary="Try a move", status_code=200, responses=REFUSALS, sync_to_thread=True)
    def attempt(self, name: FromPath[str], step: FromPath[int], data: JSONBody[Attempt]) -> Judgement:
        steps = found(name).steps
        if not 0 <= step < len(steps):
            raise RequestRefused(Reason.UNKNOWN_TABLE, f"the lesson has {len(steps)} steps, counted from 0")
        tried = steps[step]
        try:
            after = tried.tried(data.move)
        except InvalidMove as error:
            raise RequestRefused(Reason.INVALID, str(error)) from error
        except IllegalMove as error:
            return Judgement(good=False, scene=None, refusal=Problem(Reason.ILLEGAL, error.reason, error.clause))
        return Judgement(tried.is_wanted(data.move), scene(after, tried.seat), refusal=None)


def found(name: str) -> Lesson:
    try:
        return lesson(name)
    except LookupError as error:
        raise RequestRefused(Reason.UNKNOWN_TABLE, str(error)) from error


@cache
def plan(name: str) -> LessonPlan:
    taught = lesson(name)
    steps = [LessonStep(step.name, step.seat, scene(step.table, step.seat), list(step.point)) for step in taught.steps]
    return LessonPlan(taught.name, taught.game, steps)


def scene(table: Table, seat: int) -> LessonScene:
    outcome = table.outcome
    return LessonScene(
        view=table.view(seat),
        insight=table.insight(seat),
        choices=table.legal_moves.choices() if table.turn == seat else None,
        outcome=OutcomeState(list(outcome.winners), outcome.reason, list(outcome.scores)) if outcome else None,
    )
