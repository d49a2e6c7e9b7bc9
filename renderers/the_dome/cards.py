"""A card's face: name and cost above, a scene, the effect, and below what kind of card it is.

Faces are drawn once for each pack, card, language and size and kept in the shared layers.
"""

from __future__ import annotations

from typing import Final

from bot.games.the_dome.cards import Card
from bot.games.the_dome.verbs import COLOURS
from renderers.canvas import Canvas, Spot
from renderers.cards import faces
from renderers.cards.faces import NAME, RADIUS, Faces, size
from renderers.letters import advance
from renderers.the_dome import art, glyphs, palette, prose
from renderers.the_dome.chart import colours
from renderers.the_dome.palette import LOOKS, Tones
from renderers.the_dome.words import Words
from renderers.theme import SMALLEST, TABLE, TEXT, TEXT_QUIET, WHITE, Colour, mix

RIM: Final = 7
FOOT: Final = 64
SCENES: Final = (
    (150, 40, 36),
    (120, 36, 34),
    (104, 34, 32),
    (84, 32, 30),
    (70, 30, 26),
    (56, 26, 24),
    (38, 24, 22),
    (18, 24, 22),
)
"""How high a scene may be with how large a text (largest, smallest): the text gets what it needs first."""
PORTRAITS: Final = tuple((band + 40, largest, smallest) for band, largest, smallest in SCENES)
"""The same for characters."""
TRACK: Final = 84
"""Height of the foot that holds a security track."""


def paint(words: Words, card: Card, scale: float, ground: Colour = TABLE) -> Canvas:
    """Draw a face."""
    width, height = size(scale)
    look = LOOKS[palette.family(card)]
    rim = RIM * scale
    canvas = faces.blank(scale, ground, rim, (look.deep, look.base), palette.NIGHT)
    name = round(NAME * scale)
    foot = round((TRACK if card.track else FOOT) * scale)
    inner = (round(rim), round(width - rim))
    below = height - rim - foot
    wide = inner[1] - inner[0] - round(34 * scale)
    bands = PORTRAITS if card.kind == "character" else SCENES
    text, scene = faces.settle(prose.SETTER, words.effect(card), bands, scale, wide, below - name - rim - 12 * scale)
    top = round(rim) + name
    canvas.include(art.scene(card, inner[1] - inner[0], scene), inner[0], top)
    for y in (top, top + scene):
        canvas.panel((inner[0], y - 2 * scale, inner[1], y + 1 * scale), 0, look.base)
    _head(canvas, words, card, look, scale)
    room = (inner[0] + 17 * scale, top + scene + 5 * scale, inner[1] - 17 * scale, below - 3 * scale)
    prose.draw(canvas, text, room, TEXT, bold=look.light)
    _foot(canvas, words, card, look, scale)
    return canvas


def cost_width(card: Card, scale: float) -> float:
    """Pixels of a cost plate."""
    return (138 if card.is_player_card else 96 if card.energy else 0) * scale


def _head(canvas: Canvas, words: Words, card: Card, look: Tones, scale: float) -> None:
    width, _ = size(scale)
    rim, name = RIM * scale, NAME * scale
    plate = mix(look.deep, look.dark, 0.5)
    faces.head(canvas, scale, RIM, plate)
    wide = cost_width(card, scale)
    room = (rim + 14 * scale, rim, width - rim - (wide + 8 * scale if wide else 12 * scale), rim + name)
    canvas.write(faces.title(words.name(card), room, scale), room, WHITE)
    middle = rim + name / 2
    if card.is_player_card:
        cost(canvas, card.colour, card.cost, (width - rim - 10 * scale, middle), scale)
    elif card.energy:
        right = width - rim - 12 * scale
        glyphs.energy(canvas, (right - 62 * scale, middle), 24 * scale, True, plate)
        size_ = max(SMALLEST, round(40 * scale))
        canvas.number(str(card.energy), (right - 34 * scale, rim, right, rim + name), size_, WHITE, align="centre")


def cost(canvas: Canvas, colour: str, numbers: tuple[int, int], right: Spot, scale: float) -> None:
    """The cost plate: the colour's sign, what is taken from the pool, and what must be in it."""
    look = LOOKS[colour]
    x, y = right
    wide, half = 128 * scale, 27 * scale
    box = (x - wide, y - half, x, y + half)
    canvas.panel(box, half * 0.7, look.base)
    canvas.panel((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), half * 0.6, look.deep)
    glyphs.sign(canvas, colour, (box[0] + 30 * scale, y), 18 * scale, look.base)
    pixels = max(SMALLEST, round(36 * scale))
    room = (box[0] + 50 * scale, box[1], x - 8 * scale, box[3])
    canvas.number(f"{numbers[0]}/{numbers[1]}", room, pixels, look.light, align="centre")


def _foot(canvas: Canvas, words: Words, card: Card, look: Tones, scale: float) -> None:
    width, height = size(scale)
    rim = RIM * scale
    foot = (TRACK if card.track else FOOT) * scale
    top, bottom = height - rim - foot, height - rim
    plate = mix(palette.NIGHT, look.deep, 0.8)
    canvas.panel((rim, top, width - rim, bottom), (RADIUS - RIM) * scale, plate)
    canvas.panel((rim, top, width - rim, top + foot / 2), 0, plate)
    canvas.panel((rim, top, width - rim, top + 2 * scale), 0, mix(look.dark, look.base, 0.3))
    middle = (top + bottom) / 2
    if card.track:
        step = min(62.0, 340 / len(card.track)) * scale
        left = width / 2 - step * (len(card.track) - 1) / 2
        for number, colour in enumerate(card.track):
            glyphs.space(canvas, colour, (left + number * step, middle), min(26 * scale, step * 0.44))
        return
    glyphs.kind(canvas, card.kind, (rim + 38 * scale, middle), 19 * scale, look.base, plate)
    pixels = max(SMALLEST, round(28 * scale))
    end = width - rim - 16 * scale
    if card.kind == "character":
        for number, colour in reversed(list(enumerate(COLOURS))):
            text = str(card.limits[number])
            canvas.number(text, (end - 24 * scale, top, end, bottom), pixels, TEXT, align="right")
            glyphs.colour(canvas, colour, (end - 44 * scale, middle), 15 * scale)
            end -= 84 * scale
    elif card.grade:
        r = 13 * scale
        tone = palette.GRADES[card.grade]
        x, y = end - r, middle
        canvas.polygon([(x, y - r * 1.3), (x + r * 1.15, y), (x, y + r * 1.3), (x - r * 1.15, y)], tone)
        canvas.polygon([(x, y - r * 1.3), (x + r * 1.15, y), (x, y)], mix(tone, WHITE, 0.4))
        end -= 2 * r + 12 * scale
        if card.mark and card.mark in words.pack.cards:
            letter = words.name(card.mark).split()[0]
            wide = min(advance(letter, pixels) + 4, 150 * scale)
            canvas.text(letter, (end - wide, top, end, bottom), pixels, TEXT_QUIET, align="right", shrink=2)
            end -= wide + 10 * scale
    if card.kind == "character":
        return
    word = words(f"kind-{card.kind}")
    canvas.text(word, (rim + 70 * scale, top, end, bottom), pixels, TEXT_QUIET, shrink=2)


FACES: Final = Faces(Words, paint, colours)
face, lay = FACES.face, FACES.lay
