"""The site itself: health, readiness, and pictures of links."""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import msgspec
import segno
from litestar import Response, get
from litestar.params import FromPath

from sevenfold import __version__
from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.http.common import REFUSALS, AnyRequest, CurrentServices, address, network_of

LONGEST_LINK = 150  # letters: a picture of them takes ten milliseconds, and people can still scan it
DRAWING = ThreadPoolExecutor(1, thread_name_prefix="qr")


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


@get("/healthz", tags=["site"], summary="Is the server well?", responses=REFUSALS)
async def health(services: CurrentServices) -> Health:
    await services.store.check()
    return Health("ok", __version__)


@get("/readyz", tags=["site"], summary="Can the server take moves: is the database writable?", responses=REFUSALS)
async def ready(services: CurrentServices) -> Health:
    await services.readiness.check()
    return Health("ready", __version__)


@get(
    "/api/tables/{id:str}/qr.svg",
    tags=["tables"],
    summary="The link to a table as a QR code",
    media_type="image/svg+xml",
    responses=REFUSALS,
)
async def qr(request: AnyRequest, services: CurrentServices, id: FromPath[str]) -> Response[bytes]:
    if not services.newcomer_limiter.allows(f"qr {network_of(request)}"):  # anybody may ask, without a name
        raise RequestRefused(Reason.RATE_LIMITED)
    await services.tables.look(id)
    link = address(request, services, f"/t/{id}")
    if len(link) > LONGEST_LINK:
        raise RequestRefused(Reason.MALFORMED, f"a picture shows links of at most {LONGEST_LINK} letters")
    drawn = await asyncio.get_running_loop().run_in_executor(DRAWING, picture, link)
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(1000)
def picture(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=2)
    return drawn.getvalue()
