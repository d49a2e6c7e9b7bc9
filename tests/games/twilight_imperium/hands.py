"""Action cards of the tests: who holds which, and how one is played and cancelled."""

from __future__ import annotations

from typing import Any

from tests.games.twilight_imperium.board import Board

ON = {"action_cards": "on"}


def table(*factions: str, options: dict[str, str] | None = None, **tiles: int) -> Board:
    """A board that plays with action cards; all of them are in the deck, of those about agendas with the option."""
    board = Board(*(factions or ("sol", "letnev", "hacan")), options={**ON, **(options or {})}, **tiles)
    board.state.secrets.append("form_a_spy_network")
    return board


def hold(board: Board, seat: int, *cards: str) -> Board:
    """Cards out of the deck into a hand."""
    for one in cards:
        board.state.actions.remove(one)
        board[seat].hand.append(one)
    return board


def play(board: Board, card: str, target: str = "", **more: Any) -> Board:
    """Seat 0 plays a card as its action; whoever may cancel it is asked then."""
    board.begin()
    named = {"target": target} if target else {}
    return board.do({"action": f"d:{card}", **named, **more}, 0)


def let(board: Board) -> Board:
    """Nobody cancels it."""
    while (call := board.match.call()) is not None:
        board.do("pass", call.seats[0]) if len(call.seats) == 1 else [board.do("pass", seat) for seat in call.seats]
    return board


def targets(board: Board, card: str) -> list[str]:
    """What a card of seat 0 can name; nothing where it cannot be played."""
    board.begin()
    if f"d:{card}" not in board.offered(0):
        return []
    return board.offered(0, action=f"d:{card}")


def passed(board: Board, *until: str) -> Board:
    """Calls are passed and other questions answered by their default, until one of these calls; to the next turn of
    seat 1 where none is named."""
    for _ in range(300):
        call = board.match.call()
        if call is not None and call.name in until:
            return board
        if call is not None:
            for seat in call.seats:
                board.do("pass", seat)
        elif board.match.result is not None or board.topic == "turn":
            assert not until, f"no call of {until}"
            return board
        else:
            board.do(board.asked().default)
    raise AssertionError("the questions do not end")


def called(board: Board) -> tuple[str, tuple[int, ...]]:
    """The call that is open, and whom it calls; an empty name for none."""
    call = board.match.call()
    return ("", ()) if call is None else (call.name, call.seats)


def react(board: Board, seat: int, card: str, *, through: bool = True) -> Board:
    """A seat plays a card in the open call, the others pass.

    Args:
        through: whether nobody cancels it.
    """
    call = board.match.call()
    assert call is not None
    for one in call.seats:
        board.do(card if one == seat else "pass", one)
    while through and called(board)[0] == "AC_PLAYED":
        for one in called(board)[1]:
            board.do("pass", one)
    return board
