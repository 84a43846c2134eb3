"""The fonts of the page have every letter of our four languages. If one is missing, scripts/fonts makes them anew."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from sevenfold.texts import LANGUAGES, folders

FONTS = Path(__file__).parent.parent / "web" / "src" / "fonts"
FACES = ("alegreya", "source-sans-3")
SYMBOLS = set("●★♣→←")  # signs, not letters: any font's will do
MOST_BYTES = 64_000  # all fonts together


def letters(face: str) -> set[str]:
    files = FONTS.glob(f"{face}-*.woff2")
    return {chr(code) for file in files for code in TTFont(file).getBestCmap()}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_is_there(language: str, face: str) -> None:
    files = [file for folder in folders() for file in (folder / language).glob("*.ftl")]
    said = {letter for file in files for letter in file.read_text("utf-8")}
    assert said - letters(face) - SYMBOLS - {"\n"} == set()


@pytest.mark.parametrize("face", FACES)
def test_weights_vary(face: str) -> None:
    assert "fvar" in TTFont(FONTS / f"{face}-latin.woff2")


def test_figures_of_headings_can_stand_on_the_line_and_those_of_tables_have_one_width() -> None:
    heading, text = (TTFont(FONTS / f"{face}-latin.woff2") for face in FACES)
    assert "lnum" in {record.FeatureTag for record in heading["GSUB"].table.FeatureList.FeatureRecord}
    assert len({text["hmtx"][text.getBestCmap()[ord(figure)]][0] for figure in "0123456789"}) == 1


def test_the_fonts_are_light_and_come_with_their_licences() -> None:
    files = sorted(FONTS.glob("*.woff2"))
    assert len(files) == 2 * len(FACES)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for face in FACES:
        assert "SIL Open Font License" in (FONTS / f"{face}.LICENSE.txt").read_text("utf-8")
