"""A finished match is played on from one of its positions (asynchronous R6)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.core.errors import CoreError
from bot.core.match import Match
from bot.core.study import STUDY
from bot.core.verify import read, verify
from bot.store import repository as repo
from bot.store.rows import Reliability
from bot.tables.export import export
from bot.tables.model import Snapshot, TableError
from tests.tables.house import ANN, BO, CEM, DORA, House
from tests.tables.paced import now
from tests.tables.test_reliability import of, overdue


async def ended(house: House) -> Snapshot:
    return await house.finish(await house.game(ANN, BO, CEM, variant="hidden"))


async def opened(house: House, move: int = 30, by: Any = BO, seat: int | None = None) -> tuple[Snapshot, Snapshot]:
    """The finished match, and the lobby of a study of it."""
    over = await ended(house)
    return over, await house.tables.studies.open(over.id, by, move, seat, house.click())


async def begun(house: House) -> tuple[Snapshot, Snapshot]:
    """The finished match, and a study that goes on: Bo, Dora and a bot."""
    over, lobby = await opened(house)
    await house.tables.lobby.join(lobby.id, DORA, house.click())
    await house.tables.lobby.add_bot(lobby.id, BO, "random", house.click())
    await house.tables.lobby.start(lobby.id, BO, house.click())
    await house.news(lobby.id)
    return over, await house.tables.look.at(lobby.id)


async def test_a_study_begins_where_the_finished_match_stood(house: House) -> None:
    over, table = await begun(house)
    _, steps = await house.tables.replay.steps(over)
    then = await house.tables.replay.match_at(over, next(one.entry for one in steps if one.no == 30))
    rows = await repo.entries(house.tables.database.reader, table.id)
    first = Match.load(await house.tables.desk.frames.unpack(house.tables.database.reader, table.id, rows[0].no))
    assert first.view(None) == then.view(None)
    assert first.play.seed() != then.play.seed()
    assert table.study == 30
    log = await house.tables.play.log(table.id, None)
    assert log[0].event.key == "core-study-begun"
    assert log[0].event.args == {"move": 30}
    assert (await house.tables.look.at(over.id)).row.head == over.row.head
    finished = await house.finish(table)
    assert finished.match.result is not None


async def test_its_export_says_where_it_began_and_is_verified(house: House) -> None:
    over, table = await begun(house)
    table = await house.finish(table)
    document = json.loads(msgspec.json.encode(await export(house.tables.desk, table.id)))
    assert document["study"]["move"] == 30
    assert document["study"]["commitment"] == over.row.commitment != document["commitment"]
    findings = verify(read(document), document["version"])
    assert findings.wrong == []
    assert findings.replayed == len(document["entries"])
    short = json.loads(msgspec.json.encode(await export(house.tables.desk, table.id, frames=False)))
    assert verify(read(short), short["version"]).replayed == len(document["entries"]), "as `/table export` gives it"
    forged = json.loads(json.dumps(document))
    forged["study"]["move"] = 31
    assert [one.text.key for one in verify(read(forged), document["version"]).wrong] == ["verify-entry"]
    forged = json.loads(json.dumps(document))
    forged["joins"][0] = "another"
    assert verify(read(forged), document["version"]).wrong
    forged = json.loads(json.dumps(document))
    forged["study"]["frame"] = document["frames"][3]
    assert verify(read(forged), document["version"]).wrong, "another beginning leads elsewhere"


async def test_places_stay_where_they_are_whoever_comes_and_goes(house: House) -> None:
    _, lobby = await opened(house, seat=2)
    assert [seat.user_id for seat in lobby.seats] == [None, None, BO.id]
    await house.tables.lobby.join(lobby.id, DORA, house.click())
    with pytest.raises(TableError, match="study-places"):
        await house.tables.lobby.start(lobby.id, BO, house.click())
    await house.tables.lobby.leave(lobby.id, DORA, house.click())
    table = await house.tables.lobby.add_bot(lobby.id, BO, "easy", house.click())
    assert [(seat.seat, seat.user_id, seat.bot) for seat in table.seats] == [
        (0, None, "easy"),
        (1, None, ""),
        (2, BO.id, ""),
    ]
    await house.tables.lobby.join(lobby.id, CEM, house.click())
    with pytest.raises(TableError, match="error-full"):
        await house.tables.lobby.join(lobby.id, DORA, house.click())
    table = await house.tables.lobby.remove(lobby.id, BO, 0, house.click())
    assert [seat.empty for seat in table.seats] == [True, False, False]
    await house.tables.lobby.leave(lobby.id, BO, house.click())
    table = await house.tables.lobby.leave(lobby.id, CEM, house.click())
    assert table.row.phase == "cancelled", "nobody is left"


async def test_who_played_it_sits_where_they_sat(house: House) -> None:
    over, lobby = await opened(house, by=CEM)
    assert lobby.seat_of(CEM.id) == over.seat_of(CEM.id)


async def test_its_options_are_those_of_the_match_it_comes_from(house: House) -> None:
    _, lobby = await opened(house)
    assert lobby.row.options["variant"] == "hidden"
    for key, value in (("variant", "open"), (STUDY, "1"), (STUDY, "")):
        with pytest.raises(TableError, match="study-fixed"):
            await house.tables.lobby.set_option(lobby.id, BO, key, value, house.click())
    table = await house.tables.lobby.set_option(lobby.id, BO, "table-pace", "daily", house.click())
    await house.tables.lobby.join(table.id, ANN, house.click())
    await house.tables.lobby.add_bot(table.id, BO, "random", house.click())
    table = await house.tables.lobby.start(table.id, BO, house.click())
    assert (table.match.options["table-pace"], table.study) == ("daily", 30)


async def test_sides_are_changed_before_it_begins_and_what_lies_there_stays(house: House) -> None:
    over, lobby = await opened(house, seat=0)
    await house.tables.lobby.join(lobby.id, DORA, house.click())
    await house.tables.lobby.add_bot(lobby.id, BO, "random", house.click())
    before = await house.tables.look.at(lobby.id)
    assert [row.user_id or row.bot for row in before.seats] == [BO.id, DORA.id, "random"]
    with pytest.raises(TableError, match="error-seat-not-open"):
        await house.tables.studies.sit(lobby.id, BO, 1, house.click())
    with pytest.raises(TableError, match="error-seat-not-open"):
        await house.tables.studies.sit(lobby.id, BO, 3, house.click())
    with pytest.raises(TableError, match="error-not-joined"):
        await house.tables.studies.sit(lobby.id, ANN, 2, house.click())
    after = await house.tables.studies.sit(lobby.id, BO, 2, house.click())
    assert [row.user_id or row.bot for row in after.seats] == ["random", DORA.id, BO.id]
    assert [row.seat for row in after.seats] == [0, 1, 2]
    assert after.row.host_id == BO.id
    await house.tables.lobby.remove(lobby.id, BO, 0, house.click())
    after = await house.tables.studies.sit(lobby.id, DORA, 0, house.click())
    assert [row.user_id for row in after.seats] == [DORA.id, None, BO.id], "what was left is free for others"
    await house.tables.lobby.add_bot(lobby.id, BO, "random", house.click())
    table = await house.tables.lobby.start(lobby.id, BO, house.click())
    _, steps = await house.tables.replay.steps(over)
    then = await house.tables.replay.match_at(over, next(one.entry for one in steps if one.no == 30))
    assert table.match.view(None) == then.view(None), "sides stay, people change"
    with pytest.raises(TableError, match="error-already-started"):
        await house.tables.studies.sit(lobby.id, BO, 0, house.click())


async def test_in_an_ordinary_lobby_there_are_no_sides(house: House) -> None:
    lobby = await house.lobby(ANN, BO, bots=1)
    with pytest.raises(TableError, match="error-seat-not-open"):
        await house.tables.studies.sit(lobby.id, ANN, 2, house.click())


async def test_nothing_of_a_study_counts_for_how_reliable_somebody_is(house: House) -> None:
    """Anybody can begin one a move before its end (asynchronous P7)."""
    _, lobby = await opened(house)
    before = await of(house, BO)
    await house.tables.lobby.join(lobby.id, DORA, house.click())
    await house.tables.lobby.add_bot(lobby.id, BO, "random", house.click())
    await house.tables.lobby.set_option(lobby.id, BO, "table-pace", "daily", house.click())
    table = await house.tables.lobby.start(lobby.id, BO, house.click())
    assert table.row.running.runs or table.seats[table.awaited[0]].bot
    await house.tables.robots.play(table.id)
    table = await overdue(house, await now(house, table))  # late once
    await house.finish(table)
    assert await of(house, BO) == before
    assert await of(house, DORA) == Reliability()


async def test_an_ordinary_lobby_cannot_be_made_a_study(house: House) -> None:
    lobby = await house.lobby(ANN, BO)
    with pytest.raises(TableError, match="study-fixed"):
        await house.tables.lobby.set_option(lobby.id, ANN, STUDY, "3", house.click())


async def test_one_more_after_a_study_is_a_whole_match(house: House) -> None:
    _, table = await begun(house)
    table = await house.finish(table)
    reopened = await house.tables.rematch.open(table.id, BO, house.click())
    assert (reopened.table.study, reopened.table.row.options["variant"]) == (0, "hidden")


async def test_only_of_what_is_over_and_only_before_its_end(house: House) -> None:
    table = await house.game(ANN, BO)
    with pytest.raises(TableError, match="study-later"):
        await house.tables.studies.open(table.id, ANN, 1, None, house.click())
    over = await house.finish(table)
    with pytest.raises(CoreError, match="study-over"):
        await house.tables.studies.open(over.id, ANN, 10_000, None, house.click())
    click = house.click()
    lobby = await house.tables.studies.open(over.id, ANN, 3, None, click)
    assert (await house.tables.studies.open(over.id, ANN, 3, None, click)).id == lobby.id, "one press, one lobby"
    with pytest.raises(TableError, match="error-occupied"):
        await house.tables.studies.open(over.id, BO, 4, None, house.click())
