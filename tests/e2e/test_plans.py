"""A turn that is planned in the move panel and played by itself, over the wire (asynchronous L1 to L6, X2, X5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.shapes import Option
from bot.hours.paces import DAILY
from bot.store import repository as repo
from bot.tables import model
from tests.e2e.house import KO, House, action, find, house
from tests.e2e.playing import single
from tests.e2e.test_pace import begun
from tests.simulated import Message, Person, Reply
from tests.tables.planned import FAR

pytestmark = pytest.mark.e2e


def tabled(person: Person) -> model.Person:
    """A person as tables know one."""
    return model.Person(person.id, person.user.name)


async def possible(at: House, person: Person, earlier: list[str]) -> list[Option]:
    """What can be planned after some answers."""
    table = await at.table()
    return await at.bot.tables.plans.choices(table.id, tabled(person), earlier)


async def planning(at: House, person: Person) -> Message:
    """The panel of a plan, opened from the move panel."""
    panel = (await at.my_move(person)).message
    return (await person.press(panel, id=action(panel, "plan"))).message


async def made(at: House, person: Person, *, most: int = 9) -> tuple[list[str], Message]:
    """A plan of so many answers, by buttons, not kept yet: far from where others dig."""
    panel = await planning(at, person)
    answers: list[str] = []
    while len(answers) < most and (options := await possible(at, person, answers)):
        option = options[min(FAR, len(options) - 1)]
        panel = (await single(person, panel, option))[0].message
        answers.append(option.id)
    return answers, panel


async def keeps(person: Person, panel: Message) -> Reply:
    """Keep what was made."""
    return await person.press(panel, id=action(panel, "plan-keep"))


async def moves(at: House, person: Person, *, at_: int = 0) -> None:
    """Somebody plays a turn by buttons, the first thing that can be done or another."""
    while person.id in (await at.table()).awaited_users:
        shape = (await at.question(person)).shape
        free = [one for one in shape.options if one.blocked is None]  # type: ignore[union-attr]
        await single(person, (await at.my_move(person)).message, free[min(at_, len(free) - 1)])


async def planned_entries(at: House) -> int:
    """How many answers in the log were planned."""
    table = await at.table()
    rows = await repo.entries(at.bot.tables.desk.database.reader, table.id)
    return sum('"planned":true' in row.body for row in rows)


async def test_a_plan_is_made_by_buttons_and_played_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")
        first = await at.awaited()
        mine = at.opponent(first)
        board, asked = at.board.text, await at.question(first)
        answers, panel = await made(at, mine)
        assert KO("plans-headline") in panel.text
        kept = await keeps(mine, panel)
        assert KO("plans-way-line", number=1) in kept.text
        assert at.board.text == board, "nobody sees that somebody plans"
        assert await at.question(first) == asked
        await moves(at, first)
        assert KO("plans-button") not in (await at.my_move(mine)).message.labels
        waits = await at.my_move(mine)
        assert "<t:" in waits.text
        await at.world.pass_time(DAILY.most + 1)
        assert await planned_entries(at) == len(answers)
        assert (await at.awaited()) is first
        log = await first.slash(at.room, "table log")
        assert KO("tables-as-planned", seat="민수" if mine is at.minsu else "지수") in log.text
        assert find((await at.my_move(mine)).message, "plan") is not None


async def test_who_is_awaited_is_offered_no_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")
        first = await at.awaited()
        assert find((await at.my_move(first)).message, "plan") is None
        assert find((await at.my_move(at.opponent(first))).message, "plan") is not None


async def test_a_button_of_a_plan_never_acts_on_the_match_nor_on_a_newer_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")
        first = await at.awaited()
        mine = at.opponent(first)
        _, panel = await made(at, mine, most=1)
        old = [one["custom_id"] for one in panel.buttons]
        assert all(id.split(":")[2].count(".") == 2 for id in old if ":opt:" in id), "it says that it is a plan"
        keep = action(panel, "plan-keep")
        kept = (await keeps(mine, panel)).message
        again = await mine.replay(kept, keep)
        assert KO("panel-stale") not in again.text or KO("plans-way-line", number=2) not in again.text
        assert KO("plans-way-line", number=2) not in again.text, "kept once"
        await moves(at, first)
        last = (await at.table()).row.last
        for id in old:
            if ":opt:" in id or ":at:" in id or ":plan-" in id:
                await mine.replay(kept, id)
        assert (await at.table()).row.last == last, "nothing was played by them"
