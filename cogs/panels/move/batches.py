"""Several answers given with one press: the next step too, one after the other, with a plan, with what one leads to."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

from bot.core.errors import IllegalAnswer
from bot.core.shapes import STALE, Option
from cogs.panels import choosing
from cogs.panels.choosing import Whereabouts
from cogs.panels.dispatch import shows
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import digest
from cogs.panels.move.answering import answering, confirmation, pressed_question, redrawn
from cogs.panels.move.asked import Asked, beyond
from cogs.panels.move.pairs import next_of, pairs
from cogs.panels.move.planned import as_far_as_it_goes, still_planned, with_the_plan
from cogs.panels.move.showing import batch_screen
from cogs.panels.reach import Reach
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit


async def _given(
    visit: Visit, choices: Sequence[tuple[str, Any]], wanted: int | None = None, *, through: bool = False
) -> Awaitable[Screen]:
    """Give the answers and show what came of it.

    Args:
        wanted: how many were chosen, if more than are given.
        through: as `answer_all` takes it.
    """
    done = await visit.tables.play.answer_all(visit.id.table, visit.person, choices, visit.number, through=through)
    return batch_screen(visit, done, len(choices) if wanted is None else wanted)


async def _doubted(visit: Visit, shown: Asked, option: Option) -> Awaitable[Screen] | None:
    """Whether an answer that is warned of is meant; None if it is not warned of."""
    match, face = shown.panel.table.match, shown.face
    warned = face.warning(match, shown.panel.seat, shown.question, option.id) if face.sure_of_warnings else None
    if warned is None:
        return None
    reader = await visit.reader(shown.panel.table)
    return confirmation(visit, reader, shown, Whereabouts(key=digest(option.id)), option, warned, "")


@shows("on", "s-on", reach=Reach.PRIVATE)
async def choose_beyond(visit: Visit) -> Screen:
    """An option of the next step: with it this one is answered by going on."""
    return await answering(visit, _chosen_beyond)


async def _chosen_beyond(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    further = beyond(shown) if shown is not None else None
    if further is None:
        return redrawn(visit)
    key = str(visit.value) if visit.id.action == "s-on" else Whereabouts.read(visit.id.arg).key
    option = choosing.pressed_open(further.shape, key)
    return await _given(visit, [("", further.first), ("", option.id)])


@shows("s-run", reach=Reach.PRIVATE)
async def choose_in_a_row(visit: Visit) -> Screen:
    """Several answers chosen in a menu, given one after the other."""
    return await answering(visit, _chosen_in_a_row)


async def _chosen_in_a_row(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None:
        return redrawn(visit)
    chosen = [choosing.pressed(shown.shape, str(value)) for value in visit.values]
    match, seat = shown.panel.table.match, shown.panel.seat
    face = face_of(match.game)
    order = [one.id for one in face.in_a_row(shown.view, shown.question)[0]]
    if any(one.id not in order for one in chosen):
        raise IllegalAnswer(STALE)
    chosen.sort(key=lambda one: order.index(one.id))
    if (doubt := await _doubted(visit, shown, chosen[0])) is not None:
        return doubt
    ids = as_far_as_it_goes(match.copy(), seat, chosen)
    return await _given(visit, [("", id) for id in ids], len(chosen), through=True)


@shows("s-then", reach=Reach.PRIVATE)
async def choose_and_play_on(visit: Visit) -> Screen:
    """An answer, and with it what was planned to be done after it."""
    return await answering(visit, _chosen_and_on)


async def _chosen_and_on(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None or not still_planned(shown):
        return redrawn(visit)
    chosen = choosing.pressed_together(shown.shape, visit.values)
    answer: Any = [option.id for option in chosen]
    if choosing.single(shown.shape):
        if len(answer) != 1:
            raise IllegalAnswer(STALE)
        (answer,) = answer
    return await _given(visit, with_the_plan(shown, answer), through=True)


@shows("s-pair", reach=Reach.PRIVATE)
async def choose_with_the_next(visit: Visit) -> Screen:
    """An answer chosen in a menu together with the answer to what it leads on to."""
    return await answering(visit, _chosen_with_the_next)


async def _chosen_with_the_next(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None:
        return redrawn(visit)
    pair = next((one for one in pairs(shown) if one.key == visit.value), None)
    if pair is None:
        raise IllegalAnswer(STALE)
    match, seat, face = shown.panel.table.match, shown.panel.seat, shown.face
    if (doubt := await _doubted(visit, shown, pair.first)) is not None:
        return doubt
    ahead = match.copy()
    ahead.answer(seat, shown.question.no, pair.first.id)
    choices = [("", pair.first.id), ("", pair.then.id)]
    following = next_of(ahead, seat) if face.sure_of_warnings else None
    if following is not None and face.warning(ahead, seat, following[0], pair.then.id) is not None:
        del choices[1]  # it is asked about by itself
    return await _given(visit, choices)
