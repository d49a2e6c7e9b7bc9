"""What is shown of a tournament: whitelists of plain values with names in them, a page each (tournaments S6).

A picture is drawn from one of these and from nothing else, so that the name of its file hangs on what it shows alone.
`bot.pairing.shown` makes them of a contest.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.pairing.contest import IN

PAGE: Final = 24
"""People on a page of the standings."""
NOT_COUNTED: Final = -1.0
"""Stands for a number that somebody does not have (a mean of no matches)."""

WAITING: Final = "waiting"
PLAYING: Final = "playing"
DONE: Final = "done"
"""Where a match stands: it was paired and nobody moved, it is played, it is over."""


class Occasion(Struct, frozen=True):
    """Which tournament it is and how far: what stands above every picture.

    Args:
        title: its name, as people chose it.
        game: key of the game.
        format: key of the format.
        phase: see `bot.pairing.contest`.
        round: that is shown; 0 before the first.
        rounds: how many there are; 0 where that is open. In `flow` the games of each person.
        people: who take part.
        page, pages: from 1.
    """

    title: str
    game: str
    format: str
    phase: str
    round: int = 0
    rounds: int = 0
    people: int = 0
    page: int = 1
    pages: int = 1


class Someone(Struct, frozen=True):
    """Somebody who takes part.

    Args:
        number: in order of sign-up.
        name: as it is shown.
        own: whether it is the reader; never in a public picture.
        status: `in`, `dropped`, `absent` or `disqualified`.
    """

    number: int
    name: str
    own: bool = False
    status: str = IN


class StandingLine(Struct, frozen=True):
    """A line of the standings.

    Args:
        place: from 1; equals share one.
        who: whose.
        figures: by column; `NOT_COUNTED` for none.
        moved: places won since the last round, lost ones below 0.
    """

    place: int
    who: Someone
    figures: tuple[float, ...] = ()
    moved: int = 0


class StandingsPage(Struct, frozen=True):
    """A page of the standings.

    Args:
        occasion: of what.
        columns: keys of what is counted: `points`, `played`, `lives`, and tie-breaks in their order.
        lines: of this page.
        own: the reader's line where it stands on another page.
        through: how many go on to the next stage; 0: none is cut.
    """

    occasion: Occasion
    columns: tuple[str, ...]
    lines: tuple[StandingLine, ...]
    own: StandingLine | None = None
    through: int = 0
