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
from sevenfold.game.options import ByPlayer, First, Flag, OneOf, Players, SomeOf
from sevenfold.protocol.reasons import Reason
from sevenfold.texts import LANGUAGES, Texts, folders, preferred, texts

WEB = Path(__file__).parent.parent / "web" / "src"
SOURCES = Path(__file__).parent.parent / "src" / "sevenfold"
VAGUE = (
    "option-",
    "move-",
    "note-",
    "step-",
    "theme-",
    "cli-",
    "title-",
    "rules-",
    "first-",
    "about-",
    "reason-",
    "refusal-",
    "lesson-",
)


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for folder in folders():
        for file in sorted((folder / language).glob("*.ftl")):
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
    for folder in folders():
        names = [file.name for file in sorted((folder / language).iterdir())]
        assert names == [file.name for file in sorted((folder / "en").iterdir())]


def needed_ids() -> set[str]:
    """The texts that follow from what games declare."""
    found = {"refusal-join"} | {id for name in lessons.names() for id in lessons.lesson(name).texts()}
    for id, game in ((id, find(id)) for id in ids()):
        found |= {f"{kind}-{id}" for kind in ("title", "about", "rules", "first", "credit")}
        found |= {f"reason-{id}-{reason}" for reason in game.rules.REASONS}
        found |= {f"refusal-{refusal.error('').reason}" for refusal in game.rules.REFUSALS.values()}
        kinds = {kind.name for kind in game.moves.kinds}
        found |= {f"move-{id}-{kind}" for kind in kinds} | {f"step-{id}-{kind}" for kind in kinds - {"join"}}
        found |= {f"note-{id}-{note.name}" for note in game.notes.kinds if note.name not in kinds}
        found |= {f"theme-{id}-{name}" for name in (kinds | {note.name for note in game.notes.kinds}) - {"join"}}
        for option in game.options.declared.values():
            found.add(f"option-{option.name}" if isinstance(option, Players | First) else f"option-{id}-{option.name}")
            if isinstance(option, Flag | OneOf | SomeOf | ByPlayer):
                found.add(f"option-{id}-{option.name}-label")
            if isinstance(option, OneOf | SomeOf):
                found |= {f"option-{id}-{option.name}-{name}" for name in option.names}
            if isinstance(option, ByPlayer):
                found.add(f"option-{id}-{option.name}-none")
    return found


def allowed_ids() -> set[str]:
    """Texts that a game may bring: of the fields by which moves are chosen, and what a kind of move means."""
    games = [find(id) for id in ids()]
    steps = [(game.id, kind.name, field.name) for game in games for kind in game.moves.kinds for field in kind.needed]
    found = {f"step-{game}-{kind}-{field}" for game, kind, field in steps}
    return found | {f"about-{kind.name}" for game in games for kind in game.moves.kinds}


def used_ids(known: set[str]) -> set[str]:
    """Every text that the program can ask for: written out in the sources, begun there, or put together."""
    code = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    found = set(re.findall(r'"([a-z]+(?:-[a-zA-Z]+)+)"', code)) | needed_ids() | allowed_ids()
    beginnings = tuple({text for text in re.findall(r"""f["']([a-z-]+-)\{""", code) if text not in VAGUE})
    commands = (
        "play",
        "games",
        "replay",
        "review",
        "puzzles",
        "study",
        "serve",
        "bot",
        "verify",
        "export",
        "backup",
        "restore",
        "bench",
        "arena",
    )
    found |= {f"cli-about-{command}" for command in commands} | {f"server-{reason}" for reason in Reason}
    found |= {f"cli-arena-{title}" for title in ("bot", "games", "share", "elo", "seconds", "skill")}
    found |= {f"cli-arena-{verdict}" for verdict in ("better", "not-better", "undecided")}
    found |= {f"theme-{theme}" for theme in ("win", "block", "endgame")}
    found |= {f"cli-bot-{fault}" for fault in ("start", "late", "ended", "illegal")}
    found |= {f"bot-{name}{tail}" for name in bots.NAMES for tail in ("", "-character")}
    return found | {id for id in known if id.startswith(beginnings)}


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
    assert known - used_ids(known) - web == set()
    assert web - known == set()
    assert needed_ids() - known == set()
    assert {id for id in used_ids(known) if id.startswith("cli-")} - known == set()


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
