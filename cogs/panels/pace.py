"""The page on which the host of a lobby chooses how much time there is (asynchronous C1, C6)."""

from __future__ import annotations

from typing import Final

from bot.core.play import NO_PACE, PACE
from bot.hours.allowances import MOST_WRITTEN, OWN, PACES
from bot.tables.model import Snapshot
from bot.tables.timing import BOT, LATE, WAYS, pace_of
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.offer import offered
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.visit import Visit

KINDS: Final = (NO_PACE, *PACES)


def pace_name(reader: Reader, table: Snapshot) -> str:
    """What the pace of a table is called."""
    value = table.row.options.get(PACE, NO_PACE) or NO_PACE
    return reader(f"table-pace-{value.partition(':')[0]}")


def pace_line(reader: Reader, table: Snapshot) -> str:
    """What the pace of a table means, in one paragraph; empty for none."""
    pace = pace_of(table.row.options)
    if pace is None:
        return ""
    late = table.row.options.get(LATE, BOT)
    told = reader(
        "pace-line",
        pace=pace_name(reader, table),
        turn=reader.span(pace.turn),
        answer=reader.span(pace.answer),
    )
    reserve = reader("pace-reserve-line", reserve=reader.span(pace.reserve)) if pace.reserve else ""
    return " ".join(one for one in (told, reserve, reader(f"pace-late-{late}-line")) if one)


async def _screen(reader: Reader, table: Snapshot, note: str = "") -> Screen:
    id = Id("", table.id)
    paced = pace_of(table.row.options) is not None
    now = (table.row.options.get(PACE, NO_PACE) or NO_PACE).partition(":")[0]
    lines = [note, pace_line(reader, table) or reader("pace-none-line")]
    rows: list[Row] = [
        Dropdown(
            reader("option-table-pace"),
            id.to("s-pace", PACE),
            [
                Pickable(reader(f"table-pace-{one}"), one, reader(f"table-pace-{one}-desc"), chosen=one == now)
                for one in KINDS
            ],
        )
    ]
    if paced:
        late = table.row.options.get(LATE, BOT)
        rows.append(
            Dropdown(
                reader("option-table-late"),
                id.to("s-pace", LATE),
                [
                    Pickable(reader(f"table-late-{one}"), one, reader(f"table-late-{one}-desc"), chosen=one == late)
                    for one in WAYS
                ],
            )
        )
    rows.append(
        [
            Button(reader("table-pace-own-button"), id.to("pace-own")),
            Button(reader("lobby-options-button"), id.to("options")),
        ]
    )
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


@on("pace")
async def pace(visit: Visit) -> None:
    """The page."""
    table = await visit.table()
    reader = await visit.reader(table)
    if table.row.host_id != visit.user_id or not table.in_lobby:
        await visit.say(pace_line(reader, table) or reader("pace-none-line"))
        return
    await visit.show(_screen(reader, table))


@on("s-pace")
async def chosen(visit: Visit) -> None:
    """A pace, or what happens to who is late."""
    key = visit.id.arg.partition(".")[0]
    await _set(visit, key if key in (PACE, LATE) else PACE, str(visit.value))


@on("pace-own")
async def own(visit: Visit) -> None:
    """Write a pace of one's own."""
    reader = await visit.reader(await visit.table())
    popup = Popup(
        visit.id.to("pace-written"),
        reader("table-pace-own-button"),
        reader("table-pace-own-label"),
        reader("table-pace-own-placeholder"),
        most=MOST_WRITTEN - len(OWN) - 1,
    )
    await visit.ask(popup)


@on("pace-written")
async def written(visit: Visit) -> None:
    """It is chosen, or what is wrong with it is said."""
    await _set(visit, PACE, f"{OWN}:{' '.join(str(visit.value).split())}")


async def _set(visit: Visit, key: str, value: str) -> None:
    table = await visit.tables.lobby.set_option(visit.id.table, visit.person, key, value, visit.number)
    reader = await visit.reader(table)
    name = pace_name(reader, table) if key == PACE else reader(f"table-late-{value}")
    offer = await offered(visit, table, "")

    async def screen() -> Screen:
        shown = await _screen(reader, table, reader("lobby-options-changed", options=name))
        if offer is not None:
            shown.texts += offer.texts
            shown.rows += offer.rows
        return shown

    await visit.show(screen())
