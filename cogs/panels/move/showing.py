"""The move panel for whoever presses or is followed: what the tables say, brought to the screen."""

from __future__ import annotations

from typing import Any

from bot.core.shapes import STALE
from bot.tables.asked import Asked, Doubt, Panel, Upshot
from bot.tables.away import OnVacation
from cogs.errors import explain, sentence
from cogs.panels.gamefaces import face_for
from cogs.panels.ids import Id, digest
from cogs.panels.move.choices import cut_of
from cogs.panels.move.hinting import hint_lines, hintable
from cogs.panels.move.panel import doubt_screen, of_the_way, question_screen, screen_of
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Live, Screen
from cogs.panels.vacation import back_screen
from cogs.panels.visit import Visit
from cogs.panels.whereabouts import Whereabouts, at_field


async def panel_of(visit: Visit, panel: Panel, **more: Any) -> Screen:
    """A filled panel for this person; what more there is to say, see `screen_of`."""
    return screen_of(await visit.reader(panel.table), panel, **more)


async def panel_screen(visit: Visit, table_id: int, note: str = "") -> Screen:
    """The panel as it is now.

    Args:
        note: said first.
    """
    panel = await visit.tables.play.panel(table_id, visit.person)
    return await panel_of(visit, panel, note=note or await coached(visit, panel))


async def hint_of(visit: Visit, panel: Panel) -> str:
    """What the hard bot would answer to what a panel asks, in words."""
    reader = await visit.reader(panel.table)
    hint = await visit.tables.hints.hint(panel.table, panel.seat)
    shown = cut_of(panel.shown, Whereabouts()).shown if panel.shown is not None else ()
    return hint_lines(reader, panel.table.row.game, hint, {option.id: number for number, option in shown})


async def coached(visit: Visit, panel: Panel) -> str:
    """What is proposed unasked in practice: the first move, to who has made none yet."""
    return await hint_of(visit, panel) if panel.coached and hintable(panel) else ""


async def followed_screen(visit: Visit, panel: Panel, left: bool) -> Screen:
    """How panels are made that go on by themselves, see `following.Make`."""
    return await panel_of(visit, panel, left=left)


async def upshot_screen(visit: Visit, upshot: Upshot) -> Screen:
    """What a press led to: the question with what is chosen in it, whether it is meant, or what is asked now."""
    where = str(visit.value) if visit.id.action == "s-at" else visit.id.arg
    reader, spot = await visit.reader(upshot.panel.table), Whereabouts.read(where).at(key="")
    if upshot.doubt is not None:
        return doubt_screen(reader, upshot.doubt, _where(visit, upshot.doubt), visit.id.arg)
    if isinstance(upshot.refused, OnVacation):
        return back_screen(reader, upshot.panel.table, explain(reader, upshot.refused))
    if upshot.half is not None:
        if visit.id.action == "s-field":
            spot = Whereabouts(page=max(0, at_field(visit.id.arg)[2]))
        return question_screen(reader, upshot.half, Whereabouts() if upshot.further else spot)
    if upshot.refused is not None or upshot.gone or not (upshot.answered or upshot.given or upshot.repeated):
        # Nothing was done: where the pressed button wants it, or what is asked now and a word about it.
        note = await _why(visit, reader, upshot)
        return await panel_of(visit, upshot.panel, spot=None if upshot.gone else spot, note=note)
    return await panel_of(visit, upshot.panel, note=_said(reader, upshot), done=upshot.events)


def _where(visit: Visit, doubt: Doubt) -> Whereabouts:
    """The place in the question at which somebody is asked once more."""
    if visit.id.action in ("opt", "done", "s-one"):
        spot = Whereabouts.read(visit.id.arg)
        return spot.at(key=str(visit.value)) if visit.id.action == "s-one" else spot
    return Whereabouts(key=digest(doubt.option.id)) if doubt.option is not None else Whereabouts()


async def _why(visit: Visit, reader: Reader, upshot: Upshot) -> str:
    """Why nothing was done, as far as it has to be said."""
    if upshot.refused is not None and upshot.refused.key != STALE:
        return await sentence(visit, upshot.refused)
    return reader("panel-stale") if upshot.gone and visit.id.no else ""


def _said(reader: Reader, upshot: Upshot) -> str:
    """What is said of answers that were taken."""
    if upshot.repeated:
        return reader("panel-taken")
    if upshot.done < upshot.given:
        return reader("error-batch-stopped", count=upshot.done)
    shown = upshot.answered
    told = [text for event in upshot.events if (text := reader.event(event))]
    if shown is not None and not told and not shown.question.blocking:
        # An order for later changes nothing that could be seen: it is said that it stands.
        kept = next((one for one in shown.shape.options if one.id == upshot.answer), None)
        return reader("panel-order-kept", option=reader.said(kept)) if kept is not None else ""
    return ""


def _rule(reader: Reader, shown: Asked, spot: Whereabouts) -> str:
    """Key of the rule for a page: for the way that is chosen or the field that is asked, where the game has one of its
    own (`KEY-rule`), else for the whole question."""
    own = ""
    if spot.section and (options := of_the_way(shown, spot)):
        own = f"{face_for(shown).section(options[0])}-rule"
    elif shown.field is not None and shown.filled and not shown.sheet:
        own = f"{shown.field.prompt.key}-rule"
    return own if own and reader.text.has(own) else shown.question.rule


async def rule_screen(visit: Visit, upshot: Upshot) -> Screen:
    """The rule for the decision that is shown: for the page one is on, and back to it."""
    panel = upshot.panel
    reader, spot = await visit.reader(panel.table), Whereabouts.read(visit.id.arg)
    rule = _rule(reader, panel.shown, spot) if panel.shown is not None else ""
    if not rule:
        return await upshot_screen(visit, upshot)
    row = [
        Button(reader("button-back"), visit.id.to("at" if visit.id.arg else "panel", visit.id.arg), "primary"),
        Button(reader("button-rules"), Id("rules", visit.id.table, arg=f"{panel.table.row.game}.1")),
    ]
    return Screen([f"**{reader('panel-hint-title')}**\n{reader(rule)}"], rows=[row], live=Live(panel.table.id))
