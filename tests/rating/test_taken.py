"""Results are taken in the transaction that ends a match or a seat's part in it, once (tournaments R3, R5)."""

from __future__ import annotations

import pytest

from bot.core.play import PACE
from bot.rating.encounters import Encounter
from bot.store import ratings as store
from bot.store.values import Connection
from bot.tables.model import DAY, Person, Snapshot, TableError
from tests.tables.house import ANN, BO, CEM, DORA, HERE, MOD, House

RATED = {"table-rated": "on"}


async def results(house: House) -> list[tuple[str, Encounter]]:
    """Class and encounter of every result."""
    rows = await house.tables.database.reader.execute_fetchall("SELECT kind, encounter FROM results ORDER BY id")
    return [(kind, store._encounter(body)) for kind, body in rows]


async def key(house: House, person: Person) -> int:
    return (await store.keys_of(house.tables.database.reader, [person.id]))[person.id]


async def rest(house: House, table: Snapshot) -> Snapshot:
    """Play on to the end, where a bot may be next."""
    await house.news(table.id)
    return await house.finish(await house.tables.look.at(table.id))


async def turns(house: House, table: Snapshot, count: int) -> Snapshot:
    for _ in range(count):
        table = await house.turn(table)
    return table


async def test_a_rated_match_leaves_one_result_with_ranks_as_the_game_says(house: House) -> None:
    table = await house.finish(await house.game(ANN, BO, CEM, **RATED))
    ((kind, encounter),) = await results(house)
    keys = [await key(house, person) for person in (ANN, BO, CEM)]
    assert kind == "table"
    assert encounter == Encounter(tuple((one,) for one in keys), table.ranks, 2)
    board = await store.board(house.tables.database.reader, HERE.guild_id, "metromania", "table")
    assert [(one.user_id, one.name, one.rated.games) for one in board] == [(1, "Ann", 1), (2, "보라", 1), (3, "Cem", 1)]
    assert await store.sitting_of(house.tables.database.reader, table.id) is None


@pytest.mark.parametrize("options", [{}, {"table-rated": "off"}])
async def test_a_match_is_rated_only_where_its_table_says_so(house: House, options: dict[str, str]) -> None:
    await house.finish(await house.game(ANN, BO, **options))
    assert not await results(house)


async def test_a_match_that_a_bot_began_is_not_rated(house: House) -> None:
    await house.finish(await house.game(ANN, BO, bots=1, **RATED))
    assert not await results(house)


async def test_a_study_is_not_rated(house: House) -> None:
    table = await house.finish(await house.game(ANN, BO, **RATED))
    study = await house.tables.studies.open(table.id, ANN, 3, 0, house.click())
    await house.tables.lobby.join(study.id, BO, house.click())
    await house.tables.lobby.start(study.id, ANN, house.click())
    await house.finish(await house.tables.look.at(study.id))
    assert len(await results(house)) == 1


async def test_who_resigns_is_last_at_once_and_the_rest_are_rated_at_the_end(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, CEM, DORA, **RATED), 9)
    await house.tables.seating.resign(table.id, BO, house.click())
    ((_, first),) = await results(house)
    a, b, c, d = [await key(house, person) for person in (ANN, BO, CEM, DORA)]
    assert first == Encounter(((a,), (c,), (d,), (b,)), (1, 1, 1, 2), 3, 3)
    table = await rest(house, table)
    _, (_, last) = await results(house)
    assert last == Encounter(((a,), (c,), (d,)), (table.ranks[0], table.ranks[2], table.ranks[3]), 3)


async def test_giving_up_a_duel_late_counts_for_both_and_early_against_the_leaver_alone(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, **RATED), 5)
    await house.tables.seating.resign(table.id, ANN, house.click())
    table = await house.game(ANN, BO, **RATED)
    await house.tables.seating.resign(table.id, BO, house.click())
    a, b = await key(house, ANN), await key(house, BO)
    assert [one for _, one in await results(house)] == [
        Encounter(((b,), (a,)), (1, 2), 1, 1),
        Encounter(((a,), (b,)), (1, 2), 1, 1, alone=True),
    ]
    games = {
        one.user_id: one.rated.games
        for one in await store.board(house.tables.database.reader, 100, "metromania", "duel")
    }
    assert games == {1: 1, 2: 2}


async def test_a_seat_handed_to_a_friend_is_left(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, **RATED), 5)
    await house.tables.seating.hand_over(table.id, BO, 1, CEM, house.click())
    assert not await results(house)
    await house.tables.seating.take_over(table.id, CEM, 1, house.click())
    a, b = await key(house, ANN), await key(house, BO)
    assert [one for _, one in await results(house)] == [Encounter(((a,), (b,)), (1, 2), 1, 1)]
    await house.finish(await house.tables.look.at(table.id))
    assert len(await results(house)) == 1


async def test_the_own_seat_is_not_lent_to_a_bot(house: House) -> None:
    table = await house.game(ANN, BO, **RATED)
    with pytest.raises(TableError, match="error-rated-lend"):
        await house.tables.seating.hand_over(table.id, BO, 1, "easy", house.click())


async def test_who_is_absent_is_last_at_that_moment_and_single_late_turns_change_nothing(house: House) -> None:
    options = {**RATED, PACE: "daily"}
    table = await turns(house, await house.game(ANN, BO, CEM, **options), 6)
    away = house.player(table)
    seat = table.seat_of(away.id)
    assert seat is not None
    for missed in (1, 2, 3):
        assert not await results(house), missed
        for _ in range(400):
            table = await house.tables.look.at(table.id)
            if table.seats[seat].missed >= missed:
                break
            if table.awaited_users and table.awaited_users[0] != away.id:
                await house.move(table)
            else:
                house.wait(DAY // 4)
                await house.tables.clocks.run_due()
                await house.news(table.id)
        assert table.seats[seat].missed == missed
    ((_, encounter),) = await results(house)
    assert encounter.sides[encounter.leaver] == (await key(house, away),)
    assert not encounter.alone


async def test_what_all_agree_to_give_up_is_not_rated(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, **RATED), 5)
    await house.tables.seating.cancel(table.id, ANN, house.click())
    await house.tables.ballots.vote(table.id, BO, "cancel", True, house.click())
    assert (await house.tables.look.at(table.id)).row.phase == "cancelled"
    assert not await results(house)


async def test_a_moderator_who_plays_and_gives_the_match_up_has_left_it(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, CEM, **RATED), 7)
    mod = Person(BO.id, BO.name, BO.locale, moderator=True)
    await house.tables.seating.cancel(table.id, mod, house.click())
    ((_, encounter),) = await results(house)
    assert encounter.sides[encounter.leaver] == (await key(house, BO),)
    table = await turns(house, await house.game(ANN, CEM, **RATED), 5)
    await house.tables.seating.cancel(table.id, MOD, house.click())
    assert len(await results(house)) == 1


async def test_three_granted_undos_of_what_was_drawn_make_a_match_unrated(house: House) -> None:
    for granted in (2, 3):
        table = await house.game(ANN, BO, game="project_mine", **RATED)
        for _ in range(granted):
            table = await turns(house, table, 2)
            other = house.player(table)
            asker = BO if other is ANN else ANN
            await house.tables.undo.ask(table.id, asker, house.click())
            table = await house.tables.look.at(table.id)
            assert table.row.ballot.kind == "undo"
            await house.tables.ballots.vote(table.id, other, "undo", True, house.click())
            table = await house.tables.look.at(table.id)
        before = len(await results(house))
        await house.finish(table)
        assert len(await results(house)) - before == (granted == 2)


async def test_forgetting_keeps_results_under_a_key_of_nobody_and_who_returns_begins_anew(house: House) -> None:
    for _ in range(2):
        await house.finish(await house.game(ANN, BO, **RATED))
    reader: Connection = house.tables.database.reader
    old, before = await key(house, ANN), await store.digest(reader)
    await house.tables.people.forget(ANN.id)
    assert await store.digest(reader) == before
    assert {one.key: (one.user_id, one.name) for one in await store.board(reader, 100, "metromania", "duel")}[old] == (
        None,
        "",
    )
    async with house.tables.database.write() as connection:
        assert await store.recompute(connection) == 2
    assert await store.digest(reader) == before
    await house.finish(await house.game(ANN, BO, **RATED))
    assert await key(house, ANN) != old
    assert (await store.rated_of(reader, 100, "metromania", "duel", ANN.id)).games == 1


async def test_a_match_under_way_is_left_by_who_is_forgotten(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, CEM, **RATED), 7)
    leaver = await key(house, CEM)
    await house.tables.people.forget(CEM.id)
    ((_, encounter),) = await results(house)
    assert encounter.sides[encounter.leaver] == (leaver,)
    await rest(house, table)
    assert len(await results(house)) == 2


async def test_a_seat_somebody_stands_in_for_during_a_vacation_is_its_persons(house: House) -> None:
    table = await turns(house, await house.game(ANN, BO, CEM, **RATED), 7)
    async with house.tables.desk.change(table.id) as change:
        change.seats[1].away_id, change.seats[1].user_id, change.seats[1].bot = BO.id, None, "easy"
    assert not await results(house)
    await rest(house, table)
    ((_, encounter),) = await results(house)
    assert encounter.sides[1] == (await key(house, BO),)


async def test_a_lobby_may_be_for_those_rated_near_its_host(house: House) -> None:
    options = {"table-rated": "100"}
    for _ in range(6):
        table = await turns(house, await house.game(ANN, BO, **RATED), 5)
        await house.tables.seating.resign(table.id, BO, house.click())
        house.wait(31 * DAY)
    table = await house.lobby(ANN, game="metromania", **options)
    with pytest.raises(TableError, match="error-rating"):
        await house.tables.lobby.join(table.id, BO, house.click())
    async with house.tables.desk.change(table.id) as change:
        change.row.options = {**change.row.options, "table-rated": "on"}
    await house.tables.lobby.join(table.id, BO, house.click())
