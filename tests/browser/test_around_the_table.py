"""Before, beside and after the moves: names, seats, the link, remarks, leaving."""

from sevenfold.texts import texts
from tests.browser.conftest import DESK, PHONE, Open

SAID = texts("en")

INSIDE = """bubble => {
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}"""


def test_friends_meet_talk_and_leave(open_page: Open) -> None:
    host = open_page("/play/dragon/friends", size=DESK)
    host.get_by_label(SAID("web-players", count=2), exact=True).click()
    host.get_by_role("button", name=SAID("web-set-up")).click()
    host.locator(".seat.free").wait_for()
    assert host.locator(".seat.free .art-avatar").count() == 0  # a free seat looks free
    start = host.get_by_role("button", name=SAID("web-start"), exact=True)
    assert start.is_disabled()
    assert host.locator("#missing").inner_text() == SAID("web-start-missing", count=1)
    assert host.get_by_text(SAID("web-only-here"), exact=True).is_visible()  # localhost leads nobody here

    guest = open_page(host.url, size=PHONE)
    guest.get_by_role("button", name=SAID("web-sit")).click()
    guest.get_by_role("button", name=SAID("web-get-up")).wait_for()
    host.get_by_role("combobox").first.select_option("fr")  # who has not said a name is a guest in any language
    guest.locator(".seat strong", has_text=texts("fr")("web-guest")).wait_for()
    host.get_by_role("combobox").first.select_option("en")
    host.locator("html[lang=en]").wait_for()
    guest.get_by_label(SAID("web-my-name")).fill("Ada Lovelace")
    guest.keyboard.press("Enter")
    for page in (guest, host):  # at once, on every device
        page.locator(".seat strong", has_text="Ada Lovelace").wait_for()
    start.click()
    for page in (host, guest):
        page.wait_for_selector(".play")

    guest.get_by_role("button", name=SAID("web-talk")).first.click()
    guest.get_by_role("button", name=SAID("web-say-good-luck")).click()
    for page in (host, guest):
        bubble = page.locator(".bubble", has_text=SAID("web-say-good-luck"))
        bubble.wait_for()
        assert bubble.evaluate(INSIDE)
    assert "Ada Lovelace" in guest.locator(".said li").first.inner_text()
    guest.keyboard.press("Escape")
    guest.locator(".side.open").wait_for(state="detached")

    guest.get_by_role("button", name=SAID("web-menu")).click()
    guest.get_by_role("button", name=SAID("web-leave")).click()
    guest.get_by_role("dialog").get_by_role("button", name=SAID("web-leave")).click()
    guest.locator("[data-game=dragon]").wait_for()  # who leaves is gone
    host.get_by_text(SAID("web-away-left")).wait_for()
