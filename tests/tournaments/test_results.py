"""What tables mean for their matches: places, leaving, not answering, being broken off (tournaments S1, T3, T6)."""

from __future__ import annotations

import pytest

from bot.core.bots import choose, next_question
from bot.core.errors import CoreError
from bot.core.state import Result
from bot.core.streams import Stream
from bot.pairing.contest import CONCEDED, FORFEITED, PLACE
from bot.store.rows import PLAYING, SeatRow
from bot.tables.model import Person, Place, Snapshot
from bot.tables.presenter import Unreachable
from bot.tournaments.tourney import STOPPED
from bot.tournaments.venues import promised
from bot.tournaments.verdicts import outcomes
from tests.tournaments.arena import HOST, Arena, crowd
from tests.tournaments.test_people_come_and_go import refused

DAY = 24 * 3600


def whom(table: Snapshot, seat: int) -> Person:
    """Who sits there."""
    return Person(table.seats[seat].user_id or 0, "x")


async def answered(field: Arena, table: Snapshot, seat: int) -> Snapshot:
    """A seat answers what it is asked first."""
    question = next_question(table.match, seat)
    assert question is not None
    choice = choose(table.match, seat, question, "random", Stream.of("seat", table.row.last))
    play = field.house.tables.play
    return (await play.answer(table.id, whom(table, seat), table.row.epoch, question.no, choice, field.click())).table


def test_who_stayed_ranks_before_who_left_and_the_later_leaver_is_higher() -> None:
    """S1, T6: places as the game has them among those who stayed; what a bot won tops nothing."""
    seats = [SeatRow(1, number, 10 + number) for number in range(4)]
    seats[0].resigned, seats[2].resigned = 1, 2
    found = outcomes(seats, Result((9, 4, 8, 4), (1, 3, 2, 3)), {0: 20, 2: 50})
    assert [(one.kind, one.place, one.tops) for one in found] == [
        (CONCEDED, 4, False),
        (PLACE, 1, True),
        (FORFEITED, 3, False),
        (PLACE, 1, True),
    ]
    assert found[0].score == 9.0
    assert found[0].share == 9 / 25


async def test_whoever_does_not_answer_forfeits_and_the_others_play_on(field: Arena) -> None:
    """T6: after three overdue turns the seat is last; a bot plays on; nobody is asked to decide about it."""
    tourney = await field.started(crowd(3), game="project_mine", seats=3, rounds=1, options={"table-pace": "live"})
    table = await field.table(tourney, 1)
    lost = 0
    for _ in range(4000):
        table = await field.table(tourney, 1)
        if not table.playing or table.seats[lost].bot:
            break
        seat = next((one for one in table.awaited if one != lost and next_question(table.match, one)), None)
        if seat is not None:
            await answered(field, table, seat)
        else:
            field.house.wait(3600)
            await field.house.tables.clocks.run_due()
            await field.house.tables.robots.play(table.id)
    assert table.playing
    assert (table.seats[lost].bot, table.seats[lost].resigned) == ("easy", 2)
    assert table.row.offered == {}
    assert table.row.absences == {}
    take = field.house.tables.seating.take_over
    assert await refused(take(table.id, Person(5000, "late"), lost, field.click())) == "error-tournament-table"


async def test_nobody_lends_hands_over_calls_off_or_asks_for_a_rematch(field: Arena) -> None:
    """T6, C11, T3: what belongs to the organisers is refused kindly."""
    tourney = await field.started(crowd(2), rounds=1)
    table = await field.table(tourney, 1)
    one = whom(table, 0)
    seating, pacing = field.house.tables.seating, field.house.tables.pacing
    for work in (
        seating.hand_over(table.id, one, 0, "easy", field.click()),
        seating.hand_over(table.id, one, 0, Person(5000, "friend"), field.click()),
        seating.cancel(table.id, one, field.click()),
        seating.pause(table.id, one, field.click()),
        seating.take_back(table.id, one, field.click()),
        pacing.propose(table.id, one, "slow", field.click()),
    ):
        assert await refused(work) == "error-tournament-table"
    await seating.resign(table.id, one, field.click())
    again = field.house.tables.rematch.open
    assert await refused(again(table.id, one, field.click())) == "error-tournament-table"


async def test_a_moderator_breaks_a_match_off_and_the_organisers_are_asked(field: Arena) -> None:
    tourney = await field.started(crowd(2), rounds=1)
    table = await field.table(tourney, 1)
    moderator = Person(9, "Mod", moderator=True)
    await field.house.tables.seating.cancel(table.id, moderator, field.click())
    tourney = await field.rest(tourney)
    assert tourney.matches[1].state == STOPPED
    assert not tourney.over
    concerns = await field.events.look.attention(tourney)
    assert [(one.kind, one.pairing) for one in concerns] == [("stopped", 1)]
    await field.events.ruling.retry(tourney.id, HOST, 1, field.click())
    tourney = await field.rest(tourney)
    again = await field.table(tourney, 1)
    assert (again.id != table.id, again.row.phase) == (True, PLAYING)


async def test_a_match_that_is_opened_anew_is_dealt_anew(field: Arena) -> None:
    """F3, T5: the hands of the table that was broken off were seen, and its log can be read: they are not dealt again;
    what was posted with the match is the promise of the new draws."""
    tourney = await field.started(crowd(2), rounds=1)
    table = await field.table(tourney, 1)
    for attempt in (1, 2):
        await field.house.tables.seating.cancel(table.id, Person(9, "Mod", moderator=True), field.click())
        await field.events.ruling.retry(tourney.id, HOST, 1, field.click())
        tourney = await field.rest(tourney)
        again = await field.table(tourney, 1)
        assert tourney.pairing(1).attempt == attempt
        assert again.row.secret != table.row.secret
        assert again.row.commitment == promised(tourney, tourney.pairing(1))
        table = again
    assert [line.ruled for line in (await field.events.look.audit(tourney.id)).lines[:2]] == [1, 1]


async def test_a_deleted_thread_is_told_and_the_match_goes_on_in_another(field: Arena) -> None:
    tourney = await field.started(crowd(2), rounds=1)
    table = await field.table(tourney, 1)
    table = await answered(field, table, table.awaited[0])
    await field.house.tables.herald.gone(table.row.channel_id)
    tourney = await field.rest(tourney)
    assert [one.kind for one in await field.events.look.attention(tourney)] == ["gone"]
    place = Place(100, 999)
    resume = field.house.tables.seating.resume
    assert await refused(resume(table.id, place, whom(table, 0), field.click())) == "error-tournament-table"
    await field.events.ruling.retry(tourney.id, HOST, 1, field.click())
    tourney = await field.rest(tourney)
    now = await field.table(tourney, 1)
    assert (now.id, now.row.phase) == (table.id, PLAYING)
    assert now.row.channel_id != table.row.channel_id
    assert now.row.last == table.row.last


async def test_without_permission_it_waits_and_the_organisers_are_told_why(field: Arena) -> None:
    """T3: kept waiting; where channels are named matches stand there."""
    tourney = await field.joined(await field.opened(rounds=1), crowd(4))
    await field.rest(tourney)
    await field.events.ruling.start(tourney.id, HOST, field.click())
    field.notices.trouble = [Unreachable("forbidden", ["create_public_threads"]) for _ in range(20)]
    for _ in range(4):
        field.house.wait(5)
        tourney = await field.rest(tourney)
    concerns = await field.events.look.attention(tourney)
    assert ("not-open", "forbidden:create_public_threads") in [(one.kind, one.detail) for one in concerns]
    await field.events.preparing.arrange(tourney.id, HOST, field.click(), rooms=[301])
    field.notices.trouble = []
    await field.events.crier.wake(100)
    tourney = await field.rest(tourney)
    assert [one.channel_id for one in tourney.matches.values()].count(301) == 1
    concerns = await field.events.look.attention(tourney)
    assert ("not-open", "rooms") in [(one.kind, one.detail) for one in concerns]
    first = next(no for no, one in tourney.matches.items() if one.channel_id == 301)
    tourney = await field.lose(tourney, first, tourney.pairing(first).entrants[0])
    field.house.wait(300)
    tourney = await field.rest(tourney)
    assert all(one.channel_id == 301 for one in tourney.matches.values())


async def test_who_began_and_whether_all_met_is_noted_at_the_end(field: Arena) -> None:
    """F1, F3: somebody who gave up before a move has met nobody."""
    tourney = await field.started(crowd(4), rounds=1)
    first, second = tourney.contest.live
    table = await field.table(tourney, first.no)
    for _ in range(200):
        seat = table.awaited[0]
        table = await answered(field, table, seat)
        if all(row.seen for row in table.seats):
            break
    await field.lose(tourney, first.no, first.entrants[1])
    tourney = await field.lose(tourney, second.no, second.entrants[1])
    found = [(one.begins, one.met) for one in tourney.contest.live]
    assert found == [(0, True), (0, False)]


async def test_a_soft_limit_warns_prolongs_and_asks(field: Arena) -> None:
    """S4: at three quarters, with a tenth left; a day longer once; then the organisers are asked."""
    tourney = await field.started(crowd(2), rounds=1, soft_days=10)
    for _ in range(12):
        field.house.wait(DAY)
        tourney = await field.rest(tourney)
    said = [(kind, body.get("last")) for kind, body in field.notices.said if kind.startswith("limit")]
    assert said[:3] == [("limit-warning", False), ("limit-warning", True), ("limit-longer", None)]
    assert ("limit", 1) in [(one.kind, one.pairing) for one in await field.events.look.attention(tourney)]
    assert tourney.matches[1].extended == 1
    await field.events.ruling.extend(tourney.id, HOST, 1, 3, "ill", field.click())
    tourney = await field.now(tourney)
    assert tourney.matches[1].limit_at == field.house.now + 3 * DAY
    with pytest.raises(CoreError):
        await field.events.ruling.extend(tourney.id, HOST, 1, 15, "ill", field.click())


async def deadline_after_a_vacation(field: Arena, *, vacation: bool) -> tuple[int, int]:
    """The deadline of whoever is awaited, before and after they go on vacation for a week."""
    tourney = await field.started(crowd(2), rounds=1, vacation=vacation)
    table = await field.table(tourney, 1)
    seat = table.awaited[0]
    before = table.row.running.runs[seat].overdue
    now = field.house.now
    await field.house.tables.people.leave(whom(table, seat), now, now + 7 * DAY)
    return before, (await field.table(tourney, 1)).row.running.runs[seat].overdue


async def test_vacations_stop_clocks_where_the_terms_say_so(field: Arena) -> None:
    """T1, asynchronous P3: the switch of the organisers' page is kept at the tables."""
    before, after = await deadline_after_a_vacation(field, vacation=True)
    assert after >= before + 6 * DAY


async def test_vacations_stop_no_clock_where_the_terms_do_not(field: Arena) -> None:
    before, after = await deadline_after_a_vacation(field, vacation=False)
    assert after == before
