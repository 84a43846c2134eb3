"""People at the page: one plays with the mouse on the table itself, one with the keyboard and the list of moves."""

import random
from typing import Any

OVER = ".play[data-phase=over]"
MINE = ".play[data-mine=true]"
CHOSEN = "shown => document.querySelector('.confirm') || document.querySelector('.moves').innerText !== shown"


def await_turn(page: Any) -> bool:
    """False when the game is over."""
    page.wait_for_selector(f"{OVER}, {MINE}")
    page.wait_for_selector(".board [data-spot]", state="attached")  # boards are loaded when they are needed
    return bool(page.locator(OVER).count() == 0)


def ply(page: Any) -> int:
    return int(page.locator(".play").get_attribute("data-ply"))


def await_answer(page: Any, before: int) -> None:
    """Until our move is on the table, or the curtain has fallen."""
    page.wait_for_function("before => !(Number(document.querySelector('.play')?.dataset.ply) <= before)", arg=before)


def confirm(page: Any) -> None:
    before = ply(page)
    page.locator(".confirm .primary").click()
    await_answer(page, before)


def play_by_keyboard(page: Any, choice: random.Random) -> None:
    """One move, with Tab's targets and Enter only: the list of moves, step by step, then the confirmation."""
    tab = page.locator(".tabs button").first
    if tab.get_attribute("aria-pressed") != "true":
        tab.focus()
        page.keyboard.press("Enter")
    before = ply(page)
    while page.locator(".confirm").count() == 0:
        options = page.locator(".moves li button")
        options.first.wait_for()
        shown = page.locator(".moves").inner_text()
        options.nth(choice.randrange(options.count())).focus()
        page.keyboard.press("Enter")
        page.wait_for_function(CHOSEN, arg=shown)
    page.keyboard.press("Enter")  # the confirmation has the focus
    await_answer(page, before)


def play_dragon(page: Any, choice: random.Random) -> None:
    """A card of the hand, then a place that glows."""
    cards = page.locator(".held.playable")
    cards.nth(choice.randrange(cards.count())).click()
    if page.locator(".confirm").count() == 0:  # otherwise it goes under the pile
        page.locator(".empty.glow").first.click()
    confirm(page)


def play_double_seven(page: Any, choice: random.Random) -> None:
    """Draws what glows; then lays the largest family that it can, grows, or passes."""
    glowing = page.locator(".pool .tile.glow")
    if glowing.count():
        glowing.nth(choice.randrange(glowing.count())).click()
        return confirm(page)
    rack = page.locator(".rack .tile")
    names = [rack.nth(index).get_attribute("data-spot") for index in range(rack.count())]
    for name in sorted(set(names)):
        rack.locator("nth=0").page.locator(f'.rack .tile[data-spot="{name}"]').first.dblclick()
        for target in (".new.glow", ".laid .place.glow"):
            if page.locator(target).count():
                page.locator(target).first.click()
                return confirm(page)
        for index in range(rack.count()):
            if rack.nth(index).get_attribute("aria-pressed") == "true":
                rack.nth(index).click()
    if len(names) >= 6:
        rack.first.click()
    page.locator(".deeds .button").last.click()
    return confirm(page)


def play_seven_dragons(page: Any, choice: random.Random) -> None:
    """A dragon card to a place that glows, or an action card for its colour."""
    cards = page.locator(".held.playable")
    if cards.count() == 0:
        page.locator(".piles .button.primary").click()
        return confirm(page)
    cards.nth(choice.randrange(cards.count())).click()
    if page.locator(".action").count():
        page.locator(".action .mode").last.click()
    else:
        page.locator(".free.glow, .free.turn").first.click()
    return confirm(page)


BY_MOUSE = {"dragon": play_dragon, "double-seven": play_double_seven, "seven-dragons": play_seven_dragons}
