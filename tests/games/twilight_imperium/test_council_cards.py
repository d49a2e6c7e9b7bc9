"""Cards about an agenda: Veto, Assassinate Representative, votes that are added, elections passed on (rules 18, 22)."""

from __future__ import annotations

import pytest

from bot.core.windows import PASS
from bot.games.twilight_imperium.economy.transactions import can_trade
from bot.games.twilight_imperium.figures import ACTION_CARDS
from bot.games.twilight_imperium.flow.calls import callable_at
from bot.games.twilight_imperium.flow.prevotes import PREVOTE, prevote
from bot.games.twilight_imperium.flow.votes import votes_of
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import deck
from bot.games.twilight_imperium.politics.council import Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import (
    CARDS,
    answer,
    armed,
    called,
    convene,
    council,
    hearing,
    senate,
    through,
    votes,
)

MINE = ("assassinate_representative", "bribery", "confusing_legal_text", "distinguished_councilor", "veto")


def wrong(table: Board) -> list[str]:
    """Invariants that do not hold; the custodians' point of these tables is nobody's."""
    return [one for one in violations(table.play) if not one.startswith("I19")]


def store(table: Board, seat: int, **said: object) -> None:
    """A vote beforehand."""
    question = next(one for one in table.match.asked(seat) if one.slot == PREVOTE)
    table.match.answer(seat, question.no, said)


def prevotes_offered(table: Board) -> list[int]:
    return [seat for seat in range(table.play.seats) if any(one.slot == PREVOTE for one in table.match.asked(seat))]


def test_22_cards_of_the_agenda_phase_are_at_tables_with_agendas_alone() -> None:
    assert set(MINE) <= set(ACTION_CARDS)
    assert set(MINE) <= set(deck(CARDS))
    assert not set(MINE) & set(deck({"action_cards": "on"}))


# --- Veto ---------------------------------------------------------------------------------------------------------


def vetoed(**more: object) -> Board:
    table = armed("mutiny", "economic_equality", "seed_of_an_empire", hands={2: ["veto"]}, **more)  # type: ignore[arg-type]
    assert table.offered(2) == [PASS, "veto"]
    return through(answer(table, s2="veto"))


def test_18_1_step_3_a_veto_sends_the_agenda_away_and_the_next_one_comes() -> None:
    table = vetoed()
    assert (hearing(table).card, hearing(table).number) == ("economic_equality", 1)
    assert council(table).discards == ["mutiny"]
    assert wrong(table) == []
    votes(table, "for", "for", "for")
    assert (hearing(table).card, hearing(table).number) == ("seed_of_an_empire", 2)


def test_18_1_step_3_with_the_agenda_go_stored_votes_and_transactions_are_anew() -> None:
    table = armed("mutiny", "economic_equality", hands={2: ["veto"]})
    store(table, 1, outcome="for", votes="all", when="always")
    table.state.traded = [(0, 1)]
    table.reload()
    through(answer(table, s2="veto"))
    assert prevote(table.play, 1) is None
    assert can_trade(table.play, 0, 1)
    assert (table.topic, table.awaited) == ("vote", [1])


def test_AC3_a_cancelled_veto_leaves_the_agenda() -> None:
    table = armed("mutiny", hands={2: ["veto"], 1: ["sabotage"]})
    answer(table, s2="veto")
    answer(table, s1="sabotage")
    assert hearing(through(table)).card == "mutiny"
    assert not hearing(table).replaced


def test_18_1_step_3_a_law_that_is_voted_on_once_more_is_vetoed_out_of_play() -> None:
    table = armed("miscount_disclosed", "mutiny", hands={2: ["veto"]}, laws={"shared_research": Law()})
    through(table)
    votes(table, "shared_research", None, None)
    answer(through(table, "AG_WHEN"), s2="veto")
    through(table)
    assert council(table).laws == {}
    assert council(table).discards.count("shared_research") == 1
    assert hearing(table).card == "mutiny"
    assert wrong(table) == []


def test_18_2_a_law_voted_down_the_second_time_lies_in_the_pile_once() -> None:
    table = convene(senate("miscount_disclosed", "mutiny", laws={"homeland_defense_act": Law()}))
    votes(table, "homeland_defense_act", None, None)
    assert (hearing(table).card, hearing(table).again) == ("homeland_defense_act", True)
    votes(table, "against", "against")
    assert "homeland_defense_act" not in council(table).laws
    assert council(table).discards.count("homeland_defense_act") == 1


# --- Assassinate Representative -----------------------------------------------------------------------------------


def test_AV2_assassinate_representative_takes_a_vote_for_this_agenda_only() -> None:
    table = armed("mutiny", "economic_equality", hands={2: ["assassinate_representative"]})
    through(table, "AG_AFTER")
    assert table.offered(2) == [PASS, *(f"assassinate_representative:seat-{seat}" for seat in range(3))]
    through(answer(table, s2="assassinate_representative:seat-1"))
    assert (votes_of(table.play, 1), table.awaited) == (0, [2])
    through(votes(table, "against", "against"))
    assert votes_of(table.play, 1) > 0


def test_AV2_the_speaker_without_a_vote_still_breaks_ties() -> None:
    table = armed("mutiny", hands={2: ["assassinate_representative"]})
    through(answer(through(table, "AG_AFTER"), s2="assassinate_representative:seat-0"))
    votes(table, None, None)
    assert (table.topic, table.awaited) == ("tie", [0])


def test_AC3_a_cancelled_assassination_leaves_the_vote() -> None:
    table = armed("mutiny", hands={2: ["assassinate_representative"], 0: ["sabotage"]})
    answer(through(table, "AG_AFTER"), s2="assassinate_representative:seat-1")
    answer(table, s0="sabotage")
    assert through(table).awaited == [1]


# --- prevotes and cards -------------------------------------------------------------------------------------------


def test_29_5_a_vote_that_was_stored_is_not_cast_by_who_lays_a_rider_later() -> None:
    table = armed("mutiny", hands={1: ["trade_rider"]})
    through(table, "AG_AFTER")
    assert prevotes_offered(table) == [0, 1, 2]
    store(table, 1, outcome="for", votes="all", when="always")
    through(answer(table, s1="trade_rider:against"))
    assert (hearing(table).cast[1].votes, table.awaited) == (0, [2])
    assert prevotes_offered(table) == [0], "neither who has no vote nor whose turn it is"


def test_29_5_a_condition_on_somebody_who_has_laid_a_rider_is_asked_about() -> None:
    table = armed("mutiny", hands={1: ["trade_rider"]})
    through(table, "AG_AFTER")
    store(table, 2, outcome="for", votes="all", when="with-1")
    through(answer(table, s1="trade_rider:for"))
    assert (table.topic, table.awaited) == ("vote", [2]), "what it hung on can not come"


def test_29_5_votes_stored_during_the_call_are_cast_without_a_question() -> None:
    table = armed("mutiny", hands={0: ["spy"]})
    through(table, "AG_AFTER")
    for seat in (1, 2, 0):
        store(table, seat, outcome="against", votes="all", when="always")
    answer(table)
    assert [one["seat"] for one in table.told("voted")] == [1, 2, 0], "two calls, and nobody is asked for a vote"


# --- votes that are added -----------------------------------------------------------------------------------------


def bribing(goods: int = 2, **hands: list[str]) -> Board:
    """Seat 1 holds Bribery and has voted against, the others for."""
    table = armed("mutiny", hands={1: ["bribery"], **{int(one[1:]): held for one, held in hands.items()}})
    table[1].goods = goods
    table.reload()
    through(table)
    votes(table, "against", "for", None)
    return through(table, "AG_SPEAKER")


def test_AV3_bribery_adds_a_vote_for_each_trade_good_to_the_own_vote() -> None:
    table = bribing()
    assert called(table) == "AG_SPEAKER"
    assert table.offered(1) == [PASS, "bribery:2", "bribery:1", "bribery:0"]
    before = hearing(table).votes("against")
    answer(table, s1="bribery:2")
    assert table[1].goods == 0
    assert table.told("more-votes")[0] == {
        "seat": 1,
        "component": "bribery",
        "votes": 2,
        "total": before + 2,
    }


def test_AV3_without_an_own_vote_nobody_is_asked_for_a_bribe() -> None:
    table = armed("mutiny", hands={1: ["bribery"]})
    table[1].goods = 3
    table.reload()
    votes(through(table), None, "for", None)
    assert called(table) != "AG_SPEAKER"


def test_29_nobody_is_asked_for_a_bribe_that_could_not_change_what_wins() -> None:
    assert called(bribing(0)) != "AG_SPEAKER", "no trade goods"
    table = armed("mutiny", hands={1: ["bribery"]})
    table[1].goods = 9
    votes(through(table.reload()), "against", "against", "against")
    assert called(table) != "AG_SPEAKER", "it leads alone"
    table = armed("mutiny", hands={1: ["bribery"], 2: ["spy"]})
    table[1].goods = 9
    votes(through(table.reload()), "against", "for", "for")
    call = table.match.call()
    assert call is not None
    assert (call.name, call.seats) == ("AG_SPEAKER", (1, 2)), "whoever has voted and may hold it, alike"


def test_X35_a_bribe_after_the_speakers_turn_breaks_a_tie_and_no_councilor_answers_it() -> None:
    table = armed("mutiny", hands={1: ["bribery"], 2: ["distinguished_councilor"]})
    for planet in table.state.planets.values():
        planet.ready = False
    table.own(1, "meer", "torkan").own(2, "centauri", "rarron", "quann").own(0, "mehar_xull")
    table[1].goods = 2
    table.reload()
    through(table)
    table.do({"outcome": "for", "votes": "all"})
    table.do({"outcome": "against", "votes": "all", "cards": "none"}).do({"outcome": "abstain"})
    assert (hearing(table).votes("for"), hearing(table).votes("against")) == (7, 7)
    assert called(table) == "AG_SPEAKER"
    assert table.offered(2) == [PASS], "the moment of the Councilor is long past"
    answer(table, s1="bribery:2")
    answer(table)
    assert (table.told("more-votes")[0]["total"], table.told("outcome")[0]["outcome"]) == (9, "for")


def test_GR3_who_has_no_goods_left_when_the_bribe_is_paid_adds_nothing() -> None:
    table = bribing(2, s2=["sabotage"])
    answer(table, s1="bribery:2")
    assert called(table) == "AC_PLAYED"
    table[1].goods = 1
    table.reload()
    answer(table)
    assert table[1].goods == 1
    assert not table.told("more-votes")


def test_AC3_a_cancelled_bribe_costs_nothing() -> None:
    table = bribing(2, s2=["sabotage"])
    answer(table, s1="bribery:2")
    answer(table, s2="sabotage")
    assert table[1].goods == 2
    assert not table.told("more-votes")


def test_AV3_the_councilor_is_a_field_of_the_own_vote() -> None:
    table = through(armed("mutiny", hands={1: ["distinguished_councilor"]}))
    assert table.offered(outcome="for", votes="all") == ["none", "distinguished_councilor"]
    assert table.match.narrow(1, table.asked().no, {"outcome": "abstain"}) is None, "an own vote is needed"
    before = votes_of(table.play, 1)
    table.do({"outcome": "for", "votes": "all", "cards": "distinguished_councilor"})
    assert hearing(table).votes("for") == before + 5
    assert "distinguished_councilor" in table.state.discards
    assert table.awaited == [2]


def test_AC3_a_cancelled_councilor_adds_nothing_and_the_vote_stands() -> None:
    table = through(armed("mutiny", hands={1: ["distinguished_councilor"], 0: ["sabotage"]}))
    before = votes_of(table.play, 1)
    table.do({"outcome": "for", "votes": "all", "cards": "distinguished_councilor"})
    assert called(table) == "AC_PLAYED"
    answer(table, s0="sabotage")
    assert hearing(table).votes("for") == before


def test_29_5_the_councilor_may_be_stored_with_a_vote() -> None:
    table = armed("mutiny", hands={2: ["distinguished_councilor"]})
    store(table, 2, outcome="for", votes="all", cards="distinguished_councilor", when="always")
    through(table)
    before = votes_of(table.play, 2)
    table.do({"outcome": "for", "votes": "all"})
    assert hearing(table).cast[2].votes == before + 5
    assert table.awaited == [0]


def test_32_a_vote_asks_for_a_card_only_whoever_holds_it() -> None:
    table = through(armed("mutiny", hands={1: ["distinguished_councilor"], 2: ["spy"]}))
    table.do({"outcome": "for", "votes": "all", "cards": "none"})
    assert table.match.narrow(2, table.asked().no, {"outcome": "for", "votes": "all"}) is None


def test_29_4_the_moment_of_the_own_vote_is_no_call_that_could_be_passed() -> None:
    table = armed("mutiny", hands={1: ["distinguished_councilor"]})
    assert {"AG_WHEN", "AG_AFTER", "AG_SPEAKER", "AG_ELECTED"} <= set(callable_at(table.play))
    assert "AG_VOTED" not in callable_at(table.play)


def test_30_5_a_default_that_may_not_abstain_is_a_whole_answer() -> None:
    table = through(armed("mutiny", hands={1: ["distinguished_councilor"]}))
    table.play.state.options["reading"] = "given"
    table.reload()
    assert table.asked().default == {"outcome": "against", "votes": "all", "cards": "none"}
    table.do(table.asked().default)
    assert hearing(table).cast[1].outcome == "against"


# --- Confusing Legal Text -----------------------------------------------------------------------------------------


def electing(*hand: str, **hands: list[str]) -> Board:
    """Seat 2 is elected Minister of War."""
    table = armed("minister_of_war", hands={2: list(hand), **{int(one[1:]): held for one, held in hands.items()}})
    return through(votes(through(table), "seat-2", "seat-2", "seat-2"), "AG_ELECTED")


def test_22_whoever_is_elected_passes_the_election_on() -> None:
    table = electing("confusing_legal_text", s1=["spy"])
    call = table.match.call()
    assert call is not None
    assert call.seats == (2,), "only the elected player"
    assert table.offered(2) == [PASS, "confusing_legal_text:seat-0", "confusing_legal_text:seat-1"]
    through(answer(table, s2="confusing_legal_text:seat-1"))
    assert council(table).laws["minister_of_war"] == Law(1)


def test_AC3_a_cancelled_text_leaves_the_election() -> None:
    table = electing("confusing_legal_text", s1=["sabotage"])
    answer(table, s2="confusing_legal_text:seat-1")
    answer(table, s1="sabotage")
    through(table)
    assert council(table).laws["minister_of_war"] == Law(2)


def test_22_it_works_after_committee_formation() -> None:
    hands = {2: ["confusing_legal_text"]}
    table = armed("minister_of_war", hands=hands, laws={"committee_formation": Law(1)})
    through(table)
    assert table.topic == "committee"
    table.do("seat-2")
    assert called(table) == "AG_ELECTED"
    answer(table, s2="confusing_legal_text:seat-0")
    assert council(table).laws == {"minister_of_war": Law(0)}


@pytest.mark.parametrize("window", ["AG_WHEN", "AG_AFTER", "AG_SPEAKER", "AG_ELECTED"])
def test_PP2_nobody_is_called_once_all_its_cards_lie_open(window: str) -> None:
    table = senate("minister_of_war", options=CARDS)
    table.state.secrets.append("form_a_spy_network")
    ended = [id for id in table.state.copies if id.endswith("_rider") or id in MINE]
    for id in ended:
        table.state.actions.remove(id)
        table.state.discards.append(id)
    table[1].hand.append("spy")
    table.state.actions.remove("spy")
    votes(convene(table), "seat-1", "seat-1", "seat-1")
    assert called(table) == ""
    assert "minister_of_war" in council(table).laws
