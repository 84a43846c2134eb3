"""What one sees: home, pieces as large as the stage, the past that passes by, children's tables without a letter."""

import random
from typing import Any

from sevenfold.texts import texts
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.players import LETTERS, await_answer, await_turn, play_dragon, ply

SAID, DIT = texts("en"), texts("fr")
TABLET = {"width": 820, "height": 1180}
LARGE = {"width": 1920, "height": 1080}

CENTRES = """() => [".table", ".cards"].map(selector => {
    const { left, right } = document.querySelector(selector).getBoundingClientRect();
    return (left + right) / 2;
})"""


def begin(page: Any, game: str) -> None:
    page.locator(f"[data-game={game}] .primary").click()
    assert await_turn(page)


def test_home_offers_to_go_on_and_leaves_no_card_over(open_page: Open) -> None:
    page = open_page(size=TABLET)
    page.wait_for_selector(".game")
    boxes = [game.bounding_box() for game in page.locator(".game").all()]
    assert len({(box["x"], box["width"]) for box in boxes}) == 1
    for game in page.locator(".game").all():
        assert len({round(deed.bounding_box()["y"]) for deed in game.locator(".deed").all()}) == 1
    begin(page, "dragon")
    page.goto("/")
    waiting = page.get_by_role("link", name=SAID("web-continue-turn", game=SAID("title-dragon")))
    waiting.click()
    page.wait_for_selector(".play")


def test_pieces_are_as_large_as_the_stage_allows(open_page: Open) -> None:
    page = open_page(size=LARGE)
    begin(page, "double-seven")
    assert page.locator(".pool .tile").first.bounding_box()["width"] > 110
    page.goto("/")
    begin(page, "seven-dragons")
    table, cards = page.evaluate(CENTRES)
    assert abs(table - cards) < 12  # a scroll bar's width
    assert page.locator(".hand .held").first.bounding_box()["width"] > 100


def test_on_a_phone_pieces_are_large_and_the_mosaic_lies_in_the_middle(open_page: Open) -> None:
    page = open_page(size=PHONE)
    begin(page, "double-seven")
    assert page.locator(".pool .tile").first.bounding_box()["width"] > 64
    page.goto("/")
    begin(page, "seven-dragons")
    table, cards = page.evaluate(CENTRES)
    assert abs(table - cards) < 12


def test_what_was_drawn_is_marked(open_page: Open) -> None:
    page = open_page()
    begin(page, "double-seven")
    assert page.locator(".fresh").count() == 0
    before = ply(page)
    page.locator('[data-spot="pool-?"]').click()  # against bots it can be taken back: one touch is enough
    await_answer(page, before)
    page.locator(".rack .fresh").get_by_text(SAID("web-new")).wait_for(state="attached")
    assert page.locator(".fresh").count() == 1


def test_what_can_be_taken_back_needs_no_word(open_page: Open) -> None:
    page = open_page()
    page.evaluate("localStorage['sevenfold.settings'] = JSON.stringify({ speed: 'fast', coached: ['dragon'] })")
    page.goto("/")
    begin(page, "dragon")
    page.locator(".hand .held.playable").first.click()
    if page.locator(".empty.glow").count():  # otherwise it went under the pile
        page.locator(".empty.glow").first.click()
    await_answer(page, 0)
    assert page.locator(".confirm").count() == 0
    assert await_turn(page)
    page.get_by_role("button", name=SAID("web-take-back")).click()
    page.wait_for_selector(".play[data-ply='0']")


def test_the_last_round_passes_by_again_and_words_follow_the_language(open_page: Open) -> None:
    page = open_page(size=DESK)
    begin(page, "dragon")
    play_dragon(page, random.Random(1))
    assert await_turn(page)
    before, told = ply(page), page.get_by_role("log").inner_text()
    page.locator("header select").select_option("fr")
    page.wait_for_function("told => document.querySelector('[role=log]').innerText !== told", arg=told)
    page.get_by_role("button", name=DIT("web-replay-round")).click()
    page.get_by_role("button", name=DIT("web-now")).wait_for()  # we look back
    page.get_by_role("button", name=DIT("web-now")).wait_for(state="detached")  # and are here again
    assert await_turn(page)
    assert ply(page) == before


def test_children_need_no_letter(open_page: Open) -> None:
    page = open_page("/children", size=PHONE)
    page.locator(".step").nth(1).click()
    assert await_turn(page)
    while page.locator(".hand .held.playable").count() == 0:  # SD-PASS: another deal
        page.goto("/children")
        page.locator(".step").nth(1).click()
        assert await_turn(page)
    assert page.locator(".side, .tools").count() == 0
    page.locator(".hand .held.playable").first.click()
    page.locator(".free.glow, .free.turn").first.click()
    page.locator(".confirm").wait_for()
    assert page.evaluate(LETTERS, ".below") == []
