"""What a picture on a card stands on: the stage, and what is behind and under the things shown.

A stage is a canvas of its own, as wide as the card's inside; whatever stands beyond its edge is cut.
"""

from __future__ import annotations

from random import Random

from bot.games.project_mine.cards import Card
from renderers.canvas import Canvas, Spot
from renderers.project_mine import glyphs, palette
from renderers.project_mine.palette import Tones
from renderers.theme import mix


class Stage:
    """Where a scene is drawn: lengths are shares of its height, so that it can be any size.

    Attributes:
        w: width as a share of the height.
    """

    def __init__(self, width: int, height: int, look: Tones, card: Card) -> None:
        self.canvas = Canvas.blank(width, height, look.deep)
        self.unit = float(height)
        self.w = width / height
        self.look, self.card = look, card
        self.dice = Random(card.id)
        self.stone = card.resource

    def at(self, x: float, y: float) -> Spot:
        """Pixels of a spot."""
        return x * self.unit, y * self.unit

    def poly(self, spots: list[Spot], fill: palette.Colour, opacity: float = 1.0) -> None:
        """A polygon."""
        self.canvas.polygon([self.at(*spot) for spot in spots], fill, opacity)

    def line(self, spots: list[Spot], width: float, fill: palette.Colour) -> None:
        """A line."""
        self.canvas.stroke([self.at(*spot) for spot in spots], width * self.unit, fill)

    def disc(self, x: float, y: float, r: float, fill: palette.Colour, opacity: float = 1.0) -> None:
        """A disc."""
        self.canvas.disc(self.at(x, y), r * self.unit, fill, opacity)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float, fill: palette.Colour) -> None:
        """A box with round corners."""
        self.canvas.panel((*self.at(left, top), *self.at(right, bottom)), radius * self.unit, fill)

    def gear(self, x: float, y: float, r: float, fill: palette.Colour, teeth: int, hole: palette.Colour) -> None:
        """A wheel."""
        glyphs.gear(self.canvas, self.at(x, y), r * self.unit, fill, teeth, hole)

    def gem(self, x: float, y: float, r: float) -> None:
        """The card's own stone; where it has none, one of any kind."""
        name = self.stone or self.dice.choice(("ruby", "sapphire", "emerald", "gold"))
        glyphs.resource(self.canvas, name, self.at(x, y), r * self.unit)


def backdrop(s: Stage) -> None:
    """Rock or night with a beam of light; wheels in the dark."""
    look, dice = s.look, s.dice
    lit = mix(look.deep, look.dark, 0.55)
    x = dice.uniform(0.2, 0.8) * s.w
    s.poly([(x - 0.15, -0.1), (x + 0.15, -0.1), (x + 1.1, 1.1), (x - 1.0, 1.1)], lit)
    s.poly([(x - 0.06, -0.1), (x + 0.08, -0.1), (x + 0.6, 1.1), (x - 0.5, 1.1)], mix(lit, look.dark, 0.6))
    if s.card.kind in ("passive", "company"):
        for _ in range(16):
            s.disc(dice.uniform(0, s.w), dice.uniform(0, 0.6), dice.choice((0.012, 0.02)), look.light, 0.8)
        return
    shade = mix(look.deep, (0, 0, 0), 0.28)
    for side in (0, 1):
        gx = dice.uniform(-0.05, 0.5) if side == 0 else s.w - dice.uniform(-0.05, 0.5)
        s.gear(gx, dice.uniform(0.0, 0.5), dice.uniform(0.3, 0.5), shade, dice.choice((8, 10, 12)), look.deep)
    for bx in (0.9, s.w - 0.9):
        s.poly([(bx - 0.06, -0.1), (bx + 0.06, -0.1), (bx + 0.06, 1.1), (bx - 0.06, 1.1)], shade)


def floor(s: Stage, y: float = 0.84) -> None:
    """Uneven ground from that height down."""
    look, dice = s.look, s.dice
    spots: list[Spot] = [(-0.1, 1.1), (-0.1, y)]
    x = 0.0
    while x < s.w:
        x += dice.uniform(0.18, 0.4)
        spots.append((x, y + dice.uniform(-0.05, 0.06)))
    s.poly([*spots, (s.w + 0.1, y), (s.w + 0.1, 1.1)], mix(look.deep, (0, 0, 0), 0.45))


def rails(s: Stage, y: float = 0.9) -> None:
    """A track across, at that height."""
    steel = mix(s.look.light, (120, 120, 130), 0.5)
    for i in range(int(s.w / 0.26) + 2):
        s.box(i * 0.26 - 0.1, y + 0.015, i * 0.26 + 0.02, y + 0.075, 0.01, mix(s.look.deep, (0, 0, 0), 0.6))
    s.line([(-0.1, y), (s.w + 0.1, y)], 0.032, steel)


def grid(s: Stage) -> None:
    """The squares of drawing paper."""
    look = s.look
    i = 0.0
    while i < s.w:
        s.line([(i, -0.1), (i, 1.1)], 0.008, mix(look.deep, look.base, 0.4))
        i += 0.16
    for y in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9):
        s.line([(-0.1, y), (s.w + 0.1, y)], 0.008, mix(look.deep, look.base, 0.4))
