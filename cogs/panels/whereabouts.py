"""Where in a question a panel stands, and what a press in one wishes: read off its custom id. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.tables.asked import Asked, Kind, Wish
from cogs.panels.ids import Id, base62, of_base62, whole
from cogs.panels.numbers import PER_MENU


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where in a question a panel stands.

    Args:
        group: area chosen, or None.
        page: from 0.
        key: digest of the option pressed.
        section: digest of the section chosen; empty for none.
    """

    group: int | None = None
    page: int = 0
    key: str = ""
    section: str = ""

    def __str__(self) -> str:
        group = "" if self.group is None else base62(self.group)
        section = f".{self.section}" if self.section else ""
        return f"{group}.{base62(self.page)}.{self.key}{section}"

    @classmethod
    def read(cls, arg: str) -> Whereabouts:
        """The spot an id's argument names; an unreadable one is the beginning."""
        parts = arg.split(".")
        if len(parts) not in (3, 4):
            return cls()
        try:
            return cls(of_base62(parts[0]) if parts[0] else None, of_base62(parts[1]), *parts[2:])
        except ValueError:
            return cls()

    def at(self, **changes: Any) -> Whereabouts:
        """The spot with something changed."""
        return replace(self, **changes)


def id_of(shown: Asked) -> Id:
    """The custom id all buttons of a question are made from."""
    planning = shown.panel.planning
    plan = "" if planning is None else planning.token
    return Id("", shown.panel.table.id, shown.panel.table.row.epoch, shown.question.no, plan=plan)


KINDS: Final[Mapping[str, Kind]] = {
    "opt": Kind.PRESS,
    "done": Kind.ANSWER,
    "sure": Kind.ANSWER,
    "s-one": Kind.ANSWER,
    "s-field": Kind.FIELD,
    "ready": Kind.READY,
    "ready-sure": Kind.READY,
    "s-pick": Kind.SEVERAL,
    "s-toggle": Kind.TOGGLE,
    "s-sum": Kind.SUM,
    "s-dial": Kind.DIAL,
    "s-share": Kind.SHARE,
    "back": Kind.BACK,
    "keep": Kind.KEEP,
    "on": Kind.BEYOND,
    "s-on": Kind.BEYOND,
    "s-run": Kind.ROW,
    "s-then": Kind.PLAN,
    "s-pair": Kind.PAIR,
    "intended": Kind.INTENDED,
}
"""What actions of the move panel wish; all others only look."""
PLANNING: Final[Mapping[str, str]] = {
    "plan-keep": "keep",
    "plan-step": "step",
    "plan-stop": "stop",
    "plan-another": "another",
    "plan-drop": "drop",
    "s-plan-if": "if",
}
"""What is pressed of a plan beside its questions."""
SURE: Final = frozenset({"sure", "ready-sure"})


def wish_of(id: Id, values: Sequence[Any]) -> Wish:
    """What pressing a component of the move panel wishes.

    Args:
        id: of the component.
        values: what was chosen in a menu.
    """
    kind, spot = KINDS.get(id.action, Kind.LOOK), Whereabouts.read(id.arg)
    keys = tuple([str(value) for value in values])
    field, part = -1, (0, 0)
    if (act := PLANNING.get(id.action)) is not None:
        return Wish(Kind.PLANNING, id.epoch, keys=(act, *([id.arg] if id.arg else []), *keys), plan=id.plan)
    if kind is Kind.FIELD:
        field, number, _ = at_field(id.arg)
        part = number * PER_MENU, (number + 1) * PER_MENU
    elif kind is Kind.SUM:
        number = whole(id.arg, 0)
        part = number * PER_MENU, (number + 1) * PER_MENU
    elif kind is Kind.DIAL:
        keys = (id.arg, *keys)
    elif kind is Kind.READY:
        keys = (id.arg,)
    elif not id.action.startswith("s-"):
        keys = (spot.key,)
    return Wish(kind, id.epoch, id.no, keys, id.action in SURE, spot.group is not None, field, part, plan=id.plan)


def at_field(arg: str) -> tuple[int, int, int]:
    """Of a menu of one screen of fields: which field, which of its menus, on which page; -1 for what cannot be read."""
    field, number, page = [whole(part) for part in f"{arg}..".split(".")[:3]]
    return field, number, page
