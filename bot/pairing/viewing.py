"""From a contest to what is shown of it: pages of plain values, each with the names it needs and no more (S6).

A page that does not exist is the nearest that does: a button may be older than the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.pairing.contest import DISQUALIFIED, EXCUSED, FORFEITED, IN, NEVER, SENT_OFF, Contest, Entrant, Pairing
from bot.pairing.groups import GROUP, GROUPS, groups_of
from bot.pairing.knockout import seeded
from bot.pairing.lives import lives_of
from bot.pairing.registry import standings
from bot.pairing.standings import StandingRow, ranked
from bot.pairing.views import (
    DONE,
    NOT_COUNTED,
    PAGE,
    PLAYING,
    WAITING,
    CrossCell,
    CrossLine,
    CrossPage,
    MatchCard,
    Occasion,
    Podium,
    PodiumPlace,
    Resting,
    RoundPage,
    SeatLine,
    Someone,
    StandingLine,
    StandingsPage,
)

ROUND_PAGE: Final = 54
"""Rows on a page of a round's matches, in two columns: a match takes one more than it has seats, who rests one."""

BY_GAME: Final = ("flow", "robin")
"""Formats in which points a game decide: not everybody has as many games."""
LIFE: Final = "lives"
"""Column of a knockout with two lives."""
CROSS: Final = 16
"""Lines and columns of a part of the table of all against all."""
NEAR_THE_TOP: Final = 9
"""People on the picture of a podium."""

T = TypeVar("T")


class Naming(Struct, frozen=True):
    """What the database knows and a contest does not.

    Args:
        title: the tournament's name.
        names: by entrant, from the first, as they are shown.
        own: number of the reader; 0 for a public picture.
    """

    title: str
    names: tuple[str, ...]
    own: int = 0

    def who(self, contest: Contest, number: int) -> Someone:
        """Somebody as shown."""
        status = contest.entrant(number).status
        return Someone(number, self.names[number - 1], own=number == self.own, status=status)


def occasion(contest: Contest, naming: Naming, page: int = 1, pages: int = 1, round: int = 0) -> Occasion:
    """What stands above a picture.

    Args:
        page, pages: from 1.
        round: that is shown; 0 for the latest.
    """
    return Occasion(
        naming.title,
        contest.terms.game,
        contest.terms.format,
        contest.phase,
        round or contest.round,
        contest.rounds or contest.terms.rounds,
        len(people_of(contest)),
        page,
        pages,
    )


def people_of(contest: Contest) -> list[Entrant]:
    """Who takes part or took part: neither sign-ups that were taken back nor who did not show up."""
    return [one for one in contest.entrants if one.status not in NEVER]


def paged(rows: Sequence[T], weights: Sequence[int], room: int) -> list[list[T]]:
    """Rows on pages, in their order; at least one page.

    Args:
        weights: room that each row takes.
        room: of a page.
    """
    pages: list[list[T]] = [[]]
    used = 0
    for row, weight in zip(rows, weights, strict=True):
        if used + weight > room and pages[-1]:
            pages.append([])
            used = 0
        pages[-1].append(row)
        used += weight
    return pages


def near(page: int, pages: int) -> int:
    """The page that exists nearest to one."""
    return max(1, min(page, pages))


def state_of(pairing: Pairing) -> str:
    """Where a match stands."""
    return DONE if pairing.over else PLAYING if pairing.met or pairing.begins >= 0 else WAITING


def card(contest: Contest, naming: Naming, pairing: Pairing, through: int = 0) -> MatchCard:
    """A match as shown.

    Args:
        through: places that go on.
    """
    scored = any(one.score for one in pairing.outcomes)
    seats: list[SeatLine] = []
    for seat, number in enumerate(pairing.entrants):
        who = naming.who(contest, number)
        if not pairing.over:
            seats.append(SeatLine(who))
            continue
        one = pairing.outcomes[seat]
        score = one.score if scored else NOT_COUNTED
        seats.append(SeatLine(who, one.kind, one.place, score, 0 < one.place <= through))
    return MatchCard(pairing.table, state_of(pairing), tuple(seats), part_of(contest, pairing.stage), pairing.round)


def part_of(contest: Contest, stage: str) -> str:
    """What is said of a stage beside its round: nothing where all that round is of one kind."""
    kind, _, number = stage.partition(":")
    if kind == "lives" or (kind == "winners" and not contest.terms.double):
        return ""
    return kind if kind in ("winners", "losers") else stage if number else kind


def round_page(contest: Contest, naming: Naming, round: int = 0, page: int = 1) -> RoundPage:
    """The matches of a round, and who rests.

    Args:
        round: its number; 0 for the latest.
        page: from 1; 0 for the one the reader is on, or the first.
    """
    shown = near(round or contest.round, contest.round) if contest.round else 0
    matches = [card(contest, naming, one) for one in contest.live if one.round == shown]
    matches.sort(key=lambda one: one.table)
    resting = [Resting(naming.who(contest, one.entrant), one.kind) for one in contest.byes if one.round == shown]
    rows: list[MatchCard | Resting] = [*matches, *resting]
    pages = paged(rows, [len(one.seats) + 1 if isinstance(one, MatchCard) else 1 for one in rows], ROUND_PAGE)
    own = next((at for at, one in enumerate(pages, 1) if any(map(_own, one))), 1)
    page = near(page or own, len(pages))
    here = pages[page - 1]
    return RoundPage(
        occasion(contest, naming, page, len(pages), shown),
        tuple(one for one in here if isinstance(one, MatchCard)),
        tuple(one for one in here if isinstance(one, Resting)),
    )


def _own(row: MatchCard | Resting) -> bool:
    """Whether a row is about the reader."""
    return row.who.own if isinstance(row, Resting) else any(seat.who.own for seat in row.seats)


# --- standings -------------------------------------------------------------------------------------------------------


def standings_page(contest: Contest, naming: Naming, page: int = 0) -> StandingsPage:
    """Where everybody stands, and how many places were won or lost since the last round was paired.

    Args:
        page: from 1; 0 for the reader's own, or the first.
    """
    columns, lines = standing_lines(contest, naming)
    pages = -(-len(lines) // PAGE) or 1
    at = next((at for at, one in enumerate(lines) if one.who.own), None)
    shown = near(page or (at or 0) // PAGE + 1, pages)
    here = lines[PAGE * (shown - 1) : PAGE * shown]
    own = lines[at] if at is not None and at // PAGE != shown - 1 else None
    return StandingsPage(occasion(contest, naming, shown, pages), columns, tuple(here), own)


def standing_lines(contest: Contest, naming: Naming) -> tuple[tuple[str, ...], list[StandingLine]]:
    """The columns, and a line for everybody, best first."""
    rows = standings(contest)
    earlier = {one.entrant: one.place for one in standings(before(contest))} if contest.round > 1 else {}
    columns = columns_of(contest, rows)
    placed = any(one.over for one in contest.live) or bool(contest.byes)  # else a draw alone would put them in order
    left = lives_of(contest, seeded(contest)) if LIFE in columns else {}
    lines = [
        StandingLine(
            one.place if placed else 0,
            naming.who(contest, one.entrant),
            tuple(float(left.get(one.entrant, 0)) if key == LIFE else figure(one, key) for key in columns),
            earlier.get(one.entrant, one.place) - one.place,
        )
        for one in rows
    ]
    return columns, lines


def before(contest: Contest) -> Contest:
    """The contest as it stood before its latest round was paired, with the results known now."""
    last = contest.round
    return replace(
        contest,
        round=last - 1,
        pairings=[one for one in contest.pairings if one.round < last],
        byes=[one for one in contest.byes if one.round < last],
        links=contest.links[:-1],
    )


def columns_of(contest: Contest, rows: Sequence[StandingRow]) -> tuple[str, ...]:
    """What is counted, what decides first; columns in which nobody has anything are left out."""
    if contest.terms.format == "knockout":
        return (LIFE, "wins", "played") if contest.terms.double and contest.terms.seats > 2 else ("wins", "played")
    found = ["per_game", "points"] if contest.terms.format in BY_GAME else ["points"]
    found.append("played")
    if any(one.byes for one in rows):
        found.append("byes")
    return (
        *found,
        *(key for key in contest.terms.tie_breaks if key != "draw" and any(key in one.values for one in rows)),
    )


def figure(row: StandingRow, key: str) -> float:
    """What somebody has in a column."""
    if key in ("points", "played", "byes"):
        return float(getattr(row, key))
    return row.values.get(key, NOT_COUNTED)


# --- all against all, and the end ------------------------------------------------------------------------------------


def cross_page(contest: Contest, naming: Naming, page: int = 1, stage: str = "") -> CrossPage:
    """What everybody did against everybody.

    Args:
        page: from 1; parts go from left to right, then down.
        stage: of a group, `group:0`; empty for all.
    """

    def counts(one: Pairing) -> bool:
        return not stage or one.stage == stage

    if stage:
        rows = ranked(contest, members_of(contest, stage), counts)
    else:
        rows = standings(contest)
    cells: dict[tuple[int, int], CrossCell] = {}
    for one in contest.live:
        if counts(one):
            _cross(cells, one)
    parts = -(-len(rows) // CROSS) or 1
    size = -(-len(rows) // parts) or 1
    page = near(page, parts * parts)
    down, across = divmod(page - 1, parts)
    heads = [one.entrant for one in rows[across * size : (across + 1) * size]]
    lines = [
        CrossLine(
            one.place,
            naming.who(contest, one.entrant),
            one.points,
            tuple(None if other == one.entrant else cells.get((one.entrant, other), CrossCell()) for other in heads),
        )
        for one in rows[down * size : (down + 1) * size]
    ]
    shown = tuple(naming.who(contest, number) for number in heads)
    head = occasion(contest, naming, page, parts * parts)
    return CrossPage(head, stage, across * size + 1, down * size + 1, shown, tuple(lines))


def members_of(contest: Contest, stage: str) -> set[int]:
    """Who is in a group, `group:0`; of another part who has a match there."""
    kind, _, number = stage.partition(":")
    if kind == GROUP and GROUPS in contest.extra and int(number) < len(groups := groups_of(contest)):
        return set(groups[int(number)])
    return {number for one in contest.live if one.stage == stage for number in one.entrants}


def _cross(cells: dict[tuple[int, int], CrossCell], one: Pairing) -> None:
    """Add a match to what its people did against each other."""
    if not one.over:
        for pair in permutations(one.entrants, 2):
            cells[pair] = replace(cells.get(pair, CrossCell()), state=state_of(one))
        return
    seats = zip(one.entrants, one.outcomes, strict=True)
    for (left, own), (right, other) in permutations(seats, 2):
        if EXCUSED in (own.kind, other.kind):
            continue
        known = cells.get((left, right), CrossCell())
        won = 0.5 * (1 + (own.place < other.place) - (own.place > other.place))
        gone = any(result.kind in (FORFEITED, SENT_OFF) for result in (own, other))
        first = known.won == NOT_COUNTED
        cells[left, right] = CrossCell(
            won if first else known.won + won, known.state, gone and (first or known.forfeit)
        )


def podium_of(contest: Contest, naming: Naming) -> Podium:
    """The first of a tournament that is over."""
    rows = [one for one in standings(contest) if contest.entrant(one.entrant).status != DISQUALIFIED]
    bare = contest.terms.format in ("knockout", "groups")
    places = [
        PodiumPlace(
            one.place, replace(naming.who(contest, one.entrant), status=IN), NOT_COUNTED if bare else one.points
        )
        for one in rows[:NEAR_THE_TOP]
    ]
    return Podium(occasion(contest, naming), tuple(places))
