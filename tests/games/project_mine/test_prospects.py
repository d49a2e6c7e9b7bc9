"""Step 2 (rules 3.3): an active goal that could do nothing is not offered, which tells nobody what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.streams import Stream
from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import files, packed
from tests.games.project_mine.scene import Scene

MORE = ["investment", "small-ruby", "small-iron", "investment", "small-gold"] * 3
TOKEN = {"do": "token"}


def second_turn(
    effects: list[dict[str, Any]],
    *more: list[dict[str, Any]],
    other: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    **zones: Any,
) -> Scene:
    """The second turn of seat 0, which has active goals with these effects; zones of it, of seat 1 and of the table."""
    records = files()
    for at, lines in enumerate((effects, *more)):
        token = {"event": "declare", "by": "opponents", "effects": [TOKEN]}  # something has to fill it
        records["goals.toml"][at] |= {"effects": lines, "triggers": [token]}
    scene = Scene(2, packed(records)).put(0, deck=list(MORE)).put(1, deck=list(MORE)).end_turn(0)
    goals = [Goal(f"active-{at}") for at in range(1 + len(more))]
    return scene.put(0, goals=goals, **zones).put(1, **(other or {})).table(**(table or {})).end_turn(1)


MILL = [{"do": "mill", "then": [TOKEN]}]
DISCARD = [{"do": "discard", "may": True, "then": [TOKEN]}]
BACK = [{"do": "move", "zone": "discard", "to": "deck_bottom", "filter": {"cost_max": 0}, "then": [TOKEN]}]
AUDIT = [{"do": "mill", "who": "opponents", "then": [TOKEN]}]
GIFT = [{"do": "choose_res", "mode": "lose", "may": True, "then": [TOKEN]}]
SHOW = [{"do": "open_market", "then": [TOKEN]}]
FEW = [{"do": "if", "when": {"is": {"count": "resources"}, "min": 9}, "then": [TOKEN]}]
EITHER = [
    {
        "do": "choose",
        "ways": [
            {"text": {"ko": "가", "en": "a"}, "effects": [{"do": "draw"}]},
            {"text": {"ko": "나", "en": "b"}, "effects": DISCARD},
        ],
    }
]


@pytest.mark.parametrize(
    ("effects", "zones", "asked"),
    [
        (MILL, {"deck": []}, False),
        (MILL, {"deck": ["small-ruby"]}, True),
        (DISCARD, {"hand": []}, False),
        (DISCARD, {"hand": ["small-ruby"]}, True),
        (BACK, {"discard": ["iron-card"]}, False),
        (BACK, {"discard": ["small-iron"]}, True),
        (GIFT, {"resources": {}}, False),
        (GIFT, {"resources": {"iron": 1}}, True),
        (FEW, {"resources": {"iron": 8}}, False),
        (FEW, {"resources": {"iron": 9}}, True),
        (EITHER, {"deck": [], "hand": []}, False),
        (EITHER, {"deck": [], "hand": ["small-ruby"]}, True),
        ([*MILL, TOKEN], {"deck": []}, True),
        ([MILL[0] | {"otherwise": [{"do": "credit"}]}], {"deck": []}, True),
        ([{"do": "exile", "zone": "self"}], {}, False),
        ([{"do": "credit", "n": {"count": "coins"}}], {"coins": 0}, False),
        ([{"do": "credit", "n": {"count": "coins"}}], {"coins": 1}, True),
    ],
)
def test_a_goal_that_could_do_nothing_is_not_offered(effects: Any, zones: dict[str, Any], asked: bool) -> None:
    scene = second_turn(effects, **zones)
    assert (scene.asked(0) == "goals") == asked


def test_a_goal_about_others_looks_at_them() -> None:
    assert second_turn(AUDIT, other={"deck": []}).asked(0) == "cards"
    assert second_turn(AUDIT).asked(0) == "goals"
    gone = {"pile": [], "market_discard": []}
    assert second_turn(SHOW, table=gone).asked(0) == "cards"
    assert second_turn(SHOW, table=gone | {"market_down": ["ruby-card"]}).asked(0) == "goals"


def test_beside_a_goal_that_can_be_used_the_other_says_why_it_cannot() -> None:
    scene = second_turn(MILL, DISCARD, [{"do": "lose_res", "resource": "gold"}, TOKEN], deck=[], resources={})
    options = scene.options(0)
    reasons = {one.id: one.blocked.key for one in options.values() if one.blocked is not None}
    assert reasons == {
        "goal-active-0": "project_mine-blocked-nothing",
        "goal-active-2": "project_mine-blocked-resources",
    }
    assert scene.ids(0) == ["goal-active-1", "done"]
    assert scene.refused(0, "goal-active-0") == "project_mine-blocked-nothing"


def test_what_is_in_the_hand_blocks_a_goal_for_its_owner_alone() -> None:
    """Whether there is a question must not tell whether there is such a card (design 2.8)."""
    only = [{"do": "discard", "may": True, "filter": {"resource": "gold"}, "then": [TOKEN]}]
    for hand, free in ((["small-iron"], ["done"]), (["small-gold"], ["goal-active-0", "done"])):
        scene = second_turn(only, hand=hand)
        assert scene.asked(0) == "goals"
        assert scene.ids(0) == free
        for number in range(5):
            world = scene.match.resample(1, Stream.of("prospect", number))
            assert world.awaited() == scene.match.awaited()


def test_what_opponents_hold_blocks_nothing() -> None:
    only = [{"do": "exile", "who": "opponents", "filter": {"resource": "gold"}, "then": [TOKEN]}]
    assert second_turn(only, other={"hand": ["small-iron"], "deck": []}).ids(0) == ["goal-active-0", "done"]
    assert second_turn(only, other={"hand": [], "deck": []}).asked(0) == "cards"
