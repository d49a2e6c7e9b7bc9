"""Presses of organisers (tournaments T5). The service judges each time who may; every ruling asks for a reason."""

from __future__ import annotations

from typing import Final

from discord import Member, NotFound

from bot.pairing.contest import AWARDED
from bot.tables.model import TableError
from bot.tournaments.tourney import TournamentError, Tourney
from cogs.panels.ids import whole
from cogs.panels.lobby import person_of
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit
from cogs.tournament import overseeing
from cogs.tournament.admission import at_cup, home_place, number_in, part, programme_of, shows_cup
from cogs.tournament.keeping_up import keep, latest
from cogs.tournament.programme import Programme

ASKED: Final = (
    "hold",
    "resume",
    "close",
    "off",
    "extend",
    "remake",
    "result",
    "bye",
    "declare",
    "instead",
    "send-off",
    "drop",
)
"""What a reason is asked for."""


def require_organiser(of: Programme) -> None:
    """Refuse to show an organiser's page to others.

    Raises:
        TournamentError: the reader is none.
    """
    if not of.may_organise:
        raise TournamentError("error-tournament-organisers")


async def organise_page(visit: Visit, event: Tourney, key: str = "", page: int = 1) -> None:
    """The organisers' page as things stand now; it goes on by itself.

    Args:
        key: of what has just been done.
        page: of the matters, from 1.
    """

    async def screen(now: Tourney) -> Screen:
        of = await programme_of(visit, now)
        require_organiser(of)
        of.concerns = await visit.services.tournaments.look.attention(now)
        return overseeing.organise_screen(of, of.say(f"tournament-{key}-note", url=of.url) if key else "", page)

    async def anew() -> Screen:
        return await screen(await latest(visit, event))

    keep(visit, event, anew)
    await visit.show(screen(event))


@at_cup("cup-organise")
async def organise(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """The page."""
    await organise_page(visit, event, page=number_in(parts, 0, 1))


@shows_cup("cup-one", "s-cup-one")
async def one_match(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """One match."""
    require_organiser(of)
    return overseeing.match_screen(of, of.event.pairing(_chosen(visit, parts)))


@shows_cup("cup-person", "s-cup-person")
async def one_person(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """One person."""
    require_organiser(of)
    return overseeing.person_screen(of, _entrant(of, _chosen(visit, parts)))


@shows_cup("cup-people")
async def people(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Whom to look at, a page of them."""
    require_organiser(of)
    return overseeing.people_screen(of, number_in(parts, 0))


@shows_cup("cup-matches")
async def matches(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Which match to look at, a page of them."""
    require_organiser(of)
    return overseeing.matches_screen(of, number_in(parts, 0))


@shows_cup("s-cup-whom")
async def person_by_name(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """One person, found by name among all of the server."""
    require_organiser(of)
    number = of.event.number_of(visit.value.id)
    if number is None:
        raise TournamentError("error-tournament-stranger")
    return overseeing.person_screen(of, number)


def _chosen(visit: Visit, parts: list[str]) -> int:
    return whole(str(visit.value), 0) if visit.id.action.startswith("s-") else number_in(parts, 0)


def _entrant(of: Programme, number: int) -> int:
    """The number, if somebody has it.

    Raises:
        TournamentError: nobody.
    """
    if not 1 <= number <= len(of.contest.entrants):
        raise TournamentError("error-unknown-option")
    return number


@shows_cup("cup-extend")
async def extend(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """By how much."""
    require_organiser(of)
    return overseeing.extend_screen(of, of.event.pairing(number_in(parts, 0)))


@shows_cup("cup-result")
async def result(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Who came first, and so on."""
    require_organiser(of)
    return overseeing.result_screen(of, of.event.pairing(number_in(parts, 0)), part(parts, 1), part(parts, 2))


@shows_cup("cup-instead")
async def instead(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Who plays on for somebody."""
    require_organiser(of)
    return overseeing.substitute_screen(of, _entrant(of, number_in(parts, 0)))


@at_cup("s-cup-instead")
async def instead_chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """That person; the reason comes next."""
    other = visit.value
    if other.bot:
        raise TableError("error-invite-bot")
    if not isinstance(other, Member):
        raise TableError("error-not-a-member")
    of = await programme_of(visit, event)
    require_organiser(of)
    number = _entrant(of, number_in(parts, 0))
    await visit.ask(overseeing.reason_popup(of, "instead", number, other.id, event.user_of(number) or 0))


@at_cup("cup-ask")
async def asked(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Ask for the reason."""
    of = await programme_of(visit, event)
    require_organiser(of)
    what, *target = parts
    if what not in ASKED:
        raise TournamentError("error-unknown-button")
    if what == "declare":
        await visit.ask(overseeing.declare_popup(of, _entrant(of, number_in(target, 0))))
        return
    await visit.ask(overseeing.reason_popup(of, what, *target))


@at_cup("cup-do")
async def ruled(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """The reason is there: it is done."""
    what, reason = part(parts, 0), str(visit.values[-1] if visit.values else "")
    target, more, seen = number_in(parts, 1), part(parts, 2), part(parts, 3)
    ruling = visit.services.tournaments.ruling
    who, at = (event.id, visit.person), {"guild_id": visit.place.guild_id}
    match what:
        case "hold" | "resume":
            after = await ruling.hold(*who, what == "hold", reason, visit.number, **at)
        case "close" | "off":
            after = await ruling.close(*who, reason, visit.number, seen=what == "close", **at)
        case "extend":
            days, limit = whole(more, 0), _figure(seen)
            after = await ruling.extend(*who, target, days, reason, visit.number, seen=limit, **at)
        case "remake":
            after = await ruling.remake(*who, target, reason, visit.number, **at)
        case "result":
            places = overseeing.places_of(event.pairing(target), more)
            given = [(AWARDED, place) for place in places]
            after = await ruling.set_result(*who, target, given, reason, visit.number, seen=seen, **at)
        case "bye":
            after = await ruling.award_bye(*who, target, reason, visit.number, seen=whole(more, -1), **at)
        case "declare":
            after = await ruling.declare(*who, target, _points(visit), reason, visit.number, **at)
        case "instead":
            other = await _member(visit, more)
            whom = _figure(seen)
            after = await ruling.substitute(*who, target, person_of(other), reason, visit.number, seen=whom, **at)
        case "send-off":
            after = await ruling.disqualify(*who, target, reason, visit.number, **at)
        case "drop":
            after = await ruling.drop(*who, target, reason, visit.number, **at)
        case _:
            raise TournamentError("error-unknown-button")
    await organise_page(visit, after, "done")


def _figure(text: str) -> int:
    """A time or an id as a custom id writes it; -1 for something else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 25 else -1


def _points(visit: Visit) -> float:
    """The number of points that was written.

    Raises:
        TournamentError: it is none.
    """
    written = str(visit.value).strip().replace(",", ".")
    if len(written) > 10 or not written.replace(".", "", 1).isdecimal() or not written.isascii():
        raise TournamentError("error-tournament-points")
    return float(written)


async def _member(visit: Visit, id: str) -> Member:
    """Somebody of this server.

    Raises:
        TableError: nobody, or a bot.
    """
    guild = visit.interaction.guild
    if guild is None or not id.isdecimal():
        raise TableError("error-not-a-member")
    try:
        found = guild.get_member(int(id)) or await guild.fetch_member(int(id))
    except NotFound:
        raise TableError("error-not-a-member") from None
    if found.bot:
        raise TableError("error-invite-bot")
    return found


@at_cup("cup-again")
async def again(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Try once more to open a match."""
    after = await visit.services.tournaments.ruling.retry(
        event.id, visit.person, number_in(parts, 0), visit.number, guild_id=visit.place.guild_id
    )
    await organise_page(visit, after, "again")


@at_cup("cup-move")
async def move(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """The home message stands here from now on."""
    after = await visit.services.tournaments.preparing.move(event.id, visit.person, home_place(visit), visit.number)
    await organise_page(visit, after, "moved")


@at_cup("cup-start")
async def start(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Begin."""
    after = await visit.services.tournaments.ruling.start(
        event.id, visit.person, visit.number, guild_id=visit.place.guild_id
    )
    await organise_page(visit, after, "started")


# --- who organises ---------------------------------------------------------------------------------------------------


@shows_cup("cup-hosts")
async def hosts(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Who organises."""
    require_organiser(of)
    return overseeing.hosts_screen(of)


@at_cup("s-cup-hosts")
async def hosts_chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """These people organise from now on: the new ones are appointed first, so that one is always there."""
    if not event.organises(visit.user_id):
        raise TournamentError("error-tournament-organisers")
    chosen = {one.id: one for one in visit.values if isinstance(one, Member) and not one.bot}
    if not chosen:
        raise TournamentError("error-tournament-last-organiser")
    ruling, at = visit.services.tournaments.ruling, {"guild_id": visit.place.guild_id}
    present = {one.user_id for one in event.organisers}
    for other in (one for id, one in chosen.items() if id not in present):
        event = await ruling.appoint(event.id, visit.person, person_of(other), 0, **at)
    gone = sorted(present - chosen.keys(), key=lambda id: id == visit.user_id)
    for id in gone:
        event = await ruling.dismiss(event.id, visit.person, id, 0, **at)
    of = await programme_of(visit, event)
    key = "tournament-hosts-note"

    async def screen() -> Screen:
        return overseeing.hosts_screen(of, of.say(key)) if of.may_organise else Screen([of.say(key)])

    await visit.show(screen())
