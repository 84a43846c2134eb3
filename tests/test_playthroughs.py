"""Golden playthroughs: whole games, ply by ply, for every game, variant, edition and number of players.

A file holds the options, the seed and a line per decision: a hash of the position, the number of legal moves, the move.
They pin down deals, rules, notation, positions and the order of moves on every machine and release, compiled and
interpreted. After an intended change write them anew: `python -m tests.test_playthroughs`, and say why in the commit.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sevenfold
from sevenfold.table import JOIN, Table

FOLDER = Path(__file__).parent / "playthroughs"
PLAYERS = {"full": (2, 3, 4, 5), "single-action": (2, 3, 4, 5), "basic": (2, 3, 4, 5), "connections": (1, 2, 3, 4, 5)}


def cases() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Name, game and options of every playthrough that must be there."""
    for players in (2, 3, 4, 5):
        for multi in (False, True):
            name = f"dragon-{players}{'-multi' if multi else ''}"
            yield name, "dragon", {"players": players, "first": players // 2, "multi": multi}
    for players in (2, 3, 4):
        yield f"double-seven-{players}", "double-seven", {"players": players, "first": players - 1}
    for variant, counts in PLAYERS.items():
        for edition in ("en", "fr", "nl", "ru"):
            for players in counts:
                options = {"players": players, "first": players // 2, "variant": variant, "edition": edition}
                yield f"seven-dragons-{variant}-{edition}-{players}", "seven-dragons", options
    for name, more in (
        ("ages", {"players": 3, "variant": "basic", "ages": [5, None, 3]}),
        ("silver", {"players": 3, "variant": "single-action", "actions": ["zap-card", "move-card"], "silver": True}),
        ("no-actions", {"players": 2, "variant": "single-action", "actions": [], "rainbow": False}),
    ):
        yield f"seven-dragons-{name}", "seven-dragons", more


CASES = list(cases())


def digest(position: Any) -> str:
    text = json.dumps(position, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def choose(table: Table, hashed: str) -> str:
    """A move that the position itself decides: first its kind, so that no kind crowds out the others."""
    number = int(hashed, 16)
    kinds: dict[str, list[str]] = {}
    for move, fields in zip(table.legal_moves, table.legal_moves.fields(), strict=True):
        kind = str(fields.get("action", fields["kind"]))  # an action for its colour belongs to its own
        kinds.setdefault(kind, []).append(move)
    if table.game == "seven-dragons" and number % 53 == 0 and can_join(table):
        return JOIN
    kind = "rainbow" if "rainbow" in kinds else sorted(kinds)[number % len(kinds)]
    moves = kinds[kind]
    return moves[number // 1000 % len(moves)]


def can_join(table: Table) -> bool:
    return len(table.seats) < 5 and table.options["players"] > 1 and len(table.position()["deck"]) > 0


def play_through(game: str, options: dict[str, Any], seed: int) -> Iterator[str]:
    """The lines of a playthrough."""
    table = sevenfold.new(game, seed=seed, **options)
    yield f"{game} {json.dumps(table.options)} {seed}"
    while table.turn is not None:
        hashed = digest(table.position())
        move = choose(table, hashed)
        yield f"{hashed} {len(table.legal_moves)} {move}"
        if move == JOIN:
            table.join()
        else:
            table.play(move)
    assert table.outcome is not None
    yield f"{digest(table.position())} 0 {json.dumps(table.outcome.as_json())}"


def test_no_playthrough_is_missing_or_forgotten() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {name for name, _, _ in CASES}


def test_playthroughs_cover_every_kind_of_move() -> None:
    played = {
        line.split()[2].partition("@")[1] or line.split()[2] for file in FOLDER.glob("*.txt") for line in body(file)
    }
    dragons = {"trade-hands", "rotate-goals", "trade-goals", "move-card", "zap-card", JOIN, "pass", "@"}
    families = {"draw", "rainbow", "start", "grow", "swap", "clover", "two-for-one"}
    assert dragons | families | {"under"} <= played


def body(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()[1:-1]


def marks(options: dict[str, Any]) -> list[Any]:
    """Interpreted, too: of Seven Dragons one edition, the one whose cards and rules differ from the others'."""
    return [pytest.mark.interpreted] if options.get("edition") in (None, "ru") else []


@pytest.mark.parametrize(
    ("name", "game", "options"), [pytest.param(*case, id=case[0], marks=marks(case[2])) for case in CASES]
)
def test_playthrough_is_repeated_line_by_line(name: str, game: str, options: dict[str, Any]) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    for number, line in enumerate(play_through(game, options, seed=CASES.index((name, game, options)))):
        assert line == expected[number], f"{name}.txt:{number + 1}"
    assert number + 1 == len(expected)


if __name__ == "__main__":
    for number, (name, game, options) in enumerate(CASES):
        lines = play_through(game, options, seed=number)
        (FOLDER / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
