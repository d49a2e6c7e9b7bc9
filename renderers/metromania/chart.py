"""The colours of Metromania's pictures: one palette, made once, from a chart of everything they show."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers import theme
from renderers.canvas import Canvas
from renderers.encode import palette_of
from renderers.metromania import glyphs, palette
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens
from renderers.metromania.lines import badge
from renderers.theme import SEATS, mix

SAMPLE_CITY = "".join("PPLLRCE"[i % 29] if i % 29 < 7 else "." for i in range(216))
FIXED = (
    theme.TABLE, theme.DISCORD_GROUND, theme.CARD, theme.CARD_RAISED, theme.TEXT, theme.TEXT_QUIET, theme.WHITE,
    theme.INK, theme.BRIGHT, theme.RULE, palette.FRAME, palette.FRAME_DARK, palette.STREET, palette.SYMBOL,
    palette.PARK, palette.LAKE, palette.CASING, palette.GLOW, *palette.DISTRICTS, *palette.PLATES.values(),
    *(look.colour for look in SEATS[:4]), *(mix(theme.CARD, look.colour, 0.16) for look in SEATS[:4]),
)  # fmt: skip


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette of all pictures of this game."""
    city = Canvas.blank(900, 880, theme.TABLE)
    draw_city(city, Lens(68, 450, 440), SAMPLE_CITY, (0, 1, 2, 3, 4, 5))
    return palette_of([city.image, _pieces().image], FIXED)


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
