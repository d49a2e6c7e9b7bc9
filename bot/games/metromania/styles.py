"""What bot players think things are worth: the easy one's values, and those of one that plays better by them alone."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Style(Struct, frozen=True):
    """What a bot player thinks things are worth, about in points of the final score; tuned by playouts of one style
    against another."""

    tunnel: float = 1.0
    """Every tunnel that still has to be laid, taken off."""
    marker: float = 6.0
    """A marker of its own on the map, not to be blamed for."""
    served: float = 10.0
    """A station on a corner of one of its own markers that had none."""
    station_point: float = 0.4
    """A station point (7.1)."""
    others: float = 0.5
    """Share of what another seat gains that is taken off."""
    link: float = 2.0
    """Its line touches the other end of a trip in which it has a marker."""
    hope: float = 1.0
    """A station at a destination space where it may place a marker later."""
    lost: float = 14.0
    """A line that can no longer be finished, taken off."""
    tight: float = 2.0
    """No tunnel to spare, taken off."""
    early: float = 6.3
    """What a station must be worth to be bought at any time."""
    build: float = 4.0
    """What it must be worth when a line is about to be finished or the game to end."""
    press: int = 3
    """Turns to the end of the game by another seat that count as soon."""
    second: int = 2
    """Turn from which the second line may be started."""
    direct: float = 0.0
    """Its line has stations at both ends of a trip."""
    twin: float = 0.0
    """Its two lines have one each."""
    alone: float = 0.0
    """Its line has a station at one end of a trip, whose other end is placed."""
    open_end: float = 0.0
    """The same where the other end is not placed."""
    passing: float = 0.3
    """Share of these where the line has no station yet."""
    rival: float = 0.5
    """Share of these that is taken off where another seat's line gains them."""


EASY: Final = Style()
KEEN: Final = Style(
    tunnel=2.5, marker=4.8, station_point=0.16, link=0.77, hope=0.4, lost=17.5, tight=2.5, early=9.5, press=4,
    direct=3.0, twin=0.8, alone=0.7, open_end=0.4,
)  # fmt: skip
"""In more haste, and with an eye for trips that only its own lines serve: played on by its values alone, it won 550 of
800 games of two against `EASY`."""
