"""What organisers do, and what they do not (tournaments T5, Y2)."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.bots import next_question
from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.pairing.contest import AWARDED, HELD, PLACE, SENT_OFF
from bot.store.rows import CANCELLED, PAUSED, PLAYING
from bot.tables.model import Person, Place
from tests.tournaments.arena import CO_HOST, HOST, Arena, crowd
from tests.tournaments.test_people_come_and_go import refused

DAY = 24 * 3600


async def test_all_clocks_stand_still_in_a_pause(field: Arena) -> None:
    """T5: nobody is awaited meanwhile, no round is paired; afterwards clocks run as they did."""
    tourney = await field.started(crowd(4), rounds=3, soft_days=10)
    before = (await field.table(tourney, 1)).row.running
    limit = tourney.matches[1].limit_at
    await field.events.ruling.hold(tourney.id, HOST, True, "a holiday", field.click())
    tourney = await field.rest(tourney)
    assert tourney.contest.phase == HELD
    table = await field.table(tourney, 1)
    assert table.row.phase == PAUSED
    player = Person(table.seats[0].user_id or 0, "x")
    place = Place(100, table.row.channel_id)
    assert await refused(field.house.tables.seating.resume(table.id, place, player, field.click())) == (
        "error-tournament-table"
    )
    field.house.wait(5 * DAY)
    await field.events.ruling.hold(tourney.id, HOST, False, "over", field.click())
    tourney = await field.rest(tourney)
    table = await field.table(tourney, 1)
    assert table.row.phase == PLAYING
    assert tourney.matches[1].limit_at == limit + 5 * DAY
    after = table.row.running
    assert {seat: run.overdue - 5 * DAY for seat, run in after.runs.items()} == {
        seat: run.overdue for seat, run in before.runs.items()
    }


async def test_a_result_is_set_and_its_table_ends(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=3)
    await field.events.ruling.set_result(tourney.id, HOST, 1, [(PLACE, 2), (PLACE, 1)], "agreed", field.click())
    tourney = await field.rest(tourney)
    assert [one.place for one in tourney.pairing(1).outcomes] == [2, 1]
    assert (await field.table(tourney, 1)).row.phase == CANCELLED
    page = await field.events.look.audit(tourney.id)
    assert (page.lines[0].reason, page.names[HOST.id]) == ("agreed", "Hana")


async def test_a_reason_is_asked_for(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=3)
    rule = field.events.ruling
    assert await refused(rule.disqualify(tourney.id, HOST, 1, "  ", field.click())) == "error-tournament-reason"
    assert await refused(rule.disqualify(tourney.id, HOST, 1, "x" * 301, field.click())) == (
        "error-tournament-reason-long"
    )
    assert await refused(rule.disqualify(tourney.id, CO_HOST, 1, "x", field.click())) == "error-tournament-organisers"


async def test_an_organiser_who_plays_does_not_rule_while_another_does_not_play(field: Arena) -> None:
    """T5; alone it is possible and marked."""
    tourney = await field.started([HOST, *crowd(3)], rounds=3)
    rule = field.events.ruling
    await rule.award_bye(tourney.id, HOST, 2, "late bus", field.click())
    tourney = await field.now(tourney)
    assert tourney.row.alone == 1
    assert (await field.events.look.audit(tourney.id)).lines[0].ruled == 2
    assert [bye.kind for bye in tourney.contest.byes if bye.entrant == 2] == [AWARDED]
    assert [one.kind for one in await field.events.look.attention(tourney)] == ["alone"]
    await rule.appoint(tourney.id, HOST, CO_HOST, field.click())
    for work in (
        rule.set_result(tourney.id, HOST, 1, [(PLACE, 1), (PLACE, 2)], "so", field.click()),
        rule.award_bye(tourney.id, HOST, 3, "so", field.click()),
        rule.disqualify(tourney.id, HOST, 3, "so", field.click()),
        rule.remake(tourney.id, HOST, 1, "so", field.click()),
    ):
        assert await refused(work) == "error-tournament-plays"
    await rule.disqualify(tourney.id, CO_HOST, 3, "so", field.click())


async def test_somebody_who_is_sent_off_is_last(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=3)
    match = next(one for one in tourney.contest.live if 2 in one.entrants)
    await field.events.ruling.disqualify(tourney.id, HOST, 2, "unkind", field.click())
    tourney = await field.rest(tourney)
    ended = tourney.pairing(match.no)
    seat = ended.entrants.index(2)
    assert (ended.outcomes[seat].kind, ended.outcomes[seat].place) == (SENT_OFF, 2)


async def test_a_match_is_made_again_before_a_move_and_not_after(field: Arena) -> None:
    """T5: the same people give the same pairing; its draws are others."""
    tourney = await field.started(crowd(4), rounds=3)
    first = await field.table(tourney, 1)
    rule = field.events.ruling
    await rule.remake(tourney.id, HOST, 0, "wrong channel", field.click())
    tourney = await field.rest(tourney)
    live = tourney.contest.live
    assert [one.entrants for one in live] == [one.entrants for one in tourney.contest.pairings if one.void]
    assert (await field.house.tables.desk.snapshot(first.id)).row.phase == CANCELLED
    again = await field.table(tourney, live[0].no)
    assert again.row.commitment != first.row.commitment
    person = Person(again.awaited_users[0], "x")
    seat = again.seat_of(person.id) or 0
    question = next_question(again.match, seat)
    assert question is not None
    choice = again.match.sample(seat, question.no, Stream.of("move"))
    await field.house.tables.play.answer(again.id, person, again.row.epoch, question.no, choice, field.click())
    assert await refused(rule.remake(tourney.id, HOST, live[0].no, "again", field.click())) == "error-tournament-moved"


async def test_two_organisers_at_once_and_a_double_press(field: Arena) -> None:
    """Y2: one effect, the other reads why; the same press twice does nothing more."""
    tourney = await field.started(crowd(4), rounds=3)
    rule = field.events.ruling
    await rule.appoint(tourney.id, HOST, CO_HOST, field.click())
    found = await asyncio.gather(
        rule.disqualify(tourney.id, HOST, 1, "a", field.click()),
        rule.disqualify(tourney.id, CO_HOST, 1, "b", field.click()),
        return_exceptions=True,
    )
    assert sum(isinstance(one, CoreError) for one in found) == 1
    click = field.click()
    await rule.award_bye(tourney.id, HOST, 2, "c", click)
    lines = len((await field.events.look.audit(tourney.id)).lines)
    await rule.award_bye(tourney.id, HOST, 2, "c", click)
    assert len((await field.events.look.audit(tourney.id)).lines) == lines


async def test_a_press_from_another_server_finds_nothing(field: Arena) -> None:
    """Y2: an id that was guessed works nowhere else."""
    tourney = await field.started(crowd(4), rounds=3)
    rule, join = field.events.ruling, field.events.signups.join
    assert await refused(rule.hold(tourney.id, HOST, True, "x", field.click(), guild_id=99)) == "error-tournament-none"
    assert await refused(join(tourney.id, CO_HOST, field.click(), guild_id=99)) == "error-tournament-none"
    with pytest.raises(CoreError):
        await field.events.look.at(tourney.id, 99)


async def test_it_is_called_off_and_its_tables_end(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=3)
    await field.events.ruling.close(tourney.id, HOST, "no time", field.click())
    tourney = await field.rest(tourney)
    assert tourney.phase == "called-off"
    assert (await field.table(tourney, 1)).row.phase == CANCELLED
    assert tourney.row.ended_at == field.house.now
