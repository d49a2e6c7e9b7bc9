"""The kit's part on planned turns (asynchronous L1 to L4): every game plays itself, and its seats plan on the way.

`plan_on` plays one game. At random positions every seat that is not awaited makes a plan; as its turn really begins, it
is looked at as a table would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.core import planning
from bot.core.errors import IllegalAnswer, NoPlan
from bot.core.match import Match
from bot.core.planning import Planned
from bot.core.streams import Stream
from tests.core.conformance import act, dealt, encoded, next_action, seen

LONGEST = 6
"""Answers of a plan at most."""


@dataclass
class Plan:
    """What a table would keep of one alternative."""

    answers: list[Planned]
    rests: bytes
    began: bytes


@dataclass
class Planning:
    """What one game of plans saw; `counts` by name."""

    match: Match
    counts: Counter[str] = field(default_factory=Counter[str])
    slots: Counter[str] = field(default_factory=Counter[str])
    refused: Counter[str] = field(default_factory=Counter[str])


def plan_on(
    game: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    *,
    level: str = "random",
    pack: Any = None,
    every: int = 4,
    most: int = 10_000,
) -> Planning:
    """Play one game and plan in it.

    Args:
        game, seats, options, seed, level, pack: as of `conform`.
        every: one position in so many is planned at.
        most: answers, if the game is not to be played to its end.

    Raises:
        AssertionError: a promise was broken; the message says which.
    """
    stream, _, match = dealt("plans", game, seats, options, seed, pack)
    report = Planning(match)
    kept: dict[int, Plan] = {}
    last = None
    for _ in range(most):
        if match.result is not None:
            break
        seat = planning.turn_begun(match)
        if seat is not None and (seat, planning.turn_of(match)) != last:
            last = seat, planning.turn_of(match)
            if (plan := kept.pop(seat, None)) is not None:
                play_planned(match, seat, plan, stream, report)
        if stream.below(every) == 0:
            for seat in range(seats):
                if (plan := make_plan(match, seat, stream, report)) is not None:
                    kept[seat] = plan
        act(match, next_action(match, stream, level, 8))
    return report


def make_plan(match: Match, seat: int, stream: Stream, report: Planning) -> Plan | None:
    """Plan the seat's next turn at random, in the true world and in one that it cannot tell from it."""
    before, seed, twin = match.save(), stream.seed_bytes(), match.resample(seat, stream)
    (world, refused), (other, there) = planned_world(match, seat, seed), planned_world(twin, seat, seed)
    assert match.save() == before, "asking for a plan changes the match"
    assert refused == there, f"whether seat {seat} can plan hangs on what it cannot know"
    if world is None or other is None:
        report.refused[refused] += 1
        return None
    report.counts["made"] += 1
    assert planning.as_if_turn(match, seat, seed).save() == world.save(), "the same plan is another world"
    assert seat in world.awaited(), "who plans is not asked"
    assert seat not in match.awaited()
    assert world.play.game.rules.violations(world.play) == [], f"seat {seat}"
    start, began, answers = world.copy(), planning.turn_of(world), list[Planned]()
    while len(answers) < LONGEST:
        assert seen(world, seat) == seen(other, seat), f"the plan of seat {seat} tells what it cannot know"
        open_ = [q for q in world.asked(seat) if q.blocking and planning.plannable(world, seat, q.no)]
        if not open_:
            break
        question = stream.choice(open_)
        choice = world.sample(seat, question.no, stream)
        answers.append(planning.planned(world, seat, question.no, choice))
        report.slots[question.slot] += 1
        world.answer(seat, question.no, choice)
        other.answer(seat, question.no, choice)
        over = planning.ended(world, seat, began)
        assert over == planning.ended(other, seat, began), "where a plan ends hangs on what its seat cannot know"
        if over:
            break
    rests = planning.footing(start, seat, answers)
    assert planning.footing(planning.as_if_turn(twin, seat, seed), seat, answers) == rests
    return Plan(answers, encoded(rests), position(start, seat))


def planned_world(match: Match, seat: int, seed: bytes) -> tuple[Match | None, str]:
    """The match a plan is made in, or why there is none."""
    try:
        return planning.as_if_turn(match, seat, seed), ""
    except NoPlan as error:
        return None, error.key


def position(match: Match, seat: int) -> bytes:
    """What a seat sees of a position and is asked in it, whatever the numbers of its questions."""
    asked = [msgspec.structs.replace(question, no=0) for question in match.asked(seat) if question.blocking]
    return encoded((match.view(seat), asked))


def hidden_cards_answer(match: Match, seat: int, answers: list[Planned]) -> bool:
    """Whether somebody may have hidden cards to answer the last of these with, where the seat does not know: a plan is
    tried with others than it was made with, and waits there."""
    world = match.resample(seat, Stream.of("planned"))
    for one in answers:
        question = planning.asked_for(world, seat, one)
        assert question is not None
        world.answer(seat, question.no, one.answer)
    return bool(answers) and any(event.reveals for event in world.entry.events)


def play_planned(match: Match, seat: int, plan: Plan, stream: Stream, report: Planning) -> None:
    """Look at a plan as its turn begins: what `fits` promises can be played, and hangs on nothing hidden."""
    before, twin = match.save(), match.resample(seat, stream)
    many = planning.fits(match, seat, plan.answers)
    assert planning.fits(twin, seat, plan.answers) == many, "whether a plan fits hangs on what its seat cannot know"
    same = encoded(planning.footing(match, seat, plan.answers)) == plan.rests
    assert same == (encoded(planning.footing(twin, seat, plan.answers)) == plan.rests)
    assert match.save() == before, "looking at a plan changes the match"
    if position(match, seat) == plan.began:
        report.counts["unchanged"] += 1
        assert same, "nothing has changed, and the footing has"
        fit = many == len(plan.answers) or hidden_cards_answer(match, seat, plan.answers[:many])
        assert fit, "nothing has changed, and the plan does not fit"
    report.counts["looked"] += 1
    report.counts["same"] += same
    report.counts["whole"] += many == len(plan.answers)
    report.counts["played"] += same and many == len(plan.answers)
    report.counts["same, not whole"] += same and many < len(plan.answers)
    world = match.copy()
    for one in plan.answers[:many]:
        question = planning.asked_for(world, seat, one)
        assert question is not None, "what fits is not asked"
        try:
            world.answer(seat, question.no, one.answer)
        except IllegalAnswer as error:
            raise AssertionError(f"what fits is refused: {one}") from error
        if world.entry.bars_undo:
            return  # the true world has drawn or revealed here
