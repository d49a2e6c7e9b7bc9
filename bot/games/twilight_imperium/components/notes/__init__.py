"""Promissory notes (rules 20, 26), one block for each kind. What stands here is dealt at tables with the option
(`light.notes_of`). A module here is imported by being here, in the order of its name.
"""

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")
