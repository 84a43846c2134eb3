"""Several people at one table, each with their own browser; or all at one device."""

import random
from pathlib import Path
from typing import Any

import pytest

from sevenfold.texts import texts
from tests.browser.conftest import DESK, ON_THE_SERVER, PHONE, Open
from tests.browser.players import await_turn, make_short, play_by_keyboard, play_dragon, play_seven_dragons, ply
from tests.server.harness import Server

SAID = texts("en")
# How many cards of a hand could be seen when a move had just landed, by its number: soon after that the curtain falls.
LANDED = """() => {
    window.landed = {};
    new MutationObserver(() => {
        const ply = document.querySelector(".play")?.dataset.ply;
        if (ply) window.landed[ply] ??= document.querySelectorAll(".held").length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def meet(open_page: Open, players: int, game: str = "dragon", short: bool = False) -> list[Any]:
    """The host sets a table up; the others come by its link and sit down."""
    host = open_page(f"/play/{game}/friends")
    host.get_by_label(SAID("web-players", count=players), exact=True).click()
    if short:
        make_short(host)
    host.get_by_role("button", name=SAID("web-set-up")).click()
    host.wait_for_selector(".invite img")
    host.wait_for_function("() => document.querySelector('.invite img').naturalWidth > 0")
    link = host.locator(".invite input").input_value()
    pages = [host]
    for _ in range(players - 1):
        guest = open_page(link, size=PHONE)
        guest.get_by_role("button", name=SAID("web-sit")).first.click()
        guest.get_by_role("button", name=SAID("web-get-up")).wait_for()
        pages.append(guest)
    host.get_by_role("button", name=SAID("web-start")).click()
    for page in pages:
        page.wait_for_selector(".play")
    return pages


def on_turn(pages: list[Any]) -> Any | None:
    """Whoever is to move; None when the game is over for everybody."""
    while True:
        for page in pages:
            if page.locator(".play[data-mine=true]").count():
                return page
        if all(page.locator(".play[data-phase=over]").count() for page in pages):
            return None
        pages[0].wait_for_timeout(20)


def test_two_people_play_a_whole_game(open_page: Open) -> None:
    pages = meet(open_page, 2, "seven-dragons", short=True)
    choice = random.Random(1)
    page = on_turn(pages)
    assert page is not None
    page.locator(".hand .held").first.click()  # perhaps no card can be played (SD-PASS)
    page.reload()  # in mid-turn: it changes nothing
    page.wait_for_selector(".play")
    while (page := on_turn(pages)) is not None:
        play_seven_dragons(page, choice)
    titles = {page.locator("dialog h2").first.inner_text() for page in pages if page.wait_for_selector("dialog table")}
    assert titles <= {"You won!", "Guest wins", "You share the win!"}
    play_again_by_consent(*pages)


def play_again_by_consent(host: Any, guest: Any) -> None:
    """Nobody is pulled into another game: who asks waits, who agrees comes along."""
    host.get_by_role("button", name=SAID("web-rematch")).click()
    host.locator(".seat.free").wait_for()
    old = guest.url
    guest.get_by_text(SAID("web-again-asked", names="Guest", count=1)).wait_for()
    assert guest.url == old
    guest.get_by_role("button", name=SAID("web-again-join")).click()
    for page in (host, guest):
        page.wait_for_selector('.play[data-phase=running][data-ply="0"]')
    assert host.url == guest.url != old


def test_three_people_see_the_same_table(open_page: Open) -> None:
    pages = meet(open_page, 3, "seven-dragons")
    choice = random.Random(2)
    for _ in range(9):
        page = on_turn(pages)
        if page is None:  # somebody has won, as in one of a hundred deals
            break
        play_seven_dragons(page, choice)
    last = max(ply(page) for page in pages)
    for page in pages:
        page.wait_for_selector(f'.play[data-ply="{last}"]')
    tables = {
        page.locator(".mosaic .place:not(.free)").evaluate_all("cards => cards.map(c => c.dataset.spot).sort().join()")
        for page in pages
    }
    assert len(tables) == 1


def test_nobody_sees_what_others_hold(open_page: Open) -> None:
    """What reaches a browser is only what its player may know."""
    pages = meet(open_page, 2)
    other = pages[1]
    heard: list[str] = []
    other.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    other.reload()
    other.wait_for_selector(".play")
    play_dragon(on_turn(pages), random.Random(0))
    other.wait_for_selector('.play[data-ply="1"]')
    assert heard
    hand = ",".join(['"?"'] * 7)
    assert all(hand in frame for frame in heard if '"hands"' in frame)


def test_a_restart_of_the_server_is_a_calm_banner(chromium: Any, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", from_scratch=True).start()
    port = int(server.url.rsplit(":", 1)[1])
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce", viewport=DESK)
    context.add_init_script(ON_THE_SERVER)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-game=dragon] .primary").click()
    assert await_turn(page)
    play_dragon(page, random.Random(1))
    assert await_turn(page)
    before = ply(page)
    server.kill()
    page.wait_for_selector(".banner")
    again = Server(server.database, server.journal, from_scratch=True, port=port)
    with again:
        page.wait_for_selector(".banner", state="detached")
        assert ply(page) >= before
        play_dragon(page, random.Random(2))
        context.close()


def test_on_one_device_a_curtain_hides_the_hands(open_page: Open) -> None:
    page = open_page("/play/dragon/device")
    page.get_by_label(SAID("web-players", count=2), exact=True).click()
    page.get_by_label(SAID("web-name-of", seat=2)).fill("Bo")
    page.get_by_role("button", name=SAID("web-start"), exact=True).click()
    choice = random.Random(4)
    assert await_turn(page)  # whoever set the table up holds the device
    page.evaluate(LANDED)
    play_by_keyboard(page, choice)
    seen = []
    for played in range(1, 5):
        curtain = page.locator(".curtain")
        curtain.wait_for()
        assert page.locator(".held").count() == 0
        assert page.locator("[data-spot^=cell-]").first.is_visible()  # what is public stays in sight
        seen.append(curtain.get_by_role("heading").inner_text())
        curtain.get_by_role("button").click()
        assert await_turn(page)
        play_by_keyboard(page, choice)
        assert page.evaluate("ply => window.landed[ply]", played + 1)  # and one sees one's own card land
    assert seen == [SAID("web-curtain", name=name) for name in ("Bo", "Guest")] * 2


def lift(page: Any, place: str) -> Any | None:
    """The first card of the hand that has a place to go to, chosen; None if there is no such card."""
    cards = page.locator(".hand .held.playable")
    for index in range(cards.count()):
        cards.nth(index).click()
        if page.locator(place).count():
            return cards.nth(index)
        page.keyboard.press("Escape")
    return None


def lift_somewhere(page: Any, place: str) -> Any:
    """Plays on while there is no such card: DR-STUCK, or nothing but action cards."""
    while (card := lift(page, place)) is None:
        play_by_keyboard(page, random.Random(1))
        assert await_turn(page)
    return card


@pytest.mark.parametrize("game", ["dragon", "double-seven"])
def test_illegal_places_explain_themselves(game: str, open_page: Open) -> None:
    page = open_page()
    page.locator(f"[data-game={game}] .primary").click()
    assert await_turn(page)
    if game == "dragon":
        card = lift_somewhere(page, ".empty.glow")
        page.keyboard.press("Escape")  # now a place is faint where any card of the hand fits, not only that one
        nowhere = page.locator(".empty:not(.faint)").last.get_attribute("data-spot")
        card.click()
        page.locator(f'[data-spot="{nowhere}"]').evaluate("cell => cell.click()")
    else:
        page.locator(".pool .tile.glow").first.click()
        page.wait_for_selector('.play[data-ply="1"][data-mine=true]')
        page.evaluate("() => document.querySelector('.pool .tile[data-tile=\"?\"]').click()")
        page.wait_for_selector('.play[data-ply="2"][data-mine=true]')
        page.locator(".pool .tile").first.click()
    assert page.get_by_role("alert").inner_text()
    assert page.locator(".play[data-mine=true]").count() == 1


@pytest.mark.parametrize("game", ["dragon", "seven-dragons"])
def test_cards_can_be_dragged(game: str, open_page: Open) -> None:
    page = open_page()
    page.locator(f"[data-game={game}] .primary").click()
    assert await_turn(page)
    place = ".empty.glow" if game == "dragon" else ".free.glow"
    card = lift_somewhere(page, place)
    start, end = card.bounding_box(), page.locator(place).first.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(end["x"] + 15, end["y"] + 20, steps=3)
    assert page.locator(".ghost").count() == 1
    page.mouse.up()
    page.locator(".confirm").wait_for()
    assert page.locator(".ghost").count() == 0
    before = ply(page)
    page.locator(".proposed").click() if game == "dragon" else page.keyboard.press("Enter")
    page.wait_for_function("before => Number(document.querySelector('.play').dataset.ply) > before", arg=before)
