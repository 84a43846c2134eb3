"""Nothing moves that was not played: choosing, refusing and changing a move shift nothing on the page."""

from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.players import await_turn, draw
from tests.browser.promises import FRAMES

SPY = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            shifts.push([shift.value, shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
    }).observe({ type: "layout-shift", buffered: false });
"""


def choose_dragon(page: Any) -> None:
    for card in page.locator(".hand .held.playable").all():
        if card.get_attribute("aria-pressed") == "false":
            card.click()
        if page.locator(".confirm").count():  # nothing fits: it goes under the pile
            return
        if page.locator(".empty.glow").count():
            page.locator(".empty.glow").first.click()
            return


def refuse_dragon(page: Any) -> None:
    page.locator(".hand .held.playable").last.click()
    page.locator(".empty:not(.glow)").last.click()


def choose_double_seven(page: Any) -> None:
    page.locator(".deeds .button").last.click()  # pass


def refuse_double_seven(page: Any) -> None:
    page.locator(".rack .tile").first.click()
    page.locator(".new").click()
    page.locator(".refused").wait_for()
    page.locator(".rack .tile").first.click()


def choose_seven_dragons(page: Any) -> None:
    for card in page.locator(".hand .held").all():
        card.click()
        if page.locator(".action").count() == 0 and page.locator(".place.free").count():
            page.locator(".place.free").first.click()
            return


def refuse_seven_dragons(page: Any) -> None:
    for card in page.locator(".hand .held").all():  # every kind of card, action cards with their questions, too
        card.click()
    page.locator(".place:not(.free)").first.click()


GAMES = {
    "dragon": (choose_dragon, refuse_dragon),
    "double-seven": (choose_double_seven, refuse_double_seven),
    "seven-dragons": (choose_seven_dragons, refuse_seven_dragons),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_choosing_and_refusing_shift_nothing(game: str, size: dict[str, int], open_page: Open) -> None:
    choose, refuse = GAMES[game]
    page = open_page("/", size)
    page.locator(f"[data-game={game}] .primary").click()
    assert await_turn(page)
    while page.locator(".pool .tile.glow").count():  # Double Seven begins with two draws
        draw(page, page.locator(".pool .tile.glow").first)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(700)  # cards that were just dealt fly to their places
    page.evaluate(SPY)
    for _ in range(2):
        refuse(page)
        page.evaluate(FRAMES)
        choose(page)
        page.locator(".confirm").wait_for()
        page.evaluate(FRAMES)
        page.locator(".confirm .button").first.click()
        page.locator(".confirm").wait_for(state="detached")
        page.evaluate(FRAMES)
    assert page.evaluate("shifts") == []
