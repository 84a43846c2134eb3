"""The page in Firefox: a game of each kind, a lesson, two people."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sevenfold.game import ids
from sevenfold.lessons import lesson
from sevenfold.texts import texts
from tests.browser.conftest import DESK, PHONE, SETTINGS
from tests.browser.firefox import Firefox, Page, running
from tests.browser.players import BY_MOUSE, await_turn
from tests.browser.test_lessons import PLAYED
from tests.browser.test_together import on_turn
from tests.server.harness import Server

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
pytestmark = pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox")
SAID = texts("en")
LONGEST = 400  # decisions of one player

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    assert FIREFOX is not None
    with running(FIREFOX) as browser:
        yield browser


@pytest.fixture
def open_page(firefox: Firefox, site: Server) -> Iterator[Open]:
    """New people with a tab each. A script error fails the test."""
    firefox.problems.clear()
    yield lambda path="/", size=DESK: firefox.open(site.url + path, size, SETTINGS)
    firefox.ask("session.status")
    assert firefox.problems == []


@pytest.mark.parametrize(("game", "size"), list(zip(ids(), (DESK, PHONE, PHONE), strict=True)), ids=list(ids()))
def test_a_game_is_played(game: str, size: dict[str, int], open_page: Open) -> None:
    page = open_page("/", size)
    page.locator(f"[data-game={game}] .primary").click()
    page.wait_for_selector(".play")
    choice = random.Random(7)
    for _ in range(LONGEST if game == "dragon" else 6):
        if not await_turn(page):
            break
        BY_MOUSE[game](page, choice)
    if game == "dragon":
        page.wait_for_selector("dialog table")


def test_a_lesson_is_taken(open_page: Open) -> None:
    page = open_page("/learn/dragon")
    for step in lesson("dragon").steps[:3]:
        wanted = next(move for move in step.table.legal_moves if step.is_wanted(move))
        PLAYED["dragon"](page, step.table.fields(wanted), step)
        page.locator(".confirm .primary").click()
        page.wait_for_selector(".teacher .primary:focus")
        page.keyboard.press("Enter")
    page.wait_for_selector(".teacher h2")


def test_two_people_meet(open_page: Open) -> None:
    host = open_page("/play/dragon/friends")
    host.locator("[data-help=help-players]", "2").click()
    host.locator("button", SAID("web-set-up")).click()
    host.wait_for_selector(".invite input")
    link: Any = host.evaluate("new URL(document.querySelector('.invite input').value).pathname")
    guest = open_page(link, PHONE)
    guest.locator("button", SAID("web-sit")).click()
    guest.locator("button", SAID("web-get-up")).wait_for()
    host.locator("button", SAID("web-start")).click()
    choice = random.Random(1)
    for _ in range(8):
        page = on_turn([host, guest])
        assert page is not None
        assert await_turn(page)
        BY_MOUSE["dragon"](page, choice)
