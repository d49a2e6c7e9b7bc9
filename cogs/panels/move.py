"""The move panel: what is asked, what happened since, exactly what is legal, and on to the next question in place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import STALE, Amounts, Field, Form, Order, Pick, Question, Simple
from bot.tables.model import Answered, Panel, Snapshot
from cogs.panels import choosing, numbers
from cogs.panels.choosing import Spot
from cogs.panels.following import Live, facts_of
from cogs.panels.gamefaces import face_of
from cogs.panels.happened import own_deed, since_last
from cogs.panels.ids import Id, digest
from cogs.panels.pictures import Shown, sight
from cogs.panels.reader import Reader
from cogs.panels.result import headline, ranking
from cogs.panels.screens import BULLET, ROWS, Button, Choice, Row, Screen, Select
from cogs.panels.visit import Visit

REASONS: Final = 5
"""Reasons told in words why something cannot be chosen."""
NAMED: Final = 4
"""Options named for one reason; of more only the number."""
GREYED: Final = 10
"""Most options among which those that cannot be chosen are shown greyed; of more they are only told in words."""

AT_ONCE: Final = 20
"""Options that may stand in a menu beside their buttons, within what one message may hold."""
WAYS: Final = 3
"""Ways to other questions in a row of their own, within the same."""

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
    visit: Visit, table_id: int, *, no: int = 0, spot: Spot | None = None, note: str = "", done: Sequence[Event] = ()
) -> Screen:
    """The panel as it is now.

    Args:
        no: which question; 0 for the one that waits.
        spot: where in it.
        note: said first.
        done: what the person's own last answer brought; told until something else has happened.
    """
    panel: Panel = await visit.tables.play.panel(table_id, visit.person)
    reader = await visit.reader(panel.table)
    shown = asked(panel, no, spot)
    face = face_of(panel.table.row.game)
    since = since_last(reader, face, panel.since)
    happened = since or own_deed(reader, face, done)
    if shown is None:
        screen = _nothing_asked(visit, reader, panel, note, happened)
    else:
        screen = await question_screen(visit, reader, shown, spot or Spot(), note, happened)
    if shown is None or (shown.question is panel.question and not shown.draft and spot in (None, Spot())):
        once = (note,) if since else (note, happened)
        screen.live = Live(table_id, facts_of(panel), lambda: panel_screen(visit, table_id), once)
    return screen


async def batch_screen(visit: Visit, done: Answered, given: int) -> Screen:
    """The panel after several answers at once: what they brought, and what is asked now.

    Args:
        done: of the table service.
        given: how many answers there were; where fewer were taken, that is said.
    """
    reader = await visit.reader(done.table)
    note = ""
    if done.repeated:
        note = reader("panel-taken")
    elif done.done < given:
        note = reader("error-batch-stopped", count=done.done)
    return await panel_screen(visit, done.table.id, note=note, done=done.events)


def _nothing_asked(visit: Visit, reader: Reader, panel: Panel, note: str, happened: str) -> Screen:
    table = panel.table
    id = Id("", table.id, table.row.epoch)
    if table.row.phase == "finished" and table.match.result is not None:
        said = "\n".join([headline(reader, table), *ranking(reader, table)])
    elif not table.playing:
        said = reader("error-paused")
    elif table.awaited:
        said = reader("panel-not-asked", people=reader.people(table.awaited))
    else:
        said = reader("panel-nobody-asked")
    row: list[Button] = []
    if table.row.phase == "finished":
        row.append(Button(reader("button-result-full"), id.to("result"), "primary"))
    else:  # should nobody be able to edit the panel any more, this still leads on
        row.append(Button(reader("button-my-move"), id.to("panel")))
    if panel.may_undo:
        said += "\n" + reader("panel-undo-open")
        row.append(Button(reader("button-undo-own"), id.to("undo", panel.undo)))
    rows: list[Row] = []
    if panel.others:
        said += "\n" + reader("panel-other-open", count=len(panel.others))
        rows.append([way_to(reader, panel.table, one) for one in panel.others[:5]])
    if panel.next_table is not None:
        label = f"{reader('button-next-game')} → {reader.game(panel.next_table.row.game)}"
        row.append(Button(label, Id("panel", panel.next_table.id, panel.next_table.row.epoch), "primary"))
    else:
        said += "\n" + reader("games-no-next")
    row.append(Button(reader("button-open-board"), url=visit.board_url(table)))
    return Screen([note, said, happened], rows=[*rows, row])


async def question_screen(
    visit: Visit, reader: Reader, shown: Asked, spot: Spot, note: str = "", happened: str = ""
) -> Screen:
    """One question with its picture and buttons: what is asked stands before what happened.

    Args:
        note: about the press itself; said first.
        happened: since the person's last answer, or by it.
    """
    question = shown.question
    if question.answered and not spot.state and not choosing.single(shown.shape):
        spot = spot.at(state=choosing.state_from(shown.shape, question.given))
    cut = numbers.cut(shown.shape.options, spot.group, spot.page)
    if marks := numbers.marks(cut):
        picture = await move_picture(visit, reader, shown.panel, marks)
    else:
        picture = await question_picture(visit, reader, shown, cut)
    about = (_prompt(reader, shown), _state_line(reader, shown, spot, cut), _notes(reader, shown, cut))
    text = "\n".join(part for part in about if part)
    rows = _option_rows(reader, shown, spot, cut)
    if menu := _several_at_once(reader, shown, spot, cut) or _in_a_row(reader, shown, cut):
        rows.append(menu)
    rows += _controls(reader, shown, spot, cut)
    return Screen([note, text, happened], [picture] if picture else [], rows, Live(shown.panel.table.id))


def _prompt(reader: Reader, shown: Asked) -> str:
    question = shown.question
    parts = [f"**{reader.told(question.prompt)}**"]
    if question.why is not None:
        parts.append(reader.told(question.why))
    table, seat = shown.panel.table, shown.panel.seat
    face, view = face_of(table.row.game), table.match.view(seat)
    parts += face.hints(view, question, reader)
    if shown.field is not None and shown.draft:
        parts.append(reader.told(shown.field.prompt))
    if question.changeable:
        parts.append(reader("panel-changeable"))
    if question.blocking:
        parts += face.standing_cost(view, seat, reader)
    return "\n".join(parts)


def _state_line(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> str:
    shape = shown.shape
    if cut.groups:
        return reader("panel-area")
    if choosing.single(shape):
        return ""
    so_far = choosing.picked(shape, spot.state)
    if isinstance(shape, Order):
        return reader("panel-order", names=" → ".join(reader.said(shape.options[i]) for i in so_far))
    if isinstance(shape, Amounts):
        return reader("panel-amounts", total=shape.max, left=shape.max - sum(so_far))
    if shape.min == shape.max:
        return reader("panel-pick-exact", max=shape.max, count=len(so_far))
    return reader("panel-pick-some", min=shape.min, max=shape.max, count=len(so_far))


def _notes(reader: Reader, shown: Asked, cut: numbers.Cut) -> str:
    lines: list[str] = []
    blocked: dict[str, list[str]] = {}
    for _, option in cut.shown:
        if option.blocked is not None:
            blocked.setdefault(reader.told(option.blocked), []).append(reader.said(option))
    for reason, which in list(blocked.items())[:REASONS]:
        named = list(dict.fromkeys(which))
        rest = [reader("panel-blocked-more", count=len(named) - NAMED)] if len(named) > NAMED else []
        lines.append(reader("panel-blocked-line", option=", ".join([*named[:NAMED], *rest]), reason=reason))
    warned: dict[str, list[str]] = {}
    face = face_of(shown.panel.table.row.game)
    for number, option in cut.shown:
        if option.warn is not None:
            warned.setdefault(reader.told(face.in_short(option.warn)), []).append(str(number))
    if warned and face.sure_of_warnings:  # told in full when one of them is pressed
        told = [reader("panel-warned-part", numbers=", ".join(which), reason=one) for one, which in warned.items()]
        lines.append(reader("panel-warned-line", parts=" ".join(told)))
    else:
        lines += [
            reader("panel-warn-numbers-line", numbers=", ".join(which), reason=reason)
            for reason, which in warned.items()
        ]
    default = shown.question.default
    if _may_keep(shown):
        lines += _as_it_is(reader, shown)
    if isinstance(default, str) and shown.question.no in shown.panel.timed:
        found = next((one for one in shown.shape.options if one.id == default), None)
        if found is not None:
            lines.append(reader("panel-default-line", option=reader.said(found)))
    return "\n".join(lines)


def _may_keep(shown: Asked) -> bool:
    """Whether a form can be answered in one press with what it says already."""
    return shown.field is not None and not shown.draft and isinstance(shown.question.default, dict)


def _as_it_is(reader: Reader, shown: Asked) -> list[str]:
    """What a form says already, a line for each field."""
    default: dict[str, Any] = shown.question.default
    field, filled = shown.field, dict[str, Any]()
    lines: list[str] = []
    while field is not None and field.name in default:
        now = default[field.name]
        option = next((one for one in field.shape.options if one.id == now), None)
        if option is not None:
            lines.append(f"{BULLET} {reader.told(field.prompt)} {reader.said(option)}")
        filled[field.name] = now
        field = shown.panel.table.match.narrow(shown.panel.seat, shown.question.no, filled)
    return lines


def _option_rows(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> list[Row]:
    id = shown.id
    buttons: list[Button] = []
    if cut.groups:
        for number, group in enumerate(cut.groups):
            label = reader("button-area", number=number + 1, area=reader.group(group.example))
            buttons.append(Button(label, id.to("at", str(spot.at(group=number, page=0, key="")))))
    so_far = [] if choosing.single(shown.shape) else choosing.picked(shown.shape, spot.state)
    for number, option in cut.shown:
        if option.blocked is not None and len(cut.shown) > GREYED:
            continue
        label = reader("panel-number-option", number=number, option=reader.option(option))
        position = shown.shape.options.index(option)
        style = "secondary"
        if isinstance(shown.shape, Amounts):
            label = f"{label} · {so_far[position]}"
            style = "success" if so_far[position] else "secondary"
        elif choosing.in_order(shown.shape):
            if position in so_far:
                label, style = f"{label} · {so_far.index(position) + 1}.", "success"
        elif position in so_far or shown.question.given == option.id:
            style = "success"
        target = id.to("opt", str(spot.at(key=digest(option.id))))
        buttons.append(Button(label, target, style, disabled=option.blocked is not None))
    return [buttons[i : i + ROWS] for i in range(0, len(buttons), ROWS)]


def _several_at_once(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> Select | None:
    """A menu that answers a choice of several in one go; pressing one by one stays possible."""
    shape = shown.shape
    if not isinstance(shape, Pick) or choosing.single(shape) or shown.field is not None or shown.question.confirm:
        return None
    if cut.groups or cut.pages > 1 or len(cut.shown) > AT_ONCE:
        return None
    choices = [
        Choice(reader("panel-number-option", number=number, option=reader.option(option)), digest(option.id))
        for number, option in cut.shown
        if option.blocked is None
    ]
    least, most = max(1, shape.min), min(shape.max, len(choices))
    if len(choices) < 2 or most < 2 or least > most:
        return None
    return Select(
        reader("panel-several-placeholder"), shown.id.to("s-pick", str(spot)), choices, least=least, most=most
    )


def _in_a_row(reader: Reader, shown: Asked, cut: numbers.Cut) -> Select | None:
    """A menu that gives several answers one after the other; pressing one by one stays possible."""
    if cut.groups or cut.pages > 1 or len(cut.shown) > AT_ONCE or shown.field is not None:
        return None
    options, most = face_of(shown.panel.table.row.game).in_a_row(shown.question)
    choices = [
        Choice(reader("panel-number-option", number=number, option=reader.option(option)), digest(option.id))
        for number, option in cut.shown
        if option in options and option.blocked is None
    ]
    most = min(most, len(choices))
    if most < 2:
        return None
    return Select(reader("cogs-panel-in-a-row"), shown.id.to("s-run"), choices, least=2, most=most)


def _controls(reader: Reader, shown: Asked, spot: Spot, cut: numbers.Cut) -> list[Row]:
    """Back or undo, the pages, done, help; and the ways to other questions, below if there is room for a row."""
    id = shown.id
    row: list[Button] = []
    if spot.group is not None or spot.state or spot.draft:
        row.append(Button(reader("button-back"), id.to("at", str(Spot()))))
    elif shown.draft:
        row.append(Button(reader("button-back"), id.to("back")))
    elif shown.panel.may_undo:
        row.append(Button(reader("button-undo-own"), id.to("undo", shown.panel.undo)))
    if cut.pages > 1:
        # Both pages carry another argument than "back", so that no two buttons share a custom id.
        previous, following = (cut.page - 1) % cut.pages, (cut.page + 1) % cut.pages
        row.append(Button(reader("button-previous"), id.to("page", str(spot.at(page=previous, key="p")))))
        row.append(Button(reader("button-next"), id.to("page", str(spot.at(page=following, key="n")))))
    if not choosing.single(shown.shape):
        ready = choosing.complete(shown.shape, spot.state)
        row.append(Button(reader("button-confirm"), id.to("done", str(spot.at(key=""))), "primary", disabled=not ready))
    if _may_keep(shown):
        row.append(Button(reader("cogs-panel-keep"), id.to("keep"), "primary"))
    if shown.question.rule:
        row.append(Button(reader("button-help"), id.to("help")))
    others = [
        one
        for one in (shown.panel.question, *shown.panel.others)
        if one is not None and one is not shown.question and one.prompt != shown.question.prompt
    ]
    ways = [way_to(reader, shown.panel.table, one) for one in others]
    if max(len(cut.shown), len(cut.groups)) <= AT_ONCE:
        return [row, ways[:WAYS]]
    return [[*row, *ways][:ROWS]]


def way_to(reader: Reader, table: Snapshot, question: Question) -> Button:
    """The button that opens another question; where nobody is waited for and one thing can be said, that says it."""
    id = Id("panel", table.id, table.row.epoch, question.no)
    shape = question.shape
    if not question.blocking and isinstance(shape, Pick) and choosing.single(shape) and len(shape.options) == 1:
        (option,) = shape.options
        return Button(reader.option(option), id.to("opt", str(Spot(key=digest(option.id)))))
    # What is waited for is the move itself; its whole prompt would not fit on a button.
    return Button(reader("button-my-move") if question.blocking else reader.label(question.prompt), id)


async def move_picture(visit: Visit, reader: Reader, panel: Panel, marks: tuple[Any, ...]) -> Shown | None:
    """The board near the choices, numbered; None if it could not be drawn."""
    table, seat = panel.table, panel.seat
    face = face_of(table.row.game)
    names, language = reader.drawn, reader.language
    view = table.match.view(seat)
    key = sight("move", view, seat, marks, names, language, table=table)
    try:
        return await visit.services.pictures.get(key, lambda: face.draw_move(view, seat, marks, names, language))
    except Exception:
        log.exception("picture failed", table=table.id, kind="move")
        return None


async def question_picture(visit: Visit, reader: Reader, shown: Asked, cut: numbers.Cut) -> Shown | None:
    """What goes with a question whose answers have no place on the board; None if it could not be drawn."""
    table, seat, question = shown.panel.table, shown.panel.seat, shown.question
    face = face_of(table.row.game)
    names, language = reader.drawn, reader.language
    view = table.match.view(seat)
    answers = tuple((str(number), reader.option(option)) for number, option in cut.shown)
    key = sight("question", view, seat, msgspec.structs.replace(question, no=0), answers, names, language, table=table)
    try:
        return await visit.services.pictures.get(
            key, lambda: face.draw_question(view, seat, question, answers, names, language)
        )
    except Exception:
        log.exception("picture failed", table=table.id, kind="move")
        return None


def confirm_screen(
    reader: Reader, shown: Asked, spot: Spot, said: str, picture: Shown | None, ends: bool = True
) -> Screen:
    """Asked once where answering ends the turn or reveals something, or (`ends` False) where an option warns."""
    id = shown.id
    rows: list[Row] = [
        [
            Button(reader("button-confirm"), id.to("sure", str(spot)), "success"),
            Button(reader("button-back"), id.to("at", str(spot.at(key="")))),
        ]
    ]
    ask = reader("panel-confirm-ends" if ends else "cogs-panel-anyway")
    return Screen([f"{said}\n**{ask}**"], [picture] if picture else [], rows, Live(id.table))
