"""Options cut into groups and pages, and their numbers: the same on the buttons and on the picture. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.core.shapes import Anchor, Option

PER_PAGE: Final = 25
"""Numbered buttons of one panel: five rows of five."""


class Numbered(NamedTuple):
    """An option with the number it is shown under."""

    number: int
    option: Option


class Group(NamedTuple):
    """Options that are narrowed together; `example` carries the group's label."""

    example: Option
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """What one panel shows of a list of options.

    Args:
        groups: when an area is to be chosen first; then `shown` is empty.
        shown: numbered options of this page.
        page: from 0.
        pages: how many there are.
    """

    groups: tuple[Group, ...] = ()
    shown: tuple[Numbered, ...] = ()
    page: int = 0
    pages: int = 1


def groups_of(options: Sequence[Option]) -> tuple[Group, ...]:
    """Options by group, in the order in which the groups come up first."""
    found: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        found.setdefault((option.group, repr(sorted(option.group_args.items()))), []).append(option)
    return tuple(Group(members[0], tuple(members)) for members in found.values())


def cut(options: Sequence[Option], group: int | None, page: int) -> Cut:
    """What to show: all options, or the areas first, or one page. Nothing is ever left out.

    Args:
        options: all of the question, in its order.
        group: the area chosen, by position in `groups_of`; None for none yet.
        page: page wanted; brought into range.
    """
    if len(options) > PER_PAGE:
        groups = groups_of(options)
        named = len(groups) > 1 and len(groups) <= PER_PAGE and all(one.example.group for one in groups)
        if named and group is None:
            return Cut(groups=groups)
        if named and group is not None and group < len(groups):
            options = groups[group].options
    pages = max(1, -(-len(options) // PER_PAGE))
    page = min(max(page, 0), pages - 1)
    first = page * PER_PAGE
    shown = tuple(Numbered(first + i + 1, option) for i, option in enumerate(options[first : first + PER_PAGE]))
    return Cut(shown=shown, page=page, pages=pages)


def marks(cut: Cut) -> tuple[tuple[str, Anchor], ...]:
    """What the renderer numbers on the board: options of the page, or the areas' options under the area's number."""
    if cut.groups:
        return tuple(
            (str(number), option.anchor)
            for number, group in enumerate(cut.groups, 1)
            for option in group.options
            if option.anchor is not None and option.blocked is None
        )
    return tuple(
        (str(number), option.anchor)
        for number, option in cut.shown
        if option.anchor is not None and option.blocked is None
    )
