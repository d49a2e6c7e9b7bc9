"""What an answer brings at once, for all that its seat knows: whether it loses the seat the game (rules 5, M8, M9).

The answer is tried on a table that the seat could believe in, drawn from nothing but what the seat sees, in which
others reveal no Control: what hidden cards would do is never looked at, so that neither a warning, a bot's answer nor
what an order does tells anything of them. The trial goes on until the turn goes on or another is asked; what the seat
itself is asked on the way is tried through.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.passing import PASSING
from bot.core.shapes import Answer, Pick, Question
from bot.core.streams import Stream
from bot.core.windows import PASS, Window
from bot.games.the_dome.harm import harmful, in_danger, listening
from bot.games.the_dome.notation import HOLD
from bot.games.the_dome.zones import pack_of

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.the_dome.state import State

TRIES: Final = 60
"""Answers to what is asked on the way that a trial goes through; with more of them nothing is taken for lost."""
SAMPLES: Final = 6
"""Answers tried of a question that has very many."""
ENDS: Final = ("turn", "deck", "resources")
"""Questions at which a trial ends: what comes after them is another press."""


def loses(match: Match, seat: int, question: Question, answer: Answer) -> bool:
    """Whether an answer loses its seat the game at once (an ally of a Mastermind match: incapacitates it, M8).

    Args:
        match: the true one; only what the seat knows of it is looked at.
        seat: whose question it is.
        question: open in `match`.
        answer: a legal one; of another nothing is lost.
    """
    if not in_danger(pack_of(match.play), match.play.board, seat):
        return False
    world = supposed(match, seat)
    return _tried(world, seat, lambda: world.answer(seat, question.no, answer))


def reveal_loses(play: Play[State], window: Window, seat: int, reaction: str) -> bool:
    """Whether revealing a Control as a standing order says loses its owner the game at once.

    Args:
        play: while the window looks at the orders of a call.
        window: the call.
        seat: whose Control it is.
        reaction: the option that reveals it.
    """
    pack, state = pack_of(play), play.board
    uid = int(reaction.partition(":")[2])
    card = next(control.card for control in state.players[seat].controls if control.uid == uid)
    if not (harmful(pack, card) or listening(pack, state)):
        return False
    world = supposed(Match(play), seat)
    agenda: list[Any] = world.play.state.agenda
    if not any(step is window for step in play.state.agenda):  # a call that is just being opened
        agenda.append(deepcopy(window))
    call: Window = agenda[-1]
    call.answers = dict.fromkeys(call.called or (), PASS) | {seat: reaction}
    call.offered = dict.fromkeys(call.answers, 0)
    call.timer = world.play.serial()
    return _tried(world, seat, lambda: world.elapse(f"window:{call.timer}"))


def supposed(match: Match, seat: int) -> Match:
    """What a seat may believe the table to be, nobody else revealing anything; the same for all that the seat sees.

    Args:
        match: the true one; nothing is done in it.
        seat: who believes it.
    """
    world = match.resample(seat, Stream.of("foresight"))
    silence(world.play, seat)
    for other in range(world.seats):
        if other != seat:
            world.play.give_order(other, PASSING)
    for step in world.play.state.agenda:
        if isinstance(step, Window):
            others = [other for other in step.called or () if other != seat]
            step.answers.update(dict.fromkeys(others, PASS))
            step.offered.update(dict.fromkeys(others, 0))
    return world


def silence(play: Play[State], seat: int) -> None:
    """Nobody but `seat` reveals a Control by a standing order."""
    for player in play.board.players:
        if player.seat != seat:
            play.orders(player.seat).update({f"c{control.uid}": HOLD for control in player.controls})


def _tried(world: Match, seat: int, act: Callable[[], object]) -> bool:
    """Do something in a supposed world; whether the seat then meets a loss condition, whatever it chooses, before its
    turn goes on or anybody else is asked anything."""
    down = world.play.board.players[seat].down
    try:
        act()
        return _lost(world, seat, down, [TRIES])
    except IllegalAnswer:
        return False


def _lost(world: Match, seat: int, down: bool, left: list[int]) -> bool:
    """Args: `down`: whether the seat was incapacitated before; `left`: answers that may still be tried."""
    while not (asked := _asked(world)) and world.timers():
        world.elapse(world.timers()[0])
    state: State = world.play.board
    if world.result is not None:
        return world.result.ranks[seat] != 1
    if state.players[seat].down:
        return not down
    if len(asked) != 1 or asked[0][0] != seat or asked[0][1].slot in ENDS:
        return False
    question = asked[0][1]
    for answer in _answers(world, seat, question):
        left[0] -= 1
        if left[0] < 0:
            return False
        mine = world.copy()
        mine.answer(seat, question.no, answer)
        if not _lost(mine, seat, down, left):
            return False
    return True


def _asked(world: Match) -> list[tuple[int, Question]]:
    return [
        (seat, question)
        for seat in world.awaited()
        for question in world.asked(seat)
        if question.blocking and not question.answered
    ]


def _answers(world: Match, seat: int, question: Question) -> list[Answer]:
    """Every answer to a pick of one; of other questions some."""
    shape = question.shape
    if isinstance(shape, Pick) and shape.min == shape.max == 1:
        return [option.id for option in shape.options if option.blocked is None]
    stream = Stream.of("foresight", question.no)
    return [world.sample(seat, question.no, stream) for _ in range(SAMPLES)]
