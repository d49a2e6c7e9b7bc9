"""Votes, as the public line that asks for them has its buttons: to agree, and to refuse."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.tables import ballots, vacancies
from bot.tables.model import Snapshot, TableError
from cogs.panels.dispatch import on
from cogs.panels.ids import whole
from cogs.panels.visit import Visit

ACTION: Final = "vote-"
"""What the buttons of a vote do begins so; its kind follows."""


class Asking(NamedTuple):
    """How a vote is put and answered, in keys of texts.

    Args:
        asked: who asks for what.
        agree, refuse: labels of the buttons.
        style: of the first.
        agreed_you, refused: what is answered to who presses them.
    """

    asked: str
    agree: str
    refuse: str
    style: str
    agreed_you: str
    refused: str


ASKING: Final = {
    ballots.UNDO: Asking(
        "cogs-undo-asked", "button-undo-agree", "button-undo-refuse", "success", "undo-agreed-you", "undo-refused"
    ),
    ballots.CANCEL: Asking(
        "cancel-asked", "cancel-agree-button", "cancel-refuse-button", "danger", "cancel-agreed-you", "cancel-refused"
    ),
    ballots.PAUSE: Asking(
        "pause-asked", "button-undo-agree", "cancel-refuse-button", "success", "vote-agreed-you", "cancel-refused"
    ),
    ballots.PACE: Asking(
        "pace-asked", "button-undo-agree", "button-undo-refuse", "success", "vote-agreed-you", "pace-kept"
    ),
}


@on(*(ACTION + kind for kind in ASKING))
async def vote(visit: Visit) -> None:
    """Agree (argument 1.UNTIL) or refuse (0.UNTIL); the id names the vote it was made for.

    Raises:
        TableError: that vote is over, or it does not ask this person.
    """
    kind = visit.id.action.removeprefix(ACTION)
    agree, _, until = visit.id.arg.partition(".")
    table = await visit.table()
    ballot = table.row.ballot
    if ballot.kind != kind or str(ballot.until) != until:
        raise TableError("cogs-vote-over")
    seat = table.seat_of(visit.user_id)
    if seat is not None and seat not in ballot.voters:
        raise TableError("cogs-vote-of-others")
    after: Snapshot = await visit.tables.ballots.vote(visit.id.table, visit.person, kind, agree == "1", visit.number)
    reader = await visit.reader(after)
    name = reader.names.get(seat if seat is not None else -1, "")
    await visit.say(reader(ASKING[kind].agreed_you) if agree == "1" else reader(ASKING[kind].refused, name=name))


@on("absent")
async def absent(visit: Visit) -> None:
    """Say what is to become of an absent seat (argument WAY.SEAT.UNTIL: the vote it was made for)."""
    way, seat, until = ([*visit.id.arg.split("."), "", "", ""])[:3]
    end = int(until) if until.isdecimal() else 0
    number = whole(seat)
    before: Snapshot = await visit.table()
    after: Snapshot = await visit.tables.vacancies.vote(
        visit.id.table, visit.person, number, end, way if way in vacancies.WAYS else "", visit.number
    )
    reader = await visit.reader(after)
    one = after.row.absences.get(number)
    open_still = after.playing and one is not None and one.until == end
    name = (await visit.reader(before)).names.get(number, "")
    await visit.say(reader("absent-voted" if open_still else "absent-decided", name=name))
