"""What the buttons of the lobby do, and the host's options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import Member, TextChannel, Thread, User

from bot.core import playable
from bot.core.bots import LEVELS
from bot.core.rules import MOST_WRITTEN, WRITTEN, Setting
from bot.tables.hints import gives_hints
from bot.tables.lobby import PACK
from bot.tables.model import Person, Snapshot, TableError
from bot.tables.packs import Offered
from bot.text import names
from cogs.panels import fitting
from cogs.panels.dispatch import handlers, on
from cogs.panels.gathering import option_name, option_told, option_value, options_line
from cogs.panels.ids import Id, whole
from cogs.panels.offer import say_with_offer
from cogs.panels.pace import pace_name
from cogs.panels.packs import chosen_pack, pack_line, pack_selects
from cogs.panels.reader import Reader, letter
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.visit import Visit

MOST_OPTIONS: Final = 10
"""Options of a game that stand on one page."""
FIRST_OPTIONS: Final = 8
"""Of more, those on the first page: what changes the evening comes first in `Rules.settings`."""
FURTHER: Final = "further"

# --- the plain buttons -----------------------------------------------------------------------------------------------


@on("join")
async def join(visit: Visit) -> None:
    """Sit down."""
    table = await visit.tables.lobby.join(visit.id.table, visit.person, visit.number)
    await say_with_offer(visit, table, (await visit.reader(table))("lobby-you-joined"))


@on("leave")
async def leave(visit: Visit) -> None:
    """Stand up; from a match that is on, the ways that lead out of it are shown."""
    before = await visit.table()
    if before.playing and before.seat_of(visit.user_id) is not None:
        await handlers["leave-match"](visit)
        return
    table = await visit.tables.lobby.leave(visit.id.table, visit.person, visit.number)
    await visit.say((await visit.reader(table))("lobby-you-left"))


@on("s-side")
async def side(visit: Visit) -> None:
    """Sit down on a side of a study, or change to it; who has none yet joins first."""
    seat, interaction = whole(str(visit.value)), visit.number
    if (await visit.table()).seat_of(visit.user_id) is None:
        await visit.tables.lobby.join(visit.id.table, visit.person, interaction)
        interaction = 0  # the press has been acted on
    table = await visit.tables.studies.sit(visit.id.table, visit.person, seat, interaction)
    await visit.say((await visit.reader(table))("study-side-yours", letter=letter(seat)))


@on("tell")
async def tell(visit: Visit) -> None:
    """Be called when somebody sits down, or no longer."""
    asked = await visit.tables.waiting.ask(visit.id.table, visit.person, visit.number)
    await visit.say((await visit.reader())("lobby-tell-on" if asked else "lobby-tell-off"))


@on("start")
async def start(visit: Visit) -> None:
    """Begin the match; the board follows as a message of its own."""
    before = await visit.table()
    wrong = fitting.misfit(before)
    enough = len(before.seated) >= min(playable.find(before.row.game).rules.seats) and not before.kept
    if before.in_lobby and before.row.host_id == visit.user_id and enough and wrong is not None:
        raise wrong
    table = await visit.tables.lobby.start(visit.id.table, visit.person, visit.number)
    await visit.acknowledge((await visit.reader(table))("cogs-started"))


# --- inviting, bots --------------------------------------------------------------------------------------------------


@on("invite")
async def invite(visit: Visit) -> None:
    """Whom to invite."""

    async def screen() -> Screen:
        reader = await visit.reader(await visit.table())
        placeholder = reader("lobby-invite-placeholder")
        return Screen([placeholder], rows=[Dropdown(placeholder, visit.id.to("s-invite"), kind="user")])

    await visit.show(screen())


@on("s-invite")
async def invited(visit: Visit) -> None:
    """Invite the chosen friend: one line in the channel calls them."""
    friend = visit.value
    reader = await visit.reader()
    require_guest(visit, friend)
    await visit.tables.lobby.invite(visit.id.table, visit.person, person_of(friend), visit.number)

    async def screen() -> Screen:
        return Screen([await invitation(visit, reader, visit.id.table, "invite", friend)])

    await visit.show(screen())


async def invitation(visit: Visit, reader: Reader, table_id: int, kind: str, friend: Member | User) -> str:
    """That somebody was called in the table's channel; where that cannot be written to now, that it waits.

    Args:
        kind: of the notice.
    """
    await visit.tables.herald.tell(table_id)
    if await visit.tables.herald.owes(table_id, f"notice:{kind}"):
        return reader("notice-waiting")
    return reader("lobby-invite-sent", name=names.for_message(friend.display_name))


def require_guest(visit: Visit, friend: Member | User) -> None:
    """Refuse to call somebody who could not come: a bot, or a person who does not see the table's channel.

    Raises:
        TableError: which of the two.
    """
    if friend.bot:
        raise TableError("error-invite-bot")
    here = visit.interaction
    channel: Any = here.channel
    if not isinstance(friend, Member):
        raise TableError("error-not-a-member")
    if visit.home is not None and visit.home.channel_id != here.channel_id:  # a panel works in other channels too
        channel = here.guild.get_channel_or_thread(visit.home.channel_id) if here.guild is not None else None
        if channel is None:
            raise TableError("error-not-a-member")
    if isinstance(channel, TextChannel | Thread) and not channel.permissions_for(friend).view_channel:
        raise TableError("error-not-a-member")


def person_of(user: Member | User) -> Person:
    """A chosen member; Discord does not tell others' languages."""
    return Person(user.id, user.display_name)


@on("add-bot")
async def add_bot(visit: Visit) -> None:
    """How well the bot should play."""

    async def screen() -> Screen:
        reader = await visit.reader(await visit.table())
        return _levels(visit, reader, reader("lobby-level-placeholder"))

    await visit.show(screen())


def _levels(visit: Visit, reader: Reader, line: str) -> Screen:
    """A line, what the levels mean, and a bot of each."""
    means = [reader(f"bot-means-{one}") for one in LEVELS]
    row = [
        Button(reader("lobby-bot-option", level=reader(f"bot-level-{one}")), visit.id.to("bot", one)) for one in LEVELS
    ]
    return Screen(["\n".join([line, *means])], rows=[row])


@on("bot")
async def bot_added(visit: Visit) -> None:
    """Seat a bot; the panel stays for more."""
    level = visit.id.arg
    table = await visit.tables.lobby.add_bot(visit.id.table, visit.person, level, visit.number)

    async def screen() -> Screen:
        reader = await visit.reader(table)
        return _levels(visit, reader, reader("lobby-bot-added", level=reader(f"bot-level-{level}")))

    await visit.show(screen())


# --- the host's options ----------------------------------------------------------------------------------------------


def on_page(settings: Sequence[Setting], further: bool) -> Sequence[Setting]:
    """Options that stand on one page: of a game with many the rest have a page of their own, for a message holds forty
    parts and a phone fewer menus.

    Args:
        settings: of a game.
        further: whether the page of the rest is meant.
    """
    if len(settings) <= MOST_OPTIONS:
        return () if further else settings
    return settings[FIRST_OPTIONS:] if further else settings[:FIRST_OPTIONS]


def is_further(table: Snapshot, key: str) -> bool:
    """Whether an option stands on the page of the rest."""
    return key in [one.key for one in on_page(playable.find(table.row.game).rules.settings, True)]


async def options_screen(visit: Visit, table: Snapshot, note: str = "", further: bool = False) -> Screen:
    """Options of the match; for the host also people, access and closing, on the first page."""
    reader = await visit.reader(table)
    id = Id("", table.id)
    packs = visit.tables.packs.of(table.row.game)
    lines = [note, options_line(reader, table, packs), fitting.misfit_line(reader, table) if table.in_lobby else ""]
    if table.row.host_id != visit.user_id:
        host = reader.user(table.row.host_id)
        lines.append(reader("lobby-host-line", name=host))
        sits = table.in_lobby and any(row.user_id == visit.user_id for row in table.seats)
        against: list[Row] = []
        if sits and gives_hints(table.row.options):
            against.append([Button(reader("button-no-hints"), id.to("no-hints"))])
        return Screen(["\n".join(line for line in lines if line)], rows=against)
    rows: list[Row] = []
    settings = playable.find(table.row.game).rules.settings
    for choice in on_page(settings, further):
        rows.append(option_select(reader, table.row.game, choice.key, choice.values, table.row.options, id))
        if choice.written:
            rows.append(
                [
                    Button(
                        reader(f"{table.row.game}-{choice.key}-{word}-button"), id.to("write", f"{choice.key};{word}")
                    )
                    for word in choice.written
                ]
            )
    if further:
        rows.append([Button(reader("button-back"), id.to("options"))])
        return Screen(["\n".join(line for line in lines if line) or reader("lobby-options-title")], rows=rows)
    if on_page(settings, True):
        rows.append([Button(reader("lobby-options-further"), id.to("options", FURTHER))])
    rows += pack_selects(reader, table.row.options, packs, id)
    if table.in_lobby:
        rows.append([Button(reader("pace-button", pace=pace_name(reader, table.row.options)), id.to("pace"))])
    rows.append(
        Dropdown(
            reader("table-settings-language-placeholder"),
            id.to("s-option", "language"),
            [Pickable(reader(f"language-{one}"), one, chosen=one == table.row.language) for one in ("ko", "en")],
        )
    )
    others = [row for row in table.seats if row.user_id != visit.user_id and not row.open]
    if others:
        rows.append(
            Dropdown(
                reader("lobby-remove-placeholder"),
                id.to("s-remove"),
                [Pickable(_place(reader, row), sitter(row)) for row in others],
            )
        )
    people = [row for row in others if row.user_id is not None]
    if people:
        rows.append(
            Dropdown(
                reader("lobby-host-placeholder"),
                id.to("s-host"),
                [Pickable(f"{letter(row.seat)} · {reader.short[row.seat]}", sitter(row)) for row in people],
            )
        )
    access = "lobby-access-open-button" if table.row.restricted else "lobby-access-button"
    rows.append(
        [
            Button(reader(access), id.to("restrict", 0 if table.row.restricted else 1)),
            Button(reader("lobby-fold-button"), id.to("cancel"), "danger"),
        ]
    )
    return Screen(["\n".join(line for line in lines if line) or reader("lobby-options-title")], rows=rows)


def option_select(
    reader: Reader, game: str, key: str, values: tuple[str, ...], chosen: Mapping[str, str], id: Id
) -> Dropdown:
    """A select of one option's values. What a value means stands beside it, or else what the option is about."""
    now = chosen.get(key, values[0])
    choices: list[Pickable] = []
    for value in values:
        own = f"{game}-{key}-{value}-desc"
        means = reader(own if reader.text.has(own) else f"{game}-option-{key}-desc")
        # A menu that is closed shows the chosen line alone, and not what it is about.
        said = (option_told if value == now else option_value)(reader, game, key, value)
        choices.append(Pickable(said, value, means, value == now))
    return Dropdown(option_name(reader, game, key), id.to("s-option", key), choices)


@on("options")
async def options(visit: Visit) -> None:
    """The options."""
    await visit.show(options_screen(visit, await visit.table(), further=visit.id.arg == FURTHER))


@on("no-hints")
async def no_hints(visit: Visit) -> None:
    """Somebody who sits there objects to hints."""
    table = await visit.tables.lobby.refuse_hints(visit.id.table, visit.person, visit.number)
    reader = await visit.reader(table)
    await visit.show(options_screen(visit, table, reader("lobby-hints-refused")))


@on("s-option")
async def option_set(visit: Visit) -> None:
    """One option chosen."""
    key, value = visit.id.arg.partition(".")[0], str(visit.value)
    packs: Sequence[Offered] = ()
    if key == PACK:
        packs = visit.tables.packs.of((await visit.table()).row.game)
        value = chosen_pack(value, packs)
    table = await visit.tables.lobby.set_option(visit.id.table, visit.person, key, value, visit.number)
    reader = await visit.reader(table)
    if key == "language":
        note = reader("table-settings-changed")
    elif key == PACK:
        note = reader("lobby-options-changed", options=pack_line(reader, table.row.options, packs))
    else:
        note = reader("lobby-options-changed", options=option_told(reader, table.row.game, key, value))
    await visit.show(options_screen(visit, table, note, is_further(table, key)))


@on("write")
async def write(visit: Visit) -> None:
    """Write what an option goes on with."""
    table = await visit.table()
    choice, word = _written(table, visit.id.arg)
    reader = await visit.reader(table)
    key = f"{table.row.game}-{choice.key}-{word}"
    popup = Popup(
        visit.id.to("written", visit.id.arg),
        reader(f"{key}-button"),
        reader(f"{key}-label"),
        reader(f"{key}-placeholder"),
        most=MOST_WRITTEN,
        preset=choice.written_in(table.row.options.get(choice.key, "")) or "",
        long=True,
    )
    await visit.ask(popup)


@on("written")
async def was_written(visit: Visit) -> None:
    """It is chosen, or what is wrong with it is said."""
    choice, word = _written(await visit.table(), visit.id.arg)
    value = f"{word}{WRITTEN}{' '.join(str(visit.value).split())}"
    table = await visit.tables.lobby.set_option(visit.id.table, visit.person, choice.key, value, visit.number)
    reader = await visit.reader(table)
    note = reader("lobby-options-changed", options=option_told(reader, table.row.game, choice.key, value))
    await visit.show(options_screen(visit, table, note, is_further(table, choice.key)))


def _written(table: Snapshot, arg: str) -> tuple[Setting, str]:
    """The option and the word that a button names.

    Raises:
        TableError: there is none like that.
    """
    key, _, word = arg.partition(";")
    for choice in playable.find(table.row.game).rules.settings:
        if choice.key == key and word in choice.written:
            return choice, word
    raise TableError("error-unknown-option")


def sitter(row: Any) -> str:
    """A seat of a lobby in a menu, with who sits there: seats move up when somebody leaves."""
    return f"{row.seat}.{row.user_id or row.bot or row.kept_id}"


def _place(reader: Reader, row: Any) -> str:
    """A seat of a lobby as a menu shows it; of one where nobody sits, for whom it is kept."""
    name = reader.short[row.seat]
    return f"{letter(row.seat)} · {reader('lobby-kept-option', name=name) if row.empty else name}"


async def _meant(visit: Visit) -> tuple[Snapshot, int | None]:
    """The seat chosen in such a menu; None, and the menus shown anew, where somebody else sits there now."""
    table, wanted = await visit.table(), str(visit.value)
    seat = next((row.seat for row in table.seats if sitter(row) == wanted), None)
    if seat is None:
        note = (await visit.reader(table))("error-unknown-option")
        await visit.show(options_screen(visit, table, note))
    return table, seat


@on("s-remove")
async def removed(visit: Visit) -> None:
    """A person or a bot is taken off."""
    before, seat = await _meant(visit)
    if seat is None:
        return
    reader = await visit.reader(before)
    name, row = reader.names[seat], before.seats[seat]
    table = await visit.tables.lobby.remove(visit.id.table, visit.person, seat, visit.number)
    if row.empty:
        note = reader("lobby-place-opened", name=name)
    else:
        note = reader("lobby-bot-removed") if row.bot else reader("lobby-removed", name=name)
    await visit.show(options_screen(visit, table, note))


@on("s-host")
async def host_passed(visit: Visit) -> None:
    """The role of host goes to somebody else."""
    before, seat = await _meant(visit)
    if seat is None:
        return
    user = before.seats[seat].user_id or 0
    table = await visit.tables.lobby.pass_host(visit.id.table, visit.person, user, visit.number)
    reader = await visit.reader(table)
    await visit.show(options_screen(visit, table, reader("lobby-host-passed", name=reader.user(table.row.host_id))))


@on("restrict")
async def restricted(visit: Visit) -> None:
    """Invited people only, or everybody."""
    table = await visit.tables.lobby.restrict(visit.id.table, visit.person, visit.id.arg == "1", visit.number)
    key = "lobby-access-changed-invited" if table.row.restricted else "lobby-access-changed-open"
    await visit.show(options_screen(visit, table, (await visit.reader(table))(key)))
