"""Playing a case, and the facts after every answer."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2s
from typing import Any, Final, NamedTuple

import msgspec

from bot.core import bots, passing, playable
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.streams import Stream
from tests.transcripts.cases import Case

ORDERS: Final = 12
"""One in so many times, somebody who is not waited for gives a standing answer, or changes one given already."""
DIGEST: Final = 5
"""Bytes of a digest."""
TIME: Final = "elapse"

_encode: Final = msgspec.json.Encoder(order="sorted").encode


class Deed(NamedTuple):
    """A way into a match.

    Args:
        seat: who; -1 for time.
        slot: which question; `elapse` for time.
        answer: as given; the token for time.
    """

    seat: int
    slot: str
    answer: Any


def begin(case: Case) -> Match:
    """The match of a case, before the first answer."""
    pack = case.pack()
    return Match.new(case.game, case.seats, case.stream.seed_bytes(), dict(case.options), pack)


def deeds(case: Case, match: Match) -> Iterator[Deed]:
    """What the bots of a case do, one deed at a time; each is given to `match` before the next is asked for."""
    stream = Stream.of("transcript", str(case), "bots")
    bound = playable.find(case.game).rules.bound
    for _ in range(bound):
        if match.result is not None:
            return
        if stream.below(ORDERS) == 0 and (extra := _unasked(match, stream)) is not None:
            yield extra
            continue
        move = next_move(match)
        if move is None:
            yield Deed(-1, TIME, match.timers()[0])
            continue
        seat, question = move
        yield Deed(seat, question.slot, bots.choose(match, seat, question, case.level, stream))
    raise AssertionError(f"{case} does not end")


def _unasked(match: Match, stream: Stream) -> Deed | None:
    """A random answer that nobody waits for."""
    seat = stream.below(match.seats)
    free = [one for one in match.asked(seat) if not one.blocking or (one.answered and one.changeable)]
    if not free:
        return None
    question = stream.choice(free)
    return Deed(seat, question.slot, match.sample(seat, question.no, stream))


def carry_out(match: Match, deed: Deed) -> None:
    """Do it.

    Raises:
        IllegalAnswer, StopIteration: it cannot be done here (any more).
    """
    if deed.seat < 0:
        match.elapse(deed.answer)
        return
    question = next(one for one in match.asked(deed.seat) if one.slot == deed.slot)
    match.answer(deed.seat, question.no, deed.answer)


def facts(match: Match) -> dict[str, Any]:
    """Everything anybody was told by the last deed, and is asked now; plain data.

    Numbers of questions and tags of steps are the house's own and left out.
    """
    viewers: list[int | None] = [*range(match.seats), None]
    entry = match.entry
    return {
        "kind": [entry.kind, entry.seat, entry.order],
        "events": {str(viewer): [event.seen(viewer) for event in entry.events] for viewer in viewers},
        "views": {str(viewer): msgspec.to_builtins(match.view(viewer)) for viewer in viewers},
        "questions": {str(seat): asked for seat in range(match.seats) if (asked := _questions(match, seat))},
        "awaited": match.awaited(),
        "topics": [match.topic(seat) for seat in range(match.seats)],
        "timers": match.timers(),
        "draws": [[one.stream, one.counter, one.bounds, one.results] for one in entry.draws],
        "bars": entry.bars_undo,
        "result": msgspec.to_builtins(match.result),
    }


def _questions(match: Match, seat: int) -> list[Any]:
    """What a seat is asked. The kernel offers passes for every game now; where THE DOME offered its own, that stands
    here as THE DOME worded it, and what is new is left out."""
    asked = [one for one in match.asked(seat) if one.slot != passing.KIND_SLOT]
    offered = [one for one in asked if one.slot == passing.SLOT]
    others = [one for one in asked if one.slot != passing.SLOT]
    if not match.play.game.rules.may_be_called(match.play, seat):
        offered = []
    blocking = [one for one in others if one.blocking]
    standing = [one for one in others if not one.blocking]
    return [_question(one) for one in (*blocking, *map(_as_it_was, offered), *standing)]


def _as_it_was(question: Question) -> Question:
    assert isinstance(question.shape, Pick)
    (option,) = question.shape.options
    shape = Pick((Option(option.id, f"the_dome-opt-{option.id}"),))
    prompt = Text("the_dome-ask-passing")
    return msgspec.structs.replace(question, prompt=prompt, shape=shape, rule="the_dome-rule-windows")


def _question(question: Question) -> Any:
    told = msgspec.to_builtins(question)
    del told["no"]
    return told


def digest(match: Match) -> str:
    """The facts, in `DIGEST` bytes as hexadecimal digits."""
    return blake2s(_encode(facts(match)), digest_size=DIGEST).hexdigest()
