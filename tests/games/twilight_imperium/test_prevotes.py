"""Votes that are stored with the call of `AG_AFTER` at a table with a pace, and what they hang on (rules 29.5)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.play import PACE
from bot.core.questions import CALLED
from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import MECATOL_REX
from bot.games.twilight_imperium.flow.prevotes import PREVOTE, Prevotes
from bot.games.twilight_imperium.flow.votes import NOTHING, votes_of
from bot.tables.told import told_of
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import CARDS, VOTES, armed, called, convene, hearing, senate

PACED = {**CARDS, PACE: "daily"}
ASK = {"outcome": NOTHING}


def at_call(*cards: str, hands: dict[int, list[str]] | None = None, **more: Any) -> Board:
    """At the call of `AG_AFTER` of a table with a pace."""
    table = armed(*(cards or ("mutiny",)), hands=hands or {}, options=PACED, **more)
    return passing(table, "AG_AFTER") if hands else table


def passing(table: Board, window: str = "") -> Board:
    """All calls are passed and their time goes by, up to one of this window if it is named."""
    while called(table) and called(table) != window:
        call = table.match.call()
        assert call is not None
        for seat in call.seats:
            respond(table, seat, "pass")
        if (timers := table.match.timers()) and called(table) == call.name:
            table.match.elapse(timers[0])
    return table


def respond(table: Board, seat: int, said: str) -> None:
    """An answer to the call that is open."""
    question = next(one for one in table.match.asked(seat) if one.slot.startswith(CALLED))
    table.match.answer(seat, question.no, said)


def store(table: Board, seat: int, **said: Any) -> Board:
    """A vote beforehand."""
    question = next(one for one in table.match.asked(seat) if one.slot == PREVOTE)
    table.match.answer(seat, question.no, said)
    return table


def asked(table: Board) -> list[int]:
    """Who is waited for with a vote beforehand."""
    return [
        seat
        for seat in range(3)
        if any(one.slot == PREVOTE and one.blocking and not one.answered for one in table.match.asked(seat))
    ]


def public(table: Board) -> tuple[Any, ...]:
    """All that everybody may know."""
    match = table.match
    return (match.view(None), match.awaited(), match.call(), match.timers(), [match.topic(seat) for seat in range(3)])


def test_29_5_the_call_after_the_reveal_asks_everybody_with_votes_for_theirs() -> None:
    table = at_call(hands={2: ["trade_rider"]})
    assert table.match.call().seats == (2,)  # type: ignore[union-attr]
    assert (asked(table), set(table.match.awaited())) == ([0, 1, 2], {0, 1, 2}), "who holds no card has a vote, too"
    for seat in range(3):
        store(table, seat, outcome="for", votes="all", when="always")
    passing(table)
    assert hearing(table).card != "mutiny", "everybody has voted without a further question"


def test_29_5_who_stores_none_is_asked_in_turn() -> None:
    table = at_call()
    for seat in (0, 2):
        store(table, seat, outcome="against", votes="all", when="always")
    assert asked(table) == [1], "nobody goes on before"
    store(table, 1, **ASK)
    assert (table.topic, table.awaited) == ("vote", [1])
    table.do({"outcome": "for", "votes": "all"})
    assert hearing(table).card != "mutiny"


def test_29_5_without_a_pace_nobody_is_asked_beforehand() -> None:
    table = convene(senate("mutiny"))
    assert (table.topic, table.awaited) == ("vote", [1])


def test_29_5_time_that_is_over_asks_in_turn() -> None:
    table = at_call()
    question = next(one for one in table.match.asked(1) if one.slot == PREVOTE)
    assert question.default == ASK
    assert table.match.topic(1) == "twilight_imperium-topic-prevote"


def test_29_5_what_is_stored_can_be_changed_until_it_is_cast() -> None:
    table = at_call(hands={2: ["trade_rider"]})
    store(table, 2, outcome="for", votes="all", when="always")
    store(table, 2, **ASK)
    assert PREVOTE not in table.play.orders(2)
    for seat in range(3):
        store(table, seat, outcome="for", votes="all", when="always")
    store(table, 0, **ASK)
    assert asked(table) == [], "it is no gathering any more, and can be changed all the same"
    passing(table)
    assert (table.topic, table.awaited) == ("vote", [0])


def test_29_5_a_vote_stored_while_the_reveal_is_answered_is_not_asked_for_again() -> None:
    table = armed("mutiny", hands={2: ["veto"]}, options=PACED)
    assert called(table) == "AG_WHEN"
    assert asked(table) == []
    store(table, 1, outcome="for", votes="all", when="always")
    passing(table)
    assert asked(table) == [0, 2]


def test_29_5_who_has_lost_the_vote_is_not_waited_for() -> None:
    table = at_call(hands={2: ["trade_rider"]})
    respond(table, 2, "trade_rider:for")
    for timer in table.match.timers():
        table.match.elapse(timer)
    passing(table)
    assert asked(table) == [0, 1]
    for seat in (0, 1):
        store(table, seat, outcome="for", votes="all", when="always")
    assert hearing(table).card != "mutiny"


@pytest.mark.parametrize(
    "when", [{"when": "with-2"}, {"when": "voted", "voter": "seat-2", "vote": "against"}], ids=lambda one: one["when"]
)
def test_29_5_a_condition_on_a_vote_that_was_given_up_since_is_told_as_it_was_stored(when: dict[str, str]) -> None:
    """It cannot come true any more, and one is asked; until then the panel tells what one has said."""
    table = at_call(hands={2: ["trade_rider"]})
    said = {"outcome": "for", "votes": "all", **when}
    for seat in (0, 1):
        store(table, seat, **(said if seat == 0 else ASK))
    respond(table, 2, "trade_rider:for")
    while hearing(table).barred != [2]:
        table.match.elapse(table.match.timers()[0])
    question = next(one for one in table.match.asked(0) if one.slot == PREVOTE)
    assert question.given == said
    told = [one.id for one, _ in told_of(table.match, 0, question, said).chosen]
    assert told == ["for", "all", *when.values()]


# --- conditions -------------------------------------------------------------------------------------------------------


def cast_by(seat_2: dict[str, Any], seat_1: dict[str, Any]) -> bool:
    """Whether what seat 2 has stored is cast after a vote of seat 1."""
    table = at_call()
    store(store(store(table, 0, **ASK), 2, **seat_2), 1, **ASK)
    table.do(seat_1)
    assert table.awaited == ([0] if 2 in hearing(table).cast else [2])
    return 2 in hearing(table).cast


FOR = {"outcome": "for", "votes": "all"}
AGAINST = {"outcome": "against", "votes": "all"}
ABSTAINED = {"outcome": "abstain"}


@pytest.mark.parametrize(
    ("when", "first", "cast"),
    [
        ({"when": "other-leads", "leading": "against"}, AGAINST, True),
        ({"when": "other-leads", "leading": "against"}, FOR, False),
        ({"when": "other-leads", "leading": "against"}, ABSTAINED, False),
        ({"when": "voted", "voter": "seat-1", "vote": "against"}, AGAINST, True),
        ({"when": "voted", "voter": "seat-1", "vote": "against"}, FOR, False),
        ({"when": "voted", "voter": "seat-0", "vote": "against"}, AGAINST, False),
        ({"when": "voted", "voter": "seat-1", "vote": "abstain"}, ABSTAINED, True),
    ],
)
def test_29_5_conditions_otherwise_ask(when: dict[str, str], first: dict[str, str], cast: bool) -> None:
    assert cast_by({**FOR, **when}, first) == cast


def test_29_5_the_least_that_leads_asks_where_it_does_not_lead_any_more() -> None:
    table = at_call()
    table.own(1, MECATOL_REX).reload()
    store(table, 2, outcome="for", votes="lead", when="always")
    store(table, 1, outcome="against", votes="all", when="always")
    store(table, 0, **ASK)
    assert hearing(table).votes("against") >= votes_of(table.play, 2)
    assert (table.topic, table.awaited) == ("vote", [2])


@pytest.mark.parametrize(("count", "cast"), [("1", True), ("2", True)])
def test_29_5_so_many_votes_at_least_are_cast_with_the_least_lost(count: str, cast: bool) -> None:
    table = at_call()
    question = next(one for one in table.match.asked(2) if one.slot == PREVOTE)
    field = table.match.narrow(2, question.no, {"outcome": "for", "votes": "count"})
    assert field is not None
    assert field.name == "count"
    store(table, 2, outcome="for", votes="count", count=count, when="always")
    store(table, 0, **ASK)
    store(table, 1, outcome="abstain")
    made = hearing(table).cast[2]
    assert int(count) <= made.votes < 3


def test_29_5_so_many_votes_that_are_not_there_are_asked_about() -> None:
    table = at_call()
    store(table, 2, outcome="for", votes="count", count="3", when="always")
    store(table, 0, **ASK)
    table.state.planets[VOTES[2]].ready = False
    table.reload()
    store(table, 1, outcome="abstain")
    assert (table.topic, table.awaited) == ("vote", [2])


# --- nothing of a hand shows ----------------------------------------------------------------------------------------


def test_29_5_who_is_asked_for_a_vote_beforehand_hangs_on_no_hand() -> None:
    """Two tables that differ in what seat 2 holds are alike to everybody else, to the last vote."""
    tables = [at_call(hands={2: ["trade_rider"], 1: ["sabotage"]}), at_call(hands={2: ["plague"], 1: ["sabotage"]})]
    seen: list[list[Any]] = []
    for table in tables:
        found = [public(table), table.match.view(0)]
        for seat in range(3):
            store(table, seat, outcome="for", votes="all", when="always")
            found += [public(table), table.match.view(0)]
        passing(table)
        seen.append([*found, public(table), table.match.view(0)])
    assert seen[0] == seen[1]


def test_29_5_whether_a_vote_was_stored_shows_when_it_is_cast_and_not_before() -> None:
    seen: list[list[Any]] = []
    for said in (ASK, {"outcome": "for", "votes": "all", "when": "leads"}):
        table = at_call(hands={0: ["trade_rider"]})
        found: list[Any] = []
        for seat, vote in ((2, said), (0, ASK), (1, ASK)):
            store(table, seat, **vote)
            found += [public(table), table.match.view(0), table.match.view(1)]
        passing(table)
        seen.append([*found, public(table), table.match.view(1)])
    assert seen[0] == seen[1]


def test_29_5_another_vote_is_believed_in_by_who_cannot_see_it() -> None:
    table = at_call(hands={2: ["trade_rider"]})
    store(table, 1, outcome="for", votes="all", when="always")
    other = table.match.resample(2, Stream.of("prevotes"))
    assert PREVOTE not in other.play.orders(1)
    assert any(isinstance(step, Prevotes) and 1 in step.answers for step in other.play.state.agenda)
