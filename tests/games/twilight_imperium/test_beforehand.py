"""Secondary abilities that are settled beforehand: what is stored, when it answers, and that nobody sees it (rules
29.2 US3 to US5, 29.4, 29.5)."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import Question
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import TECHNOLOGY, TRADE
from tests.games.twilight_imperium.board import Board

PACED = {"table-pace": "daily"}
STRICT = PACED | {"secondaries": "strict"}
WAYS = pytest.mark.parametrize("options", [PACED, STRICT], ids=["owed", "strict"])


def before(options: dict[str, str]) -> Board:
    """Seat 0 thinks about its turn and has Trade; nobody has commodities."""
    board = Board("sol", "letnev", "hacan", options=options)
    board[0].cards, board[1].cards, board[2].cards = {TRADE: True}, {6: True}, {TECHNOLOGY: True}
    board.state.common = {n: 0 for n in range(1, 9) if n not in (TRADE, 6, 7)}
    return board.begin()


def to_come(board: Board, seat: int) -> Question | None:
    return next((one for one in board.match.asked(seat) if one.slot == "secondaries"), None)


def store(board: Board, seat: int, *options: str) -> Board:
    question = to_come(board, seat)
    assert question is not None
    board.events = list(board.match.answer(seat, question.no, list(options)))
    return board


def trade(board: Board) -> Board:
    return board.do({"action": f"c:{TRADE}"}, 0).do([])


def time_of(board: Board, seat: int) -> str:
    """The token of a seat's time."""
    (token,) = [one for one in board.match.timers() if one.endswith(f":{seat}")]
    return token


def ring(board: Board, seat: int) -> Board:
    board.events = list(board.match.elapse(time_of(board, seat)))
    return board


def told(board: Board) -> list[str]:
    return [event.key.removeprefix("twilight_imperium-event-") for event in board.events if event.seen(None)]


def test_29_4_nothing_can_be_stored_without_a_pace_that_could_hide_it() -> None:
    board = before({"secondaries": "owed"})
    assert to_come(board, 1) is None
    assert board.match.timers() == ()


def test_29_5_it_is_stored_at_the_pick_for_cards_of_others() -> None:
    board = Board("sol", "letnev", "hacan", options=PACED)
    for player in board.state.players:
        player.cards = {}
    board.state.phase, board.state.round = "strategy", 0
    board.state.common = dict.fromkeys(range(1, 9), 0)
    board.begin()
    assert to_come(board, 1) is None, "nobody has a card"
    board.do("5")
    asked = to_come(board, 1)
    assert asked is not None
    assert not asked.blocking
    assert [option.id for option in asked.shape.options] == ["decline-5", "follow-5"]  # type: ignore[union-attr]
    assert to_come(board, 0) is None, "the own card is not followed"
    store(board, 1, "decline-5")
    board.do("7")
    again = to_come(board, 1)
    assert again is not None
    assert again.given == ["decline-5"]
    offered = to_come(board, 2)
    assert [option.id for option in offered.shape.options] == [  # type: ignore[union-attr]
        "decline-5",
        "follow-5",
        "decline-7",
    ], "what has to be chosen cannot be followed beforehand"


@WAYS
def test_29_4_what_is_stored_declines_at_its_time(options: dict[str, str]) -> None:
    board = trade(store(before(options), 2, "decline-5"))
    goods = board[2].commodities
    board.do({"what": "decline"}, 1)  # it is asked in any case: its turn comes
    ring(board, 2)
    assert told(board) == ["declined"]
    assert board.told("declined") == [{"seat": 2, "card": TRADE}]
    assert (board.topic, board.awaited, board[2].commodities) == ("turn", [1], goods)
    assert board.state.owed == []


@WAYS
def test_29_4_what_is_stored_follows_at_its_time(options: dict[str, str]) -> None:
    board = trade(store(before(options), 1, "follow-5"))
    assert board.topic == "secondary", "its own turn begins with what it owes"
    ring(board, 1)
    assert (board[1].commodities, board[1].strategy) == (2, 1)
    assert "followed" in told(board)


def test_29_5_answers_that_were_stored_are_applied_clockwise() -> None:
    board = trade(store(store(before(STRICT), 2, "decline-5"), 1, "decline-5"))
    ring(board, 2)
    assert told(board) == [], "seat 1 comes first"
    ring(board, 1)
    assert [one["seat"] for one in board.told("declined")] == [1, 2]


@WAYS
def test_32_nobody_sees_that_somebody_has_stored_something(options: dict[str, str]) -> None:
    plain, ordered = before(options), store(before(options), 2, "decline-5")
    assert ordered.match.entry.order
    assert not [event for event in ordered.events if event.seen(None)]
    for board in (plain, ordered):
        trade(board)
    assert same(plain, ordered)
    for board in (plain, ordered):
        board.do({"what": "decline"}, 1)
    assert same(plain, ordered)
    assert plain.match.timers() == ordered.match.timers(), "who has stored nothing has a time as well"


def same(one: Board, other: Board) -> bool:
    """Whether nobody but seat 2 could tell two worlds apart."""
    seen = [
        (
            board.match.awaited(),
            board.match.timers(),
            board.match.gathering(),
            [board.match.view(seat) for seat in (0, 1, None)],
            [board.match.asked(seat) for seat in (0, 1)],
            told(board),
        )
        for board in (one, other)
    ]
    return repr(seen[0]) == repr(seen[1])


@WAYS
def test_29_2_the_time_of_who_has_stored_nothing_changes_nothing(options: dict[str, str]) -> None:
    board = trade(before(options))
    view, awaited = board.match.view(None), board.match.awaited()
    ring(board, 1)
    assert told(board) == []
    assert (board.match.view(None), board.match.awaited()) == (view, awaited)
    assert not [one for one in board.match.timers() if one.endswith(":1")], "and it comes once"
    assert not board.match.entry.bars_undo
    assert board.do({"what": "follow"}, 1)[1].commodities == 2


def test_29_2_a_time_that_is_over_is_over_where_it_is_asked_for_at_last() -> None:
    board = trade(before(PACED)).do({"what": "decline"}, 1)
    ring(board, 2)
    store(board, 2)  # too late for Trade, which has been played
    board.do({"action": "c:6"}, 1)
    board.defaults("secondary")
    assert 2 in board.awaited
    assert f"secondary:1:{TRADE}:2" not in board.match.timers()


def test_29_4_it_answers_while_somebody_thinks_and_not_in_the_middle_of_an_action() -> None:
    board = trade(store(before(PACED), 2, "decline-5")).do({"what": "decline"}, 1)
    late = time_of(board, 2)
    board.put("205", 1, cruiser=1).reload()
    board.do({"action": "c:6"}, 1)
    assert board.match.timers() == ()
    with pytest.raises(IllegalAnswer):
        board.match.elapse(late)


def test_29_4_who_cannot_pay_is_asked_after_all() -> None:
    board = store(before(STRICT), 1, "follow-5")
    board = trade(board)
    board[1].strategy = 0
    board.reload()
    ring(board, 1)
    assert board.told("followed") == []
    assert 1 in board.awaited


def test_29_4_both_ways_are_refused_and_nothing_takes_it_back() -> None:
    board = before(PACED)
    with pytest.raises(IllegalAnswer, match="both-ways"):
        store(board, 1, "decline-5", "follow-5")
    store(store(board, 1, "decline-5"), 1)
    trade(board)
    ring(board, 1)
    assert told(board) == []


def test_29_5_it_holds_for_one_round() -> None:
    board = store(before(PACED), 1, "decline-5")
    board.state.round = 2
    board.reload()
    asked = to_come(board, 1)
    assert asked is not None
    assert not asked.answered
    trade(board)
    ring(board, 1)
    assert told(board) == []
    TWILIGHT_IMPERIUM.prune_orders(board.play, 1)
    assert board.play.orders(1) == {}


def test_32_nobody_else_s_world_knows_of_it() -> None:
    board = store(before(PACED), 2, "decline-5")
    assert board.match.resample(1, Stream.of("x")).play.orders(2) == {}
    assert board.match.resample(2, Stream.of("x")).play.orders(2) != {}


def test_29_4_it_outlives_saving() -> None:
    board = trade(store(before(STRICT), 1, "decline-5"))
    match = Match.load(board.match.save())
    (token,) = [one for one in match.timers() if one.endswith(":1")]
    assert "twilight_imperium-event-declined" in [event.key for event in match.elapse(token)]
