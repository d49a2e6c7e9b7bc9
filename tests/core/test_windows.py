"""Reactions: calls, windows inside windows, ends inside windows (design 2.4 and 2.6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.scopes import Scope
from bot.core.windows import Window, window, windows
from tests.core.scratch import Card, Note, Scratch, answer, ask, begin, keys, offered, slots, words

STRIKE, STOP = "window:strike", "window:stop"


def life(match: Match) -> list[int]:
    return match.view(None).life


def struck(*hands: list[str], **options: str) -> Match:
    """Seat 0 strikes seat 1; everybody holds the given cards."""
    return begin(Card(0, "strike", 1), Note("after"), hands=hands, seats=len(hands), options=options)


def test_a_call_asks_all_at_once_whatever_they_hold() -> None:
    match = struck([], ["stop-1"], ["rage-1"])
    assert match.awaited() == (1, 2)
    assert [offered(ask(match, seat, STRIKE)) for seat in (1, 2)] == [["pass", "stop-1"], ["pass"]]
    assert {match.topic(seat) for seat in (1, 2)} == {"window-strike"}


def test_public_facts_alone_rule_out() -> None:
    assert struck([], ["stop-1"], []).awaited() == (1,)
    assert life(struck([], [], [])) == [4, 3, 4]


def test_a_call_does_not_tell_who_answered() -> None:
    match = struck([], ["stop-1"], ["rage-1"])
    before = match.awaited()
    answer(match, 2, STRIKE, "pass")
    assert match.awaited() == before
    assert match.entry.events == ()
    assert ask(match, 2, STRIKE).given == "pass"


def test_an_answer_may_be_changed_until_the_call_closes() -> None:
    match = struck([], ["stop-1"], ["stop-2", "rage-1"])
    answer(match, 2, STRIKE, "stop-2")
    answer(match, 2, STRIKE, "pass")
    answer(match, 1, STRIKE, "pass")
    assert life(match) == [4, 3, 4]


def test_the_first_in_order_acts_and_all_are_called_again() -> None:
    match = struck([], ["shield-1", "stop-1"], ["stop-2", "rage-1"])
    answer(match, 2, STRIKE, "stop-2")
    answer(match, 1, STRIKE, "shield-1")
    assert keys(match) == ["quarrel-reacted"]
    assert match.awaited() == (1, 2)
    assert not ask(match, 2, STRIKE).answered, "the answer before the act counts no more"
    assert "shield-1" not in offered(ask(match, 1, STRIKE))
    answer(match, 1, STRIKE, "pass")
    answer(match, 2, STRIKE, "pass")
    assert keys(match) == ["quarrel-unhurt"]
    assert slots(match, 1) == [STRIKE], "the phase after the effect"


def test_a_reaction_inside_a_reaction() -> None:
    match = struck(["stop-3", "rage-2"], ["stop-1", "rage-1"], ["stop-2", "ward-1"])
    answer(match, 1, STRIKE, "stop-1")
    answer(match, 2, STRIKE, "pass")
    assert match.view(None).window == "stop"
    assert match.awaited() == (2, 0), "in the order of acting, from the seat after the one who reacts"
    answer(match, 0, STOP, "stop-3")
    answer(match, 2, STOP, "pass")
    assert [window.event["by"] for window in windows(match.play)] == [0, 1, 0]
    answer(match, 1, STOP, "pass")
    answer(match, 2, STOP, "pass")  # the second stop goes through: the first is cancelled
    assert match.view(None).window == "strike"
    assert match.awaited() == (1, 2)
    answer(match, 1, STRIKE, "pass")
    answer(match, 2, STRIKE, "pass")
    assert life(match) == [4, 3, 4]


def test_a_cancelled_event_has_neither_effect_nor_later_phases() -> None:
    match = struck([], ["stop-1", "vengeance-1"])
    answer(match, 1, STRIKE, "stop-1")
    assert (life(match), words(match)) == ([4, 4], ["after"])


def test_reactions_change_the_event_never_under_nothing() -> None:
    match = struck([], ["shield-1", "shield-2", "rage-1"])
    answer(match, 1, STRIKE, "shield-1")
    answer(match, 1, STRIKE, "shield-2")
    assert window(match.play).event["amount"] == 0
    answer(match, 1, STRIKE, "pass")
    assert life(match) == [4, 4]


def test_a_turn_ended_inside_a_window() -> None:
    ended = Scope("turn", [Note("finally")])
    hands = [[], ["snare-1"]]
    match = begin(Card(0, "strike", 1), Note("never"), ended, Note("next turn"), seats=2, hands=hands)
    answer(match, 1, STRIKE, "snare-1")
    assert words(match) == ["finally", "next turn"]
    assert (life(match), windows(match.play)) == ([4, 4], [])


def test_a_match_ended_inside_a_window() -> None:
    match = begin(
        {"step": "gain", "seat": 0, "what": "life", "count": -3},
        Card(0, "strike", 1),
        seats=2,
        hands=[[], ["vengeance-1"]],
    )
    answer(match, 1, STRIKE, "pass")
    assert slots(match, 1) == [STRIKE]
    answer(match, 1, STRIKE, "vengeance-1")
    assert match.result is not None
    assert match.result.ranks == (2, 1)
    assert match.play.state.agenda == []


class AlwaysStops(Scratch):
    """Seat 2 has ordered its stop long ago."""

    def setup(self, play: Any) -> None:
        super().setup(play)
        play.orders(2)["stop"] = "always"


def test_standing_orders_answer_for_their_owner() -> None:
    hands = [[], ["rage-1"], ["stop-1"]]
    match = begin(Card(0, "strike", 1), hands=hands, rules=AlwaysStops)
    assert match.awaited() == (1, 2), "nobody sees that an order has answered"
    assert ask(match, 2, STRIKE).given == "stop-1"
    answer(match, 1, STRIKE, "pass")
    assert match.entry.events[0].args == {"seat": 2, "card": "stop-1"}


class NeverStops(Scratch):
    """Both others have ordered long ago not to stop anything."""

    def setup(self, play: Any) -> None:
        super().setup(play)
        play.orders(1)["stop"] = play.orders(2)["stop"] = "never"


def test_what_nobody_did_is_news_that_is_not_taken_back_for_free() -> None:
    """Design 2.10: else an event could be tried out against hidden cards again and again."""
    match = begin(Card(0, "strike", 1), Note("after"), hands=[[], ["rage-1"], ["stop-1"]], rules=NeverStops)
    assert match.entry.bars_undo
    assert all(event.seen(seat) is None for event in match.entry.events[:1] for seat in (None, 0, 1, 2))
    assert struck([], ["rage-1"], []).entry.bars_undo, "also while people are still being asked"
    assert not struck([], [], []).entry.bars_undo


def test_an_order_given_during_the_call_holds_from_then_on() -> None:
    match = struck([], ["rage-1"], ["stop-1"])
    answer(match, 2, "order", "always")
    assert match.entry.order
    assert ask(match, 2, STRIKE).given == "stop-1"
    answer(match, 2, STRIKE, "pass")
    answer(match, 1, STRIKE, "pass")
    assert life(match) == [4, 3, 4], "the owner's own answer overrules the order"


def test_a_call_stays_open_for_its_minimum_time() -> None:
    match = struck([], ["rage-1"], minimum="yes")
    (timer,) = match.timers()
    answer(match, 1, STRIKE, "pass")
    assert (match.awaited(), match.timers(), words(match)) == ((1,), (timer,), [])
    match.elapse(timer)
    assert keys(match)[:1] == ["quarrel-hurt"]
    with pytest.raises(IllegalAnswer):
        match.elapse(timer)


def test_time_alone_closes_no_call() -> None:
    match = struck([], ["stop-1"], minimum="yes")
    match.elapse(match.timers()[0])
    assert (match.awaited(), match.timers()) == ((1,), ())
    answer(match, 1, STRIKE, "pass")
    assert life(match) == [4, 3]


def test_each_call_has_a_time_of_its_own() -> None:
    match = struck([], ["shield-1", "rage-1"], minimum="yes")
    first = match.timers()
    match.elapse(first[0])
    answer(match, 1, STRIKE, "shield-1")
    assert match.timers()
    assert match.timers() != first


def test_an_offer_accepted_during_a_call_asks_anew_whose_options_changed() -> None:
    match = struck(["rage-2"], ["stop-1", "rage-1"], ["ward-1", "ward-2"], ["feast-1"])
    answer(match, 2, STRIKE, "pass")
    answer(match, 3, STRIKE, "pass")
    answer(match, 1, "offer", {"card": "stop-1", "buyer": "2"})
    assert ask(match, 2, STRIKE).answered, "an offer alone changes nothing"
    offer = next(q.slot for q in match.asked(2) if q.slot.startswith("accept"))
    kept = ask(match, 3, STRIKE).no
    answer(match, 2, offer, "yes")
    assert keys(match) == ["quarrel-traded"]
    assert offered(ask(match, 2, STRIKE)) == ["pass", "stop-1"]
    assert not ask(match, 2, STRIKE).answered
    assert (ask(match, 3, STRIKE).given, ask(match, 3, STRIKE).no) == ("pass", kept)
    assert match.awaited() == (1, 2, 3)
    answer(match, 2, STRIKE, "stop-1")
    answer(match, 1, STRIKE, "pass")
    assert match.entry.events[0].args == {"seat": 2, "card": "stop-1"}


def test_an_offer_lapses_when_it_cannot_be_kept() -> None:
    match = struck([], ["stop-1", "rage-1"], ["ward-1"])
    answer(match, 1, "offer", {"card": "stop-1", "buyer": "2"})
    answer(match, 1, STRIKE, "stop-1")
    answer(match, 2, STRIKE, "pass")
    assert match.play.state.proposals == []
    assert not [q for q in match.asked(2) if q.slot.startswith("accept")]


def test_a_default_passes_when_time_is_up() -> None:
    match = struck([], ["stop-1"])
    match.elapse(f"default:1:{ask(match, 1, STRIKE).no}")
    assert "core-timed-out" in keys(match)
    assert life(match) == [4, 3]


def test_facts_that_begin_with_an_underscore_are_not_in_the_question() -> None:
    match = struck([], ["stop-1"])
    assert ask(match, 1, STRIKE).prompt.args == {"window": "strike", "by": 0, "target": 1, "amount": 1}


def test_a_window_without_anybody_to_ask_runs_through() -> None:
    match = begin(Window("strike", [], {"target": 0}, [Note("effect")], ("before", "effect", "after")), Note("on"))
    assert words(match) == ["effect", "on"]
