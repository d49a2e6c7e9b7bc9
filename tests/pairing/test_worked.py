"""Worked examples, all standings of which are written out by hand (tournaments P1): `worked/*.txt`.

A line is a step: `pair` tables of numbers in the order of seats (and `bye` those without one), `end` a match with
number:place:share for each seat, `late`, `drop`, `wait` numbers, `at` an hour, `standings` the rows below it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.core.streams import Stream
from bot.pairing.contest import BYE, FORFEITED, PLACE, Bye, Contest, Entrant, SeatResult
from bot.pairing.deeds import Begun, Ended, Left, Paired, Queued, SignedUp, Table
from bot.pairing.registry import format_of, standings
from tests.pairing.playing import contest_of, done

FOLDER = Path(__file__).parent / "worked"
HOUR = 3600
TIE_BREAKS = ("wins", "met", "share")
PLAYED = {
    "swiss-7": (6, {"rounds": 4, "late_until": 2}),
    "swiss-13": (13, {"seats": 4, "rounds": 3}),
    "flow-13": (13, {"format": "flow", "seats": 4, "rounds": 5}),
}


def steps(name: str) -> Iterator[tuple[str, list[str]]]:
    """What happens, with the rows that belong to it."""
    lines = [line for line in (FOLDER / f"{name}.txt").read_text().splitlines() if line and line[0] != "#"]
    for index, line in enumerate(lines):
        if line[0].isdigit():
            continue
        end = next((at for at in range(index + 1, len(lines)) if not lines[at][0].isdigit()), len(lines))
        yield line, lines[index + 1 : end]


def seat(written: str) -> SeatResult:
    absent = written.endswith("!")
    _, place, share = written.rstrip("!").split(":")
    return SeatResult(FORFEITED if absent else PLACE, int(place), share=float(share), tops=not absent)


def paired(contest: Contest, written: str, now: int) -> Contest:
    """The contest with the tables that are written; the format wants the same people at as many tables."""
    tables, _, resting = written.partition(" | bye ")
    rows = tuple(tuple(map(int, table.split())) for table in tables.split("|"))
    byes = tuple(Bye(contest.round + 1, int(number), BYE) for number in resting.split())
    format_ = format_of(contest.terms.format)
    assert format_.due(contest, now)
    own = format_.pair(contest, Stream.of("another draw"))
    assert sorted(map(len, rows)) == sorted(len(table.entrants) for table in own.tables)
    assert len(byes) == len(own.byes)
    if format_.pools:
        assert {number for row in rows for number in row} == {one for table in own.tables for one in table.entrants}
    return done(contest, Paired(contest.round + 1, "", tuple(map(Table, rows)), byes, at=now))


def stepped(contest: Contest, line: str, now: int) -> Contest:
    """The contest after a step."""
    word, _, rest = line.partition(" ")
    if word == "pair":
        return paired(contest, rest, now)
    if word == "end":
        number, *seats = rest.split()
        match = contest.pairings[int(number) - 1]
        assert match.entrants == tuple(int(one.split(":")[0]) for one in seats)
        outcomes = tuple(seat(one) for one in seats)
        return done(contest, Begun(match.no, 0, True), Ended(match.no, outcomes, at=now))
    deeds = {
        "late": lambda number: SignedUp(Entrant(number, entered=contest.round + 1)),
        "drop": Left,
        "wait": lambda number: Queued(number, at=now),
    }
    return done(contest, *(deeds[word](int(number)) for number in rest.split()))


@pytest.mark.parametrize("name", PLAYED)
def test_standings_are_those_written_by_hand(name: str) -> None:
    people, terms = PLAYED[name]
    contest = contest_of(people, tie_breaks=TIE_BREAKS, **terms)
    now = compared = 0
    for line, rows in steps(name):
        if line.startswith("at "):
            now = int(line[3:]) * HOUR
        elif line == "standings":
            expected = [tuple(map(float, row.split())) for row in rows]
            assert told(contest) == expected, f"after {contest.round}, table {compared}"
            compared += 1
        else:
            contest = stepped(contest, line, now)
    assert format_of(contest.terms.format).over(contest)
    assert compared == {"swiss-7": 4, "swiss-13": 3, "flow-13": 10}[name]


def told(contest: Contest) -> list[tuple[float, ...]]:
    """Standings as they are written."""
    return [
        (
            row.place,
            row.entrant,
            row.points,
            row.played,
            row.byes,
            row.values["wins"],
            round(row.values["met"], 4),
            round(row.values["share"], 4),
        )
        for row in standings(contest)
    ]
