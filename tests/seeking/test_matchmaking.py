"""From people who look for the same to a match: one table, a chance to say no, nobody held up by who does not come
(tournaments R6)."""

from __future__ import annotations

import pytest

from bot.hours import zones
from bot.seeking.matchmaking import KEPT, LIVE_KEPT, UNSAID
from bot.store import repository as repo
from bot.store.rows import CANCELLED, LOBBY, PLAYING
from bot.tables.model import MAX_HOSTED, Place, TableError
from bot.tables.presenter import MessageGone, TryLater, Unreachable
from tests.seeking.square import ANN, BO, CEM, DORA, GUILD, HERE, Square

HOUR, DAY = 3600, 86400
ROOM = Place(GUILD, 300)


# --- a table for a group ---------------------------------------------------------------------------------------------


async def test_r6_a_full_group_gets_one_lobby_in_a_thread_with_a_place_kept_for_each(square: Square) -> None:
    table = await square.lobby(ANN, BO, rated="rated")
    assert table.row.phase == LOBBY
    assert table.row.restricted == 1
    assert table.row.options["table-pace"] == "daily"
    assert table.row.options["table-rated"] == "on"
    assert [seat.kept_id for seat in table.seats] == [ANN.id, BO.id]
    assert table.row.channel_id in square.server.opened
    assert len(square.server.lines) == 1
    outlook = await square.seeking.searching.outlook(ANN, GUILD)
    assert outlook.place == Place(GUILD, table.row.channel_id)
    assert outlook.until_kept == table.seats[0].kept_until


async def test_r6_exactly_those_who_were_found_are_called_in_the_thread(square: Square) -> None:
    table = await square.lobby(ANN, BO)
    await square.house.tables.herald.tell(table.id)
    called = [one for one in square.house.channel.messages.values() if one.kind == "found"]
    assert [sorted(one.pings) for one in called] == [[ANN.id, BO.id]]


async def test_r6_the_match_begins_by_itself_when_all_have_come_and_nobody_waits_any_more(square: Square) -> None:
    table = await square.lobby(ANN, BO, CEM, sizes=(3,))
    await square.join(table, BO, ANN)
    await square.beat()
    assert (await square.tables())[0].in_lobby
    await square.join(table, CEM)
    await square.beat()
    (table,) = await square.tables()
    assert table.row.phase == PLAYING
    assert sorted(seat.user_id or 0 for seat in table.seats) == [ANN.id, BO.id, CEM.id]
    assert await square.findings() == []
    assert [(await square.row(one)).since for one in (ANN, BO, CEM)] == [0, 0, 0]


async def test_r6_who_was_not_found_cannot_take_a_place(square: Square) -> None:
    table = await square.lobby(ANN, BO)
    with pytest.raises(TableError, match="error-seek-invited"):
        await square.join(table, CEM)


async def test_r6_nobody_is_host_before_somebody_has_come(square: Square) -> None:
    table = await square.lobby(ANN, BO)
    with pytest.raises(TableError, match="error-no-host"):
        await square.house.tables.lobby.start(table.id, CEM, square.house.click())
    table = await square.join(table, BO)
    assert table.row.host_id == BO.id


@pytest.mark.parametrize(
    ("game", "seats"), [("project_mine", 4), ("the_dome", 2), ("the_dome", 4), ("twilight_imperium", 3)]
)
async def test_r6_every_game_begins_with_the_options_that_go_with_its_size(
    square: Square, game: str, seats: int
) -> None:
    people = (ANN, BO, CEM, DORA)[:seats]
    table = await square.lobby(*people, games=(game,), sizes=(seats,))
    await square.join(table, *people)
    await square.beat()
    assert (await square.tables())[0].row.phase == PLAYING


async def test_r6_the_usual_options_of_the_server_are_taken_where_they_go_with_the_size(square: Square) -> None:
    guild = await square.house.tables.people.guild(GUILD)
    guild.defaults = {"metromania": {"variant": "hidden"}}
    await square.house.tables.people.set_guild(guild)
    assert (await square.lobby(ANN, BO)).row.options["variant"] == "open"


async def test_r6_the_usual_options_of_the_server_are_taken_for_three(square: Square) -> None:
    guild = await square.house.tables.people.guild(GUILD)
    guild.defaults = {"metromania": {"variant": "hidden"}}
    await square.house.tables.people.set_guild(guild)
    assert (await square.lobby(ANN, BO, CEM, sizes=(3,))).row.options["variant"] == "hidden"


# --- who says no, or nothing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["lobby", "page"])
async def test_r6_who_says_no_ends_a_table_that_the_others_do_not_want_smaller_and_they_wait_on(
    square: Square, by: str
) -> None:
    table = await square.lobby(ANN, BO, CEM, sizes=(3,))
    since = (await square.row(ANN)).since
    await square.join(table, ANN)
    if by == "lobby":
        await square.house.tables.lobby.leave(table.id, BO, square.house.click())
    else:
        await square.seeking.searching.stop(BO, GUILD)
    await square.beat()
    assert (await square.tables())[0].row.phase == CANCELLED
    assert await square.waiting(ANN, BO, CEM) == [True, False, True]
    assert (await square.row(ANN)).since == since
    await square.look(DORA, sizes=(3,))
    await square.beat()
    _, again = await square.tables()
    assert [seat.kept_id for seat in again.seats] == [ANN.id, CEM.id, DORA.id]


async def test_r6_of_three_who_would_play_as_two_the_others_begin_without_who_says_no(square: Square) -> None:
    for person in (ANN, BO, CEM):  # all at once, so that the larger table is found
        await square.look(person, sizes=(2, 3))
    await square.beat()
    (table,) = await square.tables()
    assert len(table.seats) == 3
    await square.join(table, ANN, CEM)
    await square.seeking.searching.stop(BO, GUILD)
    await square.beat()
    (table,) = await square.tables()
    assert table.row.phase == PLAYING
    assert sorted(seat.user_id or 0 for seat in table.seats) == [ANN.id, CEM.id]
    assert await square.waiting(ANN, BO, CEM) == [False, False, False]


@pytest.mark.parametrize(("pace", "kept"), [("daily", KEPT), ("live", LIVE_KEPT)])
async def test_r6_who_does_not_come_in_time_is_told_and_the_others_wait_on(
    square: Square, pace: str, kept: int
) -> None:
    table = await square.lobby(ANN, BO, pace=pace)
    await square.join(table, ANN)
    await square.beat(kept - 5)
    assert (await square.tables())[0].in_lobby
    await square.beat(5)
    await square.beat()
    assert (await square.tables())[0].row.phase == CANCELLED
    assert await square.waiting(ANN, BO) == [True, False]
    assert square.server.told == [(BO.id, GUILD, "missed")]


async def test_r6_where_nobody_comes_nobody_waits_on(square: Square) -> None:
    await square.lobby(ANN, BO)
    await square.beat(KEPT)
    await square.beat()
    assert (await square.tables())[0].row.phase == CANCELLED
    assert await square.waiting(ANN, BO) == [False, False]
    assert sorted(square.server.told) == [(ANN.id, GUILD, "missed"), (BO.id, GUILD, "missed")]
    await square.beat(UNSAID)
    assert await square.findings() == []


async def test_r6_places_are_kept_from_when_everybody_may_be_told(square: Square) -> None:
    minute = (square.house.now // 60 + 9 * 60) % 1440
    quiet = ((minute - 60) % 1440, (minute + 240) % 1440)
    await square.house.tables.people.meet(BO)
    await square.house.tables.people.live(BO, "Asia/Seoul", zone="Asia/Seoul", quiet=quiet)
    row = await square.house.tables.people.get(BO.id)
    assert row is not None
    table = await square.lobby(ANN, BO)
    assert table.seats[0].kept_until >= row.calendar.speaks(square.house.now) + KEPT
    assert zones.is_zone("Asia/Seoul")
    await square.house.tables.herald.tell(table.id)
    (called,) = [one for one in square.house.channel.messages.values() if one.kind == "found"]
    assert called.pings == (ANN.id,)


async def test_r6_a_host_who_opens_the_lobby_for_everybody_has_an_ordinary_one(square: Square) -> None:
    table = await square.lobby(ANN, BO)
    await square.join(table, ANN)
    await square.house.tables.lobby.restrict(table.id, ANN, False, square.house.click())
    await square.beat()
    assert await square.findings() == []
    assert await square.waiting(ANN, BO) == [False, False]
    assert (await square.tables())[0].in_lobby


async def test_r6_who_closes_the_lobby_stops_looking_and_the_other_waits_on(square: Square) -> None:
    table = await square.lobby(ANN, BO)
    await square.join(table, BO)
    await square.house.tables.seating.cancel(table.id, BO, square.house.click())
    await square.beat()
    assert await square.waiting(ANN, BO) == [True, False]
    await square.beat(UNSAID)
    assert await square.findings() == []


async def test_r6_who_leaves_after_having_come_holds_nobody_up(square: Square) -> None:
    table = await square.lobby(ANN, BO, CEM, sizes=(3,))
    await square.join(table, ANN, BO)
    await square.house.tables.lobby.leave(table.id, ANN, square.house.click())
    await square.beat()
    assert (await square.tables())[0].row.phase == CANCELLED
    assert await square.waiting(ANN, BO, CEM) == [False, True, True]


@pytest.mark.parametrize("came", [False, True])
async def test_r6_y1_who_is_forgotten_meanwhile_holds_nobody_up(square: Square, came: bool) -> None:
    table = await square.lobby(ANN, BO, CEM, sizes=(3,))
    await square.join(table, ANN, *([BO] if came else []))
    await square.house.tables.people.forget(BO.id)
    await square.beat()
    assert (await square.tables())[0].row.phase == CANCELLED
    assert await square.waiting(ANN, CEM) == [True, True]


# --- who is not matched ----------------------------------------------------------------------------------------------


async def test_r6_who_is_on_vacation_is_left_out_until_the_return(square: Square) -> None:
    await square.look(ANN)
    await square.house.tables.people.leave(ANN, square.house.now, square.house.now + 2 * DAY)
    await square.look(BO)
    await square.beat()
    assert await square.tables() == []
    await square.beat(2 * DAY)
    assert len(await square.tables()) == 1


async def test_r6_who_sleeps_is_given_no_table_for_one_sitting(square: Square) -> None:
    minute = (square.house.now // 60 + 9 * 60) % 1440
    await square.look(ANN, pace="live")
    quiet = ((minute - 60) % 1440, (minute + 60) % 1440)
    await square.house.tables.people.live(ANN, "Asia/Seoul", zone="Asia/Seoul", quiet=quiet)
    await square.look(BO, pace="live")
    await square.beat()
    assert await square.tables() == []
    await square.beat(HOUR)
    assert len(await square.tables()) == 1


async def test_r6_who_came_to_host_too_many_meanwhile_is_left_out(square: Square) -> None:
    await square.look(ANN)
    for number in range(MAX_HOSTED):
        place = Place(GUILD, 300 + number)
        await square.house.tables.lobby.open("metromania", place, ANN, "en", {}, square.house.click())
    await square.look(BO)
    await square.beat()
    assert await square.findings() == []


async def test_r6_who_has_left_the_server_is_dropped_and_the_others_go_on(square: Square) -> None:
    square.server.left = {BO.id}
    await square.look(ANN)
    await square.look(BO)
    await square.beat()
    assert await square.waiting(ANN, BO) == [True, False]
    await square.look(CEM)
    await square.beat()
    (table,) = await square.tables()
    assert [seat.kept_id for seat in table.seats] == [ANN.id, CEM.id]


async def test_r6_ratings_decide_who_is_near_and_time_brings_them_together(square: Square) -> None:
    async with square.house.tables.database.write() as connection:
        for person, mu in ((ANN, 25.0), (BO, 30.0)):
            await repo.meet(connection, person.id, person.name, "")
            await connection.execute("INSERT INTO rated_people (user_id) VALUES (?)", (person.id,))
            await connection.execute(
                "INSERT INTO ratings SELECT ?, 'metromania', 'duel', key, ?, 1.5, 30, ? FROM rated_people"
                " WHERE user_id = ?",
                (GUILD, mu, square.house.now, person.id),
            )
    await square.look(ANN)
    await square.look(BO)
    due = await square.beat()
    assert await square.tables() == []
    assert due is not None
    assert due <= square.house.now + HOUR
    await square.beat(2 * HOUR - 1)
    assert await square.tables() == []
    await square.beat(1)
    assert len(await square.tables()) == 1


# --- where -----------------------------------------------------------------------------------------------------------


async def test_r6_without_threads_a_channel_without_a_table_is_taken(square: Square) -> None:
    square.server.threads = False
    square.server.channels = {HERE.channel_id, ROOM.channel_id}
    await square.house.lobby(DORA)
    await square.look(ANN)
    await square.look(BO, ROOM)
    await square.beat()
    _, table = await square.tables()
    assert table.row.channel_id == ROOM.channel_id
    assert square.server.lines == {}


async def test_r6_where_there_is_no_room_it_says_so_and_goes_on_trying(square: Square) -> None:
    square.server.threads = False
    busy = await square.house.lobby(DORA)
    await square.look(ANN)
    await square.look(BO)
    await square.beat()
    outlook = await square.seeking.searching.outlook(ANN, GUILD)
    assert outlook.opening
    assert outlook.again > square.house.now
    assert len(await square.tables()) == 1
    await square.house.tables.lobby.leave(busy.id, DORA, square.house.click())
    await square.beat(outlook.again - square.house.now)
    assert len(await square.tables()) == 2


async def test_r6_who_stops_while_there_is_no_room_lets_the_others_wait_on(square: Square) -> None:
    square.server.channels = set()
    await square.look(ANN)
    await square.look(BO)
    await square.beat()
    await square.seeking.searching.stop(ANN, GUILD)
    await square.beat()
    assert await square.findings() == []
    assert await square.waiting(ANN, BO) == [False, True]


async def test_r6_the_channels_that_the_server_allows_are_used_and_no_others(square: Square) -> None:
    guild = await square.house.tables.people.guild(GUILD)
    guild.channels = [ROOM.channel_id]
    await square.house.tables.people.set_guild(guild)
    square.server.channels = {HERE.channel_id, ROOM.channel_id}
    await square.lobby(ANN, BO)
    (finding,) = await square.findings()
    assert finding.home_id == ROOM.channel_id


@pytest.mark.parametrize("trouble", [Unreachable("full"), Unreachable("forbidden", ["send_messages"]), MessageGone()])
async def test_r6_where_a_thread_is_refused_the_next_way_is_tried(square: Square, trouble: Exception) -> None:
    square.server.trouble_at["open_thread"] = [trouble]
    await square.look(ANN)
    await square.look(BO)
    await square.beat()
    assert await square.tables() == []
    due = (await square.seeking.searching.outlook(ANN, GUILD)).again
    await square.beat(due - square.house.now)
    (table,) = await square.tables()
    assert table.row.channel_id == HERE.channel_id


@pytest.mark.parametrize("call", ["gone", "post_line", "open_thread"])
async def test_r6_where_discord_is_out_of_order_the_same_is_tried_again(square: Square, call: str) -> None:
    square.server.trouble_at[call] = [TryLater(3)]
    await square.look(ANN)
    await square.look(BO)
    await square.beat()
    assert await square.tables() == []
    await square.beat(3)
    (table,) = await square.tables()
    assert square.server.opened == [table.row.channel_id]
    assert len(square.server.nonces) == 1


async def test_r6_a_group_whose_table_fails_stops_no_other(square: Square) -> None:
    square.server.trouble_at["post_line"] = [ZeroDivisionError()]
    for person, size in ((ANN, 2), (BO, 2), (CEM, 2), (DORA, 2)):
        await square.look(person, sizes=(size,))
    await square.beat()
    (table,) = await square.tables()
    assert [seat.kept_id for seat in table.seats] == [CEM.id, DORA.id]
    await square.beat(60)
    assert len(await square.tables()) == 2


async def test_r6_somebody_in_two_servers_may_be_found_in_both(square: Square) -> None:
    other = Place(101, 301)
    square.server.channels |= {301}
    await square.look(ANN)
    await square.look(ANN, other)
    await square.look(BO)
    await square.look(CEM, other)
    await square.beat()
    first, second = await square.tables()
    assert {first.row.guild_id, second.row.guild_id} == {100, 101}
    await square.seeking.searching.stop(ANN, 101)
    await square.beat()
    assert [table.row.phase for table in await square.tables()] == [LOBBY, CANCELLED]
    assert (await square.row(CEM, 101)).waits
