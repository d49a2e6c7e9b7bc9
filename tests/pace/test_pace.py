"""The simulated year itself: it is the same every time, and its judge notices what it is there for."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from tests.pace.humans import DAY, HOUR, MINUTE, Human, human, unstopped
from tests.pace.scene import Order
from tests.pace.told import figures, noted, summary
from tests.pace.world import BEGIN, World, year

ANN = Human(1, "Asia/Seoul", (22 * 60, 6 * 60), (), True, (), None, 1.0)
PROMISED = ("tables", "ended_share", "played_by_people", "overdue_share", "stalled", "median_days", "plan_gain")
FEW = [Order("metromania", "daily", 3, BEGIN + DAY), Order("the_dome", "live", 2, BEGIN + DAY)]


def at(hour: int, day: int = 5) -> int:
    """An hour in Seoul in January 2026."""
    return int(datetime(2026, 1, day, hour, tzinfo=ZoneInfo("Asia/Seoul")).timestamp())


def test_nights_stop_a_clock_as_far_as_the_house_was_told_and_the_turn_is_long_enough() -> None:
    assert unstopped(ANN, at(20), at(8, 6), True, []) == 4 * HOUR
    assert unstopped(ANN, at(20), at(8, 6), False, []) == 12 * HOUR
    assert unstopped(dataclasses.replace(ANN, tells=False), at(20), at(8, 6), True, []) == 12 * HOUR
    assert unstopped(ANN, at(20), at(8, 6), True, [(at(20), at(20) + 5 * MINUTE)]) == 4 * HOUR - 5 * MINUTE
    assert unstopped(dataclasses.replace(ANN, travels=((at(7, 6), at(9, 6)),)), at(20), at(8, 6), True, []) == 3 * HOUR


def test_people_answer_by_day_at_home_and_never_after_they_have_gone() -> None:
    chance = Random(1)
    away = dataclasses.replace(ANN, travels=((at(0, 7), at(0, 9)),), gone=at(12, 20))
    found = [away.answers(at(20), DAY, False, chance) for _ in range(500)]
    assert all(not away.asleep(one) and away.away(one) is None for one in found if one is not None)
    assert away.answers(at(13, 20), DAY, False, chance) is None
    assert any(ANN.asleep(one) for _ in range(50) if (one := ANN.answers(at(2), DAY, True, chance)) is not None)


def test_people_are_drawn_alike_every_time_and_differ() -> None:
    drawn = [human(number, BEGIN, True, Random(number)) for number in range(200)]
    assert drawn == [human(number, BEGIN, True, Random(number)) for number in range(200)]
    assert len({one.zone for one in drawn}) == 10
    assert {one.tells for one in drawn} == {True, False}
    assert not any(human(number, BEGIN, False, Random(number)).tells for number in range(50))


async def played(folder: Path, **how: int) -> World:
    """Two tables, from their beginning to their end."""
    folder.mkdir()
    return await year(folder, FEW, 6, "small", **how)


async def test_two_tables_end_and_the_same_seed_gives_the_same_year(tmp_path: Path) -> None:
    first, second = [await played(tmp_path / name) for name in "ab"]
    assert [one.outcome for one in first.played.values()] == ["finished", "finished"]
    assert [(one.ended, one.last) for one in first.played.values()] == [
        (one.ended, one.last) for one in second.played.values()
    ]
    promised = summary([noted(first, 0)], 0.3)
    assert set(PROMISED) <= set(promised), "what `--json` prints is read by others"
    assert set(promised["median_days"]) == {"metromania daily", "the_dome live"}
    assert (promised["tables"], promised["plan_gain"]) == (2, 0.3)
    told = figures(noted(first, 0).tables)
    assert (told["ended_share"], told["played_by_people"], told["stalled"]) == (1.0, 1.0, 0)


async def test_nothing_is_lost_when_the_program_is_killed_in_the_middle(tmp_path: Path) -> None:
    world = await played(tmp_path / "killed", kills=100)
    assert world.killed >= 1
    assert len(world.downtimes) >= world.killed
    assert [one.outcome for one in world.played.values()] == ["finished", "finished"]


async def test_a_table_that_nothing_goes_on_at_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody_looks(*_: object) -> None:
        pass

    monkeypatch.setattr("bot.tables.late.ring", nobody_looks)
    gone = dataclasses.replace(ANN, gone=BEGIN + 2 * DAY)
    monkeypatch.setattr("tests.pace.world.human", lambda id, *_: dataclasses.replace(gone, id=id))
    world = await played(tmp_path / "still")
    found = summary([noted(world, 0)], None)
    assert found["stalled"] >= 1
    assert found["ended_share"] < 1.0


async def test_a_seat_whose_person_is_gone_is_decided_about_and_the_game_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one(id: int, *_: object) -> Human:
        return dataclasses.replace(ANN, id=id, gone=BEGIN + 2 * DAY if id == 1000 else None)

    monkeypatch.setattr("tests.pace.world.human", one)
    (tmp_path / "gone").mkdir()
    world = await year(tmp_path / "gone", [Order("metromania", "daily", 3, BEGIN + DAY)], 3, "gone")
    (table,) = noted(world, 0).tables
    assert (table.outcome, table.stalled) == ("finished", 0)
    assert table.overdue >= 3
    assert table.handed >= 1
    assert any(key.startswith("votes") for key in world.counted)


def test_the_year_begins_at_midnight() -> None:
    assert datetime.fromtimestamp(BEGIN, UTC).isoformat() == "2026-01-01T00:00:00+00:00"
