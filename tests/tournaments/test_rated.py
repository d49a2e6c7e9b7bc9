"""Matches of tournaments are rated where the terms say so, and what is known of people seeds them (tournaments R3)."""

from __future__ import annotations

from bot.store import ratings as store
from tests.tournaments.arena import HERE, Arena, crowd


async def games(field: Arena) -> dict[int | None, int]:
    """Rated matches by person."""
    board = await store.board(field.house.tables.database.reader, HERE.guild_id, "metromania", "duel")
    return {one.user_id: one.rated.games for one in board}


async def test_each_match_counts_once_and_later_sign_ups_are_seeded_by_it(field: Arena) -> None:
    people = crowd(4)
    tourney = await field.started(people, rounds=3)
    while tourney.contest.phase == "under-way":
        for pairing in [one for one in tourney.contest.live if not one.over]:
            table = await field.table(tourney, pairing.no)
            assert table.row.options["table-rated"] == "on"
        tourney = await field.round(tourney)
    played = await games(field)
    assert max(played.values()) > 0
    second = await field.joined(await field.opened("Summer Cup"), people)
    seeds = {second.number_of(person.id): one.seed for person, one in zip(people, second.contest.entrants)}
    assert len(set(seeds.values())) > 1
    assert max(seeds.values()) > 1400


async def test_nothing_is_rated_where_the_terms_say_no(field: Arena) -> None:
    tourney = await field.round(await field.started(crowd(4), rounds=2, rated=False))
    assert tourney.contest.live[0].over
    assert not await games(field)
