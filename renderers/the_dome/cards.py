"""A card's face: name and cost above, a scene, the effect, and below what kind of card it is.

Faces are drawn once for each pack, card, language and size and kept in the shared layers.
"""

from __future__ import annotations

from typing import Final

from bot.games.the_dome.cards import Card, Pack
from bot.games.the_dome.verbs import COLOURS
from bot.text.catalogue import Language
from bot.text.catalogue import Text as Catalogue
from renderers.canvas import Canvas, Spot
from renderers.layers import Layer, shared
from renderers.letters import ELLIPSIS, advance, fit, line_height
from renderers.the_dome import art, glyphs, palette, prose
from renderers.the_dome.chart import colours
from renderers.the_dome.palette import LOOKS, Look
from renderers.the_dome.words import Words
from renderers.theme import INK, SMALLEST, TABLE, TEXT, TEXT_QUIET, WHITE, Colour, mix

WIDTH: Final = 372
HEIGHT: Final = 500
"""Of a card at scale 1, in pixels."""
RIM: Final = 7
RADIUS: Final = 24
NAME: Final = 82
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
TRACK: Final = 84
"""Height of the foot that holds a security track."""


def size(scale: float) -> tuple[int, int]:
    """Width and height of a card in pixels."""
    return round(WIDTH * scale), round(HEIGHT * scale)


def face(pack: Pack, card: str, language: Language, scale: float = 1.0, ground: Colour = TABLE) -> Layer:
    """A card's face from the cache; its corners show the ground it will lie on."""
    key = ("the_dome", "card", pack.sha, card, language, scale, ground)
    words = Words.of(Catalogue(language), language, pack)
    return shared.get(key, lambda: paint(words, pack[card], scale, ground), colours())


def lay(canvas: Canvas, pack: Pack, card: str, language: Language, spot: Spot, scale: float = 1.0) -> None:
    """Put a card's face on a picture, its top left corner at a spot, with its shadow."""
    x, y = round(spot[0]), round(spot[1])
    width, height = size(scale)
    canvas.panel((x + 3, y + 6, x + width + 3, y + height + 6), RADIUS * scale, INK, opacity=0.45)
    canvas.include(face(pack, card, language, scale).canvas(), x, y)


def paint(words: Words, card: Card, scale: float, ground: Colour = TABLE) -> Canvas:
    """Draw a face."""
    width, height = size(scale)
    look = LOOKS[palette.family(card)]
    canvas = Canvas.blank(width, height, ground)
    rim, radius = RIM * scale, RADIUS * scale
    canvas.panel((0, 0, width, height), radius, look.deep)
    canvas.panel((2 * scale, 2 * scale, width - 2 * scale, height - 2 * scale), radius - 2 * scale, look.base)
    canvas.panel((rim, rim, width - rim, height - rim), radius - rim, palette.NIGHT)
    name = round(NAME * scale)
    foot = round((TRACK if card.track else FOOT) * scale)
    inner = (round(rim), round(width - rim))
    room_width = inner[1] - inner[0] - round(34 * scale)
    below = height - rim - foot
    text, scene = None, 0
    for band, largest, smallest in SCENES:
        scene = round((band + (40 if card.kind == "character" else 0)) * scale)
        room_height = round(below - name - rim - scene - 12 * scale)
        text = prose.fitted(words.effect(card), room_width, room_height, scale, largest, smallest)
        if not text.cut:
            break
    assert text is not None
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


def _head(canvas: Canvas, words: Words, card: Card, look: Look, scale: float) -> None:
    width, _ = size(scale)
    rim, name = RIM * scale, NAME * scale
    plate = mix(look.deep, look.dark, 0.5)
    canvas.panel((rim, rim, width - rim, rim + name), (RADIUS - RIM) * scale, plate)
    canvas.panel((rim, rim + name / 2, width - rim, rim + name), 0, plate)
    wide = cost_width(card, scale)
    room = (rim + 14 * scale, rim, width - rim - (wide + 8 * scale if wide else 12 * scale), rim + name)
    fitted = None
    for step in (40, 36, 34, 32, 30, 28):
        pixels = max(SMALLEST, round(step * scale))
        most = 1 if step > 32 or 2 * line_height(pixels) > name else 2
        fitted = fit(words.name(card), int(room[2] - room[0]), pixels, "Bold", most, 0)
        if not fitted.lines[-1].endswith(ELLIPSIS) and _whole(fitted.lines, words.name(card)):
            break
    assert fitted is not None
    canvas.write(fitted, room, WHITE)
    middle = rim + name / 2
    if card.is_player_card:
        cost(canvas, card.colour, card.cost, (width - rim - 10 * scale, middle), scale)
    elif card.energy:
        right = width - rim - 12 * scale
        glyphs.energy(canvas, (right - 62 * scale, middle), 24 * scale, True, plate)
        size_ = max(SMALLEST, round(40 * scale))
        canvas.number(str(card.energy), (right - 34 * scale, rim, right, rim + name), size_, WHITE, align="centre")


def _whole(lines: tuple[str, ...], name: str) -> bool:
    """Whether no word of the name is broken."""
    return all(word in " ".join(lines).split() for word in name.split())


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


def _foot(canvas: Canvas, words: Words, card: Card, look: Look, scale: float) -> None:
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
