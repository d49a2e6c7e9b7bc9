"""What was changed last is told for the pictures' glow, and lies open to everybody."""

from __future__ import annotations

from bot.games.project_mine.acts import Acts
from bot.games.project_mine.view import RecentView
from tests.games.project_mine.scene import Scene


def test_setup_is_nothing_new() -> None:
    scene = Scene(2)
    assert scene.match.view(None).recent == RecentView()


def test_a_refilled_slot_and_not_its_neighbours() -> None:
    scene = Scene(2)
    for board, goals in ((scene.board.market, False), (scene.board.goals, True)):
        Acts(scene.match.play).take_open(board[1])
        recent = scene.match.view(None).recent
        assert (recent.goals if goals else recent.market) == (1,)


def test_of_alike_cards_as_many_slots_as_came() -> None:
    scene = Scene(2)
    market = scene.board.market
    scene.board.market[:] = [market[0]] * 5
    scene.board.pile.append(market[0])
    Acts(scene.match.play).refill()
    assert scene.match.view(None).recent.market == (5,)


def test_stocks_penalties_tokens_and_flips() -> None:
    scene = Scene(2)
    pack = scene.pack
    goal = next(card.id for card in pack.of_kind("active", "passive") if card.tokens > 1)
    scene.put(1, goals=[goal])
    acts = Acts(scene.match.play)
    acts.gain(0, "ruby", 2)
    acts.lose(0, "ruby", 1)
    acts.penalty(1, 1)
    acts.token(goal, 1)
    recent = scene.match.view(0).recent
    assert (recent.stock, recent.penalty, recent.tokens, recent.flipped) == (((0, "ruby"),), (1,), (goal,), ())
    acts.token(goal, pack[goal].tokens)
    assert scene.match.view(1).recent.flipped == (goal,)


def test_it_stays_until_a_later_turn_changes_something() -> None:
    scene = Scene(2)
    Acts(scene.match.play).gain(0, "ruby", 1)
    scene.board.turns += 1
    assert scene.match.view(None).recent.stock == ((0, "ruby"),)
    Acts(scene.match.play).gain(1, "iron", 1)
    assert scene.match.view(None).recent.stock == ((1, "iron"),)


def test_who_declares_the_end() -> None:
    scene = Scene(2)
    scene.put(0, deck=[])
    Acts(scene.match.play).settle()
    assert scene.board.declarer == 0
    assert scene.match.view(None).recent.declared
