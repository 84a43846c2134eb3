"""Peaks on the page, which has no board for it: what the table holds in words, and the list of moves."""

import random
import re

from tests.browser.conftest import Open
from tests.browser.players import await_turn, play_by_keyboard


def test_page(open_page: Open) -> None:
    """From the home page to the result and its review, in a language that the game does not speak."""
    page = open_page(language="fr-FR")
    page.locator("[data-game=peaks] .primary").click()
    page.wait_for_selector(".play")
    choice = random.Random(3)
    assert await_turn(page)
    table = page.locator(".plain-board").inner_text()
    assert page.locator(".moves li button").count() > 0  # the list is open: there is no other way to move
    assert "Height\u00a0: 0" in table
    assert "Laid\u00a0: –" in table
    assert "?, ?, ?, ?, ?" in table
    for _ in range(10):
        if not await_turn(page):
            break
        play_by_keyboard(page, choice)
    page.wait_for_selector("dialog table")
    assert "The most tokens win." in page.locator("dialog").inner_text()
    page.locator("dialog a[href*='/review/']").click()
    page.wait_for_selector(".review[data-done=true]")  # the server has thought about every moment
    decisions = page.locator("[aria-labelledby=decisions] li button")
    assert decisions.count() > 0
    decisions.first.click()
    assert "Height\u00a0: 0" in page.locator(".plain-board").inner_text()
    assert re.search("Climb|Rest", page.locator("article[data-verdict]").inner_text())


def test_options_and_rules(open_page: Open) -> None:
    page = open_page("/play/peaks")
    page.get_by_label("Steep paths").check()
    assert "first-peaks" not in page.locator("body").inner_text()
    page.goto("/learn/peaks")
    page.wait_for_selector(".clauses")
    assert "begins again at the foot" in page.locator(".clauses").inner_text()
    page.locator("#rules .primary").click()
    page.wait_for_selector(".plain-board")
