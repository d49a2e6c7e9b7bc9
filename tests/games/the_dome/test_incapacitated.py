"""M8: the one action point of an incapacitated ally."""

from __future__ import annotations

import pytest

from tests.games.the_dome.packbox import player, with_cards
from tests.games.the_dome.test_damage import boss, passed_on


@pytest.mark.parametrize("gain", [{"do": "ap", "n": 2}, {"do": "ap"}])
def test_m8_an_incapacitated_ally_used_more_than_one_point(gain: dict[str, object]) -> None:
    """Neither at the start of the turn nor by a card is there a second one."""
    pack = with_cards(
        player("red-gun", "program", "red", (0, 0), triggers=[{"event": "turn_start", "effects": [gain]}]),
        player("yellow-cut", "action", "yellow", (0, 0), effects=[gain]),
    )
    table = boss(3, pack=pack).put(1, down=True, layer=3, space=0, programs=["red-gun"], hand=["yellow-cut"] * 2)
    table.do("end")
    assert (table.state.current, table[1].ap) == (1, 1)
    table.do("install:yellow-cut", seat=1)
    assert table.told("ap-down")
    assert table[1].ap == 0
    assert table.state.current == 2  # nothing left to do


def test_m8_points_used_before_being_incapacitated_do_not_count() -> None:
    pack = with_cards(player("yellow-cut", "action", "yellow", (0, 0), effects=[{"do": "ap", "n": 2}]))
    table = passed_on(boss(3, pack=pack), 1).put(1, deck=["red-hit"], hand=["blue-scan"], void=["yellow-cut"] * 9)
    table.put(1, pools=[[], ["blue-scan"] * 3, []])
    table.do("install:blue-scan", "yellow-cut", seat=1)
    assert (table[1].down, table[1].ap) == (True, 1)
    table.put(1, hand=["yellow-cut"] * 2).do("install:yellow-cut", seat=1)
    assert table[1].ap == 0
