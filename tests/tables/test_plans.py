"""Turns that are planned: when they are played, what they rest on, when they die (asynchronous L1 to L5, X2)."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.core.bots import choose, next_question
from bot.core.planning import conditions_of
from bot.core.streams import Stream
from bot.games.twilight_imperium.light import LIGHT
from bot.hours.paces import DAILY
from bot.store import repository as repo
from bot.store.rows import PAUSED, PLAYING
from bot.tables.asked import Kind, Wish
from bot.tables.bench import bench, can_plan
from bot.tables.making import condition_key
from bot.tables.model import Person, Snapshot
from tests.tables.house import ANN, BO, CEM, House
from tests.tables.paced import begun, now, plays, turn, who
from tests.tables.planned import FAR, digs, kept, plans, played, typed, waits

pytestmark = pytest.mark.usefixtures("same_games")


async def opened(house: House, **options: str) -> tuple[Snapshot, int, Person, Person]:
    """A match of two at pace `daily`: the table, the seat that is not awaited, who plays it, who is awaited."""
    table = await begun(house, ANN, BO, **options)
    (first,) = table.awaited
    return table, 1 - first, who(table, 1 - first), who(table, first)


async def test_a_plan_is_played_in_its_turn_after_the_least_time_of_a_call_and_is_told(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    assert choices
    table = await digs(house, table, 1 - seat)
    assert table.awaited == (seat,)
    (due,) = await waits(house, table)
    assert DAILY.least <= due - house.now <= DAILY.most
    house.wait(due - house.now - 1)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.last == table.row.last
    house.wait(1)
    await house.tables.clocks.run_due()
    after = await now(house, table)
    assert len(await played(house, table, seat)) == len(choices)
    assert after.awaited != (seat,)
    keys = [line.event.key for line in await house.tables.play.log(table.id, None, 50)]
    assert keys.count("tables-as-planned") == 1
    units = {row.unit for row in await repo.entries(house.tables.database.reader, table.id, table.row.last + 1)}
    assert len(units) == 1, "one undo unit"


async def test_who_moves_by_hand_in_the_wait_has_no_plan_any_more(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    table = await digs(house, table, 1 - seat)
    assert await waits(house, table)
    await digs(house, table, seat, most=1)
    assert (await kept(house, table, seat)).live is None
    assert await waits(house, table) == []


async def test_making_a_plan_changes_nothing_that_others_see_or_count(house: House) -> None:
    """Asynchronous L2, L5: it is the table's, not the match's."""
    table, _, mine, other = await opened(house)
    house.changed.clear()
    before = await now(house, table)
    rows = await repo.entries(house.tables.database.reader, table.id)
    theirs = await house.tables.play.panel(table.id, other)
    await plans(house, table, mine)
    after = await now(house, table)
    assert after.row == before.row
    assert house.changed == []
    assert await repo.entries(house.tables.database.reader, table.id) == rows
    again = await house.tables.play.panel(table.id, other)
    assert again.facts == theirs.facts
    assert again.may_undo == theirs.may_undo


async def test_an_undo_within_the_wait_never_sees_the_plan(house: House) -> None:
    """Peeking (X2): B moves, A has a plan, B takes back within the wait and moves again."""
    table, seat, mine, other = await opened(house)
    await plans(house, table, mine)
    moved = await digs(house, table, 1 - seat)
    (due,) = await waits(house, moved)
    house.wait((due - house.now) // 2)
    await house.tables.undo.ask(table.id, other, house.click())
    back = await now(house, table)
    assert back.awaited == (1 - seat,), "free: nobody had answered"
    assert await waits(house, table) == []
    assert await played(house, table, seat) == []
    assert (await kept(house, table, seat)).live is not None
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert await played(house, table, seat) == []
    await digs(house, back, 1 - seat, at=2)
    assert len(await waits(house, table)) == 1


async def test_an_undo_behind_a_played_plan_asks_its_owner_and_puts_it_back_as_a_plan(house: House) -> None:
    table, seat, mine, other = await opened(house)
    choices = await plans(house, table, mine)
    moved = await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert len(await played(house, table, seat)) == len(choices)
    asked = await house.tables.undo.ask(table.id, other, house.click())
    assert asked.row.ballot.voters == [seat], "after it was played nothing is free"
    await house.tables.ballots.vote(table.id, mine, "undo", True, house.click())
    back = await now(house, table)
    assert back.awaited == (1 - seat,)
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.returned
    newest = (await house.tables.play.log(table.id, 1 - seat, 1))[-1]
    assert newest.event.key == "tables-undone", "nobody else is told that it is a plan again"
    await digs(house, back, 1 - seat)
    assert len(await waits(house, table)) == 1
    assert moved.row.epoch < back.row.epoch


async def test_who_takes_back_the_own_planned_turn_finds_it_on_offer_and_not_played_again(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    await house.tables.undo.ask(table.id, mine, house.click())
    table = await now(house, table)
    assert table.awaited == (seat,)
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.offered is not None
    assert [one.answer for one in live.offered.answers] == choices
    assert await waits(house, table) == []


async def test_an_undo_behind_the_making_of_a_plan_takes_it_away(house: House) -> None:
    table, seat, mine, other = await opened(house)
    table = await digs(house, table, 1 - seat, most=1)
    if table.awaited == (1 - seat,):
        await plans(house, table, mine)
    else:
        pytest.fail("the turn was over with one answer")
    assert (await kept(house, table, seat)).live is not None
    await house.tables.undo.ask(table.id, other, house.click())
    assert (await kept(house, table, seat)).live is None


async def test_a_plan_goes_with_a_change_of_seat(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    await house.tables.seating.hand_over(table.id, mine, seat, "easy", house.click())
    rows = await house.tables.database.reader.execute_fetchall("SELECT * FROM plans")
    assert list(rows) == []
    await house.tables.seating.take_back(table.id, mine, house.click())
    assert (await kept(house, table, seat)).live is None


async def test_without_a_pace_a_plan_is_played_at_once(house: House) -> None:
    table, seat, mine, _ = await opened(house, **{"table-pace": "none"})
    choices = await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    await house.tables.clocks.run_due()
    assert len(await played(house, table, seat)) == len(choices)


async def test_nothing_is_played_as_planned_for_who_is_overdue(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    async with house.tables.desk.change(table.id) as change:
        change.row.running.runs[seat].late = True
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert await played(house, table, seat) == []
    assert (await kept(house, table, seat)).live is None


async def test_three_alternatives_are_kept_and_no_more(house: House) -> None:
    """Asynchronous L2."""
    table, seat, mine, _ = await opened(house)
    for at in (FAR, FAR - 1, FAR - 2):
        await plans(house, table, mine, at=at)
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert len(live.alternatives) == 3
    with pytest.raises(Exception, match="plans-most"):
        await plans(house, table, mine)


async def test_a_plan_that_waits_while_the_table_is_set_aside_is_played_when_it_goes_on(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    async with house.tables.desk.change(table.id) as change:
        change.row.phase = PAUSED
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert await played(house, table, seat) == []
    async with house.tables.desk.change(table.id) as change:
        change.row.phase, change.again = PLAYING, True
        await change.attend(change.match())
    await house.tables.clocks.run_due()
    assert len(await played(house, table, seat)) == len(choices)


async def test_what_is_on_offer_of_a_plan_goes_with_its_turn(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine, at=0)
    await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.offered is not None, "where it was to dig, others dig now"
    await digs(house, table, seat, at=FAR)
    assert (await kept(house, table, seat)).live is None


async def test_the_end_of_a_match_leaves_no_plan_behind(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    await house.tables.seating.resign(table.id, mine, house.click())
    assert list(await house.tables.database.reader.execute_fetchall("SELECT * FROM plans")) == []
    assert seat in (0, 1)


async def test_a_kill_in_the_middle_of_a_planned_turn_leaves_all_of_it_or_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    assert len(choices) > 1
    moved = await digs(house, table, 1 - seat)
    written = 0

    async def killed(*args: Any) -> None:
        nonlocal written
        written += 1
        if written == 2:
            raise RuntimeError("killed")
        await append(*args)

    append = repo.append
    with monkeypatch.context() as broken:
        broken.setattr(repo, "append", killed)
        house.wait(DAILY.most)
        await house.tables.clocks.run_due()
    assert written == 2
    assert (await now(house, table)).row == moved.row
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.due
    house.wait(3600)
    await house.tables.clocks.run_due()
    await house.tables.clocks.run_due()
    assert len(await played(house, table, seat)) == len(choices)


async def test_two_clocks_and_a_hand_at_the_same_moment_have_one_winner(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    moved = await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    clocks = house.tables.clocks
    question = next_question(moved.match, seat)
    assert question is not None
    by_hand = house.tables.play.answer(table.id, mine, moved.row.epoch, question.no, choices[0], house.click())
    await asyncio.gather(clocks.run_due(), by_hand, clocks.run_due(), return_exceptions=True)
    rows = await repo.entries(house.tables.database.reader, table.id, moved.row.last + 1)
    by_plan = len(await played(house, table, seat))
    assert (len(rows), by_plan) in ((len(choices), len(choices)), (1, 0))


async def test_a_plan_that_could_not_be_played_tells_nobody_that_there_was_one(house: House) -> None:
    table, seat, mine, other = await opened(house)
    await plans(house, table, mine, at=0)
    before = await digs(house, table, 1 - seat)
    theirs = await house.tables.play.panel(table.id, other)
    outbox = await repo.outbox(house.tables.database.reader, table.id, house.now)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.offered is not None
    assert (await now(house, table)).row == before.row
    assert await repo.outbox(house.tables.database.reader, table.id, house.now) == outbox
    assert (await house.tables.play.panel(table.id, other)).facts == theirs.facts


async def test_a_plan_behind_what_nobody_takes_back_freely_does_not_wait(house: House) -> None:
    """L3: where the last answer drew something there is nothing to peek at."""
    table = await begun(house, ANN, BO, game="project_mine")
    first = -1
    while first < 0 or len(table.awaited) > 1 or not can_plan(table, 1 - first, table.match.view(1 - first)):
        first = next(one for one in table.awaited if next_question(table.match, one) is not None)
        table = await plays(house, table, first, Stream.of("before"))
        (first, *_) = table.awaited
    mine = who(table, 1 - first)
    made = bench(table, 1 - first)
    choices: list[Any] = []
    while not made.whole:
        question = next_question(made.match, 1 - first)
        assert question is not None
        choices.append(choose(made.match, 1 - first, question, "easy", Stream.of("plan", len(choices))))
        made.take(question.slot, choices[-1])
    await typed(house, table, mine, choices)
    table = await turn(house, table, Stream.of("turn"))
    rows = await repo.entries(house.tables.database.reader, table.id)
    assert '"reveals":true' in rows[-1].body
    assert await waits(house, table) == [house.now]


# --- several ways -----------------------------------------------------------------------------------------------------


async def act(house: House, table: Snapshot, by: Person, *keys: str) -> None:
    """Something of a plan beside its questions."""
    token = await where(house, table, by)
    upshot = await house.tables.plans.press(table.id, by, Wish(Kind.PLANNING, keys=keys, plan=token))
    assert upshot.refused is None
    assert not upshot.gone


async def where(house: House, table: Snapshot, by: Person) -> str:
    """Where a plan is."""
    panel = (await house.tables.plans.press(table.id, by, Wish(Kind.LOOK))).panel
    assert panel.planning is not None
    return panel.planning.token


async def test_the_second_way_is_played_where_the_first_does_not_fit(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine, at=0)  # where the other will dig
    second = await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    found = [msgspec.json.decode(body)["choice"] for body in await played(house, table, seat)]
    assert found == second


@pytest.mark.parametrize(("condition", "way"), [("metromania-if-dug", 0), ("metromania-if-station", 1)])
async def test_a_way_is_played_only_if_what_it_hangs_on_is_so(house: House, condition: str, way: int) -> None:
    """Asynchronous L2: what a named seat's last turn did, from events that everybody read."""
    table, seat, mine, _ = await opened(house)
    ways = [await plans(house, table, mine, at=FAR - 2), await plans(house, table, mine)]
    assert ways[0] != ways[1]
    keys = [one.key for one in conditions_of(table.match, seat)]
    await act(house, table, mine, "if", "0", condition_key(keys.index(condition)))
    await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    found = [msgspec.json.decode(body)["choice"] for body in await played(house, table, seat)]
    assert found == ways[way], "the other has dug"


async def test_ways_are_dropped_and_the_last_takes_the_plan_with_it(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    ways = [await plans(house, table, mine, at=FAR - 2), await plans(house, table, mine)]
    await act(house, table, mine, "drop", "0")
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert [[one.answer for one in way.answers] for way in live.alternatives] == ways[1:]
    await act(house, table, mine, "drop", "0")
    assert (await kept(house, table, seat)).live is None


async def test_what_no_panel_of_a_plan_offers_changes_nothing(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    before = await kept(house, table, seat)
    for keys in (("drop", "7"), ("drop", "x"), ("if", "0", "if99"), ("if", "-1", "always"), ("keep",)):
        token = await where(house, table, mine)
        upshot = await house.tables.plans.press(table.id, mine, Wish(Kind.PLANNING, keys=keys, plan=token))
        assert upshot.refused is not None, keys
        assert await kept(house, table, seat) == before


async def test_a_decision_that_each_takes_in_turn_is_planned_though_it_is_nobodys_turn(house: House) -> None:
    """A pick of a strategy card: a main decision of one seat alone (asynchronous C2)."""
    stream = Stream.of("picks")
    table = await begun(house, ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    while table.match.play.board.phase != "strategy":
        table = await plays(house, table, table.awaited[0], stream)
    (first,) = table.awaited
    seat = (first + 1) % 3
    assert await plans(house, table, who(table, seat), at=FAR) == ["8"]
    table = await digs(house, table, first, most=1)
    assert table.awaited == (seat,)
    assert table.match.play.game.rules.turn_of(table.match.play).seat is None
    (due,) = await waits(house, table)
    house.wait(due - house.now)
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert len(await played(house, table, seat)) == 1
    assert table.awaited != (seat,)
