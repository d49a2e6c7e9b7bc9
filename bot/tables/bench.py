"""A plan in the making: the match that its seat could believe in, with the answers made so far (asynchronous L1).

It is made anew for every press from what the seat sees and from what is kept, so that it is the same again as long as
the seat sees the same.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.core.bots import next_question
from bot.core.errors import CoreError, IllegalAnswer, NoPlan
from bot.core.match import Match
from bot.core.planning import as_if_turn, asked_for, ended, plannable, planned, turn_of
from bot.core.shapes import STALE
from bot.core.streams import Stream
from bot.tables import plans
from bot.tables.asked import Draft
from bot.tables.fields import find
from bot.tables.keys import digest
from bot.tables.model import Snapshot, TableError
from bot.tables.plans import Kept, Making
from bot.tables.told import told_of

_encode: Final = msgspec.json.Encoder().encode


class Bench(Struct):
    """A plan in the making.

    Args:
        table: the true one.
        seat: whose plan it is.
        kept: what is kept of that seat's plans.
        position: checksum of all that the seat sees.
        begun: the imagined match as the turn begins.
        match: the same after the answers made so far.
        whole: whether nothing can be planned behind them.
        fewer: whether answers were left out because the table has moved on.
    """

    table: Snapshot
    seat: int
    kept: Kept
    position: str
    begun: Match
    match: Match
    whole: bool = False
    fewer: bool = False

    @property
    def making(self) -> Making:
        """What is being made; nothing yet, where that is not begun."""
        if self.kept.making is None:
            self.kept.making = Making()
        return self.kept.making

    @property
    def token(self) -> str:
        """Stands for where this plan is, so that no button of another place acts on it."""
        kept = self.kept
        told = [self.position, kept.live, None if kept.making is None else kept.making.answers]
        return digest(blake2b(_encode(told), digest_size=16).hexdigest())

    def take(self, slot: str, choice: Any) -> None:
        """One more answer; an empty slot means whatever is asked.

        Raises:
            IllegalAnswer: it cannot be answered so, or not beforehand.
        """
        match, seat, making = self.match, self.seat, self.making
        question = None if self.whole else find(match, seat, slot)
        if question is None:
            raise IllegalAnswer(STALE)
        one, told = planned(match, seat, question.no, choice), told_of(match, seat, question, choice)
        self._give(question.no, one.answer)
        making.answers.append(one)
        making.told.append(told)
        making.draft = Draft()

    def _give(self, no: int, answer: Any) -> None:
        before = turn_of(self.match)
        self.match.answer(self.seat, no, answer)
        self.whole = ended(self.match, self.seat, before) or not self._asked_on()

    def _asked_on(self) -> bool:
        question = next_question(self.match, self.seat)
        return question is not None and plannable(self.match, self.seat, question.no)

    def lay(self) -> None:
        """Give the answers made so far, as far as they still fit.

        Raises:
            NoPlan: what is asked first cannot be planned.
        """
        if not self._asked_on():
            raise NoPlan("core-plan-none")
        making = self.kept.making
        if making is None:
            return
        for given, one in enumerate(making.answers):
            question = None if self.whole else asked_for(self.match, self.seat, one)
            try:
                if question is None:
                    raise IllegalAnswer(STALE)
                self._give(question.no, one.answer)
            except IllegalAnswer:
                making.answers, making.told, making.draft = making.answers[:given], making.told[:given], Draft()
                self.fewer = True
                return


def bench(table: Snapshot, seat: int, view: Any = None) -> Bench:
    """What a seat plans, on a match that it could believe in; the same again as long as it sees the same.

    Args:
        view: what the seat sees, if that was made already.

    Raises:
        NoPlan: no turn of it can be planned now.
        TableError: the match does not go on.
    """
    if not table.playing:
        raise TableError("error-not-started" if table.in_lobby else f"error-{table.row.phase}")
    seen = table.match.view(seat) if view is None else view
    position = blake2b(_encode(seen), digest_size=16).hexdigest()
    seed = Stream.of("plan", table.row.secret, table.id, seat, position).seed_bytes()
    begun = as_if_turn(table.match, seat, seed)
    found = Bench(table, seat, plans.kept_at(table).get(seat) or Kept(), position, begun, begun.copy())
    found.lay()
    return found


def can_plan(table: Snapshot, seat: int, view: Any) -> bool:
    """Whether a turn of a seat can be planned now; it hangs on what everybody may know and on what the seat sees.

    Args:
        view: what the seat sees.
    """
    if not table.playing or seat in table.awaited:
        return False
    try:
        bench(table, seat, view)
    except CoreError:
        return False
    return True
