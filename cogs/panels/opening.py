"""A new table: permissions checked by name, a busy channel answered with the offer of a thread."""

from __future__ import annotations

from collections.abc import Mapping
from functools import wraps
from string import ascii_lowercase, digits
from typing import Any, Final

import discord

from bot.core import playable
from bot.core.errors import CoreError
from bot.core.play import NO_PACE, PACE
from bot.tables.hints import COACH, HINTS
from bot.tables.model import Place, Snapshot, TableError
from bot.text import names
from bot.text.catalogue import Language
from bot.text.limits import THREAD_NAME, cut
from cogs.panels import gamefaces
from cogs.panels.dispatch import Handler, on
from cogs.panels.fitting import fitting
from cogs.panels.gathering import option_told
from cogs.panels.greeting import server_language
from cogs.panels.guild import missing_permissions, permission_names
from cogs.panels.ids import Id, whole
from cogs.panels.lobby import FURTHER, on_page, option_select
from cogs.panels.offer import say_with_offer
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.threads import roof_of, take_away
from cogs.panels.visit import Visit

HERE: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
VALUES: Final = digits + ascii_lowercase
"""How a custom id writes the value of an option, by its number; the words of ten options would not fit."""
UNCHOSEN: Final = "-"


_under_way: Final[set[tuple[int, int]]] = set()


def require_permissions(visit: Visit, reader: Reader, *, thread: bool = False) -> None:
    """Refuse to open where the bot could not show the game, naming each missing permission.

    Args:
        thread: it will be shown in a thread that is made for it.

    Raises:
        TableError: with the names.
    """
    thread = thread or isinstance(visit.interaction.channel, discord.Thread)
    lacking = missing_permissions(visit.interaction.app_permissions, IN_THREAD if thread else HERE)
    if len(lacking) == 1:
        raise TableError("error-permission-bot", permission=reader(f"permission-{lacking[0]}"))
    if lacking:
        raise TableError("error-permissions-bot", permissions=permission_names(reader, lacking))


async def table_language(visit: Visit, wanted: str = "") -> Language:
    """Language of a new table: as wanted, else the server's setting, else its Discord language, else the default."""
    row = await visit.tables.people.guild(visit.place.guild_id)
    return server_language(visit.interaction.guild, wanted or row.language, visit.services.language)


async def open_table(visit: Visit, game: str, options: Mapping[str, str], language: str = "") -> None:
    """Open a lobby in this channel; if a game is on here already, offer a thread."""
    reader = await visit.reader()
    place = visit.place
    gamefaces.face_of(game)
    require_permissions(visit, reader)
    busy = await visit.tables.look.in_channel(place.channel_id)
    if busy is not None:
        await visit.show(thread_offer(visit, busy, game, options, language))
        return
    chosen = await table_language(visit, language)
    table = await visit.tables.lobby.open(game, place, visit.person, chosen, dict(options), visit.number)
    await say_with_offer(visit, table, reader("lobby-opened"))


async def thread_offer(visit: Visit, busy: Snapshot, game: str, options: Mapping[str, str], language: str) -> Screen:
    """The channel is taken: a thread instead."""
    reader = await visit.reader(busy)
    text = reader("lobby-thread-offer", game=reader.game())
    row = [
        Button(
            reader("lobby-thread-button"),
            Id("thread", arg=f"{game};{language or '-'};{written(game, options)}"),
            "primary",
        ),
        Button(reader("button-open-board"), url=board_url(busy)),
    ]
    channel: Any = visit.interaction.channel
    can = not isinstance(channel, discord.Thread) or _roof(visit) is not None
    return Screen([text if can else reader("error-occupied", game=reader.game())], rows=[row if can else row[1:]])


def _roof(visit: Visit) -> discord.TextChannel | None:
    """The channel in which a thread can be made from here: this one, or the one this thread stands in."""
    return roof_of(visit.interaction.channel)


def written(game: str, options: Mapping[str, str]) -> str:
    """Chosen options as a part of a custom id: a letter for each option of the game, its value by number."""
    return "".join(
        VALUES[one.values.index(options[one.key])] if options.get(one.key) in one.values else UNCHOSEN
        for one in playable.find(game).rules.settings
    )


def read(game: str, values: str) -> dict[str, str]:
    """The options that `written` wrote, without what the game does not offer (any more).

    Raises:
        TableError: there is no such game.
    """
    gamefaces.face_of(game)
    found: dict[str, str] = {}
    for one, letter in zip(playable.find(game).rules.settings, values, strict=False):
        number = VALUES.find(letter)
        if 0 <= number < len(one.values):
            found[one.key] = one.values[number]
    return found


def once(work: Handler) -> Handler:
    """Of two rapid presses of one person in one channel only the first makes a thread; the second is taken as it."""

    @wraps(work)
    async def handler(visit: Visit) -> None:
        press = (visit.user_id, visit.interaction.channel_id or 0)
        if press in _under_way:
            await visit.acknowledge()
            return
        _under_way.add(press)
        try:
            await work(visit)
        finally:
            _under_way.discard(press)

    return handler


@on("thread")
@once
async def in_thread(visit: Visit) -> None:
    """Make a thread and open the lobby there."""
    game, language, values = (visit.id.arg.split(";") + ["", "", ""])[:3]
    options = read(game, values)
    reader = await visit.reader()
    channel = _roof(visit)
    if channel is None:
        raise TableError("error-channel-kind")
    lacking = missing_permissions(visit.interaction.app_permissions, ("create_public_threads", *IN_THREAD))
    if lacking:
        raise TableError("error-permissions-bot", permissions=permission_names(reader, lacking))
    chosen = await table_language(visit, language)
    public = Reader(chosen)
    title = cut(
        public("lobby-thread-name", game=public.game(game), name=names.for_label(visit.person.name)), THREAD_NAME
    )
    await visit.acknowledge()
    thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    place = Place(visit.place.guild_id, thread.id, thread.parent_id or 0)
    try:
        await visit.tables.lobby.open(game, place, visit.person, chosen, options, visit.number)
    except CoreError:
        await take_away(thread)
        raise
    await visit.show(opened_elsewhere(reader, thread.id))


async def opened_elsewhere(reader: Reader, channel_id: int) -> Screen:
    """Where the lobby is now."""
    return Screen([reader("lobby-opened-elsewhere", channel=f"<#{channel_id}>")])


# --- by buttons ------------------------------------------------------------------------------------------------------


async def new_screen(
    visit: Visit, game: str = "", options: Mapping[str, str] | None = None, *, further: bool = False
) -> Screen:
    """Which game, and its options; of a game with many the rest (`further`) has a page of its own."""
    reader = await visit.reader()
    found = gamefaces.known()
    if game:
        gamefaces.face_of(game)
    elif len(found) == 1:
        game = found[0]
    rows: list[Row] = []
    lines = [reader("new-headline")]
    if len(found) > 1 and not further:
        choices = [Pickable(reader.game(one), one, reader(f"game-{one}-about"), one == game) for one in found]
        rows.append(Dropdown(reader("new-game-placeholder"), Id("s-new"), choices))
    if game:
        lines = [f"**{reader.game(game)}**", reader(f"game-{game}-about"), reader(f"{game}-length")]
        chosen = {**await _usual(visit, game), **(options or {})}
        values = written(game, options or {})
        settings = playable.find(game).rules.settings
        shown = on_page(settings, further)
        for number, choice in enumerate(settings):
            if choice.key in chosen:
                lines.append(option_told(reader, game, choice.key, chosen[choice.key]))
            if choice not in shown:
                continue
            select = option_select(reader, game, choice.key, choice.values, chosen, Id(""))
            rows.append(
                Dropdown(select.placeholder, Id("s-new-option", arg=f"{game};{number};{values}"), select.choices)
            )
        row = [Button(reader("button-new-game"), Id("open", arg=f"{game};{values}"), "success")]
        if further:
            row.append(Button(reader("button-back"), Id("newpage", arg=f"{game};{values};")))
        elif len(shown) < len(settings):
            row.append(Button(reader("lobby-options-further"), Id("newpage", arg=f"{game};{values};{FURTHER}")))
        rows.append(row)
    return Screen(["\n".join(lines)], rows=rows)


async def _usual(visit: Visit, game: str) -> Mapping[str, str]:
    """What new tables of a game begin with on this server."""
    guild_id = visit.interaction.guild_id
    return (await visit.tables.people.guild(guild_id)).defaults.get(game, {}) if guild_id else {}


@on("new")
async def new(visit: Visit) -> None:
    """A new game."""
    await visit.show(new_screen(visit))


@on("s-new")
async def new_game(visit: Visit) -> None:
    """The game is chosen."""
    await visit.show(new_screen(visit, str(visit.value)))


@on("s-new-option")
async def new_option(visit: Visit) -> None:
    """One of its options; those chosen before stay."""
    game, number, values = (visit.id.arg.split(";") + ["", "", ""])[:3]
    gamefaces.face_of(game)
    choices = playable.find(game).rules.settings
    at, value = whole(number), str(visit.value)
    if not 0 <= at < len(choices) or value not in choices[at].values:
        raise TableError("error-unknown-option")
    further = choices[at] in on_page(choices, True)
    await visit.show(new_screen(visit, game, {**read(game, values), choices[at].key: value}, further=further))


@on("newpage")
async def new_page(visit: Visit) -> None:
    """The other page of its options; what is chosen stays."""
    game, values, page = (visit.id.arg.split(";") + ["", ""])[:3]
    await visit.show(new_screen(visit, game, read(game, values), further=page == FURTHER))


@on("open")
async def open_here(visit: Visit) -> None:
    """Open it in this channel."""
    game, _, values = visit.id.arg.partition(";")
    await open_table(visit, game, read(game, values))


# --- practice --------------------------------------------------------------------------------------------------------


async def practise(visit: Visit, game: str) -> None:
    """A game against easy bots, as few as it takes, in a thread of its own where that is possible."""
    face = gamefaces.face_of(game)
    seats = max(2, min(playable.find(game).rules.seats))
    reader = await visit.reader()
    channel = _roof(visit)
    allowed = visit.interaction.app_permissions
    chosen = await visit.language()
    title = cut(
        f"{reader('button-practice')} · {reader.game(game)} · {names.for_label(visit.person.name)}", THREAD_NAME
    )
    place = visit.place
    kind = None
    if channel is not None and allowed.send_messages_in_threads:
        if allowed.create_private_threads:
            kind = discord.ChannelType.private_thread
        elif allowed.create_public_threads:
            kind = discord.ChannelType.public_thread
    require_permissions(visit, reader, thread=kind is not None)
    await visit.hold()
    thread: discord.Thread | None = None
    if channel is not None and kind is not None:
        made = await channel.create_thread(name=title, type=kind, invitable=False)
        await made.add_user(visit.interaction.user)
        place = Place(place.guild_id, made.id, made.parent_id or 0)
        thread = made
    elif (busy := await visit.tables.look.in_channel(place.channel_id)) is not None:
        raise TableError("error-occupied", game=f"game-{busy.row.game}")
    try:
        options = {**fitting(game, seats), PACE: NO_PACE, HINTS: COACH, **face.practice}
        table = await visit.tables.lobby.open(game, place, visit.person, chosen, options, visit.number)
    except CoreError:
        if thread is not None:
            await take_away(thread)
        raise
    for _ in range(seats - 1):
        await visit.tables.lobby.add_bot(table.id, visit.person, "easy", 0)
    await visit.tables.lobby.start(table.id, visit.person, 0)

    async def screen() -> Screen:
        key = "practice-opened" if kind is not None else "practice-no-thread"
        without = f"{game}-practice"  # what it leaves out of the usual game, where that is more than a length
        told = [reader(without)] if reader.text.has(without) else []
        return Screen([reader(key, channel=f"<#{place.channel_id}>"), *told])

    await visit.show(screen())


@on("practice")
@once
async def practice(visit: Visit) -> None:
    """Which game to practise; with one game at once."""
    found = gamefaces.known()
    if visit.id.arg or len(found) == 1:
        await practise(visit, visit.id.arg or found[0])
        return

    async def screen() -> Screen:
        reader = await visit.reader()
        row = [Button(reader.game(one), Id("practice", arg=one)) for one in found[:5]]
        return Screen([reader("practice-choose")], rows=[row])

    await visit.show(screen())
