"""Myself: a guest with a nickname, a language, devices and tokens."""

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from sevenfold.protocol import COOKIE
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.common import (
    REFUSALS,
    AnyRequest,
    CurrentPerson,
    CurrentServices,
    DeviceOwner,
    address,
    cookie,
    key_of,
    network_of,
)
from sevenfold.server.people import checked_language, checked_name, hashed


class Hello(msgspec.Struct, frozen=True):
    name: str
    language: str = "en"


class Changes(msgspec.Struct, frozen=True):
    name: str | None = None
    language: str | None = None


class Me(msgspec.Struct, frozen=True):
    name: str
    language: str


class Code(msgspec.Struct, frozen=True):
    code: str
    link: str
    expires: int


class Label(msgspec.Struct, frozen=True):
    label: str


class Token(msgspec.Struct, frozen=True):
    id: str
    label: str
    secret: str | None = None  # told once, when it is made


class MyDevice(msgspec.Struct, frozen=True):
    id: str
    since: int  # milliseconds since the epoch
    this: bool  # the one that asks


class MyController(Controller):
    """Who I am to the server."""

    path = "/api/me"
    tags = ["me"]  # noqa: RUF012

    @post(
        summary="Say hello: become a guest, or be recognised as one",
        status_code=201,
        responses={
            **REFUSALS,
            200: ResponseSpec(Me, description="A guest who is known already", generate_examples=False),
        },
    )
    async def hello(self, request: AnyRequest, services: CurrentServices, data: JSONBody[Hello]) -> Response[Me]:
        checked_name(data.name), checked_language(data.language)
        known = await services.people.recognise(request.cookies.get(COOKIE))
        if known is not None:
            return Response(Me(known.name, known.language), status_code=200)
        if not services.newcomer_limiter.allows(network_of(request)):
            raise RequestRefused(Reason.RATE_LIMITED)
        person, secret = await services.people.welcome(data.name, data.language)
        return Response(Me(person.name, person.language), cookies=[cookie(secret, request, services)], status_code=201)

    @get(summary="Who am I?", responses=REFUSALS)
    async def who(self, person: CurrentPerson) -> Me:
        return Me(person.name, person.language)

    @patch(summary="Change my name or language", responses=REFUSALS)
    async def change(self, services: CurrentServices, owner: DeviceOwner, data: JSONBody[Changes]) -> Me:
        """All processes look for tables of somebody who is called otherwise: that may not happen often."""
        renamed = data.name is not None and checked_name(data.name) != owner.name
        if renamed and not services.talk_limiter.allows(f"name {owner.id}"):
            raise RequestRefused(Reason.RATE_LIMITED)
        changed = await services.people.change(owner, data.name, data.language)
        await services.changed("name" if renamed else "language", owner.id)
        return Me(changed.name, changed.language)

    @delete(
        summary="Forget me: bots take my seats, and all that is personal is deleted",
        status_code=204,
        responses=REFUSALS,
    )
    async def forget(self, services: CurrentServices, owner: DeviceOwner) -> Response[None]:
        await services.tables.forget(owner)
        await services.people.forget(owner)
        await services.changed("keys", owner.id)  # so that nobody sits down in this name any more
        await services.changed("forgotten", owner.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @post("/codes", summary="A code that brings me to another device, once", status_code=201, responses=REFUSALS)
    async def make_code(self, request: AnyRequest, services: CurrentServices, owner: DeviceOwner) -> Code:
        code, expires = await services.people.make_code(owner)
        return Code(code, address(request, services, f"/move/{code}"), expires)

    @post("/tokens", summary="A key for a program that plays in my place", status_code=201, responses=REFUSALS)
    async def make_token(self, services: CurrentServices, owner: DeviceOwner, data: JSONBody[Label]) -> Token:
        id, secret = await services.people.make_token(owner, data.label)
        return Token(id, data.label, secret)

    @get("/tokens", summary="The keys of my programs", responses=REFUSALS)
    async def tokens(self, services: CurrentServices, owner: DeviceOwner) -> list[Token]:
        return [Token(row["id"], row["label"]) for row in await services.people.tokens(owner)]

    @delete("/tokens/{id:str}", summary="Withdraw a key", status_code=204, responses=REFUSALS)
    async def drop_token(self, services: CurrentServices, owner: DeviceOwner, id: FromPath[str]) -> None:
        await services.people.drop_key(owner, id)
        await services.changed("keys", owner.id)

    @get("/devices", summary="My devices", responses=REFUSALS)
    async def devices(self, request: AnyRequest, services: CurrentServices, owner: DeviceOwner) -> list[MyDevice]:
        own = hashed(key_of(request) or "")
        rows = await services.people.devices(owner)
        return [MyDevice(row["id"], row["created_at"], bytes(row["secret"]) == own) for row in rows]

    @delete("/devices/{id:str}", summary="Withdraw a device's key", status_code=204, responses=REFUSALS)
    async def drop_device(self, services: CurrentServices, owner: DeviceOwner, id: FromPath[str]) -> None:
        await services.people.drop_key(owner, id)
        await services.changed("keys", owner.id)


@post(
    "/api/codes/{code:str}",
    tags=["me"],
    summary="Use a code: this device is mine, too",
    status_code=201,
    responses=REFUSALS,
)
async def use_code(request: AnyRequest, services: CurrentServices, code: FromPath[str]) -> Response[Me]:
    """Anybody may try, but not often."""
    if not services.newcomer_limiter.allows(f"code {network_of(request)}"):
        raise RequestRefused(Reason.RATE_LIMITED)
    secret = await services.people.use_code(code)
    person = await services.people.recognise(secret)
    if person is None:
        raise RequestRefused(Reason.BAD_CODE)
    return Response(Me(person.name, person.language), cookies=[cookie(secret, request, services)], status_code=201)
