"""A turn that is planned in the move panel and played by itself, over the wire (asynchronous L1 to L6, X2, X5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.planning import fits
from bot.core.shapes import Option
from bot.hours.paces import DAILY
from bot.store import repository as repo
from bot.tables import model
from bot.tables.plans import Alternative, kept_at, stands_on
from tests.e2e.house import KO, House, action, find, house
from tests.e2e.playing import single
from tests.e2e.test_pace import begun
from tests.simulated import Message, Person, Reply
from tests.tables.planned import FAR

pytestmark = pytest.mark.e2e


def tabled(person: Person) -> model.Person:
    """A person as tables know one."""
    return model.Person(person.id, person.user.name)


async def a_pair(at: House) -> tuple[Person, Person]:
    """A match at pace `daily`: who is awaited, and who is not."""
    await begun(at, "daily")
    first = await at.awaited()
    return first, at.opponent(first)


async def possible(at: House, person: Person, earlier: list[str]) -> list[Option]:
    """What can be planned after some answers."""
    table = await at.table()
    return await at.bot.tables.plans.choices(table.id, tabled(person), earlier)


async def planning(at: House, person: Person) -> Message:
    """The panel of a plan, opened from the move panel."""
    panel = (await at.my_move(person)).message
    return (await person.press(panel, id=action(panel, "plan"))).message


async def made(at: House, person: Person, *, most: int = 9, at_: int = FAR) -> tuple[list[str], Message]:
    """A plan of so many answers, by buttons, not kept yet; if not told otherwise far from where others dig."""
    panel = await planning(at, person)
    answers: list[str] = []
    while len(answers) < most and (options := await possible(at, person, answers)):
        option = options[min(at_, len(options) - 1)]
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
        first, mine = await a_pair(at)
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
        first, mine = await a_pair(at)
        _, panel = await made(at, mine, most=1)
        old = [one["custom_id"] for one in panel.buttons]
        assert all(id.split(":")[2].count(".") == 2 for id in old if ":opt:" in id), "it says that it is a plan"
        keep = action(panel, "plan-keep")
        kept = (await keeps(mine, panel)).message
        again = await mine.replay(kept, keep)
        assert KO("plans-way-line", number=2) not in again.text, "kept once"
        await moves(at, first)
        last = (await at.table()).row.last
        for id in old:
            if ":opt:" in id or ":at:" in id or ":plan-" in id:
                await mine.replay(kept, id)
        assert (await at.table()).row.last == last, "nothing was played by them"


# --- what happens to a plan (X5; more of it in `test_plans_overtaken`) ------------------------------------------------


def free(match: Match, seat: int) -> list[str]:
    """Options that can be chosen."""
    question = next_question(match, seat)
    assert question is not None
    return [one.id for one in question.shape.options if one.blocked is None]  # type: ignore[union-attr]


async def turn_that(at: House, seat: int, plan: Alternative, want: str) -> list[str]:
    """Answers of the other's whole turn after which a plan still fits (`moved`: but stands on something else), or does
    not fit at all (`stolen`)."""
    match = (await at.table()).match
    (other,) = match.awaited()
    for at_first in range(len(free(match, other))):
        for then in (0, 1, 2, FAR):
            tried, answers = match.copy(), list[str]()
            while tried.awaited() == (other,):
                options = free(tried, other)
                answers.append(options[min(at_first if not answers else then, len(options) - 1)])
                question = next_question(tried, other)
                assert question is not None
                tried.answer(other, question.no, answers[-1])
            given = fits(tried, seat, plan.answers)
            same = bool(given) and stands_on(tried, seat, plan.answers[:given]) == plan.footings[given - 1]
            kinds = {"moved": given == len(plan.answers) and not same, "stolen": not given}
            if kinds[want]:
                return answers
    raise AssertionError(f"no turn by which a plan is {want}")


async def planned_then(at: House, want: str) -> tuple[Person, Person, Alternative, Message]:
    """Somebody has planned a turn, the other has played one that does this to it, and the wait is over; with the move
    panel of who has planned."""
    first, mine = await a_pair(at)
    await keeps(mine, (await made(at, mine, at_=0))[1])
    table = await at.table()
    seat = table.seat_of(mine.id)
    assert seat is not None
    live = kept_at(table)[seat].live
    assert live is not None
    for answer in await turn_that(at, seat, live.alternatives[0], want):
        shape = (await at.question(first)).shape
        option = next(one for one in shape.options if one.id == answer)  # type: ignore[union-attr]
        await single(first, (await at.my_move(first)).message, option)
    await at.world.pass_time(DAILY.most + 1)
    return mine, first, live.alternatives[0], (await at.my_move(mine)).message


async def test_a_plan_whose_place_was_taken_is_not_played_and_its_owner_is_asked_as_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        mine, _, _, panel = await planned_then(at, "stolen")
        assert await planned_entries(at) == 0
        assert (await at.awaited()) is mine
        last = (await at.table()).row.last
        if (id := find(panel, "intended")) is not None:
            await mine.press(panel, id=id)
        assert (await at.table()).row.last == last


async def test_a_plan_on_a_board_that_moved_is_not_played_but_offered_with_one_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        mine, first, plan, panel = await planned_then(at, "moved")
        assert await planned_entries(at) == 0
        last = (await at.table()).row.last
        assert KO("plans-offered-line") in panel.text
        await mine.press(panel, id=action(panel, "intended"))
        table = await at.table()
        assert table.row.last == last + len(plan.answers)
        assert (await at.awaited()) is first
        rows = await repo.entries(at.bot.tables.desk.database.reader, table.id, last + 1)
        assert len({row.unit for row in rows}) == 1, "taken back as one"


async def test_peeking_into_a_plan_is_never_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """X2: B moves, A has a plan, B takes back within the wait and after it."""
    async with house(tmp_path, monkeypatch) as at:
        first, mine = await a_pair(at)
        answers, panel = await made(at, mine)
        await keeps(mine, panel)
        boards: list[str] = []
        for _ in range(2):  # within the wait: free, and the same whatever was planned
            await moves(at, first)
            boards.append(at.board.text)
            panel = (await at.my_move(first)).message
            await first.press(panel, id=action(panel, "undo"))
            assert (await at.awaited()) is first
            assert await planned_entries(at) == 0
        await moves(at, first)
        await at.world.pass_time(DAILY.most + 1)
        assert await planned_entries(at) == len(answers)
        panel = (await at.my_move(first)).message
        assert (await at.table()).row.ballot.kind == ""
        ask = await first.press(at.board, id=action(at.board, "menu"))
        undo = next((one for one in ask.message.buttons if ":undo" in one["custom_id"]), None)
        if undo is not None:
            await first.press(ask.message, id=undo["custom_id"])
        assert await planned_entries(at) == len(answers)
        assert (await at.awaited()) is first, "what was played stands until its owner agrees"


# --- typed commands (L6) ----------------------------------------------------------------------------------------------


async def test_a_turn_is_planned_by_a_typed_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, mine = await a_pair(at)
        offered = await mine.complete(at.room, "metromania dig", "first", "1-S", plan="yes")
        assert offered
        begins = offered[-1][1]
        second = await mine.complete(at.room, "metromania dig", "second", "", first=begins, plan="yes")
        assert second
        last = (await at.table()).row.last
        reply = await mine.slash(at.room, "metromania dig", first=begins, second=second[0][1], plan="yes")
        assert KO("plans-way-line", number=1) in reply.text
        assert reply.private
        assert (await at.table()).row.last == last
        refused = await first.slash(at.room, "metromania dig", first=begins, plan="yes")
        assert KO("core-plan-awaited") in refused.text
        assert (await at.table()).row.last == last


async def test_a_restart_at_any_place_loses_no_plan_and_plays_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, mine = await a_pair(at)
        answers, panel = await made(at, mine)
        await at.restart()
        kept = await keeps(mine, panel)  # the panel that stood before goes on
        assert KO("plans-way-line", number=1) in kept.text
        await at.restart()
        await moves(at, first)
        await at.restart()
        assert await planned_entries(at) == 0
        await at.world.pass_time(DAILY.most + 1)
        await at.restart()
        await at.world.pass_time(DAILY.most + 1)
        assert await planned_entries(at) == len(answers)
