"""From a screen to what Discord takes: components, files, popups. Its pictures are drawn here, when all else is made;
nothing is decided and nothing worded.

Every view is stopped from the start: presses are recognised by their custom ids (`cogs.panels.dispatch`), so that none
needs to be kept in memory, and none that ends takes anything with it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.text.limits import ALT, BUTTON, CONTENT, MODAL_LABEL, MODAL_TITLE, OPTION, PANEL_TEXT, PLACEHOLDER, cut
from cogs.panels.pictures import Pictures, SentPicture
from cogs.panels.screen import ROWS, Button, Dropdown, Popup, Row, Screen

GALLERY: Final = 10
"""Pictures in one gallery."""
MENU: Final = 25
"""Lines in one menu."""
ENTRY: Final = "text"
"""Custom id of the first entry of a popup; a second one goes on with its number."""


class LaidScreen(NamedTuple):
    """A screen with its pictures drawn.

    Attributes:
        texts: paragraphs; what is said in place of a picture that could not be drawn stands last.
        pictures: those that could.
        rows: see `Screen`.
    """

    texts: Sequence[str]
    pictures: Sequence[SentPicture]
    rows: Sequence[Row]

    @property
    def content(self) -> str:
        """All that a public message says."""
        told, missing = "".join(self.texts[:1]), self.texts[1:]
        return "\n".join([cut(told, CONTENT - sum(len(one) + 1 for one in missing)), *missing])


async def lay(screen: Screen, pictures: Pictures) -> LaidScreen:
    """Draw the pictures of a screen."""
    texts, drawn = [text for text in screen.texts if text], list[SentPicture]()
    for sketch in screen.pictures[:GALLERY]:
        if (picture := await pictures.drawn(sketch)) is not None:
            drawn.append(picture)
        elif sketch.instead:
            texts.append(sketch.instead)
    return LaidScreen(texts, drawn, screen.rows)


def panel(screen: LaidScreen | Screen) -> ui.LayoutView:
    """A private panel in Components V2: texts, one gallery, rows; of a screen without pictures also as it is."""
    view = ui.LayoutView(timeout=None)
    room = PANEL_TEXT
    for text in screen.texts:
        if text and room > 0:
            shown = cut(text, room)
            room -= len(shown)
            view.add_item(ui.TextDisplay(shown))
    if isinstance(screen, LaidScreen) and screen.pictures:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        for picture in screen.pictures:
            gallery.add_item(media=f"attachment://{picture.filename}", description=cut(picture.alt, ALT) or None)
        view.add_item(gallery)
    for row in screen.rows:
        if items := _items(row):
            view.add_item(ui.ActionRow(*items))
    view.stop()
    return view


async def private(screen: Screen, pictures: Pictures) -> tuple[ui.LayoutView, list[discord.File]]:
    """A private panel and its files, made anew: a file can be sent once."""
    laid = await lay(screen, pictures)
    return panel(laid), [file(picture) for picture in laid.pictures]


def file(picture: SentPicture) -> discord.File:
    """A picture as a file with its text alternative."""
    return discord.File(io.BytesIO(picture.data), picture.filename, description=cut(picture.alt, ALT) or None)


def under_message(rows: Sequence[Row]) -> ui.View:
    """The buttons of a public message."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows[:ROWS]):
        for item in _items(row):
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def modal(popup: Popup) -> ui.Modal:
    """What pops up to be filled in.

    The library keeps open ones in memory; ours are over for it before they are sent, so that one that is filled in
    after a restart counts all the same.
    """
    made = ui.Modal(title=cut(popup.title, MODAL_TITLE), custom_id=str(popup.id), timeout=None)
    for number, (label, placeholder, preset) in enumerate(popup.lines):
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=f"{ENTRY}-{number + 1}" if number else ENTRY,
            style=discord.TextStyle.paragraph if popup.long else discord.TextStyle.short,
            placeholder=cut(placeholder, PLACEHOLDER) or None,
            default=preset or None,
            max_length=popup.most,
            required=popup.second is None and not popup.optional,
        )
        made.add_item(ui.Label(text=cut(label, MODAL_LABEL), component=entry))
    made.stop()
    return made


def _items(row: Row) -> list[ui.Item[Any]]:
    return [_select(row)] if isinstance(row, Dropdown) else [_button(button) for button in row[:ROWS]]


def _button(button: Button) -> ui.Item[Any]:
    if button.url:
        return ui.Button(label=cut(button.label, BUTTON), url=button.url)
    return ui.Button(
        label=cut(button.label, BUTTON),
        custom_id=str(button.id),
        style=discord.ButtonStyle[button.style],
        disabled=button.disabled,
    )


def _select(select: Dropdown) -> ui.Item[Any]:
    common: dict[str, Any] = {
        "custom_id": str(select.id),
        "placeholder": cut(select.placeholder, PLACEHOLDER),
        "min_values": select.least,
        "max_values": select.most,
    }
    if select.kind == "user":
        return ui.UserSelect(**common, default_values=_objects(select, discord.User))
    if select.kind == "role":
        return ui.RoleSelect(**common, default_values=_objects(select, discord.Role))
    if select.kind == "channel":
        kinds = [discord.ChannelType.text, discord.ChannelType.forum]
        return ui.ChannelSelect(**common, channel_types=kinds, default_values=_objects(select, discord.TextChannel))
    options = [
        discord.SelectOption(
            label=cut(one.label, OPTION),
            value=one.value,
            description=cut(one.description, OPTION) if one.description else None,
            default=one.chosen,
        )
        for one in select.choices[:MENU]
    ]
    return ui.Select(**common, options=options)


def _objects(select: Dropdown, kind: Any) -> list[discord.Object]:
    return [discord.Object(value, type=kind) for value in select.values]
