"""Packs of content (cards, boards): what every game that has them shares. What a pack holds is each game's own.

A compiled pack is one immutable JSON document; its SHA-256 is its id (design 2.14). A match is given the document, the
compiled pack, or nothing (then it plays the built-in one), and names the id in its state. Reading files:
`bot.core.pack_files`.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from bot.core.errors import CoreError

LANGUAGES: Final = ("ko", "en")
"""Languages in which every text of a pack is written."""
COMMON: Final = frozenset((
    "no-head", "outside", "no-file", "too-heavy", "unopened", "unreadable", "not-toml",
    "bad-id", "unknown-field", "missing-field", "not-here", "wrong-type",
    "wrong-value", "unknown-step", "no-text", "long-text", "duplicate", "unknown-card", "range", "one-of", "one-each",
    "crossed", "empty", "count", "too-deep", "endless", "damaged", "unknown",
))  # fmt: skip
"""Reasons that say the same in every game: their text is `pack-REASON`."""


class PackError(CoreError):
    """A pack is refused; nothing of it is used. Every game has its own subclass.

    Args:
        file: file name within the pack's folder; several, with commas, where the fault lies between them.
        record: id of the record, or `#n` for the n-th record of the file.
        field: path of the field within the record.
        reason: a short word for what is wrong; the catalogue key is `pack-REASON` for those of `COMMON`, else
            `GAME-pack-REASON`. Its argument `place` is file, record and field as far as they are known.
        args: more about it.
    """

    game: ClassVar[str] = ""

    def __init__(self, file: str, record: str, field: str, reason: str, **args: Any) -> None:
        place = " / ".join(part for part in (file, record, field) if part)
        key = f"pack-{reason}" if reason in COMMON else f"{self.game}-pack-{reason}"
        super().__init__(key, file=file, record=record, field=field, place=place, **args)
        self.file, self.record, self.field, self.reason = file, record, field, reason


# --- records ---------------------------------------------------------------------------------------------------------


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    ko: str
    en: str


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of the plain records of a pack."""


class Way(Record, frozen=True, kw_only=True):
    """One of several things to choose from; a game adds what it does.

    Args:
        text: what the option is called.
    """

    text: Words


class Design(Record, frozen=True, kw_only=True):
    """Base of what a pack is made of: one record of its files, for any number of printed copies.

    Args:
        id: small letters, digits and `-`; unique within the pack.
        kind: a word of the game; a game narrows it.
        name, text: in both languages.
        note: a ruling or remark, in both languages.
    """

    id: str
    kind: str
    name: Words
    text: Words
    note: Words | None = None


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the compiled pack as it is stored; a game adds its records.

    Args:
        game: key of the game; form: version of the form of its packs.
        id, name: of the pack.
    """

    game: str
    form: int
    id: str
    name: Words


def parts(value: Any, path: str = "") -> Iterator[tuple[str, Struct]]:
    """Every record inside a record with its path as in the file (`effects.0.then.1`), outer ones first; texts are left
    out."""
    if isinstance(value, tuple):
        inside: Iterable[tuple[int | str, Any]] = enumerate(cast("tuple[Any, ...]", value))
    elif isinstance(value, Struct) and not isinstance(value, Words):
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        inside = ((written, getattr(value, name)) for written, name in names)
    else:
        return
    for name, item in inside:
        at = f"{path}.{name}" if path else str(name)
        if isinstance(item, Struct) and not isinstance(item, Words):
            yield at, item
        yield from parts(item, at)


def ways(record: Struct) -> list[tuple[str, Words]]:
    """Path and text of every way of every choice on a record."""
    return [(path, part.text) for path, part in parts(record) if isinstance(part, Way)]


D = TypeVar("D", bound=Document)
C = TypeVar("C", bound=Design)


class Pack(Generic[D, C]):
    """A compiled pack, ready to play.

    Args:
        document: its content.
        cards: its designs, in the order of the files.

    Attributes:
        data: the stored bytes.
        sha: SHA-256 of the bytes in hex; the pack's id in states and in the store.
        cards: design by id.
    """

    def __init__(self, document: D, cards: Iterable[C]) -> None:
        self.document = document
        self.data: bytes = msgspec.json.encode(document, order="deterministic")
        self.sha: str = hashlib.sha256(self.data).hexdigest()
        self.cards: dict[str, C] = {card.id: card for card in cards}
        self._found: dict[tuple[str, str], Any] = {}

    @property
    def name(self) -> Words:
        """The pack's name."""
        return self.document.name

    def __getitem__(self, card: str) -> C:
        return self.cards[card]

    def of_kind(self, *kinds: str) -> list[C]:
        """Designs of these kinds, in the order of the files."""
        return [card for card in self.cards.values() if card.kind in kinds]

    def at(self, card: str, path: str) -> Any:
        """Anything by card and path: the lines `effects`, the trigger `triggers.0`, `effects.1.ways.0.effects` ..."""
        found = self._found.get((card, path))
        if found is None:
            at: Any = self.cards[card]
            for part in path.split("."):
                at = at[int(part)] if part.isdecimal() else getattr(at, part)
            self._found[card, path] = found = at
        return found

    @cached_property
    def triggered(self) -> dict[str, dict[str, list[int]]]:
        """Event -> card -> numbers of its `triggers` for that event, in games whose cards have some."""
        found: dict[str, dict[str, list[int]]] = {}
        for card in self.cards.values():
            for number, trigger in enumerate(getattr(card, "triggers", ())):
                found.setdefault(trigger.event, {}).setdefault(card.id, []).append(number)
        return found

    def names(self, language: str) -> dict[str, str]:
        """Every name and way of the pack in a language, by reference.

        A reference is a card id, or `CARD|PATH` of a way (`echo|effects.0.ways.1`); events and options carry them in
        the arguments `card`, `cards` and `way`. Games may add more.
        """
        found: dict[str, str] = {}
        for card in self.cards.values():
            found[card.id] = getattr(card.name, language)
            for path, words in ways(card):
                found[f"{card.id}|{path}"] = getattr(words, language)
        return found


def following(start: int, follows: Sequence[Sequence[int]]) -> set[int]:
    """What comes after something in a web of causes, however far; `start` too if it stands in a circle.

    Args:
        start: a node.
        follows: for each node those that it leads to.
    """
    seen: set[int] = set()
    todo = list(follows[start])
    while todo:
        at = todo.pop()
        if at not in seen:
            seen.add(at)
            todo.extend(follows[at])
    return seen


# --- packs in use ----------------------------------------------------------------------------------------------------

P = TypeVar("P", bound=Pack[Any, Any])


class Shelf(Generic[P]):
    """The packs of one game that are in use, by their id.

    Args:
        document: type of the stored document.
        pack: makes a pack of a document.
        built_in: the house's own pack.
        error: what the game raises.
    """

    def __init__(
        self, document: type[Document], pack: Callable[[Any], P], built_in: Callable[[], P], error: type[PackError]
    ) -> None:
        self._document, self._pack, self._built_in, self._error = document, pack, built_in, error
        self._known: dict[str, P] = {}
        self._unpacked = lru_cache(maxsize=64)(self._decoded)

    def _decoded(self, data: bytes) -> P:
        try:
            document = msgspec.json.decode(data, type=self._document)
        except msgspec.MsgspecError as error:
            raise self._error("", "", "", "damaged", detail=str(error)[:200]) from error
        if document.game != self._error.game:
            raise self._error("", "", "", "damaged", detail=document.game[:40])
        return self._pack(document)

    def unpack(self, data: bytes) -> P:
        """A stored pack, from its bytes. It was validated when it was compiled; only its form is checked here.

        Raises:
            PackError: not a pack of this game, or damaged.
        """
        return self._unpacked(data)

    def remember(self, pack: P) -> P:
        """Keep a pack for those who know its id only (renderers, loaded matches)."""
        return self._known.setdefault(pack.sha, pack)

    def known(self, sha: str) -> P:
        """A pack by its id.

        Raises:
            PackError: it was not given to any match yet and is not the built-in one.
        """
        found = self._known.get(sha)
        if found is None:
            self.remember(self._built_in())
            found = self._known.get(sha)
        if found is None:
            raise self._error("", "", "", "unknown", sha=sha[:12])
        return found

    def compiled(self, pack: Any) -> P:
        """Whatever a match was given as its pack: a compiled one, the stored bytes, the decoded document, or None.

        Raises:
            PackError: not a pack of this game.
        """
        if pack is None:
            return self._built_in()
        if isinstance(pack, bytes):
            return self.remember(self.unpack(pack))
        if isinstance(pack, Mapping):
            return self.remember(self.unpack(msgspec.json.encode(pack)))
        document = getattr(pack, "document", None)
        if isinstance(document, self._document):
            return self.remember(pack)
        raise self._error("", "", "", "damaged", detail=type(pack).__name__)


# --- defects that show in play ---------------------------------------------------------------------------------------

_log: Final = logging.getLogger("madang.pack")
_told: Final[dict[tuple[str, str, str], None]] = {}
_REMEMBERED: Final = 1000


def log_defect(pack_sha: str, card: str, reason: str) -> bool:
    """Report a defect that a pack shows while it is played, once in the life of the process.

    A bot that plays thousands of games in its head would otherwise fill the log with one and the same card.

    Args:
        pack_sha: SHA-256 of the pack in hex.
        card: id of the record at fault.
        reason: what happened, a short English phrase (`effects did not end after 400 steps`).

    Returns:
        whether it was written; False if the same was reported before.
    """
    key = (pack_sha, card, reason)
    if key in _told:
        return False
    if len(_told) >= _REMEMBERED:
        del _told[next(iter(_told))]
    _told[key] = None
    _log.warning("defect of pack %s, card %s: %s", pack_sha[:12] or "?", card or "?", reason)
    return True
