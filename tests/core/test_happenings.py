"""One queue of what happens (design 2.13): order, conditions judged when it is their turn, nothing twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.play import Play
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.state import Reflex
from bot.core.step import Step
from tests.core.scratch import Idle, Note, Scratch, answer, ask, begin, offered, slots, words
from tests.core.tiny.quarrel_board import Board


class Bang(Step, tag="bang"):
    """Something happens, several times in one go."""

    times: int = 1

    def run(self, play: Play[Board]) -> None:
        for number in range(self.times):
            play.happen("bang", number=number)
        play.push(Note("after"))


class Pay(Step, tag="pay-coin"):
    """A seat loses a coin."""

    seat: int

    def run(self, play: Play[Board]) -> None:
        play.board.stocks[self.seat]["coin"] -= 1


class Wired(Scratch):
    """Components as a test writes them: (id, owner, word, condition, further fields)."""

    steps = (*Scratch.steps, Bang, Pay)
    parts: Sequence[tuple[str, int, Sequence[Any], Any, Mapping[str, Any]]] = ()
    preferred: str = ""
    taking_turns: bool = False

    def reflexes(self, play: Play[Board], event: str, facts: Mapping[str, Any]) -> Iterable[Reflex]:
        for source, owner, _, _, more in self.parts:
            if event == "bang":
                yield Reflex("bang", owner, source, **more)

    def still(self, play: Play[Board], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
        condition = next(condition for source, _, _, condition, _ in self.parts if source == reflex.source)
        return condition is None or condition(play)

    def go_off(self, play: Play[Board], reflex: Reflex, facts: Mapping[str, Any], asked: bool) -> None:
        play.push_effect(next(effect for source, _, effect, _, _ in self.parts if source == reflex.source), **facts)

    def turn_order(self, play: Play[Board], event: str, last: int) -> Sequence[int]:
        return play.seats_from(last + 1 if self.taking_turns and last >= 0 else 1)

    def goes_first(self, play: Play[Board], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
        return next((one for one in reflexes if one.source == self.preferred), None)

    def ask_first(self, play: Play[Board], seat: int, reflexes: Sequence[Reflex], count: int) -> Question:
        options = tuple([Option(f"do-{one.source}", "scratch-first", {"card": one.source}) for one in reflexes])
        return Question("first", Text("scratch-first", {"count": count}), Pick(options), default=options[0].id)


def note(word: str) -> dict[str, Any]:
    return {"step": "note", "word": word}


def wired(*parts: Any, preferred: str = "", times: int = 1, taking_turns: bool = False) -> Match:
    """A match in which something bangs, with these components."""

    class Here(Wired):
        pass

    Here.parts = [part if len(part) == 5 else (*part, *(None, {})[len(part) - 3 :]) for part in parts]
    Here.preferred = preferred
    Here.taking_turns = taking_turns
    return begin(Bang(times), rules=Here)


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(Scratch())


def test_mandatory_ones_go_before_optional_ones_and_seats_in_turn_order() -> None:
    match = wired(
        ("a", 0, [note("a0")]), ("b", 2, [note("b2")]), ("c", 1, [note("c1")], None, {"optional": True}),
        ("d", 1, [note("d1")]),
    )  # fmt: skip
    assert words(match) == ["d1", "b2", "a0", "c1", "after"]


def test_a_seat_says_which_of_its_own_goes_first() -> None:
    match = wired(("a", 1, [note("a")]), ("b", 1, [note("b")]), ("c", 0, [note("c")]))
    assert slots(match, 1) == ["first"]
    assert offered(ask(match, 1, "first")) == ["do-a", "do-b"]
    answer(match, 1, "first", "do-b")
    assert words(match) == ["b", "a", "c", "after"]


def test_an_order_says_it_without_asking() -> None:
    assert words(wired(("a", 1, [note("a")]), ("b", 1, [note("b")]), preferred="b")) == ["b", "a", "after"]


def test_those_alike_are_not_asked_about() -> None:
    match = wired(("a", 1, [note("a")]), ("a", 1, [note("a")]), times=2)
    assert words(match) == ["a"] * 4 + ["after"], "each goes off once for each time it happened"


def test_of_several_kinds_those_alike_are_one_option_and_counted_each() -> None:
    match = wired(("a", 1, [note("a")]), ("b", 1, [note("b")]), times=2)
    asked = ask(match, 1, "first")
    assert (offered(asked), asked.prompt.args) == (["do-a", "do-b"], {"count": 4})
    answer(match, 1, "first", "do-b")
    assert words(match) == ["b"]
    answer(match, 1, "first", "do-a")
    answer(match, 1, "first", "do-a")
    assert words(match) == ["a", "b", "after"]


def test_seats_that_take_turns_have_one_each() -> None:
    parts = [("a", 1, [note("a")]), ("a", 1, [note("a")]), ("b", 2, [note("b")])]
    assert words(wired(*parts, taking_turns=True)) == ["a", "b", "a", "after"]


def test_what_belongs_to_it_comes_before_what_it_sets_off() -> None:
    class Hit(Step, tag="hit"):
        def run(self, play: Play[Board]) -> None:
            play.happen("bang", number=0)
            play.follow(Note("hit"), Note("hurt"))
            play.push(Note("after"))

    class Here(Wired):
        steps = (*Wired.steps, Hit)
        parts = (("a", 0, [note("a")], None, {}),)

    assert words(begin(Hit(), rules=Here)) == ["hit", "hurt", "a", "after"]


def test_what_another_trigger_makes_true_goes_off_too() -> None:
    poor = lambda play: play.board.stocks[1]["coin"] < 3  # noqa: E731
    match = wired(("pays", 1, [{"step": "pay-coin", "seat": 1}, note("paid")]), ("waits", 1, [note("waited")], poor))
    assert words(match) == ["paid", "waited", "after"]


def test_what_another_trigger_makes_false_does_not() -> None:
    rich = lambda play: play.board.stocks[1]["coin"] == 3  # noqa: E731
    match = wired(("pays", 1, [{"step": "pay-coin", "seat": 1}, note("paid")]), ("waits", 0, [note("waited")], rich))
    assert words(match) == ["paid", "after"]


def test_several_things_in_one_go_are_one_queue() -> None:
    match = wired(("a", 0, [note("a")]), ("b", 1, [note("b")]), times=2)
    assert words(match) == ["b", "b", "a", "a", "after"]


def test_a_chain_of_happenings_ends_before_the_rest() -> None:
    once = {"step": "bang", "times": 0}
    match = wired(("a", 0, [once, note("a")]))
    assert words(match) == ["after", "a", "after"]


def test_a_question_which_goes_first_is_saved_and_loaded() -> None:
    match = wired(("a", 1, [note("a")]), ("b", 1, [note("b")]))
    again = Match.load(match.save())
    answer(again, 1, "first", "do-a")
    assert words(again) == ["a", "b", "after"]
    assert isinstance(again.play.state.agenda[-1], Idle)
