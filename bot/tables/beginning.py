"""A match begins with those who sit, whoever says so: the host of a lobby, or a tournament."""

from __future__ import annotations

import hashlib

from bot.core import playable, study
from bot.core.frames import unpack
from bot.core.match import Match
from bot.core.options import settle_options
from bot.core.streams import seed_from
from bot.core.study import began
from bot.store import repository as repo
from bot.store.rows import PLAYING
from bot.store.studies import study_of
from bot.tables import timing
from bot.tables.desk import Change
from bot.tables.seat_choices import PACK, put_into_options


async def begin(change: Change) -> None:
    """Begin the match of a table whose seats are filled.

    Raises:
        TableError: its card pack is not in the database.
        CoreError: an option does not go with this number of seats.
    """
    row = change.row
    rules = playable.find(row.game).rules
    settle_options(rules, len(change.seats), row.options)
    await put_into_options(change)
    seed = seed_from(bytes.fromhex(row.secret), row.joins)
    if (origin := await study_of(change.connection, row.id)) is not None:
        change.pack = await change.desk.pack_of(change.connection, row.pack)
        match, entry = study.begin(unpack(origin.frame), seed, row.options, change.pack), began(origin.move)
    else:
        change.pack, entry = await _pack(change), None
        match = Match.new(row.game, len(change.seats), seed, row.options, change.pack, row.pack)
    row.phase = PLAYING
    row.options = dict(match.options)
    row.version = change.desk.version
    timing.begin(row, change.seats)
    await repo.drop_timers(change.connection, row.id)
    if rules.talks and len(change.humans()) > 1:
        await repo.say(change.connection, row.id, "talk", {}, change.now)
    await change.record(match, entry)


async def _pack(change: Change) -> bytes | None:
    """The pack chosen in the lobby, else the game's own; kept in the database from now on (design 2.14)."""
    row = change.row
    row.pack = row.options.get(PACK, "")
    if row.pack:
        return await change.desk.pack_of(change.connection, row.pack)
    own = playable.find(row.game).rules.built_in_pack()
    if own is not None:
        row.pack = hashlib.sha256(own).hexdigest()
        await repo.put_pack(change.connection, row.pack, row.game, own)
    return own
