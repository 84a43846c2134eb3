"""Tables on this device: no server is asked for anything, and nothing that was played is lost."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from sevenfold.protocol import fairness
from tests.browser.conftest import Open
from tests.browser.players import BY_MOUSE, await_turn, ply

LONGEST = 200  # decisions
READY = "navigator.serviceWorker.ready.then(() => true)"


def fly(page: Any) -> None:
    """Everything is kept; from here on there is no network."""
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(".game, .steps, .course")
    page.context.set_offline(True)


def begin(page: Any, game: str = "dragon") -> None:
    page.locator(f"[data-game={game}] .primary").click()
    page.wait_for_selector(".play")


def play_on(page: Any, game: str = "dragon", most: int = LONGEST) -> None:
    """To the end, or so many moves."""
    choice = random.Random(7)
    for _ in range(most):
        if not await_turn(page):
            return
        BY_MOUSE[game](page, choice)


def test_a_game_against_bots_in_flight_is_verified(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    fly(page)
    begin(page)
    play_on(page)
    page.wait_for_selector("dialog table")
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    download.value.save_as(tmp_path / "game.json")
    record = fairness.verify(json.loads((tmp_path / "game.json").read_text("utf-8")))
    assert record["outcome"] is not None
    page.locator("dialog [data-help=help-rematch]").click()
    page.wait_for_function("() => document.querySelector('.play')?.dataset.phase === 'running'")
    play_on(page, most=2)
    page.goto("/")
    assert page.locator("#mine ~ ul li").count() == 2
    page.locator("[data-help=help-delete]").first.click()
    page.wait_for_function("() => document.querySelectorAll('#mine ~ ul li').length === 1")


@pytest.mark.parametrize("game", ["seven-dragons", "double-seven"])
def test_other_games_in_flight(game: str, open_page: Open) -> None:
    page = open_page()
    fly(page)
    begin(page, game)
    play_on(page, game, most=3)
    assert ply(page) >= 3
