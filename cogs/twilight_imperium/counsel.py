"""Objectives with everybody's progress, What could I do?, and the odds of fights: public facts, one's own hand."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.games.twilight_imperium.advice.encounters import encounters, foes
from bot.games.twilight_imperium.advice.odds import Odds, odds
from bot.games.twilight_imperium.advice.prospects import Prospect, prospects
from bot.tables.model import Snapshot, TableError
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels.dispatch import shows
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Screen
from cogs.panels.sketches import Sketch
from cogs.panels.visit import Visit
from cogs.twilight_imperium.showing import MENU, back, id_of, sketch_of, table_of, view_of
from cogs.twilight_imperium.vocabulary import GAME
from renderers import twilight_imperium as pictures


@shows("ti-objectives")
async def objectives_pressed(visit: Visit) -> Screen:
    """The button."""
    return await objectives_screen(visit, await table_of(visit))


async def objectives_screen(visit: Visit, table: Snapshot) -> Screen:
    """Public objectives with everybody's progress, one's own secrets."""
    reader = await visit.reader(table)
    view = view_of(table, reader.seat)
    lines = [reader("cogs-twilight_imperium-objectives", target=view.target)]
    for one in view.revealed:
        lines.append(f"**{reader(f'{GAME}-objective-{one}')}** · {reader(f'{GAME}-does-{one}')}")
        if view.council is not None and one in view.council.sealed:
            lines.append(reader("cogs-twilight_imperium-sealed"))
            continue
        told = []
        for seat, player in enumerate(view.players):
            has, asked = player.progress.get(one, (0, 0))
            key = "has-scored" if one in player.scored else "has"
            told.append(reader(f"cogs-twilight_imperium-{key}", name=reader.names[seat], has=has, asked=asked))
        lines.append(" · ".join(told))
    for one, (has, asked) in view.secrets.items():
        does = reader(f"{GAME}-does-{one}").removesuffix(".")
        lines.append(reader(f"{GAME}-hand-secret", objective=one, does=does, has=has, asked=asked))
    row = back(reader, table)
    shown: list[Sketch] = []
    if reader.seat is not None:
        row.insert(0, Button(reader("cogs-twilight_imperium-look-could"), id_of(table, "ti-could")))
        shown = [sketch_of(table, reader, "objectives", pictures.objectives, view, reader.seat)]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [row])


@shows("ti-could")
async def could(visit: Visit) -> Screen:
    """What could I do? Objectives within reach this round, with what is missing; from public facts and the own hand."""
    table = await table_of(visit)
    reader = await visit.reader(table)
    if reader.seat is None:
        raise TableError("error-not-seated")
    if not table.playing:
        raise TableError("error-not-started")
    found = prospects(table.match, reader.seat)
    lines = [reader("cogs-twilight_imperium-could", tokens=found.tokens, acts=int(found.acts))]
    if not found.home:
        lines.append(reader("cogs-twilight_imperium-could-home"))
    for stand in ("ready", "near", "far"):
        these = [one for one in found.open if one.stand == stand]
        if these:
            lines.append(f"**{reader(f'cogs-twilight_imperium-could-{stand}')}**")
            lines += [_prospect(reader, one) for one in these]
    if not found.open:
        lines.append(reader("cogs-twilight_imperium-nothing"))
    return Screen([cut("\n".join(lines), PANEL_TEXT)], [], [back(reader, table)])


def _prospect(reader: Reader, one: Prospect) -> str:
    """One objective: how far, what is missing, what would bring it nearer."""
    line = reader(
        "cogs-twilight_imperium-prospect",
        objective=one.objective,
        does=reader(f"{GAME}-does-{one.objective}"),
        has=one.has,
        asked=one.asked,
        secret=int(one.secret),
    )
    if one.stand == "ready" or one.how in ("spending", "events", "nothing") or not one.chances:
        return f"{BULLET} {line}"
    sort = {"technologies": "technology", "structures": "unit", "ships": "unit"}.get(one.how, "place")
    told = reader.text.listing([reader(f"{GAME}-{sort}-{chance}") for chance in one.chances])
    return f"{BULLET} {line}\n   {reader(f'cogs-twilight_imperium-chances-{one.how}', list=told)}"


# --- odds -------------------------------------------------------------------------------------------------------------


FIGHTS: Final = 3
"""Pictures of one system at most: one of the fights in space or on each of its planets."""


def contested(table: Snapshot, reader: Reader) -> list[tuple[str, ...]]:
    """Systems in which the reader could meet somebody: position and what is shown."""
    if reader.seat is None:
        return []
    return [(at, at) for at in foes(table.match, reader.seat)]


@shows("ti-odds")
async def odds_of(visit: Visit) -> Screen:
    """Where the reader could fight: choose a system."""
    table = await table_of(visit)
    reader = await visit.reader(table)
    places = contested(table, reader)
    if not places:
        return Screen([reader("cogs-twilight_imperium-no-fight")], [], [back(reader, table)])
    menu = [Pickable(reader(f"{GAME}-place-{at}"), at) for at, *_ in places[:MENU]]
    ask = Dropdown(reader("cogs-twilight_imperium-odds-where"), id_of(table, "s-ti-odds"), menu)
    return Screen([reader("cogs-twilight_imperium-odds-about")], [], [ask, back(reader, table)])


@shows("s-ti-odds")
async def odds_chosen(visit: Visit) -> Screen:
    """The odds in the chosen system."""
    return await odds_screen(visit, await table_of(visit), str(visit.value))


async def odds_screen(visit: Visit, table: Snapshot, at: str) -> Screen:
    """The odds of a fight in a system: of those who stand there, else with everything that could come.

    Raises:
        TableError: there is nobody to fight.
    """
    reader = await visit.reader(table)
    seat = reader.seat
    if seat is None:
        raise TableError("error-not-seated")
    if not table.playing:
        raise TableError("cogs-twilight_imperium-no-fight")
    fights = encounters(table.match, seat, at)
    if not fights:
        raise TableError("cogs-twilight_imperium-no-fight")
    found = [await asyncio.to_thread(odds, fight) for fight in fights]
    lines = [reader("cogs-twilight_imperium-odds", system=at)]
    lines += [_odds(reader, one) for one in found]
    again = Button(reader("cogs-twilight_imperium-look-odds"), id_of(table, "ti-odds"))
    shown = [sketch_of(table, reader, "odds", pictures.odds, view_of(table, seat), one) for one in fights[:FIGHTS]]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [[again, *back(reader, table)]])


def _odds(reader: Reader, found: Odds) -> str:
    return reader(
        "cogs-twilight_imperium-odds-line",
        win=round(100 * found.attacker),
        lose=round(100 * found.defender),
        neither=round(100 * found.neither),
        exact=int(found.exact),
    )
