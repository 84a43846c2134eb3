"""Every screen and every table keeps its promises: in light and dark, on desk and phone, in four languages."""

import random

import pytest

from sevenfold.game import ids
from sevenfold.texts import LANGUAGES, texts
from tests.browser.conftest import PHONE, Open, settle
from tests.browser.players import BY_MOUSE, await_turn
from tests.browser.promises import FRAMES, SCREENS, SILENT, check_help, each_language, problems, violations

WIDEST = {"width": 2560, "height": 800}  # the narrowest is in test_fonts.py, with a wide font on top of it


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen(path: str, open_page: Open) -> None:
    page = open_page(path, color_scheme="dark" if SCREENS.index(path) % 2 else "light")
    page.wait_for_selector("h1")
    settle(page)
    assert violations(page) == []
    assert check_help(page)
    if path == "/play/seven-dragons":
        page.locator("input[name=variant]").nth(1).check()
        check_help(page)
    page.set_viewport_size(WIDEST)
    for language in each_language(page):
        assert problems(page) == [], language


@pytest.mark.parametrize("game", ids())
def test_every_table(game: str, open_page: Open) -> None:
    page = open_page()
    page.locator(f"[data-game={game}] .primary").click()
    choice = random.Random(5)
    for _ in range(2):
        assert await_turn(page)
        BY_MOUSE[game](page, choice)
    assert await_turn(page)
    assert violations(page) == []
    named = check_help(page)
    for tab in page.locator(".tabs button:not(.close)").all():
        tab.click()
        named |= check_help(page)
    page.locator(".hand .held.playable, .rack .tile:not(:disabled), .pool .tile.glow").first.click()
    assert violations(page) == []
    named |= check_help(page)
    for button in page.locator(".ends button").all():
        button.click()
        check_help(page)
        page.keyboard.press("Escape")
    assert {"help-seat", "help-seat-mine", "help-moves", "help-log", "help-talk", "help-described"} <= {
        id.split(" ")[0] for id in named
    }
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    page.evaluate(FRAMES)
    assert violations(page) == []


def test_a_button_without_help_is_noticed(open_page: Open) -> None:
    page = open_page()
    page.locator(".game .primary").first.evaluate("button => button.removeAttribute('data-help')")
    assert len(page.evaluate(SILENT)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_which_language(language: str, open_page: Open) -> None:
    page = open_page("/settings", language=language)
    page.wait_for_selector("h1")
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("h1").inner_text() == texts(language)("web-settings")
