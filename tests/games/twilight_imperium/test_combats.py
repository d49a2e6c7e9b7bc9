"""A share of the random combats, duels of all pairs of ships, and small productions counted out (rules 35)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.streams import Stream
from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.flow import combat_rolls, hits
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.by_hand import exact
from tests.games.twilight_imperium.combats import apart, duels, fought
from tests.games.twilight_imperium.odds import read, worked_out

HUNDRED_THOUSAND = 100_000
"""Numbers of the whole proof; the suite fights a few of them."""


@pytest.mark.parametrize("number", range(0, HUNDRED_THOUSAND, 2_500))
def test_35_8_random_combats_keep_every_invariant(number: int) -> None:
    fought(number)


def test_35_8_the_share_of_the_suite_sees_all_kinds_of_fights() -> None:
    seen = sum((fought(number)[1].seen for number in range(1, 60)), start=fought(0)[1].seen)
    for name in ("dice", "barrage", "cannon", "sustained", "destroyed", "removed", "ground-dice", "retreated"):
        assert seen[name], name


def some() -> None:
    """A few combats."""
    for number in range(20):
        fought(number)


def test_35_8_a_die_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(combat_rolls, "dice_of", lambda play, seat, kind: 2)
    with pytest.raises(AssertionError, match="I28 dice"):
        some()


def test_35_8_a_hit_that_nobody_takes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hits, "destroy", lambda *_, **__: None)
    with pytest.raises(AssertionError, match=r"I28 hits of a round|does not end"):
        some()


@pytest.mark.parametrize("number", range(len(duels())), ids=[str(one) for one in duels()])
def test_35_8_one_against_one_comes_out_as_by_hand(number: int) -> None:
    fight, start = worked_out(duels()[number])
    found = odds(read(duels()[number]))
    assert (found.attacker, found.defender, found.neither) == pytest.approx(exact(fight, start), abs=0.0001)


@pytest.mark.parametrize("number", [8, 16, 30])
def test_35_8_and_so_do_fights_by_the_rules(number: int) -> None:
    assert apart(duels()[number], 300) < 0.12, "four times what chance makes of 300"


# --- production -----------------------------------------------------------------------------------------------------

COSTS = {"carrier": 3, "cruiser": 2, "destroyer": 1, "dreadnought": 4, "flagship": 8, "war_sun": 12}
"""As the cards have them; a fighter and an infantry cost 1 for two."""
FIGURES = {"carrier": 4, "cruiser": 8, "destroyer": 8, "dreadnought": 5, "flagship": 1, "war_sun": 2}
WORTH = {"saudor": 2, "tar_mann": 1, "vefut_ii": 2, "wellon": 1, "mehar_xull": 1}
TILE = {"saudor": 23, "tar_mann": 22, "vefut_ii": 20, "wellon": 19, "mehar_xull": 24}


def yard(stream: Stream) -> tuple[Board, dict[str, int], int, int, bool]:
    """A dock with what it may make; figures left, trade goods, units at most, whether others block it."""
    planet = stream.choice(sorted(TILE))
    board = Board("letnev", "sol", at_104=TILE[planet]).put(planet, 0, space_dock=1)
    for own in board.state.planets_of(0):
        board.state.planets[own].ready = False
    board[0].goods, board[0].fleet = stream.below(9), 16
    bonus, known = 2, [one for one in ("sarween_tools", "war_sun", "space_dock_ii") if stream.below(2)]
    board.learn(0, *known)
    if "space_dock_ii" in known:
        bonus = 4
    left = dict(FIGURES) if "war_sun" in known else {k: n for k, n in FIGURES.items() if k != "war_sun"}
    for kind in ("carrier", "flagship", "dreadnought"):
        there = stream.below(left[kind] + 1)
        left[kind] -= there
        board.put("101", 0, **{kind: there})
    board.token(0, "101")  # nothing comes back from there
    blocked = stream.below(3) == 0
    if blocked:
        board.put("104", 1, cruiser=1)
    return board, left, board[0].goods, WORTH[planet] + bonus, blocked


def builds(most: int) -> Iterator[dict[str, int]]:
    """All that could be asked for, up to so many units."""
    for count in range(1, most + 1):
        for kinds in combinations_with_replacement((*FIGURES, "fighter", "infantry"), count):
            yield {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


@pytest.mark.parametrize("number", range(6))
def test_35_10_what_can_be_produced_is_what_is_counted_out(number: int) -> None:
    board, left, goods, limit, blocked = yard(Stream.of("yards", number))
    cheaper = "sarween_tools" in board[0].technologies
    board.activate("104")
    if board.topic != "produce":
        assert goods == 0
        return
    legal = 0
    for units in builds(min(limit, 3) + 1):
        cost = sum(COSTS.get(kind, 0) * n for kind, n in units.items())
        cost += -(-units.get("fighter", 0) // 2) - (-units.get("infantry", 0) // 2)
        cost = max(0, cost - cheaper)
        ships = [kind for kind in units if kind != "infantry"]
        may = sum(units.values()) <= limit and cost <= goods and not (blocked and ships)
        may = may and all(
            n <= left.get(kind, 99 if kind in ("fighter", "infantry") else 0) for kind, n in units.items()
        )
        answer = {"units": units, **({"pay": "-"} if cost else {})}
        assert taken(board, answer) is may, f"{units} for {cost} of {goods}, {limit} at most, {left} left"
        legal += may
    assert legal


def taken(board: Board, answer: dict[str, Any]) -> bool:
    """Whether seat 0 may answer so."""
    try:
        board.match.checked(0, board.asked(0).no, answer)
    except IllegalAnswer:
        return False
    return True
