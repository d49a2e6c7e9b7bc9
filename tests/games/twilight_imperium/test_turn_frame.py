"""Strategy phase, turns, activation: the order of things (rules 6, 9, 10, 11.1, 11.7)."""

from __future__ import annotations

from bot.core.scopes import Leave
from bot.games.twilight_imperium.flow.strategic import Exhaust
from bot.games.twilight_imperium.flow.turns import EndOfTurn
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import ACTIVATE, ENTER
from bot.games.twilight_imperium.space import next_to
from bot.games.twilight_imperium.state import window_order
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.moments import Moments
from tests.games.twilight_imperium.test_strategy_cards import holding, played


def picking(*factions: str) -> Board:
    """The strategy phase begins; seat 1 is the speaker."""
    board = Board(*factions)
    for player in board.state.players:
        player.cards = {}
    board.state.phase, board.state.speaker, board.state.round = "strategy", 1, 0
    board.state.common = dict.fromkeys(range(1, 9), 0)
    return board


# --- orders -------------------------------------------------------------------------------------------------------


def test_O1_clockwise_skips_who_is_out() -> None:
    board = Board("sol", "letnev", "hacan", "jolnar")
    board[2].eliminated = True
    assert board.state.clockwise(1) == [1, 3, 0]


def test_O2_O3_windows_go_in_initiative_order_from_the_active_player_on() -> None:
    board = Board()
    board[0].cards, board[1].cards, board[2].cards = {5: True, 2: True}, {1: True}, {8: True}
    board.state.turn = 0
    assert window_order(board.state) == [0, 2, 1]
    board.state.phase = "status"
    assert window_order(board.state) == [1, 0, 2]
    board.state.phase, board.state.speaker = "strategy", 2
    assert window_order(board.state) == [2, 0, 1]


def test_O4_secondaries_and_cannons_go_clockwise() -> None:
    board = holding(1)
    for planet, seat in (("lodor", 1), ("bereg", 1), ("quann", 2), ("mellon", 2), ("abyz", 2)):
        board.own(seat, planet)
    assert played(board).defaults("secondary").awaited == [1, 2]


# --- strategy phase -----------------------------------------------------------------------------------------------


def test_SG1_SG7_windows_of_the_strategy_phase_open_in_their_places(moments: Moments) -> None:
    board = picking()
    board.state.common[4] = 2
    board.begin()
    assert moments.names == ["SP_START"], "before anybody picks"
    board.do("4")
    assert [name for name in moments.names if name.startswith(("SP", "TG"))] == ["SP_START", "SP_PICK", "TG_GAINED"]
    board.defaults("turn")
    names = [name for name in moments.names if name in ("SP_PICK", "SP_END", "TN_START")]
    assert names == ["SP_PICK"] * 6 + ["SP_END", "TN_START"]


def test_SG3_EL2_after_eliminations_everybody_picks_as_many_cards_as_before() -> None:
    for factions, out, each in (
        (("sol", "letnev", "hacan", "jolnar", "sardakk"), (3, 4), 1),
        (("sol", "letnev", "hacan", "jolnar"), (3,), 2),
    ):
        board = Board(*factions)
        for seat, player in enumerate(board.state.players):
            player.cards, player.eliminated = {}, seat in out
        board.state.phase, board.state.common = "strategy", dict.fromkeys(range(1, 9), 0)
        board.begin().defaults("turn")
        picked = [len(player.cards) for player in board.state.players]
        assert picked == [0 if seat in out else each for seat in range(len(factions))]


def test_SG5_the_pick_is_answered_before_the_trade_goods_are_taken(moments: Moments) -> None:
    board = picking()
    board.state.common[4] = 2
    seen: list[int] = []
    moments.waits("SP_PICK", lambda play, owner, facts: seen.append(play.board.players[facts["seat"]].goods), 0)
    board.begin().do("4")
    assert (seen, board[1].goods) == ([0], 2)


def test_SG6_goods_lie_on_cards_when_the_end_of_picking_is_answered(moments: Moments) -> None:
    board, seen = picking(), list[dict[int, int]]()
    moments.waits("SP_END", lambda play, owner, facts: seen.append(dict(play.board.common)), 0)
    board.begin().defaults("turn")
    assert seen == [dict.fromkeys(board.state.common, 1)]


def test_SG7_SG8_swapped_cards_give_the_initiative_and_no_goods() -> None:
    board = picking("hacan", "letnev", "sol").learn(0, "quantum_datahub_node")
    board[0].goods = 3
    board.begin()
    for card in ("1", "7", "8", "2", "6", "5"):  # seats 1, 2, 0, 1, 2, 0
        board.do(card)
    assert (board.topic, board.awaited) == ("datahub", [0])
    board.do({"take": "1:1", "give": "8"}, 0)
    assert (sorted(board[0].cards), sorted(board[1].cards)) == ([1, 5], [2, 8])
    assert board[1].goods == 3, "the price, and nothing else"
    assert (board.topic, board.awaited, board[0].goods) == ("turn", [0], 0)


# --- turns --------------------------------------------------------------------------------------------------------


def test_TU2_a_turn_has_its_beginning_its_action_and_its_end(moments: Moments) -> None:
    Board().activate("104")
    assert moments.names[:5] == ["TN_START", "SY_ACTIVATED", "TA_END", "AN_END", "TN_END"]
    assert moments.of("TN_END") == [{"seat": 0}]
    assert moments.of("TN_START") == [{"seat": 0}, {"seat": 1}]


def test_TU2_who_passes_has_a_beginning_and_an_end_of_the_turn_but_no_action(moments: Moments) -> None:
    board = Board()
    board[0].cards = {1: False}
    board.do({"action": "pass"})
    assert moments.names == ["TN_START", "TN_END", "TN_START"]


def test_TU3_tactical_strategic_and_component_actions_are_offered() -> None:
    kinds = {id.split(":")[0] for id in Board("sol").offered(0)}
    assert kinds == {"s", "c", "d"}, "Orbital Drop is Sol's component action"


def test_TU5_no_end_of_turn_between_two_actions(moments: Moments) -> None:
    board = Board().learn(0, "fleet_logistics").activate("104")
    assert moments.names[-2:] == ["TA_END", "AN_END"]
    assert board.offered(0)[-1] == "stop"
    board.do({"action": "stop"})
    assert moments.names.count("TN_END") == 1


def test_TU7_an_action_counts_when_it_is_performed() -> None:
    board = Board().learn(0, "fleet_logistics").activate("104")
    assert (board.state.taken, board.awaited) == (1, [0])
    board.activate("105")
    assert board.awaited == [1]


def test_TU8_every_turn_of_the_last_one_has_its_own_beginning(moments: Moments) -> None:
    board = Board()
    board[1].passed = board[2].passed = True
    board.activate("104").activate("105")
    assert moments.of("TN_START") == [{"seat": 0}] * 3
    assert moments.of("TN_END") == [{"seat": 0}] * 2


# --- activation ---------------------------------------------------------------------------------------------------


def test_AT1_any_system_the_empty_ones_and_those_with_tokens_of_others_included() -> None:
    board = Board().token(1, "105").put("106", 2, cruiser=1)
    assert {f"s:{at}" for at in board.state.systems} <= set(board.offered(0))


def test_AT2_the_activation_is_answered_before_anything_moves(moments: Moments) -> None:
    board = Board().put("207", 0, cruiser=1)
    seen: list[tuple[list[int], dict[str, int]]] = []

    def look(play: Galaxy, owner: int, facts: Facts) -> None:
        seen.append((play.board.systems["104"].tokens, dict(play.board.systems["207"].units[0])))

    moments.waits("SY_ACTIVATED", look, 1)
    board.activate("104", {"207:cruiser": 1})
    assert seen == [([0], {"cruiser": 1})], "the token is there, the ships still are where they were"


def test_AT3_tokens_that_come_otherwise_activate_nothing(moments: Moments) -> None:
    board = holding(2, at_104=19).put("wellon", 0, infantry=1)
    played(board).do("104")
    assert sorted(board.state.systems["104"].tokens) == [1, 2]
    assert moments.of("SY_ACTIVATED") == []


def test_AT4_what_several_players_have_for_it_goes_off_in_window_order(moments: Moments) -> None:
    board, order = Board(), list[int]()
    moments.waits("SY_ACTIVATED", lambda play, owner, facts: order.append(owner), 2, 0, 1)
    board.activate("104")
    assert order == [0, 1, 2]


def test_AT5_TU6_an_action_that_is_ended_stops_where_it_is(moments: Moments) -> None:
    board = Board().put("207", 0, cruiser=1).put("104", 1, cruiser=1)

    def end(play: Galaxy, owner: int, facts: Facts) -> None:
        play.push(Leave("action"))

    moments.waits("SY_ACTIVATED", end, 1)
    board.activate("104", {"207:cruiser": 1})
    assert board.at("207", 0) == {"cruiser": 1}, "nothing moved"
    assert board.state.systems["104"].tokens == [0], "the token stays"
    assert board.state.tactical is None
    assert moments.names[1:4] == ["SY_ACTIVATED", "AN_END", "TN_END"]


def test_AT6_a_closed_system_is_entered_by_nobody_but_those_there_go_on(moments: Moments) -> None:
    board = Board("sol", "letnev", at_104=27).put("207", 0, cruiser=1, carrier=1, infantry=1)
    board.put("104", 0, carrier=1).put("new_albion", 0, infantry=2)
    moments.contributes(ENTER, "forbid", lambda play, owner, facts: facts.get("closed"), 1)
    board[0].tactic = 1
    assert board.refused({"action": "s:104", "ships": {"207:cruiser": 1}})
    board.activate("104", {}, {"new_albion:infantry": 2})
    assert board.topic == "commit", "lifted to land elsewhere in the system (MV10)"
    board.do({"starpoint": 2}).defaults()
    assert board.at("starpoint", 0) == {"infantry": 2}


def test_AT1_what_forbids_an_activation_is_asked(moments: Moments) -> None:
    moments.contributes(ACTIVATE, "forbid", lambda play, owner, facts: facts["system"] == "104" or None, 1)
    offered = Board().offered(0)
    assert "s:104" not in offered
    assert "s:105" in offered


def test_TA1_after_the_action_no_system_is_active(moments: Moments) -> None:
    board, seen = Board(), list[str]()

    def look(play: Galaxy, owner: int, facts: Facts) -> None:
        seen.append(play.board.tactical.active if play.board.tactical is not None else "none")

    for window in ("TA_END", "AN_END"):
        moments.waits(window, look, 1)
    board.activate("104")
    assert seen == ["104", "none"]


def test_SA1_a_card_is_exhausted_behind_its_secondaries() -> None:
    board = holding(1)
    board.own(1, "lodor", "bereg", "quann")
    played(board).defaults("secondary")
    ahead = [type(step) for step in board.play.state.agenda]
    assert ahead.index(Exhaust) > ahead.index(EndOfTurn), "still to come, and before the turn ends"
    assert board[0].cards == {1: True}


def test_G10_a_system_is_not_adjacent_to_itself() -> None:
    board = Board().begin()
    assert all(at not in next_to(board.play, at) for at in board.state.systems)
