"""Several seats at once, and several questions to one seat (design 2.3 and 2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.core import playable
from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.match import Match
from bot.core.play import Play
from bot.core.shapes import Amounts, Answer, Pick, Ranking
from bot.core.streams import Stream
from tests.core.scratch import Card, Scratch, answer, ask, begin, keys, offered, slots
from tests.core.tiny.quarrel_board import Board
from tests.core.tiny.quarrel_steps import Act, Arrange, Bid, Rally

STRIKE = "window:strike"


def rally(*hands: list[str]) -> Match:
    """Seat 0 has called a rally; everybody holds the given cards."""
    return begin(Card(0, "rally"), hands=hands, seats=len(hands))


def test_a_secret_choice_shows_nothing_until_all_have_chosen() -> None:
    match = begin(Bid([0, 1, 2]))
    answer(match, 1, "bid", "2")
    assert match.awaited() == (0, 2)
    assert match.entry.events == ()
    assert b'"2"' not in playable.find("scratch").encode((match.view(0), match.view(None)))
    assert (ask(match, 1, "bid").given, ask(match, 1, "bid").changeable) == ("2", True)
    answer(match, 0, "bid", "0")
    answer(match, 1, "bid", "1")
    answer(match, 2, "bid", "0")
    assert [event.args["coins"] for event in match.entry.events if event.key == "quarrel-bid"] == [0, 1, 0]
    assert match.view(None).active == 1


def test_all_gathered_answers_are_applied_in_order_of_the_seats() -> None:
    match = begin(Bid([2, 0, 1]))
    for seat in (0, 1, 2):
        answer(match, seat, "bid", "1")
    assert [event.args["seat"] for event in match.entry.events if event.key == "quarrel-bid"] == [2, 0, 1]


def test_in_order_it_applies_as_soon_as_all_before_have_answered() -> None:
    match = rally([], ["rage-1"], ["rage-2"])
    answer(match, 2, "rally", "decline")
    answer(match, 1, "rally", "decline")
    assert match.entry.events == ()
    answer(match, 0, "rally", "decline")
    assert [event.args["seat"] for event in match.entry.events if event.seen(None)] == [0, 1, 2]


def test_its_application_opens_a_window_for_a_seat_still_choosing() -> None:
    match = rally([], ["stop-1"], ["rage-1"])
    answer(match, 0, "rally", "join")
    assert slots(match, 1) == ["rally", STRIKE], "one seat with two open questions"
    assert slots(match, 2) == ["rally", STRIKE]
    assert match.awaited() == (1, 2)
    numbers = {question.no for question in match.asked(1)}
    assert len(numbers) == len(match.asked(1))
    answer(match, 1, "rally", "join")  # the lower one first
    assert slots(match, 1) == ["rally", STRIKE]
    assert not any(event.key == "quarrel-rally" for event in match.entry.events), "it waits for the window above"
    answer(match, 1, STRIKE, "pass")
    answer(match, 2, STRIKE, "pass")
    assert "quarrel-hurt" in keys(match)
    assert (slots(match, 1), slots(match, 2)) == (["rally", STRIKE], ["rally"]), "the struck seat may strike back"
    answer(match, 1, STRIKE, "pass")
    assert [event.args["seat"] for event in match.entry.events if event.key == "quarrel-rally"] == [1]
    assert (slots(match, 1), slots(match, 2)) == ([], ["rally", STRIKE]), "now seat 1 strikes seat 2"


def test_the_seat_on_top_may_answer_the_window_first() -> None:
    match = rally([], ["stop-1"], [])
    answer(match, 0, "rally", "join")
    answer(match, 1, STRIKE, "stop-1")
    assert slots(match, 1) == ["rally"]
    assert match.awaited() == (1, 2)


def test_an_answer_that_became_illegal_is_asked_for_anew() -> None:
    poor = {"step": "gain", "seat": 1, "what": "coin", "count": -2}
    match = begin(poor, Card(0, "rally"), hands=[["burn-1"], ["stop-1"], []])
    answer(match, 1, "rally", "join")
    answer(match, 0, "offer", {"card": "burn-1", "buyer": "1"})
    answer(match, 1, next(q.slot for q in match.asked(1) if q.slot.startswith("accept")), "yes")
    assert match.play.board.stocks[1]["coin"] == 0
    question = ask(match, 1, "rally")
    assert not question.answered
    assert isinstance(question.shape, Pick)
    assert question.shape.options[1].blocked is not None
    assert match.awaited() == (0, 1, 2)


class Reopening(Rally, tag="reopening"):
    """A gathering that is opened again for the rest after its first answer is applied."""

    def apply(self, play: Play[Board], seat: int, answer: Answer) -> None:
        play.tell("applied", seat=seat, answer=answer)
        if self.applied == 1:
            self.reopen()


def applied(match: Match) -> list[Event]:
    """Events of the answers that were applied by the last thing that came in."""
    return [event for event in match.entry.events if event.key == "applied"]


class Reopens(Scratch):
    steps = (*Scratch.steps, Reopening)


def test_a_gathering_is_reopened_for_what_is_not_applied() -> None:
    match = begin(Reopening([0, 1, 2]), rules=Reopens)
    for seat in (0, 1, 2):
        answer(match, seat, "reopening", "decline")
    assert [event.args["seat"] for event in applied(match)] == [0]
    assert [slots(match, seat) for seat in (0, 1, 2)] == [[], ["reopening"], ["reopening"]]
    answer(match, 1, "reopening", "join")
    answer(match, 2, "reopening", "decline")
    assert [event.args["answer"] for event in applied(match)] == ["join", "decline"]


def test_resampling_draws_the_secret_answers_of_others_anew() -> None:
    match = begin(Bid([0, 1, 2]))
    answer(match, 0, "bid", "3")
    answer(match, 1, "bid", "3")
    found = set[Any]()
    for number in range(20):
        twin = match.resample(0, Stream.of(number))
        assert ask(twin, 0, "bid").given == "3"
        found.add(ask(twin, 1, "bid").given)
        assert twin.awaited() == (2,)
    assert len(found) > 1


# --- forms -----------------------------------------------------------------------------------------------------------


HANDS = [["strike-1", "storm-1", "rage-1", "stop-1"], [], []]


def test_a_form_asks_what_the_earlier_fields_make_of_it() -> None:
    match = begin(Act(0), hands=HANDS)
    no = ask(match, 0, "act").no

    def following(partial: Mapping[str, Any]) -> str:
        field = match.narrow(0, no, partial)
        return field.name if field is not None else "complete"

    before = match.save()
    assert following({}) == "card"
    assert following({"card": "end"}) == following({"card": "rage-1"}) == "complete"
    assert following({"card": "strike-1"}) == "target"
    assert following({"card": "storm-1"}) == "split"
    assert following({"card": "storm-1", "split": {"1": 2}}) == "complete"
    assert following({"card": "storm-1", "split": {"1": 1, "2": 1}}) == "first"
    assert match.save() == before


def test_its_fields_have_shapes_of_their_own() -> None:
    match = begin(Act(0), hands=HANDS)
    no = ask(match, 0, "act").no
    split = match.narrow(0, no, {"card": "storm-1"})
    first = match.narrow(0, no, {"card": "storm-1", "split": {"1": 1, "2": 1}})
    assert isinstance(split.shape, Amounts)
    assert isinstance(first.shape, Ranking)
    match.answer(0, no, {"card": "storm-1", "split": {"1": 1, "2": 1}, "first": ["2", "1"]})
    assert [event.args["seat"] for event in match.entry.events if event.key == "quarrel-hurt"] == [2, 1]


@pytest.mark.parametrize(
    "choice",
    [
        {"card": "strike-1"},
        {"card": "strike-1", "target": "0"},
        {"card": "rage-1", "target": "1"},
        {"card": "stop-1"},
        {"target": "1"},
        {"card": "storm-1", "split": {"1": 3}},
        {"card": "storm-1", "split": {"1": 1, "2": 1}, "first": ["1"]},
        {"card": "storm-1", "split": {"1": 2}, "first": ["1"]},
        "strike-1",
    ],
)
def test_a_form_refuses_what_is_missing_too_much_or_wrong(choice: Any) -> None:
    match = begin(Act(0), hands=HANDS)
    before = match.save()
    with pytest.raises(IllegalAnswer):
        match.answer(0, ask(match, 0, "act").no, choice)
    assert match.save() == before


def test_narrow_refuses_bad_fields_and_other_questions() -> None:
    match = begin(Act(0), hands=HANDS)
    no = ask(match, 0, "act").no
    for bad in ({"card": "no such card"}, {"target": "1"}, {"card": "end", "x": 1}, [], None):
        with pytest.raises(IllegalAnswer):
            match.narrow(0, no, bad)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer):
        match.narrow(0, ask(match, 0, "order").no, {})
    with pytest.raises(IllegalAnswer):
        match.narrow(1, no, {})


def test_an_order_of_cards_is_carried_out() -> None:
    match = begin(Arrange(1))
    top = match.play.board.deck[-3:]
    assert offered(ask(match, 1, "arrange")) == top
    answer(match, 1, "arrange", top[::-1])
    assert match.play.board.deck[-3:] == top[::-1]


def test_a_random_default_is_drawn_by_the_kernel_and_logged() -> None:
    match = begin(Arrange(1))
    twin = match.copy()
    match.elapse(f"default:1:{ask(match, 1, 'arrange').no}")
    twin.elapse(f"default:1:{ask(twin, 1, 'arrange').no}")
    assert match.save() == twin.save()
    (draw,) = match.entry.draws
    assert (draw.stream, draw.counter, draw.bounds) == ("timeout", 0, (3, 2))
    assert match.entry.bars_undo
