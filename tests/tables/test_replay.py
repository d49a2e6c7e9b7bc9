"""Looking back at a match, move by move (asynchronous R2)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.core.events import Entry, Event
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn
from bot.games.twilight_imperium.light import LIGHT
from bot.store import repository as repo
from bot.store.rows import EntryRow
from bot.tables.model import TableError
from bot.tables.replay import Eyes, PastMove, held_since, steps_of
from tests.tables.house import ANN, BO, CEM, DORA, House
from tests.tables.paced import begun, plays, who
from tests.tables.test_earlier import RUNNING, opened, rows, unpacked


def line(no: int, entry: Entry, parent: int | None = None) -> EntryRow:
    body = msgspec.json.encode(entry).decode()
    return EntryRow(1, no, no - 1 if parent is None else parent, no, no, "t", body)


ANYBODY = Eyes()
START = Entry("start", events=(Event("begun"),))


def moved(seat: int, *events: Event) -> Entry:
    return Entry("answer", seat, "s", "x", events or (Event("e", {"seat": seat}),))


def called(seat: int, *events: Event) -> Entry:
    return Entry("answer", seat, "window:w", "pass", events, gathered=True, kept=not events)


def hands(key: str, seat: int) -> Entry:
    return Entry("table", events=(Event(f"tables-{key}", {"seat": seat}),))


def steps(*entries: Entry, eyes: Eyes = ANYBODY) -> list[PastMove]:
    log = [line(no, entry) for no, entry in enumerate(entries, 1)]
    return steps_of(log, len(log), eyes, {one.no: WhoseTurn(0, one.no) for one in log})


def test_a_step_tells_neither_who_answered_a_call_nor_how_many_nor_how_often() -> None:
    """Asynchronous R2, X2."""
    done = Event("done")
    worlds = [
        (called(1), called(2, done)),
        (called(2), called(1, done)),
        (called(1), called(1), called(2), called(1), called(2, done)),
        (called(2, done),),  # an order of seat 1 has passed for it
    ]
    found = [steps(START, moved(0), *world, moved(0)) for world in worlds]
    public = [[(one.no, one.seat, one.events) for one in each] for each in found]
    assert public[0] == [
        (1, None, (Event("begun"),)),
        (2, 0, (Event("e", {"seat": 0}),)),
        (3, None, (done,)),
        (4, 0, (Event("e", {"seat": 0}),)),
    ]
    assert all(one == public[0] for one in public)
    for each, world in zip(found, worlds, strict=True):  # as long as the call is open nothing has happened
        assert steps(START, moved(0), *world[:-1]) == each[:2]


def test_what_was_taken_back_is_no_step_but_its_number_is_not_given_again() -> None:
    undone = Entry("table", events=(Event("tables-undone", {"seat": 0}),))
    log = [line(1, START), line(2, moved(0)), line(3, moved(1)), line(4, undone, 2), line(5, moved(1))]
    found = steps_of(log, 5, Eyes(), {})
    assert [(one.no, one.entry) for one in found] == [(1, 1), (2, 2), (5, 5)]


def test_a_step_is_done_in_the_turn_that_goes_on_before_it() -> None:
    log = [line(1, START), line(2, moved(0)), line(3, moved(0)), line(4, moved(1))]
    turns = {1: WhoseTurn(0, 1), 2: WhoseTurn(0, 1), 3: WhoseTurn(1, 2), 4: WhoseTurn(None, 2)}
    found = steps_of(log, 4, Eyes(), turns)
    assert [one.turn for one in found] == [WhoseTurn(None, 0), WhoseTurn(0, 1), WhoseTurn(0, 1), WhoseTurn(1, 2)]


def test_what_only_a_seat_reads_stands_at_the_next_step_that_all_read() -> None:
    own = Event("own", {"seat": 1}, seen_by=(1,))
    entries = [START, Entry("answer", 1, "orders", "x", (own,)), moved(0)]
    assert steps(*entries, eyes=Eyes(1))[-1].events[0] == Event("own", {"seat": 1})
    for eyes in (Eyes(), Eyes(0), Eyes(1, since=3)):  # since=3: the seat was somebody else's then
        assert [len(one.events) for one in steps(*entries, eyes=eyes)] == [1, 1]
    assert steps(*entries, eyes=Eyes(over=True))[-1].events[0].key == "own", "after the end all hands are open"


@pytest.mark.parametrize(
    ("keys", "since"),
    [
        ([], 0),
        (["seat-to-bot"], 2),
        (["seat-to-bot", "seat-taken-back"], 0),  # lent, and its own person's all the while
        (["seat-taken"], 2),
        (["seat-taken", "seat-taken-back"], 3),  # what a substitute held in between stays theirs
        (["seat-taken", "seat-to-bot", "seat-taken-back"], 4),
        (["seat-taken", "seat-taken-back", "seat-to-bot"], 4),
    ],
)
def test_a_seats_own_view_is_its_holders_from_when_they_held_it(keys: list[str], since: int) -> None:
    log = [line(no, entry) for no, entry in enumerate([START, *(hands(key, 1) for key in keys)], 1)]
    assert held_since(log, 1) == since
    assert held_since(log, 0) == 0


async def test_who_takes_a_seat_over_sees_nothing_of_the_hand_of_before(house: House) -> None:
    """Asynchronous R2: a substitute does not see the hand of before, a former holder not that of after."""
    table = await house.game(ANN, BO, CEM, variant="hidden")
    for _ in range(6):
        table = await house.turn(table)
    seat = table.seat_of(BO.id)
    assert seat is not None
    await house.tables.seating.hand_over(table.id, BO, seat, DORA, house.click())
    await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    before = (await house.tables.look.at(table.id)).row.last
    for _ in range(4):
        table = await house.turn(await house.tables.look.at(table.id)) if house.player(table) in (ANN, CEM) else table
        if DORA.id in table.awaited_users:
            await house.move(table, DORA)
        table = await house.tables.look.at(table.id)
    eyes, found = await house.tables.replay.steps(table, DORA.id)
    assert [eyes.at(one.entry) for one in found] == [seat if one.entry >= before else None for one in found]
    assert {eyes.at(one.entry) for one in found} == {None, seat}
    eyes, found = await house.tables.replay.steps(table, BO.id)
    assert {eyes.at(one.entry) for one in found} == {None}
    assert await house.tables.replay.steps(table, BO.id) == await house.tables.replay.steps(table)


async def test_every_position_of_a_finished_match_can_be_looked_at(house: House) -> None:
    table = await house.finish(await house.game(ANN, BO, bots=1, variant="hidden"))
    eyes, found = await house.tables.replay.steps(table)
    assert eyes.over
    assert [one.no for one in found] == sorted({one.no for one in found})
    matches = [await house.tables.replay.match_at(table, one.entry) for one in found]
    assert matches[-1].result == table.match.result is not None
    assert [one.result for one in matches[:-1]] == [None] * (len(found) - 1)
    serials = [one.turn.serial for one in found]
    assert serials == sorted(serials)
    assert serials[-1] > 10
    assert all(one.turn.seat == one.seat for one in found[1:] if one.seat is not None), (
        "in the open a turn is its seat's"
    )


async def test_turns_of_a_game_of_an_earlier_version_are_read_off_its_frames(house: House) -> None:
    table = await house.finish(await house.game(ANN, BO))
    _, told = await house.tables.replay.steps(table)
    async with house.tables.database.write() as connection:
        await connection.execute("UPDATE entries SET turn = NULL, whose = NULL")
    assert (await repo.entries(house.tables.database.reader, table.id))[-1].turn is None
    _, found = await house.tables.replay.steps(table)
    assert found == told


@pytest.mark.slow
@pytest.mark.sqlite
async def test_games_of_an_earlier_version_are_looked_back_at(tmp_path: Path) -> None:
    """Each move of each table in the database that the version before left, also of those that had ended (R2)."""
    house = await opened(unpacked(tmp_path))
    tables = [await house.tables.look.at(one) for one in await rows(house)]
    looked, unreadable = 0, dict[int, tuple[str, object]]()
    for table in (one for one in tables if one.row.state is not None and not one.unreadable):
        _, found = await house.tables.replay.steps(table)
        for one in found:
            try:
                match = await house.tables.replay.match_at(table, one.entry)
            except TableError as error:
                unreadable[table.id] = (error.key, error.details["reason"])
                continue
            for seat in (None, *range(match.seats)):
                assert match.view(seat) is not None
            looked += 1
        assert len({one.turn for one in found}) > 3
    assert looked > 200
    assert set(unreadable.values()) <= {("error-earlier", "core-save-earlier")}
    assert not set(unreadable) & set(RUNNING["metromania"])
    await house.tables.close()


async def test_a_lobby_has_nothing_to_look_back_at(house: House) -> None:
    with pytest.raises(TableError, match="error-not-started"):
        await house.tables.replay.steps(await house.lobby(ANN, BO))


async def test_the_log_tells_who_took_a_seat_over_nothing_that_its_former_player_alone_was_told(house: House) -> None:
    table = await begun(house, ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    stream = Stream.of("private lines")

    async def private(seat: int) -> list[Event]:
        everybody = [line.event for line in await house.tables.play.log(table.id, None, 10_000)]
        return [
            line.event for line in await house.tables.play.log(table.id, seat, 10_000) if line.event not in everybody
        ]

    while not (found := [seat for seat in range(3) if await private(seat)]):
        table = await plays(house, table, table.awaited[0], stream)
    seat = found[0]
    await house.tables.seating.hand_over(table.id, who(table, seat), seat, DORA, house.click())
    await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    assert await private(seat) == []
