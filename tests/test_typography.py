"""How each language sets its texts: quotes, apostrophes, dashes, and the spaces that a line must not break at."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sevenfold.texts import LANGUAGES
from tests.test_texts import messages

COMMAND = r"(?:pip install|sevenfold) [^”»’]*"  # what people copy into a shell has its own signs

# What must not be there, and what should.
EVERYWHERE = {
    r"['\"]": "curly apostrophes and the quotes of the language",
    r"\.\.\.": "…",
    r" --? |(?<=\d)-(?=\d)": "a dash; – in ranges; − for minus; quotes around a sign to be typed",
    r"\s[,.](?=\s|$)": "no space before a comma or full stop",
}
UNSPACED = {r"\s[:;!](?=\s|$)": "no space before : ; !"}
OWN = {
    "en": {**UNSPACED, r"[«»„]": "“ ” and ‘ ’", r"\s%": "no space before %"},
    "fr": {
        r"(?<!\u202f)(?<![!?])(?<!«\u00a0)[;!?]": "a narrow no-break space before ; ! ?",
        r"(?<!\u00a0):(?![\w/])": "a no-break space before :",
        r"«(?!\u00a0)|(?<!\u00a0)»": "no-break spaces inside « »",
        r"(?<!\u00a0)%": "a no-break space before %",
        r"[“”„‘]": "« »",
    },
    "nl": {**UNSPACED, r"[«»„“”]": "‘ ’", r"\s%": "no space before %"},
    "ru": {
        **UNSPACED,
        r"[”‘’]": "« », and „ “ inside them",
        r"\s–|–\s|(?<=\w)—|—(?=\w)": "— with spaces between words, – without them in ranges",
        r"(?<!\u00a0)%": "a no-break space before %",
    },
}


class Sentences(Visitor):
    """What a message says, each of its variants by itself, with an x where a value comes."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:
        self.found.append("".join(map(plain, pattern.elements)))
        self.generic_visit(pattern)


def plain(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    return "" if isinstance(element.expression, ast.StringLiteral) else "x"


def sentences(language: str) -> Iterator[tuple[str, str]]:
    for id, message in messages(language).items():
        visitor = Sentences()
        visitor.visit(message)
        yield from ((id, re.sub(COMMAND, "", text)) for text in visitor.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_sets_them(language: str) -> None:
    wrong = [
        f"{id}: {text!r}: {right}"
        for id, text in sentences(language)
        for pattern, right in (EVERYWHERE | OWN[language]).items()
        if re.search(pattern, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_closed(language: str) -> None:
    opened, closed = {"en": ("“", "”"), "fr": ("«", "»"), "nl": ("‘", "’"), "ru": ("«", "»")}[language]
    for id, text in sentences(language):
        marks = re.sub(rf"(?<=\w){closed}(?=\w)", "", text) if language == "nl" else text  # zo’n: an apostrophe
        assert [mark for mark in marks if mark in opened + closed] == [opened, closed] * marks.count(opened), id
