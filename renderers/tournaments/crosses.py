"""All against all: what everybody did against everybody, by the order of the standings."""

from __future__ import annotations

from typing import Final

from bot.pairing.views import NOT_COUNTED, PLAYING, CrossCell, CrossLine, CrossPage
from renderers.canvas import Box, Canvas
from renderers.theme import BRIGHT, CARD, CARD_RAISED, GAIN, LOSS, RULE, TABLE, TEXT, TEXT_QUIET, Colour, mix
from renderers.tournaments import framing
from renderers.tournaments.framing import HEAD, LEAST, LEFT, OWN, RIGHT, STRIPE, TournamentWords, decimals_of, number_of

HEADS: Final = 60
ROW: Final = 62
TALL: Final = 80
PLACE: Final = 72
NAME: Final = 290
POINTS: Final = 96
WIDEST: Final = 74
"""Of a cell in pixels."""
LEGEND: Final = 66
TINT: Final = 0.3


def paint(view: CrossPage, words: TournamentWords) -> Canvas:
    """The page."""
    count = max(1, len(view.heads))
    cell = min(float(WIDEST), (RIGHT - LEFT - PLACE - NAME - POINTS - 8) / count)
    room = RIGHT - LEFT - PLACE - POINTS - 8 - cell * count - 14
    rows = [ROW if framing.rows_of(words.named(one.who), room) == 1 else TALL for one in view.lines]
    what = words("what-cross")
    if view.stage:
        what = words("table-of", table=what, stage=words.stage(view.stage))
    height = HEAD + HEADS + (sum(rows) or ROW) + LEGEND
    canvas = framing.begun(view.occasion, what, words, height)
    left = RIGHT - 8 - cell * count
    decimals = decimals_of([one.points for one in view.lines])
    with canvas.batch():
        canvas.panel((LEFT, HEAD - 4, RIGHT, HEAD + HEADS - 10), 18, CARD)
        points = (left - POINTS, HEAD - 4, left - 4, HEAD + HEADS - 10)
        canvas.text(words("column-points"), points, LEAST, TEXT, weight="Bold", align="centre", shrink=0)
        for column, one in enumerate(view.heads):
            box = (left + column * cell, HEAD - 4, left + (column + 1) * cell, HEAD + HEADS - 10)
            if one.own:
                canvas.panel(box, 10, OWN)
            ink = TEXT if one.own else TEXT_QUIET
            number = str(view.left + column)
            canvas.text(number, box, LEAST, ink, weight="Bold", align="centre", shrink=0)
        y = float(HEAD + HEADS)
        if not view.lines:
            canvas.text(words("nobody"), (LEFT, y, RIGHT, y + ROW), 36, TEXT_QUIET, align="centre")
        for number, (one, tall) in enumerate(zip(view.lines, rows, strict=True)):
            _line(canvas, one, words, view.top + number, (LEFT, y, RIGHT, y + tall - 4), left, cell, decimals)
            y += tall
    legend = words("cross-legend")
    canvas.text(legend, (LEFT + 8, height - LEGEND + 4, RIGHT - 8, height - 12), LEAST, TEXT_QUIET, shrink=0)
    return canvas


def _line(
    canvas: Canvas,
    one: CrossLine,
    words: TournamentWords,
    number: int,
    box: Box,
    left: float,
    cell: float,
    decimals: int,
) -> None:
    top, bottom = box[1], box[3]
    middle = (top + bottom) / 2
    if one.who.own:
        canvas.frame(box, 14, 4, BRIGHT, OWN)
    elif number % 2:
        canvas.panel(box, 14, STRIPE)
    canvas.number(str(number), (LEFT + 6, top, LEFT + PLACE - 14, bottom), 34, TEXT_QUIET, align="right")
    room = (LEFT + PLACE, top, left - POINTS - 10, bottom)
    framing.name(canvas, words.named(one.who), room, framing.ink_of(one.who), lines=2)
    points = number_of(one.points, decimals)
    canvas.number(points, (left - POINTS, top, left - 4, bottom), 36, TEXT, align="centre")
    for column, what in enumerate(one.cells):
        side = left + column * cell
        _cell(canvas, what, (side + 2, middle - 25, side + cell - 2, middle + 25))


def _cell(canvas: Canvas, what: CrossCell | None, box: Box) -> None:
    """What was done against one: a number, a sign for a forfeit, or where the match stands."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if what is None:
        canvas.panel(box, 8, mix(TABLE, RULE, 0.75))
        return
    if what.won == NOT_COUNTED:
        if what.state == PLAYING:
            canvas.polygon([(x - 9, y - 12), (x - 9, y + 12), (x + 12, y)], GAIN)
        else:
            canvas.disc((x, y), 5 if what.state else 3, TEXT_QUIET if what.state else RULE)
        return
    ink: Colour = TEXT
    if what.forfeit:
        ink = GAIN if what.won else LOSS
        canvas.panel(box, 8, CARD_RAISED)
        for across in (True, False) if what.won else (True,):
            spots = [(x - 11, y), (x + 11, y)] if across else [(x, y - 11), (x, y + 11)]
            canvas.stroke(spots, 5, ink)
        return
    tint = GAIN if what.won >= 1 else BRIGHT if what.won else LOSS
    canvas.panel(box, 8, mix(CARD, tint, TINT))
    shown = halves(what.won)
    canvas.text(shown, (box[0] - 2, box[1], box[2] + 2, box[3]), LEAST, ink, weight="Bold", align="centre", shrink=0)


def halves(value: float) -> str:
    """A number of games, with a half as a half."""
    whole, half = divmod(round(value * 2), 2)
    return f"{whole or ''}½" if half else str(whole)


def told(view: CrossPage, words: TournamentWords) -> list[str]:
    """The lines in words."""
    decimals = decimals_of([one.points for one in view.lines])
    return [
        words("alt-line-points", place=one.place, name=words.named(one.who), points=number_of(one.points, decimals))
        for one in view.lines
    ]
