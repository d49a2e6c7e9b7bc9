"""A council for tests: agendas that come in a known order, planets to vote with, votes by seat."""

from __future__ import annotations

from typing import Any

from bot.games.twilight_imperium.flow.agenda import AgendaPhase
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Council, Hearing, Law
from tests.games.twilight_imperium.board import Board

VOTES = ("wellon", "lodor", "xxehan")
"""Planets that the three seats vote with beside their homes: influence 2, 1 and 1."""
FILLER = ("economic_equality", "mutiny")


def senate(*cards: str, laws: dict[str, Law] | None = None, factions: tuple[str, ...] = (), **board: Any) -> Board:
    """Before an agenda phase with these agendas, the first one first; seat 0 is the speaker, so seat 1 votes first."""
    table = Board(*factions, **board)
    state = table.state
    state.custodians, state.phase = False, "agenda"
    coming = [*cards, *(one for one in FILLER if one not in cards)][: max(2, len(cards))]
    left = [one for one in AGENDAS if one not in coming and one not in (laws or {})]
    state.council = Council([*left, *reversed(coming)], laws=laws or {})
    for seat, planet in enumerate(VOTES):
        table.own(seat, planet)
    return table


def convene(table: Board) -> Board:
    """The phase begins."""
    return table.begin(AgendaPhase())


def hearing(table: Board) -> Hearing:
    """The agenda before the council."""
    assert table.state.council is not None
    found = table.state.council.hearing
    assert found is not None
    return found


def council(table: Board) -> Council:
    """The council."""
    assert table.state.council is not None
    return table.state.council


def votes(table: Board, *outcomes: str | None) -> Board:
    """Seats 1, 2 and 0 vote in this order, with all they have; None abstains."""
    for outcome in outcomes:
        assert table.topic == "vote"
        table.do({"outcome": "abstain"} if outcome is None else {"outcome": outcome, "votes": "all"})
    return table


def passed(card: str, outcome: str, **more: Any) -> Board:
    """An agenda of which this outcome came: seat 1 alone votes."""
    table = convene(senate(card, **more))
    return votes(table, outcome, None, None)
