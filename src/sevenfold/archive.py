"""Back from JSON: positions, records and views become tables again."""

from typing import Any

from sevenfold import game as registry
from sevenfold import json_input
from sevenfold.errors import OptionError, PositionError, SevenfoldError
from sevenfold.game.options import SEED_LIMIT
from sevenfold.game.plugin import Game
from sevenfold.game.shape import JSON
from sevenfold.kernel.records import clone
from sevenfold.table import JOIN, RECORD_VERSION, Table, random_seed

RECORD = ("sevenfold", "game", "options", "seed", "start", "moves", "outcome")


def load(position: Any, seed: int | None = None) -> Table:
    """The table that a position (a dict or JSON text) describes."""
    found = json_input.mapping(json_input.document(position, "position"), "the position")
    game = game_of(found, "the position")
    state, options = game.position.read(found, random_seed() if seed is None else seed)
    return Table(game, options, state, start=clone(state))


def replay(record: Any) -> Table:
    """Plays a record (a dict or JSON text) from its start; every move and the outcome are checked."""
    found = json_input.fields(json_input.document(record, "record"), RECORD, "the record")
    if not json_input.is_integer(found["sevenfold"]) or found["sevenfold"] != RECORD_VERSION:
        raise PositionError(f"sevenfold: records of version {json_input.short(found['sevenfold'])} cannot be read here")
    table = opening(game_of(found, "the record"), found)
    for number, move in enumerate(json_input.listing(found["moves"], "moves"), start=1):
        repeat(table, move, number)
    outcome = table.outcome and table.outcome.as_json()
    if not json_input.same(found["outcome"], outcome):
        raise PositionError(f"outcome must be {outcome}, not {json_input.short(found['outcome'])}")
    return table


def opening(game: Game, record: JSON) -> Table:
    """The table before the first move."""
    options = game.options.in_force(record["options"])
    if record["start"] is None and isinstance(record["seed"], str):
        return dealt_by_key(game, options, record["seed"])
    seed = json_input.integer(record["seed"], "seed", 0, SEED_LIMIT - 1)
    if record["start"] is None:
        return Table.new(game.id, options, seed)
    table = load(record["start"], seed)
    if table.game != game.id or table.options != options:
        raise PositionError("start: the game or its options differ from the record's")
    return table


def dealt_by_key(game: Game, options: JSON, key: str) -> Table:
    try:
        return Table.dealt(game.id, options, key)
    except OptionError as error:
        raise PositionError(str(error)) from None


def repeat(table: Table, move: Any, number: int) -> None:
    """Plays one entry of a record: a move in notation, or as data."""
    if not isinstance(move, str | dict):
        raise PositionError(f"move {number}: {json_input.short(move)} is no text, and no object")
    try:
        if move == JOIN:
            table.join()
        else:
            table.play(move)
    except SevenfoldError as error:
        raise PositionError(f"move {number}: {error}") from None


def guess(view: Any, seat: int, seed: int | None = None) -> Table:
    """A table that gives `seat` this view, drawn uniformly from the view alone."""
    found = json_input.mapping(json_input.document(view, "view"), "the view")
    game = game_of(found, "the view")
    table = load(game.position.guess(found)).redeal(seat, seed)
    if not json_input.same(found, table.view(seat)):
        raise PositionError(f"no seat {seat} of {game.title} can have this view")
    return table


def game_of(found: JSON, what: str) -> Game:
    if "game" not in found:
        raise PositionError(f"{what}: 'game' is missing")
    try:
        return registry.find(found["game"])
    except OptionError as error:
        raise PositionError(f"game: {error}") from None
