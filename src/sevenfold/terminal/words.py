"""Sentences (narration.py) in words."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game.plugin import Game
from sevenfold.narration import Sentence, steps
from sevenfold.terminal.board import Board
from sevenfold.terminal.look import Look

JSON = Mapping[str, Any]
CODES = {None: "none", "?": "hidden", "*": "wild"}  # what texts can choose by; the rest is its own code


def said(sentence: Sentence, board: Board, look: Look, view: dict[str, Any] | None = None) -> str:
    """A sentence in words; `view`, if there is one, is the table that it speaks of."""
    arguments: dict[str, Any] = {}
    for name, (type, value) in sentence.about.items():
        arguments[name] = word(type, value, board, look, view)
        if value is None or isinstance(value, str):
            arguments[f"{name}-code"] = CODES.get(value, value)
    return look(sentence.id, **arguments)


def word(type: str, value: Any, board: Board, look: Look, view: dict[str, Any] | None) -> Any:
    """A value in words, or a number for texts to count by."""
    found = board.word(type, value, view, look)
    if found is not None:
        return found
    match type, value:
        case "seat", int(seat):
            return look.who(seat)
        case "place", [x, y]:
            return f"{x},{y}"
        case "scores", list(scores):
            return ", ".join(f"{look.who(seat)} {score}" for seat, score in enumerate(scores))
        case _, int() | str():
            return value
    return ""


def path(game: Game, move: JSON, board: Board, look: Look, view: dict[str, Any]) -> tuple[str, ...]:
    """The steps by which a person arrives at a move, in words."""
    found = []
    for sentence in steps(game, move):
        if look.has(sentence.id):
            found.append(said(sentence, board, look, view))
        else:  # the value says it all
            found += [str(word(type, value, board, look, view)) for type, value in sentence.about.values()]
    return tuple(filter(None, found))
