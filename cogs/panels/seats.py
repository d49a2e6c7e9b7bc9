"""Seats that change hands, and matches that pause, go on or are given up."""

from __future__ import annotations

from bot.core.bots import LEVELS
from bot.tables.away import STAND_IN_AFTER, to_stand_in, vacation_of
from bot.tables.model import Snapshot, TableError
from bot.tables.seating import ABSENT_AFTER, REMINDED_BEFORE, TO_ONE, absent
from cogs.errors import explain
from cogs.panels.dispatch import on
from cogs.panels.ids import Id, whole
from cogs.panels.lobby import invitation, person_of, require_guest
from cogs.panels.menu import menu_screen
from cogs.panels.move.showing import panel_screen
from cogs.panels.opening import require_permissions
from cogs.panels.reach import Reach
from cogs.panels.reader import letter
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit


def open_to(visit: Visit, table: Snapshot) -> list[int]:
    """Seats this person may hand over now: the own one, and those whose people are away."""
    own = table.seat_of(visit.user_id)
    seats = (
        {
            *absent(table, visit.services.clock()),
            *to_stand_in(table, visit.services.clock()),
            *(row.seat for row in table.seats if row.away_id is not None and row.bot),
            *(seat for seat, kind in table.row.offered.items() if kind not in TO_ONE),
        }
        if own is not None or visit.person.moderator
        else set[int]()
    )
    if own is not None:
        seats.add(own)
    return sorted(seats)


def too_early(visit: Visit, table: Snapshot, seat: int) -> TableError | None:
    """Why the awaited seat of somebody else cannot be handed over yet; None if nobody waits for it, or if it can."""
    wait, now = table.row.waits.get(seat), visit.services.clock()
    if wait is None or table.seats[seat].user_id in (None, visit.user_id) or seat in open_to(visit, table):
        return None
    name = table.name(seat)
    vacation = vacation_of(table, seat, now)
    if vacation is not None:
        later = vacation.since + STAND_IN_AFTER
        key = "replace-away" if later < vacation.until else "replace-away-short"
        return TableError(key, name=name, until=vacation.until, when=later)
    if now < wait.since + ABSENT_AFTER:
        return TableError("replace-not-yet", name=name, when=wait.since + ABSENT_AFTER)
    if not wait.reminded:
        return TableError("replace-not-reminded", name=name)
    return TableError("replace-not-yet", name=name, when=wait.first + REMINDED_BEFORE)


async def replace_screen(visit: Visit, table: Snapshot, seat: int | None = None) -> Screen:
    """Whose seat, and who takes it."""
    reader = await visit.reader(table)
    seats = open_to(visit, table)
    if not seats:
        raise TableError("error-not-seated")
    if seat not in seats:
        own = table.seat_of(visit.user_id)
        seat = own if own is not None else seats[0]
    id = Id("", table.id, table.row.epoch)
    rows: list[Row] = []
    if len(seats) > 1:
        choices = [Pickable(f"{letter(one)} · {reader.short[one]}", str(one), chosen=one == seat) for one in seats]
        rows.append(Dropdown(reader("replace-choose", name=reader.short[seat]), id.to("s-seat"), choices))
    rows.append(
        [
            Button(reader("replace-bot-option", level=reader(f"bot-level-{level}")), id.to("to-bot", f"{seat}.{level}"))
            for level in LEVELS
        ]
    )
    rows.append(Dropdown(reader("replace-member-placeholder"), id.to("s-to-member", seat), kind="user"))
    lines = [reader("replace-choose", name=reader.names[seat])]
    if seat == table.seat_of(visit.user_id):
        lines.append(reader("replace-own-confirm"))
    elif (vacation := vacation_of(table, seat, visit.services.clock())) is not None:
        lines.append(reader("replace-until-back", until=vacation.until))
    waiting = [error for one in table.row.waits if (error := too_early(visit, table, one)) is not None]
    lines += [explain(reader, error) for error in waiting]
    return Screen(["\n".join(lines)], rows=rows)


@on("replace", "s-seat")
async def replace(visit: Visit) -> None:
    """Hand a seat over."""
    seat = whole(str(visit.value)) if visit.values else None
    await visit.show(replace_screen(visit, await visit.table(), seat))


@on("to-bot")
async def to_bot(visit: Visit) -> None:
    """A bot plays on."""
    seat, _, level = visit.id.arg.partition(".")
    await hand_over(visit, visit.id.table, whole(seat), level)


async def hand_over(visit: Visit, table_id: int, seat: int, level: str) -> None:
    """Give a seat to a bot and say so."""
    before = await visit.tables.look.at(table_id)
    if 0 <= seat < len(before.seats) and (early := too_early(visit, before, seat)) is not None:
        raise early
    name = (await visit.reader(before)).names.get(seat, "")
    table = await visit.tables.seating.hand_over(table_id, visit.person, seat, level, visit.number)
    reader = await visit.reader(table)
    await visit.say(reader("replace-done-bot", name=name, level=reader(f"bot-level-{level}")))


@on("s-to-member")
async def to_member(visit: Visit) -> None:
    """A seat is offered to a member, who is called in the channel and presses one button."""
    friend = visit.value
    reader = await visit.reader()
    require_guest(visit, friend)
    seat = whole(visit.id.arg)
    await visit.tables.seating.hand_over(visit.id.table, visit.person, seat, person_of(friend), visit.number)
    await visit.say(await invitation(visit, reader, visit.id.table, "offered", friend))


@on("take-over")
async def take_over(visit: Visit) -> None:
    """Sit down on an offered seat."""
    table = await visit.tables.seating.take_over(visit.id.table, visit.person, whole(visit.id.arg), visit.number)
    await visit.show(panel_screen(visit, table.id, note=(await visit.reader(table))("replace-you-now")), fresh=True)


@on("take-back")
async def take_back(visit: Visit) -> None:
    """The own seat is taken back."""
    table: Snapshot = await visit.tables.seating.take_back(visit.id.table, visit.person, visit.number)
    if table.seat_of(visit.user_id) is None:
        await visit.say((await visit.reader(table))("lent-back"))
        return
    await visit.show(panel_screen(visit, table.id, note=(await visit.reader(table))("replace-you-now")))


@on("back-now", reach=Reach.PRIVATE)
async def back_now(visit: Visit) -> None:
    """Back from vacation, to go on with the own move."""
    await visit.tables.people.come_back(visit.person)
    table = await visit.table()
    await visit.show(panel_screen(visit, table.id, note=(await visit.reader(table))("away-over")))


# --- leaving, resigning, pausing, giving up --------------------------------------------------------------------------


async def sure_screen(visit: Visit, table: Snapshot, key: str, action: str, label: str) -> Screen:
    """One question before something that cannot be taken back lightly."""
    reader = await visit.reader(table)
    id = Id("", table.id, table.row.epoch)
    row = [
        Button(reader(label), id.to(action), "danger"),
        Button(reader("button-cancel"), id.to("menu")),
    ]
    return Screen([reader(key)], rows=[row])


@on("leave-match")
async def leave(visit: Visit) -> None:
    """How to leave a match that is on."""
    table = await visit.table()

    async def screen() -> Screen:
        reader = await visit.reader(table)
        id = Id("", table.id, table.row.epoch)
        row = [
            Button(reader("button-hand-over"), id.to("replace"), "primary"),
            Button(reader("button-resign"), id.to("resign"), "danger"),
            Button(reader("button-cancel"), id.to("menu")),
        ]
        return Screen([reader("leave-match")], rows=[row])

    await visit.show(screen())


@on("resign")
async def resign(visit: Visit) -> None:
    """Ask before resigning."""
    table = await visit.table()
    if table.seat_of(visit.user_id) is None:
        raise TableError("error-not-seated")
    key = "resign-confirm-two" if len(table.seats) == 2 else "resign-confirm-many"
    await visit.show(sure_screen(visit, table, key, "resign-sure", "button-resign"))


@on("resign-sure")
async def resigned(visit: Visit) -> None:
    """Resign."""
    before = await visit.table()
    reader = await visit.reader(before)
    seat = before.seat_of(visit.user_id)
    table = await visit.tables.seating.resign(visit.id.table, visit.person, visit.number)
    key = "resign-done" if table.row.phase == "finished" else "resign-done-bot"
    await visit.show(done_screen(reader(key, name=reader.names.get(-1 if seat is None else seat, ""))))


async def done_screen(text: str) -> Screen:
    """A panel that has nothing more to offer."""
    return Screen([text])


@on("pause")
async def pause(visit: Visit) -> None:
    """Ask before pausing."""
    await visit.show(sure_screen(visit, await visit.table(), "pause-confirm", "pause-sure", "button-pause"))


@on("pause-sure")
async def paused(visit: Visit) -> None:
    """Pause."""
    table = await visit.tables.seating.pause(visit.id.table, visit.person, visit.number)
    reader = await visit.reader(table)
    name = reader.user(visit.user_id)
    if table.row.phase == "paused":
        await visit.show(done_screen(reader("pause-done", name=name)))
    else:
        await visit.show(menu_screen(visit, table, reader("pause-asked", name=name)))


@on("resume")
async def resume(visit: Visit) -> None:
    """Go on in this channel."""
    before = await visit.table()
    if before.row.phase == "paused" and before.seat_of(visit.user_id) is not None:
        require_permissions(visit, await visit.reader(before))
    table = await visit.tables.seating.resume(visit.id.table, visit.place, visit.person, visit.number)
    reader = await visit.reader(table)
    await visit.say(reader("resume-done", name=reader.user(visit.user_id)))


@on("cancel")
async def cancel(visit: Visit) -> None:
    """Close a lobby at once; ask before giving up a match."""
    table = await visit.table()
    if table.in_lobby:
        await cancelled(visit)
        return
    await visit.show(sure_screen(visit, table, "cancel-confirm", "cancel-sure", "button-fold"))


@on("cancel-sure")
async def cancelled(visit: Visit) -> None:
    """Give it up, or ask the others."""
    table = await visit.tables.seating.cancel(visit.id.table, visit.person, visit.number)
    reader = await visit.reader(table)
    if table.row.phase == "cancelled":
        key = "lobby-closed-headline" if table.row.state is None else "cancel-done"
        await visit.show(done_screen(reader(key, game=reader.game())))
        return
    name = reader.user(visit.user_id)
    await visit.show(menu_screen(visit, table, reader("cancel-asked", name=name)))
