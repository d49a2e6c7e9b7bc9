"""Where matches are played: a table, seated and begun at once, in a thread or a channel (tournaments T3, F3)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.play import FIRST
from bot.core.streams import commitment
from bot.pairing import draws
from bot.pairing.contest import CONCEDED, FORFEITED, IN, PLACE, SENT_OFF, Contest, Pairing, SeatResult
from bot.pairing.contest import DISQUALIFIED as SENT
from bot.pairing.deeds import Ended
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.rows import SeatRow
from bot.store.tournaments import MatchRow
from bot.tables import timing
from bot.tables.beginning import begin
from bot.tables.desk import Change, Desk
from bot.tables.lobby import new_row
from bot.tables.model import DAY, SUBSTITUTE, Place, Snapshot
from bot.tables.officiated import FORFEIT, GIVEN, PAIRED
from bot.tables.rated import OFF, ON, RATED
from bot.tournaments.ledger import Turnover
from bot.tournaments.tourney import DONE, OPENED, Tourney

LIMIT = "limit"
WARNING = "warning"
"""Kinds of timers: a match is at its soft limit; it is at three quarters of it, or has a tenth left."""
LIMITS = (LIMIT, WARNING)
WARNED = (3 / 4, 9 / 10)
NEVER = 10**11
"""Timers of a match that is held are due so many seconds later: some three thousand years."""


def secret_of(tourney: Tourney, pairing: Pairing) -> bytes:
    """The secret of a match's table: nobody's business before it is over."""
    return draws.match_secret(bytes.fromhex(tourney.row.secret), pairing.round, pairing.table, pairing.attempt)


def promised(tourney: Tourney, pairing: Pairing) -> str:
    """What is posted where a match is played: SHA-256 of that secret."""
    return commitment(secret_of(tourney, pairing))


def gone_of(contest: Contest, pairing: Pairing) -> dict[int, str]:
    """Who of a match does not play any more, and what it is for them, by seat."""
    found: dict[int, str] = {}
    for seat, number in enumerate(pairing.entrants):
        status = contest.entrant(number).status
        if status != IN:
            found[seat] = SENT_OFF if status == SENT else CONCEDED
    return found


@dataclass
class Seated:
    """What came of opening a match.

    Attributes:
        table_id: the table; 0 where none is needed, because at most one of its people is still there.
        change: of the table, which is written already.
    """

    table_id: int
    change: Change | None = None


async def seat(turnover: Turnover, desk: Desk, pairing: Pairing, match: MatchRow, channel_id: int) -> Seated:
    """Let a match begin in a channel, once: its row of `matches` has a table from then on.

    Args:
        turnover: of its tournament, under way.
        desk: where tables are.
        pairing: the match.
        match: its row.
        channel_id: thread or channel.

    Raises:
        Conflict: another table stands in the channel.
        CoreError: the game cannot be begun so.
    """
    tourney, row, terms = turnover.before, turnover.row, turnover.row.contest.terms
    gone = gone_of(row.contest, pairing)
    users = [tourney.user_of(number) for number in pairing.entrants]
    for number, user in enumerate(users):
        if user is None:
            gone.setdefault(number, FORFEITED)
    match.channel_id = channel_id
    if len(gone) >= len(users) - 1:
        await turnover.do(Ended(pairing.no, without_play(len(users), gone)))
        match.state = DONE
        await store.put_match(turnover.connection, match)
        return Seated(0)
    secret = secret_of(tourney, pairing)
    rated = terms.rated and not any(row.contest.entrant(number).substituted for number in pairing.entrants)
    options = {**terms.options, FIRST: "0", RATED: ON if rated else OFF}
    if not terms.vacation:
        options[timing.VACATION] = timing.RUNS_ON
    table = new_row(terms.game, Place(row.guild_id, channel_id), row.language, options, secret, turnover.now)
    table.tournament = row.id
    table.joins = [row.contest.joins[number - 1] for number in pairing.entrants]
    seats: list[SeatRow] = []
    for number, user in enumerate(users):
        entrant = tourney.entrants.get(pairing.entrants[number])
        one = SeatRow(0, number, user, owner_id=user, choice=entrant.choice if entrant is not None else "")
        if number in gone:
            one.user_id, one.owner_id, one.bot, one.choice = None, None, SUBSTITUTE, ""
            one.resigned = GIVEN if gone[number] == CONCEDED else FORFEIT
        seats.append(one)
    await repo.insert_table(turnover.connection, table)
    for one in seats:
        one.table_id = table.id
    people = {user.id: user for user in tourney.people.values()}
    change = Change(desk, turnover.connection, Snapshot(table, seats, people))
    await begin(change)
    waiting = [one for one in change.humans() if one not in change.row.waits]
    await change.say(PAIRED, pairing=pairing.no, round=pairing.round, seats=waiting)
    await repo.replace_seats(turnover.connection, table.id, seats)
    await change.flush()
    match.table_id, match.state, match.trouble, match.began_at = table.id, OPENED, "", turnover.now
    await limit(turnover, match)
    await store.put_match(turnover.connection, match)
    return Seated(table.id, change)


def without_play(seats: int, gone: dict[int, str]) -> tuple[SeatResult, ...]:
    """How a match ends in which nobody plays: who is still there is first, the others share the last place."""
    last = seats - len(gone) + 1
    return tuple(
        SeatResult(gone[one], last, tops=False) if one in gone else SeatResult(PLACE, 1) for one in range(seats)
    )


async def limit(turnover: Turnover, match: MatchRow, days: int = 0) -> None:
    """Set the soft limit of a match that begins, or put it off by so many days (S4).

    Args:
        turnover: under way.
        match: its row, changed but not written.
        days: more than it had; 0 for what was agreed on.
    """
    soft, now = turnover.row.contest.terms.soft_days, match.held_at or turnover.now
    if days:
        match.limit_at = max(match.limit_at, now) + days * DAY
    elif soft:
        match.limit_at = now + soft * DAY
    await unlimit(turnover, match)
    if not match.limit_at:
        return
    span, later = match.limit_at - now, NEVER if match.held_at else 0
    await turnover.set_due(LIMIT, match.limit_at + later, str(match.pairing))
    for number, share in enumerate(WARNED):
        await turnover.set_due(WARNING, now + round(span * share) + later, f"{match.pairing}.{number}")


async def hold(connection: repo.Connection, match: MatchRow, now: int) -> None:
    """The soft limit of a match stands still, and its warnings, as all clocks do (T5)."""
    match.held_at = now
    await duties.put_off(
        connection, LIMITS, NEVER, before=NEVER, tournament_id=match.tournament_id, argument=str(match.pairing)
    )
    await store.put_match(connection, match)


async def release(connection: repo.Connection, match: MatchRow, now: int) -> None:
    """They run on: as much later as it was held."""
    gap = now - match.held_at
    await duties.put_off(
        connection, LIMITS, gap - NEVER, before=NEVER, tournament_id=match.tournament_id, argument=str(match.pairing)
    )
    if match.limit_at:
        match.limit_at, match.began_at = match.limit_at + gap, match.began_at + gap
    match.held_at = 0
    await store.put_match(connection, match)


async def unlimit(turnover: Turnover, match: MatchRow) -> None:
    """No soft limit is waited for any more."""
    await turnover.drop_due(LIMIT, str(match.pairing))
    for number in range(len(WARNED)):
        await turnover.drop_due(WARNING, f"{match.pairing}.{number}")


async def moved_in(connection: repo.Connection, table_id: int | None) -> bool:
    """Whether anybody has made a move at a table."""
    if table_id is None:
        return False
    return any(one.seen for one in await repo.seats(connection, table_id))
