"""Numbered choices on the galaxy: a bright number in each system that can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Anchor
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas, Spot, regular
from renderers.theme import BRIGHT, INK
from renderers.twilight_imperium import hexes, palette
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.tiles import UNIT

Mark = tuple[str, Anchor]
"""A short label (a number as a rule) and the place it stands for: ``Anchor("system", (position,))``."""
RADIUS: Final = 31.0
"""Of a bubble, in units of a system."""


def as_system(view: TwilightImperiumView, anchor: Anchor) -> Anchor:
    """The system in which a planet lies; other anchors as they are."""
    if anchor.kind != "planet":
        return anchor
    return Anchor("system", (view.planets[str(anchor.at[0])].system,))


def position_of(anchor: Anchor) -> str:
    """The position an anchor names.

    Raises:
        ValueError: another kind of anchor.
    """
    if anchor.kind != "system":
        raise ValueError(anchor.kind)
    return str(anchor.at[0])


def marked(marks: Sequence[Mark]) -> dict[str, str]:
    """Position -> what its bubble says; several choices in one system share it."""
    found: dict[str, list[str]] = {}
    for label, anchor in marks:
        found.setdefault(position_of(anchor), []).append(label)
    return {at: "·".join(labels) for at, labels in found.items()}


def spot(lens: Lens, position: str) -> Spot:
    """The middle of a system's bubble."""
    x, y = lens.centre(position)
    unit = lens.radius / UNIT
    return x + hexes.MARK[0] * unit, y + hexes.MARK[1] * unit


def draw(canvas: Canvas, lens: Lens, marks: Sequence[Mark]) -> None:
    """All of them: the system's edge lit, and the number in its lower right corner, where nothing else lies."""
    labels = marked(marks)
    for at in labels:
        corners = regular(lens.centre(at), lens.radius * 0.95, 6, 0)
        canvas.stroke([*corners, corners[0]], lens.radius * 0.03, BRIGHT)
    for at, label in labels.items():
        bubble(canvas, spot(lens, at), RADIUS * lens.radius / UNIT, label)


def bubble(canvas: Canvas, centre: Spot, radius: float, label: str) -> None:
    """A number to choose by."""
    size = round(radius * 1.3)
    wide = max(0.0, (len(label) - 2) * size * 0.27)
    left, right = (centre[0] - wide, centre[1]), (centre[0] + wide, centre[1])
    canvas.stroke([left, right], 2 * (radius + 2), palette.CASING)
    canvas.stroke([left, right], 2 * radius, BRIGHT)
    canvas.sign(label, centre, size, INK, 2 * (radius + wide))
