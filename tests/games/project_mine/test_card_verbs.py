"""The verbs of the card format that handle cards: hand, deck, discard, market, goals (rules 10.5), one card each."""

from __future__ import annotations

import pytest

from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import Record
from tests.games.project_mine.scene import holding, play


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
    which = {} if zone == "pile" else {"filter": {"design": card}}
    scene = holding([{"do": "gain_card", "zone": zone, "to": to} | which], "investment")
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
    assert scene.answer(0, ["tested"]).board.market_down == top


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
