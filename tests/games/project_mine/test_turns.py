"""A turn: five strict steps (rules 3.3; tests 5 and 8 of rules 11; Q4-Q6)."""

from __future__ import annotations

import pytest

from bot.games.project_mine.cleaning import MOST_ROUNDS
from bot.games.project_mine.state import Goal
from bot.games.project_mine.turns import MOST_PLAYED
from tests.games.project_mine.packbox import files, packed, with_card
from tests.games.project_mine.scene import Scene, holding

DECK = ["small-gold"] * 9


def test_step_1_energy_four_and_credit_nothing() -> None:
    scene = Scene(2).put(1, energy=9, credit=7, buys=3)
    scene.end_turn(0)
    assert (scene[1].energy, scene[1].credit, scene[1].buys) == (4, 0, 1)


def test_step_2_active_goals_once_each_before_the_first_card() -> None:
    scene = Scene(2).put(0, deck=list(DECK), goals=["active-0", "active-1"])
    scene.end_turn(0).end_turn(1)
    assert scene.asked(0) == "goals"
    assert scene.ids(0) == ["goal-active-0", "goal-active-1", "done"]
    scene.answer(0, "goal-active-1")
    assert scene.ids(0) == ["goal-active-0", "done"]
    scene.answer(0, "done")
    assert scene.asked(0) == "cards"


def test_step_2_is_passed_over_without_a_goal_to_use() -> None:
    assert Scene(2).asked(0) == "cards"


def test_q4_a_goal_bought_this_turn_cannot_be_used_this_turn() -> None:
    scene = Scene(2).table(goals=["active-0", "active-1"]).put(0, credit=9, buys=2)
    scene.answer(0, [], "active-0")
    assert scene.asked(0) == "buy"


def test_step_3_cards_are_played_in_the_order_given() -> None:
    scene = Scene(2).put(0, hand=["small-ruby", "small-gold", "investment"])
    scene.answer(0, ["investment", "small-gold", "small-ruby"])
    assert scene[0].played == ["investment", "small-gold", "small-ruby"]
    assert [event["card"] for event in scene.told("played")] == scene[0].played
    assert (scene[0].energy, scene[0].credit) == (1, 1)


def test_step_3_copies_are_played_one_by_one() -> None:
    scene = Scene(2).put(0, hand=["investment", "investment", "small-ruby"])
    assert set(scene.ids(0)) == {"investment", "investment#2", "small-ruby"}
    scene.answer(0, ["investment", "investment#2"])
    assert scene[0].credit == 2


def test_step_3_the_plan_stops_where_energy_is_missing() -> None:
    scene = holding([{"do": "buys"}], "tested", "tested", "small-ruby", energy=2)
    scene.answer(0, ["tested", "tested#2", "tested#3", "small-ruby"])
    assert scene[0].played == ["tested", "tested"]
    assert scene.asked(0) == "cards"
    assert scene.ids(0) == []
    assert scene[0].hand == ["tested", "small-ruby"]


def test_step_3_the_plan_stops_after_a_draw() -> None:
    scene = Scene(2).put(0, hand=["ruby-card", "investment", "small-gold"], deck=list(DECK))
    scene.answer(0, ["ruby-card", "investment", "small-gold"])
    assert scene[0].played == ["ruby-card"]
    assert scene.asked(0) == "cards"
    assert len(scene[0].hand) == 3


def test_step_3_the_plan_stops_where_something_is_asked() -> None:
    scene = Scene(2).put(0, hand=["emerald-card", "investment", "small-gold"], deck=list(DECK))
    scene.answer(0, ["emerald-card", "investment", "small-gold"])
    assert scene.asked(0) == "resource-gain"
    scene.answer(0, "iron")
    assert (scene.asked(0), scene[0].played) == ("cards", ["emerald-card"])


def test_k2_x_energy_cannot_be_played_and_says_why() -> None:
    scene = holding([], "small-ruby", energy="X")
    assert scene.options(0)["tested"].blocked is not None
    assert scene.refused(0, ["tested"]) == "project_mine-blocked-x"


@pytest.mark.parametrize(("energy", "free"), [(2, True), (1, False)])
def test_a_card_needs_its_energy(energy: int, free: bool) -> None:
    scene = holding([], "small-ruby", energy=2).put(0, energy=energy)
    assert ("tested" in scene.ids(0)) == free
    if not free:
        blocked = scene.options(0)["tested"].blocked
        assert blocked is not None
        assert (blocked.key, blocked.args) == ("project_mine-blocked-energy", {"need": 1})


@pytest.mark.parametrize(("held", "free"), [(0, False), (1, False), (2, True)])
def test_k4_fixed_removals_must_be_payable(held: int, free: bool) -> None:
    """Test 5 of rules 11."""
    scene = holding([{"do": "lose_res", "resource": "gold", "n": 2}, {"do": "credit", "n": 3}], "small-ruby")
    scene.put(0, resources={"gold": held})
    assert ("tested" in scene.ids(0)) == free
    if not free:
        assert scene.refused(0, ["tested"]) == "project_mine-blocked-resources"


def test_k4_an_earlier_plus_line_counts() -> None:
    gain = {"do": "gain_res", "resource": "gold", "n": 1}
    lose = {"do": "lose_res", "resource": "gold", "n": 2}
    assert "tested" in holding([gain, lose], "small-ruby").put(0, resources={"gold": 1}).ids(0)
    assert "tested" not in holding([lose, gain], "small-ruby").put(0, resources={"gold": 1}).ids(0)


def test_q11_several_removals_must_all_be_payable() -> None:
    lines = [{"do": "lose_res", "resource": "gold"}, {"do": "lose_res", "resource": "gold"}]
    assert "tested" not in holding(lines, "small-ruby").put(0, resources={"gold": 1}).ids(0)
    assert "tested" in holding(lines, "small-ruby").put(0, resources={"gold": 2}).ids(0)


def test_q11_a_removal_inside_if_you_do_is_no_price() -> None:
    lines = [{"do": "discard", "then": [{"do": "lose_res", "resource": "gold", "n": 5}, {"do": "credit"}]}]
    scene = holding(lines, "small-ruby", "small-iron")
    scene.answer(0, ["tested"], "small-ruby")
    # It could be played without any gold; but nothing comes of what follows a removal that is not paid (K4).
    assert (scene[0].resources["gold"], scene[0].credit) == (0, 0)


def test_step_4_one_purchase_and_one_more_for_each_buy() -> None:
    scene = Scene(2).put(0, hand=["plan-card", "small-ruby"], credit=0)
    scene.answer(0, ["plan-card"], [])
    assert (scene[0].credit, scene[0].buys) == (2, 2)
    scene.put(0, credit=9)
    scene.answer(0, "medium-gold")
    assert (scene[0].credit, scene[0].buys, scene[0].discard[-1]) == (6, 1, "medium-gold")
    scene.answer(0, "medium-gold")
    assert scene.board.basic["medium-gold"] == 2
    assert scene.board.current == 1


def test_step_4_a_market_card_goes_to_the_discard_pile_and_the_slot_is_refilled() -> None:
    scene = Scene(2)
    market = ["ruby-card", "gold-card", "iron-card", "ruby-card", "plan-card", "plan-card"]
    scene.board.market = list(market)
    scene.put(0, credit=3)
    following = scene.board.pile[-1]
    scene.answer(0, [])
    assert scene.options(0)["gold-card"].blocked is not None
    scene.answer(0, "ruby-card")
    assert scene.board.market == [following, *market[1:]]
    assert "ruby-card" in scene[0].discard
    assert scene[0].credit == 2


def test_step_4_q2_a_goal_goes_in_front_of_its_buyer() -> None:
    """Q2."""
    scene = Scene(2).table(goals=["active-0", "passive-2"]).put(0, credit=9)
    scene.answer(0, [], "active-0")
    assert [goal.card for goal in scene[0].goals] == ["active-0"]
    assert "active-0" not in scene[0].owned
    assert len(scene.board.goals) == 2


def test_step_4_is_passed_over_when_nothing_can_be_bought() -> None:
    scene = Scene(2)
    scene.board.market = ["gold-card"] * 6
    scene.table(goals=["active-5", "passive-5"]).put(0, hand=["small-ruby"])
    scene.answer(0, [])
    assert scene.board.current == 1


def test_step_4_too_dear_cards_are_shown_with_what_is_missing() -> None:
    scene = Scene(2).put(0, credit=3)
    scene.answer(0, [])
    blocked = scene.options(0)["large-iron"].blocked
    assert blocked is not None
    assert blocked.args == {"need": 3}
    assert scene.refused(0, "large-iron") == "project_mine-blocked-credit"


def test_q5_no_card_after_the_first_purchase() -> None:
    scene = Scene(2).put(0, credit=9, buys=2)
    scene.answer(0, [], "medium-gold")
    assert scene.asked(0) == "buy"
    assert set(scene.ids(0)).isdisjoint(set(scene[0].hand) - set(scene.board.market))


def test_q6_energy_has_no_cap() -> None:
    scene = holding([{"do": "energy", "n": 5}], "small-ruby")
    scene.answer(0, ["tested"])
    assert scene[0].energy == 9


@pytest.mark.parametrize(("hand", "deck", "left"), [(0, 9, 5), (2, 9, 5), (2, 2, 4), (0, 0, 0), (5, 9, 5)], ids=str)
def test_step_5_draws_up_to_five_as_far_as_the_deck_goes(hand: int, deck: int, left: int) -> None:
    """Test 8 of rules 11."""
    scene = Scene(2).put(0, hand=["investment"] * hand, deck=["small-ruby"] * deck)
    scene.end_turn(0)
    assert len(scene[0].hand) == left


def test_step_5_discards_down_to_five_by_choice() -> None:
    scene = Scene(2).put(0, hand=["investment"] * 5 + ["small-iron", "small-gold"], deck=list(DECK))
    scene.answer(0, [])
    assert scene.asked(0) == "excess"
    question = scene.question(0)
    assert (question.shape.min, question.shape.max) == (2, 2)  # type: ignore[union-attr]
    scene.answer(0, ["small-iron", "small-gold"])
    assert (len(scene[0].hand), scene[0].discard) == (5, ["small-iron", "small-gold"])
    assert len(scene[0].deck) == 9


def test_k7_discarding_down_to_five_is_a_discard_from_hand() -> None:
    scene = Scene(2).put(0, hand=["investment"] * 5 + ["emerald-card"], deck=list(DECK))
    scene.answer(0, [], "emerald-card")
    assert scene[0].resources["emerald"] == 1


def test_k7_moving_from_the_play_area_is_not() -> None:
    scene = Scene(2).put(0, hand=["emerald-card", "small-ruby"], deck=list(DECK))
    scene.answer(0, ["emerald-card"], "iron")
    scene.end_turn(0)
    assert "emerald-card" in scene[0].discard
    assert scene[0].resources["emerald"] == 0


def test_step_5_what_a_discard_draws_is_discarded_too() -> None:
    pack = with_card(
        {"id": "tested", "kind": "plan", "effects": [], "on_discard": [{"do": "draw", "n": 2}]}, "plan-card"
    )
    scene = Scene(2, pack).put(0, hand=["investment"] * 5 + ["tested"], deck=list(DECK))
    scene.answer(0, [], "tested")
    assert (scene.asked(0), len(scene[0].hand)) == ("excess", 7)
    scene.answer(0, ["small-gold", "small-gold#2"])
    assert scene.board.current == 1


def test_the_play_area_is_empty_out_of_turn() -> None:
    scene = Scene(2).put(0, hand=["small-ruby"], deck=list(DECK))
    scene.answer(0, ["small-ruby"])
    assert (scene[0].play, scene[0].discard) == ([], ["small-ruby"])


def test_an_empty_hand_is_not_asked() -> None:
    """Public facts leave nothing to decide."""
    scene = Scene(2).put(1, hand=[], deck=list(DECK), discard=[])
    scene.put(0, deck=list(DECK))
    scene.end_turn(0)
    assert scene[1].turns == 1
    assert scene.board.current == 0


def test_the_order_of_the_play_area_is_asked_only_if_a_card_looks_at_it() -> None:
    """Decision 6 of rules 8."""
    scene = Scene(2).put(0, hand=["small-ruby", "small-gold"], deck=list(DECK), discard=[])
    scene.answer(0, ["small-ruby", "small-gold"])
    assert scene[0].discard == ["small-ruby", "small-gold"]
    pack = with_card({"id": "tested", "kind": "plan", "effects": [{"do": "use", "how": "top"}]}, "plan-card")
    scene = Scene(2, pack).put(0, hand=["small-ruby", "small-gold"], deck=list(DECK), discard=[])
    scene.answer(0, ["small-ruby", "small-gold"])
    assert scene.asked(0) == "put-away"
    scene.answer(0, ["small-gold", "small-ruby"])
    assert scene[0].discard == ["small-gold", "small-ruby"]
    scene.end_turn(1).put(0, hand=["small-iron"]).answer(0, ["small-iron"])
    assert scene[0].discard[-1] == "small-iron"


def test_10_6_a_card_that_comes_back_as_it_is_discarded_does_not_keep_a_turn_for_ever(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clean-up ends after a bound; the players and the owner of the bot are told which card it was."""
    monkeypatch.setattr("bot.core.cards.shelf._told", {})
    back = [{"do": "move", "zone": "discard", "to": "hand", "how": "top"}]
    pack = with_card({"id": "tested", "kind": "plan", "effects": [], "on_discard": back}, "plan-card")
    scene = Scene(2, pack).put(0, hand=["tested"] * 6, deck=list(DECK), discard=[])
    scene.answer(0, [])
    for _ in range(MOST_ROUNDS):
        assert scene.asked(0) == "excess"
        scene.answer(0, "tested")
    assert scene.board.current == 1
    assert scene.told("chain-cut") == [{"card": "tested", "count": MOST_ROUNDS}]
    assert [line.getMessage().partition(", ")[2] for line in caplog.records] == [
        f"card tested: a chain of effects was cut after {MOST_ROUNDS} rounds of discarding"
    ]


def test_10_6_a_card_that_comes_back_as_it_is_played_does_not_keep_a_turn_for_ever() -> None:
    lines = [{"do": "gain_res", "resource": "ruby"}, {"do": "move", "zone": "play", "to": "hand", "how": "top"}]
    pack = with_card({"id": "tested", "kind": "plan", "effects": lines}, "plan-card")
    scene = Scene(2, pack).put(0, hand=["tested", "investment"], resources={}, deck=list(DECK), discard=[])
    for _ in range(MOST_PLAYED):
        assert scene.asked(0) == "cards"
        scene.answer(0, ["tested"])
    assert scene[0].resources["ruby"] == MOST_PLAYED
    assert scene.told("chain-cut") == [{"card": "tested", "count": MOST_PLAYED}]
    assert scene.board.current == 1


def test_step_2_an_active_goal_can_be_used_again_in_the_next_turn() -> None:
    scene = Scene(2).put(0, deck=DECK * 3, goals=["active-0"]).put(1, deck=DECK * 3)
    scene.end_turn(0).end_turn(1).put(0, goals=[Goal("active-0", used=True)])
    scene.end_turn(0).end_turn(1)
    assert scene.ids(0) == ["goal-active-0", "done"]


def test_step_2_k4_an_active_goal_whose_price_cannot_be_paid_is_not_offered() -> None:
    records = files()
    records["goals.toml"][0]["effects"] = [{"do": "lose_res", "resource": "gold"}, {"do": "token"}]
    for gold in (0, 1):
        scene = Scene(2, packed(records)).put(0, deck=list(DECK), resources={"gold": gold}, goals=["active-0"])
        scene.put(1, deck=list(DECK)).end_turn(0).end_turn(1)
        assert scene.asked(0) == ("goals" if gold else "cards")
