"""Games to keep: records to download and check, replays from any seat's eyes, all my games at once."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from sevenfold.kernel.types import EVERYTHING, SPECTATOR
from sevenfold.protocol.reasons import Reason
from sevenfold.server import events, history, public
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.common import REFUSALS, CurrentPerson, CurrentServices
from sevenfold.server.people import Person
from sevenfold.server.room import Room, replay, taken_back
from sevenfold.server.services import Services
from sevenfold.server.store import Log

FORMAT = 1
GAME = 2.0  # messages that a game among all of mine costs
PAUSE = 0.1  # seconds
STEPS = events.Started, events.Moved, events.Joined


class Stage(msgspec.Struct, frozen=True):
    """The table after a move."""

    ply: int
    seat: int | None  # who moved
    move: dict[str, Any] | None
    notes: list[dict[str, Any]]  # what it brought
    view: Any
    insight: Any


class GameFile(msgspec.Struct, frozen=True, rename={"format": "sevenfold-game"}):
    """A finished game and the proof of its deal; `sevenfold verify` checks it."""

    format: int
    record: dict[str, Any]
    commitment: str
    nonce: str
    names: dict[str, str]


class RecordsController(Controller):
    path = "/api/tables/{id:str}"
    tags = ["records"]  # noqa: RUF012

    @get("/record", summary="Download a finished game", responses=REFUSALS)
    async def record(self, services: CurrentServices, person: CurrentPerson, id: FromPath[str]) -> GameFile:
        kept = await services.tables.log(id)
        require_patience(services, person, history.PASSED * len(kept))
        return game_file(replay(id, kept), await services.store.names(id))

    @get(
        "/history",
        summary="The game so far, move by move: from one of my seats, or as a watcher; afterwards from any",
        responses=REFUSALS,
    )
    async def history(
        self,
        services: CurrentServices,
        person: CurrentPerson,
        id: FromPath[str],
        seat: FromQuery[int | None] = None,
        everything: Annotated[bool, QueryParameter(description="all cards open; only after the end")] = False,
    ) -> list[Stage]:
        kept = await services.tables.log(id)
        require_patience(services, person, history.TOLD * len(kept))
        room = replay(id, kept)
        over = room.phase == "over"
        if everything and not over:
            raise RequestRefused(Reason.NOT_OPEN, "the cards are open when the game is over")
        if seat is not None and seat not in (room.seats if over else room.seats_of(person.id)):
            raise RequestRefused(Reason.NOT_SEATED)
        return stages(id, kept, seat, everything)


def require_patience(services: Services, person: Person, cost: float) -> None:
    """A long game is more work than a message: it counts as so many."""
    if not services.limiter.lends(person.id, cost):
        raise RequestRefused(Reason.RATE_LIMITED, "so long a game takes a moment")


def stages(id: str, kept: Log, seat: int | None, everything: bool) -> list[Stage]:
    """One stage for the deal and one for every move, without what was taken back."""
    room, found = Room(id), []
    undone = taken_back(event for _, event in kept)
    for number, (at, event) in enumerate(kept):
        room.apply(event, at, number in undone)
        if room.table is None or number in undone or not isinstance(event, STEPS):
            continue
        told = public.happening(
            room, event, event.seat if everything and not isinstance(event, events.Started) else seat
        )
        eyes = seat if seat is not None and seat in room.table.seats else SPECTATOR
        scene = room.table.scene()
        view, insight = scene.view_text(EVERYTHING if everything else eyes), scene.insight_text(eyes)
        found.append(Stage(room.ply, told.seat, told.move, told.notes or [], msgspec.Raw(view), msgspec.Raw(insight)))
    return found


def game_file(room: Room, names: dict[int, str]) -> GameFile:
    if room.phase != "over" or room.table is None or room.secret is None or room.commitment is None:
        raise RequestRefused(Reason.NOT_OPEN, "a game can be downloaded when it is over")
    told = {str(seat): name for seat, name in sorted(names.items())}
    return GameFile(FORMAT, room.table.record(), room.commitment, room.secret.nonce, told)


@get(
    "/api/me/games.jsonl",
    tags=["records"],
    summary="All my finished games, one a line",
    media_type="application/jsonl",
    responses=REFUSALS,
)
async def export(services: CurrentServices, person: CurrentPerson) -> Stream:
    async def lines() -> AsyncIterator[bytes]:
        for row in await services.tables.mine(person):
            if row["phase"] == "over":
                while not services.limiter.lends(person.id, GAME):  # at the pace of their messages, and others go on
                    await services.time.sleep(PAUSE)
                yield msgspec.json.encode(game_file(*await services.tables.last_state(row["id"]))) + b"\n"

    return Stream(lines(), media_type="application/jsonl")
