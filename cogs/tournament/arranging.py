"""The page on which a tournament is agreed on before it opens, and changed until it begins (tournaments T1).

Name and game are enough: everything else has a default, and the page says in sentences what will come of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.core import playable
from bot.core.play import PACE
from bot.core.rules import MOST_WRITTEN, Setting
from bot.hours.paces import OWN, PACES
from bot.pairing.contest import Terms
from bot.pairing.registry import FORMATS
from bot.pairing.views import lettered
from bot.tables.timing import BOT, LATE, WAYS
from bot.text import names
from bot.text.limits import OPTION, cut
from bot.tournaments.lengths import shortest
from bot.tournaments.preparing import TITLE
from bot.tournaments.tourney import DOORS, RATED
from cogs.panels import gamefaces
from cogs.panels.ids import Id
from cogs.panels.lobby import FURTHER, on_page, option_select
from cogs.panels.packs import pack_selects
from cogs.panels.screen import Button, Dropdown, Popup, Row, Screen
from cogs.tournament import details
from cogs.tournament.programme import Programme
from cogs.tournament.schedule import paragraphs
from cogs.tournament.switches import back, counted, menu, switch

MOST_SEATS: Final = 6
"""At a table (F4)."""
LIMITS: Final = (0, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512)
"""Limits of people that can be chosen."""
CHECK_INS: Final = (0, 15, 30, 60, 120, 1440)
"""Minutes of the check-in."""
LEAST: Final = (0, 800, 1000, 1200, 1400, 1500, 1600, 1800, 2000)
"""Ratings that can be asked for."""
SOFT: Final = (0, 1, 3, 7, 14, 21, 30, 45, 60, 90, 120, 180, 240)
"""Days of the soft limit."""
EXTENSIONS: Final = (0, 1, 2)
"""How often a match that is not over at its soft limit gets a day more."""
PAGES: Final = ("round", "season", "breaks", "time", "when", "options", FURTHER)
TOLD: Final = {
    "round": ("head", "course", "counting"),
    "season": ("head", "course"),
    "breaks": ("head", "counting"),
    "time": ("head", "time"),
    "when": ("head", "people"),
    "options": ("head",),
    FURTHER: ("head",),
}
"""What a page behind the first says: what can be chosen on it, and no more than a phone shows beside its menus."""
WHEN_FORM: Final = 40
"""Letters of a moment as it is written."""


def setup_screen(of: Programme, page: str = "", note: str = "") -> Screen:
    """The page, or one of those behind it.

    Args:
        page: empty for the first, else one of `PAGES`.
    """
    pages = {
        "round": details.rounds,
        "season": details.season,
        "breaks": details.tie_breaks,
        "time": _time,
        "when": _when,
        "options": _options,
        FURTHER: _further,
    }
    rows = pages.get(page, _first)(of) if of.event.before else _meanwhile(of)
    told = TOLD.get(page, ()) if of.event.before else ("head", "course", "time")
    draft = [of.say("tournament-setup-line")] if not of.event.row.opened_at and not told else []
    earned = "\n".join(earned_lines(of)) if page in ("", "season") else ""
    text = "\n\n".join([*([note] if note else []), *draft, *paragraphs(of, *told), *([earned] if earned else [])])
    return Screen([text], rows=[row for row in rows if row])


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
    paces.append((OWN, say("tournament-pace-own-option"), say("tournament-pace-own-desc")))
    onward = [
        Button(say("tournament-round-page-button"), of.press("cup-setup", "round")),
        Button(say("tournament-time-page-button"), of.press("cup-setup", "time")),
        Button(say("tournament-when-page-button"), of.press("cup-setup", "when")),
    ]
    if playable.find(terms.game).rules.settings or of.packs:
        onward.append(Button(say("tournament-options-page-button"), of.press("cup-setup", "options")))
    return [
        menu(of, "game", terms.game, games),
        menu(of, "format", terms.format, formats),
        menu(of, "seats", str(terms.seats), seats),
        menu(of, "pace", pace, paces),
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


def _time(of: Programme) -> list[Row]:
    """How long turns and matches take, and what happens where that is not enough."""
    say, terms = of.say, of.terms
    now = terms.options.get(LATE, BOT)
    late = [(one, say(f"table-late-{one}"), say(f"table-late-{one}-desc")) for one in WAYS]
    own = Button(say("tournament-pace-own-button"), of.press("cup-pace-own"))
    return [menu(of, "overdue", now, late), *_limits(of), [own, switch(of, "vacation")], [back(of)]]


def _long_enough(terms: Terms) -> list[int]:
    """Days that a match may have: none shorter than most matches of that game and pace last."""
    least = shortest(terms)
    return sorted({0, least, terms.soft_days, *(one for one in SOFT if one >= least)})


def _limits(of: Programme) -> list[Row]:
    """The soft limit of a match, and what happens there, if there is one (S4)."""
    say, terms = of.say, of.terms
    rows: list[Row] = [counted(of, "soft", terms.soft_days, _long_enough(terms))]
    if terms.soft_days:
        ways = [(one, say(f"tournament-limit-{one}-option"), "") for one in ("longer", "adjudicate", "play-out")]
        rows.append(menu(of, "at-limit", terms.at_limit, ways))
        if terms.at_limit == "longer":
            rows.append(counted(of, "extensions", of.event.row.extensions, EXTENSIONS))
    return rows


def earned_lines(of: Programme) -> list[str]:
    """Of the next season of a league: who is let in by name, and into which division, the highest first."""
    found: dict[int, list[str]] = {}
    for user, division in of.event.guests.items():
        if division >= 0 and user in of.event.people:
            found.setdefault(division, []).append(names.for_message(of.event.people[user].name))
    return [
        of.say(
            "tournament-earned-line",
            letter=lettered(division),
            people=of.say.text.listing([of.say("person", name=name) for name in people]),
        )
        for division, people in sorted(found.items())
    ]


def _meanwhile(of: Programme) -> list[Row]:
    """What may still be changed while it is played: how long later matches may take, and until when people enter."""
    return [*_limits(of), *details.late(of), *details.weeks(of), [switch(of, "vacation")], [back(of)]]


def _when(of: Programme) -> list[Row]:
    """When it begins, and who may take part."""
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
    access = [(one, say(f"tournament-door-{one}-option"), "") for one in DOORS]
    rows: list[Row] = [
        menu(of, "check-in", str(row.check_in), minutes),
        counted(of, "most", row.most, LIMITS),
        menu(of, "door", row.door, access),
    ]
    if row.door == RATED:
        least = [(str(one), say("tournament-least-option", count=one), "") for one in LEAST]
        rows.append(menu(of, "least", str(row.least), least))
    times = [Button(say("tournament-begins-button"), of.press("cup-begins"))]
    if row.starts_at:
        times.append(Button(say("tournament-begins-press-button"), of.press("cup-turn", "begins", 0)))
    return [*rows, times, [back(of)]]


def _options(of: Programme) -> list[Row]:
    """The game's own options, what is written for some of them, and card packs."""
    say, id = of.say, of.press("")
    settings = playable.find(of.terms.game).rules.settings
    rows = _chosen(of, on_page(settings, False))
    for number, one in enumerate(pack_selects(say, of.terms.options, of.packs, id)):
        rows.append(_named(of, one, of.press("s-cup-pack", number)))
    last = [back(of)]
    if on_page(settings, True):
        last = [Button(say("lobby-options-further"), of.press("cup-setup", FURTHER)), *last]
    return [*rows, last]


def _further(of: Programme) -> list[Row]:
    """Those of a game with many that do not stand on the first page of options."""
    last = Button(of.say("button-back"), of.press("cup-setup", "options"))
    return [*_chosen(of, on_page(playable.find(of.terms.game).rules.settings, True)), [last]]


def page_with(game: str, key: str) -> str:
    """The page that an option of a game stands on."""
    return FURTHER if key in [one.key for one in on_page(playable.find(game).rules.settings, True)] else "options"


def _chosen(of: Programme, settings: Sequence[Setting]) -> list[Row]:
    """A menu for each option, and a button for each word of it that goes on with something written."""
    say, terms = of.say, of.terms
    rows: list[Row] = []
    for choice in settings:
        one = option_select(say, terms.game, choice.key, choice.values, terms.options, of.press(""))
        rows.append(_named(of, one, of.press("s-cup-option", choice.key)))
        if choice.written:
            rows.append(
                [
                    Button(say(f"{terms.game}-{choice.key}-{word}-button"), of.press("cup-write", choice.key, word))
                    for word in choice.written
                ]
            )
    return rows


def _named(of: Programme, one: Dropdown, id: Id) -> Dropdown:
    """A menu of a lobby, in which every line says of what: what is chosen stands there alone."""
    choices = [
        replace(line, label=cut(of.say("tournament-set-option", what=one.placeholder, state=line.label), OPTION))
        for line in one.choices
    ]
    return Dropdown(one.placeholder, id, choices)


def written_popup(of: Programme, key: str, word: str, preset: str) -> Popup:
    """What an option goes on with."""
    say, name = of.say, f"{of.terms.game}-{key}-{word}"
    return Popup(
        of.press("cup-written", key, word),
        say(f"{name}-button"),
        say(f"{name}-label"),
        say(f"{name}-placeholder"),
        most=MOST_WRITTEN,
        preset=preset,
        long=True,
    )


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
