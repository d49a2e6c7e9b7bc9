"""S5, M1: when it is decided, and told, who begins."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME
from tests.games.the_dome.packbox import tiny


def chosen(seed: int, seats: int = 2, **options: str) -> tuple[Match, list[int]]:
    """A match in which everybody chooses, and who was to begin as everybody saw it before each choice."""
    playable.register(THE_DOME)
    named = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match.new("the_dome", seats, bytes([seed] * 32), named, tiny())
    seen = [match.view(None).first]
    told = [event.key for event in match.entry.events]
    while match.play.board.turn == 0:
        assert "the_dome-event-began" not in told or seats > 2
        seat = next(one for one in match.awaited() if not match.asked(one)[0].answered)
        question = match.asked(seat)[0]
        seen.append(match.view(seat).first)
        match.answer(seat, question.no, match.sample(seat, question.no, Stream.of("s5", seed)))
        told = [event.key for event in match.entry.events]
    assert ("the_dome-event-began" in told) == (seats == 2)
    return match, seen


def test_s5_who_begins_is_drawn_at_random() -> None:
    assert {chosen(seed)[0].play.board.first for seed in range(12)} == {0, 1}


def test_s5_who_begins_was_shown_before_decks_and_first_resources_were_chosen() -> None:
    match, seen = chosen(3)
    assert set(seen) == {-1}
    assert match.play.board.first == match.play.board.current in (0, 1)


@pytest.mark.parametrize("first", ["0", "1"])
def test_s5_of_a_rematch_the_table_has_said_who_begins_and_the_game_tells_it_as_late(first: str) -> None:
    match, seen = chosen(3, table_first=first)
    assert set(seen) == {-1}
    assert match.play.board.first == int(first)


def test_m1_the_mastermind_is_known_before_decks_are_chosen() -> None:
    match, seen = chosen(3, seats=3, mastermind="b")
    assert set(seen) == {1}
    assert match.play.board.current == 1
