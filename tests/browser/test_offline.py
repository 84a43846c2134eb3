"""Without a connection the page says so within seconds, says what is possible, and goes on by itself."""

from sevenfold.texts import texts
from tests.browser.conftest import ON_THE_SERVER, Open

SAID = texts("en")


def test_offline_the_page_says_what_is_possible_and_recovers(open_page: Open) -> None:
    page = open_page(keep=True)
    page.evaluate(ON_THE_SERVER)
    page.reload()
    page.locator("[data-game=dragon] .primary").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    notice = page.locator(".banner")
    notice.wait_for()
    assert SAID("web-offline-home") in notice.inner_text()
    page.locator("[data-game=dragon] .primary").click()
    assert page.get_by_role("alert").inner_text() == SAID("web-out-of-reach")
    page.context.set_offline(False)
    notice.wait_for(state="detached")
    page.locator("[data-game=dragon] .primary").click()
    page.wait_for_selector(".play")
    page.context.set_offline(True)
    notice.wait_for()
    assert SAID("web-offline-table") in notice.inner_text()
    assert page.locator(".own .held").first.is_visible()
    page.context.set_offline(False)
    notice.wait_for(state="detached")
