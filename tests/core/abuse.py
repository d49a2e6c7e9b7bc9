"""Answers that must be refused, with the bytes of the state unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import Amounts, Form, Pick, Question, Ranking
from bot.core.streams import Stream

NUMBERS: tuple[Any, ...] = (0, -1, 10**9, "1", None, True, 1.0)
GARBAGE: tuple[Any, ...] = (
    None,
    7,
    True,
    1.5,
    "no such option",
    ["no such option"],
    {"no such field": "x"},
    {"no such option": 1},
    [None],
    [["x"]],
    {1: 2},
    b"x",
)


def abuse(match: Match, stream: Stream) -> None:
    """Try everything illegal on one open question, then see that nothing has changed."""
    before = match.save()
    asked = match.questions()
    seat = stream.choice(list(asked))
    question = stream.choice(asked[seat])
    good = match.sample(seat, question.no, stream)
    for number in NUMBERS:
        refused(match, seat, number, good)
    for stale in range(1, question.no + 3):
        if stale not in {q.no for q in asked[seat]}:
            refused(match, seat, stale, good)
            break
    for other in (*(s for s in range(match.seats) if s != seat), match.seats, -1, None, "0"):
        if question.no not in {q.no for q in asked.get(other, ())}:  # type: ignore[call-overload]
            refused(match, other, question.no, good)
    for bad in (*GARBAGE, *malformed(question, good)):
        refused(match, seat, question.no, bad)
    for token in ("", "nonsense", "default:", "default:a:b", f"default:{seat}:{10**9}", f"default:{match.seats}:1"):
        with pytest.raises(IllegalAnswer):
            match.elapse(token)
    if question.blocking and question.default is None:
        with pytest.raises(IllegalAnswer):
            match.elapse(f"default:{seat}:{question.no}")
    assert match.save() == before, "a refused answer left a trace"


def refused(match: Match, seat: Any, number: Any, choice: Any) -> None:
    """It is refused with a key, and its arguments are plain."""
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, number, choice)
    assert caught.value.key


def malformed(question: Question, good: Any) -> Iterator[Any]:
    """Answers near a good one that are wrong all the same."""
    shape = question.shape
    if isinstance(shape, Form):
        yield {}
        yield {**good, "one field too many": "x"}
        yield {name: value for name, value in good.items() if name != shape.first}
        for bad in malformed_simple(shape.shape, good[shape.first]):
            yield {**good, shape.first: bad}
        for name in list(good)[1:]:
            yield {**good, name: "no such option"}
        return
    yield from malformed_simple(shape, good)


def malformed_simple(shape: Pick | Amounts | Ranking, good: Any) -> Iterator[Any]:
    """The same for a shape without fields."""
    ids = [option.id for option in shape.options if option.blocked is None]
    blocked = [option.id for option in shape.options if option.blocked is not None]
    if isinstance(shape, Pick):
        single = shape.min == shape.max == 1
        yield from ([item] for item in blocked)
        if len(ids) > shape.max:
            yield ids[: shape.max + 1]
        if shape.min:
            yield []
        if not single and good:
            yield [*good, good[0]]
        if single:
            yield from (item for item in blocked)
            yield [good, good]
    elif isinstance(shape, Ranking):
        yield good[1:]
        yield [*good, good[0]]
    else:
        yield from ({item: 1} for item in blocked)
        for item in ids[:1]:
            yield {item: -1}
            yield {item: shape.most.get(item, 0) + 1}
            yield {item: True}
        if sum(shape.most.get(item, 0) for item in ids) > shape.max:
            yield {item: shape.most.get(item, 0) for item in ids}
