"""Studies: a finished match played on from one of its positions (asynchronous R6).

The lobby of a study has a place for every seat of that position, and they stay where they are, whoever comes and goes:
who sits down takes over that seat's side of the table. It is played like any other match and is never rated.
"""

from __future__ import annotations

from secrets import token_bytes

from bot.core import frames, study
from bot.core.match import Match
from bot.core.study import OWN, STUDY
from bot.store import repository as repo
from bot.store.rows import FINISHED, LOBBY, SeatRow, TableRow
from bot.store.studies import StudyRow, put_study
from bot.tables.desk import Desk, Repeated
from bot.tables.founding import found, founded
from bot.tables.lobby import digest, new_row, welcome
from bot.tables.model import Person, Place, Snapshot, TableError
from bot.tables.replay import Replay


class Studies:
    """Opening the lobby of a study, and choosing sides in it."""

    def __init__(self, desk: Desk, replay: Replay) -> None:
        self.desk = desk
        self.replay = replay

    async def open(self, table_id: int, by: Person, move: int, seat: int | None, interaction: int) -> Snapshot:
        """A new lobby in the channel of a finished match, that begins where that one stood after a move.

        Args:
            table_id: the finished match.
            by: who opens it, and sits down at once.
            move: number of the move; of one that was taken back the one before it.
            seat: where they sit; None for the seat they played, else the one that is to move.
            interaction: Discord's id of the click.

        Raises:
            TableError: not over, a position that is the end or cannot be read, or another table stands in the channel.
            BadSetup: nothing can be played on from there.
        """
        old = await self.desk.snapshot(table_id)
        if old.row.phase != FINISHED:
            raise TableError("study-later")
        _, steps = await self.replay.steps(old)
        step = next((one for one in reversed(steps) if one.no <= move), steps[0])
        match = await self.replay.match_at(old, step.entry)
        study.begin(match.save(), bytes(32), {}, old.pack)  # said now if it cannot be
        now, place = self.desk.clock(), Place(old.row.guild_id, old.row.channel_id)
        options = {key: value for key, value in old.row.options.items() if key not in OWN}
        row = new_row(old.row.game, place, old.row.language, options | {STUDY: str(step.no)}, token_bytes(32), now)
        row.host_id, row.pack, row.joins = by.id, old.row.pack, [digest(interaction)]
        seats = [SeatRow(0, number) for number in range(len(old.seats))]
        own = _seat(old, match, by.id, seat)
        seats[own].user_id = seats[own].owner_id = by.id

        async def write(connection: repo.Connection) -> TableRow:
            await welcome(connection, place, by, here_before=True)
            await repo.meet(connection, by.id, by.name, by.locale)
            await found(connection, row, seats, now)
            frame = frames.pack(match.save())
            await put_study(connection, StudyRow(row.id, old.id, step.no, old.row.commitment, frame))
            return row

        return await founded(self.desk, place, interaction, write)

    async def sit(self, table_id: int, by: Person, seat: int, interaction: int) -> Snapshot:
        """Change to a side that is free, or that a bot was to play: the bot takes the other one. Whose turn the
        position is and what lies before each side stay as they are.

        Args:
            table_id: a lobby of a study.
            by: sits there.
            seat: the side that is wanted.
            interaction: Discord's id of the click.

        Raises:
            TableError: begun, no study, not seated, or somebody else sits on that side.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                own = change.seat_of(by.id).seat
                if STUDY not in change.row.options or not 0 <= seat < len(change.seats):
                    raise TableError("error-seat-not-open")
                there = change.seats[seat]
                if seat == own:
                    return await self.desk.snapshot(table_id)
                if there.user_id is not None or not (there.open or there.bot):
                    raise TableError("error-seat-not-open")
                change.seats[seat], change.seats[own] = change.seats[own], there
                change.seats[seat].seat, change.seats[own].seat = seat, own
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)


def _seat(old: Snapshot, match: Match, user_id: int, wanted: int | None) -> int:
    if wanted is not None and 0 <= wanted < len(old.seats):
        return wanted
    own = old.seat_of(user_id)
    return own if own is not None else next(iter(match.awaited()), 0)
