"""Rules at their edges: each of these was broken on purpose without any other test noticing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.state import Reflex
from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import Record, files, packed
from tests.games.project_mine.scene import Scene, holding, used

DECK = ["small-gold"] * 15
GAIN: Record = {"do": "gain_res", "resource": "iron"}


def goal_that(event: str, **more: Any) -> Record:
    """A passive goal that counts that event."""
    return {"tokens": 5, "triggers": [{"event": event, "effects": [{"do": "token"}], **more}]}


def counting(event: str, lines: list[Record] | None = None, **more: Any) -> Scene:
    """Seat 0 to move with a goal that counts an event, a plan with these lines and decks that last."""
    records = files()
    records["goals.toml"][9] |= goal_that(event, **more)
    records["goals.toml"][9].pop("flips")
    if lines is not None:
        records["market.toml"][5]["effects"] = lines
    scene = Scene(2, packed(records))
    for seat in range(2):
        scene.put(seat, deck=list(DECK), hand=["small-ruby"] * 4, discard=[])
    return scene.put(0, goals=["passive-0"], hand=["plan-card", "small-ruby", "small-iron"])


# --- the turn --------------------------------------------------------------------------------------------------------


def test_s4_k13_a_mine_is_offered_and_paid_at_its_printed_cost() -> None:
    scene = holding([{"do": "cost_mod", "n": -2}], "investment").put(0, credit=6)
    scene.answer(0, ["tested"], [])
    offered = scene.options(0)
    assert offered["medium-ruby"].args["cost"] == 3
    assert offered["large-ruby"].args["cost"] == 6
    scene.answer(0, "medium-ruby")
    assert scene[0].credit == 3


def test_s4_a_mine_that_is_sold_out_is_not_offered() -> None:
    scene = Scene(2).put(0, credit=9, buys=2)
    scene.table(basic=scene.board.basic | {"medium-iron": 1}).answer(0, [])
    assert "medium-iron" in scene.ids(0)
    scene.answer(0, "medium-iron")
    assert scene.board.basic["medium-iron"] == 0
    assert "medium-iron" not in scene.options(0)


def test_q4_a_goal_bought_this_turn_is_not_used_this_turn() -> None:
    scene = Scene(2).table(goals=["active-0", "passive-2"]).put(0, credit=9, buys=2, deck=list(DECK))
    scene.answer(0, [], "active-0")
    assert scene.asked(0) == "buy"
    scene.end_turn(0)
    assert scene[0].goals[0].tokens == 0
    assert scene.end_turn(1).ids(0) == ["goal-active-0", "done"]


def test_step_5_what_lasts_for_a_turn_ends_with_it() -> None:
    trigger = {"event": "gain_res", "effects": [{"do": "credit", "n": 1}]}
    scene = used([{"do": "lasting", "until": "turn", "trigger": trigger}])
    assert isinstance(scene.match.play.state.reflexes[0], Reflex)
    scene.put(0, deck=["small-ruby"] * 9).put(1, deck=list(DECK)).end_turn(0)
    assert scene.match.play.state.reflexes == []
    scene.end_turn(1).answer(0, ["small-ruby"])
    assert scene[0].credit == 0


@pytest.mark.parametrize(
    ("count", "lines"),
    [
        ("played", [{"do": "credit"}]),
        ("discarded", [{"do": "discard", "how": "all"}]),
        ("drawn", [{"do": "draw"}]),
        ("changed", [GAIN]),
        ("gained_kinds", [GAIN]),
        ("lost", [GAIN, {"do": "lose_res", "resource": "iron"}]),
        ("bought", []),
    ],
)
def test_counts_of_a_turn_begin_anew_with_the_next(count: str, lines: list[Record]) -> None:
    scene = counting("turn_end", lines, when={"is": {"count": count}, "min": 1}).put(0, credit=3)
    scene.answer(0, ["plan-card"])
    while scene.asked(0) != "buy":
        scene.answer(0, [])
    scene.answer(0, "medium-gold")
    scene.end_turn(0)
    assert scene[0].goals[0].tokens == 1
    scene.end_turn(1).end_turn(0)
    assert scene[0].goals[0].tokens == 1


def test_e2_a_coin_can_be_spent_in_the_first_and_in_the_last_step_too() -> None:
    """At any time of the own turn: while goals are used, and while the hand is brought to five."""
    scene = Scene(2).put(0, deck=list(DECK), goals=["active-0"]).put(1, deck=list(DECK), hand=["small-ruby"] * 4)
    scene.end_turn(0).end_turn(1).put(0, coins=2, hand=["small-ruby"] * 6)
    for step, left in (("goals", 1), ("excess", 0)):
        assert scene.asked(0) == step
        coin = scene.standing(0, "coins")
        assert coin is not None
        scene.match.answer(0, coin.no, "coin")
        assert scene[0].coins == left
        if step == "goals":
            scene.answer(0, "done", [], "done")
    assert scene[0].credit == 2


def test_a_resource_removed_is_a_change_too() -> None:
    """ "No resource change in a turn" (10.4) means what is lost as well, by an opponent too."""
    lose = [{"do": "lose_res", "who": "all", "resource": "gold", "n": 1, "upto": True}]
    for held, tokens in ((0, 1), (1, 0)):
        scene = counting("turn_end", lose, when={"is": {"count": "changed"}, "max": 0}).put(0, resources={"gold": held})
        scene.answer(0, ["plan-card"]).end_turn(0)
        assert scene[0].goals[0].tokens == tokens


# --- keywords --------------------------------------------------------------------------------------------------------


def test_k1_k4_of_two_used_cards_the_second_may_have_become_too_dear() -> None:
    """Both could be used when they were chosen; the first takes the only gold."""
    scene = holding([{"do": "use", "zone": "discard", "n": 2}], "investment")
    scene.put(0, discard=["gold-card", "gold-card"], resources={"gold": 1}).answer(0, ["tested"])
    assert (scene[0].resources["gold"], scene[0].credit) == (0, 3)


def test_k4_a_removal_that_is_no_price_of_the_card_takes_all_or_nothing() -> None:
    lines = [{"do": "credit", "then": [{"do": "lose_res", "resource": "gold", "n": 2, "then": [GAIN]}]}]
    for held, left, iron in ((1, 1, 0), (2, 0, 1), (3, 1, 1)):
        scene = holding(lines, "investment").put(0, resources={"gold": held}).answer(0, ["tested"])
        assert (scene[0].resources["gold"], scene[0].resources["iron"]) == (left, iron)


def test_k4_q11_only_what_must_be_removed_is_a_price() -> None:
    lines = [{"do": "lose_res", "resource": "ruby", "may": True}, {"do": "lose_res", "resource": "gold"}]
    scene = holding(lines, "investment").put(0, resources={"gold": 1})
    assert "tested" in scene.ids(0)
    scene.answer(0, ["tested"])
    assert scene[0].resources["gold"] == 0


def test_k6_a_discarded_card_lies_on_top_of_the_pile() -> None:
    scene = holding([{"do": "mill", "n": 2}], "investment")
    scene.put(0, deck=["small-ruby", "small-gold"], discard=["small-iron"]).answer(0, ["tested"])
    assert scene[0].discard == ["small-iron", "small-gold", "small-ruby"]


def test_k8_a_card_gained_by_looking_is_not_bought() -> None:
    look = [{"do": "look", "zone": "market", "n": 1, "take": 1, "to": "gain"}]
    scene = counting("buy", look)
    scene.board.pile.append("ruby-card")
    scene.again().answer(0, ["plan-card"])
    assert "ruby-card" in scene[0].discard
    assert scene[0].goals[0].tokens == 0


def test_q13_what_one_event_sets_off_for_several_comes_from_the_turn_player_on() -> None:
    records = files()
    for at in (9, 11, 12):
        records["goals.toml"][at] |= {"triggers": [{"event": "play", "by": "anyone", "effects": [GAIN]}]}
    scene = Scene(3, packed(records), first=1)
    for seat, goal in enumerate(("passive-0", "passive-2", "passive-3")):
        scene.put(seat, goals=[goal], deck=list(DECK))
    scene.put(1, hand=["investment", "small-ruby"]).answer(1, ["investment"])
    assert [one["seat"] for one in scene.told("gained")] == [1, 2, 0]


# --- goals -----------------------------------------------------------------------------------------------------------


def test_g3_a_goal_flipped_before_its_tokens_are_full_gets_no_more() -> None:
    records = files()
    records["goals.toml"][0]["effects"] = [{"do": "flip"}, {"do": "token"}]
    scene = Scene(2, packed(records)).put(0, deck=list(DECK), goals=["active-0"]).put(1, deck=list(DECK))
    scene.end_turn(0).end_turn(1).answer(0, "goal-active-0")
    assert (scene[0].goals[0].flipped, scene[0].goals[0].tokens) == (True, 0)


def test_g3_a_flipped_goal_sets_nothing_off() -> None:
    records = files()
    records["goals.toml"][9] |= {"triggers": [{"event": "play", "effects": [GAIN]}]}
    for flipped, iron in ((False, 1), (True, 0)):
        scene = Scene(2, packed(records)).put(0, goals=[Goal("passive-0", flipped=flipped)])
        scene.put(0, hand=["investment", "small-ruby"]).answer(0, ["investment"])
        assert scene[0].resources["iron"] == iron


def test_h1_at_the_end_all_company_goals_lie_open() -> None:
    scene = Scene(3).table(era=6, last_round=1)
    scene.round()
    for _ in range(3):
        scene.answer(scene.match.awaited()[0], "stop")
    assert scene.match.result is not None
    assert all(player.company_revealed and player.company for player in scene.match.view(None).players)
    assert len(scene.told("company-achieved") + scene.told("company-failed")) == 3


def test_decision_7_who_ordered_it_gives_up_the_cheapest_and_is_not_asked() -> None:
    scene = holding([{"do": "discard", "who": "opponents", "n": 1}], "investment", seats=3)
    for seat in (1, 2):
        scene.put(seat, hand=["large-gold", "medium-iron", "small-ruby"], discard=[])
    order = scene.standing(1, "orders")
    assert order is not None
    scene.match.answer(1, order.no, "forced-cheapest")
    scene.answer(0, ["tested"])
    assert scene.match.awaited() == (2,)
    scene.answer(2, "large-gold")
    assert (scene[1].discard, scene[2].discard) == (["small-ruby"], ["large-gold"])
