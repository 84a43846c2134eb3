"""Proof that a deal was not chosen after the fact: a commitment before the first card, the secret after the last."""

import hashlib
import json
import secrets
from typing import Any

from sevenfold.archive import replay
from sevenfold.errors import PositionError
from sevenfold.game import find
from sevenfold.game.options import SEED_LIMIT
from sevenfold.json_input import mapping
from sevenfold.table import takes_keys


def draw_secret(game: str) -> tuple[int | str, str]:
    """A key of 128 bits that the game is dealt from, or a seed where it takes no key; and a nonce for the commitment.

    The cards that somebody sees tell which of 2^53 seeds it could have been: a day's work for many machines.
    """
    seed = secrets.token_hex(16) if takes_keys(find(game)) else secrets.randbelow(SEED_LIMIT)
    return seed, secrets.token_hex(32)


def commitment(game: str, options: dict[str, Any], seed: int | str, nonce: str) -> str:
    """SHA-256 of the game, its options in force, the seed and the nonce, as canonical JSON."""
    text = json.dumps([game, options, seed, nonce], separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def verify(file: Any) -> dict[str, Any]:
    """The record in a downloaded game, whose moves follow the rules and whose deal was promised; or a PositionError."""
    parts = ("record", "commitment", "nonce")
    if not isinstance(file, dict) or any(name not in file for name in parts):
        raise PositionError(f"a downloaded game is an object with {', '.join(parts)}")
    record, promised, nonce = (file[name] for name in parts)
    table = replay(mapping(record, "record"))
    if record["start"] is not None:
        raise PositionError("this game began from a position, not from a deal")
    readable = isinstance(nonce, str) and nonce.isascii()
    if not readable or promised != commitment(table.game, table.options, record["seed"], nonce):
        raise PositionError("the deal is not the one that was promised: the commitment does not fit seed and options")
    return dict(record)
