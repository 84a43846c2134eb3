"""Whatever is typed after `sevenfold`: what cannot be is one sentence that says what would do, in every language."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sevenfold
from sevenfold.cli import extras, main
from sevenfold.texts import LANGUAGES

Run = Callable[..., str]
GOOD_BOT = "def choose(view, legal_moves, budget):\n    return legal_moves[0]\n"
FILES = {
    "notes.txt": "hello\n",
    "old.jsonl": '{"game": "dragon"}\n',
    "empty.json": "\n",
    "deep.json": "[" * 100_000,
    "surrogate.json": json.dumps(
        {"record": sevenfold.new("dragon", players=2, seed=1).record(), "commitment": "", "nonce": "\ud800"}
    ),
    "no-program": "#!/bin/sh\n",
    "ends.py": "def choose(view, legal_moves, budget):\n    raise SystemExit\n",
    "resigns.py": GOOD_BOT.replace("legal_moves[0]", "'resign'"),
    "good.py": GOOD_BOT,
}
SERVER = ("--server", "localhost:1")  # nobody is there
BAD = {
    "": "COMMAND",
    "dance": "dance",
    "dragon --bot 2": "sevenfold play dragon",
    "--lang": "--lang",
    "play --lang xx": "en, fr, nl, ru",
    "play chess": "double-seven",
    "play dragon extra": "sevenfold play --help",
    "play dragon --players 9": "--players .* 2 .* 5",
    "play dragon --players many": "--players .*many",
    "play dragon --players": "--players",
    "play dragon --s 3": "--seed.*--save",
    "play dragon --variant basic": "--variant",
    "play dragon --multi=yes": "--multi",
    "play dragon --first 2": "--first",
    "play dragon --seed -1": "--seed",
    "play dragon --seed x": "--seed",
    "play dragon --bot deep-blue": "deep-blue.*hatchling",
    "play dragon --bot search:0": "search:400",
    "play dragon --bot master@soon": "master@0.5",
    "play dragon --bot 5 --players 2": "--bot",
    "play dragon --bot 999": "--bot .*999",
    "play dragon --bot ./nobody.py": "nobody.py",
    "play dragon --bot ./folder": "folder",
    "play dragon --bot ./no-program --seed 1": "no-program",
    "play dragon --names a,b,c --bot 1": "--names",
    "play seven-dragons --ages 5": "--ages .*5,-",
    "play seven-dragons --ages young": "--ages .*young",
    "play seven-dragons --variant other": "single-action",
    "play seven-dragons --variant basic --silver": "--silver",
    "play seven-dragons --variant single-action --actions jump": "zap-card",
    "play seven-dragons --edition de": "en, fr, nl, ru",
    "play --resume": "sevenfold play",
    "play --resume nowhere.json": "nowhere.json",
    "play --resume notes.txt": "JSON",
    "play --resume folder": "folder",
    "play --resume notes.txt --players 3": "--players",
    "play dragon --resume notes.txt": "dragon",
    "play --server localhost:1": "--table",
    "play --server localhost:1 --table !": "http://localhost:7777/t/ID",
    "play dragon --server nonsense://x": "http://localhost:7777",
    "replay": "FILE",
    "replay nowhere.json": "nowhere.json",
    "replay notes.txt": "JSON",
    "replay notes.txt/x": "notes.txt/x",
    "verify folder": "folder",
    "verify notes.txt": "JSON",
    "verify old.jsonl": "commitment",
    "verify empty.json": "no game",
    "verify deep.json": "JSON",
    "verify surrogate.json": "promised",
    "bench --seconds 0": "--seconds .*3600",
    "bench --seconds soon": "--seconds .*soon",
    "games dragon": "sevenfold games --help",
    "serve --port 99999": "--port .*65535.*99999",
    "serve --port http": "--port .*http",
    "serve --host 203.0.113.7 --port 0": "--host localhost",
    "serve --workers 0": "--workers",
    "serve --workers 2": "postgresql://",
    "serve --log loud": "warning",
    "serve --database mysql://x": "sqlite:///FILE",
    "serve --database sqlite:///notes.txt": "notes.txt",
    "export": "FILE",
    "export out.jsonl --database sqlite:///nowhere/tables.db": "nowhere/tables.db",
    "export out.jsonl --database sqlite:///notes.txt": "notes.txt",
    "export out.jsonl --database mysql://x": "sqlite:///FILE",
    "export out.jsonl --database postgresql://me:secret@localhost:1/x": "me@localhost",
    "backup": "FILE",
    "backup kept.db --database sqlite:///nowhere/tables.db": "nowhere/tables.db",
    "backup kept.db --database postgresql://me:secret@localhost:1/x": "me@localhost.*pg_dump",
    "restore": "FILE",
    "restore nowhere.db --database sqlite:///tables.db": "nowhere.db.*sevenfold backup",
    "restore notes.txt --database sqlite:///tables.db": "notes.txt.*sevenfold backup",
    "restore kept.db --database postgresql://me:secret@localhost:1/x": "me@localhost.*pg_restore",
    "site folder --server nonsense": "nonsense.*https://.*[.]$",
    "bot": "PROGRAM",
    "bot ./nobody.py --server localhost:1 --table abcd": "nobody.py",
    "bot random --server localhost:1 --table abcd --seat 9": "--seat",
    "arena dragon": "BOT",
    "arena dragon greedy": "greedy",
    "arena dragon greedy other": "hatchling",
    "arena dragon greedy greedy@soon": "master@0.5",
    "arena dragon greedy random@": "master@0.5",
    "arena dragon greedy random --games 0": "--games",
    "arena dragon greedy random --players 9": "--players",
    "arena seven-dragons greedy random --players 1 --variant connections": "--players 2",
    "arena dragon greedy random --seed -1": "--seed",
    "arena dragon greedy random --sprt 50,0": "--sprt .*0,50",
    "arena dragon greedy random --jobs 0": "--jobs",
    "arena dragon greedy random --patience 0": "--patience",
    "arena dragon greedy random --out folder": "folder",
    "arena dragon greedy random --out notes.txt": "--out",
    "arena dragon greedy random --out old.jsonl": "--out",
    "arena dragon greedy random --plot notes.txt/ratings.svg": "notes.txt/ratings.svg",
    "arena dragon ./ends.py random --jobs 1": "ends.py",
    "arena dragon ./resigns.py random --jobs 1": "resigns.py .*resign",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a few files that are not what they should be."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "folder").mkdir()
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def complain(capfd: pytest.CaptureFixture[str], folder: Path) -> Run:
    """Types something that cannot be; returns what is said, which is one line and changes nothing."""

    def command(*words: str, status: int = 2) -> str:
        before = sorted(folder.rglob("*"))
        assert main(list(words)) == status
        out, err = capfd.readouterr()
        said = [line for line in err.splitlines() if "0/100" not in line]  # how far a match has come
        assert out == ""
        assert len(said) == 1, err
        assert "Traceback" not in err
        assert sorted(folder.rglob("*")) == before
        assert (folder / "notes.txt").read_text("utf-8") == FILES["notes.txt"]
        return said[0]

    return command


def is_sentence(text: str) -> bool:
    """It ends as one, or with what is to be typed, and has no holes."""
    return text.endswith((".", "]'")) and "{" not in text and "None" not in text and "possible:" not in text


@pytest.mark.parametrize("typed", BAD)
def test_what_cannot_be_is_one_sentence_that_says_what_would_do(complain: Run, typed: str) -> None:
    said = set()
    for language in LANGUAGES:
        words = typed.split()
        text = complain(*words, *(["--lang", language] if "--lang" not in words else []))
        assert is_sentence(text), text
        assert re.search(BAD[typed], text), text
        assert "secret" not in text
        said.add(text)
    assert len(said) == (1 if "--lang" in typed else len(LANGUAGES))


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield int(listener.getsockname()[1])


def test_a_port_that_is_taken_is_named(complain: Run, taken_port: int) -> None:
    said = complain("serve", "--host", "127.0.0.1", "--port", str(taken_port), "--lang", "en")
    assert said == f"Another program is using 127.0.0.1:{taken_port}: stop it, or choose another --port."


@pytest.mark.parametrize("setting", ["PORT", "WORKERS"])
def test_a_setting_of_the_environment_is_named(complain: Run, monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    monkeypatch.setenv(f"SEVENFOLD_{setting}", "many")
    assert f"SEVENFOLD_{setting}" in complain("serve")
    monkeypatch.setenv(f"SEVENFOLD_{setting}", "70000")
    assert "70000" in complain("serve")


@pytest.mark.parametrize(
    ("typed", "extra"),
    [
        ("serve", "server"),
        ("export games.jsonl", "server"),
        ("backup kept.db", "server"),
        ("restore kept.db", "server"),
        ("play dragon --server localhost:1", "online"),
        ("bot random --server localhost:1 --table abcd", "online"),
        ("arena dragon greedy random --ray local", "ray"),
    ],
)
def test_what_is_not_installed_is_named(complain: Run, monkeypatch: pytest.MonkeyPatch, typed: str, extra: str) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    for language in LANGUAGES:
        assert f"pip install 'sevenfold[{extra}]'" in complain(*typed.split(), "--lang", language)


@pytest.mark.parametrize("typed", ["play dragon", "bot random --table abcd"])
def test_a_server_that_is_away_is_no_bad_input(complain: Run, typed: str) -> None:
    assert "check its address" in complain(*typed.split(), *SERVER, "--lang", "en", status=1)


@pytest.mark.parametrize("address", ["localhost:1", "auto"])
def test_a_cluster_that_is_away_is_not_waited_for(complain: Run, address: str) -> None:
    said = complain("arena", "dragon", "greedy", "random", "--ray", address, "--lang", "en", status=1)
    assert said.startswith("The Ray cluster cannot be reached")
    assert address != "localhost:1" or address in said
