"""A vote that is over keeps neither its waiting line nor its buttons, however it ended."""

from __future__ import annotations

import pytest

from bot.tables.model import Person, Snapshot
from tests.tables.house import ANN, BO, CEM, House, voting

DAY = 24 * 3600


async def asked(house: House, kind: str) -> tuple[Snapshot, Person]:
    """A vote is open, and its line stands in the channel; who asked."""
    table, first, _ = await voting(house, kind, ANN, BO, CEM)
    await house.news(table.id)
    return await house.tables.look.at(table.id), first


async def vote(house: House, table: Snapshot, kind: str, by: Person, agree: bool) -> None:
    """One votes."""
    await house.tables.ballots.vote(table.id, by, kind, agree, house.click())
    await house.news(table.id)


WAYS = [
    ("undo", "agreed"),
    ("undo", "refused"),
    ("undo", "lapsed"),
    ("undo", "overtaken"),
    ("undo", "over"),
    ("cancel", "agreed"),
    ("cancel", "refused"),
    ("cancel", "lapsed"),
    ("cancel", "over"),
    *((kind, outcome) for kind in ("pace", "pause") for outcome in ("agreed", "refused", "lapsed", "over")),
]


@pytest.mark.parametrize(("kind", "outcome"), WAYS, ids="-".join)
async def test_the_line_that_asked_says_how_the_vote_ended(house: House, kind: str, outcome: str) -> None:
    table, first = await asked(house, kind)
    (line,) = house.channel.of(f"{kind}-asked")
    assert line.edits == 0
    if outcome in ("agreed", "refused"):
        voters = [table.seats[seat].user_id for seat in table.row.ballot.voters]
        for person in (ANN, BO, CEM):
            if person.id in voters and (await house.tables.look.at(table.id)).row.ballot.kind:
                await vote(house, table, kind, person, outcome == "agreed")
    elif outcome == "lapsed":
        house.wait(3 * DAY)
        await house.tables.clocks.run_due()
        await house.tables.herald.tell_due()
    elif outcome == "overtaken":
        await house.move(table)
    else:
        await house.tables.seating.resign(table.id, first, house.click())
        await house.news(table.id)
    after = await house.tables.look.at(table.id)
    assert after.row.ballot.kind == ""
    assert (line.text, line.edits) == (outcome, 1)
    assert after.row.board.votes == {}
