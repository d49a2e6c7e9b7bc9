"""What people press in a tournament: join, leave, show up, rest, drop out, come back; and what they look at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.pairing.groups import GROUP
from bot.tournaments.tourney import TournamentError, Tourney
from cogs.panels.ids import whole
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit
from cogs.tournament import ownmatch, pictured, schedule
from cogs.tournament.admission import at_cup, number_in, part, programme_of, shows_cup
from cogs.tournament.keeping_up import keep, latest, own_facts
from cogs.tournament.programme import Programme

# --- what people do --------------------------------------------------------------------------------------------------


async def own_page(visit: Visit, event: Tourney, key: str = "") -> None:
    """*My match*, as things stand now, with what has just been done above it; it goes on by itself."""
    known = own_facts(event, visit.user_id)

    async def screen() -> Screen:
        of = await programme_of(visit, event)
        return ownmatch.own_screen(of, of.say(f"tournament-{key}-note") if key else "", pictured.own_match(of))

    async def anew() -> Screen | None:
        nonlocal known
        later = await latest(visit, event)
        if own_facts(later, visit.user_id) == known:
            return None
        known = own_facts(later, visit.user_id)
        of = await programme_of(visit, later)
        return ownmatch.own_screen(of, pictures=pictured.own_match(of))

    keep(visit, event, anew)
    await visit.show(screen())


def does(action: str, key: str, deed: Callable[[Any], Callable[..., Awaitable[Tourney]]], **more: Any) -> None:
    """Register a press that is one call of the service and answered by one's own page.

    Args:
        action: of the custom id.
        key: of the note; empty where the page itself says what has been done.
        deed: the method.
        more: arguments that it always gets.
    """

    @at_cup(action)
    async def press(visit: Visit, event: Tourney, parts: list[str]) -> None:
        made = deed(visit.services.tournaments)
        after = await made(event.id, visit.person, visit.number, guild_id=visit.place.guild_id, **more)
        await own_page(visit, after, "" if key == "joined" and after.before else key)


does("cup-join", "joined", lambda all: all.signups.join)
does("cup-check", "", lambda all: all.signups.check_in)
does("cup-drop-yes", "", lambda all: all.signups.leave)
does("cup-return", "returned", lambda all: all.signups.join)


@at_cup("cup-leave")
async def leave(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Take the sign-up back; of what has begun, what dropping out means comes first."""
    if not event.before:
        await visit.show(_drop(visit, event))
        return
    after = await visit.services.tournaments.signups.leave(
        event.id, visit.person, visit.number, guild_id=visit.place.guild_id
    )
    await own_page(visit, after, "left")


@at_cup("cup-drop")
async def drop(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """What dropping out means."""
    await visit.show(_drop(visit, event))


async def _drop(visit: Visit, event: Tourney) -> Screen:
    return ownmatch.drop_screen(await programme_of(visit, event))


@at_cup("cup-away")
async def away(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Sit the next round out, or not after all."""
    back = part(parts, 0) == "0"
    after = await visit.services.tournaments.signups.rest(
        event.id, visit.person, visit.number, back=back, seen=number_in(parts, 1, -1), guild_id=visit.place.guild_id
    )
    await own_page(visit, after, "not-away" if back else "away")


@at_cup("cup-queue")
async def queue(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Wait for a table, or not any more."""
    back = part(parts, 0) == "0"
    after = await visit.services.tournaments.signups.queue(
        event.id, visit.person, visit.number, back=back, guild_id=visit.place.guild_id
    )
    await own_page(visit, after, "unqueued" if back else "queued")


# --- what they look at -----------------------------------------------------------------------------------------------


@at_cup("cup-match")
async def match(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """One's own match, place and ways."""
    await own_page(visit, event)


@shows_cup("cup-standings")
async def standings(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """A page of the standings, from 1; without one that on which one stands oneself."""
    view = pictured.standings_view(of, number_in(parts, 0))
    return schedule.standings_screen(of, view.occasion, pictured.standings(of, view))


@shows_cup("cup-rounds")
async def rounds(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """The matches of a round, the latest if none is said; without a page that on which one is oneself."""
    view = pictured.round_view(of, number_in(parts, 0), number_in(parts, 1))
    return schedule.rounds_screen(of, view.occasion, pictured.matches(of, view))


@shows_cup("cup-cross")
async def cross(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Everybody against everybody."""
    view = pictured.cross_view(of, number_in(parts, 0, 1))
    return schedule.cross_screen(of, view.occasion, pictured.crosstable(of, view))


@shows_cup("cup-group", "s-cup-group")
async def group(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Everybody of a group against everybody in it; without a number the reader's own."""
    count = schedule.group_count(of)
    if not count:
        raise TournamentError("error-unknown-button")
    wanted = str(visit.value) if visit.id.action == "s-cup-group" else part(parts, 0)
    at = min(whole(wanted, 0), count - 1) if wanted else schedule.group_of(of)
    view = pictured.cross_view(of, number_in(parts, 1, 1), f"{GROUP}:{at}")
    return schedule.group_screen(of, at, view.occasion, pictured.crosstable(of, view))


@shows_cup("cup-bracket")
async def bracket(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """A page of the bracket, from 1; without one that on which one stands oneself."""
    view = pictured.bracket_view(of, number_in(parts, 0))
    return schedule.bracket_screen(of, view.occasion, pictured.bracket(of, view))


@shows_cup("cup-rules")
async def rules(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """What was agreed on."""
    return schedule.rules_screen(of)


@shows_cup("cup-breaks")
async def breaks(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """What the columns of the standings mean."""
    return schedule.breaks_screen(of)


@shows_cup("cup-menu")
async def menu(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """All else."""
    return schedule.menu_screen(of)


@at_cup("cup-record")
async def record(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """What organisers did, the newest first; everybody may read it (tournaments T5)."""

    async def screen() -> Screen:
        of = await programme_of(visit, event)
        page = max(1, number_in(parts, 0))
        return schedule.record_screen(of, await visit.services.tournaments.look.audit(event.id, page - 1), page)

    await visit.show(screen())
