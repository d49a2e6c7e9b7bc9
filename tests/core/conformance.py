"""The kit that every game runs: whole games through the public API alone, with every promise of the kernel checked.

`conform` plays one game to its end. A game's own test is one function under Hypothesis:

    @settings(max_examples=EXAMPLES, deadline=None)
    @given(seed=seeds(), seats=st.sampled_from((2, 3, 4)))
    def test_conformance(seed, seats):
        conform("metromania", seats, {"variant": "open"}, seed)

`MADANG_PROVE=1` makes it many more examples (`EXAMPLES`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from bot.core import bots, playable
from bot.core.errors import IllegalAnswer
from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.shapes import Form, Question, legal
from bot.core.streams import Stream, below
from tests.core.abuse import abuse

EXAMPLES = 150 if os.environ.get("MADANG_PROVE") else 12
"""Hypothesis examples of one conformance test."""

LOCKSTEP = 8
"""Answers for which two states that a seat cannot tell apart are played side by side."""


def seeds() -> st.SearchStrategy[int]:
    """Seeds for `conform`."""
    return st.integers(0, 2**32)


@dataclass
class Action:
    """One way into a match, by slot, so that it can be repeated in another branch or another world."""

    kind: str
    seat: int | None = None
    slot: str = ""
    choice: Any = None


@dataclass
class Report:
    """What one run of the kit saw.

    Attributes:
        match: the finished match.
        actions: all that came in.
        frames: the saved state after the start and after each action.
        probes: pairs of states compared; `differing` of them were really different.
        lockstep: answers played side by side in such pairs.
        steps: tags of all steps that ever waited.
    """

    match: Match
    actions: list[Action] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)
    probes: int = 0
    differing: int = 0
    lockstep: int = 0
    steps: set[str] = field(default_factory=set)


def encoded(value: Any) -> bytes:
    """Anything as bytes, to compare and to search in."""
    return msgspec.json.encode(value)


def dealt(
    what: str, game: str, seats: int, options: Mapping[str, str] | None, seed: int, pack: Any
) -> tuple[Stream, bytes, Match]:
    """What a run of the kit begins with.

    Args:
        what: the run is for; with the others it chooses everything.
        game, seats, options, seed, pack: as of `conform`.

    Returns:
        what is drawn from, the secret of the match, and the match.
    """
    stream = Stream.of(what, game, seats, sorted((options or {}).items()), seed)
    secret = stream.seed_bytes()
    return stream, secret, Match.new(game, seats, secret, options, pack)


def conform(
    game: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    *,
    level: str = "random",
    pack: Any = None,
    leaks: int = 6,
    standing: int = 8,
) -> Report:
    """Play one game to its end and check everything on the way.

    Args:
        game: key of a registered game.
        seats: number of seats.
        options: options of the match.
        seed: chooses the match and everything the players do.
        level: of the bots: `random`, `easy` or `hard`.
        pack: the card pack's data.
        leaks: one answer in so many is followed by a probe for leaks of every seat; 0 never probes.
        standing: one answer in so many goes to a standing question, if there is one.

    Raises:
        AssertionError: a promise was broken; the message says which.
    """
    rules = playable.find(game).rules
    check_canonical(playable.find(game).state_type)
    stream, secret, match = dealt("conform", game, seats, options, seed, pack)
    report = Report(match)
    check_entry(match, secret)
    while True:
        check_state(match, secret, pack)
        report.frames.append(match.save())
        if match.result is not None:
            break
        assert len(report.actions) < rules.bound, f"no end after {rules.bound} answers"
        report.steps.add(str(match.play.state.agenda[-1].__struct_config__.tag))
        if stream.below(3) == 0:
            abuse(match, stream)
        if leaks and stream.below(leaks) == 0:
            for seat in (*range(seats), None):
                probe(match, seat, stream, report)
        action = next_action(match, stream, level, standing)
        before = number_of(match, action)
        act(match, action)
        report.actions.append(action)
        check_entry(match, secret)
        if before is not None and action.seat is not None:
            refuse_again(match, action.seat, before, action.choice)
    check_end(match, report)
    replay(report, pack, stream)
    resign(report, pack, stream)
    return report


# --- playing ---------------------------------------------------------------------------------------------------------


def next_action(match: Match, stream: Stream, level: str = "random", standing: int = 0) -> Action:
    """What somebody does next: an answer, now and then a standing one, a changed one, a default, or time."""
    questions = [(seat, question) for seat, asked in match.questions().items() for question in asked]
    open_ = [(seat, q) for seat, q in questions if q.blocking and not q.answered]
    timers = match.timers()
    assert open_ or timers, "nothing open, nothing timed, and not over"
    unforced = [(seat, q) for seat, q in questions if not q.blocking]
    given = [(seat, q) for seat, q in questions if q.blocking and q.answered]
    for chance, those in ((standing, unforced), (12, given)):
        if those and chance and stream.below(chance) == 0:
            seat, question = stream.choice(those)
            return Action("answer", seat, question.slot, match.sample(seat, question.no, stream))
    if timers and (not open_ or stream.below(4) == 0):
        return Action("elapse", choice=stream.choice(timers))
    seat, question = stream.choice(open_)
    assert seat in match.awaited(), "somebody must answer whom the public does not see awaited"
    if question.default is not None and stream.below(15) == 0:
        return Action("default", seat, question.slot)
    choice = bots.choose(match, seat, question, level, stream, budget=4)
    return Action("answer", seat, question.slot, choice)


def number_of(match: Match, action: Action) -> int | None:
    """The number of the question an action answers, in this match; None without one."""
    if action.seat is None:
        return None
    return next((q.no for q in match.asked(action.seat) if q.slot == action.slot), None)


def act(match: Match, action: Action) -> tuple[Event, ...]:
    """Carry out an action.

    Raises:
        IllegalAnswer: not possible in this match.
    """
    if action.kind == "elapse":
        return match.elapse(action.choice)
    assert action.seat is not None
    no = number_of(match, action)
    if no is None:
        raise IllegalAnswer("core-stale")
    if action.kind == "default":
        return match.elapse(f"default:{action.seat}:{no}")
    return match.answer(action.seat, no, action.choice)


# --- what must hold at every answer ----------------------------------------------------------------------------------


def check_state(match: Match, secret: bytes, pack: Any) -> None:
    """Saving, loading, questions and views of the present state."""
    data = match.save()
    loaded = Match.load(data, pack)
    assert loaded.save() == data, "loading changes the bytes"
    assert encoded(loaded.questions()) == encoded(match.questions()), "loading changes the questions"
    assert (loaded.awaited(), loaded.timers()) == (match.awaited(), match.timers())
    for seat, asked in match.questions().items():
        assert len({question.no for question in asked}) == len(asked), "a number given twice"
        for question in asked:
            check_question(match, seat, question)
    for seat in (*range(match.seats), None):
        assert secret.hex().encode() not in encoded(match.view(seat)), "the seed is in a view"
    assert match.save() == data, "looking changes the state"
    assert match.play.game.rules.violations(match.play) == []


def check_question(match: Match, seat: int, question: Question) -> None:
    """A question is numbered, answerable, and names each option once."""
    assert question.no > 0
    assert question.prompt.key
    shape = question.shape
    first = shape.shape if isinstance(shape, Form) else shape
    assert legal(first), f"no legal answer: {question.slot}"
    ids = [option.id for option in first.options]
    assert len(set(ids)) == len(ids), f"an option twice: {question.slot}"
    for ready in question.ready:
        match.copy().answer(seat, question.no, ready.answer)
    if isinstance(shape, Form):
        following = match.narrow(seat, question.no, {})
        assert following is not None
        assert following.name == shape.first


def check_canonical(state_type: Any) -> None:
    """Equal states have equal bytes only if no left-out default can also occur as another, equal object."""
    todo, done = [msgspec.inspect.type_info(state_type)], set[Any]()
    while todo:
        kind = todo.pop()
        todo.extend((*getattr(kind, "types", ()), *getattr(kind, "item_types", ())))
        todo.extend(getattr(kind, part) for part in ("item_type", "key_type", "value_type") if hasattr(kind, part))
        if not isinstance(kind, msgspec.inspect.StructType):
            continue
        cls = getattr(kind.cls, "__origin__", kind.cls)
        if cls in done:
            continue
        done.add(cls)
        todo.extend(part.type for part in kind.fields)
        for part in kind.fields if cls.__struct_config__.omit_defaults else ():
            single = part.default in (msgspec.NODEFAULT, msgspec.UNSET, None, True, False, "", 0, ())
            assert single, f"{cls.__name__}.{part.name}: with a default like this, no omit_defaults"


def check_entry(match: Match, secret: bytes) -> None:
    """Every draw can be computed again from the seed, and no event tells the seed."""
    entry: Entry = match.entry
    for draw in entry.draws:
        counter = draw.counter
        for bound, result in zip(draw.bounds, draw.results, strict=True):
            value, counter = below(secret, draw.stream, counter, bound)
            assert value == result, f"a draw from {draw.stream} that the seed does not give"
    assert secret.hex().encode() not in encoded(entry.events), "the seed is in an event"


def refuse_again(match: Match, seat: int, no: int, choice: Any) -> None:
    """The same press a second time is refused and changes nothing."""
    data = match.save()
    with pytest.raises(IllegalAnswer):
        match.answer(seat, no, choice)
    assert match.save() == data


def check_end(match: Match, report: Report) -> None:
    """Nobody is asked any more; ranks agree with scores, and only `detail` may order equal scores."""
    assert (match.questions(), match.awaited(), match.timers()) == ({}, (), ())
    result = match.result
    assert result is not None
    assert len(result.scores) == len(result.ranks) == match.seats
    assert list(result.ranks) == [1 + sum(other < rank for other in result.ranks) for rank in result.ranks]
    if "conceded" in result.detail:
        return
    for a in range(match.seats):
        for b in range(match.seats):
            if result.scores[a] > result.scores[b]:
                assert result.ranks[a] < result.ranks[b], "more points, worse rank"
            elif result.scores[a] == result.scores[b] and not result.detail:
                assert result.ranks[a] == result.ranks[b], "a tie broken without saying how"


def replay(report: Report, pack: Any, stream: Stream) -> None:
    """Undo to a random frame, then the same answers: the same bytes all the way."""
    at = stream.below(len(report.frames))
    match = Match.load(report.frames[at], pack)
    for number, action in enumerate(report.actions[at:], at + 1):
        act(match, action)
        assert match.save() == report.frames[number], f"answer {number} went another way the second time"


def resign(report: Report, pack: Any, stream: Stream) -> None:
    """A seat may resign at any time, or is refused without a trace."""
    frame = stream.choice(report.frames[:-1])
    match = Match.load(frame, pack)
    try:
        match.concede(stream.below(match.seats))
    except IllegalAnswer:
        assert match.save() == frame
    else:
        check_state(match, bytes.fromhex(match.play.state.seed), pack)


# --- two states (design 2.8) -----------------------------------------------------------------------------------------


def seen(match: Match, seat: int | None) -> bytes:
    """All that `seat` can see of a match at this moment."""
    asked = () if seat is None else match.asked(seat)
    awaited, round = match.awaited(), match.play.game.rules.round_of(match.play)
    return encoded((match.view(seat), asked, awaited, [match.topic(s) for s in awaited], match.timers(), round))


def secrets(match: Match) -> list[tuple[int, dict[int, Any]]]:
    """Answers of open calls and gatherings, which only those who gave them know."""
    agenda = match.play.state.agenda
    found = ((at, getattr(step, "answers", None)) for at, step in enumerate(agenda))
    return [(at, dict(answers)) for at, answers in found if answers]


def kept(before: list[tuple[int, dict[int, Any]]], after: list[tuple[int, dict[int, Any]]]) -> bool:
    """Whether no secret answer has been applied or called off."""
    now = dict(after)
    return all(at in now and set(answers) <= set(now[at]) for at, answers in before)


def probe(match: Match, seat: int | None, stream: Stream, report: Report) -> None:
    """A state that differs only in what `seat` cannot see must look the same to it, now and after the same answers.

    Both are played on side by side until something is drawn or revealed: by an event, or by closing a gathering whose
    secret answers the other world has drawn anew.
    """
    twin, world = match.resample(seat, stream), match.copy()
    report.probes += 1
    report.differing += encoded(twin.play.board) != encoded(world.play.board)
    for _ in range(LOCKSTEP):
        assert (world.result is None) == (twin.result is None), f"seat {seat} sees an end it cannot know"
        if world.result is not None:
            return  # the end opens what was hidden
        assert seen(world, seat) == seen(twin, seat), f"seat {seat} sees what it cannot know"
        action = next_action(world, stream, standing=10)
        secret = secrets(world), secrets(twin)
        try:
            there = act(twin, action)
        except IllegalAnswer:
            assert action.seat not in (seat, None), "the asked seat's own answer is legal in one world only"
            return
        here = act(world, action)
        report.lockstep += 1
        if world.entry.bars_undo or twin.entry.bars_undo or any(event.replies for event in (*here, *there)):
            return
        if secret[0] != secret[1] and not (kept(secret[0], secrets(world)) and kept(secret[1], secrets(twin))):
            return
        assert told(here, seat) == told(there, seat), f"seat {seat} reads what it cannot know"


def told(events: tuple[Event, ...], seat: int | None) -> bytes:
    """What `seat` may read of these events."""
    return encoded([text for event in events if (text := event.seen(seat)) is not None])
