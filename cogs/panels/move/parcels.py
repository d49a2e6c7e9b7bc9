"""Menus of numbers: one for each option, one in which numbers are put together from lines that add up, or all ways to
share one. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.core.shapes import Amounts, Option, Text
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


def share_menus(reader: Reader, shape: Amounts, id: Id) -> list[Dropdown]:
    """Every way to share a number, each a line of its own; of many as many menus as it takes, by what the first option
    gets. None is chosen in them: what is proposed has its own buttons, and a menu in which a line is chosen already
    does not answer by it.

    Args:
        id: of the question.
    """
    named = [_called(reader, option) for option in shape.options]
    ways, menus = choosing.shares(shape), list[Dropdown]()
    for number, at in enumerate(range(0, len(ways), numbers.PER_MENU)):
        part = ways[at : at + numbers.PER_MENU]
        lines = [
            Pickable(
                " · ".join(
                    reader("panel-share-part", option=name, count=given.get(option.id, 0))
                    for name, option in zip(named, shape.options, strict=True)
                ),
                choosing.share_key(shape, given),
            )
            for given in part
        ]
        of = [given.get(shape.options[0].id, 0) for given in part]
        key = "panel-shares-placeholder" if len(ways) <= numbers.PER_MENU else "panel-shares-some-placeholder"
        menus.append(Dropdown(reader(key, option=named[0], least=of[0], most=of[-1]), id.to("s-share", number), lines))
    return menus


def _called(reader: Reader, option: Option) -> str:
    """An option in few words, where it has some."""
    short = f"{option.key}-short"
    return reader.told(Text(short, option.args)) if reader.text.has(short) else reader.said(option)
