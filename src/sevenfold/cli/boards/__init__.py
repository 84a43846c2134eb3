"""Boards drawn in the terminal: one module per game, each a function of a view, knowing no rules."""

from importlib import import_module
from types import ModuleType


def find(game: str) -> ModuleType:
    """The module that draws this game."""
    return import_module(f"sevenfold.cli.boards.{game.replace('-', '_')}")
