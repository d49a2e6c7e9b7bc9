"""A leaderboard with its reader in the middle, and above it the reader's own rating: figure, form, history."""

from __future__ import annotations

from typing import Final

from bot.rating.rating_pages import EVEN, LOST, WON, LadderLine, RatingPage
from renderers.canvas import Canvas, Spot
from renderers.letters import clean
from renderers.theme import (
    BRIGHT,
    CARD,
    CARD_RAISED,
    GAIN,
    INK,
    LOSS,
    MARGIN,
    PANEL_WIDTH,
    RULE,
    TABLE,
    TEXT,
    TEXT_QUIET,
)
from renderers.tournaments import framing
from renderers.tournaments.framing import LEFT, MEDALS, OWN, RIGHT, STRIPE, TournamentWords

HEAD: Final = 168
MINE: Final = 330
"""Rows of the reader's own part."""
ROW: Final = 62
FOOT: Final = 28
PLACE: Final = 92
FIGURE: Final = 190
GAMES: Final = 170
SIGNS: Final = {WON: (GAIN, 1), LOST: (LOSS, -1), EVEN: (RULE, 0)}


def paint(view: RatingPage, words: TournamentWords) -> Canvas:
    """The page."""
    own = MINE if view.games else 0
    height = HEAD + own + ROW + max(1, len(view.lines)) * ROW + FOOT
    canvas = Canvas.blank(PANEL_WIDTH, height, TABLE)
    _head(canvas, view, words)
    if own:
        _mine(canvas, view, words, float(HEAD))
    y = float(HEAD + own)
    ends = RIGHT - 12 - FIGURE, RIGHT - 12 - FIGURE - GAMES
    canvas.text(words("ladder-figure"), (ends[0], y, RIGHT - 12, y + ROW), 30, TEXT_QUIET, align="right")
    canvas.text(words("ladder-games"), (ends[1], y, ends[0], y + ROW), 30, TEXT_QUIET, align="right")
    y += ROW
    if not view.lines:
        canvas.text(words("ladder-nobody"), (LEFT, y, RIGHT, y + ROW), 34, TEXT_QUIET, align="centre")
    for number, line in enumerate(view.lines):
        _line(canvas, line, y, number, ends)
        y += ROW
    return canvas


def _head(canvas: Canvas, view: RatingPage, words: TournamentWords) -> None:
    framing.cup(canvas, (MARGIN + 52, 84), 46, MEDALS[0])
    left, right = MARGIN + 128, RIGHT - 8.0
    canvas.text(words.text(f"game-{view.game}"), (left, 16, right, 90), 52, TEXT, weight="Bold", shrink=4)
    where = words("ladder-everywhere" if view.everywhere else "ladder-here")
    said = " · ".join((words(f"ladder-{view.kind}"), where, words("ladder-listed", count=view.listed)))
    canvas.text(said, (left, 94, right, 152), 34, TEXT_QUIET, shrink=3)


def _mine(canvas: Canvas, view: RatingPage, words: TournamentWords, top: float) -> None:
    bottom = top + MINE - 24
    canvas.panel((LEFT, top, RIGHT, bottom), 22, CARD)
    canvas.number(str(view.figure), (LEFT + 28, top + 14, LEFT + 330, top + 122), 84, TEXT)
    standing = words("ladder-place", place=view.place, count=view.listed) if view.place else words("ladder-provisional")
    canvas.text(standing, (LEFT + 28, top + 122, LEFT + 370, top + 172), 34, BRIGHT, weight="Bold", shrink=3)
    played = words("ladder-played", count=view.games)
    canvas.text(played, (LEFT + 28, top + 172, LEFT + 370, top + 218), 30, TEXT_QUIET, shrink=3)
    for number, how in enumerate(view.form):
        ink, way = SIGNS[how]
        x, y = LEFT + 44 + 34 * number, top + 258
        if way:
            canvas.polygon([(x - 13, y + 10 * way), (x + 13, y + 10 * way), (x, y - 13 * way)], ink)
        else:
            canvas.panel((x - 13, y - 4, x + 13, y + 4), 3, ink)
    _history(canvas, view, (LEFT + 400, top + 20, RIGHT - 24, bottom - 20))


def _history(canvas: Canvas, view: RatingPage, box: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 16, TABLE)
    figures = view.history
    least, most = min(figures), max(figures)
    spread = max(most - least, 40)
    low = (least + most - spread) / 2
    inside = (left + 110, top + 30, right - 30, bottom - 30)

    def at(number: int) -> Spot:
        share = number / max(1, len(figures) - 1)
        high = (figures[number] - low) / spread
        return inside[0] + share * (inside[2] - inside[0]), inside[3] - high * (inside[3] - inside[1])

    for figure in dict.fromkeys((most, least)):
        y = inside[3] - (figure - low) / spread * (inside[3] - inside[1])
        canvas.stroke([(inside[0], y), (inside[2], y)], 2, CARD_RAISED)
        canvas.number(str(figure), (left + 12, y - 22, left + 100, y + 22), 28, TEXT_QUIET)
    spots = [at(number) for number in range(len(figures))]
    if len(spots) > 1:
        canvas.stroke(spots, 5, BRIGHT)
    canvas.disc(spots[-1], 11, BRIGHT)
    canvas.disc(spots[-1], 5, INK)


def _line(canvas: Canvas, line: LadderLine, y: float, number: int, ends: tuple[float, float]) -> None:
    bottom = y + ROW - 4
    if line.own:
        canvas.frame((LEFT, y, RIGHT, bottom), 14, 4, BRIGHT, OWN)
    elif number % 2 == 0:
        canvas.panel((LEFT, y, RIGHT, bottom), 14, STRIPE)
    framing.place(canvas, line.place, (LEFT + PLACE / 2, (y + bottom) / 2), 25)
    framing.name(canvas, clean(line.name, "–"), (LEFT + PLACE + 8, y, ends[1] - 8, bottom), TEXT)
    canvas.number(str(line.games), (ends[1], y, ends[0], bottom), 32, TEXT_QUIET, weight="Regular", align="right")
    canvas.number(str(line.figure), (ends[0], y, RIGHT - 16, bottom), 38, TEXT, align="right")
