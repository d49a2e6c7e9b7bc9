"""A soft limit is not shorter than twice the median match of its game and pace (tournaments S4)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.core.play import PACE
from bot.games import registry
from bot.pairing.contest import Terms
from bot.tournaments.lengths import MEDIANS, shortest
from tests.tournaments.arena import HOST, Arena, crowd
from tests.tournaments.test_people_come_and_go import refused


def test_medians_are_those_that_were_measured() -> None:
    text = (Path(__file__).parents[2] / "docs/results/pace.md").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = {}
    for game, pace, days in re.findall(r"(?m)^\| (\w+) \| (live|daily|slow) \|[^|]*\|[^|]*\| ([\d.]+) \|", text):
        found.setdefault(game, {})[pace] = float(days)
    assert found == MEDIANS
    assert set(found) == {one.key for one in registry.GAMES}


@pytest.mark.parametrize(
    ("game", "pace", "days"),
    [
        ("metromania", "live", 1),
        ("metromania", "daily", 10),
        ("metromania", "slow", 26),
        ("project_mine", "daily", 31),
        ("twilight_imperium", "slow", 233),
        ("metromania", "own:12h 6h", 5),
        ("metromania", "own:10d 2d", 99),
        ("metromania", "none", 0),
        ("another", "daily", 0),
    ],
)
def test_the_shortest_limit(game: str, pace: str, days: int) -> None:
    assert shortest(Terms(game, options={PACE: pace})) == days


async def test_a_shorter_one_is_refused_and_grows_with_the_pace(field: Arena) -> None:
    """S4: what is refused changes nothing; with another pace it is long enough again; after the start too."""
    tourney = await field.opened(rounds=2)
    agree = field.events.preparing.agree
    assert await refused(agree(tourney.id, HOST, field.click(), soft_days=9)) == "error-tournament-soft"
    assert (await field.now(tourney)).contest.terms.soft_days == 0
    tourney = await agree(tourney.id, HOST, field.click(), soft_days=10)
    assert tourney.contest.terms.soft_days == 10
    tourney = await agree(tourney.id, HOST, field.click(), options={PACE: "slow"})
    assert tourney.contest.terms.soft_days == 26
    tourney = await agree(tourney.id, HOST, field.click(), options={PACE: "daily"}, soft_days=0)
    await field.joined(tourney, crowd(4))
    await field.events.ruling.start(tourney.id, HOST, field.click())
    await field.rest(tourney)
    assert await refused(agree(tourney.id, HOST, field.click(), soft_days=3)) == "error-tournament-soft"
    assert (await agree(tourney.id, HOST, field.click(), soft_days=12)).contest.terms.soft_days == 12
