"""Promissory notes of Muaat, Yssaril, Naalu, Winnu, Xxcha and Yin (rules 26)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import council_cards, easy
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import may_play, may_use
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.state import initiative
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold
from tests.games.twilight_imperium.papers import called, dealt, give, notes, opened, table
from tests.games.twilight_imperium.senate import convene, council, hearing, senate

# --- Fires of the Gashlai -----------------------------------------------------------------------------------------


def test_26_fires_of_the_gashlai_give_war_suns_for_a_fleet_token_of_muaat() -> None:
    board = give(table("sol", "muaat", "hacan").put("304", 1, cruiser=3), 0, "fires_of_the_gashlai:1")
    board.begin().do({"action": "d:fires_of_the_gashlai"}, 0)
    assert board[1].fleet == 2
    assert board[0].technologies["war_sun"] is True
    assert board.at("304", 1) == {"cruiser": 2}, "its fleets have to fit at once"
    assert "fires_of_the_gashlai:1" in notes(board).hands[1]
    assert board.state.turn == 1
    assert violations(board.play) == []


def test_PN5_26_no_fires_without_a_token_of_muaat_nor_for_who_has_the_technology() -> None:
    board = give(table("sol", "muaat", "hacan"), 0, "fires_of_the_gashlai:1")
    assert "d:fires_of_the_gashlai" in board.begin().offered(0)
    board[1].fleet = 0
    assert "d:fires_of_the_gashlai" not in board.reload().offered(0)
    board[1].fleet = 3
    assert "d:fires_of_the_gashlai" not in board.learn(0, "war_sun").reload().offered(0)


# --- Spy Net ------------------------------------------------------------------------------------------------------


def spied(*cards: str) -> Board:
    """Seat 0 has the note of seat 1, the Yssaril, who hold these cards."""
    board = dealt(Board("sol", "yssaril", "hacan", options={"notes": "on", "action_cards": "on"}))
    board.state.secrets.append("form_a_spy_network")
    return hold(give(board, 0, "spy_net:1"), 1, *cards)


def test_26_spy_net_looks_at_a_hand_and_takes_a_card_before_the_action() -> None:
    board = spied("plague", "spy").begin()
    board.do({"action": "d:spy_net"}, 0)
    assert (board.topic, board.awaited, board.offered()) == ("mageon", [0], ["plague", "spy"])
    (seen,) = [event for event in board.events if event.key.endswith("hand-seen")]
    assert seen.seen_by == (0, 1)
    board.do("spy", 0)
    assert (board[0].hand, board[1].hand) == (["spy"], ["plague"])
    assert "spy_net:1" in notes(board).hands[1]
    assert (board.topic, board.awaited, board.state.taken) == ("turn", [0], 0), "it is no action"
    assert violations(board.play) == []


def test_26_spy_net_needs_a_hand_to_look_at() -> None:
    assert "d:spy_net" not in spied().begin().offered(0)
    assert "d:spy_net" in spied("plague").begin().offered(0)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_32_26_what_a_seat_may_believe_while_spy_net_looks(seat: int | None) -> None:
    board = spied("plague", "spy", "sabotage").begin().do({"action": "d:spy_net"}, 0)
    hands: set[tuple[str, ...]] = set()
    for number in range(12):
        believed = board.match.resample(seat, Stream.of("spied", number))
        hands.add(tuple(sorted(believed.play.board.players[1].hand)))
        assert believed.play.game.rules.violations(believed.play) == []
    assert (hands == {("plague", "sabotage", "spy")}) == (seat in (0, 1))


def test_Q0_spy_net_and_political_favor_are_dealt_with_what_they_are_about() -> None:
    for options, there in (({}, False), ({"action_cards": "on", "agendas": "on"}, True)):
        board = dealt(Board("yssaril", "xxcha", "hacan", options={"notes": "on", **options}))
        for note in ("spy_net:0", "political_favor:1"):
            assert (note in notes(board).dealt) is there


# --- Gift of Prescience -------------------------------------------------------------------------------------------


def gifted() -> Board:
    """Naalu, seat 1, has card 8, and seat 0 its note."""
    board = give(table("sol", "naalu", "hacan"), 0, "gift_of_prescience:1")
    board[0].cards, board[1].cards, board[2].cards = {5: True}, {8: True}, {3: True}
    board.state.phase = "strategy"
    return board.begin(opens("SP_END"))


def test_X40_SG7_26_with_gift_of_prescience_its_holder_has_the_token_of_the_naalu() -> None:
    board = gifted()
    assert board.state.zero == 1, "Telepathic comes first"
    assert called(board) == [0]
    board.do("gift_of_prescience:1", 0)
    assert [initiative(board.state, seat) for seat in range(3)] == [0, 8, 3]
    assert notes(board).areas[0] == ["gift_of_prescience:1"]
    assert board.match.view(2).players[0].zero


def test_26_gift_of_prescience_that_is_not_used_changes_nothing() -> None:
    board = gifted().do("pass", 0)
    assert board.state.zero == 1
    assert "gift_of_prescience:1" in notes(board).hands[0]


def test_26_gift_of_prescience_goes_back_as_the_status_phase_ends() -> None:
    board = opened(table("sol", "naalu", "hacan"), 0, "gift_of_prescience:1")
    board.state.zero, board.state.phase = 0, "status"
    board.begin(StatusPhase())
    for _ in range(30):
        if board.state.phase != "status":
            break
        board.do(board.asked().default)
    assert notes(board).areas[0] == []
    assert "gift_of_prescience:1" in notes(board).hands[1]
    assert board.state.zero == -1


def beaten(board: Board, seat: int) -> Board:
    for world in board.state.planets.values():
        if world.controller == seat:
            world.controller, world.ready = -1, False
    check_elimination(board.play, seat)
    return board


def test_PN7_EL3_the_token_goes_home_when_its_holder_is_out_and_stays_when_the_naalu_are() -> None:
    for out, zero in ((0, 1), (1, 0)):
        board = opened(table("sol", "naalu", "hacan"), 0, "gift_of_prescience:1")
        board.state.zero = 0
        beaten(board, out)
        assert board[out].eliminated
        assert board.state.zero == zero


# --- Acquiescence -------------------------------------------------------------------------------------------------


def yielding(*cards: tuple[int, ...]) -> Board:
    """Winnu is seat 1, and seat 0 has its note; what everybody picked."""
    board = give(table("sol", "winnu", "hacan"), 0, "acquiescence:1")
    for seat, own in enumerate(cards):
        board[seat].cards = dict.fromkeys(own, True)
    board.state.phase = "strategy"
    return board.begin(opens("SP_END"))


def test_26_SG7_acquiescence_swaps_a_card_with_the_winnu() -> None:
    board = yielding((5, 8), (1, 2), (3, 4))
    assert called(board) == [0]
    board.do("acquiescence:1", 0)
    assert (board.topic, board.awaited) == ("acquiescence", [0])
    assert board.offered() == ["1:1", "1:2"], "of the Winnu alone, and there is no way back"
    assert board.offered(take="1:1") == ["5", "8"]
    board.do({"take": "1:1", "give": "8"}, 0)
    assert (sorted(board[0].cards), sorted(board[1].cards)) == ([1, 5], [2, 8])
    assert initiative(board.state, 0) == 1, "read after the window"
    assert "acquiescence:1" in notes(board).hands[1]


def test_26_acquiescence_with_one_card_each_asks_for_nothing() -> None:
    board = yielding((8,), (1,), (3,)).do("acquiescence:1", 0)
    assert (list(board[0].cards), list(board[1].cards)) == ([1], [8])
    assert "acquiescence:1" in notes(board).hands[1]


def test_30_2_26_time_gives_the_last_card_for_the_first() -> None:
    board = yielding((5, 8), (1, 2), (3, 4)).do("acquiescence:1", 0)
    board.do(board.asked().default, 0)
    assert (sorted(board[0].cards), sorted(board[1].cards)) == ([1, 5], [2, 8])


# --- Political Favor ----------------------------------------------------------------------------------------------


def senators() -> Board:
    """Before agendas; the Xxcha are seat 1."""
    cards = ("mutiny", "economic_equality", "incentive_program")
    options = {"notes": "on", "agendas": "on"}
    return dealt(senate(*cards, factions=("sol", "xxcha", "hacan"), options=options))


def favored(tokens: int = 2) -> Board:
    """An agenda is revealed; seat 2 has the note of seat 1."""
    board = senators()
    board[1].strategy = tokens
    return convene(give(board, 2, "political_favor:1"))


def test_26_18_1_political_favor_sends_an_agenda_away_for_a_token_of_the_xxcha() -> None:
    board = favored(1)
    first = hearing(board).card
    assert called(board) == [1, 2], "the Xxcha may quash it"
    board.do("pass", 1).do("political_favor:1", 2)
    assert board[1].strategy == 0
    assert hearing(board).card != first
    assert hearing(board).number == 1, "it is still the first of the phase"
    assert first in council(board).discards
    assert "political_favor:1" in notes(board).hands[1]


def test_PN5_26_political_favor_needs_a_strategy_token_of_the_xxcha() -> None:
    assert favored(1).offered(2) == ["pass", "political_favor:1"]
    assert favored(0).offered(2) == ["pass"], "it may hold another note of theirs"


def test_26_18_1_what_was_used_on_an_agenda_that_goes_away_goes_back() -> None:
    board = convene(give(senators(), 2, "political_favor:1", "political_secret:0"))
    board.do("pass", 1).do("political_secret:0", 2)
    assert not may_play(board.play, 0)
    board.do("pass", 1).do("political_favor:1", 2)
    assert "political_secret:0" in notes(board).hands[0]
    assert may_play(board.play, 0)


# --- Greyfire Mutagen ---------------------------------------------------------------------------------------------


def landing(holder: int) -> Board:
    """Seat 0, Yin, lands on Wellon, where seat 1 stands."""
    board = table("yin", "sol", "hacan", at_207=19).put("wellon", 1, infantry=2).put("207", 0, carrier=1, infantry=2)
    return give(board, holder, "greyfire_mutagen:0").begin().activate("207")


@pytest.mark.parametrize("holder", [1, 2])
def test_26_greyfire_mutagen_switches_abilities_and_technologies_of_the_yin_off(holder: int) -> None:
    board = landing(holder)
    assert called(board) == [holder]
    board.do("greyfire_mutagen:0", holder)
    for one in ("indoctrination", "devotion", "yin_spinner", "impulse_core"):
        assert not may_use(board.play, 0, one)
    assert may_play(board.play, 0), "action cards stay"
    assert may_use(board.play, 1, "indoctrination"), "and whatever others have"
    while called(board):  # for a ceasefire, that seat 1 does not have
        board.do("pass", called(board)[0])
    board.do({"wellon": 2}, 0)
    assert board.topic != "indoctrinate"
    assert "greyfire_mutagen:0" in notes(board).hands[0]


def test_26_greyfire_mutagen_lasts_for_that_action() -> None:
    board = landing(1).do("pass", 1).do({"wellon": 2}, 0)
    assert board.topic == "indoctrinate"
    board = landing(1).do("greyfire_mutagen:0", 1).defaults()
    assert board.state.turn == 1
    assert may_use(board.play, 0, "indoctrination")


def test_26_greyfire_mutagen_in_the_own_action_against_yin_that_defends() -> None:
    board = table("sol", "yin", "hacan", at_207=19).put("wellon", 1, infantry=1).put("207", 0, carrier=1, infantry=1)
    give(board, 0, "greyfire_mutagen:1").begin().activate("207")
    assert called(board) == [0]
    board.do("greyfire_mutagen:1", 0).do({"wellon": 1}, 0)
    assert board.topic != "indoctrinate"


def test_PP1_26_nobody_is_stopped_for_greyfire_mutagen_where_yin_can_use_nothing() -> None:
    alone = table("yin", "sol", "hacan").put("310", 0, cruiser=1)
    assert called(give(alone, 1, "greyfire_mutagen:0").begin().activate("310")) == []
    spinning = table("yin", "sol", "hacan").put("310", 0, cruiser=1).learn(0, "yin_spinner")
    assert called(give(spinning, 1, "greyfire_mutagen:0").begin().activate("310")) == [1]
    elsewhere = table("sol", "yin", "hacan").put("310", 0, cruiser=1)
    assert called(give(elsewhere, 2, "greyfire_mutagen:1").begin().activate("310")) == []


# --- what all of them have in common ------------------------------------------------------------------------------


def test_PP1_who_holds_another_note_is_called_all_the_same_and_can_only_pass() -> None:
    """Nobody learns by who is asked which note changed hands."""
    worlds: list[Match] = []
    for note in ("gift_of_prescience:1", "ceasefire:1"):
        board = give(table("sol", "naalu", "hacan"), 0, note)
        board.state.phase = "strategy"
        worlds.append(board.begin(opens("SP_END")).match)
        assert called(board) == [0]
        assert board.offered(0) == (["pass", note] if note.startswith("gift") else ["pass"])
    assert worlds[0].view(2) == worlds[1].view(2)


def test_32_29_4_nobody_sees_who_could_use_a_note_in_its_turn() -> None:
    for note, factions in (
        ("stymie:1", ("sol", "arborec", "hacan")),
        ("fires_of_the_gashlai:1", ("sol", "muaat", "hacan")),
        ("promise_of_protection:1", ("sol", "mentak", "hacan")),
    ):
        worlds = [give(table(*factions), 0, one).begin() for one in (note, "ceasefire:1")]
        assert worlds[0].awaited == worlds[1].awaited == [0]
        assert worlds[0].match.view(2) == worlds[1].match.view(2)
        assert worlds[0].offered(0) != worlds[1].offered(0)


# --- the easy player ----------------------------------------------------------------------------------------------


def thinks(board: Board, seat: int) -> object:
    """What the easy player answers."""
    return easy.plan(board.match, seat, board.asked(seat), Stream.of("eight", seat))


def test_easy_players_use_these_notes() -> None:
    assert thinks(gifted(), 0) == "gift_of_prescience:1"
    assert thinks(yielding((8,), (1,), (3,)), 0) == "acquiescence:1"
    asked = yielding((5, 8), (1, 2), (3, 4)).do("acquiescence:1", 0)
    answer = thinks(asked, 0)
    asked.do(answer, 0)
    assert 1 in asked[0].cards
    assert thinks(landing(1), 1) == "greyfire_mutagen:0"
    assert thinks(landing(2), 2) == "pass", "it is not in that fight"
    assert thinks(spied("plague").begin(), 0) == {"action": "d:spy_net"}


def test_easy_players_send_away_only_what_harms_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thinks(favored(), 2) == "pass"
    monkeypatch.setattr(council_cards, "worth", lambda play, seat, card, outcome: -9.0 if seat == 2 else 9.0)
    assert thinks(favored(), 2) == "political_favor:1"
