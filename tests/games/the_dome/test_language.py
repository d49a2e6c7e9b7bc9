"""Forms of the cards' language that the house set does not use (rules 11.5)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.the_dome.cards import PackError
from tests.games.the_dome.packbox import Record, player, with_cards
from tests.games.the_dome.scene import Scene

POOL: Record = {"count": "pool", "colour": "yellow"}


def played(line: Record, seats: int = 2, **fields: Any) -> Scene:
    """Seat 0 plays an Action with this line; its yellow pool holds two cards, its hand one."""
    table = Scene(seats, pack=with_cards(player("red-grind", "action", "red", (0, 0), effects=[line])))
    pools = [[], [], ["red-hit", "red-hit"]]
    table.put(0, hand=["red-grind", "red-hit"], deck=["blue-scan"] * 9, pools=pools, ap=3, **fields)
    return table.do("install:red-grind")


@pytest.mark.parametrize(
    ("count", "found"),
    [
        ({"sum": [POOL, {"count": "hand"}]}, 3),
        ({"sum": [POOL | {"times": 2}, {"count": "hand", "plus": -1}]}, 4),
        ({"sum": [POOL, {"count": "hand"}], "per": 2}, 1),
        ({"sum": [POOL, {"count": "leaks", "of": "opponent"}], "at_most": 1}, 1),
    ],
)
def test_several_counts_are_added_each_with_its_own_arithmetic(count: Record, found: int) -> None:
    table = played({"do": "damage", "n": count})
    assert table[1].space == 1 + found


@pytest.mark.parametrize(("seats", "holds"), [(2, False), (3, True)])
def test_bounds_of_a_condition_by_number_of_seats(seats: int, holds: bool) -> None:
    when = {"is": POOL, "min": {"2": 3, "3": 2, "4": 1}}
    table = played({"do": "if", "when": when, "then": [{"do": "draw"}]}, seats)
    assert len(table[0].hand) == 1 + holds


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"do": "damage", "n": {"sum": [POOL], "count": "hand"}}, "one-of"),
        ({"do": "damage", "n": {"per": 2}}, "one-of"),
        ({"do": "damage", "n": {"sum": [POOL], "of": "opponent"}}, "not-here"),
        ({"do": "if", "when": {"is": POOL, "min": {"2": 1}}, "then": [{"do": "draw"}]}, "one-each"),
        ({"do": "if", "when": {"is": POOL, "min": 3, "max": 2}, "then": [{"do": "draw"}]}, "crossed"),
        ({"do": "discard", "filter": {"cost_min": 3, "cost_max": 1}}, "crossed"),
        ({"do": "each", "who": "all", "effects": []}, "empty"),
    ],
)
def test_what_says_nothing_is_refused(line: Record, reason: str) -> None:
    with pytest.raises(PackError) as refused:
        with_cards(player("red-grind", "action", "red", (0, 0), effects=[line]))
    assert refused.value.reason == reason
