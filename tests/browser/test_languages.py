"""Four languages, chosen from the browser at first and switched live; small and large screens."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sevenfold.game import ids
from sevenfold.texts import LANGUAGES, texts
from tests.browser.conftest import Open
from tests.browser.players import BY_MOUSE, await_turn

SCREENS = ("/", "/lobby", "/children", "/learn", "/settings", "/play/seven-dragons", "/learn/double-seven")
FAMILIES = "web move server tile card colour title about rules bot option seven-dragons double-seven reason refusal"
KEY = re.compile(rf"\b(?:{FAMILIES.replace(' ', '|')})-[a-z]+")
WIDTHS = (320, 2560)
SAID = """[document.body.innerText, ...["aria-label", "aria-description", "title", "alt", "placeholder"].flatMap(
    name => [...document.querySelectorAll(`[${name}]`)].map(thing => thing.getAttribute(name)))].join("\\n")"""


def problems(page: Any) -> list[str]:
    """Names of texts where texts should be, for eyes or for ears; anything that sticks out to the right."""
    found = KEY.findall(page.evaluate(SAID))
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [*found, *([f"{width} pixels too wide"] if width > 0 else [])]


def each_language(page: Any) -> Iterator[str]:
    """Switches the page through all languages."""
    for language in LANGUAGES:
        page.get_by_role("combobox").first.select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        yield language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_which_language(language: str, open_page: Open) -> None:
    page = open_page("/settings", language=language)
    page.wait_for_selector("h1")
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("h1").inner_text() == texts(language)("web-settings")


@pytest.mark.parametrize("path", SCREENS)
def test_screens(path: str, open_page: Open) -> None:
    page = open_page(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for language in each_language(page):
            assert problems(page) == [], (width, language)


@pytest.mark.parametrize("game", ids())
def test_tables(game: str, open_page: Open) -> None:
    """Played in one language, read in all of them."""
    page = open_page(size={"width": 320, "height": 700})
    page.locator(f"[data-game={game}] .primary").click()
    choice = random.Random(6)
    for _ in range(2):
        assert await_turn(page)
        BY_MOUSE[game](page, choice)
    for language in each_language(page):
        page.locator(".tools button").nth(1).click()
        assert page.locator("aside ol li").count() >= 2
        assert page.locator("aside .tabs button").nth(1).inner_text() == texts(language)("web-log")
        assert problems(page) == [], language
        page.locator("aside .close").click()
