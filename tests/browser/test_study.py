"""Reviews and puzzles: on the device, without asking anybody."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from playwright.sync_api import expect

import sevenfold
from sevenfold.study.puzzle import Puzzle, game_of_the_day, of_the_day
from sevenfold.texts import texts
from tests.browser.conftest import PHONE, Open, settle
from tests.browser.promises import check_help, violations
from tests.browser.test_lessons import play_dragon
from tests.browser.test_local import READY, watch

SAID = texts("en")
FEW = "sessionStorage['sevenfold.iterations'] = 60"
DONE = ".review[data-done=true]"


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
    settle(page)
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
    check_help(page)
    play(page, puzzle.best[0])
    expect(page.locator(".answer.right")).to_contain_text(SAID("web-puzzle-right", tries=2))
    expect(page.locator(".answer.right")).to_contain_text(SAID("web-puzzle-streak", days=1))
    assert violations(page) == []
    assert asked == []
    page.locator("[data-help=help-puzzle-list]").click()
    page.locator("[data-help=help-puzzle-more]").click()  # at first there are sixty
    expect(page.locator(".list .solved")).to_have_count(1)
