"""Statistics of a server: outcomes are kept with the result, name nobody, and those of earlier matches are added."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.events import Entry
from bot.core.study import STUDY
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.light import LIGHT
from bot.store.role_results import RoleResult
from bot.tables.model import Person, Place, Snapshot
from bot.tables.statistics import RoleCount, Statistics, tallied
from tests.tables.house import ANN, BO, CEM, HERE, MOD, House, build

TI = "twilight_imperium"
DAY = 86_400


async def begun(house: House, *people: Person, bots: int = 0) -> Snapshot:
    """A match of Twilight Imperium with its factions dealt; nobody moves."""
    table = await house.lobby(*people, bots=bots, game=TI, **LIGHT)
    await house.tables.lobby.start(table.id, people[0], house.click())
    return await house.tables.look.at(table.id)


async def over(house: House, table: Snapshot, *ranks: int) -> list[str]:
    """End a match with these ranks; the factions, by seat."""
    async with house.tables.desk.change(table.id) as change:
        match = change.match()
        match.play.finish(scores=[10 - rank for rank in ranks], ranks=ranks)
        await change.record(match, Entry("table"))
    return [one.faction for one in match.play.board.players]


async def here(house: House) -> Statistics:
    return await house.tables.statistics.of_server(HERE.guild_id, TI)


async def kept(house: House) -> list[tuple[int | str, ...]]:
    query = "SELECT * FROM role_results ORDER BY table_id, seat"
    return [tuple(row) for row in await house.tables.database.reader.execute_fetchall(query)]


async def test_a_match_is_kept_with_its_end_and_counted_by_faction(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    assert await here(house) == Statistics(0, 0, (), 0.0, RoleCount("", 0, 0), 0)
    ended = house.now
    first, second, third = await over(house, table, 2, 1, 3)
    assert {first, second, third} <= set(FACTIONS)
    found = await here(house)
    assert found == Statistics(
        1,
        ended,
        (RoleCount(second, 1, 1), *(RoleCount(one, 1, 0) for one in sorted((first, third)))),
        1 / 3,
        RoleCount("", 0, 0),
        0,
    )
    other = await house.tables.statistics.of_server(HERE.guild_id + 1, TI)
    assert other.games == 0, "another server knows nothing of it"
    assert (await house.tables.statistics.of_server(HERE.guild_id, "metromania")).games == 0


async def _killed(house: House, table: Snapshot) -> None:
    """The process dies after the end was written and before it is committed."""
    async with house.tables.desk.change(table.id) as change:
        match = change.match()
        match.play.finish(scores=(3, 2, 1), ranks=(1, 2, 3))
        await change.record(match, Entry("table"))
        await change.flush()
        rows = list(await change.connection.execute_fetchall("SELECT count(*) FROM role_results"))
        assert rows[0][0] == 3
        raise RuntimeError("killed")


async def test_it_is_kept_in_the_transaction_that_ends_the_match(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    with pytest.raises(RuntimeError, match="killed"):
        await _killed(house, table)
    assert not await kept(house)
    assert (await house.tables.look.at(table.id)).playing


async def test_a_match_that_is_given_up_does_not_count(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    await house.tables.seating.cancel(table.id, MOD, house.click())
    assert (await house.tables.look.at(table.id)).row.phase == "cancelled"
    assert not await kept(house)


async def test_bots_are_counted_apart_and_practice_does_not_count(house: House) -> None:
    await over(house, await begun(house, ANN, bots=2), 1, 2, 3)
    found = await here(house)
    assert (found.games, found.practice, found.tallies) == (0, 1, ())
    first, second, _ = await over(house, await begun(house, ANN, BO, bots=1), 2, 3, 1)
    found = await here(house)
    assert (found.games, found.practice) == (1, 1)
    assert found.tallies == tuple(RoleCount(one, 1, 0) for one in sorted((first, second)))
    assert found.bots == RoleCount("", 1, 1)


async def test_a_study_is_not_counted(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    async with house.tables.desk.change(table.id) as change:
        change.row.options[STUDY] = "3"
    await over(house, table, 1, 2, 3)
    assert not await kept(house)
    assert await house.tables.statistics.ready() == 0


async def test_who_is_forgotten_leaves_nothing_and_counts_as_a_person_on(house: House) -> None:
    await over(house, await begun(house, ANN, BO, CEM), 1, 2, 3)
    before, rows = await here(house), await kept(house)
    for person in (ANN, BO, CEM):
        await house.tables.people.forget(person.id)
    assert await here(house) == before
    assert await kept(house) == rows
    async with house.tables.database.write() as connection:
        await connection.execute("DELETE FROM role_results")
    await house.tables.statistics.ready()
    assert await here(house) == before, "also where it is added later"


async def test_matches_that_were_over_before_are_added_once(house: House, tmp_path: Path) -> None:
    await over(house, await begun(house, ANN, BO, CEM), 1, 2, 3)
    await over(house, await begun(house, ANN, BO, bots=1), 2, 1, 3)
    await begun(house, ANN, BO, CEM)
    rows, before = await kept(house), await here(house)
    async with house.tables.database.write() as connection:
        await connection.execute("DELETE FROM role_results WHERE table_id = 1")
    assert await house.tables.statistics.ready() == 1
    assert await kept(house) == rows
    assert await house.tables.statistics.ready() == 0
    again = await build(house.path)
    try:
        assert await here(again) == before
    finally:
        await again.tables.close()


async def test_what_cannot_be_read_any_more_is_left_out_and_the_rest_is_added(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    await over(house, table, 1, 2, 3)
    await over(house, await begun(house, ANN, BO, CEM), 1, 2, 3)
    async with house.tables.database.write() as connection:
        await connection.execute("DELETE FROM role_results")
        await connection.execute("UPDATE tables SET state = '{' WHERE id = ?", (table.id,))
    assert await house.tables.statistics.ready() == 1
    assert (await here(house)).games == 1


async def test_a_game_whose_seats_are_alike_keeps_nothing(house: House) -> None:
    await house.finish(await house.game(ANN, BO))
    assert not await kept(house)
    assert await house.tables.statistics.ready() == 0


def test_order_and_the_even_share() -> None:
    sol, hacan, bot = RoleResult("sol", 1), RoleResult("hacan", 2), RoleResult("sol", 3, bot=True)
    matches = [(DAY, [sol, hacan, bot]), (2 * DAY, [RoleResult("hacan", 1), RoleResult("sol", 2), hacan, hacan])]
    found = tallied(matches)
    assert found.tallies == (RoleCount("hacan", 4, 1), RoleCount("sol", 2, 1)), "equal wins: the larger sample first"
    assert found.even == pytest.approx((2 / 3 + 1) / 6)
    assert (found.games, found.since, found.bots) == (2, DAY, RoleCount("", 1, 0))


def test_a_shared_win_is_one_for_each() -> None:
    found = tallied([(0, [RoleResult("sol", 1), RoleResult("hacan", 1)])])
    assert [(one.role, one.wins) for one in found.tallies] == [("hacan", 1), ("sol", 1)]


async def test_every_server_counts_its_own(house: House) -> None:
    await over(house, await begun(house, ANN, BO, CEM), 1, 2, 3)
    away = Place(HERE.guild_id + 1, 900)
    table = await house.tables.lobby.open(TI, away, ANN, "en", dict(LIGHT), house.click())
    for person in (BO, CEM):
        await house.tables.lobby.join(table.id, person, house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await over(house, table, 3, 2, 1)
    assert [(await house.tables.statistics.of_server(guild, TI)).games for guild in (HERE.guild_id, away.guild_id)] == [
        1,
        1,
    ]
