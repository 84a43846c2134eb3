"""Everything that a server needs, loaded and compiled: what the nursery's children inherit."""

import gc

import aiosqlite
from anyio._backends import _asyncio

from sevenfold.game import ids
from sevenfold.server import app, launch
from sevenfold.server.settings import Settings
from sevenfold.texts import preferred, texts
from sevenfold.warmup import warm
from tests.server import nursery

LOADED = (aiosqlite, _asyncio, launch, nursery)  # `serve` would load them when it needs them

for game in ids():
    warm(game)
texts(preferred())
app.create(Settings(database="postgresql://nobody@localhost/none"))  # connects to nothing, but loads what routes need
gc.freeze()  # children need not look through it, nor copy it for that
