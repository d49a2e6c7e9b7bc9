"""What a change of the settings changed, in words: each by its name, from what to what (tournaments T1, T5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import asdict

from bot.core import playable
from bot.core.play import PACE
from bot.hours.paces import OWN
from bot.pairing.contest import Terms
from bot.tables.seat_choices import PACK
from bot.tables.timing import BOT, LATE
from bot.text import names
from cogs.panels.gathering import option_name, option_value
from cogs.panels.pace import pace_name
from cogs.panels.packs import pack_line
from cogs.tournament import agreed
from cogs.tournament.programme import Programme

Told = Callable[[Programme, Any], str]

COUNTED: Final = ("groups", "weeks", "soft", "most", "extensions")
"""What is a number, of which none is said by a sentence of its own."""
NUMBERED: Final = ("seats", "advance", "at-once", "divisions", "moving", "least")
"""What is a number."""
SWITCHED: Final = ("twice", "double", "reset", "third", "rated", "vacation")
"""What is on or off."""
KEYS: Final = {
    "late_until": "late",
    "at_once": "at-once",
    "soft_days": "soft",
    "at_limit": "at-limit",
    "check_in": "check-in",
}
"""What a value is called in texts, where that is not its own name."""


def changed_terms(of: Programme, before: Terms, after: Terms) -> list[str]:
    """What is different between two agreements, each as one clause; nothing where nothing is."""
    found = [
        _clause(of, key, _value(of, key, old, before), _value(of, key, new, after), after)
        for key, old in asdict(before).items()
        if key != "options" and old != (new := getattr(after, key))
    ]
    return [*found, *_options(of, before, after)]


def changed_around(of: Programme, key: str, note: Mapping[str, Any]) -> str:
    """One value beside the terms, as the journal notes it; empty where it does not say what was before.

    Args:
        key: of `Preparing.arrange`.
        note: of the journal, with `was` and `value`.
    """
    if "was" not in note or key not in _AROUND:
        return ""
    was, now = (_AROUND[key](of, note[one]) for one in ("was", "value"))
    return _clause(of, key, was, now, of.terms) if was != now else ""


def _clause(of: Programme, key: str, was: str, now: str, terms: Terms) -> str:
    return of.say("tournament-change", what=_name(of, key, terms), was=was, now=now)


def _name(of: Programme, key: str, terms: Terms) -> str:
    say, told = of.say, KEYS.get(key, key)
    if key in SWITCHED:
        return say(f"tournament-switch-{key}")
    if key == "rounds" and terms.format != "swiss":
        return say("tournament-set-games")
    own = f"tournament-change-{told}"
    return say(own if say.text.has(own) else f"tournament-set-{told}")


def _value(of: Programme, key: str, value: Any, terms: Terms) -> str:
    """A value of the terms as its menu or switch says it."""
    say, told = of.say, KEYS.get(key, key)
    if key in SWITCHED:
        return say("tournament-on" if value else "tournament-off")
    if told in COUNTED:
        return _counted(of, told, value)
    if told in NUMBERED:
        return say(f"tournament-{told}-option", count=value)
    match key:
        case "rounds":
            return _rounds(of, value, terms)
        case "late_until":
            return say("tournament-late-option", round=value) if value else say("tournament-late-never-option")
        case "tie_breaks":
            order = [say(f"tournament-break-{one}") for one in value if one != "draw"]
            return ", ".join(order) or say("tournament-break-enough-option")
        case "odd":
            return say(f"tournament-odd-{agreed.left_over(terms)}-option")
        case "format" | "inner":
            return say(f"tournament-format-{value}")
        case "order":
            return say(f"tournament-change-order-{value}")
        case "points":
            return say(f"tournament-points-{value}")
        case "at_limit":
            return say(f"tournament-limit-{value}-option")
        case "rank":
            return say(f"tournament-rank-{value}-option")
        case _:
            return say.game(value)


def _rounds(of: Programme, value: int, terms: Terms) -> str:
    if not value:
        return of.say("tournament-rounds-all-option" if terms.format == "season" else "tournament-rounds-auto-option")
    return of.say("tournament-rounds-option" if terms.format == "swiss" else "tournament-games-option", count=value)


def _counted(of: Programme, key: str, value: int) -> str:
    return of.say(f"tournament-{key}-option", count=value) if value else of.say(f"tournament-{key}-none-option")


def _options(of: Programme, before: Terms, after: Terms) -> list[str]:
    """Pace, what happens to the late, cards, and options of the game."""
    say, game = of.say, after.game
    old, new = before.options, after.options
    found: list[tuple[str, str, str]] = []
    if old.get(PACE) != new.get(PACE):
        found.append((say("tournament-set-pace"), _pace(of, old), _pace(of, new)))
    ways = [say(f"table-late-{one.get(LATE, BOT)}") for one in (old, new)]
    found.append((say("tournament-set-overdue"), ways[0], ways[1]))
    cards = [pack_line(say, one, of.packs).partition(": ")[2] or say("cogs-pack-own") for one in (old, new)]
    if old.get(PACK, "") != new.get(PACK, ""):
        found.append((say("option-table-pack"), cards[0], cards[1]))
    for one in playable.find(game).rules.settings:
        was, now = (each.get(one.key, one.values[0]) for each in (old, new))
        if was != now:
            values = [option_value(say, game, one.key, each) for each in (was, now)]
            found.append((option_name(say, game, one.key), values[0], values[1]))
    return [
        say("tournament-change", what=what, was=was, now=now)
        for what, was, now in found
        if was != now or what != say("tournament-set-overdue")
    ]


def _pace(of: Programme, options: Mapping[str, str]) -> str:
    """A pace by its name; one's own with what was written."""
    kind, _, written = options.get(PACE, "").partition(":")
    if kind == OWN:
        return f"{of.say('tournament-pace-own-option')} ({names.for_message(written)})"
    return pace_name(of.say, options)


def _rooms(of: Programme, value: list[int]) -> str:
    return ", ".join(f"<#{one}>" for one in value) or of.say("tournament-change-rooms-none")


def _begins(of: Programme, value: int) -> str:
    return of.say("tournament-change-at", when=value) if value else of.say("tournament-begins-press-button")


def _check_in(of: Programme, value: int) -> str:
    span = of.say.span(60 * value)
    return of.say("tournament-check-in-option", span=span) if value else of.say("tournament-check-in-none-option")


_AROUND: Final[Mapping[str, Told]] = {
    "title": lambda of, value: names.for_message(value),
    "rooms": _rooms,
    "door": lambda of, value: of.say(f"tournament-door-{value}-option"),
    "least": lambda of, value: of.say("tournament-least-option", count=value),
    "most": lambda of, value: _counted(of, "most", value),
    "starts_at": _begins,
    "check_in": _check_in,
    "extensions": lambda of, value: _counted(of, "extensions", value),
    "language": lambda of, value: of.say(f"language-{value}") if value else "",
}
"""How a value beside the terms is told."""
