"""The central server: four system cards with their tracks, and everybody's cracking markers on them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.games.the_dome.readings import ENERGY_MOST
from bot.games.the_dome.view import DomeView, SystemView
from renderers.canvas import Box, Canvas, Spot
from renderers.cards.marks import number_mark
from renderers.layers import shared
from renderers.letters import ELLIPSIS, advance, fit
from renderers.the_dome import art, glyphs, palette, pieces, prose
from renderers.the_dome.chart import colours
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.words import Words
from renderers.theme import BRIGHT, TEXT, TEXT_QUIET, WHITE, Colour, mix

HEAD: Final = 66
PILE: Final = 44
"""Size of the numbers of piles."""
TEXT_ROOM: Final = 140
TILE: Final = 27
"""Half a space of a track on the board, in pixels; where there is more room it is larger."""
BIG_TILE: Final = 36
TRACK: Final = 2 * TILE + 22
MARKER: Final = 19
"""Radius of a marker."""
LANE: Final = 54
"""Height that one marker above a space takes."""
FOOT: Final = 56
"""Height of a row of numbers below a track."""
Places = dict[int, list[tuple[int, int]]]
"""Space -> (seat, number) of the markers on it."""
LOOK: Final = LOOKS["system"]


def standing(view: DomeView, place: int) -> Places:
    """Who stands where on the card at a place of the server (from 1)."""
    found: Places = {}
    for player in view.players:
        for number, marker in enumerate(player.markers):
            if marker.place == place:
                found.setdefault(marker.space, []).append((player.seat, number))
    return found


def lanes(view: DomeView) -> int:
    """How many markers stand above each other where most do; at least one."""
    most = [len(held) for place in range(1, len(view.server) + 1) for held in standing(view, place).values()]
    return max([1, *most])


def height(view: DomeView, big: bool = False, feet: int = 0) -> int:
    """Pixels that a system card takes.

    Args:
        big: as in a panel.
        feet: rows of numbers below the track.
    """
    room = TEXT_ROOM + 30 + 2 * (BIG_TILE - TILE) if big else TEXT_ROOM
    return HEAD + room + LANE * lanes(view) + TRACK + FOOT * feet


def lock(view: DomeView, place: int) -> int | None:
    """The seat whose main marker keeps others out (K5), or None."""
    return next((p.seat for p in view.players if p.markers and p.markers[0].place == place), None)


def plain(words: Words, one: SystemView, width: int, tall: int, big: bool, feet: int) -> Canvas:
    """What does not move of a system card."""
    canvas = Canvas.blank(width, tall, palette.NIGHT)
    card = words.pack[one.card]
    canvas.panel((0, 0, width, tall), 0, palette.NIGHT)
    canvas.panel((0, 0, width, HEAD), 0, mix(LOOK.deep, LOOK.dark, 0.5))
    canvas.panel((0, HEAD - 2, width, HEAD + 1), 0, LOOK.dark)
    glyphs.kind(canvas, card.becomes or "system", (36, HEAD / 2), 20, LOOK.base, mix(LOOK.deep, LOOK.dark, 0.5))
    title = fit(words.name(card), width - 122, 34, "Bold", 1, 2)
    if title.lines[0].endswith(ELLIPSIS):
        title = fit(words.name(card), width - 122, 24, "Bold", 2, 1)
    canvas.write(title, (68, 0, width - 54, HEAD), WHITE)
    room = TEXT_ROOM + 26 if big else TEXT_ROOM
    art.backdrop(canvas, card, (0, HEAD + 1, width, tall))
    text = prose.fitted(words.effect(card), width - 36, room - 10, 1.0, 36 if big else 32, 22)
    prose.draw(canvas, text, (18, HEAD + 5, width - 18, HEAD + room - 5), TEXT, bold=LOOK.light)
    spots = spaces(one, width, tall - FOOT * feet)
    half = tile(one, width)
    canvas.stroke([(spots[0][0] - half - 16, spots[0][1]), (spots[-1][0] + half, spots[0][1])], 6, LOOK.dark)
    tip = spots[0][0] - half - 6
    canvas.polygon([(tip - 12, spots[0][1] - 13), (tip - 12, spots[0][1] + 13), (tip + 4, spots[0][1])], LOOK.base)
    for colour, spot in zip(one.track, spots, strict=True):
        glyphs.space(canvas, colour, spot, half)
    x, y = spots[-1]
    canvas.frame((x - half - 5, y - half - 5, x + half + 5, y + half + 5), 13, 3, BRIGHT, palette.NIGHT)
    glyphs.space(canvas, one.track[-1], (x, y), half - 1)
    return canvas


def tile(one: SystemView, width: float) -> float:
    """Half a space of the track on a card of that width."""
    wished = TILE if width < 450 else BIG_TILE
    return min(float(wished), (width - 58) / len(one.track) / 2 - 3)


def spaces(one: SystemView, width: float, tall: float) -> list[Spot]:
    """The middles of the track's spaces on a card of that size."""
    count = len(one.track)
    half = tile(one, width)
    step = min(2 * half + 18, (width - 58 - 2 * half) / max(1, count - 1))
    left = (width - step * (count - 1)) / 2 + 10
    return [(left + number * step, tall - half - 11) for number in range(count)]


def lay(
    canvas: Canvas,
    view: DomeView,
    words: Words,
    place: int,
    box: Box,
    *,
    big: bool = False,
    feet: int = 0,
    marks: Mapping[int, Sequence[str]] | None = None,
    chosen: Mapping[tuple[int, int], Sequence[str]] | None = None,
    fresh: Collection[tuple[int | str, ...]] = (),
) -> None:
    """Put a system card on a picture with the markers on it.

    Args:
        place: of the card on the server, from 1.
        feet: rows kept free below the track for `marks`.
        marks: numbers of choices by space.
        chosen: numbers of choices by marker (seat, number), drawn beside it.
        fresh: what has just changed: ("system", uid, 0) and ("marker", seat, number).
    """
    one = view.server[place - 1]
    left, top, right, bottom = (round(edge) for edge in box)
    width, tall = right - left, bottom - top
    new = ("system", one.uid, 0) in fresh
    if new:
        canvas.panel((left - 10, top - 10, right + 10, bottom + 10), 22, palette.GLOW, opacity=0.8, blur=4)
    canvas.panel((left - 4, top - 4, right + 4, bottom + 4), 12, BRIGHT if new else LOOK.base)
    key = ("the_dome", "system", words.pack.sha, one.card, words.language, width, tall, big, feet)
    canvas.include(shared.get(key, lambda: plain(words, one, width, tall, big, feet), colours()).canvas(), left, top)
    spots = [(left + x, top + y) for x, y in spaces(one, width, tall - FOOT * feet)]
    half = tile(one, width)
    if lock(view, place) is not None:
        glyphs.padlock(canvas, (right - 28, top + HEAD / 2), 17, BRIGHT)
    for space, held in standing(view, place).items():
        x, y = spots[space - 1]
        for level, (seat, number) in enumerate(held):
            middle = (x, y - half - 6 - LANE * level - LANE / 2)
            if ("marker", seat, number) in fresh:
                canvas.disc(middle, MARKER + 13, palette.GLOW, opacity=0.85, blur=4)
            glyphs.tokens(canvas, seat, number, middle, MARKER)
            for label in (chosen or {}).get((seat, number), ()):
                number_mark(canvas, label, (middle[0] + MARKER + 30, middle[1]), 21)
        canvas.polygon([(x - 8, y - half - 9), (x + 8, y - half - 9), (x, y - half + 1)], TEXT)
    for space, labels in (marks or {}).items():
        x, y = spots[space - 1]
        for level, label in enumerate(labels):
            number_mark(canvas, label, (x, y + half + 12 + FOOT / 2 + FOOT * level), 23)


def piles(canvas: Canvas, view: DomeView, words: Words, box: Box, fresh: Collection[str] = ()) -> None:
    """System deck and void; in Mastermind mode the energy and the Mastermind's cards.

    Args:
        fresh: `energy`, `mastermind`: what has just changed.
    """
    left, top, right, bottom = box
    middle, x = (top + bottom) / 2, left + 6.0
    if view.mode == "mastermind":
        if "energy" in fresh:
            canvas.panel((x - 8, top + 2, x + 42, bottom - 2), 12, palette.LIT)
        canvas.number(str(view.energy), (x, top, x + 40, bottom), PILE, palette.ENERGY)
        x += 58
        for number in range(ENERGY_MOST):
            glyphs.energy(canvas, (x + 17, middle), 16, number < view.energy, palette.NIGHT)
            x += 38
        x += 30
        hand = (("hand", view.mm_hand_count), ("deck", view.mm_deck), ("void", len(view.mm_void)))
        _counted(canvas, words("mastermind"), hand, (x, top, right, bottom), palette.ENERGY, "mastermind" in fresh)
    system = (("deck", view.system_deck), ("void", len(view.system_void)))
    x = right - 6 - _counted_width(words("kind-system"), system)
    _counted(canvas, words("kind-system"), system, (x, top, right, bottom), TEXT_QUIET, False)


def _counted_width(name: str, piles: Sequence[tuple[str, int]]) -> float:
    return advance(name, 32, "Bold") + 14 + sum(pieces.amount_width(number, PILE) + 10 for _, number in piles)


def _counted(canvas: Canvas, name: str, piles: Sequence[tuple[str, int]], box: Box, fill: Colour, lit: bool) -> None:
    """Whose piles they are, and how many cards lie in each."""
    x, top, _, bottom = box
    if lit:
        canvas.panel((x - 10, top + 2, x + _counted_width(name, piles) + 2, bottom - 2), 12, palette.LIT)
    wide = advance(name, 32, "Bold")
    canvas.text(name, (x, top, x + wide + 4, bottom), 32, fill, weight="Bold", shrink=0)
    x += wide + 14
    for sign, number in piles:
        pieces.amount(canvas, sign, number, (x, (top + bottom) / 2), PILE, TEXT if number else TEXT_QUIET)
        x += pieces.amount_width(number, PILE) + 10
