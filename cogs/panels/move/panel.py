"""The move panel: what is asked, what happened since, exactly what is legal, and on to the next question in place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from bot.core import passing
from bot.core.events import Event
from bot.core.shapes import Amounts, Option, Pick, Ranking, Text
from bot.tables import choosing
from bot.tables.asked import Asked, Doubt, Panel
from cogs.panels import numbers
from cogs.panels.gamefaces import Halfway, face_for, face_of
from cogs.panels.ids import Id, digest
from cogs.panels.move import sheet
from cogs.panels.move.beforehand import dressed, plan_screen, way_to_plan, with_intent
from cogs.panels.move.choices import cut_of, may_keep, picked, rows_of, ways_on
from cogs.panels.move.given import given_lines, stead_lines
from cogs.panels.move.happened import own_deed, since_last
from cogs.panels.move.hinting import with_hint
from cogs.panels.move.jotted import with_note
from cogs.panels.move.overdue import time_lines
from cogs.panels.ranking import headline, ranking
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import BULLET, ROWS, Button, Live, Row, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.whereabouts import Whereabouts, id_of
from renderers.drawings import Drawing

REASONS: Final = 5
"""Reasons told in words why something cannot be chosen."""
NAMED: Final = 4
"""Options named for one reason; of more only the number."""


# --- screens ---------------------------------------------------------------------------------------------------------


def screen_of(
    reader: Reader,
    panel: Panel,
    *,
    spot: Whereabouts | None = None,
    note: str = "",
    done: Sequence[Event] = (),
    left: bool = False,
) -> Screen:
    """What a panel shows.

    Args:
        reader: whom it is told to.
        panel: of the table service, filled.
        spot: where in the question it shows.
        note: said first.
        done: what the person's own last answer brought; told until something else has happened.
        left: as it stays when it is not followed any longer: what is asked, and *My move* to answer it.
    """
    table_id = panel.table.id
    shown = panel.shown
    if panel.planning is not None:
        if shown is None:
            return plan_screen(reader, panel, panel.planning, note)
        return question_screen(reader, shown, spot or Whereabouts(), note)
    face = face_of(panel.table.row.game)
    since = since_last(reader, face, panel.since, () if done and not panel.since else panel.own)
    happened = "\n".join([*stead_lines(reader, panel), since]).strip() or own_deed(reader, face, done)
    if shown is None:
        screen = _nothing_asked(reader, panel, note, happened)
    else:
        screen = question_screen(reader, shown, spot or Whereabouts(), note, happened)
    if shown is None or (shown.question is panel.question and not shown.draft and spot in (None, Whereabouts())):
        once = (note,) if since or panel.stead else (note, happened)
        screen.live = Live(table_id, panel.facts, free=True, once=once, change=panel.table.change)
    screen = with_intent(reader, screen, panel)
    if len(panel.since) > face.since and (spot is None or not (spot.section or spot.group is not None)):
        back = Id("replay", table_id, panel.table.row.epoch, arg=f"{panel.left + 1}..")
        screen.rows.append([Button(reader("panel-since-button"), back)])
    screen = with_hint(reader, screen, panel)
    screen = with_note(reader, screen, panel.note, Id("note", table_id, panel.table.row.epoch))
    if left and shown is not None:
        screen.texts.append(reader("panel-left"))
        screen.rows = [[Button(reader("button-my-move"), Id("panel", table_id, panel.table.row.epoch), "primary")]]
    return screen


def _nothing_asked(reader: Reader, panel: Panel, note: str, happened: str) -> Screen:
    table = panel.table
    id = Id("", table.id, table.row.epoch)
    if table.row.phase == "finished" and table.match.result is not None:
        said = "\n".join([headline(reader, table), *ranking(reader, table)])
    elif not table.playing:
        said = reader("error-paused")
    elif (others := [seat for seat in table.awaited if seat != panel.seat]) or not table.awaited:
        said = reader(_waiting(panel, others), people=reader.people(others)) if others else reader("panel-nobody-asked")
    else:  # a call that stays open for a time of its own
        said = reader("panel-answered-alone")
    row: list[Button] = []
    if table.row.phase == "finished":
        row.append(Button(reader("button-result-full"), id.to("result"), "primary"))
    else:  # should nobody be able to edit the panel any more, this still leads on
        row.append(Button(reader("button-my-move"), id.to("panel")))
    if panel.may_undo:
        said += "\n" + reader("panel-undo-open")
        row.append(Button(reader("button-undo-own"), id.to("undo", panel.undo)))
    rows: list[Row] = []
    said = "\n".join([said, *given_lines(reader, panel), *_ordered(reader, panel)])
    others = [one for one in panel.others if face_of(table.row.game).beside(None, one)]
    if others:
        said += "\n" + reader("panel-other-open", count=len(others))
        rows += ways_on(reader, table, others, most=ROWS)
    said_of_plan, plan = way_to_plan(reader, panel)
    if plan is not None:
        said = "\n".join(part for part in (said, said_of_plan) if part)
        row.append(plan)
    if panel.next_table is not None:
        label = f"{reader('button-next-game')} → {reader.game(panel.next_table.game)}"
        row.append(Button(label, Id("panel", panel.next_table.id, panel.next_table.epoch), "primary"))
    else:
        said += "\n" + reader("games-no-next")
    row.append(Button(reader("button-open-board"), url=board_url(table)))
    return Screen([note, said, happened], rows=[*rows, row])


def _waiting(panel: Panel, others: Sequence[int]) -> str:
    """What is said of those who are waited for: it is the turn of one of them, or they answer in the turn of somebody
    else, the reader it may be."""
    seat, whose = panel.seat, panel.whose_turn
    if seat in panel.table.awaited:
        return "panel-answered"
    if whose is None or whose in others:
        return "panel-not-asked"
    return "panel-own-turn-waits" if whose == seat else "panel-others-answer"


def _ordered(reader: Reader, panel: Panel) -> list[str]:
    """What the seat passes beforehand; the buttons that take it back stand among those of other questions."""
    standing = [one for one in panel.others if one.slot in passing.SLOTS]
    return [reader.told(one.prompt) for one in standing if passing.ordered(one)]


def question_screen(reader: Reader, shown: Asked, spot: Whereabouts, note: str = "", happened: str = "") -> Screen:
    """One question with its picture and buttons: what is asked stands before what happened.

    Args:
        note: about the press itself; said first.
        happened: since the person's last answer, or by it.
    """
    if shown.empty and (further := shown.beyond) is not None:
        # One's own hand leaves nothing to choose: that and the next step are one press.
        return question_screen(reader, further, Whereabouts(), note, happened)
    cut = cut_of(shown, spot)
    missing = reader("error-picture")  # each button says in words what it does
    if marks := numbers.marks(cut):
        picture = move_picture(reader, shown, marks, missing)
    else:
        picture = question_picture(reader, shown, cut, missing)
    about = (_prompt(reader, shown, spot), _state_line(reader, shown, spot, cut), _notes(reader, shown, cut))
    text = "\n".join(part for part in about if part)
    rows = rows_of(reader, shown, spot, cut)
    if spot.section or spot.group is not None:
        happened = ""  # it was read on the page before
    return dressed(reader, Screen([note, text, happened], [picture], rows, Live(shown.panel.table.id)), shown.panel)


def _prompt(reader: Reader, shown: Asked, spot: Whereabouts) -> str:
    """What is to be chosen now stands first: the field of a form, or what the way chosen asks for."""
    question = shown.question
    alone = shown.field is not None and bool(shown.filled) and not shown.sheet
    step = shown.field if alone else None
    if step is None:
        parts = [f"**{_askedof_the_way(reader, shown, spot) or reader.told(question.prompt)}**"]
    else:
        parts = [f"**{reader.told(step.prompt)}**"]
        if shown.draft.filled:  # what left nothing to decide was never asked
            then = f"{question.prompt.key}-then"  # where the question, put again, would be another than what is asked
            parts.append(reader.told(Text(then, question.prompt.args) if reader.text.has(then) else question.prompt))
    if shown.first is not None and shown.panel.question is not None:
        parts.insert(0, reader(f"{shown.panel.question.prompt.key}-none"))
    if question.why is not None:
        parts.append(reader.told(question.why))
    face, view, seat = face_for(shown), shown.view, shown.panel.seat
    asked = question if step is None else msgspec.structs.replace(question, prompt=step.prompt, shape=step.shape)
    if spot.section:  # what is said of the question was read before the way was chosen
        parts += face.way_lines(view, of_the_way(shown, spot), reader)
    else:
        parts += face.hints(view, asked, reader)
        parts += face.promised(shown.panel.promises, reader)
    parts += [reader.told(one) for one in shown.counsel.told]
    if question.changeable:
        parts.append(reader("panel-changeable" if question.blocking else "panel-changeable-order"))
    if question.blocking:
        parts += [*given_lines(reader, shown.panel), *_ordered(reader, shown.panel)]
        parts += face.standing_cost(view, seat, reader)
    return "\n".join(parts)


def of_the_way(shown: Asked, spot: Whereabouts) -> list[Option]:
    """The options of the section that has been chosen."""
    of = face_for(shown).section
    return [option for option in shown.shape.options if (key := of(option)) and digest(key) == spot.section]


def _askedof_the_way(reader: Reader, shown: Asked, spot: Whereabouts) -> str:
    """What a section asks for once it has been chosen, where the game says it (`KEY-asked`)."""
    if not (options := of_the_way(shown, spot) if spot.section else []):
        return ""
    key = face_for(shown).section(options[0])
    return reader(f"{key}-asked") if reader.text.has(f"{key}-asked") else ""


def _state_line(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> str:
    shape = shown.shape
    if shown.sheet:
        return "\n".join(sheet.lines(reader, shown))
    if cut.sections:
        return ""
    if cut.groups:
        return reader("panel-area")
    if choosing.by_one(shape):
        if spot.group is None:
            return ""
        return reader("panel-place-last" if shown.question.confirm else "panel-place")
    if shown.empty or choosing.shares(shape) or (choosing.one_or_none(shape) and shown.field is None):
        return ""
    so_far = choosing.picked(shape, shown.so_far)
    if isinstance(shape, Ranking):
        if not so_far:
            return reader("panel-order-first")
        return reader("panel-order", names=" → ".join(reader.said(shape.options[i]) for i in so_far))
    if isinstance(shape, Amounts):
        told = ", ".join(f"{reader.said(one)} {n}" for one, n in zip(shape.options, so_far, strict=True) if n)
        return "\n".join(line for line in (_share(reader, shape, sum(so_far)), f"**{told}**" if told else "") if line)
    if shape.min == shape.max:
        return reader("panel-pick-exact", max=shape.max, count=len(so_far))
    free = sum(option.blocked is None for option in shape.options)
    return reader("panel-pick-some", min=shape.min, max=min(shape.max, free), count=len(so_far))


def _share(reader: Reader, shape: Amounts, given: int) -> str:
    """How much there is to be given; nothing where no option takes from another."""
    if shape.min == shape.max:
        return reader("panel-amounts", total=shape.max, left=shape.max - given)
    if sum(shape.most.get(one.id, 0) for one in shape.options if one.blocked is None) <= shape.max:
        return ""
    return reader("panel-amounts-up-to", most=shape.max, count=given)


def _notes(reader: Reader, shown: Asked, cut: numbers.Portion) -> str:
    lines: list[str] = []
    blocked: dict[str, list[str]] = {}
    for option in cut.blocked:
        if option.blocked is not None:
            blocked.setdefault(reader.told(option.blocked), []).append(reader.said(option))
    for reason, which in list(blocked.items())[:REASONS]:
        named = list(dict.fromkeys(which))
        rest = [reader("panel-blocked-more", count=len(named) - NAMED)] if len(named) > NAMED else []
        lines.append(reader("panel-blocked-line", option=", ".join([*named[:NAMED], *rest]), reason=reason))
    warned: dict[str, list[str]] = {}
    face = face_for(shown)
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
    if may_keep(reader, shown):
        lines += _as_it_is(reader, shown)
    return "\n".join([*lines, *time_lines(reader, shown)])


def _as_it_is(reader: Reader, shown: Asked) -> list[str]:
    """What a form says already, a line for each field."""
    told: list[str] = []
    for field, option in shown.said:
        asks = reader("panel-proposed") if field.prompt == shown.question.prompt else reader.told(field.prompt)
        told.append(f"{BULLET} {asks} {reader.said(option)}")
    return told


def _marked(shown: Asked) -> Any:
    """What a picture is drawn from: with all marked that changed since the seat's last answer (asynchronous R1)."""
    before = shown.panel.before
    if before is None or shown.foreseen is not None:
        return shown.view
    return face_for(shown).marked_since(shown.view, before)


def move_picture(reader: Reader, shown: Asked, marks: tuple[Any, ...], instead: str = "") -> Sketch:
    """The board near the choices, numbered; `instead` is said where it cannot be drawn."""
    table, seat = shown.panel.table, shown.panel.seat
    face, view = face_for(shown), _marked(shown)
    names, language = reader.drawn, reader.language
    key = sight(_kind(shown, "move"), view, seat, marks, names, language, table=table)
    return sketched(key, _stamped(shown, partial(face.draw_move, view, seat, marks, names, language)), instead)


def _kind(shown: Asked, kind: str) -> str:
    """What is planned is another picture than the same in the match."""
    return kind if shown.panel.planning is None else f"planned-{kind}"


def _stamped(shown: Asked, how: Callable[[], Drawing]) -> Callable[[], Drawing]:
    """A picture that says so where it shows a plan."""
    if shown.panel.planning is None:
        return how
    return lambda: replace(how(), planned=True)


def question_picture(reader: Reader, shown: Asked, cut: numbers.Portion, instead: str) -> Sketch:
    """What goes with a question whose answers have no place on the board."""
    table, seat, question = shown.panel.table, shown.panel.seat, shown.question
    face, view = face_for(shown), _marked(shown)
    names, language = reader.drawn, reader.language
    answers = tuple((str(number), reader.option(option)) for number, option in cut.shown)
    asked_for, standing = msgspec.structs.replace(question, no=0), _standing(shown, cut)
    options = tuple(option for _, option in cut.shown)
    key = sight(
        _kind(shown, "question"), view, seat, asked_for, standing.filled, answers, options, names, language, table=table
    )
    draw = partial(face.draw_question, view, seat, question, answers, names, language, standing=standing)
    return sketched(key, _stamped(shown, draw), instead)


def _foreseen(reader: Reader, shown: Asked, answer: Mapping[str, Any]) -> Sketch:
    """What would come of an answer, as of a form that is filled in so."""
    table, seat = shown.panel.table, shown.panel.seat
    face, view, names, language = face_for(shown), _marked(shown), reader.drawn, reader.language
    asked_for, standing = msgspec.structs.replace(shown.question, no=0), Halfway(answer)
    key = sight(_kind(shown, "question"), view, seat, asked_for, answer, (), (), names, language, table=table)
    draw = partial(face.draw_question, view, seat, asked_for, (), names, language, standing=standing)
    return sketched(key, _stamped(shown, draw), reader("error-picture"))


def _standing(shown: Asked, cut: numbers.Portion) -> Halfway:
    field = shown.field
    return Halfway(
        shown.partial,
        field.name if field is not None else "",
        field.prompt if field is not None else None,
        {one.name: one for one in shown.passed},
        tuple((str(number), option) for number, option in cut.shown),
        {one.name: shown.picked_in(one) for one in shown.fields} if shown.sheet else {},
    )


def doubt_screen(reader: Reader, doubt: Doubt, spot: Whereabouts, arg: str) -> Screen:
    """Asked once more: what would be done, what it is warned of, and a button that says what it does.

    Args:
        spot: where in the question.
        arg: of what was pressed.
    """
    shown, option = doubt.shown, doubt.option
    id, said = id_of(shown), reader.told(shown.question.prompt)
    sure = id.to("sure", str(spot))
    pictures: list[Sketch] = []
    told = "".join(f"\n{reader.told(one)}" for one in doubt.told)
    if doubt.ready is not None:
        said, act, sure = f"{said}\n{reader.told(doubt.ready)}", reader.label(doubt.ready), id.to("ready-sure", arg)
    elif shown.sheet:
        said = "\n".join([said, *sheet.lines(reader, shown)])
        act, sure = face_for(shown).act(shown.question, (), reader), id.to("sure")
    else:
        chosen = [option] if option is not None else picked(shown)
        if option is not None and option.anchor is not None:
            numbered = {one.option.id: one.number for one in cut_of(shown, spot).shown}
            marks = ((str(numbered.get(option.id, 1)), option.anchor),)
            pictures = [move_picture(reader, shown, marks)]
        if isinstance(shown.shape, Pick | Ranking):
            said += "\n" + ", ".join(reader.said(one) for one in chosen)
        else:
            given = choosing.picked(shown.shape, shown.so_far)
            said += "\n" + ", ".join(f"{reader.said(o)} {n}" for o, n in zip(shown.shape.options, given) if n)
        act = face_for(shown).act(shown.question, chosen, reader)
        if doubt.sure in ("turn", "game"):
            act = reader(f"panel-act-{doubt.sure}", act=act)
    if isinstance(doubt.answer, dict) and not pictures and face_for(shown).pictured(shown.question, doubt.answer):
        pictures = [_foreseen(reader, shown, doubt.answer)]
    if isinstance(doubt.answer, dict) and (deed := face_for(shown).deed(shown.question, doubt.answer, reader)):
        act = deed
    said += told
    if doubt.warned is not None:
        said += f"\n{reader('panel-warn-line', reason=reader.told(doubt.warned))}\n**{reader('cogs-panel-anyway')}**"
    row = [Button(act, sure, "success"), Button(reader("button-back"), id.to("at", str(spot.at(key=""))))]
    return dressed(reader, Screen([said], pictures, [row], Live(id.table)), shown.panel)
