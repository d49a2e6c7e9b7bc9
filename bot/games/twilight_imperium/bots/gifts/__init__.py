"""What bots make of factions' gifts: abilities, flagships and faction technologies (rules 28), one module a faction.

A module fills the tables of `gifts.tables`; it is imported by being here, in the order of its name.
"""

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")
