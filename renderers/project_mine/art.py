"""The picture on a card: a scene in the mine or the machine room, made of the card's own id and colours."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bot.games.project_mine.cards import Card
from renderers.canvas import Canvas, polar
from renderers.project_mine import glyphs, palette
from renderers.project_mine.palette import LOOKS
from renderers.project_mine.stage import Stage, backdrop, floor, grid, rails
from renderers.theme import WHITE, mix

Scene = Callable[[Stage], None]


def scene(card: Card, width: int, height: int) -> Canvas:
    """The picture of a card, so many pixels wide and high."""
    look = LOOKS[palette.family(card)]
    stage = Stage(width, height, look, card)
    backdrop(stage)
    _pick(card)(stage)
    return stage.canvas


def _pick(card: Card) -> Scene:
    if card.id in BY_CARD:
        return BY_CARD[card.id]
    if card.kind == "basic":
        return _mine if card.resource else _notes
    if card.kind == "trait":
        return _emblem
    if card.kind in BY_KIND:
        return Random(card.id).choice(BY_KIND[card.kind])
    return Random(card.id).choice(MARKET)


# --- the mine ---------------------------------------------------------------------------------------------------------


def _cluster(s: Stage) -> None:
    """Crystals that grow from the floor, a stone among them."""
    look, dice = s.look, s.dice
    floor(s)
    middle = s.w / 2
    for i in sorted(range(-3, 4), key=lambda i: -abs(i)):
        x = middle + i * 0.22 + dice.uniform(-0.04, 0.04)
        h = (0.72 - 0.13 * abs(i)) * dice.uniform(0.85, 1.1)
        lean, wide = i * 0.09, 0.13
        top, base = (x + lean, 0.92 - h), 0.94
        s.poly([(x - wide, base), (x - wide + lean * 0.8, 1.05 - h), top, (x + lean * 0.8, base)], look.light)
        s.poly([(x + lean * 0.3, base), top, (x + wide + lean * 0.8, 1.07 - h), (x + wide, base)], look.base)
        s.poly([(x + wide * 0.45, base), (x + wide * 0.62 + lean * 0.85, 1.02 - h), (x + wide + lean * 0.8, 1.07 - h),
                (x + wide, base)], look.dark)  # fmt: skip
    for dx in (-1.15, 1.15):
        s.gem(middle + dx, 0.76, 0.13)


def _cart(s: Stage, x: float | None = None, filled: int = 5) -> None:
    """A cart full of stones on rails."""
    look = s.look
    rails(s)
    middle = s.w / 2 if x is None else x
    for i in range(filled):
        s.gem(middle + (i - (filled - 1) / 2) * 0.2, 0.36 - 0.06 * (i % 2), 0.15)
    iron = mix(look.dark, (60, 60, 66), 0.35)
    s.poly([(middle - 0.62, 0.38), (middle + 0.62, 0.38), (middle + 0.46, 0.76), (middle - 0.46, 0.76)], iron)
    s.poly([(middle - 0.62, 0.38), (middle + 0.62, 0.38), (middle + 0.6, 0.45), (middle - 0.6, 0.45)], look.light)
    for dx in (-0.28, 0.0, 0.28):
        s.line([(middle + dx, 0.5), (middle + dx * 0.82, 0.72)], 0.03, look.base)
    for dx in (-0.28, 0.28):
        s.disc(middle + dx, 0.8, 0.11, mix(look.deep, (0, 0, 0), 0.5))
        s.disc(middle + dx, 0.8, 0.045, look.light)


def _train(s: Stage) -> None:
    """Carts one behind the other."""
    _cart(s, s.w / 2, 4)
    _cart(s, s.w / 2 - 1.4, 3)
    _cart(s, s.w / 2 + 1.4, 3)


def _belt(s: Stage) -> None:
    """Stones on a conveyor."""
    look = s.look
    s.box(0.1, 0.62, s.w - 0.1, 0.84, 0.11, mix(look.deep, (0, 0, 0), 0.5))
    s.box(0.13, 0.65, s.w - 0.13, 0.81, 0.08, mix(look.dark, look.deep, 0.4))
    n = int((s.w - 0.5) / 0.36)
    for i in range(n):
        x = 0.25 + i * (s.w - 0.5) / (n - 1)
        s.gear(x, 0.73, 0.075, look.light, 8, look.deep)
    for i in range(5):
        s.gem(0.45 + i * (s.w - 0.9) / 4, 0.45, 0.17 if i != 2 else 0.24)


def _drill(s: Stage) -> None:
    """A drill against a vein."""
    look = s.look
    floor(s, 0.9)
    x = s.w / 2 - 0.45
    s.box(x - 0.9, 0.3, x, 0.74, 0.08, mix(look.dark, (70, 70, 76), 0.4))
    s.box(x - 0.84, 0.36, x - 0.5, 0.54, 0.04, look.light)
    s.box(x, 0.4, x + 0.12, 0.66, 0.02, look.light)
    s.poly([(x + 0.12, 0.32), (x + 0.72, 0.53), (x + 0.12, 0.74)], mix(look.light, WHITE, 0.3))
    for i in range(3):
        a, b = 0.16 + i * 0.17, 0.26 + i * 0.17
        s.poly([(x + a, 0.34 + i * 0.06), (x + b, 0.37 + i * 0.06), (x + b - 0.06, 0.7 - i * 0.06),
                (x + a - 0.04, 0.72 - i * 0.06)], look.base)  # fmt: skip
    for dx in (-0.7, -0.2):
        s.gear(x + dx, 0.82, 0.14, mix(look.deep, (0, 0, 0), 0.5), 10, look.light)
    wall = x + 0.8
    s.poly([(wall + 0.14, -0.1), (wall, 0.3), (wall + 0.08, 0.6), (wall - 0.02, 1.1), (s.w + 0.1, 1.1),
            (s.w + 0.1, -0.1)],
           mix(look.deep, (0, 0, 0), 0.35))  # fmt: skip
    for dx, dy, r in ((0.25, 0.28, 0.13), (0.48, 0.62, 0.17), (0.85, 0.3, 0.1), (0.95, 0.74, 0.11)):
        s.gem(wall + dx, dy, r)


def _lift(s: Stage) -> None:
    """A pit frame with its wheel and cage."""
    look = s.look
    floor(s, 0.9)
    x, steel = s.w / 2, mix(look.light, look.base, 0.45)
    for dx in (-0.52, 0.52):
        s.line([(x + dx, 0.95), (x + dx * 0.3, 0.2)], 0.055, steel)
    for y, d in ((0.45, 0.3), (0.68, 0.4)):
        s.line([(x - d, y), (x + d, y)], 0.035, look.base)
    s.gear(x, 0.22, 0.19, look.light, 14, look.deep)
    s.disc(x, 0.22, 0.035, look.light)
    s.line([(x + 0.15, 0.22), (x + 0.15, 0.6)], 0.02, WHITE)
    s.box(x + 0.0, 0.58, x + 0.3, 0.88, 0.03, mix(look.dark, (40, 40, 46), 0.4))
    s.gem(x + 0.15, 0.73, 0.1)
    for dx, r in ((-1.2, 0.15), (-0.88, 0.11), (0.95, 0.12), (1.25, 0.16)):
        s.gem(x + dx, 0.8, r)


def _press(s: Stage) -> None:
    """Two wheels with a stone between."""
    look, x = s.look, s.w / 2
    s.gear(x - 0.86, 0.62, 0.46, look.dark, 12, look.deep)
    s.gear(x + 0.86, 0.5, 0.5, look.dark, 13, look.deep)
    s.gear(x - 0.86, 0.62, 0.3, look.base, 10, look.deep)
    s.gear(x + 0.86, 0.5, 0.34, look.base, 10, look.deep)
    for a in range(0, 360, 30):
        s.line([polar((x, 0.5), 0.36, a), polar((x, 0.5), 0.44, a)], 0.025, look.light)
    s.gem(x, 0.5, 0.29)


def _hoard(s: Stage) -> None:
    """A heap of stones."""
    floor(s, 0.9)
    x = s.w / 2
    for row, n in ((0.8, 5), (0.56, 4), (0.32, 1)):
        for i in range(n):
            s.gem(x + (i - (n - 1) / 2) * 0.34, row, 0.17 if n > 1 else 0.2)


def _furnace(s: Stage) -> None:
    """A furnace with its fire."""
    look, x = s.look, s.w / 2
    floor(s, 0.92)
    brick = mix(look.dark, (70, 60, 60), 0.4)
    s.box(x - 0.6, 0.12, x + 0.6, 1.0, 0.3, brick)
    for y in (0.3, 0.5, 0.7):
        s.line([(x - 0.58, y), (x + 0.58, y)], 0.012, look.deep)
    s.box(x - 0.34, 0.36, x + 0.34, 1.0, 0.3, look.deep)
    for dx, h, tone in ((-0.17, 0.34, palette.BOLT), (0.16, 0.3, palette.BOLT), (0.0, 0.5, look.light)):
        s.poly([(x + dx - 0.13, 0.95), (x + dx, 0.95 - h), (x + dx + 0.13, 0.95)], tone)
    for dx in (-1.1, 1.1):
        s.gem(x + dx, 0.74, 0.17)


def _blast(s: Stage) -> None:
    """Stones that fly from a blast."""
    look, x = s.look, s.w / 2
    for i in range(14):
        a, far = i * 25.7, 1.5 if i % 2 else 1.0
        s.poly([polar((x, 0.55), 0.16, a - 8), polar((x, 0.55), far, a), polar((x, 0.55), 0.16, a + 8)], look.base)
    for i in range(12):
        a = i * 30 + 10
        s.poly([polar((x, 0.55), 0.1, a - 14), polar((x, 0.55), 0.42, a), polar((x, 0.55), 0.1, a + 14)], palette.BOLT)
    s.disc(x, 0.55, 0.17, WHITE)
    for dx, y, r in (
        (-1.1, 0.3, 0.15),
        (-0.62, 0.22, 0.1),
        (0.66, 0.2, 0.12),
        (1.15, 0.42, 0.16),
        (-0.9, 0.8, 0.1),
        (0.8, 0.82, 0.1),
    ):
        s.gem(x + dx, y, r)


def _giant(s: Stage) -> None:
    """One huge piece under lamps."""
    look, x = s.look, s.w / 2
    floor(s, 0.9)
    for side in (-1, 1):
        s.poly(
            [(x + side * 1.35, 0.12), (x - side * 0.1, 0.98), (x + side * 0.75, 0.98)], mix(look.dark, look.base, 0.5)
        )
    s.gem(x, 0.52, 0.4)
    for side in (-1, 1):
        s.disc(x + side * 1.35, 0.12, 0.09, palette.BOLT)
        s.gem(x + side * 0.72, 0.82, 0.12)


def _crown(s: Stage) -> None:
    """A crown with a stone."""
    look, x = s.look, s.w / 2
    gold = LOOKS["gold"]
    for i in range(16):
        a = i * 22.5
        s.poly([(x, 0.5), polar((x, 0.5), 2.0, a), polar((x, 0.5), 2.0, a + 8)], mix(look.deep, look.dark, 0.7))
    s.poly([(x - 0.62, 0.22), (x - 0.32, 0.5), (x, 0.1), (x + 0.32, 0.5), (x + 0.62, 0.22), (x + 0.5, 0.82),
        (x - 0.5, 0.82)],
           gold.base)  # fmt: skip
    s.box(x - 0.52, 0.74, x + 0.52, 0.88, 0.04, gold.light)
    s.gem(x, 0.52, 0.17)
    for dx in (-0.62, 0.62):
        s.disc(x + dx, 0.2, 0.06, gold.light)


def _mine(s: Stage) -> None:
    """A gallery with one, two or three stones in sight, by its size."""
    look, x = s.look, s.w / 2
    wood = mix((150, 104, 62), look.dark, 0.25)
    floor(s, 0.92)
    s.poly([(x - 1.0, 1.1), (x - 0.82, 0.12), (x + 0.82, 0.12), (x + 1.0, 1.1)], mix(look.deep, (0, 0, 0), 0.55))
    for side in (-1, 1):
        s.line([(x + side * 0.98, 1.05), (x + side * 0.82, 0.14)], 0.1, wood)
    s.line([(x - 1.0, 0.12), (x + 1.0, 0.12)], 0.11, wood)
    gain = {"small": 1, "medium": 2, "large": 3}.get(s.card.role, 1)
    r = {1: 0.24, 2: 0.25, 3: 0.26}[gain]
    for i in range(gain):
        s.gem(x + (i - (gain - 1) / 2) * 0.52, 0.62 - (0.07 if gain == 3 and i == 1 else 0), r)
    for side in (-1, 1):
        s.disc(x + side * 1.3, 0.3, 0.16, palette.BOLT, 0.25)
        s.disc(x + side * 1.3, 0.3, 0.07, palette.BOLT)


# --- money, plans, people ---------------------------------------------------------------------------------------------


def _notes(s: Stage) -> None:
    """Banknotes and coins."""
    x = s.w / 2
    for dx, dy in ((-0.36, 0.62), (0.3, 0.56), (0.0, 0.42)):
        glyphs.credit(s.canvas, s.at(x + dx, dy), 0.34 * s.unit)
    for dx, n in ((-1.1, 3), (1.1, 4)):
        for i in range(n):
            glyphs.coin(s.canvas, s.at(x + dx, 0.78 - 0.13 * i), 0.17 * s.unit)


def _emblem(s: Stage) -> None:
    """The trait's sign in rays."""
    look, x = s.look, s.w / 2
    for i in range(16):
        a = i * 22.5
        s.poly([(x, 0.5), polar((x, 0.5), 2.0, a), polar((x, 0.5), 2.0, a + 9)], mix(look.deep, look.dark, 0.7))
    s.disc(x, 0.5, 0.4, look.dark)
    s.disc(x, 0.5, 0.36, look.light)
    glyphs.trait(s.canvas, s.card.trait, s.at(x, 0.5), 0.25 * s.unit, look.deep)


def _blueprint(s: Stage) -> None:
    """A machine drawn in white on blue."""
    look, x = s.look, s.w / 2
    grid(s)
    for dx, r, teeth in ((-0.72, 0.33, 10), (0.0, 0.26, 8), (0.66, 0.36, 11)):
        s.gear(x + dx, 0.5, r, look.light, teeth, look.deep)
        s.gear(x + dx, 0.5, r * 0.86, look.deep, teeth, look.light)
        s.disc(x + dx, 0.5, r * 0.2, look.deep)
    s.line([(x - 1.2, 0.9), (x + 1.2, 0.9)], 0.02, WHITE)


def _chart(s: Stage) -> None:
    """Columns and a rising line on a drawing."""
    look, x = s.look, s.w / 2
    grid(s)
    heights = [s.dice.uniform(0.2, 0.35) + 0.09 * i for i in range(5)]
    for i, h in enumerate(heights):
        left = x - 0.85 + i * 0.36
        s.box(left, 0.9 - h, left + 0.24, 0.9, 0.03, look.base if i < 4 else look.light)
    s.line([(x - 0.73 + i * 0.36, 0.82 - h) for i, h in enumerate(heights)], 0.03, WHITE)


def _routes(s: Stage) -> None:
    """Galleries on a plan, with stones at their ends."""
    look, x = s.look, s.w / 2
    grid(s)
    ends = ((-1.0, 0.25), (-0.9, 0.8), (0.95, 0.2), (1.05, 0.75))
    for dx, y in ends:
        s.line([(x, 0.5), (x + dx * 0.5, 0.5), (x + dx * 0.5, y), (x + dx, y)], 0.035, look.light)
    glyphs.any_resource(s.canvas, s.at(x, 0.5), 0.22 * s.unit)
    for (dx, y), name in zip(ends, ("ruby", "sapphire", "emerald", "gold"), strict=True):
        glyphs.resource(s.canvas, name, s.at(x + dx, y), 0.12 * s.unit)


# --- goals ------------------------------------------------------------------------------------------------------------


def _medal(s: Stage) -> None:
    """A wheel on ribbons."""
    look, x = s.look, s.w / 2
    for side in (-1, 1):
        s.poly([(x + side * 0.1, 0.5), (x + side * 0.36, 0.44), (x + side * 0.5, 1.1), (x + side * 0.3, 0.96),
                (x + side * 0.16, 1.1)], look.base if side < 0 else look.dark)  # fmt: skip
    s.gear(x, 0.42, 0.38, look.dark, 14, look.deep)
    s.gear(x, 0.42, 0.33, look.base, 14, look.deep)
    s.disc(x, 0.42, 0.21, look.light)
    s.poly([(x - 0.07, 0.3), (x - 0.07, 0.54), (x + 0.14, 0.42)], look.deep)


def _works(s: Stage) -> None:
    """Pistons and wheels at work."""
    look, x = s.look, s.w / 2
    s.gear(x - 0.8, 0.56, 0.36, look.base, 11, look.deep)
    s.gear(x + 0.8, 0.56, 0.36, look.base, 11, look.deep)
    s.line([(x - 0.62, 0.46), (x + 0.62, 0.46)], 0.08, look.light)
    for dx in (-0.62, 0.62):
        s.disc(x + dx, 0.46, 0.07, look.dark)
    s.box(x - 0.22, 0.1, x + 0.22, 0.4, 0.05, look.dark)
    s.poly([(x - 0.08, 0.16), (x - 0.08, 0.34), (x + 0.12, 0.25)], look.light)


def _peaks(s: Stage) -> None:
    """Peaks by night with a flag on the highest."""
    look, dice, x = s.look, s.dice, s.w / 2
    s.disc(x + dice.choice((-1.0, 1.0)), 0.28, 0.13, look.light)
    for dx, h, tone in ((-0.85, 0.5, look.dark), (0.9, 0.58, look.dark), (0.05, 0.76, look.base)):
        s.poly([(x + dx - h * 1.1, 1.05), (x + dx, 1.05 - h), (x + dx + h * 1.1, 1.05)], tone)
        s.poly([(x + dx - h * 0.3, 1.05 - h * 0.73), (x + dx, 1.05 - h), (x + dx + h * 0.3, 1.05 - h * 0.73),
                (x + dx + h * 0.1, 1.05 - h * 0.66), (x + dx - h * 0.08, 1.05 - h * 0.75)], look.light)  # fmt: skip
    s.line([(x + 0.05, 0.3), (x + 0.05, 0.04)], 0.02, WHITE)
    s.poly([(x + 0.05, 0.04), (x + 0.28, 0.11), (x + 0.05, 0.18)], palette.TOKEN)


def _seal(s: Stage) -> None:
    """A contract with its seal."""
    look, x = s.look, s.w / 2
    s.box(x - 0.62, 0.1, x + 0.62, 1.2, 0.04, palette.PAPER)
    for i in range(4):
        s.line(
            [(x - 0.48, 0.26 + 0.14 * i), (x + (0.46, 0.3, 0.1, 0.0)[i], 0.26 + 0.14 * i)], 0.025, palette.PAPER_EDGE
        )
    s.gear(x + 0.36, 0.72, 0.2, look.base, 14, look.light)
    s.poly([(x + 0.26, 0.86), (x + 0.2, 1.1), (x + 0.34, 1.0), (x + 0.46, 1.1), (x + 0.44, 0.86)], look.dark)


def _dawn(s: Stage) -> None:
    """The sun behind the hills."""
    look, x = s.look, s.w / 2
    for i in range(9):
        a = -172 + i * 20.5
        s.poly([(x, 0.85), polar((x, 0.85), 1.6, a), polar((x, 0.85), 1.6, a + 8)], mix(look.deep, look.base, 0.45))
    s.disc(x, 0.85, 0.36, look.light)
    s.poly([(-0.1, 0.86), (x * 0.6, 0.72), (x * 1.2, 0.9), (x * 1.7, 0.76), (s.w + 0.1, 0.9),
        (s.w + 0.1, 1.1), (-0.1, 1.1)],
           look.dark)  # fmt: skip


def _bridge(s: Stage) -> None:
    """A railway bridge by night, a cart on it."""
    look, x = s.look, s.w / 2
    s.poly([(-0.1, 0.6), (0.7, 0.64), (1.0, 1.1), (-0.1, 1.1)], look.dark)
    s.poly([(s.w + 0.1, 0.6), (s.w - 0.7, 0.64), (s.w - 1.0, 1.1), (s.w + 0.1, 1.1)], look.dark)
    for i in range(-2, 3):
        s.line([(x + i * 0.36, 0.6), (x + i * 0.3, 1.1)], 0.04, look.base)
    s.line([(-0.1, 0.6), (s.w + 0.1, 0.6)], 0.06, look.light)
    s.poly([(x - 0.34, 0.24), (x + 0.34, 0.24), (x + 0.24, 0.48), (x - 0.24, 0.48)], look.base)
    for dx, name in ((-0.18, "ruby"), (0.02, "gold"), (0.2, "emerald")):
        glyphs.resource(s.canvas, name, s.at(x + dx, 0.2), 0.1 * s.unit)
    s.poly([(x - 0.34, 0.24), (x + 0.34, 0.24), (x + 0.31, 0.32), (x - 0.31, 0.32)], look.light)
    for dx in (-0.15, 0.15):
        s.disc(x + dx, 0.52, 0.07, look.deep)
        s.disc(x + dx, 0.52, 0.03, look.light)


def _towers(s: Stage) -> None:
    """The company's houses at night."""
    look, dice, x = s.look, s.dice, s.w / 2
    if s.card.trait:
        side = x + dice.choice((-1.0, 1.0))
        s.disc(side, 0.26, 0.21, look.light)
        glyphs.trait(s.canvas, s.card.trait, s.at(side, 0.26), 0.12 * s.unit, look.deep)
    for i in range(-4, 5):
        h = 0.75 - 0.1 * abs(i) + dice.uniform(-0.08, 0.08)
        left = x + i * 0.34 - 0.15
        tone = (look.dark, mix(look.dark, look.base, 0.5))[i % 2] if i else look.base
        s.box(left, 1.0 - h, left + 0.3, 1.2, 0.02, tone)
        for wy in range(int(h / 0.16)):
            for wx in (0.06, 0.17):
                if dice.random() < 0.6:
                    top = 1.06 - h + 0.16 * wy
                    s.box(left + wx, top, left + wx + 0.07, top + 0.08, 0.01, look.light)
    s.line([(x, 0.3), (x, 0.05)], 0.02, look.light)
    s.poly([(x, 0.05), (x + 0.22, 0.1), (x, 0.16)], palette.TOKEN)


MARKET: Final = (_cluster, _cart, _belt, _drill, _lift, _press, _hoard, _furnace)
BY_KIND: Final[dict[str, tuple[Scene, ...]]] = {
    "plan": (_blueprint, _chart, _routes),
    "active": (_medal, _works, _press, _lift, _furnace),
    "passive": (_peaks, _seal, _dawn, _bridge),
    "company": (_towers,),
}
BY_CARD: Final[dict[str, Scene]] = {
    "ruby-handcart": _cart, "ruby-vein": _cluster, "ruby-way-back": _lift, "ruby-sorting": _belt,
        "ruby-cart-train": _train,
    "ruby-blast": _blast, "sapphire-prospector": _drill, "sapphire-barter": _press, "sapphire-trial-dig": _lift,
    "sapphire-stream": _cluster, "sapphire-charter": _seal, "sapphire-wholesale": _belt, "emerald-spoil": _hoard,
    "emerald-moss": _cluster, "emerald-giant": _giant, "emerald-kiln": _furnace, "emerald-closing": _cart,
    "emerald-crown": _crown, "gold-coinage": _press, "gold-vault": _hoard, "gold-bank": _notes, "gold-patron": _seal,
    "gold-opening": _cart, "gold-bars": _giant, "iron-toll": _train, "iron-ledger": _seal, "iron-seizure": _hoard,
    "iron-strike": _works, "iron-inspection": _lift, "iron-hammer": _furnace, "plan-test-bore": _blueprint,
    "plan-field-crew": _routes, "plan-budget": _chart, "plan-yard-sale": _hoard, "plan-restaff": _routes,
    "plan-short-loan": _notes, "plan-takeover": _towers, "active-gallery": _lift, "active-samples": _belt,
    "active-rumours": _towers, "active-first-spade": _drill, "active-audit": _seal, "active-night-work": _furnace,
    "active-reclaim": _press, "active-donation": _medal, "active-clearance": _cart, "passive-quiet-day": _dawn,
    "passive-spare-strength": _works, "passive-tripod": _peaks, "passive-twin-peaks": _peaks,
        "passive-in-series": _medal,
    "passive-busy-lift": _lift, "passive-rainy-day": _notes, "passive-heavy-gear": _press, "passive-busy-shift": _works,
    "passive-drawing-room": _blueprint, "passive-mixed-load": _bridge,
}  # fmt: skip
"""Scenes chosen by hand for cards of the house pack."""
