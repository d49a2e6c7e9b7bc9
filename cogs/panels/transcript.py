"""A finished match in words, entry by entry, for a file (asynchronous R5): all hands open, seats by their letters."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import msgspec
from msgspec import structs

from bot.core.events import Entry, Event
from bot.tables.model import Snapshot
from bot.text import events
from bot.text.catalogue import Language
from cogs.panels.reader import Reader, letter, said_once

_HIDDEN: Final = str.maketrans("", "", "\u2066\u2067\u2068\u2069\u2060")
"""Marks that hold names apart on a screen."""


class SeatReader(Reader):
    """Text that calls seats by their letters: what is written for everybody knows no people."""

    def __init__(self, language: Language, table: Snapshot) -> None:
        super().__init__(language, table)

    @cached_property
    def plain(self) -> tuple[str, ...]:
        """Letters."""
        return tuple(letter(seat) for seat in range(len(self.table.seats))) if self.table else ()

    @cached_property
    def names(self) -> Mapping[int, str]:
        """Letters, as they are."""
        return dict(enumerate(self.plain))

    def whose(self, event: Event) -> Event:
        """Of a seat that changed hands its letter, and nobody's name."""
        seat = event.args.get("seat")
        named = self.names.get(seat) if isinstance(seat, int) else None
        if named is None:
            return event
        return structs.replace(event, args={"letter": named, "owner": named, **event.args})

    def everything(self, event: Event) -> str:
        """What happened, whoever could read it then."""
        event = self.whose(event)
        told = events.render(event.key, event.args, self.language, self.names, self.cards)
        return told.translate(_HIDDEN).replace("**", "")


def transcript(reader: SeatReader, document: Mapping[str, Any], sha: str) -> str:
    """The words of an export; pure, and slow enough for a thread.

    Args:
        reader: in whose language.
        document: what `bot.tables.export.export` gave.
        sha: fingerprint of the log.
    """
    begun = time.gmtime(document["entries"][0]["at"]) if document["entries"] else time.gmtime(0)
    lines = [
        reader("transcript-headline", game=reader.game()),
        reader("transcript-seats", letters=", ".join(reader.plain), date=time.strftime("%Y-%m-%d", begun)),
        reader("transcript-promise", digest=document["commitment"]),
        reader("transcript-secret", secret=document["secret"]),
        reader("transcript-fingerprint", sha=sha),
        "",
    ]
    counts = _branch(document)
    for row in document["entries"]:
        told = [text for event in msgspec.convert(row["entry"], Entry).events if (text := reader.everything(event))]
        for at, text in enumerate(said_once(told)):
            text = text if row["no"] in counts else reader("transcript-undone", text=text)
            lines.append(f"{row['no'] if at == 0 else '':>5}  {text.replace(chr(10), chr(10) + ' ' * 7)}")
    return "\n".join(lines) + "\n"


def _branch(document: Mapping[str, Any]) -> set[int]:
    """Entries that count: those from which the end goes on."""
    parents = {row["no"]: row["parent"] for row in document["entries"]}
    counts, no = set[int](), int(document["head"])
    while no and no not in counts:
        counts.add(no)
        no = parents.get(no, 0)
    return counts
