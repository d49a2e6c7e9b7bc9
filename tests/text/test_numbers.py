"""Numbers are written and counted as Babel does, without all that Babel knows of the world."""

from __future__ import annotations

import subprocess
import sys

import pytest
from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt

from bot.text.catalogue import LANGUAGES, Catalogue
from bot.text.numbers import NumberStyle

WHOLE = (0, 1, 2, 11, 999, 1000, 12345, 1234567, -1, -1000, 10**12)
PARTS = (0.5, 1.0, 1.5, 1234.5678, -0.0005, 2.0015, 1e9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_babel_does(language: str) -> None:
    ours, theirs = NumberStyle(language), Locale.parse(language)
    for number in (*map(FluentInt, WHOLE), *map(FluentFloat, PARTS)):
        assert number.format(ours) == number.format(theirs)
        assert ours.plural_form(number) == theirs.plural_form(number)


def test_one_is_said_of_one_alone_and_in_korean_never() -> None:
    source = "a = { $n ->\n    [one] one\n   *[other] other\n }\n"
    counted = {language: Catalogue(language, {"x.ftl": source}) for language in LANGUAGES}
    assert [counted["en"].format("a", {"n": number}) for number in (0, 1, 2, 1.5)] == ["other", "one", "other", "other"]
    assert [counted["ko"].format("a", {"n": number}) for number in (0, 1)] == ["other", "other"]


PROGRAM = """
import babel.core, babel.localedata
from bot.text.catalogue import Voice, catalogues

for language in ("ko", "en"):
    catalogues()
    Voice(language)("list-and", first=1234, last=2)
print(babel.core._global_data, list(babel.localedata._cache))
"""


def test_nothing_that_babel_knows_is_read() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "None []"
