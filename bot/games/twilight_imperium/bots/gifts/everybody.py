"""Imports the modules of all factions beside it, in the order of their names."""

from importlib import import_module
from pkgutil import iter_modules

from bot.games.twilight_imperium.bots import gifts

for found in iter_modules(gifts.__path__):
    if found.name != "everybody":
        import_module(f"{gifts.__name__}.{found.name}")
