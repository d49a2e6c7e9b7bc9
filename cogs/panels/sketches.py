"""What a screen's pictures show and how they are drawn: plain values. Nothing is drawn here.

Others see the names of public files, and everybody how quickly a picture comes. So both the name and the place in
memory are made from what the picture shows to whom it is for, and from nothing else: a number of the match's state
would count what others answer in secret (design 2.6).
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol

import msgspec
import structlog

from bot.tables.model import Snapshot
from cogs.panels.ids import base62

COVER: Final = "cover"

log = structlog.get_logger(__name__)
_encode = msgspec.msgpack.Encoder().encode


class Finished(Protocol):
    """What comes of a drawing."""

    @property
    def data(self) -> bytes:
        """Bytes of the file."""
        ...

    @property
    def alt(self) -> str:
        """What it shows, in words."""
        ...


class Drawable(Protocol):
    """A picture to be drawn: data, never a closure over what it is drawn from (`renderers.drawings`)."""

    def draw(self) -> Finished:
        """Draw it; pure, and called in a thread."""
        ...


class ReadyFile(NamedTuple):
    """A picture that is there already: nothing is drawn for it, and nobody keeps it but who made it."""

    data: bytes
    alt: str

    def draw(self) -> Finished:
        """See `Drawable`."""
        return self


class Sight(NamedTuple):
    """What a picture shows.

    Attributes:
        kind: of picture; begins the file's name.
        shown: digest of all it is drawn from.
        name: of the file; the same for the same sight at the same table, and for strangers no clue to what it shows.
        table: at which it is seen; 0 for pictures that anybody may look up.
    """

    kind: str
    shown: bytes
    name: str
    table: int = 0


def sight(kind: str, *drawn_from: object, table: Snapshot | None = None, form: str = "png") -> Sight:
    """What a picture shows, for `Pictures.get`.

    Args:
        kind: of picture, in small letters.
        drawn_from: all that its drawing is given: the view, marks, answers, names, language; plain data or Structs.
        table: whose secret hides in the name what is shown; None for pictures that anybody may look up.
        form: of the file.
    """
    at = (table.id, table.row.game) if table is not None else ()
    secret = table.row.secret if table is not None else ""
    shown = blake2b(_encode((kind, at, drawn_from)), digest_size=20).digest()
    keyed = blake2b(shown, digest_size=8, key=secret.encode()[: blake2b.MAX_KEY_SIZE]).digest()
    name = f"{kind}-{base62(int.from_bytes(keyed, 'big')).rjust(11, '0')}.{form}"
    return Sight(kind, shown, name, table.id if table is not None else 0)


class Sketch(NamedTuple):
    """A picture that a screen will show: what it shows and how it is drawn; it is drawn when the screen is laid out.

    Attributes:
        sight: what it shows.
        drawing: how it is drawn; None if that could not even be said.
        instead: said where it cannot be drawn; empty where nothing is missed.
        alt: what it shows in words, where its drawing does not say it.
    """

    sight: Sight
    drawing: Drawable | None
    instead: str = ""
    alt: str = ""

    @property
    def filename(self) -> str:
        """Name of its file."""
        return self.sight.name


def sketched(key: Sight, how: Callable[[], Drawable], instead: str = "", alt: str = "") -> Sketch:
    """A picture to be drawn; a game does not hang on one, so that nothing is raised.

    Args:
        key: what it shows.
        how: says how it is drawn; called now.
        instead, alt: see `Sketch`.
    """
    try:
        return Sketch(key, how(), instead, alt)
    except Exception:
        log.exception("picture failed", kind=key.kind, table=key.table)
        return Sketch(key, None, instead, alt)
