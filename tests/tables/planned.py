"""Turns that are planned at a table: what tests of them share."""

from __future__ import annotations

from typing import Any, Final

from bot.core.bots import next_question
from bot.core.shapes import Pick
from bot.store import repository as repo
from bot.tables.asked import Kind, Upshot, Wish
from bot.tables.model import Person, Snapshot
from bot.tables.plans import Kept, kept_at
from tests.tables.house import House
from tests.tables.paced import now, who

FAR: Final = 20
"""Which option lies far from where others dig: they take the first."""


async def digs(house: House, table: Snapshot, seat: int, *, at: int = 0, most: int = 9) -> Snapshot:
    """A seat plays its turn by hand, taking this option each time (of fewer the last), or so many answers of it."""
    table = await now(house, table)
    for _ in range(most):
        question = next_question(table.match, seat)
        if table.awaited != (seat,) or question is None:
            break
        assert isinstance(question.shape, Pick)
        free = [one.id for one in question.shape.options if one.blocked is None]
        choice, person = free[min(at, len(free) - 1)], who(table, seat)
        await house.tables.play.answer(table.id, person, table.row.epoch, question.no, choice, house.click())
        table = await now(house, table)
    return table


async def plans(house: House, table: Snapshot, by: Person, *, at: int = FAR, most: int = 9) -> list[Any]:
    """Somebody plans a turn by a typed command; returns the answers.

    Args:
        at: which of the options is taken each time; of fewer the last.
        most: answers.
    """
    choices: list[Any] = []
    while len(choices) < most and (options := await house.tables.plans.choices(table.id, by, choices)):
        choices.append(options[min(at, len(options) - 1)].id)
    await typed(house, table, by, choices)
    return choices


async def typed(house: House, table: Snapshot, by: Person, choices: list[Any]) -> Upshot:
    """A plan of these answers."""
    wish = Wish(Kind.TYPED, choices=tuple(choices))
    return await house.tables.plans.press(table.id, by, wish, house.click())


async def kept(house: House, table: Snapshot, seat: int) -> Kept:
    """What is kept of a seat's plans."""
    return kept_at(await now(house, table)).get(seat) or Kept()


async def waits(house: House, table: Snapshot) -> list[int]:
    """When plans are due."""
    found = await repo.select(house.tables.database.reader, repo.TimerRow, "timers", "WHERE table_id = ?", table.id)
    return [timer.due for timer in found if timer.kind == "plan"]


async def played(house: House, table: Snapshot, seat: int) -> list[str]:
    """Planned answers of a seat in the log, on whatever branch."""
    rows = await repo.entries(house.tables.database.reader, table.id)
    return [row.body for row in rows if '"planned":true' in row.body and f'"seat":{seat}' in row.body]
