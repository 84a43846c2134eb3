"""Reviews and puzzles: on the device, without asking anybody."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from playwright.sync_api import expect

import sevenfold
from sevenfold.study.puzzle import Puzzle, game_of_the_day, of_the_day
from sevenfold.texts import texts
from tests.browser.conftest import PHONE, Open
from tests.browser.test_access import violations
from tests.browser.test_help import check
from tests.browser.test_lessons import play_dragon
from tests.browser.test_local import READY, begin, fly, play_on, watch

SAID = texts("en")
FEW = "sessionStorage['sevenfold.iterations'] = 60"
DONE = ".review[data-done=true]"


def test_a_game_of_this_device_is_reviewed_and_kept(open_page: Open) -> None:
    page = open_page(keep=True)
    page.context.add_init_script(FEW)
    asked = fly(page)
    begin(page)
    play_on(page)
    page.locator("dialog [data-help=help-review]").click()
    page.wait_for_selector(DONE)
    assert asked == []
    listed = page.locator("ol [data-help=help-review-go]")
    assert listed.count() > 5
    listed.nth(3).click()
    expect(page.locator(".card h3")).to_contain_text(listed.nth(3).locator(".number").inner_text())
    page.locator("svg[data-help=help-review-graph]").click(position={"x": 60, "y": 60})
    assert page.locator(".rest table tbody tr").count() == 9
    assert violations(page) == []
    check(page)
    if page.locator("[data-help=help-retry]").count():  # otherwise there was nothing to learn
        page.locator("[data-help=help-retry]").click()
        page.locator("[data-help=help-retry-solution]").click()
        expect(page.locator(".answer.right")).to_be_visible()
        check(page)
    page.reload()  # nothing is thought about twice
    page.wait_for_selector(DONE)
    page.goto("/games")
    page.locator("li.game").wait_for()
    expect(page.locator("li.game")).to_contain_text("%")
    assert page.locator("figure svg").count() == 2
    check(page)
    assert violations(page) == []
    page.locator("li.game [data-help=help-games-delete]").click()
    page.get_by_text(SAID("web-games-none")).wait_for()


def day_of_dragon() -> tuple[date, Puzzle]:
    """A day from now on whose puzzle is one of Dragon, with a card to lay."""
    day = datetime.now(UTC).date()
    while game_of_the_day(day) != "dragon" or "@" not in of_the_day("dragon", day).best[0]:
        day += timedelta(days=1)
    return day, of_the_day("dragon", day)


def play(page: Any, move: str) -> None:
    card, row = move.split("@")
    play_dragon(page, {"kind": "place", "card": card, "row": int(row)}, None)  # type: ignore[arg-type]
    page.locator(".confirm .primary").click()


def test_the_puzzle_of_the_day_is_solved_without_a_network(open_page: Open) -> None:
    day, puzzle = day_of_dragon()
    page = open_page("/puzzles", size=PHONE, keep=True)
    page.clock.set_fixed_time(datetime(day.year, day.month, day.day, 12))
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(".list li")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    asked = watch(page)
    page.locator("[data-help=help-puzzle-day]").click()
    page.wait_for_selector(".puzzle .board [data-spot]")
    table = sevenfold.new("dragon", seed=puzzle.seed, **puzzle.options)
    for move in puzzle.moves:
        table.play(move)
    wrong = next(move for move in table.legal_moves if move not in puzzle.best and "@" in move)
    play(page, wrong)
    expect(page.locator(".answer.wrong")).to_contain_text(f"{puzzle.chances[list(table.legal_moves).index(wrong)]}%")
    check(page)
    play(page, puzzle.best[0])
    expect(page.locator(".answer.right")).to_contain_text(SAID("web-puzzle-right", tries=2))
    expect(page.locator(".answer.right")).to_contain_text(SAID("web-puzzle-streak", days=1))
    assert violations(page) == []
    assert asked == []
    page.locator("[data-help=help-puzzle-list]").click()
    page.locator("[data-help=help-puzzle-more]").click()  # at first there are sixty
    expect(page.locator(".list .solved")).to_have_count(1)
