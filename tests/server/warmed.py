"""Everything that a server needs, loaded and compiled: what the nursery's children inherit."""

from sevenfold.game import ids
from sevenfold.server import app, launch
from sevenfold.warmup import warm

LOADED = (app, launch)  # `serve` would load them when it needs them

for game in ids():
    warm(game)
