"""Whole games in the browser, from the home page to the result."""

import random
from typing import Any

import pytest

from sevenfold.game import ids
from sevenfold.texts import texts
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.players import BY_KEYS, BY_MOUSE, Keys, await_turn
from tests.browser.test_help import check

LONGEST = 400  # decisions of one player


def begin(page: Any, game: str) -> None:
    """Play now: one click."""
    page.locator(f"[data-game={game}] .primary").click()
    page.wait_for_selector(".play")


def result(page: Any) -> str:
    page.wait_for_selector("dialog table")
    return str(page.locator("dialog h2").first.inner_text())


# Dragon is played to its end by mouse in flight (test_local.py), and in Firefox.
@pytest.mark.parametrize(("game", "size"), [("seven-dragons", PHONE), ("double-seven", DESK)])
def test_by_mouse_on_the_table(game: str, size: dict[str, int], open_page: Open) -> None:
    page = open_page(size=size)
    begin(page, game)
    choice = random.Random(7)
    for _ in range(LONGEST):
        if not await_turn(page):
            break
        BY_MOUSE[game](page, choice)
    won = result(page) in (texts("en")("web-you-won"), texts("en")("web-you-share"))
    assert page.locator(".comfort").count() == (not won)
    assert page.locator("dialog tbody tr").count() == page.locator(".play").evaluate("e => Number(e.dataset.players)")
    assert "help-rematch" in check(page)
    if game == "seven-dragons":  # the winner's group is shown, but the goal beside one's hand stays one's own
        goals = page.locator("dialog tbody tr .small").all_inner_texts()
        shown = page.locator(".own .goal [aria-label]").first.get_attribute("aria-label") or ""
        own = page.locator("dialog tbody tr", has_text=texts("en")("web-guest")).locator(".small").inner_text()
        assert len(set(goals)) == len(goals)
        assert own.split()[-1] in shown


@pytest.mark.parametrize("game", ids())
def test_by_keyboard_only(game: str, open_page: Open) -> None:
    """On the table itself, with at most five keys a move, and arrows."""
    page = open_page()
    page.locator(f"[data-game={game}] .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".play")
    choice = random.Random(3)
    for _ in range(LONGEST):
        if not await_turn(page):
            break
        keys = Keys(page)
        BY_KEYS[game](keys, choice)
        assert keys.pressed <= 5
    assert result(page)
