"""The house's public and company goals at work: one test for each mechanic of rules 10.4."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.project_mine.cards import built_in
from bot.games.project_mine.counting import cost_of
from bot.games.project_mine.scoring import account, achieved
from bot.games.project_mine.state import Goal
from tests.games.project_mine.house import FILLER, Table, start
from tests.games.project_mine.scene import Scene

PACK = built_in()


def active(card: str, **zones: Any) -> Table:
    """A table whose turn player owns an active goal and has just begun its turn."""
    table = start(FILLER, "investment", "small-ruby")
    seat = table.seat
    for _ in range(table.board.seats - 1):
        table.pass_turn()
    # The goal is put down before the turn begins, so that step 2 asks for it.
    table.board.players[seat].goals = [Goal(card)]
    table.board.players[seat].deck = ["small-gold"] * 5 + ["investment"]
    # A goal that could do nothing is not asked for.
    table.board.players[seat].discard = ["investment"]
    table.board.players[seat].resources["iron"] = 1
    table.put().pass_turn()
    assert table.seat == seat
    assert table.board.stage == "goals"
    return table.put(**zones)


def goal(table: Table) -> Goal:
    """The turn player's only goal."""
    return table.me.goals[0]


# --- active ----------------------------------------------------------------------------------------------------------


def test_active_gallery_mills_and_counts_cards_of_cost_two() -> None:
    table = active("active-gallery", deck=("large-gold", "small-ruby"), discard=()).answer("goal-active-gallery")
    assert table.me.discard == ["large-gold"]
    assert goal(table).tokens == 1
    table = active("active-gallery", deck=("small-gold", "small-ruby"), discard=()).answer("goal-active-gallery")
    assert goal(table).tokens == 0


def test_active_samples_opens_a_seventh_card() -> None:
    table = active("active-samples", board_pile=["ruby-vein", "plan-budget"]).answer("goal-active-samples")
    assert len(table.board.market) == 7
    assert goal(table).tokens == 1
    table = active("active-samples", board_pile=["plan-budget", "ruby-vein"]).answer("goal-active-samples")
    assert goal(table).tokens == 0


def test_active_samples_the_board_is_refilled_only_below_six() -> None:
    pile = ["ruby-vein", "plan-budget", "ruby-blast"]
    table = active("active-samples", board_pile=pile, board_market=["plan-field-crew"] * 6, hand=())
    table.put(credit=2, hand=(FILLER,)).answer("goal-active-samples").answer([], "plan-field-crew")
    assert len(table.board.market) == 6
    assert table.board.pile == ["ruby-blast", "plan-budget"]


def test_active_rumours_cost_opponents_a_credit_in_their_next_turn() -> None:
    table = active("active-rumours").answer("goal-active-rumours")
    assert goal(table).tokens == 1
    table.other.hand = [FILLER, "plan-budget"]
    table.put().pass_turn()
    assert table.me.credit == -1
    table.play("plan-budget")
    assert table.me.credit == 1


def test_active_rumours_are_lost_after_the_last_round() -> None:
    """K9."""
    table = active("active-rumours")
    table.put(board_last_round=table.board.round, board_first=(table.seat + 1) % 2, board_era=1)
    table.answer("goal-active-rumours")
    table.pass_turn()
    assert table.board.era == 2
    assert all(player.pending == [] for player in table.board.players)
    assert table.me.credit == 0


def test_active_first_spade_pays_for_the_first_gain_only() -> None:
    table = active("active-first-spade", hand=("small-ruby", "small-iron", FILLER)).answer("goal-active-first-spade")
    assert (table.me.credit, goal(table).tokens) == (0, 0)
    table.play("small-ruby")
    assert (table.me.credit, goal(table).tokens) == (1, 1)
    table.play("small-iron")
    assert (table.me.credit, goal(table).tokens) == (1, 1)


def test_active_audit_mills_opponents_and_counts_once() -> None:
    table = active("active-audit", other_deck=("plan-budget", "small-gold"), other_discard=())
    table.answer("goal-active-audit")
    assert table.other.discard == ["plan-budget"]
    assert goal(table).tokens == 1
    table = active("active-audit", other_deck=("small-gold", "small-gold")).answer("goal-active-audit")
    assert goal(table).tokens == 0


def test_active_audit_may_end_the_era_for_an_opponent() -> None:
    """E3: a deck emptied by another player's effect declares the end."""
    table = active("active-audit", other_deck=("small-gold",), board_last_round=0, board_declarer=-1)
    for player in table.board.players:
        player.declared = False
    table.put().answer("goal-active-audit")
    assert table.other.declared
    assert table.board.last_round == table.board.round + 1


def test_active_night_work_exiles_a_hand_card_for_energy() -> None:
    table = active("active-night-work", hand=("investment", FILLER), board_exile=())
    table.answer("goal-active-night-work", "yes", "investment")
    assert (table.board.exile, table.me.energy, goal(table).tokens) == (["investment"], 5, 1)
    table = active("active-night-work", hand=("investment", FILLER)).answer("goal-active-night-work", "no")
    assert (len(table.me.hand), table.me.energy, goal(table).tokens) == (2, 4, 0)


def test_active_reclaim_puts_a_cheap_discard_under_the_deck() -> None:
    table = active("active-reclaim", discard=("large-gold", "investment"), deck=("small-gold", "small-ruby"))
    table.answer("goal-active-reclaim")
    assert table.me.deck == ["investment", "small-ruby", "small-gold"]  # the first is the bottom
    assert goal(table).tokens == 1
    assert active("active-reclaim", discard=("large-gold",)).offered() == ["done"]


def test_active_donation_gives_a_resource_for_a_token() -> None:
    table = active("active-donation", resources={"iron": 2, "ruby": 1}).answer("goal-active-donation", "yes", "iron")
    assert (table.me.resources["iron"], goal(table).tokens) == (1, 1)


def test_active_clearance_discards_for_credit() -> None:
    table = active("active-clearance", hand=("investment", FILLER), discard=())
    table.answer("goal-active-clearance", "yes", "investment")
    assert (table.me.discard, table.me.credit, goal(table).tokens) == (["investment"], 1, 1)


def test_an_active_goal_flips_with_its_last_token_and_is_gone() -> None:
    """G1, G3."""
    table = active("active-clearance", goals=[Goal("active-clearance", tokens=4)], hand=("investment", FILLER))
    table.answer("goal-active-clearance", "yes", "investment")
    assert goal(table).flipped
    assert account(PACK, table.board, table.seat).goals == PACK["active-clearance"].points


# --- passive ---------------------------------------------------------------------------------------------------------


def after_turn(card: str, *plays: str, **zones: Any) -> Goal:
    """The goal after a turn in which these cards were played."""
    table = start(*(plays or (FILLER,)), **{"goals": [card], "resources": {}} | zones)
    seat = table.seat
    for play in plays:
        table.play(play)
    table.pass_turn()
    return table.board.players[seat].goals[0]


def test_passive_quiet_day_counts_turns_without_a_change() -> None:
    assert after_turn("passive-quiet-day", "investment").tokens == 1
    assert after_turn("passive-quiet-day", "small-ruby").tokens == 0


def test_passive_quiet_day_sees_a_loss_made_good() -> None:
    """A loss and a gain that cancel out are changes all the same."""
    table = start("trait-collection", resources={"ruby": 2}, goals=["passive-quiet-day"])
    seat = table.seat
    table.play("trait-collection", "yes", "ruby").pass_turn()
    assert table.board.players[seat].goals[0].tokens == 0


def test_passive_spare_strength_counts_energy_left() -> None:
    assert after_turn("passive-spare-strength", "small-ruby", "small-iron").tokens == 1
    assert after_turn("passive-spare-strength", "small-ruby", "small-iron", "small-gold").tokens == 0


def test_passive_tripod_flips_when_the_third_resource_reaches_five() -> None:
    held = {"ruby": 9, "gold": 5, "iron": 4}
    table = start("small-iron", resources=held, goals=["passive-tripod"])
    assert not goal(table).flipped
    table.play("small-iron")
    assert goal(table).flipped


def test_passive_twin_peaks_flips_at_eight_and_stays() -> None:
    """G3."""
    table = start("small-gold", resources={"ruby": 9, "gold": 7}, goals=["passive-twin-peaks"]).play("small-gold")
    assert goal(table).flipped
    table.me.resources["gold"] = 0
    table.put()
    assert goal(table).flipped


def test_passive_in_series_follows_two_flipped_goals() -> None:
    goals = [Goal("passive-in-series"), Goal("passive-busy-shift", flipped=True), Goal("passive-tripod")]
    table = start("small-gold", resources={"ruby": 9, "iron": 9, "gold": 4}, goals=goals)
    assert [one.flipped for one in table.me.goals] == [False, True, False]
    table.play("small-gold")
    assert [one.flipped for one in table.me.goals] == [True, True, True]


def test_passive_busy_lift_counts_one_for_an_effect_of_several_cards() -> None:
    """G2; the refill at the end of a turn is no effect."""
    assert after_turn("passive-busy-lift", "trait-sales").tokens == 1
    table = start("ruby-cart-train", resources={}, goals=["passive-busy-lift"])
    table.play("ruby-cart-train", ["investment", "small-ruby"])
    assert goal(table).tokens == 1
    assert after_turn("passive-busy-lift", "small-ruby").tokens == 0


def test_passive_rainy_day_counts_credit_left() -> None:
    assert after_turn("passive-rainy-day", "investment").tokens == 1
    assert after_turn("passive-rainy-day", "small-ruby").tokens == 0


def test_passive_heavy_gear_counts_cards_of_energy_two() -> None:
    assert after_turn("passive-heavy-gear", "iron-toll", "iron-toll").tokens == 2
    assert after_turn("passive-heavy-gear", "small-ruby").tokens == 0


@pytest.mark.parametrize(("already", "tokens"), [(3, 0), (4, 1), (5, 0)])
def test_passive_busy_shift_counts_the_fifth_card(already: int, tokens: int) -> None:
    table = start("small-ruby", resources={}, played=("investment",) * already, goals=["passive-busy-shift"])
    assert goal(table.play("small-ruby")).tokens == tokens


def test_passive_drawing_room_counts_plans() -> None:
    assert after_turn("passive-drawing-room", "plan-budget", "plan-short-loan", "small-ruby").tokens == 2


def test_passive_mixed_load_counts_turns_with_three_kinds() -> None:
    assert after_turn("passive-mixed-load", "small-ruby", "small-iron", "small-gold").tokens == 1
    assert after_turn("passive-mixed-load", "small-ruby", "small-ruby", "small-gold").tokens == 0


# --- company ---------------------------------------------------------------------------------------------------------


def holds(card: str, seats: int = 2, **zones: Any) -> bool:
    """Whether the turn player's company goal is achieved on such a table."""
    table = start(FILLER, seats=seats, **{"company": card, "hand": (), "deck": (), "discard": (), "play": ()} | zones)
    return achieved(PACK, table.board, table.seat)


def test_company_fine_work_counts_flipped_goals_in() -> None:
    cards = ("large-gold",) * 4 + ("large-iron",) * 4 + ("iron-seizure",)
    flipped = [Goal("passive-tripod", flipped=True)]
    assert holds("company-fine-work", deck=cards, goals=flipped)
    assert not holds("company-fine-work", deck=cards, goals=[Goal("passive-tripod")])


def test_company_luxury_counts_dear_cards() -> None:
    assert holds("company-luxury", deck=("gold-bank",) * 6)
    assert not holds("company-luxury", deck=("gold-bank",) * 5 + ("gold-patron",))


def test_company_big_firm_counts_cards() -> None:
    assert holds("company-big-firm", deck=("investment",) * 20, discard=("small-ruby",) * 5)
    assert not holds("company-big-firm", deck=("investment",) * 24)


def test_company_full_set_needs_three_of_each() -> None:
    cards = tuple(f"small-{r}" for r in ("ruby", "sapphire", "emerald", "iron", "gold")) * 3
    assert holds("company-full-set", deck=cards)
    assert not holds("company-full-set", deck=cards[1:])


def test_company_achiever_is_judged_before_the_transition() -> None:
    cards = [
        "passive-tripod",
        "passive-twin-peaks",
        "active-audit",
        "active-gallery",
        "active-reclaim",
        "passive-busy-lift",
    ]
    assert PACK["company-achiever"].judged == "before_transition"
    assert holds("company-achiever", goals=[Goal(card, flipped=True) for card in cards])
    assert not holds("company-achiever", goals=[Goal(card, flipped=True) for card in cards[1:]])


def test_company_second_leg_needs_eighteen_of_the_second() -> None:
    assert holds("company-second-leg", resources={"ruby": 19, "gold": 18})
    assert not holds("company-second-leg", resources={"ruby": 30, "gold": 17})


@pytest.mark.parametrize(
    ("seats", "led", "done"), [(2, 2, False), (2, 3, True), (3, 1, False), (3, 2, True), (4, 2, True)]
)
def test_company_market_leader_depends_on_seats(seats: int, led: int, done: bool) -> None:
    held = dict.fromkeys(("ruby", "sapphire", "emerald")[:led], 1)
    assert holds("company-market-leader", seats=seats, resources=held) == done


@pytest.mark.parametrize(
    ("seats", "ahead", "done"), [(2, 14, False), (2, 15, True), (3, 9, False), (3, 10, True), (4, 10, True)]
)
def test_company_runaway_depends_on_seats(seats: int, ahead: int, done: bool) -> None:
    assert holds("company-runaway", seats=seats, resources={"gold": ahead + 5}, other_resources={"iron": 5}) == done


def test_company_last_bell_is_for_who_declared() -> None:
    assert holds("company-last-bell", declared=True)
    assert not holds("company-last-bell", declared=False)


@pytest.mark.parametrize(("length", "eras"), [("full", 6), ("short", 3)])
def test_company_goals_of_the_last_era_are_judged_when_that_ends(length: str, eras: int) -> None:
    """H2; the short game has three eras (house rule)."""
    for era in (eras - 1, eras):
        scene = Scene(2, PACK, length=length).table(era=era, last_round=1)
        scene.put(0, company="company-last-bell", declared=True).put(1, company="company-achiever")
        scene.round()
        assert [scene[seat].judged for seat in range(2)] == ([1, 0] if era == eras else [-1, -1])


def test_company_open_hand_counts_removals_once_revealed() -> None:
    table = start(
        "gold-coinage", "gold-coinage", resources={"gold": 3}, company="company-open-hand", tokens=0, revealed=True
    )
    table.play("gold-coinage").play("gold-coinage")
    assert table.me.tokens == 2
    assert not holds("company-open-hand", tokens=7, revealed=True)
    assert holds("company-open-hand", tokens=8, revealed=True)


def test_company_planner_counts_bought_plans() -> None:
    table = start(FILLER, company="company-planner", tokens=0, revealed=True, credit=9, buys=3)
    table.put(board_market=["plan-short-loan", "plan-budget", "ruby-vein", "ruby-vein", "ruby-vein", "ruby-vein"])
    table.answer([], "plan-short-loan", "ruby-vein")
    assert table.me.tokens == 1
    assert holds("company-planner", tokens=4, revealed=True)
    assert not holds("company-planner", tokens=3, revealed=True)


def test_company_full_steam_counts_turns_with_six_cards() -> None:
    table = start(
        "small-ruby", "small-iron", company="company-full-steam", tokens=0, revealed=True, played=("investment",) * 5
    )
    table.play("small-ruby")
    assert table.me.tokens == 1
    table.play("small-iron")
    assert table.me.tokens == 1
    assert holds("company-full-steam", tokens=8, revealed=True)


def test_s3_has_something_to_do_among_the_goals() -> None:
    """Q1: a goal of cost 6 exists, and costs 6 on the board."""
    table = Table(2)
    assert [card.id for card in PACK.of_kind("active", "passive") if cost_of(PACK, table.board, card.id) >= 6] == [
        "passive-mixed-load"
    ]
