"""Paying: own planets as small cards, those that can pay numbered, and the sum chosen beside the one asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.cards.marks import number_mark
from renderers.letters import fit
from renderers.theme import BODY, GAIN, LABEL, LOSS, MARGIN, PANEL_WIDTH, SMALLEST
from renderers.twilight_imperium import brass, counters, palette, planets
from renderers.twilight_imperium.seats import planets_of
from renderers.twilight_imperium.words import Words

SUM: Final = 116
CARD: Final = 122
GOODS: Final = 84
COLUMNS: Final = 3


def worth(planet: str, coin: str) -> int:
    """What a planet gives for a coin."""
    card = PLANETS[planet]
    return card.influence if coin == "influence" else card.resources


def paint(
    view: TwilightImperiumView,
    seat: int,
    marks: Mapping[str, str],
    coin: str,
    price: int,
    chosen: Sequence[str],
    goods: int,
    words: Words,
) -> Canvas:
    """The planets of a seat.

    Args:
        marks: planet -> number of the choice that it is.
        coin: resources or influence, empty where nothing is paid.
        price: asked.
        chosen: planets that pay.
        goods: trade goods that pay the rest.
    """
    worlds = planets_of(view, seat)
    rows = brass.rows_of(max(1, len(worlds)), COLUMNS)
    height = brass.TOP + (SUM + 12 if coin else 0) + rows * (CARD + brass.GAP) + GOODS + 24
    canvas = brass.page(round(height))
    title = f"pay-{coin}" if coin else "planets-title"
    strips.owner(canvas, words, seat, title, (MARGIN, 18, PANEL_WIDTH - MARGIN, 102))
    top = float(brass.TOP)
    if coin:
        _sum(canvas, words, coin, price, sum(worth(one, coin) for one in chosen) + goods, top)
        top += SUM + 12
    if not worlds:
        canvas.text(
            words("alt-nothing"), (MARGIN + 8, top, PANEL_WIDTH - MARGIN, top + CARD), BODY, palette.PAPER_QUIET
        )
    for number, one in enumerate(worlds):
        box = brass.cell(number, COLUMNS, top, CARD, MARGIN, PANEL_WIDTH - MARGIN)
        _card(canvas, words, view, one, coin, one in chosen, box)
        if one in marks:
            number_mark(canvas, marks[one], (box[0] + 26, box[3] - 26), 27)
    top += rows * (CARD + brass.GAP)
    _goods(canvas, words, view.players[seat].goods, goods, top)
    return brass.finished(canvas)


def _sum(canvas: Canvas, words: Words, coin: str, price: int, paid: int, top: float) -> None:
    """What is chosen of what is asked, and what is lost or missing."""
    box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + SUM)
    brass.plate(canvas, box, lit=paid >= price)
    middle = top + SUM / 2
    sign = counters.influence if coin == "influence" else counters.resources
    sign(canvas, "", (MARGIN + 62, middle), 30)
    canvas.number(f"{paid}/{price}", (MARGIN + 112, top, MARGIN + 330, top + SUM), 64, palette.PAPER)
    bar: Box = (MARGIN + 340, middle - 16, PANEL_WIDTH - MARGIN - 360, middle + 16)
    canvas.panel(bar, 16, palette.CASING)
    share = min(1.0, paid / price) if price else 1.0
    if share:
        end = bar[0] + max(32.0, (bar[2] - bar[0]) * share)
        canvas.panel((bar[0], bar[1], end, bar[3]), 16, GAIN if paid >= price else palette.BRASS)
    left = paid - price
    key = "pay-exact" if left == 0 else "pay-surplus" if left > 0 else "pay-missing"
    ink = LOSS if left < 0 else GAIN if left == 0 else palette.BRASS_LIGHT
    room: Box = (PANEL_WIDTH - MARGIN - 340, top, PANEL_WIDTH - MARGIN - 20, top + SUM)
    canvas.text(words(key, count=abs(left)), room, BODY, ink, weight="Bold", align="right", shrink=2)


def _card(
    canvas: Canvas, words: Words, view: TwilightImperiumView, planet: str, coin: str, picked: bool, box: Box
) -> None:
    """One planet: its face, name and place; what it gives for the coin large, the other small."""
    left, top, right, bottom = box
    there = view.planets[planet]
    middle = (top + bottom) / 2
    ground = palette.PLATE_RAISED if picked else palette.PLATE if there.ready else palette.CASING
    if picked or there.ready:
        brass.plate(canvas, box, lit=picked, ground=ground)
    else:
        canvas.panel(box, 18, ground)
    planets.holding(canvas, planet, (left + 68, middle), 40, there.controller, there.ready, 13)
    ink = palette.PAPER if there.ready else palette.PAPER_QUIET
    name = fit(words.place(planet), int(right - left - 138), 32, "Bold", 1, 3)
    canvas.write(name, (left + 126, top + 8, right - 10, top + 56), ink)
    canvas.text(there.system, (left + 126, top + 54, left + 186, bottom - 8), SMALLEST, palette.PAPER_QUIET)
    if not there.ready:
        said = words("exhausted")
        canvas.text(said, (left + 186, top + 54, right - 14, bottom - 8), SMALLEST, palette.PAPER_QUIET, align="right")
        return
    card = PLANETS[planet]
    first = coin != "influence"
    counters.resources(canvas, str(card.resources), (right - 108, bottom - 38), 25 if first else 20, dim=not first)
    other = coin == "resources"
    counters.influence(canvas, str(card.influence), (right - 44, bottom - 38), 20 if other else 25, dim=other)
    if picked:
        counters.tick(canvas, (right - 30, top + 28), 17, GAIN)


def _goods(canvas: Canvas, words: Words, held: int, spent: int, top: float) -> None:
    """Trade goods there are, and how many of them pay."""
    box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + GOODS)
    canvas.panel(box, 16, palette.PLATE)
    middle = top + GOODS / 2
    counters.good(canvas, (MARGIN + 62, middle), 27)
    canvas.number(str(held), (MARGIN + 104, top, MARGIN + 180, top + GOODS), 44, palette.PAPER)
    if spent:
        room: Box = (MARGIN + 190, top, PANEL_WIDTH - MARGIN - 20, top + GOODS)
        canvas.text(words("pay-goods", count=spent), room, LABEL, palette.BRASS_LIGHT, weight="Bold")


def alt(
    view: TwilightImperiumView, seat: int, coin: str, price: int, chosen: Sequence[str], goods: int, words: Words
) -> str:
    """The planets in words."""
    told = [
        words("alt-planet", planet=words.place(one), resources=PLANETS[one].resources, influence=PLANETS[one].influence)
        for one in planets_of(view, seat)
        if view.planets[one].ready
    ]
    found = words("alt-planets", name=words.names[seat], planets=", ".join(told) or words("alt-nothing"))
    if coin:
        paid = sum(worth(one, coin) for one in chosen) + goods
        found += " " + words(f"alt-pay-{coin}", paid=paid, price=price)
    return found
