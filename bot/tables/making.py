"""How a plan is made: as a turn is played, on a match that the seat could believe in (asynchronous L1, L2, L6).

What is pressed is judged by the rooms that judge the move panel. Whatever comes of it is written beside the table and
tells nobody: neither the number of changes nor anything else that others could see grows by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.core.bots import next_question
from bot.core.errors import CoreError
from bot.core.match import Match
from bot.core.planning import conditions_of, turn_of
from bot.core.shapes import Form, Option
from bot.hours.allowances import Running
from bot.tables import plans
from bot.tables.ahead import counsel_of
from bot.tables.asked import Doubt, Draft, Kind, Panel, Planning, Upshot, Wish
from bot.tables.bench import Bench, bench
from bot.tables.desk import Change, Desk
from bot.tables.drafts import check_half
from bot.tables.manner import manner_of
from bot.tables.model import Imagined, Person, Snapshot, TableError
from bot.tables.moves import Door, Moves, open_to_all
from bot.tables.panels import asked, panel_at, shown_whole
from bot.tables.plans import MOST, Alternative, Intent, Making
from bot.tables.pressing import Gone, Half, One, Several, judged

ALWAYS: Final = "always"
"""Stands for no condition in a menu."""


def imagined(table: Snapshot, match: Match) -> Imagined:
    """The table with another match, in which no clock runs."""
    row = msgspec.structs.replace(table.row, state=match.save().decode(), running=Running())
    return Imagined(row, table.seats, table.people, pack=table.pack)


def panel_of(made: Bench) -> Panel:
    """The move panel of a plan: over the imagined match, and saying so."""
    table, seat, kept = made.table, made.seat, made.kept
    live = None if kept.live is None or kept.live.begun is not None else kept.live
    at_home = live is not None and kept.making is None
    question = None if made.whole or at_home else next_question(made.match, seat)
    panel = Panel(imagined(table, made.match), seat, question, (), [])
    making = kept.making or Making()
    if question is not None and making.draft:
        try:
            check_half(made.match, seat, question, making.draft)
            panel.drafts = {question.no: making.draft}
        except CoreError:
            pass  # the question has changed
    panel.planning = Planning(
        made.token,
        making.told,
        [] if live is None else live.alternatives,
        at_home=at_home,
        fewer=made.fewer,
        conditions=conditions_of(table.match, seat) if at_home else (),
    )
    return panel


class Plans:
    """What people plan for their next turn."""

    def __init__(self, desk: Desk, play: Moves) -> None:
        self.desk = desk
        self.play = play

    async def press(
        self, table_id: int, by: Person, wish: Wish, interaction: int = 0, *, door: Door = open_to_all
    ) -> Upshot:
        """Do what a press in the panel of a plan wishes, and say what it shows then.

        Args:
            table_id, by, wish, door: as `Moves.press`.
            interaction: not needed: what a press finds changed is not acted on twice.

        Raises:
            TableError: no such table, no seat, or not begun; of typed answers also what cannot be planned so.
        """
        if wish.kind is Kind.LOOK:
            table = await self.desk.snapshot(table_id)
            door(table)
            return await self._stands(table, by, wish)
        refused: CoreError | None = None
        upshot: Upshot | None = None
        async with self.desk.change(table_id) as change:
            change.idle = True  # whatever comes of it: nobody else is told
            door(change.table)
            panel = panel_at(change.table, by.id)
            try:
                upshot = await self._done(change, bench(change.table, panel.seat), wish)
            except CoreError as error:
                if wish.kind is Kind.TYPED:
                    raise
                refused = error
        return upshot or await self._stands(await self.desk.snapshot(table_id), by, wish, refused)

    async def _stands(self, table: Snapshot, by: Person, wish: Wish, refused: CoreError | None = None) -> Upshot:
        """Nothing was done: the plan as it is; where the turn has begun meanwhile, or none comes, what is asked now."""
        seat = panel_at(table, by.id).seat
        try:
            panel = panel_of(bench(table, seat))
        except CoreError as error:
            return Upshot(await self.play.panel(table, by), refused=error)
        assert panel.planning is not None
        same = wish.plan == panel.planning.token
        panel.shown = shown_whole(asked(panel, wish.no if same else 0))
        return Upshot(panel, gone=bool(wish.no) and not same, refused=refused)

    def imagined(self, table: Snapshot, by: Person) -> Imagined:
        """A table as it may be when a person's next turn begins, for typed plans.

        Raises:
            TableError, NoPlan: no seat, or no turn that can be planned now.
        """
        seat = table.seat_of(by.id)
        if seat is None:
            raise TableError("error-not-seated")
        return imagined(table, bench(table, seat).begun)

    async def choices(self, table_id: int, by: Person, earlier: Sequence[Any] = ()) -> list[Option]:
        """Options of what a person is asked first in the turn that comes, for completion; as `Moves.choices`."""
        table = await self.desk.snapshot(table_id)
        seat = table.seat_of(by.id)
        if seat is None:
            return []
        try:
            made = bench(table, seat)
            made.kept.making, made.match, made.whole = Making(), made.begun.copy(), False
            for choice in earlier:
                made.take("", choice)
        except CoreError:
            return []
        question = None if made.whole else next_question(made.match, seat)
        if question is None or isinstance(question.shape, Form):
            return []
        return [option for option in question.shape.options if option.blocked is None]

    # --- inside ------------------------------------------------------------------------------------------------------

    async def _done(self, change: Change, made: Bench, wish: Wish) -> Upshot:
        if wish.kind is Kind.TYPED:
            _begin(made)
            for choice in wish.choices:
                made.take("", choice)
            _keep(made, change)
            return await self._as_it_stands(change, made, given=len(wish.choices))
        if wish.plan != made.token:
            return await self._as_it_stands(change, made, gone=True)
        if wish.kind is Kind.PLANNING:
            _ACTS[wish.keys[0]](made, change, *wish.keys[1:])
            return await self._as_it_stands(change, made)
        return await self._answered(change, made, panel_of(made), wish)

    async def _answered(self, change: Change, made: Bench, panel: Panel, wish: Wish) -> Upshot:
        deed = judged(panel, wish, manner_of(change.row.game))
        if isinstance(deed, Doubt) and deed.warned is None:  # a plan ends nothing: it can be changed
            deed = judged(panel, msgspec.structs.replace(wish, sure=True), manner_of(change.row.game))
        if isinstance(deed, Doubt):
            deed.shown.counsel = counsel_of(deed.shown)
            return Upshot(panel, doubt=deed)
        if isinstance(deed, Gone):
            return await self._as_it_stands(change, made, gone=True)
        if isinstance(deed, Half):
            check_half(made.match, made.seat, deed.shown.question, deed.shown.draft)
            made.making.draft = deed.shown.draft
            await self._write(change, made)
            return Upshot(panel, half=shown_whole(deed.shown), further=deed.further)
        choices = [(deed.shown.question.slot, deed.answer)] if isinstance(deed, One) else deed.choices
        wanted = deed.wanted if isinstance(deed, Several) else 1
        done = 0
        for slot, choice in choices:
            if done and made.whole:
                break
            made.take(slot, choice)
            done += 1
        return await self._as_it_stands(change, made, given=wanted, done=done)

    async def _as_it_stands(
        self, change: Change, made: Bench, *, gone: bool = False, given: int = 0, done: int | None = None
    ) -> Upshot:
        if not gone:
            await self._write(change, made)
        panel = panel_of(made)
        panel.shown = shown_whole(asked(panel))
        return Upshot(panel, gone=gone, given=given, done=given if done is None else done)

    async def _write(self, change: Change, made: Bench) -> None:
        change.plans[made.seat] = made.kept
        await plans.store(change)


# --- what is pressed beside the questions ----------------------------------------------------------------------------


def _begin(made: Bench, *_: Any) -> None:
    """Begin an alternative anew."""
    live = made.kept.live
    if live is not None and live.begun is None and len(live.alternatives) >= MOST:
        raise TableError("plans-most", count=MOST)
    made.kept.making, made.match, made.whole, made.fewer = Making(), made.begun.copy(), False, False


def _keep(made: Bench, change: Change, *_: Any) -> None:
    """Keep what was made as one more alternative."""
    kept, making, seat = made.kept, made.making, made.seat
    if not making.answers:
        raise TableError("plans-empty")
    if kept.live is not None and kept.live.begun is not None:  # that was for the turn that goes on
        kept.live, kept.done = None, kept.live if kept.live.played else kept.done
    if kept.live is None:
        kept.live = Intent(turn_of(made.table.match).serial)
    stood = [plans.stands_on(made.begun, seat, making.answers[: n + 1]) for n in range(len(making.answers))]
    kept.live.alternatives.append(Alternative(making.answers, making.told, stood, change.row.head))
    kept.making = None


def _step_back(made: Bench, *_: Any) -> None:
    """Put the last answer back."""
    making = made.making
    making.answers, making.told, making.draft = making.answers[:-1], making.told[:-1], Draft()
    made.match, made.whole = made.begun.copy(), False
    made.lay()


def _stop(made: Bench, *_: Any) -> None:
    """Make no further alternative."""
    made.kept.making = None
    made.match, made.whole = made.begun.copy(), False


def _drop(made: Bench, _: Change, which: str = "") -> None:
    """Drop an alternative; the last one takes the plan with it."""
    live = made.kept.live
    if live is None or not which.isdecimal() or int(which) >= len(live.alternatives):
        raise TableError("error-unknown-option")
    del live.alternatives[int(which)]
    if not live.alternatives:
        made.kept.live = None


def _only_if(made: Bench, _: Change, which: str = "", condition: str = ALWAYS) -> None:
    """Let an alternative hang on something, or on nothing."""
    live = made.kept.live
    if live is None or not which.isdecimal() or int(which) >= len(live.alternatives):
        raise TableError("error-unknown-option")
    known = {condition_key(at): one for at, one in enumerate(conditions_of(made.table.match, made.seat))}
    if condition != ALWAYS and condition not in known:
        raise TableError("error-unknown-option")
    live.alternatives[int(which)].condition = known.get(condition)


def condition_key(at: int) -> str:
    """What stands for a condition in a menu, by its place among those there are."""
    return f"if{at}"


_ACTS: Final[dict[str, Any]] = {
    "keep": _keep,
    "step": _step_back,
    "stop": _stop,
    "another": _begin,
    "drop": _drop,
    "if": _only_if,
}
