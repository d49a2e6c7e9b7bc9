"""`/tournament ...`: the tournament of this channel, and opening another."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tournaments.preparing import GAMES
from bot.tournaments.tourney import Tourney
from cogs.panels.dispatch import guarded, handlers, on, shows
from cogs.panels.ids import Id, whole
from cogs.panels.menu import page_of
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit
from cogs.tournament import homepage, openers, settling
from cogs.tournament.admission import came_to, programme_of
from cogs.tournament.presses import own_page
from cogs.tournament.programme import Programme
from cogs.translator import arguments, values, words

Here = discord.Interaction[Any]
LISTED = 8
"""Tournaments on a page of the list."""


@shows("cup-list")
async def list_screen(visit: Visit) -> Screen:
    """The tournaments of this server, those that are not over first; what people must do in each."""
    reader = await visit.reader()
    found: list[Tourney] = await visit.services.tournaments.look.in_guild(visit.place.guild_id)
    pages = max(1, -(-len(found) // LISTED))
    page = page_of(visit, pages)
    here = [await programme_of(visit, one) for one in found[page * LISTED : (page + 1) * LISTED]]
    lines = [f"**{reader('tournament-list-headline')}**"]
    lines += [f"{BULLET} {_line(of)}" for of in here] or [reader("tournament-list-none")]
    rows: list[Row] = []
    if here:
        choices = [Pickable(of.label_of_title, str(of.id)) for of in here]
        rows.append(Dropdown(reader("tournament-list-placeholder"), Id("s-cup-list"), choices))
    row: list[Button] = []
    if page:
        row.append(Button(reader("button-previous"), Id("cup-list", arg=str(page - 1))))
    if page + 1 < pages:
        row.append(Button(reader("button-next"), Id("cup-list", arg=str(page + 1)), "primary"))
    if await openers.may_open(visit):
        row.append(Button(reader("tournament-new-button"), Id("cup-new"), "primary"))
    if row:
        rows.append(row)
    return Screen(["\n".join(lines)], rows=rows)


def _line(of: Programme) -> str:
    return of.say("tournament-list-line", title=of.title, url=of.url, now=homepage.todo(of))


@on("s-cup-list")
async def listed(visit: Visit) -> None:
    """One of the list, as oneself stands in it."""
    await own_page(visit, await came_to(visit, whole(str(visit.value), 0)))


async def pressed(interaction: Here, action: str) -> None:
    """Do what a button of this channel's tournament does; where there is none, say which there are."""

    async def work(visit: Visit) -> None:
        found: Tourney | None = await visit.services.tournaments.look.here(visit.place.channel_id)
        if found is None:
            running = [
                one for one in await visit.services.tournaments.look.in_guild(visit.place.guild_id) if not one.over
            ]
            found = running[0] if len(running) == 1 else None
        if found is None:
            visit.id = Id("cup-list")
            await handlers["cup-list"](visit)
            return
        visit.id = Id(action, arg=str(found.id))
        await handlers[action](visit)

    await guarded(Visit(interaction), work)


@app_commands.guild_only()
class TournamentCog(
    commands.GroupCog, group_name=words("cmd-tournament-name"), group_description=words("cmd-tournament-desc")
):
    """`/tournament new list join leave match standings rounds menu`."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client

    @app_commands.command(name=words("cmd-tournament-list-name"), description=words("cmd-tournament-list-desc"))
    async def list(self, interaction: Here) -> None:
        """Those of this server."""
        await guarded(Visit(interaction, Id("cup-list")), handlers["cup-list"])

    @app_commands.command(name=words("cmd-tournament-join-name"), description=words("cmd-tournament-join-desc"))
    async def join(self, interaction: Here) -> None:
        """Sign up."""
        await pressed(interaction, "cup-join")

    @app_commands.command(name=words("cmd-tournament-leave-name"), description=words("cmd-tournament-leave-desc"))
    async def leave(self, interaction: Here) -> None:
        """Take the sign-up back, or drop out."""
        await pressed(interaction, "cup-leave")

    @app_commands.command(name=words("cmd-tournament-new-name"), description=words("cmd-tournament-new-desc"))
    @arguments("tournament", "new", "name", "game")
    @app_commands.choices(game=values("game", GAMES))
    async def new(self, interaction: Here, name: str, game: str) -> None:
        """Begin to set one up."""

        async def work(visit: Visit) -> None:
            await settling.new_tournament(visit, game, name)

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-tournament-match-name"), description=words("cmd-tournament-match-desc"))
    async def match(self, interaction: Here) -> None:
        """The own match."""
        await pressed(interaction, "cup-match")

    @app_commands.command(
        name=words("cmd-tournament-standings-name"), description=words("cmd-tournament-standings-desc")
    )
    async def standings(self, interaction: Here) -> None:
        """Who stands where."""
        await pressed(interaction, "cup-standings")

    @app_commands.command(name=words("cmd-tournament-rounds-name"), description=words("cmd-tournament-rounds-desc"))
    async def rounds(self, interaction: Here) -> None:
        """Who plays whom."""
        await pressed(interaction, "cup-rounds")

    @app_commands.command(name=words("cmd-tournament-menu-name"), description=words("cmd-tournament-menu-desc"))
    async def menu(self, interaction: Here) -> None:
        """All else."""
        await pressed(interaction, "cup-menu")
