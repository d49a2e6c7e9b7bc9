"""The technology tree of a seat: a column for every colour, upgrades with what they change, what is in reach lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import COLOURS, PLANETS, SYMBOLS, TECHNOLOGIES, UNITS, technology_deck
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.cards.marks import number_mark
from renderers.letters import ELLIPSIS, fit, line_height
from renderers.theme import LABEL, MARGIN, SMALL, SMALLEST, WIDTH, Colour
from renderers.twilight_imperium import brass, palette, planets, signs, unit_figures, units
from renderers.twilight_imperium.words import Words

CARD: Final = 196
UPGRADE: Final = 190
ACROSS: Final = 3
"""Unit upgrades in a row."""
COLUMN: Final = 76
"""Rows of a column's head."""


def owned(view: TwilightImperiumView, seat: int) -> dict[str, int]:
    """TE1: symbols of a seat's technologies by colour."""
    found = dict.fromkeys(COLOURS, 0)
    for one in view.players[seat].technologies:
        if colour := TECHNOLOGIES[one].colour:
            found[colour] += 1
    return found


def ready_specialties(view: TwilightImperiumView, seat: int) -> dict[str, int]:
    """TE2: ready planets of a seat with a specialty, by colour."""
    found = dict.fromkeys(COLOURS, 0)
    for planet, world in view.planets.items():
        if world.controller == seat and world.ready and (specialty := PLANETS[planet].specialty):
            found[specialty] += 1
    return found


def deck(view: TwilightImperiumView, seat: int) -> list[str]:
    """Technologies that a seat has or could ever research, the ones that need least first."""
    faction = view.players[seat].faction
    cards = technology_deck(faction) if faction else tuple(t for t in TECHNOLOGIES if not TECHNOLOGIES[t].faction)
    return sorted(cards, key=lambda one: (len(TECHNOLOGIES[one].needs), bool(TECHNOLOGIES[one].faction)))


def paint(view: TwilightImperiumView, seat: int, marks: Mapping[str, str], words: Words) -> Canvas:
    """The tree.

    Args:
        marks: technology -> number of the choice that it is.
    """
    cards = deck(view, seat)
    columns = {colour: [one for one in cards if TECHNOLOGIES[one].colour == colour] for colour in COLOURS}
    upgrades = [one for one in cards if TECHNOLOGIES[one].unit]
    high = max(len(column) for column in columns.values())
    rows = brass.rows_of(len(upgrades), ACROSS)
    height = brass.TOP + COLUMN + high * (CARD + brass.GAP) + brass.HEADING + rows * (UPGRADE + brass.GAP) + 20
    canvas = brass.page(round(height), WIDTH)
    strips.owner(canvas, words, seat, "technologies-title", (MARGIN, 18, WIDTH - 420, 102))
    _key(canvas, words)
    width = (WIDTH - 2 * MARGIN - 3 * brass.GAP) / 4
    have, extra = owned(view, seat), ready_specialties(view, seat)
    for place, colour in enumerate(COLOURS):
        left = MARGIN + place * (width + brass.GAP)
        _head(canvas, words, colour, have[colour], extra[colour], (left, brass.TOP, left + width, brass.TOP + COLUMN))
        for number, one in enumerate(columns[colour]):
            top = brass.TOP + COLUMN + number * (CARD + brass.GAP)
            box: Box = (left, top, left + width, top + CARD)
            state = _ground(canvas, view, seat, one, box, one in marks)
            _card(canvas, words, one, state, have, box, marks.get(one, ""))
    top = brass.heading(canvas, words("hand-upgrades"), brass.TOP + COLUMN + high * (CARD + brass.GAP))
    for number, one in enumerate(upgrades):
        box = brass.cell(number, ACROSS, top, UPGRADE, MARGIN, WIDTH - MARGIN)
        state = _ground(canvas, view, seat, one, box, one in marks)
        _upgrade(canvas, words, view.players[seat].faction, one, state, have, box, marks.get(one, ""))
    return brass.finished(canvas)


def _key(canvas: Canvas, words: Words) -> None:
    """What filled and lit cards mean."""
    x, right = WIDTH - 400.0, float(WIDTH - MARGIN)
    for number, name in enumerate(("owned", "in-reach")):
        top = 22 + number * 40
        box: Box = (x, top + 4, x + 44, top + 32)
        if name == "owned":
            canvas.panel(box, 8, palette.PLATE_RAISED)
            canvas.panel((x, top + 4, x + 8, top + 32), 4, palette.BRASS_LIGHT)
        else:
            canvas.frame(box, 8, 4, palette.GLOW, palette.PLATE)
        canvas.text(words(f"technologies-{name}"), (x + 58, top, right, top + 38), SMALL, palette.PAPER_QUIET)


def _head(canvas: Canvas, words: Words, colour: str, count: int, ready: int, box: Box) -> None:
    """A colour: its sign, how many symbols one has of it, and how many ready planets could stand for one."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2 - 6
    signs.technology(canvas, colour, (left + 34, middle), 25, palette.SKY)
    canvas.number(str(count), (left + 70, middle - 30, left + 130, middle + 30), 44, palette.PAPER)
    if ready:
        planets.globe(canvas, _example(colour), (right - 30, middle), 20)
        canvas.number(
            f"+{ready}", (right - 140, middle - 26, right - 60, middle + 26), 32, palette.PAPER, align="right"
        )
    canvas.fill((round(left), round(bottom - 12), round(right), round(bottom - 8)), palette.TECHNOLOGIES[colour])


def _example(colour: str) -> str:
    """A planet with that specialty, to draw."""
    return next(one.id for one in PLANETS.values() if one.specialty == colour)


def _ground(
    canvas: Canvas, view: TwilightImperiumView, seat: int, one: str, box: Box, chosen: bool
) -> str:  # fmt: skip
    """Lay the card's ground, and say whether it is had, exhausted, in reach, or none of these."""
    ready = view.players[seat].technologies.get(one)
    colour = palette.TECHNOLOGIES[TECHNOLOGIES[one].colour or "unit"]
    if ready is not None:
        canvas.panel(box, 16, palette.PLATE_RAISED if ready else palette.PLATE)
        canvas.panel((box[0], box[1], box[0] + 12, box[3]), 6, colour)
        return "had" if ready else "exhausted"
    if chosen or (seat == view.seat and one in view.researchable):
        grown = (box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3)
        canvas.panel(grown, 18, palette.GLOW, opacity=0.7, blur=4)
        canvas.frame(box, 16, 4, palette.GLOW, palette.PLATE)
        return "reach"
    canvas.frame(box, 16, 2, palette.SKY_LINE, palette.SKY)
    return ""


def _ink(state: str) -> Colour:
    """Colour of a card's name."""
    return palette.PAPER if state in ("had", "reach") else palette.PAPER_QUIET


def needs(canvas: Canvas, wanted: str, have: Mapping[str, int], right: float, middle: float, r: float = 10) -> float:
    """Prerequisites as signs, those that one has lit, up to ``right``; returns where they begin."""
    used = dict.fromkeys(COLOURS, 0)
    x = right - r
    for letter in reversed(wanted):
        colour = SYMBOLS[letter]
        used[colour] += 1
        signs.technology(canvas, colour, (x, middle), r, palette.CASING)
        if used[colour] > have[colour]:
            canvas.disc((x, middle), r * 1.2, palette.SKY, opacity=0.72)
        x -= r * 2.5
    return x + r * 1.2


def _title(
    canvas: Canvas, words: Words, one: str, state: str, have: Mapping[str, int], box: Box, mark: str
) -> float:  # fmt: skip
    """A card's name between the number of the choice and what it asks; returns where the name begins."""
    left, top, right, _ = box
    end = right - 14.0
    if state not in ("had", "exhausted"):
        end = needs(canvas, TECHNOLOGIES[one].needs, have, right - 10, top + 30)
    x = left + 22.0
    if mark:
        number_mark(canvas, mark, (left + 12, top + 16), 27)
        x += 22
    ink = palette.BRASS_LIGHT if TECHNOLOGIES[one].faction else _ink(state)
    name = fit(words.called("technology", one), int(end - x - 4), LABEL, "Bold", 1, 2)
    canvas.write(name, (x, top + 8, end, top + 52), ink)
    return x


def _card(
    canvas: Canvas, words: Words, one: str, state: str, have: Mapping[str, int], box: Box, mark: str
) -> None:  # fmt: skip
    """A technology: name, prerequisites, what it does."""
    left, top, right, bottom = box
    x = _title(canvas, words, one, state, have, box, mark)
    y = top + 54
    if second := words.beside("technology", one):
        canvas.text(second, (x, top + 46, right - 12, top + 76), SMALLEST, palette.PAPER_QUIET, shrink=0)
        y = top + 78
    text = words.called("does", one)
    if state == "exhausted":
        text = f"{words('exhausted')} · {text}"
    ink = palette.PAPER if state == "reach" else palette.PAPER_QUIET
    _filled(canvas, text, (left + 24, y, right - 12, bottom - 6), ink)


def _filled(canvas: Canvas, text: str, room: Box, ink: Colour) -> None:
    """A text as large as it goes into its room, from the top."""
    wide, high = int(room[2] - room[0]), room[3] - room[1]
    for size in (LABEL, SMALL, SMALLEST):
        fitted = fit(text, wide, size, "Regular", max(1, int(high // line_height(size))), 0)
        if not fitted.lines[-1].endswith(ELLIPSIS):
            break
    canvas.write(fitted, room, ink, valign="top")


def _upgrade(
    canvas: Canvas,
    words: Words,
    faction: str,
    one: str,
    state: str,
    have: Mapping[str, int],
    box: Box,
    mark: str,
) -> None:
    """A unit upgrade: silhouette, name, prerequisites, figures before and after, or what it does where it has none."""
    left, top, right, bottom = box
    unit = UNITS[TECHNOLOGIES[one].unit]
    former = (unit_figures.before(faction, unit.id) if faction else None) or unit
    ink = _ink(state)
    ground = palette.PLATE_RAISED if state == "had" else palette.PLATE if state else palette.SKY
    units.silhouette(canvas, unit.kind, (left + 70, top + 92), 88, ink, ground)
    _title(canvas, words, one, state, have, box, mark)
    room: Box = (left + 24, top + 126, right - 12, bottom - 4)
    if any(cell != unit_figures.NONE for cell in unit_figures.cells(unit)):
        unit_figures.draw(canvas, words, unit, former, (left + 128, top + 52, right - 12, top + 122), ink)
    else:
        _filled(canvas, words.called("does", one), (left + 140, top + 60, right - 14, top + 122), palette.PAPER_QUIET)
    if unit_figures.abilities(unit, former, words):
        unit_figures.also(canvas, words, unit, former, room)
    else:
        canvas.text(words.called("does", one), room, SMALL, palette.PAPER_QUIET, lines=2)


def alt(view: TwilightImperiumView, seat: int, marks: Sequence[tuple[str, str]], words: Words) -> str:
    """The tree in words."""
    have = words.text.listing([words.called("technology", one) for one in view.players[seat].technologies])
    numbered = [words("alt-mark", mark=label, what=words.called("technology", one)) for label, one in marks]
    told = words("alt-technologies", name=words.names[seat], technologies=have or words("alt-nothing"))
    return " ".join((told, ", ".join(numbered))).strip()
