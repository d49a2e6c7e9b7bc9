"""What the rest of the house sees of a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct

from bot.core.errors import CoreError
from bot.pairing.contest import (
    CALLED_OFF,
    CHECK_IN,
    HELD,
    IN,
    OVER,
    SIGN_UP,
    UNDER_WAY,
    Contest,
    Entrant,
    Pairing,
    Terms,
)
from bot.store.rows import UserRow
from bot.store.tournaments import EntrantRow, JournalRow, MatchRow, OrganiserRow, TournamentRow
from bot.tables.model import Person

OPEN: Final = "open"
INVITED: Final = "invited"
RATED: Final = "rated"
DOORS: Final = (OPEN, INVITED, RATED)
"""Who may sign up: anybody, those who are let in by name, those with a rating."""

WAITING: Final = "waiting"
OPENED: Final = "open"
DONE: Final = "over"
STOPPED: Final = "stopped"
ARCHIVED: Final = "archived"
"""A match has no table yet, is played, has a result, was broken off without one, has its thread archived."""


class TournamentError(CoreError):
    """Something that cannot be done at a tournament now; the key names a kind message, and nothing has changed."""


class Tourney:
    """A tournament as it stood at one moment. Reading it changes nothing.

    Attributes:
        row: what stands around the contest; its secrets are nobody's business before the end.
        contest: how it stands, by number.
        entrants: who has which number now, by number.
        people: known people by user id.
        organisers: who runs it, who opened it first.
        matches: where each pairing is played, by its number.
        past: user ids of people who took part and whose number somebody else has now.
        guests: divisions of those who are let in by name, by user id; -1 for none.
    """

    def __init__(
        self,
        row: TournamentRow,
        entrants: Sequence[EntrantRow],
        people: Mapping[int, UserRow],
        organisers: Sequence[OrganiserRow],
        matches: Sequence[MatchRow],
        guests: Mapping[int, int] | None = None,
    ) -> None:
        self.row = row
        self.contest: Contest = row.contest
        self.entrants = {one.number: one for one in entrants if not one.gone}
        self.people = people
        self.organisers = list(organisers)
        self.matches = {one.pairing: one for one in matches}
        self.past = {one.user_id for one in entrants if one.gone and one.user_id is not None}
        self.guests = dict(guests or {})

    @property
    def id(self) -> int:
        """The tournament's id."""
        return self.row.id

    @property
    def phase(self) -> str:
        """`setting-up` before it is opened, else the contest's."""
        return self.contest.phase if self.row.opened_at else "setting-up"

    @property
    def over(self) -> bool:
        """Whether nothing more is played in it."""
        return self.contest.phase in (OVER, CALLED_OFF)

    @property
    def before(self) -> bool:
        """Whether it has not started yet."""
        return self.contest.phase in (SIGN_UP, CHECK_IN)

    @property
    def under_way(self) -> bool:
        """Whether it has started and is not over; also while it is paused."""
        return self.contest.phase in (UNDER_WAY, HELD)

    # --- people ------------------------------------------------------------------------------------------------------

    @cached_property
    def numbers(self) -> dict[int, int]:
        """Numbers by user id, of those who have one now."""
        return {one.user_id: number for number, one in self.entrants.items() if one.user_id is not None}

    def number_of(self, user_id: int) -> int | None:
        """The number somebody takes part under, or None."""
        return self.numbers.get(user_id)

    def user_of(self, number: int) -> int | None:
        """Who takes part under a number; None for whoever was forgotten, or took a sign-up back."""
        found = self.entrants.get(number)
        return None if found is None else found.user_id

    def name(self, number: int) -> str:
        """Display name of a number; empty for a former member (texts fill in)."""
        user = self.user_of(number)
        known = self.people.get(user) if user is not None else None
        return known.name if known is not None else ""

    @property
    def names(self) -> dict[int, str]:
        """Display names by number."""
        return {number: self.name(number) for number in range(1, len(self.contest.entrants) + 1)}

    def entrant(self, user_id: int) -> Entrant | None:
        """Where somebody stands, or None for who does not take part."""
        number = self.number_of(user_id)
        return None if number is None else self.contest.entrant(number)

    def plays(self, user_id: int) -> bool:
        """Whether somebody takes part and has not gone."""
        found = self.entrant(user_id)
        return found is not None and found.status == IN

    @property
    def taking_part(self) -> list[int]:
        """Numbers of those who play on."""
        return [one.number for one in self.contest.entrants if one.status == IN]

    def organises(self, user_id: int) -> bool:
        """Whether somebody runs it."""
        return any(one.user_id == user_id for one in self.organisers)

    def opens_to(self, person: Person) -> bool:
        """Whether nobody runs it any more, so that whoever manages the server may take over."""
        return bool(self.row.opened_at) and not self.organisers and not self.over and person.moderator

    @property
    def host(self) -> int | None:
        """Who opened it; None where that person was forgotten."""
        return next((one.user_id for one in self.organisers if one.opener), None)

    # --- matches -----------------------------------------------------------------------------------------------------

    def pairing(self, no: int) -> Pairing:
        """A pairing by its number.

        Raises:
            TournamentError: there is none.
        """
        if not 1 <= no <= len(self.contest.pairings):
            raise TournamentError("error-tournament-no-match")
        return self.contest.pairings[no - 1]

    def table_of(self, no: int) -> int | None:
        """The table a pairing is played at, once there is one."""
        found = self.matches.get(no)
        return None if found is None else found.table_id

    def channel_of(self, no: int) -> int:
        """Thread or channel it is played in; 0 before there is one."""
        found = self.matches.get(no)
        return 0 if found is None else found.channel_id

    def open_for(self, user_id: int) -> list[Pairing]:
        """Somebody's matches that are not over."""
        number = self.number_of(user_id)
        return [] if number is None else self.contest.open_of(number)


class Concern(Struct, frozen=True):
    """Something an organiser is asked to look at, with the press that fits beside it (T5).

    Args:
        kind: see `bot.tournaments.concerns`.
        pairing: the match it is about; 0 for none.
        number: the entrant it is about; 0 for none.
        since: Unix time; 0 where that says nothing.
        detail: a word that the text needs: missing permissions, channels.
        remedies: names of the presses that help, the likeliest first.
    """

    kind: str
    pairing: int = 0
    number: int = 0
    since: int = 0
    detail: str = ""
    remedies: tuple[str, ...] = ()


class AuditPage(Struct, frozen=True):
    """Some lines of the audit log.

    Args:
        lines: the newest first.
        names: display names by user id, of who did what; who was forgotten is missing.
        total: lines there are.
        before: of every line that agrees on other terms, by its number, those agreed on before.
    """

    lines: list[JournalRow]
    names: dict[int, str]
    total: int
    before: dict[int, Terms] = {}
