"""What Twilight Imperium needs of the kernel, played by a tiny game; every test names the rule that will need it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import bots, playable
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.play import Play
from bot.core.shapes import READY, Form, Question, ready_answer
from bot.core.streams import Stream
from bot.core.windows import Window
from tests.core.conformance import EXAMPLES, conform, seeds
from tests.core.scratch import answer, ask, keys, slots
from tests.core.tiny.skirmish import Board, Skirmish

DAILY = {"table-pace": "daily"}
NOTHING = {"target": "1", "force": {}, "manner": "loud"}
AT_0 = NOTHING | {"target": "0"}
ALL = {"target": "1", "force": {"left": 1}, "manner": "loud"}


@pytest.fixture(autouse=True)
def game() -> None:
    """Skirmish, as it should be."""
    playable.register(Skirmish())


def begin(
    seats: int = 3,
    hands: Sequence[Sequence[str]] = (),
    ships: Sequence[int] = (),
    options: dict[str, str] | None = None,
) -> Match:
    """A match before the first pledges, with these hands and ships."""
    match = Match.new("skirmish", seats, bytes(32), options)
    board = match.play.board
    if hands:
        cards = sorted([*board.deck, *(card for hand in board.hands for card in hand)])
        board.hands = [list(hand) for hand in hands]
        board.deck = [card for card in cards if all(card not in hand for hand in hands)]
    if ships:
        board.ships = list(ships)
    return Match.load(match.save())


def pledged(match: Match, *seats: int) -> Match:
    """All pledge to rest."""
    for seat in seats or range(match.seats):
        answer(match, seat, "pledge", "rest")
    return match


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), seats=st.sampled_from((2, 3, 4)), pace=st.sampled_from(({}, DAILY)))
def test_skirmish_conforms(seed: int, seats: int, pace: dict[str, str]) -> None:
    conform("skirmish", seats, pace, seed)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_conform(level: str) -> None:
    conform("skirmish", 3, DAILY, 1, level=level, leaks=20)


# --- calls that close at their time (29.2 US2, US5; 29.4 pass_all) ----------------------------------------------------


def attacked(match: Match) -> Match:
    """Seat 0 attacks seat 1 with one ship."""
    return answer(pledged(match), 0, "attack", ALL)


def test_a_call_that_closes_at_its_time_stays_open_when_all_have_answered() -> None:
    match = attacked(begin(options=DAILY))
    answer(match, 1, "window:attack", "pass")
    answer(match, 2, "window:attack", "pass")
    assert match.awaited() == (1, 2)
    assert slots(match, 1) == ["window:attack"]
    match.elapse(match.timers()[0])
    assert keys(match) == ["skirmish-hit"]


def test_at_its_time_who_has_not_answered_passes() -> None:
    match = attacked(begin(options=DAILY))
    match.elapse(match.timers()[0])
    assert keys(match) == ["skirmish-hit"]


def test_an_act_in_a_call_that_closes_at_its_time_counts_at_its_time() -> None:
    match = attacked(begin(hands=[["dud-0"], ["halt-0"], ["dud-1"]], options=DAILY))
    answer(match, 1, "window:attack", "halt-0")
    assert keys(match) == []
    match.elapse(match.timers()[0])
    assert keys(match) == ["skirmish-halted", "skirmish-hit"]


def public(match: Match) -> bytes:
    """Everything a bystander can see."""
    return msgspec.json.encode((match.view(None), match.awaited(), match.timers(), match.call()))


def leaking(rules: Skirmish, options: dict[str, str]) -> int:
    """In how many of 24 pairs of worlds, differing in hidden hands alone, a bystander sees which world it is in."""
    playable.register(rules)
    found = 0
    for number in range(24):
        stream = Stream.of("pairs", number)
        worlds: list[bytes] = []
        for held in ("halt-0", "dud-7"):
            match = begin(hands=[["dud-0"], [held, "dud-1"], ["dud-2", "halt-1"]], options=options)
            match.play.give_order(1, "pass", "halt")
            match = attacked(Match.load(match.save()))
            if stream.below(2):
                answer(match, 2, "window:attack", "pass")
            worlds.append(public(match))
        found += worlds[0] != worlds[1]
    return found


def test_an_order_that_looks_at_the_hand_tells_nothing() -> None:
    assert leaking(Skirmish(), DAILY) == 0


def test_the_same_order_in_a_call_that_closes_on_answers_would_tell() -> None:
    class AnswersByHand(Skirmish):
        def ordered_reaction(self, play: Play[Board], window: Window, phase: str, seat: int) -> str | None:
            return self.order_by_hand(play, window, phase, seat)

    assert leaking(AnswersByHand(), {}) > 0
    assert leaking(Skirmish(), {}) == 0, "without a pace the kernel does not ask by the hand at all"


def test_an_order_that_looks_at_the_hand_is_offered_at_a_pace_only() -> None:
    def offered(options: dict[str, str]) -> list[str]:
        shape: Any = ask(begin(options=options), 1, "pass").shape
        return [option.id for option in shape.options]

    assert "halt" in offered(DAILY)
    assert "halt" not in offered({})


# --- orders with a value and an expiry (29.4) -------------------------------------------------------------------------


def passing(match: Match, seat: int) -> Any:
    return match.play.orders(seat).get("pass")


def test_an_order_for_this_turn_goes_with_the_turn() -> None:
    match = pledged(begin())
    answer(match, 1, "pass", "turn")
    assert passing(match, 1) == "turn"
    answer(match, 0, "attack", NOTHING)
    assert passing(match, 1) is None


def test_an_order_until_ones_next_turn_outlives_the_turns_of_others() -> None:
    match = pledged(begin())
    answer(match, 2, "pass", "now")
    answer(match, 0, "attack", NOTHING)
    assert passing(match, 2) == "now"
    answer(match, 1, "attack", AT_0)
    assert slots(match, 2) == ["attack"]
    assert passing(match, 2) is None


def test_an_order_for_good_stays_and_one_given_anew_takes_its_place() -> None:
    match = pledged(begin())
    answer(match, 2, "pass", "turn")
    answer(match, 2, "pass", "good")
    for seat in range(3):
        answer(match, seat, "attack", AT_0 if seat else NOTHING)
    assert passing(match, 2) == "good"


def test_an_order_for_a_turn_that_is_undone_goes_with_it() -> None:
    match = begin()
    before = match.save()
    answer(pledged(match), 1, "pass", "turn")
    answer(match, 2, "pass", "good")
    back = match.gone_back(before, 0)
    # The scope of the turn lies on the agenda already; only its expiry takes the order along.
    assert (passing(back, 1), passing(back, 2)) == ("turn", "good")


# --- gatherings (29.5, 21) --------------------------------------------------------------------------------------------


def test_a_gathering_under_others_asks_nobody_before_its_time() -> None:
    match = pledged(begin())
    assert match.awaited() == (0,)
    assert [slots(match, seat) for seat in range(3)] == [["attack"], [], []]


def test_applying_a_gathering_bars_a_free_undo() -> None:
    match = begin()
    answer(match, 0, "pledge", "arm")
    assert not match.entry.bars_undo
    answer(match, 1, "pledge", "rest")
    answer(match, 2, "pledge", "rest")
    assert match.entry.bars_undo


def test_a_gathering_does_not_wait_for_who_is_out() -> None:
    match = begin()
    answer(match, 0, "pledge", "arm")
    match.concede(1)
    assert match.awaited() == (2,)
    answer(match, 2, "pledge", "arm")
    assert match.play.board.ships == [4, 3, 4]
    assert slots(match, 0) == ["attack"]


def test_what_somebody_answered_who_is_out_now_is_not_applied() -> None:
    match = begin()
    answer(match, 1, "pledge", "arm")
    match.concede(1)
    answer(match, 0, "pledge", "rest")
    answer(match, 2, "pledge", "rest")
    assert match.play.board.ships == [3, 3, 3]


# --- going back (15) --------------------------------------------------------------------------------------------------


def gifts(match: Match) -> list[tuple[int, int]]:
    return [(offer.seat, offer.to[0]) for offer in match.play.state.proposals]


def test_going_back_keeps_the_offers_of_others_and_restores_ones_own() -> None:
    match = pledged(begin())
    answer(match, 0, "give", "1")
    before = match.save()
    answer(match, 1, "give", "2")
    answer(match, 0, "attack", NOTHING)
    match.play.withdraw(match.play.state.proposals[0].id)
    back = match.gone_back(before, 0)
    assert gifts(back) == [(0, 1), (1, 2)]
    assert Match.load(back.save()).save() == back.save()
    answer(back, 0, "attack", NOTHING)
    assert back.play.propose(2, (0,), {}).id not in [one.id for one in match.play.state.proposals], "an id given twice"


def test_an_offer_that_cannot_be_kept_lapses() -> None:
    match = pledged(begin(ships=[3, 2, 3]))
    answer(match, 1, "give", "2")
    answer(match, 0, "attack", ALL)
    for seat in (1, 2):
        answer(match, seat, "window:attack", "pass")
    assert gifts(match) == []


# --- cancelled events (19) --------------------------------------------------------------------------------------------


def test_a_cancelled_event_has_consequences_of_its_own() -> None:
    match = attacked(begin(hands=[["dud-0"], ["halt-0"], ["dud-1"]]))
    answer(match, 1, "window:attack", "halt-0")
    answer(match, 2, "window:attack", "pass")
    assert match.play.board.ships == [2, 3, 3], "the attacker pays, the target is not hit"


# --- forms (29.10, 30) ------------------------------------------------------------------------------------------------


def test_ready_answers_are_answers() -> None:
    match = pledged(begin())
    question = ask(match, 0, "attack")
    assert [one.name for one in question.ready] == ["nothing", "all"]
    assert ready_answer(question, READY + "all") == question.ready[1].answer
    with pytest.raises(IllegalAnswer):
        ready_answer(question, READY + "some")
    answer(match, 0, "attack", question.ready[1].answer)
    call = match.call()
    assert call is not None
    assert call.seats == (1, 2)


def test_time_takes_the_ready_answer_that_a_default_names() -> None:
    match = pledged(begin())
    match.elapse(f"default:0:{ask(match, 0, 'attack').no}")
    assert slots(match, 1) == ["attack"]


def test_bots_search_among_ready_answers() -> None:
    match = pledged(begin(ships=[6, 1, 1]))
    question = ask(match, 0, "attack")
    found = bots.choose(match, 0, question, "hard", Stream.of("search"), 60)
    assert found in [one.answer for one in question.ready]


def test_fields_side_by_side_are_filled_in_any_order() -> None:
    match = pledged(begin())
    no = ask(match, 0, "attack").no
    following = match.narrow(0, no, {"manner": "still", "target": "1"})
    assert following is not None
    assert following.name == "force"
    assert match.narrow(0, no, {"manner": "still", "target": "1", "force": {"left": 1}}) is None
    with pytest.raises(IllegalAnswer):
        match.narrow(0, no, {"manner": "sideways"})
    with pytest.raises(IllegalAnswer):
        match.narrow(0, no, {"manner": "still", "colour": "red"})
    before = match.save()
    with pytest.raises(IllegalAnswer):
        match.answer(0, no, {"target": "1", "force": {"left": 1, "right": 1}, "manner": "still"})
    assert match.save() == before


def test_a_field_may_begin_with_something() -> None:
    shape = ask(pledged(begin()), 0, "attack").shape
    assert isinstance(shape, Form)
    assert [field.start for field in shape.beside] == [None, "loud"]


# --- what is reckoned once (28) ---------------------------------------------------------------------------------------


def test_what_is_reckoned_is_reckoned_once_until_something_changes() -> None:
    match = begin()
    made: list[int] = []

    def reckon() -> int:
        made.append(1)
        return len(made)

    assert [match.play.memo("x", reckon) for _ in range(3)] == [1, 1, 1]
    match.view(0)
    answer(match, 0, "pledge", "arm")
    assert match.play.memo("x", reckon) == 2


# --- what everybody may know of a call (29.2 US1) ---------------------------------------------------------------------


def test_a_call_in_public_facts() -> None:
    match = begin(hands=[["dud-0"], ["halt-0"], ["dud-1"]])
    assert match.call() is None
    attacked(match)
    first = match.call()
    assert first is not None
    assert (first.name, first.phase, first.seats, first.timed) == ("attack", "before", (1, 2), False)
    answer(match, 2, "window:attack", "pass")
    assert match.call() == first, "who has answered is not in it"


# --- the kit notices --------------------------------------------------------------------------------------------------


def test_the_kit_catches_a_ready_answer_that_is_illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.core.tiny.skirmish import Attack

    honest = Attack.question

    def question(step: Attack, play: Play[Board]) -> Question:
        asked = honest(step, play)
        asked.ready = tuple(type(one)(one.name, one.label, {"target": "9"}) for one in asked.ready)
        return asked

    monkeypatch.setattr(Attack, "question", question)
    with pytest.raises(IllegalAnswer):
        conform("skirmish", 3, None, 1)


def test_the_kit_catches_a_reckoning_that_outlives_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(play: Play[Any]) -> None:
        """Nothing."""

    monkeypatch.setattr(Play, "forget", forget)
    with pytest.raises(AssertionError):
        conform("skirmish", 3, None, 1)
