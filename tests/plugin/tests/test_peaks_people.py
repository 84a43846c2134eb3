"""Peaks for people: in the terminal and at a server's table."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from sevenfold.cli import main
from sevenfold.texts import LANGUAGES
from tests.server.client import Guest, play_out
from tests.server.conftest import Launch


def command(*words: str, answers: str = "") -> str:
    run = subprocess.run(
        [sys.executable, "-m", "sevenfold", *words], input=answers, capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_terminal(tmp_path: Path) -> None:
    """A whole game by the first choice, with questions in between; then watched again."""
    file = tmp_path / "game.json"
    answers = "\n".join(["?", "rules", "climb 13", "rest 1", *["a"] * 20])
    out = command("play", "peaks", "--bot", "2", "--steep", "--seed", "1", "--save", str(file), answers=answers)
    for told in ("Height: ", "Laid: ", "For 2 to 4 players", "climbs to", "takes 1 token", "★", "The most tokens win."):
        assert told in out
    assert "climbs to" in command("replay", str(file), answers="\n" * 16)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_has_it_in_every_language_although_it_speaks_english_only(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "climb from card to card" in out
    assert "--steep" in out


def test_server(launch: Launch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table by HTTP, a game over the WebSocket against bots, and the record of it."""
    server = launch(from_scratch=True)

    async def go() -> None:
        guest = await Guest.arrive(server)
        games = (await guest.get("/api/games"))["games"]
        assert games["peaks"]["options"]["steep"]["type"] == "Flag"
        for language in LANGUAGES:
            brought = await guest.get(f"/api/games/peaks/{language}")
            assert "title-peaks" in brought["texts"]
            assert brought["declaration"]["seats"] == ["hands", "tokens", "scores"]
        table = await guest.set_up("peaks", {"steep": True}, "me novice greedy")
        async with guest.connect() as tab:
            state = await tab.watch(table, 0)
            assert state["state"]["view"]["hands"][1] == ["?"] * 5
            refused = await tab.submit(table, 0, 0, {"kind": "rest", "card": state["state"]["view"]["hands"][0][0]})
            assert (refused["reason"], refused["detail"]) == ("illegal", "pk-rest-not")
            state = await play_out(tab, table, [0], Random(1))
        assert state["outcome"]["reason"] == "tokens"
        assert "?" not in state["view"]["hands"][1]

    asyncio.run(go())
    assert httpx.get(f"{server.url}/play/peaks", trust_env=False).status_code == 200
    file = str(tmp_path / "games.jsonl")
    assert main(["export", file, "--database", server.database, "--lang", "en"]) == 0
    assert main(["verify", file, "--lang", "en"]) == 0
    assert "Peaks" in capsys.readouterr().out
