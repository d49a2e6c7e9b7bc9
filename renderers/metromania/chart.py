"""The colours of Metromania's pictures: three palettes, each made once, from charts of everything they show."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers import theme
from renderers.canvas import Canvas
from renderers.encode import palette_of
from renderers.metromania import glyphs, palette
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens
from renderers.people import badge
from renderers.sheets import Still
from renderers.theme import SEATS, mix

SAMPLE_CITY = "".join("PPLLRCE"[i % 29] if i % 29 < 7 else "." for i in range(216))
FIXED = (
    theme.TABLE, theme.DISCORD_GROUND, theme.CARD, theme.CARD_RAISED, theme.TEXT, theme.TEXT_QUIET, theme.WHITE,
    theme.INK, theme.BRIGHT, theme.RULE, palette.FRAME, palette.FRAME_DARK, palette.STREET, palette.SYMBOL,
    palette.PARK, palette.LAKE, palette.CASING, palette.GLOW, *palette.DISTRICTS, *palette.PLATES.values(),
    *(look.colour for look in SEATS[:4]), *(mix(theme.CARD, look.colour, 0.16) for look in SEATS[:4]),
)  # fmt: skip

CARDS = ((theme.CARD, 0.16), (theme.CARD, 0.28), (theme.CARD_RAISED, 0.12))
"""How seats' cards are tinted."""
DIM = 0.6


@lru_cache(maxsize=1)
def city_colours() -> Image.Image:
    """The palette of boards and moves."""
    city = Canvas.blank(900, 880, theme.TABLE)
    draw_city(city, Lens(68, 450, 440), SAMPLE_CITY, (0, 1, 2, 3, 4, 5))
    return palette_of([city.drawn(), _pieces().drawn()], FIXED)


@lru_cache(maxsize=1)
def night_colours() -> Image.Image:
    """The palette of trips, where most of the city lies in the dark."""
    city = Canvas.blank(900, 880, theme.TABLE)
    draw_city(city, Lens(68, 450, 440), SAMPLE_CITY, (0, 1, 2, 3, 4, 5))
    pieces = _pieces()
    dark = Canvas.on(Still(pieces.drawn()))
    for canvas in (city, dark):
        width, height = canvas.size
        canvas.polygon([(0, 0), (width, 0), (width, height), (0, height)], theme.TABLE, opacity=DIM)
    lit = (theme.LOSS, theme.GAIN, palette.TREE, palette.TREE_LIGHT, palette.PARK_DARK, palette.WAVE)
    return palette_of([city.drawn(), dark.drawn(), pieces.drawn(), _panels().drawn()], (*FIXED, *lit))


@lru_cache(maxsize=1)
def panel_colours() -> Image.Image:
    """The palette of hands and accounts: cards and writing, no city."""
    cards = [mix(ground, look.colour, share) for look in SEATS[:4] for ground, share in CARDS]
    return palette_of([_panels().drawn(), _pieces().drawn()], (*FIXED, *cards, theme.GAIN, theme.LOSS))


def _panels() -> Canvas:
    """Writing in every colour on every card."""
    grounds = [mix(ground, look.colour, share) for look in SEATS[:4] for ground, share in CARDS]
    grounds += [theme.TABLE, theme.CARD_RAISED, mix(theme.TABLE, theme.CARD, 0.6)]
    canvas = Canvas.blank(900, 60 * len(grounds), theme.TABLE)
    for number, ground in enumerate(grounds):
        top = 60 * number
        canvas.polygon([(0, top), (900, top), (900, top + 60), (0, top + 60)], ground)
        for column, colour in enumerate((theme.TEXT, theme.TEXT_QUIET, theme.BRIGHT, theme.GAIN, theme.LOSS)):
            canvas.text("12345", (10 + column * 180, top, 180 + column * 180, top + 60), 40, colour, weight="Bold")
    return canvas


def _pieces() -> Canvas:
    """Every seat's ribbon, marker, badge and writing on every ground they come to lie on."""
    canvas = Canvas.blank(900, 4 * 150, theme.TABLE)
    for seat, look in enumerate(SEATS[:4]):
        top = seat * 150
        for number, paper in enumerate(palette.DISTRICTS):
            left = number * 100
            canvas.polygon([(left, top), (left + 100, top), (left + 100, top + 150), (left, top + 150)], paper)
            canvas.stroke([(left + 10, top + 15), (left + 90, top + 25)], 28, palette.GLOW, blur=5)
            canvas.stroke([(left + 5, top + 15), (left + 95, top + 40)], 22, palette.CASING)
            canvas.stroke([(left + 5, top + 15), (left + 95, top + 40)], 15, look.colour)
            canvas.stroke([(left + 40, top + 24), (left + 48, top + 27)], 15, look.ink)
            for kind, x, y in (("R", 28, 85), ("C", 74, 85)):
                glyphs.kind_sign(canvas, kind, "A", (left + x, top + y), 20, look.colour, look.ink, 28, theme.WHITE)
            canvas.stroke([(left + 5, top + 120), (left + 95, top + 140)], 16, look.colour, 0.3)
        card = mix(theme.CARD, look.colour, 0.16)
        canvas.polygon([(600, top), (900, top), (900, top + 150), (600, top + 150)], card)
        badge(canvas, seat, look.letter, (650, top + 50), 24)
        for row, colour in enumerate((theme.TEXT, theme.TEXT_QUIET, theme.BRIGHT)):
            canvas.text("0123456789", (690, top + row * 45, 890, top + row * 45 + 44), 36, colour, weight="Bold")
    return canvas
