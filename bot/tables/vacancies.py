"""What becomes of a seat whose person does not answer any more: the others who are there decide by majority, else a bot
takes it after a day; with nobody there the match is set aside and given up after 14 days (asynchronous C7).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.store import repository as repo
from bot.store.rows import OPEN, PLAYING
from bot.tables import absences, timing
from bot.tables.absences import KIND
from bot.tables.aside import set_aside
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.hands import to_bot
from bot.tables.lobby import close
from bot.tables.model import DAY, SUBSTITUTE, Person, Snapshot, TableError
from bot.tables.officiated import forfeit

HAND: Final = "hand"
WAIT: Final = "wait"
CANCEL: Final = "cancel"
WAYS: Final = (HAND, WAIT, CANCEL)
"""What can be decided: a bot or whoever wants to takes the seat for good; three days more, once; the match is given
up."""
WAIT_MORE: Final = 3 * DAY
DESERTED: Final = "deserted"
"""Kind of timer, and why a match is given up: nobody was there any more."""
GIVEN_UP_AFTER: Final = 14 * DAY


async def missed(change: Change, seat: int) -> None:
    """A seat was overdue once more: it may be absent now."""
    if change.row.phase != PLAYING or not timing.is_absent(change.seats[seat]):
        return
    if change.row.tournament:
        await forfeit(change, seat)
        return
    if not absences.present(change.seats):
        await desert(change)
        return
    if seat not in change.row.absences:
        await absences.ask(change, seat)
    await recount(change)


async def desert(change: Change) -> None:
    """Nobody is there: the match is set aside, and given up if nobody comes back."""
    await set_aside(change)
    await repo.set_timer(change.connection, change.row.id, DESERTED, change.now + GIVEN_UP_AFTER)
    await change.say(DESERTED, until=change.now + GIVEN_UP_AFTER)


async def ring(change: Change, seat: int) -> None:
    """A seat was waited for, or on offer, long enough."""
    one = change.row.absences.get(seat)
    if one is None or change.row.phase != PLAYING:
        return
    if one.waiting:
        await absences.ask(change, seat)
    else:
        await _to_bot(change, seat, "lapsed")


async def recount(change: Change) -> None:
    """Do what a majority wants; who has a vote may have changed."""
    for seat in list(change.row.absences):
        one = change.row.absences.get(seat)
        voters = [other for other in absences.present(change.seats) if other != seat]
        if one is None or one.waiting or change.row.phase != PLAYING:
            continue
        if not absences.present(change.seats):
            await desert(change)
            return
        votes = Counter(way for other, way in one.votes.items() if other in voters)
        way = next((way for way, count in votes.items() if 2 * count > len(voters)), "")
        if way == HAND:
            row = change.seats[seat]
            if row.away_id is None:  # who stands in for somebody gives nothing away that is not theirs
                row.owner_id = None
            await _to_bot(change, seat, "handed")
        elif way == WAIT:
            await absences.wait(change, seat, WAIT_MORE)
        elif way == CANCEL:
            await close(change, KIND)


async def _to_bot(change: Change, seat: int, outcome: str) -> None:
    await absences.over(change, seat, outcome)
    await to_bot(change, change.seats[seat], SUBSTITUTE)
    change.row.offered.setdefault(seat, OPEN)


class Vacancies:
    """Votes about seats that are absent."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def vote(self, table_id: int, by: Person, seat: int, until: int, way: str, interaction: int) -> Snapshot:
        """Say what is to become of an absent seat; until it is decided one may say something else.

        Args:
            table_id: the table.
            by: who votes.
            seat: the absent seat.
            until: end of the vote that was shown.
            way: one of `WAYS`.
            interaction: Discord's id of the press.

        Raises:
            TableError: that vote is over, it does not ask this person, or the others have waited already.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                own = change.seat_of(by.id).seat
                one = change.row.absences.get(seat)
                if one is None or one.waiting or one.until != until or way not in WAYS:
                    raise TableError("absent-over")
                if own == seat or own not in absences.present(change.seats):
                    raise TableError("absent-no-vote")
                if way == WAIT and one.waited:
                    raise TableError("absent-waited-once")
                one.votes[own] = way
                await recount(change)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)
