"""What easy players make of promissory notes in trade: nothing is offered in vain, and what a note is worth hangs on
where everybody stands (rules 15, 20)."""

from __future__ import annotations

from bot.games.twilight_imperium.bots import trading
from bot.games.twilight_imperium.bots.notes import DECIDES, note_worth
from bot.games.twilight_imperium.state import Victory
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import asked, give, near, table


def scored(board: Board, *points: int) -> Board:
    """Victory points of the seats."""
    for seat, count in enumerate(points):
        board[seat].ledger = [Victory(count, "custodians", 1)] if count else []
    return board.reload()


def offered(board: Board, seat: int = 0) -> object:
    """What a seat offers of its own accord."""
    return trading.volunteer(board.match.view(seat), seat, asked(board.match, seat, "offer"))


def test_who_is_about_to_win_offers_nothing_that_nobody_would_accept() -> None:
    for points, offers in (((0, 0, 0), True), ((9, 5, 5), False), ((5, 9, 5), False), ((8, 8, 8), True)):
        board = near(table("letnev", "sol", "hacan"), 0, 1).begin()
        board[0].commodities = board[1].commodities = 2
        made = offered(scored(board, *points))
        assert (made is not None) is offers, points


def test_what_is_offered_to_another_easy_player_is_accepted() -> None:
    board = near(table("letnev", "jolnar", "hacan"), 0, 1).begin()
    board[0].goods = 6
    made = offered(board.reload())
    assert isinstance(made, dict)
    assert made["want"] != "none"
    board.match.answer(0, asked(board.match, 0, "offer").no, made)
    reply = asked(board.match, 1, "reply:")
    assert trading.volunteer(board.match.view(1), 1, reply) == {"reply": "accept"}


def test_a_ceasefire_is_worth_more_of_a_strong_neighbour_and_little_of_who_is_far() -> None:
    def worth(ships: int, beside: bool) -> tuple[float, float]:
        board = table().put("304", 1, cruiser=ships).put("316", 0, cruiser=2)
        view = (near(board, 0, 1) if beside else board).begin().match.view(None)
        return note_worth(view, 0, "ceasefire:1", 1), note_worth(view, 1, "ceasefire:1", 0)

    weak, strong, far = worth(1, True), worth(4, True), worth(4, False)
    assert far[0] < weak[0] < strong[0]
    assert far[1] < weak[1] < strong[1]
    assert strong[0] - strong[1] > 1.0, "a good brings both something"
    assert far[0] - far[1] < 0.5, "nobody pays for it"


def test_what_pays_later_is_worth_less_when_the_end_is_near() -> None:
    board = table("letnev", "jolnar", "hacan").begin()
    for note in ("research_agreement:1", "trade_agreement:2"):
        early = note_worth(board.match.view(None), 0, note, 1)
        late = note_worth(scored(board, 0, 9, 0).match.view(None), 0, note, 1)
        assert 0 < late < early / 2
        scored(board, 0, 0, 0)


def test_nobody_gives_or_declines_the_point_that_decides() -> None:
    board = scored(near(table(), 0, 1).begin(), 9, 9, 0)
    view = board.match.view(None)
    assert note_worth(view, 0, "support_for_the_throne:0", 1) == DECIDES, "what it costs to give it away"
    assert note_worth(view, 0, "support_for_the_throne:1", 1) == DECIDES
    board.state.round = 2
    assert not (offered(board.reload()) or {"note": "none"})["note"].startswith("support")  # type: ignore[index]


def test_a_note_of_a_third_player_is_sold_for_what_it_brings() -> None:
    board = give(near(table("letnev", "sol", "jolnar"), 0, 1), 0, "research_agreement:2").begin()
    view = board.match.view(0)
    assert note_worth(view, 0, "research_agreement:2", 1) == note_worth(view, 1, "research_agreement:2", 0)
