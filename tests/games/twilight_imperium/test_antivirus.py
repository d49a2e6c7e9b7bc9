"""The promissory note of the Nekro Virus (rules 26)."""

from __future__ import annotations

from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import called, give, notes, table

NOTE = "antivirus:0"


def landed(holder: int | None = 1) -> Board:
    """Nekro infantry lands where seat 1 stands, and destroys it."""
    board = table("nekro", "sol", "yin", at_104=19).learn(1, "gravity_drive").put("wellon", 1, infantry=1)
    if holder is not None:
        give(board, holder, NOTE)
    board.put("104", 0, carrier=1, infantry=2).dice("ground", 10, 10).dice("ground", 1)
    passed(board.activate("104")).do({"wellon": 2})
    call = board.match.call()
    while call is not None and call.name != "GC_START":
        answered(board, "pass")
        call = board.match.call()
    return board


def passed(board: Board) -> Board:
    """Nobody plays anything."""
    while called(board):
        answered(board, "pass")
    return board


def answered(board: Board, said: str) -> Board:
    """Seat 1 says this in the call, everybody else passes."""
    for seat in called(board):
        board.do(said if seat == 1 else "pass", seat)
    return board


def test_26_antivirus_lies_open_and_nothing_is_learnt_of_its_holder() -> None:
    board = landed()
    assert 1 in called(board)
    answered(board, NOTE)
    passed(board)
    assert NOTE in notes(board).areas[1]
    assert board.topic != "gain-from"
    assert board.at("wellon", 1) == {}


def test_26_without_it_the_nekro_learn() -> None:
    assert passed(landed()).topic == "gain-from"


def test_26_antivirus_goes_back_when_its_holder_activates_a_system_with_nekro_units() -> None:
    board = table("sol", "nekro", "yin").put("104", 1, cruiser=1)
    note = "antivirus:1"
    give(board, 0, note)
    notes(board).hands[0].remove(note)
    notes(board).areas[0].append(note)
    board.activate("104")
    assert note in notes(board).hands[1]
