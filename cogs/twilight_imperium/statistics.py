"""What was played on a server, and which factions won there how often."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import FACTIONS
from bot.tables.statistics import Statistics
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels.dispatch import shows
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Screen
from cogs.panels.visit import Visit
from cogs.twilight_imperium.vocabulary import GAME

TOLD = f"cogs-{GAME}-stats"


def statistics_lines(reader: Reader, found: Statistics) -> list[str]:
    """The page in words: each faction with its wins and games, then what was left out."""
    if not found.games:
        lines = [reader(f"{TOLD}-none")]
    else:
        lines = [f"**{reader(f'{TOLD}-headline', games=found.games, since=found.since)}**"]
        for one in found.tallies:
            percent = round(100 * one.wins / one.games)
            told = reader(f"{TOLD}-line", faction=one.role, wins=one.wins, games=one.games, percent=percent)
            lines.append(f"{BULLET} {told}")
        played = {one.role for one in found.tallies}
        if unplayed := [one for one in FACTIONS if one not in played]:
            lines.append(reader(f"{TOLD}-unplayed", factions=unplayed))
        lines.append(reader(f"{TOLD}-even", percent=round(100 * found.even)))
        if found.bots.games:
            lines.append(reader(f"{TOLD}-bots", seats=found.bots.games, wins=found.bots.wins))
    if found.practice:
        lines.append(reader(f"{TOLD}-practice", games=found.practice))
    return lines


@shows("ti-stats")
async def statistics_screen(visit: Visit) -> Screen:
    """Of the server where it is asked, for one person's eyes."""
    reader = await visit.reader()
    found = await visit.tables.statistics.of_server(visit.place.guild_id, GAME)
    rank = Button(reader("button-rank"), Id("rank"))
    return Screen([cut("\n".join(statistics_lines(reader, found)), PANEL_TEXT)], rows=[[rank]])
