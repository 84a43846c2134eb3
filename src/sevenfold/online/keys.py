"""The keys by which servers know us again, in a file that only its owner can read."""

import json
import os
from contextlib import suppress
from pathlib import Path

import platformdirs


def file() -> Path:
    return platformdirs.user_data_path("sevenfold") / "keys.json"


def recall(server: str) -> str | None:
    """The key that this server has given us, if any."""
    try:
        kept = json.loads(file().read_text("utf-8"))
    except (OSError, ValueError):
        return None
    key = kept.get(server) if isinstance(kept, dict) else None
    return key if isinstance(key, str) else None


def keep(server: str, key: str | None) -> None:
    """Remembers a key; without a disk to write to, it is good for this time only."""
    try:
        kept = json.loads(file().read_text("utf-8"))
    except (OSError, ValueError):
        kept = {}
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        draft = file().with_suffix(f".{os.getpid()}")
        draft.touch(0o600)
        draft.write_text(json.dumps({**kept, server: key}), "utf-8")
        draft.replace(file())
