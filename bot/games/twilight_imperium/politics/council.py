"""What of politics lies on the table: plain data (rules 31)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NO_SEAT: Final = -1
HEARING: Final = "hearing"
"""Label with which ends what lasts for an agenda."""


class Law(Struct):
    """A law in play (AV7).

    Args:
        owner: seat that it elected, or whose it is now; -1 for one that elected no player.
        object: planet, secret objective that it elected; empty for others.
        ready: whether its card is (Research Teams are exhausted).
    """

    owner: int = NO_SEAT
    object: str = ""
    ready: bool = True


class Cast(Struct, frozen=True, omit_defaults=True):
    """What somebody voted.

    Args:
        outcome: id of it; empty for an abstention.
        votes: how many.
        planets: exhausted for them.
    """

    outcome: str = ""
    votes: int = 0
    planets: tuple[str, ...] = ()


class Prediction(Struct, frozen=True):
    """A card that names an outcome beforehand, and is paid if it comes (AV5).

    Args:
        seat: who predicts.
        card: id.
        outcome: named.
    """

    seat: int
    card: str
    outcome: str


class Hearing(Struct, omit_defaults=True):
    """An agenda that is before the council.

    Args:
        card: id.
        number: 1 or 2, which of the phase.
        outcomes: that can be voted for, fixed as it is revealed (18.1 step 2).
        cast: seat -> its vote, in the order of voting.
        predictions: that were laid.
        barred: who has no vote on it, by cards.
        named: the outcome, where it was named without a vote (Committee Formation).
        outcome: that came out, once it is known.
        again: whether it is a law in play that is voted on once more (Miscount Disclosed).
        replaced: whether a card has sent it away (Veto).
        notes: promissory notes that go back to their issuers with it (26 Political Secret).
    """

    card: str
    number: int
    outcomes: list[str] = []
    cast: dict[int, Cast] = {}
    predictions: list[Prediction] = []
    barred: list[int] = []
    named: str = ""
    outcome: str = ""
    again: bool = False
    replaced: bool = False
    notes: list[str] = []

    def votes(self, outcome: str) -> int:
        """Votes for an outcome so far."""
        return sum(one.votes for one in self.cast.values() if one.outcome == outcome)

    def voters(self, outcome: str) -> list[int]:
        """Who voted for an outcome, in the order of voting."""
        return [seat for seat, one in self.cast.items() if one.outcome == outcome and one.votes]


class Deferred(Struct, frozen=True):
    """What an agenda does in the next strategy phase (AV8).

    Args:
        card: id of the agenda.
        seats: whom it concerns, from the speaker.
    """

    card: str
    seats: tuple[int, ...]


class Council(Struct, omit_defaults=True):
    """The table of politics, where a table plays with it.

    Args:
        deck: agenda cards face down, the next one last.
        discards: those that lie open.
        laws: in play, by id, in the order in which they passed.
        hearings: before the council: one, or two while a law is voted on once more.
        deferred: for the next strategy phase.
        silenced: who has no votes for the rest of the phase (Public Execution).
        sealed: secret objectives that a law laid open which is gone: nobody can score them any more.
        spare: objectives of each stage that lie in no row, the next one first (Incentive Program).
        predicted: who has used an ability to predict in this phase (28.11 Galactic Threat).
    """

    deck: list[str] = []
    discards: list[str] = []
    laws: dict[str, Law] = {}
    hearings: list[Hearing] = []
    deferred: list[Deferred] = []
    silenced: list[int] = []
    sealed: list[str] = []
    spare: dict[str, list[str]] = {}
    predicted: list[int] = []

    @property
    def hearing(self) -> Hearing | None:
        """What is before the council now."""
        return self.hearings[-1] if self.hearings else None
