"""A tournament as a value: what was agreed on, who takes part, who met whom and how it ended.

People are numbers here, in the order of their sign-up; whose number it is stands in the database alone, so that nothing
in this room names anybody, and forgetting a person changes no standing (tournaments Y1).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from bot.core.errors import CoreError

SIGN_UP: Final = "sign-up"
CHECK_IN: Final = "check-in"
UNDER_WAY: Final = "under-way"
HELD: Final = "held"
OVER: Final = "over"
CALLED_OFF: Final = "called-off"
"""Phases of a tournament: signing up, showing up by a button, being played, paused, over, given up."""

IN: Final = "in"
DROPPED: Final = "dropped"
ABSENT: Final = "absent"
DISQUALIFIED: Final = "disqualified"
WITHDRAWN: Final = "withdrawn"
"""Where somebody stands: plays on, went by a press of one's own, did not check in, was sent off, took the sign-up back
before the start."""
NEVER: Final = (ABSENT, WITHDRAWN)
"""Who never took part: no standing knows them."""

PLACE: Final = "place"
CONCEDED: Final = "conceded"
FORFEITED: Final = "forfeited"
BYE: Final = "bye"
BYE_ASKED: Final = "bye-asked"
NOT_PAIRED: Final = "not-paired"
AWARDED: Final = "awarded"
EXCUSED: Final = "excused"
SENT_OFF: Final = "sent-off"
"""What a result of a seat is (S1): a place of the game, given up, absent, a bye, a bye one asked for, no table (late
entry, dropped), a bye or a place by the organisers' word, left out without fault, disqualified. They stay what they
are: no score is invented for any of them."""
BYES: Final = (BYE, BYE_ASKED, NOT_PAIRED, AWARDED)
"""What can stand for somebody without a table in a round."""


class PairingError(CoreError):
    """Something that a tournament cannot do; the key names a kind message, and nothing has changed."""


class Terms(Struct, omit_defaults=True):
    """What was agreed on before the start (T1). Everything but `game` has a default.

    Args:
        game: key of the game.
        options: of its matches, pace and what happens to the late among them.
        format: `swiss`, `flow`, `robin`, `knockout`, `groups` or `season`.
        seats: people at a table.
        rounds: how many; 0: as many as suit those who take part (`Format.rounds`). In `flow` the games of each person.
        odd: what becomes of left-over people (F2): `smaller` or `larger` tables, or `bye`.
        points: key of the preset (S2).
        tie_breaks: keys in order (S3), after the points.
        order: how equals meet: `fold` (by seed) or `drawn`.
        late_until: last round before which somebody may still enter; 0: nobody after the start.
        at_once: matches one person may have at a time; more than one in `flow` and `season` alone.
        twice: `robin` of two seats: both ways.
        advance: `knockout` and `groups` of more than two seats: how many of a table go on; of a group.
        double: `knockout`: double elimination, or two lives where more than two sit at a table.
        reset: the final of double elimination is played again if its loser had not lost before.
        third: a match for the third place.
        groups: how many groups; 0: as suits.
        inner: format within a group: `robin` or `swiss`.
        rated: whether matches count for ratings.
        soft_days: days a match may take before `at_limit` is done (S4); 0: no limit.
        at_limit: `longer`, `adjudicate` or `play-out`.
        vacation: whether vacations stop clocks here (asynchronous P3).
        weeks: `season`: how long tables are made; 0: until it is closed.
        rank: `season`: what its rank goes by, `points` or `rating`.
        divisions: `season`: how many.
        moving: `season`: how many of a division go up, and down, at its end.
    """

    game: str
    options: dict[str, str] = {}
    format: str = "swiss"
    seats: int = 2
    rounds: int = 0
    odd: str = "smaller"
    points: str = "standard"
    tie_breaks: tuple[str, ...] = ("wins", "met", "share", "direct", "draw")
    order: str = "fold"
    late_until: int = 0
    at_once: int = 1
    twice: bool = False
    advance: int = 1
    double: bool = False
    reset: bool = True
    third: bool = False
    groups: int = 0
    inner: str = "robin"
    rated: bool = True
    soft_days: int = 0
    at_limit: str = "longer"
    vacation: bool = True
    weeks: int = 0
    rank: str = "points"
    divisions: int = 1
    moving: int = 0


class Entrant(Struct, omit_defaults=True):
    """Somebody who takes part.

    Args:
        number: from 1, in order of sign-up; the only name in here.
        seed: strength known before, higher is stronger (a rating); 0 for none.
        status: `in`, `dropped`, `absent`, `disqualified` or `withdrawn`.
        entered: first round in which a table was possible.
        declared: points granted for rounds before a late entry (T4).
        checked: showed up at the check-in.
        away: rounds for which a bye was asked.
        division: in a season; 0 is the highest.
        waiting: in the pool of a `flow` or in the queue of a `season`.
        since: when that began, or the last match ended, in seconds of Unix time.
        substituted: a substitute plays on with this number: matches are unrated (T4).
    """

    number: int
    seed: float = 0.0
    status: str = IN
    entered: int = 1
    declared: float = 0.0
    checked: bool = False
    away: list[int] = field(default_factory=list[int])
    division: int = 0
    waiting: bool = False
    since: int = 0
    substituted: bool = False


class SeatResult(Struct, omit_defaults=True):
    """What a match was for one of its seats (S1).

    Args:
        kind: `place`, `conceded`, `forfeited`, `awarded`, `excused` or `sent-off`.
        place: 1 for the best; equals share the best of their places. 0 for `excused`.
        score: as the game counts it.
        share: of what the table scored together, 0..1; 0 where the game has no such number.
        tops: whether it may count in tie-breaks as a win (T6: what a bot won for the absent does not).
    """

    kind: str
    place: int = 0
    score: float = 0.0
    share: float = 0.0
    tops: bool = True


class Pairing(Struct, omit_defaults=True):
    """One match: who sits at it, in the order of seats, and how it ended.

    Args:
        no: from 1, once in the tournament.
        round: from 1; in `flow` and `season` the moment of pairing.
        table: from 1 within its round.
        entrants: their numbers in the order of seats.
        stage: part of the format it belongs to (`group:0`, `winners`, `losers`, `final`, `third` ...); empty for the
            main course.
        slot: place in the bracket, from 0.
        attempt: from 0; grows when a round is made again before a move was made (T5).
        met: whether those who sit there met: everybody had made a move (F1).
        begins: index in `entrants` of who really began; -1 until known (F3).
        outcomes: one a seat; empty until it is over.
        void: made again: it counts for nothing.
    """

    no: int
    round: int
    table: int
    entrants: tuple[int, ...]
    stage: str = ""
    slot: int = 0
    attempt: int = 0
    met: bool = False
    begins: int = -1
    outcomes: tuple[SeatResult, ...] = ()
    void: bool = False

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return bool(self.outcomes)


class Bye(Struct, omit_defaults=True):
    """A round without a table for somebody: `kind` is one of `BYES`."""

    round: int
    entrant: int
    kind: str = BYE
    stage: str = ""


class Contest(Struct, omit_defaults=True):
    """A whole tournament as it stands. It follows from `terms` and the deeds of its journal, in order (`apply`).

    What is in it is never changed in place: `apply` gives another one.

    Args:
        phase: `sign-up`, `check-in`, `under-way`, `held`, `over` or `called-off`.
        round: the latest that was paired; 0 before the first.
        rounds: how many there are (in `flow` games of each person), fixed at the start; 0 before, or without end.
        started: when, in seconds of Unix time.
        entrants: by number, from 1.
        pairings: in order of their numbers.
        byes: rounds without a table.
        links: opened links of the chain of draws, in hex, one a pairing moment (F3).
        drawn: how many had signed up when each link was opened: so many are part of what it draws.
        anchor: the chain's commitment, in hex, known from the sign-up on.
        joins: SHA-256 of each sign-up, by entrant: part of every draw (F3).
        extra: what a format keeps besides, plain data.
    """

    terms: Terms
    phase: str = SIGN_UP
    round: int = 0
    rounds: int = 0
    started: int = 0
    entrants: list[Entrant] = field(default_factory=list[Entrant])
    pairings: list[Pairing] = field(default_factory=list[Pairing])
    byes: list[Bye] = field(default_factory=list[Bye])
    links: list[str] = field(default_factory=list[str])
    drawn: list[int] = field(default_factory=list[int])
    anchor: str = ""
    joins: list[str] = field(default_factory=list[str])
    extra: dict[str, object] = field(default_factory=dict[str, object])

    def entrant(self, number: int) -> Entrant:
        """Somebody by number; raises LookupError for nobody."""
        if not 1 <= number <= len(self.entrants):
            raise LookupError(number)
        return self.entrants[number - 1]

    @property
    def live(self) -> list[Pairing]:
        """Matches that count."""
        return [one for one in self.pairings if not one.void]

    def open_of(self, number: int) -> list[Pairing]:
        """Matches of somebody that are not over."""
        return [one for one in self.live if not one.over and number in one.entrants]
