"""Somebody is forgotten: names, ids, reasons and the names of threads go; results stay as those of a former member, so
that others' standings stay true (tournaments Y1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.pairing.contest import IN
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.tournaments import JournalRow
from bot.tournaments.crier import RENAME
from bot.tournaments.ledger import Ledger
from bot.tournaments.signups import depart
from bot.tournaments.tourney import Tourney

_read = msgspec.json.decode


class Forgetting:
    """Forgets people, in the transaction in which tables do."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        ledger.desk.forgetting.append(self.forget)

    async def forget(self, connection: repo.Connection, user_id: int) -> Callable[[], None]:
        """Empty what tournaments know of a person.

        Args:
            connection: inside a transaction; the row in `users` is there still.
            user_id: who.

        Returns:
            what is to be done when it is written: tournaments are told of anew.
        """
        found = await store.touched_by(connection, user_id)
        for tournament_id in found:
            turnover = await self.ledger.within(connection, tournament_id)
            tourney = turnover.before
            lines = await store.journal(connection, tournament_id)
            number = await store.number_of(connection, tournament_id, user_id)
            known = await repo.user(connection, user_id)
            name = "" if known is None else known.name
            spoken = [
                line.no
                for line in lines
                if line.reason and (_names(line, name, user_id) or _concerns(line, user_id, number, tourney))
            ]
            await store.hush(connection, tournament_id, spoken)
            if number is not None:
                own = tourney.user_of(number) == user_id
                if own and not tourney.over and tourney.contest.entrant(number).status == IN:
                    await depart(turnover, number)
                for pairing in tourney.contest.pairings:
                    match = tourney.matches.get(pairing.no)
                    if number in pairing.entrants and match is not None and match.message_id:
                        await turnover.say(RENAME, pairing=pairing.no)
            await store.nameless(connection, tournament_id, user_id)
            await turnover.flush()

        def tell() -> None:
            for tournament_id in found:
                self.ledger.on_change(tournament_id)

        return tell


def _names(line: JournalRow, name: str, user_id: int) -> bool:
    """Whether a reason says somebody's name, in whatever case, or id: it may stand beside somebody else's match."""
    return str(user_id) in line.reason or (bool(name) and name.casefold() in line.reason.casefold())


def _concerns(line: JournalRow, user_id: int, number: int | None, tourney: Tourney) -> bool:
    """Whether a reason is in somebody's words, or may be about them."""
    if line.user_id == user_id:
        return True
    if number is None:
        return False
    said: dict[str, Any] = _read(line.deed or line.note or "{}")
    pairing = int(said.get("pairing", 0))
    sits = 0 < pairing <= len(tourney.contest.pairings) and number in tourney.contest.pairings[pairing - 1].entrants
    return said.get("number") == number or sits
