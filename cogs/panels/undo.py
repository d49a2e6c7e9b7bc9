"""Taking back: at once where nobody is concerned, else by asking those who are."""

from __future__ import annotations

from bot.tables.model import Snapshot, TableError
from bot.tables.undo import Plan, Pressed, plan
from cogs.panels.dispatch import on
from cogs.panels.ids import Id, whole
from cogs.panels.move.showing import panel_screen
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Live, Screen
from cogs.panels.visit import Visit


@on("undo", reach=Reach.PRIVATE)
async def undo(visit: Visit) -> None:
    """Take back the answer that the button was shown for (argument: which of one's own; none for the latest).

    What is free and takes nothing else along is done at once. All else is asked about first, in words that say what
    would go.
    """
    await _taking_back(visit, whole(visit.id.arg, 0), None)


@on("undo-ask", reach=Reach.PRIVATE)
async def agreed(visit: Visit) -> None:
    """Take back, or open the vote (argument: NAMED.OWN.SINCE, as it was said what would go)."""
    named, own, since = (whole(part, 0) for part in (visit.id.arg.split(".") + ["", ""])[:3])
    await _taking_back(visit, named, (own, since))


async def _taking_back(visit: Visit, named: int, told: tuple[int, int] | None) -> None:
    """Take back, or say what would go; if by now more would go than was said, it is said anew."""
    table = await visit.table()
    seat = table.seat_of(visit.user_id)
    if seat is None:
        raise TableError("error-not-seated")
    found = await plan(visit.tables.desk, table, seat, named, visit.id.epoch) if table.playing else Plan(0)
    agreed_to = (found.free and found.alone) if told is None else told == (found.own, found.since)
    if not found.to or agreed_to:  # of what cannot be taken back the table says why
        try:
            await _take_back(visit, seat, named, found)
            return
        except TableError as error:
            if error.key == "undo-gone":
                note = (await visit.reader(table))("undo-gone")
                await visit.show(panel_screen(visit, table.id, note=note))
                return
            if error.key != "undo-more":
                raise
        table = await visit.table()  # somebody was quicker
        found = await plan(visit.tables.desk, table, seat, named, visit.id.epoch)
    await visit.show(_asking(visit, table, found))


async def _take_back(visit: Visit, seat: int, named: int, found: Plan) -> None:
    pressed = Pressed(named, visit.id.epoch, found.own, found.since)
    table: Snapshot = await visit.tables.undo.ask(visit.id.table, visit.person, visit.number, pressed)
    reader = await visit.reader(table)
    if table.row.ballot.kind == "undo":
        note = reader("undo-asked-you")
    else:
        note = reader("undo-done", name=reader.names[seat], count=found.own)
    await visit.show(panel_screen(visit, table.id, note=note))


async def _asking(visit: Visit, table: Snapshot, found: Plan) -> Screen:
    """What would go, whose consent it needs, and whether to go back."""
    reader = await visit.reader(table)
    id = Id("", table.id, table.row.epoch)
    lines = [] if found.alone else [_would_go(reader, found)]
    if found.voters:
        lines += [why_not_free(reader, found), reader("undo-ask-confirm")]
    else:
        lines.append(reader("undo-confirm"))
    label = reader("button-undo-ask" if found.voters else "button-undo-own")
    row = [
        Button(label, id.to("undo-ask", f"{found.named}.{found.own}.{found.since}"), "primary"),
        Button(reader("button-undo-refuse"), id.to("panel")),
    ]
    return Screen(["\n".join(lines)], rows=[row], live=Live(table.id))


def _would_go(reader: Reader, found: Plan) -> str:
    """What would be taken back with the answer."""
    if not found.since:
        return reader("undo-goes-own", count=found.own)
    if not found.doers:
        return reader("undo-goes-more", count=found.own)
    return reader("undo-goes-since", count=found.own, names=reader.people(found.doers))


def why_not_free(reader: Reader, found: Plan) -> str:
    """Whose consent taking back needs, and why."""
    if found.drawn:
        return reader("undo-needs-draw")
    return reader("undo-needs-seats", names=reader.people(found.voters))
