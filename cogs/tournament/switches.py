"""Menus and switches of the page on which a tournament is agreed on."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.panels.screen import Button, Dropdown, Pickable
from cogs.tournament.programme import Programme


def menu(of: Programme, key: str, chosen: str, values: Iterable[tuple[str, str, str]]) -> Dropdown:
    """A menu of one value: (value, label, description) each. What is chosen stands there alone, so it says of what."""
    name = f"tournament-set-{key}"
    what = of.say(name) if of.say.text.has(name) else ""
    choices = [
        Pickable(
            of.say("tournament-set-option", what=what, state=label) if what else label, value, told, value == chosen
        )
        for value, label, told in values
    ]
    return Dropdown(of.say(f"tournament-set-{key}-placeholder"), of.press("s-cup-set", key), choices)


def counted(of: Programme, key: str, chosen: int, values: Iterable[int]) -> Dropdown:
    """A menu of numbers; what none of them means has a sentence of its own."""

    def label(value: int) -> str:
        return of.say(f"tournament-{key}-option", count=value) if value else of.say(f"tournament-{key}-none-option")

    return menu(of, key, str(chosen), [(str(one), label(one), "") for one in values])


def switch(of: Programme, key: str) -> Button:
    """What is on or off: a press turns it."""
    on = of.terms.order == "drawn" if key == "drawn" else bool(getattr(of.terms, key))
    state = of.say("tournament-on" if on else "tournament-off")
    label = of.say("tournament-switch-button", what=of.say(f"tournament-switch-{key}"), state=state)
    return Button(label, of.press("cup-turn", key, int(not on)), "primary" if on else "secondary")


def back(of: Programme, page: str = "") -> Button:
    """To the page that this one stands behind.

    Args:
        page: empty for the first.
    """
    if not of.event.before:
        return Button(of.say("button-back"), of.press("cup-organise"))
    return Button(of.say("button-back"), of.press("cup-setup", page) if page else of.press("cup-setup"))
