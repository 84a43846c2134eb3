"""The web app: its page under every address that it knows, and its files, which never change under their names."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sevenfold.game import registered
from sevenfold.server.http.common import AnyRequest

FOLDER = Path(__file__).parents[1] / "web"  # put there by the build (hatch_build.py)
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
WORTH = 600  # bytes: smaller files are not worth compressing
BROTLI = ".br"  # what the build has compressed already
COMPRESSIBLE = (
    "text/",
    "image/svg",
    "application/javascript",
    "application/json",
    "application/manifest",
    "application/wasm",
)
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
PATHS = (
    *("/", "/t/{id:str}", "/lobby", "/settings", "/move/{code:str}"),
    *("/play/{game:str}", "/play/{game:str}/{company:str}", "/learn", "/learn/{game:str}"),
    *("/review/{table:str}", "/review/{table:str}/{ply:str}", "/puzzles", "/puzzles/{puzzle:str}", "/games"),
    *(path for game in registered().values() for path in game.pages),
)

UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sevenfold</title>
<h1>Sevenfold</h1>
<p>The server is running. Play in a terminal: <code>sevenfold play --server URL --table ID</code></p>
<p>The web app is not built yet: <code>scripts/web</code> builds it.</p>
"""


class File(msgspec.Struct, frozen=True):
    """A file of the app, as it is and compressed, by the names of encodings, the smallest first."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]


@cache
def load(folder: Path) -> dict[str, File]:
    """All files by their path; they are few and small."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != BROTLI:
            kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            plain = path.read_bytes()
            found[path.relative_to(folder).as_posix()] = File(kind, plain, packed(path, kind, plain))
    return found


def packed(path: Path, kind: str, plain: bytes) -> dict[str, bytes]:
    brotli = path.with_name(path.name + BROTLI)
    found = {"br": brotli.read_bytes()} if brotli.exists() else {}
    if len(plain) >= WORTH and kind.startswith(COMPRESSIBLE):
        found["gzip"] = gzip.compress(plain, 9, mtime=0)
    return found


def answer(request: AnyRequest, name: str, keep: str) -> Response[bytes]:
    file = load(FOLDER).get(name)
    if file is None:
        raise NotFoundException("there is no such page")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    accepted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, packed in file.packed.items():
        if encoding in accepted:
            return Response(packed, media_type=file.kind, headers=headers | {"Content-Encoding": encoding})
    return Response(file.plain, media_type=file.kind, headers=headers)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Their names hold a digest of what is in them."""
    return answer(request, f"assets/{name}", FOREVER)


@get(
    ["/favicon.svg", "/favicon-turn.svg", "/manifest.webmanifest", "/sw.js", "/icon-192.png", "/icon-512.png"],
    include_in_schema=False,
)
async def named(request: AnyRequest) -> Response[bytes]:
    """What browsers look for under a name of its own."""
    return answer(request, request.url.path.lstrip("/"), FRESH)


def lost(request: AnyRequest) -> Response[bytes] | None:
    """The page for an address that leads nowhere, if somebody reads it; None if a program asks."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return None
    found = load(FOLDER).get("index.html")
    return Response(found.plain, media_type=MediaType.HTML, status_code=404) if found else None


@get(list(PATHS), include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page decides by its address what it shows."""
    if "index.html" not in load(FOLDER):
        return Response(UNBUILT.encode(), media_type=MediaType.HTML)
    return answer(request, "index.html", FRESH)
