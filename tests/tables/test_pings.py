"""When a new board message is posted and whom it pings (design 4)."""

from __future__ import annotations

import pytest

from bot.store.rows import Board
from bot.tables.pings import ENDED, decide

NOW = 1_000_000


def board(awaited: list[int], *, posted: int = 0, edited: int = 0, **pinged: int) -> Board:
    times = {int(seat[1:]): NOW - ago for seat, ago in pinged.items()}
    return Board(message=5, awaited=awaited, posted=NOW - posted, edited=NOW - edited, pinged=times)


@pytest.mark.parametrize(
    ("state", "awaited", "what", "pings"),
    [
        (Board(), [0], "post", (0,)),
        (Board(), [], "post", ()),
        (board([0]), [0], "edit", ()),  # the same person again
        (board([0]), [1], "post", (1,)),  # a different person
        (board([0]), [], "edit", ()),  # a bot's turn
        (board([0, 1]), [1], "edit", ()),  # others of a simultaneous question are still missing
        (board([1], s0=599), [0], "edit", ()),  # pinged under ten minutes ago
        (board([1], s0=600), [0], "post", (0,)),
        (board([1], s0=10), [0, 2], "post", (2,)),
    ],
)
def test_post_or_edit(state: Board, awaited: list[int], what: str, pings: tuple[int, ...]) -> None:
    deed = decide(state, awaited, NOW)
    assert (deed.what, deed.pings) == (what, pings)


def test_who_was_pinged_a_moment_ago_is_called_later() -> None:
    deed = decide(board([1], s0=200), [0], NOW)
    assert (deed.what, deed.later, deed.again) == ("edit", (0,), NOW + 400)
    deed = decide(board([1], s0=200), [0, 2], NOW)
    assert (deed.what, deed.pings, deed.later, deed.again) == ("post", (2,), (0,), NOW + 400)


@pytest.mark.parametrize(
    ("posted", "edited", "what"), [(3600, 0, "edit"), (3601, 599, "wait"), (3601, 600, "edit"), (9999, 10, "wait")]
)
def test_old_messages_are_edited_seldom(posted: int, edited: int, what: str) -> None:
    deed = decide(board([0], posted=posted, edited=edited), [0], NOW)
    assert deed.what == what
    if what == "wait":
        assert deed.until == NOW - edited + 600


def test_the_end_is_posted_once_for_all_who_played() -> None:
    deed = decide(board([0]), [], NOW, ended=True, everybody=(0, 1))
    assert (deed.what, deed.pings) == ("post", (0, 1))
    assert decide(board([ENDED]), [], NOW, ended=True, everybody=(0, 1)).what == "edit"


def test_the_end_calls_everybody_also_where_no_board_stands() -> None:
    """The channel could not be written to, or somebody deleted the board, and the end was told to nobody."""
    deed = decide(Board(), [], NOW, ended=True, everybody=(0, 1))
    assert (deed.what, deed.pings) == ("post", (0, 1))
