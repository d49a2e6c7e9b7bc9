"""Twilight Imperium's questions: what goes with them can be drawn, and what is said of them tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core import bots
from bot.core.match import Match
from bot.core.shapes import Field, Form, Pick, Question
from bot.core.streams import Stream
from bot.games import registry
from bot.tables import choosing
from bot.text.catalogue import Language
from cogs.panels import numbers
from cogs.panels.gamefaces import Halfway
from cogs.panels.reader import Reader
from cogs.twilight_imperium.face import TwilightImperiumFace

FACE = TwilightImperiumFace()
NAMES = ("지수", "민수", "Ada")


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()


def played(seed: int, answers: int) -> Iterator[tuple[Match, int, Question, Any]]:
    """A game of easy bots: the match, who answers what, and the answer that comes."""
    stream = Stream.of("imperium questions", seed)
    match = Match.new("twilight_imperium", 3, stream.seed_bytes())
    for _ in range(answers):
        if match.result is not None:
            return
        found = [(seat, question) for seat in match.awaited() if (question := bots.next_question(match, seat))]
        if not found:
            match.elapse(match.timers()[0])
            continue
        seat, question = found[0]
        choice = bots.choose(match, seat, question, "easy", stream)
        yield match, seat, question, choice
        match.answer(seat, question.no, choice)


def stages(match: Match, seat: int, question: Question, choice: Any) -> Iterator[Halfway]:
    """How far the question is answered, field after field."""
    if not isinstance(question.shape, Form):
        yield Halfway(numbered=numbered(question.shape))
        return
    filled: dict[str, Any] = {}
    passed: dict[str, Field] = {}
    while (field := match.narrow(seat, question.no, filled)) is not None:
        yield Halfway(dict(filled), field.name, field.prompt, dict(passed), numbered(field.shape))
        passed[field.name] = field
        filled[field.name] = choice[field.name]


def numbered(shape: Any) -> Any:
    """Options as a panel numbers them."""
    return tuple((str(one.number), one.option) for one in numbers.listed(shape.options).shown[: numbers.PER_MENU])


def test_what_goes_with_every_question_can_be_drawn() -> None:
    kinds: dict[str, set[str]] = {}
    for match, seat, question, choice in played(3, 450):
        for standing in stages(match, seat, question, choice):
            what = f"{question.prompt.key}/{standing.name}"
            if what not in kinds:
                found = FACE.draw_question(match.view(seat), seat, question, (), NAMES, "ko", standing)
                kinds[what] = {found.kind}
                assert found.draw().data
    drawn = set().union(*kinds.values())
    assert {"moving", "technologies", "payment", "table", "closeup"} <= drawn, kinds


def test_what_is_said_of_a_question_hangs_on_nothing_that_its_seat_cannot_see() -> None:
    """Leak by pairs: the same is proposed, numbered first and told in a match that the seat could believe in."""
    looked = 0
    for number, (match, seat, question, choice) in enumerate(played(5, 300)):
        if number % 6:
            continue
        other = match.resample(seat, Stream.of("other hands", number))
        for standing in stages(match, seat, question, choice):
            there = next(one for one in other.asked(seat) if one.slot == question.slot)
            one, two = (m.counsel(seat, q.no, standing.filled) for m, q in ((match, question), (other, there)))
            assert one == two
            looked += bool(one.best or one.told or one.ready)
    assert looked > 15


def test_every_proposal_is_legal_and_begins_with_what_is_filled_in() -> None:
    looked = 0
    for match, seat, question, choice in played(7, 250):
        for standing in stages(match, seat, question, choice):
            for ready in match.counsel(seat, question.no, standing.filled).ready:
                assert isinstance(ready.answer, dict)
                assert all(ready.answer[name] == value for name, value in standing.filled.items())
                match.copy().answer(seat, question.no, ready.answer)
                looked += 1
    assert looked > 20


def test_of_a_turn_the_way_is_chosen_first_and_the_best_targets_are_numbered() -> None:
    for match, seat, question, _ in played(1, 400):
        if question.prompt.key == "twilight_imperium-ask-turn":
            assert isinstance(question.shape, Form)
            options = question.shape.shape.options
            first = numbers.cut(options, None, 0, on_map=True, section=FACE.section)
            assert len(first.sections) <= 5, "a phone never shows 22 buttons"
            best = match.counsel(seat, question.no, {}).best
            assert 0 < len(best) <= numbers.AT_ONCE - 1
            assert set(best) <= {one.id for one in options}
            assert choosing.single(question.shape.shape)
            return
    raise AssertionError("nobody had a turn")


def test_the_button_that_sends_a_fleet_named_one_of_its_infantry() -> None:
    for match, seat, question, choice in played(1, 400):
        if question.prompt.key == "twilight_imperium-ask-turn" and "cargo" in choice:
            field = next(one for one in stages(match, seat, question, choice) if one.name == "cargo")
            only = [option for _, option in field.numbered][:1]
            reader = Reader("en")
            assert FACE.act(question, only, reader) == reader("panel-act-so") != reader.option(only[0])
            return
    raise AssertionError("nothing rode along")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_picks_a_strategy_card_is_told_what_each_does(language: Language) -> None:
    for match, seat, question, _ in played(1, 60):
        if question.prompt.key == "twilight_imperium-ask-card":
            told = FACE.hints(match.view(seat), question, Reader(language))
            assert isinstance(question.shape, Pick)
            assert len(told) == len(question.shape.options)
            assert len(set(told)) == len(told)
            assert all(len(line) > 15 and "twilight" not in line for line in told)
            return
    raise AssertionError("nobody picked a card")
