"""When a followed panel is edited: as seldom as it may be, and never because somebody else answered in secret."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.model import Person, Snapshot
from cogs.panels import following
from cogs.panels.following import Following, bots_move
from cogs.panels.ids import Id
from cogs.panels.move.showing import followed_screen, panel_screen
from cogs.panels.screen import Button, Screen
from cogs.panels.sketches import Sight, Sketch
from cogs.panels.visit import Visit
from cogs.services import services_of
from tests.cogs.stage import Stage
from tests.cogs.test_calls import PEOPLE, Calls, person_of, waited

pytestmark = pytest.mark.usefixtures("undrawn")
ANN, BO, CEM = PEOPLE[:3]


class Clock:
    """Time that stands until it is let go."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waited: list[float] = []
        self.passes = asyncio.Event()

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        await self.passes.wait()
        self.now += seconds


class Watched:
    """People's panels on a stage, and how often each was edited."""

    def __init__(self, at: Stage) -> None:
        self.at, self.clock = at, Clock()
        self.following = Following(self.clock.time, self.clock.sleep)
        self.following.make = followed_screen
        services_of(at.client).following = self.following
        self.edits: dict[int, list[dict[str, Any]]] = {}

    async def open(self, table: Snapshot, person: Person) -> None:
        """Open somebody's panel."""
        visit = self.at.visit(person, Id("panel", table.id))
        edits = self.edits[person.id] = list[dict[str, Any]]()

        async def edit(**changed: Any) -> None:
            edits.append(changed)

        visit.interaction.edit_original_response = edit  # type: ignore[assignment]
        await visit.show(panel_screen(visit, table.id), fresh=True)
        await self.following.after(visit)
        await self.rest()
        assert edits == []

    async def changed(self, table: Snapshot) -> None:
        """Something was changed at the table."""
        self.following.look(table.id)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is being brought up to date."""
        while tasks := [one.task for one in self.following._panels.values() if one.task is not None]:
            await asyncio.wait(tasks)

    async def left(self) -> None:
        """Wait until the last edits are made."""
        if (task := self.following._leaving) is not None:
            await task

    def counts(self) -> list[int]:
        """Edits so far, person by person."""
        return [len(edits) for edits in self.edits.values()]


async def answers(at: Stage, table: Snapshot, people: tuple[Person, ...] = PEOPLE) -> Snapshot:
    """Whoever is awaited answers the first thing that can be answered."""
    seat = table.awaited[0]
    person = next(one for one in people if one.id == table.seats[seat].user_id)
    question = next(one for one in table.match.asked(seat) if one.blocking)
    option = next(one for one in question.shape.options if one.blocked is None)  # type: ignore[union-attr]
    await at.tables.play.answer(table.id, person, table.row.epoch, question.no, option.id, at.click())
    return await at.tables.look.at(table.id)


async def test_nobodys_panel_is_edited_when_somebody_else_answers_a_call_in_secret(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, watched = Calls(on_stage), Watched(on_stage)
    watched.clock.passes.set()
    table = await calls.open(least=1)
    for person in PEOPLE:
        await watched.open(table, person)
    first, *others = waited(table)
    made: list[int] = []

    async def remade(visit: Visit, table_id: int, left: bool) -> Screen:
        made.append(visit.user_id)
        return await followed_screen(visit, table_id, left)

    watched.following.make = remade
    answered = person_of(table, first)
    table = await calls.answer(table, first, "pass")
    await watched.changed(table)
    own = {answered.id}
    assert {who for who, edits in watched.edits.items() if edits} <= own, "their panels show the same"
    assert set(made) <= own, "nor is anything made anew"
    for seat in others:
        table = await calls.answer(table, seat, "pass")
    calls.now += 10**6
    await on_stage.tables.clocks.run_due()
    for one in watched.following._panels.values():
        one.dies = calls.now + 10**6
    await watched.changed(await on_stage.tables.look.at(table.id))
    assert sum(watched.counts()) > 0, "that the call is over is public"


async def test_when_the_last_edit_is_made_hangs_on_the_readers_own_presses(on_stage: Stage) -> None:
    calls, watched = Calls(on_stage), Watched(on_stage)
    watched.clock.passes.set()
    services_of(on_stage.client).clock = lambda: calls.now
    table = await calls.open(least=2)
    for person in PEOPLE:
        calls.now += 60
        await watched.open(table, person)
    first, *others = waited(table)
    assert others
    asked = {person_of(table, seat).id for seat in others}
    dies = {one.visit.user_id: one.dies for one in watched.following._panels.values()}
    due = watched.following.leave_due(calls.now)
    await watched.changed(await calls.answer(table, first, "pass"))
    assert watched.following.leave_due(calls.now) == due
    assert {one.visit.user_id: one.dies for one in watched.following._panels.values()} == dies
    for person in PEOPLE:
        before = watched.counts()
        calls.now = dies[person.id] - following.LAST
        watched.following.leave_due(calls.now - 1)
        await watched.left()
        assert watched.counts() == before
        watched.following.leave_due(calls.now)
        await watched.left()
        edited = {who for who, old, new in zip(dies, before, watched.counts(), strict=True) if old != new}
        assert edited == {person.id} & asked


async def test_changes_in_quick_succession_are_one_edit(on_stage: Stage) -> None:
    watched = Watched(on_stage)
    table = await on_stage.open(ANN, BO)
    waiting = ANN if table.seat_of(ANN.id) != table.awaited[0] else BO
    await watched.open(table, waiting)
    table = await answers(on_stage, table)
    await watched.changed(table)
    assert watched.counts() == [1], "the first at once"
    assert watched.clock.waited == []
    for _ in range(2):
        table = await answers(on_stage, table)
        watched.following.look(table.id)
        await asyncio.sleep(0.01)
    assert watched.counts() == [1]
    watched.clock.passes.set()
    await watched.rest()
    assert watched.counts() == [2]
    assert watched.clock.waited == [following.GAP], "and the others together when it was time"


async def test_while_bots_move_the_panel_waits_for_them(on_stage: Stage) -> None:
    watched = Watched(on_stage)
    watched.clock.passes.set()
    table = await on_stage.open(ANN, BO, start=False)
    await on_stage.tables.lobby.add_bot(table.id, ANN, "easy", on_stage.click())
    await on_stage.tables.lobby.start(table.id, ANN, on_stage.click())
    table = await on_stage.tables.look.at(table.id)
    await watched.open(table, ANN)
    seen = 0
    while not bots_move(table):
        table = await answers(on_stage, table)
        await watched.changed(table)
    watched.clock.now += following.GAP
    (followed,) = watched.following._panels.values()
    followed.shown = watched.clock.now
    before = watched.counts()[0]
    while bots_move(table):
        seat = table.awaited[0]
        await on_stage.tables.robots._one(table.id)
        table = await on_stage.tables.look.at(table.id)
        if bots_move(table) and table.awaited[0] == seat:
            await watched.changed(table)
            seen += 1
    assert seen, "a turn of several answers"
    assert watched.counts()[0] == before
    await watched.changed(table)
    assert watched.counts()[0] == before + 1


async def test_only_so_many_panels_are_followed(on_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST", 2)
    watched = Watched(on_stage)
    watched.clock.passes.set()
    table = await on_stage.open(ANN, BO, CEM)
    for person in (ANN, BO, CEM):
        await watched.open(table, person)
    assert len(watched.following) == 2
    await answers(on_stage, table)
    await watched.changed(table)
    assert watched.counts()[0] == 0, "the oldest is left"


def test_a_name_of_a_file_is_nothing_that_one_sees() -> None:
    def screen(name: str, data: bytes, label: str) -> Screen:
        picture = Sketch(Sight("move", data, name), None)
        return Screen(["words"], [picture], [[Button(label, Id("panel", 1))]])

    face = screen("a.png", b"1", "x").face()
    assert screen("b.png", b"1", "x").face() == face
    assert screen("a.png", b"2", "x").face() != face
    assert screen("a.png", b"1", "y").face() != face
