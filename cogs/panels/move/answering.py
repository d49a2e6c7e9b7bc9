"""What pressing inside the move panel does: opening, choosing, confirming, filling forms, stepping back, passing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.core.errors import CoreError
from bot.core.shapes import STALE, Option, Pick, Ranking, Text
from bot.tables.model import Draft, Panel, Snapshot, TableError
from cogs.errors import sentence
from cogs.panels import choosing
from cogs.panels.board import board_screen, call
from cogs.panels.choosing import Whereabouts
from cogs.panels.dispatch import on, shows
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id, digest, whole
from cogs.panels.lessons import lessons_screen
from cogs.panels.move import sheet
from cogs.panels.move.asked import Asked, asked, made
from cogs.panels.move.choices import cut_of, picked
from cogs.panels.move.panel import confirm_screen, move_picture
from cogs.panels.move.showing import further, panel_at, panel_of, panel_screen
from cogs.panels.pictures import SentPicture
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Live, Screen
from cogs.panels.visit import Visit

_pressing: Final[WeakValueDictionary[tuple[int, int], asyncio.Lock]] = WeakValueDictionary()
"""Held while an answer of a person at a table is taken."""


@shows("move", reach=Reach.PRIVATE, fresh=True)
async def my_move(visit: Visit) -> Screen:
    """The button under the board."""
    return await opening(visit, visit.id.table)


async def opening(visit: Visit, table_id: int) -> Screen:
    """The first screen of a panel: for the first time in a game its three pictures, for onlookers the board."""
    try:
        panel: Panel = await visit.tables.play.panel(table_id, visit.person)
    except TableError:  # no seat, or nothing has begun
        table: Snapshot = await visit.tables.look.at(table_id)
        if table.seat_of(visit.user_id) is None:
            reader = await visit.reader(table)
            return await board_screen(visit, table, reader("panel-spectator"))
        if not table.has_met(visit.user_id):
            return await lessons_screen(visit, table)
        raise
    if not panel.table.has_met(visit.user_id):
        return await lessons_screen(visit, panel.table)
    return await panel_of(visit, panel)


@shows("panel", "at", "page", reach=Reach.PRIVATE)
async def redraw(visit: Visit) -> Screen:
    """Another place in the question, another question, or the same anew."""
    return await redrawn(visit)


async def redrawn(visit: Visit, note: str = "") -> Screen:
    """The panel where the pressed button wants it; if that question is gone, the present one and a word about it."""
    panel: Panel = await visit.tables.play.panel(visit.id.table, visit.person)
    spot = Whereabouts.read(visit.id.arg).at(key="")
    shown = asked(panel, visit.id.no)
    fits = shown is not None and visit.id.no in (0, shown.question.no) and visit.id.epoch == panel.table.row.epoch
    if not fits and not note and visit.id.no:
        note = (await visit.reader(panel.table))("panel-stale")
    return await panel_of(visit, panel, no=visit.id.no if fits else 0, spot=spot if fits else None, note=note)


@shows("opt", "done", "sure", "s-one", reach=Reach.PRIVATE)
async def choose(visit: Visit) -> Screen:
    """An option, the end of a choice of several, or the confirmation."""
    return await answering(visit, _chosen)


async def answering(visit: Visit, work: Callable[[Visit], Awaitable[Awaitable[Screen]]]) -> Screen:
    """The screen that an answer leads to; whatever is refused, the panel shows how things stand and says why."""
    try:
        # Of two rapid presses the second is judged by what the first has left.
        async with _pressing.setdefault((visit.id.table, visit.user_id), asyncio.Lock()):
            following = await work(visit)
        return await following
    except CoreError as error:
        return await redrawn(visit, await sentence(visit, error) if error.key != STALE else "")


async def pressed_question(visit: Visit) -> Asked | None:
    """The question that the pressed component belongs to; None if it is not asked any more."""
    panel: Panel = await visit.tables.play.asked(visit.id.table, visit.person)
    shown = asked(panel, visit.id.no)
    fits = shown is not None and shown.question.no == visit.id.no and visit.id.epoch == panel.table.row.epoch
    return shown if fits else None


async def half_made(visit: Visit, shown: Asked, spot: Whereabouts) -> Awaitable[Screen]:
    """Keep what there is of the answer, so that the next press finds it, and show the question with it."""
    panel = shown.panel
    await visit.tables.drafts.keep(panel.table, visit.person, visit.id.epoch, shown.question.no, shown.draft)
    return further(visit, shown, spot)


async def _chosen(visit: Visit) -> Awaitable[Screen]:
    spot = Whereabouts.read(visit.id.arg)
    if visit.id.action == "s-one":
        spot = spot.at(key=str(visit.value))
    shown = await pressed_question(visit)
    if shown is None:
        return redrawn(visit)
    if shown.sheet:
        return await _fill_all(visit, shown)
    panel = shown.panel
    reader = await visit.reader(panel.table)
    shape = shown.shape
    option: Option | None = None
    if spot.key:
        option = choosing.pressed_open(shape, spot.key)
    whole = choosing.one_or_none(shape) and shown.field is None
    if option is not None and not choosing.single(shape) and not whole and visit.id.action == "opt":
        return await half_made(visit, shown.with_picked(choosing.press(shape, shown.so_far, option)), spot.at(key=""))
    answer = choosing.answer_of(shape, shown.so_far) if option is None or not choosing.single(shape) else option.id
    if option is not None and whole:
        answer = [option.id]
    if shown.field is not None:
        return await _fill(visit, shown, answer, spot)
    face = face_of(panel.table.row.game)
    if visit.id.action != "sure":
        warned = face.warning(panel.table.match, panel.seat, shown.question, answer) if face.sure_of_warnings else None
        sure = face.sure(panel.table.match, panel.seat, shown.question, answer)
        if sure == "turn" and spot.group is not None:
            sure = ""  # chosen in two steps, of which the second has said so
        if sure or warned is not None:
            return confirmation(visit, reader, shown, spot, option, warned, sure)
    return await _answer(visit, shown, answer)


@shows("s-field", reach=Reach.PRIVATE)
async def choose_in_field(visit: Visit) -> Screen:
    """Something chosen in one of the fields of a form that stand on one screen."""
    return await answering(visit, _chosen_in_field)


async def _chosen_in_field(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    at, number, page = [whole(part) for part in f"{visit.id.arg}..".split(".")[:3]]
    if shown is None or not 0 <= at < len(shown.fields) or not 0 <= number < len(sheet.parts_of(shown.fields[at])):
        return redrawn(visit)
    after = sheet.chosen_in(shown, at, number, [str(value) for value in visit.values])
    return await half_made(visit, after, Whereabouts(page=max(0, page)))


async def _fill_all(visit: Visit, shown: Asked) -> Awaitable[Screen]:
    """The fields of one screen, all at once; what depends on them is asked next."""
    if not sheet.complete(shown):
        return redrawn(visit)
    panel, question = shown.panel, shown.question
    filled = shown.draft.filled | sheet.answers(shown)
    if panel.table.match.narrow(panel.seat, question.no, filled) is not None:
        return await half_made(visit, made(panel, question, Draft(filled)), Whereabouts())
    warned = _warned(shown, filled)
    if (question.confirm or warned is not None) and visit.id.action != "sure":
        reader = await visit.reader(panel.table)
        said = "\n".join([reader.told(question.prompt), *sheet.lines(reader, shown)])
        return _once_more(reader, shown, said, shown.face.act(question, (), reader), warned, shown.id.to("sure"))
    return await _answer(visit, shown, filled)


def _warned(shown: Asked, answer: Any) -> Text | None:
    """What a whole answer is warned of."""
    face, panel = shown.face, shown.panel
    return face.warning(panel.table.match, panel.seat, shown.question, answer) if face.sure_of_warnings else None


async def _once_more(reader: Reader, shown: Asked, said: str, act: str, warned: Text | None, sure: Id) -> Screen:
    if warned is not None:
        said += f"\n{reader('panel-warn-line', reason=reader.told(warned))}\n**{reader('cogs-panel-anyway')}**"
    return confirm_screen(reader, shown, Whereabouts(), said, act, None, sure)


@shows("ready", "ready-sure", reach=Reach.PRIVATE)
async def take_ready(visit: Visit) -> Screen:
    """An answer that the rules propose."""
    return await answering(visit, _ready)


async def _ready(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    proposed = shown.question.ready if shown is not None else ()
    one = next((ready for ready in proposed if digest(ready.name) == visit.id.arg), None)
    if shown is None or one is None:
        return redrawn(visit)
    warned = one.warn or _warned(shown, one.answer)
    if (shown.question.confirm or warned is not None) and visit.id.action != "ready-sure":
        reader = await visit.reader(shown.panel.table)
        said = f"{reader.told(shown.question.prompt)}\n{reader.told(one.label)}"
        sure = shown.id.to("ready-sure", visit.id.arg)
        return _once_more(reader, shown, said, reader.label(one.label), warned, sure)
    return await _answer(visit, shown, one.answer)


@shows("s-pick", reach=Reach.PRIVATE)
async def choose_several(visit: Visit) -> Screen:
    """Several options chosen in a menu at once: that is the answer."""
    return await answering(visit, _chosen_several)


async def _chosen_several(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None:
        return redrawn(visit)
    chosen = choosing.pressed_together(shown.shape, visit.values)
    return await _answer(visit, shown, [option.id for option in chosen])


@shows("s-toggle", reach=Reach.PRIVATE)
async def toggle(visit: Visit) -> Screen:
    """Several options of a menu picked, or put back."""
    return await answering(visit, _toggled)


async def _toggled(visit: Visit) -> Awaitable[Screen]:
    spot = Whereabouts.read(visit.id.arg)
    shown = await pressed_question(visit)
    if shown is None:
        return redrawn(visit)
    so_far = shown.so_far
    for value in visit.values:
        so_far = choosing.press(shown.shape, so_far, choosing.pressed(shown.shape, str(value)))
    return await half_made(visit, shown.with_picked(so_far), spot.at(key=""))


async def confirmation(
    visit: Visit, reader: Reader, shown: Asked, spot: Whereabouts, option: Option | None, warned: Text | None, sure: str
) -> Screen:
    """Ask once more.

    Args:
        warned: what it is warned of.
        sure: see `GameFace.sure`.
    """
    shape = shown.shape
    said = reader.told(shown.question.prompt)
    picture: SentPicture | None = None
    chosen = [option] if option is not None else picked(shown)
    if option is not None and option.anchor is not None:
        numbered = {one.option.id: one.number for one in cut_of(shown, spot).shown}
        marks = ((str(numbered.get(option.id, 1)), option.anchor),)
        picture = await move_picture(reader, visit.services.pictures, shown, marks)
    if isinstance(shape, Pick | Ranking):
        said += "\n" + ", ".join(reader.said(one) for one in chosen)
    else:
        given = choosing.picked(shape, shown.so_far)
        said += "\n" + ", ".join(f"{reader.said(o)} {n}" for o, n in zip(shape.options, given) if n)
    act = shown.face.act(shown.question, chosen, reader)
    if sure in ("turn", "game"):
        act = reader(f"panel-act-{sure}", act=act)
    if warned is not None:
        said += f"\n{reader('panel-warn-line', reason=reader.told(warned))}\n**{reader('cogs-panel-anyway')}**"
    return confirm_screen(reader, shown, spot, said, act, picture)


async def _fill(visit: Visit, shown: Asked, answer: Any, spot: Whereabouts) -> Awaitable[Screen]:
    """One more field of a form; the last one answers it."""
    assert shown.field is not None
    panel, question = shown.panel, shown.question
    filled = shown.draft.filled | {shown.field.name: answer}
    if panel.table.match.narrow(panel.seat, question.no, filled) is not None:
        return await half_made(visit, made(panel, question, Draft(filled)), Whereabouts())
    if shown.question.confirm and visit.id.action != "sure":
        reader = await visit.reader(shown.panel.table)
        found = next((one for one in shown.shape.options if one.id == answer), None)
        return confirmation(visit, reader, shown, spot, found, None, "act")
    return await _answer(visit, shown, filled)


async def _answer(visit: Visit, shown: Asked, answer: Any) -> Awaitable[Screen]:
    done = await visit.tables.play.answer(
        visit.id.table, visit.person, visit.id.epoch, shown.question.no, answer, visit.number
    )
    reader = await visit.reader(done.table)
    told = [text for event in done.events if (text := reader.event(event))]
    note = reader("panel-taken") if done.repeated else ""
    if not note and not told and not shown.question.blocking:
        # An order for later changes nothing that could be seen: it is said that it stands.
        kept = next((one for one in shown.shape.options if one.id == answer), None)
        note = reader("panel-order-kept", option=reader.said(kept)) if kept is not None else ""
    return panel_at(visit, done.table, note, done.events)


@shows("back", reach=Reach.PRIVATE)
async def back(visit: Visit) -> Screen:
    """Put back what is picked; where nothing is, the last field of a half-made answer."""
    return await answering(visit, _back)


async def _back(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None or not shown.draft:
        return redrawn(visit)
    draft = shown.draft
    left = Draft(draft.filled) if draft.picked else Draft(dict(list(draft.filled.items())[:-1]))
    return await half_made(visit, made(shown.panel, shown.question, left), Whereabouts())


@shows("keep", reach=Reach.PRIVATE)
async def keep(visit: Visit) -> Screen:
    """A form answered with what it says already."""
    return await answering(visit, _kept)


async def _kept(visit: Visit) -> Awaitable[Screen]:
    shown = await pressed_question(visit)
    if shown is None or not isinstance(shown.question.default, dict):
        return redrawn(visit)
    return await _answer(visit, shown, shown.question.default)


@shows("help", reach=Reach.PRIVATE)
async def rule_of(visit: Visit) -> Screen:
    """The rule for this decision."""
    panel: Panel = await visit.tables.play.asked(visit.id.table, visit.person)
    reader = await visit.reader(panel.table)
    shown = asked(panel, visit.id.no)
    rule = shown.question.rule if shown is not None else ""
    if not rule:
        return await redrawn(visit)
    row = [
        Button(reader("button-back"), visit.id.to("panel"), "primary"),
        Button(reader("button-rules"), Id("rules", visit.id.table, arg=f"{panel.table.row.game}.1")),
    ]
    return Screen([f"**{reader('panel-hint-title')}**\n{reader(rule)}"], rows=[row], live=Live(panel.table.id))


async def asked_once_more(visit: Visit, table: Snapshot, answer: str) -> Awaitable[Screen] | None:
    """The screen that asks whether an answer given without the panel is meant, if it is warned of; else None."""
    face = face_of(table.row.game)
    panel: Panel = await visit.tables.play.asked(table, visit.person)
    shown = asked(panel)
    if not face.sure_of_warnings or shown is None or not isinstance(shown.shape, Pick):
        return None
    option = next((one for one in shown.shape.options if one.id == answer), None)
    warned = face.warning(panel.table.match, panel.seat, shown.question, answer)
    if option is None or warned is None:
        return None
    return confirmation(
        visit, await visit.reader(panel.table), shown, Whereabouts(key=digest(option.id)), option, warned, ""
    )


@on("pass")
async def pass_on_board(visit: Visit) -> None:
    """One press on the board, for everybody who is asked the question the board was made for."""
    table = await visit.table()
    seat = table.seat_of(visit.user_id)
    reader = await visit.reader(table)
    if seat is None or seat not in table.awaited:
        people = reader.people(table.awaited)
        await visit.say(reader("error-not-your-button", people=people, url=board_url(table)))
        return
    option = face_of(table.row.game).public_pass(table.match)
    no = next((question.no for question in table.match.asked(seat) if question.blocking), 0)
    if not option or not no or visit.id.epoch != table.row.epoch or visit.id.arg != call(table):
        await visit.show(panel_screen(visit, table.id, note=reader("panel-stale")), fresh=True)
        return
    if (doubt := await asked_once_more(visit, table, option)) is not None:
        await visit.show(doubt, fresh=True)
        return
    done = await visit.tables.play.answer(table.id, visit.person, visit.id.epoch, no, option, visit.number)
    note = reader("panel-taken") if done.repeated else ""
    await visit.show(panel_at(visit, done.table, note), fresh=True)
