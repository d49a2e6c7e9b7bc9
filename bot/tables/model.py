"""What the rest of the house sees of a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.core import playable
from bot.core.errors import CoreError
from bot.core.events import Event
from bot.core.match import Match
from bot.core.rules import Rules
from bot.core.study import STUDY
from bot.core.waits import WhoseTurn
from bot.store.errors import trouble as trouble  # what people are told of when nothing can be stored
from bot.store.rows import CANCELLED, FINISHED, LOBBY, PLAYING, TableRow
from bot.store.rows import SeatRow as SeatRow  # who sits somewhere
from bot.store.rows import UserRow as UserRow  # whom something is said to

HOUR: Final = 3600
DAY: Final = 24 * HOUR

DAMAGED: Final = "core-save-damaged"

SUBSTITUTE: Final = "easy"
"""Level of the bot that takes a seat when nobody chooses one, or plays for who is overdue."""

UNDONE: Final = "tables-undone"
"""Key of the event that says that somebody took back: as many as the table's epoch."""

MAX_HOSTED: Final = 5
"""Unfinished tables one person may host in one server."""


class TableError(CoreError):
    """Something that cannot be done at a table now; the key names a kind message."""


class Person(Struct, frozen=True):
    """Who acts.

    Args:
        id: Discord's user id.
        name: display name now.
        locale: Discord's language of this person (`ko`, `en-US` ...).
        moderator: may manage messages or channels here.
    """

    id: int
    name: str
    locale: str = ""
    moderator: bool = False


class Place(Struct, frozen=True):
    """Where a table stands: a channel, thread or forum post of a server; `parent_id` is the channel of a thread."""

    guild_id: int
    channel_id: int
    parent_id: int = 0


class Snapshot:
    """A table as it stood at one moment. Reading it changes nothing.

    Attributes:
        row: the table.
        seats: its seats, in order.
        people: known people by user id.
        invited: user ids invited to the lobby.
        pack: document of the card pack, for games with packs.
        clocks: tokens of the match's timers that run.
        drafts: half-made answers as JSON, by seat and number of the question: each seat's own business.
        plans: what seats plan for their next turn, as JSON: each seat's own business (`bot.tables.plans`).
        change: number of the latest change that is surely in it, see `Desk.changes`; 0 if not known.
    """

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        people: Mapping[int, UserRow],
        invited: list[int] | None = None,
        pack: bytes | None = None,
        clocks: frozenset[str] = frozenset(),
        drafts: Mapping[int, Mapping[int, str]] | None = None,
        plans: Mapping[int, str] | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.people = people
        self.invited = invited or []
        self.pack = pack
        self.clocks = clocks
        self.drafts = drafts or {}
        self.plans = plans or {}
        self.change = 0

    @property
    def id(self) -> int:
        """The table's id."""
        return self.row.id

    @property
    def rules(self) -> Rules[Any]:
        """Rules of its game."""
        return playable.find(self.row.game).rules

    @cached_property
    def match(self) -> Match:
        """The match as it stands (a copy of one's own).

        Raises:
            TableError: it has not begun.
        """
        if self.row.state is None:
            raise TableError("error-not-started")
        # Only what is over is tried first: that builds all views, and what goes on was tried when the bot began.
        if self.row.phase in (CANCELLED, FINISHED) and self.unreadable:
            raise TableError("error-earlier")
        return Match.load(self.row.state.encode(), self.pack)

    @cached_property
    def unreadable(self) -> str:
        """Why this version cannot show or go on with the match, as the key of an error; empty where it can.

        What an earlier version left may have no way to the present form, or a form that nobody raised the version of;
        then anything may be missing in it.
        """
        if self.row.state is None:
            return ""
        try:
            match = Match.load(self.row.state.encode(), self.pack)
            for seat in (None, *range(match.seats)):
                match.view(seat)
            for seat in range(match.seats):
                match.asked(seat)
        except CoreError as error:
            return error.key
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, msgspec.MsgspecError):
            return DAMAGED
        return ""

    @property
    def study(self) -> int:
        """The move of a finished match after which this one begins; 0 for an ordinary match. A study is never rated."""
        return int(self.row.options.get(STUDY) or 0)

    @property
    def round(self) -> int | None:
        """A number that grows when a round begins, as everybody knows; None in a game without rounds."""
        return self.rules.round_of(self.match.play)

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """Everybody's place in a match that is over, by seat; empty where it has none, or where none can be read.

        Much less is read for it than `match` looks at first, so that many can be listed.
        """
        if self.row.phase != FINISHED or self.row.state is None:
            return ()
        try:
            result = Match.load(self.row.state.encode(), self.pack).result
        except (CoreError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError, msgspec.MsgspecError):
            return ()
        return () if result is None else result.ranks

    @property
    def in_lobby(self) -> bool:
        """Whether people can still join."""
        return self.row.phase == LOBBY

    @property
    def playing(self) -> bool:
        """Whether the match is going on (not paused)."""
        return self.row.phase == PLAYING

    def seat_of(self, user_id: int) -> int | None:
        """The seat a person plays, or None."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def owned_by(self, user_id: int) -> int | None:
        """The seat a person joined with and somebody else plays now, or None."""
        return next((s.seat for s in self.seats if s.owner_id == user_id and s.user_id != user_id), None)

    def name(self, seat: int) -> str:
        """Display name of who plays a seat, or for whom it is kept; `bot:LEVEL` for a bot, empty for an unknown person
        (texts fill in).
        """
        row = self.seats[seat]
        user = row.user_id if row.user_id is not None else row.kept_id
        if user is not None:
            known = self.people.get(user)
            return known.name if known else ""
        return f"bot:{row.bot}" if row.bot else ""

    def level(self, seat: int) -> str:
        """Level of the bot that answers for a seat now: of its own, or of who plays for an overdue person; empty for a
        person.
        """
        run = self.row.running.runs.get(seat)
        return self.seats[seat].bot or (SUBSTITUTE if run is not None and run.late else "")

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        """Seats that are waited for, as the public may know it."""
        return self.match.awaited() if self.playing and self.row.state else ()

    @cached_property
    def awaited_users(self) -> tuple[int, ...]:
        """User ids of awaited people (bots have none)."""
        return tuple(user for seat in self.awaited if (user := self.seats[seat].user_id) is not None)

    def has_met(self, user_id: int) -> bool:
        """Whether somebody at it has seen the first steps of its game."""
        known = self.people.get(user_id)
        return known is not None and self.row.game in known.introduced

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat's person chose something for it before the match; what, stays theirs."""
        return bool(self.seats[seat].choice) and not self.seats[seat].empty

    @property
    def seated(self) -> list[int]:
        """Seats where somebody sits, people and bots; in the lobby of a rematch places may be kept or open."""
        return [seat.seat for seat in self.seats if not seat.empty]

    @property
    def kept(self) -> list[int]:
        """Places of a rematch that are kept for somebody."""
        return [seat.seat for seat in self.seats if seat.kept_id is not None]

    @property
    def humans(self) -> list[int]:
        """Seats that people play."""
        return [seat.seat for seat in self.seats if seat.user_id is not None]


class Imagined(Snapshot):
    """A table with a match that one of its seats could believe in, where a turn is planned: what is answered in it is
    never answered in the true one (asynchronous L1)."""


class LogLine(Struct, frozen=True):
    """One readable line of the log.

    Args:
        no: number of the move: entries of which the public reads nothing are not counted.
        at: Unix time.
        seat: who did it, or None: for nobody, and for what several answered in secret.
        event: what happened.
        undone: whether it lies on an undone branch.
        turn: in whose turn it happened, where that was asked for and is known.
    """

    no: int
    at: int
    seat: int | None
    event: Event
    undone: bool = False
    turn: WhoseTurn | None = None


class Answered(Struct):
    """What came of an answer.

    Args:
        table: the table after it.
        events: what happened, for the answering seat's eyes.
        repeated: the same click came before; nothing was done again.
        done: how many answers of a batch were taken.
    """

    table: Snapshot
    events: tuple[Event, ...] = ()
    repeated: bool = False
    done: int = 1
