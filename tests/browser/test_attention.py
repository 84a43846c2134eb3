"""The page calls when it is one's turn, and speaks to those who cannot read yet: where that was wished for, only there.

The browser's own notifications and voice are used; a spy at their edge writes down what they were asked to do. It also
remembers what was permitted, which a browser without windows forgets.
"""

import random
from typing import Any

import pytest

from sevenfold.texts import LANGUAGES, texts
from tests.browser.conftest import Open
from tests.browser.players import await_turn, play_dragon, play_seven_dragons
from tests.browser.test_together import meet, on_turn

SPY = """
    window.rung = []; window.spoken = []; window.away = false;
    Object.defineProperty(document, "hidden", { get: () => window.away });
    const Real = window.Notification;
    window.Notification = class extends Real {
        static get permission() { return localStorage.permitted ?? Real.permission; }
        static async requestPermission() { return (localStorage.permitted = await Real.requestPermission()); }
        constructor(title, options) { super(title, options); this.note = { title, ...options }; rung.push(this.note); }
        close() { this.note.closed = true; super.close(); }
    };
    speechSynthesis.speak = ({ text, lang }) => spoken.push([text, lang]);
"""

PERMITTED = "() => localStorage.permitted === 'granted' && JSON.parse(localStorage['sevenfold.settings']).notify"


def spied(page: Any) -> Any:
    page.context.add_init_script(SPY)
    page.reload()
    return page


def wish(page: Any, id: str, language: str = "en") -> None:
    """Switches something on in the settings."""
    page.goto("/settings")
    page.get_by_role("switch", name=texts(language)(id)).check()


def icon(page: Any) -> str:
    return str(page.evaluate("new URL(document.querySelector('link[rel=icon]').href).pathname"))


def move_once(pages: list[Any]) -> Any:
    """Whoever is on turn plays one move; returns the page of whoever is called by it."""
    mover = on_turn(pages)
    assert mover is not None
    play_dragon(mover, random.Random(1))
    called = on_turn(pages)
    assert called not in (None, mover)
    return called


def test_ones_turn_calls_once_in_a_hidden_tab(open_page: Open) -> None:
    pages = meet(open_page, 2)
    for page in pages:
        page.context.grant_permissions(["notifications"])
        table = page.url
        wish(spied(page), "web-set-notify")
        page.wait_for_function(PERMITTED)  # it is asked for, and the answer takes a moment
        page.goto(table)
        page.wait_for_selector(".play")
    first = on_turn(pages)
    assert first is not None
    [second] = [page for page in pages if page is not first]
    assert second.title() == "Dragon · Sevenfold"
    assert icon(second) == "/favicon.svg"
    second.evaluate("() => { window.away = true }")
    play_dragon(first, random.Random(1))
    assert on_turn(pages) == second
    shown = second.evaluate("new URL('/favicon.svg', location.href).href")
    note = {"title": "Your turn", "body": "Dragon", "icon": shown, "tag": "sevenfold-turn"}
    second.wait_for_function("() => rung.length > 0")  # a moment after the turn is to be seen
    assert second.evaluate("rung") == [note]  # nothing else: what lies on the table is nobody else's business
    assert second.title() == "● Your turn · Dragon"
    assert icon(second) == "/favicon-turn.svg"

    first.get_by_role("button", name=texts("en")("web-talk")).first.click()
    first.get_by_role("button", name="Hello!").click()
    second.locator(".bubble", has_text="Hello!").wait_for()
    assert second.evaluate("rung") == [note]  # a remark is no second call
    assert first.evaluate("rung") == []  # who looks at the page needs no call

    play_dragon(second, random.Random(2))
    assert on_turn(pages) == first
    second.wait_for_function("() => rung.at(-1).closed")
    assert second.evaluate("rung") == [{**note, "closed": True}]
    assert second.title() == "Dragon · Sevenfold"
    assert icon(second) == "/favicon.svg"


def test_nobody_is_called_who_has_not_asked_for_it(open_page: Open) -> None:
    pages = meet(open_page, 2)
    for page in pages:
        page.context.grant_permissions(["notifications"])
        spied(page).wait_for_selector(".play")
        page.evaluate("() => { window.away = true }")
    called = move_once(pages)
    assert called.title() == "● Your turn · Dragon"
    assert all(page.evaluate("rung") == [] for page in pages)


def test_permission_is_asked_for_and_may_be_refused(open_page: Open) -> None:
    page = spied(open_page("/settings"))
    switch = page.get_by_role("switch", name=texts("en")("web-set-notify"))
    switch.click()  # nobody grants it
    page.wait_for_function("() => !document.querySelector('[data-help=web-set-notify-about] input').checked")
    assert page.evaluate("JSON.parse(localStorage['sevenfold.settings']).notify") is False
    assert not switch.is_checked()


def puzzle(page: Any) -> None:
    """The youngest's game, alone: one move."""
    page.locator(".step").first.click()
    assert await_turn(page)
    play_seven_dragons(page, random.Random(3))
    page.wait_for_selector(".play[data-mine=true], .play[data-phase=over]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_are_spoken_to(language: str, open_page: Open) -> None:
    said = texts(language)
    page = spied(open_page("/children", language=language))
    page.get_by_role("button", name=said("web-set-voice")).click()
    assert page.evaluate("spoken") == [[said("web-voice-hello"), language]]
    page.locator(".step").nth(1).hover()
    page.wait_for_function("() => spoken.length > 1")
    assert [said("web-child-connections"), language] in page.evaluate("spoken")
    puzzle(page)
    spoken = page.evaluate("spoken")
    assert [said("web-child-your-turn"), language] in spoken
    assert [said("web-child-praise"), language] in spoken
    assert {tongue for _, tongue in spoken} == {language}


def test_a_lesson_for_children_is_read_aloud(open_page: Open) -> None:
    page = spied(open_page("/children"))
    page.get_by_role("button", name=texts("en")("web-set-voice")).click()
    page.goto("/learn/connections")
    page.wait_for_function("() => spoken.length > 0")
    assert page.evaluate("spoken")[0][0] == page.locator(".said p").first.inner_text()


def test_silence_where_no_voice_was_wished_for(open_page: Open) -> None:
    page = spied(open_page("/children"))
    page.locator(".step").nth(1).hover()
    puzzle(page)
    assert page.evaluate("spoken") == []
