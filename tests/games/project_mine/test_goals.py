"""Public goals G1-G5 and company goals H1-H3 (rules 4.1, 4.2; test 11 of rules 11)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.project_mine.cards import Pack
from bot.games.project_mine.scoring import account, achieved
from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import Record, files, named, packed
from tests.games.project_mine.scene import Scene

DECK = ["small-gold"] * 9


def pack_with(goal: Record | None = None, card: list[Record] | None = None, company: Record | None = None) -> Pack:
    """The small pack with the goal `goal`, the plan `tested`, and every company goal changed."""
    records = files()
    if goal is not None:
        records["goals.toml"][19] = named({"id": "goal", "kind": "passive", "cost": 2, "points": 4} | goal)
    if card is not None:
        plan = {"id": "tested", "kind": "plan", "cost": 2, "copies": 20, "effects": card}
        records["market.toml"][5] = named(plan)
    if company is not None:
        for record in records["company.toml"]:
            for field in ("tokens", "triggers", "requires"):
                record.pop(field, None)
            record |= company
    return packed(records)


def with_goal(goal: Record, card: list[Record] | None = None, seats: int = 2, owner: int = 0) -> Scene:
    """Seat `owner` has the goal; seat 0 holds `tested`."""
    scene = Scene(seats, pack_with(goal, card))
    for seat in range(seats):
        scene.put(seat, deck=list(DECK), hand=["small-ruby"] * 5)
    scene.put(owner, goals=["goal"])
    return scene.put(0, hand=["tested", "investment"]) if card is not None else scene


BUSY = {"tokens": 2, "triggers": [{"event": "play", "effects": [{"do": "token"}]}]}
RANK = {"flips": {"is": {"count": "resource_rank", "rank": 2}, "min": 3}}


def test_g1_tokens_come_at_once_and_the_last_one_flips() -> None:
    scene = with_goal(BUSY)
    scene.answer(0, ["small-ruby"])
    assert scene[0].goals == [Goal("goal", tokens=1)]
    scene.answer(0, ["small-ruby"])
    assert scene[0].goals == [Goal("goal", tokens=2, flipped=True)]
    assert scene.told("flipped") == [{"seat": 0, "card": "goal", "points": 4}]


def test_g1_only_the_owners_own_doings_count_unless_the_goal_says_otherwise() -> None:
    for by, tokens in (("me", 0), ("opponents", 1), ("anyone", 1)):
        goal = {"tokens": 3, "triggers": [{"event": "play", "by": by, "effects": [{"do": "token"}]}]}
        scene = with_goal(goal, owner=1)
        scene.answer(0, ["small-ruby"])
        assert scene[1].goals[0].tokens == tokens, by


def test_g1_a_state_flips_it_even_in_another_players_turn() -> None:
    lines = [{"do": "gain_res", "who": "opponents", "resource": "iron", "n": 3}]
    scene = with_goal(RANK, lines, owner=1).put(1, resources={"gold": 5})
    scene.answer(0, ["tested"])
    assert scene[1].goals[0].flipped


def test_g1_the_state_is_checked_after_each_line() -> None:
    """It is reached by one line and left by the next."""
    lines = [{"do": "gain_res", "resource": "iron", "n": 3}, {"do": "lose_res", "resource": "iron", "n": 3}]
    scene = with_goal(RANK, lines).put(0, resources={"gold": 5})
    scene.answer(0, ["tested"])
    assert scene[0].resources["iron"] == 0
    assert scene[0].goals[0].flipped


def test_g1_a_goal_bought_when_its_state_holds_already_flips() -> None:
    scene = (
        with_goal(RANK).put(0, goals=[], resources={"gold": 5, "iron": 3}, credit=2).table(goals=["goal", "active-5"])
    )
    scene.answer(0, [], "goal")
    assert scene[0].goals[0].flipped


def test_g2_one_effect_is_one_event_two_used_cards_are_two() -> None:
    goal = {"tokens": 5, "triggers": [{"event": "draw", "effects": [{"do": "token"}]}]}
    scene = with_goal(goal, [{"do": "draw", "n": 3}])
    assert scene.answer(0, ["tested"])[0].goals[0].tokens == 1
    scene = with_goal(goal, [{"do": "use", "zone": "discard", "n": 2}]).put(0, discard=["ruby-card", "ruby-card"])
    scene.answer(0, ["tested"])
    assert scene[0].goals[0].tokens == 2


def test_g2_the_refill_at_the_end_of_a_turn_is_no_draw_by_an_effect() -> None:
    goal = {"tokens": 5, "triggers": [{"event": "draw", "effects": [{"do": "token"}]}]}
    scene = with_goal(goal).put(0, hand=["small-ruby"])
    scene.end_turn(0)
    assert (len(scene[0].hand), scene[0].goals[0].tokens) == (5, 0)


def test_g3_a_flipped_goal_stays_flipped() -> None:
    """Test 11 of rules 11."""
    scene = with_goal(RANK, [{"do": "lose_res", "resource": "iron", "n": 3}])
    scene.put(0, resources={"gold": 5, "iron": 3})
    scene.end_turn(0).end_turn(1)
    assert scene[0].goals[0].flipped
    scene.put(0, hand=["tested", "investment"]).answer(0, ["tested"])
    assert scene[0].resources["iron"] == 0
    assert scene[0].goals[0].flipped


def test_g3_it_gains_no_more_tokens_and_its_active_ability_is_gone() -> None:
    scene = with_goal(BUSY).put(0, goals=[Goal("goal", tokens=2, flipped=True)])
    scene.answer(0, ["small-ruby"])
    assert scene[0].goals[0].tokens == 2
    scene.put(0, goals=[Goal("active-0", tokens=2, flipped=True)]).end_turn(0).end_turn(1)
    assert scene.asked(0) == "cards"


def test_g4_tokens_only_on_goals_that_use_them() -> None:
    scene = with_goal(BUSY, [{"do": "token", "on": "own"}]).put(0, goals=["passive-0", "goal"])
    scene.answer(0, ["tested"])
    assert [goal.tokens for goal in scene[0].goals] == [0, 2]  # one by its own trigger, one by the card


@pytest.mark.parametrize(
    ("on", "offered"),
    [("any", ["goal@0", "active-0@1"]), ("own", ["goal@0"]), ("others", ["active-0@1"])],
)
def test_g4_a_card_that_says_a_public_goal_reaches_other_players(on: str, offered: list[str]) -> None:
    goal = {"tokens": 3, "triggers": [{"event": "coin", "effects": [{"do": "token"}]}]}
    scene = with_goal(goal, [{"do": "token", "on": on}]).put(1, goals=["active-0", "passive-0"])
    scene.answer(0, ["tested"])
    if len(offered) > 1:
        assert scene.ids(0) == offered
        scene.answer(0, "active-0@1")
    assert scene[1].goals[0].tokens == (0 if on == "own" else 1)


def test_flip_is_compulsory_even_on_an_opponents_goal() -> None:
    scene = with_goal(RANK, [{"do": "flip", "on": "any"}], owner=1)
    scene.answer(0, ["tested"])
    assert scene[1].goals[0].flipped


def test_g5_an_unflipped_goal_costs_nothing() -> None:
    scene = with_goal(RANK)
    assert account(scene.pack, scene.board, 0).goals == 0
    assert account(scene.pack, scene.board, 0).total == account(scene.pack, scene.board, 1).total


@pytest.mark.parametrize(
    ("trigger", "lines", "tokens"),
    [
        ({"event": "gain_res", "resource": "iron"}, [{"do": "gain_res", "resource": "iron", "n": 4}], 1),
        ({"event": "gain_res", "resource": "gold"}, [{"do": "gain_res", "resource": "iron", "n": 4}], 0),
        ({"event": "gain_res", "min": 4}, [{"do": "gain_res", "resource": "iron", "n": 4}], 1),
        ({"event": "gain_res", "min": 5}, [{"do": "gain_res", "resource": "iron", "n": 4}], 0),
        ({"event": "penalty"}, [{"do": "penalty"}], 1),
        ({"event": "use"}, [{"do": "use", "zone": "discard"}], 1),
        ({"event": "discard", "filter": {"kind": "basic"}}, [{"do": "discard"}], 1),
        ({"event": "discard", "filter": {"kind": "plan"}}, [{"do": "discard"}], 0),
        ({"event": "exile"}, [{"do": "exile"}], 1),
        ({"event": "gain_card"}, [{"do": "gain_card", "zone": "pile"}], 1),
        ({"event": "gain_goal"}, [{"do": "gain_goal", "zone": "pile"}], 1),
        ({"event": "play", "filter": {"kind": "plan"}}, [], 1),
        ({"event": "play", "filter": {"energy_min": 1}}, [], 0),
        ({"event": "lose_res"}, [{"do": "lose_res", "resource": "gold"}], 1),
        ({"event": "token", "by": "opponents"}, [], 0),
        ({"event": "play", "when": {"is": {"count": "played"}, "min": 2}}, [], 0),
    ],
)
def test_every_event_can_give_a_token(trigger: Record, lines: list[Record], tokens: int) -> None:
    goal = {"tokens": 9, "triggers": [{**trigger, "effects": [{"do": "token"}]}]}
    scene = with_goal(goal, lines).put(0, discard=["small-gold"], resources={"gold": 2})
    scene.answer(0, ["tested"])
    assert scene[0].goals[0].tokens == tokens


def test_events_of_a_turn_and_of_buying() -> None:
    for event, least in (("turn_end", 1), ("turn_start", 1), ("buy", 1), ("coin", 1), ("declare", 0)):
        goal = {"tokens": 9, "triggers": [{"event": event, "effects": [{"do": "token"}]}]}
        scene = with_goal(goal).put(0, credit=3, coins=1)
        scene.answer(0, [], "coin", "medium-gold")
        scene.end_turn(1)
        assert scene[0].goals[0].tokens == least, event
    scene = with_goal({"tokens": 9, "triggers": [{"event": "declare", "effects": [{"do": "token"}]}]})
    scene.put(0, deck=[]).answer(0, ["small-ruby"])
    assert scene[0].goals[0].tokens == 1


def test_energy_left_at_the_end_of_a_turn_is_seen() -> None:
    when = {"is": {"count": "energy"}, "min": 3}
    goal = {"tokens": 9, "triggers": [{"event": "turn_end", "when": when, "effects": [{"do": "token"}]}]}
    assert with_goal(goal).answer(0, ["small-ruby"]).end_turn(0)[0].goals[0].tokens == 1
    assert with_goal(goal).answer(0, ["small-ruby", "small-ruby#2"]).end_turn(0)[0].goals[0].tokens == 0


# --- company goals ---------------------------------------------------------------------------------------------------

COUNTS: dict[str, Any] = {"tokens": 3, "triggers": [{"event": "gain_res", "effects": [{"do": "token"}]}]}


def company(record: Record, seats: int = 2) -> Scene:
    """Everybody has a company goal of this form."""
    scene = Scene(seats, pack_with(company=record))
    for seat in range(seats):
        scene.put(seat, deck=list(DECK), hand=["small-ruby"] * 5)
    return scene


def test_h1_other_goals_stay_secret_to_the_end() -> None:
    scene = company({"requires": {"is": {"count": "resources"}, "min": 1}})
    assert scene.standing(0, "goal") is None
    scene.answer(0, ["small-ruby"])
    assert not scene[0].revealed


def test_h2_it_is_judged_at_the_end_against_opponents_too() -> None:
    scene = company({"requires": {"is": {"count": "leads"}, "min": {"2": 2, "3": 1, "4": 1}}})
    scene.put(0, resources={"ruby": 1, "gold": 2}).put(1, resources={"gold": 1})
    assert achieved(scene.pack, scene.board, 0)
    assert not achieved(scene.pack, scene.board, 1)
    scene.put(1, resources={"gold": 2})
    assert not achieved(scene.pack, scene.board, 0)


def test_h2_some_are_judged_before_the_transition() -> None:
    scene = company(
        {"requires": {"is": {"count": "resource", "resource": "gold"}, "min": 2}, "judged": "before_transition"}
    )
    scene.table(era=6, last_round=1).put(0, resources={"gold": 2})
    scene.round()
    assert (scene[0].judged, scene[1].judged) == (1, 0)
    scene.put(0, resources={}).put(1, resources={"gold": 9})
    points = scene.pack[scene[0].company].worth
    assert account(scene.pack, scene.board, 0).company == points
    assert account(scene.pack, scene.board, 1).company == 0


def test_h3_a_failed_goal_costs_nothing() -> None:
    scene = company({"requires": {"is": {"count": "resources"}, "min": 99}})
    assert account(scene.pack, scene.board, 0).company == 0


def test_a_token_goal_that_was_never_revealed_fails() -> None:
    scene = company(COUNTS).put(0, tokens=3)
    assert not achieved(scene.pack, scene.board, 0)
    assert achieved(scene.pack, scene.put(0, revealed=True).board, 0)
