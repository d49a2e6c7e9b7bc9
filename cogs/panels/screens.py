"""What a private panel shows, as plain values, and how that becomes Components V2."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

import discord
from discord import ui

from bot.text.limits import ALT, BUTTON, OPTION, PANEL_TEXT, PLACEHOLDER, cut
from cogs.panels.following import Live
from cogs.panels.ids import Id
from cogs.panels.items import PressButton, PressSelect
from cogs.panels.pictures import Shown

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

    def item(self) -> ui.Item[Any]:
        """The component."""
        if self.url:
            return ui.Button(label=cut(self.label, BUTTON), url=self.url)
        button: ui.Button[Any] = ui.Button(
            label=cut(self.label, BUTTON),
            custom_id=str(self.id),
            style=discord.ButtonStyle[self.style],
            disabled=self.disabled,
        )
        return PressButton(button)


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select of one row. `kind` is `text` or what Discord fills in itself: `user`, `role`, `channel`."""

    placeholder: str
    id: Id
    choices: Sequence[Choice] = ()
    kind: str = "text"
    least: int = 1
    most: int = 1
    values: Sequence[int] = ()
    """Ids of users, roles or channels chosen now."""

    def item(self) -> ui.Item[Any]:
        """The component."""
        common: dict[str, Any] = {
            "custom_id": str(self.id),
            "placeholder": cut(self.placeholder, PLACEHOLDER),
            "min_values": self.least,
            "max_values": self.most,
        }
        select: ui.Item[Any]
        if self.kind == "user":
            select = ui.UserSelect(**common)
        elif self.kind == "role":
            select = ui.RoleSelect(**common, default_values=[discord.Object(v, type=discord.Role) for v in self.values])
        elif self.kind == "channel":
            select = ui.ChannelSelect(
                **common,
                channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
                default_values=[discord.Object(v, type=discord.TextChannel) for v in self.values],
            )
        else:
            select = ui.Select(
                **common,
                options=[
                    discord.SelectOption(
                        label=cut(one.label, OPTION),
                        value=one.value,
                        description=cut(one.description, OPTION) if one.description else None,
                        default=one.chosen,
                    )
                    for one in self.choices[:25]
                ],
            )
        return PressSelect(select)


Row = Sequence[Button] | Select


@dataclass(slots=True)
class Screen:
    """A panel: texts, pictures, rows.

    Args:
        texts: paragraphs, each one text display; empty ones are left out.
        pictures: one gallery.
        rows: at most five buttons each, or one select.
        live: how it goes on by itself, if it is a move panel.
    """

    texts: list[str] = field(default_factory=list[str])
    pictures: list[Shown] = field(default_factory=list[Shown])
    rows: list[Row] = field(default_factory=list[Row])
    live: Live | None = None

    def face(self) -> bytes:
        """Digest of what it shows, its names of files and what is said once left out."""
        once = self.live.once if self.live else ()
        words = [text for text in self.texts if text and text not in once]
        drawn = [(blake2b(one.data).hexdigest(), one.alt) for one in self.pictures]
        return blake2b(repr((words, self.rows, drawn)).encode(), digest_size=16).digest()

    def layout(self) -> ui.LayoutView:
        """The Components V2 view. It is stopped from the start: its items are dynamic and need no view to be found."""
        view = ui.LayoutView(timeout=None)
        room = PANEL_TEXT
        for text in self.texts:
            if text and room > 0:
                shown = cut(text, room)
                room -= len(shown)
                view.add_item(ui.TextDisplay(shown))
        if self.pictures:
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            for picture in self.pictures[:10]:
                gallery.add_item(media=f"attachment://{picture.filename}", description=cut(picture.alt, ALT) or None)
            view.add_item(gallery)
        for row in self.rows:
            items = [row.item()] if isinstance(row, Select) else [button.item() for button in row[:ROWS]]
            if items:
                view.add_item(ui.ActionRow(*items))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The pictures as files, made anew: a file can be sent once."""
        return [file_of(picture) for picture in self.pictures[:10]]


def file_of(picture: Shown) -> discord.File:
    """A picture as a file with its text alternative."""
    return discord.File(io.BytesIO(picture.data), picture.filename, description=cut(picture.alt, ALT) or None)


def classic(rows: Sequence[Row]) -> ui.View:
    """The buttons of a public message, also stopped from the start."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows[:ROWS]):
        items = [row.item()] if isinstance(row, Select) else [button.item() for button in row[:ROWS]]
        for item in items:
            item.row = number
            view.add_item(item)
    view.stop()
    return view
