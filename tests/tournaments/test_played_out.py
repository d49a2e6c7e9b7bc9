"""Matches whose time is over and that bots play out: in real workers, and within the time that people are told (S4)."""

from __future__ import annotations

import json

from msgspec.structs import replace

from bot.core.bots import choose, next_question
from bot.core.continuation import BELIEFS, Continuation
from bot.core.streams import Stream
from bot.store import duties
from bot.tables.model import Snapshot
from bot.tournaments.limits import LONGEST, PLAY_OUT
from bot.tournaments.tourney import Tourney
from bot.tournaments.venues import LIMIT
from bot.workers.beside import Beside
from bot.workers.pool import Pool
from tests.tournaments.arena import HOST, Arena, crowd
from tests.tournaments.test_limits import said, waited
from tests.tournaments.test_results import DAY, whom

MINUTE = 60
NEAR_THE_END = 6
"""Answers that are left to the bots."""


async def begun(field: Arena) -> Tourney:
    """A match of two at its limit in ten days."""
    return await field.started(crowd(2), rounds=1, soft_days=10, at_limit="play-out")


async def nearly_over(field: Arena, table: Snapshot) -> Snapshot:
    """The match with a few answers left, given by easy players."""
    easy: list[tuple[int, int, object]] = []
    match = await field.house.tables.desk.snapshot(table.id)
    trial = match.match
    while trial.result is None:
        seat = trial.awaited()[0]
        question = next_question(trial, seat)
        assert question is not None
        answer = choose(trial, seat, question, "easy", Stream.of("near", len(easy)))
        trial.answer(seat, question.no, answer)
        easy.append((seat, question.no, answer))
    for seat, no, answer in easy[:-NEAR_THE_END]:
        now = await field.house.tables.desk.snapshot(table.id)
        given = await field.house.tables.play.answer(
            table.id, whom(now, seat), now.row.epoch, no, answer, field.click()
        )
        table = given.table
    return table


async def test_workers_play_a_match_out_as_this_process_would(field: Arena) -> None:
    """S4: hard bots from 32 beliefs, in a process of their own; the result is that of the same seed anywhere."""
    tourney = await begun(field)
    table = await nearly_over(field, await field.table(tourney, 1))
    assert table.playing
    pool = Pool(1, patience=300.0, starting=300.0)
    seen: list[Continuation] = []
    beside = Beside(pool, lambda _: None)

    async def in_a_worker(one: Continuation, table: int) -> Continuation:
        seen.append(await beside.play_on(one, table))
        return seen[-1]

    field.events.progress.limits.play_on = in_a_worker
    try:
        tourney = await waited(field, tourney, 10)
    finally:
        await pool.close()
    assert said(field)[-1:] == ["limit-played"]
    assert tourney.over
    ended = [one for one in seen if one.over]
    assert len(ended) == BELIEFS
    assert pool.figures.ends["died"] == 0
    first = next(one for one in seen if one.seed == ended[0].seed)
    here = first
    while not here.over:
        here = here.played_on()
    assert (here.ranks, here.scores) == (ended[0].ranks, ended[0].scores)
    mean = [sum(one.ranks[seat] for one in ended) for seat in (0, 1)]
    places = [one.place for one in tourney.contest.live[0].outcomes]
    assert places == ([1, 2] if mean[0] < mean[1] else [2, 1]) or mean[0] == mean[1]


async def test_what_came_to_its_end_in_three_hours_decides(field: Arena) -> None:
    """S4: as the page says; how many that were stands in the journal."""
    tourney = await begun(field)

    async def slowly(one: Continuation, table: int) -> Continuation:
        field.house.wait(20 * MINUTE)
        return replace(one, ranks=(2, 1), scores=(0, 1))

    field.events.progress.limits.play_on = slowly
    tourney = await waited(field, tourney, 10)
    assert tourney.over
    assert [one.place for one in tourney.contest.live[0].outcomes] == [2, 1]
    notes = [json.loads(line.note) for line in await field.events.look.journal(tourney.id) if line.note]
    assert [one["times"] for one in notes if one["kind"] == PLAY_OUT] == [LONGEST // (20 * MINUTE)]


async def test_where_nothing_came_to_its_end_the_organisers_are_asked(field: Arena) -> None:
    """S4: once, and not all over again."""
    tourney = await begun(field)
    asked = 0

    async def endlessly(one: Continuation, table: int) -> Continuation:
        nonlocal asked
        asked += 1
        field.house.wait(50 * MINUTE)
        return one

    field.events.progress.limits.play_on = endlessly
    tourney = await waited(field, tourney, 12)
    assert asked == -(-LONGEST // (50 * MINUTE))
    assert not tourney.over
    assert "limit-played" not in said(field)
    assert ("limit", 1) in [(one.kind, one.pairing) for one in await field.events.look.attention(tourney)]


async def test_who_is_given_more_time_meanwhile_has_it(field: Arena) -> None:
    """S4, T5: what bots made of the match counts nothing any more, and its new limit stays."""
    tourney = await begun(field)

    async def meanwhile(one: Continuation, table: int) -> Continuation:
        if not extended:
            extended.append(one)
            await field.events.ruling.extend(tourney.id, HOST, 1, 3, "ill", field.click())
        return replace(one, ranks=(2, 1), scores=(0, 1))

    extended: list[Continuation] = []
    field.events.progress.limits.play_on = meanwhile
    after = await waited(field, tourney, 10)
    assert extended
    assert not after.over
    assert after.matches[1].limit_at == field.house.now + 3 * DAY
    due = await duties.due(field.house.tables.database.reader, after.matches[1].limit_at)
    assert [one.due for one in due if one.kind == LIMIT] == [after.matches[1].limit_at]
    after = await waited(field, after, 3)
    assert after.over
