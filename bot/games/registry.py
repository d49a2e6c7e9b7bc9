"""The games of the house. Importing this module makes them known to the kernel."""

from __future__ import annotations

from bot.core.registry import register
from bot.games.metromania import METROMANIA

GAMES = (register(METROMANIA),)
