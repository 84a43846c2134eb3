"""Four languages, chosen from the browser at first and switched live; small and large screens."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sevenfold.texts import LANGUAGES, texts
from tests.browser.conftest import Open

SCREENS = ("/", "/lobby", "/children", "/learn", "/settings", "/play/seven-dragons", "/learn/double-seven")
FAMILIES = "web move server tile card colour title about rules bot option seven-dragons double-seven reason refusal"
KEY = re.compile(rf"\b(?:{FAMILIES.replace(' ', '|')})-[a-z]+")
WIDEST = {"width": 2560, "height": 800}  # the narrowest is in test_fonts.py, with a wide font on top of it
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
    page = open_page(path, size=WIDEST)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    for language in each_language(page):
        assert problems(page) == [], language
