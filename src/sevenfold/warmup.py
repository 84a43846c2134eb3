"""Compiling a game's rules before anybody waits for them."""

from contextlib import suppress
from functools import cache

import sevenfold
from sevenfold import bots
from sevenfold.errors import IllegalMove
from sevenfold.kernel.jit import CONFIG


@cache
def warm(id: str) -> None:
    """Goes once through all that play can need, so that it is compiled, or fetched from the cache, from here on."""
    if CONFIG.DISABLE_JIT:
        return
    table = sevenfold.new(id, players=2, seed=0)
    sevenfold.load(table.position())
    table.insight(table.turn)
    table.after(table.legal_moves[0])
    with suppress(IllegalMove):  # not every game welcomes newcomers
        table.join()
    for bot in ("greedy", "player"):
        table.play(bots.find(bot, seed=0).choose(table.view(table.turn), table.legal_moves))
    strongest = bots.find(bots.LEVELS[-1], seed=0)
    while table.turn is not None:
        if table.ply % 6 == 0:  # now and then, also near the end, where games may have a search of their own
            table.play(strongest.choose(table.view(table.turn), table.legal_moves, budget=0.001))
        else:
            table.play(table.legal_moves[0])
    assert sevenfold.load(table.position()).outcome == table.outcome
