"""Watching a match from beside it: what one is told of it, and no longer (asynchronous P8)."""

from __future__ import annotations

from bot.tables.calling import undisturbed
from bot.tables.model import Snapshot
from bot.tables.watching import MENTION, WatchRow
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.reader import board_url
from cogs.panels.screen import Button, Screen
from cogs.panels.visit import Visit


async def watching_screen(visit: Visit, table: Snapshot, watch: WatchRow | None) -> Screen:
    """What this person is told of a match, how, and what can be chosen instead; None: nothing any more."""
    reader = await visit.reader(table)
    id = Id("", table.id, table.row.epoch)
    board = Button(reader("button-open-board"), url=board_url(table))
    if watch is None:
        row = [Button(reader("button-watch"), id.to("watch"), "primary"), board]
        return Screen([reader("watch-ended", game=reader.game())], rows=[row])
    known = await visit.tables.people.get(visit.user_id)
    way = reader(f"settings-reminders-{known.reminders if known else MENTION}")
    lines = [
        f"**{reader('watch-headline', game=reader.game())}**",
        reader("watch-told-rounds" if watch.rounds else "watch-told-end"),
        reader("watch-silent" if undisturbed(known) else "watch-way", way=way),
    ]
    row: list[Button] = []
    if watch.rounds:
        row.append(Button(reader("watch-end-button"), id.to("watch-rounds", 0)))
    elif table.round is not None:
        row.append(Button(reader("watch-rounds-button"), id.to("watch-rounds", 1), "primary"))
    row.append(Button(reader("watch-stop-button"), id.to("unwatch")))
    row.append(Button(reader("button-my-settings"), Id("my-settings")))
    return Screen(["\n".join(lines)], rows=[[*row, board]])


@on("watch")
async def watch(visit: Visit) -> None:
    """Watch from now on; who does already sees what that person is told."""
    await _shown(visit, None)


@on("watch-rounds")
async def watch_rounds(visit: Visit) -> None:
    """Be told of each round too, or of the end alone."""
    await _shown(visit, visit.id.arg == "1")


async def _shown(visit: Visit, rounds: bool | None) -> None:
    async def screen() -> Screen:
        row: WatchRow = await visit.tables.watching.watch(visit.id.table, visit.person, rounds=rounds)
        return await watching_screen(visit, await visit.table(), row)

    await visit.show(screen())


@on("unwatch")
async def unwatch(visit: Visit) -> None:
    """Watch no longer."""

    async def screen() -> Screen:
        await visit.tables.watching.unwatch(visit.id.table, visit.person)
        return await watching_screen(visit, await visit.table(), None)

    await visit.show(screen())
