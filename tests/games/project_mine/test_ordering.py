"""Effects that stand at once: which goes first, and who says so (Q13)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bot.games.project_mine.cards import Pack
from tests.games.project_mine.packbox import Record, files, named, packed
from tests.games.project_mine.scene import Scene

DECK = ["small-gold"] * 9
DRAW: list[Record] = [{"do": "draw"}]
IRON_BY_HAND: list[Record] = [{"do": "gain_res", "resource": "iron", "n": {"count": "hand"}}]
"""It matters whether one draws before or after."""


def pack_of(effects: list[Record], **on_discard: list[Record]) -> Pack:
    """The small pack; `plan-card` has these effects, and cards of resources these when discarded."""
    records = copy.deepcopy(files())
    for card in records["market.toml"]:
        if card["id"] == "plan-card":
            card["effects"] = effects
        card["on_discard"] = on_discard.get(card["id"].removesuffix("-card"), [])
    return packed(records)


def discarding(seats: int = 2, who: str = "me", n: int = 2, **on_discard: list[Record]) -> Scene:
    """Seat 0 plays a card by which `who` discards the top `n` of the deck: one gold, ruby and iron card."""
    scene = Scene(seats, pack_of([{"do": "mill", "who": who, "n": n}], **on_discard))
    for seat in range(seats):
        scene.put(seat, deck=[*DECK, "iron-card", "ruby-card", "gold-card"], hand=["small-gold"] * 2, resources={})
    return scene.put(0, hand=["plan-card", "small-gold", "small-gold"]).answer(0, ["plan-card"])


def test_q13_the_turn_player_says_which_of_its_effects_goes_first() -> None:
    for first, iron in (("ruby-card", 3), ("gold-card", 2)):
        scene = discarding(ruby=DRAW, gold=IRON_BY_HAND)
        assert scene.asked(0) == "first"
        assert scene.ids(0) == ["gold-card", "ruby-card"]  # as they arose
        assert scene.question(0).topic == "project_mine-topic-turn"
        assert scene.match.awaited() == (0,)
        scene.answer(0, first)
        assert (scene[0].resources["iron"], scene.asked(0)) == (iron, "cards")


def test_q13_it_is_asked_one_at_a_time_until_one_is_left() -> None:
    scene = discarding(n=3, ruby=DRAW, gold=IRON_BY_HAND, iron=[{"do": "mill"}])
    assert scene.ids(0) == ["gold-card", "ruby-card", "iron-card"]
    scene.answer(0, "ruby-card")
    assert scene.ids(0) == ["gold-card", "iron-card"]
    scene.answer(0, "iron-card")
    assert scene.asked(0) == "cards"
    assert (scene[0].resources["iron"], len(scene[0].hand)) == (3, 3)


def test_q13_what_the_first_sets_off_comes_before_the_second() -> None:
    scene = discarding(n=2, ruby=[{"do": "mill"}, {"do": "draw"}], gold=IRON_BY_HAND, iron=DRAW)
    scene.answer(0, "ruby-card")
    assert scene[0].resources["iron"] == 4  # two in hand, one by the iron card, one by the ruby card


def test_q13_on_time_out_they_go_as_they_arose() -> None:
    scene = discarding(ruby=DRAW, gold=IRON_BY_HAND)
    scene.match.elapse(f"default:0:{scene.question(0).no}")
    assert (scene[0].resources["iron"], len(scene[0].hand)) == (2, 3)


@pytest.mark.parametrize(
    "on_discard",
    [
        {"ruby": DRAW},
        {"ruby": [{"do": "credit"}], "gold": [{"do": "gain_res", "resource": "iron"}, {"do": "penalty"}]},
    ],
)
def test_q13_nobody_is_asked_where_the_order_cannot_matter(on_discard: dict[str, list[Record]]) -> None:
    """One alone, or mere additions."""
    assert discarding(**on_discard).asked(0) == "cards"


def test_q13_nobody_is_asked_about_effects_that_are_alike() -> None:
    scene = Scene(2, pack_of([{"do": "mill", "n": 2}], ruby=DRAW))
    scene.put(0, deck=[*DECK, "ruby-card", "ruby-card"], hand=["plan-card", "small-gold"]).answer(0, ["plan-card"])
    assert (scene.asked(0), len(scene[0].hand)) == ("cards", 3)


def test_q13_energy_that_is_taken_away_is_no_mere_addition() -> None:
    """It stops at 0: -9 before +1 leaves 1, after it 0."""
    for first, energy in (("ruby-card", 1), ("gold-card", 0)):
        scene = discarding(ruby=[{"do": "energy", "n": -9}], gold=[{"do": "energy", "n": 1}])
        assert scene.answer(0, first)[0].energy == energy


def test_q13_effects_of_others_go_as_they_arose_and_the_turn_waits_for_nobody() -> None:
    """The turn player's first, then seat by seat."""
    scene = discarding(3, "all", ruby=DRAW, gold=IRON_BY_HAND)
    assert scene.match.awaited() == (0,)
    assert scene[1].resources["iron"] == 0
    scene.answer(0, "ruby-card")
    assert scene.match.awaited() == (0,)
    assert [scene[seat].resources["iron"] for seat in range(3)] == [3, 2, 2]
    assert [one["seat"] for one in scene.told("gained")] == [0, 1, 2]


def test_q13_public_goals_and_lasting_effects_are_ordered_too() -> None:
    records = files()
    goal = {"id": "goal", "kind": "passive", "cost": 2, "points": 4, "tokens": 9}
    token = {"event": "declare", "effects": [{"do": "token"}]}
    goal["triggers"] = [{"event": "gain_res", "effects": [{"do": "draw"}]}, token]
    records["goals.toml"][19] = named(goal)
    trigger = {"event": "gain_res", "resource": "gold", "effects": IRON_BY_HAND}
    records["market.toml"][5]["effects"] = [{"do": "lasting", "until": "turn", "once": True, "trigger": trigger}]
    pack = packed(records)
    for first, iron in (("goal", 3), ("plan-card", 2)):
        scene = Scene(2, pack).put(0, deck=list(DECK), resources={}, goals=["goal"])
        scene.put(0, hand=["plan-card", "small-gold", "investment", "investment"]).answer(0, ["plan-card"])
        scene.answer(0, ["small-gold"])
        assert (scene.asked(0), sorted(scene.ids(0))) == ("first", ["goal", "plan-card"])
        anchors = {option.id: option.anchor and option.anchor.kind for option in scene.options(0).values()}
        assert anchors == {"goal": "own-goal", "plan-card": "discard"}
        assert scene.answer(0, first)[0].resources["iron"] == iron


def hanging(bounds: Record) -> Scene:
    """Seat 0 has discarded a ruby card, which gives it iron; its goal takes a token for a discard while its iron is
    within the bounds."""
    records = copy.deepcopy(files())
    condition = {"is": {"count": "resource", "resource": "iron"}} | bounds
    goal = {"id": "goal", "kind": "passive", "cost": 2, "points": 4, "tokens": 9}
    goal["triggers"] = [{"event": "discard", "when": condition, "effects": [{"do": "token"}]}]
    records["goals.toml"][19] = named(goal)
    records["market.toml"][5]["effects"] = [{"do": "mill"}]
    records["market.toml"][0]["on_discard"] = [{"do": "gain_res", "resource": "iron"}]
    scene = Scene(2, packed(records)).put(0, deck=[*DECK, "ruby-card"], resources={}, goals=["goal"])
    return scene.put(0, hand=["plan-card", "investment"]).answer(0, ["plan-card"])


def test_q13_a_condition_that_an_effect_before_has_met_counts() -> None:
    scene = hanging({"min": 1})
    assert (scene.asked(0), scene[0].resources["iron"], scene[0].goals[0].tokens) == ("cards", 1, 1)


def test_q13_a_condition_that_an_effect_before_has_ended_does_not_count_so_it_is_asked_which_goes_first() -> None:
    for first, tokens in (("ruby-card", 0), ("goal", 1)):
        scene = hanging({"max": 0})
        assert (scene.asked(0), scene.ids(0)) == ("first", ["ruby-card", "goal"])
        assert scene.answer(0, first)[0].goals[0].tokens == tokens
        assert (scene.asked(0), scene[0].resources["iron"]) == ("cards", 1)


def test_q13_effects_waiting_for_the_next_turn_are_ordered_at_its_start() -> None:
    effects: dict[str, Any] = {"ruby-card": DRAW, "gold-card": IRON_BY_HAND}
    records = copy.deepcopy(files())
    for card in records["market.toml"]:
        if card["id"] in effects:
            card |= {"energy": 0, "effects": [{"do": "next_turn", "effects": effects[card["id"]]}]}
    scene = Scene(2, packed(records))
    for seat in range(2):
        scene.put(seat, deck=list(DECK), hand=["ruby-card", "gold-card", "investment"], resources={})
    scene.answer(0, ["ruby-card", "gold-card"]).end_turn(0).end_turn(1)
    assert (scene.asked(0), scene.ids(0)) == ("first", ["ruby-card", "gold-card"])
    scene.answer(0, "gold-card")
    assert (scene[0].resources["iron"], len(scene[0].hand)) == (5, 6)


def test_q13_a_plan_of_cards_stops_where_the_order_is_asked() -> None:
    scene = Scene(2, pack_of([{"do": "mill", "n": 2}], ruby=DRAW, gold=IRON_BY_HAND))
    scene.put(0, deck=[*DECK, "ruby-card", "gold-card"], hand=["plan-card", "small-gold", "investment"])
    scene.answer(0, ["plan-card", "small-gold"])
    assert scene.asked(0) == "first"
    scene.answer(0, "gold-card")
    assert (scene.asked(0), "small-gold" in scene[0].hand) == ("cards", True)


def test_k1_two_used_effects_come_in_the_order_chosen() -> None:
    """Which may matter, so it is asked even where both must be taken."""
    records = files()
    records["market.toml"][5]["effects"] = [{"do": "use", "zone": "discard", "n": 2}]
    records["market.toml"][0] |= {"effects": [{"do": "draw"}]}
    records["market.toml"][4] |= {"effects": IRON_BY_HAND}
    pack = packed(records)
    for order, iron in ((["ruby-card", "gold-card"], 2), (["gold-card", "ruby-card"], 1)):
        scene = Scene(2, pack).put(0, deck=list(DECK), discard=["ruby-card", "gold-card"], resources={})
        scene.put(0, hand=["plan-card", "investment"]).answer(0, ["plan-card"])
        assert scene.asked(0) == "use"
        assert scene.answer(0, order)[0].resources["iron"] == iron


# --- several seats at once -------------------------------------------------------------------------------------------

SHOW: Record = {"do": "reveal", "who": "opponents", "zone": "hand", "n": 9, "filter": {"resource": "gold"}}


def table(effects: list[Record], seats: int = 3) -> Scene:
    """Seat 0 has played a card with these effects; everybody else holds gold and rubies."""
    scene = Scene(seats, pack_of(effects))
    for seat in range(seats):
        scene.put(seat, deck=list(DECK), hand=["small-gold", "small-ruby", "small-gold"], discard=[], resources={})
    return scene.put(0, hand=["plan-card", "investment"]).answer(0, ["plan-card"])


def test_decision_7_forced_reveals_ask_all_concerned_at_once() -> None:
    scene = table([SHOW, {"do": "credit", "n": {"count": "cards"}}])
    assert scene.match.awaited() == (1, 2)
    assert {scene.match.topic(seat) for seat in (1, 2)} == {"project_mine-topic-forced"}
    assert scene.question(1).why is not None
    scene.answer(2, ["small-gold", "small-gold#2"])
    assert scene.events == []
    assert scene.match.awaited() == (1,)
    scene.answer(1, ["small-gold"])
    assert [(one["seat"], one["cards"]) for one in scene.told("revealed")] == [
        (1, ["small-gold"]),
        (2, ["small-gold", "small-gold"]),
    ]
    assert (scene[0].credit, scene.asked(0)) == (3, "cards")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ({"do": "exile", "zone": "hand"}, "small-ruby"),
        ({"do": "move", "zone": "hand", "to": "deck_top"}, "small-ruby"),
        ({"do": "choose_res"}, "ruby"),
    ],
)
def test_decision_7_choices_among_what_is_ones_own_are_made_at_the_same_time(line: Record, answer: str) -> None:
    scene = table([{**line, "who": "opponents"}])
    assert scene.match.awaited() == (1, 2)
    scene.answer(1, answer).answer(2, answer)
    if line["do"] == "choose_res":
        assert [scene[seat].resources["ruby"] for seat in range(3)] == [0, 1, 1]
    else:
        assert all("small-ruby" not in scene[seat].hand for seat in (1, 2))


def test_decision_7_who_has_no_choice_is_not_asked() -> None:
    scene = Scene(3, pack_of([{"do": "choose_res", "mode": "lose", "who": "opponents"}]))
    scene.put(1, resources={"gold": 2}).put(2, resources={"gold": 1, "iron": 1})
    scene.put(0, hand=["plan-card", "investment"], resources={"ruby": 1}).answer(0, ["plan-card"])
    assert scene.match.awaited() == (2,)
    scene.answer(2, "iron")
    assert [scene[seat].resources["gold"] for seat in (1, 2)] == [1, 1]


def test_decision_7_an_answer_that_is_not_possible_any_more_is_asked_for_anew() -> None:
    """What seat 1 exiles makes seat 2 discard the very card that it has chosen to exile."""
    records = copy.deepcopy(files())
    records["market.toml"][5]["effects"] = [{"do": "exile", "who": "opponents"}]
    records["market.toml"][0]["on_exile"] = [{"do": "discard", "who": "opponents", "how": "cheapest"}]
    scene = Scene(3, packed(records))
    for seat in range(3):
        scene.put(seat, deck=list(DECK), hand=["ruby-card", "small-iron", "gold-card"], discard=[])
    scene.put(0, hand=["plan-card", "investment", "investment"]).answer(0, ["plan-card"])
    scene.answer(2, "small-iron").answer(1, "ruby-card")
    assert (scene[2].discard, scene.board.exile) == (["small-iron"], ["ruby-card"])
    assert scene.match.awaited() == (2,)
    scene.answer(2, "gold-card")
    assert (scene[2].hand, scene.board.exile) == (["ruby-card"], ["ruby-card", "gold-card"])


PENALTY_BY_HAND: list[Record] = [{"do": "penalty", "n": {"count": "hand"}}]


def contested(goals: tuple[str, ...] = ("drawer", "counter")) -> Scene:
    """Seat 1 has a goal that draws and one that costs a penalty point for each hand card, both when it gains gold; seat
    0 holds a card by which seat 1 gains gold."""
    records = copy.deepcopy(files())
    for at, (name, effects) in enumerate((("drawer", DRAW), ("counter", PENALTY_BY_HAND))):
        goal = {"id": name, "kind": "passive", "cost": 2, "points": 4, "tokens": 9}
        token = {"event": "declare", "effects": [{"do": "token"}]}
        trigger = {"event": "gain_res", "resource": "gold", "effects": effects}
        records["goals.toml"][18 + at] = named(goal | {"triggers": [trigger, token]})
    records["market.toml"][5]["effects"] = [{"do": "gain_res", "resource": "gold", "who": "opponents"}]
    scene = Scene(2, packed(records))
    scene.put(1, deck=list(DECK), hand=["small-gold"] * 2, resources={}, goals=list(goals))
    return scene.put(0, deck=list(DECK), hand=["plan-card", "investment"])


def order(scene: Scene, choice: str) -> Scene:
    """Seat 1 gives the standing order which of its goals goes first."""
    asked = scene.standing(1, "goes-first")
    assert asked is not None
    scene.match.answer(1, asked.no, choice)
    return scene


@pytest.mark.parametrize(("first", "points"), [("", 3), ("goes-first-drawer", 3), ("goes-first-counter", 2)])
def test_q13_out_of_its_turn_an_owners_standing_order_says_which_goal_goes_first(first: str, points: int) -> None:
    scene = contested()
    if first:
        order(scene, first)
    scene.answer(0, ["plan-card"])
    assert (scene[1].penalty, scene.match.awaited()) == (points, (0,))


def test_q13_the_order_is_taken_back_and_then_they_go_as_they_arose() -> None:
    scene = order(order(contested(), "goes-first-counter"), "goes-arisen")
    scene.answer(0, ["plan-card"])
    assert scene[1].penalty == 3


def test_q13_no_order_is_asked_for_where_none_can_matter() -> None:
    assert contested(("drawer",)).standing(1, "goes-first") is None
    scene = contested()
    assert scene.standing(0, "goes-first") is None
    scene.put(1, goals=["drawer"])
    assert scene.standing(1, "goes-first") is None


def test_q13_in_the_own_turn_it_is_asked_all_the_same() -> None:
    scene = order(contested(), "goes-first-counter")
    scene.end_turn(0).put(1, hand=["small-gold", "investment"]).answer(1, ["small-gold"])
    assert scene.asked(1) == "first"


def test_q13_an_order_for_a_goal_that_is_gone_is_dropped() -> None:
    scene = order(contested(), "goes-first-counter")
    scene.board.players[1].goals.pop()
    scene.match.play.game.rules.prune_orders(scene.match.play, 1)
    assert scene.match.play.orders(1) == {}
