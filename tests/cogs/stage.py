"""A stage for panels without Discord: real tables on a database, a person, and what the panel shows as a payload."""

from __future__ import annotations

import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord.ext import commands

import cogs
from bot.games import registry
from bot.seeking.service import Seeking
from bot.store.database import open_database
from bot.tables.model import Person, Place, Snapshot
from bot.tables.service import Tables
from bot.tables.wearing import Wardrobe, Wearing
from bot.tournaments.service import Tournaments
from cogs.panels import layout
from cogs.panels.dispatch import handlers
from cogs.panels.ids import Id
from cogs.panels.layout import LaidScreen
from cogs.panels.pictures import Pictures, SentPicture
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit
from tests.payload_messages import lint_message, lint_modal
from tests.postgres import place
from tests.seeking.square import Server
from tests.tournaments.arena import Notices

GUILD, CHANNEL = 10, 20
LONGEST = "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로"
"""32 wide characters, the longest name Discord takes."""
NASTY = "*_~|`@everyone [x](http://e.ru)"
FAKE = SentPicture(b"\x89PNG", "fake.png", "alt")


class Answers:
    """What the interaction was answered with."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.type: Any = None

    def is_done(self) -> bool:
        return self.type is not None

    async def send_message(self, content: str | None = None, **more: Any) -> None:
        self.type = discord.InteractionResponseType.channel_message
        self.sent.append({"content": content, **more})

    async def edit_message(self, **more: Any) -> None:
        self.type = discord.InteractionResponseType.message_update
        self.sent.append(more)

    async def send_modal(self, modal: Any) -> None:
        self.type = discord.InteractionResponseType.modal
        self.sent.append({"modal": modal})

    async def defer(self, **more: Any) -> None:
        kinds = discord.InteractionResponseType
        self.type = kinds.deferred_channel_message if more.get("thinking") else kinds.deferred_message_update


class Stage:
    """Tables, a client and people.

    Attributes:
        tables: the table service.
        pictures: shared; drawn for real only when a test wants it.
    """

    def __init__(self, client: commands.Bot, tables: Tables, pictures: Pictures) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self._clicks = 1000

    def click(self) -> int:
        """A new interaction id."""
        self._clicks += 1
        return self._clicks

    def visit(
        self,
        person: Person,
        id: Id | None = None,
        values: list[Any] | None = None,
        *,
        panel: bool = False,
        permissions: discord.Permissions | None = None,
        app_permissions: discord.Permissions | None = None,
        age: float = 0.0,
        channel: Any = None,
    ) -> Visit:
        """A press by somebody; `panel` inside a private panel."""
        flags = SimpleNamespace(ephemeral=panel, components_v2=panel)
        answers = Answers()
        interaction = SimpleNamespace(
            client=self.client,
            user=SimpleNamespace(id=person.id, display_name=person.name, bot=False),
            permissions=permissions or discord.Permissions.none(),
            app_permissions=app_permissions or discord.Permissions.all(),
            locale=person.locale or "en-US",
            filesize_limit=10 * 1024 * 1024,
            guild_locale=None,
            guild=_guild(),
            guild_id=GUILD,
            channel_id=CHANNEL,
            channel=channel,
            id=self.click(),
            message=SimpleNamespace(flags=flags) if id else None,
            type=discord.InteractionType.component if id else discord.InteractionType.application_command,
            response=answers,
            followup=SimpleNamespace(send=answers.send_message),
            edit_original_response=answers.edit_message,
            created_at=discord.utils.utcnow() - datetime.timedelta(seconds=age),
            namespace=SimpleNamespace(),
        )
        return Visit(interaction, id, values)  # type: ignore[arg-type]

    async def open(
        self, *people: Person, game: str = "metromania", language: str = "ko", start: bool = True, **options: str
    ) -> Snapshot:
        """A table of these people."""
        place = Place(GUILD, CHANNEL)
        table = await self.tables.lobby.open(game, place, people[0], language, options, self.click())
        for person in people[1:]:
            await self.tables.lobby.join(table.id, person, self.click())
        if start:
            await self.tables.lobby.start(table.id, people[0], self.click())
        return await self.tables.look.at(table.id)


def _guild() -> SimpleNamespace:
    """A server that knows no channel, in which the bot may do everything."""
    role = SimpleNamespace(name=LONGEST, managed=False, is_default=lambda: False)
    return SimpleNamespace(
        id=GUILD,
        name=LONGEST,
        features=[],
        unavailable=False,
        owner_id=0,
        me=SimpleNamespace(guild_permissions=discord.Permissions.all()),
        get_channel_or_thread=lambda _: None,
        get_role=lambda _: role,
    )


async def stage(folder: Path) -> Stage:
    """The bot with its cogs, not connected to anything."""
    registry.install()
    database = await open_database(place(folder / "stage.sqlite3"))
    client = commands.Bot(commands.when_mentioned, intents=discord.Intents.none())
    pictures = Pictures()
    presenter = cogs.DiscordPresenter(client, pictures)
    tables = Tables(
        database, presenter, clock=lambda: 1_800_000_000, version="0", language="en", on_change=lambda _: None
    )
    services = cogs.Services(tables, pictures, "en", lambda: 1_800_000_000)
    services.tournaments = Tournaments(tables, Notices(), on_change=lambda _: None)
    services.seeking = Seeking(tables, Server(), on_change=lambda: None)
    services.wearing = Wearing(tables.desk, cast("Wardrobe", None), lambda: None)  # nobody looks what is due
    await cogs.load(client, services)
    return Stage(client, tables, pictures)


async def opened(visit: Visit, table_id: int) -> Screen:
    """What *My move* shows to whoever presses it."""
    visit.id = Id("move", table_id)
    await handlers["move"](visit)
    assert visit.stands is not None
    return visit.stands.screen


def undrawn(screen: Screen) -> LaidScreen:
    """A screen laid out with pictures that show nothing."""
    return LaidScreen(screen.texts, [SentPicture(b"", one.filename, one.alt) for one in screen.pictures], screen.rows)


def payload_of(screen: Screen) -> dict[str, Any]:
    """A private panel as it is sent."""
    return {
        "flags": 1 << 15,
        "components": layout.panel(undrawn(screen)).to_components(),
        "allowed_mentions": {"parse": []},
    }


def complaints(screen: Screen) -> list[str]:
    """What Discord would not take of a panel."""
    files = [picture.filename for picture in screen.pictures]
    return lint_message(payload_of(screen), v2=True, files=files, new=True)


def complaints_of(visit: Visit) -> list[str]:
    """What Discord would not take of all that an interaction was answered with."""
    answers: Any = visit.interaction.response
    found: list[str] = []
    for one in answers.sent:
        if "modal" in one:
            found += lint_modal(one["modal"].to_dict())
            continue
        body: dict[str, Any] = {"allowed_mentions": {"parse": []}}
        if one.get("content"):
            body["content"] = one["content"]
        view = one.get("view")
        if view:
            body["components"] = view.to_components()
        v2 = "view" in one and not isinstance(view, discord.ui.View)  # a file with a button below is none
        if view and v2:
            body["flags"] = 1 << 15
        files = [file.filename for file in one.get("files") or one.get("attachments") or ()]
        found += lint_message(body, v2=v2, files=files, new=True)
    return found


def public_complaints(public: Screen) -> list[str]:
    """What Discord would not take of a public message."""
    body = {
        "content": public.content,
        "components": layout.under_message(public.rows).to_components(),
        "allowed_mentions": {"parse": []},
    }
    files = [picture.filename for picture in public.pictures]
    return lint_message(body, v2=False, files=files, new=True)


def custom_ids(components: list[dict[str, Any]]) -> list[str]:
    """All custom ids of a payload."""
    found: list[str] = []
    for component in components:
        if component.get("custom_id"):
            found.append(component["custom_id"])
        found += custom_ids(component.get("components") or [])
    return found
