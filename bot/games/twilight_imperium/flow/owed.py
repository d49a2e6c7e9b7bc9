"""Secondary abilities that are owed: the next turn begins while somebody still thinks about one (rules 29.5).

Who owes one may answer whenever a turn is thought about; it is asked for before its own next decision, before an
action that touches what it could change or be drawn into, and before the status phase. Who presses *wait* is waited for
before the next turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question
from bot.core.step import Step
from bot.games.twilight_imperium.flow.strategic import WAIT, Follow
from bot.games.twilight_imperium.forces import present
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import next_to
from bot.games.twilight_imperium.state import NOBODY, Debt

OWED: Final = "owed-"
"""Before the number of a card: slot of the standing question."""


def _card(slot: str) -> int:
    return int(slot.removeprefix(OWED))


def is_owed(slot: str) -> bool:
    """Whether a standing question is about a secondary ability that is owed."""
    return slot.startswith(OWED)


def standing(play: Galaxy) -> dict[int, list[Question]]:
    """What can be answered ahead of time, by seat: as it would be asked, or *wait for me*."""
    found: dict[int, list[Question]] = {}
    for debt in play.board.owed:
        question = Follow([debt.seat], card=debt.card).question(play, debt.seat)
        assert isinstance(question.shape, Form)
        assert isinstance(question.shape.shape, Pick)
        options = question.shape.shape.options
        if not debt.wait:
            options = (*options, Option(WAIT, "twilight_imperium-opt-wait-for-me"))
        question.slot, question.blocking, question.default = f"{OWED}{debt.card}", False, None
        question.shape = Form("what", Pick(options))
        found.setdefault(debt.seat, []).append(question)
    return found


def next_field(play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
    """As of the question itself."""
    return Follow([seat], card=_card(slot)).field(play, seat, slot, partial)


def check(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """As of the question itself.

    Raises:
        IllegalAnswer: why not.
    """
    Follow([seat], card=_card(slot)).check(play, seat, slot, answer)


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """It is resolved at once, before the turn that is thought about goes on; or the others wait."""
    card = _card(slot)
    if answer["what"] == WAIT:
        owed = play.board.owed
        owed[:] = [msgspec.structs.replace(one, wait=True) if _is(one, seat, card) else one for one in owed]
        play.tell("twilight_imperium-event-wait-for-me", seat=seat, card=card)
        return
    _settle(play, seat, card)
    Follow([seat], card=card).apply(play, seat, answer)


def _is(debt: Debt, seat: int, card: int) -> bool:
    return debt.seat == seat and debt.card == card


def _settle(play: Galaxy, seat: int, card: int) -> None:
    owed = play.board.owed
    owed[:] = [one for one in owed if not _is(one, seat, card)]


def call_in(play: Galaxy, debts: Iterable[Debt]) -> None:
    """These are asked for now, in the order in which they arose; nothing else goes on before."""
    called = list(debts)
    for debt in called:
        _settle(play, debt.seat, debt.card)
    play.push(
        *(
            Follow([debt.seat], card=debt.card, apply_at="as_prefix_completes")
            for debt in called
            if not play.board.players[debt.seat].eliminated
        )
    )


class CallIn(Step, tag="twilight_imperium-call-in"):
    """Secondaries that are owed are asked for where nothing may go on without them.

    Args:
        seat: whose decision comes next, NOBODY for everybody's.
        system: that an action touches; empty for none.
    """

    seat: int = NOBODY
    system: str = ""

    def run(self, play: Galaxy) -> None:
        """Ask."""
        owed = play.board.owed
        if self.system:
            call_in(play, [debt for debt in owed if touched(play, debt.seat, self.system)])
        else:
            call_in(play, [debt for debt in owed if debt.wait or self.seat in (NOBODY, debt.seat)])


def touched(play: Galaxy, seat: int, system: str) -> bool:
    """Whether an action in a system could be changed by what a player owes, or ask the player something: it has units
    or planets there or beside it."""
    state = play.board
    return any(
        present(state, at, seat) or any(state.planets[planet].controller == seat for planet in state.in_system(at))
        for at in (system, *next_to(play, system, seat))
    )
