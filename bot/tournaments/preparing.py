"""Setting a tournament up: its terms, what stands around them, and opening it (tournaments T1)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from secrets import token_bytes
from typing import Any, Final

from msgspec.structs import asdict, replace

from bot.core import playable
from bot.core.options import seats_for
from bot.core.play import NO_PACE, PACE
from bot.games import registry
from bot.hours import paces
from bot.pairing import draws
from bot.pairing.contest import CHECK_IN, HELD, SIGN_UP, UNDER_WAY, Terms
from bot.pairing.course import announced
from bot.pairing.deeds import Agreed
from bot.pairing.formats import Promise
from bot.pairing.registry import format_of
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.rows import PAUSED
from bot.store.tournaments import HomeSign, MatchRow, TournamentRow
from bot.tables import timing
from bot.tables.desk import Repeated
from bot.tables.model import Person, Place
from bot.tables.seat_choices import PACK
from bot.tournaments.crier import MATCH
from bot.tournaments.ledger import Ledger, Turnover
from bot.tournaments.lengths import shortest
from bot.tournaments.tourney import DOORS, OPENED, WAITING, TournamentError, Tourney

GAMES: Final = tuple(rules.key for rules in registry.GAMES)
"""Games that there are tournaments of: all."""
TITLE: Final = 80
"""Characters of a tournament's title."""
USUAL_PACE: Final = "daily"
"""Of a game that proposes none: a tournament is never without a clock."""
MOST_PEOPLE: Final = 1000
ROOMS: Final = 50
"""Channels that can be named for matches."""
START: Final = "start"
CHECKING: Final = "check-in"
"""Kinds of timers: the start, and the moment from which people show up."""


class Preparing:
    """What organisers do before the start, and the little that they may change after it."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def new(
        self, place: Place, by: Person, game: str, title: str, interaction: int, *, language: str = ""
    ) -> Tourney:
        """Begin to set a tournament up: its name and its game are enough, all else has a default. Nobody sees it yet.

        Args:
            place: where its home message will stand.
            by: who opens it, its first organiser.
            game: key of a registered game.
            title: as people will read it.
            interaction: Discord's id of the command; the same one finds the same tournament.
            language: `ko` or `en`; empty takes the server's, else the default.

        Raises:
            TournamentError: no title.
            CoreError: no such game, or its defaults do not go with each other.
        """
        rules, desk = playable.find(game).rules, self.ledger.desk
        options = {PACE: rules.pace if rules.pace and rules.pace != NO_PACE else USUAL_PACE}
        async with desk.database.write() as connection:
            if interaction and await repo.seen_interaction(connection, interaction, desk.clock()):
                found = await store.unopened(connection, by.id, place.guild_id)
            else:
                await repo.meet(connection, by.id, by.name, by.locale)
                guild = await repo.guild(connection, place.guild_id)
                now, secret = desk.clock(), token_bytes(32)
                terms = Terms(game, options={**guild.defaults.get(game, {}), **options}, seats=min(rules.seats))
                terms = replace(terms, seats=max(2, terms.seats))
                deed = Agreed(terms, anchor=draws.anchor(secret), at=now)
                row = TournamentRow(
                    id=0,
                    guild_id=place.guild_id,
                    channel_id=place.channel_id,
                    title=_title(title),
                    language=language or guild.language or desk.language,
                    contest=announced(deed),
                    secret=secret.hex(),
                    created_at=now,
                    touched_at=now,
                )
                found = await store.insert(connection, row)
                await store.appoint(connection, found, by.id, opener=True)
                turnover = await self.ledger.within(connection, found, by)
                turnover.ruled = 1
                await turnover.begin(deed)
                await turnover.flush()
        return await self.ledger.read(found)

    def promise(self, tourney: Tourney, people: int) -> Promise:
        """What comes of its terms with so many people: said in the paragraph before it is opened.

        Raises:
            PairingError: they do not go with so many.
        """
        terms = tourney.contest.terms
        format_of(terms.format).check(terms, people)
        return format_of(terms.format).promise(terms, people)

    async def agree(
        self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0, **changes: Any
    ) -> Tourney:
        """Change terms (`Terms`): all before the start, afterwards only what `bot.pairing.course.LATER` names.

        Args:
            tournament_id: which.
            by: an organiser.
            interaction: Discord's id of the press.
            guild_id: server it comes from.
            changes: fields of `Terms` by name; `options` are put over those chosen before.

        Raises:
            TournamentError: no organiser, or it is over.
            CoreError: they do not go with each other, or the game has no such option.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                terms = turnover.row.contest.terms
                unknown = set(changes) - set(asdict(terms)) | {"game"} & set(changes)
                if unknown:
                    raise TournamentError("error-tournament-terms")
                if "options" in changes:
                    changes["options"] = {**terms.options, **changes["options"]}
                if pace := changes.get("options", {}).get(PACE):
                    changes["options"] = {**changes["options"], PACE: timing.named(pace)}
                terms = replace(terms, **changes)
                _check(terms)
                terms = _long_enough(terms, chosen="soft_days" in changes)
                await self.ledger.desk.pack_of(turnover.connection, terms.options.get(PACK, ""))
                await turnover.do(Agreed(terms))
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def arrange(
        self,
        tournament_id: int,
        by: Person,
        interaction: int,
        *,
        guild_id: int = 0,
        title: str | None = None,
        rooms: Sequence[int] | None = None,
        door: str | None = None,
        least: int | None = None,
        most: int | None = None,
        starts_at: int | None = None,
        check_in: int | None = None,
        extensions: int | None = None,
        language: str | None = None,
    ) -> Tourney:
        """Change what stands around the terms; what is not said stays. After the start only the title, the channels
        and how often a match may be prolonged.

        Args:
            tournament_id: which.
            by: an organiser.
            interaction: Discord's id of the press.
            guild_id: server it comes from.
            title: as people read it.
            rooms: channels for its matches; none: a thread each.
            door: one of `DOORS`.
            least: rating that is asked for.
            most: people; 0 for no limit.
            starts_at: Unix time; 0: when somebody presses.
            check_in: minutes before the start in which people show up; 0 for none.
            extensions: how often a match at its soft limit is prolonged, 0 to 2.
            language: `ko` or `en`.

        Raises:
            TournamentError: no organiser, too late, or a value that nothing may have.
        """
        wanted = {
            "title": None if title is None else _title(title),
            "rooms": None if rooms is None else list(dict.fromkeys(rooms))[:ROOMS],
            "door": door,
            "least": least,
            "most": most,
            "starts_at": starts_at,
            "check_in": check_in,
            "extensions": extensions,
            "language": language,
        }
        changes = {name: value for name, value in wanted.items() if value is not None}
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                if not changes.keys() <= {"title", "rooms", "extensions"}:
                    turnover.require_before()
                if turnover.before.over:
                    turnover.require()
                _sensible(turnover, changes)
                before = {name: getattr(turnover.row, name) for name in changes}
                for name, value in changes.items():
                    setattr(turnover.row, name, value)
                for name, value in changes.items():
                    await turnover.note(name, was=before[name], value=value)
                await schedule(turnover)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def open(self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0) -> Tourney:
        """Let people sign up: the home message is posted.

        Raises:
            TournamentError: no organiser, or open already.
            PairingError: its terms do not go with each other.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                turnover.require("setting-up")
                format_of(turnover.row.contest.terms.format).check(turnover.row.contest.terms, 0)
                turnover.row.opened_at = turnover.now
                await turnover.note("opened")
                await schedule(turnover)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def discard(self, tournament_id: int, by: Person) -> None:
        """Give up what was never opened: nothing is left of it.

        Raises:
            TournamentError: no organiser, or open already.
        """
        async with self.ledger.change(tournament_id, by) as turnover:
            turnover.require_organiser()
            turnover.require("setting-up")
            turnover.idle = True
            await store.drop(turnover.connection, tournament_id)

    async def move(self, tournament_id: int, by: Person, place: Place, interaction: int) -> Tourney:
        """Let the home message stand in another channel of the same server from now on, and new matches with it; in the
        same one it is shown again. Matches whose thread is gone go on in new threads there.

        Raises:
            TournamentError: no organiser, not opened or over, another server.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=place.guild_id) as turnover:
                turnover.require_organiser()
                turnover.require(SIGN_UP, CHECK_IN, UNDER_WAY, HELD)
                if turnover.row.channel_id == place.channel_id:
                    return turnover.before
                turnover.row.channel_id = place.channel_id
                await store.put_home(turnover.connection, tournament_id, HomeSign())
                await turnover.note("moved")
                for match in turnover.before.matches.values():
                    table = None if match.table_id is None else await repo.table(turnover.connection, match.table_id)
                    stands = match.state == OPENED and table is not None and table.phase == PAUSED and not match.held_at
                    if stands or match.state == WAITING:
                        await reopen(turnover, match)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def invite(
        self, tournament_id: int, by: Person, friend: Person, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Let somebody in by name.

        Raises:
            TournamentError: no organiser, or it is over.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                if turnover.before.over:
                    turnover.require()
                await repo.meet(turnover.connection, friend.id, friend.name, friend.locale)
                await store.invite(turnover.connection, tournament_id, friend.id)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)


async def reopen(turnover: Turnover, match: MatchRow) -> None:
    """Have a match posted anew, and a thread opened at that line; the table it has goes on there."""
    match.message_id = match.channel_id = match.held_at = 0
    match.state = WAITING
    await store.put_match(turnover.connection, match)
    await duties.unsay(turnover.connection, turnover.id, match.pairing, MATCH)
    await turnover.say(MATCH, pairing=match.pairing)


async def schedule(turnover: Turnover) -> None:
    """Set the timers of start and check-in as they are arranged now."""
    row = turnover.row
    phase = row.contest.phase
    begins, checks = row.opened_at and row.starts_at, row.starts_at - 60 * row.check_in
    for kind, at, set_ in (
        (START, row.starts_at, begins and phase in (SIGN_UP, CHECK_IN)),
        (CHECKING, checks, begins and row.check_in and phase == SIGN_UP),
    ):
        if set_:
            await turnover.set_due(kind, max(at, turnover.now))
        else:
            await turnover.drop_due(kind)


def _title(text: str) -> str:
    """A title in one line, without what Discord does not show."""
    plain = "".join(" " if unicodedata.category(one) in ("Cc", "Zl", "Zp") else one for one in text)
    found = " ".join(plain.split())
    if not found:
        raise TournamentError("error-tournament-title")
    if len(found) > TITLE:
        raise TournamentError("error-tournament-title-long", max=TITLE)
    return found


def _check(terms: Terms) -> None:
    """Refuse what the game or its tables do not offer."""
    rules = playable.find(terms.game).rules
    if terms.seats not in rules.seats or terms.seats < 2:
        raise TournamentError("error-tournament-seats", min=max(2, min(rules.seats)), max=max(rules.seats))
    known = {choice.key: choice for choice in rules.settings}
    for key, value in terms.options.items():
        if key == PACE:
            if paces.read(value) is None:
                raise TournamentError("error-tournament-pace")
        elif key not in known:
            if not key.startswith("table-") or (key == timing.LATE and value not in timing.WAYS):
                raise TournamentError("error-option-value", option=key)
        elif terms.seats not in seats_for(rules, known[key], value):
            raise TournamentError("error-option-value", option=key)
    if PACE not in terms.options:
        raise TournamentError("error-tournament-pace")


def _long_enough(terms: Terms, *, chosen: bool) -> Terms:
    """A soft limit is not shorter than most matches (S4): chosen so it is refused; where another pace is, it grows."""
    least = shortest(terms)
    if not terms.soft_days or terms.soft_days >= least:
        return terms
    if chosen:
        raise TournamentError("error-tournament-soft", days=least)
    return replace(terms, soft_days=least)


def _sensible(turnover: Turnover, changes: dict[str, Any]) -> None:
    """Refuse values that nothing may have."""
    if changes.get("door", DOORS[0]) not in DOORS or changes.get("language", "en") not in ("ko", "en"):
        raise TournamentError("error-tournament-terms")
    if not 0 <= changes.get("most", 0) <= MOST_PEOPLE or not 0 <= changes.get("least", 0) <= 9999:
        raise TournamentError("error-tournament-most", max=MOST_PEOPLE)
    if not 0 <= changes.get("check_in", 0) <= 7 * 24 * 60 or not 0 <= changes.get("extensions", 0) <= 2:
        raise TournamentError("error-tournament-terms")
    if changes.get("starts_at") and changes["starts_at"] <= turnover.now:
        raise TournamentError("error-tournament-past")
    starts = changes.get("starts_at", turnover.row.starts_at)
    if changes.get("check_in") and not starts:
        raise TournamentError("error-tournament-check-in-start")
