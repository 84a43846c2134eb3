"""Playing at a server from the terminal, with a program, and checking a game afterwards."""

import asyncio
import json
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from sevenfold import bots, online
from sevenfold.cli import main
from sevenfold.errors import OptionError, Refused, Unreachable
from sevenfold.game import find
from sevenfold.online import bot, keys
from sevenfold.online.server import table_id
from tests.server.client import Guest
from tests.server.conftest import Launch
from tests.server.harness import Server

GAMES = ("dragon", "double-seven", "seven-dragons")


@pytest.fixture(autouse=True)
def own_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def entered(server: Server, name: str) -> online.Server:
    """Somebody new, with a key of their own."""
    keys.file().unlink(missing_ok=True)
    known = online.Server(server.url)
    known.enter(name, "en")
    return known


def set_up(host: online.Server, game: str, *seats: str, **wish: Any) -> str:
    wanted = [{"kind": kind} for kind in seats]
    made = host.ask("POST", "/api/tables", {"game": game, "options": {"players": len(seats)}, "seats": wanted, **wish})
    return str(made["id"])


@pytest.mark.parametrize("game", GAMES)
def test_two_programs_play_a_game_by_link(server: Server, game: str) -> None:
    ada, bob = entered(server, "Ada"), entered(server, "Bob")
    table = set_up(ada, game, "me", "open")
    assert bob.take_seat(table_id(f"{server.url}/t/{table}")) == 1
    ada.ask("POST", f"/api/tables/{table}/start")
    ends: list[Any] = []

    def play(who: online.Server, seat: int) -> None:
        ends.append(bot.play(online.TableClient(who, table, seat), bots.find("random", seed=seat)))

    threads = [threading.Thread(target=play, args=args) for args in ((ada, 0), (bob, 1))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(ends) == 2
    assert ends[0].outcome == ends[1].outcome is not None
    assert ada.take_seat(table) == 0
    assert entered(server, "Cleo").take_seat(table) is None


def test_a_program_survives_the_server(launch: Launch) -> None:
    """The server is killed while a program plays; the program goes on where it was."""
    first = launch()
    ada = entered(first, "Ada")
    table = set_up(ada, "double-seven", "me", "bot")
    following = online.TableClient(ada, table, 0)
    moves: list[str] = []

    def tell(move: str) -> None:
        moves.append(move)
        if len(moves) == 5:
            first.kill()
            again = launch(first.database)
            ada.url = again.url

    state = bot.play(following, bots.find("random", seed=1), tell)
    assert state.outcome is not None
    played = [move for seat, move in movers(ada, table) if seat == 0]
    assert played == moves


def movers(server: online.Server, table: str) -> list[tuple[int, str]]:
    """Who made which move, in notation."""
    game = find(server.ask("GET", f"/api/tables/{table}")["state"]["game"])
    stages = server.ask("GET", f"/api/tables/{table}/history?everything=true")[1:]
    return [(stage["seat"], game.notation.write(game.moves.code(stage["move"]))) for stage in stages]


def test_a_key_is_kept_for_the_next_visit_and_only_its_owner_can_read_it(server: Server) -> None:
    ada = entered(server, "Ada")
    again = online.Server(server.url)
    again.enter("Somebody else", "fr")
    assert again.key == ada.key
    assert again.ask("GET", "/api/me") == {"name": "Ada", "language": "en"}
    assert keys.file().stat().st_mode & 0o077 == 0


def test_a_key_that_the_server_has_forgotten_is_replaced(server: Server) -> None:
    ada = entered(server, "Ada")
    ada.ask("DELETE", "/api/me")
    again = online.Server(server.url)
    again.enter("Bea", "nl")
    assert again.ask("GET", "/api/me")["name"] == "Bea"


def test_what_is_wrong_is_said(server: Server) -> None:
    ada = entered(server, "Ada")
    with pytest.raises(Refused, match="unknown-table"):
        ada.look("nosuchtable")
    with pytest.raises(Refused, match="unknown-table"):
        bot.play(online.TableClient(ada, "nosuchtable", None), bots.find("random"))
    with pytest.raises(Unreachable):
        online.Server("http://localhost:1").enter("Ada", "en")
    with pytest.raises(OptionError):
        online.Server("ftp://localhost")
    with pytest.raises(OptionError):
        table_id("no table!")


def test_the_terminal_plays_a_whole_game_at_a_server(server: Server, tmp_path: Path) -> None:
    words = ["play", "dragon", "--server", server.url, "--bot", "1", "--names", "Ada", "--lang", "en"]
    child = pexpect.spawn(
        sys.executable, ["-m", "sevenfold", *words], encoding="utf-8", timeout=60, dimensions=(40, 110)
    )
    for _ in range(60):
        if child.expect(["Ada >", pexpect.EOF]) == 1:
            break
        child.sendline("a")
    assert "★" in child.before
    assert "Ada: " in child.before


def test_the_terminal_takes_an_open_seat_and_a_bot_the_other(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = entered(server, "Ada")
    table = set_up(ada, "dragon", "open", "me")
    asyncio.run(fill(server, table))
    ada.ask("POST", f"/api/tables/{table}/start")
    other = threading.Thread(target=bot.play, args=(online.TableClient(ada, table, 1), bots.find("random", seed=1)))
    other.start()
    monkeypatch.setenv("SEVENFOLD_TOKEN", TOKEN[table])  # as an argument, others on this machine could read it
    assert main(["bot", "greedy", "--server", server.url, "--table", table, "--lang", "en"]) == 0
    other.join(60)
    assert "You play seat 0" in capsys.readouterr().out


TOKEN: dict[str, str] = {}


async def fill(server: Server, table: str) -> None:
    """A person sits down and makes a token for a program."""
    bob = await Guest.arrive(server, "Bob")
    await bob.do("POST", f"/api/tables/{table}/seats/0")
    TOKEN[table] = (await bob.do("POST", "/api/me/tokens", {"label": "my bot"}))["secret"]


def test_a_downloaded_game_is_verified_and_a_changed_one_is_not(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = entered(server, "Ada")
    table = set_up(ada, "dragon", "me", "bot")
    bot.play(online.TableClient(ada, table, 0), bots.find("random", seed=3))
    game = ada.ask("GET", f"/api/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert game["commitment"] in capsys.readouterr().out.replace("\n", "")
    for change in (
        {"nonce": "0" * 64},
        {"commitment": "0" * 64},
        {"record": {**game["record"], "outcome": None}},
        {"record": 7},
    ):
        file.write_text(json.dumps({**game, **change}))
        assert main(["verify", str(file), "--lang", "en"]) == 2
    other = {**game["record"], "seed": f"{int(game['record']['seed'], 16) ^ 1:032x}", "moves": [], "outcome": None}
    file.write_text(json.dumps({**game, "record": other}))
    assert main(["verify", str(file), "--lang", "en"]) == 2
    assert "promised" in capsys.readouterr().err


def test_all_finished_games_are_exported_without_names(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = entered(server, "Adelheid")
    table = set_up(ada, "dragon", "me", "bot")
    bot.play(online.TableClient(ada, table, 0), bots.find("random", seed=Random(1).randrange(9)))
    file = tmp_path / "all.jsonl"
    assert main(["export", str(file), "--database", server.database, "--lang", "en"]) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert ada.ask("GET", f"/api/tables/{table}/record")["record"] in [line["record"] for line in lines]
    assert "Adelheid" not in file.read_text()
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert f"{len(lines)} game" in capsys.readouterr().out
