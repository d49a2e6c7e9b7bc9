"""Passing beforehand, in the windows of any game (design 2.6, asynchronous L7)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from bot.core import passing, playable
from bot.core.match import Match
from bot.core.passing import ANSWERING, KIND_SLOT, PASSING, SLOT
from bot.core.shapes import Pick
from tests.core.scratch import answer, keys
from tests.core.test_skirmish import ALL, AT_0, DAILY, attacked, begin, pledged
from tests.core.tiny.skirmish import Skirmish

KIND = "attack"
THIS = f"{PASSING}:{KIND}"


@pytest.fixture(autouse=True)
def game() -> None:
    """Skirmish: its one window is an attack."""
    playable.register(Skirmish())


def all_slots(match: Match, seat: int) -> set[str]:
    """Slots of all that a seat is asked, standing questions too."""
    return {question.slot for question in match.asked(seat)}


def offered(match: Match, seat: int, slot: str) -> Sequence[str]:
    """What can be ordered in a slot."""
    shape = next((one.shape for one in match.asked(seat) if one.slot == slot), None)
    return [option.id for option in shape.options] if isinstance(shape, Pick) else []


def test_who_is_called_may_pass_this_call_its_kind_or_everything() -> None:
    match = attacked(begin())
    assert {f"window:{KIND}", SLOT, KIND_SLOT} <= all_slots(match, 1)
    assert offered(match, 1, SLOT) == [PASSING]
    assert offered(match, 1, KIND_SLOT) == [THIS]
    assert not {SLOT, KIND_SLOT} & all_slots(match, 0), "who is not called is offered nothing"


def test_a_pass_for_one_call_is_for_that_one() -> None:
    match = attacked(begin())
    answer(match, 1, f"window:{KIND}", "pass")
    answer(match, 2, f"window:{KIND}", "pass")
    answer(match, 1, "attack", AT_0)
    answer(match, 2, "attack", ALL)
    assert match.awaited() == (0, 1)
    assert next(one for one in match.asked(1) if one.slot == f"window:{KIND}").answered is False


@pytest.mark.parametrize(("slot", "order"), [(SLOT, PASSING), (KIND_SLOT, THIS)])
def test_an_order_answers_the_open_call_and_all_until_the_own_turn(slot: str, order: str) -> None:
    match = attacked(begin())
    answer(match, 2, slot, order)
    assert [one.answered for one in match.asked(2) if one.slot == f"window:{KIND}"] == [True]
    answer(match, 1, f"window:{KIND}", "pass")
    assert keys(match) == ["skirmish-hit"]
    answer(match, 1, "attack", AT_0 | {"force": {"left": 1}})
    assert [one.answered for one in match.asked(2) if one.slot == f"window:{KIND}"] == [True], "the next call too"
    answer(match, 0, f"window:{KIND}", "pass")
    assert match.awaited() == (2,), "its own turn"
    assert not passing.passes(match.play, 2, KIND), "the order is over"


def test_a_kind_that_is_passed_leaves_other_kinds_alone() -> None:
    match = attacked(begin())
    answer(match, 1, KIND_SLOT, THIS)
    assert passing.passes(match.play, 1, KIND)
    assert not passing.passes(match.play, 1, "retreat")
    assert not passing.passes_all(match.play, 1)


@pytest.mark.parametrize(("slot", "order"), [(SLOT, PASSING), (KIND_SLOT, THIS)])
def test_an_order_is_taken_back_with_a_press(slot: str, order: str) -> None:
    match = attacked(begin())
    answer(match, 1, slot, order)
    back = order.replace(PASSING, ANSWERING)
    assert offered(match, 1, slot) == [back]
    assert any(passing.ordered(one) for one in match.asked(1) if one.slot == slot)
    answer(match, 1, slot, back)
    assert not passing.passes(match.play, 1, KIND)
    assert offered(match, 1, SLOT) == [PASSING]


def test_an_order_outlives_an_undo_and_is_no_barrier() -> None:
    match = pledged(begin())
    frame = match.save()
    match = answer(Match.load(frame), 0, "attack", ALL)
    answer(match, 1, KIND_SLOT, THIS)
    assert match.entry.events == ()
    assert not match.entry.bars_undo
    assert passing.passes(match.gone_back(frame, 0).play, 1, KIND)


def test_an_order_taken_back_between_calls_changes_nothing_but_orders() -> None:
    match = attacked(begin())
    answer(match, 2, SLOT, PASSING)
    answer(match, 1, f"window:{KIND}", "pass")
    assert match.call() is None
    answer(match, 2, SLOT, ANSWERING)
    assert match.entry.order
    assert not {SLOT, KIND_SLOT} & all_slots(match, 2), "nothing is offered where nobody is called"


def outside(match: Match, seat: int) -> bytes:
    """All that everybody but `seat` can see."""
    others = [other for other in range(match.seats) if other != seat]
    views = [match.view(other) for other in (*others, None)]
    asked = [match.asked(other) for other in others]
    return msgspec.json.encode((views, asked, match.awaited(), match.timers(), match.call()))


def test_where_calls_have_their_time_nobody_can_tell_an_order_from_a_hand() -> None:
    """Nor in the next call, which an order passes in one world and which waits for a hand in another."""
    worlds: set[tuple[bytes, ...]] = set()
    for slot, order in ((f"window:{KIND}", "pass"), (SLOT, PASSING), (KIND_SLOT, THIS), ("", "")):
        match = attacked(begin(options=DAILY))
        if slot:
            answer(match, 2, slot, order)
            assert match.entry.events == ()
        seen = [outside(match, 2)]
        assert match.timers(), "it stays open for its time"
        match.elapse(match.timers()[0])
        answer(match, 1, "attack", AT_0 | {"force": {"left": 1}})
        seen.append(outside(match, 2))
        given = [one.answered for one in match.asked(2) if one.slot == f"window:{KIND}"]
        assert given == [slot in (SLOT, KIND_SLOT)]
        assert match.timers()
        worlds.add(tuple(seen))
    assert len(worlds) == 1
