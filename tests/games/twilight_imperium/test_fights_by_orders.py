"""Action cards beside combat orders (rules 29.7, 29.9), what others see of them (32), and a whole round with one."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.hooks.queries import combat_bonus
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold, passed, react, table
from tests.games.twilight_imperium.test_fight_cards import CRUISERS, SIDES, fell, fight
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet

# --- a combat that runs by orders, and what others see ----------------------------------------------------------------


FILLED = {"how": "filled", "losses": ["cruiser", "destroyer"], "stops": [], "store": "no"}


def test_29_7_a_form_that_runs_through_stops_at_every_call_that_is_owed() -> None:
    board = fight((1, "shields_holding"), attacker={"cruiser": 3}, defender={"cruiser": 3}, orders=TO_THE_END)
    seen: list[str] = []
    while (name := called(board)[0]) != "":
        seen.append(name)
        assert called(board)[1] == (1,)
        board.do("pass", 1)
    assert seen[0] == "SC_START"
    assert seen[-1] == "SC_END" or board.state.combat is None


def _filled(board: Board, cards: str) -> Board:
    """Seat 0 runs to the end; seat 1 fills the form in."""
    board.put("207", 0, cruiser=3).put("104", 1, cruiser=2, destroyer=1)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:cruiser": 3})
    return board.do(TO_THE_END, 0).do({**FILLED, "cards": cards}, 1)


def test_29_9_one_no_passes_all_calls_of_a_combat_and_nothing_after_it() -> None:
    board = _filled(hold(table(*SIDES), 1, "shields_holding", "sabotage"), "pass")
    assert board.state.combat is None, "the combat has run through"
    assert sorted(board[1].hand) == ["sabotage", "shields_holding"]
    assert "combat-cards" not in board.play.orders(1)


def test_29_7_who_says_ask_is_asked() -> None:
    board = _filled(hold(table(*SIDES), 1, "shields_holding"), "ask")
    assert called(board) == ("SC_START", (1,))


def test_29_7_there_is_nothing_to_say_of_cards_at_a_table_without_them() -> None:
    board = Board(*SIDES).put("207", 0, cruiser=3).put("104", 1, cruiser=2, destroyer=1)
    board.activate("104", {"207:cruiser": 3}).do(TO_THE_END, 0)
    partial: dict[str, object] = {"how": "filled"}
    names: list[str] = []
    while (field := board.match.narrow(1, board.asked(1).no, partial)) is not None:
        names.append(field.name)
        partial[field.name] = field.start
    assert "stops" in names
    assert "cards" not in names


@pytest.mark.parametrize("ordered", [False, True])
def test_US1_US2_a_call_in_a_combat_is_open_for_its_time_whoever_has_answered(ordered: bool) -> None:
    board = Board(*SIDES, options={"action_cards": "on", "table-pace": "daily"})
    board.state.secrets.append("form_a_spy_network")
    _filled(hold(board, 1, "shields_holding"), "pass" if ordered else "ask")
    if not ordered:
        board.do("pass", 1)
    call = board.match.call()
    assert call is not None
    assert (call.name, call.seats, call.timed) == ("SC_START", (1,), True)
    board.match.elapse(f"window:{call.number}")
    assert called(board)[0] != "SC_START"


def _public(card: str) -> list[object]:
    """What everybody sees of a combat in which seat 1 holds one card or another and passes."""
    board = Board(*SIDES, options={"action_cards": "on", "table-pace": "daily"})
    board.state.secrets.append("form_a_spy_network")
    hold(board, 1, card)
    board.state.actions.sort()
    meet(board, {"cruiser": 2}, {"dreadnought": 1, "cruiser": 1}, orders=TO_THE_END)
    board.dice("combat", 9, 1).dice("combat", 1, 1)
    seen: list[object] = []
    for _ in range(6):
        call = board.match.call()
        seen += [call, board.match.view(None), board.match.awaited(), board.match.timers()]
        if call is None:
            break
        for seat in call.seats:
            board.do("pass", seat)
        board.match.elapse(f"window:{call.number}")
    return seen


def test_32_nobody_can_tell_which_card_a_side_of_a_combat_holds() -> None:
    one = _public("shields_holding")
    assert len(one) > 8
    assert one == _public("plague") == _public("morale_boost")


def test_X12_a_round_with_a_direct_hit() -> None:
    board = table("sardakk", "hacan", "letnev", at_104=42)
    hold(board, 1, "direct_hit").learn(0, "antimass_deflectors")
    board.put("103", 0, cruiser=2, dreadnought=1).put("104", 1, carrier=1, fighter=3)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"103:cruiser": 2, "103:dreadnought": 1})
    assert board.state.combat is not None
    board.do(TO_THE_END, 0).do(TO_THE_END, 1).dice("combat", 4, 6, 3).dice("combat", 8, 7, 9, 2)
    passed(board, "SU_USED")
    assert called(board)[1] == (1,)
    react(board, 1, "direct_hit")
    assert fell(board) == {"dreadnought": 1}
    assert [one["units"] for one in board.told("destroyed")][1:3] == [{"cruiser": 1}, {"fighter": 2}]


def test_odds_count_a_card_of_this_round_once_it_lies_there_and_know_no_hand() -> None:
    one, other = (
        fight((0, card), (1, "spy"), attacker=CRUISERS, defender=CRUISERS) for card in ("morale_boost", "plague")
    )
    before = one.match.view(None).stakes
    assert before == other.match.view(None).stakes
    react(one, 0, "morale_boost")
    assert called(one) == ("SC_START", (1,)), "the card lies there, and nothing has been rolled yet"
    assert combat_bonus(one.play, 0, "cruiser", "104") == 1
    now = one.match.view(None).stakes[1]
    assert (now.attacker.early[0]["cruiser"].bonus, now.attacker.arms[0]["cruiser"].bonus) == (1, 0)
    assert (now.defender.early[0], now.defender.units) == (now.defender.arms[0], before[1].defender.units)
