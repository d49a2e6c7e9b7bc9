"""Where presses about a tournament come in: in its own server alone, by who sees its channel, and to what it is now.

The custom id says which tournament: `cup-join` with the argument `12.3` means tournament 12, and what else the action
needs. It comes from outside, so that the service judges every right again (tournaments Y2).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final

import discord

from bot.tables.model import Place, TableError
from bot.tournaments.tourney import TournamentError, Tourney
from cogs.panels.dispatch import on
from cogs.panels.ids import whole
from cogs.panels.reach import sees
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit
from cogs.tournament.programme import Programme

Work = Callable[[Visit, Tourney, list[str]], Awaitable[None]]
Making = Callable[[Visit, Programme, list[str]], Awaitable[Screen]]

PARTS: Final = 5
"""Parts of an argument, the tournament among them."""


async def came_to(visit: Visit, number: int) -> Tourney:
    """The tournament that a press names.

    Raises:
        TournamentError: there is none that this person may see from here.
    """
    event: Tourney = await visit.services.tournaments.look.at(number, visit.interaction.guild_id or -1)
    row = event.row
    if not row.opened_at and not event.organises(visit.user_id):
        raise TournamentError("error-tournament-none")
    place = Place(row.guild_id, row.channel_id)
    played_here = visit.interaction.channel_id in {one.channel_id for one in event.matches.values()}
    if not (played_here or event.number_of(visit.user_id) or event.organises(visit.user_id) or sees(visit, place)):
        raise TournamentError("error-tournament-none")
    return event


def at_cup(*actions: str) -> Callable[[Work], Work]:
    """Register what a press about a tournament does; it gets the tournament and the rest of the argument."""

    def register(work: Work) -> Work:
        @on(*actions)
        @wraps(work)
        async def admitted(visit: Visit) -> None:
            number, *parts = visit.id.arg.split(".")[:PARTS]
            await work(visit, await came_to(visit, whole(number, 0)), parts)

        return work

    return register


def shows_cup(*actions: str) -> Callable[[Making], Making]:
    """Register what a press about a tournament shows."""

    def register(make: Making) -> Making:
        @at_cup(*actions)
        @wraps(make)
        async def shown(visit: Visit, event: Tourney, parts: list[str]) -> None:
            async def screen() -> Screen:
                return await make(visit, await programme_of(visit, event), parts)

            await visit.show(screen())

        return make

    return register


async def programme_of(visit: Visit, event: Tourney) -> Programme:
    """The tournament for who presses."""
    turns, orphaned = await turns_of(visit, event), event.opens_to(visit.person)
    packs = visit.tables.packs.of(event.contest.terms.game)
    return Programme(await visit.reader(), event, visit.user_id, turns, orphaned=orphaned, packs=packs)


async def turns_of(visit: Visit, event: Tourney) -> dict[int, int]:
    """Own matches that wait for a move: undo epoch of the table by pairing."""
    found: dict[int, int] = {}
    for pairing in event.open_for(visit.user_id):
        table_id = event.table_of(pairing.no)
        if table_id is None:
            continue
        try:
            table = await visit.tables.look.at(table_id)
        except TableError:
            continue
        if table.playing and table.seat_of(visit.user_id) in table.row.waits:
            found[pairing.no] = table.row.epoch
    return found


def home_place(visit: Visit) -> Place:
    """Where a home message stands that is wanted here: messages in it can begin threads, so of a thread its channel.

    Raises:
        TournamentError: a forum, or the chat of a voice channel.
    """
    channel = visit.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if isinstance(channel, discord.ForumChannel | discord.VoiceChannel | discord.StageChannel):
        raise TournamentError("error-tournament-channel")
    return Place(visit.place.guild_id, visit.place.parent_id or visit.place.channel_id)


def part(parts: list[str], at: int) -> str:
    """What an argument says in a place; empty for nothing."""
    return parts[at] if at < len(parts) else ""


def number_in(parts: list[str], at: int, otherwise: int = 0) -> int:
    """The number there."""
    return whole(part(parts, at), otherwise)
