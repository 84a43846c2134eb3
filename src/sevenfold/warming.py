"""Compiling a game's rules before anybody waits for them."""

import sevenfold
from sevenfold import bots


def warm(id: str) -> None:
    """Goes through everything that play can need, so that it is compiled, or fetched from the cache, from here on."""
    table = sevenfold.new(id, players=2, seed=0)
    sevenfold.load(table.position())
    table.insight(table.turn)
    if id == "seven-dragons":
        table.join()
    bot = bots.find("greedy", seed=0)
    while table.turn is not None:
        table.play(bot.choose(table.view(table.turn), table.legal_moves))
    assert sevenfold.load(table.position()).outcome == table.outcome
