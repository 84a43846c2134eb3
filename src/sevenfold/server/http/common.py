"""What all routes share: who is asking, how a refusal is answered, and how we keep browsers safe."""

import re
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from sevenfold.protocol import COOKIE
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.people import Person
from sevenfold.server.reach import is_everywhere, is_this_computer, own_number
from sevenfold.server.services import Services

YEARS = 2 * 365 * 86400
STATUS = {
    Reason.MALFORMED: 400,
    Reason.BAD_OPTION: 400,
    Reason.INVALID: 400,
    Reason.UNAUTHORIZED: 401,
    Reason.NOT_SEATED: 403,
    Reason.NOT_HOST: 403,
    Reason.UNKNOWN_TABLE: 404,
    Reason.BAD_CODE: 404,
    Reason.RATE_LIMITED: 429,
    Reason.TOO_MANY: 429,
    Reason.UNAVAILABLE: 503,
}  # all others: 409, the state of the table does not allow it
HOST = re.compile(r"([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.IGNORECASE)
PORT = re.compile(r":[0-9]+$")
LONGEST_HOST = 100  # letters; names of servers that people reach are far shorter
HOME_PREFIX = 64  # bits of an IPv6 address that one home or machine has to itself
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
WORDS = {400: "it cannot be understood", 401: "say hello first", 403: "not yours", 404: "there is none", 409: "not now"}
WORDS |= {413: "too much at once", 429: "too often", 503: "try again in a moment"}


AnyRequest = Request[Any, Any, Any]
CurrentServices = NamedDependency[Services]
CurrentPerson = NamedDependency[Person]
DeviceOwner = NamedDependency[Person]  # who asks from a device of their own, not by a token


class Problem(msgspec.Struct, frozen=True):
    """The body of every refusal."""

    reason: Reason
    detail: str = ""
    clause: str = ""


REFUSALS = {status: ResponseSpec(Problem, generate_examples=False, description=WORDS[status]) for status in WORDS}


def refusal_response(request: AnyRequest, refused: RequestRefused) -> Response[Problem]:
    request.app.state.services.measurements.refusals.add(refused.reason)
    problem = Problem(refused.reason, refused.detail, refused.clause)
    return Response(problem, status_code=STATUS.get(refused.reason, 409), media_type="application/json")


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key in the Authorization header or in the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


async def provide_person(request: AnyRequest, services: CurrentServices) -> Person:
    """Who is asking, or a refusal."""
    person = await services.people.recognise(key_of(request))
    if person is None:
        raise RequestRefused(Reason.UNAUTHORIZED, "say hello first: POST /api/me")
    if not services.limiter.allows(person.id):
        raise RequestRefused(Reason.RATE_LIMITED)
    return person


async def provide_owner(request: AnyRequest, person: CurrentPerson, services: CurrentServices) -> Person:
    """Who is asking, from a device of their own: tokens are for playing."""
    if await services.people.recognise_device(key_of(request)) is None:
        raise RequestRefused(Reason.UNAUTHORIZED, "a token may not do that: ask from a device of yours")
    return person


def cookie(secret: str, request: AnyRequest, services: Services) -> Cookie:
    """The secret, where no script can read it."""
    secure = request.url.scheme == "https" or services.settings.url.startswith("https")
    return Cookie(key=COOKIE, value=secret, path="/", max_age=YEARS, httponly=True, samesite="lax", secure=secure)


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> bool:
    """Pages of other sites may not act in a person's name. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    hosts = {host_of(connection), urlsplit(services.settings.url).netloc}
    _, scheme, host = origin.partition("://")  # `null` has neither: a page out of a sandbox or a file
    return bool(scheme and host) and host in hosts


def address(request: AnyRequest, services: Services, path: str) -> str:
    """A link that people can send to each other."""
    host = host_of(request)
    if not services.settings.url and host is None:
        raise RequestRefused(
            Reason.MALFORMED, "the Host header must be the server's name or number, and perhaps its port"
        )
    base = services.settings.url or f"{request.url.scheme}://{for_others(host or '', request, services)}"
    return base.rstrip("/") + path


def for_others(host: str, request: AnyRequest, services: Services) -> str:
    """The host that whoever sits at this computer calls `localhost`, as other devices reach it, if they can."""
    name, colon, port = host.rpartition(":") if PORT.search(host) else (host, "", "")
    here = is_this_computer(name) and request.client is not None and is_this_computer(request.client.host)
    number = own_number() if here and is_everywhere(services.settings.host) else None
    return f"{number}{colon}{port}" if number else host


def network_of(request: AnyRequest) -> str:
    """Where somebody without a key comes from. Who has one address of IPv6 usually has all that begin alike."""
    given = request.client.host if request.client else ""
    try:
        found = ip_address(given)
    except ValueError:
        return given
    if isinstance(found, IPv4Address):
        return given
    return str(found.ipv4_mapped or ip_network((found, HOME_PREFIX), strict=False))


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """By which name the server was called, if it is one. Anybody can write anything there."""
    host = connection.headers.get("host", "localhost")
    return host if len(host) <= LONGEST_HOST and HOST.fullmatch(host) else None
