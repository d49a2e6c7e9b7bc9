"""What is counted "this turn" is counted for the turn that is being played, whoever's it is (rules 7)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.project_mine.counting import Context
from bot.games.project_mine.verbs import Count
from tests.games.project_mine.packbox import Record
from tests.games.project_mine.scene import Scene
from tests.games.project_mine.test_goals import with_goal

GIFT = {"do": "gain_res", "who": "opponents"}
THREE: Record = {
    "tokens": 3,
    "triggers": [
        {"event": "gain_res", "when": {"is": {"count": "gained_kinds"}, "min": 3}, "effects": [{"do": "token"}]}
    ],
}


def counted(scene: Scene, count: str, seat: int = 0) -> int:
    """A count of a seat now."""
    return Context(scene.pack, scene.board, seat).count(Count(count=count))  # type: ignore[arg-type]


def test_three_kinds_gained_over_two_turns_are_not_three_kinds_gained_in_a_turn() -> None:
    scene = with_goal(THREE, [GIFT | {"resource": "gold"}], owner=1)
    scene.put(0, hand=["small-ruby"]).put(1, hand=["small-ruby", "small-iron"])
    scene.end_turn(0)
    scene.answer(1, ["small-ruby"]).answer(1, ["small-iron"])
    scene.end_turn(1)
    scene.put(0, hand=["tested", "investment"]).answer(0, ["tested"])
    assert scene[1].resources["gold"] == 1
    assert (scene[1].gained, scene[1].goals[0].tokens) == (["gold"], 0)


def test_three_kinds_gained_in_somebody_elses_turn_are_three_kinds() -> None:
    gifts = [GIFT | {"resource": one} for one in ("gold", "iron", "ruby")]
    scene = with_goal(THREE, gifts, owner=1)
    scene.answer(0, ["tested"])
    assert scene[1].goals[0].tokens == 1


@pytest.mark.parametrize(
    ("count", "line"),
    [
        ("played", {"do": "credit"}),
        ("drawn", {"do": "draw"}),
        ("changed", {"do": "gain_res", "resource": "gold"}),
        ("discarded", {"do": "mill"}),
        ("lost", {"do": "lose_res", "resource": "gold", "upto": True}),
    ],
)
def test_nothing_of_the_own_turn_counts_any_more_in_the_next(count: str, line: dict[str, Any]) -> None:
    scene = with_goal(THREE, [line], owner=1).put(0, resources={"gold": 3})
    scene.answer(0, ["tested"])
    assert counted(scene, count) > 0
    scene.end_turn(0)
    assert counted(scene, count) == 0
