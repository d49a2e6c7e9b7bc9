"""The entrance: new game, my games, rules, practice, my settings, tournaments."""

from __future__ import annotations

from bot.tables.model import Snapshot
from cogs.panels import gamefaces
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit


async def entrance_screen(visit: Visit) -> Screen:
    """What Madang is, what waits, and the ways on."""
    reader = await visit.reader()
    tables: list[Snapshot] = await visit.tables.look.of(visit.user_id)
    awaited = sum(table.playing and table.seat_of(visit.user_id) in table.row.waits for table in tables)
    waiting = reader("madang-awaited-line", count=awaited) if awaited else reader("madang-nothing-awaited-line")
    text = "\n".join([f"**{reader('madang-headline')}**", reader("madang-about"), waiting])
    first = [
        Button(reader("button-new-game"), Id("new"), "primary"),
        Button(reader("button-my-games"), Id("games"), "primary" if awaited else "secondary"),
        Button(reader("button-practice"), Id("practice")),
        Button(reader("button-my-settings"), Id("my-settings")),
    ]
    if visit.interaction.guild_id is None:
        first = [first[1], first[3]]
    elif visit.interaction.permissions.manage_guild:
        first.append(Button(reader("button-server-settings"), Id("server")))
    found = gamefaces.known()
    rows: list[Row] = [first]
    if visit.interaction.guild_id is not None:
        rows.append([Button(reader("tournament-list-button"), Id("cup-list"))])
    if found:
        if visit.interaction.guild_id is not None:
            rows.append([Button(reader("seek-button"), Id("seek")), Button(reader("button-rank"), Id("rank"))])
        choices = [Pickable(reader.game(one), one, reader(f"game-{one}-about")) for one in found]
        rows.append(Dropdown(reader("madang-rules-placeholder"), Id("s-rules"), choices))
    return Screen([text, reader("madang-unofficial")], rows=rows)


@on("madang")
async def entrance(visit: Visit) -> None:
    """The entrance."""
    await visit.show(entrance_screen(visit))
