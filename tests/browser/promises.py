"""What every screen promises: everybody can use it, everything on it explains itself, and words are words and fit."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sevenfold.game import ids
from sevenfold.texts import LANGUAGES, texts

SCREENS = (
    *("/", "/lobby", "/children", "/learn", "/settings", "/move/ABCDEFGHJK", "/learn/nothing"),
    *("/puzzles", "/puzzles/today", "/games", "/review/localnothing"),
    *(f"{path}/{game}" for path in ("/play", "/learn") for game in ids()),
)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What can be used, or stands for a part of the game, and has neither help of its own nor through its label.
SILENT = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [data-spot]")]
    .filter(thing => !thing.closest(".skip, [data-help-free]"))
    .filter(thing => !thing.dataset.help && !thing.closest("label[data-help]"))
    .map(thing => thing.outerHTML.slice(0, 150))"""
NAMED = "() => [...document.querySelectorAll('[data-help]')].flatMap(thing => thing.dataset.help.split(' '))"
RULE = re.compile(r"rules-(.+)-(\d+)")

FAMILIES = "web move server tile card colour title about rules bot option seven-dragons double-seven reason refusal"
KEY = re.compile(rf"\b(?:{FAMILIES.replace(' ', '|')})-[a-z]+")
SAID = """[document.body.innerText, ...["aria-label", "aria-description", "title", "alt", "placeholder"].flatMap(
    name => [...document.querySelectorAll(`[${name}]`)].map(thing => thing.getAttribute(name)))].join("\\n")"""
# Until what has changed is drawn.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def violations(page: Any) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("tags => axe.run({ runOnly: { type: 'tag', values: tags } })", STANDARD)["violations"]
    return [f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for v in found for node in v["nodes"]]


def check_help(page: Any) -> set[str]:
    """Nothing is silent, and whatever is named can be read in every language. Returns the names of the texts."""
    assert page.evaluate(SILENT) == []
    named = set(page.evaluate(NAMED))
    for language in LANGUAGES:
        said = texts(language)
        for id in named:
            if rule := RULE.fullmatch(id):
                game, number = rule[1], int(rule[2])
                assert said(f"rules-{game}").split("\n\n")[number - 1]
                assert said(f"web-clause-{game}-{number}")
            else:
                assert said(id)  # an error if it is missing, or asks for something that help does not know
    return named


def problems(page: Any) -> list[str]:
    """Names of texts where texts should be, for eyes or for ears; anything that sticks out to the right."""
    found = KEY.findall(page.evaluate(SAID))
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [*found, *([f"{width} pixels too wide"] if width > 0 else [])]


def each_language(page: Any) -> Iterator[str]:
    """Switches the page through all languages."""
    for language in LANGUAGES:
        page.get_by_role("combobox").first.select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        yield language
