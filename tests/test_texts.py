"""The catalogues: complete, used, and without text outside of them."""

import ast as syntax
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from rich.errors import StyleSyntaxError
from rich.style import Style

from sevenfold import bots, lessons
from sevenfold.game import find, ids
from sevenfold.game.double_seven.state import TILES
from sevenfold.game.seven_dragons.cards import ACTIONS, COLOURS
from sevenfold.game.seven_dragons.options import VARIANTS
from sevenfold.server.errors import Reason
from sevenfold.texts import LANGUAGES, LOCALES, Texts, preferred, texts

WEB = Path(__file__).parent.parent / "web" / "src"
SOURCES = Path(__file__).parent.parent / "src" / "sevenfold"


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    english, own = messages("en"), messages(language)
    assert own.keys() == english.keys()
    for id in english:
        assert variables(own[id]) == variables(english[id]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    names = [file.name for file in sorted((LOCALES / language).iterdir())]
    assert names == [file.name for file in sorted((LOCALES / "en").iterdir())]


def used_ids() -> set[str]:
    """Every text that the program can ask for: written out in the sources, or put together from known names."""
    code = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    ids = set(re.findall(r'"([a-z]+(?:-[a-zA-Z]+)+)"', code))
    ids |= {f"{kind}-{game}" for kind in ("title", "about", "rules", "first") for game in ids()}
    ids |= {f"reason-{game}-{reason}" for game in ids() for reason in find(game).rules.REASONS}
    refusals = [refusal.error("") for game in ids() for refusal in find(game).rules.REFUSALS.values()]
    ids |= {f"refusal-{refusal.reason}" for refusal in refusals} | {"refusal-join"}
    ids |= {f"option-{name}" for game in ids() for name in find(game).options.DECLARED}
    commands = ("play", "games", "replay", "serve", "bot", "verify", "export", "bench", "arena")
    ids |= {f"cli-about-{command}" for command in commands} | {f"server-{reason}" for reason in Reason}
    ids |= {f"cli-arena-{title}" for title in ("bot", "games", "share", "elo", "seconds", "skill")}
    ids |= {f"cli-arena-{verdict}" for verdict in ("better", "not-better", "undecided")}
    ids |= {f"cli-bot-{fault}" for fault in ("start", "late", "ended", "illegal")}
    ids |= {f"bot-{name}{tail}" for name in bots.NAMES for tail in ("", "-character")}
    ids |= {f"tile-{tile}" for tile in TILES} | {f"card-{action}" for action in ACTIONS}
    ids |= {f"about-{action}" for action in ACTIONS}
    ids |= {f"colour-{letter}" for letter in COLOURS} | {f"seven-dragons-variant-{name}" for name in VARIANTS}
    ids |= {f"seven-dragons-step-{word}" for word in ("both", "under", "color", "left", "right")}
    kinds = ("draw", "rainbow", "start", "grow", "swap", "clover", "two-for-one", "pass")
    ids |= {f"double-seven-step-{kind}" for kind in kinds} | {"choices-first", "choices-ages"}
    ids |= {f"move-double-seven-{kind}" for kind in kinds}
    ids |= {f"move-double-seven-{kind}-hidden" for kind in ("draw", "rainbow", "two-for-one")}
    ids |= {id for name in lessons.NAMES for id in lessons.lesson(name).texts()}
    return ids | {f"move-seven-dragons-{kind}" for kind in ("place", "pass", *ACTIONS)}


def web_code() -> str:
    return "".join(file.read_text("utf-8") for ending in ("ts", "svelte") for file in WEB.rglob(f"*.{ending}"))


def used_on_the_web(known: set[str]) -> set[str]:
    """The texts that the web app asks for: written out, or begun by what is written out."""
    code = web_code()
    ids = set(re.findall(r'["`]((?:web|server)-[a-zA-Z0-9-]+)["`]', code)) | set(re.findall(r'\bt\("([^"]+)"', code))
    ids |= set(re.findall(r"(?<![\w-])help-[a-z-]*[a-z](?![\w{$-])", code))
    beginnings = tuple(re.findall(r"\b((?:web|help)-[a-z-]+-)\$?\{", code))
    return ids | {id for id in known if id.startswith(beginnings)}


def test_no_text_is_missing_or_forgotten() -> None:
    known = set(messages("en"))
    web = used_on_the_web(known)
    assert known - used_ids() - web == set()
    assert web - known == set()
    asked = {
        id
        for id in used_ids()
        if id.startswith(("cli-", "lesson-", "reason-", "refusal-", "rules-", "title-", "option-"))
    }
    assert asked - known == set()


def test_errors_and_catalogue_say_the_same_in_english() -> None:
    for game in ids():
        for refusal in find(game).rules.REFUSALS.values():
            assert texts("en")(f"refusal-{refusal.error('').reason}") == refusal.text


def strings(node: syntax.AST) -> Iterator[str]:
    """All text in a piece of code but docstrings and what is raised: exceptions are for programmers, and in English."""
    for child in syntax.iter_child_nodes(node):
        if isinstance(child, syntax.Raise) or (
            isinstance(child, syntax.Expr) and isinstance(child.value, syntax.Constant)
        ):
            continue
        if isinstance(child, syntax.Constant) and isinstance(child.value, str):
            yield child.value
        yield from strings(child)


def test_people_read_no_text_outside_of_the_catalogues() -> None:
    """Modules that talk to people hold no words of their own; styles are none."""
    for file in (SOURCES / "cli").rglob("*.py"):
        for text in strings(syntax.parse(file.read_text("utf-8"))):
            assert is_style(text) or not re.search(r"[a-z]{2,} [a-z]{2,}", text), f"{file.name}: {text}"


def test_the_web_app_has_no_text_outside_of_the_catalogues() -> None:
    """What stands between tags, and in the attributes that people read or hear, comes from `t(...)`."""
    for file in WEB.rglob("*.svelte"):
        if "art" in file.parts:
            continue
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text("utf-8"), flags=re.DOTALL)
        while (plain := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
            markup = plain
        attributes = re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"]*)"', markup)
        for text in [re.sub(r"<[^>]*>", " ", markup), *attributes]:
            assert set(re.findall(r"[^\W\d_]{2,}", text)) <= {"Sevenfold"}, file.name


def is_style(text: str) -> bool:
    """Colours and the like are for the terminal, not for people."""
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


def test_plurals() -> None:
    cases = {
        "en": ["0 tokens", "1 token", "2 tokens"],
        "fr": ["0 jeton", "1 jeton", "2 jetons"],
        "nl": ["0 fiches", "1 fiche", "2 fiches"],
        "ru": ["0 жетонов", "1 жетон", "2 жетона", "3 жетона", "4 жетона", "5 жетонов"],
    }
    for language, forms in cases.items():
        assert [texts(language)("dragon-tokens", count=n) for n in range(len(forms))] == forms
    assert texts("ru")("dragon-tokens", count=21) == "21 жетон"


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        texts("en")("cli-no-such-text")
    with pytest.raises(ValueError, match="language"):
        Texts("de")


def test_the_systems_language_is_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert preferred() == "fr"
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert preferred() == "ru"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # wins over LANG, although it names no language of ours
    assert preferred() == "en"
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "nl")
    assert preferred() == "nl"
