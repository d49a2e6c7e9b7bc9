"""The picture on a card: its emblem in neon before the city under the dome, different for every card."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Any

from bot.games.the_dome.cards import Card
from renderers.canvas import Box, Canvas, Spot
from renderers.the_dome import palette, portraits
from renderers.the_dome.icons import BY_KIND, HOUSE, ICONS, VERBS, Icon
from renderers.the_dome.palette import LOOKS, Tones
from renderers.theme import Colour, mix


@lru_cache(maxsize=1024)
def icon_of(card: str, kind: str, verbs: tuple[str, ...]) -> str:
    """The name of what a card shows: its own, else one for what it does, else one for its kind."""
    if card in HOUSE:
        return HOUSE[card]
    for verb in verbs:
        if verb in VERBS:
            return Random(card).choice(VERBS[verb])
    return BY_KIND.get(kind, "slot")


def verbs(card: Card) -> tuple[str, ...]:
    """What a card does, in the order it stands on it."""
    blocks: list[Any] = [card.effects, card.ability.effects if card.ability else ()]
    blocks += [trigger.effects for trigger in card.triggers]
    found = [type(line).__name__ for block in blocks for line in block]
    return (*found, *(one.query for one in card.static))


def emblem(canvas: Canvas, card: Card, centre: Spot, r: float, fill: Colour, ground: Colour = palette.NIGHT) -> None:
    """What a card is known by, small, in one colour."""
    tones = (fill, fill, mix(fill, ground, 0.4), ground)
    draw(canvas, ICONS[icon_of(card.id, card.kind, verbs(card))], centre, r, tones)


def draw(canvas: Canvas, icon: Icon, centre: Spot, r: float, tones: tuple[Colour, ...]) -> None:
    """Draw an icon in its tones."""
    x, y = centre

    def spots(many: list[Spot]) -> list[Spot]:
        return [(x + a * r, y + b * r) for a, b in many]

    for mark in icon:
        match mark:
            case ("p", tone, many):
                canvas.polygon(spots(many), tones[tone])
            case ("l", tone, width, many):
                canvas.stroke(spots(many), width * r, tones[tone])
            case ("d", tone, a, b, size):
                canvas.disc((x + a * r, y + b * r), size * r, tones[tone])
            case ("a", tone, a, b, size, start, stop, width):
                steps = max(3, math.ceil(abs(stop - start) / 8))
                ring = [
                    (
                        a + size * math.cos(math.radians(start + (stop - start) * i / steps)),
                        b + size * math.sin(math.radians(start + (stop - start) * i / steps)),
                    )
                    for i in range(steps + 1)
                ]
                canvas.stroke(spots(ring), width * r, tones[tone])
            case _:
                raise ValueError(mark[0])


# --- scenes -----------------------------------------------------------------------------------------------------------


def scene(card: Card, width: int, height: int) -> Canvas:
    """The picture of a card, so many pixels wide and high."""
    look = LOOKS[palette.family(card)]
    canvas = Canvas.blank(width, height, look.deep)
    dice = Random(card.id)
    if card.kind == "character":
        _sky(canvas, look, dice, (0, 0, width, height))
        portraits.figure(canvas, card.id, (width / 2, height + 2.0), height * 0.97)
        return canvas
    SETTINGS[card.acts_as](canvas, look, dice, width, height)
    centre, r = (width / 2, height * 0.5), height * 0.38
    canvas.disc(centre, r * 1.5, look.dark, opacity=0.75, blur=height * 0.1)
    canvas.disc(centre, r * 0.9, mix(look.dark, look.base, 0.4), opacity=0.55, blur=height * 0.09)
    icon = ICONS[icon_of(card.id, card.kind, verbs(card))]
    shade = (mix(look.deep, (0, 0, 0), 0.6),) * 4
    draw(canvas, icon, (centre[0] + height * 0.02, centre[1] + height * 0.035), r, shade)
    draw(
        canvas,
        icon,
        centre,
        r,
        (look.light, look.base, mix(look.dark, look.base, 0.35), mix(look.deep, look.dark, 0.3)),
    )
    return canvas


def _sky(canvas: Canvas, look: Tones, dice: Random, box: Box) -> None:
    """Towers under the ribs of the dome."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    rib = mix(look.deep, look.dark, 0.42)
    middle = left + wide * dice.uniform(0.35, 0.65)
    for share in (1.25, 0.9, 0.55):
        arc = [
            (middle + wide * 0.5 * share * math.cos(math.radians(a)), bottom + tall * share * math.sin(math.radians(a)))
            for a in range(180, 361, 10)
        ]
        canvas.stroke(arc, max(2.0, tall * 0.014), rib)
    x = left - 4
    while x < right:
        step = max(6.0, tall * dice.uniform(0.14, 0.3))
        high = tall * dice.uniform(0.16, 0.46)
        canvas.panel((x, bottom - high, x + step - 3, bottom + 4), 2, mix(look.deep, look.dark, 0.34))
        for _ in range(2):
            wx, wy = x + dice.uniform(0.2, 0.7) * step, bottom - dice.uniform(0.2, 0.85) * high
            canvas.panel((wx, wy, wx + tall * 0.022, wy + tall * 0.04), 0, look.base)
        x += step


def _streaks(canvas: Canvas, look: Tones, dice: Random, width: int, height: int) -> None:
    """Actions: everything flies past."""
    for _ in range(15):
        y = dice.uniform(0, height)
        x = dice.uniform(-0.2, 0.9) * width
        long = dice.uniform(0.12, 0.42) * width
        lean = height * 0.1
        tone = mix(look.deep, look.dark, dice.uniform(0.25, 0.7))
        canvas.polygon([(x, y), (x + long, y - lean), (x + long, y - lean + 5), (x, y + 3)], tone)
    for side in (0.07, 0.93):
        tone = mix(look.dark, look.base, 0.25)
        for number in range(3):
            cx = side * width + (number - 1) * height * 0.1
            canvas.stroke(
                [(cx - 6, height * 0.38), (cx + 6, height * 0.5), (cx - 6, height * 0.62)], 5, tone, round_ends=False
            )


def _board(canvas: Canvas, look: Tones, dice: Random, width: int, height: int) -> None:
    """Programs: circuits that lead to the middle."""
    tone, node = mix(look.deep, look.dark, 0.62), mix(look.dark, look.base, 0.35)
    for side in (-1, 1):
        for row in range(5):
            y = height * (0.1 + 0.2 * row)
            end = width / 2 + side * width * dice.uniform(0.16, 0.26)
            bend = width / 2 + side * width * dice.uniform(0.3, 0.42)
            drop = y + (height * 0.5 - y) * dice.uniform(0.2, 0.6)
            start = width / 2 + side * width * 0.54
            canvas.stroke([(start, y), (bend, y), (bend - side * abs(drop - y), drop), (end, drop)], 3.5, tone)
            canvas.disc((end, drop), 6, node)
            canvas.disc((end, drop), 2.5, look.deep)


def _watch(canvas: Canvas, look: Tones, dice: Random, width: int, height: int) -> None:
    """Controls: a pattern of hexagons in the dark, some of them awake."""
    r = height * 0.13
    for row in range(-1, 7):
        for column in range(-1, int(width / (r * 1.75)) + 2):
            x = column * r * 1.75 + (row % 2) * r * 0.875
            y = row * r * 1.52
            share = 0.85 if dice.random() < 0.12 else dice.uniform(0.12, 0.3)
            spots = [
                (x + r * 0.88 * math.sin(math.radians(a)), y + r * 0.88 * math.cos(math.radians(a)))
                for a in range(0, 360, 60)
            ]
            canvas.polygon(spots, mix(look.deep, look.dark, share))


def _city(canvas: Canvas, look: Tones, dice: Random, width: int, height: int) -> None:
    """The Mastermind's view over the city."""
    _sky(canvas, look, dice, (0, 0, width, height))


SETTINGS = {"action": _streaks, "program": _board, "control": _watch, "mastermind": _city, "event": _city}


# --- grounds ----------------------------------------------------------------------------------------------------------


def backdrop(canvas: Canvas, card: Card, box: Box) -> None:
    """The ground behind a system card's text: its emblem, large and faint."""
    left, top, right, bottom = box
    look = LOOKS["system"]
    faint = mix(palette.NIGHT, look.dark, 0.34)
    fainter = mix(palette.NIGHT, look.dark, 0.2)
    r = (bottom - top) * 0.33
    icon = ICONS[icon_of(card.id, card.kind, verbs(card))]
    draw(canvas, icon, ((left + right) / 2, top + (bottom - top) * 0.36), r, (faint, faint, fainter, palette.NIGHT))


def circuits(canvas: Canvas, box: Box, seed: str) -> None:
    """Circuit traces over a dark ground."""
    left, top, right, bottom = box
    dice = Random(seed)
    with canvas.batch():
        for number in range(26):
            x = left + 30 + (right - left - 60) * (number + dice.random()) / 26
            upper = number % 2 == 0
            start = top + 4 if upper else bottom - 4
            end = start + (1 if upper else -1) * dice.uniform(12, 60)
            aside = dice.choice((-1, 1)) * dice.uniform(10, 34)
            spots = [(x, start), (x, end), (x + aside, end + (1 if upper else -1) * abs(aside))]
            canvas.stroke(spots, 3, palette.TRACE)
            canvas.disc(spots[-1], 5.5, palette.TRACE)
