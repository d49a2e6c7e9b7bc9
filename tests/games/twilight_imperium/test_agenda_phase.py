"""The agenda phase: reveals, votes, ties, deals, what comes in the next strategy phase (rules 18)."""

from __future__ import annotations

from time import perf_counter

import pytest

from bot.core.match import Match
from bot.core.selfplay import run
from bot.games.twilight_imperium.economy.transactions import can_trade
from bot.games.twilight_imperium.figures import POLITICS
from bot.games.twilight_imperium.flow.agenda import Deferred
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.votes import lead, votes_of
from bot.games.twilight_imperium.light import AGENDAS as AGENDAS_OPTION
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Council, Hearing, Law
from bot.games.twilight_imperium.readings import GIVEN, READING
from tests.games.twilight_imperium.board import SEED, Board
from tests.games.twilight_imperium.senate import VOTES, convene, council, hearing, passed, senate, votes
from tests.games.twilight_imperium.test_strategy_cards import holding, played


def test_S6_a_table_with_agendas_has_a_shuffled_deck_of_them() -> None:
    deck = Match.new("twilight_imperium", 3, SEED, {**LIGHT, AGENDAS_OPTION: "on"}).play.board.council
    assert deck is not None
    # Three of the fifty act on action cards alone, which are not at the table (Q0).
    assert len(deck.deck) == 47
    assert sorted(deck.deck) != deck.deck
    assert Match.new("twilight_imperium", 3, SEED, LIGHT).play.board.council is None


def test_SS1_there_is_no_agenda_phase_before_the_custodians_token_is_gone() -> None:
    table = senate("mutiny")
    table.state.custodians = True
    assert convene(table).topic == "card"
    assert table.state.phase == "strategy"


def test_AG0_two_agendas_are_voted_on_and_then_all_planets_are_readied() -> None:
    table = convene(senate("mutiny", "economic_equality"))
    votes(table, "against", "against", "against")
    assert hearing(table).card == "economic_equality"
    assert not table.state.planets[VOTES[1]].ready, "what was exhausted for the first is not there for the second"
    assert table.defaults("card").topic == "card"
    assert all(table.state.planets[planet].ready for planet in VOTES)
    assert council(table).discards == ["mutiny", "economic_equality"]


def test_18_1_step_1_an_agenda_that_has_nothing_to_act_on_is_replaced() -> None:
    table = convene(senate("judicial_abolishment", "new_constitution", "classified_document_leaks", "mutiny"))
    assert hearing(table).card == "mutiny"
    assert council(table).discards == ["judicial_abolishment", "new_constitution", "classified_document_leaks"]


def test_18_1_step_1_the_pile_is_shuffled_when_the_deck_is_empty_and_nothing_at_all_skips_the_agenda() -> None:
    table = senate("mutiny")
    council(table).deck, council(table).discards = [], ["economic_equality", "judicial_abolishment"]
    convene(table)
    assert hearing(table).card == "economic_equality"
    table.defaults("card")
    assert table.state.phase == "strategy", "the second agenda was replaced until nothing was left"


def test_18_1_step_1_a_replaced_card_that_is_shuffled_back_is_passed_over_again() -> None:
    for seed in range(12):
        table = senate("mutiny")
        table.play.reseed(bytes([seed] * 32))
        council(table).deck = ["new_constitution", "judicial_abolishment"]
        council(table).discards = ["economic_equality"]
        assert hearing(convene(table)).card == "economic_equality"


def test_Q13_an_elect_agenda_without_a_legal_outcome_is_replaced() -> None:
    table = senate("research_team_warfare", "mutiny")
    for world in table.state.planets.values():
        world.controller, world.ready = -1, False
    assert hearing(convene(table)).card == "mutiny"


def test_18_2_what_can_be_elected() -> None:
    table = senate("archived_secret")
    assert convene(table).offered() == ["seat-0", "seat-1", "seat-2", "abstain"]
    planets = convene(senate("colonial_redistribution")).offered()
    assert set(VOTES) <= set(planets)
    assert "jord" not in planets
    assert "mecatol_rex" not in planets
    assert "wellon" in convene(senate("research_team_biotic")).offered()
    laws = {"shared_research": Law()}
    assert convene(senate("judicial_abolishment", laws=laws)).offered() == ["shared_research", "abstain"]


def test_18_1_step_6_votes_go_clockwise_from_the_left_of_the_speaker_who_is_last() -> None:
    table = convene(senate("mutiny"))
    order: list[int] = []
    while hearing(table).card == "mutiny" and table.topic == "vote":
        order += table.awaited
        table.do({"outcome": "for", "votes": "all"})
    assert order == [1, 2, 0]


def test_18_1_step_6_votes_are_the_influence_of_the_planets_exhausted_each_in_full() -> None:
    table = convene(senate("mutiny"))
    table.own(1, "quann")
    table.reload()
    most = votes_of(table.play, 1)
    assert table.offered(outcome="for") == ["all", "lead", "choose"]
    table.do({"outcome": "for", "votes": "choose", "planets": [VOTES[1]]})
    made = hearing(table).cast[1]
    assert (made.votes, made.planets) == (1, (VOTES[1],))
    assert made.votes < most
    assert not table.state.planets[VOTES[1]].ready
    assert table.state.planets["quann"].ready


def test_18_1_step_6_trade_goods_are_no_votes() -> None:
    table = senate("mutiny")
    table[1].goods = 9
    before = votes_of(convene(table).play, 1)
    table[1].goods = 0
    assert votes_of(table.reload().play, 1) == before


def test_18_1_step_6_who_has_no_influence_is_not_asked() -> None:
    table = senate("mutiny")
    for planet in table.state.planets_of(1):
        table.state.planets[planet].ready = False
    assert convene(table).awaited == [2]
    assert hearing(table).cast[1].outcome == ""


def test_AV1_everybody_may_abstain_unless_the_source_text_is_followed() -> None:
    assert "abstain" in convene(senate("mutiny")).offered()
    given = convene(senate("mutiny", options={READING: GIVEN}))
    assert given.offered() == ["for", "against"]
    assert "abstain" in convene(senate("archived_secret", options={READING: GIVEN})).offered()


def test_AV2_who_is_barred_casts_no_vote_and_breaks_ties_all_the_same() -> None:
    table = senate("mutiny")
    council(table).silenced = [0, 1, 2]
    assert convene(table).topic == "tie"
    assert table.awaited == [0]
    assert table.offered() == ["for", "against"]


def test_AV4_under_representative_government_each_has_one_vote_and_exhausts_nothing() -> None:
    table = convene(senate("mutiny", laws={"representative_government": Law()}))
    for _ in range(3):
        table.do({"outcome": "for"})
    assert all(table.state.planets[planet].ready for planet in VOTES)
    assert [player.points for player in table.state.players] == [1, 1, 1]


def test_18_1_step_8_the_speaker_chooses_among_the_tied_and_it_is_no_vote() -> None:
    table = convene(senate("archived_secret"))
    for planet in table.state.planets:
        if table.state.planets[planet].controller >= 0:
            table.state.planets[planet].ready = planet in VOTES
    table.reload()
    table.do({"outcome": "seat-1", "votes": "all"}).do({"outcome": "seat-2", "votes": "all"}).do({"outcome": "abstain"})
    assert (table.topic, table.awaited, table.offered()) == ("tie", [0], ["seat-1", "seat-2"])
    assert table.asked().default == "seat-1"
    table.do("seat-2")
    assert len(table[2].secrets) == 1
    assert table.told("tie")[0]["elected_seat"] == 2


def test_18_1_step_8_without_any_vote_the_speaker_chooses_among_all() -> None:
    table = votes(convene(senate("mutiny")), None, None, None)
    assert (table.topic, table.offered(), table.asked().default) == ("tie", ["for", "against"], "against")


def test_18_1_step_10_a_law_stays_in_play_and_one_voted_down_is_discarded() -> None:
    table = passed("shared_research", "for")
    assert council(table).laws == {"shared_research": Law()}
    assert "shared_research" not in council(table).discards
    against = passed("shared_research", "against")
    assert council(against).laws == {}
    assert council(against).discards[-1] == "shared_research"


def test_AV6_planets_exhausted_for_votes_are_readied_technologies_are_not() -> None:
    table = senate("mutiny").learn(1, "gravity_drive")
    table[1].technologies["gravity_drive"] = False
    convene(table)
    votes(table, "for", "for", "for")
    table.defaults("card")
    assert not table[1].technologies["gravity_drive"]


def test_AV7_an_elected_player_owns_a_law_and_loses_it_with_the_game() -> None:
    table = passed("minister_of_war", "seat-2")
    assert council(table).laws["minister_of_war"].owner == 2
    for planet in table.state.planets_of(2):
        table.state.planets[planet].controller, table.state.planets[planet].ready = 0, False
    check_elimination(table.play, 2)
    assert council(table).laws == {}
    assert council(table).discards[-1] == "minister_of_war"


def test_AV8_what_is_put_off_concerns_those_whom_it_concerned_then() -> None:
    table = passed("arms_reduction", "against")
    assert council(table).deferred == [Deferred("arms_reduction", (0, 1, 2))]
    table.own(1, "vefut_ii")
    table.own(1, "thibah")
    table.defaults("card")
    assert not table.state.planets["thibah"].ready, "it has a technology specialty"
    assert table.state.planets["vefut_ii"].ready
    assert council(table).deferred == []


def test_TX3_while_an_agenda_lies_there_each_pair_trades_once_neighbours_or_not() -> None:
    table = senate("mutiny", "economic_equality")
    table[1].goods = table[2].goods = 3
    convene(table)
    assert can_trade(table.play, 1, 2)
    assert can_trade(table.play, 0, 2)
    offer = next(one for one in table.match.asked(2) if one.slot == "offer")
    answer = {"partner": "seat-1", "give": {"goods": 1}, "take": {}, "until": "turn"}
    table.match.answer(2, offer.no, answer)
    reply = next(one for one in table.match.asked(1) if one.slot.startswith("reply"))
    table.match.answer(1, reply.no, {"reply": "accept"})
    assert (table[1].goods, table[2].goods) == (4, 2)
    assert not can_trade(table.play, 1, 2), "once for each agenda"
    votes(table, "against", "against", "against")
    assert hearing(table).card == "economic_equality"
    assert can_trade(table.play, 1, 2), "the next one is another"


def test_30_5_what_happens_without_an_answer_is_an_abstention() -> None:
    assert convene(senate("mutiny")).asked().default == {"outcome": "abstain"}


def test_votes_needed_to_lead() -> None:
    found = Hearing("mutiny", 1, ["for", "against"])
    assert lead(found, "for") == 1


def test_32_a_seat_may_see_everything_but_the_deck() -> None:
    table = convene(senate("mutiny"))
    view = table.match.view(1)
    assert view.council.deck == len(council(table).deck)
    assert view.council.hearing.card == "mutiny"
    assert view == table.match.view(1)
    assert Council().hearing is None
    assert len(AGENDAS) == 50
    assert isinstance(table, Board)


def looking(**options: str) -> Board:
    """Politics is used at a table with agendas; the deck's next ones are the mutiny and the economic equality."""
    table = holding(POLITICS, options=options or None)
    table.state.council = council(senate("mutiny", "economic_equality"))
    return played(table).do("seat-1")


def test_SA3_politics_looks_at_two_agendas_and_each_goes_where_one_likes() -> None:
    table = looking()
    assert (table.topic, table.offered()) == ("agenda-order", ["mutiny", "economic_equality"])
    table.do({"low": ["mutiny"]})
    deck = council(table).deck
    assert (deck[-1], deck[0]) == ("economic_equality", "mutiny")
    table = looking().do({"low": [], "order": ["economic_equality", "mutiny"]})
    assert council(table).deck[-2:] == ["mutiny", "economic_equality"]
    table = looking().do({"low": ["mutiny", "economic_equality"], "order": ["mutiny", "economic_equality"]})
    assert council(table).deck[:2] == ["economic_equality", "mutiny"]
    assert len(council(table).deck) == len(set(council(table).deck))


def test_Q4_with_the_source_text_one_goes_up_and_one_down() -> None:
    table = looking(**{READING: GIVEN})
    assert table.refused({"low": []}) == "core-malformed"
    table.do({"low": "economic_equality"})
    assert (council(table).deck[-1], council(table).deck[0]) == ("mutiny", "economic_equality")


def test_32_what_politics_has_looked_at_is_told_to_nobody_else() -> None:
    table = looking().do({"low": ["mutiny"]})
    told = [event for event in table.events if "agendas-ordered" in event.key]
    assert told
    for event in told:
        for other in (1, 2, None):
            seen = event.seen(other)
            assert seen is None or "mutiny" not in repr(seen)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "random"])
def test_34_whole_games_with_agendas_and_action_cards_keep_the_invariants(level: str) -> None:
    report = run(
        "twilight_imperium", 4, 1, 34, [level], {**LIGHT, "agendas": "on", "action_cards": "on"}, clock=perf_counter
    )
    assert (report.finished, report.violations) == (1, 0)
