"""What was changed last is told for the pictures' glow, and lies open to everybody."""

from __future__ import annotations

from bot.games.project_mine.keywords import Keywords
from bot.games.project_mine.view import RecentView
from tests.games.project_mine.scene import Scene


def test_setup_is_nothing_new() -> None:
    scene = Scene(2)
    assert scene.match.view(None).recent == RecentView()


def test_a_refilled_slot_and_not_its_neighbours() -> None:
    scene = Scene(2)
    slot = scene.board.market.index(scene.board.market[4])
    Keywords(scene.match.play).take_open(scene.board.market[4])
    assert scene.match.view(None).recent == RecentView(market=(slot,))
    slot = scene.board.goals.index(scene.board.goals[1])
    Keywords(scene.match.play).take_open(scene.board.goals[1])
    assert scene.match.view(None).recent.goals == (slot,)


def test_slots_move_with_their_cards() -> None:
    scene = Scene(2)
    keywords = Keywords(scene.match.play)
    keywords.take_open(scene.board.market[3])
    came = scene.board.market[3]
    keywords.lift(1)
    keywords.refill()
    assert scene.match.view(None).recent.market == (2, 5)
    assert scene.board.market[2] == came


def test_a_new_board_is_new_as_a_whole() -> None:
    scene = Scene(2)
    keywords = Keywords(scene.match.play)
    keywords.take_open(scene.board.market[3])
    for slot in range(5, -1, -1):
        keywords.lift(slot)
    keywords.refill()
    assert sorted(scene.match.view(None).recent.market) == [0, 1, 2, 3, 4, 5]


def test_stocks_penalties_tokens_and_flips() -> None:
    scene = Scene(2)
    pack = scene.pack
    goal = next(card.id for card in pack.of_kind("active", "passive") if card.tokens > 1)
    scene.put(1, goals=[goal])
    keywords = Keywords(scene.match.play)
    keywords.gain(0, "ruby", 2)
    keywords.lose(0, "ruby", 1)
    keywords.penalty(1, 1)
    keywords.token(goal, 1)
    recent = scene.match.view(0).recent
    assert (recent.stock, recent.penalty, recent.tokens, recent.flipped) == (((0, "ruby"),), (1,), (goal,), ())
    keywords.token(goal, pack[goal].tokens)
    assert scene.match.view(1).recent.flipped == (goal,)


def test_it_stays_until_a_later_turn_changes_something() -> None:
    scene = Scene(2)
    Keywords(scene.match.play).gain(0, "ruby", 1)
    scene.board.turns += 1
    assert scene.match.view(None).recent.stock == ((0, "ruby"),)
    Keywords(scene.match.play).gain(1, "iron", 1)
    assert scene.match.view(None).recent.stock == ((1, "iron"),)


def test_who_declares_the_end() -> None:
    scene = Scene(2)
    scene.put(0, deck=[])
    Keywords(scene.match.play).settle()
    assert scene.board.declarer == 0
    assert scene.match.view(None).recent.declared
