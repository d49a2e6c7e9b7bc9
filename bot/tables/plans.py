"""What people plan for their next turn, at a table: what is kept of it, when it waits, when it dies, when it comes back
(asynchronous L2, L3, L5).

A plan is its owner's alone and the table's, not the match's: no log, position, view or export knows it. Making one
changes nothing that others could see or count, and bars nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, field

from bot.core.match import Match
from bot.core.planning import Condition, Planned, footing, turn_begun, turn_of
from bot.core.shapes import Question
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.store.plans import drop_left, put_plan
from bot.store.rows import PAUSED, PLAYING
from bot.tables import timing
from bot.tables.asked import Draft
from bot.tables.told import Told

if TYPE_CHECKING:
    from bot.tables.desk import Change
    from bot.tables.model import Snapshot

WAITING: Final = "plan"
"""Kind of timer: a plan is played then; its argument is the seat."""
MOST: Final = 3
"""Alternatives of one plan."""


class Alternative(Struct):
    """One way to play the turn.

    Args:
        answers: in order.
        told: the same in words.
        footings: checksum of the public facts that the first so many answers rest on, for each number of them.
        made: last entry of the log when it was made.
        condition: what must be so besides; None for nothing.
    """

    answers: list[Planned]
    told: list[Told]
    footings: list[str]
    made: int
    condition: Condition | None = None

    def rest(self, given: int) -> Alternative:
        """What is left of it behind its first answers."""
        return Alternative(self.answers[given:], self.told[given:], [], self.made)


class Intent(Struct, omit_defaults=True):
    """What a seat means to do in its next turn.

    Args:
        turn: serial number of the turn in which it was made.
        alternatives: in order; the first that fits is played.
        begun: serial number of the turn it is for, once that has begun.
        due: Unix time at which it is played; 0 where it does not wait for that.
        offered: what could not be played by itself and is on offer in this turn.
        chosen: which of its alternatives was played or is on offer.
        played: first entry of the log that it was played in; 0 if it was not.
        returned: whether it was played and taken back.
    """

    turn: int
    alternatives: list[Alternative] = []
    begun: int | None = None
    due: int = 0
    offered: Alternative | None = None
    chosen: int = 0
    played: int = 0
    returned: bool = False


class Making(Struct, omit_defaults=True):
    """An alternative that is being made.

    Args:
        answers: so far.
        told: the same in words.
        draft: what is half made of the answer that comes next.
    """

    answers: list[Planned] = []
    told: list[Told] = []
    draft: Draft = field(default_factory=Draft)


class Kept(Struct, omit_defaults=True):
    """All that is kept of the plans of one seat.

    Args:
        live: for its next turn, or for the one that has begun.
        done: the latest that was played: an undo may give it back.
        making: what is being made.
    """

    live: Intent | None = None
    done: Intent | None = None
    making: Making | None = None


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Kept).decode


def kept_at(table: Snapshot) -> dict[int, Kept]:
    """What the seats of a table plan."""
    found: dict[int, Kept] = {}
    for seat, body in table.plans.items():
        try:
            found[seat] = _decode(body)
        except msgspec.MsgspecError:
            continue  # of another version: nobody is held to it
    return found


async def store(change: Change) -> None:
    """Write down what has changed of them; nothing of a table that does not go on, or of who has left the seat."""
    going_on = change.row.phase in (PLAYING, PAUSED)
    before = change.table.plans
    for seat in {*before, *change.plans}:
        kept, user = change.plans.get(seat), change.seats[seat].user_id
        body = "" if kept is None or kept == Kept() or not going_on or user is None else _encode(kept).decode()
        if body != before.get(seat, ""):
            await put_plan(change.connection, change.row.id, seat, user or 0, body)
    if before:
        await drop_left(change.connection, change.row.id)


# --- when the turn begins --------------------------------------------------------------------------------------------


def stands_on(match: Match, seat: int, answers: list[Planned]) -> str:
    """Checksum of the public facts that answers rest on (`planning.footing`)."""
    return blake2b(_encode(footing(match, seat, answers)), digest_size=12).hexdigest()


async def follow(change: Change, match: Match) -> None:
    """Let plans wait whose turn has come, and forget those whose turn is over.

    A plan waits as long as a call is open at least, so that nobody can tell its wait from a person's; only where what
    came before cannot be taken back freely there is nothing to peek at, and it does not wait.
    """
    if change.row.phase != PLAYING:
        return
    for seat, kept in change.plans.items():
        plan = kept.live
        if plan is None:
            continue
        turn = turn_of(match)
        own = seat in (turn.seat, turn_begun(match)) and turn.serial != plan.turn
        if plan.begun is not None and not (own and turn.serial == plan.begun):
            if not change.again:
                kept.live, kept.done = None, plan if plan.played else kept.done
                await _rest(change, seat)
                continue
            plan.begun = plan.offered = None  # gone back behind the beginning of its turn
        asked = own and plan.offered is None and seat in match.awaited() and seat not in match.gathering()
        if own:
            plan.begun = turn.serial
        if not asked:
            plan.due = 0
            await _rest(change, seat)
        else:
            plan.due = plan.due or change.now + (0 if change.barred else _delay(change, seat))
            # It may have come while the table was set aside.
            await repo.set_timer_once(change.connection, change.row.id, WAITING, plan.due, str(seat))


def _delay(change: Change, seat: int) -> int:
    pace = timing.pace_of(change.row.options)
    if pace is None:
        return 0
    stream = Stream.of("pace", change.row.secret, WAITING, seat, change.row.last)
    return pace.least + stream.below(pace.most - pace.least + 1)


async def _rest(change: Change, seat: int) -> None:
    await repo.drop_timers(change.connection, change.row.id, WAITING, str(seat))


async def by_hand(change: Change, seat: int, question: Question) -> None:
    """A person moves without its plan: in its wait the plan is dropped; what is on offer stays so."""
    kept = change.plans.get(seat)
    plan = kept.live if kept is not None else None
    if kept is not None and plan is not None and plan.due and question.blocking:
        kept.live = None
        await _rest(change, seat)


def goes_on(change: Change, seat: int) -> None:
    """What is on offer of a plan is about to be given: an undo behind that place will give it back."""
    kept = change.plans.get(seat)
    if kept is not None and kept.live is not None and not kept.live.played:
        kept.live.played = change.row.last + 1


def went_on(change: Change, seat: int, given: int) -> None:
    """So many of its answers were given; of a plan whose turn is over nothing is left."""
    kept = change.plans.get(seat)
    plan = kept.live if kept is not None else None
    if kept is None or plan is None or plan.offered is None:
        return
    if plan.played > change.row.last:
        plan.played = 0  # none was
    left = plan.offered.rest(given)
    if left.answers:
        plan.offered = left
    else:
        plan.offered = None
        kept.live, kept.done = None, plan


def go_back(change: Change, by: int, to: int) -> None:
    """An undo: plans made behind that place die, what was played behind it is a plan again (asynchronous L3, L5).

    To whom takes back the own turn it is on offer: who takes a turn back wants to play another.

    Args:
        change: under way.
        by: seat that takes back.
        to: entry of the log that is gone back to.
    """
    for seat, kept in change.plans.items():
        standing = [_as_it_was(plan, seat == by, to) for plan in (kept.done, kept.live) if plan is not None]
        kept.live = next((one for one in reversed(standing) if one is not None and not one.played), None)
        kept.done = next((one for one in reversed(standing) if one is not None and one.played), None)


def _as_it_was(plan: Intent, own: bool, to: int) -> Intent | None:
    plan.alternatives = [one for one in plan.alternatives if one.made <= to]
    if not plan.alternatives:
        return None
    if plan.played > to:
        plan.played, plan.due, plan.returned = 0, 0, True
        plan.offered = plan.alternatives[min(plan.chosen, len(plan.alternatives) - 1)] if own else None
    return plan
