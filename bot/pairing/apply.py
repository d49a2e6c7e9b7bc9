"""What a deed makes of a tournament (S5): the only way in which one changes.

Whatever does a deed looks first and then makes another contest: one that is refused leaves everything as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from bot.pairing import course, entering, outcomes
from bot.pairing.contest import Contest
from bot.pairing.deeds import (
    Agreed,
    AnyDeed,
    Begun,
    CalledOff,
    CheckedIn,
    Closed,
    Declared,
    Ended,
    Granted,
    Held,
    Left,
    Noted,
    Opened,
    Overridden,
    Paired,
    Queued,
    Redealt,
    Remade,
    Replaced,
    Reseeded,
    Returned,
    SatOut,
    SentOff,
    SignedUp,
    Started,
    Withdrawn,
)
from bot.pairing.formats import PairingError

DONE: Final[Mapping[type[Noted], Callable[[Contest, Any], Contest]]] = {
    Agreed: course.agreed,
    Opened: course.checking,
    Started: course.started,
    Paired: course.paired,
    Remade: course.remade,
    Redealt: course.redealt,
    Held: course.held,
    Closed: course.closed,
    CalledOff: course.called_off,
    SignedUp: entering.signed_up,
    Withdrawn: entering.withdrawn,
    CheckedIn: entering.checked_in,
    SatOut: entering.sat_out,
    Queued: entering.queued,
    Reseeded: entering.reseeded,
    Declared: entering.declared,
    Left: entering.left,
    Returned: entering.returned,
    Replaced: entering.replaced,
    SentOff: entering.sent_off,
    Granted: entering.granted,
    Begun: outcomes.begun,
    Ended: outcomes.ended,
    Overridden: outcomes.overridden,
}
"""What does each deed."""


def apply(contest: Contest, deed: AnyDeed) -> Contest:
    """The tournament after a deed.

    Args:
        contest: stays as it is.
        deed: the next of its journal.

    Raises:
        PairingError: it cannot be done now; the key names a kind message.
    """
    return _doing(deed)(contest, deed)


def _doing(deed: AnyDeed) -> Callable[[Contest, Any], Contest]:
    return DONE[type(deed)]


def fold(deeds: Iterable[AnyDeed]) -> Contest:
    """The tournament that follows from its whole journal.

    Args:
        deeds: in order; the first says what was agreed on.

    Raises:
        PairingError: the journal does not begin with the terms, or a deed could not have been done.
    """
    contest: Contest | None = None
    for deed in deeds:
        if contest is not None:
            contest = apply(contest, deed)
        elif isinstance(deed, Agreed):
            contest = course.announced(deed)
        else:
            break
    if contest is None:
        raise PairingError("pairing-no-journal")
    return contest


def encoded(contest: Contest) -> bytes:
    """A tournament as bytes: the same tournament gives the same bytes everywhere."""
    return msgspec.json.encode(contest, order="sorted")


def decoded(document: bytes) -> Contest:
    """The tournament that `encoded` wrote."""
    return msgspec.json.decode(document, type=Contest)
