"""A game is a plug-in: one of another package, tests/plugin, is installed and played everywhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sevenfold
from sevenfold.errors import OptionError
from sevenfold.game import registered
from sevenfold.server.http.pages import FOLDER
from tests.browser.conftest import CHROMIUM

ROOT = Path(__file__).parent.parent
PLUGIN = ROOT / "tests" / "plugin"
TESTS = PLUGIN / "tests"
Environment = dict[str, str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the package in it, in a folder of its own."""
    folder = tmp_path_factory.mktemp("plugin")
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet")
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, "--target", folder, PLUGIN], check=True)
    known = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(folder), str(ROOT / "src"), known)))}


def check(environment: Environment, *words: str) -> None:
    """Runs tests of the package where it is installed."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]


def interpreted(environment: Environment) -> Environment:
    """All of a small game's tests take less time than compiling it."""
    return {**environment, "NUMBA_DISABLE_JIT": "1"}


def test_a_game_of_another_package_is_played_in_the_terminal_on_a_server_and_by_programs(
    installed: Environment,
) -> None:
    check(interpreted(installed), *(f"{TESTS}/test_peaks_{what}.py" for what in ("rules", "people", "programs")))


def test_a_game_of_another_package_is_compiled(installed: Environment) -> None:
    hardly_optimised = {**installed, "NUMBA_OPT": "1"}  # it is played for a moment only
    check(hardly_optimised, f"{TESTS}/test_peaks_programs.py", "-k", "batch")


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="scripts/web was not run")
def test_a_game_of_another_package_is_played_on_the_page(installed: Environment) -> None:
    check(interpreted(installed), f"{TESTS}/test_peaks_page.py")


def test_without_its_package_a_game_is_unknown() -> None:
    with pytest.raises(OptionError, match="there is no game 'peaks'"):
        sevenfold.new("peaks", players=2)


def test_the_recipe_tells_which_modules_a_game_has() -> None:
    """Peaks has what CONTRIBUTING.md calls needed, and neither it nor ours have more than the recipe knows of."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    needed, optional = (re.findall(r"^\| `(\w+)\.py`", part, re.MULTILINE) for part in recipe.split("may leave out"))
    peaks = {file.stem for file in (PLUGIN / "src" / "peaks").glob("*.py")}
    assert set(needed) <= peaks <= {*needed, *optional, "refusals", "__init__"}
    for game in registered().values():
        assert set(needed) <= {file.stem for file in game.folder.glob("*.py")}
