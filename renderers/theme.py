"""The house look: colours, seat identities, sizes. One hand draws all four games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = tuple[int, int, int]
ShapeName = Literal["circle", "square", "triangle", "diamond", "pentagon", "star"]


def rgb(code: str) -> Colour:
    """``#RRGGBB`` as three numbers 0..255."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Colour between ``a`` (share 0) and ``b`` (share 1)."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Who a seat is on every picture: colour and shape and letter, so that no one of them has to be told apart."""

    colour: Colour
    ink: Colour
    """What is written on the colour."""
    shape: ShapeName
    letter: str


WHITE: Final = rgb("#FFFFFF")
INK: Final = rgb("#1E2430")
"""Dark writing, outlines."""

# The colours are the Okabe-Ito set: told apart with every common kind of colour blindness.
SEATS: Final[tuple[SeatLook, ...]] = (
    SeatLook(rgb("#0072B2"), WHITE, "circle", "A"),
    SeatLook(rgb("#D55E00"), WHITE, "square", "B"),
    SeatLook(rgb("#009E73"), WHITE, "triangle", "C"),
    SeatLook(rgb("#F0E442"), INK, "diamond", "D"),
    SeatLook(rgb("#CC79A7"), INK, "pentagon", "E"),
    SeatLook(rgb("#56B4E9"), INK, "star", "F"),
)

TABLE: Final = rgb("#232936")
"""The dark table every board lies on."""
CARD: Final = rgb("#2F3747")
CARD_RAISED: Final = rgb("#3A445A")
RULE: Final = rgb("#4A5469")
"""Hairlines and empty tracks."""
TEXT: Final = rgb("#F4F1E8")
TEXT_QUIET: Final = rgb("#B9C0CE")
BRIGHT: Final = rgb("#FFF3B8")
"""The frame of the seat whose turn it is, and the glow on what has just changed."""
GAIN: Final = rgb("#8FE0B0")
LOSS: Final = rgb("#FFA38F")

WIDTH: Final = 1600
"""Width of a board in pixels."""
PANEL_WIDTH: Final = 1200
"""Width of hands and panels in pixels."""
MARGIN: Final = 28
CORNER: Final = 36
"""Radius of a picture's own corners."""
DISCORD_GROUND: Final = rgb("#313338")
"""What the four corners outside the rounding show; on a light client they read as a frame."""

# The type scale, in pixels at board width. A phone shows the board at about five eighths of that.
DISPLAY: Final = 84
TITLE: Final = 52
DECIDE: Final = 40
"""What a player must read to decide."""
BODY: Final = 36
LABEL: Final = 28
SMALL: Final = 24
SMALLEST: Final = 22
SCALE: Final = (DISPLAY, 64, TITLE, 44, DECIDE, BODY, 32, LABEL, SMALL, SMALLEST)


def smaller(size: int) -> int:
    """The next step down the type scale; the smallest stays."""
    return next((step for step in SCALE if step < size), SMALLEST)
