"""Promissory notes of a hand, and those that lie open: what each is called, its issuer, when it is used (rules 20, 32).
What it does is said beside the picture."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.flow.notes import issuer_of, kind_of
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.people import seat_badge
from renderers.theme import BODY, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, counters, palette
from renderers.twilight_imperium.action_cards import moment
from renderers.twilight_imperium.words import Words

CARD: Final = 100
COLUMNS: Final = 2
NONE: Final = 92


def plays(view: TwilightImperiumView) -> bool:
    """Whether the table plays with notes."""
    return bool(view.holders) or any(one.open_notes for one in view.players)


def _shown(view: TwilightImperiumView, seat: int) -> list[tuple[str, bool]]:
    """Notes that the reader sees of a seat, those of others first, each with whether it lies open."""
    held = sorted(view.notes, key=lambda note: issuer_of(note) == seat) if view.seat == seat else []
    return [*((note, True) for note in view.players[seat].open_notes), *((note, False) for note in held)]


def height(view: TwilightImperiumView, seat: int) -> int:
    """Rows that they take; none at a table without."""
    if not plays(view):
        return 0
    rows = brass.rows_of(len(_shown(view, seat)), COLUMNS)
    return brass.HEADING + rows * (CARD + brass.GAP) + (0 if rows else NONE + brass.GAP) + 12


def paint(canvas: Canvas, words: Words, view: TwilightImperiumView, seat: int, top: float) -> float:
    """Below a heading; returns where the next thing begins."""
    if not plays(view):
        return top
    top = brass.heading(canvas, words("hand-notes", count=view.players[seat].notes), top)
    shown = _shown(view, seat)
    if not shown:
        box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + NONE)
        brass.plate(canvas, box)
        counters.note(canvas, (box[0] + 64, (box[1] + box[3]) / 2), 30, palette.BRASS_DARK)
        count = view.players[seat].notes
        own = view.seat == seat or not count
        said = words("hand-no-notes") if own else words("hand-notes-closed", count=count, name=words.names[seat])
        canvas.text(said, (box[0] + 130, top, box[2] - 20, box[3]), BODY, palette.PAPER)
        return top + NONE + brass.GAP + 12
    for number, (note, lies) in enumerate(shown):
        box = brass.cell(number, COLUMNS, top, CARD, MARGIN, PANEL_WIDTH - MARGIN)
        _card(canvas, words, note, box, lies=lies, own=issuer_of(note) == seat)
    return top + brass.rows_of(len(shown), COLUMNS) * (CARD + brass.GAP) + 12


def _card(canvas: Canvas, words: Words, note: str, box: Box, *, lies: bool, own: bool) -> None:
    """Its name and issuer, and when it is used; an own one is to be given away."""
    left, top, right, bottom = box
    kind = kind_of(note)
    brass.plate(canvas, box, lit=lies)
    counters.note(canvas, (left + 48, (top + bottom) / 2), 30, palette.BRASS_DARK if own else palette.BRASS_LIGHT)
    seat_badge(canvas, issuer_of(note), (right - 46, (top + bottom) / 2), 24)
    end = right - 84
    brass.named(
        canvas, words.called("component", kind), words.beside("component", kind), (left + 96, top + 8, end, top + 56)
    )
    said = words("hand-note-open") if lies else words("hand-note-own") if own else moment(words, kind)
    canvas.text(said, (left + 96, top + 54, end, bottom - 8), LABEL, palette.PAPER_QUIET, shrink=2)


def alt(view: TwilightImperiumView, seat: int, words: Words) -> str:
    """They in words; empty at a table without them."""
    if not plays(view):
        return ""
    told = [
        f"{words.called('component', kind_of(one))} ({words.names[issuer_of(one)]})" for one, _ in _shown(view, seat)
    ]
    notes = words.text.listing(told) or words("alt-nothing")
    return words("alt-notes", count=view.players[seat].notes, notes=notes)
