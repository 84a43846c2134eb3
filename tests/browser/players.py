"""People at the page: one plays with the mouse on the table itself, one with the keyboard and the list of moves."""

import random
from typing import Any

from sevenfold.texts import texts

OVER = ".play[data-phase=over]"
MINE = ".play[data-mine=true]"
CHOSEN = """([shown, before]) => document.querySelector(".confirm")
    || Number(document.querySelector(".play").dataset.ply) > before
    || (document.querySelector(".moves")?.innerText ?? shown) !== shown"""

# What one could read.
LETTERS = r"""selector => [...document.querySelectorAll(`${selector} *`)]
    .filter(({ childElementCount: inner }) => inner === 0)
    .filter(thing => !thing.closest(".visually-hidden, svg") && thing.checkVisibility())
    .map(({ textContent }) => textContent.trim())
    .filter(text => /\p{L}/u.test(text))"""


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


def draw(page: Any, tile: Any) -> None:
    """Against bots one touch is enough, since it can be taken back; with others it waits for a word."""
    before = ply(page)
    tile.click()
    if page.locator(".confirm").count():
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
        page.wait_for_function(CHOSEN, arg=[shown, before])
        if ply(page) > before:  # a draw needs no word
            return
    page.keyboard.press("Enter")  # the confirmation has the focus
    await_answer(page, before)


def play_dragon(page: Any, choice: random.Random) -> None:
    """A card of the hand, then a place that glows."""
    cards = page.locator(".hand .held.playable")
    cards.nth(choice.randrange(cards.count())).click()
    if page.locator(".confirm").count() == 0:  # otherwise it goes under the pile
        page.locator(".empty.glow").first.click()
    confirm(page)


def play_double_seven(page: Any, choice: random.Random) -> None:
    """Draws what glows; then lays the largest family that it can, grows, or passes."""
    glowing = page.locator(".pool .tile.glow")
    if glowing.count():
        return draw(page, glowing.nth(choice.randrange(glowing.count())))
    rack = page.locator(".rack .tile")
    names = page.evaluate("[...document.querySelectorAll('.rack .tile')].map(({ dataset }) => dataset.spot)")
    lone = page.locator(".laid .place").count() > 0  # a single tile may join a family
    for name in sorted(set(names)):
        if names.count(name) > 1 or lone:
            rack.nth(names.index(name)).dblclick()
            glowing = page.locator(".new.glow, .laid .place.glow")
            if glowing.count():
                glowing.last.click()
                return confirm(page)
            page.keyboard.press("Escape")
    if len(names) >= 6:
        rack.first.click()
    page.locator(".deeds .button").last.click()
    return confirm(page)


def play_seven_dragons(page: Any, choice: random.Random) -> None:
    """A dragon card to a place that glows, or an action card for its colour."""
    cards = page.locator(".hand .held.playable")
    if cards.count() == 0:
        page.locator(".piles .button.primary").click()
        return confirm(page)
    cards.nth(choice.randrange(cards.count())).click()
    if page.locator(".action").count():
        page.locator(".action .mode").last.click()
    else:
        page.locator(".free.glow, .free.turn").first.click()
    return confirm(page)


def make_short(page: Any) -> None:
    """Of the set-up of Seven Dragons: two players who need three dragons each (SD-AGE), so it is over soon."""
    said = texts("en")
    page.locator(".version", has_text=said("option-seven-dragons-variant-single-action")).click()
    page.get_by_label(said("web-players", count=2), exact=True).click()
    for age in page.locator(".age select").all():
        age.select_option("3")


BY_MOUSE = {"dragon": play_dragon, "double-seven": play_double_seven, "seven-dragons": play_seven_dragons}


FOCUS = "selector => document.activeElement?.matches(selector)"


class Keys:
    """Somebody with a keyboard; counts the keys, but for arrows."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.pressed = 0

    def press(self, key: str) -> None:
        self.pressed += not key.startswith("Arrow")
        self.page.keyboard.press(key)

    def enter(self, focused: str) -> None:
        """Enter, once the focus is where the play goes on."""
        self.page.wait_for_function(FOCUS, arg=focused)
        self.press("Enter")

    def confirm(self) -> None:
        before = ply(self.page)
        self.enter(".confirm .primary")
        await_answer(self.page, before)


def dragon_by_keys(keys: Keys, choice: random.Random) -> None:
    """The digit of a card, a place, and the confirmation."""
    cards = keys.page.locator(".hand .held.playable")
    spot = cards.nth(choice.randrange(cards.count())).get_attribute("data-spot")
    keys.press(spot.removeprefix("hand-")[0])
    keys.page.wait_for_function("() => document.activeElement?.matches('.empty, .confirm .primary')")
    if keys.page.locator(".confirm").count() == 0:
        keys.press("ArrowUp")
        keys.enter(".empty")
    keys.confirm()


def double_seven_by_keys(keys: Keys, _choice: random.Random) -> None:
    """Draws what has the focus; passes, with a tile where that costs one."""
    if keys.page.locator(".pool .tile.glow").count():
        before = ply(keys.page)
        keys.enter(".pool .tile")
        return await_answer(keys.page, before)
    if keys.page.locator(".rack .tile").count() >= 6:
        keys.press("1")
    keys.press("p")
    return keys.confirm()


def seven_dragons_by_keys(keys: Keys, choice: random.Random) -> None:
    """The digit of a card, a place, and the confirmation; or an action card for its colour, or a pass."""
    held = keys.page.locator(".hand .held")
    playable = [
        number for number in range(held.count()) if "playable" in (held.nth(number).get_attribute("class") or "")
    ]
    if not playable:
        keys.press("p")
        return keys.confirm()
    keys.press(str(choice.choice(playable) + 1))
    keys.page.wait_for_function("() => document.activeElement?.matches('.place, .action *, .confirm .primary')")
    if keys.page.locator(".action").count():
        keys.press("c")
    elif keys.page.locator(".confirm").count() == 0:
        keys.enter(".place")
    return keys.confirm()


BY_KEYS = {"dragon": dragon_by_keys, "double-seven": double_seven_by_keys, "seven-dragons": seven_dragons_by_keys}
