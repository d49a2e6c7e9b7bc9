"""Settings of a server, for those who may manage it, and the check of what the bot may do in a channel."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.core import playable
from bot.hours.zones import is_zone
from bot.tables.model import TableError
from bot.text import names
from cogs.panels import gamefaces
from cogs.panels.dispatch import on
from cogs.panels.gathering import option_told
from cogs.panels.ids import Id
from cogs.panels.lobby import FURTHER, on_page, option_select
from cogs.panels.preferences import zone_choices, zone_line
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""Permissions the bot needs where it plays."""


def missing_permissions(allowed: discord.Permissions, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """Which of the needed permissions are not there, as Discord's flags call them."""
    return [name for name in needed if not getattr(allowed, name)]


def permission_names(reader: Reader, flags: list[str]) -> str:
    """Permissions as Discord's own settings name them."""
    return reader.text.listing([reader(f"permission-{name}") for name in flags])


def require_manager(visit: Visit, reader: Reader) -> None:
    """Refuse people who may not manage the server.

    Raises:
        TableError: names the permission.
    """
    if visit.interaction.guild_id is None:
        raise TableError("error-server-only")
    if not visit.interaction.permissions.manage_guild:
        raise TableError("error-permission-you", permission=reader("permission-manage_guild"))


async def server_screen(visit: Visit, note: str = "") -> Screen:
    """Language, channels, who may open tables, and the check."""
    reader = await visit.reader()
    require_manager(visit, reader)
    guild_id = visit.place.guild_id
    row = await visit.tables.people.guild(guild_id)
    server = visit.interaction.guild
    language = row.language or visit.services.language
    zone = zone_line(reader, row.zone, visit.services.clock()) if row.zone else reader("server-zone-none")
    openers = row.openers if row.openers in ("everyone", "moderators") else "everyone"
    channels = ", ".join(f"<#{one}>" for one in row.channels) or reader("server-channels-all")
    lines = [
        note,
        f"**{reader('server-headline', server=names.for_message(server.name if server else ''))}**",
        reader("server-language-line", language=reader(f"language-{language}")),
        reader("server-channels-line", channels=channels),
        reader("server-openers-line", who=reader(f"server-openers-{openers}")),
        reader("server-zone-line", zone=zone),
    ]
    rows: list[Row] = [
        Dropdown(
            reader("server-language-placeholder"),
            Id("s-language"),
            [Pickable(reader(f"language-{one}"), one, chosen=one == language) for one in ("ko", "en")],
        ),
        Dropdown(
            reader("server-channels-placeholder"),
            Id("s-channels"),
            kind="channel",
            least=0,
            most=25,
            values=row.channels[:25],
        ),
        Dropdown(
            reader("server-openers-placeholder"),
            Id("s-openers"),
            [
                Pickable(reader(f"server-openers-{one}"), one, chosen=one == openers)
                for one in ("everyone", "moderators")
            ],
        ),
        Dropdown(
            reader("server-zone-placeholder"),
            Id("s-server-zone"),
            zone_choices(reader, row.zone, visit.services.clock(), nothing=reader("server-zone-none")),
        ),
        [
            Button(reader("server-defaults-button"), Id("defaults")),
            Button(reader("server-cup-openers-button"), Id("cup-openers")),
            Button(reader("server-worn-button"), Id("worn")),
            Button(reader("server-check-button"), Id("check")),
        ],
    ]
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


@on("server")
async def server(visit: Visit) -> None:
    """Server settings."""
    await visit.show(server_screen(visit))


async def _change(visit: Visit, **changes: Any) -> None:
    reader = await visit.reader()
    require_manager(visit, reader)
    row = await visit.tables.people.guild(visit.place.guild_id)
    for name, value in changes.items():
        setattr(row, name, value)
    await visit.tables.people.set_guild(row)
    await visit.show(server_screen(visit, reader("server-changed")))


@on("s-language")
async def language(visit: Visit) -> None:
    """Language of new tables."""
    await _change(visit, language="ko" if visit.value == "ko" else "en")


@on("s-channels")
async def channels(visit: Visit) -> None:
    """Channels where tables may be opened; none chosen means all."""
    await _change(visit, channels=[one.id for one in visit.values])


@on("s-openers")
async def openers(visit: Visit) -> None:
    """Who may open tables."""
    await _change(visit, openers="moderators" if visit.value == "moderators" else "everyone")


@on("s-server-zone")
async def server_zone(visit: Visit) -> None:
    """The zone of those on this server who have chosen none."""
    await _change(visit, zone=str(visit.value) if is_zone(str(visit.value)) else "")


# --- usual options of each game --------------------------------------------------------------------------------------


async def defaults_screen(visit: Visit, game: str = "", note: str = "", *, further: bool = False) -> Screen:
    """What new tables of a game begin with on this server; of one with many options the rest (`further`) has a page of
    its own."""
    reader = await visit.reader()
    require_manager(visit, reader)
    row = await visit.tables.people.guild(visit.place.guild_id)
    games = gamefaces.known()
    game = game if game in games else games[0]
    chosen = row.defaults.get(game, {})
    settings = playable.find(game).rules.settings
    shown = on_page(settings, further)
    told = [option_told(reader, game, choice.key, chosen.get(choice.key, choice.values[0])) for choice in shown]
    lines = [note, reader("server-default-line", game=reader.game(game), options=" · ".join(told))]
    rows: list[Row] = []
    if len(games) > 1 and not further:
        choices = [Pickable(reader.game(one), one, chosen=one == game) for one in games]
        rows.append(Dropdown(reader("new-game-placeholder"), Id("s-default-game"), choices))
    for choice in shown:
        select = option_select(reader, game, choice.key, choice.values, chosen, Id("s-option"))
        rows.append(Dropdown(select.placeholder, Id("s-default", arg=f"{game};{choice.key}"), select.choices))
    last = [Button(reader("button-back"), Id("defaults", arg=game) if further else Id("server"))]
    if len(shown) < len(settings) and not further:
        last.insert(0, Button(reader("lobby-options-further"), Id("defaults", arg=f"{game};{FURTHER}")))
    rows.append(last)
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


@on("defaults", "s-default-game")
async def defaults(visit: Visit) -> None:
    """The usual options."""
    game, _, page = visit.id.arg.partition(";")
    await visit.show(defaults_screen(visit, str(visit.value) if visit.values else game, further=page == FURTHER))


@on("s-default")
async def default_set(visit: Visit) -> None:
    """One usual option chosen."""
    reader = await visit.reader()
    require_manager(visit, reader)
    game, _, key = visit.id.arg.partition(";")
    choice = next((one for one in playable.find(game).rules.settings if one.key == key), None)
    value = str(visit.value)
    if choice is None or value not in choice.values:
        raise TableError("error-option-value", option=key)
    row = await visit.tables.people.guild(visit.place.guild_id)
    row.defaults = {**row.defaults, game: {**row.defaults.get(game, {}), key: value}}
    await visit.tables.people.set_guild(row)
    further = choice in on_page(playable.find(game).rules.settings, True)
    await visit.show(defaults_screen(visit, game, reader("server-changed"), further=further))


# --- what the bot may do ---------------------------------------------------------------------------------------------


@on("check")
async def check(visit: Visit) -> None:
    """What the bot may do in this channel, line by line."""
    await visit.show(check_screen(visit))


async def check_screen(visit: Visit) -> Screen:
    """Every permission with what it is needed for."""
    reader = await visit.reader()
    allowed = visit.interaction.app_permissions
    lines = [f"**{reader('server-check-headline', channel=f'<#{visit.place.channel_id}>')}**"]
    lacking = missing_permissions(allowed)
    for name in NEEDED:
        told = reader(f"permission-{name}")
        if name in lacking:
            lines.append(reader("server-check-bad-line", permission=told, why=reader(f"permission-why-{name}")))
        else:
            lines.append(reader("server-check-good-line", permission=told))
    lines.append(reader("server-check-some-bad" if lacking else "server-check-all-good"))
    return Screen(["\n".join(lines)])
