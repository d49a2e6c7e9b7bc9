"""Plans: one's next turn, answered beforehand (asynchronous L1 to L4). Pure; knows no table and keeps nothing.

A plan is made in a match that its seat could believe in, and in which that seat's next turn begins now. What is in it
holds on the true match only as far as its questions mean the same there (`fits`) and the public facts it rests on are
what they were (`footing`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from bot.core.errors import IllegalAnswer, NoPlan
from bot.core.events import Event
from bot.core.match import Match
from bot.core.play import Play
from bot.core.questions import derive, first_field, next_field, number, renumber
from bot.core.running import run
from bot.core.shapes import Amounts, Answer, Form, Option, Pick, Question, Simple, check
from bot.core.step import Step
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn

_json: Final = msgspec.json.Encoder(order="sorted").encode


class Planned(Struct, frozen=True):
    """One answer of a plan.

    Args:
        slot: of the question.
        meaning: checksum of the question's kind and of what the options answered mean: another one is another question
            (asynchronous L4).
        answer: as it is given, in normal form.
    """

    slot: str
    meaning: str
    answer: Answer


class Condition(Struct, frozen=True):
    """Something that a seat may have done in its last turn (asynchronous L2).

    Args:
        seat: whose turn is looked at.
        key: catalogue key of it, with the argument `seat`.
        told: keys of public events; one of them, said of that seat, is enough.
    """

    seat: int
    key: str
    told: tuple[str, ...]


# --- making one ------------------------------------------------------------------------------------------------------


def as_if_turn(match: Match, seat: int, seed: bytes) -> Match:
    """A match that `seat` could believe in, and in which its next turn begins now (asynchronous L1).

    Args:
        match: the true one; nothing is done in it.
        seat: who plans.
        seed: 32 bytes; the same for the same table, seat and position.

    Returns:
        a match in which `seat` is asked. What is invented in it must never be shown as fact.

    Raises:
        NoPlan: the match is over, the seat is out or awaited now, its own turn is not over yet, or no turn of it comes
            that begins with a question, before anything is drawn or revealed.
    """
    if match.result is not None:
        raise NoPlan("core-plan-over")
    rules = match.play.game.rules
    if not 0 <= seat < match.seats or rules.out(match.play, seat):
        raise NoPlan("core-plan-out")
    if seat in match.awaited():
        raise NoPlan("core-plan-awaited")
    if turn_of(match).seat == seat:
        raise NoPlan("core-plan-yours")
    play = match.resample(seat, Stream(seed)).play
    rules.as_if_turn(play, seat)
    agenda: list[Step] = play.state.agenda
    run(play, agenda[-1] if agenda else None)
    if play.drawn or any(event.reveals for event in play.events):
        raise NoPlan("core-plan-drawn")
    play.events.clear()
    number(play, derive(play))
    begun = Match(play)
    if begun.result is not None or not (begun.awaited() == (seat,) or _main(begun, seat)):
        raise NoPlan("core-plan-none")
    return begun


def _main(match: Match, seat: int) -> bool:
    """Whether several seats take their main decision at once, this one among them (asynchronous C2)."""
    agenda: list[Step] = match.play.state.agenda
    return seat in match.awaited() and agenda[-1].main


def planned(match: Match, seat: int, no: int, choice: Answer) -> Planned:
    """An answer as a plan keeps it.

    Args:
        match: the one the plan is made in, before that answer.
        seat: who plans.
        no: number of the question there.
        choice: the answer.

    Raises:
        IllegalAnswer: stale number, an answer that is not legal, or a question that is not planned.
    """
    answer = match.checked(seat, no, choice)
    for question, step in _opened(match, seat):
        if question.no == no and _plannable(step):
            return Planned(question.slot, _meaning(match.play, step, seat, question, answer), answer)
    raise IllegalAnswer("core-plan-not-this")


def plannable(match: Match, seat: int, no: int) -> bool:
    """Whether a question of the match a plan is made in may be answered by the plan."""
    return any(question.no == no and _plannable(step) for question, step in _opened(match, seat))


def ended(match: Match, seat: int, before: WhoseTurn) -> bool:
    """Whether a plan ends behind the last answer (asynchronous L2).

    Args:
        match: the one the plan is made in, or a copy of the true one in which it is tried.
        seat: who plans.
        before: whose turn it was before that answer (`turn_of`).

    Returns:
        true if something was drawn or revealed that the seat did not know, the turn is over, or somebody else is asked.
    """
    if match.result is not None or match.entry.draws or turn_of(match) != before:
        return True
    known = match.play.game.rules.own_news
    if any(one.reveals and not (one.key in known and one.args.get("seat") == seat) for one in match.entry.events):
        return True
    return match.awaited() != (seat,)


def turn_of(match: Match) -> WhoseTurn:
    """Whose turn it is (asynchronous C2)."""
    return match.play.game.rules.turn_of(match.play)


def turn_begun(match: Match) -> int | None:
    """The seat of which alone something is waited for now that a plan may answer: its turn, or a main decision that
    each takes in turn (asynchronous C2); None where there is none.

    What is gathered in secret is not taken in turn, also where it asks one seat alone: no plan is for it, and one for
    what comes behind it stays (L5).
    """
    awaited = match.awaited()
    if len(awaited) != 1 or match.gathering() or not (turn_of(match).seat == awaited[0] or _main(match, awaited[0])):
        return None
    return awaited[0]


# --- looking at one again --------------------------------------------------------------------------------------------


def footing(match: Match, seat: int, answers: Sequence[Planned]) -> Any:
    """The public facts that planned answers rest on (asynchronous L3): plain data as JSON gives it back, equal as long
    as nothing it names has changed.

    Args:
        match: as the turn begins: the one of `as_if_turn` when the plan is made, the true one when it is played.
        seat: whose plan.
        answers: of one alternative, or as many of its first ones as are to be played.
    """
    return msgspec.json.decode(_json(match.play.game.rules.footing(match.play, seat, answers)))


def asked_for(match: Match, seat: int, one: Planned) -> Question | None:
    """The open question that a planned answer belongs to, if it still means the same (asynchronous L4)."""
    for question, step in _opened(match, seat):
        if question.slot == one.slot and not question.answered and _plannable(step):
            try:
                same = _meaning(match.play, step, seat, question, one.answer) == one.meaning
            except IllegalAnswer:
                return None
            return question if same else None
    return None


def fits(match: Match, seat: int, answers: Sequence[Planned]) -> int:
    """How many of the planned answers can be given, in order, as far as the seat itself can tell (asynchronous L4).

    They are tried in a match that the seat could believe in, never in the true one, and none behind one that draws or
    reveals: the number hangs on nothing that is hidden from the seat.

    Args:
        match: the true one; nothing is done in it.
        seat: whose turn has begun.
        answers: of one alternative.
    """
    if match.result is not None or not answers:
        return 0
    world, before = match.resample(seat, Stream.of("planned")), turn_of(match)
    for given, one in enumerate(answers, 1):
        question = asked_for(world, seat, one)
        if question is None:
            return given - 1
        try:
            world.checked(seat, question.no, one.answer)
        except IllegalAnswer:
            return given - 1
        if given == len(answers):
            return given
        world.answer(seat, question.no, one.answer)
        if ended(world, seat, before):
            return given
    return len(answers)


# --- conditions ------------------------------------------------------------------------------------------------------


def conditions_of(match: Match, seat: int) -> tuple[Condition, ...]:
    """What an alternative may ask about the last turn of another seat, seat by seat (asynchronous L2)."""
    rules = match.play.game.rules
    return tuple(
        Condition(other, key, told)
        for other in match.play.seats_from(seat)[1:]
        if not rules.out(match.play, other)
        for key, told in rules.conditions.items()
    )


def holds(condition: Condition, events: Iterable[Event]) -> bool:
    """Whether it is so.

    Args:
        condition: one of `conditions_of`.
        events: of the entries of that seat's last turn, in any order; only what everybody read counts.
    """
    public = (text for event in events if (text := event.seen(None)) is not None)
    return any(key in condition.told and args.get("seat") == condition.seat for key, args in public)


# --- inside ----------------------------------------------------------------------------------------------------------


def _opened(match: Match, seat: int) -> list[tuple[Question, Step | None]]:
    opened = derive(match.play)
    renumber(match.play, opened)
    return opened.get(seat, [])


def _plannable(step: Step | None) -> bool:
    return step is None or step.plannable


def _meaning(play: Play[Any], step: Step | None, seat: int, question: Question, answer: Answer) -> str:
    """Checksum of which step asks, of the shape, and of what was answered as its labels say it.

    Raises:
        IllegalAnswer: the answer does not belong to this question.
    """
    tag = "" if step is None else str(step.__struct_config__.tag)
    parts = list(_parts(play, step, seat, question, answer))
    return hashlib.sha256(_json([tag, parts])).hexdigest()[:16]


def _parts(play: Play[Any], step: Step | None, seat: int, question: Question, answer: Answer) -> Iterator[Any]:
    shape = question.shape
    if not isinstance(shape, Form):
        yield _answered(shape, answer)
        return
    if not isinstance(answer, Mapping):
        raise IllegalAnswer("core-malformed")
    given = cast("Mapping[str, Answer]", answer)
    done: dict[str, Answer] = {}
    field = first_field(question, shape)
    while field is not None and field.name in given:
        done[field.name] = check(
            field.shape, given[field.name]
        )  # what follows may count on it, as on a player's answer
        yield [field.name, _answered(field.shape, done[field.name])]
        field = next_field(play, step, seat, question, done)


def _answered(shape: Simple, answer: Answer) -> Any:
    """The kind of a shape, and the options that were answered, each with its label. Where they lie on the board is not
    what they mean: a card that has moved up on the market is the same card."""
    if isinstance(shape, Amounts):
        chosen = [one for one in shape.options if isinstance(answer, Mapping) and one.id in answer]
        return ["amounts", [_said(one) for one in chosen]]
    ids = cast("list[str]", [answer] if isinstance(answer, str) else answer)
    known = {one.id: one for one in shape.options}
    if not set(ids) <= known.keys():
        raise IllegalAnswer("core-unknown-option")
    kind = "order" if not isinstance(shape, Pick) else "ordered" if shape.ordered else "pick"
    single = isinstance(shape, Pick) and shape.min == shape.max == 1
    return [kind, single, [_said(known[one]) for one in ids]]


def _said(option: Option) -> Any:
    return [option.id, option.key, option.args]
