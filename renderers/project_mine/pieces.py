"""What boards, hands and panels share: chips, badges, numbers with their signs, cards with what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.project_mine.cards import Card
from bot.games.project_mine.verbs import RESOURCES, GainRes, LoseRes
from bot.games.project_mine.view import PlayerView
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import rows
from renderers.cards.faces import size
from renderers.cards.marks import number_mark
from renderers.cards.rows import ribbon
from renderers.letters import advance
from renderers.people import seat_badge
from renderers.project_mine import cards, glyphs, palette
from renderers.project_mine.palette import LOOKS
from renderers.project_mine.words import Words
from renderers.theme import (
    BRIGHT,
    CARD,
    GAIN,
    INK,
    LABEL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mix,
)

CHIP: Final = 62
"""Height of a chip in pixels."""


def sign_of(canvas: Canvas, card: Card, centre: Spot, r: float, ground: Colour) -> None:
    """The sign a card is known by: its resource, else its kind."""
    look = LOOKS[palette.family(card)]
    if card.resource:
        share = glyphs.SIZES.get(card.role, 1.0)
        glyphs.resource(canvas, card.resource, centre, r * share)
    elif card.role == "investment":
        glyphs.credit(canvas, centre, r * 0.9)
    elif card.kind == "trait":
        glyphs.trait(canvas, card.trait, centre, r * 0.9, look.light)
    else:
        glyphs.kind(canvas, card.kind, centre, r * 0.9, look.light, ground)


def chip(
    canvas: Canvas, words: Words, card: str, box: Box, *, count: int = 1, note: str = "", lit: bool = False
) -> None:
    """A card as a small plate: sign, name, how many."""
    found = words.pack[card]
    look = LOOKS[palette.family(found)]
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    ground = mix(CARD, look.dark, 0.45)
    canvas.panel((left + 2, top + 3, right + 2, bottom + 3), 14, INK, opacity=0.4)
    if lit:
        canvas.frame((left - 3, top - 3, right + 3, bottom + 3), 17, 5, BRIGHT, ground)
    else:
        canvas.frame(box, 14, 3, look.base, ground)
    sign_of(canvas, found, (left + 36, middle), 21, ground)
    tail = note or (f"×{count}" if count > 1 else "")
    wide = advance(tail, LABEL, "Bold") + 8 if tail else 0
    if tail:
        canvas.text(
            tail, (right - 14 - wide, top, right - 14, bottom), LABEL, BRIGHT, weight="Bold", align="right", shrink=0
        )
    canvas.text(words.name(found), (left + 66, top, right - 18 - wide, bottom), LABEL, TEXT, shrink=2)


def chips(
    canvas: Canvas, words: Words, held: Sequence[tuple[str, int]], left: float, top: float, right: float
) -> float:
    """Chips in rows of three; returns where they end."""
    gap, columns = 12, 3
    width = (right - left - gap * (columns - 1)) / columns
    for number, (card, count) in enumerate(held):
        row, column = divmod(number, columns)
        x, y = left + column * (width + gap), top + row * (CHIP + gap)
        chip(canvas, words, card, (x, y, x + width, y + CHIP), count=count)
    return top + chips_height(len(held))


def chips_height(count: int) -> int:
    """Pixels that so many chips take."""
    return -(-count // 3) * (CHIP + 12)


def lit(ground: Colour) -> Colour:
    """The ground below what has just changed."""
    return mix(ground, palette.GLOW, 0.4)


def stock(canvas: Canvas, player: PlayerView, box: Box, size: int, new: Sequence[str] = ()) -> None:
    """The five resources with their numbers, side by side; `new`: those that have just changed."""
    left, top, right, bottom = box
    step = (right - left) / len(RESOURCES)
    middle, r = (top + bottom) / 2, size * 0.54
    for number, name in enumerate(RESOURCES):
        x = left + number * step
        if name in new:
            canvas.panel((x - 6, top + 2, x + step - 10, bottom - 2), 14, lit(CARD))
        glyphs.resource(canvas, name, (x + r + 2, middle), r, INK)
        held = player.resources[number]
        room = (x + 2 * r + 8, top, x + step, bottom)
        canvas.number(str(held), room, size, TEXT if held else TEXT_QUIET)


def amount(canvas: Canvas, sign: str, number: int, spot: Spot, size: int, fill: Colour = TEXT) -> float:
    """A number after its sign, its left end at a spot; returns where it ends."""
    x, y = spot
    r = size * 0.52
    match sign:
        case "energy":
            glyphs.bolt(canvas, (x + r, y), r * 1.08)
        case "credit":
            glyphs.credit(canvas, (x + r, y), r * 0.95)
            x += 4
        case "coin":
            glyphs.coin(canvas, (x + r, y), r)
        case "penalty":
            glyphs.penalty(canvas, (x + r, y), r)
        case "hand":
            glyphs.fan(canvas, (x + r, y - r * 0.1), r * 0.95)
        case "deck":
            glyphs.stack(canvas, (x + r, y - r * 0.1), r * 0.95)
        case "discard":
            glyphs.discard(canvas, (x + r, y), r)
        case "buys":
            glyphs.kind(canvas, "resource", (x + r, y), r, palette.COG, TABLE)
        case _:
            raise ValueError(sign)
    text = str(number).replace("-", "−")
    room = (x + 2 * r + 10, y - size, x + 2 * r + 16 + size * 0.68 * len(text), y + size)
    canvas.number(text, room, size, fill)
    return room[2] + 4


def energy_track(canvas: Canvas, energy: int, box: Box, dim: bool) -> None:
    """The printed track from 0 to 6, lit up to what is left; more than that as a number behind it."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    r = (bottom - top) / 2
    glyphs.bolt(canvas, (left + r, middle), r, palette.BOLT)
    x = left + 2 * r + 12
    step = (right - x) / 7
    for i in range(1, 7):
        on = i <= energy
        cell: Box = (x + (i - 1) * step, middle - r * 0.6, x + i * step - 5, middle + r * 0.6)
        canvas.panel(cell, 7, mix(palette.BOLT, CARD, 0.5 if dim else 0.0) if on else mix(CARD, INK, 0.5))
    canvas.number(str(energy), (x + 6 * step + 6, top, right + 36, bottom), 32, TEXT_QUIET if dim else WHITE)


@dataclass(frozen=True, slots=True)
class Said(rows.Said):
    """Also how many tokens of those needed lie on a goal, and whether the card has just come."""

    tokens: tuple[int, int] | None = None
    new: bool = False


RIBBON_TEXT: Final = 34
RIM: Final = 2
"""Of the numbers of choices, in pixels."""


def shown(canvas: Canvas, words: Words, card: str, said: Said, spot: Spot, scale: float) -> None:
    """A card with what is said of it below."""
    x, width = spot[0], size(scale)[0]
    if said.new:
        cards.light(canvas, spot, scale)
    cards.lay(canvas, words.pack, card, words.language, spot, scale, said.new)
    if said.tokens and said.tokens[1]:
        goal_tokens(canvas, said.tokens, spot, scale)
    box = ribbon(canvas, said, spot, scale)
    if box is None:
        return
    left = x + 8
    for mark in said.marks:
        number_mark(canvas, mark, (left + 30, (box[1] + box[3]) / 2), rim=RIM)
        left += 62
    tail = f"×{said.count}" if said.count > 1 else ""
    wide = advance(tail, 32, "Bold") + 12 if tail else 0
    if said.seat is not None:
        seat_badge(canvas, said.seat, (x + width - 34, (box[1] + box[3]) / 2), 16)
        wide = 44
    if tail:
        canvas.text(
            tail,
            (x + width - 14 - wide, box[1], x + width - 14, box[3]),
            32,
            BRIGHT,
            weight="Bold",
            align="right",
            shrink=0,
        )
    if said.words:
        room = (left + 6, box[1], x + width - 14 - wide, box[3])
        colour = GAIN if said.good else TEXT if said.open else mix(TEXT_QUIET, (255, 120, 100), 0.45)
        canvas.text(said.words, room, RIBBON_TEXT, colour, shrink=3, align="left" if said.marks or wide else "centre")


def goal_tokens(canvas: Canvas, tokens: tuple[int, int], spot: Spot, scale: float) -> None:
    """Fill the token track on a goal's face."""
    have, needs = tokens
    width, _ = size(scale)
    step = min(40.0, 172 / needs) * scale
    left = spot[0] + width / 2 - step * (needs - 1) / 2
    middle = spot[1] + cards.foot_middle(scale)
    for i in range(min(have, needs)):
        glyphs.token(canvas, (left + i * step, middle), min(18 * scale, step * 0.46))


def yields(card: Card) -> str:
    """What a mine brings when it is played, as "+2"; nothing for a card that does anything else."""
    gains = [line.n for line in card.effects if isinstance(line, GainRes) and isinstance(line.n, int)]
    return f"+{gains[0]}" if len(gains) == len(card.effects) == 1 else ""


def missing(player: PlayerView, card: Card) -> tuple[str, int, str]:
    """Why a hand card cannot be played (K2, K4, its energy): (why, how much is missing, of which resource).

    Returns:
        ("", 0, "") if it can; why is `x`, `energy`, `resource`, or `price` for one that can be paid in several ways.
    """
    if card.energy == "X":
        return "x", 0, ""
    if card.energy > player.energy:
        return "energy", card.energy - player.energy, ""
    held = dict(zip(RESOURCES, player.resources, strict=True))
    for line in card.effects:
        if line.who != "me" or line.may:
            continue
        if isinstance(line, GainRes) and line.resource in held and isinstance(line.n, int):
            held[line.resource] += line.n
        elif isinstance(line, LoseRes) and not line.upto and line.resource in held and isinstance(line.n, int):
            held[line.resource] -= line.n
            if held[line.resource] < 0:
                return "resource", -held[line.resource], line.resource
    return ("price", 0, "") if card.id in player.unpayable else ("", 0, "")


def why_not(words: Words, player: PlayerView, card: Card) -> str:
    """The same in words; nothing if it can be played."""
    match missing(player, card):
        case ("x", _, _):
            return words("why-x")
        case ("energy", n, _):
            return words("why-energy", count=n)
        case ("resource", n, name):
            return words("why-resource", count=n, resource=words(f"resource-{name}"))
        case ("price", _, _):
            return words("why-price")
        case _:
            return ""


def means(canvas: Canvas, box: Box, player: PlayerView) -> None:
    """A seat's means for this turn: stock, energy, credit, purchases, coins."""
    left, top, _, bottom = box
    canvas.panel(box, 22, CARD)
    middle = (top + bottom) / 2
    stock(canvas, player, (left + 24, top, left + 640, bottom), 40)
    x: float = left + 664
    for sign, number in (
        ("energy", player.energy),
        ("credit", player.credit),
        ("buys", player.buys),
        ("coin", player.coins),
    ):
        x = amount(canvas, sign, number, (x, middle), 40, TEXT if number else TEXT_QUIET) + 22
