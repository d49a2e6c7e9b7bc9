"""Bots with cards of the agenda phase: what they predict, veto, add, pass on and cancel (rules 22)."""

from __future__ import annotations

from time import perf_counter

import pytest

from bot.core.selfplay import run
from bot.core.streams import Stream
from bot.core.windows import PASS
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.bots.council_cards import chance, expected
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import Victory
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import CARDS, answer, armed, hearing, through, votes


def choice(table: Board, seat: int) -> object:
    """What the easy bot answers."""
    return easy.plan(table.match, seat, table.asked(seat), Stream.of("council", seat))


def silent(table: Board, *seats: int) -> Board:
    """Players without a vote: all their planets are exhausted."""
    for seat in seats:
        for planet in table.state.planets_of(seat):
            table.state.planets[planet].ready = False
    return table.reload()


def test_a_bot_expects_everybody_to_vote_for_what_it_gains_by() -> None:
    table = through(armed("minister_of_commerce", hands={}))
    found = expected(table.play)
    assert all(found[f"seat-{seat}"] > 0 for seat in range(3))
    assert "seat-1" not in {one for one, count in expected(table.play, without=1).items() if count}


def test_a_bot_without_a_vote_predicts_what_will_come() -> None:
    table = silent(armed("minister_of_commerce", hands={1: ["trade_rider"]}), 1, 0)
    through(table, "AG_AFTER")
    assert chance(table.play, "seat-2") > 0.8
    assert choice(table, 1) == "trade_rider:seat-2"


def test_a_bot_keeps_its_rider_where_its_own_vote_decides() -> None:
    table = silent(armed("minister_of_sciences", hands={1: ["diplomacy_rider"]}), 0, 2)
    through(table, "AG_AFTER")
    assert choice(table, 1) == PASS


def test_a_bot_vetoes_what_will_hurt_it() -> None:
    table = armed("shard_of_the_throne", hands={1: ["veto"]})
    silent(table, 0, 1)
    table[2].ledger = [Victory(5, "custodians", 1)]
    table.reload()
    assert choice(table, 1) == "veto"
    assert choice(silent(armed("minister_of_war", hands={1: ["veto"]}), 0, 2), 1) == PASS


def test_a_bot_silences_who_would_vote_most_against_it() -> None:
    table = armed("shard_of_the_throne", hands={1: ["assassinate_representative"]})
    table.own(2, "meer", "torkan", "centauri").reload()
    through(table, "AG_AFTER")
    assert choice(table, 1) == "assassinate_representative:seat-2"


def test_a_bot_bribes_with_as_much_as_puts_it_ahead() -> None:
    table = armed("shard_of_the_throne", hands={1: ["bribery"]})
    table[1].goods = 5
    table.reload()
    through(table)
    votes(table, "seat-1", "seat-2", None)
    through(table, "AG_SPEAKER")
    missing = hearing(table).votes("seat-2") - hearing(table).votes("seat-1") + 1
    assert choice(table, 1) == (f"bribery:{missing}" if missing > 0 else PASS)


def test_a_bot_takes_its_councilor_along_where_much_is_at_stake() -> None:
    table = through(armed("shard_of_the_throne", hands={1: ["distinguished_councilor"]}))
    assert choice(table, 1) == {"outcome": "seat-1", "votes": "all", "cards": "distinguished_councilor"}
    table = through(armed("regulated_conscription", hands={1: ["distinguished_councilor"]}))
    made = choice(table, 1)
    assert made == {"outcome": "abstain"} or made["cards"] == "none"  # type: ignore[index]


def test_a_bot_passes_a_bad_election_on_and_keeps_a_good_one() -> None:
    hands = {2: ["confusing_legal_text"]}
    table = votes(through(armed("public_execution", hands=hands)), "seat-2", "seat-2", "seat-2")
    assert str(choice(through(table, "AG_ELECTED"), 2)).startswith("confusing_legal_text:seat-")
    table = votes(through(armed("minister_of_sciences", hands=hands)), "seat-2", "seat-2", "seat-2")
    assert choice(through(table, "AG_ELECTED"), 2) == PASS


def test_a_bot_cancels_the_imperial_rider_of_who_leads() -> None:
    table = armed("minister_of_commerce", hands={1: ["imperial_rider"], 2: ["sabotage"]})
    table[1].ledger = [Victory(4, "custodians", 1)]
    silent(table, 1, 0)
    answer(through(table, "AG_AFTER"), s1="imperial_rider:seat-2")
    assert choice(table, 2) == "sabotage"


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "random"])
def test_34_whole_games_with_cards_and_agendas_end_and_keep_the_invariants(level: str) -> None:
    report = run("twilight_imperium", 3, 1, 41, [level], {**LIGHT, **CARDS}, clock=perf_counter)
    assert (report.finished, report.violations) == (1, 0)


def test_a_secret_that_a_law_has_laid_open_can_be_chosen_though_it_is_no_aim() -> None:
    """It is scored by a deed, so no bot works towards it; a game stopped where one was offered."""
    board = Board().begin()
    deed = next(one.id for one in OBJECTIVES.values() if one.phase == "action")
    board.state.revealed.append(deed)
    assert easy._imperial_value(board.match.play, 0, deed) > 0
    assert easy._best_public(board.match.play, 0, [deed]) == deed
