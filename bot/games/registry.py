"""Which games the house plays: one line each."""

from __future__ import annotations

from bot.core import playable
from bot.games.metromania import METROMANIA
from bot.games.project_mine import PROJECT_MINE
from bot.games.the_dome import THE_DOME
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM

GAMES = (METROMANIA, PROJECT_MINE, THE_DOME, TWILIGHT_IMPERIUM)


def install() -> None:
    """Make every game known to the kernel."""
    for rules in GAMES:
        playable.register(rules)
