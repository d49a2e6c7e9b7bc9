"""Custom ids: `t:<table>:<epoch>.<no>[.<plan>]:<action>[:<argument>]`, all that a button knows.

`table` 0 is no table (the entrance, a person's own settings). `epoch` is the undo epoch and `no` the question's number
for the seat; both are 0 where no question is meant. `plan` stands for where a plan is that is being made: a button with
it never acts on the match, nor on a plan that has changed since. Selects are told apart from buttons by an action that
begins with `s-`, so that the two patterns never match the same id. An id holds nothing hidden: options stand in it as
digests.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.tables.keys import base62 as base62  # options stand in ids as digests
from bot.tables.keys import digest as digest
from bot.tables.keys import of_base62 as of_base62

MOST: Final = 100
"""Characters Discord allows."""

_HEAD: Final = r"t:(?P<table>\d{1,12}):(?P<epoch>\d{1,8})\.(?P<no>\d{1,8})(?:\.(?P<plan>[0-9A-Za-z]{1,8}))?:"
_TAIL: Final = r"(?::(?P<arg>[0-9A-Za-z_.,;~+-]{1,60}))?"
BUTTONS: Final = _HEAD + r"(?P<action>(?!s-)[a-z][a-z-]{0,17})" + _TAIL
"""Pattern of every button."""
SELECTS: Final = _HEAD + r"(?P<action>s-[a-z][a-z-]{0,15})" + _TAIL
"""Pattern of every select."""

_WHOLE: Final = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Id:
    """A custom id taken apart.

    Args:
        action: what pressing it does.
        table: the table's id, 0 for none.
        epoch: undo epoch of the table when the button was made.
        no: number of the question for the seat.
        arg: what else the action needs.
        plan: stands for where a plan is; empty for the match itself.
    """

    action: str
    table: int = 0
    epoch: int = 0
    no: int = 0
    arg: str = ""
    plan: str = ""

    def __str__(self) -> str:
        tail = f":{self.arg}" if self.arg else ""
        plan = f".{self.plan}" if self.plan else ""
        return f"t:{self.table}:{self.epoch}.{self.no}{plan}:{self.action}{tail}"

    def to(self, action: str, arg: str | int = "") -> Id:
        """The same table and question, another action."""
        return replace(self, action=action, arg=str(arg))


def of_match(match: re.Match[str]) -> Id:
    """The id that one of the two patterns matched."""
    return Id(
        match["action"],
        int(match["table"]),
        int(match["epoch"]),
        int(match["no"]),
        match["arg"] or "",
        match["plan"] or "",
    )


def parse(text: str) -> Id | None:
    """The id of a button or select of ours, or None."""
    match = re.fullmatch(BUTTONS, text) or re.fullmatch(SELECTS, text)
    return of_match(match) if match else None


def whole(text: str, otherwise: int = -1) -> int:
    """The number that a text of at most nine digits stands for; else `otherwise`: ids and values come from outside."""
    return int(text) if _WHOLE.fullmatch(text) else otherwise
