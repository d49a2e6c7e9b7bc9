"""Ancient Burial Sites: ordered beforehand, played in silence as the agenda phase begins (rules 22, 29.4 class O)."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.core.windows import PASS
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.bots.orders import burial
from bot.games.twilight_imperium.flow.card_orders import said
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import CARDS, answer, before, called, convene, through
from tests.games.twilight_imperium.test_card_orders import ordered

CARD = "ancient_burial_sites"


def sites(when: str, **hands: list[str]) -> Board:
    """Seat 1 holds it and has ordered it against somebody; seat 2 controls a cultural planet and another."""
    held = {1: [CARD], **{int(seat[1:]): cards for seat, cards in hands.items()}}
    table = before("mutiny", hands=held).own(2, "quann", "meer")
    return ordered(table, 1, CARD, when=when)


def test_22_all_cultural_planets_of_whom_it_names_are_exhausted_for_the_phase() -> None:
    table = through(convene(sites("seat-2")))
    assert not table.state.planets["quann"].ready
    assert table.state.planets["meer"].ready, "hazardous"
    assert CARD in table.state.discards
    assert said(table.play, 1, CARD) is None
    table.defaults("card")
    assert table.state.planets["quann"].ready


def test_22_oneself_may_be_named_and_who_has_no_such_planet() -> None:
    table = through(convene(sites("seat-1")))
    assert not table.state.planets["lodor"].ready
    assert CARD in through(convene(sites("seat-0"))).state.discards


def test_AC3_a_cancelled_one_exhausts_nothing() -> None:
    table = convene(sites("seat-2", s0=["sabotage"]))
    assert called(table) == "AC_PLAYED"
    answer(table, s0="sabotage")
    through(table)
    assert table.state.planets["quann"].ready
    assert CARD in table.state.discards


def test_29_4_nothing_stops_for_it_and_without_the_card_nothing_happens() -> None:
    table = before("mutiny", hands={1: ["spy"]}).own(2, "quann")
    ordered(table, 1, CARD, when="seat-2")
    convene(table)
    assert called(table) == "AG_WHEN", "the first that anybody is asked"
    assert table.state.planets["quann"].ready


def test_29_4_with_the_option_it_is_a_call() -> None:
    table = before("mutiny", hands={1: [CARD]}, options={**CARDS, "orders_as_calls": "on"}).own(2, "quann")
    convene(table)
    assert called(table) == "AG_START"
    assert table.offered(1) == [PASS, *(f"{CARD}:seat-{seat}" for seat in range(3))]
    assert easy.plan(table.match, 1, table.asked(1), Stream.of("burial")) == f"{CARD}:seat-2"
    through(answer(table, s1=f"{CARD}:seat-2"))
    assert not table.state.planets["quann"].ready


@pytest.mark.parametrize("planets", [(), ("mellon", "dal_bootha")])
def test_a_bot_orders_it_against_a_rival_with_such_votes(planets: tuple[str, ...]) -> None:
    table = before("mutiny", hands={1: [CARD]})
    table.own(2, *planets)
    table.state.planets["xxehan"].controller = -1
    table.state.planets["xxehan"].ready = False
    convene(table)
    found = burial(table.match.view(1), 1)
    assert found == ({"when": "seat-2"} if planets else None)
