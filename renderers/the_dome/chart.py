"""The colours of THE DOME's pictures: one palette, made once, from a chart of everything they show."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.the_dome.cards import built_in
from renderers import theme
from renderers.canvas import Canvas
from renderers.cards import chart
from renderers.encode import palette_of
from renderers.the_dome import art, glyphs, palette, portraits
from renderers.the_dome.palette import LOOKS
from renderers.theme import SEATS, mix

FIXED = (
    *chart.HOUSE, palette.NIGHT, palette.NIGHT_EDGE, palette.GLASS,
    palette.GLASS_DARK, *palette.PANES, *palette.SHINES,
    palette.GLASS_DEEP, palette.LOST, palette.NEON, palette.TRACE, palette.ENERGY,
    palette.ENERGY_DARK, palette.BACK, palette.BACK_LINE, palette.GLOW, *palette.GRADES.values(),
    *palette.HALO, palette.LIT,
    *chart.SEATED,
    *(tone for face in portraits.HOUSE.values() for tone in (face.skin, face.hair, face.coat, face.glow)),
    *(tone for look in LOOKS.values() for tone in (look.light, look.base, look.dark, look.deep)),
)  # fmt: skip


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette."""
    return palette_of([_scenes().drawn(), _writing().drawn()], FIXED)


def _scenes() -> Canvas:
    """A scene in every colour, and every sign."""
    pack = built_in()
    canvas = Canvas.blank(900, 130 * 9, theme.TABLE)
    shown = [
        card for kind in ("character", "action", "program", "system", "mastermind") for card in pack.of_kind(kind)[:4]
    ]
    shown = shown[:16]
    for number, card in enumerate(shown):
        canvas.include(art.scene(card, 440, 126), 450 * (number % 2), 130 * (number // 2))
    for number, name in enumerate(("red", "blue", "yellow") * 5):
        glyphs.space(canvas, name, (40 + 56 * number, 130 * 8 + 40), 24, number > 8)
    return canvas


def _writing() -> Canvas:
    """Writing in every colour on every ground."""
    tinted = [mix(theme.CARD, look.colour, 0.16) for look in SEATS[:4]]
    dark = [theme.TABLE, theme.CARD, theme.CARD_RAISED, palette.NIGHT, *tinted]
    rows = chart.dark(dark) + [(mix(look.deep, look.dark, 0.5), (theme.WHITE,)) for look in LOOKS.values()]
    rows += [(palette.NIGHT, (theme.TEXT, *(look.light for look in LOOKS.values())))] * 2
    return chart.writing(rows)
