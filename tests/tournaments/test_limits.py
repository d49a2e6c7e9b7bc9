"""Matches whose time is over (tournaments S4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core.continuation import BELIEFS, Continuation
from bot.pairing.contest import FORFEITED, PLACE
from bot.store.rows import CANCELLED
from bot.tables.officiated import FORFEIT, leave
from bot.tournaments.limits import ranks
from bot.tournaments.tourney import DONE, Tourney
from tests.tournaments.arena import Arena, crowd
from tests.tournaments.test_results import DAY, answered


def said(field: Arena) -> list[str]:
    """Lines about limits, in order."""
    return [kind for kind, _ in field.notices.said if kind.startswith("limit")]


async def waited(field: Arena, tourney: Tourney, days: int) -> Tourney:
    """So many days later, everything done that was due."""
    for _ in range(days):
        field.house.wait(DAY)
        tourney = await field.rest(tourney)
        await field.events.progress.limits.ended()
    return await field.rest(tourney)


def test_who_took_more_time_is_behind_among_equals_and_only_there() -> None:
    assert ranks((3.0, 5.0, 3.0, 1.0), {0: 90, 1: 500, 2: 20, 3: 0}) == (3, 1, 2, 4)
    assert ranks((2.0, 2.0), {}) == (1, 1)


async def test_the_score_decides_as_it_stands(field: Arena) -> None:
    tourney = await field.started(crowd(3), game="project_mine", seats=3, rounds=1, soft_days=31, at_limit="adjudicate")
    table = await field.table(tourney, 1)
    for _ in range(60):
        table = await answered(field, table, table.awaited[0])
    match = table.match
    standing = list(match.play.game.rules.standing_now(match.play))
    assert len(set(standing)) > 1
    tourney = await waited(field, tourney, 31)
    assert said(field) == ["limit-warning", "limit-warning", "limit-adjudicate"]
    (pairing,) = tourney.contest.live
    found = {seat: (one.kind, one.place) for seat, one in enumerate(pairing.outcomes)}
    for seat, points in enumerate(standing):
        better = sum(other > points for other in standing)
        assert found[seat][0] == PLACE
        assert found[seat][1] >= 1 + better
    assert tourney.matches[1].state == DONE
    assert (await field.house.tables.desk.snapshot(table.id)).row.phase == CANCELLED
    assert tourney.over


async def test_forfeits_stay_what_they_are(field: Arena) -> None:
    tourney = await field.started(crowd(3), game="project_mine", seats=3, rounds=1, soft_days=31, at_limit="adjudicate")
    table = await field.table(tourney, 1)
    async with field.house.tables.desk.change(table.id) as change:
        await leave(change, change.seats[1], FORFEIT)
    tourney = await waited(field, tourney, 31)
    (pairing,) = tourney.contest.live
    assert (pairing.outcomes[1].kind, pairing.outcomes[1].place, pairing.outcomes[1].tops) == (FORFEITED, 3, False)


@pytest.mark.parametrize("lost", [0, 3])
async def test_bots_play_it_out_and_the_mean_decides(field: Arena, lost: int) -> None:
    """From 32 beliefs; what was lost on the way is begun anew."""
    begun: list[Continuation] = []

    async def play_on(one: Continuation, table: int) -> Continuation:
        begun.append(one)
        if len(begun) == lost:
            raise RuntimeError("the workers are gone")
        # The first seat wins three times of four, but never by much.
        first = len(begun) % 4 != 0
        return replace(one, ranks=(1, 2) if first else (2, 1), scores=(5, 4) if first else (0, 40))

    field.events.progress.limits.play_on = play_on
    tourney = await field.started(crowd(2), rounds=1, soft_days=10, at_limit="play-out")
    tourney = await waited(field, tourney, 10)
    if lost:
        assert not tourney.over
        tourney = await waited(field, tourney, 1)
    assert len(begun) == BELIEFS + lost
    assert said(field)[-1:] == ["limit-played"]
    (pairing,) = tourney.contest.live
    assert [one.place for one in pairing.outcomes] == [1, 2]
    assert tourney.over


async def test_what_ends_while_bots_play_it_out_counts_as_it_ended(field: Arena) -> None:
    tourney = await field.started(crowd(2), rounds=1, soft_days=10, at_limit="play-out")
    loser = tourney.contest.live[0].entrants[0]

    async def play_on(one: Continuation, table: int) -> Continuation:
        if not (await field.now(tourney)).contest.live[0].over:
            await field.lose(tourney, 1, loser)
        return replace(one, ranks=(1, 2), scores=(1, 0))

    field.events.progress.limits.play_on = play_on
    after = await waited(field, tourney, 10)
    assert after.contest.live[0].outcomes[0].place == 2
    assert "limit-played" not in said(field)
