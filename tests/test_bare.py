"""scripts/bare runs a command as on a bare machine."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BARE = ROOT / "scripts" / "bare"

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")


def bare(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([BARE, *command], capture_output=True, text=True, check=False)


def test_it_says_how_it_is_used() -> None:
    for command in ((), ("--help",)):
        assert "scripts/bare ./check" in bare(*command).stdout
    assert bare().returncode == 1
    assert bare("--help").returncode == 0


def test_the_clone_is_fresh_the_home_empty_and_there_is_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENFOLD_PORT", "1")
    monkeypatch.setenv("KEPT", "yes")
    monkeypatch.setenv("KEEP", "KEPT")
    script = 'git status --porcelain; ls -A "$HOME"; command -v node; echo "${SEVENFOLD_PORT-unset} $KEPT"; pwd; exit 3'
    done = bare("bash", "-c", script)
    told, place = done.stdout.splitlines()
    assert (told, done.returncode, done.stderr) == ("unset yes", 3, "")
    assert not Path(place).exists()
