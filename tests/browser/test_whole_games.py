"""Whole games in the browser, from the home page to the result."""

import random
from typing import Any

import pytest

from sevenfold.game import ids
from sevenfold.texts import texts
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.players import BY_KEYS, FOCUS, Keys, await_turn, play_double_seven, play_seven_dragons
from tests.browser.promises import check_help

LONGEST = 400  # decisions of one player
FEW = 12


def begin(page: Any, game: str) -> None:
    """Play now: one click."""
    page.locator(f"[data-game={game}] .primary").click()
    page.wait_for_selector(".play")


def result(page: Any) -> str:
    """Who has won, once the page tells it: with everybody's points, comfort for those who lost, and another game."""
    page.wait_for_selector("dialog table")
    told = str(page.locator("dialog h2").first.inner_text())
    won = told in (texts("en")("web-you-won"), texts("en")("web-you-share"))
    assert page.locator(".comfort").count() == (not won)
    assert page.locator("dialog tbody tr").count() == page.locator(".play").evaluate("e => Number(e.dataset.players)")
    assert "help-rematch" in check_help(page)
    return told


def test_seven_dragons_by_mouse_on_the_table(open_page: Open) -> None:
    page = open_page(size=PHONE)
    begin(page, "seven-dragons")
    choice = random.Random(7)
    for _ in range(LONGEST):
        if not await_turn(page):
            break
        play_seven_dragons(page, choice)
    assert result(page)
    goals = page.locator("dialog tbody tr .small").all_inner_texts()  # the winner's group is shown,
    shown = page.locator(".own .goal img").first.get_attribute("alt") or ""  # but this stays one's own
    own = page.locator("dialog tbody tr", has_text=texts("en")("web-guest")).locator(".small").inner_text()
    assert len(set(goals)) == len(goals)
    assert own.split()[-1] in shown


def test_double_seven_by_mouse_on_the_table(open_page: Open) -> None:
    """Until tiles were drawn, put back and laid: the end is reached by keyboard, and is the same.
    Dragon is played to its end by mouse in flight (test_local.py), and in Firefox."""
    page = open_page(size=DESK)
    begin(page, "double-seven")
    choice = random.Random(7)
    for decisions in range(LONGEST):
        if not await_turn(page) or (decisions >= FEW and page.locator(".laid .place").count()):
            break
        play_double_seven(page, choice)
    assert page.locator(".laid .place").count()


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
        page.wait_for_function(FOCUS, arg=".board *")  # where the play goes on
        keys = Keys(page)
        BY_KEYS[game](keys, choice)
        assert keys.pressed <= 5
    assert result(page)
