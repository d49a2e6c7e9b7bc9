"""Answers, panels, log, bots."""

from __future__ import annotations

import asyncio
import gc

import msgspec
import pytest

from bot.core.bots import next_question
from bot.core.errors import CoreError
from bot.core.match import Match
from bot.store.rows import Wait
from bot.tables.model import Place, TableError
from tests.tables.house import ANN, BO, CEM, House, build


async def test_answer_is_written_before_it_is_told(house: House) -> None:
    table = await house.game(ANN, BO)
    done = await house.move(table, tell=False)
    assert done.table.row.last == table.row.last + 1
    assert done.table.row.head == done.table.row.last
    assert [row.kind for row in await _outbox(house, table.id)] == ["board"]


async def test_a_match_that_goes_on_is_loaded_without_building_every_seats_view(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it can be read was tried at every press with all its views, and then asked of what is over alone."""
    table = await house.game(ANN, BO)
    monkeypatch.setattr(Match, "view", lambda match, seat: pytest.fail("a view was built"))
    loaded = await house.tables.look.at(table.id)
    assert loaded.match.save() == table.match.save()
    assert loaded.awaited == table.awaited


async def _outbox(house: House, table_id: int) -> list[object]:
    from bot.store import repository as repo

    return await repo.outbox(house.tables.database.reader, table_id, house.now)  # type: ignore[return-value]


async def test_wrong_seat_wrong_number_wrong_epoch_change_nothing(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    other = BO if person is ANN else ANN
    seat = table.seat_of(person.id)
    question = next_question(table.match, seat)
    choice = question.shape.options[0].id
    play = house.tables.play
    cases = [
        (CEM, table.row.epoch, question.no, choice, "error-not-seated"),
        (other, table.row.epoch, question.no, choice, "core-stale"),
        (person, table.row.epoch + 1, question.no, choice, "error-undo-epoch"),
        (person, table.row.epoch, question.no + 1, choice, "core-stale"),
        (person, table.row.epoch, question.no, "nowhere", "core-unknown-option"),
        (person, table.row.epoch, question.no, ["a", "b"], "core-malformed"),
        (person, table.row.epoch, question.no, None, "core-malformed"),
    ]
    for by, epoch, no, answer, key in cases:
        with pytest.raises(CoreError) as caught:
            await play.answer(table.id, by, epoch, no, answer, house.click())
        assert caught.value.key == key
    after = await house.tables.look.at(table.id)
    assert (after.row.state, after.row.last, after.row.revision) == (
        table.row.state,
        table.row.last,
        table.row.revision,
    )


async def test_same_interaction_answers_once(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    question = next_question(table.match, table.seat_of(person.id))
    choice = question.shape.options[0].id
    first = await house.tables.play.answer(table.id, person, 0, question.no, choice, 4242)
    again = await house.tables.play.answer(table.id, person, 0, question.no, choice, 4242)
    assert not first.repeated
    assert again.repeated
    assert again.table.row.last == first.table.row.last


async def test_hundred_simultaneous_clicks_one_is_taken(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    question = next_question(table.match, table.seat_of(person.id))
    choice = question.shape.options[0].id

    async def click() -> str:
        try:
            await house.tables.play.answer(table.id, person, 0, question.no, choice, house.click())
        except CoreError as error:
            return error.key
        return "taken"

    came = await asyncio.gather(*(click() for _ in range(100)))
    assert came.count("taken") == 1
    assert set(came) == {"taken", "core-stale"}
    assert (await house.tables.look.at(table.id)).row.last == table.row.last + 1


async def test_batch_is_all_or_nothing_and_one_undo_unit(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    match = table.match.copy()
    seat = table.seat_of(person.id)
    steps = []
    for _ in range(2):
        question = next_question(match, seat)
        steps.append(("", question.shape.options[0].id))
        match.answer(seat, question.no, question.shape.options[0].id)
    with pytest.raises(TableError) as caught:
        await house.tables.play.answer_all(table.id, person, [*steps, ("", "nowhere")], house.click())
    assert caught.value.key == "error-batch-refused"
    assert caught.value.details["number"] == 3
    assert (await house.tables.look.at(table.id)).row.state == table.row.state
    done = await house.tables.play.answer_all(table.id, person, steps, house.click())
    assert done.done == 2
    assert done.table.row.state.encode() == match.save()
    back = await house.tables.undo.ask(table.id, person, house.click())
    assert Match.load(back.row.state.encode()).view(None) == table.match.view(None)


async def test_panel_tells_what_happened_since(house: House) -> None:
    table = await house.game(ANN, BO)
    table = await house.turn(table)
    panel = await house.tables.play.panel(table.id, house.player(table))
    assert panel.question is not None
    assert {line.seat for line in panel.since} >= {1 - panel.seat}
    other = await house.tables.play.panel(table.id, BO if house.player(table) is ANN else ANN)
    assert other.question is None
    assert other.since == []
    with pytest.raises(TableError) as caught:
        await house.tables.play.panel(table.id, CEM)
    assert caught.value.key == "error-not-seated"


async def test_panel_names_the_next_table(house: House) -> None:
    table = await house.game(ANN, BO)
    second = await house.tables.lobby.open("metromania", Place(100, 201), ANN, "en", {}, house.click())
    await house.tables.lobby.join(second.id, BO, house.click())
    second = await house.tables.lobby.start(second.id, ANN, house.click())
    waiting = house.player(second)
    panel = await house.tables.play.panel(table.id, waiting)
    assert panel.next_table is not None
    assert panel.next_table.id == second.id


async def test_a_table_that_cannot_be_read_is_no_trouble_at_another(house: House) -> None:
    """As after a downgrade: the panel of one match looks at no other match."""
    table = await house.game(ANN, BO)
    person = house.player(table)
    broken = await house.tables.lobby.open("metromania", Place(100, 201), person, "en", {}, house.click())
    async with house.tables.desk.change(broken.id) as change:
        change.row.phase, change.row.state = "playing", "{}"
        change.row.waits = {0: Wait(0)}
    panel = await house.tables.play.panel(table.id, person)
    assert panel.question is not None
    assert panel.next_table is not None
    assert panel.next_table.id == broken.id


async def test_log_of_a_hidden_variant_shows_a_spectator_no_letters(house: House) -> None:
    table = await house.game(ANN, BO, CEM, variant="hidden")
    state = table.match.play.board
    public = msgspec.json.encode([line.event for line in await house.tables.play.log(table.id, None)]).decode()
    for seat, hand in enumerate(state.hands):
        own = msgspec.json.encode([line.event for line in await house.tables.play.log(table.id, seat)]).decode()
        for marker in hand:
            assert f'"{marker}"' in own
            assert f'"{marker}"' not in public


async def test_bots_play_their_seats(house: House) -> None:
    table = await house.game(ANN, bots=3)
    assert table.awaited == (0,)
    table = await house.finish(table)
    assert table.row.phase == "finished"
    assert table.match.result is not None
    assert table.row.waits == {}


async def test_bots_play_the_same_after_a_restart(tmp_path) -> None:
    states = []
    for number in range(2):
        house = await build(tmp_path / f"{number}.sqlite3")
        table = await house.lobby(ANN, bots=2)
        async with house.tables.desk.change(table.id) as change:
            change.row.secret = "ab" * 32
            change.row.joins = ["x"]
        await house.tables.lobby.start(table.id, ANN, house.click())
        if number:
            await house.tables.close()
            house = await build(tmp_path / f"{number}.sqlite3", house.channel)
        await house.tables.robots.play(table.id)
        states.append((await house.tables.look.at(table.id)).row.state)
        await house.tables.close()
    assert states[0] == states[1]


async def test_every_frame_can_be_loaded(house: House) -> None:
    table = await house.finish(await house.game(ANN, BO))
    match = table.match
    assert table.row.last > 1
    for no in range(1, table.row.last + 1):
        match = Match.load(await house.tables.desk.frames.unpack(house.tables.database.reader, table.id, no))
        assert match.save()
    assert match.result == table.match.result


async def test_choices_for_typed_commands(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    other = BO if person is ANN else ANN
    options = await house.tables.play.choices(table.id, person)
    assert len(options) > 10
    later = await house.tables.play.choices(table.id, person, earlier=[options[0].id])
    assert later
    assert {o.id for o in later} != {o.id for o in options}
    assert await house.tables.play.choices(table.id, person, earlier=["nowhere"]) == []
    assert await house.tables.play.choices(table.id, other) == []


async def test_key_frames_are_kept_within_their_room_and_read_again_when_needed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.keyframes._KEPT", 1)
    desk = house.tables.desk
    first = await house.game(ANN, BO)
    kept: list[bytes] = []
    for _ in range(6):
        moved = (await house.move(first)).table
        assert moved.row.state is not None
        kept.append(moved.row.state.encode())
    assert len(desk.frames.kept) == 1
    desk.frames._remember(99, 1, b"another table's")
    assert list(desk.frames.kept) == [(99, 1)]
    assert desk.frames.bytes == len(b"another table's")
    last = (await house.tables.look.at(first.id)).row.last
    found = [await desk.frames.unpack(desk.database.reader, first.id, no) for no in range(last - 5, last + 1)]
    assert found == kept


async def test_the_lock_of_a_table_nobody_talks_about_is_forgotten(house: House) -> None:
    table = await house.game(ANN, BO)
    desk = house.tables.desk
    async with desk.talking(table.id):
        assert desk.talking(table.id).locked()
        assert len(desk._talking) == 1
    gc.collect()
    assert len(desk._talking) == 0
