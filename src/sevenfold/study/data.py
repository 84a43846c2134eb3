"""Games as rows of plain values, for tables elsewhere: whole games, or every step with what a learning program sees.

Each row names the version, the digest of the rules and the seed, so that numbers made from it can be made again.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import sevenfold
from sevenfold import __version__, bots, json_input
from sevenfold.arena import identity
from sevenfold.decision import DecisionPoint
from sevenfold.errors import PositionError
from sevenfold.study.review import shared, stages
from sevenfold.table import Table

JSON = dict[str, Any]
WRAPPED = "record"  # where saved and downloaded games keep it


def play(game: str, options: JSON, names: Sequence[str], seed: int, games: int) -> Iterator[JSON]:
    """Records of games that bots play, from deals with these numbers on."""
    for number in range(seed, seed + games):
        table = sevenfold.new(game, seed=number, **options)
        seated = dict(zip(table.seats, (bots.find(name, number) for name in names), strict=True))
        while table.turn is not None:
            table.play(seated[table.turn].choose(table.view(table.turn), table.legal_moves))
        yield table.record()


def read(files: Iterable[Path]) -> Iterator[JSON]:
    """Records from files: one game each, or a line for each game."""
    for file in files:
        text = file.read_text("utf-8")
        whole = loaded(text)
        for number, found in enumerate([whole] if whole is not None else map(loaded, text.splitlines()), start=1):
            if not isinstance(found, dict):
                raise PositionError(f"{file.name}, line {number} is no game")
            record = found.get(WRAPPED, found)
            yield loaded(record) if isinstance(record, str) else record


def loaded(text: str) -> Any:
    """A piece of JSON, or None."""
    try:
        return json_input.document(text, "file")
    except PositionError:
        return None


def game_row(record: JSON, names: Sequence[str] | None = None) -> JSON:
    """A whole game; its moves are checked."""
    table = sevenfold.replay(record)
    outcome = table.outcome
    return {
        **heading(table),
        "players": len(table.seats),
        "bots": list(names) if names is not None else None,
        "moves": list(table.moves),
        "winners": list(outcome.winners) if outcome else None,
        "reason": outcome.reason if outcome else None,
        "scores": list(outcome.scores) if outcome else None,
        "record": json.dumps(table.record(), ensure_ascii=False),
    }


def heading(table: Table) -> JSON:
    """What every row begins with."""
    return {
        "version": __version__,
        "rules": identity.of_rules(table.game),
        "game": table.game,
        "options": json.dumps(table.options),
        "seed": table.record()["seed"],
    }


def step_rows(record: JSON) -> Iterator[JSON]:
    """Every action of a game: what the seat saw, could do and did, and what it had of the win in the end."""
    final = sevenfold.replay(record)
    results, first = shared(final), heading(final)
    for table, move in stages(final):
        if move is None:
            continue
        point = DecisionPoint(table)
        for step, action in enumerate(point.actions_of(move)):
            yield {
                **first,
                "ply": table.ply,
                "step": step,
                "seat": point.seat,
                "observation": point.observation.tolist(),
                "legal": np.flatnonzero(point.mask).tolist(),
                "action": int(action),
                "result": results.get(point.seat),
            }
            point.take(action)
