"""What is chosen for a match: filled in, and judged by what its game offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.errors import BadSetup, CoreError, Unreadable
from bot.core.rules import MOST_WRITTEN, Rules, Setting


def settle_options(rules: Rules[Any], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Fill in defaults and refuse what is not offered.

    Raises:
        BadSetup: unknown option, or a value not offered for this number of seats.
    """
    chosen: dict[str, str] = {}
    known: Sequence[str] = [choice.key for choice in rules.settings]
    for key in options:
        if key not in known and not key.startswith("table-"):
            raise BadSetup("core-bad-option", option=key)
    for choice in rules.settings:
        value = options.get(choice.key, choice.values[0])
        text = choice.written_in(value)
        if text is not None and len(text) <= MOST_WRITTEN:
            rules.check_written(choice.key, text, seats)
        elif value not in choice.values or seats not in choice.seats.get(value, rules.seats):
            raise BadSetup("core-bad-option", option=choice.key)
        chosen[choice.key] = value
    return chosen | {key: value for key, value in options.items() if key.startswith("table-")}


def fitted(rules: Rules[Any], seats: int, wished: Mapping[str, str]) -> dict[str, str]:
    """Options that go with a number of seats: those wished where they do, else the first value that does.

    Args:
        rules: of the game.
        seats: how many sit.
        wished: values by option; other keys than the game's are left out.
    """
    found: dict[str, str] = {}
    for choice in rules.settings:
        at = (value for value in choice.values if seats in choice.seats.get(value, rules.seats))
        try:
            keep = choice.key in wished and seats in seats_for(rules, choice, wished[choice.key])
        except CoreError:
            keep = False
        found[choice.key] = wished[choice.key] if keep else next(at, choice.values[0])
    return found


def seats_for(rules: Rules[Any], choice: Setting, value: str) -> tuple[int, ...]:
    """Numbers of seats that a value of an option goes with.

    Raises:
        CoreError: it goes with none; why is said for the number with which most of it could be read (`Unreadable`),
            which is what it was meant for.
    """
    text = choice.written_in(value)
    if text is None:
        return tuple(choice.seats.get(value, rules.seats)) if value in choice.values else ()
    if len(text) > MOST_WRITTEN:
        return ()
    found: list[int] = []
    refused: CoreError = BadSetup("core-bad-option", option=choice.key)
    for seats in rules.seats:
        try:
            rules.check_written(choice.key, text, seats)
        except CoreError as why:
            refused = max(why, refused, key=lambda one: one.read if isinstance(one, Unreadable) else -1)
        else:
            found.append(seats)
    if not found:
        raise refused
    return tuple(found)
