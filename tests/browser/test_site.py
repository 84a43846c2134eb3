"""The page as plain files, under a path of somebody's web space, served by a server that knows nothing of it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenfold.cli import main
from tests.browser.conftest import SETTINGS
from tests.browser.players import await_turn, ply
from tests.browser.test_local import READY, SAID, begin, play_on

SERVER = "https://friends.example"


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Web space with two sites: one on its own, and one that knows a server."""
    folder = tmp_path_factory.mktemp("space")
    assert main(["site", str(folder / "some" / "games")]) == 0
    assert main(["site", str(folder / "met"), "--server", SERVER + "/"]) == 0
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as serving:
        assert serving.stdout is not None
        port = serving.stdout.readline().split(" port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}"
        serving.terminate()


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(reduced_motion="reduce", locale="en")
    context.add_init_script(SETTINGS)
    problems: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("response", lambda response: problems.append(response.url) if response.status >= 400 else None)
    yield page
    context.close()
    assert problems == []


def test_a_site_on_its_own_plays_under_a_path_and_then_without_a_network(space: str, page: Any) -> None:
    page.goto(f"{space}/some/games/")
    page.wait_for_selector(".game")
    assert page.locator("[data-help=help-friends], [data-help=web-lobby-about]").count() == 0
    page.evaluate(READY)
    page.context.set_offline(True)
    page.reload()
    begin(page)
    play_on(page, most=1)
    before = ply(page)
    page.reload()
    assert await_turn(page)
    assert ply(page) >= before
    assert page.url.startswith(f"{space}/some/games/#/t/local")
    page.locator("header a").first.click()
    page.wait_for_selector("#mine")
    page.goto(f"{space}/some/games/#/settings")
    page.get_by_label(SAID("web-my-name")).fill("Ada")
    page.get_by_label(SAID("web-my-name")).press("Tab")
    page.goto(f"{space}/some/games/#/learn/dragon")
    page.wait_for_selector(".course .board [data-spot]")


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"button": "middle"}], ids=["ctrl", "middle"])
def test_links_within_a_site_open_in_another_tab(how: dict[str, Any], space: str, page: Any) -> None:
    page.goto(f"{space}/some/games/")
    with page.context.expect_page() as opened:
        page.locator("[data-help=help-lesson]").first.click(**how)
    opened.value.wait_for_selector(".course .board [data-spot]")
    assert opened.value.url == f"{space}/some/games/#/learn/seven-dragons"


def test_a_site_that_knows_a_server_leads_to_friends_there(space: str, page: Any) -> None:
    page.goto(f"{space}/met/")
    page.wait_for_selector(".game")
    friends = page.locator("[data-help=help-friends]").first
    assert friends.get_attribute("href") == f"{SERVER}/play/seven-dragons/friends"


def test_puzzles_and_my_games_are_reached_where_plain_files_publish_the_page(space: str, page: Any) -> None:
    page.goto(f"{space}/some/games/")
    page.locator("[data-help=web-puzzles-about]").click()
    page.locator("[data-help=help-puzzle-day]").click()
    page.wait_for_selector(".puzzle .board [data-spot]")
    assert page.url == f"{space}/some/games/#/puzzles/today"
    page.locator("[data-help=help-puzzle-list]").click()
    page.wait_for_selector(".list li")
    page.goto(f"{space}/some/games/#/games")
    page.locator("[data-help=help-home]").first.click()
    page.wait_for_selector("[data-game]")


def test_files_of_others_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["site", str(tmp_path)]) != 0
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    assert main(["site", str(tmp_path / "new"), "--server", "friends"]) != 0
    assert not (tmp_path / "new").exists()
    assert "https://" in capsys.readouterr().err
