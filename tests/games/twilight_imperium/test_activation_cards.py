"""Action cards that go with an activation, and the Experimental Battlestation (rules 22, 11.2 MV18, 11.3 SO6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.forces import has_ships
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.notation.reading import read
from bot.games.twilight_imperium.notation.writing import written
from bot.games.twilight_imperium.space import next_to
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold, passed, react, table


def activate(board: Board, card: str, system: str, ships: dict[str, int] | None = None, **more: Any) -> Board:
    """Seat 0 activates a system with a card and a move plan."""
    board.begin()
    return board.do({"action": f"a:{card}", "system": system, **more, "ships": ships or {}}, 0)


def coming(board: Board, card: str, system: str, **more: Any) -> list[str]:
    """Stacks that could come with a card."""
    board.begin()
    return board.offered(0, action=f"a:{card}", system=system, **more)


# --- Flank Speed ------------------------------------------------------------------------------------------------------


def test_22_X2_flank_speed_adds_one_to_the_move_of_all_ships() -> None:
    board = hold(table(), 0, "flank_speed").put("207", 1, cruiser=1).put("310", 0, cruiser=2)
    assert stacks(board.begin().play, 0, "104") == {}
    assert coming(board, "flank_speed", "104") == ["310:cruiser"]
    activate(board, "flank_speed", "104", {"310:cruiser": 2}).defaults()
    assert board.at("104", 0) == {"cruiser": 2}
    assert board.state.discards == ["flank_speed"]
    assert board.play.state.modifiers == [], "it ends with the action"


def test_MV18_AC3_a_plan_that_a_cancelled_card_carried_is_asked_for_again() -> None:
    board = hold(hold(table(), 0, "flank_speed"), 1, "sabotage").put("207", 1, cruiser=1).put("310", 0, cruiser=1)
    board.put("103", 0, destroyer=1)
    activate(board, "flank_speed", "104", {"310:cruiser": 1})
    assert called(board) == ("AC_PLAYED", (1,))
    board.do("sabotage", 1)
    assert (board.topic, board.awaited) == ("move", [0])
    assert board.offered(0) == ["103:destroyer"]
    board.do({"ships": {}}, 0)
    assert board.at("104", 0) == {}
    assert 0 in board.state.systems["104"].tokens, "the token is spent all the same"


def test_22_AC4_one_flank_speed_for_each_action() -> None:
    board = hold(table(), 0, "flank_speed", "flank_speed", "upgrade").put("104", 0, cruiser=1).begin()
    assert board.offered(0, action="a:flank_speed", system="104") == ["upgrade"], "no other of its name"


def test_7_3_nobody_else_is_asked_at_an_activation_for_these_cards() -> None:
    board = hold(hold(table(), 0, "flank_speed"), 1, "flank_speed").put("103", 0, cruiser=1)
    board.activate("104", {"103:cruiser": 1})
    assert called(board) == ("", ())
    assert board.at("104", 0) == {"cruiser": 1}


def test_Q_CANPLAY_AT1_not_offered_without_a_system_to_activate() -> None:
    board = hold(table(), 0, "flank_speed")
    board[0].tactic = 0
    board.begin()
    assert "a:flank_speed" not in board.offered(0)


# --- Lost Star Chart --------------------------------------------------------------------------------------------------


def test_22_G8_lost_star_chart_joins_alpha_and_beta_until_the_action_ends() -> None:
    board = hold(table(at_104=26, at_101=25), 0, "lost_star_chart").put("101", 0, cruiser=1)
    board.state.planets["lodor"].controller = -1
    tiles = {at: board.state.systems[at].tile for at in ("104", "101")}
    assert tiles == {"104": 26, "101": 25}, "alpha at 104, beta at 101"
    board.begin()
    assert "101" not in next_to(board.play, "104")
    assert "101:cruiser" in coming(board, "lost_star_chart", "104")
    activate(board, "lost_star_chart", "104", {"101:cruiser": 1}).defaults()
    assert board.at("104", 0).get("cruiser") == 1
    board.play.forget()
    assert "101" not in next_to(board.play, "104")


def test_22_what_goes_with_an_activation_lasts_until_the_action_ends() -> None:
    board = hold(table(at_104=26, at_101=25), 0, "lost_star_chart").put("101", 0, cruiser=1).put("104", 1, cruiser=1)
    board.state.planets["lodor"].controller = -1
    activate(board, "lost_star_chart", "104", {"101:cruiser": 1})
    assert board.state.combat is not None
    board.play.forget()
    assert "101" in next_to(board.play, "104"), "one may retreat there"


# --- In the Silence of Space ------------------------------------------------------------------------------------------


def test_22_in_the_silence_of_space_lets_ships_of_one_system_pass() -> None:
    board = hold(table(), 0, "in_the_silence_of_space").put("310", 0, cruiser=1).put("311", 0, destroyer=1)
    board.put("207", 1, cruiser=1)
    assert list(stacks(board.begin().play, 0, "104")) == ["311:destroyer"]
    sent = board.offered(0, action="a:in_the_silence_of_space", system="104")
    assert set(sent) == {at for at in board.state.systems if at != "104" and has_ships(board.state, at, 0)}
    assert coming(board, "in_the_silence_of_space", "104", **{"from": "310"}) == ["310:cruiser", "311:destroyer"]
    assert coming(board, "in_the_silence_of_space", "104", **{"from": "311"}) == ["311:destroyer"]
    activate(board, "in_the_silence_of_space", "104", {"310:cruiser": 1}, **{"from": "310"}).defaults()
    assert board.at("104", 0) == {"cruiser": 1}


# --- Upgrade ----------------------------------------------------------------------------------------------------------


def test_22_C5_upgrade_makes_a_cruiser_there_a_dreadnought() -> None:
    board = hold(table(), 0, "upgrade").put("104", 0, cruiser=2).begin()
    assert board.offered(0, action="a:upgrade") == ["104"], "only where there is a cruiser of one's own"
    board.do({"action": "a:upgrade", "system": "104", "ships": {}}, 0).defaults()
    assert board.at("104", 0) == {"dreadnought": 1, "cruiser": 1}
    assert board.told("destroyed") == []
    assert violations(board.play) == []


def test_AC3_a_cancelled_upgrade_leaves_the_cruiser() -> None:
    board = hold(hold(table(), 0, "upgrade"), 1, "sabotage").put("104", 0, cruiser=1).begin()
    board.do({"action": "a:upgrade", "system": "104", "ships": {}}, 0).do("sabotage", 1)
    assert board.at("104", 0) == {"cruiser": 1}


def test_22_several_cards_go_with_one_activation() -> None:
    board = hold(table(), 0, "upgrade", "flank_speed").put("104", 0, cruiser=1).put("310", 0, cruiser=1)
    activate(board, "upgrade", "104", {"310:cruiser": 1}, more=["flank_speed"]).defaults()
    assert board.at("104", 0) == {"dreadnought": 1, "cruiser": 1}
    assert sorted(board.state.discards) == ["flank_speed", "upgrade"]


# --- the form ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "more"),
    [("flank_speed", {}), ("upgrade", {}), ("in_the_silence_of_space", {"from": "310"}), ("lost_star_chart", {})],
)
def test_35_16_such_a_turn_can_be_typed(card: str, more: dict[str, str]) -> None:
    board = hold(table(), 0, card).put("104", 0, cruiser=1).put("310", 0, cruiser=1).put("105", 0, destroyer=1)
    question = board.begin().asked(0)
    answer = {"action": f"a:{card}", "system": "104", **more, "ships": {"105:destroyer": 1}}
    line = written(board.match, 0, question, answer)
    assert read(board.match, 0, question, line) == answer
    assert "_" not in line


def test_counsel_of_such_a_turn_reckons_with_the_card() -> None:
    board = hold(table(), 0, "flank_speed").put("310", 0, cruiser=1).begin()
    question = board.asked(0)
    advice = board.match.counsel(0, question.no, {"action": "a:flank_speed", "system": "104"})
    assert any(one.answer.get("ships") == {"310:cruiser": 1} for one in advice.ready)
    assert board.play.state.modifiers == [], "what was supposed is gone"


def test_the_easy_player_moves_faster_where_that_takes_a_planet() -> None:
    board = hold(table(at_104=27), 0, "flank_speed").put("310", 0, carrier=1, infantry=2)
    board.begin()
    for value, answer in easy.actions(board.match, 0, board.asked(0)):
        board.match.checked(0, board.asked(0).no, easy.finished(board.match, 0, board.asked(0), dict(answer)))
        assert isinstance(value, float)
    easy.plan(board.match, 0, board.asked(0), Stream.of("activation"))
    assert board.play.state.modifiers == []


# --- Experimental Battlestation ---------------------------------------------------------------------------------------


def _arrives(*hands: tuple[int, str], dock: str = "wellon") -> Board:
    board = table("sol", "hacan", "letnev", at_104=19, at_103=20)
    for seat, card in hands:
        hold(board, seat, card)
    board.put(dock, 1, space_dock=1, infantry=1).put("207", 0, cruiser=2)
    return board.activate("104", {"207:cruiser": 2})


@pytest.mark.parametrize("dock", ["wellon", "vefut_ii"])
def test_SO6_a_battlestation_fires_three_dice_at_who_arrived(dock: str) -> None:
    board = _arrives((1, "experimental_battlestation"), dock=dock)
    assert called(board) == ("MV_ARRIVED", (1,))
    react(board, 1, f"experimental_battlestation:{dock}")
    assert (board.topic, board.awaited) == ("cannon", [1])
    board.dice("cannon", 6, 5, 1).do("fire:0")
    assert board.told("cannon")[0]["values"] == [5, 5, 5]
    assert board.at("104", 0) == {"cruiser": 1}, "antimass deflectors make 5 4 0 of them"


def test_SO6_with_plasma_scoring_there_is_one_more_die_in_all() -> None:
    board = table("sol", "hacan", "letnev", at_104=19).learn(1, "plasma_scoring")
    hold(board, 1, "experimental_battlestation").put("wellon", 1, space_dock=1, pds=1, infantry=1)
    board.put("207", 0, cruiser=2).activate("104", {"207:cruiser": 2})
    react(board, 1, "experimental_battlestation:wellon")
    assert board.asked(1).prompt.args["dice"] == 5


def test_SO6_it_ends_with_the_action() -> None:
    board = _arrives((1, "experimental_battlestation"))
    react(board, 1, "experimental_battlestation:wellon").dice("cannon", 1, 1, 1).do("fire:0")
    passed(board)
    assert not any(one.source == "experimental_battlestation" for one in board.play.state.modifiers)


def test_MV17_SO6_only_where_ships_arrived_and_a_dock_is_near() -> None:
    board = table("sol", "hacan", "letnev", at_104=19)
    hold(board, 1, "experimental_battlestation").put("207", 0, cruiser=1).activate("104", {"207:cruiser": 1})
    assert called(board)[0] == ""


def test_AC3_a_cancelled_battlestation_does_not_fire() -> None:
    board = _arrives((1, "experimental_battlestation"), (0, "sabotage"))
    react(board, 1, "experimental_battlestation:wellon", through=False).do("sabotage", 0)
    assert board.topic != "cannon"
    assert board.at("104", 0) == {"cruiser": 2}


# --- worked examples --------------------------------------------------------------------------------------------------


def _from_nebula(*, driven: bool) -> Board:
    board = table(at_206=42).learn(0, "cruiser_ii", *(["gravity_drive"] if driven else []))
    return hold(board, 0, "flank_speed").put("206", 0, cruiser=1)


def test_X7_out_of_a_nebula_with_flank_speed_a_cruiser_moves_two_and_three_with_gravity_drive() -> None:
    board = _from_nebula(driven=False)
    assert "206:cruiser" not in stacks(board.begin().play, 0, "000"), "its move is 1 there"
    for driven, most in ((False, 2), (True, 3)):
        board = _from_nebula(driven=driven).begin()
        reached = 0
        for at in board.state.systems:
            if at in board.state.systems and 0 not in board.state.systems[at].tokens:
                try:
                    shape = board.shape(0, action="a:flank_speed", system=at)
                except AssertionError:
                    continue
                steps = [one.args["steps"] for one in shape.options if one.id.startswith("206:cruiser")]
                reached = max([reached, *steps])
        assert reached == most
