"""The leaderboard: fixed protocols, results that say what they were played with; and how to cite the project."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import sevenfold
from sevenfold.arena import identity

ROOT = Path(__file__).parent.parent
PROTOCOLS = {  # for good: results that others have published depend on every number
    "dragon-2": ("dragon", 2, 200, 20_000_000),
    "dragon-5": ("dragon", 5, 80, 21_000_000),
    "double-seven-2": ("double-seven", 2, 100, 22_000_000),
    "double-seven-4": ("double-seven", 4, 50, 23_000_000),
    "seven-dragons-2": ("seven-dragons", 2, 200, 24_000_000),
    "seven-dragons-5": ("seven-dragons", 5, 80, 25_000_000),
}


@pytest.fixture
def leaderboard(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(ROOT / "benchmarks")  # as for whoever runs it
    return runpy.run_path(str(ROOT / "benchmarks" / "leaderboard.py"))


def test_protocols_stay_as_they_are(leaderboard: dict[str, Any]) -> None:
    found = leaderboard["PROTOCOLS"]
    assert {name: (one.game, one.players, one.deals, one.seed) for name, one in found.items()} == PROTOCOLS
    assert leaderboard["RIVALS"] == ("random", "greedy", "search:100", "search:1000")
    assert leaderboard["SECONDS"] == 0.1


def test_a_result_tells_what_it_was_played_with(
    leaderboard: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    functions = leaderboard["play"].__globals__
    functions["RIVALS"] = ("random",)
    functions["PROTOCOLS"]["dragon-2"] = functions["Protocol"]("dragon", 2, 2, 5)
    leaderboard["play"]("greedy", tmp_path, ["dragon-2"], 1)
    leaderboard["table"](tmp_path)
    *_, row, line = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert found["games"] == 4
    assert (found["version"], found["rules"]) == (sevenfold.__version__, identity.of_rules("dragon"))
    assert found["digests"] == {spec: identity.of_bot(spec) for spec in ("greedy", "random")}
    low, high = found["share"][1:]
    assert 0 <= low <= found["share"][0] <= high <= 1
    assert row.startswith(f"| dragon-2 | greedy | {sevenfold.__version__} | {found['rules']} |")


def test_only_who_thinks_by_the_clock_is_given_seconds(leaderboard: dict[str, Any]) -> None:
    """A master that thought for a tenth of a second would not be the master that people meet."""
    for protocol in leaderboard["PROTOCOLS"].values():
        for bot in ("random", "greedy", "search:100", "search:500", "expert", "master"):
            assert {match.bots[0] for _, match in protocol.matches(bot)} == {bot}
        for bot in ("champion", "./my_bot.py"):
            assert {match.bots[0] for _, match in protocol.matches(bot)} == {f"{bot}@0.1"}


def test_a_match_that_was_broken_off_is_named_and_not_shown(
    leaderboard: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    functions = leaderboard["play"].__globals__
    functions["RIVALS"] = ("random",)
    functions["PROTOCOLS"]["dragon-2"] = functions["Protocol"]("dragon", 2, 2, 5)
    leaderboard["play"]("greedy", tmp_path, ["dragon-2"], 1)
    (file,) = tmp_path.iterdir()
    file.write_text("".join(file.read_text("utf-8").splitlines(keepends=True)[:3]), "utf-8")
    leaderboard["table"](tmp_path)
    out, err = capsys.readouterr()
    assert "greedy" not in out
    assert "dragon-2--greedy--random.jsonl is not finished: 3 of 4 games" in err


def test_a_rival_is_measured_against_the_others(
    leaderboard: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    functions = leaderboard["play"].__globals__
    functions["RIVALS"] = ("random", "greedy")
    functions["PROTOCOLS"]["dragon-2"] = functions["Protocol"]("dragon", 2, 3, 5)
    for bot in ("random", "greedy"):
        leaderboard["play"](bot, tmp_path, ["dragon-2"], 1)
    leaderboard["table"](tmp_path)
    lines = capsys.readouterr().out.splitlines()
    found = [json.loads(line) for line in lines if line.startswith("{")]
    assert [line.split()[3] for line in lines[2:4]] == ["greedy", "random"], "the stronger one first"
    assert [(one["bot"], one["rival"]) for one in found] == [("greedy", "random"), ("random", "greedy")]
    assert all(one["games"] == 6 and one["share"][1] <= one["share"][0] <= one["share"][2] for one in found)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play deep-blue results", "There is no bot “deep-blue”; choose random, greedy, hatchling"),
        ("play ./nobody.py results", "There is no nobody.py: check the path."),
        ("play champion@0.5 results", "champion@0.5: protocols fix the time for a move"),
        ("play champion@soon results", "after the @ comes a number of seconds"),
        ("play champion results --busy --jobs 2", "--busy is for one job"),
        ("table nowhere", "There is no nowhere: check the path."),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(
    leaderboard: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    typed: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["leaderboard.py", *typed.split()])
    with pytest.raises(SystemExit) as left:
        raise SystemExit(leaderboard["main"]())
    out, err = capsys.readouterr()
    assert (left.value.code, out) == (2, "")
    assert said in err


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {sevenfold.__version__}\n" in text
    assert text.startswith("cff-version: 1.2.0\n")
