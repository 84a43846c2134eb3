"""The site itself: health, and pictures of links."""

import io

import segno
from litestar import Response, get
from litestar.params import FromPath
from sqlalchemy import text

from sevenfold import __version__
from sevenfold.server.http.common import REFUSALS, AnyRequest, House, address


@get("/healthz", tags=["site"], summary="Is the server well?", responses=REFUSALS)
async def health(services: House) -> dict[str, str]:
    async with services.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "ok", "version": __version__}


@get(
    "/api/tables/{id:str}/qr.svg",
    tags=["tables"],
    summary="The link to a table as a QR code",
    media_type="image/svg+xml",
    responses=REFUSALS,
)
async def qr(request: AnyRequest, services: House, id: FromPath[str]) -> Response[bytes]:
    await services.hall.open(id)
    picture = io.BytesIO()
    segno.make(address(request, services, f"/t/{id}"), error="m").save(picture, kind="svg", scale=6, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")
