"""T1: which of a seat's own effects goes first out of its turn, said in advance."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.core.bots import next_question
from bot.core.shapes import Pick, Question
from bot.core.streams import Stream
from tests.games.the_dome.packbox import Record, player, with_cards
from tests.games.the_dome.scene import Scene

HAND = ["red-hit", "red-grind", "blue-scan", "yellow-mend"]
BOTH = ("blue-watch", "red-gun")
DROPS: Record = {"effects": [{"do": "discard", "how": "all"}]}
DRAWS: Record = {"effects": [{"do": "if", "when": {"is": {"count": "hand"}, "max": 2}, "then": [{"do": "draw"}]}]}


def contested(event: str = "damage", programs: Sequence[str] = BOTH, by: str = "anyone") -> Scene:
    """Seat 1 has a program that discards its hand, then one that draws a card if the hand is small: one card is left if
    they go in this order, and none in the other."""
    waits = {"event": event, "by": by}
    dropping = player("blue-watch", "program", "blue", (0, 1), triggers=[waits | DROPS])
    drawing = player("red-gun", "program", "red", (0, 1), triggers=[waits | DRAWS])
    table = Scene(pack=with_cards(dropping, drawing))
    for seat in range(2):
        table.put(seat, hand=list(HAND), deck=["red-hit"] * 9, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return table.put(1, programs=list(programs))


def standing(table: Scene, seat: int = 1) -> Question | None:
    """The standing question which own effect goes first."""
    return next((one for one in table.match.asked(seat) if one.slot == "goes-first"), None)


def offered(table: Scene, seat: int = 1) -> list[str]:
    """What can be said in advance."""
    asked = standing(table, seat)
    if asked is None:
        return []
    assert isinstance(asked.shape, Pick)
    assert not asked.blocking
    return [option.id for option in asked.shape.options]


def order(table: Scene, choice: str) -> Scene:
    """Seat 1 says which of its cards goes first."""
    asked = standing(table)
    assert asked is not None
    table.match.answer(1, asked.no, choice)
    return table


@pytest.mark.parametrize(("first", "hand"), [("", 1), ("goes-first-blue-watch", 1), ("goes-first-red-gun", 0)])
def test_t1_out_of_its_turn_an_owners_order_says_which_effect_goes_first(first: str, hand: int) -> None:
    table = contested()
    if first:
        order(table, first)
    table.do("install:red-hit")
    assert (len(table[1].hand), table.match.awaited()) == (hand, (0,))


def test_t1_what_is_ordered_now_is_not_offered_again_and_can_be_taken_back() -> None:
    table = contested()
    assert offered(table) == ["goes-first-blue-watch", "goes-first-red-gun"]
    assert offered(order(table, "goes-first-red-gun")) == ["goes-first-blue-watch", "goes-arisen"]
    order(table, "goes-arisen").do("install:red-hit")
    assert (len(table[1].hand), table.match.play.orders(1)) == (1, {})


@pytest.mark.parametrize("event", ["turn_start", "turn_end"])
@pytest.mark.parametrize(("first", "hand"), [("goes-first-blue-watch", 1), ("goes-first-red-gun", 0)])
def test_t1_at_the_start_and_the_end_of_anothers_turn_who_has_said_so_is_not_asked(
    event: str, first: str, hand: int
) -> None:
    table = contested(event, by="opponents")
    unasked = order(contested(event, by="opponents"), first)
    for one in (table, unasked):
        if event == "turn_start":
            one.do("end").put(1, hand=list(HAND)).do("end", seat=1)
        else:
            one.do("end")
    question = next_question(table.match, 1)
    assert question is not None
    assert question.slot == "rounds"
    assert len(unasked[1].hand) == hand


def test_t1_in_the_own_turn_it_is_asked_all_the_same() -> None:
    table = order(contested(), "goes-first-red-gun").do("end").put(1, ap=3)
    table.do("install:red-hit", seat=1)
    assert table.asked(1).slot == "rounds"


def test_t1_nothing_is_said_in_advance_where_no_order_can_matter() -> None:
    assert offered(contested()) != []
    assert offered(contested(), 0) == []
    assert offered(contested(programs=BOTH[:1])) == []
    assert offered(contested("turn_start", by="me")) == [], "in its own turn it is asked"
    assert offered(contested("turn_start", by="opponents")) != []


def test_t1_an_order_for_a_program_that_has_left_is_dropped_and_does_nothing_till_then() -> None:
    table = order(contested(), "goes-first-red-gun")
    table.put(1, programs=["blue-watch"]).do("install:red-hit")
    assert len(table[1].hand) == 0
    table.match.play.game.rules.prune_orders(table.match.play, 1)
    assert table.match.play.orders(1) == {}


def test_t1_nobody_else_can_tell_that_an_order_was_given() -> None:
    table, ordered = order(contested(), "goes-first-blue-watch"), order(contested(), "goes-first-red-gun")
    for seat in (0, None):
        assert ordered.match.view(seat) == table.match.view(seat)
    assert [one.no for one in ordered.match.asked(0)] == [one.no for one in table.match.asked(0)]
    assert ordered.match.awaited() == table.match.awaited()
    believed = ordered.match.resample(0, Stream.of("believed"))
    assert believed.play.orders(1) == {}
    assert ordered.match.resample(1, Stream.of("own")).play.orders(1) == {"goes-first": "red-gun"}
