"""When offers are made and accepted over an agenda (rules TX3, TX4): calls and stored votes lie open for days."""

from __future__ import annotations

import pytest

from bot.core.play import PACE
from bot.games.twilight_imperium.economy.safe_points import BETWEEN_ROUNDS
from bot.games.twilight_imperium.economy.transactions import OFFER, REPLY
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.invariants import violations
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold
from tests.games.twilight_imperium.papers import accept, asked, dealt, notes, offer
from tests.games.twilight_imperium.senate import CARDS, answer, before, called, convene
from tests.games.twilight_imperium.test_prevotes import passing

NOTES = {**CARDS, "notes": "on"}


def debated(**more: str) -> Board:
    """In the call of `AG_WHEN` about an agenda that lies open: seat 1 holds a Veto, seat 2 nothing for it."""
    hands = {1: ["veto"], 2: ["spy"]}
    return convene(dealt(before("mutiny", hands=hands, options={**NOTES, **more})))


def slots(board: Board, seat: int) -> set[str]:
    """What a seat is asked, standing questions too."""
    return {one.slot for one in board.match.asked(seat)}


def choices(board: Board, seat: int) -> list[str]:
    """What a seat can do in the call that is open."""
    return [option.id for option in asked(board.match, seat, "window").shape.options]  # type: ignore[union-attr]


def test_TX3_offers_are_made_and_taken_while_an_agenda_is_called() -> None:
    board = debated()
    assert called(board) == "AG_WHEN"
    offer(board, 1, 2, note="trade_agreement:1", want="ceasefire:2")
    accept(board, 2)
    assert "ceasefire:2" in notes(board).hands[1]
    assert "trade_agreement:1" in notes(board).hands[2]
    assert called(board) == "AG_WHEN", "the call stays open"
    assert [one for one in violations(board.play) if not one.startswith("I19")] == []


def test_TX8_an_offer_over_an_agenda_was_said_to_stand_for_the_turn() -> None:
    board = debated()
    said: dict[str, object] = {"partner": "seat-2"}
    question = asked(board.match, 1, OFFER)
    while (field := board.match.narrow(1, question.no, said)) is not None and field.name != "until":
        said[field.name] = field.start
    assert field is not None
    lasting = [option for option in field.shape.options if "-linked-" not in option.key]
    assert [option.key.rpartition("-")[2] for option in lasting] == ["agenda", "round", "next", "kept"]


def test_TX3_a_pair_trades_once_over_an_agenda_however_long_its_calls_are() -> None:
    board = debated()
    offer(board, 1, 2, note="trade_agreement:1")
    accept(board, 2)
    offer(board, 2, 1, note="trade_agreement:2", until="kept")
    accept(board, 1)
    assert "trade_agreement:2" in notes(board).hands[2], "agreed, and executed when they may trade again"
    assert board.match.play.state.proposals[0].content["agreed"]


def test_TX4_the_call_is_put_again_to_whom_it_is_another_question_now() -> None:
    """TX6: a note that was received can be used in the window in which it was."""
    board = debated()
    board.do("pass", 2)
    assert choices(board, 2) == ["pass"]
    offer(board, 1, 2, note="political_secret:1")
    accept(board, 2)
    assert asked(board.match, 2, "window").answered is False
    (found,) = [one for one in choices(board, 2) if one != "pass"]
    answer(board, s2=found)
    assert board.match.play.board.council.hearing.notes == ["political_secret:1"]  # type: ignore[union-attr]


def test_TX4_what_was_answered_stands_where_nothing_else_can_be_done_now() -> None:
    board = debated()
    board.do("pass", 2)
    offer(board, 1, 2, note="trade_agreement:1")
    accept(board, 2)
    assert asked(board.match, 2, "window").answered


def test_TX4_nothing_is_offered_in_the_middle_of_a_card() -> None:
    board = debated()
    board.do("pass", 2).do("veto", 1)
    assert called(board) == "AC_PLAYED"
    assert all(OFFER not in slots(board, seat) for seat in range(3))


def test_TX4_an_offer_made_before_a_card_is_answered_after_it() -> None:
    board = debated()
    offer(board, 0, 2, note="ceasefire:0")
    board.do("pass", 2).do("veto", 1)
    assert not any(one.startswith(REPLY) for one in slots(board, 2))
    answer(board)
    assert called(board) == "AG_AFTER"
    assert not any(one.startswith(REPLY) for one in slots(board, 2)), "TX8: another agenda lies there now"


@pytest.mark.parametrize("pace", ["none", "daily"])
def test_29_5_offers_are_open_as_long_as_an_agenda_is(pace: str) -> None:
    """At a table with a pace votes are stored when no call is open; without one somebody is asked to vote."""
    board = debated(**({PACE: pace} if pace != "none" else {}))
    passing(board)
    assert called(board) == ""
    assert all(OFFER in slots(board, seat) for seat in range(3))
    assert (PREVOTE in slots(board, 1)) is (pace == "daily")


# --- in combats -----------------------------------------------------------------------------------------------------


def fleets_meet(**more: str) -> Board:
    """Seat 0 attacks seat 1 in a system where each has two cruisers; seat 2 is a neighbour of seat 0."""
    board = dealt(Board("sol", "letnev", "xxcha", options={"notes": "on", "action_cards": "on", **more}))
    board.put("104", 1, cruiser=2).put("207", 0, cruiser=2).put("105", 2, destroyer=1)
    hold(hold(board, 0, "spy"), 1, "plague")
    board[0].goods, board[2].goods = 2, 2
    return board.begin().activate("104", {"207:cruiser": 2})


def test_TX4_offers_are_made_and_executed_between_two_resolutions_of_a_combat() -> None:
    board = fleets_meet().defaults("combat-orders")
    offer(board, 0, 2, give={"goods": 1}, take={"goods": 2})
    accept(board, 2)
    assert (board[0].goods, board[2].goods) == (3, 1)
    assert board.topic == "combat-orders", "what was asked is asked still"
    assert board.match.play.board.traded == [(0, 2)]
    assert [one for one in violations(board.play) if not one.startswith(("I19", "I10"))] == []


def test_TX4_TX6_a_call_of_a_combat_is_put_again_with_what_was_received() -> None:
    board = fleets_meet()
    while called(board) != "SC_START":
        board.do(board.asked().default)
    offer(board, 2, 0, give={"goods": 1})
    before = board.match.call()
    accept(board, 0)
    assert board.match.call() == before
    assert (board[0].goods, board[2].goods) == (3, 1)


def test_TX4_nothing_is_offered_while_hits_are_taken() -> None:
    board = fleets_meet()
    board.put("104", 0, fighter=2)  # so that there is a choice
    board.reload().dice("combat", 1, 1, 1, 1).dice("combat", 10, 1)
    while board.asked().topic != "twilight_imperium-topic-hits":
        assert any(OFFER in slots(board, seat) for seat in range(3)) is (called(board) in ("", *BETWEEN_ROUNDS))
        board.do({"how": "by-hand"} if board.topic == "combat-orders" else board.asked().default)
    assert all(OFFER not in slots(board, seat) for seat in range(3))


def test_TX4_what_was_agreed_before_is_carried_out_as_a_round_of_combat_begins() -> None:
    board = dealt(Board("sol", "letnev", "xxcha", options={"notes": "on"}))
    board.put("104", 1, cruiser=2).put("310", 0, cruiser=2)
    board[0].goods = 2
    offer(board, 0, 1, give={"goods": 1}, until="kept")
    accept(board, 1)
    assert board.match.play.state.proposals[0].content["agreed"], "no neighbours yet"
    board.activate("104", {"310:cruiser": 2})
    assert (board[0].goods, board[1].goods) == (2, 0), "how it is fought is asked first"
    board.do({"how": "by-hand"}, 0).do({"how": "by-hand"}, 1)
    assert (board[0].goods, board[1].goods) == (1, 1)
