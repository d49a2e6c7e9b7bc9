"""What stands in a pack of cards: its records, texts in both languages, and how a faulty one is refused.

What a pack holds is each game's own; a line of an effect is one of `bot.core.cards.language`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final, cast

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


class Bilingual(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    ko: str
    en: str


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of the plain records of a pack."""


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
    name: Bilingual
    text: Bilingual
    note: Bilingual | None = None


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the compiled pack as it is stored; a game adds its records.

    Args:
        game: key of the game; form: version of the form of its packs.
        id, name: of the pack.
    """

    game: str
    form: int
    id: str
    name: Bilingual


def parts(value: Any, path: str = "") -> Iterator[tuple[str, Struct]]:
    """Every record inside a record with its path as in the file (`effects.0.then.1`), outer ones first; texts are left
    out."""
    if isinstance(value, tuple):
        inside: Iterable[tuple[int | str, Any]] = enumerate(cast("tuple[Any, ...]", value))
    elif isinstance(value, Struct) and not isinstance(value, Bilingual):
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        inside = ((written, getattr(value, name)) for written, name in names)
    else:
        return
    for name, item in inside:
        at = f"{path}.{name}" if path else str(name)
        if isinstance(item, Struct) and not isinstance(item, Bilingual):
            yield at, item
        yield from parts(item, at)
