"""How people of the simulated year plan their turns: as an easy bot would play them, on the position they imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from msgspec import structs

from bot.core.bots import choose, next_question
from bot.core.errors import CoreError
from bot.core.match import Match
from bot.core.planning import fits
from bot.core.shapes import Answer, Pick, Question
from bot.core.streams import Stream
from bot.tables import as_planned
from bot.tables.asked import Kind, Wish
from bot.tables.bench import bench
from bot.tables.desk import Change
from bot.tables.model import Person, Snapshot
from bot.tables.plans import Alternative
from bot.tables.service import Tables

LONGEST: Final = 20
"""Answers of one plan; nobody thinks further ahead."""


async def plan(tables: Tables, table: Snapshot, by: Person, seed: str, click: Callable[[], int], most: int) -> int:
    """Somebody plans a turn as well as may be, each alternative with another first answer.

    Args:
        tables: where.
        table: as it stands; the person is not waited for.
        by: who plans.
        seed: of what is left to chance.
        click: gives a fresh interaction id.
        most: alternatives that are thought of.

    Returns:
        how many alternatives were kept.
    """
    seat = table.seat_of(by.id)
    if seat is None:
        return 0
    firsts: list[Answer] = []
    for nth in range(most):
        choices = _turn(table, seat, firsts, Stream.of("plans", seed, table.row.last, seat, nth))
        if not choices:
            break
        try:
            await tables.plans.press(table.id, by, Wish(Kind.TYPED, choices=tuple(choices)), click())
        except CoreError:
            break  # no turn of it can be planned now, or it has as many as it may
        firsts.append(choices[0])
    return len(firsts)


def _turn(table: Snapshot, seat: int, others: list[Answer], stream: Stream) -> list[Any]:
    """Answers of a whole turn, as far as it can be planned."""
    try:
        made = bench(table, seat)
    except CoreError:
        return []
    made.kept.making, made.match, made.whole = None, made.begun.copy(), False
    choices: list[Any] = []
    while not made.whole and len(choices) < LONGEST:
        question = next_question(made.match, seat)
        if question is None:
            break
        choice = _but(made.match, seat, question, others if not choices else [], stream)
        if choice is None:
            break
        try:
            made.take("", choice)
        except CoreError:
            break
        choices.append(choice)
    return choices


def _but(match: Match, seat: int, question: Question, others: list[Answer], stream: Stream) -> Answer:
    """What an easy bot answers, if it may not answer as before."""
    shape = question.shape
    if not others:
        return choose(match, seat, question, "easy", stream)
    if not isinstance(shape, Pick):
        return None
    left = tuple([one for one in shape.options if one.blocked is None and one.id not in others])
    if not left:
        return None
    narrowed = structs.replace(question, shape=structs.replace(shape, options=left))
    answer = match.play.game.rules.prefer(match.view(seat), seat, narrowed, stream)
    return answer if answer in [one.id for one in left] else left[0].id


@contextmanager
def watched(counted: Counter[str], played: Callable[[Snapshot, int], None]) -> Iterator[None]:
    """Count what became of plans whose time had come.

    Args:
        counted: where.
        played: told of the table before it and the seat, where a plan is played, whole or in part.
    """
    real = as_planned._chosen

    async def chosen(change: Change, match: Match, seat: int, some: Any) -> tuple[int, int] | None:
        found = await real(change, match, seat, some)
        counted[f"plans: {_became(match, seat, some, found)}"] += 1
        if found is not None and found[1]:
            played(change.table, seat)
        return found

    as_planned._chosen = chosen
    try:
        yield
    finally:
        as_planned._chosen = real


def _became(match: Match, seat: int, some: list[Alternative], found: tuple[int, int] | None) -> str:
    if found is None:
        return "condition not so"
    one, given = some[found[0]], found[1]
    if given == len(one.answers):
        return "played whole"
    if given:
        return "played in part"
    return "failed by footing" if any(fits(match, seat, each.answers) for each in some) else "failed by law"
