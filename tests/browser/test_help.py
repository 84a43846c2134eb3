"""Everything on the page says what it is and does: in four languages, without doing it, to everybody."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from sevenfold.game import ids
from sevenfold.texts import texts
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.players import await_turn, play_dragon, ply
from tests.browser.promises import check_help, violations


def begin(page: Any, game: str) -> None:
    page.locator(f"[data-game={game}] .primary").click()
    assert await_turn(page)


def bubble(page: Any) -> str:
    return str(page.locator(".help .bubble").inner_text())


def touch(page: Any, thing: Any) -> None:
    """A click where the thing is, whether it takes clicks or not."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_game_with_all_that_happens_around_it(open_page: Open) -> None:
    """Waiting for friends, the curtain between two people at one device, small children's tables."""
    page = open_page("/play/dragon/friends")
    page.locator("form .primary").click()
    page.wait_for_selector(".invite img")
    check_help(page)
    page = open_page("/play/dragon/device")
    page.locator("form .primary").click()
    assert await_turn(page)
    play_dragon(page, random.Random(1))
    page.locator(".curtain").wait_for()
    check_help(page)
    page = open_page("/children")
    page.locator(".step").first.click()
    assert await_turn(page)
    check_help(page)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_help_explains_and_plays_nothing(language: str, open_page: Open) -> None:
    said = texts(language)
    page = open_page(language=language)
    begin(page, "dragon")
    before = ply(page)
    page.locator("header [data-help=help-help]").click()
    assert said("help-help") in bubble(page)
    touch(page, page.locator(".held").first)
    assert said("help-dragon-held") in bubble(page)
    expect(page.locator(".held[aria-pressed=true]")).to_have_count(0)
    rule = page.locator(".help details")
    rule.locator("summary").click()
    assert said("rules-dragon").split("\n\n")[1] in rule.inner_text()
    touch(page, page.locator("[data-spot=pile]"))
    assert said("help-dragon-pile") in bubble(page)
    touch(page, page.locator(".ends button").last)
    assert said("web-leave-sure") in bubble(page)
    expect(page.locator("dialog")).to_have_count(0)
    touch(page, page.locator("header select"))
    assert said("help-language") in bubble(page)
    touch(page, page.locator(".stepper button").first)  # disabled: there is no way back yet
    assert said("help-step") in bubble(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
    assert ply(page) == before
    page.locator(".hand .held.playable").first.click()  # and now it acts again
    assert page.locator(".held[aria-pressed=true], .confirm").count()


def test_help_by_keyboard_alone(open_page: Open) -> None:
    said = texts("en")
    page = open_page()
    begin(page, "double-seven")
    before = ply(page)
    page.keyboard.press("?")
    assert said("help-help") in bubble(page)
    seen = set()
    for _ in range(page.evaluate("document.querySelectorAll('[data-help]').length")):
        page.keyboard.press("ArrowDown")
        seen.add(page.locator(".help [role=status]").inner_text().split("\n")[-1])
    assert {said("help-ds-prizes"), said("help-ds-tile"), said("help-seat-mine"), said("web-leave-sure")} <= seen
    page.locator(".pool .tile").first.focus()
    page.keyboard.press("Enter")
    assert said("help-ds-hidden") in bubble(page)
    page.keyboard.press("F1")
    expect(page.locator(".help")).to_have_count(0)
    expect(page.locator(".confirm")).to_have_count(0)
    assert ply(page) == before


def test_help_inside_a_dialog(open_page: Open) -> None:
    page = open_page()
    begin(page, "dragon")
    page.locator(".ends button").last.click()
    page.locator("dialog [data-help=help-help]").click()
    touch(page, page.locator("dialog [data-help=help-stay]"))
    assert texts("en")("help-stay") in bubble(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(1)
    page.locator("dialog [data-help=help-stay]").click()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ids())
def test_a_finger_held_down_explains(game: str, open_page: Open) -> None:
    page = open_page(size=PHONE)
    begin(page, game)
    cards = {"double-seven": ".pool .tile", "dragon": ".held", "seven-dragons": ".held"}
    card = page.locator(cards[game]).first
    box = card.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.locator(".help .bubble").wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert bubble(page)
    expect(page.locator(".confirm, [aria-pressed=true].held")).to_have_count(0)
    page.touchscreen.tap(5, 60)
    page.locator(".help .bubble").wait_for(state="detached")


def test_the_bubble_stays_on_the_screen(open_page: Open) -> None:
    page = open_page()
    begin(page, "seven-dragons")
    for size in (DESK, PHONE, {"width": 320, "height": 568}):
        page.set_viewport_size(size)
        page.locator("header [data-help=help-help]").click()
        for _ in range(25):
            page.keyboard.press("ArrowUp")
            box = page.locator(".help .bubble").bounding_box()
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= size["width"]
            assert box["y"] + box["height"] <= size["height"]
        page.keyboard.press("Escape")
