"""The `sevenfold` command, as a person or a script uses it."""

import io
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

import sevenfold
from sevenfold import bots
from sevenfold.cli import game_log, main
from sevenfold.cli.screen import Screen
from sevenfold.cli.session import Session
from sevenfold.terminal.look import Look
from sevenfold.texts import LANGUAGES, texts
from tests.building import dragon
from tests.strategies import OPTIONS

GAMES = list(OPTIONS)
FIRST = {"dragon": "a", "double-seven": "1", "seven-dragons": "1"}  # what the first choice is called
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs the command in this process with the given answers; returns status, output and errors."""

    def command(*words: str, answers: Iterator[str] | list[str] = ()) -> tuple[int, str, str]:  # type: ignore[assignment]
        lines = iter(answers)

        def answer(_prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        status = main(list(words))
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return command


def always(*answers: str) -> Iterator[str]:
    """The same answers for a whole game, but not forever."""
    for _ in range(2000):
        yield from answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_and_option(run: Run, language: str) -> None:
    status, out, _ = run("games", "--lang", language)
    assert status == 0
    for game, about in sevenfold.games().items():
        assert game in out
        assert all(f"--{option}" in out for option in about["options"])
    assert "Andrew Looney" in out or "Эндрю Луни" in out


def test_bench_prints_moves_per_second_as_json(run: Run) -> None:
    status, out, _ = run("bench", "--json", "--seconds", "0.01")
    assert status == 0
    found = json.loads(out)
    assert list(found) == ["dragon", "double-seven", "seven-dragons"]
    assert all(type(rate) is int and rate > 0 for rate in found.values())


def test_bench_prints_a_table(run: Run) -> None:
    _, out, _ = run("bench", "--seconds", "0.01")
    assert "Double Seven" in out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots_by_taking_the_first_choice(run: Run, game: str, language: str) -> None:
    status, out, _ = run("play", game, "--bot", "2", "--seed", "1", "--lang", language, answers=always(FIRST[game]))
    assert status == 0
    assert "★" in out


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end(run: Run, game: str) -> None:
    status, out, _ = run("play", game, "--players", "2", "--bot", "random", "--bot", "greedy", "--seed", "2")
    assert status == 0
    assert "★" in out


def test_moves_can_be_typed_or_found_by_words(run: Run) -> None:
    table = sevenfold.new("dragon", players=2, seed=3)
    typed = str(table.legal_moves[0])
    _, out, _ = run("play", "dragon", "--bot", "1", "--seed", "3", answers=[typed, "log", "row 1", "quit"])
    told = f"Player 1: lays a {typed[0]}  {typed}"
    assert told in out
    listed = out.split(told)[-1]
    assert re.findall(r"\S+ in row 1", listed)
    assert re.findall(r"\S+ in row 0", listed) == []


def test_an_illegal_move_is_explained_and_changes_nothing(run: Run) -> None:
    _, out, _ = run("play", "dragon", "--bot", "1", "--seed", "3", answers=["7@5", "zebra", "quit"])
    assert "DR-PLACE" in out
    assert "zebra" in out


@pytest.mark.parametrize("game", GAMES)
def test_help_rules_and_log_are_there(run: Run, game: str) -> None:
    _, out, _ = run("play", game, "--bot", "1", "--seed", "3", answers=["?", "rules", "log", "quit"])
    assert "narrow the list" in out
    assert len(out.splitlines()) > 40


def hand_lines(text: str) -> list[str]:
    """Where the reader's own hand is drawn."""
    return [line for line in text.splitlines() if "– you" in line]


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_falls_between_people(run: Run, game: str) -> None:
    """A hand is drawn only after its owner has answered the curtain, and never after the next one has fallen."""
    answers = list(itertools.islice(always(FIRST[game], FIRST[game], FIRST[game], ""), 40))
    _, out, _ = run("play", game, "--players", "2", "--seed", "1", "--names", "Ada,Ben", answers=[*answers, "quit"])
    before, *parts = re.split(r"(Ada|Ben), press Enter when you are ready:", out)
    assert hand_lines(before) == []
    readers = set()
    for name, part in zip(parts[::2], parts[1::2], strict=True):
        assert all(name in line for line in hand_lines(part))
        readers |= {name for _ in hand_lines(part)}
    assert readers == {"Ada", "Ben"}
    curtains = [part.split("press Enter")[0] for part in out.split("is next. Everybody else")[1:]]
    assert curtains
    assert not any("▶" in curtain for curtain in curtains)
    assert out.count("Press Enter and hand over:") >= 2


@pytest.mark.parametrize("game", GAMES)
def test_leaving_saves_and_resuming_goes_on(run: Run, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    common = ("--seed", "5", "--save", str(file))
    run("play", game, "--bot", "1", *common, answers=[FIRST[game]] * 4 + ["quit"])
    saved = json.loads(file.read_text())
    assert saved["bots"] == {"1": "player"}
    stands = sevenfold.replay(saved["record"])
    status, _, _ = run("play", "--resume", str(file), answers=[])
    assert status == 0
    assert sevenfold.replay(json.loads(file.read_text())["record"]).position() == stands.position()
    status, out, _ = run("play", "--resume", str(file), answers=always(FIRST[game]))
    assert status == 0
    assert "★" in out


def test_losing_the_terminal_saves_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "dragon", "--bot", "1", "--seed", "5", "--save", str(file), answers=["a"])
    assert json.loads(file.read_text())["record"]["moves"] != []


def test_a_game_that_cannot_be_saved_says_so(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    status, out, _ = run("play", "dragon", "--bot", "1", "--save", str(blocked / "game.json"), answers=["quit"])
    assert status == 0
    assert "Could not save" in out


def test_somebody_joins_in_mid_game(run: Run) -> None:
    answers = ["join", "Cleo", *itertools.islice(always("1", "1", "1", ""), 12), "quit"]
    _, out, _ = run("play", "seven-dragons", "--bot", "1", "--seed", "1", answers=answers)
    assert f"Cleo: {texts('en')('move-seven-dragons-join')}" in out
    assert "▶ Cleo – you" in out


def test_an_action_card_is_explained_when_it_is_chosen(run: Run) -> None:
    _, out, _ = run("play", "seven-dragons", "--bot", "1", "--seed", "0", answers=["rotate goals", "quit"])
    assert texts("en")("card-rotate-goals") + "  " + texts("en")("about-rotate-goals")[:40] in out


def test_the_puzzle_says_how_many_cards_were_placed(run: Run) -> None:
    words = ("play", "seven-dragons", "--variant", "connections", "--players", "1", "--seed", "1")
    _, out, _ = run(*words, answers=always("1"))
    placed, of = map(int, re.findall(r"★ Player 1: (\d+) of (\d+) cards placed", out)[0])
    assert placed <= of == 49


def test_a_card_put_under_the_pile_is_told_to_its_owner_only() -> None:
    """DR-STUCK."""
    look = Look(texts("en"), lambda seat: f"Player {seat}")
    table = sevenfold.load(dragon({0: "o......"}, [["3", "4!"], ["2"]]))
    entry = game_log.played(table, table.play_noted("under 4!"), look)
    assert entry.lines(0, look)[0] == "Player 0: puts an annoyed 4 face down under the pile  under 4!"
    assert entry.lines(1, look)[0] == "Player 0: puts a card face down under the pile  under ?"
    assert entry.lines(None, look) == entry.lines(1, look)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_terminal_shows_everything_at_once(game: str, language: str, tmp_path: Path) -> None:
    """What is shown at a decision never scrolls off 24 lines of 80 letters, in any language."""
    table, bot = sevenfold.new(game, players=4, seed=4), bots.find("random", seed=4)
    while table.turn is not None:
        seen = Console(width=80, height=24, file=io.StringIO(), force_terminal=True, highlight=False)
        seated = dict.fromkeys([seat for seat in table.seats if seat != table.turn], "greedy")
        session = Session(table.copy(), Screen(texts(language), seen), seated, {}, tmp_path / "game.json")
        session.begin_choice(table.turn)
        shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen.file.getvalue()).split("\n")  # type: ignore[attr-defined]
        assert len(shown) <= 24, "\n".join(shown)
        for _ in range(25):
            if table.turn is not None:
                table.play(bot.choose(table.view(table.turn), table.legal_moves))


def test_nobody_joins_a_game_of_dragon(run: Run) -> None:
    _, out, _ = run("play", "dragon", "--bot", "1", "--seed", "1", answers=["join", "quit"])
    assert "nobody can join" in out


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_stepped_through(run: Run, game: str, tmp_path: Path) -> None:
    table = sevenfold.new(game, players=2, seed=1)
    for _ in range(3):
        table.play(table.legal_moves[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(table.record()))
    status, out, _ = run("replay", str(file), answers=["", "", "b", "0", "3", "q"])
    assert status == 0
    look = Look(texts("en"), lambda seat: f"Player {seat + 1}")
    for entry in game_log.retell(table, look):
        assert entry.lines(entry.seat, look)[0] in out
    assert "Move 3 of 3" in out


def test_questions_for_whoever_types_nothing_more(run: Run) -> None:
    answers = ["9", "1", "4", "", "0", "Ada, Ben", "2", "quit"]
    status, out, _ = run("play", "--seed", "1", answers=iter(answers))
    assert status == 0
    assert texts("en")("option-seven-dragons-variant-connections") in out
    assert "Ben is next" in out


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"sevenfold-save": 1}', '{"sevenfold-save": 2, "record": {}}', "\x00"]
)
def test_a_broken_file_is_refused_in_words(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content)
    for command in (["replay", str(file)], ["play", "--resume", str(file)]):
        status, _, err = run(*command)
        assert status == 2
        assert err.strip()


def test_the_help_speaks_four_languages() -> None:
    outputs = set()
    for language in LANGUAGES:
        command = [sys.executable, "-m", "sevenfold", "play", "--help", "--lang", language]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert "--variant" in done.stdout
        outputs.add(done.stdout)
    assert len(outputs) == len(LANGUAGES)


def screens(child: Any) -> str:
    return str(child.before) + str(child.after)


def test_a_real_terminal_shows_colour_and_forgets_what_was_there(tmp_path: Path) -> None:
    """In a terminal the board is coloured, and a curtain wipes the screen and what could be scrolled back to."""
    command = (
        f"{sys.executable} -m sevenfold play dragon --players 2 --seed 1 --lang en --save {tmp_path / 'game.json'}"
    )
    child = pexpect.spawn(command, encoding="utf-8", timeout=60, dimensions=(50, 120), env=terminal(tmp_path))
    child.expect("Player 1, press Enter")
    assert "\x1b[3J" in screens(child)
    child.sendline("")
    child.expect("Player 1 >")
    assert "\x1b[38;5;" in screens(child) or "\x1b[48;5;" in screens(child) or "\x1b[30;48" in screens(child)
    child.sendline(str(sevenfold.new("dragon", players=2, seed=1).legal_moves[0]))
    child.expect("hand over")
    child.sendline("")
    child.expect("Player 2, press Enter")
    assert "\x1b[3J" in screens(child)
    child.sendline("")
    child.expect("Player 2 >")
    child.sendline("quit")
    child.expect("Saved")
    child.expect(pexpect.EOF)


def terminal(home: Path) -> Any:
    import os

    return {**os.environ, "TERM": "xterm-256color", "COLORTERM": "", "XDG_DATA_HOME": str(home)}


def test_a_hint_names_moves_and_chances(run: Run) -> None:
    _, out, _ = run("play", "dragon", "--bot", "random", "--seed", "1", "--lang", "en", answers=["hint", "quit"])
    assert "% of such games" in out


def test_no_hints_among_people_unless_they_agreed(run: Run) -> None:
    words = ("play", "dragon", "--players", "2", "--seed", "1", "--lang", "en")
    assert "No hints at this table" in run(*words, answers=["", "hint", "quit"])[1]
    assert "% of such games" in run(*words, "--hints", answers=["", "hint", "quit"])[1]


def test_arena_plays_and_goes_on(run: Run, tmp_path: Path) -> None:
    journal, picture = tmp_path / "match.jsonl", tmp_path / "match.svg"
    words = ("arena", "dragon", "random", "greedy", "--jobs", "1", "--json", "--out", str(journal))
    for games in (4, 6):
        status, out, _ = run(*words, "--games", str(games), "--plot", str(picture))
        assert status == 0
        found = json.loads(out)
        assert [(one["bot"], one["games"]) for one in found["ratings"]] == [("random", games), ("greedy", games)]
        assert (found["game"], found["options"], found["sprt"]) == ("dragon", {"players": 2}, None)
        assert found["version"] == sevenfold.__version__
        assert len(journal.read_text("utf-8").splitlines()) == games
    assert picture.read_text("utf-8").startswith("<svg")


def test_arena_tells_the_verdict_of_the_test(run: Run) -> None:
    words = ("arena", "dragon", "greedy", "random", "--jobs", "1", "--games", "100", "--sprt", "0,100", "--lang", "en")
    found = json.loads(run(*words, "--json")[1])["sprt"]
    assert (found["verdict"], found["low"], found["high"]) == ("better", 0, 100)
    assert found["ratio"] > found["bound"] > 0
    assert found["deals"] >= 8
    assert "greedy is stronger than random" in run(*words)[1]


def test_a_bot_may_play_a_match_against_itself(run: Run) -> None:
    status, out, _ = run("arena", "dragon", "random", "random", "--jobs", "1", "--games", "4", "--json")
    assert status == 0
    assert [one["bot"] for one in json.loads(out)["ratings"]] == ["random#1", "random#2"]


def test_a_bot_that_was_edited_is_not_given_its_old_results(run: Run, tmp_path: Path) -> None:
    file, journal = tmp_path / "mine.py", tmp_path / "match.jsonl"
    words = ("arena", "dragon", str(file), "random", "--jobs", "1", "--games", "2", "--out", str(journal))
    file.write_text("def choose(view, legal_moves, budget):\n    return legal_moves[0]\n", "utf-8")
    assert run(*words)[0] == 0
    file.write_text("def choose(view, legal_moves, budget):\n    return legal_moves[-1]\n", "utf-8")
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert "mine.py has changed since games in match.jsonl were played" in err
    assert "--out" in err


def test_a_bot_that_hangs_ends_the_match_in_words(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import time\n\ndef choose(view, legal_moves, budget):\n    time.sleep(1000)\n", "utf-8")
    status, _, err = run("arena", "dragon", str(file), "random", "--jobs", "1", "--patience", "0.2")
    assert status == 2
    assert "mine.py did not answer within 0.2 seconds" in err


def test_bots_are_called_by_their_level_and_people_are_counted_from_one(run: Run) -> None:
    _, out, _ = run("play", "dragon", "--bot", "2", "--bot", "greedy", "--seed", "1", answers=["quit"])
    for name in ("Player 1 – you", "Bot 2 · level Player", "Bot 3 · level Player", "Bot 4 · Magpie"):
        assert name in out
    names = {"fr": "Robot 2 · niveau Joueur", "nl": "Bot 2 · niveau Speler", "ru": "Бот 2 · уровень Игрок"}
    for language, name in names.items():
        assert name in run("play", "dragon", "--bot", "1", "--seed", "1", "--lang", language, answers=["quit"])[1]


def test_people_of_the_same_name_are_told_apart(run: Run) -> None:
    _, out, _ = run("play", "dragon", "--players", "2", "--names", "Ada,Ada", "--seed", "1", answers=["", "quit"])
    assert "Ada (1) – you" in out
    assert "Ada (2)" in out


def test_a_python_file_sits_at_the_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def choose(view, legal_moves, budget):\n    return legal_moves[0]\n", "utf-8")
    status, out, _ = run("play", "dragon", "--bot", str(file), "--bot", "random", "--seed", "2")
    assert status == 0
    assert "mine.py" in out
