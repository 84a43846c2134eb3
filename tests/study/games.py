"""Small games to study."""

import sevenfold
from sevenfold import bots
from sevenfold.table import Table


def played(game: str, seed: int, *names: str, moves: int | None = None) -> Table:
    """A game between bots, whole or its first moves."""
    table = sevenfold.new(game, players=len(names), seed=seed)
    seated = {seat: bots.find(name, seed) for seat, name in zip(table.seats, names, strict=True)}
    while table.turn is not None and (moves is None or table.ply < moves):
        table.play(seated[table.turn].choose(table.view(table.turn), table.legal_moves))
    return table
