"""What is said, shown and offered, in a private panel or a public message, as plain values.

Whoever makes a screen knows nothing of Discord's library and draws nothing; `cogs.panels.layout` draws its pictures and
makes components of it. A screen can be printed as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from cogs.panels.ids import Id
from cogs.panels.sketches import Sketch

ROWS: Final = 5
"""Buttons in one row."""
BULLET: Final = "•"
"""Begins a line of several. Discord's own lists would renumber lines, and draw what follows into the last one."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: a custom id and a label. `url` instead of an id makes a link."""

    label: str
    id: Id | None = None
    style: str = "secondary"
    disabled: bool = False
    url: str = ""


@dataclass(frozen=True, slots=True)
class Pickable:
    """One line of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Dropdown:
    """A select of one row. `kind` is `text` or what Discord fills in itself: `user`, `role`, `channel`."""

    placeholder: str
    id: Id
    choices: Sequence[Pickable] = ()
    kind: str = "text"
    least: int = 1
    most: int = 1
    values: Sequence[int] = ()
    """Ids of users, roles or channels chosen now."""


Row = Sequence[Button] | Dropdown


@dataclass(frozen=True, slots=True)
class Popup:
    """What pops up to be filled in: one line, or several.

    Args:
        id: what filling it in does.
        title, label, placeholder: its texts.
        most: characters.
        preset: what stands in it already.
        long: several lines rather than one.
        second: label, placeholder and preset of a second line, if there is one; it may be left empty, as the first.
        optional: whether the only line may be left empty.
    """

    id: Id
    title: str
    label: str
    placeholder: str = ""
    most: int = 200
    preset: str = ""
    long: bool = False
    second: tuple[str, str, str] | None = None
    optional: bool = False

    @property
    def lines(self) -> list[tuple[str, str, str]]:
        """Label, placeholder and preset of each line."""
        return [(self.label, self.placeholder, self.preset), *([self.second] if self.second else [])]

    def __str__(self) -> str:
        said = [f"{label}: [{preset or placeholder}]" for label, placeholder, preset in self.lines]
        return "\n".join([self.title, *said])


@dataclass(frozen=True, slots=True)
class Live:
    """How a screen goes on by itself.

    Args:
        table: whose move panel it is.
        facts: what its reader may know of the table, see `cogs.panels.following`.
        free: whether it may be made anew; not while it shows a half-made choice, a confirmation or help.
        change: number of the latest change of the table that it shows.
        once: texts on it that are said once, and gone when it is made anew.
    """

    table: int
    facts: bytes = b""
    free: bool = False
    once: tuple[str, ...] = ()
    change: int = 0


@dataclass(slots=True)
class Screen:
    """A panel or a public message: texts, pictures, rows.

    Args:
        texts: paragraphs, each one text display; empty ones are left out. A public message has one.
        pictures: one gallery, or the files of a public message.
        rows: at most five buttons each, or one select.
        live: how it goes on by itself, if it is a move panel.
    """

    texts: list[str] = field(default_factory=list[str])
    pictures: list[Sketch] = field(default_factory=list[Sketch])
    rows: list[Row] = field(default_factory=list[Row])
    live: Live | None = None

    @property
    def content(self) -> str:
        """All that it says."""
        return "\n".join(text for text in self.texts if text)

    def __str__(self) -> str:
        lines = [text for text in self.texts if text]
        lines += [f"<{picture.sight.kind}> {picture.alt}".rstrip() for picture in self.pictures]
        return "\n".join([*lines, *(_printed(row) for row in self.rows if row)])

    def face(self) -> bytes:
        """Digest of what it shows, names of files and what is said once left out."""
        once = self.live.once if self.live else ()
        words = [text for text in self.texts if text and text not in once]
        drawn = [one.sight.shown for one in self.pictures]
        return blake2b(repr((words, self.rows, drawn)).encode(), digest_size=16).digest()


def _printed(row: Row) -> str:
    """A row in plain text: buttons in brackets, those that cannot be pressed in round ones, a menu with its lines."""
    if isinstance(row, Dropdown):
        return "\n".join([f"[{row.placeholder} v]", *(f"  - {one.label}" for one in row.choices)])
    return " ".join(f"({one.label})" if one.disabled else f"[{one.label}]" for one in row)
