"""The colours of Project MINE's pictures: one palette, made once, from a chart of everything they show."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.core.cards.records import Bilingual
from bot.games.project_mine.cards import Card
from bot.games.project_mine.verbs import RESOURCES
from renderers import theme
from renderers.canvas import Canvas
from renderers.cards import chart
from renderers.encode import palette_of
from renderers.project_mine import art, glyphs, palette
from renderers.project_mine.palette import LOOKS
from renderers.theme import SEATS, mix

SHARES = ((theme.CARD, 0.16), (theme.CARD, 0.28))
"""How seats' cards are tinted."""
FIXED = (
    *chart.HOUSE, palette.PAPER, palette.PAPER_EDGE, palette.PRINT,
    palette.NIGHT, palette.NIGHT_EDGE, palette.COG, palette.COG_DARK, palette.BOLT, palette.BOLT_EDGE, palette.POINT,
    palette.POINT_LIGHT, palette.POINT_DARK, palette.CREDIT, palette.CREDIT_DARK, palette.TOKEN, palette.TOKEN_DARK,
    *chart.SEATED,
    *(tone for look in LOOKS.values() for tone in (look.light, look.base, look.dark, look.deep)),
)  # fmt: skip


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette."""
    return palette_of([_scenes().drawn(), _writing().drawn()], FIXED)


def _scenes() -> Canvas:
    """A scene in every colour, and every sign."""
    canvas = Canvas.blank(900, 60 + 120 * 6, theme.TABLE)
    empty = Bilingual(ko="", en="")
    for number, name in enumerate(LOOKS):
        stone = name if name in RESOURCES else ""
        kind = name if name not in (*RESOURCES, "investment") else "resource" if stone else "basic"
        card = Card(id=name, kind=kind, name=empty, text=empty, resource=stone, trait="trade")  # type: ignore[arg-type]
        canvas.include(art.scene(card, 440, 116), 450 * (number % 2), 120 * (number // 2))
    for number, name in enumerate(RESOURCES):
        for row, ground in enumerate((palette.PAPER, theme.CARD)):
            canvas.panel((60 * number, 720 + 30 * row, 60 * number + 60, 750 + 30 * row), 0, ground)
            glyphs.resource(canvas, name, (60 * number + 30, 735 + 30 * row), 12)
    return canvas


def _writing() -> Canvas:
    """Writing in every colour on every ground."""
    tinted = [mix(ground, look.colour, share) for look in SEATS[:4] for ground, share in SHARES]
    dark = [theme.TABLE, theme.CARD, theme.CARD_RAISED, palette.NIGHT, *tinted]
    plates = [mix(look.deep, look.dark, 0.5) for look in LOOKS.values()]
    rows = chart.dark(dark) + [(ground, (theme.WHITE,)) for ground in plates]
    rows += [(palette.PAPER, (palette.PRINT, *(look.dark for look in LOOKS.values())))] * 3
    return chart.writing(rows)
