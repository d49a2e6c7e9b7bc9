"""How numbers are written and counted in our languages: all that Fluent asks Babel of a language.

Babel reads everything it knows of a language, and of all territories and time zones beside, for a comma between
thousands and *one* as against *other*: 4.4 MB of every process. `tests/text/test_numbers.py` compares with Babel's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle

_PLURALS: Final[Mapping[str, Mapping[str, str]]] = {"en": {"one": "i = 1 and v = 0"}, "ko": {}}
"""By language, what is not *other* (Unicode CLDR, plural rules)."""


class NumberStyle(Locale):
    """A language of which no more is known than how its numbers are written and counted.

    Args:
        language: ``ko`` or ``en``.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._plural = PluralRule(_PLURALS[language])

    @property
    def plural_form(self) -> PluralRule:
        """Which form of a word goes with a number."""
        return self._plural

    @property
    def decimal_formats(self) -> Any:
        """How a number is written."""
        return _FORMATS

    @property
    def number_symbols(self) -> Any:
        """What stands between digits."""
        return _SYMBOLS


_FORMATS: Final[Mapping[None, NumberPattern]] = {None: parse_pattern("#,##0.###")}
_SYMBOLS: Final = {"latn": {"decimal": ".", "group": ","}}


class Bundle(FluentBundle):
    """Fluent's messages of a language in its `NumberStyle`."""

    def _get_babel_locale(self) -> Locale:
        return NumberStyle(self.locales[0])
