"""What seats are called. People count from 1; positions and moves in notation count from 0."""

from collections.abc import Mapping
from pathlib import Path

from sevenfold import bots
from sevenfold.texts import Texts


def person(seat: int, names: Mapping[int, str], texts: Texts) -> str:
    """A person's name, with a number if somebody else has the same."""
    name = names.get(seat)
    if name is None:
        return texts("cli-name-player", seat=seat + 1)
    return name if list(names.values()).count(name) == 1 else f"{name} ({seat + 1})"


def bot(seat: int, spec: str, texts: Texts) -> str:
    """A bot by its level, by its name, or by the file of its program."""
    known = texts(f"bot-{spec}") if spec in bots.NAMES else Path(spec).name
    return texts("cli-name-level" if spec in bots.LEVELS else "cli-name-bot", seat=seat + 1, bot=known)


def nobody(seat: int, texts: Texts) -> str:
    return texts("cli-name-nobody", seat=seat + 1)
