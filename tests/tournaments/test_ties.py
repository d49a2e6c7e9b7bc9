"""A tie for the last place that advances, as a tournament is run (tournaments F6)."""

from __future__ import annotations

from bot.pairing.contest import PLACE
from bot.store.rows import PLAYING
from tests.tournaments.arena import HOST, Arena, crowd

DRAW = [(PLACE, 1), (PLACE, 1)]


async def test_two_who_drew_play_once_more_and_then_the_seed_decides(field: Arena) -> None:
    """F6: two seats: one more game with seats the other way and cards of its own, then seed."""
    tourney = await field.started(crowd(4), format="knockout")
    first, second = tourney.contest.live
    await field.events.ruling.set_result(tourney.id, HOST, first.no, DRAW, "nobody could win", field.click())
    tourney = await field.lose(tourney, second.no, second.entrants[1])
    (more,) = [one for one in tourney.contest.live if not one.over]
    assert more.entrants == first.entrants[::-1]
    assert (await field.table(tourney, more.no)).row.phase == PLAYING
    assert (await field.table(tourney, more.no)).row.secret != (await field.table(tourney, first.no)).row.secret
    await field.events.ruling.set_result(tourney.id, HOST, more.no, DRAW, "again nobody", field.click())
    tourney = await field.rest(tourney)
    (final,) = [one for one in tourney.contest.live if not one.over]
    best = max(first.entrants, key=lambda number: (tourney.contest.entrant(number).seed, -number))
    assert set(final.entrants) == {best, second.entrants[0]}


async def test_of_more_who_are_equal_at_the_cut_one_goes_on(field: Arena) -> None:
    """F6: tables of three that send one: nobody plays again; fewer begun games, then the seed decides."""
    tourney = await field.started(crowd(9), game="project_mine", seats=3, format="knockout", advance=1)
    assert len(tourney.contest.live) == 3
    for one in tourney.contest.live:
        equal = [(PLACE, 1), (PLACE, 1), (PLACE, 3)]
        await field.events.ruling.set_result(tourney.id, HOST, one.no, equal, "equal", field.click())
    tourney = await field.rest(tourney)
    (final,) = [one for one in tourney.contest.live if not one.over]
    assert len(final.entrants) == 3
    for one in tourney.contest.pairings[:3]:
        assert sum(number in final.entrants for number in one.entrants[:2]) == 1
        assert one.entrants[2] not in final.entrants
