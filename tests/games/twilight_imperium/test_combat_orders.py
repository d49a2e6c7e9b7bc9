"""Combat orders: what the form covers and what stops it, the profile, secrets of one combat (rules 29.7, OB4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.match import Match
from bot.core.shapes import Form
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.combat_orders import runs
from tests.games.twilight_imperium.board import Board

BY_HAND = {"how": "by-hand"}
TO_THE_END = {"how": "to-the-end"}
UNTIL_STOP = {"how": "until-stop"}


def meeting(board: Board, attacker: dict[str, int], defender: dict[str, int]) -> Board:
    """Seat 0's ships come from 207 into 104, where seat 1's are; both are asked how they fight."""
    board.put("207", 0, **attacker).put("104", 1, **defender)
    board[0].fleet = board[1].fleet = 9
    movers = {f"207:{kind}": n for kind, n in attacker.items() if kind not in ("fighter", "infantry")}
    cargo = {f"207:{kind}": n for kind, n in attacker.items() if kind in ("fighter", "infantry")}
    board.activate("104", movers, cargo)
    assert board.topic == "combat-orders"
    return board


def filled(board: Board, seat: int, **said: Any) -> Board:
    """The form, with what is said, and else as it is proposed."""
    partial: dict[str, Any] = {"how": "filled"}
    no = board.asked(seat).no
    while (field := board.match.narrow(seat, no, partial)) is not None:
        partial[field.name] = said.pop(field.name, field.start)
    assert not said, f"not asked: {said}"
    return board.do(partial, seat)


# --- what is proposed ---------------------------------------------------------------------------------------------


def test_seen_2_the_attacker_sees_every_round_and_the_defender_runs_until_something_changes() -> None:
    board = meeting(Board("sol", "hacan"), {"cruiser": 1}, {"cruiser": 1})
    shapes = [board.asked(seat).shape for seat in (0, 1)]
    assert [shape.start for shape in shapes if isinstance(shape, Form)] == ["by-hand", "until-stop"]
    for seat in (0, 1):
        assert [one.name for one in board.asked(seat).ready] == ["to-the-end", "until-stop", "by-hand"]


def test_30_3_who_does_not_answer_runs_through_and_never_retreats() -> None:
    board = meeting(Board("sol", "hacan").put("103", 1, cruiser=1), {"cruiser": 1}, {"cruiser": 1})
    board.dice("combat", 1).dice("combat", 1).dice("combat", 9).dice("combat", 1)
    board.do(board.asked(0).default, 0).do(board.asked(1).default, 1)
    assert board.topic == "turn"
    assert board.at("104", 1) == {}


def test_29_7_one_side_by_hand_and_the_other_not() -> None:
    board = meeting(Board("sol", "hacan"), {"cruiser": 2, "destroyer": 1}, {"carrier": 1, "cruiser": 1, "destroyer": 1})
    board.dice("combat", 9, 1, 1).dice("combat", 1, 9, 1).do(BY_HAND, 0).do(TO_THE_END, 1)
    assert (board.topic, board.awaited) == ("hits", [0])
    board.dice("combat", 9, 9).dice("combat", 1, 1).do({"lose": {"destroyer": 1}})
    assert board.at("104", 0) == {"cruiser": 2}


# --- stop rules ---------------------------------------------------------------------------------------------------


def test_29_7_half_the_value_lost_stops() -> None:
    board = (
        meeting(Board("sol", "hacan"), {"cruiser": 3}, {"cruiser": 3}).dice("combat", 9, 9, 1).dice("combat", 1, 1, 1)
    )
    board.do(TO_THE_END, 0).do(UNTIL_STOP, 1)
    assert (board.topic, board.awaited) == ("combat-orders", [1])
    assert board.asked(1).why is not None
    board.dice("combat", 9, 1, 1).dice("combat", 1).do(TO_THE_END, 1)
    assert board.at("104", 1) == {}


def test_29_7_less_than_half_lost_does_not_stop() -> None:
    board = (
        meeting(Board("sol", "hacan"), {"cruiser": 3}, {"cruiser": 3}).dice("combat", 9, 1, 1).dice("combat", 1, 1, 1)
    )
    board.dice("combat", 9, 9, 1).dice("combat", 1, 1).do(TO_THE_END, 0).do(UNTIL_STOP, 1)
    assert board.at("104", 1) == {}


def test_29_7_the_first_capital_ship_lost_stops() -> None:
    board = meeting(Board("sol", "letnev"), {"cruiser": 4}, {"dreadnought": 2, "cruiser": 6})
    board.dice("combat", 9, 9, 9, 1).dice("combat", *[1] * 8).do(TO_THE_END, 0)
    filled(board, 1, stops=["capital"], losses=["dreadnought", "cruiser"])
    assert (board.topic, board.awaited) == ("combat-orders", [1]), "two sustain, the third hit takes one of them"


def test_29_7_a_retreat_that_becomes_impossible_or_possible_stops() -> None:
    board = Board("sol", "hacan").put("103", 1, destroyer=1)
    meeting(board, {"cruiser": 2, "destroyer": 1}, {"cruiser": 1}).do(BY_HAND, 0)
    board.dice("combat", 1, 1, 1).dice("combat", 9)
    filled(board, 1, stops=["exits"], retreat="never")
    assert (board.topic, board.awaited) == ("hits", [0])
    assert runs(board.play, 1)
    board.put("103", 2, fighter=1)
    assert not runs(board.play, 1)
    board.reload().do({"lose": {"destroyer": 1}})
    assert (board.topic, board.awaited) == ("combat-orders", [1])


# --- what the form covers -----------------------------------------------------------------------------------------


def test_29_7_barrage_as_the_form_says() -> None:
    board = meeting(Board("sol", "hacan"), {"destroyer": 1}, {"carrier": 1, "fighter": 3})
    board.dice("combat", 9).dice("combat", 9, 1, 1, 1)
    filled(board, 0, barrage="no")
    board.do(TO_THE_END, 1)
    assert board.told("barrage") == []


@pytest.mark.parametrize(("when", "rounds"), [("round-1", 1), ("round-2", 2), ("below-50", 2)])
def test_29_7_it_retreats_when_the_form_says(when: str, rounds: int) -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    meeting(board, {"cruiser": 3}, {"cruiser": 3}).do(TO_THE_END, 0)
    board.dice("combat", 9, 9, 1).dice("combat", 1, 1, 1).dice("combat", 1, 1, 1).dice("combat", 1)
    filled(board, 1, retreat=when, stops=[])
    assert board.told("announced") == [{"seat": 1, "system": "104"}]
    assert board.told("combat-over")[0]["round"] == rounds
    assert board.at("103", 1) == {"cruiser": 2}
    assert board.state.systems["103"].tokens == [1]


def test_29_7_it_retreats_to_the_first_of_the_ranked_systems() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=2).put("105", 1, cruiser=1)
    meeting(board, {"cruiser": 1}, {"cruiser": 1}).do(TO_THE_END, 0).dice("combat", 1).dice("combat", 1)
    filled(board, 1, retreat="round-1", to=["105", "103"])
    assert board.at("105", 1) == {"cruiser": 2}


def test_29_7_ships_that_are_spared_do_not_sustain() -> None:
    board = meeting(Board("sol", "letnev"), {"cruiser": 2}, {"dreadnought": 1, "destroyer": 2})
    board.dice("combat", 9, 1).dice("combat", 1, 1, 1).do(TO_THE_END, 0).dice("combat", 1, 1).dice("combat", 9, 9)
    filled(board, 1, spare=["dreadnought"], stops=[])
    assert board.at("104", 1) == {"dreadnought": 1, "destroyer": 1}
    assert board.state.systems["104"].damaged == {}


def test_29_7_ships_are_lost_in_the_order_of_the_form() -> None:
    board = meeting(Board("sol", "hacan"), {"cruiser": 2}, {"carrier": 1, "cruiser": 1, "destroyer": 1})
    board.dice("combat", 9, 1).dice("combat", 1, 9, 9).do(TO_THE_END, 0)
    filled(board, 1, losses=["cruiser", "carrier", "destroyer"], stops=[])
    assert board.at("104", 1) == {"carrier": 1, "destroyer": 1}


def test_29_7_assault_cannon_takes_what_the_form_loses_first() -> None:
    board = Board("sol", "hacan").learn(0, "assault_cannon")
    meeting(board, {"cruiser": 4}, {"carrier": 1, "cruiser": 1}).do(TO_THE_END, 0)
    board.dice("combat", 1, 1, 1, 1).dice("combat", 1).dice("combat", 9, 1, 1, 1).dice("combat", 1)
    filled(board, 1, losses=["carrier", "cruiser"], stops=[])
    assert [one["units"] for one in board.told("destroyed")] == [{"carrier": 1}, {"cruiser": 1}]


@pytest.mark.parametrize(
    ("keep", "left"), [("4", {"carrier": 1, "infantry": 4}), ("0", {"dreadnought": 1, "infantry": 1})]
)
def test_29_7_room_is_kept_for_ground_forces(keep: str, left: dict[str, int]) -> None:
    board = meeting(Board("sol", "hacan"), {"cruiser": 2}, {"carrier": 1, "infantry": 4, "dreadnought": 1})
    board.dice("combat", 9, 1).dice("combat", 9, 9).do(TO_THE_END, 0)
    filled(board, 1, stops=[], spare=["dreadnought"], losses=["carrier", "dreadnought"], keep=keep)
    assert board.at("104", 1) == left


def test_29_7_dice_are_paid_for_out_of_the_budget() -> None:
    board = Board("letnev", "hacan")
    board[0].goods = 6
    meeting(board, {"cruiser": 1}, {"cruiser": 1}).do(TO_THE_END, 1)
    board.dice("combat", 1).dice("combat", 1).dice("combat", 1).dice("combat", 1).dice("combat", 9).dice("combat", 1)
    filled(board, 0, goods="2", stops=[])
    assert board[0].goods == 4, "once, and then the budget is spent"
    assert board.topic != "munitions"


def test_29_7_what_may_be_spent_must_be_there() -> None:
    board = Board("letnev", "hacan")
    board[0].goods = 3
    meeting(board, {"cruiser": 1}, {"cruiser": 1})
    assert board.offered(0, how="filled", stops=[]) == ["0", "2"]


def test_29_7_who_has_said_what_matters_leaves_the_rest_as_proposed() -> None:
    board = Board("letnev", "hacan")
    board[0].goods = 3
    meeting(board, {"cruiser": 2}, {"cruiser": 1, "destroyer": 1})
    said = {"how": "filled", "stops": []}
    (rest,) = [one for one in board.match.counsel(0, board.asked(0).no, said).ready if one.name == "rest"]
    assert rest.answer.items() >= said.items()
    assert board.match.narrow(0, board.asked(0).no, rest.answer) is None, "the form is whole"
    assert rest.answer["goods"] == "0"
    assert not board.match.counsel(0, board.asked(0).no, {}).ready


# --- profile ------------------------------------------------------------------------------------------------------


def test_29_7_a_profile_fills_the_form_in_the_next_time() -> None:
    board = meeting(Board("sol", "hacan"), {"cruiser": 1}, {"cruiser": 1}).do(TO_THE_END, 0)
    board.dice("combat", 9).dice("combat", 1)
    filled(board, 1, stops=["half"], store="yes")
    play = board.match.play
    assert play.orders(1)["combat-profile"] == {"how": "filled", "stops": ["half"]}
    match = Match.load(board.match.save())
    assert match.play.orders(1)["combat-profile"] == {"how": "filled", "stops": ["half"]}
    assert "combat-orders" not in play.orders(1), "the orders of a combat end with it"


def test_29_7_who_has_a_profile_fights_by_it_when_time_is_up() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    board.play.give_order(
        1, "combat-profile", {"how": "filled", "retreat": "round-1", "losses": ["cruiser"], "stops": []}
    )
    meeting(board, {"cruiser": 1}, {"cruiser": 1, "destroyer": 1}).do(TO_THE_END, 0)
    question = board.asked(1)
    assert question.ready[0].name == "profile"
    assert question.default == question.ready[0].answer
    assert question.default["losses"] == ["cruiser", "destroyer"], "what it does not know comes last"
    board.dice("combat", 1).dice("combat", 1, 1).do(question.default, 1)
    assert board.at("103", 1) == {"cruiser": 2, "destroyer": 1}


# --- secrets ------------------------------------------------------------------------------------------------------


def test_29_7_nobody_sees_the_orders_of_another() -> None:
    board = meeting(Board("sol", "hacan"), {"cruiser": 1}, {"cruiser": 1})
    before = [board.match.view(seat) for seat in (1, 2, None)]
    board.do(TO_THE_END, 0)
    assert [board.match.view(seat) for seat in (1, 2, None)] == before


def test_32_a_world_that_somebody_else_believes_in_knows_no_orders() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    board[1].secrets = ["destroy_their_greatest_ship", "unveil_flagship"]
    meeting(board, {"cruiser": 2, "destroyer": 1}, {"cruiser": 2}).do(BY_HAND, 0)
    board.dice("combat", 1, 1, 1).dice("combat", 9, 1)
    filled(board, 1, retreat="round-2", stops=[], store="yes", secrets=board[1].secrets)
    assert (board.topic, board.awaited) == ("hits", [0])
    assert {"combat-orders", "combat-profile", "combat-secrets"} <= board.match.play.orders(1).keys()
    assert board.match.resample(0, Stream.of("orders", 1)).play.orders(1) == {}
    assert board.match.resample(1, Stream.of("orders", 1)).play.orders(1) == board.match.play.orders(1)


def flagships(*secrets: str) -> Board:
    """Seat 0 comes with its flagship against a flagship, holding secret objectives of combats."""
    board = Board("letnev", "hacan")
    board[0].secrets = list(secrets)
    meeting(board, {"flagship": 1, "cruiser": 3}, {"flagship": 1})
    return board.dice("combat", *[9] * 5).dice("combat", 1, 1)


def test_OB4_the_first_that_comes_is_scored_where_nobody_says_otherwise() -> None:
    board = flagships("destroy_their_greatest_ship", "unveil_flagship")
    no = board.asked(0).no
    assert board.match.narrow(0, no, TO_THE_END) is not None, "several can be scored: asked within the form"
    board.do({**TO_THE_END, "secrets": ["destroy_their_greatest_ship", "unveil_flagship"]}, 0).do(TO_THE_END, 1)
    assert board[0].scored == ["destroy_their_greatest_ship"]


def test_OB4_a_dearer_one_is_waited_for() -> None:
    board = flagships("destroy_their_greatest_ship", "unveil_flagship")
    board.do({**TO_THE_END, "secrets": ["unveil_flagship", "destroy_their_greatest_ship"]}, 0).do(TO_THE_END, 1)
    assert board[0].scored == ["unveil_flagship"]
    assert board[0].secrets == ["destroy_their_greatest_ship"]


def test_OB4_who_waited_in_vain_scores_what_came() -> None:
    board = Board("letnev", "hacan")
    board[0].secrets = ["destroy_their_greatest_ship", "unveil_flagship"]
    meeting(board, {"cruiser": 5}, {"flagship": 1}).dice("combat", *[9] * 5).dice("combat", 1, 1)
    board.do({**TO_THE_END, "secrets": ["unveil_flagship", "destroy_their_greatest_ship"]}, 0).do(TO_THE_END, 1)
    assert board[0].scored == ["destroy_their_greatest_ship"]


def test_OB4_who_holds_one_is_not_asked_for_an_order() -> None:
    board = flagships("unveil_flagship")
    assert board.match.narrow(0, board.asked(0).no, TO_THE_END) is None
