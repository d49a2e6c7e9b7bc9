"""What a press makes of what is picked so far: numbers that are shared, one thing given to one, nothing to decide."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Option, Pick, Ranking, Text
from bot.tables import choosing

A, B, C, D = (Option(id, "key") for id in "abcd")


def shared(total: int, *options: Option, least: int | None = None) -> Amounts:
    """So much to be given to options of which each can have all of it."""
    return Amounts(options, {one.id: total for one in options}, total if least is None else least, total)


def test_a_number_that_was_too_much_was_refused_until_another_was_lowered() -> None:
    assert choosing.dialled(shared(3, A, B))
    shape = shared(3, A, B, C)
    assert choosing.dial(shape, {"a": 3}, B, 1) == {"a": 2, "b": 1}
    assert choosing.dial(shape, {"a": 2, "b": 1}, C, 2) == {"b": 1, "c": 2}
    assert choosing.dial(shape, {"a": 3}, A, 1) == {"a": 1}, "which of the others gets the rest is not guessed"


def test_what_one_of_two_gives_up_the_other_gets() -> None:
    assert choosing.dial(shared(3, A, B), {"a": 3}, A, 1) == {"a": 1, "b": 2}
    assert choosing.dial(shared(3, A, B, least=0), {"a": 3}, A, 1) == {"a": 1}, "where all need not be given"


@pytest.mark.parametrize("count", [-1, 4])
def test_more_than_there_is_cannot_be_dialled(count: int) -> None:
    with pytest.raises(IllegalAnswer):
        choosing.dial(shared(3, A, B, C), {}, A, count)


@pytest.mark.parametrize("total", [1, 2, 7, 10, 11])
def test_tokens_of_three_pools_were_put_together_from_lines_that_nobody_understood(total: int) -> None:
    """*Fleet pool (now 3) +1, +2, +4*: which of them make three had to be worked out."""
    shape = shared(total, A, B, C)
    ways = choosing.shares(shape)
    many = (total + 1) * (total + 2) // 2
    assert len(ways) == (0 if total == 1 or many > choosing.SHARES else many)
    assert all(sum(one.values()) == total for one in ways)
    keys = [choosing.share_key(shape, one) for one in ways]
    assert len(set(keys)) == len(keys)
    assert [choosing.share(shape, key) for key in keys] == ways
    assert choosing.dialled(shape) is (many > choosing.SHARES)
    with pytest.raises(IllegalAnswer):
        choosing.share(shape, "-".join(["9"] * 3))


def test_who_can_have_only_so_much_is_given_no_more() -> None:
    shape = Amounts((A, B, C), {"a": 1, "b": 2, "c": 9}, 4, 4)
    assert {choosing.share_key(shape, one) for one in choosing.shares(shape)} == {
        *("0-0-4", "0-1-3", "0-2-2", "1-0-3", "1-1-2", "1-2-1"),
    }
    assert choosing.shares(shared(4, A, B, C, least=0)) == [], "of infantry that may stay aboard"


def test_many_options_and_options_that_share_nothing_stand_in_one_menu() -> None:
    assert not choosing.dialled(shared(3, A, B, C, D)), "four menus would take more presses than are allowed (seen 2)"
    assert not choosing.dialled(shared(3, A, B, C)), "all ways to share it stand in one menu"
    assert not choosing.dialled(shared(3, A, B, C, least=0)), "of infantry that may stay aboard"
    assert not choosing.dialled(Amounts((A, B), {"a": 2, "b": 1}, 0, 3)), "ships that can all come"
    assert choosing.dialled(Amounts((A,), {"a": 5}, 0, 5)), "one number"


def test_one_thing_for_one_of_several_is_one_press() -> None:
    shape = shared(1, A, B)
    assert choosing.by_one(shape)
    assert not choosing.dialled(shape)
    assert choosing.answer_by(shape, B) == {"b": 1}
    assert choosing.answer_by(Pick((A, B)), B) == "b"


@pytest.mark.parametrize(
    ("shape", "answer"),
    [
        (Pick((A,)), "a"),
        (Pick((A, B)), None),
        (Pick((A, B), 2, 2), ["a", "b"]),
        (Pick((A,), 0, 1), None),
        (Ranking((A,)), ["a"]),
        (Ranking((A, B)), None),
        (Amounts((A, B), {"a": 1, "b": 2}, 3, 3), {"a": 1, "b": 2}),
        (Amounts((A, B), {"a": 1, "b": 2}, 2, 2), None),
        (Amounts((), {}, 0, 0), {}),
        (Pick((Option("a", "key", warn=Text("why")),)), None),
        (Pick((A, Option("b", "key", blocked=Text("why")))), None),
    ],
)
def test_what_leaves_nothing_to_decide(shape: Any, answer: Any) -> None:
    """Neither does what is told of a warning, or of another that cannot be chosen, pass unseen."""
    assert choosing.only(shape) == answer


def test_of_two_in_an_order_the_other_way_round_was_had_by_pressing_the_one_that_was_not_meant() -> None:
    """A whole order begins anew with what is pressed; before, a press took that out of it."""
    two, three = Ranking((A, B)), Ranking((A, B, C))
    assert choosing.press(two, ["a", "b"], B) == ["b", "a"]
    assert choosing.press(two, ["a", "b"], A) == ["a", "b"]
    begun = choosing.press(three, ["a", "b", "c"], B)
    assert begun == ["b"]
    assert choosing.press(three, begun, B) == []
    assert choosing.press(three, begun, C) == ["b", "c", "a"]
