"""One interaction of one person, from a component or a command, and the ways to answer it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord
from discord import ui

from bot.tables.asked import Upshot
from bot.tables.model import Person, Place, Snapshot, TableError
from bot.text.catalogue import Language, language_of
from cogs.panels import layout
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import Popup, Row, Screen
from cogs.panels.whereabouts import wish_of
from cogs.services import Services, services_of

if TYPE_CHECKING:
    from cogs.panels.pages import PageCourse

PATIENCE: Final = 0.5
"""Seconds a screen may take before the interaction is acknowledged without it; Discord waits three."""

NOBODY: Final = discord.AllowedMentions.none()

Edit = Callable[..., Awaitable[Any]]
"""Edits a message that only one person sees."""
Word = Callable[["Visit", Upshot], Awaitable[Screen]]
"""Makes the screen of what came of a press."""
Otherwise = Callable[["Visit"], Awaitable[Screen]]
Door = Callable[[Snapshot], None]


class StandingPanel(NamedTuple):
    """A panel that a visit was answered with.

    Attributes:
        screen: what it shows.
        message: Discord's id of it; 0 if not told.
        edit: edits it through the token of the visit.
    """

    screen: Screen
    message: int
    edit: Edit


class Visit:
    """A press or a command.

    Args:
        interaction: Discord's.
        id: the custom id, for components of ours.
        values: what was chosen in a select.
    """

    def __init__(self, interaction: discord.Interaction[Any], id: Id | None = None, values: list[Any] | None = None):
        self.interaction = interaction
        self.id = id or Id("")
        self.values = values or []
        self.home: Place | None = None
        """Where the table of the press is played, once that is looked up."""
        self.allowed: discord.Permissions | None = None
        """What the person may do there; None where that cannot be computed."""
        self.said: list[Screen | Popup] = []
        """All that it was answered with, as plain values."""
        self.admitted = False
        """Whether it may come from where it comes from, once that is judged for a panel (`reach.let_in`)."""
        self.stands: StandingPanel | None = None
        """The panel it was answered with, once that stands."""
        self.keeps: PageCourse | None = None
        """How that goes on by itself, if it is a page about something else than a table."""
        self._language: Language | None = None
        self._speaking = asyncio.Lock()
        """Held while a first answer is on its way: Discord takes one only."""

    @property
    def services(self) -> Services:
        """The client's services."""
        return services_of(self.interaction.client)

    @property
    def tables(self) -> Any:
        """The table service."""
        return self.services.tables

    @property
    def value(self) -> Any:
        """What was chosen in a select of one.

        Raises:
            TableError: nothing was.
        """
        if not self.values:
            raise TableError("error-unknown-option")
        return self.values[0]

    # --- who and where -----------------------------------------------------------------------------------------------

    @property
    def user_id(self) -> int:
        """Discord's id of the person."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Who acts, with the rights that count where the table is played."""
        user = self.interaction.user
        return Person(
            id=user.id, name=user.display_name, locale=str(self.interaction.locale), moderator=self._moderates()
        )

    def _moderates(self) -> bool:
        """Whether the person moderates where the table is played; where no table is meant, here."""
        allowed = self.allowed if self.id.table else self.interaction.permissions
        return allowed is not None and (allowed.manage_messages or allowed.manage_channels)

    @property
    def place(self) -> Place:
        """Where it happens.

        Raises:
            TableError: outside a server.
        """
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise TableError("error-server-only")
        parent = getattr(self.interaction.channel, "parent_id", None) or 0
        return Place(self.interaction.guild_id, self.interaction.channel_id, parent)

    @property
    def number(self) -> int:
        """Discord's id of the interaction: a repeated click carries the same."""
        return self.interaction.id

    @property
    def in_panel(self) -> bool:
        """Whether it was pressed inside a private panel, which can be redrawn in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral and message.flags.components_v2

    async def language(self, table: Snapshot | None = None) -> Language:
        """The person's own setting, else the language of their Discord.

        Args:
            table: where the person may be known from.
        """
        if self._language is None:
            row = table.people.get(self.user_id) if table is not None else None
            row = row or await self.tables.people.get(self.user_id)
            own = row.language if row else ""
            self._language = own if own in ("ko", "en") else language_of(str(self.interaction.locale))
        return self._language

    def forget_language(self) -> None:
        """The person has just chosen another one."""
        self._language = None

    async def reader(self, table: Snapshot | None = None) -> Reader:
        """Texts for this person."""
        return Reader(await self.language(table), table, table.seat_of(self.user_id) if table else None)

    async def table(self) -> Snapshot:
        """The table the component belongs to, or the one of this channel for commands.

        Raises:
            TableError: there is none.
        """
        if self.id.table:
            return await self.tables.look.at(self.id.table)
        table = await self.tables.look.in_channel(self.place.channel_id)
        if table is None:
            raise TableError("error-no-table")
        self.home = self.place
        return table

    # --- answering ---------------------------------------------------------------------------------------------------

    async def say(self, text: str) -> None:
        """Answer with a line of text for this person alone."""
        self.said.append(Screen([text]))
        await self._send(content=text)

    async def hand_out(self, text: str, data: bytes, filename: str, rows: Sequence[Row] = ()) -> None:
        """Answer with a file for this person alone, and with buttons under it."""
        self.said.append(Screen([text], rows=[*rows]))
        under: dict[str, Any] = {"view": layout.under_message(rows)} if rows else {}
        await self._send(content=text, file=discord.File(io.BytesIO(data), filename), **under)

    async def ask(self, popup: Popup) -> None:
        """Answer with a popup. Where the press was acknowledged already Discord takes none: press again."""
        async with self._speaking:
            if not self.interaction.response.is_done():
                self.said.append(popup)
                await self.interaction.response.send_modal(layout.modal(popup))
                return
        await self.say((await self.reader())("error-busy"))

    async def _send(self, **message: Any) -> tuple[int, Edit]:
        """A new message for this person alone.

        Returns:
            Discord's id of it, 0 if not told, and how it is edited.
        """
        private: dict[str, Any] = {"ephemeral": True, "allowed_mentions": NOBODY}
        async with self._speaking:
            if not self.interaction.response.is_done():
                sent = await self.interaction.response.send_message(**message, **private)
                return getattr(sent, "message_id", None) or 0, self._edit
        said = await self.interaction.followup.send(**message, **private)
        number = getattr(said, "id", 0)

        async def edit(**changed: Any) -> None:
            await self.interaction.followup.edit_message(number, allowed_mentions=NOBODY, **changed)

        return number, edit

    async def _edit(self, **changed: Any) -> Any:
        """Edit what this interaction was answered with."""
        return await self.interaction.edit_original_response(allowed_mentions=NOBODY, **changed)

    @property
    def thinks(self) -> bool:
        """Whether Discord shows that an answer is being thought about; the next message takes that place."""
        return self.interaction.response.type is discord.InteractionResponseType.deferred_channel_message

    async def hold(self, *, fresh: bool = False) -> None:
        """Let Discord wait for the answer, if it does not have it yet.

        Args:
            fresh: the answer will be a new message in any case; else a panel will be redrawn in place.
        """
        async with self._speaking:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True, thinking=fresh or not self.in_panel)

    async def acknowledge(self, text: str = "") -> None:
        """Answer without changing anything one can see (public buttons whose effect the public message shows).

        Args:
            text: what to say to a command, which must be answered with something.
        """
        if text and (self.thinks or self.interaction.type is discord.InteractionType.application_command):
            await self.say(text)
            return
        async with self._speaking:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()

    async def show(self, building: Awaitable[Screen], *, fresh: bool = False) -> None:
        """Answer with a private panel: in place when pressed inside one, else as a new message.

        Args:
            building: makes the screen; if that takes long, Discord is told to wait.
            fresh: as a new message in any case.
        """
        task = asyncio.ensure_future(self._laid(building))
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            await self.hold(fresh=fresh)
        screen, view, files = await task
        self.said.append(screen)
        message, edit = await self._put(view, files, fresh or not self.in_panel)
        self.stands = StandingPanel(screen, message, edit)

    async def press(self, word: Word, door: Door, otherwise: Otherwise | None = None, *, fresh: bool = False) -> None:
        """Do what a press in a move panel wishes, and show what comes of it: the tables are asked once.

        Args:
            word: makes the screen of the upshot.
            door: refuses who may not press it from here.
            otherwise: makes the screen for who may, but plays no seat, or where nothing has begun.
            fresh: see `show`.
        """
        await self.show(self._pressed(word, door, otherwise), fresh=fresh)

    async def _pressed(self, word: Word, door: Door, otherwise: Otherwise | None) -> Screen:
        wish = wish_of(self.id, self.values)
        try:
            room = self.tables.plans if self.id.plan else self.tables.play
            upshot: Upshot = await room.press(self.id.table, self.person, wish, self.number, door=door)
        except TableError:
            if otherwise is None or not self.admitted:
                raise
            return await otherwise(self)
        return await word(self, upshot)

    async def _laid(self, building: Awaitable[Screen]) -> tuple[Screen, ui.LayoutView, list[discord.File]]:
        screen = await building
        return screen, *await layout.private(screen, self.services.pictures)

    async def _put(self, view: ui.LayoutView, files: list[discord.File], new: bool) -> tuple[int, Edit]:
        if new and not self.thinks:
            return await self._send(view=view, files=files)
        response = self.interaction.response
        async with self._speaking:
            if not response.is_done():
                await response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
                return getattr(self.interaction.message, "id", 0), self._edit
        edited = await self._edit(view=view, attachments=files)
        return getattr(edited, "id", 0), self._edit

    async def closed_panel(self) -> ui.LayoutView:
        """What is left of a panel that goes on in a newer one."""
        return layout.panel(Screen([(await self.reader())("panel-goes-on")]))
