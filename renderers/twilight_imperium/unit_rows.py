"""A row for every type of unit: silhouette, name, figures, what it can do, and how many there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.twilight_imperium.figures import KINDS, UNITS, UNLIMITED, Kind, Unit, unit_cards
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas
from renderers.letters import fit
from renderers.theme import BODY, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import palette, unit_figures, units
from renderers.twilight_imperium.words import Words

ROW: Final = 60
SAID: Final = 38
"""Rows of what a unit can do, below its figures."""
HEAD: Final = 40
FIGURES: Final = (470.0, 930.0)
"""Where the four cells of figures begin and end."""
COUNT: Final = 230
"""Width of the two counts at the right end."""


class Tally(NamedTuple):
    """How many units of a type are on the board, and how many could still come (None: any number)."""

    board: int
    left: int | None


def cards_of(faction: str, technologies: Sequence[str] = ()) -> list[Unit]:
    """The card that each type of unit has, the dearest first; a war sun that nobody may own yet is left out."""
    found: list[Unit] = []
    for kind in KINDS:
        cards = unit_cards(faction, kind)
        found += (
            [next(one for one in cards if not one.upgraded or one.id in technologies)]
            if any(not one.upgraded or one.id in technologies for one in cards)
            else []
        )
    return found


def counts(view: TwilightImperiumView, seat: int) -> dict[Kind, Tally]:
    """How many units of each type a seat has on the board and in reinforcements (C1, C3)."""
    there = dict.fromkeys(KINDS, 0)
    for place in (*view.systems.values(), *view.planets.values()):
        for kind, count in place.units.get(seat, {}).items():
            there[kind] += count
    supply = {unit.kind: unit.supply for unit in UNITS.values()}
    return {
        kind: Tally(count, None if kind in UNLIMITED else max(0, supply[kind] - count)) for kind, count in there.items()
    }


def height(cards: Sequence[Unit]) -> int:
    """Rows of the table."""
    return HEAD + sum(ROW + SAID * _can(unit) for unit in cards) + 12


def _can(unit: Unit) -> bool:
    """Whether a unit can do more than its figures tell."""
    can = unit.bombardment, unit.barrage, unit.cannon
    return unit.sustains or unit.shield or unit.bonus >= 0 or bool(unit.production) or can != (None, None, None)


def draw(
    canvas: Canvas, words: Words, cards: Sequence[Unit], top: float, counted: Mapping[Kind, Tally] | None = None
) -> float:
    """The table; returns where it ends.

    Args:
        counted: how many there are of each type, left out on a faction's sheet.
    """
    right = PANEL_WIDTH - MARGIN
    width = (FIGURES[1] - FIGURES[0]) / len(unit_figures.CELLS)
    unit_figures.heads(canvas, words, (FIGURES[0], top, FIGURES[1], top + HEAD))
    if counted is not None:
        for name, x in (("board", right - COUNT), ("left", right - COUNT / 2)):
            canvas.text(words(f"unit-on-{name}"), (x, top, x + COUNT / 2, top + HEAD), LABEL, palette.PAPER_QUIET,
                        align="centre", shrink=0)  # fmt: skip
    top += HEAD
    for number, unit in enumerate(cards):
        said = " · ".join(unit_figures.abilities(unit, unit, words))
        bottom = top + ROW + SAID * _can(unit)
        if number % 2 == 0:
            canvas.panel((MARGIN, top, right, bottom), 12, palette.PLATE)
        ground = palette.PLATE if number % 2 == 0 else palette.SKY
        own = palette.BRASS_LIGHT if unit.faction else palette.PAPER
        units.silhouette(canvas, unit.kind, (MARGIN + 52, (top + bottom) / 2), 68, own, ground)
        name = fit(unit_figures.name_of(unit, words), int(FIGURES[0] - MARGIN - 112), BODY, "Bold", 1, 2)
        canvas.write(name, (MARGIN + 104, top, FIGURES[0], top + ROW), own)
        for place, text in enumerate(unit_figures.cells(unit)):
            x = FIGURES[0] + place * width
            canvas.number(text, (x, top, x + width, top + ROW), BODY, palette.PAPER, align="centre")
        if said:
            room = (MARGIN + 104, top + ROW - 6, right - 14, bottom - 4)
            canvas.text(said, room, LABEL, palette.PAPER_QUIET, shrink=0)
        if counted is not None:
            here = counted[unit.kind]
            left = unit_figures.NONE if here.left is None else str(here.left)
            for text, x, ink in (
                (str(here.board), right - COUNT, palette.PAPER),
                (left, right - COUNT / 2, palette.PAPER_QUIET),
            ):
                canvas.number(text, (x, top, x + COUNT / 2, top + ROW), BODY, ink, align="centre")
        top = bottom
    return top + 12
