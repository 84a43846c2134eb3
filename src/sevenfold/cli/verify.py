"""`sevenfold verify`: was a game from a server dealt and played as it should be?"""

import argparse
import json
from typing import Any

from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.errors import PositionError
from sevenfold.protocol import fairness


def run(options: argparse.Namespace, screen: Screen) -> None:
    text = options.file.read_text("utf-8", errors="replace")
    for line, file in enumerate(games(text), 1):
        try:
            record = fairness.verify(file)
        except PositionError as error:
            raise CommandError("cli-not-verified", line=line, reason=str(error)) from None
        title = screen.texts(f"title-{record['game']}")
        moves, commitment = len(record["moves"]), file["commitment"]
        screen.say("cli-verified", "green", game=title, moves=moves, commitment=commitment)


def games(text: str) -> list[Any]:
    """One game, or one a line."""
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError):
        pass
    try:
        found = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError) as error:
        raise PositionError(f"this is no JSON: {error}") from None
    if not found:
        raise PositionError("there is no game in this file")
    return found
