"""The end of a tournament, to be posted: the first three on their steps, those behind them below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bot.pairing.views import NOT_COUNTED, Podium, PodiumPlace
from renderers import theme
from renderers.canvas import Box, Canvas
from renderers.letters import clean, fit
from renderers.people import crown, fit_name
from renderers.theme import BRIGHT, INK, PANEL_WIDTH, SEATS, TABLE, TEXT, TEXT_QUIET, mix
from renderers.tournaments import framing
from renderers.tournaments.framing import LEFT, MEDALS, RIGHT, STRIPE, TournamentWords, decimals_of, number_of

TOP: Final = 330
"""Rows of title and winner."""
STAGE: Final = 640
"""Rows of the steps with those who stand on them."""
STEP: Final = 352
"""Pixels of a step from side to side."""
HIGH: Final = (330, 250, 190)
"""Rows of a step, by place."""
NAMES: Final = 190
"""Rows above a step for a name and points."""
ROW: Final = 66
PIECES: Final = 90
"""Of confetti."""


def paint(view: Podium, words: TournamentWords) -> Canvas:
    """The picture."""
    steps, behind = view.places[:3], view.places[3:]
    rows = -(-len(behind) // 2)
    canvas = Canvas.blank(PANEL_WIDTH, TOP + STAGE + (rows * ROW + 22 if rows else 0) + 20, TABLE)
    with canvas.batch():
        _confetti(canvas)
    _title(canvas, view, words)
    if view.places:
        _won(canvas, view.places, words)
    decimals = decimals_of([one.points for one in view.places])
    floor = TOP + STAGE
    order = (1, 0, 2) if len(steps) > 2 else (0, 1)
    here = [steps[at] for at in order if at < len(steps)]
    width = STEP * len(here) + 16 * (len(here) - 1)
    left = (PANEL_WIDTH - width) / 2
    with canvas.batch():
        for one in here:
            _step(canvas, one, words, (left, floor - HIGH[min(one.place, 3) - 1], left + STEP, floor), decimals)
            left += STEP + 16
        canvas.panel((LEFT, floor - 6, RIGHT, floor + 6), 6, theme.RULE)
        _behind(canvas, behind, words, floor + 20.0, decimals)
    return canvas


def _title(canvas: Canvas, view: Podium, words: TournamentWords) -> None:
    """Which tournament, and who has won it."""
    one = view.occasion
    framing.cup(canvas, (PANEL_WIDTH / 2, 74), 54, MEDALS[0])
    game = words.text(f"game-{one.game}")
    title = clean(one.title, game)
    canvas.text(title, (LEFT, 136, RIGHT, 198), 52, TEXT, weight="Bold", align="centre", shrink=4)
    about = " · ".join((game, words.text(f"tournament-format-{one.format}"), words("people", count=one.people)))
    canvas.text(about, (LEFT, 196, RIGHT, 246), 34, TEXT_QUIET, align="centre", shrink=2)


def _won(canvas: Canvas, places: Sequence[PodiumPlace], words: TournamentWords) -> None:
    """Who has won."""
    first = [words.named(one.who) for one in places if one.place == 1]
    room: Box = (LEFT, 250, RIGHT, 336)
    if len(first) == 1:
        fitted = fit_name(lambda name: words("podium-won", name=name), first[0], int(RIGHT - LEFT), 64, shrink=2)
    else:
        people = words.text.listing([words("alt-person", name=name) for name in first])
        fitted = fit(words("podium-shared", told=people), int(RIGHT - LEFT), 52, "Bold", 2, 4)
    canvas.write(fitted, room, BRIGHT, align="centre")


def _confetti(canvas: Canvas) -> None:
    """Shapes of all seats, scattered evenly and always alike: the golden angle keeps them apart."""
    for number in range(PIECES):
        x = (number * 0.618034 % 1) * PANEL_WIDTH
        y = (number * 0.381966 * 1.7 % 1) * (TOP + STAGE - 360)
        if abs(x - PANEL_WIDTH / 2) < 420 and 120 < y < 350:
            continue
        look = SEATS[number % len(SEATS)]
        size = 6 + 5 * (0.5 + 0.5 * math.sin(number))
        canvas.shape(look.shape, (x, y), size, framing.dim(look.colour))


def _step(canvas: Canvas, one: PodiumPlace, words: TournamentWords, box: Box, decimals: int) -> None:
    """A step with its place, and above it who stands there."""
    left, top, right, bottom = box
    metal = MEDALS[min(one.place, 3) - 1]
    canvas.panel((left, top, right, bottom), 24, mix(TABLE, metal, 0.55))
    canvas.panel((left + 6, top + 6, right - 6, bottom), 20, metal)
    canvas.panel((left + 6, top + 6, right - 6, top + 34), 20, mix(metal, theme.WHITE, 0.4))
    middle = (left + right) / 2
    canvas.sign(str(one.place), (middle, (top + bottom) / 2 + 18), 120, INK, 160)
    ground = (left + 2, top - NAMES, right - 2, top - 14)
    canvas.panel(ground, 20, framing.OWN if one.who.own else STRIPE, opacity=1)
    if one.place == 1:
        crown(canvas, (middle, top - NAMES - 34), 32, BRIGHT)
    scored = one.points != NOT_COUNTED
    room = (left + 16, top - NAMES + 4, right - 16, top - (68 if scored else 18))
    shown = words.named(one.who)
    fitted = fit(shown, int(room[2] - room[0]), 52, "Bold", 1, 1)
    if fitted.lines[0] != shown:
        fitted = fit(shown, int(room[2] - room[0]), 34, "Bold", 2, 1)
    canvas.write(fitted, room, BRIGHT if one.place == 1 else TEXT, align="centre")
    if scored:
        points = words("points", points=number_of(one.points, decimals))
        canvas.text(points, (left + 16, top - 70, right - 16, top - 22), 34, TEXT_QUIET, align="centre", shrink=1)


def _behind(canvas: Canvas, behind: Sequence[PodiumPlace], words: TournamentWords, top: float, decimals: int) -> None:
    """Those behind the first three, in two columns."""
    wide = (RIGHT - LEFT - 16) / 2
    for number, one in enumerate(behind):
        left = LEFT + number % 2 * (wide + 16)
        y = top + number // 2 * ROW
        box: Box = (left, y, left + wide, y + ROW - 8)
        canvas.panel(box, 14, framing.OWN if one.who.own else STRIPE)
        framing.place(canvas, one.place, (left + 42, (y + box[3]) / 2), 24)
        end = box[2] - 16
        if one.points != NOT_COUNTED:
            canvas.number(number_of(one.points, decimals), (end - 90, y, end, box[3]), 36, TEXT, align="right")
            end -= 100
        framing.name(canvas, words.named(one.who), (left + 84, y, end, box[3]), TEXT)


def told(view: Podium, words: TournamentWords) -> list[str]:
    """The places in words."""
    return [words("alt-line", place=one.place, name=words.named(one.who)) for one in view.places]
