"""Every verb of the card format (rules 10.5), one card each."""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.project_mine import verbs
from bot.games.project_mine.counting import matching
from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import Record, with_card
from tests.games.project_mine.scene import Scene, holding, used


def play(line: Record, *hand: str, seats: int = 2, put: dict[str, Any] | None = None, **other: Any) -> Scene:
    """Play the card whose only line this is."""
    scene = holding([line], *hand, "investment", seats=seats)
    if put:
        scene.put(0, **put)
    if other:
        scene.put(1, **other)
    return scene.answer(0, ["tested"])


# --- stocks ----------------------------------------------------------------------------------------------------------


def test_draw() -> None:
    assert len(play({"do": "draw", "n": 2})[0].hand) == 3
    scene = play({"do": "draw", "who": "all"})
    assert [len(scene[0].hand), len(scene[1].hand)] == [2, 6]


def test_gain_res() -> None:
    assert play({"do": "gain_res", "resource": "iron", "n": 2})[0].resources["iron"] == 2
    scene = play({"do": "gain_res", "resource": "most"}, put={"resources": {"gold": 3, "ruby": 1}})
    assert scene[0].resources["gold"] == 4
    scene = play({"do": "gain_res", "resource": "least"}, put={"resources": {"ruby": 1}})
    assert scene[0].resources["sapphire"] == 1
    scene = play({"do": "gain_res", "who": "opponents", "resource": "iron"}, seats=3)
    assert [scene[seat].resources["iron"] for seat in range(3)] == [0, 1, 1]


def test_lose_res() -> None:
    line = {"do": "lose_res", "who": "opponents", "resource": "most", "n": 2, "upto": True}
    assert play(line, resources={"ruby": 1, "gold": 3})[1].resources["gold"] == 1
    assert play(line, resources={"gold": 1})[1].resources["gold"] == 0
    assert play(line, resources={})[1].lost == 0
    whole = {
        "do": "if",
        "when": {"is": {"count": "era"}, "min": 1},
        "then": [{"do": "lose_res", "resource": "gold", "n": 2}],
    }
    assert play(whole, put={"resources": {"gold": 1}})[0].resources["gold"] == 1
    assert play(whole, put={"resources": {"gold": 2}})[0].resources["gold"] == 0


def test_choose_res() -> None:
    scene = play({"do": "choose_res", "n": 2})
    assert scene.ids(0) == list(verbs.RESOURCES)
    assert scene.answer(0, "iron")[0].resources["iron"] == 2
    scene = play({"do": "choose_res", "among": ["ruby", "gold"]})
    assert scene.ids(0) == ["ruby", "gold"]


def test_choose_res_swap_the_same_allowed() -> None:
    line = {"do": "choose_res", "mode": "lose", "may": True, "then": [{"do": "choose_res"}]}
    scene = play(line, put={"resources": {"gold": 1, "iron": 1}}).answer(0, "yes")
    assert scene.ids(0) == ["iron", "gold"]
    scene.answer(0, "gold", "gold")
    assert scene[0].resources["gold"] == 1


def test_choose_res_pick_is_remembered() -> None:
    scene = holding(
        [{"do": "choose_res", "mode": "pick"}, {"do": "gain_res", "resource": "chosen", "n": 3}], "investment"
    )
    scene.answer(0, ["tested"], "emerald")
    assert scene[0].resources["emerald"] == 3


def test_credit_energy_buys_penalty() -> None:
    assert play({"do": "credit", "n": 2})[0].credit == 2
    assert play({"do": "credit", "n": -1})[0].credit == -1
    assert play({"do": "energy", "n": 2})[0].energy == 6
    assert play({"do": "energy", "n": -9})[0].energy == 0
    assert play({"do": "buys", "n": 2})[0].buys == 3
    scene = play({"do": "penalty", "who": "opponents", "n": 2}, seats=3)
    assert [scene[seat].penalty for seat in range(3)] == [0, 2, 2]


# --- cards -----------------------------------------------------------------------------------------------------------


def test_discard_by_choice() -> None:
    scene = play({"do": "discard", "n": 2}, "small-ruby", "small-iron")
    assert set(scene.ids(0)) == {"small-ruby", "small-iron", "investment"}
    scene.answer(0, ["investment", "small-iron"])
    assert scene[0].hand == ["small-ruby"]


def test_discard_up_to() -> None:
    line = {"do": "discard", "n": 2, "upto": True, "then": [{"do": "credit", "n": {"count": "last", "times": 2}}]}
    for chosen, credit in (([], 0), (["small-ruby"], 2), (["small-ruby", "small-iron"], 4)):
        assert play(line, "small-ruby", "small-iron").answer(0, chosen)[0].credit == credit


def test_discard_with_a_filter_always_asks_for_what_it_asks_may_not_be_there() -> None:
    line = {"do": "discard", "filter": {"resource": "any", "not_resource": "ruby"}, "then": [{"do": "credit"}]}
    scene = play(line, "small-ruby")
    assert scene.ids(0) == ["none"]
    assert scene.answer(0, "none")[0].credit == 0
    scene = play(line, "small-ruby", "small-iron")
    assert scene.ids(0) == ["small-iron"]
    assert scene.answer(0, "small-iron")[0].credit == 1


def test_discard_picked_by_the_engine() -> None:
    line = {"do": "discard", "who": "opponents", "n": 1, "how": "cheapest"}
    scene = play(line, hand=["large-gold", "small-ruby", "medium-iron"], discard=[])
    assert scene[1].discard == ["small-ruby"]
    scene = play({"do": "discard", "how": "all"}, "small-ruby", "small-iron")
    assert sorted(scene.told("discarded")[0]["cards"]) == ["investment", "small-iron", "small-ruby"]
    scene = play({"do": "discard", "who": "opponents", "n": 2, "how": "random"}, hand=["large-gold"] * 5, discard=[])
    assert scene[1].discard == ["large-gold"] * 2


def test_discard_by_choice_asks_all_opponents_at_once() -> None:
    scene = play({"do": "discard", "who": "opponents", "n": 1}, seats=3)
    assert sorted(scene.match.awaited()) == [1, 2]
    scene.put(1, discard=[]).put(2, discard=[])
    hands = [list(scene[seat].hand) for seat in range(3)]
    scene.answer(2, hands[2][0])
    assert scene[2].hand == hands[2]
    assert scene.match.awaited() == (1,)
    scene.answer(1, hands[1][1])
    assert scene[2].discard == [hands[2][0]]
    assert scene[1].discard == [hands[1][1]]
    assert scene.asked(0) == "cards"


def test_a_whole_hand_is_given_up_without_asking() -> None:
    scene = play({"do": "discard", "who": "opponents", "n": 2}, hand=["small-ruby", "small-iron"], discard=[])
    assert (scene[1].hand, scene[1].discard) == ([], ["small-ruby", "small-iron"])


def test_the_standing_order_gives_up_the_cheapest() -> None:
    scene = holding([{"do": "discard", "who": "opponents", "n": 1}], "investment")
    order = scene.standing(1, "orders")
    assert order is not None
    scene.match.answer(1, order.no, "forced-cheapest")
    scene.put(1, hand=["large-gold", "medium-iron", "large-ruby"], discard=[])
    scene.answer(0, ["tested"])
    assert scene[1].discard == ["medium-iron"]
    assert scene.standing(1, "orders").shape.options[0].id == "forced-ask"  # type: ignore[union-attr]


def test_the_default_of_a_forced_discard_is_the_cheapest() -> None:
    scene = play({"do": "discard", "who": "opponents", "n": 1}, hand=["large-gold", "medium-iron", "large-ruby"])
    question = scene.question(1)
    assert question.default == "medium-iron"
    scene.match.elapse(f"default:1:{question.no}")
    assert "medium-iron" in scene[1].discard


def test_mill() -> None:
    scene = play({"do": "mill", "n": 2}, put={"deck": ["small-ruby", "small-iron", "emerald-card"], "discard": []})
    assert scene[0].discard == ["emerald-card", "small-iron"]
    assert scene[0].resources["emerald"] == 1


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play"])
def test_exile(zone: str) -> None:
    how = "top" if zone == "deck" else "choice"
    scene = play({"do": "exile", "zone": zone, "how": how}, put={"deck": ["small-iron"], "discard": ["small-gold"]})
    gone = {"hand": "investment", "deck": "small-iron", "discard": "small-gold", "play": "tested"}[zone]
    assert scene.board.exile == [gone]


def test_exile_itself() -> None:
    assert play({"do": "exile", "zone": "self"}).board.exile == ["tested"]


def test_look_at_the_deck() -> None:
    line = {"do": "look", "n": 1, "upto": True, "to": "bottom", "rest": "top"}
    scene = play(line, put={"deck": ["small-ruby", "small-iron"]})
    assert scene.ids(0) == ["small-iron", "none"]
    assert scene.answer(0, "none")[0].deck == ["small-ruby", "small-iron"]
    scene = play(line, put={"deck": ["small-ruby", "small-iron"]})
    assert scene.answer(0, "small-iron")[0].deck == ["small-iron", "small-ruby"]
    assert play(line, put={"deck": []}).asked(0) == "cards"


def test_look_takes_exactly_as_many_without_upto() -> None:
    scene = play({"do": "look", "n": 3, "take": 2, "rest": "discard"}, put={"discard": []})
    top = list(scene.board.held)
    scene.answer(0, top[:2])
    assert scene[0].hand[-2:] == top[:2]
    assert scene[0].discard == top[2:]


def test_look_at_the_market_pile_and_gain() -> None:
    line = {
        "do": "look",
        "zone": "market",
        "n": 3,
        "upto": True,
        "filter": {"cost_max": 3},
        "to": "gain",
        "rest": "bottom",
    }
    scene = holding([line], "investment")
    scene.board.pile[-3:] = ["ruby-card", "gold-card", "sapphire-card"]
    scene.put(0, discard=[]).answer(0, ["tested"])
    assert scene.ids(0) == ["sapphire-card", "ruby-card", "none"]
    scene.answer(0, "ruby-card")
    assert scene[0].discard == ["ruby-card"]
    assert set(scene.board.pile[:2]) == {"gold-card", "sapphire-card"}


def test_look_at_the_goals_and_gain_one() -> None:
    scene = play({"do": "look", "zone": "goals", "n": 1, "upto": True, "to": "gain", "rest": "bottom"})
    card = scene.board.held[0]
    scene.answer(0, card)
    assert [goal.card for goal in scene[0].goals] == [card]


def test_reveal_the_deck_top_of_all() -> None:
    line = {
        "do": "reveal",
        "who": "all",
        "filter": {"resource": "iron"},
        "then": [{"do": "credit", "n": {"count": "last"}}],
    }
    scene = play(line, put={"deck": ["small-iron"]}, deck=["small-iron", "small-iron"])
    assert scene[0].credit == 2
    assert len(scene.told("revealed")) == 2
    assert len(scene[1].deck) == 2


def test_reveal_until_and_use_it() -> None:
    line = {
        "do": "reveal",
        "until": {"resource": "iron"},
        "then": [{"do": "use", "zone": "cards"}, {"do": "shuffle"}],
    }
    scene = play(line, put={"deck": ["small-gold", "large-iron", "small-ruby", "small-ruby"]})
    assert scene.told("revealed")[0]["cards"] == ["small-ruby", "small-ruby", "large-iron"]
    assert scene[0].resources["iron"] == 3
    assert sorted(scene[0].deck) == ["large-iron", "small-gold", "small-ruby", "small-ruby"]
    scene = play(line, put={"deck": ["small-gold"]})
    assert (scene[0].resources["iron"], scene[0].resources["gold"]) == (0, 0)


@pytest.mark.parametrize("to", ["top", "bottom", "discard", "shuffle", "hand"])
def test_reveal_puts_the_cards(to: str) -> None:
    scene = play(
        {"do": "reveal", "n": 2, "to": to}, put={"deck": ["small-gold", "small-iron", "small-ruby"], "discard": []}
    )
    player = scene[0]
    assert sorted(player.deck + player.discard + player.hand) == sorted(
        ["investment", "small-gold", "small-iron", "small-ruby"]
    )
    if to == "top":
        assert player.deck == ["small-gold", "small-iron", "small-ruby"]
    elif to == "bottom":
        assert player.deck[-1] == "small-gold"
    elif to == "discard":
        assert player.discard == ["small-ruby", "small-iron"]
    elif to == "hand":
        assert player.hand[-2:] == ["small-ruby", "small-iron"]


def test_reveal_hand_cards() -> None:
    line = {
        "do": "reveal",
        "zone": "hand",
        "n": 9,
        "filter": {"resource": "gold"},
        "then": [{"do": "credit", "n": {"count": "last"}}],
    }
    scene = play(line, "small-gold", "medium-gold", "small-iron")
    assert set(scene.ids(0)) == {"small-gold", "medium-gold"}
    scene.answer(0, ["small-gold", "medium-gold"])
    assert scene[0].credit == 2
    assert "small-gold" in scene[0].hand


@pytest.mark.parametrize(
    ("zone", "to"),
    [("discard", "deck_top"), ("discard", "deck_bottom"), ("discard", "hand"), ("hand", "deck_top"), ("play", "hand")],
)
def test_move(zone: str, to: str) -> None:
    scene = holding([{"do": "move", "zone": zone, "to": to, "filter": {"kind": "basic"}}], "small-iron", "tested")
    scene.put(0, discard=["small-gold"], play=["small-ruby"]).answer(0, ["tested"])
    card = {"discard": "small-gold", "hand": "small-iron", "play": "small-ruby"}[zone]
    if zone == "hand":
        scene.answer(0, card)
    player = scene[0]
    where = player.hand[-1] if to == "hand" else player.deck[-1] if to == "deck_top" else player.deck[0]
    assert where == card
    assert card not in getattr(player, zone)
    assert player.discarded == []


def test_move_says_openly_only_what_is_open() -> None:
    scene = play({"do": "move", "zone": "hand", "to": "deck_top"}, "small-iron").answer(0, "small-iron")
    event = next(event for event in scene.events if event.key == "project_mine-event-moved")
    assert event.seen(1) == ("project_mine-event-moved-some", {"seat": 0, "count": 1, "zone": "hand", "to": "deck_top"})


@pytest.mark.parametrize(
    ("zone", "card"), [("board", "ruby-card"), ("basic", "medium-iron"), ("pile", "sapphire-card")]
)
@pytest.mark.parametrize("to", ["discard", "hand", "deck_top"])
def test_gain_card(zone: str, card: str, to: str) -> None:
    scene = holding([{"do": "gain_card", "zone": zone, "to": to, "filter": {"design": card}}], "investment")
    scene.board.market = ["ruby-card", "gold-card", "gold-card", "gold-card", "gold-card", "gold-card"]
    scene.board.pile[-2:] = ["gold-card", "sapphire-card"]
    scene.put(0, discard=[]).answer(0, ["tested"])
    where = {"discard": scene[0].discard, "hand": scene[0].hand, "deck_top": scene[0].deck}[to]
    assert where[-1] == card
    assert len(scene.board.market) == 6
    assert scene[0].bought == []


@pytest.mark.parametrize("zone", ["board", "pile"])
def test_gain_goal(zone: str) -> None:
    scene = holding([{"do": "gain_goal", "zone": zone}], "investment").table(goals=["active-0", "active-1"])
    top = scene.board.goal_pile[-1]
    scene.answer(0, ["tested"])
    if zone == "board":
        scene.answer(0, "active-1")
    assert [goal.card for goal in scene[0].goals] == ["active-1" if zone == "board" else top]
    assert len(scene.board.goals) == 2


def test_sweep() -> None:
    scene = holding([{"do": "sweep", "zone": "market"}], "investment")
    scene.board.market = ["ruby-card", "gold-card", "gold-card", "gold-card", "gold-card", "gold-card"]
    scene.again().answer(0, ["tested"], "ruby-card")
    assert scene.board.market_discard[-1] == "ruby-card"
    assert len(scene.board.market) == 6
    scene = play({"do": "sweep", "zone": "goals", "how": "all"})
    assert len(scene.board.goals) == 2
    scene = holding([{"do": "sweep", "zone": "pile", "n": 2}], "investment")
    top = scene.board.pile[-2:][::-1]
    assert scene.answer(0, ["tested"]).board.market_discard[-2:] == top


def test_open_market_lets_the_board_exceed_six() -> None:
    scene = holding(
        [
            {
                "do": "open_market",
                "then": [
                    {
                        "do": "if",
                        "when": {"is": {"count": "cards", "filter": {"resource": "any"}}, "min": 1},
                        "then": [{"do": "credit"}],
                    }
                ],
            }
        ],
        "investment",
    )
    scene.board.pile.append("iron-card")
    scene.again().answer(0, ["tested"])
    assert len(scene.board.market) == 7
    assert scene[0].credit == 1
    market = list(scene.board.market)
    scene.put(0, credit=9, buys=2).answer(0, [], "iron-card")
    market.remove("iron-card")
    assert scene.board.market == market


def test_cost_mod() -> None:
    assert play({"do": "cost_mod", "n": -1}).board.cuts


def test_token_and_flip() -> None:
    scene = play({"do": "token", "n": 2, "on": "own"}, put={"goals": ["active-0"]})
    assert scene[0].goals == [Goal("active-0", tokens=2, flipped=True)]
    scene = play({"do": "flip", "on": "own"}, put={"goals": ["passive-0"]})
    assert scene[0].goals[0].flipped
    assert play({"do": "flip", "on": "others"}).asked(0) == "cards"


@pytest.mark.parametrize(
    ("line", "gold"),
    [
        ({"zone": "discard"}, 3),
        ({"zone": "discard", "how": "top"}, 3),
        ({"zone": "deck_top"}, 2),
        ({"zone": "hand", "filter": {"resource": "gold"}}, 1),
        ({"zone": "discard", "filter": {"resource": "iron"}}, 0),
    ],
)
def test_use(line: Record, gold: int) -> None:
    put = {"deck": ["medium-gold"], "discard": ["large-gold"]}
    scene = play({"do": "use", **line}, "small-gold", put=put)
    if line["zone"] == "hand":
        scene.answer(0, "small-gold")
    assert scene[0].resources["gold"] == gold
    assert (scene[0].deck, scene[0].discard) == (["medium-gold"], ["large-gold"])


def test_use_several() -> None:
    scene = play({"do": "use", "n": 2}, put={"discard": ["small-gold", "small-iron", "small-ruby"]})
    scene.answer(0, ["small-gold", "small-ruby"])
    assert (scene[0].resources["gold"], scene[0].resources["ruby"]) == (1, 1)


# --- lines about lines -----------------------------------------------------------------------------------------------


def test_lasting_once() -> None:
    trigger = {"event": "gain_res", "effects": [{"do": "credit"}]}
    scene = holding([{"do": "lasting", "until": "turn", "once": True, "trigger": trigger}], "small-ruby", "small-iron")
    scene.answer(0, ["tested", "small-ruby", "small-iron"])
    assert scene[0].credit == 1
    assert scene.board.lasting == []


def test_lasting_ends_with_its_time() -> None:
    for until, after in (("turn", 0), ("next_turn", 1), ("era", 1)):
        trigger = {"event": "penalty", "by": "anyone", "effects": [{"do": "credit"}]}
        scene = holding([{"do": "lasting", "until": until, "trigger": trigger}], "small-ruby")
        for seat in range(2):
            scene.put(seat, deck=["small-gold"] * 9)
        scene.answer(0, ["tested"]).end_turn(0)
        assert len(scene.board.lasting) == after, until
        scene.end_turn(1)
        assert len(scene.board.lasting) == (until == "era"), until


def test_next_turn_of_opponents() -> None:
    scene = play(
        {"do": "next_turn", "who": "opponents", "effects": [{"do": "credit", "n": -1}]}, deck=["small-gold"] * 9
    )
    scene.put(0, deck=["small-gold"] * 9).end_turn(0)
    assert scene[1].credit == -1


def test_if() -> None:
    line = {
        "do": "if",
        "when": {"is": {"count": "resource", "resource": "emerald"}, "min": 4},
        "then": [{"do": "credit"}],
        "otherwise": [{"do": "buys"}],
    }
    for held, credit, buys in ((3, 0, 2), (4, 1, 1)):
        scene = play(line, put={"resources": {"emerald": held}})
        assert (scene[0].credit, scene[0].buys) == (credit, buys)


def way(name: str, *effects: Record, **more: Any) -> Record:
    """One of several."""
    return {"text": {"ko": name, "en": name}, "effects": list(effects), **more}


def test_choose() -> None:
    line = {"do": "choose", "ways": [way("a", {"do": "credit"}), way("b", {"do": "buys"}), way("c", {"do": "energy"})]}
    scene = play(line)
    assert scene.ids(0) == ["way-1", "way-2", "way-3"]
    assert scene.options(0)["way-2"].args == {"way": "tested|effects.0.ways.1"}
    assert scene.pack.names("en")["tested|effects.0.ways.1"] == "b"
    assert scene.answer(0, "way-2")[0].buys == 2
    scene = play({**line, "n": 2}).answer(0, ["way-1", "way-3"])
    assert (scene[0].credit, scene[0].energy) == (1, 5)


def test_choose_offers_only_what_is_possible() -> None:
    ways = [
        way("a", {"do": "lose_res", "resource": "gold"}, {"do": "credit", "n": 3}),
        way("b", {"do": "buys"}, when={"is": {"count": "era"}, "min": 2}),
        way("c", {"do": "energy"}),
    ]
    assert play({"do": "choose", "ways": ways})[0].energy == 5
    assert play({"do": "choose", "ways": ways}, put={"resources": {"gold": 1}}).ids(0) == ["way-1", "way-3"]


def test_each() -> None:
    line = {
        "do": "each",
        "who": "opponents",
        "effects": [{"do": "mill"}, {"do": "gain_res", "who": "owner", "resource": "iron"}],
    }
    scene = play(line, seats=3)
    assert scene[0].resources["iron"] == 2
    assert [len(scene[seat].discard) for seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize("zone", ["deck", "market", "goals"])
def test_shuffle(zone: str) -> None:
    scene = play({"do": "shuffle", "zone": zone})
    assert scene.told("shuffled") == [{"seat": 0, "zone": zone}]
    assert scene.match.entry.draws


# --- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "value"),
    [
        ({"count": "resource", "resource": "gold"}, 5),
        ({"count": "resources"}, 8),
        ({"count": "resource_rank", "rank": 1}, 5),
        ({"count": "resource_rank", "rank": 2}, 3),
        ({"count": "resource_rank", "rank": 3}, 0),
        ({"count": "resource_kinds"}, 2),
        ({"count": "leads"}, 1),
        ({"count": "total_ahead"}, 1),
        ({"count": "resource", "resource": "ruby", "of": "most"}, 7),
        ({"count": "resources", "of": "sum"}, 11),
        ({"count": "played"}, 2),
        ({"count": "played", "filter": {"resource": "any"}}, 1),
        ({"count": "played", "value": "energy"}, 1),
        ({"count": "hand"}, 2),
        ({"count": "discard", "value": "points"}, 2),
        ({"count": "discard", "value": "cost"}, 6),
        ({"count": "play"}, 1),
        ({"count": "deck"}, 5),
        ({"count": "owned"}, 9),
        ({"count": "owned", "filter": {"points_min": 2}}, 1),
        ({"count": "owned", "filter": {"points_min": 2}, "with_goals": True}, 2),
        ({"count": "drawn"}, 0),
        ({"count": "bought"}, 0),
        ({"count": "discarded"}, 0),
        ({"count": "changed"}, 0),
        ({"count": "gained_kinds"}, 0),
        ({"count": "lost"}, 0),
        ({"count": "energy"}, 4),
        ({"count": "coins"}, 1),
        ({"count": "penalty"}, 3),
        ({"count": "buys"}, 1),
        ({"count": "goals"}, 2),
        ({"count": "flipped"}, 1),
        ({"count": "declared"}, 0),
        ({"count": "era"}, 1),
        ({"count": "round"}, 1),
        ({"count": "seats"}, 3),
        ({"count": "resources", "per": 3}, 2),
        ({"count": "resources", "times": 2, "plus": 1, "at_most": 12}, 12),
    ],
)
def test_counts(count: Record, value: int) -> None:
    scene = holding([{"do": "credit", "n": count}], "investment", "small-iron", seats=3)
    scene.put(
        0,
        resources={"gold": 5, "ruby": 3},
        played=["small-ruby"],
        discard=["large-iron"],
        coins=1,
        penalty=3,
        goals=[Goal("passive-0", flipped=True), Goal("active-0")],
    )
    scene.put(1, resources={"ruby": 7}).put(2, resources={"ruby": 3, "iron": 1}).table(era=1)
    scene.answer(0, ["tested"])
    assert scene[0].credit == value


@pytest.mark.parametrize(
    ("cond", "holds"),
    [
        ({"is": {"count": "seats"}, "min": 2, "max": 2}, True),
        ({"is": {"count": "seats"}, "max": 1}, False),
        ({"is": {"count": "buys"}, "min": {"2": 1, "3": 9, "4": 9}}, True),
        ({"is": {"count": "buys"}, "min": {"2": 2, "3": 2, "4": 2}}, False),
        ({"all": [{"is": {"count": "era"}, "min": 1}, {"is": {"count": "buys"}, "min": 2}]}, False),
        ({"any": [{"is": {"count": "era"}, "min": 1}, {"is": {"count": "buys"}, "min": 2}]}, True),
    ],
)
def test_conditions(cond: Record, holds: bool) -> None:
    scene = play({"do": "if", "when": cond, "then": [{"do": "credit"}]})
    assert scene[0].credit == int(holds)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"resource": "ruby"}, ["small-ruby"]),
        ({"resource": "none"}, ["investment", "plan-x"]),
        ({"resource": "any", "not_resource": "ruby"}, ["large-iron", "gold-card"]),
        ({"kind": "basic"}, ["small-ruby", "large-iron", "investment"]),
        ({"design": "gold-card"}, ["gold-card"]),
        ({"cost_min": 6, "cost_max": 7}, ["large-iron"]),
        ({"energy_min": 2}, ["gold-card"]),
        ({"energy_max": 0}, []),
        ({"points_min": 2}, ["large-iron", "gold-card"]),
        ({"x": True}, ["plan-x"]),
        ({"x": False, "kind": "plan"}, []),
    ],
)
def test_filters(wanted: Record, found: list[str]) -> None:
    pack = with_card({"id": "plan-x", "kind": "plan", "energy": "X", "effects": []}, "plan-card")
    cards = ["small-ruby", "large-iron", "investment", "gold-card", "plan-x"]
    assert matching(pack, cards, msgspec.convert(wanted, verbs.Filter)) == found


def test_every_verb_has_a_test_here() -> None:
    names = {getattr(one, "__struct_config__").tag for one in typing.get_args(verbs.AnyLine)}  # noqa: B009
    text = Path(__file__).read_text(encoding="utf-8")
    assert {name for name in names if f'"do": "{name}"' not in text} == set()


def test_used_answers_what_is_asked() -> None:
    assert used([{"do": "choose_res"}], answers=("gold",))[0].resources["gold"] == 1
