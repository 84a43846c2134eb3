"""Statistics: counted as the rules say, resumed where they stopped, written with intervals."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from sevenfold.batch import Batch
from sevenfold.batch.statistics import PLAYED, TABLES, play_deal, play_games, register
from sevenfold.cli import main
from sevenfold.errors import DeviceError
from sevenfold.game import find, ids
from sevenfold.study import plan, sampling
from sevenfold.study.sampling import Row, Sums, counted, note_kinds, play, sample
from sevenfold.table import Table

DRAGON = Row("dragon", (("players", 2),), ("novice", "greedy"))


@pytest.mark.parametrize("game", ids())
def test_counts_are_those_of_whole_games(game: str) -> None:
    counts = play(Row(game, (("players", 3),), ("random",)), 5, 20)
    assert counts.games == 20 == sum(counts.reasons.values()) == sum(counts.last.values())
    assert sum(counts.wins) == pytest.approx(20)
    assert counts.moves < counts.choices <= counts.widest * counts.moves
    assert set(counts.reasons) <= set(find(game).rules.REASONS)


@pytest.mark.parametrize("game", ids())
def test_games_end_as_the_table_says(game: str) -> None:
    """The same deal, played by the compiled function and looked at as a table."""
    register(find(game))
    shape, row = find(game), Row(game, (("players", 2),), ("random",))
    options, room = shape.options.resolve({"players": 2}), shape.layout.MAX_MOVES
    out, tables = np.zeros(1, PLAYED).view(np.recarray), np.zeros(TABLES, shape.layout.STATE).view(np.recarray)
    lists = np.zeros(room, np.int64), np.zeros(room), np.zeros(1, np.int64)
    ends = []
    for number in range(5, 17):
        blank, kinds = shape.setup.blank(options, 0), np.zeros(0, np.int64)
        play_deal(blank, number, row.attention(), kinds, tables, *lists, out[0])
        ends.append(Table(shape, options, tables[0]).outcome)
    assert play(row, 5, 12).reasons == dict(Counter(end.reason for end in ends if end is not None))


def test_threads_share_the_deals_of_a_piece() -> None:
    """What the threads of a GPU do, one after the other: every deal is played once, and as a processor plays it."""
    shape = find("dragon")
    register(shape)
    out = np.zeros(20, PLAYED).view(np.recarray)
    blank, kinds = shape.setup.blank(shape.options.resolve({"players": 2}), 0), note_kinds(shape)
    for thread in range(3):
        tables, room = np.zeros(TABLES, shape.layout.STATE).view(np.recarray), shape.layout.MAX_MOVES
        lists = np.zeros(room, np.int64), np.zeros(room), np.zeros(1, np.int64)
        play_games(thread, 3, blank, 7, DRAGON.attention(), kinds, tables, *lists, out)
    assert counted(shape, out) == play(DRAGON, 7, 20)


def test_without_a_gpu_one_is_told_so() -> None:
    with pytest.raises(DeviceError, match="cuda"):
        play(DRAGON, 7, 20, "cuda")


def test_greedy_play_here_and_in_batches_is_equally_long() -> None:
    counts = play(Row("dragon", (("players", 2),), ("greedy",)), 5, 100)
    with Batch("dragon", 100, players=2, seed=5, auto_reset=False) as batch:
        moves = batch.rollout("greedy", moves=60).moves
    assert abs(counts.moves - moves) < 100


def test_somebody_who_notices_more_wins_more() -> None:
    counts = play(DRAGON, 7, 100)
    assert counts.wins[1] > 60


def test_bots_that_search_are_counted_alike() -> None:
    row = Row("dragon", (("players", 2),), ("expert", "novice"))
    assert row.searches
    assert not DRAGON.searches
    counts = play(row, 7, 6)
    assert counts.games == 6 == sum(counts.reasons.values()) == sum(counts.last.values())
    assert counts.wins[0] > 3
    assert counts.notes["tokens"] > 0
    assert counts.moves < counts.choices <= counts.widest * counts.moves
    assert counts == play(row, 7, 6)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "PIECE", 10)
    journal = tmp_path / "counts.jsonl"
    first = sample([DRAGON], 20, journal, jobs=1)
    monkeypatch.setattr(sampling, "play", lambda *_: pytest.fail("played again"))
    assert sample([DRAGON], 20, journal, jobs=1) == first
    assert first[DRAGON].games == 20


def test_counts_add_up() -> None:
    whole, first, second = play(DRAGON, 3, 30), play(DRAGON, 3, 10), play(DRAGON, 13, 20)
    total = Sums()
    total.add(first)
    total.add(second)
    assert total == whole


def test_every_option_and_handicap_is_played() -> None:
    rows = plan.rows("seven-dragons")
    assert {dict(row.options).get("edition") for row in rows} >= {"fr", "nl", "ru"}
    assert {handicap.value for handicap in plan.handicaps("seven-dragons")} == {3, 4, 5, 6, None}
    assert len(set(rows)) == len(rows)
    assert any(row.searches for row in rows)


def test_the_command_writes_a_report_and_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sampling, "PIECE", 2)
    assert main(["study", "dragon", "--games", "2", "--jobs", "1", "--out", str(tmp_path), "--lang", "en"]) == 0
    text = (tmp_path / "dragon.md").read_text("utf-8")
    assert "## Option `multi`" in text
    assert "± " in text
    assert (tmp_path / "dragon.svg").read_text("utf-8").startswith("<svg")
    assert "dragon.md" in capsys.readouterr().out


def test_without_a_gpu_the_command_says_what_would_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise DeviceError("there is none")

    monkeypatch.setattr(sampling, "played", refuse)
    typed = ["study", "dragon", "--games", "2", "--device", "cuda", "--out", str(tmp_path), "--lang", "en"]
    assert main(typed) == 2
    assert "There is no NVIDIA GPU here that can be used (there is none): leave out --device cuda." in " ".join(
        capsys.readouterr().err.split()
    )
