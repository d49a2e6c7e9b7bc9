"""Figures of a match from its log: fights, dice against what could be expected of them, losses, votes, cards, goods."""

from __future__ import annotations

from functools import cache

import pytest

from bot.core import bots, playable
from bot.core.events import Event
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.core.study import began
from bot.games.twilight_imperium.chronicle import Deeds, chronicle, expected
from bot.games.twilight_imperium.game import TWILIGHT_IMPERIUM
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.proof import EVENT
from tests.games.twilight_imperium.test_combat_orders import TO_THE_END, meeting
from tests.games.twilight_imperium.test_space_combat import meet


def told(board: Board, *answers: tuple[object, int]) -> list[Event]:
    """All that was told since the last answer, and with these."""
    events = list(board.events)
    for answer, seat in answers:
        events += board.do(answer, seat).events
    return events


def of(events: list[Event], seats: int = 2) -> list[Deeds]:
    found = chronicle(events, seats)
    assert found is not None
    return found


def duel() -> list[Event]:
    """Two cruisers and a destroyer of seat 0 against a cruiser and a destroyer of seat 1: five dice and three."""
    board = meeting(Board("sol", "hacan"), {"cruiser": 2, "destroyer": 1}, {"cruiser": 1, "destroyer": 1})
    board.dice("combat", 7, 1, 1).dice("combat", 9, 1)
    board.dice("combat", 10, 1).dice("combat", 1)
    return told(board, (TO_THE_END, 0), (TO_THE_END, 1))


def test_SC6_of_a_die_that_needs_seven_four_tenths_of_a_hit_can_be_expected() -> None:
    assert expected([7]) == 4
    assert expected([10, 1]) == 1 + 10
    assert expected([11, 12, 0, -1]) == 10 + 10, "what cannot hit never does, and what cannot miss always"


def test_SC11_who_won_a_fight_and_what_dice_did_is_told_of_both() -> None:
    one, other = of(duel())
    assert (one.won, one.lost, one.units) == (1, 0, 1)
    assert (other.won, other.lost, other.units) == (0, 1, 2)
    assert (one.hits, one.tenths) == (2, 4 + 4 + 2 + 4 + 4), "the destroyer falls first"
    assert (other.hits, other.tenths) == (1, 4 + 2 + 4)


def test_R2_dice_that_are_rolled_again_are_dice_too() -> None:
    board = Board("letnev", "sol")
    board[0].goods = 2
    meet(board, {"cruiser": 2}, {"cruiser": 1})
    board.dice("combat", 7, 1).dice("combat", 7).dice("combat", 1)
    found = of(told(board, ("yes", 0)))[0]
    assert (found.hits, found.tenths) == (2, 12), "two dice, and the one that missed again"


def test_R2_a_hit_that_is_given_up_was_one() -> None:
    events = [
        Event(f"{EVENT}rerolled", {"seat": 0, "dice": [1], "former": [8], "needs": [7]}),
        Event(f"{EVENT}dice", {"seat": 0, "dice": [1], "needs": [7], "hits": 0}),
    ]
    assert (of(events)[0].hits, of(events)[0].tenths) == (1, 8)


def test_what_dice_of_an_earlier_version_had_to_show_is_not_known_and_the_rest_is() -> None:
    old = [Event(one.key, {name: value for name, value in one.args.items() if name != "needs"}) for one in duel()]
    one, other = of(old)
    assert (one.tenths, other.tenths) == (None, None)
    assert (one.hits, one.won, other.units) == (2, 1, 2)


def test_values_of_abilities_are_told_with_what_is_added() -> None:
    fire = Event(f"{EVENT}cannon", {"seat": 1, "target_seat": 0, "dice": [4], "values": [6], "bonus": -1, "hits": 0})
    assert of([fire])[1].tenths == 4


def test_a_fight_after_which_nobody_is_left_is_neither_won_nor_lost() -> None:
    begun = Event(f"{EVENT}space-combat", {"seat": 0, "defender_seat": 1, "system": "104"})
    over = Event(f"{EVENT}combat-over", {"winner_seat": -1, "system": "104", "round": 1})
    assert of([begun, over]) == [Deeds(), Deeds()]


def test_the_log_of_a_study_does_not_tell_of_what_came_before_it() -> None:
    assert chronicle([*began(40).events, *duel()], 2) is None


def test_TX5_what_comes_in_by_trade_is_counted_as_trade_goods() -> None:
    args = {"seat": 0, "to_seat": 1, "give": {"goods": 1}, "take": {"commodities": 3}}
    events = [Event(f"{EVENT}traded", args), Event(f"{EVENT}goods", {"seat": 1, "count": 2, "source": "trade"})]
    assert [one.goods for one in of(events)] == [3, 3]


@cache
def whole() -> tuple[Event, ...]:
    """All events of a game of easy bots with councils, cards and notes."""
    playable.register(TWILIGHT_IMPERIUM)
    options = {"agendas": "on", "action_cards": "on", "notes": "on"}
    match, stream = Match.new("twilight_imperium", 4, bytes(32), options), Stream.of("chronicle")
    events: list[Event] = []
    while match.result is None:
        waiting = next_move(match)
        if waiting is None:
            events += match.elapse(match.timers()[0])
            continue
        seat, question = waiting
        events += match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    return tuple(events)


@pytest.mark.parametrize("figure", ["won", "lost", "hits", "tenths", "units", "votes", "cards", "goods"])
def test_every_figure_is_told_of_in_a_whole_game(figure: str) -> None:
    found = of(list(whole()), 4)
    assert sum(getattr(one, figure) or 0 for one in found) > 0


def test_32_it_follows_from_what_everybody_could_read() -> None:
    public = [Event(*seen) for one in whole() if (seen := one.seen(None)) is not None]
    assert chronicle(public, 4) == chronicle(whole(), 4)


def test_what_it_reads_of_dice_is_told_of_all_of_them() -> None:
    assert all(one.tenths is not None for one in of(list(whole()), 4))
