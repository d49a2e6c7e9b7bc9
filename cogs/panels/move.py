"""The move panel: what happened since, what is asked, exactly what is legal, and on to the next question in place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog

from bot.core.errors import CoreError, IllegalAnswer
from bot.core.shapes import STALE, Amounts, Field, Form, Option, Order, Pick, Question, Simple
from bot.tables.model import Line, Panel, Snapshot
from cogs.errors import explain
from cogs.panels import choosing, numbers
from cogs.panels.board import board_screen
from cogs.panels.choosing import Spot
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id, digest
from cogs.panels.items import on
from cogs.panels.lessons import lessons_screen, met
from cogs.panels.pictures import Shown
from cogs.panels.reader import Reader
from cogs.panels.screens import ROWS, Button, Row, Screen
from cogs.panels.visit import Visit

SINCE: Final = 6
"""Lines of what happened, then "more"."""
REASONS: Final = 5
"""Blocked options explained in words; all are shown greyed."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Asked:
    """One question as a panel shows it.

    Args:
        panel: of the table service.
        question: the one shown.
        shape: of the question, or of the next field of a form.
        field: that field.
        draft: fields filled so far.
    """

    panel: Panel
    question: Question
    shape: Simple
    field: Field | None = None
    draft: dict[str, Any] | None = None

    @property
    def id(self) -> Id:
        """The custom id all buttons of this question are made from."""
        return Id("", self.panel.table.id, self.panel.table.row.epoch, self.question.no)


def asked(panel: Panel, no: int = 0, spot: Spot | None = None) -> Asked | None:
    """The question of that number, else the one that waits; None when nothing is asked."""
    open_ones = [*([panel.question] if panel.question else []), *panel.others]
    question = next((one for one in open_ones if one.no == no), None) or panel.question
    if question is None:
        return None
    if not isinstance(question.shape, Form):
        return Asked(panel, question, question.shape)
    if question is panel.question and panel.field is not None:
        return Asked(panel, question, panel.field.shape, panel.field, dict(panel.draft))
    field: Field | None = Field(question.shape.first, question.prompt, question.shape.shape)
    filled: dict[str, Any] = {}
    for piece in spot.draft.split("+") if spot and spot.draft else ():
        filled[field.name] = choosing.unfold(field.shape, piece)
        field = panel.table.match.narrow(panel.seat, question.no, filled)
        if field is None:
            raise IllegalAnswer(STALE)
    return Asked(panel, question, field.shape, field, filled)


# --- screens ---------------------------------------------------------------------------------------------------------


async def panel_screen(
    visit: Visit, table_id: int, *, no: int = 0, spot: Spot | None = None, note: str = "", told: list[str] | None = None
) -> Screen:
    """The panel as it is now.

    Args:
        no: which question; 0 for the one that waits.
        spot: where in it.
        note: said first.
        told: what the person's own last answer brought; instead of what happened since.
    """
    panel: Panel = await visit.tables.play.panel(table_id, visit.person)
    reader = await visit.reader(panel.table)
    shown = asked(panel, no, spot)
    since = "\n".join(told) if told else _since(reader, panel.since)
    opening = "\n".join(part for part in (note, since) if part)
    if shown is None:
        return _nothing_asked(visit, reader, panel, opening)
    return await question_screen(visit, reader, shown, spot or Spot(), opening)


def _since(reader: Reader, lines: list[Line]) -> str:
    told = [text for line in lines if not line.undone and (text := reader.event(line.event))]
    if not told:
        return ""
    more = len(told) - SINCE
    kept = told[-SINCE:] if more > 0 else told
    parts = [reader("panel-since-line"), *(f"- {text}" for text in kept)]
    if more > 0:
        parts.append(reader("panel-since-more", count=more))
    return "\n".join(parts)


def _nothing_asked(visit: Visit, reader: Reader, panel: Panel, opening: str) -> Screen:
    table = panel.table
    id = Id("", table.id, table.row.epoch)
    if table.row.phase == "finished":
        said = reader("error-finished")
    elif not table.playing:
        said = reader("error-paused")
    elif table.awaited:
        said = reader("panel-not-asked", people=reader.people(table.awaited))
    else:
        said = reader("panel-nobody-asked")
    row: list[Button] = []
    if panel.may_undo:
        said += "\n" + reader("panel-undo-open")
        row.append(Button(reader("button-undo-own"), id.to("undo")))
    rows: list[Row] = []
    if panel.others:
        said += "\n" + reader("panel-other-open")
        rows.append(
            [
                Button(reader.told(one.prompt), Id("panel", table.id, table.row.epoch, one.no))
                for one in panel.others[:5]
            ]
        )
    if panel.next_table is not None:
        label = f"{reader('button-next-game')} → {reader.game(panel.next_table.row.game)}"
        row.append(Button(label, Id("panel", panel.next_table.id, panel.next_table.row.epoch), "primary"))
    row.append(Button(reader("button-open-board"), url=visit.board_url(table)))
    return Screen([opening, said], rows=[*rows, row])


async def question_screen(visit: Visit, reader: Reader, shown: Asked, spot: Spot, opening: str) -> Screen:
    """One question with its picture and buttons."""
    question = shown.question
    if question.answered and not spot.state and not choosing.single(shown.shape):
        spot = spot.at(state=choosing.state_from(shown.shape, question.given))
    cut = numbers.cut(shown.shape.options, spot.group, spot.page)
    picture = await move_picture(visit, reader, shown.panel, numbers.marks(cut))
    text = "\n".join(part for part in (opening, _prompt(reader, shown), _state_line(reader, shown, spot, cut)) if part)
    notes = _notes(reader, shown, cut)
    rows = _option_rows(reader, shown, spot, cut)
    rows.append(_controls(reader, shown, spot, cut))
    return Screen([text, notes], [picture] if picture else [], rows)


def _prompt(reader: Reader, shown: Asked) -> str:
    question = shown.question
    parts = [f"**{reader.told(question.prompt)}**"]
    if question.why is not None:
        parts.append(reader.told(question.why))
    if shown.field is not None and shown.draft:
        parts.append(reader.told(shown.field.prompt))
    if question.changeable:
        parts.append(reader("panel-changeable"))
    return "\n".join(parts)


def _state_line(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> str:
    shape = shown.shape
    if cut.groups:
        return reader("panel-area")
    if choosing.single(shape):
        return ""
    so_far = choosing.picked(shape, spot.state)
    if isinstance(shape, Order):
        return reader("panel-order", names=" → ".join(reader.option(shape.options[i]) for i in so_far))
    if isinstance(shape, Amounts):
        return reader("panel-amounts", total=shape.max, left=shape.max - sum(so_far))
    if shape.min == shape.max:
        return reader("panel-pick-exact", max=shape.max, count=len(so_far))
    return reader("panel-pick-some", min=shape.min, max=shape.max, count=len(so_far))


def _notes(reader: Reader, shown: Asked, cut: numbers.Cut) -> str:
    options = [option for _, option in cut.shown]
    lines: list[str] = []
    for option in [one for one in options if one.blocked is not None][:REASONS]:
        assert option.blocked is not None
        lines.append(reader("panel-blocked-line", option=reader.option(option), reason=reader.told(option.blocked)))
    warned: dict[str, list[str]] = {}
    for number, option in cut.shown:
        if option.warn is not None:
            warned.setdefault(reader.told(option.warn), []).append(str(number))
    lines += [reader("panel-warn-line", reason=f"{', '.join(which)}: {reason}") for reason, which in warned.items()]
    default = shown.question.default
    if isinstance(default, str):
        found = next((one for one in shown.shape.options if one.id == default), None)
        if found is not None:
            lines.append(reader("panel-default-line", option=reader.option(found)))
    return "\n".join(lines)


def _option_rows(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> list[Row]:
    id = shown.id
    buttons: list[Button] = []
    if cut.groups:
        for number, group in enumerate(cut.groups):
            label = reader("button-area", number=number + 1, area=reader.group(group.example))
            buttons.append(Button(label, id.to("at", str(spot.at(group=number, page=0, key="")))))
    so_far = [] if choosing.single(shown.shape) else choosing.picked(shown.shape, spot.state)
    for number, option in cut.shown:
        label = reader("panel-number-option", number=number, option=reader.option(option))
        position = shown.shape.options.index(option)
        style = "secondary"
        if isinstance(shown.shape, Amounts):
            label = f"{label} · {so_far[position]}"
            style = "success" if so_far[position] else "secondary"
        elif isinstance(shown.shape, Order):
            if position in so_far:
                label, style = f"{label} · {so_far.index(position) + 1}.", "success"
        elif position in so_far or shown.question.given == option.id:
            style = "success"
        target = id.to("opt", str(spot.at(key=digest(option.id))))
        buttons.append(Button(label, target, style, disabled=option.blocked is not None))
    return [buttons[i : i + ROWS] for i in range(0, len(buttons), ROWS)]


def _controls(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> Row:
    """At most five: back or undo, the pages, done, help, another question."""
    id = shown.id
    row: list[Button] = []
    if spot.group is not None or spot.state or spot.draft:
        row.append(Button(reader("button-back"), id.to("at", str(Spot()))))
    elif shown.draft:
        row.append(Button(reader("button-back"), id.to("back")))
    elif shown.panel.may_undo:
        row.append(Button(reader("button-undo-own"), id.to("undo")))
    if cut.pages > 1:
        # Both pages carry another argument than "back", so that no two buttons share a custom id.
        previous, following = (cut.page - 1) % cut.pages, (cut.page + 1) % cut.pages
        row.append(Button(reader("button-previous"), id.to("page", str(spot.at(page=previous, key="p")))))
        row.append(Button(reader("button-next"), id.to("page", str(spot.at(page=following, key="n")))))
    if not choosing.single(shown.shape):
        ready = choosing.complete(shown.shape, spot.state)
        row.append(Button(reader("button-confirm"), id.to("done", str(spot.at(key=""))), "primary", disabled=not ready))
    if shown.question.rule:
        row.append(Button(reader("button-help"), id.to("help")))
    others = [
        one for one in (shown.panel.question, *shown.panel.others) if one is not None and one is not shown.question
    ]
    if others and len(row) < ROWS:
        row.append(Button(reader.told(others[0].prompt), Id("panel", id.table, id.epoch, others[0].no)))
    return row


async def move_picture(visit: Visit, reader: Reader, panel: Panel, marks: tuple[Any, ...]) -> Shown | None:
    """The board near the choices, numbered; None if there is nothing to number or it could not be drawn."""
    table, seat = panel.table, panel.seat
    face = face_of(table.row.game)
    names, language = reader.drawn, reader.language
    view = table.match.view(seat)
    what = tuple((label, anchor.kind, anchor.at) for label, anchor in marks)
    key = ("move", table.id, table.row.epoch, table.row.head, seat, what, names, language)
    filename = f"move-{table.id}-{table.row.revision}-{visit.number % 10000}.png"
    try:
        if not marks:
            return await visit.services.pictures.get(key, filename, lambda: face.draw_board(view, names, language))
        return await visit.services.pictures.get(
            key, filename, lambda: face.draw_move(view, seat, marks, names, language)
        )
    except Exception:
        log.exception("picture failed", table=table.id, kind="move")
        return None


def confirm_screen(reader: Reader, shown: Asked, spot: Spot, said: str, picture: Shown | None) -> Screen:
    """Asked once where answering ends the turn or reveals something."""
    id = shown.id
    rows: list[Row] = [
        [
            Button(reader("button-confirm"), id.to("sure", str(spot)), "success"),
            Button(reader("button-back"), id.to("at", str(spot.at(key="")))),
        ]
    ]
    return Screen([f"{said}\n**{reader('panel-confirm-ends')}**"], [picture] if picture else [], rows)


# --- what the buttons do ---------------------------------------------------------------------------------------------


@on("move")
async def my_move(visit: Visit) -> None:
    """The button under the board."""
    await visit.show(opening(visit, visit.id.table), fresh=True)


async def opening(visit: Visit, table_id: int) -> Screen:
    """The first screen of a panel: for the first time in a game its three pictures, for onlookers the board."""
    table: Snapshot = await visit.tables.look.at(table_id)
    reader = await visit.reader(table)
    if table.seat_of(visit.user_id) is None:
        return await board_screen(visit, table, reader("panel-spectator"))
    if not await met(visit, table.row.game):
        return await lessons_screen(visit, table)
    return await panel_screen(visit, table_id)


@on("panel", "at", "page")
async def redraw(visit: Visit) -> None:
    """Another place in the question, another question, or the same anew."""
    await visit.show(redrawn(visit))


async def redrawn(visit: Visit, note: str = "") -> Screen:
    """The panel where the pressed button wants it; if that question is gone, the present one and a word about it."""
    panel: Panel = await visit.tables.play.panel(visit.id.table, visit.person)
    spot = Spot.read(visit.id.arg).at(key="")
    shown = asked(panel, visit.id.no)
    fits = shown is not None and visit.id.no in (0, shown.question.no) and visit.id.epoch == panel.table.row.epoch
    if not fits and not note and visit.id.no:
        note = (await visit.reader(panel.table))("panel-stale")
    return await panel_screen(
        visit, visit.id.table, no=visit.id.no if fits else 0, spot=spot if fits else None, note=note
    )


@on("opt", "done", "sure")
async def choose(visit: Visit) -> None:
    """An option, the end of a choice of several, or the confirmation."""
    try:
        await visit.show(await _chosen(visit))
    except CoreError as error:
        # Whatever is refused, the panel shows how things stand and says why.
        note = explain(await visit.reader(), error) if error.key != STALE else ""
        await visit.show(redrawn(visit, note))


async def _chosen(visit: Visit) -> Any:
    panel: Panel = await visit.tables.play.panel(visit.id.table, visit.person)
    spot = Spot.read(visit.id.arg)
    shown = asked(panel, visit.id.no, spot)
    if shown is None or shown.question.no != visit.id.no or visit.id.epoch != panel.table.row.epoch:
        return redrawn(visit)
    reader = await visit.reader(panel.table)
    shape = shown.shape
    option: Option | None = None
    if spot.key:
        option = choosing.pressed(shape, spot.key)
        if option.blocked is not None:
            raise IllegalAnswer("core-blocked-option", reason=option.blocked.key)
    if option is not None and not choosing.single(shape) and visit.id.action == "opt":
        moved = spot.at(state=choosing.press(shape, spot.state, option), key="")
        return question_screen(visit, reader, shown, moved, "")
    answer = option.id if option is not None and choosing.single(shape) else choosing.answer_of(shape, spot.state)
    if shown.field is not None:
        return await _fill(visit, shown, answer, spot)
    if shown.question.confirm and visit.id.action != "sure":
        return _confirmation(visit, reader, shown, spot, option)
    return await _answer(visit, shown, answer)


async def _confirmation(visit: Visit, reader: Reader, shown: Asked, spot: Spot, option: Option | None) -> Screen:
    shape = shown.shape
    said = reader.told(shown.question.prompt)
    picture: Shown | None = None
    if option is not None and option.anchor is not None:
        position = shape.options.index(option) + 1
        picture = await move_picture(visit, reader, shown.panel, ((str(position), option.anchor),))
    if option is not None:
        said = f"{said}\n{reader.option(option)}"
        if option.warn is not None:
            said += "\n" + reader("panel-warn-line", reason=reader.told(option.warn))
    elif isinstance(shape, Pick | Order):
        said += "\n" + ", ".join(reader.option(shape.options[i]) for i in choosing.picked(shape, spot.state))
    else:
        given = choosing.picked(shape, spot.state)
        said += "\n" + ", ".join(f"{reader.option(o)} {n}" for o, n in zip(shape.options, given) if n)
    return confirm_screen(reader, shown, spot, said, picture)


async def _fill(visit: Visit, shown: Asked, answer: Any, spot: Spot) -> Any:
    """One more field of a form; the last one answers it."""
    assert shown.field is not None
    filled = {**(shown.draft or {}), shown.field.name: answer}
    following = shown.panel.table.match.narrow(shown.panel.seat, shown.question.no, filled)
    if following is not None and shown.question is not shown.panel.question:
        piece = choosing.fold(shown.shape, answer)
        further = Spot(draft=f"{spot.draft}+{piece}" if spot.draft else piece)
        reader = await visit.reader(shown.panel.table)
        return question_screen(
            visit, reader, Asked(shown.panel, shown.question, following.shape, following, filled), further, ""
        )
    if following is not None:
        await visit.tables.play.draft(visit.id.table, visit.person, visit.id.epoch, shown.question.no, filled)
        return panel_screen(visit, visit.id.table, no=shown.question.no)
    if shown.question.confirm and visit.id.action != "sure":
        reader = await visit.reader(shown.panel.table)
        found = next((one for one in shown.shape.options if one.id == answer), None)
        return _confirmation(visit, reader, shown, spot, found)
    return await _answer(visit, shown, filled)


async def _answer(visit: Visit, shown: Asked, answer: Any) -> Any:
    done = await visit.tables.play.answer(
        visit.id.table, visit.person, visit.id.epoch, shown.question.no, answer, visit.number
    )
    reader = await visit.reader(done.table)
    told = [text for event in done.events if (text := reader.event(event))]
    note = reader("panel-taken") if done.repeated else ""
    return panel_screen(visit, visit.id.table, note=note, told=told[-SINCE:])


@on("back")
async def back(visit: Visit) -> None:
    """Take back the last field of a half-made answer."""

    async def screen() -> Screen:
        panel: Panel = await visit.tables.play.panel(visit.id.table, visit.person)
        shown = asked(panel, visit.id.no)
        if shown is None or shown.question.no != visit.id.no or not shown.draft:
            return await redrawn(visit)
        kept = dict(list(shown.draft.items())[:-1])
        await visit.tables.play.draft(visit.id.table, visit.person, visit.id.epoch, shown.question.no, kept or None)
        return await panel_screen(visit, visit.id.table, no=shown.question.no)

    await visit.show(screen())


@on("help")
async def rule_of(visit: Visit) -> None:
    """The rule for this decision."""
    panel: Panel = await visit.tables.play.panel(visit.id.table, visit.person)
    reader = await visit.reader(panel.table)
    shown = asked(panel, visit.id.no)
    rule = shown.question.rule if shown is not None else ""
    if not rule:
        await visit.show(redrawn(visit))
        return

    async def screen() -> Screen:
        row = [
            Button(reader("button-back"), visit.id.to("panel"), "primary"),
            Button(reader("button-rules"), Id("rules", visit.id.table, arg=f"{panel.table.row.game}.1")),
        ]
        return Screen([f"**{reader('panel-hint-title')}**\n{reader(rule)}"], rows=[row])

    await visit.show(screen())


@on("pass")
async def pass_on_board(visit: Visit) -> None:
    """One press on the board, for everybody who is asked the question the board was made for."""
    table = await visit.table()
    seat = table.seat_of(visit.user_id)
    reader = await visit.reader(table)
    if seat is None or seat not in table.awaited:
        people = reader.people(table.awaited)
        await visit.say(reader("error-not-your-button", people=people, url=visit.board_url(table)))
        return
    numbers_then = dict(part.split(".") for part in visit.id.arg.split("-") if part.count(".") == 1)
    no = int(numbers_then.get(str(seat), "0"))
    option = face_of(table.row.game).public_pass(table.match)
    if not option or not no or visit.id.epoch != table.row.epoch:
        await visit.show(panel_screen(visit, table.id, note=reader("panel-stale")), fresh=True)
        return
    done = await visit.tables.play.answer(table.id, visit.person, visit.id.epoch, no, option, visit.number)
    note = reader("panel-taken") if done.repeated else ""
    await visit.show(panel_screen(visit, table.id, note=note), fresh=True)
