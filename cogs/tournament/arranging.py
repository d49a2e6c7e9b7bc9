"""The page on which a tournament is agreed on before it opens, and changed until it begins (tournaments T1).

Name and game are enough: everything else has a default, and the page says in sentences what will come of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core import playable
from bot.core.play import PACE
from bot.hours.paces import PACES
from bot.pairing.points import PRESETS
from bot.pairing.registry import FORMATS
from bot.tournaments.preparing import TITLE
from cogs.panels import gamefaces
from cogs.panels.lobby import option_select
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.tournament import agreed
from cogs.tournament.programme import Programme
from cogs.tournament.schedule import paragraphs

MOST_SEATS: Final = 6
"""At a table (F4)."""
ROUNDS: Final = range(13)
LIMITS: Final = (0, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512)
"""Limits of people that can be chosen."""
CHECK_INS: Final = (0, 15, 30, 60, 120, 1440)
"""Minutes of the check-in."""
LEAST: Final = (0, 800, 1000, 1200, 1400, 1500, 1600, 1800, 2000)
"""Ratings that can be asked for."""
SOFT: Final = (0, 3, 7, 14, 21, 30, 45, 60)
"""Days of the soft limit."""
PAGES: Final = ("round", "when", "options")
WHEN_FORM: Final = 40


def setup_screen(of: Programme, page: str = "", note: str = "") -> Screen:
    """The page, or one of those behind it.

    Args:
        page: empty for the first, else one of `PAGES`.
    """
    pages = {"round": _rounds, "when": _when, "options": _options}
    rows = pages.get(page, _first)(of) if of.event.before else _when(of)
    draft = [of.say("tournament-setup-line")] if not of.event.row.opened_at else []
    text = "\n\n".join([*([note] if note else []), *draft, *paragraphs(of)])
    return Screen([text], rows=[row for row in rows if row])


def _menu(of: Programme, key: str, chosen: str, values: Iterable[tuple[str, str, str]]) -> Dropdown:
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


def _first(of: Programme) -> list[Row]:
    say, terms = of.say, of.terms
    games = [(one, say.game(one), say(f"game-{one}-about")) for one in gamefaces.known()]
    formats = [(one, say(f"tournament-format-{one}"), say(f"tournament-format-{one}-short-desc")) for one in FORMATS]
    seats = [
        (str(one), say("tournament-seats-option", count=one), "")
        for one in playable.find(terms.game).rules.seats
        if 2 <= one <= MOST_SEATS
    ]
    pace = terms.options.get(PACE, "").partition(":")[0]
    paces = [(one, say(f"table-pace-{one}"), say(f"table-pace-{one}-desc")) for one in PACES]
    onward = [
        Button(say("tournament-round-page-button"), of.press("cup-setup", "round")),
        Button(say("tournament-when-page-button"), of.press("cup-setup", "when")),
    ]
    if playable.find(terms.game).rules.settings:
        onward.append(Button(say("tournament-options-page-button"), of.press("cup-setup", "options")))
    return [
        _menu(of, "game", terms.game, games),
        _menu(of, "format", terms.format, formats),
        _menu(of, "seats", str(terms.seats), seats),
        _menu(of, "pace", pace, paces),
        Dropdown(
            say("tournament-set-channel-placeholder"),
            of.press("s-cup-channel"),
            kind="channel",
            values=[*of.event.row.rooms],
            least=0,
        ),
        onward,
        _last(of),
    ]


def _last(of: Programme) -> list[Button]:
    say = of.say
    rename = Button(say("tournament-rename-button"), of.press("cup-rename"))
    if not of.event.row.opened_at:
        return [
            Button(say("tournament-open-button"), of.press("cup-open"), "success"),
            rename,
            Button(say("tournament-discard-button"), of.press("cup-discard"), "danger"),
        ]
    return [rename, Button(say("tournament-organise-button"), of.press("cup-organise"))]


def _rounds(of: Programme) -> list[Row]:
    say, terms = of.say, of.terms
    suits = say("tournament-rounds-auto-option")
    rows: list[Row] = []
    if terms.format in ("swiss", "flow", "season"):
        counts = [(str(one), say("tournament-rounds-option", count=one) if one else suits, "") for one in ROUNDS]
        rows.append(_menu(of, "rounds", str(terms.rounds), counts))
    if len(playable.find(terms.game).rules.seats) > 1:
        ways = ("larger", "bye") if terms.seats == 2 else ("smaller", "larger", "bye")
        odd = [(one, say(f"tournament-odd-{one}-option"), "") for one in ways]
        rows.append(_menu(of, "odd", agreed.left_over(terms), odd))
    presets = [(one, say(f"tournament-points-{one}"), say(f"tournament-points-{one}-short-desc")) for one in PRESETS]
    rows.append(_menu(of, "points", terms.points, presets))
    if terms.format in ("swiss", "flow"):
        late = [
            (str(one), say("tournament-late-option", round=one) if one else say("tournament-late-never-option"), "")
            for one in range(6)
        ]
        rows.append(_menu(of, "late", str(terms.late_until), late))
    if terms.seats > 2 and terms.format in ("knockout", "groups"):
        ahead = [(str(one), say("tournament-advance-option", count=one), "") for one in range(1, terms.seats)]
        rows.append(_menu(of, "advance", str(terms.advance), ahead))
    if terms.format in ("flow", "season"):
        once = [(str(one), say("tournament-at-once-option", count=one), "") for one in (1, 2, 3)]
        rows.append(_menu(of, "at-once", str(terms.at_once), once))
    rows.append([*_switches(of)])
    rows.append([_back(of)])
    return rows


def _switches(of: Programme) -> list[Button]:
    """What is on or off: a press turns it."""
    terms = of.terms
    offered = ["rated"]
    if terms.format in ("knockout", "groups"):
        offered += ["double", "third"]
    if terms.format == "robin" and terms.seats == 2:
        offered.append("twice")
    if terms.format in ("swiss", "flow"):
        offered.append("drawn")
    return [_switch(of, key, _is_on(of, key)) for key in offered]


def _is_on(of: Programme, key: str) -> bool:
    return of.terms.order == "drawn" if key == "drawn" else bool(getattr(of.terms, key))


def _switch(of: Programme, key: str, on: bool) -> Button:
    state = of.say("tournament-on" if on else "tournament-off")
    label = of.say("tournament-switch-button", what=of.say(f"tournament-switch-{key}"), state=state)
    return Button(label, of.press("cup-turn", key, int(not on)), "primary" if on else "secondary")


def _back(of: Programme) -> Button:
    return Button(of.say("button-back"), of.press("cup-setup" if of.event.before else "cup-organise"))


def _when(of: Programme) -> list[Row]:
    say, row = of.say, of.event.row
    minutes = [
        (
            str(one),
            say("tournament-check-in-option", span=say.span(60 * one))
            if one
            else say("tournament-check-in-none-option"),
            "",
        )
        for one in CHECK_INS
    ]
    most = [
        (str(one), say("tournament-most-option", count=one) if one else say("tournament-most-none-option"), "")
        for one in LIMITS
    ]
    access = [(one, say(f"tournament-door-{one}-option"), "") for one in ("open", "invited", "rated")]
    soft = [
        (str(one), say("tournament-soft-option", count=one) if one else say("tournament-soft-none-option"), "")
        for one in SOFT
    ]
    if not of.event.before:
        return [_menu(of, "soft", str(of.terms.soft_days), soft), *_at_limit(of), [_back(of)]]
    rows: list[Row] = [
        _menu(of, "check-in", str(row.check_in), minutes),
        _menu(of, "most", str(row.most), most),
        _menu(of, "door", row.door, access),
        _menu(of, "soft", str(of.terms.soft_days), soft),
    ]
    if row.door == "rated":
        least = [(str(one), say("tournament-least-option", count=one), "") for one in LEAST]
        rows.append(_menu(of, "least", str(row.least), least))
    rows += _at_limit(of)
    times = [Button(say("tournament-begins-button"), of.press("cup-begins"))]
    if row.starts_at:
        times.append(Button(say("tournament-begins-press-button"), of.press("cup-turn", "begins", 0)))
    return [*rows, times, [_back(of)]]


def _at_limit(of: Programme) -> list[Row]:
    """What happens where a match takes longer than it may, if there is such a limit."""
    if not of.terms.soft_days:
        return []
    ways = [(one, of.say(f"tournament-limit-{one}-option"), "") for one in ("longer", "adjudicate", "play-out")]
    return [_menu(of, "at-limit", of.terms.at_limit, ways)]


def _options(of: Programme) -> list[Row]:
    rows: list[Row] = []
    for choice in playable.find(of.terms.game).rules.settings:
        menu = option_select(of.say, of.terms.game, choice.key, choice.values, of.terms.options, of.press(""))
        rows.append(Dropdown(menu.placeholder, of.press("s-cup-option", choice.key), menu.choices))
    return [*rows, [_back(of)]]


def name_popup(of: Programme) -> Popup:
    """Another name."""
    return Popup(
        of.press("cup-renamed"),
        of.say("tournament-rename-button"),
        of.say("tournament-name-label"),
        most=TITLE,
        preset=of.event.row.title[:TITLE],
    )


def begins_popup(of: Programme, zone: str) -> Popup:
    """When it begins, by the clock on the wall of the organiser's zone."""
    return Popup(
        of.press("cup-begun"),
        of.say("tournament-begins-button"),
        of.say("tournament-begins-label"),
        of.say("tournament-begins-placeholder", zone=zone),
        most=WHEN_FORM,
    )
