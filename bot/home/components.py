"""Trees of components, as Discord's messages and forms carry them (discord_platform 1.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

COMPONENTS_V2: Final = 1 << 15
"""The flag of a message that is made of components alone."""

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
SELECTS: Final = (3, 5, 6, 7, 8)
"""Menus: of strings, users, roles, users and roles, channels."""


def walk(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a tree, containers, rows, accessories and what a label holds included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        yield from walk([one for one in (component.get("accessory"), component.get("component")) if one])


def media(components: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every medium a tree shows, in order: pictures of galleries, files, thumbnails."""
    found: list[dict[str, Any]] = []
    for one in walk(components):
        found += [one[key] for key in ("media", "file") if one.get(key)]
        found += [item["media"] for item in one.get("items") or [] if item.get("media")]
    return found
