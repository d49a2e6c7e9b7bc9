"""The cover of a lobby: the game's own motif, its name, and who sits where. One layout for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.text.catalogue import Language, Voice
from renderers import theme
from renderers.canvas import Box, Canvas, Spot
from renderers.encode import Picture, finish, palette_of
from renderers.layers import shared
from renderers.letters import advance, clean, fit
from renderers.people import seat_badge
from renderers.theme import DISPLAY, PANEL_WIDTH, SEATS, Colour, mix

Motif = Callable[[Canvas], None]
"""Draws a game's motif over a whole canvas of `PANEL_WIDTH` x `BAND` pixels."""

BAND: Final = 380
"""Rows of the motif."""
PLATE: Final = 128
"""Rows at its foot that are darkened for the game's name."""
ROW: Final = 112
GAP: Final = 16
NAME: Final = 48
"""Size of names in pixels: a phone shows the picture at three tenths of its width."""
LONG_NAME: Final = 36
"""The same where a name takes two lines."""
PILL: Final = 36


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat of a lobby.

    Args:
        name: as people chose it; empty for a seat that is free.
        bot: whether a bot sits there.
        host: whether this person opens the match.
        kept: nobody sits there yet, but the place is kept for this person.
    """

    name: str = ""
    bot: bool = False
    host: bool = False
    kept: bool = False


def cover(
    game: str,
    motif: Motif,
    sitters: Sequence[Sitter],
    *,
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """The cover, 1,200 pixels wide.

    Args:
        game: its key.
        motif: draws what the game is known by.
        sitters: every seat that can be taken, in order, the free ones too.
        text: another catalogue than the language's own.
    """
    said = text or Voice(language)
    title = said(f"game-{game}")
    canvas = Canvas.blank(PANEL_WIDTH, _height(len(sitters)), theme.TABLE)
    colours = _colours(game, motif)
    canvas.include(shared.get(("cover", game, language), lambda: _front(motif, title), colours).canvas(), 0, 0)
    names = [clean(one.name, SEATS[seat].letter) if one.name else "" for seat, one in enumerate(sitters)]
    for seat, one in enumerate(sitters):
        _seat(canvas, said, seat, one, names[seat], _place(seat))
    canvas.corners(theme.CORNER, theme.DISCORD_GROUND)
    told = ", ".join(f"{SEATS[seat].letter} {name or said('seat-empty')}" for seat, name in enumerate(names))
    return finish(canvas, colours, f"{game}-cover.png", said("lobby-cover-alt", game=title, seats=told))


def _height(seats: int) -> int:
    rows = -(-seats // 2)
    return BAND + theme.MARGIN + rows * (ROW + GAP) - GAP + theme.MARGIN


def _place(seat: int) -> Box:
    width = (PANEL_WIDTH - 2 * theme.MARGIN - GAP) / 2
    left = theme.MARGIN + (seat % 2) * (width + GAP)
    top = BAND + theme.MARGIN + (seat // 2) * (ROW + GAP)
    return left, top, left + width, top + ROW


def _seat(canvas: Canvas, said: Voice, seat: int, one: Sitter, name: str, box: Box) -> None:
    """One seat: shape, colour and letter, who sits there, and whether it is the host or a bot."""
    left, top, right, bottom = box
    look, middle = SEATS[seat], (top + bottom) / 2
    free = not name or one.kept
    ground = theme.TABLE if free else tint(look.colour)
    canvas.frame(box, 22, 3, theme.RULE if free else look.colour, ground)
    seat_badge(canvas, seat, (left + 62, middle), 32)
    end = right - 22
    if free:
        canvas.disc((left + 62, middle), 48, theme.TABLE, opacity=0.55)
    if one.bot:
        robot(canvas, (end - 34, middle), 30, theme.TEXT_QUIET, ground)
        end -= 84
    elif one.host:
        end = _pill(canvas, said("lobby-cover-host"), end, middle, theme.BRIGHT, theme.INK)
    elif one.kept:
        end = _pill(canvas, said("lobby-cover-kept"), end, middle, theme.CARD, theme.TEXT_QUIET)
    shown, weight, ink = (name, "Bold", theme.TEXT) if not free else (name, "Regular", theme.TEXT_QUIET)
    room = (left + 126, top, end, bottom)
    wide = int(room[2] - room[0])
    fitted = fit(shown or said("seat-empty"), wide, NAME, weight)
    if name and fitted.lines[0] != name:
        fitted = fit(name, wide, LONG_NAME, weight, lines=2, shrink=1)
    canvas.write(fitted, room, ink)


def _pill(canvas: Canvas, role: str, end: float, middle: float, ground: Colour, ink: Colour) -> float:
    """A word at the right end of a seat; returns how far to the right a name may go."""
    wide = advance(role, PILL, "Bold") + 32
    box: Box = (end - wide, middle - 29, end, middle + 29)
    canvas.panel(box, 20, ground)
    canvas.text(role, (box[0] + 16, box[1], box[2] - 14, box[3]), PILL, ink, weight="Bold", shrink=0)
    return end - wide - 16


def tint(colour: Colour) -> Colour:
    """The ground of a taken seat."""
    return mix(theme.CARD, colour, 0.28)


def robot(canvas: Canvas, centre: Spot, r: float, fill: Colour, ground: Colour) -> None:
    """A bot's head: a box with two eyes and an aerial."""
    x, y = centre
    canvas.stroke([(x, y - r), (x, y - 0.5 * r)], max(3.0, r * 0.16), fill)
    canvas.disc((x, y - 0.95 * r), r * 0.2, fill)
    canvas.panel((x - r, y - 0.5 * r, x + r, y + 0.95 * r), r * 0.36, fill)
    for side in (-1, 1):
        canvas.disc((x + side * 0.42 * r, y + 0.08 * r), r * 0.2, ground)
    canvas.panel((x - 0.45 * r, y + 0.5 * r, x + 0.45 * r, y + 0.66 * r), r * 0.08, ground)


def _front(motif: Motif, title: str) -> Canvas:
    canvas = Canvas.blank(PANEL_WIDTH, BAND, theme.TABLE)
    motif(canvas)
    foot: Box = (0, BAND - PLATE, PANEL_WIDTH, BAND)
    canvas.panel(foot, 0, theme.TABLE, opacity=0.9)
    canvas.stroke([(0, BAND - PLATE), (PANEL_WIDTH, BAND - PLATE)], 4, theme.BRIGHT, opacity=0.6)
    room = (theme.MARGIN + 8, foot[1], PANEL_WIDTH - theme.MARGIN, foot[3])
    canvas.text(title, room, DISPLAY, theme.TEXT, weight="Bold")
    return canvas


@lru_cache(maxsize=8)
def _colours(game: str, motif: Motif) -> Image.Image:
    """The palette of a game's covers, from its motif and everything that is drawn beside it."""
    chart = Canvas.blank(PANEL_WIDTH, BAND + 2 * ROW, theme.TABLE)
    front = _front(motif, game)
    chart.include(front, 0, 0)
    for seat, look in enumerate(SEATS):
        left, top = 200 * seat, BAND
        canvas_box: Box = (left, top, left + 200, top + 2 * ROW)
        chart.panel(canvas_box, 0, tint(look.colour))
        seat_badge(chart, seat, (left + 62, top + ROW / 2), 32)
        chart.text("ABCabc", (left + 8, top + ROW, left + 192, top + 2 * ROW), NAME, theme.TEXT, weight="Bold")
    fixed = (
        theme.TABLE, theme.DISCORD_GROUND, theme.CARD, theme.TEXT, theme.TEXT_QUIET, theme.WHITE, theme.INK,
        theme.BRIGHT, theme.RULE, *(look.colour for look in SEATS), *(tint(look.colour) for look in SEATS),
    )  # fmt: skip
    return palette_of([chart.drawn()], fixed)
