"""Five hundred people whose quiet hours end at the same minute (asynchronous X4): `python -m tests.benchmarks.morning`.

On the in-process Discord, with its rate limits, refusals to wait (429) on order and closed direct messages. In the
night matches begin that ask four people each at once; in the morning each of them is to be told once: never in quiet
hours, and nobody more than ten minutes late.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct

from bot.home.stillness import Loop
from bot.hours.calendar import Calendar, Turned, spread
from bot.hours.weeks import Week
from bot.store import repository as repo
from bot.store.rows import DIRECT, MENTION, UserRow
from bot.tables.model import HOUR, Person, Place
from tests.e2e.house import BEGIN, House, house

ZONE: Final = "Asia/Seoul"
QUIET: Final = (23 * 60, 8 * 60)
AT_ONCE: Final = 4
"""People whom a match asks at its beginning."""
GAME: Final = "project_mine"
NIGHT: Final = 6 * HOUR
"""Seconds from nine in the evening, where the house begins, to three in the night."""
MORNING: Final = 11 * HOUR
LATE: Final = 600


class Told(Struct):
    """What came of it.

    Args:
        people: how many.
        once: of them who were told once.
        never, often, early, late: who were not, more than once, in quiet hours, or over ten minutes late.
        last: seconds after the end of quiet hours at which the last was told.
        behind: seconds after the moment that was meant for them, at most.
        direct, refused, waited: direct messages, those refused, and requests that Discord let wait.
    """

    people: int
    once: int
    never: int
    often: int
    early: int
    late: int
    last: int
    behind: int
    direct: int
    refused: int
    waited: int

    @property
    def fine(self) -> bool:
        """Whether each was told once, in time."""
        return self.once == self.people and not (self.never or self.often or self.early or self.late)


async def _move_in(at: House, people: int) -> list[Person]:
    """So many people with the same quiet hours: a third told by mention, the others directly, which some refuse."""
    found: list[Person] = []
    calendar = Calendar((Turned(int(at.world.now()) - HOUR, Week(ZONE, QUIET)),))
    async with at.bot.database.write() as connection:
        for number in range(people):
            one = at.world.add_person(f"p{number}", "ko", shown=f"사람{number}")
            one.user.dms_open = number % 7 != 1
            way = MENTION if number % 3 == 0 else DIRECT
            row = UserRow(one.id, f"사람{number}", "ko", reminders=way, calendar=calendar)
            await repo.upsert(connection, "users", row, "id")
            found.append(Person(one.id, f"사람{number}", "ko"))
    return found


async def _sit_down(at: House, people: list[Person]) -> None:
    """Matches that ask all of them at once, each in a channel of its own."""
    lobby, click = at.bot.tables.lobby, at.world.home.world.snowflake
    for first in range(0, len(people), AT_ONCE):
        host, *others = people[first : first + AT_ONCE]
        place = Place(at.world.server.id, at.world.add_channel(f"night-{first}").id)
        table = await lobby.open(GAME, place, host, "ko", {}, click())
        for one in others:
            await lobby.join(table.id, one, click())
        await at.world.act(partial(lobby.start, table.id, host, click()))


def _told(at: House, people: list[Person], waited: int) -> Told:
    """Who was told, when, from all that stands in channels."""
    dawn = BEGIN.timestamp() + MORNING
    times: dict[int, list[float]] = {one.id: [] for one in people}
    direct = 0
    for channel in at.world.home.world.channels.values():
        for message in channel.messages:
            whom = [channel.recipient.id] if channel.recipient is not None else message.pings
            direct += channel.recipient is not None
            for user in whom:
                times[user].append(message.created - dawn)
    first = {user: min(found) for user, found in times.items() if found}
    meant = {one.id: spread(one.id, ZONE, int(dawn)) for one in people}
    refused = sum(not at.world.home.world.users[one.id].dms_open for one in people)
    counts = Counter(len(found) for found in times.values())
    return Told(
        people=len(people),
        once=counts[1],
        never=counts[0],
        often=sum(count for number, count in counts.items() if number > 1),
        early=sum(when < 0 for when in first.values()),
        late=sum(when > LATE + meant[user] for user, when in first.items()),
        last=round(max(first.values(), default=0)),
        behind=round(max((when - meant[user] for user, when in first.items()), default=0)),
        direct=direct,
        refused=refused,
        waited=waited,
    )


async def morning(folder: Path, patch: pytest.MonkeyPatch, people: int) -> Told:
    """A night and a morning.

    Args:
        folder: for the database.
        patch: pytest's.
        people: how many, a multiple of four.
    """
    async with house(folder, patch, limits=True) as at:
        known = await _move_in(at, people)
        await at.world.pass_time(NIGHT)
        await _sit_down(at, known)
        await at.world.pass_time(MORNING - NIGHT - 60)
        faults = at.world.home.faults
        orders: list[Any] = [
            faults.answer("POST /channels/*/messages", 429, times=people // 10, retry_after=7.0),
            faults.answer("POST /users/@me/channels", 429, times=people // 25, retry_after=5.0),
            faults.answer("POST /channels/*/messages", 429, times=2, retry_after=20.0, everywhere=True),
        ]
        await at.world.pass_time(60 + 2 * LATE + 60)
        return _told(at, known, sum(one.struck for one in orders))


def main() -> None:
    """Print one JSON object; fails where somebody was not told once, in time."""
    parser = argparse.ArgumentParser(description="Quiet hours that end at the same minute for many people.")
    parser.add_argument("--people", type=int, default=500)
    people = parser.parse_args().people
    patch = pytest.MonkeyPatch()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner:
        found = runner.run(morning(Path(folder), patch, people))
    patch.undo()
    print(json.dumps({name: getattr(found, name) for name in found.__struct_fields__}))
    if not found.fine:
        raise SystemExit("not everybody was told once, in time")


if __name__ == "__main__":
    main()
