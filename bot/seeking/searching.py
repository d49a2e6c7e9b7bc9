"""What somebody presses who looks for others: what they look for, beginning, stopping, what they wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.core import playable
from bot.core.play import NO_PACE
from bot.hours.paces import PACES
from bot.rating.ladder import Rated
from bot.rating.nearness import (
    EITHER,
    LIVE,
    RATED_WAYS,
    WIDER,
    TableWish,
    kinds_of,
    rating_of,
    slack,
    widens_at,
    width,
    wishes,
)
from bot.rating.scale import provisional, shown
from bot.store import ratings
from bot.store import repository as repo
from bot.store import searches as store
from bot.store.rows import LOBBY, GuildRow
from bot.store.searches import SearchRow
from bot.tables.desk import Desk, Repeated
from bot.tables.lobby import walk_out
from bot.tables.model import DAY, HOUR, MAX_HOSTED, Person, Place, TableError

CHOSEN_PACES: Final = (NO_PACE, *PACES)
"""Paces that can be looked for; one of one's own is agreed on at a table."""
USUAL_PACE: Final = "daily"
LONGEST: Final = 7 * DAY
LIVE_LONGEST: Final = 3 * HOUR
"""Seconds after which a wait ends; the second where people want to play in one sitting."""
OVER: Final = "over"
MISSED: Final = "missed"
"""How a search ended: its time is over; its person did not come to the table that was opened."""


class Awaits(Struct, frozen=True):
    """What a search waits for in one game and class. It hangs on one's own search and rating alone, never on who else
    waits.

    Args:
        game: its key.
        kind: class of ratings, for two or for more at a table.
        others: how many more people, each number that would do.
        figure: one's own rating.
        provisional: whether that is provisional.
    """

    game: str
    kind: str
    others: tuple[int, ...]
    figure: int
    provisional: bool


class SearchPage(Struct, frozen=True):
    """A search as its person sees it.

    Args:
        wish: what is looked for, or would be.
        waits: whether others are looked for now.
        since, until: Unix times between which they are.
        width: points within which; `wider` from `widens` (Unix time) on.
        slack: points by which a newcomer counts as nearer.
        awaits: by game and class.
        table_id: the lobby that was opened; 0 for none.
        place: where it stands.
        until_kept: until when one's place there is kept.
        opening: whether a group is full and its table is being opened.
        again: when that is tried again, if it could not be; else 0.
        outcome: how the last search ended, if that was not read yet.
        closed: whether only moderators open tables here, so that nobody is looked for.
    """

    wish: TableWish
    waits: bool = False
    since: int = 0
    until: int = 0
    width: int = 0
    wider: int = 0
    widens: int = 0
    slack: int = 0
    awaits: tuple[Awaits, ...] = ()
    table_id: int = 0
    place: Place | None = None
    until_kept: int = 0
    opening: bool = False
    again: int = 0
    outcome: str = ""
    closed: bool = False


def sizes_by_game() -> dict[str, tuple[int, ...]]:
    """Numbers of seats of all games."""
    return {game: tuple(playable.find(game).rules.seats) for game in playable.keys()}  # noqa: SIM118 - a function of the room


def longest(pace: str) -> int:
    """Seconds after which a wait at a pace ends."""
    return LIVE_LONGEST if pace == LIVE else LONGEST


def is_closed(guild: GuildRow) -> bool:
    """Whether only moderators open tables on a server: then the bot opens none for others."""
    return guild.openers != "everyone"


class Searching:
    """What people press. Everything is asked and kept by server and person: nobody reaches another's search.

    Args:
        desk: shared with the tables.
        on_change: called after a commit that may make a group full.
    """

    def __init__(self, desk: Desk, on_change: Callable[[], None]) -> None:
        self.desk = desk
        self._on_change = on_change

    async def outlook(self, person: Person, guild_id: int, *, read: bool = False) -> SearchPage:
        """How a search stands.

        Args:
            person: whose.
            guild_id: server.
            read: whether its outcome has been read now.
        """
        reader, now = self.desk.database.reader, self.desk.clock()
        row = await store.search_of(reader, guild_id, person.id)
        closed = is_closed(await repo.guild(reader, guild_id))
        if row is None:
            return SearchPage(await self._usual(person.id), closed=closed)
        wish = _known(row.body)
        if row.outcome and read:
            await self._read(row)
        if not row.since:
            return SearchPage(wish, outcome=row.outcome, closed=closed)
        found = await store.finding(reader, row.finding_id) if row.finding_id is not None else None
        rated = (await ratings.rated_in(reader, guild_id, [person.id]))[person.id]
        here = width(now - row.since, wish.pace)
        return SearchPage(
            wish,
            waits=found is None,
            since=row.since,
            until=row.since + longest(wish.pace),
            width=here,
            wider=here + WIDER,
            widens=widens_at(row.since, wish.pace, now),
            slack=round(slack(rating_of({}, "", 2, now))),
            awaits=tuple(_awaits(wish, rated, now)),
            table_id=(found.table_id or 0) if found is not None else 0,
            place=Place(guild_id, found.channel_id) if found is not None and found.table_id else None,
            until_kept=found.until if found is not None else 0,
            opening=found is not None and found.table_id is None,
            again=found.due if found is not None and found.attempts else 0,
            closed=closed,
        )

    async def wish(self, person: Person, place: Place, **changes: Any) -> None:
        """Look for something else; a wait goes on, and what was chosen is proposed the next time.

        Args:
            person: who.
            place: where it was chosen.
            changes: fields of `TableWish`.

        Raises:
            TableError: there is no such thing, or no table could be like that.
        """
        async with self.desk.database.write() as connection:
            row = await self._row(connection, person, place)
            row.body = _checked(row.body, changes)
            if row.waits:
                require_possible(row.body)
            await store.put_search(connection, row)
        self._on_change()

    async def begin(self, person: Person, place: Place, interaction: int) -> None:
        """Look for others from now on; a search that is on goes on.

        Raises:
            TableError: only moderators open tables here, too many tables hosted, or no table could be like that.
        """
        try:
            async with self.desk.database.write() as connection:
                if await repo.seen_interaction(connection, interaction, self.desk.clock()):
                    raise Repeated
                if is_closed(await repo.guild(connection, place.guild_id)):
                    raise TableError("error-seek-closed")
                if await repo.hosted(connection, person.id, place.guild_id) >= MAX_HOSTED:
                    raise TableError("error-too-many-hosted", max=MAX_HOSTED)
                row = await self._row(connection, person, place)
                require_possible(row.body)
                if not row.since:
                    row.since, row.outcome, row.tell_due = self.desk.clock(), "", 0
                    row.channel_id = place.parent_id or place.channel_id
                await store.put_search(connection, row)
        except Repeated:
            pass
        self._on_change()

    async def stop(self, person: Person, guild_id: int) -> None:
        """Look for nobody any more; the place at a table that was opened is let go, and its others go on without."""
        async with self.desk.database.write() as connection:
            row = await store.search_of(connection, guild_id, person.id)
            found = await store.finding(connection, row.finding_id) if row is not None and row.finding_id else None
            if found is None or found.table_id is None:
                await self._rest(connection, guild_id, person.id)
            if found is not None and found.table_id is None:
                await store.hasten(connection, found.id, self.desk.clock())  # the others wait on, at once
        if found is not None and found.table_id is not None:
            async with self.desk.change(found.table_id, person) as change:
                await self._rest(change.connection, guild_id, person.id)
                if change.row.phase == LOBBY and any(person.id in (one.user_id, one.kept_id) for one in change.seats):
                    await walk_out(change, person.id)
        self._on_change()

    async def _rest(self, connection: repo.Connection, guild_id: int, user_id: int) -> None:
        row = await store.search_of(connection, guild_id, user_id)
        if row is not None:
            row.rest()
            row.tell_due = 0
            await store.put_search(connection, row)

    async def _read(self, row: SearchRow) -> None:
        async with self.desk.database.write() as connection:
            now = await store.search_of(connection, row.guild_id, row.user_id)
            if now is not None and now.outcome == row.outcome:
                now.outcome, now.tell_due = "", 0
                await store.put_search(connection, now)

    async def _row(self, connection: repo.Connection, person: Person, place: Place) -> SearchRow:
        await repo.meet(connection, person.id, person.name, person.locale)
        row = await store.search_of(connection, place.guild_id, person.id)
        if row is not None:
            row.body = _known(row.body)
            return row
        here = place.parent_id or place.channel_id
        return SearchRow(place.guild_id, person.id, here, await self._usual(person.id))

    async def _usual(self, user_id: int) -> TableWish:
        """What is proposed to who never looked for anybody: the game played last, at any size."""
        played = await store.latest_game(self.desk.database.reader, user_id)
        sizes = sizes_by_game()
        game = played if played in sizes else next(iter(sizes))
        return TableWish((game,), sizes[game], USUAL_PACE, EITHER)


def _awaits(wish: TableWish, rated: Mapping[tuple[str, str], Rated], now: int) -> Iterator[Awaits]:
    for game, possible in sizes_by_game().items():
        wanted = sorted(set(wish.sizes) & set(possible)) if game in wish.games else []
        for kind, sizes in groupby(wanted, key=lambda seats: kinds_of(seats)[0]):
            seats = list(sizes)
            rating = rating_of(rated, game, seats[0], now)
            yield Awaits(game, kind, tuple([one - 1 for one in seats]), shown(rating), provisional(rating))


def require_possible(wish: TableWish) -> None:
    """Refuse a search that no table could end.

    Raises:
        TableError: none of the games is played by so many.
    """
    if next(wishes(wish, sizes_by_game()), None) is None:
        raise TableError("error-seek-sizes")


def _known(wish: TableWish) -> TableWish:
    """A search without what this version does not know any more."""
    sizes = sizes_by_game()
    games = tuple([one for one in wish.games if one in sizes]) or (next(iter(sizes)),)
    pace = wish.pace if wish.pace in CHOSEN_PACES else USUAL_PACE
    return TableWish(games, wish.sizes, pace, wish.rated if wish.rated in RATED_WAYS else EITHER)


def _checked(wish: TableWish, changes: dict[str, Any]) -> TableWish:
    """A search with something else in it.

    Raises:
        TableError: there is no such thing.
    """
    sizes = sizes_by_game()
    offered: dict[str, Sequence[object]] = {
        "games": tuple(sizes),
        "sizes": sorted({one for each in sizes.values() for one in each}),
        "pace": CHOSEN_PACES,
        "rated": RATED_WAYS,
    }
    for key, value in changes.items():
        chosen: Sequence[object] = value if key in ("games", "sizes") else (value,)
        if not chosen or any(one not in offered[key] for one in chosen):
            raise TableError("error-option-value", option=key)
    return msgspec.structs.replace(wish, **changes)
