"""What others observe does not depend on what somebody holds (rules 32 of Twilight Imperium, HI1 to HI4).

The same game is played in two worlds, in one of which a person holds cards for the call that is open, in the other
none; secret objectives differ too. A bystander and somebody who is asked as well look at everything there is, then all
pass, time goes by and the call closes: messages, ids, names of files, what the bot did and when are the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from bot.core.streams import Stream
from bot.core.windows import PASS
from tests.e2e.house import house
from tests.e2e.test_observers import Work, World, difference
from tests.games.twilight_imperium.pairs import apart

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.sqlite]
GAME: Final = "twilight_imperium"
SIDES: Final = ("left", "right")


async def held(world: World, seat: int, side: str) -> frozenset[str]:
    """A seat holds what it does in one of two worlds; what differs between them."""
    match = (await world.table()).match
    call = match.call()
    assert call is not None
    pair = apart(match, seat, call.name, Stream.of("hands apart"))
    assert pair is not None
    data = getattr(pair, side).save().decode()
    async with world.at.bot.tables.desk.database.write() as connection:
        await connection.execute("UPDATE tables SET state = ? WHERE id = ?", (data, world.id))
    return pair.differing


async def observed(folder: Path, monkeypatch: pytest.MonkeyPatch, side: str) -> list[tuple[str, Any]]:
    """What is observed in a world, with the times of all that was sent."""
    with monkeypatch.context() as patch:
        async with house(folder, patch) as at:
            work = Work()
            await work.watch(at, patch)
            world = World(at, GAME, work)
            await world.open()
            *others, seat = await world.until_called()
            await at.world.pass_time(4000)
            differing = await held(world, seat, side)
            table = await world.table()
            assert seat in table.match.call().seats  # type: ignore[union-attr]
            world.seen.append(("differing", sorted(differing)))
            _, world.told = await world.outbox()
            work.take()
            await world.public()
            stranger = at.world.add_person("stranger", "en-US", shown="Stranger")
            for watcher in (None, others[0]):
                user = table.seats[watcher].user_id if watcher is not None else None
                await world.look(next((one for one in at.people if one.id == user), stranger))
            for asked in (*others, seat):
                await world.answer(await world.table(), asked, PASS)
                await at.world.pass_time(60)
                await world.public()
            for _ in range(4):
                await at.world.pass_time(2000)
                await world.public()
            assert (await world.table()).row.last > table.row.last
            return world.seen


async def test_HI4_nothing_that_others_observe_depends_on_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds: list[list[tuple[str, Any]]] = []
    for side in SIDES:
        (tmp_path / side).mkdir()
        worlds.append(await observed(tmp_path / side, monkeypatch, side))
    one, other = worlds
    assert len(one) > 60
    assert [what for what, _ in one] == [what for what, _ in other]
    different = [f"{what}: {difference(a, b)}" for (what, a), (_, b) in zip(one, other, strict=True) if a != b]
    assert different == []
