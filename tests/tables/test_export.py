"""An export of a real table, with everything a table can add to a match, is verified; a forged one is not."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest

from bot.core.verify import read, verify
from bot.games.project_mine import PROJECT_MINE
from bot.hours.paces import DAILY
from bot.hours.weeks import DAY
from bot.store import repository as repo
from bot.tables.export import export
from bot.tables.model import Snapshot, TableError
from tests.tables.house import ANN, BO, CEM, DORA, House, moved_and_ordered
from tests.tables.paced import begun, now, who
from tests.tables.planned import digs, plans


async def eventful(house: House) -> Snapshot:
    """A finished match in which somebody took back an answer, and a seat went to a bot and back."""
    table = await house.game(ANN, BO, CEM, bots=1, variant="hidden")
    person = house.player(table)
    await house.move(table, person)
    await house.tables.undo.ask(table.id, person, house.click())
    table = await house.turn(table)
    leaver = house.player(table)
    seat = table.seat_of(leaver.id)
    assert seat is not None
    await house.tables.seating.hand_over(table.id, leaver, seat, "random", house.click())
    await house.news(table.id)
    await house.tables.seating.take_back(table.id, leaver, house.click())
    return await house.finish(await house.tables.look.at(table.id))


async def exported(house: House) -> dict[str, Any]:
    """The document as it stands in a file."""
    table = await eventful(house)
    return json.loads(msgspec.json.encode(await export(house.tables.desk, table.id)))


async def test_an_eventful_match_is_verified(house: House) -> None:
    document = await exported(house)
    version = document["version"]
    keys = [event["key"] for line in document["entries"] for event in line["entry"].get("events", ())]
    assert {"tables-undone", "tables-seat-to-bot", "tables-seat-taken-back"} <= set(keys)
    assert any(line["parent"] != line["no"] - 1 for line in document["entries"]), "the undone branch is in it"
    findings = verify(read(document), version)
    assert findings.wrong == []
    assert findings.replayed == len(document["entries"])
    assert findings.draws > 0


async def test_turns_played_late_and_as_planned_are_verified(house: House) -> None:
    table = await begun(house, ANN, BO)
    (first,) = table.awaited
    await plans(house, table, who(table, 1 - first))
    await digs(house, table, first)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    table = await house.finish(await now(house, table))
    document = json.loads(msgspec.json.encode(await export(house.tables.desk, table.id)))
    assert any(line["entry"].get("late") for line in document["entries"])
    assert any(line["entry"].get("planned") for line in document["entries"])
    assert verify(read(document), document["version"]).wrong == []


async def test_an_order_that_outlived_an_undo_is_verified(house: House) -> None:
    """Undo carries standing orders over into the earlier state (design 2.10): that state is still the rules' own."""
    table, person, other = await moved_and_ordered(house)
    asked = await house.tables.undo.ask(table.id, person, house.click())
    if asked.row.ballot.kind:  # the answer drew a card
        await house.tables.ballots.vote(table.id, other, "undo", True, house.click())
    await house.move(table, person)
    await house.tables.seating.resign(table.id, person, house.click())
    document = json.loads(msgspec.json.encode(await export(house.tables.desk, table.id)))
    assert verify(read(document), document["version"], table.pack).wrong == []


async def test_the_games_own_pack_goes_along_also_when_an_upgrade_has_changed_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(ANN, BO, game="project_mine")
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    await house.tables.seating.resign(table.id, ANN, house.click())
    monkeypatch.setattr(PROJECT_MINE, "built_in_pack", lambda: b"another")
    found = read(msgspec.json.encode(await export(house.tables.desk, table.id)))
    assert found.cards == table.pack
    assert hashlib.sha256(found.cards).hexdigest() == found.pack


async def test_a_pack_of_the_owner_stays_with_the_owner(house: House) -> None:
    own = PROJECT_MINE.built_in_pack()
    assert own is not None
    document = msgspec.json.decode(own)
    document["id"] = "mine"
    body = msgspec.json.encode(document)
    sha = hashlib.sha256(body).hexdigest()
    async with house.tables.desk.database.write() as connection:
        await repo.put_pack(connection, sha, "project_mine", body)
    table = await house.lobby(ANN, BO, game="project_mine")
    await house.tables.lobby.set_option(table.id, ANN, "table-pack", sha, house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.tables.seating.resign(table.id, ANN, house.click())
    found = read(msgspec.json.encode(await export(house.tables.desk, table.id)))
    assert (found.pack, found.cards) == (sha, b"")


@pytest.mark.parametrize("part", ["secret", "joins", "commitment", "choice", "state"])
async def test_whatever_was_forged_is_found(house: House, part: str) -> None:
    document = await exported(house)
    answer = next(line["entry"] for line in document["entries"] if line["entry"]["kind"] == "answer")
    if part == "secret":
        document["secret"] = document["secret"][::-1]
    elif part == "joins":
        document["joins"].pop()
    elif part == "commitment":
        document["commitment"] = document["commitment"][::-1]
    elif part == "choice":
        answer["choice"] = next(
            line["entry"]["choice"]
            for line in document["entries"]
            if line["entry"]["kind"] == "answer" and line["entry"]["choice"] != answer["choice"]
        )
    else:
        frames = document["frames"]  # the table's own entries leave the state as it was: some neighbours are alike
        frames[3] = next(frame for frame in frames[4:] if frame != frames[3])
    assert verify(read(document), document["version"]).wrong


async def test_it_knows_seats_and_nobody(house: House) -> None:
    text = json.dumps(await exported(house), ensure_ascii=False)
    for person in (ANN, BO, CEM, DORA):
        assert person.name not in text


async def test_nothing_is_exported_before_the_end(house: House) -> None:
    table = await house.game(ANN, BO)
    with pytest.raises(TableError) as refusal:
        await export(house.tables.desk, table.id)
    assert refusal.value.key == "table-settings-export-later"
