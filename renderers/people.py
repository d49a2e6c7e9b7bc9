"""What every game draws for people: their badge, who is waited for, who is ahead, and sentences with their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from renderers.canvas import Canvas, Spot
from renderers.letters import ELLIPSIS, Fitted, Weight, advance, clean, fit
from renderers.theme import SEATS, WHITE, Colour, rgb

CASING: Final = rgb("#1A202C")
"""Outline of badges."""


class Telling(Protocol):
    """Whatever says texts in one language: a key and its arguments in, words out."""

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key."""
        ...


def fit_name(
    make: Callable[[str], str], name: str, width: int, size: int, weight: Weight = "Bold", shrink: int = 1
) -> Fitted:
    """A sentence with a name in it on one line; if it is too long, the name is cut and the rest kept.

    Args:
        make: the sentence for a name.
        width: room in pixels.
    """
    whole = fit(make(name), width, size, weight, 1, shrink)
    if not whole.lines[0].endswith(ELLIPSIS):
        return whole
    for length in range(len(name) - 1, 0, -1):
        line = make(name[:length].rstrip() + ELLIPSIS)
        if advance(line, whole.size, weight) <= width:
            return Fitted((line,), whole.size, weight)
    return whole


def badge(canvas: Canvas, seat: int, sign: str, centre: Spot, radius: float) -> None:
    """A seat's shape in its colour, white-rimmed, with a sign in it: a line's number or the seat's letter."""
    look = SEATS[seat]
    canvas.shape(look.shape, centre, radius + max(3.0, radius * 0.28), CASING)
    canvas.shape(look.shape, centre, radius + max(2.0, radius * 0.14), WHITE)
    canvas.shape(look.shape, centre, radius, look.colour)
    size = max(22, round(radius * (0.95 if look.shape in ("triangle", "diamond", "star") else 1.2)))
    sink = {"triangle": 0.22, "star": 0.08}.get(look.shape, 0.0) * radius
    canvas.sign(sign, (centre[0], centre[1] + sink), size, look.ink, radius * 2.2)


def drawable(names: Sequence[str]) -> tuple[str, ...]:
    """Names by seat as they can be drawn: what the font lacks is dropped, and of nothing the seat's letter is left."""
    return tuple(clean(name, SEATS[seat].letter) for seat, name in enumerate(names))


def seat_badge(canvas: Canvas, seat: int, centre: Spot, radius: float) -> None:
    """Who a seat is: shape, colour, letter."""
    badge(canvas, seat, SEATS[seat].letter, centre, radius)


def hourglass(canvas: Canvas, centre: Spot, radius: float, fill: Colour) -> None:
    """Whoever is waited for."""
    x, y = centre
    r = radius
    canvas.polygons(
        [
            [(x - 0.8 * r, y - r), (x + 0.8 * r, y - r), (x + 0.8 * r, y - 0.75 * r), (x - 0.8 * r, y - 0.75 * r)],
            [(x - 0.8 * r, y + r), (x + 0.8 * r, y + r), (x + 0.8 * r, y + 0.75 * r), (x - 0.8 * r, y + 0.75 * r)],
            [(x - 0.62 * r, y - 0.75 * r), (x + 0.62 * r, y - 0.75 * r), (x + 0.1 * r, y), (x - 0.1 * r, y)],
            [(x - 0.62 * r, y + 0.75 * r), (x + 0.62 * r, y + 0.75 * r), (x + 0.1 * r, y), (x - 0.1 * r, y)],
        ],
        fill,
    )


def crown(canvas: Canvas, centre: Spot, radius: float, fill: Colour) -> None:
    """Whoever is in front."""
    x, y = centre
    r = radius
    spots = [(-1, 0.75), (-1, -0.5), (-0.5, 0.05), (0, -0.8), (0.5, 0.05), (1, -0.5), (1, 0.75)]
    canvas.polygon([(x + a * r, y + b * r) for a, b in spots], fill)
