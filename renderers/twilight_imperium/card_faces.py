"""A card that is looked up and is no unit: technology, objective, action card, note, agenda, strategy card, ability.

Each has its sign in the middle of a dial, and round it a constellation that no other card has, drawn from its name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from bot.games.twilight_imperium.figures import (
    ACTION_CARDS,
    FACTIONS,
    NOTE_CARDS,
    OBJECTIVES,
    SYMBOLS,
    TECHNOLOGIES,
)
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.text.catalogue import Language, Voice
from bot.text.limits import ALT, cut
from renderers.canvas import Box, Canvas, Spot, polar
from renderers.encode import Picture, finish
from renderers.letters import Fitted, fit
from renderers.theme import BODY, LABEL, MARGIN, PANEL_WIDTH, TITLE, Colour, mix
from renderers.twilight_imperium import brass, counters, emblems, palette, signs
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.words import Words

SHOWN: Final = frozenset({"technology", "objective", "component", "agenda", "card"})
"""Sorts of components that have a face."""
ART: Final = 344
"""Width of the part with the sign."""
DIAL: Final = 148
SIGN: Final = 86
LEAST: Final = 470
"""Rows of the smallest card."""
LINES: Final = 12
"""Most lines of a paragraph."""
STARS: Final = 8
NAME: Final = 76
"""Rows of a name; a kind and an English name take less."""
QUIET: Final = 44
BETWEEN: Final = 14
FOOT: Final = 34
Mark = Callable[[Canvas, Spot], None]
"""Draws one of the small signs below the dial."""


def card_face(
    sort: str, id: str, kind: str, said: Sequence[str], *, language: Language, text: Voice | None = None
) -> Picture:
    """A card with its sign, what it is called, what it is, and what it does.

    Args:
        sort, id: which component, as `/ti card` has it: one of `SHOWN`.
        kind: what it is, in the words of the reader.
        said: what it does, in the words of the reader, a paragraph each; one that ends with a colon heads the next.
        language: of the reader.
        text: another catalogue than the language's own.

    Raises:
        KeyError: no such card.
    """
    words = Words.of(text or Voice(language), ())
    name = words.called(sort, id)
    alt = cut(f"{name}: {kind}. {' '.join(said)}", ALT)
    return finish(paint(sort, id, kind, said, words), colours(), "twilight_imperium-card.png", alt)


def owner(sort: str, id: str) -> str:
    """The faction whose card it is; empty for everybody's."""
    if sort == "technology":
        return TECHNOLOGIES[id].faction
    if sort != "component":
        return ""
    if id in NOTE_CARDS:
        return NOTE_CARDS[id].faction
    return next((one.id for one in FACTIONS.values() if id in one.abilities), "")


def paint(sort: str, id: str, kind: str, said: Sequence[str], words: Words) -> Canvas:
    """The sign on the left, the words on the right; as high as these need."""
    left, right = MARGIN + ART + 34, PANEL_WIDTH - MARGIN - 8
    told = [_fitted(one, round(right - left)) for one in said]
    name, beside = words.called(sort, id), words.beside(sort, id)
    head = QUIET + NAME + (QUIET if beside and beside != name else 0) + 30
    wanted = head + sum(one.height + BETWEEN for one in told) + FOOT + 2 * MARGIN
    canvas = brass.page(max(LEAST, round(wanted)))
    _art(canvas, sort, id, (MARGIN, MARGIN, MARGIN + ART, canvas.height - MARGIN))
    top = MARGIN + 6.0
    canvas.text(kind, (left, top, right, top + QUIET), LABEL, palette.BRASS_LIGHT, shrink=2)
    top += QUIET
    canvas.text(name, (left, top, right, top + NAME), TITLE, palette.PAPER, weight="Bold", shrink=4)
    top += NAME
    if beside and beside != name:
        canvas.text(beside, (left, top, right, top + QUIET), LABEL, palette.PAPER_QUIET, shrink=2)
        top += QUIET
    canvas.stroke([(left, top + 10), (right, top + 10)], 3, palette.BRASS_DARK)
    canvas.disc((right, top + 10), 6, palette.BRASS)
    top += 30
    for one, fitted in zip(said, told, strict=True):
        ink = palette.BRASS_LIGHT if one.endswith(":") else palette.PAPER
        canvas.write(fitted, (left, top, right, top + fitted.height), ink)
        top += fitted.height + BETWEEN
    return brass.finished(canvas)


def _fitted(paragraph: str, width: int) -> Fitted:
    if paragraph.endswith(":"):
        return fit(paragraph, width, LABEL, "Bold", 2, 1)
    return fit(paragraph, width, BODY, "Regular", LINES, 1)


def _tint(sort: str, id: str) -> Colour:
    """The light of a card: the colour of a technology, of its deck else."""
    if sort == "technology":
        card = TECHNOLOGIES[id]
        return palette.TECHNOLOGIES[card.colour or "unit"]
    if sort == "objective":
        return {"secret": palette.TRAITS["hazardous"], "stage_2": palette.INFLUENCE}.get(
            OBJECTIVES[id].deck, palette.GLOW
        )
    if sort == "agenda":
        return palette.INFLUENCE if AGENDAS[id].law else palette.COMMODITIES
    if sort == "component" and id in ACTION_CARDS:
        return palette.WORMHOLES["alpha"]
    if sort == "component" and id in NOTE_CARDS:
        return palette.TRAITS["industrial"]
    return palette.BRASS


def _art(canvas: Canvas, sort: str, id: str, box: Box) -> None:
    """A dial with the sign of the card, its constellation, and below them what stands on it in signs."""
    left, top, right, bottom = box
    tint = _tint(sort, id)
    metal = tint in (palette.BRASS, palette.GLOW, palette.COMMODITIES)
    canvas.frame(box, 26, 4, palette.BRASS_DARK, palette.BRASS_DEEP if metal else mix(palette.SPACE, tint, 0.16))
    marks = _marks(sort, id)
    centre = (left + right) / 2, (top + bottom) / 2 - (46 if marks else 0)
    canvas.disc(centre, DIAL, palette.BRASS_DARK)
    canvas.disc(centre, DIAL - 3, mix(palette.CASING, tint, 0.1))
    for angle in range(0, 360, 10):
        near = DIAL - (20 if angle % 30 == 0 else 11)
        canvas.stroke([polar(centre, near, angle), polar(centre, DIAL - 5, angle)], 3, palette.BRASS_DARK)
    _constellation(canvas, f"{sort}:{id}", centre, tint)
    _sign(canvas, sort, id, centre)
    for at, mark in enumerate(marks):
        mark(canvas, (centre[0] + (at - (len(marks) - 1) / 2) * 60, centre[1] + DIAL + 46))
    if (whose := owner(sort, id)) and (sort == "technology" or id in NOTE_CARDS):
        emblems.medal(canvas, whose, (right - 58, centre[1] + DIAL - 26), 40)


def _constellation(canvas: Canvas, name: str, centre: Spot, tint: Colour) -> None:
    """Stars round the sign, joined in the order of their angles; always the same ones for a name."""
    dice = Random(name)
    turn = dice.uniform(0, 360)
    spots = [
        polar(centre, dice.uniform(SIGN + 8, DIAL - 26), turn + 360 / STARS * (at + dice.uniform(-0.28, 0.28)))
        for at in range(STARS)
    ]
    gap = dice.randrange(STARS)
    for at, (one, other) in enumerate(zip(spots, [*spots[1:], spots[0]], strict=True)):
        if at != gap:
            canvas.stroke([one, other], 3, mix(palette.SPACE, tint, 0.5))
    for spot in spots:
        size = dice.choice((5.0, 6.5, 8.5))
        canvas.disc(spot, size + 2, palette.CASING)
        canvas.disc(spot, size, mix(tint, palette.PAPER, 0.6))


def _sign(canvas: Canvas, sort: str, id: str, centre: Spot) -> None:
    """What it is, at a glance."""
    ground = palette.CASING
    canvas.disc(centre, SIGN, ground, opacity=0.9)
    if sort == "technology" and (colour := TECHNOLOGIES[id].colour or ("unit" if TECHNOLOGIES[id].unit else "")):
        signs.technology(canvas, colour, centre, SIGN * 0.66)
    elif sort == "objective" and OBJECTIVES[id].deck == "secret":
        counters.secret(canvas, centre, SIGN * 0.7)
    elif sort == "objective":
        counters.point(canvas, centre, SIGN * 0.74)
    elif sort == "agenda":
        signs.speaker(canvas, centre, SIGN * 0.62)
    elif sort == "card":
        counters.initiative(canvas, id, centre, SIGN * 0.8)
    elif id in ACTION_CARDS:
        counters.action(canvas, centre, SIGN * 0.7)
    elif id in NOTE_CARDS:
        counters.note(canvas, centre, SIGN * 0.7)
    else:
        emblems.emblem(canvas, owner(sort, id), centre, SIGN * 0.66, palette.BRASS_LIGHT, ground)


def _marks(sort: str, id: str) -> list[Mark]:
    """What stands below the dial: prerequisites, victory points, copies in the deck."""
    if sort == "technology":
        return [partial(_needed, SYMBOLS[one]) for one in TECHNOLOGIES[id].needs]
    if sort == "objective":
        return [_point] * OBJECTIVES[id].points
    if sort == "component" and id in ACTION_CARDS:
        return [_copy] * ACTION_CARDS[id].copies
    return []


def _needed(colour: str, canvas: Canvas, spot: Spot) -> None:
    signs.technology(canvas, colour, spot, 21)


def _point(canvas: Canvas, spot: Spot) -> None:
    counters.point(canvas, spot, 25)


def _copy(canvas: Canvas, spot: Spot) -> None:
    counters.action(canvas, spot, 27, palette.BRASS)
