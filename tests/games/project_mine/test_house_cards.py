"""The house's market cards and traits at work: one test for each mechanic of rules 10.4."""

from __future__ import annotations

from bot.games.project_mine.cards import built_in
from bot.games.project_mine.scoring import account
from tests.games.project_mine.house import FILLER, Table, start

# --- Ruby ------------------------------------------------------------------------------------------------------------


def test_ruby_vein_counts_cards_played_half_rounded_down() -> None:
    table = start("ruby-vein", resources={}, played=("investment", "small-iron"), energy=4)
    table.play("ruby-vein")
    assert table.me.resources["ruby"] == 1  # three cards, this one included
    assert len(table.me.hand) == 3
    table = start("ruby-vein", resources={}, played=("investment",) * 3).play("ruby-vein")
    assert table.me.resources["ruby"] == 2


def test_ruby_handcart_draws_or_gains() -> None:
    table = start("ruby-handcart", resources={}).play("ruby-handcart", "way-1")
    assert (len(table.me.hand), table.me.resources["ruby"], table.me.energy) == (2, 0, 4)
    table = start("ruby-handcart", resources={}).play("ruby-handcart", "way-2")
    assert (len(table.me.hand), table.me.resources["ruby"]) == (1, 2)


def test_ruby_way_back_puts_a_discarded_card_on_the_deck() -> None:
    table = start("ruby-way-back", resources={}, discard=("small-gold", "large-ruby", "investment"))
    table.play("ruby-way-back", "large-ruby")
    assert table.me.deck[-1] == "large-ruby"
    assert table.me.discard == ["small-gold", "investment"]
    assert table.me.resources["ruby"] == 1


def test_ruby_sorting_discards_one_for_rubies() -> None:
    table = start("ruby-sorting", "small-gold", resources={}).play("ruby-sorting", "small-gold")
    assert table.me.discard == ["small-gold"]
    assert table.me.resources["ruby"] == 2


def test_ruby_sorting_alone_in_hand_may_be_played_for_nothing() -> None:
    """K12."""
    table = start("ruby-sorting", resources={}, hand=("ruby-sorting",), credit=9).play("ruby-sorting")
    assert table.me.resources["ruby"] == 0
    assert table.me.play == ["ruby-sorting"]


def test_ruby_cart_train_draws_three_then_discards_two() -> None:
    table = start("ruby-cart-train", resources={}, deck=("large-iron", "large-gold", "investment", "small-ruby"))
    table.play("ruby-cart-train", ["large-iron", "investment"])
    assert sorted(table.me.hand) == sorted([FILLER, "large-gold"])
    assert sorted(table.me.discard) == ["investment", "large-iron"]
    assert table.me.deck == ["small-ruby"]


def test_ruby_blast_mills_and_uses_two_discarded_cards() -> None:
    table = start(
        "ruby-blast",
        resources={},
        deck=("large-gold", "iron-toll", "small-iron"),
        discard=("plan-budget", "large-ruby"),
    )
    table.play("ruby-blast")
    assert "iron-toll" not in table.offered()  # energy 2
    table.answer(["large-gold", "large-ruby"])
    assert (table.me.resources["gold"], table.me.resources["ruby"]) == (3, 3)
    assert sorted(table.me.discard) == ["iron-toll", "large-gold", "large-ruby", "plan-budget"]
    assert table.me.played == ["ruby-blast"]  # K1: used, not played
    assert table.me.energy == 3


# --- Sapphire --------------------------------------------------------------------------------------------------------


def test_sapphire_prospector_adds_a_resource_of_choice() -> None:
    table = start("sapphire-prospector", resources={}).play("sapphire-prospector", "gold")
    assert (table.me.resources["sapphire"], table.me.resources["gold"]) == (1, 1)


def test_sapphire_barter_takes_another_resources_card_only() -> None:
    table = start("sapphire-barter", "small-iron", "large-sapphire", "plan-budget", resources={})
    table.play("sapphire-barter", "yes")
    assert set(table.offered()) == {"small-iron", FILLER}
    table.answer("small-iron")
    assert table.me.resources["sapphire"] == 3
    assert table.me.discard == ["small-iron"]
    table = start("sapphire-barter", "small-iron", resources={}).play("sapphire-barter", "no")
    assert table.me.resources["sapphire"] == 1


def test_sapphire_trial_dig_gains_up_to_cost_three() -> None:
    pile = ["gold-bars", "ruby-vein", "plan-budget", "iron-toll"]
    table = start("sapphire-trial-dig", board_pile=pile).play("sapphire-trial-dig")
    assert set(table.offered()) == {"ruby-vein", "plan-budget", "none"}
    table.answer("ruby-vein")
    assert table.me.discard == ["ruby-vein"]
    assert table.board.pile[-1] == "iron-toll"
    assert set(table.board.pile[:2]) == {"gold-bars", "plan-budget"}
    assert table.me.bought == []  # K8


def test_sapphire_stream_discards_the_market_top_unseen() -> None:
    table = start("sapphire-stream", resources={}, board_pile=["gold-bars", "ruby-vein"], board_market_discard=())
    table.play("sapphire-stream")
    assert (table.board.market_discard, table.board.market_down) == ([], ["gold-bars"])
    assert table.board.pile == ["ruby-vein"]
    assert len(table.board.market) == 6
    assert table.me.resources["sapphire"] == 1


def test_sapphire_charter_gains_the_top_goal_or_puts_it_under() -> None:
    pile = ["passive-tripod", "active-audit"]
    table = start("sapphire-charter", resources={}, board_goal_pile=pile).play("sapphire-charter", "passive-tripod")
    assert [goal.card for goal in table.me.goals] == ["passive-tripod"]
    table = start("sapphire-charter", resources={}, board_goal_pile=pile).play("sapphire-charter", "none")
    assert table.me.goals == []
    assert table.board.goal_pile == ["passive-tripod", "active-audit"]  # the end is the top


def test_sapphire_wholesale_makes_the_board_cheaper() -> None:
    table = start("sapphire-wholesale", hand=("sapphire-wholesale",), resources={}, credit=1)
    table.put(board_market=["plan-field-crew"] * 6, board_goals=["passive-twin-peaks", "active-gallery"])
    table.play("sapphire-wholesale")
    # K13: the board and its goals, not the basic pile.
    assert set(table.offered()) == {
        *(f"plan-field-crew#{n}" for n in range(2, 7)),
        "plan-field-crew",
        "active-gallery",
        "done",
    }
    assert table.me.buys == 2


# --- Emerald ---------------------------------------------------------------------------------------------------------


def test_emerald_spoil_gives_energy_and_credit_when_discarded() -> None:
    table = start("ruby-sorting", "emerald-spoil", resources={}).play("ruby-sorting", "emerald-spoil")
    assert (table.me.energy, table.me.credit) == (5, 2)
    assert "emerald-spoil" not in start("emerald-spoil").offered()  # K2


def test_emerald_moss_counts_after_the_discards_own_effect() -> None:
    table = start("emerald-moss", "emerald-giant", resources={"emerald": 1}).play("emerald-moss", "emerald-giant")
    assert table.me.resources["emerald"] == 4  # 1 + 1 + 2 by the discarded card
    assert len(table.me.hand) == 3
    table = start("emerald-moss", "small-gold", resources={"emerald": 1}).play("emerald-moss", "small-gold")
    assert (table.me.resources["emerald"], len(table.me.hand)) == (2, 1)


def test_emerald_giant_gains_when_discarded_in_anothers_turn() -> None:
    """K7."""
    table = start("iron-strike", resources={}, other_hand=("emerald-giant", "investment"), other_resources={})
    table.play("iron-strike")
    assert table.other.resources["emerald"] == 2
    assert table.other.hand == []
    table = start("emerald-giant", resources={}).play("emerald-giant")
    assert table.me.resources["emerald"] == 4


def test_emerald_kiln_turns_points_into_energy() -> None:
    table = start("emerald-kiln", "emerald-giant", resources={}).play("emerald-kiln", "emerald-giant")
    assert table.me.energy == 8
    assert table.me.resources["emerald"] == 3
    table = start("emerald-kiln", resources={}, hand=("emerald-kiln", FILLER, FILLER)).play("emerald-kiln", FILLER)
    assert table.me.energy == 4  # a formula counts as 0 while the game runs


def test_emerald_closing_exiles_the_deck_top() -> None:
    table = start("emerald-closing", resources={}, deck=("investment", "small-ruby")).play("emerald-closing", "yes")
    assert table.board.exile == ["investment"]
    assert table.me.deck == ["small-ruby"]
    table = start("emerald-closing", resources={}, deck=("emerald-closing", "small-ruby")).play(
        "emerald-closing", "yes"
    )
    assert table.me.resources["emerald"] == 6  # 2, and 4 by the card that was exiled
    table = start("emerald-closing", resources={}).play("emerald-closing", "no")
    assert table.board.exile == []


def test_emerald_crown_is_worth_half_the_emeralds_at_the_end() -> None:
    table = start(FILLER, hand=(FILLER,), deck=("small-ruby",), resources={"emerald": 9})
    assert account(built_in(), table.board, table.seat).deck == 4
    assert built_in()[FILLER].worth == 0


# --- Iron ------------------------------------------------------------------------------------------------------------


def test_iron_seizure_takes_two_of_the_most_held() -> None:
    table = start("iron-seizure", seats=3, resources={}, other_resources={"gold": 5, "ruby": 4})
    table.board.players[(table.seat + 2) % 3].resources["sapphire"] = 1
    table.put().play("iron-seizure")
    third = table.board.players[(table.seat + 2) % 3]
    assert (table.other.resources["gold"], table.other.resources["ruby"]) == (3, 4)
    assert third.resources["sapphire"] == 0
    assert table.me.resources["iron"] == 3


def test_iron_inspection_counts_everybodys_deck_top() -> None:
    table = start(
        "iron-inspection", resources={}, deck=("small-gold", "investment"), other_deck=("plan-budget", "small-iron")
    )
    table.play("iron-inspection")
    assert table.me.resources["iron"] == 3
    assert (table.me.deck[-1], table.other.deck[-1]) == ("small-gold", "plan-budget")


def test_iron_strike_asks_all_opponents_at_once() -> None:
    table = start("iron-strike", seats=3, resources={})
    turn = table.seat
    for seat in range(3):
        if seat != turn:
            table.board.players[seat].hand = ["investment", "small-ruby", "small-gold"]
    table.put().play("iron-strike")
    others = [seat for seat in range(3) if seat != turn]
    assert set(table.match.awaited()) >= set(others)
    for seat in others:
        table.answer(["investment", "small-ruby"], seat=seat)
    assert all(table.board.players[seat].hand == ["small-gold"] for seat in others)
    assert table.me.resources["iron"] == 3


def test_iron_toll_pays_for_cards_of_energy_zero_until_the_next_own_turn() -> None:
    table = start("iron-toll", resources={}, other_hand=("ruby-way-back", "investment", FILLER), other_discard=())
    owner = table.seat
    table.play("iron-toll").pass_turn()
    assert table.seat != owner
    table.play("ruby-way-back")
    assert table.board.players[owner].resources["iron"] == 4
    table.play("investment")
    assert table.board.players[owner].resources["iron"] == 4
    table.pass_turn()
    assert table.match.play.state.reflexes == []


def test_iron_ledger_pays_once_when_an_opponent_buys() -> None:
    table = start("iron-ledger", resources={}, other_hand=(FILLER,), board_market=["plan-short-loan"] * 6)
    owner = table.seat
    table.play("iron-ledger").pass_turn()
    table.put(credit=2, buys=2).answer([])
    assert table.board.players[owner].resources["iron"] == 1
    table.answer("plan-short-loan")
    assert table.board.players[owner].resources["iron"] == 5
    table.answer(next(one for one in table.offered() if one.startswith("plan-short-loan")))
    assert table.board.players[owner].resources["iron"] == 5


def test_iron_ledger_pays_nothing_if_nobody_buys() -> None:
    table = start("iron-ledger", resources={})
    owner = table.seat
    table.play("iron-ledger").pass_turn().pass_turn()
    assert table.board.players[owner].resources["iron"] == 1
    assert table.match.play.state.reflexes == []


def test_iron_hammer_uses_the_next_iron_card_of_the_deck() -> None:
    deck = ("investment", "small-gold", "large-iron", "small-iron")
    table = start("iron-hammer", resources={}, deck=deck).play("iron-hammer")
    assert table.me.resources["iron"] == 5
    assert sorted(table.me.deck) == sorted(deck)
    table = start("iron-hammer", resources={}, deck=("investment", "small-gold")).play("iron-hammer")
    assert table.me.resources["iron"] == 2


# --- Gold ------------------------------------------------------------------------------------------------------------


def test_gold_coinage_needs_gold() -> None:
    table = start("gold-coinage", resources={"gold": 1}).play("gold-coinage")
    assert (table.me.resources["gold"], table.me.credit) == (0, 3)
    assert "gold-coinage" not in start("gold-coinage", resources={}).offered()  # K4


def test_gold_vault_reveals_gold_cards_for_credit_or_gold() -> None:
    hand = ("small-gold", "gold-bank", "small-iron")
    table = start("gold-vault", *hand, resources={}).play("gold-vault", "way-1", ["small-gold", "gold-bank"])
    assert (table.me.credit, table.me.resources["gold"], len(table.me.hand)) == (2, 0, 4)
    table = start("gold-vault", *hand, resources={}).play("gold-vault", "way-2", ["gold-bank"])
    assert (table.me.credit, table.me.resources["gold"]) == (0, 1)
    table = start("gold-vault", *hand, resources={}).play("gold-vault", "way-2", [])
    assert table.me.resources["gold"] == 0  # K10: declined


def test_gold_bank_gives_credit() -> None:
    assert start("gold-bank").play("gold-bank").me.credit == 3


def test_gold_patron_puts_a_token_on_any_token_goal() -> None:
    table = start(
        "gold-patron", resources={}, goals=["passive-tripod", "active-audit"], other_goals=["passive-busy-shift"]
    )
    table.play("gold-patron")
    other = (table.seat + 1) % 2
    assert set(table.offered()) == {f"active-audit@{table.seat}", f"passive-busy-shift@{other}"}
    table.answer(f"passive-busy-shift@{other}")
    assert table.other.goals[0].tokens == 1
    assert table.me.resources["gold"] == 2


def test_gold_opening_must_flip_even_an_opponents_goal() -> None:
    table = start("gold-opening", resources={}, goals=[], other_goals=["passive-busy-shift"]).play("gold-opening")
    assert table.other.goals[0].flipped
    table = start("gold-opening", resources={}, goals=["passive-mixed-load"], other_goals=["passive-busy-shift"])
    table.play("gold-opening", f"passive-mixed-load@{table.seat}")
    assert table.me.goals[0].flipped
    assert not table.other.goals[0].flipped


def test_gold_bars_grow_with_gold_cards_played() -> None:
    table = start("gold-bars", resources={}, played=("small-gold", "gold-bank", "investment")).play("gold-bars")
    assert table.me.resources["gold"] == 4


# --- plans -----------------------------------------------------------------------------------------------------------


def test_plan_test_bore_acts_on_the_milled_card() -> None:
    table = start("plan-test-bore", deck=("investment", "small-ruby", "small-iron")).play("plan-test-bore")
    assert (table.me.discard, len(table.me.hand), table.me.credit) == (["investment"], 2, 0)
    table = start("plan-test-bore", deck=("large-gold", "small-ruby")).play("plan-test-bore")
    assert (table.me.discard, len(table.me.hand), table.me.credit) == (["large-gold"], 1, 2)
    table = start("plan-test-bore", deck=()).play("plan-test-bore")
    assert (table.me.discard, len(table.me.hand), table.me.credit) == ([], 1, 0)


def test_plan_field_crew_adds_any_resource() -> None:
    assert start("plan-field-crew", resources={}).play("plan-field-crew", "iron").me.resources["iron"] == 1


def test_plan_budget_gives_credit() -> None:
    table = start("plan-budget").play("plan-budget")
    assert (table.me.credit, table.me.buys) == (2, 2)


def test_plan_yard_sale_discards_for_credit() -> None:
    table = start("plan-yard-sale", "small-gold").play("plan-yard-sale", "small-gold")
    assert (table.me.credit, table.me.discard) == (2, ["small-gold"])


def test_plan_restaff_is_graded() -> None:
    table = start("plan-restaff", "small-gold", "small-iron").play("plan-restaff", [])
    assert (len(table.me.hand), table.me.credit) == (3, 0)
    table = start("plan-restaff", "small-gold", "small-iron").play("plan-restaff", ["small-gold"])
    assert (len(table.me.hand), table.me.credit) == (3, 0)
    table = start("plan-restaff", "small-gold", "small-iron").play("plan-restaff", ["small-gold", "small-iron"])
    assert (len(table.me.hand), table.me.credit) == (3, 1)


def test_plan_short_loan_costs_a_point() -> None:
    table = start("plan-short-loan").play("plan-short-loan")
    assert (table.me.credit, table.me.buys, table.me.penalty) == (2, 2, 1)


def test_plan_takeover_gains_from_the_board() -> None:
    board = ["gold-bars", "ruby-vein", "iron-strike", "gold-bars", "gold-bars", "gold-bars"]
    table = start("plan-takeover", "investment", board_market=board).play("plan-takeover")
    assert table.me.discard == ["ruby-vein"]
    assert len(table.board.market) == 6
    assert table.me.bought == []  # K8


# --- traits ----------------------------------------------------------------------------------------------------------


def test_trait_trade_discards_for_credit() -> None:
    table = start("trait-trade", "small-gold").play("trait-trade", "small-gold")
    assert (table.me.credit, table.me.discard, table.me.energy) == (3, ["small-gold"], 3)


def test_trait_collection_swaps_resources() -> None:
    table = start("trait-collection", resources={"ruby": 1}).play("trait-collection", "yes", "gold")
    assert (table.me.resources["ruby"], table.me.resources["gold"]) == (0, 3)
    table = start("trait-collection", resources={"ruby": 1}).play("trait-collection", "yes", "ruby")
    assert table.me.resources["ruby"] == 3  # the same is allowed
    table = start("trait-collection", resources={}).play("trait-collection")
    assert sum(table.me.resources.values()) == 0


def test_trait_research_may_put_the_top_card_under() -> None:
    table = start("trait-research", deck=("investment", "large-gold", "small-iron")).play(
        "trait-research", "investment"
    )
    assert table.me.deck == ["investment", "small-iron", "large-gold"]  # the first is the bottom
    assert (table.me.credit, table.me.energy) == (2, 3)
    table = start("trait-research", deck=("investment", "large-gold")).play("trait-research", "none")
    assert table.me.deck == ["large-gold", "investment"]
    table = start("trait-research", deck=()).play("trait-research")
    assert table.me.credit == 2  # K12


def test_trait_sales_draws_with_a_credit() -> None:
    table = start("trait-sales").play("trait-sales")
    assert (len(table.me.hand), table.me.credit, table.me.energy) == (2, 1, 3)


def test_the_harness_plays_a_turn() -> None:
    table = Table(2)
    first = table.seat
    assert table.pass_turn().seat != first
