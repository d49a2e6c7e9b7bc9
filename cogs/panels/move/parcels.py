"""Menus of numbers: one for each option, or one in which numbers are put together from lines that add up. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.core.shapes import Amounts
from bot.tables import choosing
from cogs.panels import numbers
from cogs.panels.ids import Id, digest
from cogs.panels.reader import Reader
from cogs.panels.screen import Dropdown, Pickable


def parcel_menus(reader: Reader, shape: Amounts, so_far: Any, labels: Mapping[str, str]) -> list[list[Pickable]]:
    """The lines of such menus.

    Args:
        labels: of options that have one of their own here, by id.
    """
    kept = choosing.parcelled(shape, so_far)
    lines: list[Pickable] = []
    last = ("", 0)
    for one in choosing.parcels(shape):
        label = labels.get(one.option.id) or reader.option(one.option)
        if one.count < min(shape.most.get(one.option.id, 0), shape.max):  # else it is all there is of it
            again = (one.option.id, one.count) == last
            label = reader(f"panel-parcel-{'again' if again else 'option'}", option=label, count=one.count)
        last = one.option.id, one.count
        lines.append(Pickable(label, one.key, chosen=one.key in kept))
    return [lines[at : at + numbers.PER_MENU] for at in range(0, len(lines), numbers.PER_MENU)]


def dial_menus(reader: Reader, shape: Amounts, so_far: Any, id: Id) -> list[Dropdown]:
    """A menu for each option, of all that it can get; what it has now is chosen in it.

    Args:
        id: of the question.
    """
    menus: list[Dropdown] = []
    for option, now in zip(shape.options, choosing.picked(shape, so_far), strict=True):
        most = min(shape.most.get(option.id, 0), shape.max)
        if option.blocked is not None or not most:
            continue
        label = reader.option(option)
        lines = [
            Pickable(reader("panel-dial-option", option=label, count=count), str(count), chosen=count == now)
            for count in range(most + 1)
        ]
        menus.append(Dropdown(label, id.to("s-dial", digest(option.id)), lines))
    return menus
