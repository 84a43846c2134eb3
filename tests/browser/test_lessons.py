"""Every lesson in a real browser, from its first step to its last, with the mouse on the table itself."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from sevenfold.lessons import Step, lesson, names
from sevenfold.texts import LANGUAGES, texts
from tests.browser.conftest import DESK, PHONE, Open

JSON = dict[str, Any]


def spot(page: Any, name: str, number: int = 0) -> Any:
    return page.locator(f'.board [data-spot="{name}"]').nth(number)


def play_dragon(page: Any, fields: JSON, _step: Step) -> None:
    spot(page, f"hand-{fields['card']}").click()
    if fields["kind"] == "place":
        spot(page, f"cell-{fields['card'][0]}-{fields['row']}").click()


def play_double_seven(page: Any, fields: JSON, step: Step) -> None:
    families = step.table.view(None)["families"]
    match fields:
        case {"kind": "draw", "tile": tile}:
            spot(page, f"pool-{tile}").click()
        case {"kind": "rainbow", "tile": tile}:
            page.locator(".deeds .button").first.click()
            spot(page, f"pool-{tile}").click()
        case {"kind": "start", "animal": animal, "amount": [count, _]}:
            pick(page, animal, count)
            page.locator(".new").click()
        case {"kind": "grow", "family": family, "amount": [count, _]}:
            pick(page, families[step.seat][family]["animal"], count)
            spot(page, f"family-{step.seat}-{family}").click()
        case {"kind": "clover", "family": [seat, family]}:
            pick(page, families[seat][family]["animal"], 1)
            spot(page, f"family-{seat}-{family}").click()
        case {"kind": "swap", "family": own, "theirs": [seat, theirs]}:
            spot(page, f"family-{step.seat}-{own}").click()
            spot(page, f"family-{seat}-{theirs}").click()
        case {"kind": "two-for-one", "discards": discards, "tile": tile}:
            for discard in discards:
                pick(page, discard, 1)
            spot(page, f"pool-{tile}").click()
        case {"kind": "pass", "tile": tile}:
            if tile is not None:
                pick(page, tile, 1)
            page.locator(".deeds .button").last.click()


def pick(page: Any, animal: str, count: int) -> None:
    for number in range(count):
        spot(page, f"rack-{animal}", number).click()


def play_seven_dragons(page: Any, fields: JSON, step: Step) -> None:
    hand = step.table.view(step.seat)["hands"][step.seat]
    if fields["kind"] == "place":
        card = fields["card"]
        spot(page, f"hand-{card if card in hand else card[::-1]}").click()
        spot(page, "place-{}-{}".format(*fields["at"])).click()
        return
    spot(page, f"hand-{fields.get('action', fields['kind'])}").click()
    mode = fields.get("mode", "color")
    if mode != "both":
        page.locator(".action input").nth(("both", "under", "color").index(mode)).click()
    if "from" in fields:
        spot(page, "place-{}-{}".format(*fields["from"])).click()
        if "at" in fields:
            spot(page, "place-{}-{}".format(*fields["at"])).click()
    elif "direction" in fields:
        page.locator(".action .button").nth(("left", "right").index(fields["direction"])).click()
    elif "seat" in fields:
        page.locator(".seat", has=page.locator(f'[data-spot="goal-{fields["seat"]}"]')).locator(".cover").click()


PLAYED: dict[str, Callable[[Any, JSON, Step], None]] = {
    "dragon": play_dragon,
    "double-seven": play_double_seven,
    "seven-dragons": play_seven_dragons,
}
TAKEN = list(zip(names(), cycle(LANGUAGES), cycle((DESK, PHONE, DESK))))


@pytest.mark.parametrize(("name", "language", "size"), TAKEN, ids=names())
def test_a_whole_lesson(name: str, language: str, size: dict[str, int], open_page: Open) -> None:
    page, said = open_page(f"/learn/{name}", size, language), texts(language)
    for step in lesson(name).steps:
        own = f"lesson-{name}-{step.name}"
        page.locator(".teacher h2", has_text=said(f"{own}-title")).wait_for()
        for point in step.point:  # what the text speaks of is there
            spot(page, point).first.wait_for(state="attached")
        wanted = next(move for move in step.table.legal_moves if step.is_wanted(move))
        PLAYED[lesson(name).game](page, step.table.fields(wanted), step)
        page.locator(".confirm .primary").click()
        page.get_by_text(said(f"{own}-good")).wait_for()
        page.keyboard.press("Enter")  # the way on has the focus
    page.locator(".teacher h2", has_text=said("web-lesson-finished")).wait_for()
    page.goto("/learn")
    page.get_by_text(said("web-lesson-learned")).wait_for()


def test_another_move_and_a_wrong_one_are_answered(open_page: Open) -> None:
    page = open_page("/learn/dragon")
    spot(page, "hand-4").click()
    spot(page, "cell-4-1").click()
    page.locator(".confirm .primary").click()
    page.get_by_text(texts("en")("lesson-dragon-beside-other")).wait_for()
    spot(page, "hand-1").click()
    spot(page, "cell-1-0").click()
    page.get_by_text(texts("en")("refusal-dr-place-alone")[1:]).wait_for()
    assert spot(page, "hand-4").count() == 1  # nothing has happened


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_by_keyboard_alone(size: dict[str, int], open_page: Open) -> None:
    """The list of moves, step by step; Enter confirms and goes on."""
    page = open_page("/learn/dragon", size=size)
    page.locator("summary").first.focus()
    page.keyboard.press("Enter")
    while page.locator(".confirm").count() == 0:
        page.locator(".moves li button").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('.confirm, .moves .path')")
    page.keyboard.press("Enter")
    page.get_by_text(texts("en")("lesson-dragon-beside-good")).wait_for()
    page.keyboard.press("Enter")
    page.locator(".teacher h2", has_text=texts("en")("lesson-dragon-above-title")).wait_for()
