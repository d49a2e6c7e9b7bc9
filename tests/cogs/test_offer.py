"""Zone and quiet hours are offered once, at somebody's first table with a clock, and taken by one press (P1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model import Person, Place, Snapshot
from bot.text.catalogue import Voice
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id
from cogs.panels.screen import Dropdown, Screen
from tests.cogs.stage import CHANNEL, GUILD, Stage, complaints

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")
KO = Voice("ko")


async def lobby(at: Stage, number: int, pace: str) -> Snapshot:
    place = Place(GUILD, CHANNEL + number)
    return await at.tables.lobby.open("metromania", place, ANN, "ko", {"table-pace": pace}, at.click())


async def joined(at: Stage, table: Snapshot, by: Person = BO) -> Any:
    visit = at.visit(by, Id("join", table.id))
    visit.interaction.channel_id = table.row.channel_id
    await guarded(visit, handlers["join"])
    return visit.said[-1]


def actions(screen: Screen) -> list[str]:
    buttons = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
    return [one.id.action for one in buttons if one.id is not None]


async def test_a_table_without_a_clock_offers_nothing(on_stage: Stage) -> None:
    screen = await joined(on_stage, await lobby(on_stage, 1, "none"))
    assert actions(screen) == []
    known = await on_stage.tables.people.get(BO.id)
    assert known is None or known.introduced == []


@pytest.mark.parametrize(("pace", "clock"), [("daily", "offer-clock-stops"), ("live", "offer-clock-runs")])
async def test_the_first_table_with_one_offers_it_once(on_stage: Stage, pace: str, clock: str) -> None:
    await joined(on_stage, await lobby(on_stage, 1, "none"))
    screen = await joined(on_stage, await lobby(on_stage, 2, pace))
    assert complaints(screen) == []
    assert KO("lobby-you-joined") in screen.content
    assert "Asia/Seoul" in screen.content
    assert KO(clock) in screen.content
    assert actions(screen) == ["hours-yes", "my-settings"]
    assert actions(await joined(on_stage, await lobby(on_stage, 3, pace))) == []


async def test_one_press_takes_it(on_stage: Stage) -> None:
    await joined(on_stage, await lobby(on_stage, 1, "daily"))
    visit = on_stage.visit(BO, Id("hours-yes"), panel=True)
    await guarded(visit, handlers["hours-yes"])
    assert isinstance(visit.said[-1], Screen)
    assert KO("settings-changed") in visit.said[-1].content
    known = await on_stage.tables.people.get(BO.id)
    assert known is not None
    week = known.calendar.latest
    assert (week.zone, week.quiet) == ("Asia/Seoul", (23 * 60, 8 * 60))


async def test_who_has_chosen_is_offered_nothing_and_keeps_it(on_stage: Stage) -> None:
    await on_stage.tables.people.live(BO, "UTC", zone="Europe/Vienna", quiet=(60, 120))
    assert actions(await joined(on_stage, await lobby(on_stage, 1, "daily"))) == []
    visit = on_stage.visit(BO, Id("hours-yes"), panel=True)
    await guarded(visit, handlers["hours-yes"])
    known = await on_stage.tables.people.get(BO.id)
    assert known is not None
    assert (known.calendar.latest.zone, known.calendar.latest.quiet) == ("Europe/Vienna", (60, 120))


async def test_the_host_is_offered_it_where_the_pace_is_chosen(on_stage: Stage) -> None:
    table = await lobby(on_stage, 1, "none")
    for value, offers in (("none", False), ("slow", True), ("daily", False)):
        visit = on_stage.visit(ANN, Id("s-pace", table.id, arg="table-pace"), [value], panel=True)
        await guarded(visit, handlers["s-pace"])
        screen = visit.said[-1]
        assert isinstance(screen, Screen)
        assert complaints(screen) == []
        assert ("hours-yes" in actions(screen)) is offers


async def test_who_joined_before_a_pace_was_chosen_is_offered_it_below_the_first_move(on_stage: Stage) -> None:
    table = await lobby(on_stage, 1, "none")
    assert actions(await joined(on_stage, table)) == []
    await on_stage.tables.lobby.set_option(table.id, ANN, "table-pace", "daily", on_stage.click())
    table = await on_stage.tables.lobby.start(table.id, ANN, on_stage.click())
    await on_stage.tables.people.set(BO, introduced=table.row.game)
    for offers in (True, False):
        visit = on_stage.visit(BO, Id("move", table.id, table.row.epoch))
        visit.interaction.channel_id = table.row.channel_id
        await guarded(visit, handlers["move"])
        screen = visit.said[-1]
        assert isinstance(screen, Screen)
        assert complaints(screen) == []
        assert ("hours-yes" in actions(screen)) is offers


async def test_the_lobby_of_twilight_imperium_proposes_a_pace_and_other_games_none(on_stage: Stage) -> None:
    """Asynchronous C1: its host may choose another one, or none."""
    place = Place(GUILD, CHANNEL + 1)
    table = await on_stage.tables.lobby.open("twilight_imperium", place, ANN, "ko", {}, on_stage.click())
    assert table.row.options["table-pace"] == "daily"
    table = await on_stage.tables.lobby.set_option(table.id, ANN, "table-pace", "none", on_stage.click())
    assert table.row.options["table-pace"] == "none"
    place = Place(GUILD, CHANNEL + 2)
    table = await on_stage.tables.lobby.open("metromania", place, ANN, "ko", {}, on_stage.click())
    assert "table-pace" not in table.row.options
