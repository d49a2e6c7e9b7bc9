"""Factions (rules 28), one module each: abilities, flagship, own unit upgrades and technologies.

The first six are older and stand in `abilities`, `units` and `technologies.factions`. A module here is imported by
being here, in the order of its name, so that a new faction is one new file.
"""

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")
