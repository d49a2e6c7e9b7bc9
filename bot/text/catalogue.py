"""The Fluent catalogues: a key and its arguments in, a sentence in Korean or English out.

Catalogues lie in ``ko/*.ftl`` and ``en/*.ftl`` beside this module and are read once. Besides Fluent's own NUMBER,
messages may call:

* ``JOSA($word, "이/가")`` - the particle alone, agreeing with the word (:mod:`bot.text.particles`);
* ``LABEL("metromania-line", $line)`` - the message ``metromania-line-<value>``: a word for a value of a closed set;
* ``LABELS("metromania-marker", $markers)`` - the same for a list of values, as "a, b, c", or for a mapping of values to
  numbers, as "a ×2, b"; of none it is ``FAMILY-none``, if the family has a word for that;
* ``WHEN($since)``, ``WHEN($since, style: "f")`` - Discord's own timestamp, shown in the reader's time zone.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal, cast, get_args

from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text.numbers import Bundle
from bot.text.particles import particle

Language = Literal["ko", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FOLDER: Final = Path(__file__).parent

_NOT_IN_A_KEY: Final = re.compile(r"[^A-Za-z0-9_-]")
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE | re.ASCII)
"""A message with all its lines: it ends before the next one and before a comment."""
_JUNK: Final = re.compile(r"^(?![ }#]|[a-zA-Z][\w-]* *=).+", re.MULTILINE | re.ASCII)
"""A line that neither goes on with a message nor begins one, nor is a comment."""
_log = logging.getLogger(__name__)


class MissingText(LookupError):
    """A key or a variable that the catalogue of a language does not have; names key, language and what is missing."""


class _Strictness:
    """Whether a hole in a catalogue raises (development, tests) or is logged and papered over (production)."""

    raises: bool = True


def be_lenient(lenient: bool = True) -> None:
    """Let holes in the catalogues be logged instead of raised: for the running bot, where a key beats a crash."""
    _Strictness.raises = not lenient


def language_of(discord_locale: str) -> Language:
    """The catalogue for a Discord locale such as ``ko``, ``en-GB`` or ``de``: Korean for Korean, else English."""
    return "ko" if discord_locale.lower().split("-")[0] == "ko" else "en"


def timestamp(seconds: float, style: str = "R") -> str:
    """Discord's timestamp markup: ``R`` counts from now, ``f`` is date and time, ``D`` the date.

    Args:
        seconds: seconds since 1970 UTC.
        style: one of Discord's styles ``t T d D f F R``.
    """
    return f"<t:{int(seconds)}:{style}>"


def _value(arg: object) -> object:
    """What Fluent can take: it knows no lists (``a,b``, ``a*2,b*1``) and no truth (``true``, to select by)."""
    if isinstance(arg, Mapping):
        return ",".join(f"{item}*{count}" for item, count in cast("Mapping[object, object]", arg).items())
    if isinstance(arg, bool):
        return "true" if arg else "false"
    if isinstance(arg, list | tuple):
        return ",".join(str(item) for item in cast("Sequence[object]", arg))
    return arg


class Catalogue:
    """All messages of one language. They are found at once, and each is parsed when it is first said: to parse all of
    them held up every start by 0.4 s, for two thousand texts of which few are asked for."""

    def __init__(self, language: Language, sources: Mapping[str, str]) -> None:
        """Find the messages.

        Args:
            language: ``ko`` or ``en``; decides plural rules and how numbers are grouped.
            sources: text of each ``.ftl`` file by file name.

        Raises:
            ValueError: a file has a line that begins nothing, or a key is defined twice; names file and line.
        """
        self.language: Final = language
        self.files: Final[dict[str, str]] = {}
        self._written: Final[dict[str, tuple[int, str]]] = {}
        self._bundle = Bundle([language], functions=self._functions(), use_isolating=False)
        for name, source in sources.items():
            if junk := _JUNK.search(source):
                raise self._not_fluent(name, source.count("\n", 0, junk.start()) + 1, junk[0])
            for found in _MESSAGE.finditer(source):
                key = found[1]
                if key in self.files:
                    raise ValueError(f"{language}/{name}: {key} is already in {self.files[key]}")
                self.files[key] = name
                self._written[key] = (source.count("\n", 0, found.start()) + 1, found[0])

    def _not_fluent(self, name: str, line: int, junk: str) -> ValueError:
        return ValueError(f"{self.language}/{name}:{line}: not Fluent: {junk.strip()[:80]!r}")

    def __contains__(self, key: str) -> bool:
        return key in self.files

    def __iter__(self) -> Iterator[str]:
        """Every key, file by file, in the order written."""
        return iter(self.files)

    @cached_property
    def entries(self) -> Mapping[str, ftl.Message]:
        """Every message, parsed.

        Raises:
            ValueError: one is not Fluent; names file and line.
        """
        return {key: cast("ftl.Message", self._parse(key).body[0]) for key in self.files}

    def _parse(self, key: str) -> ftl.Resource:
        """A resource with this message alone."""
        line, written = self._written[key]
        # Where every word of it stood would take 3.6 MB for as long as the program runs.
        resource = FluentParser(with_spans=False).parse(written)
        for entry in resource.body:
            if not isinstance(entry, ftl.Message):
                before = written[: written.find(getattr(entry, "content", None) or "")].count("\n")
                raise self._not_fluent(self.files[key], line + before, getattr(entry, "content", None) or written)
        return resource

    def format(self, key: str, args: Mapping[str, object]) -> str:
        """The message with its variables filled in.

        Raises:
            MissingText: the key, one of its variables or a label that it looks up does not exist.
            ValueError: the message is not Fluent.
        """
        if key not in self.files:
            raise MissingText(f"{self.language}: no message {key}")
        if not self._bundle.has_message(key):
            self._bundle.add_resource(self._parse(key))
        message: Message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.language}: {key} has no text")
        text, errors = self._bundle.format_pattern(message.value, {name: _value(arg) for name, arg in args.items()})
        if errors:
            raise MissingText(f"{self.language}: {key}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def josa(word: object, pair: object) -> str:
            return particle(self._plain(word), str(pair))

        def label(family: object, value: object) -> str:
            # Fluent turns a ValueError into an entry of its error list and lets others through.
            try:
                return self.format(f"{family}-{_NOT_IN_A_KEY.sub('', str(value))}", {})
            except MissingText as missing:
                raise ValueError(str(missing)) from missing

        def labels(family: object, values: object) -> str:
            named = [counted(family, *value.split("*")) for value in str(values).split(",") if value]
            nothing = f"{family}-none"
            return ", ".join(named) or (self.format(nothing, {}) if nothing in self else "")

        def counted(family: object, value: str, count: str = "1") -> str:
            return label(family, value) + (f" ×{count}" if count != "1" else "")

        def when(seconds: object, style: object = "R") -> str:
            return timestamp(float(str(seconds)), str(style))

        return {"JOSA": josa, "LABEL": label, "LABELS": labels, "WHEN": when}

    def _plain(self, word: object) -> str:
        return str(word).replace(",", "") if isinstance(word, int | float) else str(word)


@cache
def catalogues() -> Mapping[Language, Catalogue]:
    """The catalogues of both languages, read from disk at the first call."""
    return {
        language: Catalogue(
            language,
            {path.name: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))},
        )
        for language in LANGUAGES
    }


def defects() -> list[str]:
    """What one catalogue has and the other lacks, a line each; empty when all is well. For ``python -m bot check``."""
    both = catalogues()
    for catalogue in both.values():
        _ = catalogue.entries  # each is read
    return [
        f"{language}: no message {key}"
        for language in LANGUAGES
        for other in both.values()
        for key in other
        if key not in both[language]
    ]


class Voice:
    """What a reader of one language is told: ``Voice("ko")("lobby-join-button")``."""

    __slots__ = ("language",)

    def __init__(self, language: Language) -> None:
        self.language: Final = language

    def __call__(self, key: str, /, **args: object) -> str:
        """The sentence for ``key``.

        Args:
            key: a message id of the catalogues.
            args: the message's variables; strings must already be safe for their place (:mod:`bot.text.names`).

        Raises:
            MissingText: key or variable missing, unless :func:`be_lenient` was called; then the other language's
                sentence stands in, and the bare key where there is none.
        """
        return self.render(key, args)

    text = __call__

    def render(self, key: str, args: Mapping[str, object]) -> str:
        """As calling the object, with the arguments in a mapping (names that Python cannot spell included)."""
        both = catalogues()
        try:
            return both[self.language].format(key, args)
        except MissingText as missing:
            if _Strictness.raises:
                raise
            _log.error("text missing: %s", missing)
        for language in LANGUAGES:
            try:
                if language != self.language:
                    return both[language].format(key, args)
            except MissingText:
                continue
        return key

    def has(self, key: str) -> bool:
        """Whether this language has the key: for optional texts such as a hint that not every question has."""
        return key in catalogues()[self.language]

    def listing(self, items: Sequence[str]) -> str:
        """The items as one phrase: "a, b and c", "a, b, c"; an empty string for none."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])
