"""The menu of a table: undo, nudge, status, the score as things stand, seats, pausing, settings, giving up."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.tables.calling import DIGEST, LATER, NEVER, reached
from bot.tables.export import ended_earlier
from bot.tables.model import Snapshot
from bot.tables.timing import REMIND_AGAIN, REMIND_FIRST, REMINDERS
from bot.tables.undo import plan
from bot.text import names
from cogs.panels.board import on_vacation
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import face_of
from cogs.panels.giving import giving_rows
from cogs.panels.ids import Id, whole
from cogs.panels.pace import may_propose, pace_name
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.talking import talk_button
from cogs.panels.visit import Visit


async def menu_screen(visit: Visit, table: Snapshot, note: str = "") -> Screen:
    """What this person may do at the table."""
    reader = await visit.reader(table)
    id = Id("", table.id, table.row.epoch)
    report = Button(reader("button-report"), id.to("report"))
    if table.row.state is None:
        row = [Button(reader("button-fold"), id.to("cancel"), "danger"), report]
        return Screen(["\n".join(part for part in (note, reader("status-lobby-line")) if part)], rows=[row])
    face = face_of(table.row.game)
    view = table.match.view(table.seat_of(visit.user_id))
    headline = reader("menu-headline", game=reader.game(), progress=face.progress(view, reader))
    seated = table.seat_of(visit.user_id) is not None
    look = [Button(reader("button-status"), id.to("status")), Button(reader("button-board"), id.to("board"))]
    if face.if_ended_lines(view, reader):
        look.append(Button(reader(f"{face.key}-if-ended-button"), id.to("if-ended")))
    if face.lookout:
        look.append(Button(reader(f"cogs-{face.key}-look"), id.to(face.lookout)))
    if table.rules.talks:
        look.append(talk_button(reader, table))
    rows: list[Row] = [look]
    own = table.seat_of(visit.user_id)
    if own is not None and table.playing:
        latest = (await plan(visit.tables.desk, table, own)).named
        rows.append(
            [
                Button(reader("button-undo-own"), id.to("undo", latest)),
                Button(reader("button-nudge"), id.to("nudge")),
                Button(reader("button-pause"), id.to("pause")),
                Button(reader("button-hand-over"), id.to("replace")),
                Button(reader("button-resign"), id.to("resign"), "danger"),
            ]
        )
    elif table.playing and visit.person.moderator:
        rows.append([Button(reader("button-hand-over"), id.to("replace"))])
    back: list[Button] = [Button(reader("button-replay"), id.to("replay"))]
    if table.owned_by(visit.user_id) is not None:
        back.append(Button(reader("button-take-back"), id.to("take-back"), "primary"))
    rows.append(back)
    last = [Button(reader("button-table-settings"), id.to("settings")), report]
    if own is not None:
        last.append(Button(reader("button-note"), id.to("note")))
    if table.row.phase == "paused":
        last.append(Button(reader("button-resume"), id.to("resume"), "primary"))
    if seated or visit.person.moderator:
        last.append(Button(reader("button-fold"), id.to("cancel"), "danger"))
    rows.append(last)
    return Screen(["\n".join(part for part in (note, headline) if part)], rows=rows)


@on("menu")
async def menu(visit: Visit) -> None:
    """The button under the board."""
    await visit.show(menu_screen(visit, await visit.table()))


# --- status ----------------------------------------------------------------------------------------------------------


async def status_screen(visit: Visit, table: Snapshot, note: str = "") -> Screen:
    """Who is waited for, for what, since when, and the reminders."""
    reader = await visit.reader(table)
    if table.row.state is None:
        return Screen([reader("status-lobby-line")])
    face = face_of(table.row.game)
    view = table.match.view(None)
    lines = [reader("status-headline", game=reader.game(), progress=face.progress(view, reader))]
    for seat in table.awaited:
        wait = table.row.waits.get(seat)
        topic = table.match.topic(seat)
        if wait is None or not topic:
            continue
        lines.append(reader("status-awaited-line", name=reader.names[seat], question=reader(topic), when=wait.since))
        if (run := table.row.running.runs.get(seat)) is not None:
            lines.append(reader("status-until-line", when=run.overdue))
            continue
        known = table.people.get(table.seats[seat].user_id or 0)
        if known is not None and known.reminders == "off":
            continue  # none is sent, whatever is counted
        if wait.reminded < REMINDERS:
            sent = wait.reminded
            due = wait.first + sent * REMIND_AGAIN if sent else wait.since + REMIND_FIRST
            lines.append(reader("status-reminders-line", count=wait.reminded, when=due))
        else:
            lines.append(reader("status-reminders-over-line", count=wait.reminded))
    if len(lines) == 1:
        lines.append(reader("status-nobody-line"))
    if table.playing:
        now = visit.services.clock()
        lines += [told for seat in range(len(table.seats)) if (told := on_vacation(reader, table, seat, now))]
    lines.append(reader("status-order-line", names=reader.people(range(len(table.seats)))))
    id = Id("", table.id, table.row.epoch)
    row = [Button(reader("button-nudge"), id.to("nudge")), Button(reader("button-menu"), id.to("menu"))]
    rows: list[Row] = [*giving_rows(reader, table, visit.user_id), row] if table.playing else []
    return Screen(["\n".join([note, *lines] if note else lines)], rows=rows)


@on("status")
async def status(visit: Visit) -> None:
    """Who is waited for."""
    await visit.show(status_screen(visit, await visit.table()))


@on("more")
async def more(visit: Visit) -> None:
    """Give somebody more time (argument: seat, how much, and what for)."""
    seat, part, turn = ([*visit.id.arg.split(".", 2), "", ""])[:3]
    number = whole(seat)
    table: Snapshot = await visit.tables.pacing.give(visit.id.table, visit.person, number, turn, part, visit.number)
    reader = await visit.reader(table)
    run = table.row.running.runs.get(number)
    note = reader("giving-done", name=reader.names[number], when=run.overdue) if run is not None else ""
    await visit.show(status_screen(visit, table, note))


@on("nudge")
async def nudge(visit: Visit) -> None:
    """Call those who are waited for."""
    before = await visit.table()
    reader = await visit.reader(before)
    if before.awaited and not before.awaited_users:
        await visit.say(reader("nudge-bot"))
        return
    await visit.tables.seating.nudge(before.id, visit.person, visit.number)
    await visit.tables.herald.tell(before.id)
    if await visit.tables.herald.owes(before.id, "notice:nudge"):
        await visit.say(reader("notice-waiting"))
        return
    called = [before.people.get(user) for user in before.awaited_users if user != visit.user_id]
    how = {reached(known, visit.services.clock()) for known in called}
    if how and how <= {NEVER, DIGEST}:
        await visit.say(reader("nudge-quiet"))
    else:
        await visit.say(reader("nudge-later" if how and how <= {NEVER, DIGEST, LATER} else "nudge-sent"))


# --- the score as things stand ---------------------------------------------------------------------------------------


def result_picture(table: Snapshot, reader: Reader, view: Any, page: int) -> list[Sketch]:
    """One picture of a result, or of the standing; none if there is none.

    Args:
        page: from 0. A gallery of them would be too small to read on a phone.
    """
    face = face_of(table.row.game)
    if page >= face.results(view):
        return []
    names, language = reader.drawn, reader.language
    key = sight("result", view, page, names, language, table=table)
    return [sketched(key, partial(face.draw_result, view, page, names, language))]


def leafing(reader: Reader, id: Id, page: int, pages: int) -> list[Button]:
    """Buttons to the page before and the page after; there and back again where there are two."""
    if pages < 2:
        return []
    before, after = ((page + step) % pages for step in (-1, 1))
    # Where both lead to one page they still have to differ.
    back = Button(reader("button-previous"), id.to(id.action, f"{before}.b"))
    return [back, Button(reader("button-next"), id.to(id.action, after), "primary")]


def page_of(visit: Visit, pages: int) -> int:
    """The page that a press asks for, brought into range."""
    return min(max(whole(visit.id.arg.partition(".")[0], 0), 0), max(pages - 1, 0))


@on("if-ended")
async def if_ended(visit: Visit) -> None:
    """The scoring as if the game ended now; the argument is the page."""
    table = await visit.table()

    async def screen() -> Screen:
        reader = await visit.reader(table)
        face = face_of(table.row.game)
        view = table.match.view(table.seat_of(visit.user_id))
        pages = face.results(view)
        page = page_of(visit, pages)
        pictures = result_picture(table, reader, view, page)
        id = Id("if-ended", table.id, table.row.epoch)
        row = [*leafing(reader, id, page, pages), Button(reader("button-menu"), id.to("menu"))]
        lines = face.result_page(view, page, reader) if page else face.if_ended_lines(view, reader)
        return Screen(["\n".join(lines)], pictures, [row])

    await visit.show(screen())


# --- settings of the table -------------------------------------------------------------------------------------------


async def settings_screen(visit: Visit, table: Snapshot, note: str = "") -> Screen:
    """The table's own settings; its language can be chosen while the lobby is open."""
    reader = await visit.reader(table)
    language = reader(f"language-{table.row.language}")
    lines = [
        note,
        reader("table-settings-headline", game=reader.game()),
        reader("table-settings-language-line", language=language),
    ]
    rows: list[Row] = []
    if table.in_lobby and table.row.host_id == visit.user_id:
        choices = [Pickable(reader(f"language-{one}"), one, chosen=one == table.row.language) for one in ("ko", "en")]
        rows.append(
            Dropdown(reader("table-settings-language-placeholder"), Id("s-option", table.id, arg="language"), choices)
        )
    elif table.row.phase == "finished" or ended_earlier(table):
        rows.append([Button(reader("table-settings-export-button"), Id("export", table.id))])
    else:
        lines.append(reader("table-settings-export-later"))
    if may_propose(table, visit.user_id):
        rows.append([Button(reader("pace-button", pace=pace_name(reader, table.row.options)), Id("pace", table.id))])
    if table.row.host_id is not None:
        known = table.people.get(table.row.host_id)
        lines.append(reader("lobby-host-line", name=names.for_message(known.name) if known else reader("seat-gone")))
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


@on("settings")
async def settings(visit: Visit) -> None:
    """The table's settings."""
    await visit.show(settings_screen(visit, await visit.table()))
