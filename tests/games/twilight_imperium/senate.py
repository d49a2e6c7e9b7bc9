"""A council for tests: agendas that come in a known order, planets to vote with, votes by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.games.twilight_imperium.flow.agenda import AgendaPhase
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Council, Hearing, Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold

VOTES = ("wellon", "lodor", "xxehan")
"""Planets that the three seats vote with beside their homes: influence 2, 1 and 1."""
FILLER = ("economic_equality", "mutiny")
CARDS: Final = {"agendas": "on", "action_cards": "on"}


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


def before(*cards: str, hands: Mapping[int, Sequence[str]], **more: Any) -> Board:
    """Before an agenda phase at a table with action cards; hands: seat -> its cards."""
    table = senate(*cards, **{"options": CARDS, **more})
    table.state.secrets.append("form_a_spy_network")
    for seat, held in hands.items():
        hold(table, seat, *held)
    return table


def armed(*cards: str, hands: Mapping[int, Sequence[str]], **more: Any) -> Board:
    """The same once the phase has begun."""
    return convene(before(*cards, hands=hands, **more))


def answer(table: Board, **said: str) -> Board:
    """Everybody who is called passes but those that say something, as `s1="veto"`."""
    call = table.match.call()
    assert call is not None
    for seat in call.seats:
        table.do(said.pop(f"s{seat}", "pass"), seat)
    assert not said, f"not called: {said}, but {call.seats}"
    return table


def called(table: Board) -> str:
    """The window whose call is open; empty for none."""
    call = table.match.call()
    return call.name if call is not None else ""


def through(table: Board, window: str = "") -> Board:
    """All calls are passed, up to one of this window if it is named."""
    while called(table) and called(table) != window:
        answer(table)
    return table
