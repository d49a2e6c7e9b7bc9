"""Packs of cards that are in use.

A compiled pack is one immutable JSON document; its SHA-256 is its id (design 2.14). A match is given the document, the
compiled pack, or nothing (then it plays the built-in one), and names the id in its state. Reading files:
`bot.core.cards.folders`.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final, Generic, TypeVar

import msgspec

from bot.core.cards.language import ways
from bot.core.cards.records import Bilingual, Design, Document, PackError

D = TypeVar("D", bound=Document)
C = TypeVar("C", bound=Design)


class PackFile(msgspec.Struct, frozen=True):
    """A card pack read from files.

    Args:
        id: its short name.
        names: its name by language.
        document: what is stored and given to matches, immutable.
    """

    id: str
    names: Mapping[str, str]
    document: bytes


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
    def name(self) -> Bilingual:
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
