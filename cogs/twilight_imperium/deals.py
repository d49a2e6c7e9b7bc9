"""Deals: promises that two seats wrote down, found again by both. Exchanges that bind are offers; these never do."""

from __future__ import annotations

from typing import Final

from bot.tables.model import Snapshot, TableError
from bot.tables.promises import WORDS, PromiseRow
from bot.text import names
from bot.text.limits import OPTION, PANEL_TEXT, cut
from cogs.panels.dispatch import on, shows
from cogs.panels.ids import whole
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.visit import Visit
from cogs.twilight_imperium.promised import promise_line
from cogs.twilight_imperium.showing import back, id_of, table_of

OPEN: Final = 2
"""Promises that wait for the reader's word and have buttons; the next come when these are answered."""


async def deals_screen(visit: Visit, table: Snapshot, note: str = "") -> Screen:
    """What the reader may read, with what waits for a word, and with whom something could be written down."""
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    found: list[PromiseRow] = await visit.tables.promises.seen_by(table, seat)
    lines = [note, reader("cogs-twilight_imperium-deals")]
    lines += [f"{BULLET} {promise_line(reader, one)}" for one in found] or [reader("cogs-twilight_imperium-deals-none")]
    rows: list[Row] = []
    if seat is not None and table.playing:
        rows += [_answers(reader, table, one) for one in found if one.partner == seat and not one.agreed][:OPEN]
        mine = [one for one in found if one.seat == seat and not one.agreed]
        if mine:
            label = reader("cogs-twilight_imperium-deal-take-back")
            rows.append([Button(label, id_of(table, "ti-deal-no", mine[-1].id))])
        others = [one.seat for one in table.seats if one.seat != seat and one.user_id is not None]
        choices = [_way(reader, other, kind) for other in others for kind in ("two", "all")]
        if choices:
            rows.append(Dropdown(reader("cogs-twilight_imperium-deal-with"), id_of(table, "s-ti-deal"), choices))
    return Screen([cut("\n".join(part for part in lines if part), PANEL_TEXT)], [], [*rows, back(reader, table)])


def _way(reader: Reader, seat: int, kind: str) -> Pickable:
    label = reader(f"cogs-twilight_imperium-deal-{kind}", name=reader.short[seat])
    return Pickable(cut(label, OPTION), f"{seat}.{kind}")


def _answers(reader: Reader, table: Snapshot, one: PromiseRow) -> list[Button]:
    """Agree or decline; the words are said again, so that nobody agrees to another promise than the one meant."""
    said = cut(names.for_label(one.words), 40)
    return [
        Button(reader("cogs-twilight_imperium-deal-agree", words=said), id_of(table, "ti-deal-yes", one.id), "success"),
        Button(reader("cogs-twilight_imperium-deal-decline", words=said), id_of(table, "ti-deal-no", one.id)),
    ]


@shows("ti-deals")
async def deals(visit: Visit) -> Screen:
    """The button."""
    return await deals_screen(visit, await table_of(visit))


@on("s-ti-deal")
async def write(visit: Visit) -> None:
    """Ask for the words of a promise to the one who was chosen."""
    table = await table_of(visit)
    reader = await visit.reader(table)
    seat, _, kind = str(visit.value).partition(".")
    if whole(seat) not in range(len(table.seats)) or kind not in ("two", "all"):
        raise TableError("error-unknown-button")
    title = cut(reader(f"cogs-twilight_imperium-deal-{kind}", name=reader.short[whole(seat)]), 45)
    label, hint = reader("cogs-twilight_imperium-deal-label"), reader("cogs-twilight_imperium-deal-hint")
    await visit.ask(Popup(id_of(table, "ti-deal-new", f"{seat}.{kind}"), title, label, hint, most=WORDS, long=True))


@shows("ti-deal-new")
async def written(visit: Visit) -> Screen:
    """It is written down; the other finds it under Deals."""
    table = await table_of(visit)
    seat, _, kind = visit.id.arg.partition(".")
    await visit.tables.promises.write(
        table.id, visit.person, whole(seat), str(visit.value), visit.number, everyone=kind == "all"
    )
    reader = await visit.reader(table)
    note = reader("cogs-twilight_imperium-deal-written", name=reader.names[whole(seat)])
    return await deals_screen(visit, table, note)


@shows("ti-deal-yes")
async def agree(visit: Visit) -> Screen:
    """The partner agrees."""
    table = await table_of(visit)
    await visit.tables.promises.agree(table.id, visit.person, whole(visit.id.arg))
    return await deals_screen(visit, table)


@shows("ti-deal-no")
async def strike(visit: Visit) -> Screen:
    """One of the two takes an open promise away."""
    table = await table_of(visit)
    await visit.tables.promises.strike(table.id, visit.person, whole(visit.id.arg))
    return await deals_screen(visit, table)
