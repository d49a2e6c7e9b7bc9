"""Pages of a tournament that go on by themselves: *My match* when something of one's own has changed, the organisers'
page when anything has. *Join* is pressed before the start, and what it was answered with must not tell of before for
ever (tournaments T2)."""

from __future__ import annotations

from typing import Any

from bot.tournaments.tourney import Tourney
from cogs.panels.pages import Make
from cogs.panels.visit import Visit

Facts = tuple[Any, ...]


def about(tournament_id: int) -> tuple[str, int]:
    """What pages of a tournament are about."""
    return "tournament", tournament_id


def keep(visit: Visit, event: Tourney, make: Make) -> None:
    """Let the page that is shown next go on by itself."""
    visit.keeps = visit.services.pages.keeping(about(event.id), make)


async def latest(visit: Visit, event: Tourney) -> Tourney:
    """The tournament as it is now, read once for all pages."""
    look = visit.services.tournaments.look
    found: Tourney = await visit.services.pages.once(about(event.id), lambda: look.at(event.id))
    return found


def own_facts(event: Tourney, user_id: int) -> Facts:
    """What of a tournament concerns one person: others' results change no page of theirs."""
    me, contest = event.entrant(user_id), event.contest
    if me is None:
        return contest.phase, event.under_way, len(event.taking_part) >= event.row.most > 0
    matches = [(one.no, event.channel_of(one.no), event.table_of(one.no)) for one in contest.open_of(me.number)]
    rests = [one.kind for one in contest.byes if one.entrant == me.number and one.round == contest.round]
    return contest.phase, event.row.starts_at, me.status, me.checked, me.waiting, me.away, matches, rests
