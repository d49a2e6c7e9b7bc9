"""*Find me a table*: what somebody looks for, what that waits for, and the way to the table that was opened (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rating.nearness import RATED_WAYS
from bot.seeking.searching import CHOSEN_PACES, Awaits, SearchPage, sizes_by_game
from cogs.panels.dispatch import on
from cogs.panels.ids import Id, whole
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit

FIELDS: Final = {"s-seek-games": "games", "s-seek-sizes": "sizes", "s-seek-pace": "pace", "s-seek-rated": "rated"}


def told(reader: Reader, server: str, outcome: str) -> Screen:
    """The direct message that says how a search on a server ended."""
    return Screen([reader(f"seek-told-{outcome}", server=server)])


async def seek_screen(visit: Visit) -> Screen:
    """All of it."""
    place, reader = visit.place, await visit.reader()
    outlook: SearchPage = await visit.services.seeking.searching.outlook(visit.person, place.guild_id, read=True)
    lines = [f"**{reader('seek-headline')}**", *_lines(reader, outlook)]
    back = Button(reader("button-back"), Id("madang"))
    if outlook.table_id or outlook.opening:
        return Screen(["\n".join(lines)], rows=[[Button(reader("seek-decline-button"), Id("seek-stop")), back]])
    if outlook.waits:
        first = Button(reader("seek-stop-button"), Id("seek-stop"), "danger")
    else:
        first = Button(reader("seek-begin-button"), Id("seek-begin"), "primary", disabled=outlook.closed)
    return Screen(["\n".join(lines)], rows=[*_menus(reader, outlook), [first, back]])


def _lines(reader: Reader, outlook: SearchPage) -> list[str]:
    lines = [reader(f"seek-{outlook.outcome}")] if outlook.outcome else []
    if outlook.table_id and outlook.place is not None:
        channel = f"<#{outlook.place.channel_id}>"
        return [*lines, reader("seek-opened", channel=channel, when=outlook.until_kept)]
    if outlook.opening:
        return [*lines, reader("seek-no-room", when=outlook.again) if outlook.again else reader("seek-opening")]
    if outlook.closed:
        return [*lines, reader("error-seek-closed")]
    if not outlook.waits:
        return [*lines, reader("seek-about"), f"-# {reader('seek-about-names')}"]
    lines.append(reader("seek-waits", since=outlook.since, until=outlook.until))
    lines += [f"{BULLET} {_awaited(reader, outlook, one)}" for one in outlook.awaits]
    lines.append(reader("seek-wider", when=outlook.widens, width=outlook.wider))
    lines.append(reader("seek-provisional", slack=outlook.slack))
    return [*lines, f"-# {reader('seek-about-names')}"]


def _awaited(reader: Reader, outlook: SearchPage, one: Awaits) -> str:
    return reader(
        "seek-awaits",
        game=reader.game(one.game),
        kind=reader(f"rank-kind-{one.kind}"),
        others=_counts(one.others),
        width=outlook.width,
        figure=str(one.figure),
    )


def _counts(others: Sequence[int]) -> str:
    """Numbers as one reads them: "2-5", "1, 3"."""
    if len(others) > 1 and others[-1] - others[0] == len(others) - 1:
        return f"{others[0]}-{others[-1]}"
    return ", ".join(str(one) for one in others)


def _menus(reader: Reader, outlook: SearchPage) -> list[Row]:
    wish, sizes = outlook.wish, sizes_by_game()
    numbers = sorted({one for each in sizes.values() for one in each})
    games = [Pickable(reader.game(one), one, chosen=one in wish.games) for one in sizes]
    counts = [Pickable(reader("seek-size", count=one), str(one), chosen=one in wish.sizes) for one in numbers]
    paces = [
        Pickable(reader(f"table-pace-{one}"), one, reader(f"table-pace-{one}-desc"), chosen=one == wish.pace)
        for one in CHOSEN_PACES
    ]
    ways = [Pickable(reader(f"seek-rated-{one}"), one, chosen=one == wish.rated) for one in RATED_WAYS]
    return [
        Dropdown(reader("seek-games-placeholder"), Id("s-seek-games"), games, most=len(games)),
        Dropdown(reader("seek-sizes-placeholder"), Id("s-seek-sizes"), counts, most=len(counts)),
        Dropdown(reader("option-table-pace"), Id("s-seek-pace"), paces),
        Dropdown(reader("seek-rated-placeholder"), Id("s-seek-rated"), ways),
    ]


@on("seek")
async def seek(visit: Visit) -> None:
    """The page."""
    await visit.show(seek_screen(visit))


@on("seek-begin")
async def begin(visit: Visit) -> None:
    """Look for others."""
    await visit.services.seeking.searching.begin(visit.person, visit.place, visit.number)
    await visit.show(seek_screen(visit))


@on("seek-stop")
async def stop(visit: Visit) -> None:
    """Look for nobody any more, or do not come to the table that was opened."""
    await visit.services.seeking.searching.stop(visit.person, visit.place.guild_id)
    await visit.show(seek_screen(visit))


@on(*FIELDS)
async def wish(visit: Visit) -> None:
    """Something else is looked for."""
    field = FIELDS[visit.id.action]
    values = [str(one) for one in visit.values]
    chosen: object = values[0] if values else ""
    if field == "games":
        chosen = tuple(values)
    elif field == "sizes":
        chosen = tuple(sorted({whole(one) for one in values}))
    await visit.services.seeking.searching.wish(visit.person, visit.place, **{field: chosen})
    await visit.show(seek_screen(visit))
