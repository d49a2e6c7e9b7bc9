"""A prediction of the Nekro Virus is said in the sitting in which votes are stored (rules 28.11, 29.5)."""

from __future__ import annotations

from typing import Any

from bot.core.play import PACE
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import CARDS, convene, council, hearing, senate
from tests.games.twilight_imperium.stops import asked_of
from tests.games.twilight_imperium.test_prevotes import passing, respond, store

SEATS = ("sol", "letnev", "nekro")


def parliament() -> Board:
    """An agenda lies open at a table with a pace; seat 2 is the Nekro Virus, everybody else has votes."""
    table = senate("economic_equality", "mutiny", factions=SEATS, options={**CARDS, PACE: "daily"})
    table.state.secrets.append("form_a_spy_network")
    return convene(table.learn(1, "gravity_drive", "l4_disruptors"))


def test_29_5_28_11_the_nekro_are_asked_with_the_votes_of_the_others() -> None:
    table = passing(parliament(), "AG_AFTER")
    assert table.match.call().seats == (2,)  # type: ignore[union-attr]
    assert asked_of(table.match, -1).keys() == {0, 1, 2}, "one sitting for all of them"
    for seat in (0, 1):
        store(table, seat, outcome="for", votes="all", when="always")
    respond(table, 2, "galactic_threat:for")
    table.match.elapse(table.match.timers()[0])
    assert (table.topic, table.awaited) == ("gain-from", [2]), "no further question before the outcome"
    assert council(table).predicted == [2]


def test_29_5_28_11_who_names_nothing_keeps_nobody_waiting() -> None:
    table = passing(parliament(), "AG_AFTER")
    for seat in (0, 1):
        store(table, seat, outcome="for", votes="all", when="always")
    respond(table, 2, "pass")
    table.match.elapse(table.match.timers()[0])
    assert (hearing(table).number, hearing(table).predictions) == (2, [])


def _public(outcome: str) -> tuple[Any, ...]:
    table = passing(parliament(), "AG_AFTER")
    respond(table, 2, outcome)
    match = table.match
    return (match.view(None), match.awaited(), match.call(), match.timers(), match.view(0), match.view(1))


def test_32_what_is_named_shows_to_nobody_before_the_call_is_over() -> None:
    assert _public("galactic_threat:for") == _public("galactic_threat:against") == _public("pass")
