"""Riders: laid before the vote, open until the agenda is done, paid if the outcome comes (rules 18.1, 19 AC2, 22)."""

from __future__ import annotations

import pytest

from bot.core.windows import PASS
from bot.games.twilight_imperium.components.action_cards.riders import RIDERS
from bot.games.twilight_imperium.figures import ACTION_CARDS
from bot.games.twilight_imperium.flow.cards import held, seen
from bot.games.twilight_imperium.flow.votes import votes_of
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import deck
from bot.games.twilight_imperium.politics.council import Law, Prediction
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import CARDS, answer, armed, called, council, hearing, through, votes


def laid(rider: str, outcome: str = "for", agenda: str = "mutiny", seat: int = 1, **more: object) -> Board:
    """A rider of a seat lies on an outcome; nobody else holds cards."""
    table = armed(agenda, hands={seat: [rider]}, **more)  # type: ignore[arg-type]
    return through(lay(table, **{f"s{seat}": f"{rider}:{outcome}"}))


def lay(table: Board, **said: str) -> Board:
    """Cards are played after the reveal."""
    return answer(through(table, "AG_AFTER"), **said)


def wrong(table: Board) -> list[str]:
    """Invariants that do not hold; the custodians' point of these tables is nobody's."""
    return [one for one in violations(table.play) if not one.startswith("I19")]


def paid(rider: str, outcome: str = "for", **more: object) -> Board:
    """The rider of seat 1 pays: seats 2 and 0 vote for what it names."""
    return votes(laid(rider, outcome, **more), outcome, outcome)


def test_22_all_eight_riders_stand() -> None:
    riders = {id for id in ACTION_CARDS if id.endswith("_rider")}
    assert set(RIDERS) == riders
    assert riders <= set(deck(CARDS))
    assert not riders & set(deck({"action_cards": "on"})), "without agendas they could do nothing (Q0)"


def test_AC2_a_rider_names_an_outcome_as_it_is_declared_and_lies_open_until_it_pays() -> None:
    table = armed("mutiny", hands={1: ["trade_rider"]})
    through(table, "AG_AFTER")
    assert table.offered(1) == [PASS, "trade_rider:for", "trade_rider:against"]
    lay(table, s1="trade_rider:for")
    assert hearing(table).predictions == [Prediction(1, "trade_rider", "for")]
    assert "trade_rider" not in table.state.discards
    assert wrong(table) == []
    votes(table, "for", "for")
    assert "trade_rider" in table.state.discards
    assert table[1].goods == 5
    assert wrong(table) == []


def test_I10_a_rider_that_lies_open_is_counted() -> None:
    table = laid("trade_rider")
    hearing(table).predictions.clear()
    assert wrong(table) == ["I10: 0 of 1 trade_rider"]


def test_PP1_a_rider_that_lies_open_is_in_no_hand() -> None:
    table = armed("mutiny", hands={1: ["trade_rider", "spy"], 2: ["plague"]})
    assert held(table.play, 2, "trade_rider")
    lay(table, s1="trade_rider:for")
    through(table)
    assert seen(table.state, "trade_rider") == 1
    assert not held(table.play, 2, "trade_rider")


def test_22_whoever_has_laid_a_rider_has_no_vote_from_then_on() -> None:
    table = laid("trade_rider")
    assert votes_of(table.play, 1) == 0
    assert table.awaited == [2], "seat 1 would be first"
    assert hearing(table).cast[1].votes == 0


def test_22_a_cancelled_rider_does_not_forbid_the_vote_and_lies_in_the_pile() -> None:
    table = armed("mutiny", hands={1: ["trade_rider"], 2: ["sabotage"]})
    lay(table, s1="trade_rider:for")
    assert called(table) == "AC_PLAYED"
    answer(table, s2="sabotage")
    through(table)
    assert (hearing(table).predictions, hearing(table).barred) == ([], [])
    assert table.awaited == [1]
    assert set(table.state.discards) == {"trade_rider", "sabotage"}
    assert wrong(table) == []


def test_AC2_a_rider_can_be_cancelled_only_as_it_is_played() -> None:
    table = armed("mutiny", hands={1: ["trade_rider"], 2: ["sabotage"]})
    lay(table, s1="trade_rider:for")
    answer(table)
    through(table)
    votes(table, "for")
    assert called(table) == ""


def test_18_1_step_11_a_wrong_prediction_is_just_discarded() -> None:
    table = votes(laid("trade_rider", "against"), "for", "for")
    assert table[1].goods == 0
    assert "trade_rider" in table.state.discards
    assert not table.told("predicted-right")


def test_AV5_predictions_look_at_the_outcome_that_was_resolved_in_the_end() -> None:
    hands = {1: ["trade_rider"], 2: ["confusing_legal_text"]}
    table = armed("minister_of_war", hands=hands)
    lay(table, s1="trade_rider:seat-0")
    through(table)
    through(votes(table, "seat-2", "seat-2"), "AG_ELECTED")
    assert called(table) == "AG_ELECTED"
    answer(table, s2="confusing_legal_text:seat-0")
    through(table)
    assert council(table).laws["minister_of_war"] == Law(0)
    assert table[1].goods == 5


def test_22_several_riders_of_one_player_may_lie_on_different_outcomes() -> None:
    table = armed("mutiny", hands={1: ["trade_rider", "leadership_rider"]})
    lay(table, s1="trade_rider:for")
    lay(table, s1="leadership_rider:against")
    assert [one.outcome for one in hearing(table).predictions] == ["for", "against"]
    votes(table, "against", "against")
    assert table.topic == "gain-tokens"
    assert table[1].goods == 0


def test_18_1_step_11_who_has_predicted_right_twice_says_what_pays_first() -> None:
    table = armed("mutiny", hands={1: ["trade_rider", "imperial_rider"]})
    lay(table, s1="trade_rider:against")
    lay(table, s1="imperial_rider:against")
    votes(table, "against", "against")
    assert (table.topic, table.awaited) == ("first", [1])
    table.do("1")
    assert (table[1].goods, table[1].points) == (5, 1)


def test_18_1_step_11_predictions_pay_from_the_speaker() -> None:
    table = armed("mutiny", hands={1: ["trade_rider"], 2: ["leadership_rider"], 0: ["imperial_rider"]})
    lay(table, s0="imperial_rider:against", s1="trade_rider:against", s2="leadership_rider:against")
    while (left := _left(table)) and called(through(table, "AG_AFTER")):
        answer(table, **{f"s{seat}": f"{rider}:against" for seat, rider in left})
    assert table.topic == "tie", "nobody has a vote left"
    table.do("against")
    assert [one["seat"] for one in table.told("predicted-right")] == [0, 1, 2]


def _left(table: Board) -> list[tuple[int, str]]:
    return [(seat, player.hand[0]) for seat, player in enumerate(table.state.players) if player.hand]


def test_22_a_player_without_a_vote_may_lay_a_rider() -> None:
    hands = {0: ["assassinate_representative"], 1: ["trade_rider"]}
    table = armed("mutiny", hands=hands)
    lay(table, s0="assassinate_representative:seat-1")
    lay(table, s1="trade_rider:for")
    assert hearing(through(table)).predictions == [Prediction(1, "trade_rider", "for")]


def test_X34_riders_on_both_sides_of_a_tie_that_the_speaker_breaks() -> None:
    seats = ("sol", "letnev", "hacan", "jolnar", "sardakk", "l1z1x")
    hands = {4: ["leadership_rider"], 5: ["trade_rider"]}
    table = armed("mutiny", hands=hands, factions=seats)
    for planet in table.state.planets.values():
        planet.ready = False
    for seat, planets in ((1, ("meer", "torkan")), (2, ("centauri", "quann")), (3, ("rarron",)), (0, ("mehar_xull",))):
        table.own(seat, *planets)
    table.reload()
    assert [votes_of(table.play, seat) for seat in (1, 2, 3)] == [7, 4, 3]
    lay(table, s4="leadership_rider:against")
    lay(table, s5="trade_rider:for")
    through(table)
    table.do({"outcome": "for", "votes": "all"})
    table.do({"outcome": "against", "votes": "all"}).do({"outcome": "against", "votes": "all"})
    assert (hearing(table).votes("for"), hearing(table).votes("against")) == (7, 7)
    table.do({"outcome": "abstain"})
    assert (table.topic, table.awaited) == ("tie", [0])
    table.do("against")
    assert (table.topic, table.awaited) == ("gain-tokens", [4])
    table.do({"tactic": 3})
    assert (table[4].tactic, table[5].goods) == (6, 0)


def test_X36_once_the_riders_are_asked_for_no_veto_can_be_played() -> None:
    table = armed("mutiny", hands={1: ["imperial_rider"], 2: ["veto"]})
    assert called(table) == "AG_WHEN"
    answer(table)
    assert called(table) == "AG_AFTER"
    assert table.offered(2) == [PASS]
    lay(table, s1="imperial_rider:for")
    through(table)
    through(votes(table, "for", "for"))
    assert [(one.points, one.source) for one in table[1].ledger] == [(1, "imperial_rider")]
    assert hearing(table).card != "mutiny"


# --- what each brings ---------------------------------------------------------------------------------------------


def test_22_construction_rider_places_a_space_dock_on_an_own_planet() -> None:
    table = paid("construction_rider")
    assert (table.topic, table.awaited) == ("construct", [1])
    assert all(one == "none" or one.startswith("space_dock:") for one in table.offered())
    table.do("space_dock:lodor")
    assert table.at("lodor", 1) == {"space_dock": 1}


def test_22_construction_rider_wakes_what_waits_for_a_dock() -> None:
    table = laid("construction_rider", laws={"minister_of_industry": Law(1)})
    votes(table, "for", "for")
    table.do("space_dock:lodor")
    assert table.topic == "produce"


def test_22_diplomacy_rider_may_name_mecatol_rex_and_readies_nothing() -> None:
    table = laid("diplomacy_rider")
    table.own(1, "mecatol_rex", ready=False)
    table.reload()
    votes(table, "for", "for")
    assert (table.topic, table.awaited) == ("rider-diplomacy", [1])
    assert "000" in table.offered()
    table.do("000")
    assert sorted(table.state.systems["000"].tokens) == [0, 2]
    assert not table.state.planets["mecatol_rex"].ready


def test_22_imperial_rider_gives_a_victory_point_that_may_end_the_game() -> None:
    table = laid("imperial_rider", "against")
    table.state.target = 1
    votes(table, "against", "against")
    assert table.topic == "over"
    assert wrong(table) == []


def test_22_leadership_rider_gives_three_tokens() -> None:
    table = paid("leadership_rider").do({"tactic": 1, "fleet": 1, "strategy": 1})
    assert (table[1].tactic, table[1].fleet, table[1].strategy) == (4, 4, 3)


def test_22_politics_rider_gives_three_cards_and_the_speaker_token() -> None:
    table = paid("politics_rider")
    assert len(table[1].hand) == 3
    assert table.state.speaker == 1


def test_22_technology_rider_researches_with_prerequisites() -> None:
    table = paid("technology_rider")
    assert (table.topic, table.awaited) == ("research", [1])
    table.do({"technology": "neural_motivator"})
    assert "neural_motivator" in table[1].technologies


def test_22_trade_rider_gives_five_goods() -> None:
    table = paid("trade_rider")
    assert table.told("goods")[0] == {"seat": 1, "count": 5, "source": "trade_rider"}


def test_22_warfare_rider_places_a_dreadnought_where_one_has_ships() -> None:
    table = laid("warfare_rider")
    table.put("207", 1, cruiser=1).put("103", 1, carrier=1).put("104", 0, cruiser=1)
    table.reload()
    votes(table, "for", "for")
    assert (table.topic, sorted(table.offered())) == ("rider-warfare", ["103", "207"])
    table.do("207")
    assert table.at("207", 1) == {"cruiser": 1, "dreadnought": 1}


def test_22_warfare_rider_may_make_one_ship_too_many() -> None:
    table = laid("warfare_rider")
    table.put("207", 1, cruiser=5)
    table.reload()
    votes(table, "for", "for")
    assert (table.topic, table.awaited) == ("too-many", [1]), "Letnev has room for five with 3 tokens"


@pytest.mark.parametrize("rider", sorted(RIDERS))
def test_AC3_a_cancelled_rider_pays_nothing(rider: str) -> None:
    table = armed("mutiny", hands={1: [rider], 2: ["sabotage"]})
    lay(table, s1=f"{rider}:against")
    answer(table, s2="sabotage")
    votes(through(table), "against", "against", "against")
    assert not table.told("predicted-right")
    assert hearing(table).card != "mutiny"
