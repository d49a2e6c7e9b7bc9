"""Taking back: at once where nobody is concerned, else by asking those who are."""

from __future__ import annotations

from bot.tables.model import Snapshot, TableError
from bot.tables.undo import Plan, plan
from cogs.panels.ids import Id
from cogs.panels.items import on
from cogs.panels.move import panel_screen
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader
from cogs.panels.screens import Button, Screen
from cogs.panels.visit import Visit


@on("undo", reach=Reach.PRIVATE)
async def undo(visit: Visit) -> None:
    """Free ones are done at once; others are asked for after one confirmation."""
    table = await visit.table()
    seat = table.seat_of(visit.user_id)
    if seat is None:
        raise TableError("error-not-seated")
    found = await plan(visit.tables.desk, table, seat) if table.playing else Plan(0)
    if found.free or not found.to:  # of what cannot be taken back the table says why
        await ask(visit)
        return

    async def screen() -> Screen:
        reader = await visit.reader(table)
        id = Id("", table.id, table.row.epoch)
        row = [
            Button(reader("button-undo-ask"), id.to("undo-ask"), "primary"),
            Button(reader("button-cancel"), id.to("panel")),
        ]
        return Screen([f"{why_not_free(reader, found)}\n{reader('undo-ask-confirm')}"], rows=[row])

    await visit.show(screen())


def why_not_free(reader: Reader, found: Plan) -> str:
    """Whose consent taking back needs, and why."""
    if found.drawn:
        return reader("undo-needs-draw")
    return reader("undo-needs-seats", names=reader.people(found.voters))


@on("undo-ask", reach=Reach.PRIVATE)
async def ask(visit: Visit) -> None:
    """Undo, or open the vote."""
    table: Snapshot = await visit.tables.undo.ask(visit.id.table, visit.person, visit.number)
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    if table.row.ballot.kind == "undo":
        note = reader("undo-asked-you")
    else:
        note = reader("undo-done", name=reader.names.get(seat if seat is not None else -1, ""), count=1)
    await visit.show(panel_screen(visit, table.id, note=note))


async def _of_this_vote(visit: Visit, kind: str) -> bool:
    """Whether the pressed button consents; its id names the vote it was made for.

    Raises:
        TableError: that vote is over, or it does not ask this person.
    """
    agree, _, until = visit.id.arg.partition(".")
    table = await visit.table()
    ballot = table.row.ballot
    if ballot.kind != kind or str(ballot.until) != until:
        raise TableError("cogs-vote-over")
    seat = table.seat_of(visit.user_id)
    if seat is not None and seat not in ballot.voters:
        raise TableError("cogs-vote-of-others")
    return agree == "1"


@on("vote-undo")
async def vote(visit: Visit) -> None:
    """Consent to an undo (argument 1.UNTIL) or refuse it (0.UNTIL); pressed on the public notice."""
    agree = await _of_this_vote(visit, "undo")
    table: Snapshot = await visit.tables.undo.vote(visit.id.table, visit.person, agree, visit.number)
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    name = reader.names.get(seat if seat is not None else -1, "")
    await visit.say(reader("undo-agreed-you") if agree else reader("undo-refused", name=name))


@on("vote-cancel")
async def vote_cancel(visit: Visit) -> None:
    """Consent to giving the match up (argument 1.UNTIL), or play on (0.UNTIL)."""
    agree = await _of_this_vote(visit, "cancel")
    table: Snapshot = await visit.tables.seating.vote_cancel(visit.id.table, visit.person, agree, visit.number)
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    name = reader.names.get(seat if seat is not None else -1, "")
    await visit.say(reader("cancel-agreed-you") if agree else reader("cancel-refused", name=name))
