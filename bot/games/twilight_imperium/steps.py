"""All steps of the game, as the coder of saved matches has to know them."""

from __future__ import annotations

from typing import Final

from bot.core.step import Step
from bot.games.twilight_imperium import components

PACKAGE: Final = "bot.games.twilight_imperium"


def _all(of: type[Step]) -> list[type[Step]]:
    found: list[type[Step]] = []
    for step in of.__subclasses__():
        if step.__module__.startswith(PACKAGE):
            found.append(step)
        found += _all(step)
    return found


assert components.__name__ == f"{PACKAGE}.components"  # blocks declare steps of their own
STEPS: Final = tuple(sorted(set(_all(Step)), key=lambda step: str(step.__struct_config__.tag)))
