"""The score track: where everybody stands, on one scale (station points now, the result at the end)."""

from __future__ import annotations

from typing import Final

from bot.games.metromania.view import MetromaniaView
from renderers.canvas import Box, Canvas
from renderers.theme import LABEL, SEATS, TEXT_QUIET, WHITE

HEIGHT: Final = 64
LAP: Final = 20
"""The printed track goes to 20; ours grows when somebody is beyond it, or under 0."""

_ENDS: Final = 72
_RADIUS: Final = 15.0
_DOT: Final = 5.0


def points(view: MetromaniaView) -> list[int]:
    """What each seat's piece stands on."""
    if view.result is not None:
        return [account.total for account in view.result.accounts]
    return [player.station_points for player in view.players]


def scale(values: list[int]) -> tuple[int, int]:
    """First and last number of the track: 0 to 20, or further in fives."""
    least, most = min(0, *values), max(LAP, *values)
    return least // 5 * 5, -(-most // 5) * 5


def draw(canvas: Canvas, view: MetromaniaView, box: Box) -> None:
    """The track within ``box``, `HEIGHT` high: a dot a point, a number every five, or ten on a long one."""
    left, top, right, _ = box
    values = points(view)
    first, last = scale(values)
    step = (right - left - 2 * _ENDS) / (last - first)
    y = top + 20.0

    def x(value: int) -> float:
        return left + _ENDS + (value - first) * step

    canvas.stroke([(x(first), y), (x(last), y)], 3, TEXT_QUIET)
    numbers = 5 if last - first <= 40 else 10
    for value in range(first, last + 1):
        if value % 5 == 0 or step >= 24:
            canvas.disc((x(value), y), _DOT + (2.0 if value % 5 == 0 else 0.0), TEXT_QUIET)
        if value % numbers == 0:
            text = str(value).replace("-", "−")
            canvas.text(text, (x(value) - 40, top + 32, x(value) + 40, top + 66), LABEL, TEXT_QUIET, align="centre")
    for value in sorted(set(values)):
        here = [seat for seat, own in enumerate(values) if own == value]
        for place, seat in enumerate(here):
            look = SEATS[seat]
            centre = (x(value) + (place - (len(here) - 1) / 2) * 2 * _RADIUS, y)
            canvas.shape(look.shape, centre, _RADIUS + 3, WHITE)
            canvas.shape(look.shape, centre, _RADIUS, look.colour)
