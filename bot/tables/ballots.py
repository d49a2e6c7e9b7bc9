"""Votes of a table: whoever asks has agreed, each of the others agrees or refuses by one press, a refusal ends it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.core.play import NO_PACE
from bot.store import repository as repo
from bot.store.rows import Ballot
from bot.tables import timing
from bot.tables.absences import present
from bot.tables.aside import set_aside
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.lobby import close
from bot.tables.model import DAY, Person, Snapshot, TableError
from bot.tables.undo import go_back

UNDO: Final = "undo"
CANCEL: Final = "cancel"
PAUSE: Final = "pause"
PACE: Final = "pace"
OPEN_FOR: Final = 3 * DAY
"""Seconds a vote is open, but for one on going back."""


async def put(change: Change, kind: str, seat: int, value: str = "") -> None:
    """Put something to the vote of all others who are there; where there is nobody else it is done.

    Args:
        change: under way.
        kind: what is asked for.
        seat: who asks.
        value: a pace, of that kind.

    Raises:
        TableError: another vote is open.
    """
    if change.row.ballot.kind:
        raise TableError("undo-open-already")
    voters = [other for other in present(change.seats) if other != seat]
    ballot = Ballot(kind, seat, 0, voters, [], change.now + OPEN_FOR, value)
    if voters:
        await change.open_vote(ballot)
    else:
        await _DOING[kind](change, ballot)


async def without(change: Change, seat: int) -> None:
    """A seat has no say in an open vote any more; what it asked for is off."""
    ballot = change.row.ballot
    if seat == ballot.seat:
        await change.close_vote("over")
    elif seat in ballot.voters:
        ballot.voters.remove(seat)
        await _counted(change)


async def _counted(change: Change) -> None:
    """If all agree it is done."""
    ballot = change.row.ballot
    if set(ballot.agreed) >= set(ballot.voters):
        await _DOING[ballot.kind](change, ballot)


class Ballots:
    """Agreeing and refusing."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def vote(self, table_id: int, by: Person, kind: str, agree: bool, interaction: int) -> Snapshot:
        """Agree to what is asked for, or refuse; one refusal ends the vote.

        Args:
            table_id: the table.
            by: who votes.
            kind: what the vote is about.
            agree: whether it is to be done.
            interaction: Discord's id of the press.

        Raises:
            TableError: there is no such vote, or it does not ask this person.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                ballot = change.row.ballot
                seat = change.seat_of(by.id).seat
                if ballot.kind != kind or seat not in ballot.voters:
                    raise TableError("undo-lapsed")
                if not agree:
                    await change.close_vote("refused")
                    await change.say(f"{kind}-refused", seat=ballot.seat)
                elif seat not in ballot.agreed:
                    ballot.agreed.append(seat)
                    await _counted(change)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)


async def _undo(change: Change, ballot: Ballot) -> None:
    await go_back(change, ballot.seat, ballot.to)


async def _cancel(change: Change, ballot: Ballot) -> None:
    await close(change, "agreed")


async def _pause(change: Change, ballot: Ballot) -> None:
    await set_aside(change, "agreed")


async def _pace(change: Change, ballot: Ballot) -> None:
    await timing.repace(change, ballot.value)
    await change.close_vote("agreed")
    if ballot.value == NO_PACE:  # reminders hang on no clock any more
        for seat in change.row.waits:
            await repo.set_timer(
                change.connection, change.row.id, "remind", change.now + timing.REMIND_FIRST, str(seat)
            )
    await change.note("tables-pace", seat=ballot.seat, pace=ballot.value.partition(":")[0])


_DOING: Final[Mapping[str, Callable[[Change, Ballot], Awaitable[None]]]] = {
    UNDO: _undo,
    CANCEL: _cancel,
    PAUSE: _pause,
    PACE: _pace,
}
