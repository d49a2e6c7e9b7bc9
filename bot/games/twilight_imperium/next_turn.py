"""A turn that is planned beforehand: how it begins, and what it rests on (asynchronous L1, L3)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from bot.core.errors import NoPlan
from bot.core.scopes import Scope
from bot.core.step import Step
from bot.games.twilight_imperium.flow.rounds import GameRound
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.flow.strategy import PickCard
from bot.games.twilight_imperium.flow.turns import TURN, ActionPhase, NextTurn
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.state import NOBODY, State

if TYPE_CHECKING:
    from bot.core.planning import Planned
    from bot.games.twilight_imperium.hooks.blocks import Galaxy

CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "twilight_imperium-if-activated": ("twilight_imperium-event-activated",),
    "twilight_imperium-if-strategic": ("twilight_imperium-event-strategic",),
    "twilight_imperium-if-fought": (
        "twilight_imperium-event-space-combat",
        "twilight_imperium-event-ground-combat",
    ),
    "twilight_imperium-if-gained": ("twilight_imperium-event-gained", "twilight_imperium-event-taken"),
    "twilight_imperium-if-passed": ("twilight_imperium-event-passed",),
}

_WORD: Final = re.compile(r"\w+")


def as_if_turn(play: Galaxy, seat: int) -> None:
    """What is under way is over as far as it has come, and the seat picks a card or has its turn (SG1, TU1).

    Who has passed picks in the next round; who has picked waits for the others, whose cards say when the turn comes.
    What the seat owes (29.5) is left out: it can be answered before.
    """
    state = play.board
    agenda: list[Step] = play.state.agenda
    turns, picks = _nearest(agenda, NextTurn), _nearest(agenda, PickCard, seat)
    if state.phase == "action" and turns >= 0:
        going = cast("NextTurn", agenda[turns]).order
        _unwind(play, turns)
        if state.players[seat].passed:
            _next_round(play, seat)
        else:
            _begin(play, seat, going)
    elif state.phase == "strategy" and picks >= 0:
        _unwind(play, picks + 1)
    else:
        raise NoPlan("core-plan-none")


def _nearest(agenda: Sequence[Step], kind: type[Step], seat: int | None = None) -> int:
    """Where the uppermost step of a kind lies, of a seat if one is given; -1 where there is none."""
    there = (
        at for at, one in enumerate(agenda) if isinstance(one, kind) and seat in (None, getattr(one, "seat", None))
    )
    return max(there, default=-1)


def _unwind(play: Galaxy, at: int) -> None:
    """Drop the agenda from a place on; lasting effects of what is dropped end.

    Raises:
        NoPlan: what is under way cannot be left as it lies.
    """
    state = play.board
    agenda: list[Step] = play.state.agenda
    dropped = agenda[at:]
    del agenda[at:]
    for step in reversed(dropped):
        if isinstance(step, Scope):
            play.expire(step.label)
    play.expire(TURN)
    state.tactical = state.combat = None
    state.last = ""
    if violations(play):
        raise NoPlan("twilight_imperium-plan-battle")


def _begin(play: Galaxy, seat: int, order: list[int]) -> None:
    """TU1: those between have had their turns, the seat's own begins."""
    state = play.board
    state.owed = [one for one in state.owed if one.seat != seat and not one.wait]
    at = order.index(state.turn)
    between = [*order[at + 1 :], *order[: at + 1]]
    state.turns += sum(not state.players[other].passed for other in between[: between.index(seat)])
    play.push(NextTurn(order, order[order.index(seat) - 1]))


def _next_round(play: Galaxy, seat: int) -> None:
    """SS1: the round is over, cards are back, and it is the seat's pick."""
    state = play.board
    if not state.stage_one and not state.stage_two:
        raise NoPlan("core-plan-none")  # EN2
    for player in state.players:
        state.common.update(dict.fromkeys(player.cards, 0))
        player.cards, player.passed = {}, False
    state.keeping = []
    state.round, state.phase, state.turn, state.owed = state.round + 1, "strategy", NOBODY, []
    del play.state.agenda[_nearest(play.state.agenda, GameRound) + 1 :]
    play.push(PickCard(seat), ActionPhase(), StatusPhase())


def footing(state: State, answers: Sequence[Planned]) -> Any:
    """The systems that answers name, by position: tokens, units and damage there, planets with units and controller."""
    named = {word for one in answers for text in _texts(one.answer) for word in _WORD.findall(text)}
    systems = {at for at in named if at in state.systems}
    systems |= {state.planets[planet].system for planet in named if planet in state.planets}
    return {at: _lying(state, at) for at in sorted(systems)}


def _lying(state: State, at: str) -> Any:
    system = state.systems[at]
    planets = {planet: state.planets[planet] for planet in state.in_system(at)}
    return [
        sorted(system.tokens),
        {str(seat): units for seat, units in system.units.items() if units},
        {str(seat): units for seat, units in system.damaged.items() if units},
        {
            planet: [world.controller, {str(seat): units for seat, units in world.units.items() if units}]
            for planet, world in planets.items()
        },
    ]


def _texts(answer: Any) -> Iterator[str]:
    """All ids in an answer."""
    if isinstance(answer, str):
        yield answer
    elif isinstance(answer, Mapping):
        for key, value in cast("Mapping[str, Any]", answer).items():
            yield key
            yield from _texts(value)
    elif isinstance(answer, list):
        for one in cast("list[Any]", answer):
            yield from _texts(one)
