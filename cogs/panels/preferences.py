"""A person's own settings on one page: language, how to be told, zone, quiet hours, days off, vacation."""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.hours import vacations, weeks, zones
from bot.hours.calendar import Calendar
from bot.hours.weeks import MOST_OFF, WEEKDAYS, BadHours
from bot.tables.reliability import Reliability
from bot.text import matching
from cogs.panels.dispatch import on
from cogs.panels.ids import Id, whole
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.visit import Visit

LANGUAGES: Final = ("ko", "en")
WAYS: Final = ("mention", "direct", "digest", "quiet", "off")
"""How one is told, from the loudest on."""
SHOWN: Final = 6
"""Zones named of several that fit what was written."""
NONE: Final = (0, 0)
LONG: Final = 40
"""Characters of what is written in a form here."""


# --- words -----------------------------------------------------------------------------------------------------------


def zone_name(reader: Reader, zone: str) -> str:
    """What a zone is called: common ones by name, others by their place."""
    if zone in zones.COMMON:
        return reader(zones.zone_key(zone))
    return zone.rpartition("/")[2].replace("_", " ")


def zone_line(reader: Reader, zone: str, now: int) -> str:
    """A zone with what its wall clock shows: "Asia/Seoul, Seoul, now 21:40"."""
    shown = f"{zones.wall(zone, now):%H:%M}"
    return reader("settings-zone-now", zone=zone, place=zone_name(reader, zone), time=shown)


def zones_meant(text: str, *, several: bool = False) -> list[str]:
    """The zones that what was typed fits, the best first.

    Args:
        text: what was typed.
        several: also where it is the whole name of one.
    """
    wanted = text.strip().casefold()
    ordered = list(dict.fromkeys([*zones.COMMON, *zones.names()]))
    exact = [zone for zone in ordered if wanted in [one.casefold().replace("_", " ") for one in (zone, *_called(zone))]]
    exact += [zone for zone in ordered if wanted == zone.casefold() and zone not in exact]
    return exact[:1] if exact and not several else matching.best(text, ordered, _called)


def _called(zone: str) -> list[str]:
    place = zone.rpartition("/")[2]
    return [place, zone, *((Reader(one)(zones.zone_key(zone)) for one in LANGUAGES) if zone in zones.COMMON else ())]


def hours_lines(reader: Reader, calendar: Calendar, zone: str, now: int) -> list[str]:
    """Zone, quiet hours, days off and vacation, a line each; of the last two those that there are."""
    week = calendar.latest
    quiet = weeks.told(week.quiet) if week.quiet[0] != week.quiet[1] else reader("settings-quiet-none")
    off = reader.text.listing([reader(f"weekday-{day}") for day in week.off]) or reader("settings-off-none")
    found = [
        reader("settings-zone-line", zone=zone_line(reader, zone, now) if zone else reader("settings-zone-none")),
        reader("settings-quiet-line", hours=quiet),
        reader("settings-off-line", days=off),
    ]
    away = vacations.to_come(calendar.taken, now)
    if away is not None and away.since <= now:
        found.append(reader("settings-away-line", until=away.until))
    elif away is not None:
        found.append(reader("settings-planned-line", since=away.since, until=away.until))
    return found


def record_line(reader: Reader, of: Reliability) -> str:
    """How the person plays, and whether others read it."""
    seen = reader("settings-record-shown" if of.shown else "settings-record-hidden")
    if not of.turns:
        return f"{reader('settings-record-new', finished=of.finished)} · {seen}"
    said = {"finished": of.finished, "in_time": of.in_time, "turns": of.turns, "median": reader.span(of.median)}
    return f"{reader('settings-record-line', **said)} · {seen}"


# --- the page --------------------------------------------------------------------------------------------------------


async def settings_screen(visit: Visit, note: str = "") -> Screen:
    """All of it."""
    row = await visit.tables.people.get(visit.user_id)
    reader, now = await visit.reader(), visit.services.clock()
    zone = await visit.tables.people.zone(visit.person, visit.interaction.guild_id or 0)
    calendar = row.calendar if row else Calendar()
    language = row.language if row and row.language else "auto"
    way = row.reminders if row else "mention"
    hours_told = hours_lines(reader, calendar, zone, now)
    if not calendar.latest.zone:
        hours_told.insert(1, reader("settings-zone-usual"))
    named = reader("settings-language-auto" if language == "auto" else f"language-{language}")
    told = reader(f"settings-reminders-{way}")
    if row and way == "digest":
        told = reader("settings-digest-at", value=told, time=f"{row.digest:02}:00")
    lines = [
        note,
        f"**{reader('settings-headline')}**",
        reader("settings-language-line", language=named),
        reader("settings-reminders-line", value=told),
        *hours_told,
        record_line(reader, row.reliability if row else Reliability()),
    ]
    shown = row.reliability.shown if row else 0
    languages = [Pickable(reader("settings-language-auto"), "auto", chosen=language == "auto")]
    languages += [Pickable(reader(f"language-{one}"), one, chosen=one == language) for one in LANGUAGES]
    ways = [
        Pickable(reader(f"settings-reminders-{one}"), one, reader(f"settings-reminders-{one}-desc"), chosen=one == way)
        for one in WAYS
    ]
    days = [Pickable(reader(f"weekday-{day}"), str(day), chosen=day in calendar.latest.off) for day in range(WEEKDAYS)]
    rows: list[Row] = [
        Dropdown(reader("settings-language-placeholder"), Id("s-my-language"), languages),
        Dropdown(reader("settings-reminders-placeholder"), Id("s-my-reminders"), ways),
    ]
    if row and way == "digest":
        hours = [Pickable(f"{hour:02}:00", str(hour), chosen=hour == row.digest) for hour in range(24)]
        rows.append(Dropdown(reader("settings-digest-placeholder"), Id("s-my-digest"), hours))
    rows += [
        Dropdown(reader("settings-zone-placeholder"), Id("s-my-zone"), zone_choices(reader, zone, now)),
        Dropdown(reader("settings-off-placeholder"), Id("s-my-off"), days, least=0, most=MOST_OFF),
        _forms(reader, calendar, now),
        [
            Button(reader("settings-zone-button"), Id("my-zone")),
            Button(reader("settings-tutorial-button"), Id("lessons-again"), disabled=not (row and row.introduced)),
            Button(
                reader(f"settings-record-{'hide' if shown else 'show'}-button"), Id("my-record", arg=str(1 - shown))
            ),
            Button(reader("button-my-data"), Id("privacy")),
        ],
    ]
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


def zone_choices(reader: Reader, zone: str, now: int, *, nothing: str = "") -> list[Pickable]:
    """A menu of the common zones with what their clocks show, and of the own one.

    Args:
        zone: chosen now; empty for none.
        nothing: label of choosing none, if that can be chosen.
    """
    listed = dict.fromkeys((*filter(None, (zone,)), *zones.COMMON))
    found = [Pickable(zone_name(reader, one), one, zone_line(reader, one, now), chosen=one == zone) for one in listed]
    return [*([Pickable(nothing, "none", chosen=not zone)] if nothing else []), *found][: matching.CHOICES]


def _forms(reader: Reader, calendar: Calendar, now: int) -> list[Button]:
    quiet, away = calendar.latest.quiet, vacations.to_come(calendar.taken, now)
    found = [Button(reader("settings-quiet-button"), Id("my-quiet"))]
    if quiet[0] != quiet[1]:
        found.append(Button(reader("settings-no-quiet-button"), Id("my-no-quiet")))
    if away is None:
        found.append(Button(reader("settings-away-button"), Id("my-away")))
    else:
        found.append(
            Button(reader("settings-back-button" if away.since <= now else "settings-unplan-button"), Id("my-back"))
        )
    return found


@on("my-settings")
async def my_settings(visit: Visit) -> None:
    """My settings."""
    await visit.show(settings_screen(visit))


async def _changed(visit: Visit, key: str = "settings-changed") -> None:
    await visit.show(settings_screen(visit, (await visit.reader())(key)))


# --- menus -----------------------------------------------------------------------------------------------------------


@on("s-my-language")
async def my_language(visit: Visit) -> None:
    """Which language this person reads."""
    chosen = str(visit.value)
    await visit.tables.people.set(visit.person, language=chosen if chosen in LANGUAGES else "")
    visit.forget_language()
    await _changed(visit)


@on("s-my-reminders")
async def my_reminders(visit: Visit) -> None:
    """How this person is told."""
    chosen = str(visit.value)
    if chosen == "digest":  # at an hour of the day, so the day is the one that the page showed
        await visit.tables.people.live(visit.person, await _usual(visit))
    await visit.tables.people.set(visit.person, reminders=chosen if chosen in WAYS else "mention")
    await _changed(visit)


@on("s-my-digest")
async def my_digest(visit: Visit) -> None:
    """At which hour the one message of a day comes."""
    hour = whole(str(visit.value))
    if not 0 <= hour < 24:
        raise BadHours("error-hours-digest")
    await visit.tables.people.live(visit.person, await _usual(visit))
    await visit.tables.people.set(visit.person, digest=hour)
    await _changed(visit)


@on("s-my-zone")
async def my_zone(visit: Visit) -> None:
    """A zone of the menu."""
    await choose_zone(visit, str(visit.value))


@on("s-my-off")
async def my_days_off(visit: Visit) -> None:
    """Weekdays off; none chosen means none."""
    days = tuple(sorted({whole(str(one)) for one in visit.values}))
    await visit.tables.people.live(visit.person, await _usual(visit), off=days)
    await _changed(visit)


@on("my-record")
async def my_record(visit: Visit) -> None:
    """Others may read in lobbies how this person plays, or may not any more."""
    await visit.tables.people.set(visit.person, shown=visit.id.arg == "1")
    await _changed(visit)


@on("lessons-again")
async def lessons_again(visit: Visit) -> None:
    """The first steps of every game are shown once more."""
    await visit.tables.people.begin_again(visit.person)
    await _changed(visit, "settings-tutorial-again")


async def _usual(visit: Visit) -> str:
    """The zone that the page showed this person."""
    return await visit.tables.people.zone(visit.person, visit.interaction.guild_id or 0)


async def choose_zone(visit: Visit, zone: str) -> None:
    """Live by the clock of a zone from now on.

    Raises:
        BadHours: there is no such zone.
    """
    if not zones.is_zone(zone):
        raise BadHours("error-hours-zone")
    await visit.tables.people.live(visit.person, zone, zone=zone)
    await _changed(visit)


# --- forms -----------------------------------------------------------------------------------------------------------


@on("my-zone")
async def ask_zone(visit: Visit) -> None:
    """Any other zone."""
    reader = await visit.reader()
    label = reader("settings-zone-label")
    await visit.ask(Popup(Id("my-zone-set"), reader("settings-zone-title"), label, "Europe/Vienna", LONG))


@on("my-zone-set")
async def zone_written(visit: Visit) -> None:
    """The zone that was written, if it is clear which."""
    await zone_typed(visit, str(visit.value))


async def zone_typed(visit: Visit, text: str) -> None:
    """Choose the zone that a typed text means.

    Raises:
        BadHours: it fits none, or several.
    """
    found = zones_meant(text) if text.strip() else []
    if not found:
        raise BadHours("error-hours-zone")
    if len(found) > 1:
        raise BadHours("error-hours-zones", zones=", ".join(found[:SHOWN]))
    await choose_zone(visit, found[0])


@on("my-quiet")
async def ask_quiet(visit: Visit) -> None:
    """From when to when it is quiet."""
    reader, row = await visit.reader(), await visit.tables.people.get(visit.user_id)
    quiet = row.calendar.latest.quiet if row else NONE
    preset = weeks.told(quiet) if quiet[0] != quiet[1] else ""
    title, label = reader("settings-quiet-title"), reader("settings-quiet-label")
    await visit.ask(Popup(Id("my-quiet-set"), title, label, "23:00-08:00", LONG, preset))


@on("my-quiet-set")
async def quiet_written(visit: Visit) -> None:
    """The quiet hours that were written."""
    quiet = weeks.quiet_hours(str(visit.value))
    await visit.tables.people.live(visit.person, await _usual(visit), quiet=quiet)
    await _changed(visit)


@on("my-no-quiet")
async def no_quiet(visit: Visit) -> None:
    """No quiet hours."""
    await visit.tables.people.live(visit.person, await _usual(visit), quiet=NONE)
    await _changed(visit)


@on("my-away")
async def ask_vacation(visit: Visit) -> None:
    """From when to when somebody is away."""
    reader = await visit.reader()
    today = zones.wall(await _usual(visit), visit.services.clock()).date()
    example = date.fromordinal(today.toordinal() + 7).isoformat()
    popup = Popup(
        Id("my-away-set"),
        reader("settings-away-title"),
        reader("settings-away-first-label"),
        reader("settings-away-first-placeholder", day=today.isoformat()),
        LONG,
        second=(reader("settings-away-last-label"), example, ""),
    )
    await visit.ask(popup)


@on("my-away-set")
async def vacation_written(visit: Visit) -> None:
    """The vacation that was written down by its days."""
    first, last = (str(one) for one in [*visit.values, "", ""][:2])
    since, until = vacations.written(first, last, await _usual(visit), visit.services.clock())
    await visit.tables.people.leave(visit.person, since, until)
    await _changed(visit)


@on("my-back")
async def back(visit: Visit) -> None:
    """Back from vacation, or not going."""
    await visit.tables.people.come_back(visit.person)
    await _changed(visit)
