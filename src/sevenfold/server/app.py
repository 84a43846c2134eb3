"""The application: routes, security headers, and the life of the services."""

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

from litestar import Litestar, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send, WebSocketScope

from sevenfold import __version__
from sevenfold.protocol.reasons import Reason
from sevenfold.server import logs
from sevenfold.server.asgi_channel import AsgiChannel
from sevenfold.server.channel import EXTENSION, Channel
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http import lessons, me, pages, records, reviews, site, tables
from sevenfold.server.http.common import (
    SAFE_METHODS,
    AnyRequest,
    Problem,
    is_own_origin,
    key_of,
    provide_owner,
    provide_person,
    provide_services,
    refusal_response,
)
from sevenfold.server.metrics.reporter import reporting
from sevenfold.server.presence import UNAUTHORIZED
from sevenfold.server.services import Services
from sevenfold.server.settings import Settings, from_environment
from sevenfold.server.socket import Connection
from sevenfold.server.store.engine import is_away
from sevenfold.server.time_source import TimeSource

log = logging.getLogger("sevenfold.app")

LARGEST_BODY = 16_384
FORBIDDEN, TOO_MANY = 4403, 4429  # close codes
SOCKET_PATH = "/ws"
SOCKET_PATHS = re.compile(SOCKET_PATH + "(/[0-9a-z]{1,40})?")  # a table is named for whoever passes the connection on
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # the rules in the browser
    "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """The security headers, on whatever we answer."""
    if message["type"] == "http.response.start":
        scope["litestar_app"].state.services.measurements.answered(message["status"])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


async def connect(scope: WebSocketScope, receive: Receive, send: Send, services: Services) -> None:
    """All play: see docs/protocol.md."""
    request = ASGIConnection[Any, Any, Any, Any](scope, receive, send)
    key = key_of(request) or ""
    person = await services.people.recognise(key)
    await receive()  # the wish to connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    # Browsers tell a page the code only of a connection that was made.
    if not is_own_origin(request, services):
        await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "another site"})
    elif person is None:
        await send({"type": "websocket.close", "code": UNAUTHORIZED, "reason": "say hello first"})
    elif services.presence.count(person.id) >= services.settings.sockets:
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": "close another tab first"})
    else:
        extensions: Any = scope.get("extensions") or {}
        channel: Channel = extensions.get(EXTENSION) or AsgiChannel(receive, send)
        await Connection(channel, person, key, services).run()


class App(Litestar):
    """Requests pass the framework's layers; the messages of a game, thousands a second, have none to pass."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and SOCKET_PATHS.fullmatch(scope["path"]):
            await connect(scope, receive, send, self.state.services)
        else:
            began = perf_counter()
            await super().__call__(scope, receive, send)
            if scope["type"] == "http":
                self.state.services.measurements.request_seconds.observe(perf_counter() - began)


async def refuse_other_sites(request: AnyRequest) -> Response[Problem] | None:
    """Pages of other sites cannot act in a person's name."""
    services: Services = request.app.state.services
    if request.method in SAFE_METHODS or is_own_origin(request, services):
        return None
    return refusal_response(request, RequestRefused(Reason.UNAUTHORIZED, "another site"))


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code == 404 and (page := pages.lost(request)) is not None:
        return page
    reason = Reason.UNKNOWN_TABLE if error.status_code == 404 else Reason.MALFORMED
    return Response(
        Problem(reason, str(error.detail)[:200]), status_code=error.status_code, media_type="application/json"
    )


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    if isinstance(error, UnicodeDecodeError):  # bytes that are no text, within JSON
        return refusal_response(request, RequestRefused(Reason.MALFORMED, "not UTF-8"))
    if isinstance(error, RecursionError):  # JSON that is nested too deeply
        return refusal_response(request, RequestRefused(Reason.MALFORMED, "nested too deeply"))
    if is_away(error):
        log.warning("the database is away", extra={"reason": type(error).__name__})
        return refusal_response(request, RequestRefused(Reason.UNAVAILABLE))
    log.error("unexpected", exc_info=error)
    return Response(Problem(Reason.UNAVAILABLE), status_code=500, media_type="application/json")


@asynccontextmanager
async def alive(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    try:
        async with reporting(services):
            yield
    finally:
        await services.close()


def create(settings: Settings | None = None, time: TimeSource | None = None) -> Litestar:
    """The application for these settings, or for those of the environment."""
    settings = settings or from_environment()
    logs.set_up(settings.log)
    return App(
        route_handlers=[
            *(me.MyController, me.use_code, tables.games, tables.game_texts, tables.TablesController),
            lessons.LessonsController,
            *(
                records.RecordsController,
                records.export,
                reviews.review,
                site.health,
                site.ready,
                site.qr,
                pages.page,
                pages.asset,
                pages.named,
            ),
        ],
        state=State({"services": Services(settings, time or TimeSource())}),
        lifespan=[alive],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "person": Provide(provide_person),
            "owner": Provide(provide_owner),
        },
        before_request=refuse_other_sites,
        exception_handlers={RequestRefused: refusal_response, HTTPException: http_problem, Exception: unexpected},
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sevenfold", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
