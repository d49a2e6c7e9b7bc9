"""Whether an answer can be taken back freely tells nothing hidden either: two states, and undo (design 2.8, 2.10)."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.effects import Run
from bot.games.the_dome.parts import VERBS
from tests.core.conformance import act, next_action, seen, told
from tests.games.the_dome.packbox import Record, player, with_cards
from tests.games.the_dome.scene import Scene

ANSWERS = 150
OFTEN = 5
"""One answer in so many is also given in a world that its seat could believe in."""


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("traps", ["orders", "ask"])
@pytest.mark.parametrize("level", ["easy", "random"])
def test_13_4_who_reads_the_same_after_an_answer_may_take_it_back_alike(seats: int, traps: str, level: str) -> None:
    Scene()  # registers the game
    stream = Stream.of("barriers", seats, traps, level)
    match = Match.new("the_dome", seats, stream.seed_bytes(), {"traps": traps}, built_in())
    compared = 0
    for _ in range(ANSWERS):
        if match.result is not None:
            break
        action = next_action(match, stream, level, 10)
        seat = action.seat
        if seat is not None and stream.below(OFTEN) == 0:
            twin, world = match.resample(seat, stream), match.copy()
            try:
                there = act(twin, action)
            except IllegalAnswer:
                continue
            here = act(world, action)
            if told(here, seat) == told(there, seat):
                compared += 1
                assert world.entry.bars_undo == twin.entry.bars_undo, action
                assert world.entry.order == twin.entry.order
                assert world.entry.bars_undo or seen(world, seat) == seen(twin, seat)
        act(match, action)
    assert compared > 5


def aimed(*lines: Record) -> Scene:
    """Seat 0 plays an Action of these lines against seat 1, whose hand and deck are known to nobody else."""
    table = Scene(pack=with_cards(player("red-grind", "action", "red", (0, 0), effects=list(lines))))
    table.put(0, hand=["red-grind"], deck=["blue-scan"] * 9, pools=[[], ["blue-scan"] * 5, []], ap=3)
    return table.put(1, hand=["red-hit"] * 3)


@pytest.mark.parametrize("how", ["random", "all"])
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_11_5_that_no_card_of_a_hand_fits_is_news_as_much_as_that_one_does(how: str, colour: str) -> None:
    table = aimed({"do": "discard", "who": "opponent", "how": how, "filter": {"colour": colour}})
    table.match.play.events = []
    shift(table, "red-grind")
    assert any(event.reveals for event in table.match.play.events)


def test_11_5_that_the_top_card_has_no_room_is_news() -> None:
    table = aimed({"do": "allocate", "zone": "deck", "pool": "card"})
    shift(table, "red-grind")
    assert [event.key for event in table.match.play.events if event.reveals] == ["core-called"]


def shift(table: Scene, card: str) -> None:
    """The first line of a card alone, without its being shown and put away, which is news in any case."""
    run = Run(0, card, "effects", seats=[1 if table.pack[card].effects[0].who == "opponent" else 0])
    VERBS.perform(table.match.play, run, run.line(table.match.play), run.seats[0], [])


def test_13_4_nobody_believes_in_the_order_of_an_own_deck_either() -> None:
    table = Scene()
    deck = list(table[0].deck)
    worlds = [table.match.resample(0, Stream.of("own deck", number)).play.board.players[0] for number in range(4)]
    assert all(sorted(world.deck) == sorted(deck) and world.hand == table[0].hand for world in worlds)
    assert len({tuple(world.deck) for world in worlds}) > 1


def test_q24_the_event_lies_at_the_bottom_in_every_world() -> None:
    table = Scene(3)
    for viewer in (0, 1, None):
        for number in range(3):
            world = table.match.resample(viewer, Stream.of("event", number)).play.board
            assert world.mm_deck[0] == "event"
