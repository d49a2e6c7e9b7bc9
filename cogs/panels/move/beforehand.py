"""A plan in the move panel: while it is made, as it is kept, and what of it is left in the turn (asynchronous 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Text
from bot.tables.asked import Panel, Planning
from bot.tables.making import ALWAYS, condition_key
from bot.tables.plans import MOST, Alternative
from bot.tables.told import Told
from cogs.panels.ids import Id
from cogs.panels.move.given import answer_in_words
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Dropdown, Live, Pickable, Row, Screen

OPENING: Final = "0"
"""Where a plan is for the button that opens it: wherever that is."""


def way_to_plan(reader: Reader, panel: Panel) -> tuple[str, Button | None]:
    """For who is not awaited: what is planned, and the button to it; none where no turn comes that could be."""
    intent, id = panel.intent, Id("plan", panel.table.id, panel.table.row.epoch, plan=OPENING)
    if intent is not None and intent.begun is None:
        said = reader("plans-returned-line") if intent.returned else reader("plans-stands-line")
        return said, Button(reader("plans-mine-button"), id)
    return "", Button(reader("plans-button"), id) if panel.plannable else None


def with_intent(reader: Reader, screen: Screen, panel: Panel) -> Screen:
    """A turn that has begun, and what was planned for it: when that is played, or what of it is on offer."""
    intent = panel.intent
    if intent is None or intent.begun is None or panel.question is None:
        return screen
    if intent.offered is not None:
        told = "\n".join(_answers(reader, intent.offered.told))
        screen.texts.append(f"**{reader('plans-offered-line')}**\n{told}")
        id = Id("intended", panel.table.id, panel.table.row.epoch, panel.question.no)
        screen.rows.append([Button(reader("plans-offered-button"), id, "success")])
    elif intent.due:
        screen.texts.append(reader("plans-waits-line", when=intent.due))
    return screen


def plan_screen(reader: Reader, panel: Panel, planning: Planning, note: str) -> Screen:
    """A plan where nothing is asked: an alternative that is as long as it can be, or all that is kept.

    Args:
        note: said first.
    """
    id = Id("", panel.table.id, panel.table.row.epoch, plan=planning.token)
    if not planning.at_home:
        said = [note, *_begun(reader, planning), reader("plans-whole-line")]
        return Screen(said, rows=[_making(reader, planning, id)], live=Live(panel.table.id))
    lines = [f"**{reader('plans-home-line', count=len(planning.alternatives))}**"]
    rows: list[Row] = []
    drops: list[Button] = []
    for number, one in enumerate(planning.alternatives):
        lines += [_headline(reader, number, one), *_answers(reader, one.told)]
        drops.append(Button(reader("plans-drop-button", number=number + 1), id.to("plan-drop", number)))
        if planning.conditions:
            rows.append(_only_if(reader, planning, id, number, one))
    ways: list[Button] = []
    if len(planning.alternatives) < MOST:
        ways.append(Button(reader("plans-another-button"), id.to("plan-another")))
    ways.append(Button(reader("button-back"), Id("panel", panel.table.id, panel.table.row.epoch), "primary"))
    return Screen([note, "\n".join(lines)], rows=[*rows, [*drops, *ways]], live=Live(panel.table.id))


def dressed(reader: Reader, screen: Screen, panel: Panel) -> Screen:
    """The screen of a question, where it is asked for a plan: that it is one, and what is planned so far."""
    planning = panel.planning
    if planning is None:
        return screen
    screen.texts = [*_begun(reader, planning), *screen.texts]
    id = Id("", panel.table.id, panel.table.row.epoch, plan=planning.token)
    screen.rows = [*screen.rows, _making(reader, planning, id)]
    return screen


def _begun(reader: Reader, planning: Planning) -> list[str]:
    """That nothing of it is played, and the answers so far."""
    lines = [f"**{reader('plans-headline')}**", reader("plans-headline-line")]
    if planning.fewer:
        lines.append(reader("plans-fewer-line"))
    if planning.told:
        lines += _answers(reader, planning.told)
    return ["\n".join(lines)]


def _answers(reader: Reader, told: Sequence[Told]) -> list[str]:
    """Answers in order, a line each."""
    return [f"{BULLET} {answer_in_words(reader, one)}" for one in told]


def _making(reader: Reader, planning: Planning, id: Id) -> list[Button]:
    row: list[Button] = []
    if planning.told:
        row.append(Button(reader("plans-keep-button"), id.to("plan-keep"), "success"))
        row.append(Button(reader("plans-step-button"), id.to("plan-step")))
    if planning.alternatives or planning.told:
        row.append(Button(reader("plans-stop-button"), id.to("plan-stop")))
    if not planning.alternatives:
        row.append(Button(reader("plans-leave-button"), Id("panel", id.table, id.epoch)))
    return row


def _headline(reader: Reader, number: int, one: Alternative) -> str:
    if one.condition is None:
        return f"**{reader('plans-way-line', number=number + 1)}**"
    condition = reader.told(Text(one.condition.key, {"seat": one.condition.seat}))
    return f"**{reader('plans-way-if-line', number=number + 1, condition=condition)}**"


def _only_if(reader: Reader, planning: Planning, id: Id, number: int, one: Alternative) -> Dropdown:
    lines = [Pickable(reader("plans-always-option"), ALWAYS, chosen=one.condition is None)]
    for at, condition in enumerate(planning.conditions[:24]):
        label = reader.label(Text(condition.key, {"seat": condition.seat}))
        lines.append(Pickable(label, condition_key(at), chosen=condition == one.condition))
    return Dropdown(reader("plans-if-placeholder", number=number + 1), id.to("s-plan-if", number), lines)
