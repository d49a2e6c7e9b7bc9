"""Action cards: the deck, hands and their limit, drawing, cancelling, and calls over real hands (rules 19, 29)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.core.windows import PASS
from bot.games.twilight_imperium.figures import POLITICS, TRADE
from bot.games.twilight_imperium.flow.calls import SLOT
from bot.games.twilight_imperium.flow.cards import held
from bot.games.twilight_imperium.flow.ending import check_elimination, finish
from bot.games.twilight_imperium.flow.hand import DrawCards, StatusDraw
from bot.games.twilight_imperium.flow.status import Scoring, StatusPhase
from bot.games.twilight_imperium.game import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import Debt
from tests.core.conformance import conform
from tests.games.twilight_imperium.board import SEED, Board
from tests.games.twilight_imperium.hands import ON, hold, let, play, table
from tests.games.twilight_imperium.test_strategy_cards import played

EIGHT = ("plague", "spy", "uprising", "war_effort", "ghost_ship", "lucky_shot", "sabotage", "sabotage")


def drawn(board: Board) -> dict[int, int]:
    """How many cards each holds."""
    return {seat: len(player.hand) for seat, player in enumerate(board.state.players)}


def box(board: Board) -> int:
    """How many cards there are at the table in all."""
    return sum(board.state.copies.values())


# --- the deck and hands -------------------------------------------------------------------------------------------


def test_0_4_a_table_plays_without_action_cards_unless_it_says_so() -> None:
    assert {one.key: one.values for one in TWILIGHT_IMPERIUM.settings}["action_cards"] == ("on", "off")
    state = Match.new("twilight_imperium", 3, SEED, LIGHT).play.board
    assert (state.copies, state.actions) == ({}, [])


def test_S6_the_deck_is_shuffled_and_form_a_spy_network_comes_with_it() -> None:
    one, other = (Match.new("twilight_imperium", 3, seed, {**LIGHT, **ON}).play.board for seed in (SEED, bytes(32)))
    assert sorted(one.actions) == sorted(other.actions)
    assert one.actions != other.actions
    assert "form_a_spy_network" in [*one.secrets, *(card for player in one.players for card in player.secrets)]


def test_S8_nobody_begins_with_action_cards() -> None:
    assert not any(
        player.hand for player in Match.new("twilight_imperium", 6, SEED, {**LIGHT, **ON}).play.board.players
    )


def test_17_each_draws_one_in_the_status_phase_and_two_with_neural_motivator() -> None:
    board = table("letnev", "hacan", "sardakk").learn(1, "neural_motivator")
    board.state.phase = "status"
    board.begin(StatusDraw())
    assert drawn(board) == {0: 1, 1: 2, 2: 1}
    assert len(board.state.actions) == box(board) - 4


def test_17_without_the_option_nobody_draws() -> None:
    board = Board()
    board.state.phase = "status"
    board.begin(StatusDraw())
    assert drawn(board) == {0: 0, 1: 0, 2: 0}


def test_32_who_draws_sees_the_card_and_the_others_how_many() -> None:
    board = table().begin(DrawCards(1, 2))
    (event,) = (one for one in board.events if one.key.endswith("cards-drawn"))
    assert event.seen(1) == (event.key, {"seat": 1, "components": board[1].hand, "count": 2})
    for seat in (0, 2, None):
        assert event.seen(seat) == (f"{event.key}-hidden", {"seat": 1, "count": 2})
    view = board.match.view(0)
    assert (view.hand, view.players[1].hand, view.draws) == ((), 2, box(board) - 2)


def test_C8_PP3_an_empty_deck_is_its_pile_shuffled_and_its_cards_are_unknown_again() -> None:
    board = table()
    state = board.state
    state.discards, state.actions = state.actions, []
    hold_one = state.discards.pop(state.discards.index("plague"))
    board[1].hand = [hold_one]
    assert not held(board.play, 1, "sabotage"), "PP2: all four lie open"
    board.begin(DrawCards(0, 1))
    assert (len(state.actions), state.discards, drawn(board)[0]) == (box(board) - 2, [], 1)
    assert held(board.play, 1, "sabotage")


def test_C8_with_neither_deck_nor_pile_nothing_is_drawn() -> None:
    board = table()
    board[1].hand, board.state.actions = board.state.actions[:7], board.state.actions[7:]
    board[2].hand, board.state.copies = board.state.actions, dict(board.state.copies)
    board.state.actions = []
    board.play.push(DrawCards(0, 2, keeps=True))
    board.begin(DrawCards(0, 2, keeps=True))
    assert drawn(board)[0] == 0


def test_AC1_C12_who_has_more_than_seven_throws_off_before_anything_else() -> None:
    board = hold(table(), 0, *EIGHT[:6])
    board.begin(DrawCards(0, 2))
    assert (board.topic, board.awaited) == ("throw-off", [0])
    thrown = next(iter(board.asked(0).shape.most))  # type: ignore[union-attr]
    board.do({thrown: 1})
    assert (drawn(board)[0], board.state.discards) == (7, [thrown])
    assert board.told("cards-discarded") == [{"seat": 0, "components": [thrown], "count": 1}]
    assert board.topic == "turn"


def test_AC1_seven_are_no_more_than_seven() -> None:
    board = hold(table(), 0, *EIGHT[:6])
    board.begin(DrawCards(0, 1))
    assert (board.topic, drawn(board)[0]) == ("turn", 7)


def test_30_4_whose_time_is_over_throws_off_at_random() -> None:
    board = hold(table(), 0, *EIGHT[:7])
    board.begin(DrawCards(0, 1))
    no = board.asked(0).no
    board.match.elapse(f"default:0:{no}")
    assert drawn(board)[0] == 7


def test_29_5_in_the_status_phase_all_throw_off_at_once_while_the_deck_lasts() -> None:
    board = hold(table("letnev", "hacan", "sardakk"), 0, *EIGHT[:7])
    hold(
        board, 1, "cripple_defenses", "economic_initiative", "insubordination", "signal_jamming", "sabotage", "sabotage"
    )
    hold(board, 1, "focused_research")
    board.state.phase = "status"
    board.begin(StatusDraw())
    assert board.awaited == [0, 1]
    board.do({board[0].hand[0]: 1}, 0)
    assert board.state.discards == [], "nobody sees what the other throws off first"
    board.do({board[1].hand[0]: 1}, 1)
    assert (board.state.discards, drawn(board)) == (["plague", "cripple_defenses"], {0: 7, 1: 7, 2: 1})


def test_29_5_they_throw_off_in_order_where_the_pile_is_needed() -> None:
    board = hold(table("letnev", "hacan", "sardakk"), 0, *EIGHT[:7])
    board.state.discards, board.state.actions = board.state.actions[1:], board.state.actions[:1]
    board.state.phase = "status"
    board.begin(StatusDraw())
    assert (board.awaited, drawn(board)) == ([0], {0: 8, 1: 0, 2: 0})
    board.do({"plague": 1})
    assert drawn(board) == {0: 7, 1: 1, 2: 1}
    assert "plague" not in board.state.discards, "it was shuffled into the new deck"


def test_SA3_politics_draws_two_and_so_does_whoever_follows() -> None:
    board = table("letnev", "hacan", "sardakk")
    board[0].cards, board[1].cards, board[2].cards = {POLITICS: True}, {5: True}, {6: True}
    board.state.common = dict.fromkeys((1, 2, 4, 7, 8), 0)
    played(board).do("seat-1")
    assert (board[0].goods, drawn(board)[0]) == (0, 2)
    assert board.topic == "secondary"
    board.do({"what": "follow"}, 1).do({"what": "decline"}, 2)
    assert (drawn(board), board[1].strategy, board[2].strategy) == ({0: 2, 1: 2, 2: 0}, 1, 2)


def test_25_form_a_spy_network_is_paid_with_five_cards() -> None:
    board = hold(table(), 0, *EIGHT[:6])
    board.state.secrets.remove("form_a_spy_network")
    board[0].secrets = ["form_a_spy_network"]
    board.state.phase = "status"
    board.begin(StatusPhase())
    assert board.topic == "score-nothing" or "form_a_spy_network" in board.offered(0, public="none")
    paid = {"plague": 1, "spy": 1, "uprising": 1, "war_effort": 1, "ghost_ship": 1}
    board.do({"public": "none", "secret": "form_a_spy_network", "secret-pay": paid}, 0)
    assert "form_a_spy_network" in board[0].scored
    assert sorted(board.state.discards) == sorted(paid)


def test_25_four_cards_do_not_pay_for_it() -> None:
    board = hold(table(), 0, *EIGHT[:4])
    board.state.secrets.remove("form_a_spy_network")
    board[0].secrets = ["form_a_spy_network"]
    board.state.phase = "status"
    board.begin(Scoring([0, 1, 2]))
    assert board.offered(0, public="none") == ["none"]


def test_EL2_cards_of_who_is_out_lie_open() -> None:
    board = hold(table("sol", "letnev", "hacan"), 2, "plague", "sabotage")
    for planet in board.state.home_planets(2):
        board.state.planets[planet].controller = 0
    check_elimination(board.play, 2)
    assert (board[2].hand, board.state.discards) == ([], ["plague", "sabotage"])


def test_EN3_at_the_end_hands_lie_open() -> None:
    board = hold(table(), 1, "plague")
    finish(board.play)
    assert board.match.view(0).opened[1].cards == ("plague",)
    assert TWILIGHT_IMPERIUM.reveal_end(board.play)["hands"] == [[], ["plague"], []]


def test_I10_I11_a_card_that_is_lost_and_a_hand_that_is_too_full_are_seen() -> None:
    board = table().begin()
    assert violations(board.play) == []
    board.state.actions.remove("plague")
    assert violations(board.play) == ["I10: 0 of 1 plague"]
    board[0].hand = ["plague"]
    hold(board, 0, "spy", "uprising", "war_effort", "ghost_ship", "lucky_shot", "sabotage", "sabotage")
    assert violations(board.play) == ["I11: action cards of 0"]


# --- cancelling ---------------------------------------------------------------------------------------------------


def test_PP1_whoever_holds_cards_is_called_whatever_they_are() -> None:
    board = hold(hold(table(), 0, "mining_initiative"), 2, "plague")
    play(board, "mining_initiative", "jord")
    call = board.match.call()
    assert call is not None
    assert (call.seats, board.asked(2).topic) == ((2,), "window-AC_PLAYED")
    assert board.offered(2) == ["pass"]
    let(board)
    assert board[0].goods == 4


def test_PP2_with_all_four_sabotages_open_nobody_is_asked() -> None:
    board = hold(hold(table(), 0, "mining_initiative"), 2, "plague")
    board.state.actions = [one for one in board.state.actions if one != "sabotage"]
    board.state.discards = ["sabotage"] * 4
    play(board, "mining_initiative", "jord")
    assert board.match.call() is None
    assert board[0].goods == 4


def test_AC5_US6_nobody_is_called_for_a_sabotage_of_a_sabotage() -> None:
    board = hold(hold(hold(table(), 0, "mining_initiative"), 1, "sabotage"), 2, "sabotage")
    play(board, "mining_initiative", "jord")
    board.do("sabotage", 1).do("sabotage", 2)
    assert board.state.discards == ["mining_initiative", "sabotage"]
    assert (board[2].hand, board[0].goods) == (["sabotage"], 0), (
        "US6: the first in order acts, the other keeps the card"
    )
    assert board.topic == "turn"


def test_AC4_after_a_cancelled_card_another_may_be_played() -> None:
    board = hold(hold(table(), 0, "mining_initiative", "industrial_initiative"), 1, "sabotage")
    board.own(0, "wellon")
    play(board, "mining_initiative", "jord").do("sabotage", 1)
    let(play(board, "industrial_initiative"))
    assert (board[0].goods, board.state.discards[-1]) == (1, "industrial_initiative")


def test_TU5_TU7_a_cancelled_second_action_may_be_left_at_that() -> None:
    board = hold(hold(table(), 0, "mining_initiative", "industrial_initiative"), 1, "sabotage")
    board.learn(0, "fleet_logistics")
    let(play(board, "industrial_initiative"))
    assert "stop" in board.offered(0)
    play(board, "mining_initiative", "jord").do("sabotage", 1)
    assert "stop" in board.offered(0)
    board.do({"action": "stop"})
    assert board.awaited == [1]


def test_AC2_what_is_declared_is_told_to_all_before_anybody_is_asked() -> None:
    board = hold(hold(table(at_104=19).put("wellon", 1, infantry=1), 0, "plague"), 2, "spy")
    play(board, "plague", "wellon")
    call = board.match.call()
    assert call is not None
    assert call.prompt.key == "twilight_imperium-window-card-place"
    assert dict(call.prompt.args) == {"window": "AC_PLAYED", "seat": 0, "component": "plague", "place": "wellon"}


def test_29_5_what_is_owed_there_is_answered_before_and_the_card_stays_if_it_fails() -> None:
    board = hold(table(at_104=27).put("starpoint", 1, infantry=1), 0, "uprising")
    board.begin()
    board.state.planets["starpoint"].ready = True
    board.reload()
    answer = {"action": "d:uprising", "target": "starpoint"}
    board.state.owed.append(Debt(1, TRADE))
    board.do(answer, 0)
    assert (board.topic, board.awaited) == ("secondary", [1])
    board.state.planets["starpoint"].ready = False
    board.reload().do({"what": "decline"}, 1)
    assert (board[0].hand, board.state.discards) == (["uprising"], [])
    assert (board.topic, board.state.taken) == ("turn", 0)


# --- standing orders ----------------------------------------------------------------------------------------------


def _order(board: Board, seat: int, *windows: str) -> None:
    question = next(one for one in board.match.asked(seat) if one.slot == SLOT)
    board.match.answer(seat, question.no, list(windows))


def test_29_4_who_is_never_asked_passes_and_is_called_all_the_same() -> None:
    board = hold(hold(table(), 0, "mining_initiative"), 2, "sabotage").begin()
    _order(board, 2, "AC_PLAYED")
    play(board, "mining_initiative", "jord")
    assert board.match.call() is None, "nobody else is to answer, and this table has no pace"
    assert board[0].goods == 4


def test_29_4_such_an_order_is_kept_and_can_be_taken_back() -> None:
    board = hold(hold(table(), 0, "mining_initiative"), 2, "sabotage").begin()
    _order(board, 2, "AC_PLAYED")
    assert next(one for one in board.match.asked(2) if one.slot == SLOT).given == ["AC_PLAYED"]
    _order(board, 2)
    play(board, "mining_initiative", "jord")
    assert board.match.call() is not None


def test_29_4_there_is_nothing_to_order_where_there_are_no_cards() -> None:
    board = Board().begin()
    assert not any(one.slot == SLOT for one in board.match.asked(0))


@pytest.mark.parametrize("ordered", [False, True])
def test_US1_US2_US3_a_call_is_open_for_its_time_whoever_has_answered(ordered: bool) -> None:
    board = Board(options={**ON, "table-pace": "daily"})
    hold(hold(board, 0, "mining_initiative"), 2, "sabotage").begin()
    if ordered:
        _order(board, 2, "AC_PLAYED")
    play(board, "mining_initiative", "jord")
    if not ordered:
        board.do(PASS, 2)
    call = board.match.call()
    assert call is not None
    assert (call.seats, call.timed, board.match.timers()) == ((2,), True, (f"window:{call.number}",))
    board.match.elapse(f"window:{call.number}")
    assert board[0].goods == 4


# --- secrets ------------------------------------------------------------------------------------------------------


def _pair(card: str, tried: str) -> list[object]:
    """All that the others see of a played card where seat 2 holds one card or another."""
    board = Board(options={**ON, "table-pace": "daily"})
    hold(hold(board, 0, "mining_initiative"), 2, card)
    board.state.secrets.append("form_a_spy_network")
    play(board, "mining_initiative", "jord")
    seen: list[object] = []
    for answer in (tried, None):
        if answer is not None:
            board.do(answer, 2)
        call = board.match.call()
        seen += [call, board.match.awaited(), board.match.timers()]
        seen += [(board.match.view(viewer), _public(board, viewer)) for viewer in (0, 1, None)]
    return seen


def _public(board: Board, viewer: int | None) -> list[object]:
    events = [one.seen(viewer) for one in board.match.entry.events]
    asked = [(one.slot, one.prompt) for one in board.match.asked(viewer)] if viewer is not None else []
    return [*events, *asked]


def test_32_I24_X41_nobody_sees_or_times_what_a_hand_holds() -> None:
    assert _pair("sabotage", PASS) == _pair("plague", PASS)
    assert _pair("sabotage", "sabotage") == _pair("plague", PASS), "US3: until the call closes"


def test_I24_whole_games_with_hands_that_nobody_can_tell_apart() -> None:
    report = conform("twilight_imperium", 3, {"target": "6", **LIGHT, **ON}, 11, leaks=25)
    assert report.differing > 0


@pytest.mark.parametrize("seats", [3, 6])
def test_34_whole_games_with_action_cards_hold_every_invariant(seats: int) -> None:
    stream = Stream.of("action cards", seats)
    match = Match.new("twilight_imperium", seats, stream.seed_bytes(), {"target": "6", **LIGHT, **ON})
    cards = 0
    while match.result is None:
        move = next_move(match)
        assert move is not None
        seat, question = move
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
        cards += sum("card-played" in event.key for event in match.entry.events)
        assert violations(match.play) == []
    assert cards > 5
