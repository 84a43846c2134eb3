"""A corpus of games: thousands, over all options, with a digest of all that anybody could see on the way.

`python -m tests.corpus` plays and writes tests/data/corpus.jsonl.gz. Whatever runs the rules must replay it to the same
digests: compiled and interpreted Python (tests/test_corpus.py) and WebAssembly (web/src/rules/corpus.test.ts). After an
intended change of the rules or of views write it anew, and say why in the commit.

A line is a game: its options and seed; the moves, each by its place among the legal ones in ascending order, JOIN where
a newcomer sat down; for each move two bytes of a digest, which show where a replay first differs; and the digest of the
end, which covers everything.
"""

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import sevenfold
from sevenfold.game.seven_dragons.cards import ACTIONS
from sevenfold.kernel.records import tidy_bytes
from sevenfold.kernel.types import EVERYTHING, SPECTATOR
from sevenfold.table import Table

FILE = Path(__file__).parent / "data" / "corpus.jsonl.gz"
JOIN = -1
EACH = {"dragon": 75, "double-seven": 120, "seven-dragons": 25}  # games with each choice of the main options
JSON = dict[str, Any]


def main_options() -> Iterator[tuple[str, JSON]]:
    """Every number of players, variant and edition."""
    for players in range(2, 6):
        for multi in (False, True):
            yield "dragon", {"players": players, "multi": multi}
    for players in range(2, 5):
        yield "double-seven", {"players": players}
    for variant in ("full", "single-action", "basic", "connections"):
        for edition in ("en", "fr", "nl", "ru"):
            for players in range(1 if variant == "connections" else 2, 6):
                yield "seven-dragons", {"players": players, "variant": variant, "edition": edition}


def more_options(options: JSON, random: Random) -> JSON:
    """Who begins, and in Seven Dragons what else there is to choose."""
    players = options["players"]
    found = {**options, "first": random.randrange(players)}
    if options.get("variant") == "single-action":
        found["actions"] = [action for action in ACTIONS if random.random() < 0.5]
        found["silver"], found["rainbow"] = random.random() < 0.5, random.random() < 0.5
    if options.get("variant", "connections") != "connections" and random.random() < 0.3:
        found["ages"] = [random.choice([None, 3, 4, 5, 6, 7, 12]) for _ in range(players)]
    return found


class Digest:
    """Of all that can be seen, move by move."""

    def __init__(self) -> None:
        self.total = hashlib.sha256()
        self.short: list[str] = []

    def add(self, *texts: bytes) -> None:
        text = b"\n".join(texts)
        self.total.update(text)
        self.short.append(hashlib.sha256(text).hexdigest()[:4])

    def finish(self, *texts: bytes) -> str:
        self.total.update(b"\n".join(texts))
        return self.total.hexdigest()


def written(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def sights(table: Table) -> list[bytes]:
    """The position, and what each seat and spectators see."""
    scene = table.scene()
    viewers = (*table.seats, SPECTATOR)
    return [
        scene.view_text(EVERYTHING),
        *(text for who in viewers for text in (scene.view_text(who), scene.insight_text(who))),
    ]


def step(table: Table, place: int, digest: Digest) -> None:
    """Plays the move of this place and takes down all there is to see."""
    seen = sights(table)
    if place == JOIN:
        digest.add(*seen, written(table.join()))
        return
    moves = table.legal_moves
    played = table.play_noted(moves.game.moves.fields(moves.codes[place]))
    digest.add(*seen, moves.choices_text(), written(played.fields), written(played.notes))


def end(table: Table, digest: Digest) -> str:
    outcome = table.outcome
    return digest.finish(*sights(table), written(outcome and outcome.as_json()), tidy_bytes(table.state))


def choose(table: Table, random: Random) -> int:
    """Half of the moves by kind, so that no kind crowds out the others."""
    codes, game = table.legal_moves.codes, table.legal_moves.game
    if random.random() < 0.5:
        return random.randrange(len(codes))
    kinds: dict[str, list[int]] = {}
    for place, code in enumerate(codes):
        kinds.setdefault(game.moves.kind(code).name, []).append(place)
    return random.choice(kinds[random.choice(sorted(kinds))])


def play(game: str, options: JSON, seed: int) -> JSON:
    """A whole game as a line of the corpus."""
    table, random, digest = sevenfold.new(game, seed=seed, **options), Random(seed), Digest()
    places = []
    while table.turn is not None:
        place = choose(table, random)
        if game == "seven-dragons" and random.random() < 0.01:
            with suppress(sevenfold.IllegalMove):
                table.copy().join()
                place = JOIN
        step(table, place, digest)
        places.append(place)
    total = end(table, digest)
    return {
        "game": game,
        "options": table.options,
        "seed": seed,
        "moves": places,
        "steps": "".join(digest.short),
        "end": total,
    }


def replay(line: JSON) -> tuple[str, str]:
    """The digests that a replay gives: step by step, and of the end."""
    table, digest = sevenfold.new(line["game"], seed=line["seed"], **line["options"]), Digest()
    for place in line["moves"]:
        step(table, place, digest)
    return "".join(digest.short), end(table, digest)


def read() -> list[JSON]:
    return [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


def record(game: str, options: JSON, name: int | str) -> JSON:
    """A whole game with these main options; its name decides on everything else."""
    random = Random(f"{game} {options} {name}")
    return play(game, more_options(options, random), random.randrange(2**53))


def pack(lines: Iterable[JSON]) -> bytes:
    return gzip.compress(b"\n".join(map(written, lines)), 9, mtime=0)


def write() -> None:
    lines = [record(game, options, number) for game, options in main_options() for number in range(EACH[game])]
    FILE.write_bytes(pack(lines))
    print(f"{len(lines)} games, {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    write()
