"""Reviews of finished games, moment by moment, for pages that have no rules for a game and for programs."""

from typing import Any

import msgspec
from litestar import post
from litestar.params import FromPath

from sevenfold.game import find
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.common import REFUSALS, CurrentPerson, CurrentServices
from sevenfold.study.effects import Effects
from sevenfold.study.judgement import Chance
from sevenfold.study.moment import Moment
from sevenfold.study.review import Decided
from sevenfold.study.summary import Verdict
from sevenfold.table import Table

Interval = tuple[float, float, float]  # a share of games to win, or a difference of two, and its 95% interval


class WeighedMove(msgspec.Struct, frozen=True):
    move: dict[str, Any]
    chance: Interval


class MoveEffects(msgspec.Struct, frozen=True):
    """What a move does, as far as its player could know."""

    notes: list[dict[str, Any]]  # that come true however the hidden cards lie
    wins: bool  # at once
    allows: float  # the share of tables at which somebody else can win with the next move


class BothEffects(msgspec.Struct, frozen=True):
    best: MoveEffects
    played: MoveEffects


class JudgedDecision(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat knew then."""

    ply: int
    seat: int
    played: dict[str, Any]
    legal: int  # how many moves there were
    before: float  # the chance with the best move
    after: float  # with the one that was played
    cost: Interval
    short: Interval  # what it fell short of a usual move
    verdict: Verdict
    exact: bool  # calculated, not tried
    best: list[WeighedMove]  # the best first; the one that was played is among them
    does: BothEffects | None  # where this was a mistake


class ReviewedMoment(msgspec.Struct, frozen=True):
    """All that is to be known of a moment."""

    ply: int
    iterations: int  # how much thought it got
    decision: JudgedDecision | None  # null: there was no choice
    open: list[float]  # chances with open cards, by seat


@post(
    "/api/tables/{id:str}/review/{ply:int}",
    tags=["records"],
    summary="One moment of a finished game, judged: what the decision was worth, and what would have been better",
    status_code=200,
    responses=REFUSALS,
)
async def review(
    services: CurrentServices, person: CurrentPerson, id: FromPath[str], ply: FromPath[int]
) -> ReviewedMoment:
    room = (await services.tables.look(id)).room
    if room.phase != "over" or room.table is None:
        raise RequestRefused(Reason.NOT_OPEN, "a game can be reviewed when it is over")
    if not 0 <= ply <= room.ply:
        raise RequestRefused(Reason.UNKNOWN_TABLE, f"the game has {room.ply} moves, counted from 0")
    found = services.reviews.known(id, ply)
    if found is None:
        if not services.review_limiter.allows(person.id):
            raise RequestRefused(Reason.RATE_LIMITED)
        found = await services.reviews.look(person.id, id, room.table, ply)
    return described(found, room.table)


def described(moment: Moment, table: Table) -> ReviewedMoment:
    decided = judged(moment.decided, table) if moment.decided else None
    return ReviewedMoment(moment.ply, moment.thought.iterations, decided, list(moment.open))


def judged(one: Decided, table: Table) -> JudgedDecision:
    choice, judgement, write = one.choice, one.judgement, find(table.game).moves.fields
    return JudgedDecision(
        ply=choice.ply,
        seat=choice.seat,
        played=table.fields(one.played),
        legal=one.legal,
        before=choice.before,
        after=choice.after,
        cost=interval(choice.cost),
        short=interval(choice.short),
        verdict=choice.verdict,
        exact=judgement.exact,
        best=[WeighedMove(write(move.code), interval(move.chance)) for move in judgement.moves],
        does=one.does and BothEffects(told(one.does[0]), told(one.does[1])),
    )


def told(does: Effects) -> MoveEffects:
    return MoveEffects(list(does.notes), does.wins, does.allows)


def interval(chance: Chance) -> Interval:
    return chance.value, chance.low, chance.high
