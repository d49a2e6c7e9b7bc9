"""What leaves nothing to decide is not asked, unless that would tell what somebody hides (rules 29.1 PP2, 29.10); what
cannot be done says why (seen 2)."""

from __future__ import annotations

from bot.core.shapes import Form, Pick
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.flow.turns import PASS, TACTICAL
from tests.games.twilight_imperium.board import Board


def strategic(card: int) -> Board:
    """Seat 0 has played a card; nobody else can follow."""
    board = Board("sol", "letnev", "hacan")
    board[0].cards, board[1].cards, board[2].cards = {card: True}, {7: False}, {8: False}
    board.state.common = {}
    for seat in (1, 2):
        board[seat].passed, board[seat].strategy = True, 0
    return board


def test_SA3_diplomacy_asked_who_has_planets_in_one_system() -> None:
    board = strategic(2).begin().do({"action": "c:2"}, 0)
    assert board.topic != "diplomacy"
    assert board.state.systems["310"].tokens == [1, 2]


def test_SA3_diplomacy_is_asked_where_there_is_a_choice() -> None:
    board = strategic(2).own(0, "wellon").begin().do({"action": "c:2"}, 0)
    assert board.topic == "diplomacy"


def test_SA3_warfare_asked_who_has_one_token_on_the_board() -> None:
    board = strategic(6).token(0, "104").begin().do({"action": "c:6"}, 0)
    assert board.topic == "redistribute"
    assert board.state.systems["104"].tokens == []
    assert sum(board.asked().default.values()) == board[0].tactic + board[0].fleet + board[0].strategy + 1


def test_IN4_the_only_one_who_must_land_on_mecatol_rex_was_asked() -> None:
    board = Board("sol").own(0, "wellon", "torkan", "rarron").put("101", 0, carrier=1, infantry=1)
    board[0].goods = 6
    board.activate("000", {"101:carrier": 1}, {"101:infantry": 1})
    assert board.topic == "custodians"
    board.do({"token": "take", "pay": board.offered(0, token="take")[0]})
    assert board.at("mecatol_rex", 0) == {"infantry": 1}


def test_RT1_a_retreat_to_the_only_system_was_asked() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1).put("104", 1, cruiser=1).put("207", 0, cruiser=1)
    board.activate("104", {"207:cruiser": 1}).do({"how": "by-hand"}, 0).do({"how": "by-hand"}, 1)
    board.dice("combat", 1).dice("combat", 1).do("retreat")
    assert board.at("103", 1) == {"cruiser": 2}


def _status(*secrets: str) -> Board:
    board = Board("sol", "letnev", "hacan")
    board.state.phase = "status"
    board.state.revealed = ["develop_weaponry"]
    board[0].secrets = list(secrets)
    return board.begin(StatusPhase())


def test_PP2_who_holds_a_secret_objective_is_asked_whatever_it_is() -> None:
    """Otherwise it would be seen that it is not fulfilled; who holds none and fulfils no public one is not asked."""
    assert _status("fuel_the_war_machine").awaited == [0]
    board = _status("establish_a_perimeter", "fuel_the_war_machine")
    assert board.awaited == [0]


def test_OB3_where_nothing_can_be_scored_one_press_says_so() -> None:
    board = _status("fuel_the_war_machine")
    assert board.topic == "score-nothing"
    board.do(board.asked(0).default, 0)
    assert board[0].scored == []


def _turn(tactic: int, **cards: bool) -> dict[str, str]:
    """What cannot be done in a turn, and why."""
    board = Board("sol", "letnev", "hacan")
    board[0].tactic = tactic
    board[0].cards = {int(card[1:]): ready for card, ready in cards.items()}
    form = board.begin().asked(0).shape
    assert isinstance(form, Form)
    assert isinstance(form.shape, Pick)
    blocked = {one.id: one.blocked.key for one in form.shape.options if one.blocked is not None}
    return {id: key.removeprefix("twilight_imperium-") for id, key in blocked.items()}


def test_TU4_a_pass_that_is_not_allowed_was_not_there() -> None:
    assert _turn(3, c1=True) == {PASS: "cards-unused"}
    assert _turn(3, c1=False) == {}


def test_AT1_a_tactical_action_without_a_token_was_not_there() -> None:
    assert _turn(0, c1=False) == {TACTICAL: "no-tactic-token"}
    assert _turn(0, c1=True) == {TACTICAL: "no-tactic-token", PASS: "cards-unused"}


def test_what_is_greyed_is_no_answer() -> None:
    board = Board("sol", "letnev", "hacan")
    board[0].tactic, board[0].cards = 0, {1: True}
    assert board.begin().asked(0).default == {"action": "c:1"}
    for id in (PASS, TACTICAL):
        assert board.refused({"action": id}, 0) == "core-blocked-option"
