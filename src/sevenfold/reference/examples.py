"""One example of each kind of move and note: the first that comes up in games that are played to find them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sevenfold.game.kinds import Kinds
from sevenfold.game.plugin import Game
from sevenfold.narration import Sentence, typed
from sevenfold.table import Table
from sevenfold.terminal.board import board
from sevenfold.terminal.look import Look
from sevenfold.terminal.words import said
from sevenfold.texts import texts

JSON = dict[str, Any]
MOST_GAMES = 400
STRIDE = 7919  # a prime: moves are taken from all over the list
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@dataclass
class Examples:
    """By kind: a move in notation, a move or note as data, and both in words."""

    notation: dict[str, str] = field(default_factory=dict)
    moves: dict[str, JSON] = field(default_factory=dict)
    notes: dict[str, JSON] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)  # by the id of the text


def find_examples(game: Game) -> Examples:
    """Plays until every kind has come up, or many games are over."""
    found = Examples()
    for kind in game.moves.kinds:
        if not kind.needed:  # some of these are never in a list of legal moves: a newcomer joins
            found.moves[kind.name] = {"kind": kind.name}
            found.notation[kind.name] = game.notation.write(game.moves.code({"kind": kind.name}))
    for seed in range(MOST_GAMES):
        flags = {name: True for name in game.options.declared if name == "multi"}
        play(game, Table.new(game.id, {"players": 2 + seed % 3, **flags}, seed), found)
        if all(kind.name in found.moves for kind in game.moves.kinds) and all(
            kind.name in found.notes for kind in game.notes.kinds
        ):
            break
    put_into_words(game, found)
    return found


def play(game: Game, table: Table, found: Examples) -> None:
    """One game; at each decision a move of a kind that is new, if there is one."""
    while table.turn is not None:
        legal = table.legal_moves
        new = (code for code in legal.codes if game.moves.kind(code).name not in found.moves)
        code = next(new, legal.codes[table.ply * STRIDE % len(legal)])
        played = table.play_noted(game.moves.fields(code))
        if played.fields["kind"] not in found.moves:
            found.moves[played.fields["kind"]] = played.fields
            found.notation[played.fields["kind"]] = str(played.move)
        for note in played.notes:
            found.notes.setdefault(note["kind"], note)


def put_into_words(game: Game, found: Examples) -> None:
    look = Look(texts("en"), lambda seat: NAMES[seat])
    for kind, move in found.moves.items():
        # A note of the same kind says more of the move: the text may need it.
        about = typed_or_nothing(game.moves, move) | typed_or_nothing(game.notes, found.notes.get(kind))
        found.words[f"move-{kind}"] = said(Sentence(f"move-{game.id}-{kind}", about), board(game.id), look)
    for kind, note in found.notes.items():
        if look.has(f"note-{game.id}-{kind}"):
            sentence = Sentence(f"note-{game.id}-{kind}", typed(game.notes, note))
            found.words[f"note-{kind}"] = said(sentence, board(game.id), look)


def typed_or_nothing(declared: Kinds, data: Mapping[str, Any] | None) -> dict[str, tuple[str, Any]]:
    return typed(declared, data) if data else {}
