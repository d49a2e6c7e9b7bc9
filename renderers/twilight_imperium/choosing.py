"""Factions to choose from: what each can do, what it begins with, how much it trades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.twilight_imperium.figures import FACTIONS, KINDS
from renderers.canvas import Box, Canvas
from renderers.cards.marks import number_mark
from renderers.letters import fit
from renderers.theme import LABEL, MARGIN, PANEL_WIDTH, TITLE
from renderers.twilight_imperium import brass, counters, emblems, hands, palette, signs, units
from renderers.twilight_imperium.words import Words

ROW: Final = 186
GAP: Final = 12
Offered = Sequence[tuple[str, str]]
"""Number and id of each faction."""


def paint(offered: Offered, words: Words) -> Canvas:
    """A row for every faction."""
    canvas = brass.page(brass.TOP + len(offered) * (ROW + GAP) + 18)
    brass.title(canvas, words("factions-title"))
    for place, (mark, faction) in enumerate(offered):
        top = brass.TOP + place * (ROW + GAP)
        _row(canvas, words, mark, faction, (MARGIN, top, PANEL_WIDTH - MARGIN, top + ROW))
    return brass.finished(canvas)


def _row(canvas: Canvas, words: Words, mark: str, faction_id: str, box: Box) -> None:
    left, top, right, bottom = box
    faction = FACTIONS[faction_id]
    brass.plate(canvas, box)
    emblems.medal(canvas, faction_id, (left + 96, (top + bottom) / 2), 64)
    if mark:
        number_mark(canvas, mark, (left + 30, top + 32), 29)
    x, end = left + 188, right - 130
    brass.named(canvas, words.faction(faction_id), words.beside("faction", faction_id), (x, top + 8, end, top + 64), 44)
    style = fit(words(f"style-{faction_id}"), 400, LABEL, "Bold", 1, 1)
    canvas.write(style, (right - 430, top + 64, right - 18, top + 106), palette.PAPER, align="right")
    told = " · ".join(words.called("component", one) for one in faction.abilities)
    abilities = fit(told, int(right - x - style.width - 44), LABEL, "Regular", 1, 2)
    canvas.write(abilities, (x, top + 64, right - style.width - 40, top + 106), palette.BRASS_LIGHT)
    y = bottom - 40
    for kind in KINDS:
        if count := faction.units.get(kind, 0):
            units.silhouette(canvas, kind, (x + 28, y), 56, palette.PAPER, palette.PLATE)
            canvas.number(str(count), (x + 62, y - 24, x + 92, y + 24), LABEL, palette.PAPER)
            x += 98
    for place, one in enumerate(faction.technologies):
        signs.technology(canvas, hands.colour_of(one), (x + 22 + place * 46, y), 16, palette.PLATE)
    if not faction.technologies:
        room: Box = (x + 8, y - 30, right - 16, y + 30)
        canvas.text(words("faction-no-technology"), room, LABEL, palette.PAPER_QUIET, shrink=1)
    counters.commodity(canvas, (right - 96, top + 36), 24)
    canvas.number(str(faction.commodities), (right - 64, top + 6, right - 14, top + 66), TITLE, palette.PAPER)


def alt(offered: Offered, words: Words) -> str:
    """The choice in words."""
    told = [
        words(
            "alt-offered", mark=mark, faction=words.faction(one),
            abilities=", ".join(words.called("component", ability) for ability in FACTIONS[one].abilities),
        )
        for mark, one in offered
    ]  # fmt: skip
    return words("alt-factions", told=" ".join(told))
