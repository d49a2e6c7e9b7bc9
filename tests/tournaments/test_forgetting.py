"""Forgetting empties names and ids everywhere, and others' standings stay as they are (tournaments Y1)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.pairing.contest import FORFEITED, PLACE
from bot.tables.model import Person
from tests.tournaments.arena import HOST, Arena, crowd

pytestmark = pytest.mark.sqlite


def everything(path: Path) -> str:
    """All that the database holds of tournaments, as text."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        names = ["tournaments", "entrants", "organisers", "guests", "journal", "matches", "tournament_outbox"]
        return "\n".join(repr(row) for name in names for row in connection.execute(f"SELECT * FROM {name}"))


async def test_a_person_is_forgotten_in_the_middle(field: Arena) -> None:
    people = [Person(880_000_001, "Zaubernuss", "en-US"), *crowd(3)]
    tourney = await field.started(people, rounds=3)
    tourney = await field.round(tourney)
    standings = [(row.entrant, row.points) for row in field.events.look.standings(tourney)]
    for reason in ("zaubernuss said so", "<@880000001> said so"):
        for pairing in (1, 2):  # one is that person's own, the other somebody else's
            await field.events.ruling.set_result(
                tourney.id, HOST, pairing, [(PLACE, 1), (PLACE, 2)], reason, field.click()
            )
    ended = next(one for one in tourney.contest.live if one.round == 2 and 1 in one.entrants)
    await field.house.tables.people.forget(people[0].id)
    tourney = await field.rest(tourney)
    found = everything(field.house.path)
    assert "880000001" not in found
    assert "zaubernuss" not in found.casefold()
    assert not any("Zaubernuss" in title for title in field.notices.threads.values())
    assert tourney.name(1) == ""
    assert 1 not in tourney.taking_part
    over = tourney.pairing(ended.no)
    assert over.outcomes[over.entrants.index(1)].kind == FORFEITED
    assert len(field.events.look.standings(tourney)) == len(standings)
    tourney = await field.round(tourney)
    assert all(1 not in one.entrants for one in tourney.contest.live if one.round == 3)


async def test_an_organiser_is_forgotten_and_somebody_takes_over(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=3)
    await field.events.ruling.drop(tourney.id, HOST, 2, "gone", field.click())
    await field.house.tables.people.forget(HOST.id)
    tourney = await field.rest(tourney)
    assert tourney.organisers == []
    assert (await field.events.look.audit(tourney.id)).lines[0].reason == ""
    moderator = Person(77, "Mod", "en-US", moderator=True)
    tourney = await field.events.ruling.drop(tourney.id, moderator, 3, "left the server", field.click())
    assert tourney.host == 77


async def test_after_the_end_results_stay(field: Arena) -> None:
    people = crowd(4)
    tourney = await field.started(people, rounds=2)
    tourney = await field.round(await field.round(tourney))
    before = field.events.look.standings(tourney)
    await field.house.tables.people.forget(people[0].id)
    tourney = await field.rest(tourney)
    assert field.events.look.standings(tourney) == before
    assert tourney.name(1) == ""
