"""Keywords K1-K16 that are not tested with the turn (rules 4; tests 2, 6, 7 of rules 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.project_mine.effects import LONGEST
from bot.games.project_mine.game import PROJECT_MINE
from tests.games.project_mine.packbox import files, named, packed, with_card
from tests.games.project_mine.scene import Scene, holding, used

DECK = ["small-gold"] * 9


def test_k1_a_used_card_stays_costs_nothing_and_is_not_played() -> None:
    scene = holding([{"do": "use", "zone": "discard"}], "investment")
    scene.put(0, discard=["large-ruby"], energy=1)
    scene.answer(0, ["tested"])
    assert scene[0].resources["ruby"] == 3
    assert (scene[0].discard, scene[0].energy, scene[0].played) == (["large-ruby"], 1, ["tested"])


def test_k1_a_card_is_never_used_inside_its_own_use() -> None:
    """Two copies that use each other would never end."""
    scene = holding([{"do": "use", "zone": "discard"}], "investment")
    scene.put(0, discard=["tested", "tested", "small-ruby"])
    scene.answer(0, ["tested"], "tested")
    assert scene.told("used") == [{"seat": 0, "card": "tested"}, {"seat": 0, "card": "small-ruby"}]
    assert scene.board.chain == []


def test_q12_an_x_energy_card_may_be_used() -> None:
    records = files()
    records["market.toml"][4] |= {"energy": "X", "effects": [{"do": "credit", "n": 3}]}
    records["market.toml"][5] = named(
        {"id": "plan-card", "kind": "plan", "cost": 2, "copies": 20, "effects": [{"do": "use", "zone": "discard"}]}
    )
    scene = Scene(2, packed(records)).put(0, hand=["plan-card", "investment"], discard=["gold-card"])
    scene.answer(0, ["plan-card"])
    assert scene[0].credit == 3


def test_k3_drawing_takes_what_there_is() -> None:
    for deck, drawn in ((0, 0), (1, 1), (3, 3), (4, 3)):
        scene = holding([{"do": "draw", "n": 3}], "investment").put(0, deck=["small-iron"] * deck)
        scene.answer(0, ["tested"])
        assert len(scene[0].hand) == 1 + drawn


def test_k5_buys_and_credit_are_for_this_turn() -> None:
    scene = holding([{"do": "credit", "n": 2}, {"do": "buys"}], "investment")
    scene.answer(0, ["tested"])
    assert (scene[0].credit, scene[0].buys) == (2, 2)
    scene.end_turn(0).end_turn(1)
    assert (scene[0].credit, scene[0].buys) == (0, 1)


def test_k6_exiled_cards_belong_to_nobody() -> None:
    scene = used([{"do": "exile", "n": 1}])
    assert scene.board.exile == ["investment"]
    assert scene[0].owned.count("investment") == 1  # the one of the deck


def test_k7_a_trigger_in_another_players_turn_resolves_at_once_for_its_owner() -> None:
    """Test 6 of rules 11: credit won off-turn is wiped by the owner's next step 1."""
    records = files()
    records["market.toml"][2]["on_discard"] = [
        {"do": "gain_res", "resource": "emerald"},
        {"do": "credit", "n": 3},
        {"do": "energy", "n": 2},
    ]
    records["market.toml"][5] = named(
        {"id": "plan-card", "kind": "plan", "cost": 2, "copies": 20}
        | {"effects": [{"do": "mill", "who": "opponents", "n": 1}, {"do": "credit", "n": 1}]}
    )
    scene = Scene(2, packed(records)).put(0, hand=["plan-card", "investment"])
    scene.put(1, deck=["small-ruby", "emerald-card"], hand=["investment"])
    scene.answer(0, ["plan-card"])
    assert scene[1].resources["emerald"] == 1
    assert (scene[1].credit, scene[1].energy) == (3, 6)
    scene.end_turn(0)
    assert (scene[1].credit, scene[1].energy) == (0, 4)


def test_k7_on_exile_from_hand_and_deck_but_not_from_the_discard_pile() -> None:
    for zone, gained in (("hand", 1), ("deck", 1), ("discard", 0)):
        records = files()
        records["market.toml"][0]["on_exile"] = [{"do": "gain_res", "resource": "ruby"}]
        records["market.toml"][5] = named(
            {"id": "plan-card", "kind": "plan", "cost": 2, "copies": 20}
            | {"effects": [{"do": "exile", "zone": zone, "how": "top" if zone == "deck" else "all"}]}
        )
        scene = Scene(2, packed(records)).put(0, hand=["plan-card"], deck=["small-iron"], discard=[])
        scene.put(0, **{zone: [*getattr(scene[0], zone), "ruby-card"]})
        scene.answer(0, ["plan-card"])
        assert scene[0].resources["ruby"] == gained, zone
        assert "ruby-card" in scene.board.exile


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ({"do": "credit", "n": 2, "then": [{"do": "gain_res", "resource": "iron"}]}, False),
        ({"do": "gain_res", "resource": "iron", "n": {"count": "hand"}}, False),
        ({"do": "lose_res", "resource": "gold", "then": [{"do": "credit", "n": 2}]}, True),
        ({"do": "credit", "n": 2, "then": [{"do": "penalty"}]}, True),
        ({"do": "energy", "n": -1}, True),
    ],
)
def test_decision_8_a_reaction_that_only_gives_is_taken_without_asking(line: dict[str, Any], asked: bool) -> None:
    """Where there is something to weigh, its owner is asked, in the turn of another too."""
    records = files()
    records["market.toml"][0]["on_discard"] = [{**line, "may": True}]
    records["market.toml"][5]["effects"] = [{"do": "mill", "who": "opponents"}]
    scene = Scene(2, packed(records)).put(1, deck=[*DECK, "ruby-card"], resources={"gold": 1}, credit=0)
    scene.put(0, hand=["plan-card", "investment"]).answer(0, ["plan-card"])
    assert scene.match.awaited() == ((1,) if asked else (0,))
    if not asked:
        assert scene[1].credit + scene[1].resources["iron"] > 0


def test_k8_a_gained_card_is_not_bought() -> None:
    records = files()
    records["goals.toml"][9] |= {
        "tokens": 2,
        "triggers": [{"event": "buy", "effects": [{"do": "token"}]}],
    }
    records["goals.toml"][9].pop("flips", None)
    records["market.toml"][5] = named(
        {"id": "plan-card", "kind": "plan", "cost": 2, "copies": 20}
        | {"effects": [{"do": "gain_card", "zone": "basic", "filter": {"design": "medium-iron"}}]}
    )
    scene = Scene(2, packed(records)).put(0, hand=["plan-card", "investment"], goals=["passive-0"], credit=3)
    scene.answer(0, ["plan-card"])
    assert "medium-iron" in scene[0].discard
    assert scene.told("gained-card") == [{"seat": 0, "card": "medium-iron"}]
    assert (scene[0].bought, scene[0].goals[0].tokens) == ([], 0)
    scene.answer(0, [], "medium-iron")
    assert scene[0].goals[0].tokens == 1


def test_k9_next_turn_effects_come_right_after_step_1() -> None:
    scene = used([{"do": "next_turn", "effects": [{"do": "energy", "n": 2}]}])
    scene.put(0, deck=list(DECK)).put(1, deck=list(DECK))
    assert scene[0].energy == 4
    scene.end_turn(0).end_turn(1)
    assert scene[0].energy == 6
    scene.end_turn(0).end_turn(1)
    assert scene[0].energy == 4


def test_k9_q10_is_lost_in_the_last_round() -> None:
    """Test 7 of rules 11; Q10: it holds if another own turn follows in this era."""
    for last, kept in ((1, False), (2, True)):
        scene = used([{"do": "next_turn", "effects": [{"do": "energy", "n": 2}]}])
        scene.put(0, deck=list(DECK)).put(1, deck=list(DECK)).table(last_round=last)
        scene.end_turn(0).end_turn(1)
        if not kept:
            assert scene.board.era == 2
            scene.end_turn(1)
        assert scene.board.current == 0
        assert scene[0].energy == (6 if kept else 4)


def test_k10_the_second_part_only_if_the_first_was_done() -> None:
    lines = [{"do": "discard", "upto": True, "then": [{"do": "credit", "n": 2}]}]
    assert used(lines, answers=("investment",))[0].credit == 2
    assert used(lines, answers=("none",))[0].credit == 0


def test_k10_a_line_that_may_be_declined() -> None:
    lines = [{"do": "energy", "may": True, "then": [{"do": "draw"}], "otherwise": [{"do": "credit"}]}]
    scene = used(lines, answers=("yes",))
    assert (scene[0].energy, len(scene[0].hand), scene[0].credit) == (5, 2, 0)
    scene = used(lines, answers=("no",))
    assert (scene[0].energy, len(scene[0].hand), scene[0].credit) == (4, 1, 1)


def test_k11_halves_are_rounded_down() -> None:
    lines = [{"do": "credit", "n": {"count": "resource", "resource": "iron", "per": 2}}]
    for held, credit in ((0, 0), (1, 0), (2, 1), (5, 2)):
        scene = holding(lines, "investment").put(0, resources={"iron": held})
        assert scene.answer(0, ["tested"])[0].credit == credit


def test_k12_a_discard_with_no_other_card_in_hand_is_legal() -> None:
    scene = holding([{"do": "discard", "then": [{"do": "credit", "n": 2}]}, {"do": "buys"}])
    scene.answer(0, ["tested"])
    assert (scene[0].credit, scene[0].buys) == (0, 2)
    scene = holding([{"do": "mill", "n": 2}, {"do": "buys"}], "investment").put(0, deck=[])
    scene.answer(0, ["tested"])
    assert scene[0].buys == 2


def test_k13_costs_fall_on_the_board_not_on_the_basic_pile_never_below_nothing() -> None:
    scene = holding([{"do": "cost_mod", "n": -2}], "investment")
    scene.board.market = ["ruby-card", "sapphire-card", "emerald-card", "iron-card", "gold-card", "gold-card"]
    scene.table(goals=["active-3", "passive-0"]).answer(0, ["tested"], [])
    view = scene.match.view(0)
    assert [offer.cost for offer in view.market] == [0, 1, 2, 4, 6, 6]
    assert [offer.cost for offer in view.goals] == [2, 0]
    assert [offer.cost for offer in view.basic] == [3] * 5 + [6] * 5
    scene.answer(0, "ruby-card")
    assert scene[0].credit == 0


def test_k13_also_cards_revealed_later_this_turn_and_only_this_turn() -> None:
    scene = holding([{"do": "cost_mod", "n": -1, "filter": {"resource": "gold"}}], "investment")
    scene.board.market = ["iron-card", "ruby-card", "tested", "iron-card", "iron-card", "iron-card"]
    scene.board.pile.append("gold-card")
    scene.put(0, credit=9, buys=2).answer(0, ["tested"], [], "ruby-card")
    costs = {offer.card: offer.cost for offer in scene.match.view(None).market}
    assert (costs["gold-card"], costs["iron-card"]) == (7, 6)
    scene = holding([{"do": "cost_mod", "n": -1}], "investment").answer(0, ["tested"])
    assert scene.board.cuts
    scene.end_turn(0)
    assert scene.board.cuts == []


def test_k14_cards_looked_at_and_put_back_are_seen_by_nobody_else() -> None:
    scene = used([{"do": "look", "n": 2, "upto": True, "to": "bottom", "rest": "top"}], seats=3)
    looked = list(scene.board.held)
    assert scene.match.view(0).looking == tuple(looked)
    for other in (1, 2, None):
        view = scene.match.view(other)
        assert (view.looking, view.looker) == ((), 0)
    private = [event for event in scene.events if event.key == "project_mine-event-looked-cards"]
    assert private[0].seen(1) == ("project_mine-event-looked", {"seat": 0, "count": 2, "zone": "deck"})
    scene.answer(0, looked[0])
    assert scene[0].deck[0] == looked[0]
    assert scene[0].deck[-1] == looked[1]


def test_k16_all_players_hits_those_who_did_not_enter_the_transition() -> None:
    scene = holding([{"do": "gain_res", "who": "all", "resource": "iron"}], "investment", seats=3)
    scene.table(phase="transition", transition=1, entrants=[0]).answer(0, ["tested"])
    assert [scene[seat].resources["iron"] for seat in range(3)] == [1, 1, 1]


def test_q13_the_line_ends_first_then_triggers_from_the_turn_player() -> None:
    records = files()
    records["market.toml"][2]["on_discard"] = [{"do": "gain_res", "resource": "emerald"}]
    records["market.toml"][5] = named(
        {"id": "plan-card", "kind": "plan", "cost": 2, "copies": 20}
        | {"effects": [{"do": "mill", "who": "all", "n": 2}]}
    )
    scene = Scene(3, packed(records), first=1)
    for seat in range(3):
        scene.put(seat, deck=["small-ruby", "emerald-card", "emerald-card"])
    scene.put(1, hand=["plan-card", "investment"]).answer(1, ["plan-card"])
    assert [one["seat"] for one in scene.told("gained")] == [1, 1, 2, 2, 0, 0]
    assert [one["seat"] for one in scene.told("milled")] == [1, 2, 0]


def test_a_chain_longer_than_the_bound_is_cut_and_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the loader overlooks ends safely: this card has more lines than anybody needs. The players read it in the
    log of the game, the owner of the bot in that of the program, once for each pack and card."""
    monkeypatch.setattr("bot.core.cards.shelf._told", {})
    records = files()
    nested: list[dict[str, object]] = [{"do": "energy", "n": 1}]
    for _ in range(9):
        nested = [{"do": "if", "when": {"is": {"count": "seats"}, "min": 2}, "then": nested * 2}]
    records["market.toml"][5] = named({"id": "plan-card", "kind": "plan", "cost": 2, "copies": 20, "effects": nested})
    pack = packed(records)
    for _ in range(2):
        scene = Scene(2, pack).put(0, hand=["plan-card", "investment"])
        scene.answer(0, ["plan-card"])
        assert scene.told("chain-cut") == [{"card": "plan-card", "count": LONGEST}]
        assert scene.asked(0) == "cards"
        assert scene[0].energy < 4 + LONGEST
    found = [(line.name, line.levelname, line.getMessage()) for line in caplog.records]
    told = f"defect of pack {pack.sha[:12]}, card plan-card: a chain of effects was cut after {LONGEST} lines"
    assert found == [("madang.pack", "WARNING", told)]


def test_11_2_cards_are_conserved() -> None:
    scene = Scene(2)
    before = Counter(scene[0].owned)
    scene.put(0, hand=list(scene[0].hand), credit=3)
    scene.answer(0, [], "medium-gold")
    scene.end_turn(0)
    assert Counter(scene[0].owned) - before == Counter({"medium-gold": 1})
    assert PROJECT_MINE.violations(scene.match.play) == []


def test_a_lasting_effect_pays_until_the_own_next_turn() -> None:
    trigger = {"event": "play", "by": "opponents", "effects": [{"do": "gain_res", "resource": "iron"}]}
    pack = with_card(
        {"id": "tested", "kind": "plan", "effects": [{"do": "lasting", "until": "next_turn", "trigger": trigger}]},
        "plan-card",
    )
    scene = Scene(2, pack)
    for seat in range(2):
        scene.put(seat, deck=list(DECK), hand=["small-ruby"] * 5)
    scene.put(0, hand=["tested", "small-ruby", "small-ruby"]).answer(0, ["tested", "small-ruby"])
    assert scene[0].resources["iron"] == 0
    scene.end_turn(0).answer(1, ["small-ruby", "small-ruby#2"])
    assert scene[0].resources["iron"] == 2
    scene.end_turn(1)
    assert scene.match.play.state.reflexes == []


def test_k15_cards_beat_rules() -> None:
    """A card is used after the energy is gone, and the board exceeds six."""
    scene = holding([{"do": "open_market"}, {"do": "use", "zone": "discard"}], "investment", energy=4)
    scene.put(0, discard=["large-gold"]).answer(0, ["tested"])
    assert (scene[0].energy, scene[0].resources["gold"], len(scene.board.market)) == (0, 3, 7)


def test_q3_a_player_may_own_any_number_of_goals() -> None:
    goals = [f"active-{number}" for number in range(9)]
    scene = holding([{"do": "gain_goal", "zone": "pile"}], "investment").put(0, goals=goals)
    assert len(scene.answer(0, ["tested"])[0].goals) == 10


def test_q14_the_board_stays_short_when_both_piles_are_empty() -> None:
    scene = holding([{"do": "sweep", "zone": "market", "how": "all"}], "investment")
    scene.table(pile=[], market_discard=[])
    kept = list(scene.board.market)
    scene.answer(0, ["tested"])
    assert sorted(scene.board.market) == sorted(kept)
    scene = holding([{"do": "gain_card"}], "investment").table(pile=[], market_discard=[], market=["ruby-card"])
    scene.answer(0, ["tested"])
    assert scene.board.market == []


def test_the_market_pile_is_made_anew_from_its_discard_pile() -> None:
    scene = holding([{"do": "open_market", "n": 2}], "investment").table(
        pile=["gold-card"], market_discard=["ruby-card"] * 3
    )
    scene.answer(0, ["tested"])
    assert scene.board.market[-2:] == ["gold-card", "ruby-card"]
    assert (len(scene.board.pile), scene.board.market_discard) == (2, [])
    assert scene.match.entry.draws


def test_k14_cards_looked_at_still_lie_on_the_deck() -> None:
    """Looking at the last cards of the deck is not drawing them: nobody declares the end (E3)."""
    for seats in (2, 3):
        scene = holding(
            [{"do": "look", "n": 2, "upto": True, "to": "bottom", "rest": "top"}], "investment", seats=seats
        )
        scene.put(0, deck=["small-gold", "small-iron"]).answer(0, ["tested"])
        assert (scene.board.declarer, scene.board.held) == (-1, ["small-iron", "small-gold"])
        scene.answer(0, "none")
        assert (scene.board.declarer, scene[0].deck) == (-1, ["small-gold", "small-iron"])


def test_k14_what_is_taken_off_the_deck_by_looking_empties_it() -> None:
    scene = holding([{"do": "look", "n": 1, "upto": True, "to": "hand"}], "investment").put(0, deck=["small-gold"])
    scene.answer(0, ["tested"], "small-gold")
    assert (scene.board.declarer, scene.board.last_round) == (0, 2)


def test_k4_a_resource_of_choice_is_a_price_too() -> None:
    lines = [{"do": "choose_res", "mode": "lose", "n": 2}, {"do": "credit", "n": 2}]
    scene = holding(lines, "investment").put(0, resources={"ruby": 1, "gold": 1})
    assert "tested" not in scene.ids(0)
    scene.put(0, resources={"gold": 2}).answer(0, ["tested"])
    assert (scene[0].resources["gold"], scene[0].credit) == (0, 2)
