"""The list of one's games: urgent ones first, in pages, those that are over behind a press (asynchronous P6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hours.allowances import Ticking
from bot.tables.model import Person, Place, Snapshot
from bot.text.catalogue import Voice
from cogs.panels import calls, my_games
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id
from cogs.panels.screen import Button, Dropdown, Screen
from tests.cogs.stage import CHANNEL, GUILD, LONGEST, Stage, complaints

MANY = 40
PAGES = -(-MANY // my_games.PAGE)


async def sat(at: Stage, people: list[Person], count: int, *, start: bool = True) -> list[Snapshot]:
    """Tables of these people in channels of their own."""
    found: list[Snapshot] = []
    for number in range(count):
        host = people[number % len(people)]
        table = await at.tables.lobby.open(
            "metromania", Place(GUILD + number // 4, CHANNEL + number), host, "ko", {}, at.click()
        )
        for person in people:
            if person is not host:
                await at.tables.lobby.join(table.id, person, at.click())
        if start:
            await at.tables.lobby.start(table.id, host, at.click())
        found.append(await at.tables.look.at(table.id))
    return found


def buttons(screen: Screen) -> list[Button]:
    return [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]


def wanted(screen: Screen, action: str) -> list[Id]:
    return [one.id for one in buttons(screen) if one.id is not None and one.id.action == action]


@pytest.fixture
def people() -> list[Person]:
    return [Person(number, LONGEST.replace("가", f"{number}"), "ko") for number in range(1, 5)]


async def test_forty_games_are_leafed_through_and_each_is_listed_once(on_stage: Stage, people: list[Person]) -> None:
    tables = await sat(on_stage, people, MANY)
    listed: list[str] = []
    for page in range(PAGES):
        screen = await my_games.games_screen(on_stage.visit(people[0], Id("games", arg=str(page))))
        assert complaints(screen) == []
        assert "…" not in screen.content
        assert Voice("ko")("games-page", page=page + 1, pages=PAGES) in screen.texts[0]
        listed += [line for line in screen.content.split("\n") if "https://discord.com/channels/" in line]
        assert len(wanted(screen, "games")) == 2
        assert len(wanted(screen, "panel")) == 1, "the next game is the same on every page"
    assert len(listed) == len(set(listed)) == MANY
    mine = [table for table in tables if people[0].id in table.awaited_users]
    assert 0 < len(mine) < MANY
    shown = [table.row.channel_id for line in listed for table in tables if f"<#{table.row.channel_id}>" in line]
    assert set(shown[: len(mine)]) == {table.row.channel_id for table in mine}


async def test_it_says_what_the_others_are_waited_for(on_stage: Stage) -> None:
    ann, bo = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
    (table,) = await sat(on_stage, [ann, bo], 1)
    (seat,) = table.awaited
    other = next(one for one in (ann, bo) if table.seat_of(one.id) != seat)
    en = Voice("en")
    screen = await my_games.games_screen(on_stage.visit(other))
    assert en("games-others-headline", count=1) in screen.content
    assert en("games-awaits", names=table.name(seat)) in screen.content
    assert en(table.match.topic(seat)) in screen.content
    assert wanted(screen, "panel") == []
    mine = await my_games.games_screen(on_stage.visit(next(one for one in (ann, bo) if one is not other)))
    assert en("games-turn-headline", count=1) in mine.content
    assert table.name(seat) not in mine.content


async def test_time_left_is_told_where_a_clock_runs(on_stage: Stage) -> None:
    ann, bo = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
    (table,) = await sat(on_stage, [ann, bo], 1)
    (seat,) = table.awaited
    async with on_stage.tables.desk.change(table.id) as change:
        change.row.running.runs[seat] = Ticking("1", change.now, 0, 1_900_000_000)
    own = ann if table.seat_of(ann.id) == seat else bo
    screen = await my_games.games_screen(on_stage.visit(own))
    assert Voice("en")("games-due", when=1_900_000_000) in screen.content


async def test_games_that_are_over_stand_behind_a_press(on_stage: Stage, people: list[Person]) -> None:
    tables = await sat(on_stage, people[:2], my_games.PAGE + 2)
    for table in tables[1:]:
        await on_stage.tables.seating.resign(table.id, people[0], on_stage.click())
    screen = await my_games.games_screen(on_stage.visit(people[0]))
    assert screen.content.count("https://discord.com/channels/") == 1
    (over,) = wanted(screen, "games-ended")
    visit = on_stage.visit(people[0], over, panel=True)
    await guarded(visit, handlers["games-ended"])
    (first,) = [one for one in visit.said if isinstance(one, Screen)]
    assert complaints(first) == []
    assert first.content.count("https://discord.com/channels/") == my_games.PAGE
    assert Voice("ko")("games-rank", rank=2, of=2) in first.content
    last: Any = await my_games.ended_screen(on_stage.visit(people[1], Id("games-ended", arg="1")))
    assert last.content.count("https://discord.com/channels/") == 1
    assert Voice("ko")("games-won") in last.content
    assert wanted(last, "games")


async def test_who_plays_nothing_any_more_still_finds_what_is_over(on_stage: Stage, people: list[Person]) -> None:
    (table,) = await sat(on_stage, people[:2], 1)
    await on_stage.tables.seating.resign(table.id, people[0], on_stage.click())
    screen = await my_games.games_screen(on_stage.visit(people[0]))
    assert Voice("ko")("games-none") in screen.content
    assert wanted(screen, "games-ended")
    nobody = await my_games.games_screen(on_stage.visit(Person(77, "New", "ko")))
    assert wanted(nobody, "games-ended") == []


@pytest.mark.parametrize("arg", ["99999", "-3", "x", "1.b", "."])
async def test_a_page_that_is_none_shows_one_that_is(on_stage: Stage, people: list[Person], arg: str) -> None:
    await sat(on_stage, people[:2], my_games.PAGE + 1)
    for make in (my_games.games_screen, my_games.ended_screen):
        assert complaints(await make(on_stage.visit(people[0], Id("games", arg=arg)))) == []


async def test_a_direct_message_tells_the_time_left(on_stage: Stage) -> None:
    """Asynchronous P4: every table that waits, time left and a link."""
    ann, bo = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
    (table,) = await sat(on_stage, [ann, bo], 1)
    (seat,) = table.awaited
    own = table.people[ann.id if table.seat_of(ann.id) == seat else bo.id]
    assert Voice("en")("games-due", when=1_900_000_000) not in calls.direct(own, [table]).content
    table.row.running.runs[seat] = Ticking("1", table.row.created_at, 0, 1_900_000_000)
    said = calls.direct(own, [table])
    assert Voice("en")("games-due", when=1_900_000_000) in said.content
    assert "https://discord.com/channels/" in said.content
