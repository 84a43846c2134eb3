"""The application: routes, security headers, and the life of the services."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, WebSocket, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from sevenfold import __version__
from sevenfold.server import logs
from sevenfold.server.errors import Reason, Refusal
from sevenfold.server.http import lessons, me, pages, records, site, tables
from sevenfold.server.http.common import (
    SAFE_METHODS,
    AnyRequest,
    House,
    Problem,
    is_own_origin,
    key_of,
    provide_person,
    provide_services,
    refusal_response,
)
from sevenfold.server.presence import UNAUTHORIZED
from sevenfold.server.services import Services
from sevenfold.server.settings import Settings, from_environment
from sevenfold.server.socket import Connection
from sevenfold.server.store.engine import is_away

log = logging.getLogger("sevenfold.app")

LARGEST_BODY = 16_384
FORBIDDEN = 4403  # close code
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, _scope: Scope) -> None:
    """The security headers, on whatever we answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


@websocket("/ws", tags=["play"])
async def connect(socket: WebSocket[Any, Any, Any], services: House) -> None:
    """All play: see docs/protocol.md."""
    if not is_own_origin(socket, services):
        await socket.accept()
        await socket.close(code=FORBIDDEN, reason="another site")
        return
    key = key_of(socket) or ""
    person = await services.people.recognise(key)
    if person is None:
        await socket.accept()
        await socket.close(code=UNAUTHORIZED, reason="say hello first")
        return
    await Connection(socket, person, key, services).run()


async def refuse_other_sites(request: AnyRequest) -> Response[Problem] | None:
    """Pages of other sites cannot act in a person's name."""
    services: Services = request.app.state.services
    if request.method in SAFE_METHODS or is_own_origin(request, services):
        return None
    return refusal_response(request, Refusal(Reason.UNAUTHORIZED, "another site"))


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code == 404 and (page := pages.lost(request)) is not None:
        return page
    reason = Reason.UNKNOWN_TABLE if error.status_code == 404 else Reason.MALFORMED
    return Response(
        Problem(reason, str(error.detail)[:200]), status_code=error.status_code, media_type="application/json"
    )


def unexpected(_request: AnyRequest, error: Exception) -> Response[Problem]:
    away = is_away(error)
    log.error(
        "the database is away: %s" if away else "unexpected: %s", type(error).__name__, exc_info=None if away else error
    )
    return Response(Problem(Reason.UNAVAILABLE), status_code=503 if away else 500, media_type="application/json")


@asynccontextmanager
async def alive(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    try:
        yield
    finally:
        await services.close()


def create(settings: Settings | None = None) -> Litestar:
    """The application for these settings, or for those of the environment."""
    settings = settings or from_environment()
    logs.set_up(settings.log)
    return Litestar(
        route_handlers=[
            *(connect, me.MyController, me.use_code, tables.games, tables.TablesController),
            *(lessons.LessonsController, records.RecordsController, records.export),
            *(site.health, site.qr, pages.page, pages.asset, pages.named),
        ],
        state=State({"services": Services(settings)}),
        lifespan=[alive],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        before_request=refuse_other_sites,
        exception_handlers={Refusal: refusal_response, HTTPException: http_problem, Exception: unexpected},
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sevenfold", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
