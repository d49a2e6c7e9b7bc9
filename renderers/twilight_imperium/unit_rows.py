"""A row for every type of unit: silhouette, name, figures, what it can do, and how many there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.twilight_imperium.figures import KINDS, UNITS, UNLIMITED, Kind, Unit, unit_cards
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas
from renderers.letters import fit
from renderers.theme import LABEL, MARGIN, PANEL_WIDTH, SMALL, SMALLEST
from renderers.twilight_imperium import palette, unit_figures, units
from renderers.twilight_imperium.words import Words

ROW: Final = 53
HEAD: Final = 34
FIGURES: Final = (404.0, 744.0)
"""Where the four cells of figures begin and end."""
COUNT: Final = 168
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
    return HEAD + ROW * len(cards) + 12


def draw(
    canvas: Canvas, words: Words, cards: Sequence[Unit], top: float, counted: Mapping[Kind, Tally] | None = None
) -> float:
    """The table; returns where it ends.

    Args:
        counted: how many there are of each type, left out on a faction's sheet.
    """
    right = PANEL_WIDTH - MARGIN
    width = (FIGURES[1] - FIGURES[0]) / len(unit_figures.CELLS)
    for place, cell in enumerate(unit_figures.CELLS):
        x = FIGURES[0] + place * width
        canvas.text(words(f"unit-{cell}"), (x, top, x + width, top + HEAD), SMALLEST, palette.PAPER_QUIET,
                    align="centre", shrink=0)  # fmt: skip
    if counted is not None:
        for name, x in (("board", right - COUNT), ("left", right - COUNT / 2)):
            canvas.text(words(f"unit-on-{name}"), (x, top, x + COUNT / 2, top + HEAD), SMALLEST, palette.PAPER_QUIET,
                        align="centre", shrink=0)  # fmt: skip
    top += HEAD
    for number, unit in enumerate(cards):
        if number % 2 == 0:
            canvas.panel((MARGIN, top, right, top + ROW), 12, palette.PLATE)
        ground = palette.PLATE if number % 2 == 0 else palette.SKY
        own = palette.BRASS_LIGHT if unit.faction else palette.PAPER
        units.silhouette(canvas, unit.kind, (MARGIN + 52, top + ROW / 2), 62, own, ground)
        name = fit(unit_figures.name_of(unit, words), int(FIGURES[0] - MARGIN - 112), 32, "Bold", 1, 3)
        canvas.write(name, (MARGIN + 104, top, FIGURES[0], top + ROW), own)
        for place, text in enumerate(unit_figures.cells(unit)):
            x = FIGURES[0] + place * width
            canvas.number(text, (x, top, x + width, top + ROW), 32, palette.PAPER, align="centre")
        end = right - 14 if counted is None else right - COUNT - 6
        said = " · ".join(unit_figures.abilities(unit, unit, words))
        if said:
            canvas.text(said, (FIGURES[1] + 16, top, end, top + ROW), SMALL, palette.PAPER_QUIET, lines=2, shrink=1)
        if counted is not None:
            here = counted[unit.kind]
            left = unit_figures.NONE if here.left is None else str(here.left)
            for text, x, ink in (
                (str(here.board), right - COUNT, palette.PAPER),
                (left, right - COUNT / 2, palette.PAPER_QUIET),
            ):
                canvas.number(text, (x, top, x + COUNT / 2, top + ROW), LABEL, ink, align="centre")
        top += ROW
    return top + 12
