"""Pages behind the first on which a tournament is agreed on: rounds and points, the order among equals, a season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import playable
from bot.pairing.points import PRESETS
from bot.pairing.standings import TIE_BREAKS
from cogs.panels.screen import Button, Dropdown, Pickable, Row
from cogs.tournament import agreed
from cogs.tournament.programme import Programme
from cogs.tournament.switches import back, counted, menu, switch

ROUNDS: Final = range(13)
LATE: Final = range(6)
"""Rounds before which somebody may still enter; 0: nobody."""
GROUPS: Final = (0, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32)
INNER: Final = ("robin", "swiss")
"""Formats within a group."""
WEEKS: Final = (0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 26, 39, 52)
DIVISIONS: Final = range(1, 7)
MOVING: Final = range(5)
"""How many of a division go up and down."""
ENOUGH: Final = "-"
"""Of a menu of tie-breaks: nothing more is looked at."""
CHOSEN: Final = tuple(one for one in TIE_BREAKS if one != "draw")
"""What can be put in order; the draw always comes last."""


def rounds(of: Programme) -> list[Row]:
    """How many rounds, what becomes of left-over people, points, and what the format asks besides."""
    say, terms = of.say, of.terms
    rows: list[Row] = []
    if terms.format in ("swiss", "flow", "season"):
        suits = say("tournament-rounds-auto-option" if terms.format != "season" else "tournament-rounds-all-option")
        key = "tournament-rounds-option" if terms.format == "swiss" else "tournament-games-option"
        counts = [(str(one), say(key, count=one) if one else suits, "") for one in ROUNDS]
        rows.append(menu(of, "rounds" if terms.format == "swiss" else "games", str(terms.rounds), counts))
    if terms.format == "groups":
        rows.append(counted(of, "groups", terms.groups, GROUPS))
        inner = [(one, say(f"tournament-format-{one}"), say(f"tournament-format-{one}-short-desc")) for one in INNER]
        rows.append(menu(of, "inner", terms.inner, inner))
    if len(playable.find(terms.game).rules.seats) > 1:
        ways = ("larger", "bye") if terms.seats == 2 else ("smaller", "larger", "bye")
        odd = [(one, say(f"tournament-odd-{one}-option"), "") for one in ways]
        rows.append(menu(of, "odd", agreed.left_over(terms), odd))
    presets = [(one, say(f"tournament-points-{one}"), say(f"tournament-points-{one}-short-desc")) for one in PRESETS]
    rows.append(menu(of, "points", terms.points, presets))
    rows += late(of)
    if terms.seats > 2 and terms.format in ("knockout", "groups"):
        ahead = [(str(one), say("tournament-advance-option", count=one), "") for one in range(1, terms.seats)]
        rows.append(menu(of, "advance", str(terms.advance), ahead))
    if terms.format in ("flow", "season"):
        once = [(str(one), say("tournament-at-once-option", count=one), "") for one in (1, 2, 3)]
        rows.append(menu(of, "at-once", str(terms.at_once), once))
    rows.append([*_switches(of)])
    onward = [back(of), Button(say("tournament-breaks-page-button"), of.press("cup-setup", "breaks"))]
    if agreed.again(terms, agreed.reckoned(terms, len(of.playing), of.event.row.most)):
        onward.append(Button(say("tournament-robin-button"), of.press("cup-turn", "robin", 1), "primary"))
    if terms.format == "season":
        onward.append(Button(say("tournament-season-page-button"), of.press("cup-setup", "season")))
    return [*rows, onward]


def late(of: Programme) -> list[Row]:
    """Until when somebody may enter late, where the format lets anybody."""
    if of.terms.format not in ("swiss", "flow"):
        return []
    say = of.say
    choices = [
        (str(one), say("tournament-late-option", round=one) if one else say("tournament-late-never-option"), "")
        for one in LATE
    ]
    return [menu(of, "late", str(of.terms.late_until), choices)]


def weeks(of: Programme) -> list[Row]:
    """How long a season lasts."""
    return [counted(of, "weeks", of.terms.weeks, WEEKS)] if of.terms.format == "season" else []


def season(of: Programme) -> list[Row]:
    """How long it lasts, its divisions, who moves between them, and what its rank goes by."""
    say, terms = of.say, of.terms
    divisions = [(str(one), say("tournament-divisions-option", count=one), "") for one in DIVISIONS]
    moving = [(str(one), say("tournament-moving-option", count=one), "") for one in MOVING]
    ranks = [(one, say(f"tournament-rank-{one}-option"), "") for one in ("points", "rating")]
    return [
        *weeks(of),
        menu(of, "divisions", str(terms.divisions), divisions),
        *([menu(of, "moving", str(terms.moving), moving)] if terms.divisions > 1 else []),
        menu(of, "rank", terms.rank, ranks),
        [back(of, "round")],
    ]


def _switches(of: Programme) -> list[Button]:
    terms = of.terms
    offered = ["rated"]
    if terms.format in ("knockout", "groups"):
        offered += ["double", "third"]
        if terms.double and terms.seats == 2:
            offered.append("reset")
    if terms.format == "robin" and terms.seats == 2:
        offered.append("twice")
    if terms.format in ("swiss", "flow"):
        offered.append("drawn")
    return [switch(of, one) for one in offered]


# --- the order among equals ------------------------------------------------------------------------------------------


def tie_breaks(of: Programme) -> list[Row]:
    """What decides among those with equal points: a menu a place, in order (S3)."""
    say = of.say
    order = [one for one in of.terms.tie_breaks if one in CHOSEN]
    rows: list[Row] = []
    for at in range(min(len(order) + 1, len(CHOSEN))):
        now = order[at] if at < len(order) else ENOUGH
        choices = [(one, say(f"tournament-break-{one}")) for one in CHOSEN]
        choices.append((ENOUGH, say("tournament-break-enough-option")))
        picks = [
            Pickable(say("tournament-break-option", rank=at + 1, what=label), value, "", value == now)
            for value, label in choices
        ]
        rows.append(Dropdown(say("tournament-break-placeholder", rank=at + 1), of.press("s-cup-break", at), picks))
    return [*rows, [back(of, "round")]]


def reordered(order: Sequence[str], at: int, key: str) -> tuple[str, ...]:
    """Tie-breaks with another one in a place: who stood there takes its place; the draw stays last.

    Args:
        order: keys in order.
        at: the place, from 0; behind the last one a key is added.
        key: what is looked at there, or `ENOUGH`: nothing from there on.
    """
    kept = [one for one in order if one in CHOSEN]
    at = min(max(at, 0), len(kept))
    if key == ENOUGH:
        kept = kept[:at]
    elif key not in kept:
        kept[at : at + 1] = [key]
    else:
        there = kept.index(key)
        if at < len(kept):
            kept[at], kept[there] = kept[there], kept[at]
        else:
            kept.append(kept.pop(there))
    return (*kept, "draw")
