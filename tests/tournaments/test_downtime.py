"""Time in which nobody could press anything: the program was down, or the tournament was paused (tournaments S4, T4,
T5; asynchronous C5).
"""

from __future__ import annotations

from bot.pairing.contest import IN
from tests.tournaments.arena import HERE, HOST, Arena, crowd
from tests.tournaments.test_limits import said, waited

MINUTE, DAY = 60, 24 * 3600


async def down(field: Arena, seconds: int) -> None:
    """The program is down for so long; then it is there again."""
    await field.house.tables.clocks.run_due()
    field.house.wait(seconds)
    field.house.tables.clocks.awoke()
    await field.house.tables.clocks.run_due()


async def test_a_soft_limit_comes_as_much_later_as_the_program_was_down(field: Arena) -> None:
    """S4: no match loses time in which nobody could play; its warnings come later too."""
    tourney = await field.started(crowd(2), rounds=1, soft_days=10)
    limit = tourney.matches[1].limit_at
    await down(field, 12 * DAY)
    tourney = await field.rest(tourney)
    assert said(field) == []
    assert tourney.matches[1].limit_at == limit + 12 * DAY
    tourney = await waited(field, tourney, 7)
    assert said(field) == []
    tourney = await waited(field, tourney, 1)
    assert said(field) == ["limit-warning"]
    tourney = await waited(field, tourney, 2)
    assert said(field) == ["limit-warning", "limit-warning", "limit-longer"]


async def test_a_limit_that_was_reached_before_stays_reached(field: Arena) -> None:
    """S4: what the organisers were asked about they are still asked."""
    tourney = await field.started(crowd(2), rounds=1, soft_days=10)
    tourney = await waited(field, tourney, 12)
    limit = tourney.matches[1].limit_at
    assert limit < field.house.now
    await down(field, 2 * DAY)
    tourney = await field.rest(tourney)
    assert tourney.matches[1].limit_at == limit
    assert "limit" in [one.kind for one in await field.events.look.attention(tourney)]


async def test_who_could_not_check_in_because_the_program_was_down_still_can(field: Arena) -> None:
    """T4: nobody is taken off the list by that; the start is put off until all had as long as was promised."""
    people = crowd(4)
    one = await field.events.preparing.new(HERE, HOST, "metromania", "Cup", field.click())
    starts = field.house.now + 3 * 3600
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=starts, check_in=30)
    tourney = await field.joined(await field.events.preparing.open(one.id, HOST, field.click()), people)
    field.house.wait(starts - 20 * MINUTE - field.house.now)
    tourney = await field.rest(tourney)
    await field.events.signups.check_in(one.id, people[0], field.click())
    await down(field, 5 * 3600)
    tourney = await field.rest(tourney)
    assert tourney.phase == "check-in"
    assert tourney.row.starts_at == field.house.now + 20 * MINUTE
    for person in people[1:]:
        await field.events.signups.check_in(one.id, person, field.click())
    field.house.wait(20 * MINUTE)
    tourney = await field.rest(tourney)
    assert [entrant.status for entrant in tourney.contest.entrants] == [IN] * 4


async def test_a_check_in_that_would_have_opened_and_closed_meanwhile_is_held(field: Arena) -> None:
    """T4: all of it, from when the program is there again."""
    one = await field.events.preparing.new(HERE, HOST, "metromania", "Cup", field.click())
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=field.house.now + 3 * 3600, check_in=30)
    tourney = await field.joined(await field.events.preparing.open(one.id, HOST, field.click()), crowd(3))
    await down(field, 2 * DAY)
    tourney = await field.rest(tourney)
    assert (tourney.phase, tourney.row.starts_at) == ("check-in", field.house.now + 30 * MINUTE)


async def test_a_start_without_a_check_in_is_made_up_for_at_once(field: Arena) -> None:
    """T1: nobody has to press anything before it."""
    one = await field.events.preparing.new(HERE, HOST, "metromania", "Cup", field.click())
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=field.house.now + 3600)
    tourney = await field.joined(await field.events.preparing.open(one.id, HOST, field.click()), crowd(3))
    await down(field, 2 * DAY)
    assert (await field.rest(tourney)).under_way


async def test_warnings_stand_still_in_a_pause_and_come_after_it(field: Arena) -> None:
    """T5, S4: a pause longer than all that is left of a match warns of nothing, and takes nothing away; more time that
    is given in it counts from when it ends."""
    tourney = await field.started(crowd(2), rounds=1, soft_days=10)
    rule, limit = field.events.ruling, tourney.matches[1].limit_at
    tourney = await waited(field, tourney, 2)
    await rule.hold(tourney.id, HOST, True, "a holiday", field.click())
    tourney = await field.rest(tourney)
    tourney = await waited(field, tourney, 5)
    await down(field, 10 * DAY)
    tourney = await waited(field, tourney, 5)
    assert said(field) == []
    await rule.hold(tourney.id, HOST, False, "over", field.click())
    tourney = await field.rest(tourney)
    assert tourney.matches[1].limit_at == limit + 20 * DAY
    tourney = await waited(field, tourney, 6)
    assert said(field) == ["limit-warning"]
    await rule.hold(tourney.id, HOST, True, "another", field.click())
    tourney = await field.rest(tourney)
    tourney = await waited(field, tourney, 3)
    await rule.extend(tourney.id, HOST, 1, 2, "so", field.click())
    tourney = await waited(field, tourney, 3)
    await rule.hold(tourney.id, HOST, False, "over", field.click())
    tourney = await field.rest(tourney)
    assert tourney.matches[1].limit_at == limit + (20 + 6 + 2) * DAY
    assert said(field) == ["limit-warning", "limit-longer"]
    tourney = await waited(field, tourney, 3)
    assert said(field)[2:] == ["limit-warning"]


async def test_the_limit_of_a_match_whose_thread_is_gone_stands_still_too(field: Arena) -> None:
    """T5, T3."""
    tourney = await field.started(crowd(2), rounds=1, soft_days=10)
    limit = tourney.matches[1].limit_at
    await field.house.tables.herald.gone((await field.table(tourney, 1)).row.channel_id)
    await field.events.ruling.hold(tourney.id, HOST, True, "a holiday", field.click())
    tourney = await field.rest(tourney)
    tourney = await waited(field, tourney, 12)
    await field.events.ruling.hold(tourney.id, HOST, False, "over", field.click())
    tourney = await field.rest(tourney)
    assert tourney.matches[1].limit_at == limit + 12 * DAY
    assert said(field) == []
