"""Options cut into sections, areas, pages and menus, and their numbers: the same on the panel and on its picture. Pure.

At most `AT_ONCE` options stand as buttons. More of them that are places on a map are chosen in two steps on the same
picture, area and place; more of them that are names stand in one menu. What is done in quite different ways (a system,
a card, a pass) is chosen by section first; where the rules say which of many places matter most, those are numbered
first, and a menu beside them has the areas. Nothing is ever left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.core.shapes import Anchor, Option
from cogs.panels.ids import digest

AT_ONCE: Final = 12
"""Numbered buttons of one step: on a phone more than these push the picture out of sight."""
PER_MENU: Final = 25
"""Lines of one menu."""


class Numbered(NamedTuple):
    """An option with the number it is shown under."""

    number: int
    option: Option


class Group(NamedTuple):
    """Options that are narrowed together; `example` carries the group's label."""

    example: Option
    options: tuple[Option, ...]


class Section(NamedTuple):
    """Options that are done in the same way; `key` names them. One of a single option is that option."""

    key: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Portion:
    """What one panel shows of a list of options.

    Args:
        sections: when a section is to be chosen first.
        elsewhere: the areas, for a menu beside the places that matter most.
        groups: when an area is to be chosen first; those of one option are that option.
        shown: numbered options of this page that can be chosen; none while areas are.
        blocked: those that cannot.
        apart: what ends a turn or is no place, without a number.
        menu: whether `shown` stands in a menu, not as buttons.
        page: from 0.
        pages: how many there are.
    """

    sections: tuple[Section, ...] = ()
    elsewhere: tuple[Group, ...] = ()
    groups: tuple[Group, ...] = ()
    shown: tuple[Numbered, ...] = ()
    blocked: tuple[Option, ...] = ()
    apart: tuple[Option, ...] = ()
    menu: bool = False
    page: int = 0
    pages: int = 1


def groups_of(options: Sequence[Option]) -> tuple[Group, ...]:
    """Options by group, in the order in which the groups come up first; an option without one is by itself."""
    found: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        args = repr(sorted(option.group_args.items())) if option.group else option.id
        found.setdefault((option.group, args), []).append(option)
    return tuple(Group(members[0], tuple(members)) for members in found.values())


def listed(options: Sequence[Option]) -> Portion:
    """All options, numbered, as they stand in menus beside each other."""
    free = [option for option in options if option.blocked is None]
    blocked = tuple(option for option in options if option.blocked is not None)
    return Portion(shown=tuple(Numbered(at, option) for at, option in enumerate(free, 1)), blocked=blocked, menu=True)


def sections_of(options: Sequence[Option], section: Callable[[Option], str]) -> tuple[Section, ...]:
    """Options by section, in the order in which the sections come up first; nothing where that does not divide them."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(section(option) or option.id, []).append(option)
    if len(found) < 2 or all(len(members) == 1 for members in found.values()):
        return ()
    return tuple(Section(key, tuple(members)) for key, members in found.items())


def cut(
    options: Sequence[Option],
    group: int | None,
    page: int,
    *,
    on_map: bool = False,
    apart: Collection[str] = (),
    section: Callable[[Option], str] | None = None,
    chosen: str = "",
    best: Sequence[str] = (),
    bears: Callable[[Option], int] | None = None,
) -> Portion:
    """What to show: the sections first, all options, or the areas first, or one page.

    Args:
        options: all of the question, in its order.
        group: the area chosen, by position in `groups_of` those that can be chosen; None for none yet.
        page: page wanted; brought into range.
        on_map: whether options are places, so that many are narrowed by area; else those stand in a menu.
        apart: ids of options that end a turn.
        section: of an option; None where a game has none.
        chosen: digest of the key of the section chosen; empty for none yet.
        best: ids of the options that matter most, the best first.
        bears: the number an option is shown under because it has it on the table; 0 for its place in the list.
    """
    blocked = tuple(option for option in options if option.blocked is not None)
    if section is not None:
        free = [option for option in options if option.blocked is None]
        sections = sections_of(free, section)
        inside = next((one.options for one in sections if digest(one.key) == chosen), ())
        if sections and not inside:
            return Portion(sections, blocked=blocked)
        if inside:
            options = [*inside, *(option for option in blocked if digest(section(option)) == chosen)]
            blocked = tuple(option for option in options if option.blocked is not None)
    places = on_map and any(option.anchor is not None for option in options)
    beside = {option.id for option in options if option.id in apart or (places and option.anchor is None)}
    aside = tuple(option for option in options if option.id in beside and option.blocked is None)
    free = [option for option in options if option.id not in beside and option.blocked is None]
    elsewhere: tuple[Group, ...] = ()
    if on_map and len(free) > AT_ONCE and 1 < len(groups := groups_of(free)) <= AT_ONCE:
        if group is None and (first := _best(free, best)):
            elsewhere, free = groups, first
        elif group is None or group >= len(groups):
            return Portion(groups=groups, blocked=blocked, apart=aside)
        else:
            free = list(groups[group].options)
    menu = len(free) > AT_ONCE
    most = PER_MENU if menu else AT_ONCE
    pages = max(1, -(-len(free) // most))
    page = min(max(page, 0), pages - 1)
    first_of_page = page * most
    on_page = free[first_of_page : first_of_page + most]
    own = [bears(option) if bears is not None else 0 for option in on_page]
    shown = tuple(Numbered(own[i] or first_of_page + i + 1, option) for i, option in enumerate(on_page))
    return Portion((), elsewhere, (), shown, blocked, aside, menu, page, pages)


def _best(free: Sequence[Option], best: Sequence[str]) -> list[Option]:
    """Those that matter most, so many that a way to all others has room beside them."""
    by_id = {option.id: option for option in free}
    return [by_id[id] for id in best if id in by_id][: AT_ONCE - 1]


def marks(cut: Portion) -> tuple[tuple[str, Anchor], ...]:
    """What the renderer numbers on the board: options of the page, or the areas' options under the area's number."""
    numbered = [(number, option) for number, group in enumerate(cut.groups, 1) for option in group.options]
    return tuple((str(number), option.anchor) for number, option in numbered or cut.shown if option.anchor is not None)
