"""Secondary abilities that are owed: the next turn begins while somebody still thinks about one (rules 29.5); and what
somebody stores about those to come (29.4).

Who owes one may answer whenever a turn is thought about; it is asked for before its own next decision, before an
action that touches what it could change or be drawn into, and before the status phase. Who presses *wait* is waited for
before the next turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import UNSET

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text, any_number
from bot.core.step import Step
from bot.games.twilight_imperium.flow import beforehand
from bot.games.twilight_imperium.flow.strategic import DECLINE, FOLLOW, SECONDARIES, WAIT, Follow, price_of
from bot.games.twilight_imperium.forces import present
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import next_to
from bot.games.twilight_imperium.state import NOBODY, Debt

OWED: Final = "owed-"
"""Before the number of a card: slot of the standing question."""
STORED: Final = "secondaries"
"""Slot of the standing question about those to come."""


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


def to_come(play: Galaxy, seat: int) -> Question | None:
    """What a seat may store about cards of others that are still to be played in this round; None where there is
    nothing, or no pace that could hide it."""
    players = play.board.players
    cards = [card for other, one in enumerate(players) if other != seat for card, ready in one.cards.items() if ready]
    if not play.paced or not cards:
        return None
    options: list[Option] = []
    for card in sorted(cards):
        args = {"card": card, "cost": price_of(play, seat, card)}
        options.append(Option(beforehand.option_of(DECLINE, card), "twilight_imperium-opt-decline-card", args))
        if SECONDARIES[card].proposed is not None:  # there is nothing to choose
            options.append(Option(beforehand.option_of(FOLLOW, card), "twilight_imperium-opt-follow", args))
    kept = {beforehand.option_of(what, card) for card, what in beforehand.stored(play, seat).items()}
    given = [option.id for option in options if option.id in kept]
    return Question(
        slot=STORED,
        prompt=Text("twilight_imperium-ask-secondaries"),
        shape=any_number(tuple(options)),
        rule="twilight_imperium-rule-secondaries",
        blocking=False,
        changeable=True,
        given=given or UNSET,
    )


def check_to_come(options: Sequence[str]) -> None:
    """A card is declined or followed.

    Raises:
        IllegalAnswer: both.
    """
    cards = [one.partition("-")[2] for one in options]
    if len(set(cards)) < len(cards):
        raise IllegalAnswer("twilight_imperium-both-ways")


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


def timers(play: Galaxy) -> tuple[str, ...]:
    """The times of all who owe one and whose time is not over: then what they have stored answers (29.4)."""
    return tuple(
        one for debt in play.board.owed if not debt.rung for one in beforehand.tokens(play, debt.seat, debt.card)
    )


def ring(play: Galaxy, token: str) -> None:
    """The time of somebody who owes one is over."""
    seat, card = beforehand.owner(token)
    owed = play.board.owed
    owed[:] = [msgspec.structs.replace(one, rung=True) if _is(one, seat, card) else one for one in owed]
    answer = Follow([seat], card=card).stored(play, seat)
    if answer is not None:
        take(play, seat, f"{OWED}{card}", answer)


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
            Follow([debt.seat], card=debt.card, apply_at="as_prefix_completes", rung=[debt.seat] if debt.rung else [])
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
