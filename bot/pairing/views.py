"""What is shown of a tournament: whitelists of plain values with names in them, a page each (tournaments S6).

A picture is drawn from one of these and from nothing else, so that the name of its file hangs on what it shows alone.
`bot.pairing.viewing` makes them of a contest.
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
DONE: Final = "over"
"""Where a match stands: it was paired and nobody moved, it is played, it is over."""


def lettered(number: int) -> str:
    """The letter of a group or division, from 0: A to Z, then AA, AB ..."""
    found, number = "", number + 1
    while number > 0:
        number, at = divmod(number - 1, 26)
        found = chr(ord("A") + at) + found
    return found


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
    """

    occasion: Occasion
    columns: tuple[str, ...]
    lines: tuple[StandingLine, ...]
    own: StandingLine | None = None


class SeatLine(Struct, frozen=True):
    """A seat of a match.

    Args:
        who: sits there.
        kind: of its result (`bot.pairing.contest`, S1); empty while it is open.
        place: from 1; 0 for none.
        score: as the game counts it; `NOT_COUNTED` where no seat has one.
        through: whether it goes on.
    """

    who: Someone
    kind: str = ""
    place: int = 0
    score: float = NOT_COUNTED
    through: bool = False


class MatchCard(Struct, frozen=True):
    """A match of a round.

    Args:
        table: its number within the round.
        state: `waiting`, `playing` or `over`.
        seats: in order; the first begins.
        stage: part of the format it belongs to; empty for the main course.
        round: in which it was paired; 0 where it was not.
    """

    table: int
    state: str
    seats: tuple[SeatLine, ...]
    stage: str = ""
    round: int = 0


class Resting(Struct, frozen=True):
    """Somebody without a table in a round, and why (`bot.pairing.contest.BYES`)."""

    who: Someone
    kind: str


class RoundPage(Struct, frozen=True):
    """A page of the matches of one round, and at the end of the last one who rests."""

    occasion: Occasion
    matches: tuple[MatchCard, ...]
    resting: tuple[Resting, ...] = ()


class BracketSlot(Struct, frozen=True):
    """A match of a bracket, played, being played or to come.

    Args:
        match: None while nobody is known; with fewer seats while not everybody is.
        seats: how many sit there.
        feeds: which slots of the next column somebody goes to, from 0; empty while that is not known.
        stage: its own name, such as `third`; empty for that of its column.
    """

    match: MatchCard | None
    seats: int = 2
    feeds: tuple[int, ...] = ()
    stage: str = ""


class BracketColumn(Struct, frozen=True):
    """A round of a bracket.

    Args:
        name: `round`, `last` (with the number of those who are left), `semi`, `final` or `reset`.
        number: of the round, or of those who are left.
        slots: from top to bottom.
    """

    name: str
    number: int
    slots: tuple[BracketSlot, ...]


class BracketPage(Struct, frozen=True):
    """Some rounds of a bracket, for at most 16 people of the first of them.

    Args:
        occasion: of what.
        side: `winners` or `losers` in double elimination; empty elsewhere.
        columns: from left to right.
        linked: whether lines show who goes where.
    """

    occasion: Occasion
    side: str
    columns: tuple[BracketColumn, ...]
    linked: bool = True


class CrossCell(Struct, frozen=True):
    """What somebody did against somebody.

    Args:
        won: games in which one came in before the other, a half for a draw; `NOT_COUNTED` where none is over.
        state: of a match that is not over, `waiting` or `playing`; empty where none is.
        forfeit: whether one of both had forfeited, so that the number stands for no game.
    """

    won: float = NOT_COUNTED
    state: str = ""
    forfeit: bool = False


class CrossLine(Struct, frozen=True):
    """A line of the table of all against all: one cell a column, none against oneself."""

    place: int
    who: Someone
    points: float
    cells: tuple[CrossCell | None, ...]


class CrossPage(Struct, frozen=True):
    """A part of the table of all against all: at most 16 lines and columns.

    Args:
        occasion: of what.
        stage: of which part of the format; empty for all.
        left, top: numbers of the first column and of the first line in the order of the standings, from 1.
        heads: whom the columns are about.
        lines: best first.
    """

    occasion: Occasion
    stage: str
    left: int
    top: int
    heads: tuple[Someone, ...]
    lines: tuple[CrossLine, ...]


class PodiumPlace(Struct, frozen=True):
    """Somebody near the top at the end; points are `NOT_COUNTED` where the format has none."""

    place: int
    who: Someone
    points: float = NOT_COUNTED


class Podium(Struct, frozen=True):
    """The best of a tournament that is over, best first; those behind the first three are listed."""

    occasion: Occasion
    places: tuple[PodiumPlace, ...]


class PlaceMeaning(Struct, frozen=True):
    """What a result of one's match would mean.

    Args:
        place: at the table, from 1.
        best, worst: places between which it would put its reader; 0 where that is not said.
        fate: `on`, `losers` (to the losers' side), `life` (one life less), `again` (played once more), `out` or `won`;
            empty where nobody goes out.
    """

    place: int
    best: int = 0
    worst: int = 0
    fate: str = ""


class MatchOutlook(Struct, frozen=True):
    """How somebody stands, with whom that person plays, and what each result would mean.

    Args:
        occasion: of what.
        own: the reader's line of the standings.
        columns: what its figures count; see `StandingsPage`.
        match: the reader's open match, if there is one.
        rivals: lines of the standings of those who sit there, by seat, the reader's own among them.
        ways: by place at the table.
    """

    occasion: Occasion
    own: StandingLine
    columns: tuple[str, ...]
    match: MatchCard | None = None
    rivals: tuple[StandingLine, ...] = ()
    ways: tuple[PlaceMeaning, ...] = ()
