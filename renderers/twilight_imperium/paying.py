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
from renderers.theme import BODY, DECIDE, GAIN, LOSS, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, counters, palette, planets
from renderers.twilight_imperium.seats import planets_of
from renderers.twilight_imperium.words import Words

SUM: Final = 132
CARD: Final = 136
GOODS: Final = 96
COLUMNS: Final = 2


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
            number_mark(canvas, marks[one], (box[0] + 28, box[3] - 28), 30)
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
    canvas.text(words(key, count=abs(left)), room, DECIDE, ink, weight="Bold", align="right", shrink=2)


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
    planets.holding(canvas, planet, (left + 72, middle), 46, there.controller, there.ready, 13)
    ink = palette.PAPER if there.ready else palette.PAPER_QUIET
    end = right - (60 if picked else 14)
    name = fit(words.place(planet), int(end - left - 134), DECIDE, "Bold", 1, 4)
    canvas.write(name, (left + 134, top + 8, end, top + 66), ink)
    canvas.text(there.system, (left + 134, top + 66, left + 204, bottom - 12), 32, palette.PAPER_QUIET)
    if not there.ready:
        said = words("exhausted")
        canvas.text(said, (left + 214, top + 66, right - 20, bottom - 12), 32, palette.PAPER_QUIET, align="right")
        return
    card = PLANETS[planet]
    first, other = coin != "influence", coin == "resources"
    y = bottom - 44
    counters.resources(canvas, str(card.resources), (right - 136, y), 34 if first else 25, dim=not first)
    counters.influence(canvas, str(card.influence), (right - 52, y), 25 if other else 34, dim=other)
    if picked:
        counters.tick(canvas, (right - 36, top + 34), 22, GAIN)


def _goods(canvas: Canvas, words: Words, held: int, spent: int, top: float) -> None:
    """Trade goods there are, and how many of them pay."""
    box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + GOODS)
    canvas.panel(box, 16, palette.PLATE)
    middle = top + GOODS / 2
    counters.good(canvas, (MARGIN + 62, middle), 27)
    canvas.number(str(held), (MARGIN + 104, top, MARGIN + 180, top + GOODS), 44, palette.PAPER)
    if spent:
        room: Box = (MARGIN + 190, top, PANEL_WIDTH - MARGIN - 20, top + GOODS)
        canvas.text(words("pay-goods", count=spent), room, BODY, palette.BRASS_LIGHT, weight="Bold")


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
