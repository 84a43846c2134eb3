"""Games as rows: they name what they were made with, and lead back to the same games."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import sevenfold
from sevenfold.cli import main
from sevenfold.decision import DecisionPoint
from sevenfold.game import ids
from sevenfold.study import data, files
from tests.study.games import played


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_bots_play_and_their_games_can_be_read_again(tmp_path: Path) -> None:
    file, again = tmp_path / "games.jsonl", tmp_path / "again.jsonl"
    given = ["export", str(file), "--play", "dragon", "--games", "2", "--seed", "7", "--bots", "random", "novice"]
    assert main(given) == 0
    rows = lines(file)
    assert [(row["seed"], row["bots"]) for row in rows] == [(7, ["random", "novice"]), (8, ["random", "novice"])]
    assert rows[0].keys() >= {"version", "rules", "game", "options", "moves", "winners", "scores"}
    assert sevenfold.replay(rows[0]["record"]).moves == tuple(rows[0]["moves"])
    assert main(["export", str(again), "--from", str(file)]) == 0
    assert [row["record"] for row in lines(again)] == [row["record"] for row in rows]


@pytest.mark.parametrize("game", ids())
def test_steps_are_what_a_learning_program_meets(game: str) -> None:
    table = played(game, 2, "novice", "novice")
    rows = list(data.step_rows(table.record()))
    assert all(row["action"] in row["legal"] for row in rows)
    assert {row["seat"]: row["result"] for row in rows} == {
        seat: (seat in table.outcome.winners) / len(table.outcome.winners)  # type: ignore[union-attr]
        for seat in table.seats
    }
    again, point = sevenfold.new(game, players=2, seed=2), None
    for row in rows:
        point = DecisionPoint(again) if row["step"] == 0 else point
        assert point is not None
        assert point.observation.tolist() == row["observation"]
        if (move := point.take(row["action"])) is not None:
            again.play(move)
    assert again.outcome == table.outcome


def test_nothing_has_changed_after_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, broken = tmp_path / "games.jsonl", tmp_path / "broken.jsonl"
    file.write_text("as it was")
    record = played("dragon", 2, "random", "random").record()
    broken.write_text(json.dumps(record) + "\n" + json.dumps({**record, "moves": ["7@0"]}) + "\n")
    assert main(["export", str(file), "--from", str(broken), "--lang", "en"]) == 2
    assert file.read_text() == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.jsonl", "games.jsonl"]
    assert main(["export", str(file), "--from", str(broken), "--play", "dragon", "--lang", "en"]) == 2
    assert "--from, --play" in capsys.readouterr().err


def test_parquet_has_a_type_for_every_column(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in for pyarrow, which is an extra: what is declared, and in which pieces it is written."""
    written: list[Any] = []

    class Writer:
        def __init__(self, _file: str, schema: Any) -> None:
            written.append(dict(schema))

        def write_table(self, rows: Any) -> None:
            written.append(rows)

        def close(self) -> None:
            Path(tmp_path / "steps.parquet.new").touch()

    kinds = {name: (lambda name=name: name) for name in ("string", "int8", "int32", "int64", "float64")}
    table = SimpleNamespace(from_pylist=lambda rows, schema: len(rows))
    arrow = SimpleNamespace(schema=lambda fields: fields, list_=lambda kind: [kind], Table=table, **kinds)
    monkeypatch.setitem(sys.modules, "pyarrow", arrow)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", SimpleNamespace(ParquetWriter=Writer))
    monkeypatch.setattr(files, "BATCH", 40)
    rows = list(data.step_rows(played("dragon", 2, "random", "random").record()))
    assert files.write(rows, tmp_path / "steps.parquet") == len(rows)
    assert written[0]["observation"] == ["int8"]
    assert sum(written[1:]) == len(rows)
    assert data.game_row(played("dragon", 2, "random", "random").record()).keys() <= files.COLUMNS.keys()


def test_parquet_comes_back_as_it_was(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = list(data.step_rows(played("dragon", 2, "random", "random").record()))
    files.write(rows, tmp_path / "steps.parquet")
    assert parquet.read_table(tmp_path / "steps.parquet").to_pylist() == rows
