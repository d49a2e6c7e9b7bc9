"""Status phase, scoring, elimination and the end (rules 16, 17, 21.3, 21.4; worked examples X32, X42)."""

from __future__ import annotations

from bot.core.match import Match
from bot.core.questions import default_token
from bot.games.twilight_imperium.flow.ending import check_elimination, out_of_forces
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import Victory
from tests.games.twilight_imperium.board import SEED, Board


def status(board: Board) -> Board:
    """The status phase of this round begins."""
    board.state.phase = "status"
    return board.begin(StatusPhase())


def with_points(board: Board, seat: int, points: int) -> None:
    board[seat].ledger.append(Victory(points, "custodians", 1))


# --- scoring ------------------------------------------------------------------------------------------------------


def test_X32_status_scoring() -> None:
    board = Board()
    for seat in (0, 1):
        with_points(board, seat, 8)
        board.learn(seat, "cruiser_ii", "pds_ii", "destroyer_ii")
    board[0].cards, board[1].cards = {4: False}, {1: False}
    board.state.revealed = ["revolutionize_warfare"]
    status(board)
    for seat in list(board.awaited):
        board.do({"public": "revolutionize_warfare" if seat < 2 else "none"}, seat)
    assert board.match.result is not None
    assert board.match.result.ranks[1] == 1
    assert (board[1].points, board[0].points) == (10, 8)


def test_OB3_one_public_and_one_secret() -> None:
    board = Board().learn(0, "cruiser_ii", "pds_ii").put("jord", 0, pds=4)
    board.state.revealed = ["develop_weaponry"]
    board[0].secrets = ["establish_a_perimeter", "gather_a_mighty_fleet"]
    status(board)
    assert board.offered(0, public="none") == ["establish_a_perimeter", "none"]
    board.do({"public": "develop_weaponry", "secret": "establish_a_perimeter"}, 0)
    assert board[0].points == 2
    assert board[0].scored == ["develop_weaponry", "establish_a_perimeter"]


def test_OB1_OB7_each_objective_once_for_each_player() -> None:
    board = Board()
    for seat in (0, 1):
        board.learn(seat, "cruiser_ii", "pds_ii")
    board.state.revealed, board[0].scored = ["develop_weaponry"], ["develop_weaponry"]
    status(board)
    assert board.awaited == [1], "who holds no secret objective either has nothing to decide"
    assert board.offered(1) == ["develop_weaponry", "none"]


def test_OB5_spending_objectives_are_paid_at_scoring() -> None:
    board = Board()
    board[0].goods = 4
    board.state.revealed = ["erect_a_monument", "negotiate_trade_routes"]
    status(board)
    assert board.offered(0) == ["erect_a_monument", "none"]
    assert board.awaited == [0]
    board.do({"public": "erect_a_monument", "pay": "jord"}, 0)
    assert (board[0].goods, board.state.planets["jord"].ready, board[0].points) == (0, False, 1)


def test_25_the_player_says_which_tokens_lead_from_the_front() -> None:
    board = Board()
    board.state.revealed = ["lead_from_the_front"]
    board[0].tactic, board[0].strategy = 2, 3
    status(board)
    for seat in (1, 2):
        board.do({"public": "none"}, seat)
    assert board.offered(0, public="lead_from_the_front") == ["tactic", "strategy"]
    assert board.refused({"public": "lead_from_the_front", "pay": {"tactic": 2}}, 0)
    board.do({"public": "lead_from_the_front", "pay": {"tactic": 1, "strategy": 2}}, 0)
    assert board.asked(0).default == {"tactic": 1 + 3, "fleet": 3, "strategy": 1}
    assert board[0].points == 1


# --- the other steps ----------------------------------------------------------------------------------------------


def scored(board: Board) -> Board:
    return status(board).defaults("redistribute")


def test_17_2_the_next_objective_lies_open() -> None:
    board = Board()
    first = board.state.stage_one[0]
    assert scored(board).state.revealed == [first]


def test_17_4_and_5_tokens_come_back_and_two_are_gained() -> None:
    board = scored(Board("hacan", "sol").token(0, "104", "103"))
    assert board.state.systems["104"].tokens == []
    assert sum(board.asked(0).default.values()) == 8 + 2
    assert sum(board.asked(1).default.values()) == 8 + 3, "Versatile"
    assert board.refused({"tactic": 12}, 0)


def test_24_hyper_metabolism() -> None:
    board = scored(Board("hacan", "sol").learn(0, "hyper_metabolism").learn(1, "hyper_metabolism"))
    assert sum(board.asked(0).default.values()) == 8 + 3
    assert sum(board.asked(1).default.values()) == 8 + 4


def test_17_5_fleets_must_fit_afterwards() -> None:
    board = scored(Board("hacan").put("104", 0, cruiser=3))
    board.do({"tactic": 9, "fleet": 1}, 0).defaults("card")
    assert board.at("104", 0) == {"cruiser": 1}


def test_17_6_to_8_ready_repaired_and_cards_back() -> None:
    board = Board("letnev").put("104", 0, {"dreadnought": 1}, dreadnought=1)
    board.state.planets["arc_prime"].ready = False
    board[0].technologies["plasma_scoring"] = False
    scored(board).defaults("card")
    assert board.state.planets["arc_prime"].ready
    assert board.state.systems["104"].damaged == {}
    assert board[0].technologies["plasma_scoring"]
    assert sorted(board.state.common) == list(range(1, 9))
    assert board.state.round == 2


def test_28_genesis_makes_infantry_as_the_status_phase_ends() -> None:
    board = scored(Board("sol").put("104", 0, flagship=1)).defaults("card")
    assert board.at("104", 0) == {"flagship": 1, "infantry": 1}


# --- the end ------------------------------------------------------------------------------------------------------


def test_EN1_reaching_the_target_wins_in_the_middle_of_anything() -> None:
    board = Board("hacan").put("000", 0, carrier=1, infantry=1)
    board[0].goods = 6
    with_points(board, 0, 9)
    board.activate("000").do({"token": "take", "pay": "-"})
    assert board.match.result is not None
    assert board.match.result.ranks[0] == 1


def test_EN2_without_an_objective_left_most_points_win_then_initiative() -> None:
    board = Board()
    board.state.stage_one, board.state.stage_two = [], []
    board[0].cards, board[1].cards = {5: False}, {2: False}
    for seat in (0, 1):
        with_points(board, seat, 4)
    with_points(board, 2, 3)
    status(board).defaults("redistribute")
    assert board.match.result is not None
    assert board.match.result.ranks == (2, 1, 3)


def test_EN2_the_ninth_round_finds_no_objective_left() -> None:
    match = Match.new("twilight_imperium", 3, SEED, {"secret_deal": "deal1", **LIGHT})
    while match.play.board.round == 0:
        seat = match.awaited()[0]
        match.elapse(default_token(seat, match.asked(seat)[0].no))
    state = match.play.board
    assert (len(state.revealed), len(state.stage_one) + len(state.stage_two)) == (2, 8)


# --- elimination --------------------------------------------------------------------------------------------------


def stripped(board: Board, seat: int) -> Board:
    for planet in board.state.planets_of(seat):
        board.state.planets[planet].controller, board.state.planets[planet].ready = 0, False
    return board


def test_X42_elimination() -> None:
    board = stripped(Board().put("104", 1, carrier=1, infantry=2), 1)
    assert not out_of_forces(board.state, 1), "ground forces on the board"
    board = stripped(Board("sol", "saar").put("104", 1, space_dock=1), 1)
    assert not out_of_forces(board.state, 1), "a floating factory produces"
    board = stripped(Board("sol", "arborec").put("104", 1, flagship=1), 1)
    assert out_of_forces(board.state, 1)


def test_EL1_at_once_when_the_last_planet_falls() -> None:
    board = Board("hacan", "sol").put("304", 0, carrier=1, infantry=1).put("104", 1, cruiser=1).token(1, "103")
    board.activate("304").do({"jord": 1})
    assert board[1].eliminated
    assert board.at("104", 1) == {}
    assert board.state.systems["103"].tokens == []
    assert board.awaited == [2]


def test_EL2_secrets_scored_ones_too_go_back_and_the_speaker_token_to_the_left() -> None:
    board = stripped(Board("hacan", "sol", "letnev"), 1)
    board.state.speaker = 1
    for secret in ("control_the_region", "forge_an_alliance"):
        board.state.secrets.remove(secret)
    board[1].secrets, board[1].scored = ["control_the_region"], ["forge_an_alliance"]
    before = len(board.state.secrets)
    board.begin()
    check_elimination(board.play, 1)
    assert len(board.state.secrets) == before + 2
    assert board[1].secrets == board[1].scored == []
    assert board.state.speaker == 2
    assert 2 in board.state.common
    assert not [one for one in board.play.game.rules.violations(board.play) if "secrets" in one]


def test_EL5_the_last_one_wins() -> None:
    board = stripped(stripped(Board(), 1), 2).begin()
    check_elimination(board.play, 1)
    check_elimination(board.play, 2)
    assert board.play.state.result is not None
    assert board.play.state.result.ranks[0] == 1
