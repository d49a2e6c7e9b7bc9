"""What people press who look for others, and what they are told (tournaments R6)."""

from __future__ import annotations

import pytest

from bot.core.errors import CoreError
from bot.rating.nearness import TableWish
from bot.seeking.searching import LIVE_LONGEST, LONGEST
from bot.store import repository as repo
from bot.tables.model import MAX_HOSTED, Place, TableError
from bot.tables.presenter import NoDirectMessages
from tests.seeking.square import ANN, BO, GUILD, HERE, Square

HOUR = 3600
ELSEWHERE = Place(101, 201)


async def test_r6_what_is_proposed_to_a_newcomer_is_the_first_game_at_any_size_once_a_day(square: Square) -> None:
    outlook = await square.seeking.searching.outlook(ANN, GUILD)
    assert outlook.wish == TableWish(("metromania",), (2, 3, 4), "daily", "either")
    assert not outlook.waits


async def test_r6_what_is_proposed_is_the_game_played_last(square: Square) -> None:
    await square.house.lobby(ANN, BO, game="project_mine")
    assert (await square.seeking.searching.outlook(BO, GUILD)).wish.games == ("project_mine",)


async def test_r6_what_was_chosen_is_proposed_the_next_time(square: Square) -> None:
    await square.look(ANN, games=("the_dome",), sizes=(2, 4), pace="slow", rated="unrated")
    await square.seeking.searching.stop(ANN, GUILD)
    outlook = await square.seeking.searching.outlook(ANN, GUILD)
    assert outlook.wish == TableWish(("the_dome",), (2, 4), "slow", "unrated")
    assert not outlook.waits


async def test_r6_it_says_what_it_waits_for_by_game_and_class_from_now_and_from_the_next_step_on(
    square: Square,
) -> None:
    await square.look(ANN, games=("metromania", "twilight_imperium"), sizes=(2, 3, 4))
    square.house.wait(2 * HOUR)
    outlook = await square.seeking.searching.outlook(ANN, GUILD)
    assert [(one.game, one.kind, one.others, one.figure) for one in outlook.awaits] == [
        ("metromania", "duel", (1,), 1500),
        ("metromania", "table", (2, 3), 1500),
        ("twilight_imperium", "table", (2, 3), 1500),
    ]
    assert (outlook.width, outlook.wider, outlook.widens) == (300, 375, square.house.now + HOUR)
    assert outlook.until == outlook.since + LONGEST
    assert outlook.slack == 160


async def test_r6_what_is_said_hangs_on_nobody_else_who_waits(square: Square) -> None:
    await square.look(ANN)
    alone = await square.seeking.searching.outlook(ANN, GUILD)
    await square.look(BO, sizes=(3,))
    assert await square.seeking.searching.outlook(ANN, GUILD) == alone


async def test_r6_a_search_belongs_to_one_server(square: Square) -> None:
    await square.look(ANN)
    await square.look(BO, ELSEWHERE)
    await square.beat()
    assert await square.tables() == []
    await square.seeking.searching.stop(ANN, ELSEWHERE.guild_id)
    assert (await square.row(ANN)).waits


async def test_r6_beginning_again_keeps_the_time_waited_and_the_same_press_counts_once(square: Square) -> None:
    await square.look(ANN)
    since = (await square.row(ANN)).since
    square.house.wait(HOUR)
    await square.seeking.searching.begin(ANN, HERE, 77)
    assert (await square.row(ANN)).since == since
    await square.seeking.searching.stop(ANN, GUILD)
    await square.seeking.searching.begin(ANN, HERE, 77)
    assert not (await square.row(ANN)).waits


@pytest.mark.parametrize(
    ("field", "value"),
    [("games", ("chess",)), ("games", ()), ("sizes", (7,)), ("sizes", ()), ("pace", "own:1/1/1"), ("rated", "yes")],
)
async def test_r6_what_there_is_not_is_refused_and_changes_nothing(square: Square, field: str, value: object) -> None:
    await square.look(ANN)
    before = await square.row(ANN)
    with pytest.raises(TableError, match="error-option-value"):
        await square.seeking.searching.wish(ANN, HERE, **{field: value})
    assert await square.row(ANN) == before


async def test_r6_a_size_that_none_of_the_games_has_is_refused_while_it_is_looked_for(square: Square) -> None:
    await square.seeking.searching.wish(ANN, HERE, games=("twilight_imperium",), sizes=(2,))
    with pytest.raises(TableError, match="error-seek-sizes"):
        await square.seeking.searching.begin(ANN, HERE, 1)
    await square.look(ANN)
    with pytest.raises(TableError, match="error-seek-sizes"):
        await square.seeking.searching.wish(ANN, HERE, sizes=(6,))
    assert (await square.row(ANN)).body.sizes == (2,)


async def test_r6_where_only_moderators_open_tables_nobody_is_looked_for(square: Square) -> None:
    guild = await square.house.tables.people.guild(GUILD)
    await square.look(ANN)
    guild.openers = "moderators"
    await square.house.tables.people.set_guild(guild)
    with pytest.raises(TableError, match="error-seek-closed"):
        await square.look(BO)
    assert (await square.seeking.searching.outlook(ANN, GUILD)).closed


async def test_r6_who_hosts_as_many_tables_as_there_may_be_looks_for_nobody(square: Square) -> None:
    for number in range(MAX_HOSTED):
        place = Place(GUILD, 300 + number)
        await square.house.tables.lobby.open("metromania", place, ANN, "en", {}, square.house.click())
    with pytest.raises(CoreError, match="error-too-many-hosted"):
        await square.look(ANN)


async def test_r6_forgetting_takes_the_search_along(square: Square) -> None:
    await square.look(ANN)
    assert (await square.house.tables.people.stored(ANN.id))["searches"] == 1
    await square.house.tables.people.forget(ANN.id)
    rows = await square.reader.execute_fetchall("SELECT count(*) FROM searches")
    assert rows[0][0] == 0
    assert await repo.user(square.reader, ANN.id) is None


@pytest.mark.parametrize(("pace", "longest"), [("daily", LONGEST), ("live", LIVE_LONGEST)])
async def test_r6_waiting_ends_after_the_time_that_was_said_with_a_word_to_that_person_alone(
    square: Square, pace: str, longest: int
) -> None:
    await square.look(ANN, pace=pace)
    assert (await square.seeking.searching.outlook(ANN, GUILD)).until == square.house.now + longest
    await square.beat(longest - 1)
    assert (await square.row(ANN)).waits
    await square.beat(1)
    await square.beat()
    assert not (await square.row(ANN)).waits
    assert square.server.told == [(ANN.id, GUILD, "over")]
    assert square.house.channel.messages == {}
    assert (await square.seeking.searching.outlook(ANN, GUILD, read=True)).outcome == "over"
    assert (await square.seeking.searching.outlook(ANN, GUILD)).outcome == ""


async def test_r6_the_word_waits_for_the_end_of_quiet_hours_and_is_left_out_for_who_wants_none(square: Square) -> None:
    await square.look(ANN)
    await square.look(BO, sizes=(3,))
    await square.house.tables.people.set(BO, reminders="off")
    minute = (square.house.now // 60 + 9 * 60) % 1440
    quiet = ((minute - 60) % 1440, (minute + 60) % 1440)
    await square.house.tables.people.live(ANN, "Asia/Seoul", zone="Asia/Seoul", quiet=quiet)
    await square.beat(LONGEST)
    assert square.server.told == []
    await square.beat(2 * HOUR)
    assert square.server.told == [(ANN.id, GUILD, "over")]
    assert (await square.seeking.searching.outlook(BO, GUILD)).outcome == "over"


async def test_r6_who_takes_no_direct_messages_reads_it_on_the_page(square: Square) -> None:
    await square.look(ANN)
    square.server.trouble_at["say_outcome"] = [NoDirectMessages()]
    await square.beat(LONGEST)
    assert square.server.told == []
    assert (await square.row(ANN)).tell_due == 0
    assert (await square.seeking.searching.outlook(ANN, GUILD)).outcome == "over"
