"""Walking through lines, in a game of cards that is nothing else: whether, whom, among what, then or otherwise.

Its verbs show what a verb takes: a record, and a performer beside what is chosen for it (`Cheer` and `cheer`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import msgspec
import pytest
from msgspec import Struct

from bot.core import playable
from bot.core.asks import Ask
from bot.core.cards import language, runner
from bot.core.cards.loops import Cause, endless
from bot.core.cards.naming import listed
from bot.core.cards.performers import NOTHING, Offer, Outcome, Part, Verbs, did
from bot.core.match import Match
from bot.core.play import Play
from bot.core.rules import Rules
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step

# --- its verbs -------------------------------------------------------------------------------------------------------


class Count(language.Count, frozen=True):
    """`coins` of a seat, or what the line before came to."""

    count: Literal["", "coins", "last"] = ""
    of: Literal["me", "most", "sum"] = "me"
    sum: tuple[Count, ...] = ()


class Cond(language.Cond, frozen=True):
    is_: Count | None = None
    all: tuple[Cond, ...] = ()
    any: tuple[Cond, ...] = ()


class Line(language.Line, frozen=True, kw_only=True):
    who: Literal["me", "other", "all"] = "me"
    then: tuple[AnyLine, ...] = ()
    otherwise: tuple[AnyLine, ...] = ()


class Coins(Line, frozen=True, tag="coins"):
    n: int | Count = 1

    def causes(self) -> frozenset[str]:
        return frozenset(("coins",))


class Cheer(Line, frozen=True, tag="cheer"):
    """A word of one's own choice is shouted, `n` times in all, each time another."""

    n: int = 1


class If(Line, language.If, frozen=True, tag="if"):
    when: Cond


class Way(language.Way, frozen=True, kw_only=True):
    effects: tuple[AnyLine, ...]
    when: Cond | None = None


class Choose(Line, language.Choose, frozen=True, tag="choose"):
    ways: tuple[Way, ...]


class Each(Line, language.Each, frozen=True, tag="each"):
    effects: tuple[AnyLine, ...]


AnyLine = Coins | Cheer | If | Choose | Each
VERBS: Verbs[Part[Any]] = Verbs(Part)
WORDS = ("hey", "ho", "oh")


@VERBS.performs(Coins)
def coins(part: Part[Any], line: Coins) -> Outcome:
    purse = part.play.board.coins
    n = max(-purse[part.seat], part.at.number(line.n))
    purse[part.seat] += n
    return did(n)


@VERBS.offers(Cheer)
def cheers(part: Part[Any], line: Cheer) -> Offer | None:
    left = [word for word in WORDS if word not in part.run.picked]
    return Offer(part.seat, [Option(word, "shout-word") for word in left], 1, 1, "shout-ask-cheer", always=False)


@VERBS.performs(Cheer)
def cheer(part: Part[Any], line: Cheer) -> Outcome | None:
    if not part.chosen:
        return NOTHING
    part.play.tell("cheer", seat=part.seat, word=part.chosen[0])
    return None if len(part.run.picked) + 1 < line.n else did(line.n)


@VERBS.offers(Choose)
def ways(part: Part[Any], line: Choose) -> Offer:
    able = [at for at, way in enumerate(line.ways) if way.when is None or part.at.holds(way.when)]
    return Offer(part.seat, [Option(f"way-{at + 1}", "shout-way") for at in able], line.n, line.n, "shout-ask-choose")


# --- its rules -------------------------------------------------------------------------------------------------------


class Board(Struct):
    coins: list[int]
    lines: Any


class Context(language.Context):
    __slots__ = ("board",)

    def __init__(self, board: Board, seat: int, last: int) -> None:
        super().__init__(seat, len(board.coins), last)
        self.board = board

    def raw(self, what: Count, seat: int) -> int:
        return self.last if what.count == "last" else self.board.coins[seat]


class Run(runner.Run, tag="shout-run"):
    verbs: ClassVar[Verbs[Any]] = VERBS
    game: ClassVar[str] = "shout"
    rule: ClassVar[str] = "shout-rule"

    def block(self, play: Play[Board]) -> Sequence[Any]:
        at: Any = msgspec.convert(play.board.lines, tuple[AnyLine, ...])
        for step in self.path.split(".")[1:]:
            at = at[int(step)] if step.isdecimal() else getattr(at, step)
        return at

    def context(self, play: Play[Board], seat: int) -> Context:
        return Context(play.board, seat, self.last)

    def whom(self, play: Play[Board], line: Line) -> list[int]:
        if line.who == "me":
            return [self.seat]
        seats = play.seats_from(self.seat)
        return seats if line.who == "all" else seats[1:]

    def chooses_one(self, play: Play[Board], line: Line) -> bool:
        return line.who == "other"

    def whom_option(self, play: Play[Board], line: Line, seat: int) -> Option:
        return Option(f"s{seat}", "shout-seat")

    def inner(self, play: Play[Board], path: str, seat: int) -> Run:
        return Run(seat, self.card, path, last=self.last)

    def topic(self, play: Play[Board], seat: int) -> str:
        return ""


class Over(Ask, tag="shout-over"):
    """All lines are walked through."""

    def question(self, play: Play[Board]) -> Question:
        return Question("over", Text("shout-over"), Pick((Option("over", "shout-over"),)))


class Shout(Rules[Board]):
    key = "shout"
    board = Board
    steps: ClassVar[tuple[type[Step], ...]] = (Run, Over)
    seats = (3,)
    hidden = False
    lines: ClassVar[Any] = ()

    def blank(self, seats: int, options: Any) -> Board:
        return Board([5] * seats, self.lines)

    def setup(self, play: Play[Board]) -> None:
        play.push(Run(0, "card", "effects"), Over(0))


def begin(*lines: Any) -> Match:
    """A table of three, each with five coins, where seat 0 walks through these lines."""
    rules = type("Shouted", (Shout,), {"lines": list(lines)})()
    playable.register(rules)
    return Match.new("shout", 3, bytes(32), {})


def answer(match: Match, seat: int, *choices: Answer) -> Match:
    for choice in choices:
        match.answer(seat, next(iter(match.asked(seat))).no, choice)
    return match


def asked(match: Match) -> tuple[int, str, list[str]]:
    """Who is asked what, and among what."""
    seat = match.awaited()[0]
    question = next(iter(match.asked(seat)))
    assert isinstance(question.shape, Pick)
    return seat, question.prompt.key, [option.id for option in question.shape.options]


GAIN = {"do": "coins", "n": 2}
OVER = (0, "shout-over", ["over"])


def test_lines_come_one_after_the_other_and_know_what_the_one_before_came_to() -> None:
    match = begin(GAIN, {"do": "coins", "n": {"count": "last", "times": 3}})
    assert (match.play.board.coins, asked(match)) == ([13, 5, 5], OVER)


@pytest.mark.parametrize(("n", "coins"), [(2, 8), (0, 15)])
def test_then_follows_what_did_something_and_otherwise_what_did_not(n: int, coins: int) -> None:
    line = {"do": "coins", "n": n, "then": [{"do": "coins"}], "otherwise": [{"do": "coins", "n": 10}]}
    assert begin(line).play.board.coins[0] == coins


def test_what_may_be_declined_is_asked_and_declined_it_does_nothing() -> None:
    line = GAIN | {"may": True, "otherwise": [{"do": "coins", "n": -1}]}
    assert asked(begin(line)) == (0, "shout-ask-may", ["yes", "no"])
    assert answer(begin(line), 0, "yes").play.board.coins[0] == 7
    assert answer(begin(line), 0, "no").play.board.coins[0] == 4


def test_the_acting_seat_says_whom_where_a_line_is_about_one_of_several() -> None:
    match = begin(GAIN | {"who": "other"})
    assert asked(match) == (0, "shout-ask-who", ["s1", "s2"])
    assert answer(match, 0, "s2").play.board.coins == [5, 5, 7]


def test_a_line_about_all_is_carried_out_seat_by_seat_and_asks_each() -> None:
    match = begin({"do": "cheer", "who": "all"})
    for seat in (0, 1, 2):
        assert asked(match) == (seat, "shout-ask-cheer", list(WORDS))
        answer(match, seat, "ho")
    assert asked(match) == OVER


def test_a_line_asks_on_until_it_is_done_and_takes_what_is_left_without_asking() -> None:
    match = begin({"do": "cheer", "n": 3})
    answer(match, 0, "ho")
    assert asked(match)[2] == ["hey", "oh"]
    answer(match, 0, "oh")
    assert [event.args["word"] for event in match.entry.events] == ["oh", "hey"]
    assert asked(match) == OVER


@pytest.mark.parametrize(("least", "coins"), [(5, 6), (6, 5)])
def test_if_looks_at_the_table(least: int, coins: int) -> None:
    line = {"do": "if", "when": {"is": {"count": "coins"}, "min": least}, "then": [{"do": "coins"}]}
    assert begin(line).play.board.coins[0] == coins


def test_a_way_is_chosen_among_those_whose_condition_holds() -> None:
    text = {"ko": "길", "en": "way"}
    poor = {"is": {"count": "coins"}, "max": 4}
    listed_ways = [
        {"text": text, "effects": [GAIN]},
        {"text": text, "effects": [GAIN, GAIN], "when": poor},
        {"text": text, "effects": [{"do": "coins", "n": 7}]},
    ]
    match = begin({"do": "choose", "ways": listed_ways}, {"do": "coins"})
    assert asked(match) == (0, "shout-ask-choose", ["way-1", "way-3"])
    assert answer(match, 0, "way-3").play.board.coins[0] == 13


def test_inside_each_everybody_is_the_one_who_acts() -> None:
    match = begin({"do": "each", "who": "all", "effects": [{"do": "coins", "n": {"count": "coins", "of": "sum"}}]})
    assert match.play.board.coins == [15, 25, 45]


def test_a_saved_walk_goes_on_where_it_was() -> None:
    match = begin({"do": "cheer", "who": "all", "then": [GAIN]})
    again = Match.load(answer(match, 0, "hey").save())
    for seat in (1, 2):
        answer(again, seat, "oh")
    assert again.play.board.coins == [7, 5, 5]


def test_what_a_verb_causes_stands_on_its_record() -> None:
    lines = msgspec.convert([GAIN | {"may": True, "then": [{"do": "cheer"}]}], tuple[AnyLine, ...])
    cause = Cause("card", "effects", "coins", lines)
    assert endless([cause], {}) == [("card", "effects")]
    assert endless([cause], {"coins": "work"}) == []
    assert listed("none") == []
