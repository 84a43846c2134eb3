"""Tables: setting up, sitting down, beginning, leaving, and finding them again."""

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post, put
from litestar.handlers import delete
from litestar.params import FromPath, JSONBody, QueryParameter

import sevenfold
from sevenfold import bots
from sevenfold.game import find, ids
from sevenfold.protocol.messages import TableState
from sevenfold.protocol.phrases import PHRASES, REACTIONS
from sevenfold.protocol.reasons import Reason
from sevenfold.server import public
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.common import REFUSALS, AnyRequest, CurrentPerson, CurrentServices, address
from sevenfold.server.live_room import LiveRoom
from sevenfold.server.new_table import TableWish
from sevenfold.server.people import Person
from sevenfold.server.services import Services
from sevenfold.texts import LANGUAGES, catalogue

MOST_LISTED = 100


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    phase: str
    open_seats: int
    updated: int
    my_turn: bool


class TableResponse(msgspec.Struct, frozen=True):
    """A table as somebody who plays no seat there sees it."""

    id: str
    link: str
    number: int
    mine: list[int]
    host: bool
    state: TableState


class Arrangement(msgspec.Struct, frozen=True):
    level: str | None = None


class NewSeat(msgspec.Struct, frozen=True):
    seat: int


class Hint(msgspec.Struct, frozen=True):
    """A promising move: the share of games that it should win, and within which bounds we are 95% sure of that."""

    move: dict[str, Any]
    win: float
    low: float
    high: float
    notes: list[dict[str, Any]]  # what it is sure to bring
    wins: bool  # at once
    insight: dict[str, Any]  # what the rules make of a table after it, for this seat


class GameTexts(msgspec.Struct, frozen=True):
    """What a page that has no board for a game needs to know of it."""

    declaration: dict[str, Any]  # kinds of moves and notes, see docs/protocol.md
    texts: str  # a Fluent file


class Catalogue(msgspec.Struct, frozen=True):
    games: dict[str, Any]
    levels: list[str]
    phrases: list[str]
    reactions: list[str]


@get(
    "/api/games",
    tags=["tables"],
    summary="What can be played, with which options, against which bots",
    responses=REFUSALS,
)
async def games() -> Catalogue:
    return offered(ids())


def offered(games: Iterable[str]) -> Catalogue:
    """What can be chosen when a table of these games is set up."""
    about = sevenfold.games()
    found = {id: {**about[id], "options": find(id).options.declaration()} for id in games}
    return Catalogue(found, list(bots.LEVELS), list(PHRASES), list(REACTIONS))


@get(
    "/api/games/{id:str}/{language:str}",
    tags=["tables"],
    summary="A game as pages without a board for it need it: its moves, and its words in a language",
    responses=REFUSALS,
    sync_to_thread=True,
)
def game_texts(id: FromPath[str], language: FromPath[str]) -> GameTexts:
    if id not in ids() or language not in LANGUAGES:
        raise RequestRefused(Reason.UNKNOWN_TABLE, "there is no such game, or no such language")
    game = find(id)
    files = catalogue(game.folder / "locales", language)
    return GameTexts(game.declaration(), "\n".join(file.read_text("utf-8") for file in files))


class TablesController(Controller):
    """Everything that happens around a game; moves are made over the WebSocket."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(summary="Set up a table", status_code=201, responses=REFUSALS)
    async def create(
        self, request: AnyRequest, services: CurrentServices, person: CurrentPerson, data: JSONBody[TableWish]
    ) -> TableResponse:
        return sight(request, services, person, await services.tables.create(person, data))

    @get(summary="The lobby: tables that anybody may join or watch", responses=REFUSALS)
    async def lobby(self, services: CurrentServices, person: CurrentPerson) -> list[Listing]:
        return [listing(row, person) for row in await services.tables.lobby(MOST_LISTED)]

    @get("/mine", summary="My tables, current and past, the latest first", responses=REFUSALS)
    async def mine(
        self,
        services: CurrentServices,
        person: CurrentPerson,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = MOST_LISTED,
    ) -> list[Listing]:
        return [listing(row, person) for row in await services.tables.mine(person, limit)]

    @get("/{id:str}", summary="One table, as a watcher sees it", responses=REFUSALS)
    async def look(
        self, request: AnyRequest, services: CurrentServices, person: CurrentPerson, id: FromPath[str]
    ) -> TableResponse:
        return sight(request, services, person, await services.tables.look(id))

    @post("/{id:str}/seats/{seat:int}", summary="Sit down at an open seat", status_code=204, responses=REFUSALS)
    async def sit(
        self, services: CurrentServices, person: CurrentPerson, id: FromPath[str], seat: FromPath[int]
    ) -> None:
        await services.tables.sit(person, id, seat)

    @put(
        "/{id:str}/seats/{seat:int}",
        summary="The host seats a bot, or sends a bot or somebody else away",
        status_code=204,
        responses=REFUSALS,
    )
    async def arrange(
        self,
        services: CurrentServices,
        person: CurrentPerson,
        id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Arrangement],
    ) -> None:
        await services.tables.arrange(person, id, seat, data.level)

    @delete(
        "/{id:str}/seats/{seat:int}",
        summary="Get up; during the game a bot stands in",
        status_code=204,
        responses=REFUSALS,
    )
    async def leave(
        self, services: CurrentServices, person: CurrentPerson, id: FromPath[str], seat: FromPath[int]
    ) -> None:
        await services.tables.leave(person, id, seat)

    @post(
        "/{id:str}/seats/{seat:int}/back",
        summary="Take the seat back from the bot",
        status_code=204,
        responses=REFUSALS,
    )
    async def come_back(
        self, services: CurrentServices, person: CurrentPerson, id: FromPath[str], seat: FromPath[int]
    ) -> None:
        await services.tables.come_back(person, id, seat)

    @post(
        "/{id:str}/seats/{seat:int}/stand-in",
        summary="Let a bot play for somebody who is away, until they are back",
        status_code=204,
        responses=REFUSALS,
    )
    async def stand_in(
        self, services: CurrentServices, person: CurrentPerson, id: FromPath[str], seat: FromPath[int]
    ) -> None:
        await services.tables.stand_in(person, id, seat, services.presence)

    @post(
        "/{id:str}/seats/{seat:int}/take-back",
        summary="Take back one's last move, and what bots made of it",
        status_code=204,
        responses=REFUSALS,
    )
    async def take_back(
        self, services: CurrentServices, person: CurrentPerson, id: FromPath[str], seat: FromPath[int]
    ) -> None:
        await services.tables.take_back(person, id, seat)

    @post(
        "/{id:str}/seats/{seat:int}/hints",
        summary="The most promising moves, where the table allows hints",
        status_code=200,
        responses=REFUSALS,
    )
    async def hints(
        self, services: CurrentServices, person: CurrentPerson, id: FromPath[str], seat: FromPath[int]
    ) -> list[Hint]:
        if not services.hint_limiter.allows(person.id):
            raise RequestRefused(Reason.RATE_LIMITED)
        table = await services.tables.table_for_hints(person, id, seat)
        advised = await services.bots.advise(person.id, table, seat)
        return [
            Hint(table.fields(a.move), a.win, a.low, a.high, ahead.notes, ahead.wins, ahead.insight)
            for a, ahead in advised
        ]

    @post("/{id:str}/start", summary="The host begins the game", status_code=204, responses=REFUSALS)
    async def start(self, services: CurrentServices, person: CurrentPerson, id: FromPath[str]) -> None:
        await services.tables.start(person, id)

    @post("/{id:str}/join", summary="Join in mid-game, where the game allows it", status_code=201, responses=REFUSALS)
    async def join(self, services: CurrentServices, person: CurrentPerson, id: FromPath[str]) -> NewSeat:
        return NewSeat(await services.tables.join(person, id))

    @post(
        "/{id:str}/rematch",
        summary="Ask for another game, or agree to it; the next player begins",
        status_code=201,
        responses=REFUSALS,
    )
    async def rematch(
        self, request: AnyRequest, services: CurrentServices, person: CurrentPerson, id: FromPath[str]
    ) -> TableResponse:
        return sight(request, services, person, await services.tables.rematch(person, id))


def listing(row: dict[str, Any], person: Person) -> Listing:
    return Listing(
        id=row["id"],
        game=row["game"],
        options=msgspec.json.decode(row["options"]),
        phase=row["phase"],
        open_seats=row["open_seats"],
        updated=row["updated_at"],
        my_turn=row["mover"] == person.id,
    )


def sight(request: AnyRequest, services: Services, person: Person, live: LiveRoom) -> TableResponse:
    room = live.room
    state = public.table_state(room, live.seats, None)
    link = address(request, services, f"/t/{room.id}")
    return TableResponse(room.id, link, room.number - 1, room.seats_of(person.id), room.host == person.id, state)
