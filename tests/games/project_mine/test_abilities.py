"""Forms of the cards' language that the house set does not use: each alone and in pairs (rules 10.5)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games.project_mine.cards import PackError
from bot.games.project_mine.counting import Context
from bot.games.project_mine.scoring import achieved
from bot.games.project_mine.state import Goal
from bot.games.project_mine.verbs import Count
from tests.games.project_mine.packbox import Record, files, named, packed
from tests.games.project_mine.scene import Scene, holding
from tests.games.project_mine.test_goals import pack_with, with_goal

HAND: Record = {"count": "hand", "filter": {"resource": "ruby"}}
KINDS: Record = {"count": "resource_kinds"}


def credit_for(count: Record, **fields: Any) -> int:
    """The credit that a card gives whose number this is; seat 0 then holds two rubies and an iron card, has two kinds
    of resources, four in all, and two goals, one of them flipped."""
    scene = holding([{"do": "credit", "n": count}], "small-ruby", "small-ruby", "small-iron")
    goals = [Goal("active-0", flipped=True), Goal("active-1")]
    scene.put(0, resources={"ruby": 3, "gold": 1}, goals=goals, **fields)
    scene.answer(0, ["tested"])
    return scene[0].credit


def sum_of(*parts: Record, **more: Any) -> Record:
    """The sum of these counts."""
    return {"sum": list(parts)} | more


@pytest.mark.parametrize(
    ("count", "found"),
    [
        (sum_of(HAND, KINDS), 4),
        (sum_of(HAND | {"times": 3}, KINDS | {"plus": 1}), 9),
        (sum_of(HAND, KINDS, per=3), 1),
        (sum_of(HAND, KINDS, plus=2, at_most=5), 5),
        (sum_of(HAND, sum_of(KINDS, KINDS)), 6),
        (sum_of(HAND, KINDS | {"of": "most"}), 2),
        (sum_of({"count": "goals"}, {"count": "flipped", "filter": {"kind": "active"}}), 3),
        (sum_of({"count": "goals", "filter": {"kind": "passive"}}, {"count": "flipped"}), 1),
    ],
)
def test_several_counts_are_added_each_with_its_own_arithmetic(count: Record, found: int) -> None:
    assert credit_for(count) == found


@pytest.mark.parametrize(
    ("with_goals", "found"),
    [({}, 0), ({"with_goals": True}, 1), ({"with_goals": "all"}, 2)],
)
def test_own_goals_count_as_cards_flipped_or_not(with_goals: Record, found: int) -> None:
    count = {"count": "owned", "filter": {"points_min": 4}} | with_goals
    scene = with_goal({"tokens": 3, "triggers": [{"event": "play", "effects": [{"do": "token"}]}]})
    other = next(card["id"] for card in files()["goals.toml"] if card["id"] != "goal" and card["points"] >= 4)
    scene.put(0, goals=[Goal("goal", flipped=True), Goal(other)], hand=[], deck=[], discard=[], play=[])
    assert Context(scene.pack, scene.board, 0).count(msgspec.convert(count, Count)) == found


@pytest.mark.parametrize(
    "count",
    [
        {"sum": [HAND], "count": "hand"},
        {"per": 2},
        {"sum": [HAND], "of": "most"},
        {"sum": []},
    ],
)
def test_a_sum_is_either_or(count: Record) -> None:
    with pytest.raises(PackError) as refused:
        holding([{"do": "credit", "n": count}])
    assert refused.value.reason in ("one-of", "not-here")


# --- points by formula -----------------------------------------------------------------------------------------------

FORMULA: Record = {"count": "resources", "per": 2}
"""Half of all resources."""


def with_formula(requires: Record, **fields: Any) -> Scene:
    """Seat 0's company goal asks for that; a plan of the pack, `formula`, has points by formula."""
    company = {"requires": requires} | fields
    records = files()
    plan = {"id": "formula", "kind": "plan", "cost": 2, "copies": 20, "points": FORMULA, "effects": [{"do": "credit"}]}
    records["market.toml"][5] = named(plan)
    for record in records["company.toml"]:
        for field in ("tokens", "triggers", "requires"):
            record.pop(field, None)
        record |= company
    scene = Scene(2, packed(records))
    return scene.put(0, hand=[], deck=["formula"] * 3, discard=[], play=[], resources={"gold": 8})


RICH: Record = {"is": {"count": "owned", "filter": {"points_min": 4}}, "min": 3}
WORTH: Record = {"is": {"count": "owned", "value": "points"}, "min": 12}


@pytest.mark.parametrize("requires", [RICH, WORTH, {"all": [RICH, WORTH]}])
def test_points_by_formula_pass_a_filter_when_the_game_is_over(requires: Record) -> None:
    scene = with_formula(requires)
    assert achieved(scene.pack, scene.board, 0)
    scene.put(0, resources={"gold": 7})
    assert not achieved(scene.pack, scene.board, 0)


@pytest.mark.parametrize("requires", [RICH, WORTH])
def test_they_count_nothing_while_the_game_runs(requires: Record) -> None:
    scene = with_formula(requires, judged="before_transition")
    assert not achieved(scene.pack, scene.board, 0)


def test_a_formula_that_looks_at_points_by_formula_takes_them_for_nothing() -> None:
    scene = with_formula(RICH)
    card = scene.pack["formula"]
    assert Context(scene.pack, scene.board, 0, final=True).points(card.id, 0) == 4


# --- a reveal that moves the card found alone -------------------------------------------------------------------------


def reveal(**fields: Any) -> Scene:
    """Seat 0 plays a card that reveals from the deck small-ruby (top), small-gold, small-iron, investment."""
    scene = holding([{"do": "reveal", "zone": "deck"} | fields], "investment")
    scene.put(0, deck=["investment", "small-iron", "small-gold", "small-ruby"])
    return scene.answer(0, ["tested"])


IRON: Record = {"resource": "iron"}


def test_only_the_card_found_is_discarded() -> None:
    scene = reveal(until=IRON, found="discard", to="top")
    assert (scene[0].deck, scene[0].discard) == (["investment", "small-gold", "small-ruby"], ["small-iron"])


@pytest.mark.parametrize(
    ("found", "to", "deck", "zone"),
    [
        ("hand", "bottom", ["small-ruby", "small-gold", "investment"], "hand"),
        ("exile", "top", ["investment", "small-gold", "small-ruby"], "exile"),
        ("hand", "discard", ["investment"], "hand"),
    ],
)
def test_the_card_found_goes_its_own_way(found: str, to: str, deck: list[str], zone: str) -> None:
    scene = reveal(until=IRON, found=found, to=to)
    cards = scene.board.exile if zone == "exile" else getattr(scene[0], zone)
    assert sorted(scene[0].deck) == sorted(deck)
    assert cards.count("small-iron") == 1
    assert "small-iron" not in scene[0].deck + scene[0].discard


def test_found_and_shuffled_the_rest_is_shuffled_and_the_found_lies_on_top() -> None:
    scene = reveal(until=IRON, found="top", to="shuffle")
    assert scene[0].deck[-1] == "small-iron"
    assert sorted(scene[0].deck[:-1]) == ["investment", "small-gold", "small-ruby"]


def test_of_several_shown_those_that_pass_go_their_own_way() -> None:
    scene = reveal(n=3, filter={"not_resource": "gold", "resource": "any"}, found="discard", to="top")
    assert (scene[0].deck, sorted(scene[0].discard)) == (["investment", "small-gold"], ["small-iron", "small-ruby"])


def test_where_nothing_is_found_all_go_the_same_way() -> None:
    scene = reveal(until={"resource": "emerald"}, found="discard", to="bottom")
    assert (len(scene[0].deck), scene[0].discard) == (4, [])


def test_what_nothing_can_find_is_refused() -> None:
    with pytest.raises(PackError) as refused:
        reveal(n=2, found="discard")
    assert (refused.value.reason, refused.value.field) == ("not-here", "effects.0.found")


# --- once a turn -----------------------------------------------------------------------------------------------------


def goal(**trigger: Any) -> Record:
    """A goal with a token for every card played."""
    return {"tokens": 9, "triggers": [{"event": "play", "effects": [{"do": "token"}]} | trigger]}


def tokens(scene: Scene) -> int:
    return scene[0].goals[0].tokens


def test_a_trigger_goes_off_once_a_turn_and_again_in_the_next() -> None:
    scene = with_goal(goal(once=True)).put(0, hand=["small-ruby"] * 5)
    scene.answer(0, ["small-ruby"]).answer(0, ["small-ruby"])
    assert tokens(scene) == 1
    scene.end_turn(0).end_turn(1)
    scene.put(0, hand=["small-ruby"] * 2).answer(0, ["small-ruby"])
    assert tokens(scene) == 2


def test_once_a_turn_counts_for_each_trigger_of_a_goal() -> None:
    two = goal(once=True)
    two["triggers"].append({"event": "gain_res", "once": True, "effects": [{"do": "token"}]})
    scene = with_goal(two).put(0, hand=["small-ruby"] * 5)
    scene.answer(0, ["small-ruby"]).answer(0, ["small-ruby"])
    assert tokens(scene) == 2


def test_once_a_turn_waits_for_the_one_whose_condition_holds() -> None:
    when = {"is": sum_of({"count": "played"}, {"count": "goals"}), "min": 3}
    scene = with_goal(goal(once=True, when=when)).put(0, hand=["small-ruby"] * 5)
    for found in (0, 1, 1):
        scene.answer(0, ["small-ruby"])
        assert tokens(scene) == found


def test_a_trigger_of_once_a_turn_ends_a_circle_of_causes() -> None:
    circle = {"event": "gain_res", "effects": [{"do": "gain_res", "resource": "gold"}]}
    with pytest.raises(PackError) as refused:
        pack_with({"tokens": 3, "triggers": [circle, {"event": "play", "effects": [{"do": "token"}]}]})
    assert refused.value.reason == "endless"
    pack_with({"tokens": 3, "triggers": [circle | {"once": True}, {"event": "play", "effects": [{"do": "token"}]}]})
