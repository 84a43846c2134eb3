"""All words that people read, in their language: Fluent files in `locales/`, and in the same folder of each game."""

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sevenfold.game import registered

LANGUAGES = ("en", "fr", "nl", "ru")
LOCALES = Path(__file__).parent / "locales"


class Texts:
    """One language: `texts("cli-you", player="Ada")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders():
            for file in catalogue(folder, language):
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, id: str, **arguments: Any) -> str:
        message = self.bundle.get_message(id)
        if message.value is None:
            raise LookupError(f"the text {id!r} has no value in {self.language!r}")
        text, errors = self.bundle.format_pattern(message.value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)


def folders() -> list[Path]:
    """Where catalogues lie: ours, and each game's."""
    return [LOCALES, *(game.folder / "locales" for game in registered().values())]


def catalogue(folder: Path, language: str) -> list[Path]:
    """The files of a language; a game that does not speak it is told in English."""
    spoken = folder / language if (folder / language).is_dir() else folder / LANGUAGES[0]
    return sorted(spoken.glob("*.ftl"))


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def preferred() -> str:
    """The system's language if we speak it, otherwise English."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))  # the first that is set decides
    said = next(filter(None, names), None) or locale.getlocale()[0] or ""
    code = said.partition("_")[0].partition(".")[0]
    return code if code in LANGUAGES else "en"
