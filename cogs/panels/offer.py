"""Zone and quiet hours, offered by one press at somebody's first table with a clock (asynchronous P1).

Who sits down there reads it at once; who sat there before a pace was chosen, below the first move.
"""

from __future__ import annotations

from typing import Final

from bot.hours import weeks
from bot.tables.model import Snapshot
from bot.tables.panels import hours_to_offer
from bot.tables.people import OFFERED
from bot.tables.timing import pace_of
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.preferences import settings_screen, zone_line
from cogs.panels.screen import Button, Dropdown, Screen
from cogs.panels.visit import Visit

PIECES: Final = 30
LETTERS: Final = 3000
"""How full a panel may be for the offer to stand below it; where it is fuller it stands below the next."""
NIGHT: Final = (23 * 60, 8 * 60)
"""The quiet hours that are offered: minutes after midnight."""


async def offered(visit: Visit, table: Snapshot, told: str) -> Screen | None:
    """What is said at a table, with the offer below it; None where there is nothing to offer: the table has no clock,
    the person has chosen a zone, or was offered this before.
    """
    pace = pace_of(table.row.options)
    if pace is None or not hours_to_offer(table, visit.user_id):
        return None
    reader, zone = await visit.reader(table), await _usual(visit)
    await visit.tables.people.set(visit.person, introduced=OFFERED)
    shown = zone_line(reader, zone, visit.services.clock())
    lines = [
        told,
        reader("offer-hours", zone=shown, hours=weeks.told(NIGHT)),
        reader("offer-clock-stops" if pace.weekly else "offer-clock-runs"),
    ]
    row = [
        Button(reader("offer-yes-button"), Id("hours-yes"), "primary"),
        Button(reader("offer-other-button"), Id("my-settings")),
    ]
    return Screen(["\n".join(line for line in lines if line)], rows=[row])


async def say_with_offer(visit: Visit, table: Snapshot, told: str) -> None:
    """Say a line, with the offer below it where there is one."""
    offer = await offered(visit, table, told)
    if offer is None:
        await visit.say(told)
        return

    async def screen() -> Screen:
        return offer

    await visit.show(screen(), fresh=True)


async def with_offer(visit: Visit, table: Snapshot, screen: Screen) -> Screen:
    """A panel, with the offer below it where there is one and room for it."""
    pieces = len(screen.texts) + sum(1 if isinstance(row, Dropdown) else len(row) for row in screen.rows)
    if pieces + len(screen.rows) > PIECES or len(screen.content) > LETTERS:
        return screen
    offer = await offered(visit, table, "")
    if offer is not None:
        screen.texts += offer.texts
        screen.rows += offer.rows
    return screen


async def _usual(visit: Visit) -> str:
    zone: str = await visit.tables.people.zone(visit.person, visit.interaction.guild_id or 0)
    return zone


@on("hours-yes")
async def accepted(visit: Visit) -> None:
    """Live by the zone and the quiet hours that were offered; whoever has chosen meanwhile keeps that."""
    known = await visit.tables.people.get(visit.user_id)
    if known is None or not known.calendar.latest.zone:
        zone = await _usual(visit)
        await visit.tables.people.live(visit.person, zone, zone=zone, quiet=NIGHT)
    await visit.show(settings_screen(visit, (await visit.reader())("settings-changed")))
