"""A card's face, as printed: name and cost above, a scene, the effect, and energy, resource and points below.

Faces are drawn once for each pack, card, language and size and kept in the shared layers.
"""

from __future__ import annotations

from math import inf
from typing import Final

from bot.games.project_mine.cards import Card, Pack
from bot.games.project_mine.verbs import Count
from bot.text.catalogue import Language
from renderers.canvas import Canvas, Spot
from renderers.cards import faces
from renderers.cards.faces import HEIGHT, NAME, Faces, size
from renderers.layers import shared
from renderers.project_mine import art, glyphs, palette, prose
from renderers.project_mine.chart import colours
from renderers.project_mine.palette import LOOKS
from renderers.project_mine.words import Words
from renderers.theme import BRIGHT, TABLE, WHITE, Colour, mix

RIM: Final = 8
FOOT: Final = 88
"""Height of the strip with energy, resource and points."""
HALO: Final = 11
"""How far the glow on a new card reaches beyond it."""
SCENES: Final = ((130, 40, 36), (106, 36, 36), (90, 34, 32), (66, 32, 30), (58, 28, 26), (48, 24, 22))
"""How high a scene may be with how large a text (largest, smallest): the text gets what it needs first."""


def lay(
    canvas: Canvas, pack: Pack, card: str, language: Language, spot: Spot, scale: float = 1.0, new: bool = False
) -> None:
    """Put a card's face on a picture, its top left corner at a spot, with its shadow; a new one on its `light`."""
    if new:
        lit = FACES.face(pack, card, language, scale, BRIGHT)
        canvas.include(lit.canvas(), round(spot[0]), round(spot[1]))
    else:
        FACES.lay(canvas, pack, card, language, spot, scale)


def light(canvas: Canvas, spot: Spot, scale: float = 1.0) -> None:
    """A soft glow where a card that has just come will be laid. Lay it below all cards: it is wider than they are."""
    layer = shared.get(("project_mine", "light", scale), lambda: _light(scale), colours())
    canvas.include(layer.canvas(), round(spot[0]) - HALO, round(spot[1]) - HALO)


def _light(scale: float) -> Canvas:
    width, height = size(scale)
    canvas = Canvas.blank(width + 2 * HALO, height + 2 * HALO, TABLE)
    # Not rounder than that: the square corners of a card's face must lie within.
    canvas.panel((4, 4, width + 2 * HALO - 4, height + 2 * HALO - 4), 20, palette.GLOW, blur=2.5)
    canvas.panel((HALO - 5, HALO - 5, width + HALO + 5, height + HALO + 5), 17, BRIGHT)
    return canvas


def foot_middle(scale: float) -> float:
    """From the top of a card to the middle of its lowest strip."""
    below = round(HEIGHT * scale) - RIM * scale - round(FOOT * scale)
    return (below + round(HEIGHT * scale) - RIM * scale) / 2 + scale


def worth(card: Card) -> str:
    """Points as they are printed: a number, or a share such as 1/2."""
    if isinstance(card.points, Count):
        return f"{card.points.times}/{card.points.per}"
    return str(card.points)


def paint(words: Words, card: Card, scale: float, ground: Colour = TABLE) -> Canvas:
    """Draw a face."""
    width, height = size(scale)
    look, night = LOOKS[palette.family(card)], palette.is_night(card)
    paper, edge, ink = (
        (palette.NIGHT, palette.NIGHT_EDGE, palette.NIGHT_PRINT)
        if night
        else (palette.PAPER, palette.PAPER_EDGE, palette.PRINT)
    )
    rim = RIM * scale
    canvas = faces.blank(scale, ground, rim, (look.deep, look.base), paper)
    name, foot = round(NAME * scale), round(FOOT * scale)
    inner = (round(rim), round(width - rim))
    below = height - rim - foot
    wide = inner[1] - inner[0] - round(32 * scale)
    shared_room = below - name - rim - 14 * scale
    text, scene = faces.settle(prose.SETTER, words.effect(card), SCENES, scale, wide, shared_room)
    scene_top = round(rim) + name
    canvas.include(art.scene(card, inner[1] - inner[0], scene), inner[0], scene_top)
    for y in (scene_top, scene_top + scene):
        canvas.panel((inner[0], y - 3 * scale, inner[1], y + 1 * scale), 0, look.base)
    _head(canvas, words, card, look, scale, night)
    room = (inner[0] + 16 * scale, scene_top + scene + 6 * scale, inner[1] - 16 * scale, below - 4 * scale)
    prose.draw(canvas, text, room, ink, bold=palette.COG if night else look.dark)
    canvas.panel((inner[0] + 16 * scale, below, inner[1] - 16 * scale, below + 3 * scale), 0, edge)
    _foot(canvas, card, look, scale, paper, edge)
    return canvas


def _head(canvas: Canvas, words: Words, card: Card, look: palette.Tones, scale: float, night: bool) -> None:
    width, _ = size(scale)
    rim, name = RIM * scale, NAME * scale
    bought = card.kind in ("resource", "plan", "active", "passive") or (card.kind == "basic" and card.cost > 0)
    faces.head(canvas, scale, RIM, look.deep if night else mix(look.deep, look.dark, 0.5))
    r = 40 * scale
    right = width - rim - (2 * r + 6 * scale if bought else 12 * scale)
    room = (rim + 14 * scale, rim, right, rim + name)
    canvas.write(faces.title(words.name(card), room, scale, inf), room, WHITE)
    if bought:
        glyphs.cost(canvas, card.cost, (width - rim - r - 2 * scale, rim + name / 2), r * 0.9)


def _foot(canvas: Canvas, card: Card, look: palette.Tones, scale: float, paper: Colour, edge: Colour) -> None:
    width, _ = size(scale)
    middle = foot_middle(scale)
    if card.kind in ("basic", "resource", "plan", "trait"):
        glyphs.energy(canvas, card.energy, (RIM * scale + 46 * scale, middle), 38 * scale)
        glyphs.kind(
            canvas, card.kind, (RIM * scale + 112 * scale, middle), 19 * scale, mix(paper, look.dark, 0.6), paper
        )
    else:
        glyphs.kind(canvas, card.kind, (RIM * scale + 44 * scale, middle), 27 * scale, look.base, paper)
    centre = (width / 2, middle)
    if card.resource:
        glyphs.resource(canvas, card.resource, centre, 32 * scale)
    elif card.tokens:
        step = min(40.0, 172 / card.tokens) * scale
        left = width / 2 - step * (card.tokens - 1) / 2
        for i in range(card.tokens):
            glyphs.token(canvas, (left + i * step, middle), min(18 * scale, step * 0.46), False, edge)
    elif card.kind == "company" or card.kind == "trait":
        glyphs.trait(canvas, card.trait, centre, 28 * scale, look.base)
    if card.kind != "trait" or worth(card) != "0":
        glyphs.points(canvas, worth(card), (width - RIM * scale - 48 * scale, middle), 37 * scale)


FACES: Final = Faces(Words, paint, colours)
face = FACES.face
