"""Which matches are rated, and what of them when (tournaments R3).

Nobody who changes a table says so: whenever it is written, its seats are compared with who sat there at the start. What
is rated is kept in the same transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from bot.core.events import Entry
from bot.core.study import STUDY
from bot.rating.encounters import EARLY, SEEN_UNDONE, Encounter, Sitting, ended, left
from bot.rating.nearness import rating_of
from bot.rating.scale import shown
from bot.store import ratings as store
from bot.store import repository as repo
from bot.store.rows import FINISHED, LOBBY, PAUSED, PLAYING, EntryRow
from bot.tables import timing
from bot.tables.model import UNDONE, TableError

if TYPE_CHECKING:
    from bot.tables.desk import Change

RATED: Final = "table-rated"
"""Option of a table: whether its match counts for ratings, and how far that of whoever joins may be from the host's."""
OFF: Final = "off"
ON: Final = "on"
NEAR: Final = ("100", "200", "400")
CHOICES: Final = (OFF, ON, *NEAR)

_entry = msgspec.json.Decoder(Entry).decode


def says_rated(options: Mapping[str, str]) -> bool:
    """Whether a table says so; a study never is."""
    return options.get(RATED, OFF) in (ON, *NEAR) and STUDY not in options


async def require(change: Change, user_id: int) -> None:
    """Refuse who is rated too far from the host.

    Raises:
        TableError: with both figures; told to that person alone.
    """
    value, host = change.row.options.get(RATED, OFF), change.row.host_id
    if value not in NEAR or host is None or STUDY in change.row.options:
        return
    seats = max(2, len(change.seats) + 1)
    own, theirs = [await _figure(change, seats, one) for one in (user_id, host)]
    if abs(own - theirs) > int(value):
        raise TableError("error-rating", own=own, theirs=theirs, range=int(value))


async def _figure(change: Change, seats: int, user_id: int) -> int:
    """The figure of somebody in that of the classes of a number of seats which they have played most."""
    row = change.row
    ratings = await store.rated_in(change.connection, row.guild_id, [user_id])
    return shown(rating_of(ratings[user_id], row.game, seats, change.now))


async def follow(change: Change, phase: str) -> None:
    """A table is about to be written: take what is rated by now.

    Args:
        change: under way.
        phase: of the table before.
    """
    row = change.row
    if not says_rated(row.options) or row.phase == LOBBY:
        return
    if phase == LOBBY:
        if row.phase == PLAYING:
            await _begin(change)
        return
    if phase not in (PLAYING, PAUSED):
        return
    sitting = await store.sitting_of(change.connection, row.id)
    if sitting is None:
        return
    before = len(sitting.gone)
    for seat in await _gone(change, sitting):
        await _keep(change, sitting, left(sitting, seat, _is_early(change)))
    if row.phase in (PLAYING, PAUSED):
        if len(sitting.gone) > before:
            await store.put_sitting(change.connection, row.id, sitting)
        return
    await store.put_sitting(change.connection, row.id, None)
    result = change.match().result if row.phase == FINISHED else None
    if result is not None and granted(await repo.entries(change.connection, row.id)) <= SEEN_UNDONE:
        await _keep(change, sitting, ended(sitting, result.ranks))


def calls_off(change: Change, user_id: int) -> None:
    """A moderator who plays in a rated match ends it alone: that is leaving it."""
    for seat in change.seats:
        if seat.user_id == user_id and says_rated(change.row.options) and change.row.phase != LOBBY:
            seat.resigned = 1


async def _begin(change: Change) -> None:
    people = [seat.user_id for seat in change.seats]
    if any(user is None for user in people):
        return
    keys = [await store.key_for(change.connection, user) for user in people if user is not None]
    play = change.match().play
    sides = play.game.rules.sides(play)
    await store.put_sitting(change.connection, change.row.id, Sitting(keys, list(sides)))


async def _gone(change: Change, sitting: Sitting) -> list[int]:
    """Seats whose person has left, is replaced or absent by now, in the order in which that is rated."""
    row = change.row
    keys = await store.keys_of(
        change.connection, {user for s in change.seats for user in (s.user_id, s.away_id) if user}
    )
    found: list[int] = []
    result = change.match().result if row.phase == FINISHED else None
    conceded = None if result is None else result.detail.get("conceded")
    for seat in change.seats:
        key = sitting.people[seat.seat]
        there = key in (keys.get(seat.user_id or 0), keys.get(seat.away_id or 0))
        absent = timing.is_absent(seat) and seat.away_id is None
        if seat.seat not in sitting.gone and (not there or absent or seat.resigned or seat.seat == conceded):
            found.append(seat.seat)
    return found


def _is_early(change: Change) -> bool:
    play = change.match().play
    return play.game.rules.turn_of(play).serial < EARLY * len(change.seats)


async def _keep(change: Change, sitting: Sitting, encounter: Encounter | None) -> None:
    row = change.row
    if encounter is not None:
        await store.add(change.connection, row.id, row.guild_id, row.game, sitting.kind, change.now, encounter)


def granted(rows: Sequence[EntryRow]) -> int:
    """How many undos of something that had been drawn or seen a table granted."""
    by_no = {row.no: row for row in rows}
    count = 0
    for row in rows:
        entry = _entry(row.body)
        if entry.kind == "table" and any(event.key == UNDONE for event in entry.events):
            # until it is written, the entry before it is the head that was left
            one = by_no.get(row.no - 1)
            while one is not None and one.no != row.parent:
                if _entry(one.body).bars_undo:
                    count += 1
                    break
                one = by_no.get(one.parent)
    return count
