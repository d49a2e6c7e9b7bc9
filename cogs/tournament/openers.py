"""Who may open tournaments: *Manage Events*, or whom the server's settings name (tournaments T1)."""

from __future__ import annotations

from typing import Final

import discord

from bot.tables.model import TableError
from cogs.panels.dispatch import on
from cogs.panels.guild import missing_permissions, permission_names, require_manager
from cogs.panels.ids import Id
from cogs.panels.lobby import person_of, require_guest
from cogs.panels.opening import HERE
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Screen
from cogs.panels.visit import Visit

MOST: Final = 25
"""Roles, and people, that can be named: as many as a menu of Discord takes."""


async def may_open(visit: Visit) -> bool:
    """Whether somebody may open tournaments on the server of a press, as it is now."""
    allowed = visit.interaction.permissions
    if allowed.manage_events or allowed.manage_guild:
        return True
    user, guild_id = visit.interaction.user, visit.place.guild_id
    openers = set((await visit.tables.people.guild(guild_id)).cup_openers)
    if isinstance(user, discord.Member) and openers & {role.id for role in user.roles}:
        return True
    return user.id in await visit.tables.people.cup_openers(guild_id)


async def require_right(visit: Visit) -> None:
    """Refuse who may not open tournaments here, and where the bot could not hold them.

    Raises:
        TableError: says what it takes.
    """
    reader = await visit.reader()
    if visit.interaction.guild_id is None:
        raise TableError("error-server-only")
    if not await may_open(visit):
        raise TableError("error-cup-openers-only", permission=reader("permission-manage_events"))
    needed = (*HERE, "create_public_threads", "send_messages_in_threads")
    if lacking := missing_permissions(visit.interaction.app_permissions, needed):
        raise TableError("error-permissions-bot", permissions=permission_names(reader, lacking))


async def openers_screen(visit: Visit, note: str = "") -> Screen:
    """The settings page."""
    reader = await visit.reader()
    require_manager(visit, reader)
    row = await visit.tables.people.guild(visit.place.guild_id)
    people: list[int] = await visit.tables.people.cup_openers(visit.place.guild_id)
    lines = [
        note,
        f"**{reader('tournament-openers-headline')}**",
        reader("tournament-openers-always", permission=reader("permission-manage_events")),
        reader("tournament-openers-roles-line", roles=_listed(reader, [f"<@&{one}>" for one in row.cup_openers])),
        reader("tournament-openers-people-line", people=_listed(reader, [f"<@{one}>" for one in people])),
    ]
    rows = [
        Dropdown(reader(f"tournament-openers-{what}-placeholder"), Id(f"s-cup-{what}"), (), kind, 0, MOST, chosen)
        for what, kind, chosen in (("roles", "role", row.cup_openers), ("people", "user", people))
    ]
    text = "\n".join(line for line in lines if line)
    return Screen([text], rows=[*rows, [Button(reader("button-back"), Id("server"))]])


def _listed(reader: Reader, found: list[str]) -> str:
    return ", ".join(found) or reader("tournament-openers-none")


@on("cup-openers")
async def openers(visit: Visit) -> None:
    """Who may open tournaments."""
    await visit.show(openers_screen(visit))


@on("s-cup-roles")
async def roles_chosen(visit: Visit) -> None:
    """Whoever has one of these roles may."""
    reader = await visit.reader()
    require_manager(visit, reader)
    row = await visit.tables.people.guild(visit.place.guild_id)
    row.cup_openers = [one.id for one in visit.values][:MOST]
    await visit.tables.people.set_guild(row)
    await visit.show(openers_screen(visit, reader("tournament-openers-changed")))


@on("s-cup-people")
async def people_chosen(visit: Visit) -> None:
    """These people may."""
    reader = await visit.reader()
    require_manager(visit, reader)
    for one in visit.values:
        require_guest(visit, one)
    named = [person_of(one) for one in visit.values][:MOST]
    await visit.tables.people.name_cup_openers(visit.place.guild_id, named)
    await visit.show(openers_screen(visit, reader("tournament-openers-changed")))
