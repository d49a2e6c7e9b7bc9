"""K4, Q11: what must be removed is paid in full, or nothing that follows it is done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.project_mine.packbox import with_card
from tests.games.project_mine.scene import Scene, holding

CREDIT = {"do": "credit", "n": 3}
GOLD = {"do": "lose_res", "resource": "gold"}
ANY = {"do": "choose_res", "mode": "lose"}
LOSE = {one: {"do": "lose_res", "resource": one} for one in ("ruby", "gold", "iron")}


def way(*effects: dict[str, Any]) -> dict[str, Any]:
    """One of several."""
    return {"text": {"ko": "길", "en": "way"}, "effects": list(effects)}


def playable(lines: list[dict[str, Any]], **resources: int) -> bool:
    """Whether a card with these lines can be played with these resources."""
    scene = holding(lines, "small-ruby").put(0, resources=resources)
    return "tested" in scene.ids(0)


# --- what follows a removal that cannot be paid ----------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "credit"), [(0, 0), (1, 3)])
def test_a_removal_that_cannot_be_paid_stops_what_follows_it_when_discarded(gold: int, credit: int) -> None:
    pack = with_card({"id": "tested", "kind": "plan", "effects": [], "on_discard": [GOLD, CREDIT]}, "plan-card")
    scene = Scene(2, pack).put(0, hand=["tested"] * 6, discard=[], resources={"gold": gold}).answer(0, [])
    scene.answer(0, "tested")
    assert [told["count"] for told in scene.told("credit")] == ([credit] if credit else [])


@pytest.mark.parametrize("gold", [0, 1])
def test_a_removal_that_cannot_be_paid_stops_what_follows_it_at_the_next_turn(gold: int) -> None:
    scene = holding([{"do": "next_turn", "effects": [GOLD, CREDIT]}], "investment").answer(0, ["tested"])
    scene.end_turn(0).put(0, resources={"gold": gold}).end_turn(1)
    assert scene[0].credit == 3 * gold


@pytest.mark.parametrize("iron", [0, 1])
def test_an_opponent_who_cannot_pay_gives_nothing(iron: int) -> None:
    pays = [LOSE["iron"], {"do": "gain_res", "who": "owner", "resource": "iron"}]
    scene = holding([{"do": "each", "who": "opponents", "effects": pays}], "investment").put(
        1, resources={"iron": iron}
    )
    scene.answer(0, ["tested"])
    assert (scene[0].resources["iron"], scene[1].resources["iron"]) == (iron, 0)


def test_a_resource_that_was_only_picked_must_be_there_to_be_paid() -> None:
    lines = [{"do": "choose_res", "mode": "pick"}, {"do": "lose_res", "resource": "chosen", "n": 2}, CREDIT]
    assert not playable(lines, ruby=1, gold=1)
    scene = holding(lines, "investment").put(0, resources={"ruby": 1, "gold": 2})
    assert scene.answer(0, ["tested"]).asked(0) == "cards"  # only gold is there: no question
    assert (scene[0].resources["gold"], scene[0].credit) == (0, 3)


def test_what_hangs_on_a_line_stops_alone() -> None:
    lines = [{"do": "draw", "then": [GOLD, CREDIT]}, {"do": "buys"}]
    scene = holding(lines, "investment").answer(0, ["tested"])
    assert (scene[0].credit, scene[0].buys) == (0, 2)


def test_a_removal_that_says_otherwise_is_no_price() -> None:
    lines = [GOLD | {"then": [CREDIT], "otherwise": [{"do": "penalty"}]}, {"do": "buys"}]
    for gold, credit, penalty in ((0, 0, 1), (1, 3, 0)):
        scene = holding(lines, "investment").put(0, resources={"gold": gold}).answer(0, ["tested"])
        assert (scene[0].credit, scene[0].penalty, scene[0].buys) == (credit, penalty, 2)


def test_nothing_is_gained_of_a_resource_that_was_not_chosen() -> None:
    lines = [{"do": "choose_res", "mode": "pick", "may": True}, {"do": "gain_res", "resource": "chosen", "n": 2}]
    scene = holding(lines, "investment").answer(0, ["tested"], "no")
    assert sum(scene[0].resources.values()) == 0


# --- several choices of what to lose ---------------------------------------------------------------------------------


def test_two_choices_of_loss_need_two_resources() -> None:
    assert not playable([ANY, ANY, CREDIT], ruby=1)
    assert playable([ANY, ANY, CREDIT], ruby=1, gold=1)
    assert playable([ANY, ANY, CREDIT], ruby=2)


def test_a_choice_of_loss_and_a_named_loss_need_both() -> None:
    assert not playable([ANY, GOLD], gold=1)
    assert playable([ANY, GOLD], gold=1, ruby=1)
    assert not playable([GOLD, ANY], gold=1)


def test_a_choice_of_loss_leaves_what_must_still_be_paid() -> None:
    scene = holding([ANY, GOLD, CREDIT], "investment").put(0, resources={"gold": 1, "ruby": 1, "iron": 1})
    scene.answer(0, ["tested"])
    assert scene.ids(0) == ["ruby", "iron"]


def test_two_ways_of_loss_need_two_resources() -> None:
    lines = [{"do": "choose", "n": 2, "ways": [way(LOSE["ruby"], CREDIT), way(LOSE["ruby"], {"do": "buys"})]}]
    assert not playable(lines, ruby=1)
    assert playable(lines, ruby=2)


def test_a_choice_with_no_way_that_can_be_paid_cannot_be_played() -> None:
    lines = [{"do": "choose", "ways": [way(LOSE["ruby"], CREDIT), way(GOLD, CREDIT)]}]
    assert not playable(lines)
    scene = holding(lines, "investment").put(0, resources={"gold": 1}).answer(0, ["tested"])
    assert (scene[0].resources["gold"], scene[0].credit) == (0, 3)


def test_of_two_ways_chosen_the_one_that_cannot_be_paid_any_more_gives_nothing() -> None:
    ways = [way(LOSE["ruby"], CREDIT), way(LOSE["ruby"], CREDIT), way(GOLD, CREDIT)]
    lines = [{"do": "choose", "n": 2, "ways": ways}]
    scene = holding(lines, "investment").put(0, resources={"gold": 1, "ruby": 1}).answer(0, ["tested"])
    scene.answer(0, ["way-1", "way-2"])
    assert (scene[0].resources["ruby"], scene[0].credit) == (0, 3)


def test_a_resource_of_choice_gained_before_pays_for_what_is_lost_after() -> None:
    lines = [{"do": "choose_res"}, GOLD, CREDIT]
    scene = holding(lines, "investment").answer(0, ["tested"])
    assert (scene[0].resources["gold"], scene[0].credit) == (0, 3)  # no other choice would pay


def test_what_was_taken_as_far_as_it_went_pays_nothing_after() -> None:
    assert not playable([LOSE["ruby"] | {"n": 2, "upto": True}, LOSE["ruby"]], ruby=2)
    assert playable([LOSE["ruby"] | {"n": 2, "upto": True}, LOSE["ruby"]], ruby=3)


def test_many_choices_are_weighed_in_no_time() -> None:
    lines = [*[{"do": "choose_res", "n": 2}] * 12, *[ANY | {"n": 2}] * 12, ANY, CREDIT]
    assert not playable(lines)
    assert playable(lines, iron=1)
