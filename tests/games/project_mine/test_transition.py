"""Transition eras: R1-R5 (rules 5; test 9 of rules 11)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core import playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.project_mine import PROJECT_MINE
from tests.games.project_mine.scene import Scene


def at_the_end(seats: int = 3, first: int = 1) -> Scene:
    """The last competition era is over; seat `first` says first whether it enters."""
    scene = Scene(seats, first=first)
    for seat in range(seats):
        scene.put(seat, deck=["small-gold"] * 9, hand=["small-ruby"] * 5, discard=["investment"])
    scene.table(era=6, last_round=1)
    return _finish(scene)


def _finish(scene: Scene) -> Scene:
    while scene.board.phase == "era":
        scene.end_turn(scene.board.current)
    return scene


def test_r1_in_turn_order_from_the_first_player_of_the_last_era() -> None:
    scene = at_the_end(3, first=1)
    asked = []
    while scene.match.awaited() and scene.asked(scene.match.awaited()[0]) == "enter":
        (seat,) = scene.match.awaited()
        asked.append(seat)
        scene.answer(seat, "enter")
    assert asked == [1, 2, 0]


def test_r1_nobody_enters_and_the_game_ends() -> None:
    scene = at_the_end()
    scene.answer(1, "stop").answer(2, "stop").answer(0, "stop")
    assert scene.match.result is not None


def test_r1_who_declines_is_never_asked_again_but_is_shuffled() -> None:
    scene = at_the_end()
    scene.answer(1, "enter").answer(2, "stop").answer(0, "enter")
    scene.answer(0, "keep").answer(1, "keep")
    scene.put(2, discard=["large-gold"])
    assert scene[2].out
    for _ in range(2):
        scene.end_turn(scene.board.current)
    assert "large-gold" in scene[2].deck
    assert scene[2].discard == []
    assert scene.asked(0) == "enter" or scene.asked(1) == "enter"
    first = scene.match.awaited()[0]
    scene.answer(first, "stop")
    scene.answer(scene.match.awaited()[0], "stop")
    assert scene.match.result is not None


def test_r2_the_kth_costs_two_k_cumulative() -> None:
    scene = at_the_end(2, first=0)
    scene.answer(0, "enter").answer(1, "stop").answer(0, "keep")
    assert scene[0].penalty == 2
    scene.end_turn(0)
    assert scene.question(0).prompt.args == {"number": 2, "count": 4}
    scene.answer(0, "enter", "keep")
    assert scene[0].penalty == 6
    assert scene[1].penalty == 0


def test_r3_five_cards_energy_four_and_one_mulligan_decided_by_all_at_once() -> None:
    scene = at_the_end(2, first=0)
    scene.answer(0, "enter").answer(1, "enter")
    assert sorted(scene.match.awaited()) == [0, 1]
    assert [len(scene[seat].hand) for seat in range(2)] == [5, 5]
    scene.answer(1, "redraw")
    scene.answer(0, "keep")
    assert (scene[0].penalty, scene[1].penalty) == (2, 3)
    assert len(scene[1].hand) == 5
    assert scene.board.current == 1
    assert scene[1].energy == 4
    assert scene.asked(1) == "cards"


def test_r4_q15_one_round_from_the_left_of_the_last_first_player() -> None:
    scene = at_the_end(3, first=1)
    scene.answer(1, "enter").answer(2, "enter").answer(0, "enter")
    assert scene.board.entrants == [2, 0, 1]
    for seat in (2, 0, 1):
        scene.answer(seat, "keep")
    order = []
    while scene.board.current >= 0:
        order.append(scene.board.current)
        scene.end_turn(scene.board.current)
    assert order == [2, 0, 1]


def test_r4_a_first_player_who_stays_out_is_passed_over() -> None:
    scene = at_the_end(3, first=1)
    scene.answer(1, "enter").answer(2, "stop").answer(0, "enter")
    assert scene.board.entrants == [0, 1]


def test_r4_the_seat_left_of_the_one_that_began_begins_the_next() -> None:
    """Seat 2 stays out, so seat 3 is the first player of transition era 1, and of the next one seat 0."""
    scene = at_the_end(4, first=1)
    scene.answer(1, "enter").answer(2, "stop").answer(3, "enter").answer(0, "enter")
    assert scene.board.entrants == [3, 0, 1]
    assert scene.board.first == 3
    for seat in (3, 0, 1):
        scene.answer(seat, "keep")
    asked = []
    while scene.board.transition == 1:
        scene.end_turn(scene.board.current)
    while scene.match.awaited() and scene.asked(scene.match.awaited()[0]) == "enter":
        (seat,) = scene.match.awaited()
        asked.append(seat)
        scene.answer(seat, "enter")
    assert asked == [3, 0, 1]  # R5: in turn order of the era that ended
    assert scene.board.entrants == [0, 1, 3]
    assert scene.board.first == 0


def test_r4_there_are_no_coins() -> None:
    scene = at_the_end(2, first=0).put(0, resources={"ruby": 9})
    scene.answer(0, "enter").answer(1, "stop")
    assert scene[0].coins == 0


def test_an_empty_deck_declares_nothing_in_a_transition_era() -> None:
    scene = at_the_end(2, first=0).put(0, deck=["small-ruby"] * 5)
    scene.answer(0, "enter").answer(1, "stop").answer(0, "keep")
    before = scene.board.declarer
    scene.end_turn(0)
    assert scene.board.declarer == before
    assert scene.asked(0) == "enter"


def test_r5_q16_effects_end_the_board_stays_and_decks_are_formed_anew() -> None:
    scene = at_the_end(2, first=0)
    scene.answer(0, "enter").answer(1, "stop").answer(0, "keep")
    scene.put(0, pending=[("plan-card", "effects")], hand=["small-ruby"])
    market = list(scene.board.market)
    cards = sorted(scene[0].owned)
    scene.end_turn(0)
    assert scene.board.market == market
    assert sorted(scene[0].deck) == cards
    assert (scene[0].hand, scene[0].discard, scene[0].pending) == ([], [], [])
    assert (scene.match.play.state.reflexes, scene.board.cuts) == ([], [])


def test_the_short_game_goes_to_the_transition_after_three_eras() -> None:
    scene = Scene(2, length="short").table(era=3, last_round=1)
    _finish(scene)
    assert scene.asked(0) == "enter"


@pytest.mark.parametrize(
    ("rule", "seat", "fields", "table"),
    [
        ("R1", 0, {"out": True}, {}),
        ("R2", 0, {"penalty": 1}, {}),
        ("R2", 0, {"penalty": 5}, {"transition": 2}),
        ("R4", 1, {"coins": 1}, {}),
        ("R4", 0, {}, {"first": 0}),
        ("R4", 0, {}, {"current": 2}),
    ],
)
def test_a_broken_transition_era_is_seen(rule: str, seat: int, fields: dict[str, int], table: dict[str, int]) -> None:
    """Rules 11.2: what self-play looks at after every answer."""
    scene = at_the_end(3, first=0)
    scene.answer(0, "enter").answer(1, "enter").answer(2, "stop").answer(0, "redraw").answer(1, "keep")
    assert _of_transition(scene) == []
    for name, value in fields.items():
        setattr(scene[seat], name, value)
    for name, value in table.items():
        setattr(scene.board, name, value)
    assert {found[:2] for found in _of_transition(scene)} == {rule}


def _of_transition(scene: Scene) -> list[str]:
    """Broken rules of section 5; the cards of this scene are made up."""
    return [found for found in PROJECT_MINE.violations(scene.match.play) if found.startswith("R")]


def test_r3_the_hand_is_shuffled_back() -> None:
    scene = at_the_end(2, first=0).answer(0, "enter").answer(1, "stop")
    cards = [f"{size}-{resource}" for size in ("small", "medium") for resource in ("gold", "iron", "ruby")] * 3
    scene.put(0, hand=cards[:5], deck=cards[5:]).answer(0, "redraw")
    drawn = scene[0].deck + scene[0].hand[::-1]
    assert sorted(drawn) == sorted(cards)
    assert drawn not in (sorted(cards), sorted(cards)[::-1])


def test_random_play_enters_transition_eras_and_draws_anew() -> None:
    """Bots of level easy never enter, so only random play takes these rules through whole games."""
    playable.register(PROJECT_MINE)
    seen: Counter[str] = Counter()
    deepest = 0
    for number in range(12):
        stream = Stream.of("transition", number)
        match = Match.new("project_mine", 2 + number % 3, stream.seed_bytes(), {"length": "short"})
        while match.result is None:
            move = next_move(match)
            assert move is not None
            seat, question = move
            answer = choose(match, seat, question, "random", stream, None)
            if question.slot in ("enter", "mulligan"):
                seen[str(answer)] += 1
            match.answer(seat, question.no, answer)
            assert PROJECT_MINE.violations(match.play) == []
        deepest = max(deepest, match.play.board.transition - 1)
    assert min(seen["enter"], seen["stop"], seen["keep"], seen["redraw"]) >= 5
    assert deepest >= 3
