"""The page on which the host of a lobby chooses how much time there is, and later whoever plays proposes another pace
(asynchronous C1, C6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.play import NO_PACE, PACE
from bot.hours.paces import MOST_WRITTEN, OWN, PACES
from bot.tables.ballots import PACE as PACE_VOTE
from bot.tables.hints import CHOICES as HINTS_CHOICES
from bot.tables.hints import HINTS
from bot.tables.hints import OFF as NO_HINTS
from bot.tables.model import Snapshot
from bot.tables.rated import CHOICES, OFF, RATED
from bot.tables.reliability import ASKED, EVERYBODY, LEAST
from bot.tables.timing import BOT, LATE, WAYS, pace_of
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.offer import offered
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.visit import Visit

KINDS: Final = (NO_PACE, *PACES)


def pace_name(reader: Reader, options: Mapping[str, str]) -> str:
    """What the pace among a table's options is called."""
    return reader(f"table-pace-{_value(options).partition(':')[0]}")


def _value(options: Mapping[str, str]) -> str:
    return options.get(PACE, NO_PACE) or NO_PACE


def meaning(reader: Reader, options: Mapping[str, str]) -> str:
    """What the pace among a table's options means, in one paragraph."""
    pace = pace_of(options)
    if pace is None:
        return reader("pace-none-line")
    told = reader(
        "pace-line",
        pace=pace_name(reader, options),
        turn=reader.span(pace.turn),
        answer=reader.span(pace.answer),
    )
    reserve = reader("pace-reserve-line", reserve=reader.span(pace.reserve)) if pace.reserve else ""
    return " ".join(one for one in (told, reserve) if one)


def pace_line(reader: Reader, table: Snapshot) -> str:
    """What the pace of a table means, and what happens to who is late."""
    late = reader(f"pace-late-{table.row.options.get(LATE, BOT)}-line") if pace_of(table.row.options) else ""
    return " ".join(one for one in (meaning(reader, table.row.options), late) if one)


def may_propose(table: Snapshot, user_id: int) -> bool:
    """Whether somebody can ask the others for another pace."""
    return table.playing and table.seat_of(user_id) is not None


async def _screen(reader: Reader, table: Snapshot, note: str = "") -> Screen:
    id = Id("", table.id)
    now = _value(table.row.options).partition(":")[0]
    lines = [note, pace_line(reader, table), "" if table.in_lobby else reader("pace-propose-line")]
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
    if table.in_lobby and pace_of(table.row.options) is not None:
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
    if table.in_lobby:
        least = table.row.options.get(ASKED, EVERYBODY)
        choices = [
            Pickable(reader(f"table-record-{one}"), one, reader("table-record-desc"), chosen=one == least)
            for one in LEAST
        ]
        rows.append(Dropdown(reader("option-table-record"), id.to("s-pace", ASKED), choices))
    if table.in_lobby and not table.study:
        value = table.row.options.get(RATED, OFF)
        choices = [
            Pickable(reader(f"table-rated-{one}"), one, reader("table-rated-desc"), chosen=one == value)
            for one in CHOICES
        ]
        rows.append(Dropdown(reader("option-table-rated"), id.to("s-pace", RATED), choices))
        if value == OFF:
            given = table.row.options.get(HINTS, NO_HINTS)
            hints = [
                Pickable(reader(f"table-hints-{one}"), one, reader(f"table-hints-{one}-desc"), chosen=one == given)
                for one in HINTS_CHOICES
            ]
            rows.append(Dropdown(reader("option-table-hints"), id.to("s-pace", HINTS), hints))
    rows.append(
        [
            Button(reader("table-pace-own-button"), id.to("pace-own")),
            Button(reader("lobby-options-button"), id.to("options"))
            if table.in_lobby
            else Button(reader("button-menu"), id.to("menu")),
        ]
    )
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


@on("pace")
async def pace(visit: Visit) -> None:
    """The page."""
    table = await visit.table()
    reader = await visit.reader(table)
    if may_propose(table, visit.user_id) or (table.in_lobby and table.row.host_id == visit.user_id):
        await visit.show(_screen(reader, table))
    else:
        await visit.say(pace_line(reader, table))


@on("s-pace")
async def chosen(visit: Visit) -> None:
    """A pace, or what happens to who is late."""
    key = visit.id.arg.partition(".")[0]
    await _set(visit, key if key in (PACE, LATE, ASKED, RATED, HINTS) else PACE, str(visit.value))


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
    before = await visit.table()
    if key == PACE and not before.in_lobby:
        await _propose(visit, value)
        return
    table = await visit.tables.lobby.set_option(visit.id.table, visit.person, key, value, visit.number)
    reader = await visit.reader(table)
    name = pace_name(reader, table.row.options) if key == PACE else reader(f"{key}-{value}")
    offer = await offered(visit, table, "")

    async def screen() -> Screen:
        shown = await _screen(reader, table, reader("lobby-options-changed", options=name))
        if offer is not None:
            shown.texts += offer.texts
            shown.rows += offer.rows
        return shown

    await visit.show(screen())


async def _propose(visit: Visit, value: str) -> None:
    """Ask the others; the page says what came of it."""
    table = await visit.tables.pacing.propose(visit.id.table, visit.person, value, visit.number)
    reader = await visit.reader(table)
    asked = table.row.ballot.kind == PACE_VOTE
    note = reader("vote-asked-you") if asked else reader("pace-agreed")
    await visit.show(_screen(reader, table, note))
