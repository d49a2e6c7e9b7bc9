"""What boards, hands and panels share: pools, chips, numbers with their signs, cards with what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import ControlView, DomeView, PlayerView, ProgramView
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import rows
from renderers.cards.faces import size
from renderers.cards.marks import number_mark
from renderers.cards.rows import ribbon
from renderers.layers import shared
from renderers.letters import ELLIPSIS, advance, digit_cell, fit
from renderers.people import seat_badge
from renderers.the_dome import art, cards, glyphs, palette
from renderers.the_dome.chart import colours
from renderers.the_dome.firewall import durability
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.words import Words
from renderers.theme import (
    BRIGHT,
    CARD,
    GAIN,
    LABEL,
    SMALL,
    SMALLEST,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mix,
)

PROGRAM: Final = 84
"""Height of a program or Control on the board in pixels."""
LIMIT: Final = 36
"""Size of the limit of a pool."""
CHIP: Final = 62
"""Height of a chip in pixels."""


def amount(
    canvas: Canvas, sign: str, number: int | str, spot: Spot, size: int, fill: Colour = TEXT, lit: bool = False
) -> float:
    """A sign with its number; returns where it ends.

    Args:
        sign: hand, deck, void, shield.
        spot: left end, middle.
        lit: whether it has just changed.
    """
    x, y = spot
    r = size * 0.52
    if lit:
        canvas.panel((x - 6, y - r - 8, x + amount_width(number, size), y + r + 8), 12, palette.LIT)
    match sign:
        case "hand":
            glyphs.fan(canvas, (x + r, y), r * 0.9)
        case "deck":
            glyphs.pile(canvas, (x + r * 0.86, y), r * 0.84)
        case "void":
            glyphs.void(canvas, (x + r, y), r * 0.82, TEXT_QUIET)
        case _:
            glyphs.shield(canvas, (x + r, y), r * 1.05, palette.GLASS_DARK)
            glyphs.shield(canvas, (x + r, y), r * 0.84, palette.GLASS)
    text = str(number)
    left = x + 2 * r + 9
    canvas.number(text, (left, y - size, left + 200, y + size), size, fill)
    return left + _wide(text, size) + 6


def amount_width(number: int | str, size: int) -> float:
    """Pixels that a sign with its number takes."""
    return size * 1.04 + 15 + _wide(str(number), size)


def _wide(text: str, size: int) -> int:
    """Pixels of a number, whose digits all stand in cells of one width."""
    return sum(digit_cell(size, "Bold") if letter.isdigit() else advance(letter, size, "Bold") for letter in text)


def slab(canvas: Canvas, box: Box, radius: int, fill: Colour) -> None:
    """A large panel: only its ends are drawn as masks, which is much faster."""
    left, top, right, bottom = (round(edge) for edge in box)
    canvas.panel((left, top, left + 2 * radius, bottom), radius, fill)
    canvas.panel((right - 2 * radius, top, right, bottom), radius, fill)
    canvas.fill((left + radius, top, right - radius, bottom), fill)


def halo(canvas: Canvas, box: Box, radius: int) -> None:
    """A soft light round a large panel on the table."""
    left, top, right, bottom = box
    for reach, tone in zip((13, 10, 7, 4), palette.HALO, strict=True):
        slab(canvas, (left - reach, top - reach, right + reach, bottom + reach), radius + reach, tone)


def stamp(
    canvas: Canvas, key: tuple[Hashable, ...], box: Box, ground: Colour, draw: Callable[[Canvas, Box], None]
) -> None:
    """Something that looks alike wherever it is, drawn once and kept.

    Args:
        key: all it depends on beside its size and the ground at its corners.
        draw: draws it into a box.
    """
    left, top, right, bottom = (round(edge) for edge in box)
    width, height = right - left, bottom - top

    def paint() -> Canvas:
        own = Canvas.blank(width, height, ground)
        draw(own, (0, 0, width, height))
        return own

    layer = shared.get(("the_dome", "stamp", *key, width, height, ground), paint, colours())
    canvas.include(layer.canvas(), left, top)


def pool(canvas: Canvas, colour: str, count: int, limit: int, box: Box, lit: bool = False) -> None:
    """A pool as a fanned stack: sign, how many of how many, the cards, and the places that are free."""
    look = LOOKS[colour]
    left, top, right, bottom = box
    middle, tall = (top + bottom) / 2, bottom - top
    ground = mix(palette.NIGHT, look.deep, 0.75)
    if lit:
        glow(canvas, box)
    canvas.frame(box, 16, 4 if lit else 3, BRIGHT if lit else mix(look.dark, ground, 0.25), ground)
    r = min(24.0, tall * 0.3)
    glyphs.sign(canvas, colour, (left + 16 + r, middle), r, look.base)
    size = 52
    x = left + 28 + 2 * r
    cell = advance("0", size, "Bold")
    canvas.number(str(count), (x, top, x + cell + 4, bottom), size, WHITE if count else TEXT_QUIET)
    end = x + advance(str(count), size, "Bold") + 4
    canvas.number(f"/{limit}", (end, top + 6, end + 64, bottom), LIMIT, TEXT_QUIET, weight="Bold")
    end += advance(f"/{limit}", LIMIT, "Bold") + 14
    stack(canvas, colour, count, limit, (end, top + tall * 0.13, right - 14, bottom - tall * 0.13))


def stack(canvas: Canvas, colour: str, count: int, limit: int, box: Box) -> None:
    """Cards face down, one over the other, and the free places after them."""
    look = LOOKS[colour]
    left, top, right, bottom = box
    tall = bottom - top
    wide = tall * 0.7
    places = max(limit, count, 1)
    step = min(wide * 0.62, (right - left - wide) / max(1, places - 1))
    ground = mix(palette.NIGHT, look.deep, 0.75)
    free: Colour = mix(look.dark, ground, 0.45)
    for place in range(places - 1, count - 1, -1):
        x = left + place * step
        canvas.panel((x, top, x + wide, bottom), wide * 0.16, free)
        canvas.panel((x + 2, top + 2, x + wide - 2, bottom - 2), wide * 0.13, ground)
    for place in range(count):
        x = left + place * step
        canvas.panel((x, top, x + wide, bottom), wide * 0.16, look.base)
        canvas.panel((x + 3, top + 3, x + wide - 3, bottom - 3), wide * 0.12, look.deep)
        if place == count - 1:
            glyphs.sign(canvas, colour, (x + wide / 2, (top + bottom) / 2), wide * 0.27, look.light)


def glow(canvas: Canvas, box: Box) -> None:
    """A soft light below what has just changed."""
    left, top, right, bottom = box
    canvas.panel((left - 4, top - 4, right + 4, bottom + 4), 18, palette.GLOW, opacity=0.75, blur=3)


def program(canvas: Canvas, words: Words, one: ProgramView, box: Box, *, lit: bool = False) -> None:
    """An installed program: a small card, upright while ready, turned while exhausted, with its name."""
    left, top, right, bottom = box
    card = words.pack[one.card]
    look = LOOKS[palette.family(card)]
    middle = (top + bottom) / 2
    ground = mix(palette.NIGHT, look.deep, 0.6) if one.ready else mix(palette.NIGHT, CARD, 0.5)
    if lit:
        glow(canvas, box)
    edge = BRIGHT if lit else look.base if one.ready else mix(look.dark, ground, 0.2)
    canvas.frame(box, 14, 4 if lit else 3, edge, ground)
    mini(canvas, words, one.card, (left + 48, middle), 62, one.ready)
    ink = TEXT if one.ready else TEXT_QUIET
    room = (left + 92, top + 2, right - 10, bottom - 2)
    name = fit(words.name(card), int(room[2] - room[0]), 34, "Regular", 1, 1)
    if name.lines[0].endswith(ELLIPSIS):
        name = fit(words.name(card), int(room[2] - room[0]), LABEL, "Regular", 2, 3)
    canvas.write(name, room, ink)


def mini(canvas: Canvas, words: Words, name: str, centre: Spot, tall: float, ready: bool = True) -> None:
    """A card as small as a stamp, with its emblem."""
    card = words.pack[name]
    look = LOOKS[palette.family(card)]
    w, h = (tall * 0.36, tall * 0.5) if ready else (tall * 0.5, tall * 0.36)
    x, y = centre
    edge = look.base if ready else mix(look.base, palette.NIGHT, 0.5)
    canvas.panel((x - w, y - h, x + w, y + h), tall * 0.11, edge)
    canvas.panel((x - w + 3, y - h + 3, x + w - 3, y + h - 3), tall * 0.08, look.deep if ready else palette.NIGHT)
    art.emblem(canvas, card, centre, min(w, h) * 0.74, look.light if ready else mix(look.light, palette.NIGHT, 0.5))


def control(
    canvas: Canvas, words: Words, one: ControlView, number: int, turn: int, box: Box, *, lit: bool = False
) -> None:
    """A face-down Control: its number in the area and how old it is."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    ground = mix(palette.NIGHT, palette.BACK, 0.6)
    if lit:
        glow(canvas, box)
    canvas.frame(box, 14, 4 if lit else 3, BRIGHT if lit else palette.BACK_LINE, ground)
    glyphs.back(canvas, (left + 48, middle), 46, 64)
    age = turn - one.turn
    text = words("control", number=number)
    canvas.text(text, (left + 92, top + 8, right - 10, middle + 3), LABEL, TEXT, weight="Bold", shrink=2)
    when = words("age-now") if age <= 0 else words("age", count=age)
    canvas.text(when, (left + 92, middle - 1, right - 10, bottom - 7), SMALL, TEXT_QUIET, shrink=1)


def chip(
    canvas: Canvas,
    words: Words,
    name: str,
    box: Box,
    *,
    tail: str = "",
    note: str = "",
    head: str = "",
    lit: bool = False,
) -> None:
    """A card as a small plate: emblem, name, cost or what is said of it."""
    card = words.pack[name]
    look = LOOKS[palette.family(card)]
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    ground = mix(palette.NIGHT, look.deep, 0.7)
    canvas.frame(box, 14, 4 if lit else 3, BRIGHT if lit else mix(look.base, ground, 0.3), ground)
    x = left + 12
    if head:
        wide = max(30.0, advance(head, SMALL, "Bold") + 6.0)
        canvas.text(head, (x, top, x + wide, bottom), SMALL, TEXT_QUIET, weight="Bold", align="centre", shrink=0)
        x += wide + 4
    art.emblem(canvas, card, (x + 22, middle), 19, look.base)
    x += 52
    end = right - 14
    if tail:
        wide = advance(tail, LABEL, "Bold") + 4
        canvas.text(tail, (end - wide, top, end, bottom), LABEL, BRIGHT, weight="Bold", align="right", shrink=0)
        end -= wide + 8
    if note:
        wide = advance(note, SMALL) + 4
        canvas.text(note, (end - wide, top, end, bottom), SMALL, look.light, align="right", shrink=0)
        end -= wide + 8
    fitted = fit(words.name(card), max(1, int(end - x)), LABEL, "Regular", 1, 2)
    if fitted.lines[0].endswith(ELLIPSIS):
        fitted = fit(words.name(card), max(1, int(end - x)), SMALLEST, "Regular", 2, 0)
    canvas.write(fitted, (x, top, end, bottom), TEXT)


def chips(canvas: Canvas, words: Words, held: Sequence[tuple[str, str, str]], box: Box, columns: int = 3) -> float:
    """Chips in rows: (card, head, tail) each; returns where they end."""
    gap = 12
    left, top, right, _ = box
    width = (right - left - gap * (columns - 1)) / columns
    for number, (card, head, tail) in enumerate(held):
        row, column = divmod(number, columns)
        x, y = left + column * (width + gap), top + row * (CHIP + gap)
        chip(canvas, words, card, (x, y, x + width, y + CHIP), head=head, tail=tail)
    return top + chips_height(len(held), columns)


def chips_height(count: int, columns: int = 3) -> int:
    """Pixels that so many chips take."""
    return -(-count // columns) * (CHIP + 12)


@dataclass(frozen=True, slots=True)
class Said(rows.Said):
    """Also whether what is told is bad news, a pool whose sign stands before the words, and what stands there where the
    words have no room."""

    bad: bool = False
    colour: str = ""
    brief: str = ""


def shown(canvas: Canvas, words: Words, card: str, said: Said, spot: Spot, scale: float) -> None:
    """A card with what is said of it below."""
    x, width = spot[0], size(scale)[0]
    cards.lay(canvas, words.pack, card, words.language, spot, scale)
    box = ribbon(canvas, said, spot, scale)
    if box is None:
        return
    middle = (box[1] + box[3]) / 2
    left = x + 8
    for mark in said.marks:
        number_mark(canvas, mark, (left + 28, middle), 24)
        left += 60
    if said.seat is not None:
        seat_badge(canvas, said.seat, (left + 24, middle), 17)
        left += 52
    if said.colour:
        glyphs.colour(canvas, said.colour, (left + 24, middle), 17)
        left += 46
    tail = f"×{said.count}" if said.count > max(1, len(said.marks)) else ""  # each copy's number tells it too
    wide = advance(tail, 32, "Bold") + 12 if tail else 0
    if tail:
        room = (x + width - 14 - wide, box[1], x + width - 14, box[3])
        canvas.text(tail, room, 32, BRIGHT, weight="Bold", align="right", shrink=0)
    if said.words:
        room = (left + 6, box[1], x + width - 14 - wide, box[3])
        tone = (
            GAIN
            if said.good
            else palette.SHORT
            if said.bad
            else TEXT
            if said.open
            else mix(TEXT_QUIET, (255, 120, 100), 0.45)
        )
        plain = not (said.marks or wide or said.colour or said.seat is not None)
        fitted = fit(said.words, max(1, int(room[2] - room[0])), LABEL, shrink=2)
        if said.brief and fitted.lines[-1].endswith(ELLIPSIS):
            canvas.text(said.brief, room, LABEL, tone)
        else:
            canvas.write(fitted, room, tone, align="centre" if plain else "left")


def means(canvas: Canvas, box: Box, view: DomeView, player: PlayerView, pools: bool = True) -> None:
    """What a seat has to work with: durability, action points, its three pools, cards in hand and deck."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.panel(box, 22, CARD)
    x = amount(canvas, "shield", durability(player), (left + 18, middle), 40) + 18
    if view.current == player.seat and view.phase == "action":
        if player.ap > 4:
            glyphs.action_point(canvas, (x + 18, middle), 17, True, CARD)
            canvas.number(str(player.ap), (x + 44, top, x + 90, bottom), 36, TEXT)
            x += 50 + advance(str(player.ap), 36, "Bold")
        else:
            for number in range(max(3, player.ap)):
                glyphs.action_point(canvas, (x + 18, middle), 17, number < player.ap, CARD)
                x += 40
        x += 14
    end = right - 14
    for sign, number in (("deck", player.deck_count), ("hand", player.hand_count)):
        end -= amount_width(number, 32)
        amount(canvas, sign, number, (end, middle), 32, TEXT)
        end -= 14
    width = (end - x - 2 * 10) / 3
    for number, colour in enumerate(COLOURS if pools else ()):
        at = x + number * (width + 10)
        held: Box = (at, top + 10, at + width, bottom - 10)
        limit = player.limits[number] if player.limits else player.pool_counts[number]
        pool(canvas, colour, player.pool_counts[number], limit, held)
