"""The standings: place, movement, name and every column that counts, oneself marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pairing.contest import IN, OVER
from bot.pairing.views import NOT_COUNTED, StandingLine, StandingsPage
from renderers.canvas import Canvas, Spot
from renderers.letters import fit
from renderers.theme import BRIGHT, CARD, GAIN, LOSS, RULE, TEXT, TEXT_QUIET, Colour
from renderers.tournaments import framing
from renderers.tournaments.framing import HEAD, LEFT, RIGHT, STRIPE, TournamentWords, decimals_of, number_of

ROW: Final = 62
TALL: Final = 80
"""Rows of a line whose name takes two."""
COLUMNS: Final = 84
"""Rows of the columns' names."""
PLACE: Final = 76
MOVED: Final = 94
WIDEST: Final = 124
"""Of a column in pixels."""
NARROWEST: Final = 96
FOOT: Final = 28
APART: Final = 34
"""Rows between the page and the reader's line from another page."""
PERCENT: Final = ("share",)
"""Columns that are parts of a whole."""


def paint(view: StandingsPage, words: TournamentWords) -> Canvas:
    """The page."""
    wide = column_width(len(view.columns))
    end = RIGHT - wide * len(view.columns)
    lines = [*view.lines, *([view.own] if view.own else [])]
    rooms = [_height(one, words, end - LEFT - PLACE - MOVED) for one in lines]
    height = HEAD + COLUMNS + sum(rooms) + FOOT + (APART if view.own else 0)
    height += 0 if view.lines else ROW
    what = words("what-final") if view.occasion.phase == OVER else words("what-standings")
    canvas = framing.begun(view.occasion, what, words, height)
    columns = [(end + wide * number, end + wide * (number + 1)) for number in range(len(view.columns))]
    with canvas.batch():
        _columns(canvas, view, words, columns)
        decimals = [decimals_of([one.figures[at] for one in lines]) for at in range(len(view.columns))]
        y = float(HEAD + COLUMNS)
        if not view.lines:
            canvas.text(words("nobody"), (LEFT, y, RIGHT, y + ROW), 36, TEXT_QUIET, align="centre")
        for number, (one, tall) in enumerate(zip(lines, rooms, strict=True)):
            if view.own and number == len(view.lines):
                for dot in range(3):
                    canvas.disc((LEFT + PLACE / 2 + 18 * (dot - 1), y + APART / 2 - 2), 4, TEXT_QUIET)
                y += APART
            _line(canvas, view, one, words, (y, y + tall), columns, decimals, number)
            y += tall
    return canvas


def column_width(columns: int) -> float:
    """Of each column, in pixels."""
    return max(NARROWEST, min(WIDEST, 660 / max(1, columns)))


def _height(one: StandingLine, words: TournamentWords, room: float) -> int:
    gone = 0 if one.who.status == IN else 150
    return ROW if framing.rows_of(words.named(one.who), room - gone) == 1 else TALL


def _columns(canvas: Canvas, view: StandingsPage, words: TournamentWords, columns: Sequence[Spot]) -> None:
    top, bottom = float(HEAD - 4), float(HEAD + COLUMNS - 12)
    canvas.panel((LEFT, top, RIGHT, bottom), 18, CARD)
    for key, (left, right) in zip(view.columns, columns, strict=True):
        ink = TEXT if key == view.columns[0] else TEXT_QUIET
        said = fit(words(f"column-{key}"), int(right - left - 6), framing.LEAST, "Bold", 2, 0)
        canvas.write(said, (left + 3, top, right - 3, bottom), ink, align="centre")


def _line(
    canvas: Canvas,
    view: StandingsPage,
    one: StandingLine,
    words: TournamentWords,
    rows: Spot,
    columns: Sequence[Spot],
    decimals: Sequence[int],
    number: int,
) -> None:
    top, bottom = rows[0], rows[1] - 4
    middle = (top + bottom) / 2
    if one.who.own:
        canvas.frame((LEFT, top, RIGHT, bottom), 14, 4, BRIGHT, framing.OWN)
    elif number % 2 == 0:
        canvas.panel((LEFT, top, RIGHT, bottom), 14, STRIPE)
    framing.place(canvas, one.place, (LEFT + PLACE / 2 + 4, middle), 26)
    moved(canvas, one.moved, (LEFT + PLACE, middle))
    end = columns[0][0] - 12 if columns else RIGHT - 16
    if one.who.status != IN:
        end = framing.pill(canvas, words(f"gone-{one.who.status}"), end, middle, CARD, TEXT_QUIET)
    room = (LEFT + PLACE + MOVED, top, end, bottom)
    framing.name(canvas, words.named(one.who), room, framing.ink_of(one.who), lines=2)
    for at, (left, right) in enumerate(columns):
        key, value = view.columns[at], one.figures[at]
        first = at == 0
        ink: Colour = TEXT if first else TEXT_QUIET
        size, weight = (40, "Bold") if first else (32, "Regular")
        canvas.number(
            shown(key, value, decimals[at]), (left, top, right, bottom), size, ink, weight=weight, align="centre"
        )


def shown(key: str, value: float, decimals: int) -> str:
    """What stands in a column."""
    found = number_of(value, decimals)
    return f"{round(100 * value)}%" if key in PERCENT and value != NOT_COUNTED else found


def moved(canvas: Canvas, places: int, spot: Spot) -> None:
    """How many places were won or lost since the last round."""
    x, y = spot
    if not places:
        canvas.panel((x + 14, y - 2, x + 34, y + 2), 2, RULE)
        return
    up = places > 0
    ink, way = (GAIN, -1) if up else (LOSS, 1)
    canvas.polygon([(x + 8, y - way * 9), (x + 34, y - way * 9), (x + 21, y + way * 11)], ink)
    canvas.number(str(abs(places)), (x + 38, y - 24, x + MOVED - 2, y + 24), framing.LEAST, ink)
