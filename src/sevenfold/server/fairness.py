"""Proof that a deal was not chosen after the fact: a commitment before the first card, the secret after the last."""

import hashlib
import json
import secrets
from typing import Any

from sevenfold.game.options import SEED_LIMIT


def draw_secret() -> tuple[int, str]:
    """A seed, and a nonce that keeps the commitment from being guessed."""
    return secrets.randbelow(SEED_LIMIT), secrets.token_hex(32)


def commitment(game: str, options: dict[str, Any], seed: int, nonce: str) -> str:
    """SHA-256 of the game, its options in force, the seed and the nonce, as canonical JSON."""
    text = json.dumps([game, options, seed, nonce], separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
