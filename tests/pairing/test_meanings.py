"""What a match of a knockout would mean, held against what comes of it (tournaments F6, S6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pairing.contest import PLACE, Contest, Pairing, SeatResult
from bot.pairing.deeds import Begun, Ended
from bot.pairing.meanings import meanings, outlook_of
from bot.pairing.registry import format_of, standings
from bot.pairing.viewing import Naming
from bot.pairing.views import PlaceMeaning
from tests.pairing.playing import contest_of, done, pair, play_round

NAMES = tuple(f"P{number}" for number in range(1, 65))


def knockout(people: int, **terms: Any) -> Contest:
    """A knockout that has begun; whoever signed up earlier is stronger."""
    return contest_of(people, [float(people - number) for number in range(people)], **{"format": "knockout", **terms})


def ended(contest: Contest, one: Pairing, number: int, place: int) -> Contest:
    """The contest with a match over, in which somebody comes in at a place and the others by number."""
    others = sorted(other for other in one.entrants if other != number)
    order = [*others[: place - 1], number, *others[place - 1 :]]
    outcomes = tuple(SeatResult(PLACE, order.index(other) + 1) for other in one.entrants)
    return done(contest, Begun(one.no, 0, True), Ended(one.no, outcomes))


KNOCKOUTS: dict[str, dict[str, Any]] = {
    "8": {"people": 8},
    "13 third": {"people": 13, "third": True},
    "4 seats": {"people": 16, "seats": 4, "advance": 2},
    "6 seats": {"people": 20, "seats": 6, "advance": 3},
    "double": {"people": 11, "double": True},
    "double without reset": {"people": 8, "double": True, "reset": False},
    "two lives": {"people": 16, "seats": 4, "advance": 2, "double": True},
    "groups": {"people": 16, "format": "groups", "groups": 4, "advance": 2},
}


@pytest.mark.parametrize("kind", KNOCKOUTS)
def test_what_is_said_of_every_place_at_every_match_comes_true(kind: str) -> None:
    """Whoever is told to go on plays again; whoever is told to be out ends between the places that were named."""
    held = knockout(**KNOCKOUTS[kind])
    form = format_of(held.terms.format)
    tried: set[str] = set()
    while form.due(held):
        held = pair(held)
        for one in held.live:
            if one.over or one.stage.startswith("group"):
                continue
            for number in one.entrants[:2]:
                for said in meanings(held, number, one):
                    tried.add(said.fate or f"{said.best}")
                    comes_true(held, one, number, said)
        held = play_round(held)
    assert tried >= {"on", "won", "2"}, tried
    if held.terms.double:
        assert tried >= {"life" if held.terms.seats > 2 else "losers", "out"}
    assert ("again" in tried) is (held.terms.double and held.terms.seats == 2 and held.terms.reset)


def comes_true(held: Contest, one: Pairing, number: int, said: PlaceMeaning) -> None:
    form = format_of(held.terms.format)
    then = play_round(ended(held, one, number, said.place))
    games = sum(number in match.entrants for match in then.live)
    rests = sum(bye.entrant == number for bye in then.byes)
    while form.due(then):
        then = play_round(pair(then))
    place = next(row.place for row in standings(then) if row.entrant == number)
    more = sum(number in match.entrants for match in then.live) > games
    more = more or sum(bye.entrant == number for bye in then.byes) > rests
    if said.fate in ("on", "losers", "life", "again"):
        assert more, (one, number, said)
    else:
        assert said.best <= place <= said.worst, (one, number, said, place)
        assert not more or held.terms.third, (one, number, said)


def test_in_a_group_the_group_alone_counts() -> None:
    held = pair(knockout(16, format="groups", groups=4, advance=2))
    one = held.live[0]
    for said in meanings(held, one.entrants[0], one):
        assert 1 <= said.best <= said.worst <= 4


def test_whoever_does_not_play_sees_the_own_standing_alone() -> None:
    held = play_round(pair(knockout(8)))
    view = outlook_of(held, Naming("Open", NAMES, own=8))
    assert view.match is None
    assert view.ways == ()
    assert view.own.who.name == "P8"
    with pytest.raises(LookupError):
        outlook_of(held, Naming("Open", NAMES, own=64))
