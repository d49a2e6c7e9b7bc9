"""Several answers given with one press: the next step too, one after the other, with a plan, with what one leads to."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from bot.core.errors import IllegalAnswer
from bot.core.shapes import STALE
from cogs.panels import choosing
from cogs.panels.choosing import Spot
from cogs.panels.dispatch import shows
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import digest
from cogs.panels.move.answering import answering, confirmation, pressed_question, redrawn
from cogs.panels.move.asked import beyond
from cogs.panels.move.pairs import next_of, pairs
from cogs.panels.move.planned import as_far_as_it_goes, still_planned, with_the_plan
from cogs.panels.move.showing import batch_screen
from cogs.panels.reach import Reach
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit


@shows("on", "s-on", reach=Reach.PRIVATE)
async def choose_beyond(visit: Visit) -> Screen:
    """An option of the next step: with it this one is answered by going on."""
    return await answering(visit, _chosen_beyond)


async def _chosen_beyond(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    further = beyond(shown) if shown is not None else None
    if further is None:
        return redrawn(visit)
    key = str(visit.value) if visit.id.action == "s-on" else Spot.read(visit.id.arg).key
    option = choosing.pressed(further.shape, key)
    if option.blocked is not None:
        raise IllegalAnswer("core-blocked-option", reason=option.blocked.key, **option.blocked.args)
    choices = [("", further.first), ("", option.id)]
    done = await visit.tables.play.answer_all(visit.id.table, visit.person, choices, visit.number)
    return batch_screen(visit, done, len(choices))


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
    warned = face.warning(match, seat, shown.question, chosen[0].id) if face.sure_of_warnings else None
    if warned is not None:
        reader = await visit.reader(shown.panel.table)
        return confirmation(visit, reader, shown, Spot(key=digest(chosen[0].id)), chosen[0], warned, "")
    ids = as_far_as_it_goes(match.copy(), seat, chosen)
    choices = [("", id) for id in ids]
    done = await visit.tables.play.answer_all(visit.id.table, visit.person, choices, visit.number, through=True)
    return batch_screen(visit, done, len(chosen))


@shows("s-then", reach=Reach.PRIVATE)
async def choose_and_play_on(visit: Visit) -> Screen:
    """An answer, and with it what was planned to be done after it."""
    return await answering(visit, _chosen_and_on)


async def _chosen_and_on(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None or not still_planned(shown):
        return redrawn(visit)
    chosen = [choosing.pressed(shown.shape, str(value)) for value in visit.values]
    if not choosing.in_order(shown.shape):
        chosen.sort(key=shown.shape.options.index)
    answer: Any = [option.id for option in chosen]
    if choosing.single(shown.shape):
        if len(answer) != 1:
            raise IllegalAnswer(STALE)
        (answer,) = answer
    choices = with_the_plan(shown, answer)
    done = await visit.tables.play.answer_all(visit.id.table, visit.person, choices, visit.number, through=True)
    return batch_screen(visit, done, len(choices))


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
    warned = face.warning(match, seat, shown.question, pair.first.id) if face.sure_of_warnings else None
    if warned is not None:
        reader = await visit.reader(shown.panel.table)
        return confirmation(visit, reader, shown, Spot(key=digest(pair.first.id)), pair.first, warned, "")
    ahead = match.copy()
    ahead.answer(seat, shown.question.no, pair.first.id)
    choices = [("", pair.first.id), ("", pair.then.id)]
    following = next_of(ahead, seat) if face.sure_of_warnings else None
    if following is not None and face.warning(ahead, seat, following[0], pair.then.id) is not None:
        del choices[1]  # it is asked about by itself
    done = await visit.tables.play.answer_all(visit.id.table, visit.person, choices, visit.number)
    return batch_screen(visit, done, len(choices))
