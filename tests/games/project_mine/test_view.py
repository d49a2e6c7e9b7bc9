"""What is seen and what is not (rules 7; test 12 of rules 11)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.core import playable
from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.project_mine import PROJECT_MINE
from tests.games.project_mine.packbox import tiny
from tests.games.project_mine.scene import Scene


def test_own_hand_and_the_deck_as_a_set() -> None:
    scene = Scene(3)
    view = scene.match.view(1)
    me = view.players[1]
    assert list(me.hand) == scene[1].hand
    assert Counter(dict(me.deck)) == Counter(scene[1].deck)
    assert list(me.deck) == sorted(me.deck)
    assert me.company == scene[1].company


def test_of_others_only_what_is_public() -> None:
    scene = Scene(3)
    for viewer in (0, 2, None):
        other = scene.match.view(viewer).players[1]
        assert (other.hand, other.deck, other.company, other.company_offered, other.trait) == ((), (), "", (), "")
        assert (other.hand_count, other.deck_count) == (5, 6)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_deck_order_is_in_no_view(viewer: int | None) -> None:
    scene = Scene(2)
    before = msgspec.json.encode(scene.match.view(viewer))
    for seat in range(2):
        scene[seat].deck.reverse()
    scene.board.pile.reverse()
    scene.board.goal_pile.reverse()
    scene.again()
    assert msgspec.json.encode(scene.match.view(viewer)) == before


def test_a_trait_is_known_once_it_was_played() -> None:
    scene = Scene(2)
    trait = next(card for card in scene[0].owned if scene.pack[card].kind == "trait")
    scene.put(0, hand=[trait, "investment"], deck=["small-ruby"] * 6, discard=[])
    assert scene.match.view(1).players[0].trait == ""
    scene.answer(0, [trait])
    while scene.asked(0) not in ("cards", "buy"):
        scene.answer(0, scene.ids(0)[0])
    assert scene.match.view(1).players[0].trait == scene.pack[trait].trait


def test_all_is_open_at_the_end() -> None:
    scene = Scene(2).table(era=6, last_round=1)
    scene.round().answer(0, "stop").answer(1, "stop")
    view = scene.match.view(None)
    assert [player.company for player in view.players] == [scene[0].company, scene[1].company]
    assert len(view.accounts) == 2
    assert set(PROJECT_MINE.reveal_end(scene.match.play)) == {"hands", "decks", "offered"}


def test_a_redrawn_world_looks_the_same_and_keeps_every_card() -> None:
    playable.register(PROJECT_MINE)
    stream = Stream.of("worlds")
    match = Match.new("project_mine", 4, stream.seed_bytes(), {"length": "short"}, tiny())
    changed = 0
    for _ in range(120):
        seat = match.awaited()[0]
        question = next_question(match, seat)
        assert question is not None
        match.answer(seat, question.no, choose(match, seat, question, "random", stream))
        if match.result is not None:
            break
        viewer = stream.below(4)
        world = match.resample(viewer, stream)
        assert msgspec.json.encode(world.view(viewer)) == msgspec.json.encode(match.view(viewer))
        assert PROJECT_MINE.violations(world.play) == []
        changed += world.play.board.players[(viewer + 1) % 4].hand != match.play.board.players[(viewer + 1) % 4].hand
        companies = [player.company for player in world.play.board.players]
        assert companies[0] == "" or len(set(companies)) == 4
    assert changed > 40


def test_a_redrawn_world_keeps_the_trait_that_its_seat_is_looking_at() -> None:
    """Another seat of the same trait gets another company goal, and with it another trait."""
    scene = Scene(2, tiny()).put(0, company="company-sales-12", offered=["company-sales-12"])
    scene.put(1, company="company-sales-20", offered=["company-sales-20", "company-trade-12", "company-trade-16"])
    scene.put(1, hand=["trait-sales"]).table(held=["trait-sales"], held_by=0, held_zone="deck")
    stream = Stream.of("looking")
    hands: set[str] = set()
    for _ in range(20):
        world = scene.match.resample(0, stream).play.board
        assert world.held == ["trait-sales"]
        hands |= {card for card in world.players[1].deck + world.players[1].hand if card.startswith("trait")}
    assert len(hands) > 1


def test_a_shown_trait_limits_what_the_company_may_be() -> None:
    scene = Scene(3).put(1, trait_shown=True)
    stream = Stream.of("trait")
    trait = scene.pack[scene[1].company].trait
    goals = set()
    for _ in range(30):
        company = scene.match.resample(0, stream).play.board.players[1].company
        assert scene.pack[company].trait == trait
        goals.add(company)
    assert len(goals) > 1


def test_events_of_drawing_name_the_cards_to_their_owner_only() -> None:
    scene = Scene(2).put(0, hand=["small-ruby"], deck=["small-gold"] * 6)
    scene.answer(0, [])
    (event,) = (event for event in scene.events if event.key == "project_mine-event-drew-cards")
    assert event.seen(0) == ("project_mine-event-drew-cards", {"seat": 0, "cards": ["small-gold"] * 4})
    assert event.seen(1) == event.seen(None) == ("project_mine-event-drew", {"seat": 0, "count": 4})


def test_points_now_of_others_leave_out_their_cards() -> None:
    scene = Scene(2).put(0, deck=["large-gold"], resources={"gold": 10})
    assert scene.match.view(1).players[0].points_now == scene.match.view(1).players[0].points == 2
    assert scene.match.view(0).players[0].points_now == 4


def test_what_a_seat_may_decide_has_one_topic() -> None:
    """Whether it plays, buys or discards may hang on what it holds."""
    scene = Scene(2)
    assert scene.match.topic(0) == "project_mine-topic-turn"
    scene.put(0, credit=3, coins=1).answer(0, [])
    assert scene.match.topic(0) == "project_mine-topic-turn"
