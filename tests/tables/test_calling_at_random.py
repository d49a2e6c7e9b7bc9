"""Whatever people choose and whatever happens when: nobody is called in quiet hours, twice for one thing, or not at all
(asynchronous P2, P4, P5)."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hours.calendar import SPREAD
from bot.hours.weeks import Week
from bot.store import calls
from bot.store import repository as repo
from bot.tables.model import DAY, HOUR, Person, TableError
from tests.hours.test_time import quiet
from tests.tables.house import ANN, BO, CEM, House, Message, build
from tests.tables.test_calling import due

ZONES = ("UTC", "Asia/Seoul", "America/New_York")
WAYS = ("mention", "direct", "digest", "quiet", "off")
REMINDS = ("remind", "call", "direct")
"""Messages that say once more what a board says."""
GAP = 600

hours = st.tuples(st.integers(0, 23), st.integers(1, 10)).map(lambda one: (one[0] * 60, (one[0] + one[1]) % 24 * 60))
days = st.sets(st.integers(0, 6), max_size=2).map(lambda one: tuple(sorted(one)))
weeks = st.builds(Week, st.sampled_from(ZONES), hours, days)
steps = st.tuples(st.sampled_from(("turn", "nudge", "nothing")), st.integers(1, 30 * HOUR))


class Heard:
    """Who was called when, and by what kind of message."""

    def __init__(self, house: House) -> None:
        self.calls: list[tuple[int, str, int]] = []
        write = house.channel._write

        def noted(message: Message, nonce: Any) -> int:
            self.calls += [(house.now, message.kind, user) for user in message.pings]
            return write(message, nonce)

        house.channel._write = noted  # type: ignore[method-assign]


async def passes(house: House, seconds: int) -> None:
    """Time goes by from one thing that is due to the next."""
    end = house.now + seconds
    while house.now < end:
        await due(house)
        reader = house.tables.database.reader
        found = (await repo.next_due(reader), await calls.next_due(reader))
        following = [at for at in found if at is not None and at > house.now]
        house.wait(max(1, min([end, *following]) - house.now))
    await due(house)


async def lived(
    folder: Path, pace: str, people: dict[Person, tuple[Week, str]], happens: list[tuple[str, int]]
) -> tuple[list[tuple[int, str, int]], dict[int, int]]:
    """A match among people who live like that: who was called, and since when each is awaited at the end."""
    house = await build(folder / "lived.sqlite3")
    try:
        for person, (week, way) in people.items():
            await house.tables.people.live(person, week.zone, zone=week.zone, quiet=week.quiet, off=week.off)
            await house.tables.people.set(person, reminders=way)
        heard = Heard(house)
        with patch("bot.tables.lobby.token_bytes", bytes):
            table = await house.game(*people, **{"table-pace": pace})
        for what, seconds in happens:
            table = await house.tables.look.at(table.id)
            if table.playing and what == "turn" and table.awaited_users:
                await house.turn(table)
            elif table.playing and what == "nudge":
                with suppress(TableError):
                    await house.tables.seating.nudge(table.id, next(iter(people)), house.click())
            await passes(house, seconds)
        await passes(house, 3 * DAY)
        table = await house.tables.look.at(table.id)
        waits = {table.seats[seat].user_id or 0: wait.since for seat, wait in table.row.waits.items()}
        return heard.calls, waits if table.playing else {}
    finally:
        await house.tables.close()


@settings(max_examples=12, deadline=None)
@given(
    pace=st.sampled_from(("none", "slow")),
    lives=st.lists(st.tuples(weeks, st.sampled_from(WAYS)), min_size=3, max_size=3),
    happens=st.lists(steps, max_size=6),
)
def test_nobody_is_called_when_they_sleep_twice_or_never(
    pace: str, lives: list[tuple[Week, str]], happens: list[tuple[str, int]]
) -> None:
    people = dict(zip((ANN, BO, CEM), lives, strict=True))
    with tempfile.TemporaryDirectory() as name:
        called, waits = asyncio.run(lived(Path(name), pace, people, happens))
    for person, (week, way) in people.items():
        own = [(at, kind) for at, kind, user in called if user == person.id]
        assert not [one for one in own if quiet(week, one[0])], "in quiet hours or on a day off"
        if way in ("quiet", "off"):
            assert own == [], "they want no calls"
        reminds = [at for at, kind in own if kind in REMINDS]
        assert all(later - one >= GAP for one, later in pairwise(reminds)), "twice"
        if way == "digest":
            assert {kind for _, kind in own} <= {"direct"}, "all of it once a day"
            assert all(later - one > 12 * HOUR for one, later in pairwise(reminds))
        if way in ("mention", "direct", "digest") and person.id in waits:
            assert any(at >= waits[person.id] for at, _ in own), "told in the end"
        if way == "mention" and person.id in waits:
            first = min(at for at, _ in own if at >= waits[person.id])
            awake = next(at for at in range(waits[person.id], first + 60, 60) if not quiet(week, at))
            assert first - awake <= SPREAD + 60, "when quiet hours are over, spread over ten minutes"
