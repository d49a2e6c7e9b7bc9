"""`/table ...` for the game in this channel, and `/games`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.bots import LEVELS
from bot.tables.model import Snapshot, TableError
from bot.text import matching
from bot.text.limits import OPTION, cut
from cogs.panels.board import board_screen
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.export import export_table
from cogs.panels.gamefaces import face_of
from cogs.panels.hand import hand_screen
from cogs.panels.ids import Id, whole
from cogs.panels.lobby import invitation, person_of, require_guest
from cogs.panels.log import log_screen, start_of
from cogs.panels.looking_back import Wanted, replay_screen
from cogs.panels.reader import letter
from cogs.panels.result import result_screen
from cogs.panels.seats import hand_over, open_to, replace_screen
from cogs.panels.visit import Visit
from cogs.translator import arguments, values, words

Here = discord.Interaction[Any]


async def pressed(interaction: Here, action: str) -> None:
    """Do what a button of this channel's table does."""

    async def work(visit: Visit) -> None:
        table = await visit.table()
        visit.id = Id(action, table.id, table.row.epoch)
        await handlers[action](visit)

    await guarded(Visit(interaction), work)


async def begun(visit: Visit) -> Snapshot:
    """This channel's table, also a finished one.

    Raises:
        TableError: there is none, or it has not begun.
    """
    table = await visit.tables.look.latest_in(visit.place.channel_id)
    if table is None:
        raise TableError("error-no-table")
    visit.home = visit.place
    visit.id = Id("typed", table.id, table.row.epoch)
    if table.row.state is None:
        raise TableError("error-not-started")
    return table


def meant_seat(table: Snapshot, text: str) -> int:
    """The seat that a typed number (as suggested) or letter (as on the pictures) names.

    Raises:
        TableError: none; a slip of the finger must not hand one's own seat over.
    """
    seats = range(len(table.seats))
    lettered = next((seat for seat in seats if letter(seat) == text.strip().upper()), -1)
    found = whole(text.strip(), lettered)
    if found not in seats:
        raise TableError("error-unknown-option")
    return found


@app_commands.guild_only()
class TableCog(commands.GroupCog, group_name=words("cmd-table-name"), group_description=words("cmd-table-desc")):
    """`/table start join leave board hand log watch notes undo nudge resign replace status cancel export ...`."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client

    # --- the lobby ---------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-table-start-name"), description=words("cmd-table-start-desc"))
    async def start(self, interaction: Here) -> None:
        """Begin the match."""
        await pressed(interaction, "start")

    @app_commands.command(name=words("cmd-table-join-name"), description=words("cmd-table-join-desc"))
    async def join(self, interaction: Here) -> None:
        """Sit down."""
        await pressed(interaction, "join")

    @app_commands.command(name=words("cmd-table-leave-name"), description=words("cmd-table-leave-desc"))
    async def leave(self, interaction: Here) -> None:
        """Stand up."""
        await pressed(interaction, "leave")

    # --- looking -----------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-table-board-name"), description=words("cmd-table-board-desc"))
    async def board(self, interaction: Here) -> None:
        """The board, or the result."""

        async def work(visit: Visit) -> None:
            table = await begun(visit)
            ended = table.row.phase == "finished" and table.match.result is not None
            await visit.show(result_screen(visit, table) if ended else board_screen(visit, table))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-table-hand-name"), description=words("cmd-table-hand-desc"))
    async def hand(self, interaction: Here) -> None:
        """The own hand."""

        async def work(visit: Visit) -> None:
            await visit.show(hand_screen(visit, await begun(visit)))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-table-log-name"), description=words("cmd-table-log-desc"))
    @arguments("table", "log", "page")
    async def log(self, interaction: Here, page: app_commands.Range[int, 1, 1000] = 1) -> None:
        """The log, the newest page first."""

        async def work(visit: Visit) -> None:
            table = await begun(visit)
            await visit.show(log_screen(visit, table, await start_of(visit, table, page)))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-table-export-name"), description=words("cmd-table-export-desc"))
    async def export(self, interaction: Here) -> None:
        """The file of a match that is over."""

        async def work(visit: Visit) -> None:
            await export_table(visit, await begun(visit))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-table-replay-name"), description=words("cmd-table-replay-desc"))
    async def replay(self, interaction: Here) -> None:
        """The match so far, or the last one here, move by move."""

        async def work(visit: Visit) -> None:
            await visit.show(replay_screen(visit, await begun(visit), Wanted()))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-table-status-name"), description=words("cmd-table-status-desc"))
    async def status(self, interaction: Here) -> None:
        """Who is waited for."""
        await pressed(interaction, "status")

    @app_commands.command(name=words("cmd-table-settings-name"), description=words("cmd-table-settings-desc"))
    async def settings(self, interaction: Here) -> None:
        """Settings of the table."""
        await pressed(interaction, "settings")

    @app_commands.command(name=words("cmd-table-watch-name"), description=words("cmd-table-watch-desc"))
    async def watch(self, interaction: Here) -> None:
        """Be told how the match goes on."""
        await pressed(interaction, "watch")

    @app_commands.command(name=words("cmd-table-notes-name"), description=words("cmd-table-notes-desc"))
    async def notes(self, interaction: Here) -> None:
        """The own notes."""
        await pressed(interaction, "note")

    # --- the match ---------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-table-undo-name"), description=words("cmd-table-undo-desc"))
    async def undo(self, interaction: Here) -> None:
        """Take back, or ask to."""
        await pressed(interaction, "undo")

    @app_commands.command(name=words("cmd-table-nudge-name"), description=words("cmd-table-nudge-desc"))
    async def nudge(self, interaction: Here) -> None:
        """Call those who are waited for."""
        await pressed(interaction, "nudge")

    @app_commands.command(name=words("cmd-table-resign-name"), description=words("cmd-table-resign-desc"))
    async def resign(self, interaction: Here) -> None:
        """Resign."""
        await pressed(interaction, "resign")

    @app_commands.command(name=words("cmd-table-replace-name"), description=words("cmd-table-replace-desc"))
    @arguments("table", "replace", "seat", "member", "level")
    @app_commands.choices(level=values("bot-means", LEVELS))
    async def replace(
        self, interaction: Here, seat: str = "", member: discord.Member | None = None, level: str = ""
    ) -> None:
        """Hand a seat over, or take one over."""

        async def work(visit: Visit) -> None:
            table = await visit.table()
            visit.id = Id("typed", table.id, table.row.epoch)
            number = meant_seat(table, seat) if seat.strip() else table.seat_of(visit.user_id)
            own_seat = table.seat_of(visit.user_id)
            if number is not None and own_seat is None and number in table.row.offered and not (member or level):
                visit.id = Id("take-over", table.id, table.row.epoch, arg=str(number))
                await handlers["take-over"](visit)
            elif number is None or not (member or level):
                await visit.show(replace_screen(visit, table, number))
            elif level:
                await hand_over(visit, table.id, number, level)
            elif member is not None:
                reader = await visit.reader(table)
                require_guest(visit, member)
                await visit.tables.seating.hand_over(table.id, visit.person, number, person_of(member), visit.number)
                await visit.say(await invitation(visit, reader, table.id, "offered", member))

        await guarded(Visit(interaction), work)

    @replace.autocomplete("seat")
    async def seat_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Seats that may be handed over or taken now."""
        visit = Visit(interaction)
        table = await visit.tables.look.in_channel(interaction.channel_id or 0)
        if table is None or not table.playing:
            return []
        reader = await visit.reader(table)
        seats = sorted({*open_to(visit, table), *table.row.offered})
        found = matching.best(current, seats, lambda seat: [letter(seat), reader.short[seat]])
        return [app_commands.Choice(name=f"{letter(seat)} · {reader.short[seat]}", value=str(seat)) for seat in found]

    @app_commands.command(name=words("cmd-table-cancel-name"), description=words("cmd-table-cancel-desc"))
    async def cancel(self, interaction: Here) -> None:
        """Close the lobby, or propose to give the match up."""
        await pressed(interaction, "cancel")

    @app_commands.command(name=words("cmd-table-pause-name"), description=words("cmd-table-pause-desc"))
    async def pause(self, interaction: Here) -> None:
        """Set an idle match aside."""
        await pressed(interaction, "pause")

    @app_commands.command(name=words("cmd-table-resume-name"), description=words("cmd-table-resume-desc"))
    @arguments("table", "resume", "table")
    async def resume(self, interaction: Here, table: str = "") -> None:
        """Go on with a paused match here."""

        async def work(visit: Visit) -> None:
            paused = await visit.tables.look.paused_in(visit.place.guild_id, visit.user_id)
            wanted = [one for one in paused if table == str(one.id)] or (paused if not table else [])
            if not wanted:
                await visit.say((await visit.reader())("resume-none"))
                return
            visit.id = Id("resume", wanted[0].id)
            await handlers["resume"](visit)

        await guarded(Visit(interaction), work)

    @resume.autocomplete("table")
    async def table_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Paused matches of this server where the person sits."""
        visit = Visit(interaction)
        found: list[app_commands.Choice[str]] = []
        for table in await visit.tables.look.paused_in(interaction.guild_id or 0, visit.user_id):
            reader = await visit.reader(table)
            progress = face_of(table.row.game).progress(table.match.view(None), reader)
            people = ", ".join(reader.short.values())
            label = cut(reader("resume-option", game=reader.game(), progress=progress, names=people), OPTION)
            if matching.rank(current, label) is not matching.Rank.NONE:
                found.append(app_commands.Choice(name=label, value=str(table.id)))
        return found[: matching.CHOICES]


class GamesCog(commands.Cog):
    """`/games`: works everywhere, also in direct messages."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client

    @app_commands.command(name=words("cmd-games-name"), description=words("cmd-games-desc"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def games(self, interaction: Here) -> None:
        """Every table where this person sits."""
        await guarded(Visit(interaction), handlers["games"])
