"""Talk at a table: everybody's thread beside the board, and a thread of two for whoever presses *Talk to ...*.

The bot makes a thread of two, says one line in it, and reads nothing. Where it cannot make one it says why, and which
ways there are instead.
"""

from __future__ import annotations

from typing import Any, Final

import discord
import structlog

from bot.tables.model import Snapshot, TableError
from bot.text import names
from bot.text.limits import BUTTON, THREAD_NAME, cut
from cogs.panels.board import public_reader
from cogs.panels.dispatch import shows
from cogs.panels.guild import missing_permissions, permission_names
from cogs.panels.ids import Id, whole
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import ROWS, Button, Row, Screen
from cogs.panels.threads import ALONE, THREADS_FULL, WEEK, roof_of, take_away
from cogs.panels.visit import Visit

_under_way: Final[set[tuple[int, int, int]]] = set()

log = structlog.get_logger(__name__)


def talk_button(reader: Reader, table: Snapshot) -> Button:
    """Opens the screen below."""
    return Button(reader("talk-button"), Id("talk", table.id, table.row.epoch))


@shows("talk")
async def talk(visit: Visit) -> Screen:
    """Where everybody talks, and with whom one could talk alone."""
    table = await visit.table()
    reader = await visit.reader(table)
    if not table.rules.talks or table.row.state is None:
        raise TableError("error-unknown-button")
    lines = [_everybody(reader, table)]
    others = [seat for seat in table.humans if seat != reader.seat] if reader.seat is not None else []
    if others:
        lines.append(reader("talk-alone-line"))
    elif reader.seat is not None:
        lines.append(reader("talk-nobody-line"))
    id = Id("talk-to", table.id, table.row.epoch)
    row = [
        Button(cut(reader("talk-to-button", name=reader.short[one]), BUTTON), id.to("talk-to", one)) for one in others
    ]
    rows: list[Row] = [row[at : at + ROWS] for at in range(0, len(row), ROWS)]
    return Screen(["\n".join(lines)], rows=[*rows, _on(reader, table)])


def _everybody(reader: Reader, table: Snapshot) -> str:
    thread = table.row.board.talk
    return reader("talk-everybody-line", channel=f"<#{thread or table.row.channel_id}>")


def _on(reader: Reader, table: Snapshot, *ways: Button) -> list[Button]:
    return [
        *ways,
        Button(reader("button-menu"), Id("menu", table.id)),
        Button(reader("button-open-board"), url=board_url(table)),
    ]


@shows("talk-to")
async def talk_to(visit: Visit) -> Screen:
    """The thread of two, made if they have none."""
    table = await visit.table()
    reader = await visit.reader(table)
    seat = whole(visit.id.arg)
    other: int = visit.tables.talks.partner(table, visit.person, seat)
    pair = (table.id, min(visit.user_id, other), max(visit.user_id, other))
    if pair in _under_way:
        raise TableError("error-busy")
    _under_way.add(pair)
    try:
        thread = await _standing(visit, table, other)
        if not thread:
            thread = await _make(visit, table, other)
    except _Refused as refused:
        return _instead(reader, table, seat, other, str(refused))
    finally:
        _under_way.discard(pair)
    url = f"https://discord.com/channels/{table.row.guild_id}/{thread}"
    text = reader("talk-alone-here", name=reader.names[seat], channel=f"<#{thread}>")
    return Screen([text], rows=[_on(reader, table, Button(reader("talk-open-button"), url=url))])


class _Refused(Exception):
    """No thread of two can be made; the text says why."""


def _instead(reader: Reader, table: Snapshot, seat: int, other: int, why: str) -> Screen:
    """Why there is no thread, and the other ways to that person."""
    profile = Button(cut(reader("talk-profile-button", name=reader.short[seat]), BUTTON), url=_profile(other))
    return Screen(
        ["\n".join([why, reader("talk-instead-line"), _everybody(reader, table)])], rows=[_on(reader, table, profile)]
    )


def _profile(user: int) -> str:
    return f"https://discord.com/users/{user}"


async def _standing(visit: Visit, table: Snapshot, other: int) -> int:
    """The thread that the two have, if Discord still has it; 0 if not."""
    thread: int = await visit.tables.talks.thread_of(table, visit.user_id, other)
    guild = visit.interaction.guild
    if not thread or guild is None or guild.get_thread(thread) is not None:
        return thread
    try:
        await guild.fetch_channel(thread)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return 0
    return thread


async def _make(visit: Visit, table: Snapshot, other: int) -> int:
    """Make the thread, let both in, and say in it what it is for.

    Raises:
        _Refused: why not.
    """
    reader = await visit.reader(table)
    guild = visit.interaction.guild
    roof = roof_of(guild.get_channel_or_thread(table.row.channel_id)) if guild is not None else None
    if guild is None or roof is None:
        raise _Refused(reader("talk-no-channel"))
    if lacking := missing_permissions(roof.permissions_for(guild.me), ALONE):
        raise _Refused(reader("talk-permissions", permissions=permission_names(reader, lacking)))
    try:
        member = guild.get_member(other) or await guild.fetch_member(other)
    except discord.NotFound:
        raise _Refused(reader("talk-gone", name=reader.user(other))) from None
    if not roof.permissions_for(member).view_channel:
        raise _Refused(reader("talk-unseen", name=reader.user(other), channel=roof.mention))
    await visit.hold()
    public = public_reader(table)
    both = [visit.user_id, other]
    named = [names.for_label(known.name) for one in both if (known := table.people.get(one)) is not None]
    title = cut(" · ".join([*named, public.game()]), THREAD_NAME)
    thread: discord.Thread | None = None
    try:
        thread = await roof.create_thread(
            name=title, type=discord.ChannelType.private_thread, invitable=False, auto_archive_duration=WEEK
        )
        people: list[Any] = [discord.Object(one) for one in both]
        for one in people:
            await thread.add_user(one)
        await thread.send(
            public("talk-alone-first", people=public.mentions(both), board=board_url(table)),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
    except discord.HTTPException as refused:
        log.info("no thread of two", status=refused.status, code=refused.code)
        if thread is not None:
            await take_away(thread)
        raise _Refused(reader("talk-full" if refused.code == THREADS_FULL else "talk-refused")) from refused
    await visit.tables.talks.keep(table, visit.user_id, other, thread.id)
    return thread.id
