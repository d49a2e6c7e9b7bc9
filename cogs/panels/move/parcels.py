"""Menus in which a number of each option is put together from lines that add up. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.core.shapes import Amounts
from bot.tables import choosing
from cogs.panels import numbers
from cogs.panels.reader import Reader
from cogs.panels.screen import Pickable


def parcel_menus(reader: Reader, shape: Amounts, so_far: Any, labels: Mapping[str, str]) -> list[list[Pickable]]:
    """The lines of such menus.

    Args:
        labels: of options that have one of their own here, by id.
    """
    kept = choosing.parcelled(shape, so_far)
    lines = [
        Pickable(
            reader(
                "panel-parcel-option", option=labels.get(one.option.id) or reader.option(one.option), count=one.count
            ),
            one.key,
            chosen=one.key in kept,
        )
        for one in choosing.parcels(shape)
    ]
    return [lines[at : at + numbers.PER_MENU] for at in range(0, len(lines), numbers.PER_MENU)]
