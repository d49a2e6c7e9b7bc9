"""What a table's end is for the seats of its match (tournaments S1), noted in the very transaction that ends it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.core.events import Entry
from bot.core.state import Result
from bot.pairing.contest import CALLED_OFF as GIVEN_UP
from bot.pairing.contest import CONCEDED, DISQUALIFIED, FORFEITED, OVER, PLACE, SENT_OFF, Pairing, SeatResult
from bot.pairing.deeds import Begun, Ended
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.rows import FINISHED, EntryRow, SeatRow
from bot.tables.desk import Change
from bot.tables.officiated import GIVEN
from bot.tournaments.ledger import Ledger, Turnover
from bot.tournaments.tourney import DONE, STOPPED

ARCHIVE: Final = "archive"
"""What is said of a match that is over: its thread is archived."""
ARCHIVED_AFTER: Final = 600
"""Seconds until then: its people read the result first."""

_entry = msgspec.json.Decoder(Entry).decode


def outcomes(seats: Sequence[SeatRow], result: Result | None, gone: Mapping[int, int]) -> tuple[SeatResult, ...]:
    """What each seat comes away with: who stayed ranks among themselves as the game has it; behind them who left, the
    later the better, and nothing of what a bot did for them tops anything (T6).

    Args:
        seats: of the table, in order.
        result: of its match; None where it was given up because nobody was there any more.
        gone: log entry with which a seat was left for good, by seat.
    """
    ranks = result.ranks if result is not None else tuple(1 for _ in seats)
    scores = result.scores if result is not None else tuple(0 for _ in seats)
    total = sum(scores)
    shared = total > 0 and min(scores) >= 0
    stayed = [row.seat for row in seats if row.seat not in gone]
    left = sorted(gone, key=lambda seat: -gone[seat])
    found: list[SeatResult] = []
    for row in seats:
        seat = row.seat
        if seat in gone:
            place = 1 + len(stayed) + sum(gone[other] > gone[seat] for other in left)
        else:
            place = 1 + sum(ranks[other] < ranks[seat] for other in stayed)
        kind = PLACE if seat not in gone else CONCEDED if row.resigned == GIVEN else FORFEITED
        share = scores[seat] / total if shared else 0.0
        found.append(SeatResult(kind, place, float(scores[seat]), share, tops=seat not in gone))
    return tuple(found)


def left_at(seats: Sequence[SeatRow], entries: Sequence[EntryRow], result: Result | None) -> dict[int, int]:
    """With which entry of the log each seat was left that its person does not play any more."""
    quit_ = None if result is None else result.detail.get("conceded")
    found: dict[int, int] = {}
    for row in seats:
        if row.resigned or row.user_id is None or row.seat == quit_:
            found[row.seat] = 0
    for line in entries:
        for event in _entry(line.body).events:
            seat = event.args.get("seat")
            if event.key in _LEAVING and seat in found:
                found[seat] = line.no
    return found


_LEAVING: Final = ("tables-seat-to-bot", "core-conceded", "tables-overdue-forfeit")


def met(seats: Sequence[SeatRow], entries: Sequence[EntryRow], gone: Mapping[int, int]) -> bool:
    """Whether everybody there made a move themselves before they left (F1)."""
    moved: set[int] = set()
    for line in entries:
        entry = _entry(line.body)
        if (
            entry.kind == "answer"
            and not entry.late
            and entry.seat is not None
            and not 0 < gone.get(entry.seat, 0) <= line.no
        ):
            moved.add(entry.seat)
    return all(row.seat in moved for row in seats)


async def conclude(turnover: Turnover, change: Change, pairing: Pairing, decided: Result | None = None) -> None:
    """Note who began, whether all met, and how it ended: as the game has it, or as was decided in its stead (S4)."""
    entries = await repo.entries(change.connection, change.row.id)
    result = decided or change.match().result
    gone = left_at(change.seats, entries, result)
    await turnover.do(began(pairing, change.seats, entries, gone))
    found = list(outcomes(change.seats, result, gone))
    for seat, number in enumerate(pairing.entrants):
        if seat in gone and turnover.row.contest.entrant(number).status == DISQUALIFIED:
            found[seat] = replace(found[seat], kind=SENT_OFF)
    await turnover.do(Ended(pairing.no, tuple(found)))


def began(pairing: Pairing, seats: Sequence[SeatRow], entries: Sequence[EntryRow], gone: Mapping[int, int]) -> Begun:
    """Who really began a match (F3), and whether all have met."""
    first = next((line.whose for line in entries if line.whose is not None), -1)
    return Begun(pairing.no, first, met(seats, entries, gone))


class Verdicts:
    """Takes results as tables end.

    Args:
        ledger: where tournaments are changed.
        changed: called with a tournament's id once it is written.
    """

    def __init__(self, ledger: Ledger, changed: Callable[[int], None]) -> None:
        self.ledger = ledger
        self.changed = changed
        ledger.desk.endings.append(self.note)

    async def note(self, change: Change) -> None:
        """A table ended, or was given up: what that means for its tournament is written with it."""
        if not change.row.tournament:
            return
        match = await store.match_of(change.connection, change.row.id)
        if match is None:
            return
        turnover = await self.ledger.within(change.connection, match.tournament_id)
        pairing = turnover.before.pairing(match.pairing)
        if pairing.void or pairing.over or turnover.row.contest.phase in (OVER, GIVEN_UP):
            match.state = DONE
        elif change.row.phase == FINISHED or all(row.resigned for row in change.seats):
            await conclude(turnover, change, pairing)
            match.state = DONE
        else:
            match.state = STOPPED
        match.limit_at = match.held_at = 0
        await store.put_match(change.connection, match)
        if match.state == DONE:
            await turnover.say_later(ARCHIVE, turnover.now + ARCHIVED_AFTER, match.pairing)
        await turnover.flush()
        tournament = match.tournament_id
        change.afterwards.append(lambda: self.changed(tournament))
