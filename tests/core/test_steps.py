"""Steps on the agenda (design 2.4), the kernel's own and those of a tiny game: what they do, at their boundaries."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.errors import RulesDefect
from bot.core.events import Event
from bot.core.match import Match
from bot.core.scopes import Leave, Scope
from bot.core.state import Modifier, Reflex
from tests.core.scratch import End, Idle, Note, Scratch, answer, ask, begin, keys, offered, slots, words
from tests.core.tiny.quarrel_effects import (
    Arm,
    Choose,
    Draw,
    EachSeat,
    Gain,
    Happen,
    Modify,
    Move,
    Pay,
    Seq,
    Tell,
    Way,
    When,
)


def stock(match: Match, seat: int) -> dict[str, int]:
    return match.play.board.stocks[seat]


def test_seq_runs_in_order_as_values_and_as_data() -> None:
    match = begin(Seq([Note(1), {"step": "note", "word": 2}, Seq([Note(3)]), Note(4)]), Note(5))
    assert words(match) == [1, 2, 3, 4, 5]


def test_scope_ends_by_itself_with_its_finally() -> None:
    assert words(begin(Note(1), Scope("turn", [Note("end")]), Note(2))) == [1, "end", 2]


def test_leave_unwinds_to_the_nearest_scope_of_that_label() -> None:
    match = begin(Seq([Leave("turn"), Note("never")]), Note("never"), Scope("turn", [Note("end")]), Note("after"))
    assert words(match) == ["end", "after"]


def test_leave_ends_inner_scopes_too_innermost_first() -> None:
    inner = [Scope("combat", [Note("combat over")]), Note("never"), Scope("turn", [Note("turn over")])]
    assert words(begin(Leave("turn"), Note("never"), *inner, Note("after"))) == ["combat over", "turn over", "after"]


def test_leave_stops_at_the_inner_of_two() -> None:
    match = begin(Leave("turn"), Scope("turn", [Note("inner")]), Note("between"), Scope("turn", [Note("outer")]))
    assert words(match) == ["inner", "between", "outer"]


def test_leave_without_its_scope_is_a_defect() -> None:
    with pytest.raises(RulesDefect):
        begin(Leave("turn"), Scope("round"))


def test_leave_takes_what_lasts_until_the_scopes_it_ends() -> None:
    lasting = [Modify(Modifier("damage", "add", 1, expiry=label)) for label in ("combat", "turn", "round")]
    match = begin(*lasting, Leave("turn"), Scope("combat"), Scope("turn"), Idle(1))
    assert [one.expiry for one in match.play.state.modifiers] == ["round"]


def test_finish_ends_the_match_and_asks_nobody() -> None:
    match = begin(End([3, 1, 2], [1, 3, 2], {"how": "early"}), Note("never"))
    assert match.result is not None
    assert (match.result.scores, match.result.ranks, match.result.detail) == ((3, 1, 2), (1, 3, 2), {"how": "early"})
    assert (match.questions(), match.awaited(), match.timers(), words(match)) == ({}, (), (), [])


def test_nothing_settles_a_finished_match_again() -> None:
    class Eager(Scratch):
        def settle(self, play: Any) -> None:
            assert play.state.result is None, "settled after the end"

    assert begin(End([0, 0, 0], [1, 1, 1]), rules=Eager).result is not None


@pytest.mark.parametrize(("coins", "word"), [(3, "then"), (4, "otherwise")])
def test_when_asks_the_game(coins: int, word: str) -> None:
    match = begin(When({"seat": 0, "coins": coins}, [Note("then")], [Note("otherwise")]))
    assert words(match) == [word]


def test_each_seat_binds_the_seat_in_order() -> None:
    assert words(begin(EachSeat([2, 0, 1], [{"step": "note", "word": "$seat"}]))) == [2, 0, 1]
    assert words(begin(EachSeat([], [Note("never")]))) == []


def test_each_seat_under_another_name_leaves_seat_to_the_effect_around_it() -> None:
    inner = [{"step": "note", "word": ["$seat", "$guest"]}]
    match = begin(EachSeat([1], [{"step": "each_seat", "order": [0, 2], "bound": "guest", "effect": inner}]))
    assert words(match) == [[1, 0], [1, 2]]


def test_templates_bind_in_steps_given_as_values_too() -> None:
    match = begin(EachSeat([1], [Seq([Move(["$card"], "deck", "discard"), {"step": "note", "word": "$seat"}])]))
    assert words(match) == [1]


def test_tell_keeps_its_audience() -> None:
    event = Event("secret", {"card": "x"}, (1,), "public", {"n": 1})
    match = begin(Tell(event))
    assert [match.entry.events[0].seen(seat) for seat in (0, 1, None)] == [
        ("public", {"n": 1}),
        ("secret", {"card": "x"}),
        ("public", {"n": 1}),
    ]
    assert Event("secret", seen_by=(1,)).seen(None) is None


WAYS = [Way("a", "way-a", [Note("a")]), Way("b", "way-b", [Note("b")], when={"seat": 0, "coins": 4})]


def test_choose_takes_the_only_way_without_asking() -> None:
    assert words(begin(Choose(1, ways=WAYS))) == ["a"]


def test_choose_asks_when_there_is_a_choice() -> None:
    match = begin(Choose(1, ways=[*WAYS, Way("c", "way-c", [Note("c")])]))
    assert offered(ask(match, 1, "choose")) == ["a", "c"]
    assert words(answer(match, 1, "choose", "c")) == ["c"]


def test_choose_with_no_way_asks_nothing() -> None:
    assert words(begin(Choose(1, ways=WAYS[1:]), Note("on"))) == ["on"]


def test_choose_optional_may_take_nothing() -> None:
    match = begin(Choose(1, ways=WAYS, optional=True))
    assert words(answer(match, 1, "choose", [])) == []


def test_choose_several_in_the_order_of_the_ways() -> None:
    ways = [Way(name, name, [Note(name)]) for name in "abc"]
    match = begin(Choose(1, ways=ways, count=2))
    assert words(answer(match, 1, "choose", ["c", "a"])) == ["a", "c"]


@pytest.mark.parametrize(("ways", "options"), [(WAYS, ["a"]), (WAYS[1:], ["pass"])])
def test_choose_in_secret_always_asks(ways: list[Way], options: list[str]) -> None:
    match = begin(Choose(1, ways=ways, secret=True))
    assert offered(ask(match, 1, "choose")) == options
    answer(match, 1, "choose", options[0])
    assert words(match) == [option for option in options if option == "a"]


def test_draw_takes_from_the_top_as_far_as_it_goes() -> None:
    match = begin(Move(["strike-1"], "deck", "discard"), Draw(1, 2))
    assert match.play.board.hands[1] == ["vengeance-2", "vengeance-1"]
    assert keys(match) == ["quarrel-moved", "quarrel-drew"]


def test_draw_lets_the_game_refill_and_draws_what_there_is() -> None:
    match = begin(Move(["strike-1"], "deck", "discard"), Draw(1, 99), Draw(2, 1))
    board = match.play.board
    assert "strike-1" in board.hands[1]
    assert (board.deck, board.discard, board.hands[2]) == ([], [], [])
    assert "quarrel-reshuffled" in keys(match)


def test_draw_to_another_zone() -> None:
    assert begin(Draw(1, 1, to="discard")).play.board.discard == ["vengeance-2"]


def test_move_leaves_what_is_not_there() -> None:
    match = begin(Move(["stop-1", "rage-1"], "hand:0", "discard"), hands=[["stop-1", "burn-1"]])
    assert (match.play.board.discard, match.play.board.hands[0]) == (["stop-1"], ["burn-1"])
    assert keys(begin(Move(["stop-1"], "hand:0", "discard"))) == []


@pytest.mark.parametrize(("count", "left"), [(2, 5), (-3, 0), (-4, 0)])
def test_gain_never_goes_under_nothing(count: int, left: int) -> None:
    assert stock(begin(Gain(1, "coin", count)), 1)["coin"] == left


@pytest.mark.parametrize(
    ("price", "word", "left"),
    [({"coin": 3}, "then", 0), ({"coin": 4}, "otherwise", 3), ({"coin": 1, "gem": 1}, "otherwise", 3), ({}, "then", 3)],
)
def test_pay_in_full_or_not_at_all(price: dict[str, int], word: str, left: int) -> None:
    match = begin(Pay(1, price, [Note("then")], [Note("otherwise")]))
    assert (words(match), stock(match, 1)["coin"]) == ([word], left)


class Noting(Scratch):
    """What goes off notes whose it is, and the card of what happened."""

    def still(self, play: Any, reflex: Reflex, facts: Any) -> bool:
        return True

    def go_off(self, play: Any, reflex: Reflex, facts: Any, asked: bool) -> None:
        play.push(Note([reflex.owner, facts.get("card")]))


def test_triggers_go_off_in_turn_order_and_once_means_once() -> None:
    arms = [Arm(Reflex("bang", owner, once=owner == 1)) for owner in (2, 1, 0)]
    happen = Happen("bang", {"card": "x"})
    match = begin(*arms, Arm(Reflex("boom", 0)), happen, Note("-"), happen, rules=Noting)
    assert words(match) == [[0, "x"], [1, "x"], [2, "x"], "-", [0, "x"], [2, "x"]]


def test_one_that_was_stored_for_once_goes_off_once_though_it_happened_twice_in_one_go() -> None:
    class Twice(Noting):
        def settle(self, play: Any) -> None:
            if play.fired and len(play.fired) == 1 and not play.board.discard:
                play.board.discard.append("marked")
                play.happen("bang", card="y")

    assert words(begin(Arm(Reflex("bang", 0, once=True)), Happen("bang", {"card": "x"}), rules=Twice)) == [[0, "x"]]


def test_triggers_go_with_their_label() -> None:
    armed = Arm(Reflex("bang", 0, expiry="turn"))
    match = begin(armed, Happen("bang"), Scope("turn"), Note("-"), Happen("bang"), rules=Noting)
    assert words(match) == [[0, None], "-"]


def test_a_step_that_does_not_exist_is_a_defect() -> None:
    with pytest.raises(RulesDefect):
        begin({"step": "no such step"})
    with pytest.raises(RulesDefect):
        begin({"step": "gain", "seat": "nobody", "what": "coin"})


def test_an_endless_loop_is_a_defect() -> None:
    class Forever(Scratch):
        def settle(self, play: Any) -> None:
            if not any(isinstance(step, Note) for step in play.state.agenda):
                play.push(Note("again"))

    with pytest.raises(RulesDefect):
        begin(rules=Forever)


def test_a_broken_match_refuses_everything_until_loaded_again() -> None:
    match = begin(Choose(0, ways=[Way("a", "a", [Leave("nowhere")]), Way("b", "b", [])]))
    data, no = match.save(), match.asked(0)[0].no
    with pytest.raises(RulesDefect):
        match.answer(0, no, "a")
    for look in (match.save, match.questions, match.awaited, lambda: match.view(0), lambda: match.answer(0, no, "b")):
        with pytest.raises(RulesDefect):
            look()
    again = Match.load(data)
    again.answer(0, no, "b")
    assert slots(again, 0) == ["idle"]
