"""The next season of a league: who moves, who is let in, once however often it is asked for (section 7)."""

from __future__ import annotations

import pytest

from bot.tables.model import Person, Place
from bot.tournaments.seasons import next_title
from bot.tournaments.tourney import TournamentError, Tourney
from tests.tournaments.arena import HOST, Arena, crowd


async def finished(field: Arena, people: list[Person], gone: Person | None = None) -> Tourney:
    """A season of two divisions that is over: in each match the lower number wins; `gone` drops out at its end."""
    tourney = await field.started(people, format="season", divisions=2, moving=1)
    for person in people:
        await field.events.signups.queue(tourney.id, person, field.click())
    field.house.wait(3 * 24 * 3600)
    tourney = await field.round(await field.rest(tourney))
    assert len(tourney.contest.live) >= 2
    if gone is not None:
        await field.events.signups.leave(tourney.id, gone, field.click())
    return await field.events.ruling.close(tourney.id, HOST, "over", field.click())


async def test_everybody_begins_where_the_last_season_ended(field: Arena) -> None:
    people = crowd(4)
    before = await finished(field, people)
    earlier = {before.user_of(one.number): one.division for one in before.contest.entrants}
    after = await field.events.seasons.follow(before.id, HOST, field.click())
    assert (after.phase, after.row.title, after.row.follows) == ("setting-up", "Spring Cup 2", before.id)
    assert after.contest.terms == before.contest.terms
    assert after.row.secret != before.row.secret
    assert sorted(after.guests.values()) == [0, 0, 1, 1]
    assert sum(after.guests[user] != earlier[user] for user in after.guests) == 2, "one goes up, one goes down"
    after = await field.events.preparing.open(after.id, HOST, field.click())
    newcomer = Person(4000, "New", "en-US")
    after = await field.joined(after, [*people, newcomer])
    await field.events.ruling.start(after.id, HOST, field.click())
    after = await field.rest(after)
    began = {after.user_of(one.number): one.division for one in after.contest.entrants}
    assert {user: began[user] for user in after.guests} == after.guests
    assert began[newcomer.id] == 1, "who is new begins in the last"


async def test_there_is_one_next_season_whoever_presses(field: Arena) -> None:
    before = await finished(field, crowd(4))
    other = Person(70, "Other", "en-US")
    await field.events.ruling.appoint(before.id, HOST, other, field.click())
    first = await field.events.seasons.follow(before.id, HOST, field.click())
    assert (await field.events.seasons.follow(before.id, other, field.click())).id == first.id
    assert first.organises(other.id)
    await field.events.preparing.open(first.id, other, field.click())
    assert (await field.events.seasons.follow(before.id, HOST, field.click())).id == first.id


async def test_given_up_it_can_be_set_up_again(field: Arena) -> None:
    before = await finished(field, crowd(4))
    first = await field.events.seasons.follow(before.id, HOST, field.click())
    await field.events.preparing.discard(first.id, HOST)
    again = await field.events.seasons.follow(before.id, HOST, field.click())
    assert again.row.follows == before.id


async def test_who_may_and_when(field: Arena) -> None:
    people = crowd(4)
    running = await field.started(people, format="season", divisions=2, moving=1)
    with pytest.raises(TournamentError, match="error-tournament-no-next"):
        await field.events.seasons.follow(running.id, HOST, field.click())
    before = await finished(field, [Person(one.id + 500, one.name, one.locale) for one in people])
    with pytest.raises(TournamentError, match="error-tournament-organisers"):
        await field.events.seasons.follow(before.id, people[0], field.click())
    with pytest.raises(TournamentError, match="error-tournament-none"):
        await field.events.seasons.follow(before.id, HOST, field.click(), guild_id=Place(1, 1).guild_id)
    plain = await field.started([Person(one.id + 900, one.name, one.locale) for one in people], rounds=1)
    plain = await field.round(plain)
    assert plain.over
    with pytest.raises(TournamentError, match="error-tournament-no-next"):
        await field.events.seasons.follow(plain.id, HOST, field.click())


async def test_who_was_forgotten_or_dropped_out_is_not_let_in(field: Arena) -> None:
    people = crowd(6)
    tourney = await finished(field, people, gone=people[0])
    await field.house.tables.people.forget(people[1].id)
    after = await field.events.seasons.follow(tourney.id, HOST, field.click())
    assert set(after.guests) == {one.id for one in people[2:]}
    await field.house.tables.people.forget(people[2].id)
    after = await field.events.look.at(after.id)
    assert people[2].id not in after.guests


def test_titles_count_on() -> None:
    assert [next_title(one) for one in ("League", "League 2", "2026 Spring", "L9", "x" * 80, "y" * 79 + "9")] == [
        "League 2",
        "League 3",
        "2026 Spring 2",
        "L10",
        "x" * 79 + "2",
        "y" * 78 + "10",
    ]
