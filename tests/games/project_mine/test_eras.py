"""Eras: E1-E9 (rules 3.1, 3.2, 3.4; tests 3, 4, 7 of rules 11)."""

from __future__ import annotations

import pytest

from tests.games.project_mine.packbox import with_card
from tests.games.project_mine.scene import Scene

DEEP = ["investment"] * 30


def deep(seats: int = 3, **more: object) -> Scene:
    """Everybody has a deck that lasts."""
    scene = Scene(seats, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        scene[seat].deck = list(DEEP)
        scene[seat].hand = ["small-ruby"] * 5
    return scene.again()


def finish_era(scene: Scene) -> Scene:
    """Rounds of nothing until the next era has begun."""
    era = scene.board.era
    scene[0].deck = []
    scene.again()
    while scene.board.era == era and scene.board.phase == "era":
        scene.end_turn(scene.board.current)
    return scene


def test_e1_coins_worked_example() -> None:
    """Ruby 3/3/1, sapphire 2/0/1, emerald 0/0/0: one coin, for A's sapphires."""
    scene = deep()
    scene.put(0, resources={"ruby": 3, "sapphire": 2})
    scene.put(1, resources={"ruby": 3})
    scene.put(2, resources={"ruby": 1, "sapphire": 1})
    finish_era(scene)
    assert [scene[seat].coins for seat in range(3)] == [1, 0, 0]
    assert scene.told("coins") == [{"seat": 0, "count": 1, "resources": ["sapphire"]}]


def test_e1_one_coin_for_each_resource_that_is_led() -> None:
    scene = deep(2)
    scene.put(0, resources={"ruby": 1, "gold": 9}).put(1, resources={"iron": 2, "ruby": 1})
    finish_era(scene)
    assert [scene[seat].coins for seat in range(2)] == [1, 1]


def test_e2_a_coin_is_a_credit_in_steps_two_to_five() -> None:
    scene = deep(2).put(0, coins=2)
    coin = scene.standing(0, "coins")
    assert coin is not None
    assert not coin.blocking
    scene.match.answer(0, coin.no, "coin")
    assert (scene[0].coins, scene[0].credit) == (1, 1)
    scene.answer(0, [])
    assert "coin" in scene.ids(0)
    scene.answer(0, "coin")
    assert (scene[0].coins, scene[0].credit) == (0, 2)


def test_e2_nobody_else_spends_coins_in_my_turn() -> None:
    assert deep(2).put(1, coins=2).standing(1, "coins") is None


def test_e2_a_coin_may_be_spent_after_the_last_purchase() -> None:
    scene = deep(2).put(0, coins=2, credit=3)
    scene.answer(0, [], "medium-ruby")
    assert scene.ids(0) == ["coin", "done"]
    scene.answer(0, "coin")
    assert scene[0].credit == 1


def test_e2_unused_coins_go_back_at_the_end_of_the_era() -> None:
    scene = deep(2).put(0, coins=3)
    finish_era(scene)
    assert scene[0].coins == 0


@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_e3_e4_the_round_is_finished_and_one_more_played(declarer: int, first: int) -> None:
    """Test 3 of rules 11: in all positions of the declarer all have the same number of turns."""
    scene = deep(3, first=first)
    scene.round().round()
    assert scene.board.round == 3
    while scene.board.current != declarer:
        scene.end_turn(scene.board.current)
    scene.put(declarer, deck=["investment"], hand=["small-ruby"] * 4)
    scene.end_turn(declarer)
    assert (scene.board.declarer, scene.board.last_round) == (declarer, 4)
    assert scene[declarer].declared
    while scene.board.era == 1:
        scene.end_turn(scene.board.current)
    counted = [player.turns - (seat == scene.board.current) for seat, player in enumerate(scene.board.players)]
    assert counted == [4, 4, 4]


def test_e3_worked_example_a_empties_the_deck_of_c() -> None:
    pack = with_card(
        {"id": "tested", "kind": "plan", "effects": [{"do": "mill", "who": "opponents", "n": 2}]}, "plan-card"
    )
    scene = Scene(3, pack)
    for seat in range(3):
        scene.put(seat, deck=list(DEEP), hand=["small-ruby"] * 5)
    scene.put(2, deck=["investment"]).put(0, hand=["tested", "small-ruby"])
    scene.answer(0, ["tested"])
    assert (scene.board.declarer, scene.board.last_round) == (2, 2)
    while scene.board.era == 1:
        scene.end_turn(scene.board.current)
    assert [player.turns - (seat == 1) for seat, player in enumerate(scene.board.players)] == [2, 2, 2]


def test_e3_the_declaration_stands_even_if_the_deck_fills_again() -> None:
    scene = deep(2).put(0, deck=[])
    scene.answer(0, [])
    assert scene.board.last_round == 2
    scene.put(0, deck=list(DEEP)).round()
    scene.round()
    assert scene.board.era == 2


def test_q9_the_first_declaration_counts() -> None:
    scene = deep(2).put(0, deck=[])
    scene.answer(0, [])
    scene.put(1, deck=[])
    scene.end_turn(0)
    scene.end_turn(1)
    assert (scene.board.declarer, scene.board.last_round) == (0, 2)
    assert not scene[1].declared


def test_q8_a_player_with_an_empty_deck_still_takes_turns() -> None:
    scene = deep(2).put(0, deck=[], hand=["small-ruby"])
    scene.answer(0, ["small-ruby"])
    scene.end_turn(0).end_turn(1)
    # With nothing in hand the second turn of seat 0 went by without a question.
    assert [player.turns for player in scene.board.players] == [2, 2]
    assert (scene.board.round, scene.board.current) == (2, 1)


def test_e5_q7_an_empty_deck_at_the_start_counts_for_the_first_round() -> None:
    scene = deep(2)
    scene.put(0, deck=[], hand=["small-ruby"] * 5, discard=[], play=[])
    finish_era(scene)
    assert scene.board.era == 2
    assert scene[0].deck == []
    assert (scene.board.round, scene.board.declarer, scene.board.last_round) == (1, 0, 2)


def test_e6_the_discard_pile_is_not_shuffled_in_during_an_era() -> None:
    scene = deep(2).put(0, deck=["small-iron"], hand=["investment"], discard=["small-gold"] * 9)
    scene.answer(0, [])
    assert (scene[0].deck, len(scene[0].hand), len(scene[0].discard)) == ([], 2, 9)


def test_e7_new_decks_a_new_board_and_nothing_lasting() -> None:
    scene = deep(2)
    scene.put(0, discard=["small-gold"], pending=[("plan-card", "effects")])
    cards = [sorted(scene[seat].owned) for seat in range(2)]
    market, goals = list(scene.board.market), list(scene.board.goals)
    finish_era(scene)
    left = [sorted(scene[seat].owned) for seat in range(2)]
    assert [len(one) for one in left] == [len(cards[0]) - 30, len(cards[1])]
    assert all(len(scene[seat].hand) == 5 and not scene[seat].discard for seat in range(2))
    assert scene.board.market_discard[-6:] == market
    assert scene.board.goal_discard[-2:] == goals
    assert (len(scene.board.market), len(scene.board.goals)) == (6, 2)
    assert (scene.match.play.state.reflexes, scene.board.cuts, scene[0].pending) == ([], [], [])


def test_e8_after_the_last_era_nobody_draws_and_the_board_stays() -> None:
    scene = deep(2).table(era=6)
    market = list(scene.board.market)
    scene.put(0, deck=[])
    while scene.board.phase == "era":
        scene.end_turn(scene.board.current)
    assert scene.board.phase == "transition"
    assert scene.board.market == market
    assert [len(scene[seat].hand) for seat in range(2)] == [0, 0]


def test_e9_the_seat_to_the_left_is_the_next_first_player() -> None:
    scene = deep(3, first=2)
    finish_era(scene)
    assert (scene.board.era, scene.board.first, scene.board.current) == (2, 0, 0)


def test_q17_resources_stay_between_eras() -> None:
    scene = deep(2).put(0, resources={"iron": 7})
    assert finish_era(scene)[0].resources["iron"] == 7


def test_q9_of_two_decks_emptied_at_once_the_turn_players_counts() -> None:
    mill = [{"do": "mill", "who": "all", "n": 2}]
    pack = with_card({"id": "tested", "kind": "plan", "effects": mill}, "plan-card")
    scene = Scene(3, pack, first=1)
    for seat in range(3):
        scene.put(seat, deck=["investment"], hand=["tested", "small-ruby"])
    # All three in one line, carried out for one seat after the other: the turn player's is empty first.
    scene.answer(1, ["tested"])
    assert (scene.board.declarer, scene.board.last_round) == (1, 2)
    assert [scene[seat].declared for seat in range(3)] == [False, True, False]
    # All three before the rules look: it is the turn player again.
    scene = deep(3, first=1)
    for seat in range(3):
        scene.put(seat, deck=[])
    scene.answer(1, [])
    assert scene.board.declarer == 1


def test_e9_unused_coins_go_back_after_the_last_era_too() -> None:
    scene = deep(2).table(era=6).put(0, coins=3, deck=[])
    while scene.board.phase == "era":
        scene.end_turn(scene.board.current)
    assert scene.board.phase == "transition"
    assert scene[0].coins == 0


def test_e7_effects_that_last_for_the_era_end_with_it() -> None:
    trigger = {"event": "turn_start", "effects": [{"do": "gain_res", "resource": "iron"}]}
    effects = [{"do": "lasting", "until": "era", "trigger": trigger}]
    pack = with_card({"id": "tested", "kind": "plan", "effects": effects}, "plan-card")
    scene = deep(2, pack=pack).put(0, hand=["tested", "small-ruby"])
    scene.answer(0, ["tested"])
    scene.end_turn(0).end_turn(1)
    assert scene[0].resources["iron"] == 1
    assert len(scene.match.play.state.reflexes) == 1
    finish_era(scene)
    paid = scene[0].resources["iron"]
    assert scene.match.play.state.reflexes == []
    scene.round()
    assert scene[0].resources["iron"] == paid


def test_e7_the_new_decks_are_shuffled() -> None:
    """Each its own way: a deck that is only put together is not one that nobody knows."""
    scene = deep(2)
    cards = [f"{size}-{resource}" for size in ("small", "medium") for resource in ("gold", "iron", "ruby")] * 3
    for seat in range(2):
        scene.put(seat, discard=list(cards), hand=[], deck=[])
    finish_era(scene)
    drawn = [scene[seat].deck + scene[seat].hand[::-1] for seat in range(2)]
    assert all(sorted(one) == sorted(cards) for one in drawn)
    assert all(one not in (cards, cards[::-1], sorted(cards), sorted(cards)[::-1]) for one in drawn)
    assert drawn[0] != drawn[1]


def test_e3_who_declared_the_era_before_has_not_declared_this_one() -> None:
    """What a goal such as "declared the end of the last era" reads."""
    scene = deep(2).put(0, discard=list(DEEP))
    finish_era(scene)
    assert scene.told("declared") == []
    assert [scene[seat].declared for seat in range(2)] == [False, False]
