"""The technology tree of a seat: a column for every colour, upgrades with what they change, what is in reach lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import COLOURS, PLANETS, SYMBOLS, TECHNOLOGIES, UNITS, Unit, technology_deck
from bot.games.twilight_imperium.light import text_of
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.cards.marks import number_mark
from renderers.letters import Fitted, fit
from renderers.theme import GAIN, LABEL, MARGIN, PANEL_WIDTH, Colour
from renderers.twilight_imperium import brass, palette, planets, signs, unit_figures, units
from renderers.twilight_imperium.words import Words

NAME: Final = 46
"""Rows of a card's name."""
FIGURES: Final = 58
CELLS: Final = 112
"""Columns beside them for the silhouette."""
WORDS: Final = 36
"""Rows of what they are, above all of them."""
GAP: Final = 8
"""Rows of an upgrade's figures."""
ACROSS: Final = 2
"""Columns: as many as can be read on a phone. Colours stand in them one below the other."""
HEAD: Final = 66
"""Rows of a colour's head."""
WIDE: Final = (PANEL_WIDTH - 2 * MARGIN - GAP) / ACROSS
TOLD: Final = int(WIDE) - 32
"""Columns of what a card does."""
LINES: Final = 4
"""Lines of it at most."""


def owned(view: TwilightImperiumView, seat: int) -> dict[str, int]:
    """TE1: symbols of a seat's technologies by colour."""
    found = dict.fromkeys(COLOURS, 0)
    for one in set(view.players[seat].technologies) - set(view.players[seat].copied.values()):  # 28.11
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
    """Technologies that a seat has or could ever gain, those that need least first; of cards that copy the texts."""
    faction = view.players[seat].faction
    cards = technology_deck(faction) if faction else tuple(t for t in TECHNOLOGIES if not TECHNOLOGIES[t].faction)
    cards = (*(one for one in cards if not TECHNOLOGIES[one].copies), *view.players[seat].copied.values())
    return sorted(cards, key=lambda one: (len(TECHNOLOGIES[one].needs), bool(TECHNOLOGIES[one].faction)))


def paint(view: TwilightImperiumView, seat: int, marks: Mapping[str, str], words: Words) -> Canvas:
    """The tree.

    Args:
        marks: technology -> number of the choice that it is.
    """
    cards = deck(view, seat)
    columns = {colour: [one for one in cards if TECHNOLOGIES[one].colour == colour] for colour in COLOURS}
    upgrades = [one for one in cards if TECHNOLOGIES[one].unit]
    faction = view.players[seat].faction
    text = {one: _said(view, seat, words, one) for one in cards}
    tall = {
        one: NAME + text[one].height + 9 if TECHNOLOGIES[one].colour else _upgrade_rows(faction, words, one)
        for one in cards
    }
    sides = [COLOURS[at::ACROSS] for at in range(ACROSS)]
    low = brass.TOP + max(
        sum(HEAD + sum(tall[one] + GAP for one in columns[colour]) for colour in side) for side in sides
    )
    height = low + brass.HEADING + WORDS + sum(high + GAP for high in _upgrade_heights(upgrades, tall)) + 14
    canvas = brass.page(round(height))
    strips.owner(canvas, words, seat, "technologies-title", (MARGIN, 18, PANEL_WIDTH - 370, 102))
    key(canvas, words)
    have, extra = owned(view, seat), ready_specialties(view, seat)
    for at, side in enumerate(sides):
        left, top = MARGIN + at * (WIDE + GAP), float(brass.TOP)
        for colour in side:
            head(canvas, words, colour, have[colour], extra[colour], (left, top, left + WIDE, top + HEAD))
            top += HEAD
            for one in columns[colour]:
                box: Box = (left, top, left + WIDE, top + tall[one])
                state = ground(canvas, view, seat, one, box, one in marks)
                _card(canvas, words, one, state, have, box, marks.get(one, ""), text[one])
                top += tall[one] + GAP
    top = brass.heading(canvas, words("hand-upgrades"), low)
    for at in range(ACROSS):
        left = MARGIN + at * (WIDE + GAP)
        unit_figures.heads(canvas, words, (left + CELLS, top, left + WIDE - 6, top + WORDS))
    top += WORDS
    for row, high in enumerate(_upgrade_heights(upgrades, tall)):
        for at, one in enumerate(upgrades[row * ACROSS : (row + 1) * ACROSS]):
            left = MARGIN + at * (WIDE + GAP)
            box = (left, top, left + WIDE, top + high)
            state = ground(canvas, view, seat, one, box, one in marks)
            _upgrade(canvas, words, faction, one, state, have, box, marks.get(one, ""))
        top += high + GAP
    return brass.finished(canvas)


def _said(view: TwilightImperiumView, seat: int, words: Words, one: str) -> Fitted:
    """What a technology does, in as many lines as it takes; that it is exhausted comes first."""
    text = words.called("does", text_of(one, view.codex))
    copied = view.players[seat].copied
    if one in copied.values():
        text = f"{words.called('technology', next(token for token in copied if copied[token] == one))}: {text}"
    if view.players[seat].technologies.get(one) is False:
        text = f"{words('exhausted')} · {text}"
    return fit(text, TOLD, LABEL, "Regular", LINES, 0)


def _upgrade_heights(upgrades: Sequence[str], tall: Mapping[str, float]) -> list[float]:
    """Rows of each row of upgrades."""
    return [max(tall[one] for one in upgrades[at : at + ACROSS]) for at in range(0, len(upgrades), ACROSS)]


def key(canvas: Canvas, words: Words) -> None:
    """What filled and lit cards mean."""
    x, right = PANEL_WIDTH - 350.0, float(PANEL_WIDTH - MARGIN)
    for number, name in enumerate(("owned", "in-reach")):
        top = 22 + number * 40
        box: Box = (x, top + 4, x + 44, top + 32)
        if name == "owned":
            canvas.panel(box, 8, palette.PLATE_RAISED)
            canvas.panel((x, top + 4, x + 8, top + 32), 4, palette.BRASS_LIGHT)
        else:
            canvas.frame(box, 8, 4, palette.GLOW, palette.PLATE)
        canvas.text(words(f"technologies-{name}"), (x + 58, top, right, top + 38), LABEL, palette.PAPER_QUIET)


def head(canvas: Canvas, words: Words, colour: str, count: int, ready: int, box: Box) -> None:
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


def ground(
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


def title(
    canvas: Canvas, words: Words, one: str, state: str, have: Mapping[str, int], box: Box, mark: str
) -> None:  # fmt: skip
    """A card's name, with its English one if there is room, between the number of the choice and what it asks."""
    left, top, right, _ = box
    end = right - 16.0
    if state not in ("had", "exhausted"):
        end = needs(canvas, TECHNOLOGIES[one].needs, have, right - 14, top + NAME / 2 + 2, 13)
    x = left + 24.0
    if mark:
        number_mark(canvas, mark, (left + 18, top + 20), 30)
        x += 34
    ink = palette.BRASS_LIGHT if TECHNOLOGIES[one].faction else _ink(state)
    room: Box = (x, top + 4, end - 4, top + NAME + 4)
    brass.named(canvas, words.called("technology", one), words.beside("technology", one), room, 32, ink)


def _card(
    canvas: Canvas, words: Words, one: str, state: str, have: Mapping[str, int], box: Box, mark: str, text: Fitted
) -> None:  # fmt: skip
    """A technology: name, prerequisites, what it does."""
    left, top, right, bottom = box
    title(canvas, words, one, state, have, box, mark)
    ink = palette.PAPER if state == "reach" else palette.PAPER_QUIET
    canvas.write(text, (left + 24, top + NAME, right - 8, bottom - 4), ink, valign="top")


def _before(faction: str, one: str) -> tuple[Unit, Unit]:
    """The card of an upgrade, and the one it takes the place of."""
    unit = UNITS[TECHNOLOGIES[one].unit]
    return unit, (unit_figures.before(faction, unit.id) if faction else None) or unit


def _below(faction: str, words: Words, one: str) -> Fitted:
    """What an upgrade can do beside its figures, or what it does where that is not said by them."""
    unit, former = _before(faction, one)
    said = " · ".join(unit_figures.abilities(unit, former, words)) or words.called("does", one)
    return fit(said, TOLD, LABEL, "Regular", LINES, 0)


def _upgrade_rows(faction: str, words: Words, one: str) -> float:
    """Rows of an upgrade: name, figures, and what comes with them."""
    return NAME + FIGURES + _below(faction, words, one).height + 14


def _upgrade(
    canvas: Canvas, words: Words, faction: str, one: str, state: str, have: Mapping[str, int], box: Box, mark: str
) -> None:
    """A unit upgrade: silhouette, name, prerequisites, figures before and after, or what it does where it has none."""
    left, top, right, bottom = box
    unit, former = _before(faction, one)
    ink = _ink(state)
    ground = palette.PLATE_RAISED if state == "had" else palette.PLATE if state else palette.SKY
    middle = top + NAME + FIGURES / 2
    units.silhouette(canvas, unit.kind, (left + 66, middle), 78, ink, ground)
    title(canvas, words, one, state, have, box, mark)
    room: Box = (left + 24, top + NAME + FIGURES + 4, right - 8, bottom - 4)
    figures: Box = (left + CELLS, top + NAME, right - 6, top + NAME + FIGURES)
    if any(cell != unit_figures.NONE for cell in unit_figures.cells(unit)):
        unit_figures.draw(canvas, unit, former, figures, ink)
    else:
        canvas.text(words.called("does", one), figures, LABEL, palette.PAPER_QUIET, lines=2, shrink=0)
    said = unit_figures.abilities(unit, former, words)
    better = bool(said) and said != unit_figures.abilities(former, former, words)
    canvas.write(_below(faction, words, one), room, GAIN if better else palette.PAPER_QUIET, valign="top")


def alt(view: TwilightImperiumView, seat: int, marks: Sequence[tuple[str, str]], words: Words) -> str:
    """The tree in words."""
    have = words.text.listing([words.owned(view.players[seat].copied, one) for one in view.players[seat].technologies])
    numbered = [words("alt-mark", mark=label, what=words.called("technology", one)) for label, one in marks]
    told = words("alt-technologies", name=words.names[seat], technologies=have or words("alt-nothing"))
    return " ".join((told, ", ".join(numbered))).strip()
