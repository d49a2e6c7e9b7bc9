"""A form of fields that depend on nothing, on one screen: a menu for each, and what each says so far. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.core.shapes import Amounts, Field, Option, Pick
from bot.tables import choosing
from bot.tables.asked import Asked
from cogs.panels import numbers
from cogs.panels.ids import digest
from cogs.panels.move.parcels import parcel_menus
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Dropdown, Pickable
from cogs.panels.whereabouts import id_of

MENUS: Final = 10
"""Menus on one page: Discord takes forty components, and there are texts and buttons besides."""


def free_of(field: Field) -> list[Option]:
    """Options that can be chosen in a field."""
    return [option for option in field.shape.options if option.blocked is None]


def parts_of(field: Field) -> Sequence[Sequence[Any]]:
    """The options of a field, or the parcels of its numbers, as menus have room for them."""
    free: Sequence[Any] = choosing.parcels(field.shape) if isinstance(field.shape, Amounts) else free_of(field)
    return [free[i : i + numbers.PER_MENU] for i in range(0, len(free), numbers.PER_MENU)]


def cut_of_sheet(shown: Asked, page: int) -> numbers.Portion:
    """Which page of menus stands there, and what cannot be chosen in any of them."""
    pages = max(1, -(-sum(len(parts_of(field)) for field in shown.fields) // MENUS))
    blocked = tuple([one for field in shown.fields for one in field.shape.options if one.blocked is not None])
    return numbers.Portion(blocked=blocked, menu=True, page=min(max(page, 0), pages - 1), pages=pages)


def menus(reader: Reader, shown: Asked, page: int) -> list[Dropdown]:
    """The menus of a page: of one option, of several at once; where numbers or an order are asked, of one more each."""
    found = [
        _menu(reader, shown, at, number, page)
        for at, field in enumerate(shown.fields)
        for number in range(len(parts_of(field)))
    ]
    return found[page * MENUS : (page + 1) * MENUS]


def _menu(reader: Reader, shown: Asked, at: int, number: int, page: int) -> Dropdown:
    field = shown.fields[at]
    shape, so_far = field.shape, shown.picked_in(field)
    prompt = reader.label(field.prompt)
    parts = parts_of(field)
    part = parts[number]
    if len(parts) > 1:
        first = number * numbers.PER_MENU + 1
        prompt = f"{prompt} · {first}-{first + len(part) - 1}"
    now = choosing.picked(shape, so_far)
    target = id_of(shown).to("s-field", f"{at}.{number}.{page}")
    if isinstance(shape, Amounts):
        lines = parcel_menus(reader, shape, so_far, {})[number]
        return Dropdown(prompt, target, lines, least=0, most=len(lines))
    choices: list[Pickable] = []
    for option in part:
        position = shape.options.index(option)
        label = reader.option(option)
        if choosing.in_order(shape):
            place = f" · {now.index(position) + 1}." if position in now else ""
            choices.append(Pickable(f"{label}{place}", digest(option.id)))
        else:
            choices.append(Pickable(label, digest(option.id), chosen=position in now))
    least, most = 1, len(choices)
    if isinstance(shape, Pick) and not shape.ordered:
        most = max(1, min(most, shape.max))
        least = 1 if choosing.single(shape) else 0
    return Dropdown(prompt, target, choices, least=least, most=most)


def lines(reader: Reader, shown: Asked) -> list[str]:
    """What each field says so far."""
    return [f"{BULLET} {_asks(reader, shown, field)}{_said(reader, shown, field)}".rstrip() for field in shown.fields]


def _asks(reader: Reader, shown: Asked, field: Field) -> str:
    """What a field asks, but for the one that asks what the question does: that stands above."""
    return "" if field.prompt == shown.question.prompt else f"{reader.told(field.prompt)} "


def _said(reader: Reader, shown: Asked, field: Field) -> str:
    shape, now = field.shape, choosing.picked(field.shape, shown.picked_in(field))
    if isinstance(shape, Amounts):
        told = [f"{reader.said(one)} {n}" for one, n in zip(shape.options, now, strict=True) if n]
    else:
        told = [reader.said(shape.options[i]) for i in now]
    return f"**{', '.join(told)}**" if told else ""
