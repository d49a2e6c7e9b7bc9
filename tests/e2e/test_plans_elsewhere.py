"""Plans in the other games: by buttons, and by the commands that play a turn (asynchronous L1, L6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.bots import choose, next_question
from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.tables.bench import bench
from bot.tables.plans import kept_at
from tests.e2e import imperium, playing
from tests.e2e.house import KO, House, action, find, house
from tests.e2e.test_plans import planning, tabled
from tests.simulated import Person

pytestmark = pytest.mark.e2e
COMMANDS = {
    "project_mine": ("mine play", "first"),
    "the_dome": ("dome play", "what"),
    "twilight_imperium": ("ti move", "line"),
}


async def somebody_who_can_plan(at: House) -> Person:
    """The table goes on, played as easy bots would, until one of its people has a turn to plan."""
    for number in range(200):
        table = await at.table()
        for person in at.people:
            seat = table.seat_of(person.id)
            try:
                if seat is not None and seat not in table.awaited:
                    bench(table, seat)
                    return person
            except CoreError:
                continue
        seat = next(one for one in table.awaited if next_question(table.match, one) is not None)
        question = next_question(table.match, seat)
        assert question is not None
        choice = choose(table.match, seat, question, "easy", Stream.of("plans", number))
        person = next(one for one in at.people if table.seat_of(one.id) == seat)
        await at.bot.tables.play.answer(table.id, tabled(person), table.row.epoch, question.no, choice, number + 1)
        await at.world.rest()
    raise AssertionError("nobody could plan a turn")


async def begun(at: House, game: str) -> None:
    """A table of a game."""
    if game == "twilight_imperium":
        await imperium.begin(at, at.jisoo, at.minsu, at.ada)
    else:
        await playing.begin(at, game, at.jisoo, at.minsu)


@pytest.mark.parametrize("game", sorted(COMMANDS))
async def test_a_turn_is_planned_by_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, game)
        mine = await somebody_who_can_plan(at)
        before = await at.table()
        panel = await planning(at, mine)
        assert KO("plans-headline") in panel.text
        for _ in range(9):
            if find(panel, "plan-keep") is not None:
                break
            open_ = [one for one in panel.buttons if not one.get("disabled")]
            ids = [one["custom_id"] for one in open_ if "custom_id" in one]
            chosen = next(id for kind in (":done:", ":ready:", ":opt:", ":at:") for id in ids if kind in f"{id}:")
            panel = (await mine.press(panel, id=chosen)).message
            assert KO("plans-headline") in panel.text, "it says that it is a plan on every screen"
        await mine.press(panel, id=action(panel, "plan-keep"))
        after = await at.table()
        seat = after.seat_of(mine.id)
        assert seat is not None
        assert kept_at(after)[seat].live is not None
        assert (after.row.last, after.row.state) == (before.row.last, before.row.state)


@pytest.mark.parametrize("game", sorted(COMMANDS))
async def test_a_turn_is_planned_by_the_command_that_plays_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, game)
        mine = await somebody_who_can_plan(at)
        before = await at.table()
        command, argument = COMMANDS[game]
        offered = await mine.complete(at.room, command, argument, "", plan="yes")
        assert offered, "completion looks at the turn that comes"
        reply = await mine.slash(at.room, command, plan="yes", **{argument: offered[0][1]})
        after = await at.table()
        seat = after.seat_of(mine.id)
        assert seat is not None
        kept = kept_at(after)[seat].live
        assert kept is not None, reply.text
        assert len(kept.alternatives) == 1
        assert reply.private
        assert KO("plans-way-line", number=1) in reply.text
        assert (after.row.last, after.row.state) == (before.row.last, before.row.state)
