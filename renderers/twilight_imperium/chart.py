"""The colours of Twilight Imperium's pictures: one palette, made once, from a chart of everything they show."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.twilight_imperium.figures import KINDS, MECATOL, PLANETS
from renderers import theme
from renderers.canvas import Canvas
from renderers.encode import palette_of
from renderers.theme import SEATS, mix
from renderers.twilight_imperium import emblems, palette, planets, signs, tiles, units

FIXED = (
    theme.DISCORD_GROUND, theme.WHITE, theme.INK, theme.BRIGHT, theme.GAIN, theme.LOSS, theme.TEXT,
    palette.SKY, palette.SKY_LINE, palette.SPACE, palette.SPACE_HOME, palette.SPACE_RED, *palette.STARS,
    palette.PAPER, palette.PAPER_QUIET, palette.BRASS, palette.BRASS_LIGHT, palette.BRASS_DARK, palette.BRASS_DEEP,
    palette.PLATE, palette.PLATE_RAISED, palette.CASING, palette.GLOW, palette.RESOURCES, palette.INFLUENCE,
    palette.GOODS, palette.COMMODITIES, palette.DARK,
    *palette.TRAITS.values(), *palette.TECHNOLOGIES.values(), *palette.WORMHOLES.values(),
    *palette.ANOMALIES.values(), *(tone for tones in palette.SPIRALS.values() for tone in tones),
    *(look.colour for look in SEATS),
    theme.TABLE, theme.CARD, mix(theme.TABLE, theme.CARD, 0.5), *(palette.tinted(seat) for seat in range(len(SEATS))),
    *dict.fromkeys(tone for looks in palette.SURFACES.values() for tones in looks for tone in tones),
)  # fmt: skip


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette."""
    return palette_of([_pieces().drawn(), _worlds().drawn(), _writing().drawn(), _systems().drawn()], FIXED)


def _pieces() -> Canvas:
    """Every unit of every seat, tokens, emblems, signs."""
    canvas = Canvas.blank(900, 620, palette.SPACE)
    for seat in range(len(SEATS)):
        for number, kind in enumerate(KINDS):
            units.stack(canvas, seat, kind, 1 + 2 * (number % 2), 6 + number * 90, 6 + seat * 58, damaged=number % 3)
        signs.token(canvas, seat, (40 + seat * 60, 390), 22)
    for number, faction in enumerate((*list(emblems.SIGNS)[:6], "")):
        emblems.medal(canvas, faction, (50 + number * 110, 470), 46)
    for number, name in enumerate(palette.TRAITS):
        signs.trait(canvas, name, (440 + number * 46, 390), 16)
    for number, name in enumerate(palette.TECHNOLOGIES):
        signs.technology(canvas, name, (600 + number * 50, 390), 18)
    for number, name in enumerate(palette.WORMHOLES):
        signs.wormhole(canvas, name, (40 + number * 60, 560), 22)
    signs.custodians(canvas, (280, 560), 28)
    signs.speaker(canvas, (350, 560), 22)
    return canvas


def _worlds() -> Canvas:
    """Planets, free and held, ready and exhausted."""
    canvas = Canvas.blank(900, 560, palette.SPACE)
    for number, planet in enumerate(PLANETS):
        centre = (44 + 80 * (number % 11), 44 + 84 * (number // 11))
        if number % 4 == 3:
            planets.holding(canvas, planet, centre, 34, number % 6, number % 8 == 3, 10)
        else:
            planets.globe(canvas, planet, centre, 34, 10)
        planets.values(canvas, planet, centre, 36, number % 8 != 7)
    return canvas


def _systems() -> Canvas:
    """Tiles with every wormhole and anomaly, a home, and Mecatol Rex."""
    canvas = Canvas.blank(900, 400, palette.SKY)
    for number, tile in enumerate((39, 40, 51, 41, 42, 43, 44, MECATOL, 1, 20)):
        tiles.tile(canvas, tile, "205", (100 + 174 * (number % 5), 100 + 200 * (number // 5)), 98)
    return canvas


def _writing() -> Canvas:
    """Writing in every colour on every ground."""
    grounds = (palette.SKY, palette.PLATE, palette.PLATE_RAISED, palette.SPACE, palette.CASING, theme.CARD)
    inks = (palette.PAPER, palette.PAPER_QUIET, palette.BRASS_LIGHT, theme.GAIN, theme.LOSS, palette.INFLUENCE)
    canvas = Canvas.blank(900, 60 * len(grounds), palette.SKY)
    for row, ground in enumerate(grounds):
        canvas.fill((0, 60 * row, 900, 60 * row + 60), ground)
        for column, ink in enumerate(inks):
            room = (10 + column * 148, 60 * row, 150 + column * 148, 60 * row + 60)
            canvas.text("12345", room, 40, ink, weight="Bold")
    return canvas
