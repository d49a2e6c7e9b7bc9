"""A call of reactions tells nobody who has answered (design 2.6): board, custom ids, times and edits stay the same."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.passing import KIND_SLOT, SLOT
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.tables.model import DAY, Person, Place, Snapshot
from cogs.panels import layout
from cogs.panels.board import board
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from cogs.panels.sketches import Sight
from tests.cogs.armed import EVERY, FROM, ROOM, arm_table, provoking
from tests.cogs.stage import CHANNEL, FAKE, GUILD, Stage

PEOPLE = (Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-GB"), Person(4, "Dora", "ko"))
WEN = Person(9, "Wen", "en-US")
"""Has no seat."""
NOW = 1_800_000_000

pytestmark = pytest.mark.usefixtures("undrawn")


class Calls:
    """A game of four of THE DOME under `ask`, and its clock."""

    def __init__(self, on_stage: Stage) -> None:
        self.at, self.now = on_stage, NOW
        on_stage.tables.desk.clock = lambda: self.now

    async def open(self, least: int) -> Snapshot:
        """Play on until so many seats are called and have not answered."""
        table = await self.at.open(*PEOPLE, game="the_dome", traps="ask")
        for given in range(800 if least < 2 else ROOM):
            assert table.playing
            if table.match.timers() and len(waited(table)) >= least:
                return table
            if least > 1 and given >= FROM and given % EVERY == 0 and not table.match.timers():
                await arm_table(self.at.tables, table.id)
                table = await self.at.tables.look.at(table.id)
            waiting = waited(table)
            provoked = provoking(table.match, waiting[0]) if least > 1 and waiting else None
            table = await (self.answer(table, waiting[0], provoked) if provoked else self.go_on(table))
        raise AssertionError("nobody was called")

    async def go_on(self, table: Snapshot) -> Snapshot:
        """The first seat that is asked answers; where all have, time goes by."""
        waiting = waited(table)
        if waiting:
            return await self.answer(table, waiting[0])
        await self.at.tables.clocks.run_due()
        return await self.at.tables.look.at(table.id)

    async def answer(self, table: Snapshot, seat: int, choice: Any = None) -> Snapshot:
        """A seat answers, as an easy bot would where no answer is given."""
        question = next_question(table.match, seat)
        assert question is not None
        given = choice or choose(table.match, seat, question, "easy", Stream.of("call", table.row.last))
        person = person_of(table, seat)
        click = self.at.click()
        await self.at.tables.play.answer(table.id, person, table.row.epoch, question.no, given, click)
        return await self.at.tables.look.at(table.id)

    async def told(self) -> None:
        """Discord has been told everything."""
        async with self.at.tables.desk.database.write() as connection:
            await connection.execute("DELETE FROM outbox")

    async def public(self, table: Snapshot) -> list[Any]:
        """What everybody can read of the board, custom ids included, and what is still to be said."""
        recent = await self.at.tables.play.log(table.id, None, 12)
        shown = board(table, recent, self.now)
        rows = [[str(button.id) for button in row] for row in shown.rows if isinstance(row, list)]
        waiting = await repo.outbox(self.at.tables.desk.database.reader, table.id, self.now)
        return [shown.content, rows, [row.kind for row in waiting]]

    def button(self, shown: list[Any]) -> str:
        """The id of the button that passes."""
        return next(id for row in shown[1] for id in row if ":pass:" in id)


def waited(table: Snapshot) -> list[int]:
    """Seats that have something to answer."""
    return [seat for seat in table.awaited if next_question(table.match, seat) is not None]


def person_of(table: Snapshot, seat: int) -> Person:
    """Who sits there."""
    return next(person for person in PEOPLE if person.id == table.seats[seat].user_id)


async def test_who_answers_a_call_in_secret_changes_nothing_that_others_see(on_stage: Stage) -> None:
    at = Calls(on_stage)
    table = await at.open(least=1)
    await at.told()
    before = await at.public(table)
    at.now += 500
    for seat in waited(table):
        waits = {other: wait.since for other, wait in table.row.waits.items()}
        table = await at.answer(table, seat, "pass")
        assert await at.public(table) == before
        assert {other: wait.since for other, wait in table.row.waits.items()} == waits


@pytest.mark.parametrize("slot", [SLOT, KIND_SLOT])
async def test_passing_until_the_own_turn_changes_nothing_that_others_see(on_stage: Stage, slot: str) -> None:
    """Everything, or all calls of this kind; and taking it back (asynchronous L7)."""
    at = Calls(on_stage)
    table = await at.open(least=1)
    await at.told()
    before = await at.public(table)
    seat = waited(table)[0]
    for _ in ("ordered", "taken back"):
        question = next(one for one in table.match.asked(seat) if one.slot == slot)
        assert isinstance(question.shape, Pick)
        (option,) = question.shape.options
        click, person = on_stage.click(), person_of(table, seat)
        await on_stage.tables.play.answer(table.id, person, table.row.epoch, question.no, option.id, click)
        table = await on_stage.tables.look.at(table.id)
        assert await at.public(table) == before
    assert table.match.play.orders(seat) == {}


async def test_the_button_passes_in_its_own_call_and_in_no_later_one(on_stage: Stage) -> None:
    at = Calls(on_stage)
    table = await at.open(least=1)
    seat, old = waited(table)[0], at.button(await at.public(table))
    await press(on_stage, table, seat, old)
    table = await on_stage.tables.look.at(table.id)
    assert seat not in waited(table)
    later = table
    while not (later.match.timers() and seat in waited(later) and at.button(await at.public(later)) != old):
        assert later.playing
        later = await at.go_on(later)
    await press(on_stage, later, seat, old)
    assert (await on_stage.tables.look.at(later.id)).row.head == later.row.head


async def press(on_stage: Stage, table: Snapshot, seat: int, id: str) -> None:
    """Somebody presses a button of a board, however old."""
    parsed = parse(id)
    assert parsed is not None
    await guarded(on_stage.visit(person_of(table, seat), parsed), handlers["pass"])


async def test_a_secret_answer_changes_neither_names_nor_keys_of_pictures(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number of the table's state, or a picture drawn anew, would tell that somebody has answered."""
    kept: list[Sight] = []

    async def get(self: object, key: Sight, draw: object) -> object:
        kept.append(key)
        return FAKE

    monkeypatch.setattr("cogs.panels.pictures.Pictures.get", get)
    at = Calls(on_stage)
    table = await at.open(least=2)
    seat, *others = waited(table)

    async def look(table: Snapshot) -> list[Sight]:
        kept.clear()
        await layout.lay(board(table, [], at.now), on_stage.pictures)
        for person in [WEN, *(person_of(table, other) for other in others)]:
            for action in ("hand", "panel", "move", "board", "log", "if-ended"):
                await guarded(on_stage.visit(person, Id(action, table.id)), handlers[action])
        return list(kept)

    before = await look(table)
    assert {one.kind for one in before} >= {"board", "hand", "move"}
    assert all(re.fullmatch(rf"{one.kind}-[0-9A-Za-z]{{11}}\.png", one.name) for one in before)
    table = await at.answer(table, seat, "pass")
    assert await look(table) == before
    while waited(table):
        table = await at.go_on(table)
    assert await look(await at.go_on(table)) != before


async def test_the_log_counts_no_secret_entries(on_stage: Stage) -> None:
    """A number left out would tell that somebody has answered a call, or passes until the own turn."""
    at = Calls(on_stage)
    table = await at.open(least=1)
    seat = waited(table)[0]
    standing = next(one for one in table.match.asked(seat) if one.slot == "passing")
    click = on_stage.click()
    person = person_of(table, seat)
    await on_stage.tables.play.answer(table.id, person, table.row.epoch, standing.no, "passing", click)
    await on_stage.tables.clocks.run_due()
    table = await on_stage.tables.look.at(table.id)
    for _ in range(6):
        table = await at.go_on(table)
    numbers = [line.no for line in await on_stage.tables.play.log(table.id, None, 10_000)]
    assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
    assert max(numbers) < table.row.last
    _, steps = await on_stage.tables.replay.steps(table)
    assert [one.no for one in steps] == sorted(set(numbers)), "a replay counts the same"
    assert steps[-1].entry <= table.row.last


async def test_a_secret_answer_moves_no_table_in_anybodys_list(on_stage: Stage) -> None:
    at = Calls(on_stage)
    table = await at.open(least=2)
    seat = waited(table)[0]
    at.now += 500
    lobby = await on_stage.tables.lobby.open("metromania", Place(GUILD, CHANNEL + 1), PEOPLE[0], "ko", {}, 1)
    for number, person in enumerate(PEOPLE[1:], 2):
        await on_stage.tables.lobby.join(lobby.id, person, number)

    async def lists() -> list[list[int]]:
        return [[one.id for one in await on_stage.tables.look.of(person.id)] for person in PEOPLE]

    before = await lists()
    at.now += 500
    await at.answer(table, seat, "pass")
    assert await lists() == before


async def test_a_secret_answer_keeps_no_match_awake(on_stage: Stage) -> None:
    """Else who asks for a pause would learn that somebody has answered."""
    at = Calls(on_stage)
    table = await at.open(least=2)
    seat, other = waited(table)[:2]
    at.now += 13 * DAY
    await at.answer(table, seat, "pass")
    at.now += DAY
    paused = await on_stage.tables.seating.pause(table.id, person_of(table, other), on_stage.click())
    assert paused.row.phase == "paused"
